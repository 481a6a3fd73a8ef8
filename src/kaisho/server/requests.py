"""What people ask at a table is carried out here: acts, take-backs, seats, offers, resignations, claims, words."""

from __future__ import annotations

import secrets
from typing import Any

from kaisho.errors import IllegalAct, KaishoError
from kaisho.server.connection import Connection
from kaisho.server.hub import Hub, StoreTrouble
from kaisho.server.messages import (
    Act,
    Answer,
    AtTable,
    Back,
    ChatLine,
    Claim,
    Done,
    Join,
    Leave,
    Offer,
    Preview,
    Previewed,
    Refused,
    Resign,
    Say,
)
from kaisho.server.opening import open_rematch
from kaisho.server.people.person import Person
from kaisho.server.place import Place, Then
from kaisho.server.store import now_ms, schema, upkeep
from kaisho.server.table import Status, Table, TableRefusal


async def carry_out_at(hub: Hub, person: Person, request: AtTable, *, language: str, then: Then) -> None:
    """Carry out a request about a table that may have to be read first."""
    await check_join(hub, person, request)
    carry_out(hub, await hub.place(request.table), person, request, language=language, then=then)


async def check_join(hub: Hub, person: Person, request: Any) -> None:
    """Raise where somebody who wants to sit down plays at too many tables already."""
    most = hub.settings.most_tables
    if not isinstance(request, Join) or not most:
        return
    here = request.table or ""
    if await hub.store.read(lambda database: upkeep.unfinished_tables(database, person.id, but=here)) >= most:
        raise TableRefusal("table-too-many", most=most)


def carry_out(
    hub: Hub, place: Place, person: Person, request: AtTable, *, lag: int = 0, language: str = "en", then: Then
) -> None:
    """Carry out a request. ``then`` is called when it is stored and announced; refusals are raised at once."""
    hub.check_welcome(person.id)
    table = place.table
    now = now_ms()
    if table.fall(now):
        hub.changed(place, lambda error: None)
    match request:
        case Act():
            before = table.game.hidden and any(table.secret)
            table.act(_acting_seat(table, person, request.seat), request.after, request.act, now, lag=lag, language=language)
            hub.metrics.acts.by_game[table.game.name] += 1
            hub.changed(place, then, secrets_too=before or (table.game.hidden and any(table.secret)))
        case Back():
            table.back(_acting_seat(table, person, request.seat), request.after, now)
            hub.changed(place, then, secrets_too=True)
        case Join():
            _join(hub, place, person, request, then)
        case Leave():
            declined = table.leave(person.id, now)
            if not any(seat.kind == "person" for seat in table.seats):
                table.close(now)
            hub.changed(place, _after_decline(hub, place, person, then) if declined else then, seats_too=True)
        case Offer():
            _offer(hub, place, _playing_seat(table, person), request.what, then)
        case Answer():
            table.answer(request.what, _answering_seat(table, person, request.what), request.yes, now)
            hub.changed(place, _after_agreement(hub, place, then), secrets_too=True)
        case Resign():
            table.resign(_resigning_seat(table, person), now)
            hub.changed(place, then)
        case Claim():
            seat = _playing_seat(table, person)
            table.claim(seat, request.what, hub.away_since(place), hub.patience(), now)
            hub.changed(place, then)
        case Say():
            _say(hub, place, person, request.text, then)


def previewed(place: Place, person: Person, request: Preview, language: str = "en") -> Previewed:
    """What an act would bring, from what the seat to act may know; nothing is changed or stored."""
    table = place.table
    seat = _acting_seat(table, person, request.seat)
    table.may_act(seat, now_ms())
    act, refusal = table.explained(seat, request.act, language)
    if refusal is not None:
        raise IllegalAct(refusal)
    view = place.screen.preview(table.state_for(seat), seat, act)
    return Previewed(id=request.id, table=table.id, act=act, view=view)


def _own_seat(table: Table, person: Person) -> int:
    own = table.seats_of(person.id)
    if not own:
        raise TableRefusal("table-not-seated")
    return own[0]


def _playing_seat(table: Table, person: Person) -> int:
    """The first of the own seats that has not left the game, if there is one."""
    first = _own_seat(table, person)
    return next((seat for seat in table.seats_of(person.id) if not table.has_left(seat)), first)


def _acting_seat(table: Table, person: Person, seat: int | None) -> int:
    """The seat for which somebody acts: the one named, else that of the own seats which is to act."""
    own = table.seats_of(person.id)
    if not own or (seat is not None and seat not in own):
        raise TableRefusal("table-not-seated")
    if seat is not None:
        return seat
    for number in table.to_act():
        if number in own:
            return number
    return own[0]


def _resigning_seat(table: Table, person: Person) -> int:
    """Who holds several seats gives up for the one to act, or else for the first that still plays."""
    _own_seat(table, person)
    acting = _acting_seat(table, person, None)
    playing = [seat for seat in table.seats_of(person.id) if not table.has_left(seat)]
    return acting if acting in playing or not playing else playing[0]


def _answering_seat(table: Table, person: Person, what: str) -> int:
    """An own seat that has not agreed yet, and still plays where that matters."""
    own = table.seats_of(person.id)
    if not own:
        raise TableRefusal("table-not-seated")
    agreed = table.offers.get(what, [])
    asked = [seat for seat in own if what == "rematch" or not table.has_left(seat)] or own
    return next((seat for seat in asked if seat not in agreed), asked[0])


def _join(hub: Hub, place: Place, person: Person, request: Join, then: Then) -> None:
    table = place.table
    reserved = any(seat.kind == "open" and seat.person == person.id for seat in table.seats)
    if not (table.listed or reserved or secrets.compare_digest((request.invite or "").encode(), table.invite.encode())):
        raise TableRefusal("table-needs-invitation")
    if table.rated and person.kind == "guest":
        raise TableRefusal("table-rated-needs-account")
    now = now_ms()
    table.join(person.id, person.name, request.seat, now)
    if not table.open_seats():
        table.start(now)
    hub.changed(place, then, seats_too=True)


def _offer(hub: Hub, place: Place, seat: int, what: str, then: Then) -> None:
    """Propose something; our own bots answer at once."""
    table = place.table
    if what == "back" and table.status is Status.PLAYING:
        choices = [(table.last_choice(own), own) for own in table.seats_of(table.seats[seat].person or -1)]
        made = [(number, own) for number, own in choices if number is not None]
        seat = max(made)[1] if made else seat  # who holds several seats takes back the latest of them
    now = now_ms()
    table.offer(what, seat, now)
    for number, sitter in enumerate(table.seats):
        asked = sitter.kind == "bot" and not (table.status is Status.PLAYING and table.has_left(number))
        if asked and what in table.offers and number not in table.offers[what]:
            table.answer(what, number, _bot_agrees(place, number, what), now)
    for task in place.thinking.values():
        task.cancel()
    hub.changed(place, _after_agreement(hub, place, then), secrets_too=True)


def _bot_agrees(place: Place, seat: int, what: str) -> bool:
    """Bots take moves back and play again; to a draw they agree when they do not think that they stand better."""
    value = place.values.get(seat)
    return what != "draw" or (value is not None and value < 0.05)


def _after_agreement(hub: Hub, place: Place, then: Then) -> Then:
    """Where everybody wants another game, open it; whoever agreed last is told why it cannot be opened."""
    if not place.table.rematch_agreed() or place.following is not None:
        return then

    async def go_on() -> None:
        try:
            await open_rematch(hub, place)
        except KaishoError as error:
            then(error)
        except BaseException:
            then(StoreTrouble("store-trouble"))
            raise
        else:
            then(None)

    def agreed(error: KaishoError | None) -> None:
        if error is None:
            hub.in_background(go_on())
        else:
            then(error)

    return agreed


def _after_decline(hub: Hub, place: Place, person: Person, then: Then) -> Then:
    """Where a seat was kept in vain, tell those who wait at the table."""

    def declined(error: KaishoError | None) -> None:
        if error is None:
            hub.tell_of_decline(place, person.id)
        then(error)

    return declined


def _say(hub: Hub, place: Place, person: Person, text: str, then: Then) -> None:
    """What players say is heard by all; watchers are heard by watchers, until the game is over."""
    if not hub.settings.chat:
        raise TableRefusal("table-chat-off")
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not said:
        raise TableRefusal("table-chat-empty")
    line = ChatLine(person.id, person.name, bool(place.table.seats_of(person.id)), said, place.chat_time(now_ms()))
    row = {"table": place.table.id, "person": person.id, "seated": line.seated, "text": said, "at": line.at}

    def stored(value: Any, error: BaseException | None) -> None:
        if error is not None:
            then(StoreTrouble("store-trouble"))
            return
        place.chat.append(line)
        for connection, viewer in list(place.viewers.items()):
            hub.tell_chat(place, connection, viewer, [line])
        hub.tell_elsewhere_of_chat(place, line)
        then(None)

    hub.store.write_then(lambda database: database.execute(schema.chat.insert(), row) and None, stored)


# --- what is answered ---------------------------------------------------------------------------------------------------


def answer(connection: Connection, id: int | None) -> Then:
    """Tells a client that its request is done, or why it is not."""

    def then(error: KaishoError | None) -> None:
        if error is not None:
            connection.tell(refusal(error, id, None, connection.language))
        elif id is not None:
            connection.tell(Done(id=id))

    return then


def refusal(error: KaishoError, id: int | None, table: str | None, language: str) -> Refused:
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
