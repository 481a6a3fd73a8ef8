"""Messages about a table for each receiver, made only from what the game's ``conceal`` and ``seen`` let the receiver know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from kaisho.game import Game, OptionValue
from kaisho.record import LEAVING_REASONS
from kaisho.server.clock import ControlKind
from kaisho.server.messages import ClockView, EntryView, EventView, RatingStep, SeatView, StepView, TableView, Update
from kaisho.server.screen import Screen
from kaisho.server.table import Table
from kaisho.server.table_log import DEPARTURE, TAKE_BACK, Entry, LoggedEntry
from kaisho.server.table_status import Status
from kaisho.state import State

NO_VIEW = msgspec.Raw(b"null")
"""The view before the game has been dealt."""

LONG_LOG = 300
"""Length from which on a log is written in notation when its table is loaded."""

MAX_STEPS = 40
"""Number of acts of one update that can be shown one after the other."""


class NumberedAct(NamedTuple):
    """An act with its number in the log and the state before it."""

    n: int
    entry: Entry
    before: State


def update_message(
    table: Table, screen: Screen, entries: list[LoggedEntry], now: int, claim_at: int | None, seat: int
) -> Update:
    """The update for one seat, with the last ``entries`` of the log."""
    return update_messages(table, screen, entries, now, claim_at, (seat,))[seat]


def update_messages(
    table: Table,
    screen: Screen,
    entries: list[LoggedEntry],
    now: int,
    claim_at: int | None,
    seats: Iterable[int],
    *,
    whole: bool = False,
) -> dict[int, Update]:
    """The updates for several seats. In an open game they differ only in what the seats may do.

    With ``whole`` they are for receivers who have not followed the table so far.
    """
    game = table.game
    first = len(table.log) - len(entries)
    to_act = table.to_act()
    clock = _clock(table, now)
    points = screen.points(table.state)
    newest = _numbered(table.newest, table.newest_numbers())
    arrived = [] if whole else _numbered(*_after_take_back(entries, first))
    news = _news(table, screen, newest if len(arrived) <= len(newest) else arrived)
    stepped = newest if whole else arrived[1:] if len(arrived) == len(entries) else arrived
    offers = {what: list(agreed) for what, agreed in table.offers.items()} if table.offers else {}
    view: msgspec.Raw | None = None
    acts: list[EntryView] = []
    steps: list[StepView] = []
    updates: dict[int, Update] = {}
    log = len(table.log)
    for seat in seats:
        if view is None or game.hidden:
            view = NO_VIEW if table.layout is None else screen.view(table.state_for(seat), seat)
            acts = [_entry(table, screen, logged, number, seat) for number, logged in enumerate(entries, first)]
            steps = _steps(screen, stepped, seat) if stepped else []
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
            steps=steps,
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


def _after_take_back(entries: list[LoggedEntry], first: int) -> tuple[list[LoggedEntry], range]:
    """The entries after the last take-back among those from number ``first`` of the log on, with their numbers."""
    start = max((index for index, logged in enumerate(entries, 1) if logged.entry.kind == TAKE_BACK), default=0)
    return entries[start:], range(first + start, first + len(entries))


def _numbered(entries: Sequence[LoggedEntry], numbers: Sequence[int]) -> list[NumberedAct]:
    """The acts among entries of the log."""
    numbered = zip(numbers, entries, strict=True)
    return [NumberedAct(n, entry, before) for n, (entry, before) in numbered if before is not None]


def _news(table: Table, screen: Screen, acts: Sequence[NumberedAct]) -> list[EventView]:
    """The events of the latest acts. Those of the newest are repeated until the next act, also for viewers who come later."""
    states = (*(act.before for act in acts[1:]), table.state)  # after each act
    news: list[EventView] = []
    for (n, entry, before), after in zip(acts, states, strict=False):
        news += screen.news(before, entry.act, after, n)
    return news


def _steps(screen: Screen, acts: Sequence[NumberedAct], seat: int) -> list[StepView]:
    """The views before acts, as a seat may know them; none of a secret phase, whose acts nobody has seen one by one."""
    game = screen.game
    shown = [act for act in acts[-MAX_STEPS:] if not (game.hidden and game.is_secret(act.before))]
    return [StepView(act.n, screen.view(act.before, seat)) for act in shown]


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


def game_options(game: Game) -> dict[str, OptionValue]:
    """The options of a game that matter."""
    return {name: game.options[name] for name, _, _ in (text.partition("=") for text in game.option_texts())}


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
    ratings: list[RatingStep | None] | None,
) -> TableView:
    """Everything about a table for somebody with the seats ``own``, seen from ``seat``."""
    game = table.game
    return TableView(
        table=table.id,
        game=game.name,
        options=game_options(game),
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
        ratings=ratings,
        state=update_messages(table, screen, entries, now, claim_at, (seat,), whole=True)[seat],
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
            asks=seat.asks,
        )
        for number, seat in enumerate(table.seats)
    ]
