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
    """Fetch a page, with time for compiling the rules that it needs."""
    return httpx.get(club.server.address + path, headers={"Accept-Language": language}, timeout=PATIENCE)


def text_of(club: Club, path: str, language: str = "en") -> str:
    return html.unescape(page(club, path, language).text)


def test_the_examples_are_listed_for_everybody(club: Club) -> None:
    listed = club.server.anonymous().get("/api/examples?language=nl")
    assert [each["id"] for each in listed] == list(examples.names())
    assert listed[2] == {
        "id": "kaito-exchange",
        "game": "kaito",
        "title": words("nl")("example-kaito-exchange-title"),
        "about": words("nl")("example-kaito-exchange-about"),
        "acts": 19,
    }


@pytest.mark.parametrize("example", examples.names())
def test_an_example_has_its_record_and_a_note_at_its_last_act(club: Club, example: str) -> None:
    response = club.server.anonymous().get(f"/api/examples/{example}?language=de")
    assert (response["id"], response["language"]) == (example, "de")
    record = Record.read(response["record"])
    assert (record.game.name, len(record.acts)) == (response["game"], response["acts"]) and record.state.over
    assert response["notes"][-1] == {"at": response["acts"], "text": words("de")(f"example-{example}-{response['acts']}")}
    assert response["end"] == words("de")(f"example-{example}-end")


def test_the_language_is_the_clients_unless_the_request_names_one(club: Club) -> None:
    nobody = club.server.anonymous()
    turkish = nobody.call("GET", "/api/examples/kaito-exchange", **{"Accept-Language": "tr-TR,en;q=0.5"})
    assert turkish.body["language"] == "tr"
    for language in LANGUAGES:
        response = nobody.get(f"/api/examples/kaito-exchange?language={language}")
        assert response["notes"][0]["text"] == words(language)("example-kaito-exchange-1")
    assert nobody.call("GET", "/api/examples?language=xx").status == 400


@pytest.mark.parametrize("path", ["/api/examples/chess", "/plain/examples/chess", "/plain/examples/kaito-exchange/20"])
def test_an_unknown_example_or_act_is_not_found(club: Club, path: str) -> None:
    assert page(club, path).status_code == 404


@pytest.mark.parametrize("name", ["..%2fsecret", "Kaito", "a" * 41, "a.b", "%00"])
def test_an_invalid_id_is_refused(club: Club, name: str) -> None:
    for path in ("/api/examples/", "/plain/examples/"):
        assert page(club, path + name).status_code in (400, 404)


def test_an_example_can_be_read_on_plain_pages_from_start_to_end(club: Club) -> None:
    """Links are enough, and changing the language does not change the position."""
    say, last = words("fr"), len(examples.record("kaito-exchange").acts)
    path = "/plain/examples/kaito-exchange"
    assert f'href="{path}"' in text_of(club, "/plain/examples", "fr")
    for at in range(last + 1):
        text = text_of(club, path, "fr")
        assert say("plain-ply", at=at, last=last) in text
        assert (say(f"example-kaito-exchange-{at}") if at else say("example-kaito-exchange-about")) in text
        assert (say("example-kaito-exchange-end") in text) == (at == last)
        assert f'name="back" value="{path}"' in text
        path = f"/plain/examples/kaito-exchange/{at + 1}"
        assert (f'rel="next" href="{path}"' in text) == (at < last)


def test_a_plain_page_within_a_turn_has_the_note_of_the_turn(club: Club) -> None:
    say = words("en")
    assert say("example-samurai-three-40") in text_of(club, "/plain/examples/samurai-three/40")
    assert say("example-samurai-three-43") in text_of(club, "/plain/examples/samurai-three/41")
