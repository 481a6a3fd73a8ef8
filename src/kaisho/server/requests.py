"""The door to the tables: sockets, HTTP, plain pages and bots carry out their requests through ``carry_out``."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, NamedTuple

from kaisho.errors import IllegalAct, KaishoError
from kaisho.server.club_clock import now_ms
from kaisho.server.completion import ChangeCallback, Completion
from kaisho.server.hub import Hub
from kaisho.server.hub.commit import StoreTrouble
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import (
    Act,
    AnswerOffer,
    AtTable,
    Back,
    ChatMessage,
    Claim,
    Forced,
    Join,
    Leave,
    Offer,
    Past,
    PastResult,
    Preview,
    PreviewResult,
    Refused,
    Resign,
    Say,
)
from kaisho.server.opening import open_rematch
from kaisho.server.people.person import Person
from kaisho.server.store import schema, upkeep
from kaisho.server.table import Table
from kaisho.server.table_log import standing_numbers
from kaisho.server.table_messages import NO_VIEW
from kaisho.server.table_status import Status, TableRefusal
from kaisho.server.viewpoint import Viewpoint

REPLAYED_IN_LOOP = 2_000
"""Number of acts that are replayed without leaving the event loop, which takes less than a millisecond."""


class BotSeat(NamedTuple):
    """One of the server's own bots, which plays at a seat."""

    seat: int


Actor = Person | BotSeat
"""Who makes a request."""


def carry_out(
    hub: Hub, actor: Actor, request: AtTable, callback: ChangeCallback, *, lag: int = 0, language: str = "en"
) -> Coroutine[Any, Any, None] | None:
    """Carry out a request at a table. Refusals are raised; ``callback`` is called when it is stored and announced.

    Returns None if the table was changed at once. If something has to be read first, returns a coroutine that does the rest
    and must be awaited. There is no task or future for the usual request at a table in memory.
    """
    live = hub.tables.get(request.table)
    if live is None or isinstance(request, Join):
        return _carry_out_later(hub, actor, request, callback, lag, language)
    _carry_out(hub, live, actor, request, callback, lag, language)
    return None


async def carry_out_and_wait(hub: Hub, actor: Actor, request: AtTable, *, language: str = "en") -> LiveTable:
    """Carry out a request at a table and wait until it is stored. Returns the table, with no change of it pending."""
    done: Completion[None] = Completion()
    try:
        later = carry_out(hub, actor, request, done.changed, language=language)
        if later is not None:
            await later
    except KaishoError:
        raise
    except Exception:  # what is in memory may be wrong
        hub.read_again(request.table or "")
        raise
    await done
    return await hub.settled_table(request.table)


async def _carry_out_later(hub: Hub, actor: Actor, request: AtTable, callback: ChangeCallback, lag: int, language: str) -> None:
    if isinstance(request, Join) and isinstance(actor, Person):
        await _check_number_of_tables(hub, actor, request.table or "")
    _carry_out(hub, await hub.table(request.table), actor, request, callback, lag, language)


async def _check_number_of_tables(hub: Hub, person: Person, table: str) -> None:
    """Raise if somebody who wants to sit down already plays at too many tables."""
    limit = hub.settings.most_tables
    if limit and await hub.store.read(lambda it: upkeep.unfinished_tables(it, person.id, exclude=table)) >= limit:
        raise TableRefusal("table-too-many", most=limit)


def _carry_out(
    hub: Hub, live: LiveTable, actor: Actor, request: AtTable, callback: ChangeCallback, lag: int, language: str
) -> None:
    table = live.table
    now = now_ms()
    if isinstance(actor, Person):
        hub.connections.check_welcome(actor.id)
    if table.end_if_time_is_up(now):
        hub.commits.changed(live)
    if isinstance(request, Act):
        table.act(_acting_seat(table, actor, request.seat), request.after, request.act, now, lag=lag, language=language)
        hub.metrics.acts.by_game[table.game.name] += 1
    elif isinstance(actor, BotSeat):
        raise TypeError("bots only act")
    elif isinstance(request, Say):
        _say(hub, live, actor, request.text, callback)
        return
    else:
        callback = _change(hub, live, actor, request, callback, now)
    hub.commits.changed(live, callback)


def _change(
    hub: Hub,
    live: LiveTable,
    person: Person,
    request: Join | Leave | Back | Offer | AnswerOffer | Resign | Claim | Forced,
    callback: ChangeCallback,
    now: int,
) -> ChangeCallback:
    """Change a table as a person asks. Returns what is to be called when that is stored."""
    table = live.table
    match request:
        case Back():
            table.back(_acting_seat(table, person, request.seat), request.after, now)
        case Join():
            _join(table, person, request, now)
        case Leave():
            declined = table.leave(person.id, now)
            if not any(seat.kind == "person" for seat in table.seats):
                table.close(now)
            if declined:
                return _after_decline(hub, live, person, callback)
        case Offer():
            _offer(live, _playing_seat(table, person), request.what, now)
            return _after_agreement(hub, live, callback)
        case AnswerOffer():
            table.answer(request.what, _answering_seat(table, person, request.what), request.yes, now)
            return _after_agreement(hub, live, callback)
        case Resign():
            table.resign(_resigning_seat(table, person), now)
        case Forced():
            table.leave_forced(_seats(table, person), ask=request.ask, now=now)
        case Claim():
            presence = hub.presence
            seat = _playing_seat(table, person)
            table.claim(seat, request.what, presence.away_since(live), presence.patience(), now)
    return callback


def preview(live: LiveTable, person: Person, request: Preview, language: str = "en") -> PreviewResult:
    """What an act would lead to, from what the seat to act may know. Nothing is changed or stored."""
    table = live.table
    seat = _acting_seat(table, person, request.seat)
    table.check_may_act(seat, now_ms())
    act, refused = table.explained(seat, request.act, language)
    if refused is not None:
        raise IllegalAct(refused)
    view = live.screen.preview(table.state_for(seat), seat, act)
    return PreviewResult(id=request.id, table=table.id, act=act, view=view)


async def past(live: LiveTable, person: Person | None, request: Past) -> PastResult:
    """An earlier position of the game, from what a seat may know. Long games are replayed in a thread."""
    table, screen, count = live.table, live.screen, request.acts
    table.must_be_dealt()
    if not 0 <= count <= len(table.acts):
        raise TableRefusal("table-no-such-ply", most=len(table.acts))
    seat = _looking_seat(table, person, request.seat)
    number = standing_numbers(table.log)[count - 1] if count else 0
    current = table.state_for(seat) if count == len(table.acts) else None
    acts = [entry.act for entry in table.acts[:count]]
    around = table.states_around(acts) if count < REPLAYED_IN_LOOP else await asyncio.to_thread(table.states_around, acts)
    before, after = around
    return PastResult(
        id=request.id,
        table=table.id,
        acts=count,
        view=screen.view(after if current is None else current, seat),
        before=NO_VIEW if before is None else screen.view(before, seat),
        news=[] if before is None else screen.news(before, acts[-1], after, number),
    )


# --- for which seat ---------------------------------------------------------------------------------------------------


def _seats(table: Table, person: Person) -> list[int]:
    seats = table.seats_of(person.id)
    if not seats:
        raise TableRefusal("table-not-seated")
    return seats


def _acting_seat(table: Table, actor: Actor, seat: int | None) -> int:
    """The seat for which somebody acts: the one named, or else the one of their seats that is to act."""
    if isinstance(actor, BotSeat):
        return actor.seat
    own = _seats(table, actor)
    if seat is not None:
        if seat not in own:
            raise TableRefusal("table-not-seated")
        return seat
    return next((number for number in table.to_act() if number in own), own[0])


def _looking_seat(table: Table, person: Person | None, seat: int | None) -> int:
    """The seat from which somebody looks back: one of their own, or a watcher's. When the game is over it may be any."""
    viewpoint = Viewpoint.of(table, person)
    if seat is None:
        return viewpoint.only_seat() if table.game.hidden else viewpoint.seat()
    if seat not in viewpoint.own and not (table.status is Status.OVER and seat < table.game.seats):
        raise TableRefusal("table-not-seated")
    return seat


def _playing_seat(table: Table, person: Person) -> int:
    """The first of a person's seats that has not left the game, or else the first."""
    own = _seats(table, person)
    return next((seat for seat in own if not table.has_departed(seat)), own[0])


def _resigning_seat(table: Table, person: Person) -> int:
    """The seat for which a person resigns: the one to act, or else the first that still plays."""
    acting = _acting_seat(table, person, None)
    playing = [seat for seat in table.seats_of(person.id) if not table.has_departed(seat)]
    return acting if acting in playing or not playing else playing[0]


def _answering_seat(table: Table, person: Person, what: str) -> int:
    """The seat for which a person answers an offer: one that has not agreed yet, and still plays if that matters."""
    own = _seats(table, person)
    agreed = table.offers.get(what, [])
    asked = [seat for seat in own if what == "rematch" or not table.has_departed(seat)] or own
    return next((seat for seat in asked if seat not in agreed), asked[0])


# --- requests of several steps ----------------------------------------------------------------------------------------


def _join(table: Table, person: Person, request: Join, now: int) -> None:
    reserved = any(seat.kind == "open" and seat.person == person.id for seat in table.seats)
    invited = secrets.compare_digest((request.invite or "").encode(), table.invite.encode())
    if not (table.listed or reserved or invited):
        raise TableRefusal("table-needs-invitation")
    if table.rated and person.kind == "guest":
        raise TableRefusal("table-rated-needs-account")
    table.join(person.id, person.name, request.seat, now)
    if not table.open_seats():
        table.start(now)


def _offer(live: LiveTable, seat: int, what: str, now: int) -> None:
    """Make an offer; our own bots answer at once."""
    table = live.table
    if what == "back" and table.status is Status.PLAYING:
        choices = [(table.last_choice(own), own) for own in table.seats_of(table.seats[seat].person or -1)]
        made = [(number, own) for number, own in choices if number is not None]
        seat = max(made)[1] if made else seat  # of several own seats, the one that acted last takes back
    table.offer(what, seat, now)
    for number, player in enumerate(table.seats):
        asked = player.kind == "bot" and not (table.status is Status.PLAYING and table.has_departed(number))
        if asked and what in table.offers and number not in table.offers[what]:
            table.answer(what, number, _bot_agrees(live, number, what), now)
    for task in live.thinking.values():
        task.cancel()


def _bot_agrees(live: LiveTable, seat: int, what: str) -> bool:
    """Bots agree to take-backs and rematches, and to a draw unless they think that they are better."""
    value = live.bot_values.get(seat)
    return what != "draw" or (value is not None and value < 0.05)


def _after_agreement(hub: Hub, live: LiveTable, callback: ChangeCallback) -> ChangeCallback:
    """If everybody has agreed to a rematch, open it before answering; whoever agreed last is told why that fails."""
    if not live.table.rematch_agreed() or live.following is not None:
        return callback

    async def open_next() -> None:
        try:
            await open_rematch(hub, live)
        except KaishoError as error:
            callback(error)
        except BaseException:
            callback(StoreTrouble("store-trouble"))
            raise
        else:
            callback(None)

    def agreed(error: KaishoError | None) -> None:
        if error is None:
            hub.in_background(open_next())
        else:
            callback(error)

    return agreed


def _after_decline(hub: Hub, live: LiveTable, person: Person, callback: ChangeCallback) -> ChangeCallback:
    """Notify the players at a table that a reserved seat was declined, before answering."""

    def declined(error: KaishoError | None) -> None:
        if error is None:
            hub.notices.notify_decline(live, person.id)
        callback(error)

    return declined


def _say(hub: Hub, live: LiveTable, person: Person, text: str, callback: ChangeCallback) -> None:
    """Say something in the chat. What watchers say is read only by watchers until the game is over."""
    if not hub.settings.chat:
        raise TableRefusal("table-chat-off")
    said = " ".join("".join(character if character.isprintable() else " " for character in text).split())
    if not said:
        raise TableRefusal("table-chat-empty")
    message = ChatMessage(person.id, person.name, bool(live.table.seats_of(person.id)), said, live.chat_time(now_ms()))
    row = {"table": live.table.id, "person": person.id, "seated": message.seated, "text": said, "at": message.at}

    def stored(value: Any, error: BaseException | None) -> None:
        if error is not None:
            callback(StoreTrouble("store-trouble"))
            return
        live.chat.append(message)
        hub.notices.announce_chat(live, message)
        callback(None)

    hub.store.write_then(lambda database: database.execute(schema.chat.insert(), row) and None, stored)


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusal(error: KaishoError, id: int | None, table: str | None, language: str) -> Refused:
    """A refusal as a message."""
    count = error.values.get("count")
    return Refused(
        id=id,
        table=table,
        code=error.code,
        message=error.say(language),
        rule=error.rule if isinstance(error, IllegalAct) else None,
        squares=error.squares if isinstance(error, IllegalAct) else (),
        count=count if isinstance(count, int) else None,
    )
