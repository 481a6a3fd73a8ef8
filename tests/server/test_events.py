"""Events of acts are shown until the next act: at tables, to later viewers, on plain pages and in replays."""

from __future__ import annotations

import pytest
from markupsafe import escape

import kaisho
from kaisho.errors import Word
from kaisho.game import WATCHER, Game
from kaisho.language import LANGUAGES, words
from kaisho.server.messages import EventView, plain_values
from kaisho.server.metrics import Metrics
from kaisho.server.pages.wording import event_in_words
from kaisho.server.screen import Faults, Screen
from kaisho.server.table import Table
from kaisho.server.table_messages import update_message
from tests.server.running import Client, Message, RunningServer
from tests.server.tables import opened, play_until, screen_of, started

DEADLOCK = ("c1-a3", "b8-h2", "a3-e7")
MATCHES = {"single": {}, "standard": {"match": "standard"}, "series": {"match": "series", "rounds": 3}}
LAST = {"single": "kamisado-deadlock-lost", "standard": "kamisado-deadlock-marked", "series": "kamisado-deadlock-point"}


def act(table: Table, text: str) -> None:
    seat = table.header.seat
    table.act(seat, table.count(seat), text, table.changed + 1)


def news_of(table: Table, seat: int = WATCHER) -> list[EventView]:
    """The events that a new viewer receives."""
    return update_message(table, screen_of(table), [], 0, None, seat).news


def event_ids(table: Table, seat: int = WATCHER) -> list[str]:
    return [news.id for news in news_of(table, seat)]


def screen(game: Game) -> Screen:
    return Screen(game, "here", Faults(Metrics()))


@pytest.mark.parametrize("match", MATCHES)
def test_a_deadlock_is_shown_until_the_next_act_and_again_when_that_is_taken_back(match: str) -> None:
    table = started("kamisado", options=MATCHES[match])
    for move in DEADLOCK:
        assert event_ids(table) == []
        act(table, move)
    assert event_ids(table)[0] == "kamisado-deadlock-moved"
    assert event_ids(table)[-1] == LAST[match]
    assert event_ids(table, 0) == event_ids(table, 1) == event_ids(table)
    if match == "single":
        return
    seat = table.header.seat
    act(table, "left" if match == "standard" else "c8-c4")
    assert event_ids(table) == []
    table.offer("back", seat, table.changed + 1)
    table.answer("back", 1 - seat, True, table.changed + 1)
    assert event_ids(table)[-1] == LAST[match]


@pytest.mark.parametrize("match", MATCHES)
def test_a_restored_table_has_the_events_of_its_last_act(match: str) -> None:
    table = started("kamisado", options=MATCHES[match])
    for move in DEADLOCK:
        act(table, move)
    restored = opened(kaisho.load("kamisado", **MATCHES[match]))
    restored.restore(table.status, table.layout, table.log, [], table.clock, table.offers, table.ending, table.changed)
    assert news_of(restored) == news_of(table) != []


def test_the_newest_acts_are_the_last_chosen_act_and_the_forced_ones_after_it() -> None:
    table = started("kamisado", options={"match": "marathon"})
    play_until(table, lambda table: table.log and table.log[-1].forced)
    forced = [entry.forced for entry, _ in table.newest]
    assert forced == [False] + [True] * (len(forced) - 1) != [False]
    assert [entry for entry, _ in table.newest] == table.acts[-len(forced) :]
    restored = opened(kaisho.load("kamisado", match="marathon"))
    restored.restore(table.status, table.layout, table.log, [], table.clock, table.offers, table.ending, table.changed)
    for (entry, before), (other, its_before) in zip(table.newest, restored.newest, strict=True):
        assert entry == other
        assert before is not None and its_before is not None
        assert table.game.to_bytes(before) == table.game.to_bytes(its_before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_sent_events_are_worded_like_those_of_the_game(match: str, language: str) -> None:
    game = kaisho.load("kamisado", **MATCHES[match])
    state = game.deal()
    for move in DEADLOCK:
        before = game.copy(state)
        number = game.play(state, move)
    sent = screen(game).news(before, number, state)
    expected = [news.say(language) for news in game.events(before, number, state)]
    assert [event_in_words(words(language), news) for news in sent] == expected


def test_values_are_sent_as_plain_data() -> None:
    inner = Word("kamisado-deadlock-tower", {"number": "1", "side": Word("kamisado-black")})
    assert plain_values({"towers": (inner, "x"), "side": Word("kamisado-white"), "last": "2"}) == {
        "towers": [{"word": "kamisado-deadlock-tower", "values": {"number": "1", "side": {"word": "kamisado-black"}}}, "x"],
        "side": {"word": "kamisado-white"},
        "last": "2",
    }


def test_games_with_hidden_information_have_no_events() -> None:
    game = kaisho.load("samurai")
    state = game.deal()
    before = game.copy(state)
    number = game.play(state, game.legal(state)[0])
    assert screen(game).news(before, number, state) == []
    assert EventView("x", {}).drawn is None


# --- a running server -------------------------------------------------------------------------------------------------


def play_moves(client: Client, match: str, *moves: str) -> str:
    """Open a table at which one person plays some moves for both sides, and return its id."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Guest"}]
    table: Message = client.post("/api/tables", {"game": "kamisado", "seats": seats, "options": MATCHES[match]})
    for number, move in enumerate(moves):
        client.post(f"/api/tables/{table['table']}/requests", {"do": "act", "act": move, "after": number})
    return str(table["table"])


@pytest.mark.parametrize("match", MATCHES)
def test_later_viewers_are_sent_why_the_round_ended(server: RunningServer, match: str) -> None:
    table = play_moves(server.guest(f"Ann {match}"), match, *DEADLOCK)
    late = server.guest(f"Late {match}")
    state = late.get(f"/api/tables/{table}")["state"]
    assert [news["id"] for news in state["news"]][-1] == LAST[match]
    assert [news["rule"] for news in state["news"]][:4] == [None, "Z6", None, "Z8"]
    drawn = state["news"][0]["drawn"]
    assert [tower["square"] for tower in drawn["passes"]] == ["h2", "e7"]
    watched = late.socket().watch(table)["state"]
    assert watched["news"] == state["news"]
    replayed = late.get(f"/api/tables/{table}/replay?at=3")
    assert replayed["news"] == state["news"]
    assert late.get(f"/api/tables/{table}/replay?at=2")["news"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_pages_explain_a_deadlock_at_the_table_and_in_the_replay(server: RunningServer, language: str) -> None:
    table = play_moves(server.guest(f"Plain {language}"), "series", *DEADLOCK)
    game = kaisho.load("kamisado", match="series", rounds=3)
    state = game.deal()
    for move in DEADLOCK:
        before = game.copy(state)
        number = game.play(state, move)
    expected = [news.say(language) for news in game.events(before, number, state)]
    client = server.anonymous()
    for path in (f"/plain/tables/{table}", f"/plain/tables/{table}/back?at=3"):
        page = client.call("GET", path, **{"Accept-Language": language}).body
        assert all(f"<p>{escape(sentence)}</p>" in page for sentence in expected), path
    earlier = client.call("GET", f"/plain/tables/{table}/back?at=2", **{"Accept-Language": language}).body
    assert expected[0] not in earlier


def test_the_plain_page_of_a_table_has_a_column_for_points_only_if_there_are_any(server: RunningServer) -> None:
    client = server.guest("Caminos points")
    header = f'<th scope="col">{words("en")("plain-points")}</th>'
    for options, counted in (({}, False), ({"scoring": "yes"}, True)):
        table = client.open("caminos", "me", "here:Guest", options=options)
        page = client.call("GET", f"/plain/tables/{table['table']}", **{"Accept-Language": "en"}).body
        assert (header in page) is counted
