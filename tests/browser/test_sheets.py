"""Score sheets in the browser: links, axe, and printing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import screenshot


def test_rules_courses_studies_and_finished_games_link_to_score_sheets(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    for path in ("/rules/kamisado", "/learn/kamisado"):
        page = ann.go(path)
        page.get_by_role("link", name="Empty score sheet").click()
        page.wait_for_url("**/plain/sheet/blank/kamisado")
        assert page.locator(".sheet > svg").count() == 1
    table = ann.open_game("kamisado", "here")
    for number, act in enumerate(("c1-a3", "b8-h2", "a3-e7")):
        ann.client.post(f"/api/tables/{table['table']}/requests", {"do": "act", "after": number, "act": act})
    page = ann.go(f"/tables/{table['table']}")
    page.get_by_role("link", name="Score sheet").click()
    page.wait_for_url(f"**/plain/sheet/table/{table['table']}")
    assert "Deadlock" in page.locator(".sheet").first.inner_html()
    page = ann.go(f"/study/table/{table['table']}")
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Score sheet").click()
    assert "Deadlock" in opened.value.locator(".sheet").first.inner_html()
    opened.value.close()


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_only_the_sheet_is_printed_page_by_page(
    new_person: NewPerson, paper: str, size: tuple[int, int], tmp_path: Path
) -> None:
    page = new_person("Ann").go(f"/plain/sheet/blank/kamisado?match=standard&paper={paper}")
    sheets = page.locator(".sheet").count()
    assert sheets == 3 and page.locator("#print").is_visible()
    page.emulate_media(media="print")
    for hidden in ("body > header", "body > footer", ".sheet-tools"):
        assert not page.locator(hidden).is_visible()
    data = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert [(round(float(x)), round(float(y))) for x, y in boxes] == [size] * sheets


@pytest.mark.parametrize(("scheme", "width"), [("light", 1440), ("dark", 360)])
def test_sheets_are_complete_on_every_screen(new_person: NewPerson, scheme: str, width: int) -> None:
    ann = new_person("Ann", scheme=scheme, width=width, height=800)
    for name in ("blank/kamisado", "blank/kaito", "blank/caminos", "blank/samurai?players=4", "record"):
        page = ann.go(f"/plain/sheet/{name}")
        screenshot(page, f"sheet-{re.sub('[^a-z]+', '-', name)}-{width}-{scheme}")
        assert ann.axe() == [] and ann.overflow() <= 0 and ann.errors == []
