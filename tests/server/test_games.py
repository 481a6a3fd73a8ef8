"""What the games are made of, over HTTP: the meaning of every act number, made once and sent compressed."""

from __future__ import annotations

import gzip
import json
import urllib.request
from pathlib import Path

import pytest

from kaisho.games import game_class, load, names
from tests.server.conftest import Club
from tests.server.running import RunningServer


def asked(server: RunningServer, game: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The answer as it comes over the line."""
    request = urllib.request.Request(f"{server.address}/api/games/{game}/acts", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.status, {name.lower(): value for name, value in response.headers.items()}, response.read()


@pytest.mark.parametrize("name", names())
def test_the_meaning_of_every_act_is_public(server: RunningServer, name: str) -> None:
    game = load(name)
    _, headers, content = asked(server, name)
    assert "content-encoding" not in headers and headers["content-type"].startswith("application/json")
    assert json.loads(content) == [game.describe(act) for act in range(game.num_acts)]


@pytest.mark.parametrize("name", names())
def test_it_is_small_enough_for_a_telephone(server: RunningServer, name: str) -> None:
    _, headers, content = asked(server, name, **{"Accept-Encoding": "br, gzip;q=0.8"})
    assert headers["content-encoding"] == "gzip" and headers["vary"] == "Accept-Encoding"
    assert len(content) < 60_000
    assert json.loads(gzip.decompress(content))[0]["do"]
    _, headers, _ = asked(server, name, **{"Accept-Encoding": "gzip;q=0, identity"})
    assert "content-encoding" not in headers


def test_a_client_with_the_current_version_gets_no_content(club: Club) -> None:
    visitor = club.server.nobody()
    first = visitor.call("GET", "/api/games/kaito/acts")
    assert first.headers["cache-control"] == "public, no-cache"
    again = visitor.call("GET", "/api/games/kaito/acts", **{"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status, again.body, again.headers["etag"]) == (304, "", first.headers["etag"])
    assert visitor.call("GET", "/api/games/kaito/acts", **{"If-None-Match": '"other"'}).status == 200
    assert visitor.call("GET", "/api/games/samurai/acts").headers["etag"] != first.headers["etag"]


def test_a_game_that_is_not_played_here_has_none(club: Club) -> None:
    reply = club.server.nobody().call("GET", "/api/games/chess/acts")
    assert (reply.status, reply.body["code"]) == (404, "unknown-game")


def test_a_table_tells_the_board_of_its_game_and_options(club: Club) -> None:
    ann = club.guest("Ann")
    for name, options in (("samurai", {"players": 3}), ("caminos", {"board": "ring"}), ("kamisado", {})):
        seats = ["me", *["here"] * (int(options.get("players", 2)) - 1)]
        assert ann.open(name, *seats, options=options)["board"] == load(name, **options).board()


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_picture_that_shows_a_game_being_played(server: RunningServer, name: str) -> None:
    shown = server.nobody().get(f"/api/games/{name}/picture")
    game = load(name, **shown["options"])
    assert shown["board"] == game.board()
    start = game.deal(seed=3)
    assert shown["view"] != game.view(start, -1) and shown["view"].keys() == game.view(start, -1).keys()


@pytest.mark.parametrize("name", names())
def test_a_game_says_whether_the_browser_has_a_board_for_it(name: str) -> None:
    boards = Path(__file__).parents[2] / "web" / "src" / "boards" / name
    assert game_class(name).own_board == (boards / "Board.svelte").is_file()
    assert (boards / "Emblem.svelte").is_file()
