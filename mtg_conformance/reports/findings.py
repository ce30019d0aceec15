"""The page of findings: what the suite found in which engine and version, made from the folders
`adapters/*/findings`.

    python -m mtg_conformance.reports.findings adapters > docs/findings.md
"""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mtg_conformance.documents import DocumentError, read_case
from mtg_conformance.reports.words import board_in_words, script_in_words

__all__ = ["findings_page"]

HEAD = """# Findings

Faults that the suite found in engines that nobody here wrote. Each was looked at from the rules before it was called
a fault, and each has the smallest board that we know, which the reference engine passes. Play one again with
`mtg-conformance run FILE --engine NAME`. A fault of a helper is one in a card or mechanism that cases lean on: its
control is red, and what needs it is blocked instead of failed.

Made from `adapters/*/findings`, not by hand.
"""


def findings_page(adapters: Path) -> str:
    """The page as Markdown: an engine a chapter, a finding a section. `adapters`: the folder of the
    adapters. Raises DocumentError if a findings file can't be read."""
    parts = [HEAD]
    for file in sorted(adapters.glob("*/findings/findings.toml")):
        try:
            index = tomllib.loads(file.read_text("utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise DocumentError(f"{file}: {error}") from None
        engine = file.parent.parent.name
        parts.append(f"## {index['engine']} {index['version']}\n")
        parts += [_section(one, file.parent, engine) for one in index["finding"]]
    return "\n".join(parts)


def _section(finding: Mapping[str, Any], folder: Path, engine: str) -> str:
    about = "a helper" if finding["about"] == "helper" else "a ruling"
    lines = [
        f"### {finding['name'].replace('-', ' ').capitalize()}",
        "",
        f"About {about}; CR {', '.join(finding['cr'])}."
        + (f" Found by {finding['found_by']}." if "found_by" in finding else ""),
        "",
        f"**What it does.** {_one_line(finding[engine])}",
        "",
        f"**What the rules say.** {_one_line(finding['rules'])}",
        "",
    ]
    if finding["cases"]:
        cases = finding["cases"]
        shown = ", ".join(f"`{one}`" for one in cases[:4])
        lines += [f"**Red cases.** {len(cases)}: {shown}{', …' if len(cases) > 4 else ''}", ""]
    if "claims" in finding:
        claims = finding["claims"]
        lines += [f"**Red claims about any board.** {len(claims)}: {', '.join(f'`{one}`' for one in claims)}", ""]
    for name in finding["files"]:
        case = read_case(folder / name)
        told = [*board_in_words(case.situation), script_in_words(case.situation)]
        lines += [f"`adapters/{engine}/findings/{name}`", "", "```text", *told, "```", ""]
    return "\n".join(lines)


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    sys.stdout.write(findings_page(Path(sys.argv[1])))
