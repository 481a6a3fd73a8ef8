"""A table as a page: the board, what can be done, who plays, what has happened; invitations; looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from litestar import get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho import bots
from kaisho.errors import KaishoError
from kaisho.game import WATCHER, Game
from kaisho.server.analysis import Analysis, own_sitting, states_looked_back
from kaisho.server.announce import table_for
from kaisho.server.http.people import GuestWanted, make_guest
from kaisho.server.http.tables import AnalysisWanted, Id, asked, settled
from kaisho.server.messages import Act, Answer, AtTable, Back, Claim, Join, Leave, Offer, Resign, Say, TableShown
from kaisho.server.pages import wording
from kaisho.server.pages.board import drawn
from kaisho.server.pages.page import Asked, Visit, answered, wanted
from kaisho.server.people.person import Person
from kaisho.server.place import Place, Viewer
from kaisho.server.store import now_ms
from kaisho.server.store.lobby import mark_read
from kaisho.server.table import ACT, OFFERS, Fresh, Status, Table
from kaisho.state import State

AT_ONCE = 40
"""So many acts are shown as buttons; more are a list to choose from."""
REFRESH = 5
"""Seconds after which a page without a script looks again, while others are to act."""
SPOKEN = "spoken"


class Line(NamedTuple):
    """One line of the log."""

    number: int
    side: str
    text: str
    forced: bool


# --- what somebody sees -----------------------------------------------------------------------------------------------


def seat_seen(visit: Visit, table: Table, own: list[int]) -> int:
    """The seat from which a table is shown: by the same rules as over the socket."""
    viewer = Viewer(own)
    asked_for = visit.text("seat") or visit.request.query_params.get("look") or ""
    if asked_for.isascii() and asked_for.isdigit() and int(asked_for) in own:
        viewer.look = int(asked_for)
    return viewer.seat(table, table.to_act())


def told(visit: Visit, place: Place, own: list[int], seat: int) -> TableShown:
    hub = visit.club.hub
    return table_for(
        place.table, [], now_ms(), hub.claim_at(place), seat=seat, own=own, here=place.here(), following=place.following
    )


def spoken(game: Game, state: State, act: int, language: str) -> str:
    """An act in words where the game has them, else in its signs."""
    return game.write(state, act, SPOKEN if SPOKEN in game.styles else None, language)


def log_lines(visit: Visit, table: Table, log: list[Fresh], seat: int) -> list[Line]:
    """What has happened, the newest first, as far as a seat may know it."""
    say, game = visit.say, table.game
    lines = []
    for number, fresh in enumerate(log, 1):
        side = say(game.seat_word(fresh.entry.seat))
        if fresh.entry.kind != ACT:
            lines.append(Line(number, side, say("plain-log-back"), False))
            continue
        known = table.shown(fresh, seat)
        assert fresh.before is not None
        text = say("plain-log-hidden") if known is None else spoken(game, fresh.before, known[0], visit.language)
        lines.append(Line(number, side, text, fresh.entry.forced))
    return lines[::-1]


def grouped(texts: Sequence[tuple[int, str]]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Acts by what their texts begin with: as many words as give groups that are neither few and long nor many and short."""
    for words in (1, 2, 3):
        groups: dict[str, list[tuple[int, str]]] = {}
        for act, text in texts:
            groups.setdefault(" ".join(text.split()[:words]), []).append((act, text))
        if max(map(len, groups.values()), default=0) <= AT_ONCE or len(groups) > AT_ONCE:
            break
    return list(groups.items())


def acts_offered(visit: Visit, game: Game, known: State, legal: list[int]) -> dict[str, Any]:
    """The legal acts of a seat: as buttons, or as groups to choose from."""
    texts = [(act, spoken(game, known, act, visit.language)) for act in legal]
    if len(texts) <= AT_ONCE:
        return {"buttons": texts, "groups": []}
    return {"buttons": [], "groups": grouped(sorted(texts, key=lambda pair: pair[1]))}


async def drawn_table(visit: Visit, table: Table, seat: int, legal: list[int]) -> dict[str, Any]:
    """What takes longest of a table's page, in a thread, so that nobody else waits for it. A state never changes."""
    game, state, log = table.game, table.state_for(seat), table.replayed(0)
    known = game.concealed(state, seat)

    def draw() -> dict[str, Any]:
        return {
            "board": drawn(game, state, visit.language, seat),
            "lines": log_lines(visit, table, log, seat),
            **acts_offered(visit, game, known, legal),
        }

    return await asyncio.to_thread(draw)


async def show_table(visit: Visit, id: str) -> Response[Any]:
    place = await settled(visit.club.hub, id)
    table = place.table
    own = table.seats_of(visit.person.id) if visit.person is not None else []
    seat = seat_seen(visit, table, own)
    state = told(visit, place, own, seat)
    if own:
        _note_visit(visit, place)
    to_act = state.state.to_act
    picture = await drawn_table(visit, table, seat, state.state.legal)
    covered = [number for number in to_act if number in own and number != seat]
    return visit.draw(
        "table.html",
        table=state,
        place=place,
        game=table.game,
        seat=seat,
        own=own,
        covered=covered if table.game.hidden else [],
        offers=_offers(table, own),
        may_offer=[what for what in OFFERS if _may_offer(table, own, what)],
        refresh=REFRESH if table.status is not Status.OVER and not set(own) & set(to_act) else 0,
        chat=[line for line in place.chat if line.seated or not own or table.status is Status.OVER],
        may_claim=_may_claim(table, own),
        may_look_back=table.status is Status.OVER or not table.game.hidden or own_sitting(table, visit.person),
        now=now_ms(),
        link=f"{visit.club.settings.public_url or _origin(visit)}/plain/join/{id}/{state.invite}" if state.invite else "",
        turn_of=[visit.say(table.game.seat_word(number)) for number in to_act],
        wording=wording,
        options=wording.options_in_words(visit.say, table.game.name, table.game.option_texts()),
        **picture,
    )


def _origin(visit: Visit) -> str:
    return f"{'https' if visit.secure else 'http'}://{visit.request.headers.get('host', '')}"


def _note_visit(visit: Visit, place: Place) -> None:
    """Whoever looks at an own table by a page is there, and has read what it shows."""
    person = visit.asker.named().id
    if not place.is_here(person):
        place.left[person] = now_ms()
    id, entries = place.table.id, len(place.table.log)
    visit.club.store.write_then(lambda database: mark_read(database, id, person, entries), lambda value, error: None)


def _offers(table: Table, own: list[int]) -> list[tuple[str, str, list[int]]]:
    """What is proposed: what it is, whether the own side has been asked or waits, and who wants it."""
    found = []
    for what, agreed in table.offers.items():
        if what == "rematch" and table.rematch_agreed():
            continue
        found.append((what, "asked" if any(seat not in agreed for seat in own) else "waits", agreed))
    return found


def _may_offer(table: Table, own: list[int], what: str) -> bool:
    if not own or what in table.offers:
        return False
    if what == "rematch":
        return table.status is Status.OVER
    if table.status is not Status.PLAYING:
        return False
    if what == "draw":
        return table.game.can_draw
    return table.takebacks and any(table.last_choice(seat) is not None for seat in own)


def _may_claim(table: Table, own: list[int]) -> bool:
    return bool(own) and table.status is Status.PLAYING and not set(own) & set(table.to_act())


# --- its forms --------------------------------------------------------------------------------------------------------


async def ask(visit: Visit, person: Person, request: AtTable) -> Place:
    return await asked(visit.club.hub, person, request, visit.language)


class TableForms:
    """The forms of one table's page: each makes one of the requests that a table knows."""

    def __init__(self, id: str) -> None:
        self.id = id

    def all(self) -> dict[str, Any]:
        return {
            "act": self.act,
            "back": self.back,
            "offer": self.offer,
            "answer": self.answer,
            "resign": self.resign,
            "claim": self.claim,
            "say": self.say,
            "join": self.join,
            "leave": self.leave,
        }

    async def _do(self, visit: Visit, kind: Any, **values: Any) -> Response[Any]:
        place = await ask(visit, visit.asker.named(), wanted(kind, {"table": self.id, **values}))
        table, seat = place.table, values.get("seat")
        goes_on = table.game.hidden and seat in table.to_act()
        return visit.to(f"/tables/{self.id}" + (f"?look={seat}" if goes_on else ""))

    def _seat(self, visit: Visit) -> int | None:
        return visit.number("seat") if visit.text("seat") else None

    async def act(self, visit: Visit) -> Response[Any]:
        chosen = visit.text("act")
        act: int | str = int(chosen) if chosen.isascii() and chosen.isdigit() and len(chosen) < 10 else visit.text("text")
        if act == "":
            raise KaishoError("plain-choose-act")
        return await self._do(visit, Act, after=visit.number("after"), act=act, seat=self._seat(visit))

    async def back(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Back, after=visit.number("after"), seat=self._seat(visit))

    async def offer(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Offer, what=visit.text("what"))

    async def answer(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Answer, what=visit.text("what"), yes=visit.text("yes") == "yes")

    async def resign(self, visit: Visit) -> Response[Any]:
        if visit.text("sure") != "yes":
            raise KaishoError("plain-confirm")
        return await self._do(visit, Resign)

    async def claim(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Claim, what=visit.text("what"))

    async def say(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Say, text=visit.text("said"))

    async def join(self, visit: Visit) -> Response[Any]:
        return await self._do(visit, Join)

    async def leave(self, visit: Visit) -> Response[Any]:
        await self._do(visit, Leave)
        return visit.to("/")


# --- invitations ------------------------------------------------------------------------------------------------------


async def show_invitation(visit: Visit, id: str) -> Response[Any]:
    place = await settled(visit.club.hub, id)
    table = place.table
    own = table.seats_of(visit.person.id) if visit.person is not None else []
    return visit.draw(
        "join.html",
        table=told(visit, place, own, WATCHER),
        game=table.game,
        own=own,
        options=wording.options_in_words(visit.say, table.game.name, table.game.option_texts()),
        wording=wording,
    )


async def accept(visit: Visit, id: str, invite: str) -> Response[Any]:
    """Sit down; who has no name yet gives it here."""
    person = visit.person
    if person is None:
        form = wanted(GuestWanted, {"name": visit.text("name")})
        person, token = await make_guest(visit.club, visit.asker, form.name, visit.language)
        visit.keep_login(token)
    await ask(visit, person, wanted(Join, {"table": id, "invite": invite}))
    return visit.to(f"/tables/{id}")


# --- looking back -----------------------------------------------------------------------------------------------------


async def show_back(visit: Visit, id: str, at: int | None, seat: int, found: Analysis | None = None) -> Response[Any]:
    place = await settled(visit.club.hub, id)
    table = place.table
    last = len(table.acts)
    at = last if at is None else at
    states, seat = states_looked_back(table, visit.person, at, seat)
    game, state = table.game, states[at]
    entry = table.acts[at - 1] if at else None
    may_see = table.status is Status.OVER or not game.hidden
    return visit.draw(
        "back.html",
        id=id,
        game=game,
        at=at,
        last=last,
        seat=seat,
        board=drawn(game, state, visit.language, seat),
        played=spoken(game, states[at - 1], entry.act, visit.language) if entry and may_see else None,
        played_by=game.seat_word(entry.seat) if entry else None,
        may_choose_seat=game.hidden and table.status is Status.OVER,
        may_analyse=not state.over and (table.status is Status.OVER or own_sitting(table, visit.person)),
        analysis=found,
        best=_line_in_words(game, state, found, visit.language) if found else [],
        levels=bots.LEVELS,
    )


def _line_in_words(game: Game, state: State, found: Analysis, language: str) -> list[str]:
    """How a bot thinks that the game goes on, written from what the seat to act can know."""
    shown, texts = game.concealed(state, int(state.seat)), []
    for act in (found.line or (found.act,))[:12]:
        if act not in game.legal(shown):
            break
        texts.append(spoken(game, shown, act, language))
        game.rules["play"](shown, act)
    return texts


async def analyse(visit: Visit, id: str, seat: int) -> Response[Any]:
    form = wanted(
        AnalysisWanted,
        {"at": visit.number("at"), "bot": visit.text("bot"), "seconds": float(visit.number("seconds", 1))},
    )
    place = await settled(visit.club.hub, id)
    found = await visit.club.analyst.analyse(place.table, visit.asker, form.at, form.bot, form.seconds)
    return await show_back(visit, id, form.at, seat, found)


# --- routes -----------------------------------------------------------------------------------------------------------

At = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
SeatSeen = Annotated[int, Parameter(ge=-1, le=7)]
Key = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]


@get("/tables/{id:str}", include_in_schema=False)
async def table(request: Asked, club: Any, id: Id) -> Response[Any]:
    return await show_table(Visit(request, club), id)


@post("/tables/{id:str}", include_in_schema=False)
async def table_form(request: Asked, club: Any, id: Id) -> Response[Any]:
    return await answered(Visit(request, club), lambda visit: show_table(visit, id), TableForms(id).all())


@get("/join/{id:str}/{invite:str}", include_in_schema=False)
async def invitation(request: Asked, club: Any, id: Id, invite: Key) -> Response[Any]:
    return await show_invitation(Visit(request, club), id)


@post("/join/{id:str}/{invite:str}", include_in_schema=False)
async def invitation_form(request: Asked, club: Any, id: Id, invite: Key) -> Response[Any]:
    forms = {"join": lambda visit: accept(visit, id, invite)}
    return await answered(Visit(request, club), lambda visit: show_invitation(visit, id), forms)


@get("/tables/{id:str}/back", include_in_schema=False)
async def back(request: Asked, club: Any, id: Id, at: At = None, seat: SeatSeen = WATCHER) -> Response[Any]:
    return await show_back(Visit(request, club), id, at, seat)


@post("/tables/{id:str}/back", include_in_schema=False)
async def back_form(request: Asked, club: Any, id: Id, at: At = None, seat: SeatSeen = WATCHER) -> Response[Any]:
    forms = {"analyse": lambda visit: analyse(visit, id, seat)}
    return await answered(Visit(request, club), lambda visit: show_back(visit, id, at, seat), forms)


ROUTES: list[Any] = [table, table_form, invitation, invitation_form, back, back_form]
