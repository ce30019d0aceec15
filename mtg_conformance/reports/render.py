"""Templates to pages. A page holds all that it needs, and lets nothing run but its own script.

What is escaped is escaped by the template library; what can't be seen is made visible on the way.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache, partial
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from mtg_conformance.documents.foreign import foreign, visible

__all__ = ["SYMBOLS", "anchor", "render", "when"]

SYMBOLS: Mapping[str, str] = {
    "passed": "✓",
    "failed": "✗",
    "error": "!",
    "not run": "○",
    "not certified": "○",
    "indeterminate": "?",
    "not testable": "–",  # noqa: RUF001
}
"""What stands beside each verdict, so that no colour is needed to tell them apart."""


def render(template: str, **values: object) -> str:
    """A page of ours with its style and script, both named in the policy that lets nothing else run."""
    style, script = _file("style.css"), _file("script.js")
    page = _environment().get_template(template)
    return page.render(
        style=Markup(style),  # ours, from the package
        script=Markup(script),
        style_hash=_hash(style),
        script_hash=_hash(script),
        symbols=SYMBOLS,
        **values,
    )


def when(moment: str) -> str:
    """A moment as people read it; as it stands if it is none."""
    try:
        return f"{datetime.fromisoformat(moment).astimezone(UTC):%Y-%m-%d %H:%M} UTC"
    except (ValueError, OverflowError):
        return foreign(moment, 40)


def anchor(kind: str, id: str) -> str:
    """A name to link to, made of letters, digits, dots and hyphens alone."""
    return f"{kind}-{re.sub(r'[^a-z0-9.-]+', '-', id.lower())[:120]}"


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("mtg_conformance.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_visible,
    )
    environment.filters |= {"as_text": _as_text, "foreign": foreign, "when": when, "anchor": partial(anchor, "case")}
    return environment


def _visible(value: object) -> object:
    """Whatever stands between braces in a template: nothing that can't be seen goes onto a page."""
    return visible(value, keep="\n") if isinstance(value, str) and not isinstance(value, Markup) else value


def _as_text(value: str) -> Markup:
    """Escaped for where text stands and no attribute: quotes, of which JSON has many, may stay."""
    return Markup(str(escape(_visible(value))).replace("&#34;", '"').replace("&#39;", "'"))


@lru_cache(maxsize=8)
def _file(name: str) -> str:
    return files("mtg_conformance.reports").joinpath("templates", name).read_text("utf-8")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
