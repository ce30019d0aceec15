"""The pages in a real browser: nothing runs that is not ours, nothing is fetched, and everybody can read them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

OPEN_ALL = "document.querySelectorAll('details').forEach(one => one.open = true)"
Opener = Callable[..., "Page"]

COLOURS = """() => {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas').getContext('2d');
  const channels = name => {
    canvas.fillStyle = style.getPropertyValue('--' + name).trim();
    return [1, 3, 5].map(n => parseInt(canvas.fillStyle.slice(n, n + 2), 16));
  };
  return Object.fromEntries(NAMES.map(name => [name, channels(name)]));
}"""
GROUNDS = ("page", "card", "half", "badback", "codeback")
WRITING = ("ink", "soft", "link", "good", "bad", "open", "else", "changed")


@pytest.fixture
def opened(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page by the name of its fixture. At the end nothing may have been asked of any network, no script of
    an engine's may have run, and the browser may have nothing to complain of."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_page(name: str, width: int = 1000, **options: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 800}, **options)
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        address = Path(request.getfixturevalue(name)).as_uri()
        page.on("console", lambda message: complaints.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("dialog", lambda dialog: complaints.append(f"dialog: {dialog.message}"))
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.partition("#")[0] in (address, "data:,")
                else complaints.append(f"request: {asked.url[:200]}")
            ),
        )
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        assert context.pages[0].evaluate("window.harmed") is None
        context.close()
    assert complaints == []


def height(thing: Locator) -> float:
    """How high it stands on the page; 0 where it is not to be seen."""
    box = thing.bounding_box()
    return 0 if box is None else box["height"]


def contrast(one: list[int], other: list[int]) -> float:
    """The contrast of two colours as WCAG 2 defines it, from 1 to 21."""

    def luminance(channels: list[int]) -> float:
        parts = [c / 255 for c in channels]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["report", "hostile_report", "matrix"])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(opened: Opener, name: str) -> None:
    page = opened(name, width=320)
    page.evaluate(OPEN_ALL)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate("document.documentElement.scrollHeight") > 2000


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_writing_stands_out_from_what_it_is_written_on(opened: Opener, scheme: str) -> None:
    colours = opened("report", color_scheme=scheme).evaluate(COLOURS.replace("NAMES", str([*GROUNDS, *WRITING])))
    for text, ground in itertools.product(WRITING, GROUNDS):
        assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    brightness = sum(colours["page"])
    assert brightness < 150 if scheme == "dark" else brightness > 600


@pytest.mark.parametrize(("name", "scheme"), [("small_report", "light"), ("small_report", "dark"), ("matrix", "dark")])
def test_axe_finds_nothing_against_it(opened: Opener, name: str, scheme: str) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed (see `dev`)")
    page = opened(name, color_scheme=scheme)
    page.evaluate(OPEN_ALL)
    result = axe.Axe().run(page).response
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in result["violations"]] == []
    assert len(result["passes"]) > 20


def test_keys_alone_reach_and_open_everything(opened: Opener) -> None:
    page = opened("report")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.tagName"))
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid"
        if page.evaluate("document.activeElement.parentElement.matches('details.more:not([open])')"):
            break
    assert {"A", "INPUT", "BUTTON", "SUMMARY"} <= seen
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.parentElement.open")


def test_headings_are_in_order_and_pictures_have_words(opened: Opener) -> None:
    page = opened("report")
    levels = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(one => +one.tagName[1])")
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels))
    pictures = page.evaluate(
        "[...document.querySelectorAll('svg')].map(one => [one.getAttribute('role'),"
        " ...one.getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id).textContent)])"
    )
    assert len(pictures) > 50
    for role, title, told in pictures:
        assert role == "img"
        assert title
        assert "Alice, 20 life" in told
    assert page.evaluate("['main', 'header', 'footer'].map(one => document.querySelectorAll(one).length)") == [1, 1, 1]


def test_without_scripts_all_of_it_is_there(opened: Opener) -> None:
    page = opened("report", java_script_enabled=False)
    assert page.locator("details.is-failed[open]").count() > 5
    assert page.locator("details.is-failed svg").first.is_visible()
    assert page.locator("#tools").is_hidden()
    page.locator("details.group > summary").first.click()
    assert page.locator("details.group details.case").first.is_visible()


def test_red_comes_first_and_green_is_folded(opened: Opener) -> None:
    page = opened("report")
    verdicts = page.evaluate("[...document.querySelectorAll('.ruling details.case')].map(one => one.className)")
    assert verdicts == sorted(verdicts, key=["case is-failed", "case is-not-run", "case is-passed"].index)
    assert page.evaluate("document.querySelectorAll('details.is-passed[open]').length") == 0
    picture = page.locator("details.is-failed").first.locator("svg")
    assert "expected" in picture.nth(1).inner_html()
    assert [
        one.split(",")[0] for one in page.locator("details.is-failed").first.locator("figcaption").all_inner_texts()
    ] == [
        "Before",
        "On XMage",
        "By the rules",
    ]


def test_the_search_shows_only_what_is_looked_for(opened: Opener) -> None:
    page = opened("report")
    page.get_by_role("searchbox").fill("umbra-armor.5.creature-first.planar")
    shown = page.locator("details.case:visible > summary > code").all_inner_texts()
    assert shown == ["umbra-armor.5.creature-first.planar-cleansing"]
    page.get_by_role("searchbox").fill("")
    assert page.locator("details.is-failed:visible").count() > 5


def test_the_case_is_copied_or_at_least_selected(opened: Opener) -> None:
    page = opened("report")
    page.locator("details.is-failed").first.get_by_text("The case as JSON").click()
    button = page.locator("details.is-failed").first.get_by_role("button")
    button.click()
    page.wait_for_function("button => button.textContent !== 'Copy'", arg=button.element_handle())
    assert button.inner_text() in ("Copied", "Selected")


def test_a_link_to_a_folded_case_opens_it(opened: Opener) -> None:
    page = opened("report")
    id = "case-umbra-armor.5.creature-first.planar-cleansing"
    assert page.locator(f"[id='{id}']").is_hidden()
    page.evaluate("id => { location.hash = id }", id)
    page.wait_for_function("id => document.getElementById(id).open", arg=id)
    assert page.locator(f"[id='{id}'] svg").first.is_visible()


def test_on_paper_the_account_of_what_is_red_is_open(opened: Opener) -> None:
    page = opened("report")
    page.emulate_media(media="print")
    account = page.locator("details.is-failed").first.locator("details.print ul").first
    assert height(account) > 20
    assert page.locator("details.is-passed svg").first.is_hidden()
    assert page.locator("#tools").is_hidden()
    paper = page.pdf(format="A4")
    assert paper.startswith(b"%PDF-")
    assert paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page/") > 3


def test_the_matrix_shows_which_rows_differ(opened: Opener) -> None:
    page = opened("matrix")
    assert page.locator("thead th").count() == 5
    assert page.locator("tbody tr.differs th").first.inner_text().startswith("≠ differ")
    page.get_by_role("button", name="Only rows that differ").click()
    rows = page.locator("tbody tr:visible")
    assert rows.count() == page.locator("tr.differs").count() == page.locator("tbody tr").count() - 1
    assert page.get_by_role("button", name="Only rows that differ").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("name", ["hostile_report", "matrix"])
def test_an_engine_gets_nothing_but_text_onto_a_page(opened: Opener, name: str) -> None:
    page = opened(name)
    page.evaluate(OPEN_ALL)
    page.wait_for_timeout(100)
    inside = "document.querySelectorAll('img, iframe, object, embed, form, [onerror], [onload], [style]').length"
    assert page.evaluate(inside) == 0
    assert page.evaluate("[document.scripts.length, document.querySelectorAll('style').length]") == [1, 1]
    links = page.evaluate("[...document.querySelectorAll('a, link, svg *')].map(one => one.getAttribute('href'))")
    assert all(href is None or href.startswith("#") or href == "data:," for href in links)
    text = page.evaluate("document.body.textContent")
    assert "<script>window.harmed" in text
    assert not set(text) & set("\u202e\u2066\x1b\x07\x00\x9b")
    assert "{{ 7 * 7 }}" in text or name == "matrix"
    assert height(page.locator("h1")) < 400
    assert len(page.content()) < 4_000_000
