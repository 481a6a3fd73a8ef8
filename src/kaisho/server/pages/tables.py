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
from kaisho.game import WATCHER
from kaisho.record import LEAVING
from kaisho.server.analysis import Analysis, own_sitting, states_looked_back
from kaisho.server.announce import table_for
from kaisho.server.departures import Departure, sides_left
from kaisho.server.http.people import GuestWanted, make_guest
from kaisho.server.http.tables import AnalysisWanted, Id, asked, settled
from kaisho.server.messages import Act, Answer, AtTable, Back, ChatLine, Claim, Join, Leave, Offer, Resign, Say, TableShown
from kaisho.server.pages import wording
from kaisho.server.pages.board import drawn
from kaisho.server.pages.page import Asked, Visit, answered, wanted
from kaisho.server.people.mutes import muted_by
from kaisho.server.people.person import Person
from kaisho.server.place import Place, Viewer
from kaisho.server.screen import Screen
from kaisho.server.security import limit_key
from kaisho.server.store import now_ms
from kaisho.server.store.lobby import mark_read
from kaisho.server.table import CLAIMED, LEFT, OFFERS, Fresh, Status, Table
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


async def looked_at(visit: Visit, id: str) -> Place:
    check_rules(visit, id)
    return await settled(visit.club.hub, id)


def check_rules(visit: Visit, id: str | None) -> None:
    """A page says that rules are being compiled, instead of waiting for them in silence."""
    if id not in visit.club.hub.places:
        visit.club.hub.preparation.check()


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
        place.table,
        place.screen,
        [],
        now_ms(),
        hub.claim_at(place),
        seat=seat,
        own=own,
        here=place.here(),
        following=place.following,
    )


def spoken(screen: Screen, state: State, act: int, language: str) -> str:
    """An act in words where the game has them, else in its signs."""
    return screen.write(state, act, SPOKEN if SPOKEN in screen.game.styles else None, language)


def log_lines(visit: Visit, place: Place, log: list[Fresh], seat: int) -> list[Line]:
    """What has happened, the newest first, as far as a seat may know it."""
    say, table = visit.say, place.table
    lines = []
    for number, fresh in enumerate(log, 1):
        side = say(table.game.seat_word(fresh.entry.seat))
        if fresh.before is None:
            left = fresh.entry.kind == LEFT
            text = say(f"plain-left-{LEAVING[fresh.entry.act]}") if left else say("plain-log-back")
            lines.append(Line(number, side, text, False))
            continue
        act = table.seen(fresh, seat)
        text = say("plain-log-hidden") if act is None else spoken(place.screen, fresh.before, act, visit.language)
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


def acts_offered(visit: Visit, screen: Screen, known: State, legal: list[int]) -> dict[str, Any]:
    """The legal acts of a seat: as buttons, or as groups to choose from."""
    texts = [(act, spoken(screen, known, act, visit.language)) for act in legal]
    if len(texts) <= AT_ONCE:
        return {"buttons": texts, "groups": []}
    return {"buttons": [], "groups": grouped(sorted(texts, key=lambda pair: pair[1]))}


async def drawn_table(visit: Visit, place: Place, seat: int, legal: list[int]) -> dict[str, Any]:
    """What takes longest of a table's page, in a thread, so that nobody else waits for it. A state never changes."""
    table, screen = place.table, place.screen
    game, state, log = table.game, table.state_for(seat), table.replayed(0)
    known = game.concealed(state, seat)

    def draw() -> dict[str, Any]:
        return {
            "board": None if table.layout is None else drawn(screen, state, visit.language, seat, table.ending),
            "lines": log_lines(visit, place, log, seat),
            **acts_offered(visit, screen, known, legal),
        }

    return await asyncio.to_thread(draw)


async def show_table(visit: Visit, id: str) -> Response[Any]:
    place = await looked_at(visit, id)
    table = place.table
    own = table.seats_of(visit.person.id) if visit.person is not None else []
    seat = seat_seen(visit, table, own)
    state = told(visit, place, own, seat)
    if own:
        _note_visit(visit, place)
    to_act = state.state.to_act
    picture = await drawn_table(visit, place, seat, state.state.legal)
    if own:
        await visit.club.store.settle()  # the next page no longer counts as unread what this one shows
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
        chat=await _heard(visit, place, own),
        may_claim=_may_claim(table, own),
        claim_goes_on=len(sides_left(table.game, [*table.departed, *(Departure(it, CLAIMED, 0, 0) for it in to_act)])) > 1,
        has_left=bool(own) and all(table.has_left(number) for number in own),
        may_look_back=table.status is Status.OVER or not table.game.hidden or own_sitting(table, visit.person),
        now=now_ms(),
        link=f"{visit.club.settings.public_url or _origin(visit)}/plain/join/{id}/{state.invite}" if state.invite else "",
        turn_of=[visit.say(table.game.seat_word(number)) for number in to_act],
        wording=wording,
        ending=visit.ending(place.screen, table.ending),
        news=visit.news(place.screen, state.state.news),
        options=wording.options_in_words(visit.say, table.game.name, table.game.option_texts()),
        **picture,
    )


def _origin(visit: Visit) -> str:
    return f"{'https' if visit.secure else 'http'}://{visit.request.headers.get('host', '')}"


async def _heard(visit: Visit, place: Place, own: list[int]) -> list[ChatLine]:
    """The chat as the visitor hears it: players do not hear watchers while they play, and nobody hears whom they have muted."""
    person = visit.person
    muted: set[int] = set()
    if person is not None:
        muted = {other.id for other in await visit.club.store.read(lambda database: muted_by(database, person.id))}
    all_heard = not own or place.table.status is Status.OVER
    return [line for line in place.chat if (line.seated or all_heard) and line.person not in muted]


def _note_visit(visit: Visit, place: Place) -> None:
    """Whoever looks at an own table by a page is there, and has read what it shows."""
    person = visit.asker.named().id
    place.visited(person, now_ms())
    id, entries, heard = place.table.id, len(place.table.log), place.chat_shown_until()
    visit.club.store.write_then(lambda database: mark_read(database, id, person, entries, heard), lambda value, error: None)


def _offers(table: Table, own: list[int]) -> list[tuple[str, str, list[int]]]:
    """What is proposed: what it is, whether the own side has been asked or waits, and who wants it."""
    found = []
    for what, agreed in table.offers.items():
        if what == "rematch" and table.rematch_agreed():
            continue
        asked = [seat for seat in own if what == "rematch" or not table.has_left(seat)]
        found.append((what, "asked" if any(seat not in agreed for seat in asked) else "waits", agreed))
    return found


def _may_offer(table: Table, own: list[int], what: str) -> bool:
    if not own or what in table.offers:
        return False
    if what == "rematch":
        return table.status is Status.OVER and all(seat.kind != "gone" for seat in table.seats)
    own = [seat for seat in own if not table.has_left(seat)]
    if table.status is not Status.PLAYING:
        return False
    if what == "draw":
        return bool(own) and table.game.can_draw
    return table.takebacks and any(table.last_choice(seat) is not None for seat in own)


def _may_claim(table: Table, own: list[int]) -> bool:
    playing = any(not table.has_left(seat) for seat in own)
    return playing and table.status is Status.PLAYING and not set(own) & set(table.to_act())


# --- its forms --------------------------------------------------------------------------------------------------------


async def ask(visit: Visit, person: Person, request: AtTable) -> Place:
    check_rules(visit, request.table)
    visit.club.quotas.check_request(request, person.id, limit_key(visit.asker.address))
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
    place = await looked_at(visit, id)
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
        arrival = await make_guest(visit.club, visit.asker, form.name, visit.language)
        person = arrival.person
        visit.keep_login(arrival)
    await ask(visit, person, wanted(Join, {"table": id, "invite": invite}))
    return visit.to(f"/tables/{id}")


# --- looking back -----------------------------------------------------------------------------------------------------


async def show_back(visit: Visit, id: str, at: int | None, seat: int, found: Analysis | None = None) -> Response[Any]:
    place = await looked_at(visit, id)
    table = place.table
    last = len(table.acts)
    at = last if at is None else at
    states, seat = states_looked_back(table, visit.person, at, seat)
    game, state = table.game, states[at]
    entry = table.acts[at - 1] if at else None
    may_see = table.status is Status.OVER or not game.hidden
    ended = table.ending if at == last else None
    return visit.draw(
        "back.html",
        id=id,
        game=game,
        at=at,
        last=last,
        seat=seat,
        board=drawn(place.screen, state, visit.language, seat, ended),
        ending=visit.ending(place.screen, ended),
        played=spoken(place.screen, states[at - 1], entry.act, visit.language) if entry and may_see else None,
        played_by=game.seat_word(entry.seat) if entry else None,
        news=visit.news(place.screen, place.screen.news(states[at - 1], entry.act, state) if entry else []),
        wording=wording,
        may_choose_seat=game.hidden and table.status is Status.OVER,
        may_analyse=not state.over and (table.status is Status.OVER or own_sitting(table, visit.person)),
        analysis=found,
        best=_line_in_words(place.screen, state, found, visit.language) if found else [],
        levels=bots.LEVELS,
    )


def _line_in_words(screen: Screen, state: State, found: Analysis, language: str) -> list[str]:
    """How a bot thinks that the game goes on, written from what the seat to act can know."""
    game = screen.game
    shown, texts = game.concealed(state, int(state.seat)), []
    for act in (found.line or (found.act,))[:12]:
        if act not in game.legal(shown):
            break
        texts.append(spoken(screen, shown, act, language))
        game.rules["play"](shown, act)
    return texts


async def analyse(visit: Visit, id: str, seat: int) -> Response[Any]:
    form = wanted(
        AnalysisWanted,
        {"at": visit.number("at"), "bot": visit.text("bot"), "seconds": float(visit.number("seconds", 1))},
    )
    place = await looked_at(visit, id)
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
