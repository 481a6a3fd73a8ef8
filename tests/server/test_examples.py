"""Example games over HTTP and as plain pages."""

from __future__ import annotations

import html

import httpx
import pytest

from kaisho import examples
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from tests.server.conftest import Club
from tests.server.running import PATIENCE


def page(club: Club, path: str, language: str = "en") -> httpx.Response:
    """A page, once the rules that it needs are compiled."""
    return httpx.get(club.server.address + path, headers={"Accept-Language": language}, timeout=PATIENCE)


def text_of(club: Club, path: str, language: str = "en") -> str:
    return html.unescape(page(club, path, language).text)


def test_the_examples_are_listed_for_everybody(club: Club) -> None:
    listed = club.server.nobody().get("/api/examples?language=nl")
    assert [each["id"] for each in listed] == list(examples.names())
    assert listed[2] == {
        "id": "kaito-exchange",
        "game": "kaito",
        "title": words("nl")("example-kaito-exchange-title"),
        "about": words("nl")("example-kaito-exchange-about"),
        "acts": 19,
    }


@pytest.mark.parametrize("example", examples.names())
def test_an_example_comes_with_its_record_and_a_note_at_its_last_act(club: Club, example: str) -> None:
    told = club.server.nobody().get(f"/api/examples/{example}?language=de")
    assert (told["id"], told["language"]) == (example, "de")
    record = Record.read(told["record"])
    assert (record.game.name, len(record.acts)) == (told["game"], told["acts"]) and record.state.over
    assert told["notes"][-1] == {"at": told["acts"], "text": words("de")(f"example-{example}-{told['acts']}")}
    assert told["end"] == words("de")(f"example-{example}-end")


def test_the_language_is_the_askers_unless_another_is_asked_for(club: Club) -> None:
    nobody = club.server.nobody()
    turkish = nobody.call("GET", "/api/examples/kaito-exchange", **{"Accept-Language": "tr-TR,en;q=0.5"})
    assert turkish.body["language"] == "tr"
    for language in LANGUAGES:
        told = nobody.get(f"/api/examples/kaito-exchange?language={language}")
        assert told["notes"][0]["text"] == words(language)("example-kaito-exchange-1")
    assert nobody.call("GET", "/api/examples?language=xx").status == 400


@pytest.mark.parametrize("path", ["/api/examples/chess", "/plain/examples/chess", "/plain/examples/kaito-exchange/20"])
def test_what_is_not_there_is_not_found(club: Club, path: str) -> None:
    assert page(club, path).status_code == 404


@pytest.mark.parametrize("name", ["..%2fsecret", "Kaito", "a" * 41, "a.b", "%00"])
def test_what_cannot_be_an_id_is_refused(club: Club, name: str) -> None:
    for path in ("/api/examples/", "/plain/examples/"):
        assert page(club, path + name).status_code in (400, 404)


def test_an_example_is_read_as_plain_pages_from_its_start_to_its_end(club: Club) -> None:
    """Nothing but links is needed, and the place stays when the language changes."""
    say, last = words("fr"), len(examples.record("kaito-exchange").acts)
    path = "/plain/examples/kaito-exchange"
    assert f'href="{path}"' in text_of(club, "/plain/examples", "fr")
    for at in range(last + 1):
        shown = text_of(club, path, "fr")
        assert say("plain-ply", at=at, last=last) in shown
        assert (say(f"example-kaito-exchange-{at}") if at else say("example-kaito-exchange-about")) in shown
        assert (say("example-kaito-exchange-end") in shown) == (at == last)
        assert f'name="back" value="{path}"' in shown
        path = f"/plain/examples/kaito-exchange/{at + 1}"
        assert (f'rel="next" href="{path}"' in shown) == (at < last)


def test_a_plain_page_within_a_turn_has_the_note_of_the_turn(club: Club) -> None:
    say = words("en")
    assert say("example-samurai-three-40") in text_of(club, "/plain/examples/samurai-three/40")
    assert say("example-samurai-three-43") in text_of(club, "/plain/examples/samurai-three/41")
