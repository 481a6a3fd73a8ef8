"""Messages about a table for each receiver, made only from what the game's ``conceal`` and ``seen`` let the receiver know."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kaisho.record import LEAVING_REASONS
from kaisho.server.clock import ControlKind
from kaisho.server.messages import ClockView, EntryView, EventView, SeatView, TableView, Update
from kaisho.server.screen import Screen
from kaisho.server.table import Table
from kaisho.server.table_log import DEPARTURE, LoggedEntry
from kaisho.server.table_status import Status

NO_VIEW = msgspec.Raw(b"null")
"""The view before the game has been dealt."""

LONG_LOG = 300
"""Length from which on a log is written in notation when its table is loaded."""


def update_message(
    table: Table, screen: Screen, entries: list[LoggedEntry], now: int, claim_at: int | None, seat: int
) -> Update:
    """The update for one seat, with the last ``entries`` of the log."""
    return update_messages(table, screen, entries, now, claim_at, (seat,))[seat]


def update_messages(
    table: Table, screen: Screen, entries: list[LoggedEntry], now: int, claim_at: int | None, seats: Iterable[int]
) -> dict[int, Update]:
    """The updates for several seats. In an open game they differ only in what the seats may do."""
    game = table.game
    first = len(table.log) - len(entries)
    to_act = table.to_act()
    clock = _clock(table, now)
    points = screen.points(table.state)
    news = _news(table, screen)
    offers = {what: list(agreed) for what, agreed in table.offers.items()} if table.offers else {}
    view: msgspec.Raw | None = None
    acts: list[EntryView] = []
    updates: dict[int, Update] = {}
    log = len(table.log)
    for seat in seats:
        if view is None or game.hidden:
            view = NO_VIEW if table.layout is None else screen.view(table.state_for(seat), seat)
            acts = [_entry(table, screen, logged, number, seat) for number, logged in enumerate(entries, first)]
        updates[seat] = Update(
            table=table.id,
            status=table.status,
            log=log,
            count=log if seat < 0 else table.count(seat),
            acts=acts,
            chosen=table.choices(seat),
            to_act=to_act,
            turn=table.header.turn,
            seat=seat,
            view=view,
            legal=table.legal(seat) if seat in to_act else [],
            may_back=seat >= 0 and _may_take_back(table, seat),
            clock=clock,
            offers=offers,
            points=points,
            result=table.ending,
            news=news,
            claim_at=claim_at,
        )
    return updates


def _may_take_back(table: Table, seat: int) -> bool:
    if table.status is not Status.PLAYING:
        return False
    return bool(table.choices(seat)) or (seat == table.header.seat and table.acts_after_take_back(seat) is not None)


def _clock(table: Table, now: int) -> ClockView | None:
    if table.control.kind is ControlKind.NONE:
        return None
    clock = table.clock
    remaining = tuple(clock.remaining_at(seat, now) for seat in range(table.game.seats))
    return ClockView(remaining, tuple(seat for seat, since in enumerate(clock.since) if since is not None), now)


def _news(table: Table, screen: Screen) -> list[EventView]:
    """The events of the newest acts. They are repeated until the next act, also for viewers who come later."""
    states = [*(logged.before for logged in table.newest), table.state]
    news: list[EventView] = []
    for (entry, before), after in zip(table.newest, states[1:], strict=True):
        if before is not None and after is not None:
            news += screen.news(before, entry.act, after)
    return news


def _entry(table: Table, screen: Screen, logged: LoggedEntry, number: int, seat: int) -> EntryView:
    """An entry of the log as a seat may know it."""
    entry = logged.entry
    if entry.kind == DEPARTURE:
        return EntryView(n=number, kind="left", seat=entry.seat, reason=LEAVING_REASONS[entry.act], at=entry.at)
    if logged.before is None:
        return EntryView(n=number, kind="back", seat=entry.seat, left=entry.act, at=entry.at)
    act = table.seen(logged, seat)
    text = None if act is None else screen.write_entry(number, logged.before, act)
    return EntryView(
        n=number,
        kind="act",
        seat=entry.seat,
        act=act,
        text=text,
        forced=entry.forced,
        at=entry.at,
        round=table.game.round_number(logged.before),
    )


def write_long_log(table: Table, screen: Screen) -> None:
    """Write the acts of a long open game in notation beforehand, in the thread that loads the table.

    Thousands of acts would block the event loop.
    """
    if table.game.hidden or len(table.log) < LONG_LOG:
        return
    log: list[LoggedEntry] = screen.attempt("log", lambda: table.replayed(0), list)
    for number, logged in enumerate(log):
        if logged.before is not None:
            screen.write_entry(number, logged.before, logged.entry.act)


def table_message(
    table: Table,
    screen: Screen,
    entries: list[LoggedEntry],
    now: int,
    claim_at: int | None,
    *,
    seat: int,
    own: list[int],
    here: set[int],
    following: str | None,
) -> TableView:
    """Everything about a table for somebody with the seats ``own``, seen from ``seat``."""
    game = table.game
    return TableView(
        table=table.id,
        game=game.name,
        options={name: game.options[name] for name, _, _ in (text.partition("=") for text in game.option_texts())},
        board=screen.board(),
        control=table.control,
        rated=table.rated,
        listed=table.listed,
        takebacks=table.takebacks,
        draws=game.can_draw,
        created=table.created,
        seats=seat_messages(table, here),
        teams=game.teams,
        you=own,
        invite=table.invite if own and table.status is Status.OPEN else None,
        before=table.before,
        carried=table.carried,
        next=following,
        state=update_message(table, screen, entries, now, claim_at, seat),
    )


def seat_messages(table: Table, here: set[int]) -> list[SeatView]:
    """Who sits where. ``here`` are the people who are connected to the table."""
    departed = {departure.seat: departure.reason for departure in table.departed}
    return [
        SeatView(
            kind=seat.kind,
            name=seat.name or None,
            person=seat.person,
            bot=seat.bot,
            here=seat.kind == "bot" or seat.person in here,
            word=table.game.seat_word(number),
            left=departed.get(number),
            declined=seat.declined,
        )
        for number, seat in enumerate(table.seats)
    ]
