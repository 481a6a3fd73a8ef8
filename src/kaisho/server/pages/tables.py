"""A table as a page: the board, the possible acts, the players, the log; invitations; review of a game."""

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
from kaisho.record import LEAVING_REASONS
from kaisho.server.analysis import Analysis, AnalysisRequest, is_sole_player, reviewed_states
from kaisho.server.club_clock import now_ms
from kaisho.server.departures import Departure, remaining_sides
from kaisho.server.endings import CLAIMED
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import Act, AnswerOffer, AtTable, Back, ChatMessage, Claim, Join, Leave, Offer, Resign, Say
from kaisho.server.offers import OFFERS
from kaisho.server.pages import wording
from kaisho.server.pages.board import drawn
from kaisho.server.pages.page import PageRequest, Visit, handle_form, parse_form
from kaisho.server.parameters import SeatSeen, TableId
from kaisho.server.people.forms import NewGuest
from kaisho.server.people.mutes import muted_by
from kaisho.server.people.person import Person
from kaisho.server.people.service import make_guest
from kaisho.server.screen import Screen
from kaisho.server.services import InjectedServices
from kaisho.server.store.lobby import mark_read
from kaisho.server.table import Table
from kaisho.server.table_log import DEPARTURE, LoggedEntry
from kaisho.server.table_service import describe_table, request_at_table
from kaisho.server.table_status import Status
from kaisho.server.viewpoint import Viewpoint
from kaisho.state import State

MAX_BUTTONS = 40
"""Number of acts that are shown as buttons; more are shown as lists to choose from."""
REFRESH = 5
"""Seconds after which a page without a script reloads while others are to act."""


class WrittenEntry(NamedTuple):
    """One entry of the log, in words."""

    number: int
    side: str
    text: str
    forced: bool


# --- the page ---------------------------------------------------------------------------------------------------------


async def load_table(visit: Visit, id: str) -> LiveTable:
    check_rules(visit, id)
    return await visit.services.hub.settled_table(id)


def check_rules(visit: Visit, id: str | None) -> None:
    """Raise while rules are being compiled: a page says so instead of waiting."""
    if id not in visit.services.hub.tables:
        visit.services.hub.preparation.check()


def seat_on_page(visit: Visit, viewpoint: Viewpoint) -> int:
    """Return the seat from which the page shows the table."""
    asked = visit.text("seat") or visit.request.query_params.get("look") or ""
    look = int(asked) if asked.isascii() and asked.isdigit() and int(asked) in viewpoint.own else None
    return viewpoint.seat(look)


def spoken(screen: Screen, state: State, act: int, language: str) -> str:
    """Return an act in words if the game has such a notation, else in its first notation."""
    return screen.write(state, act, screen.game.spoken_style, language)


def log_entries(visit: Visit, live: LiveTable, log: list[LoggedEntry], seat: int) -> list[WrittenEntry]:
    """Return the log as a seat may know it, the newest entry first."""
    say, table = visit.say, live.table
    entries = []
    for number, logged in enumerate(log, 1):
        side = say(table.game.seat_word(logged.entry.seat))
        if logged.before is None:
            departed = logged.entry.kind == DEPARTURE
            text = say(f"plain-left-{LEAVING_REASONS[logged.entry.act]}") if departed else say("plain-log-back")
            entries.append(WrittenEntry(number, side, text, False))
            continue
        act = table.seen(logged, seat)
        text = say("plain-log-hidden") if act is None else spoken(live.screen, logged.before, act, visit.language)
        entries.append(WrittenEntry(number, side, text, logged.entry.forced))
    return entries[::-1]


def grouped(texts: Sequence[tuple[int, str]]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Group acts by the first words of their texts; as many words as keep the groups short but not too numerous."""
    for words in (1, 2, 3):
        groups: dict[str, list[tuple[int, str]]] = {}
        for act, text in texts:
            groups.setdefault(" ".join(text.split()[:words]), []).append((act, text))
        if max(map(len, groups.values()), default=0) <= MAX_BUTTONS or len(groups) > MAX_BUTTONS:
            break
    return list(groups.items())


def acts_offered(visit: Visit, screen: Screen, known: State, legal: list[int]) -> dict[str, Any]:
    """Return the legal acts of a seat as buttons, or as groups to choose from."""
    texts = [(act, spoken(screen, known, act, visit.language)) for act in legal]
    if len(texts) <= MAX_BUTTONS:
        return {"buttons": texts, "groups": []}
    return {"buttons": [], "groups": grouped(sorted(texts, key=lambda pair: pair[1]))}


async def drawn_table(visit: Visit, live: LiveTable, seat: int, legal: list[int]) -> dict[str, Any]:
    """Draw the slow parts of a table's page in a thread. That is safe, because states never change."""
    table, screen = live.table, live.screen
    game, state, log = table.game, table.state_for(seat), table.replayed(0)
    known = game.concealed(state, seat)

    def draw() -> dict[str, Any]:
        return {
            "board": None if table.layout is None else drawn(screen, state, visit.language, seat, table.ending),
            "lines": log_entries(visit, live, log, seat),
            **acts_offered(visit, screen, known, legal),
        }

    return await asyncio.to_thread(draw)


async def show_table(visit: Visit, id: str) -> Response[Any]:
    live = await load_table(visit, id)
    table = live.table
    viewpoint = Viewpoint.of(table, visit.person)
    own, seat = viewpoint.own, seat_on_page(visit, viewpoint)
    state = describe_table(visit.services.hub, live, viewpoint, seat)
    if own:
        _note_visit(visit, live)
    to_act = state.state.to_act
    picture = await drawn_table(visit, live, seat, state.state.legal)
    if own:
        await visit.services.store.settle()  # so that the next page does not count as unread what this one shows
    covered = [number for number in to_act if number in own and number != seat]
    return visit.render(
        "table.html",
        table=state,
        live=live,
        game=table.game,
        seat=seat,
        own=own,
        covered=covered if table.game.hidden else [],
        offers=_offers(table, own),
        may_offer=[what for what in OFFERS if _may_offer(table, own, what)],
        refresh=REFRESH if table.status is not Status.OVER and not set(own) & set(to_act) else 0,
        chat=await _visible_chat(visit, live, own),
        may_claim=_may_claim(table, own),
        claim_goes_on=len(remaining_sides(table.game, [*table.departed, *(Departure(it, CLAIMED, 0, 0) for it in to_act)])) > 1,
        has_left=bool(own) and all(table.has_departed(number) for number in own),
        may_look_back=table.status is Status.OVER or not table.game.hidden or is_sole_player(table, visit.person),
        now=now_ms(),
        link=f"{visit.services.settings.public_url or _origin(visit)}/plain/join/{id}/{state.invite}" if state.invite else "",
        turn_of=[visit.say(table.game.seat_word(number)) for number in to_act],
        wording=wording,
        ending=visit.ending(live.screen, table.ending),
        news=visit.news(live.screen, state.state.news),
        options=wording.options_in_words(visit.say, table.game.name, table.game.option_texts()),
        **picture,
    )


def _origin(visit: Visit) -> str:
    return f"{'https' if visit.secure else 'http'}://{visit.request.headers.get('host', '')}"


async def _visible_chat(visit: Visit, live: LiveTable, own: list[int]) -> list[ChatMessage]:
    """Return the chat as the visitor sees it: without muted people, and for players without watchers during the game."""
    person = visit.person
    muted: set[int] = set()
    if person is not None:
        muted = {other.id for other in await visit.services.store.read(lambda database: muted_by(database, person.id))}
    hears_watchers = not own or live.table.status is Status.OVER
    return [said for said in live.chat if (said.seated or hears_watchers) and said.person not in muted]


def _note_visit(visit: Visit, live: LiveTable) -> None:
    """Note that the visitor is present at their table, and has read what the page shows."""
    person = visit.identity.require_person().id
    live.visited(person, now_ms())
    id, entries, chat_until = live.table.id, len(live.table.log), live.chat_shown_until()
    visit.services.store.write_then(
        lambda database: mark_read(database, id, person, entries, chat_until), lambda value, error: None
    )


def _offers(table: Table, own: list[int]) -> list[tuple[str, str, list[int]]]:
    """Return the open offers: what is offered, whether the visitor has to answer or waits, and the seats that agree."""
    found = []
    for what, agreed in table.offers.items():
        if what == "rematch" and table.rematch_agreed():
            continue
        asked = [seat for seat in own if what == "rematch" or not table.has_departed(seat)]
        found.append((what, "asked" if any(seat not in agreed for seat in asked) else "waits", agreed))
    return found


def _may_offer(table: Table, own: list[int], what: str) -> bool:
    if not own or what in table.offers:
        return False
    if what == "rematch":
        return table.status is Status.OVER and all(seat.kind != "gone" for seat in table.seats)
    own = [seat for seat in own if not table.has_departed(seat)]
    if table.status is not Status.PLAYING:
        return False
    if what == "draw":
        return bool(own) and table.game.can_draw
    return table.takebacks and any(table.last_choice(seat) is not None for seat in own)


def _may_claim(table: Table, own: list[int]) -> bool:
    playing = any(not table.has_departed(seat) for seat in own)
    return playing and table.status is Status.PLAYING and not set(own) & set(table.to_act())


# --- its forms --------------------------------------------------------------------------------------------------------


async def make_request(visit: Visit, person: Person, request: AtTable) -> LiveTable:
    check_rules(visit, request.table)
    return await request_at_table(visit.services, visit.identity, person, request)


class TableForms:
    """The forms of one table's page. Each of them makes one request at the table."""

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

    async def _request(self, visit: Visit, kind: type[AtTable], **values: Any) -> Response[Any]:
        live = await make_request(visit, visit.identity.require_person(), parse_form(kind, {"table": self.id, **values}))
        table, seat = live.table, values.get("seat")
        goes_on = table.game.hidden and seat in table.to_act()
        return visit.redirect(f"/tables/{self.id}" + (f"?look={seat}" if goes_on else ""))

    def _seat(self, visit: Visit) -> int | None:
        return visit.number("seat") if visit.text("seat") else None

    async def act(self, visit: Visit) -> Response[Any]:
        chosen = visit.text("act")
        act: int | str = int(chosen) if chosen.isascii() and chosen.isdigit() and len(chosen) < 10 else visit.text("text")
        if act == "":
            raise KaishoError("plain-choose-act")
        return await self._request(visit, Act, after=visit.number("after"), act=act, seat=self._seat(visit))

    async def back(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, Back, after=visit.number("after"), seat=self._seat(visit))

    async def offer(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, Offer, what=visit.text("what"))

    async def answer(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, AnswerOffer, what=visit.text("what"), yes=visit.text("yes") == "yes")

    async def resign(self, visit: Visit) -> Response[Any]:
        if visit.text("sure") != "yes":
            raise KaishoError("plain-confirm")
        return await self._request(visit, Resign)

    async def claim(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, Claim, what=visit.text("what"))

    async def say(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, Say, text=visit.text("said"))

    async def join(self, visit: Visit) -> Response[Any]:
        return await self._request(visit, Join)

    async def leave(self, visit: Visit) -> Response[Any]:
        await self._request(visit, Leave)
        return visit.redirect("/")


# --- invitations ------------------------------------------------------------------------------------------------------


async def show_invitation(visit: Visit, id: str) -> Response[Any]:
    live = await load_table(visit, id)
    table = live.table
    viewpoint = Viewpoint.of(table, visit.person)
    return visit.render(
        "join.html",
        table=describe_table(visit.services.hub, live, viewpoint, WATCHER),
        game=table.game,
        own=viewpoint.own,
        options=wording.options_in_words(visit.say, table.game.name, table.game.option_texts()),
        wording=wording,
    )


async def accept(visit: Visit, id: str, invite: str) -> Response[Any]:
    """Take a seat; a visitor without a name enters one in the same form."""
    person = visit.person
    if person is None:
        form = parse_form(NewGuest, {"name": visit.text("name")})
        login = await make_guest(visit.services, visit.identity, form.name, visit.language)
        person = login.person
        visit.store_login(login)
    await make_request(visit, person, parse_form(Join, {"table": id, "invite": invite}))
    return visit.redirect(f"/tables/{id}")


# --- reviewing a game -------------------------------------------------------------------------------------------------


async def show_back(visit: Visit, id: str, at: int | None, seat: int, found: Analysis | None = None) -> Response[Any]:
    live = await load_table(visit, id)
    table = live.table
    last = len(table.acts)
    at = last if at is None else at
    states, seat = reviewed_states(table, visit.person, at, seat)
    game, state = table.game, states[at]
    entry = table.acts[at - 1] if at else None
    may_see = table.status is Status.OVER or not game.hidden
    ended = table.ending if at == last else None
    return visit.render(
        "back.html",
        id=id,
        game=game,
        at=at,
        last=last,
        seat=seat,
        board=drawn(live.screen, state, visit.language, seat, ended),
        ending=visit.ending(live.screen, ended),
        played=spoken(live.screen, states[at - 1], entry.act, visit.language) if entry and may_see else None,
        played_by=game.seat_word(entry.seat) if entry else None,
        news=visit.news(live.screen, live.screen.news(states[at - 1], entry.act, state) if entry else []),
        wording=wording,
        may_choose_seat=game.hidden and table.status is Status.OVER,
        may_analyse=not state.over and (table.status is Status.OVER or is_sole_player(table, visit.person)),
        analysis=found,
        best=_variation_in_words(live.screen, state, found, visit.language) if found else [],
        levels=bots.LEVELS,
    )


def _variation_in_words(screen: Screen, state: State, found: Analysis, language: str) -> list[str]:
    """Return a bot's variation in words, as far as the seat to act can know the acts."""
    game = screen.game
    shown, texts = game.concealed(state, int(state.seat)), []
    for act in (found.line or (found.act,))[:12]:
        if act not in game.legal(shown):
            break
        texts.append(spoken(screen, shown, act, language))
        game.rules["play"](shown, act)
    return texts


async def analyse(visit: Visit, id: str, seat: int) -> Response[Any]:
    form = parse_form(
        AnalysisRequest,
        {"at": visit.number("at"), "bot": visit.text("bot"), "seconds": float(visit.number("seconds", 1))},
    )
    live = await load_table(visit, id)
    found = await visit.services.analyst.analyse(live.table, visit.identity, form.at, form.bot, form.seconds)
    return await show_back(visit, id, form.at, seat, found)


# --- routes -----------------------------------------------------------------------------------------------------------

At = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Key = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]


@get("/tables/{id:str}", include_in_schema=False)
async def table(request: PageRequest, services: InjectedServices, id: TableId) -> Response[Any]:
    return await show_table(Visit(request, services), id)


@post("/tables/{id:str}", include_in_schema=False)
async def table_form(request: PageRequest, services: InjectedServices, id: TableId) -> Response[Any]:
    return await handle_form(Visit(request, services), lambda visit: show_table(visit, id), TableForms(id).all())


@get("/join/{id:str}/{invite:str}", include_in_schema=False)
async def invitation(request: PageRequest, services: InjectedServices, id: TableId, invite: Key) -> Response[Any]:
    return await show_invitation(Visit(request, services), id)


@post("/join/{id:str}/{invite:str}", include_in_schema=False)
async def invitation_form(request: PageRequest, services: InjectedServices, id: TableId, invite: Key) -> Response[Any]:
    forms = {"join": lambda visit: accept(visit, id, invite)}
    return await handle_form(Visit(request, services), lambda visit: show_invitation(visit, id), forms)


@get("/tables/{id:str}/back", include_in_schema=False)
async def back(
    request: PageRequest, services: InjectedServices, id: TableId, at: At = None, seat: SeatSeen = WATCHER
) -> Response[Any]:
    return await show_back(Visit(request, services), id, at, seat)


@post("/tables/{id:str}/back", include_in_schema=False)
async def back_form(
    request: PageRequest, services: InjectedServices, id: TableId, at: At = None, seat: SeatSeen = WATCHER
) -> Response[Any]:
    forms = {"analyse": lambda visit: analyse(visit, id, seat)}
    return await handle_form(Visit(request, services), lambda visit: show_back(visit, id, at, seat), forms)


ROUTES: list[Any] = [table, table_form, invitation, invitation_form, back, back_form]
