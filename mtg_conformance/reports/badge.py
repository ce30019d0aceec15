"""A badge: the edition, and of how many rulings the engine passes how many. Made from a certificate alone.

It is of what the engine can do, and not of the gate, which asks for less: what is waived counts as what it is. There is
no percentage. A ruling of which nothing can be seen from outside is not counted. Where nothing is red and not every
ruling passed, the cases are counted, too (a ruling needs all of its own, and one that some of them skip would
look as if it had failed), and so are claims that did not run.
"""

from html import escape

import msgspec

from mtg_conformance.certificate import Certificate
from mtg_conformance.documents import foreign
from mtg_conformance.vocabulary.words import counted

__all__ = ["Badge", "badge", "endpoint", "svg"]

_COLORS = {"brightgreen": "#4c1", "yellow": "#b08800", "red": "#c9372c", "lightgrey": "#6e6e6e"}
_NARROW, _WIDE = "fijl.,:;|!'()[] 1rt/-I", "mwMW@%"


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """The content of the endpoint file of shields.io (https://shields.io/badges/endpoint-badge)."""

    schema_version: int = msgspec.field(name="schemaVersion", default=1)
    label: str
    message: str
    color: str


def badge(certificate: Certificate) -> Badge:
    """What a badge of this certificate says."""
    rulings = [ruling for ruling in certificate.rulings if ruling.verdict != "not testable"]
    passed = sum(ruling.verdict == "passed" for ruling in rulings)
    red_boards = 0 if certificate.boards is None else certificate.boards.counts.red
    message = f"{passed}/{len(rulings)} rulings"
    cases = certificate.counts
    if passed < len(rulings) and not certificate.is_red():
        message += f", {cases.passed}/{cases.cases} cases, none red"
    silent = len(certificate.silent_claims())
    if silent and not certificate.is_red():
        message += f", {counted(silent, 'claim')} not run"
    if red_boards:
        message += f", {counted(red_boards, 'red board')}"
    if certificate.partial:
        message += " (broken off)"
    elif certificate.suite.part:
        message += " (of a part)"
    if certificate.is_red():
        color = "red"
    elif certificate.partial or not cases.passed:
        color = "lightgrey"
    else:
        color = "brightgreen" if passed == len(rulings) and not (certificate.suite.part or silent) else "yellow"
    return Badge(label=f"mtg-conformance {foreign(certificate.suite.edition, 40)}", message=message, color=color)


def endpoint(badge: Badge) -> bytes:
    """The badge for shields.io, as JSON."""
    return msgspec.json.format(msgspec.json.encode(badge)) + b"\n"


def svg(badge: Badge) -> bytes:
    """The badge as a picture: two fields with text, and the same text for those who can't see it."""
    left, right = _width(badge.label), _width(badge.message)
    whole = left + right
    label, message = escape(badge.label), escape(badge.message)
    color = _COLORS[badge.color]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="20" role="img" \
aria-label="{label}: {message}">
  <title>{label}: {message}</title>
  <clipPath id="round"><rect width="{whole}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="{left}" height="20" fill="#444"/>
    <rect x="{left}" width="{right}" height="20" fill="{color}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
    <text x="{left / 2:g}" y="14" textLength="{left - 12}">{label}</text>
    <text x="{left + right / 2:g}" y="14" textLength="{right - 12}">{message}</text>
  </g>
</svg>
""".encode()


def _width(text: str) -> int:
    """About what Verdana of 11 pixels takes, and six pixels on each side. The text is fitted to it."""
    return round(sum(4 if c in _NARROW else 10.5 if c in _WIDE else 7 for c in text)) + 12
