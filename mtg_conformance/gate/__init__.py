"""What a maintainer's CI asks of a certificate: is anything worse than it was, and what is let pass for now?

A gate decides about verdicts and changes none. It compares two certificates (`differences`), knows what
is waived (`waivers`) and what reds come from (`causes`), and says what that means for the one who waits for it
(`decision`).
"""

from mtg_conformance.gate.causes import HOW_FAR, RootCause, Support, support_of
from mtg_conformance.gate.decision import Decision, decide
from mtg_conformance.gate.differences import Change, Differences, Entry, Kind, RulingChange, compare, entries
from mtg_conformance.gate.waivers import Complaint, Waiver, WaiverFile, WaiverProblem, read_waivers

__all__ = [
    "HOW_FAR",
    "Change",
    "Complaint",
    "Decision",
    "Differences",
    "Entry",
    "Kind",
    "RootCause",
    "RulingChange",
    "Support",
    "Waiver",
    "WaiverFile",
    "WaiverProblem",
    "compare",
    "decide",
    "entries",
    "read_waivers",
    "support_of",
]
