"""Constant data of games over HTTP: the meaning of every act number, boards and pictures."""

from __future__ import annotations

import gzip
import json
import urllib.request
from pathlib import Path

import pytest

from kaisho.games import game_class, load, names
from tests.server.conftest import Club
from tests.server.running import RunningServer


def get_acts(server: RunningServer, game: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Request the meanings of a game's acts; return the status, the headers and the undecoded body."""
    request = urllib.request.Request(f"{server.address}/api/games/{game}/acts", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.status, {name.lower(): value for name, value in response.headers.items()}, response.read()


@pytest.mark.parametrize("name", names())
def test_the_meaning_of_every_act_is_public(server: RunningServer, name: str) -> None:
    game = load(name)
    _, headers, content = get_acts(server, name)
    assert "content-encoding" not in headers and headers["content-type"].startswith("application/json")
    assert json.loads(content) == [game.describe(act) for act in range(game.num_acts)]


@pytest.mark.parametrize("name", names())
def test_the_meanings_of_acts_are_compressed_and_small_enough_for_a_phone(server: RunningServer, name: str) -> None:
    _, headers, content = get_acts(server, name, **{"Accept-Encoding": "br, gzip;q=0.8"})
    assert headers["content-encoding"] == "gzip" and headers["vary"] == "Accept-Encoding"
    assert len(content) < 60_000
    assert json.loads(gzip.decompress(content))[0]["do"]
    _, headers, _ = get_acts(server, name, **{"Accept-Encoding": "gzip;q=0, identity"})
    assert "content-encoding" not in headers


def test_a_client_with_the_current_version_gets_304(club: Club) -> None:
    client = club.server.anonymous()
    first = client.call("GET", "/api/games/kaito/acts")
    assert first.headers["cache-control"] == "public, no-cache"
    again = client.call("GET", "/api/games/kaito/acts", **{"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status, again.body, again.headers["etag"]) == (304, "", first.headers["etag"])
    assert client.call("GET", "/api/games/kaito/acts", **{"If-None-Match": '"other"'}).status == 200
    assert client.call("GET", "/api/games/samurai/acts").headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize("document", ["acts", "picture", "emblem.svg", "words/de"])
def test_every_document_of_a_game_is_answered_with_304_when_it_is_current(club: Club, document: str) -> None:
    client, path = club.server.anonymous(), f"/api/games/kaito/{document}"
    first = client.call("GET", path)
    again = client.call("GET", path, **{"If-None-Match": first.headers["etag"]})
    assert (first.status, again.status, again.body) == (200, 304, "")


def test_an_unknown_game_is_not_found(club: Club) -> None:
    reply = club.server.anonymous().call("GET", "/api/games/chess/acts")
    assert (reply.status, reply.body["code"]) == (404, "unknown-game")


def test_a_table_has_the_board_of_its_game_and_options(club: Club) -> None:
    ann = club.guest("Ann")
    for name, options in (("samurai", {"players": 3}), ("caminos", {"board": "ring"}), ("kamisado", {})):
        seats = ["me", *["here"] * (int(options.get("players", 2)) - 1)]
        assert ann.open(name, *seats, options=options)["board"] == load(name, **options).board()


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_picture_that_shows_a_game_being_played(server: RunningServer, name: str) -> None:
    picture = server.anonymous().get(f"/api/games/{name}/picture")
    game = load(name, **picture["options"])
    assert picture["board"] == game.board()
    start = game.deal(seed=3)
    assert picture["view"] != game.view(start, -1) and picture["view"].keys() == game.view(start, -1).keys()


@pytest.mark.parametrize("name", names())
def test_a_game_declares_whether_the_browser_has_a_board_for_it(name: str) -> None:
    boards = Path(__file__).parents[2] / "web" / "src" / "boards" / name
    assert game_class(name).own_board == (boards / "Board.svelte").is_file()
    assert (boards / "Emblem.svelte").is_file()
