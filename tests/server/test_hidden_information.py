"""Nothing that a seat may not know reaches it, a watcher, a log or a metric before the game is over."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

import kaisho
from kaisho.server.clock import Control
from kaisho.server.club_clock import now_ms
from kaisho.server.folder import DataFolder
from kaisho.server.people import add_guest, sign, start_login
from kaisho.server.seats import Seat
from kaisho.server.store import open_engine
from kaisho.server.store.migrate import upgrade
from kaisho.server.store.schema import tables
from kaisho.server.table import Table
from tests.server.clubs import UNLIMITED, Client, ClubProcess, Listener, serving
from tests.server.stores import insert, put
from tests.server.tables import without_times

METRICS_TOKEN = "a-token-for-the-metrics-only"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Wim")
HIDDEN_SEAT = 1
PICKS = (("+S1", "+S2", "+S3", "+W1", "+K1"), ("+S1", "+S2", "+H2", "+B4", "+F"))
"""The tiles that the hidden seat picks at the two tables. Two of them are the same."""


class Twins:
    """Two tables of Samurai that differ only in the tiles of seat 1: the order of its supply and the hand it picks."""

    def __init__(self, players: int) -> None:
        self.game = kaisho.load("samurai", players=players)
        first = self.game.shuffle(players)
        second = first.copy()
        hidden_tiles = slice(20 * HIDDEN_SEAT, 20 * HIDDEN_SEAT + 20)
        second[hidden_tiles] = self.game.shuffle(players + 50)[hidden_tiles]
        assert (first != second).any()
        self.layouts = (first, second)
        self.ids = (f"first{players}", f"second{players}")

    def tables(self) -> list[Table]:
        now = now_ms()
        tables = []
        for id, layout in zip(self.ids, self.layouts, strict=True):
            seats = [Seat("person", number + 1, None, NAMES[number]) for number in range(self.game.seats)]
            more: dict[str, Any] = {"control": Control(), "rated": False, "listed": True, "takebacks": True}
            table = Table(id, self.game, seats, invite="x" * 20, owner=1, now=now, **more)
            table.start(now, layout)
            tables.append(table)
        return tables


def prepare(folder: Path, tables: list[Table]) -> list[str]:
    """Create a data folder with people and tables, and return the people's cookies."""
    data = DataFolder(folder / "data")
    data.make()
    engine = open_engine(data.url)
    upgrade(engine)
    tokens: list[bytes] = []

    def write(connection: Any) -> None:
        for name in NAMES:
            person = add_guest(connection, name, "en", now_ms())
            tokens.append(start_login(connection, person.id, now_ms()))
        for table in tables:
            insert(connection, table)

    put(engine, write)
    engine.dispose()
    return [sign(data.secret(), token) for token in tokens]


class Party:
    """Everybody at the twin tables: the players, a watcher with a name, and one without."""

    def __init__(self, club: ClubProcess, cookies: list[str], twins: Twins) -> None:
        self.twins = twins
        seats = twins.game.seats
        self.seated = [Client(club.address, cookie=cookie) for cookie in cookies[:seats]]
        self.others = [Client(club.address, cookie=cookies[-1]), Client(club.address)]
        self.listeners = [[person.socket() for person in (*self.seated, *self.others)] for _ in twins.ids]
        for id, listeners in zip(twins.ids, self.listeners, strict=True):
            for listener in listeners:
                listener.watch(id)

    def state(self, twin: int, seat: int) -> dict[str, Any]:
        state: dict[str, Any] = self.seated[seat].get(f"/api/tables/{self.twins.ids[twin]}")["state"]
        return state

    def act(self, twin: int, seat: int, act: int | str) -> None:
        count = self.state(twin, seat)["count"]
        answer = self.listeners[twin][seat].ask(do="act", table=self.twins.ids[twin], after=count, act=act)
        assert answer["type"] == "done", answer

    def preview(self, twin: int, *acts: int | str) -> None:
        """Request previews for everybody; all but the seats to act are refused."""
        for listener in self.listeners[twin]:
            for act in acts:
                listener.send(do="preview", table=self.twins.ids[twin], act=act, id=7)
                listener.wait_for("preview", "refused")

    def look_back(self, twin: int) -> None:
        """Request past positions for everybody, also from seats that are not theirs."""
        for listener in self.listeners[twin]:
            for acts in (0, 3, 9, 10, 12, 16, 99):
                for seat in (None, HIDDEN_SEAT):
                    fields = {} if seat is None else {"seat": seat}
                    listener.send(do="past", table=self.twins.ids[twin], acts=acts, id=8, **fields)
                    listener.wait_for("past", "refused")

    def play(self, chance: Random) -> int:
        """Play the same acts at both tables, except for the picks of the hidden seat. Return their number."""
        for seat in range(self.twins.game.seats):
            for number in range(5):
                for twin in (0, 1):
                    self.preview(twin, PICKS[0][number])
                    self.act(twin, seat, (PICKS[twin] if seat == HIDDEN_SEAT else PICKS[0])[number])
        for played in range(16):
            states = [self.state(twin, 0) for twin in (0, 1)]
            assert states[0]["to_act"] == states[1]["to_act"]
            [seat] = states[0]["to_act"]
            legal = [self.state(twin, seat)["legal"] for twin in (0, 1)]
            assert seat == HIDDEN_SEAT or legal[0] == legal[1]
            common = sorted({*legal[0]} & {*legal[1]})
            if not common:
                return played
            act = chance.choice(common)
            for twin in (0, 1):
                self.preview(twin, act, "end", common[-1])
                self.act(twin, seat, act)
                self.look_back(twin)
        return 16

    def look_everywhere(self, twin: int) -> list[str]:
        """Return all responses about the table to everybody except the hidden seat."""
        id = self.twins.ids[twin]
        texts = []
        people = [person for seat, person in enumerate(self.seated) if seat != HIDDEN_SEAT] + self.others
        for person in people:
            for path in ("", "/record", "/record?notation=english", "/position", "/position?seat=1", "/replay?at=3&seat=1"):
                texts.append(person.ask("GET", f"/api/tables/{id}{path}").text)
            texts.append(person.ask("POST", f"/api/tables/{id}/analysis", {"at": 12, "bot": "easy"}).text)
            for act in (5, 900, "+S1"):
                for seat in (None, HIDDEN_SEAT):
                    request = {"do": "act", "after": 12, "act": act, "seat": seat}
                    texts.append(person.ask("POST", f"/api/tables/{id}/requests", request).text)
        mine = self.seated[0].get("/api/me/games")["games"]
        texts.append(json.dumps([game for game in mine if game["table"]["id"] == id]))
        tables = self.seated[0].get("/api/me/export")["tables"]
        texts.append(json.dumps([table for table in tables if table["id"] == id]))
        return [normalized(text) for text in texts]

    def received(self, twin: int) -> list[list[str]]:
        """Return all messages to everybody except the hidden seat, in order."""
        others = [listener for number, listener in enumerate(self.listeners[twin]) if number != HIDDEN_SEAT]
        for listener in others:
            self.settle(listener)
        # "your-turn" messages are about the other table.
        received = [[text for text in listener.received if '"type":"your-turn"' not in text] for listener in others]
        return [[normalized(text) for text in texts] for texts in received]

    def settle(self, listener: Listener) -> None:
        listener.ask(do="lobby", on=False)

    def close(self) -> None:
        for person in (*self.seated, *self.others):
            person.close()
        for listener in (listener for listeners in self.listeners for listener in listeners):
            listener.close()


def normalized(text: str) -> str:
    """Remove the table's id, times and request ids from a message."""
    text = re.sub(r"\b(?:first|second)\d\b", "T", text)
    return re.sub(r'"id":\s?\d+', '"id":0', without_times(text))


def test_messages_to_others_in_samurai_do_not_depend_on_the_tiles_of_a_seat(tmp_path: Path) -> None:
    all_twins = [Twins(players) for players in (2, 3, 4)]
    cookies = prepare(tmp_path, [table for twins in all_twins for table in twins.tables()])
    with serving(tmp_path, *UNLIMITED, "--log-level", "debug", "--metrics-token", METRICS_TOKEN) as club:
        for twins in all_twins:
            compare_twins(club, cookies, twins)
        metrics = httpx.get(f"{club.address}/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
        assert metrics.status_code == 200
        assert club.stop() == 0
        for twins in all_twins:
            assert_no_secret(club.log(), twins, cookies)
            assert_no_secret(metrics.text, twins, cookies)


def compare_twins(club: ClubProcess, cookies: list[str], twins: Twins) -> None:
    party = Party(club, cookies, twins)
    assert party.play(Random(twins.game.seats)) > 6
    first, second = party.received(0), party.received(1)
    assert sum(map(len, first)) > 20 * twins.game.seats
    for texts in zip(first, second, strict=True):
        for one, other in zip(*texts, strict=True):
            assert one == other
    for one, other in zip(party.look_everywhere(0), party.look_everywhere(1), strict=True):
        assert one == other
    hidden = [party.listeners[twin][HIDDEN_SEAT].received for twin in (0, 1)]
    assert [normalized(text) for text in hidden[0]] != [normalized(text) for text in hidden[1]], (
        "the hidden seat itself sees the difference"
    )
    party.close()


def assert_no_secret(text: str, twins: Twins, cookies: list[str]) -> None:
    deals = [twins.game.write_layout(layout) for layout in twins.layouts]
    hands = [part[start : start + 11] for deal in deals for part in deal.split("/") for start in range(0, len(part) - 11, 3)]
    for secret in (
        *deals,
        *hands,
        *cookies,
        *(cookie.split(".")[0] for cookie in cookies),
        "hand",
        "+S1",
        '"do"',
        METRICS_TOKEN,
        "x" * 20,
    ):
        assert secret not in text
    for name in NAMES:
        assert f'"{name}"' not in text
    assert "Traceback" not in text


# --- before the game, and between games -------------------------------------------------------------------------------

BEFORE: list[tuple[str, dict[str, Any]]] = [
    ("kamisado", {}),
    ("caminos", {"players": "4"}),
    ("kaito", {}),
    ("samurai", {"hands": "random"}),
    ("samurai", {"players": 3, "hands": "random"}),
    ("samurai", {"players": 4, "hands": "random"}),
    ("samurai", {"players": 4}),
]
PAGES = ("/plain/tables/{}", "/plain/tables/{}?look=0", "/plain/tables/{}/back", "/plain/sheet/table/{}")


def table_paths(seats: int) -> list[str]:
    """Return the paths of all requests about a table, also from every seat and from one that does not exist."""
    positions = [f"/position?seat={seat}" for seat in range(seats + 1)]
    return ["", "/record", "/position", *positions, *(f"/replay?at=0&seat={seat}" for seat in range(-1, seats + 1))]


class OpenTwins:
    """Two open tables with Ann in one seat, for which an older version has already drawn different deals."""

    def __init__(self, number: int, name: str, options: dict[str, Any]) -> None:
        self.game = kaisho.load(name, **options)
        self.ids = (f"first{number}", f"second{number}")
        self.deals = [self.game.write_layout(self.game.shuffle(seed)) for seed in (1, 2)]

    def insert(self, connection: Any) -> None:
        for id, deal in zip(self.ids, self.deals, strict=True):
            seats = [Seat("person", 1, None, "Ann"), *(Seat() for _ in range(self.game.seats - 1))]
            more: dict[str, Any] = {"control": Control(), "rated": False, "listed": True, "takebacks": True}
            insert(connection, Table(id, self.game, seats, invite="x" * 20, owner=1, now=now_ms(), **more))
            connection.execute(tables.update().where(tables.c.id == id).values(deal=deal))


class Observers:
    """Players, other people and an anonymous client, who request everything about a table."""

    def __init__(self, club: ClubProcess, cookies: list[str]) -> None:
        self.people = [Client(club.address, cookie=cookie) for cookie in cookies]
        self.everybody = [*self.people, Client(club.address)]
        self.sockets = [person.socket() for person in self.everybody]

    def look_everywhere(self, id: str, seats: int, *, over: bool = False) -> list[str]:
        """Return all responses about a table, except opinions on finished games, which always differ."""
        texts = []
        for number in (*range(seats), -2, -1):
            person, socket = self.everybody[number], self.sockets[number]
            texts += [person.ask("GET", f"/api/tables/{id}{path}").text for path in table_paths(seats)]
            texts += [without_keys(person.ask("GET", page.format(id)).text) for page in PAGES]
            if not over:
                texts.append(person.ask("POST", f"/api/tables/{id}/analysis", {"at": 0, "bot": "easy"}).text)
            texts.append(json.dumps(socket.watch(id)))
            for act in (0, 5, "end", "+S1"):
                for do in ("act", "preview"):
                    request = {"do": do, "table": id, "act": act} | ({"after": 0} if do == "act" else {})
                    texts.append(json.dumps(socket.ask(**request)))
            socket.ask(do="unwatch", table=id)
        for person in (*self.people[:seats], self.people[-1]):
            games = [game for game in person.get("/api/me/games")["games"] if game["table"]["id"] == id]
            exported = [table for table in person.get("/api/me/export")["tables"] if table["id"] == id]
            texts += [json.dumps(games), json.dumps(exported)]
        return [normalized(text) for text in texts]

    def at(self, person: int, id: str, do: str, **more: Any) -> Any:
        return self.people[person].at(id, do, **more)

    def close(self) -> None:
        for client in (*self.everybody, *self.sockets):
            client.close()


def without_keys(page: str) -> str:
    """Remove form keys from a page."""
    return re.sub(r'name="key" value="[^"]*"|value="[0-9a-zA-Z_.-]{30,}"', "", page)


def assert_same(observers: Observers, pair: OpenTwins | Series, *, over: bool = False) -> list[str]:
    first, second = (observers.look_everywhere(id, pair.game.seats, over=over) for id in pair.ids)
    for one, other in zip(first, second, strict=True):
        assert one == other
    return first


def test_a_deal_is_not_visible_before_the_game_however_people_change_seats(tmp_path: Path) -> None:
    twins = [OpenTwins(number, name, options) for number, (name, options) in enumerate(BEFORE)]
    cookies = prepare(tmp_path, [])
    engine = open_engine(DataFolder(tmp_path / "data").url)
    put(engine, lambda connection: [twin.insert(connection) for twin in twins] and None)
    engine.dispose()
    with serving(tmp_path, *UNLIMITED) as club:
        observers = Observers(club, cookies)
        for pair in twins:
            compare_while_people_join(observers, pair)
        observers.close()
        assert club.stop() == 0
    deals = {pair: [stored_deal(tmp_path, id) for id in pair.ids] for pair in twins}
    for pair, drawn in deals.items():
        if pair.game.layout_size:
            assert len({*drawn, *pair.deals}) == 4, "a new deal was drawn when the game began"


def compare_while_people_join(observers: Observers, pair: OpenTwins) -> None:
    seats = pair.game.seats
    seen = assert_same(observers, pair)
    assert not any(deal in text for deal in pair.deals if deal for text in seen)
    for seat in range(1, seats) if seats > 2 else ():
        for id in pair.ids:
            observers.at(1, id, "join", seat=seat)
        assert_same(observers, pair)
        for id in pair.ids:
            observers.at(1, id, "leave")
    for person in range(1, seats):
        assert_same(observers, pair)
        for id in pair.ids:
            observers.at(person, id, "join")


def stored_deal(folder: Path, id: str) -> str:
    engine = open_engine(DataFolder(folder / "data").url)
    with engine.connect() as connection:
        deal: str = connection.execute(sa.select(tables.c.deal).where(tables.c.id == id)).scalar_one()
    engine.dispose()
    return deal


SERIES: list[tuple[str, dict[str, Any]]] = [
    ("kamisado", {"match": "series", "rounds": 2}),
    ("caminos", {"scoring": "yes"}),
    ("caminos", {"players": "4"}),
    ("kaito", {}),
    ("samurai", {"hands": "random"}),
    ("samurai", {"players": 3}),
    ("samurai", {"players": 4, "hands": "random"}),
]


class Series:
    """Two tables with the same game, whose rematches are dealt differently."""

    def __init__(self, number: int, name: str, options: dict[str, Any]) -> None:
        self.game = kaisho.load(name, **options)
        self.ids = (f"first{number}", f"second{number}")
        self.deal = self.game.shuffle(4)

    def tables(self) -> list[Table]:
        tables = []
        for id in self.ids:
            seats = [Seat("person", number + 1, None, NAMES[number]) for number in range(self.game.seats)]
            more: dict[str, Any] = {"control": Control(), "rated": False, "listed": True, "takebacks": True}
            table = Table(id, self.game, seats, invite="x" * 20, owner=1, now=now_ms(), **more)
            table.start(now_ms(), self.deal)
            tables.append(table)
        return tables


def test_the_next_deal_is_not_visible_between_two_games(tmp_path: Path) -> None:
    """From the end of a game to the opening of its rematch, no response depends on the next deal. After the deal, responses
    to those who may not know it do not depend on it."""
    all_series = [Series(number, name, options) for number, (name, options) in enumerate(SERIES)]
    cookies = prepare(tmp_path, [table for series in all_series for table in series.tables()])
    opened: dict[Series, list[str]] = {}
    with serving(tmp_path, *UNLIMITED) as club:
        observers = Observers(club, cookies)
        for series in all_series:
            opened[series] = play_again(tmp_path, observers, series)
        observers.close()
        assert club.stop() == 0
    for series, following in opened.items():
        deals = [stored_deal(tmp_path, id) for id in (*following, *series.ids)]
        if series.game.layout_size:
            assert len({*deals}) == 3, "each game has a new deal"


def play_again(folder: Path, observers: Observers, series: Series) -> list[str]:
    """End both games, agree on rematches, and compare what is visible meanwhile. Return the new tables."""
    seats = series.game.seats
    for id in series.ids:
        for person in range(seats - 1):  # the last player stays
            observers.people[person].ask("POST", f"/api/tables/{id}/requests", {"do": "resign"})
        assert observers.people[0].get(f"/api/tables/{id}")["state"]["status"] == "over"
    for person in range(seats):
        seen = assert_same(observers, series, over=True)
        assert not any('"next":"' in text for text in seen)
        assert not following_tables(folder, series.ids), "nothing is dealt before all have agreed"
        for id in series.ids:
            if person == 0:
                observers.at(0, id, "offer", what="rematch")
            else:
                observers.at(person, id, "answer", what="rematch", yes=True)
    following = [observers.people[0].get(f"/api/tables/{id}")["next"] for id in series.ids]
    assert sorted(following) == sorted(following_tables(folder, series.ids))
    if series.game.hidden or not series.game.layout_size:  # an open deal is visible to everybody from now on
        chosen = not series.game.layout_size or series.game.options.get("hands") == "choose"
        strangers = [*observers.everybody] if chosen else observers.everybody[seats:]
        assert_same_next(observers, following, strangers)
    return following


def assert_same_next(observers: Observers, following: list[str], strangers: list[Client]) -> None:
    """Check that the responses about both new games to those who may not know the deals are the same."""
    first, second = (
        [
            normalized(text).replace(id, "T")
            for person in strangers
            for text in (
                *(person.ask("GET", f"/api/tables/{id}{path}").text for path in table_paths(len(observers.people) - 1)),
                *(without_keys(person.ask("GET", page.format(id)).text) for page in PAGES),
            )
        ]
        for id in following
    )
    for one, other in zip(first, second, strict=True):
        assert one == other


def following_tables(folder: Path, ids: tuple[str, str]) -> list[str]:
    """Return the ids of the stored rematches."""
    engine = open_engine(DataFolder(folder / "data").url)
    with engine.connect() as connection:
        ids_of_rematches = list(connection.execute(sa.select(tables.c.id).where(tables.c.before.in_(ids))).scalars())
    engine.dispose()
    return ids_of_rematches
