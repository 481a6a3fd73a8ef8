"""What is told to whom about a table: every variant is made from what the game's ``conceal`` and ``seen`` leave of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kaisho.game import WATCHER
from kaisho.record import LEAVING
from kaisho.server.clock import Kind
from kaisho.server.connection import framed
from kaisho.server.messages import ClockShown, News, SeatShown, Shown, TableShown, Update, encode
from kaisho.server.screen import Screen
from kaisho.server.table import LEFT, Fresh, Status, Table

NOTHING = msgspec.Raw(b"null")
"""What is seen before a game has been dealt."""


class Announcement:
    """One change of a table as everybody may know it. Made when it happens, sent when it is stored.

    Where nothing is hidden all see the same, and only the seat to act is given legal acts; else there is one variant for
    each seat and one for watchers.
    """

    def __init__(self, table: Table, screen: Screen, fresh: list[Fresh], now: int, claim_at: int | None) -> None:
        self.to_act = table.to_act()
        seats = range(WATCHER, table.game.seats) if table.game.hidden else (WATCHER, *self.to_act)
        updates = _updates(table, screen, fresh, now, claim_at, seats)
        self._frames = {seat: framed(encode(update)) for seat, update in updates.items()}

    def frame(self, seat: int) -> bytes:
        return self._frames.get(seat) or self._frames[WATCHER]


LONG_LOG = 300
"""From so many entries on, a log is written when its table is read."""


def update_for(table: Table, screen: Screen, fresh: list[Fresh], now: int, claim_at: int | None, seat: int) -> Update:
    """The update of one seat alone."""
    return _updates(table, screen, fresh, now, claim_at, (seat,))[seat]


def _updates(
    table: Table, screen: Screen, fresh: list[Fresh], now: int, claim_at: int | None, seats: Iterable[int]
) -> dict[int, Update]:
    game = table.game
    first = len(table.log) - len(fresh)
    to_act = table.to_act()
    clock = _clock(table, now)
    points = screen.points(table.state)
    news = _news(table, screen)
    offers = {what: list(agreed) for what, agreed in table.offers.items()} if table.offers else {}
    view: msgspec.Raw | None = None
    shown: list[Shown] | None = None
    found: dict[int, Update] = {}
    log = len(table.log)
    for seat in seats:
        if view is None or game.hidden:
            view = NOTHING if table.layout is None else screen.view(table.state_for(seat), seat)
            shown = [_shown(table, screen, entry, first + place, seat) for place, entry in enumerate(fresh)]
        assert shown is not None
        found[seat] = Update(
            table=table.id,
            status=table.status,
            log=log,
            count=log if seat < 0 else table.count(seat),
            acts=shown,
            chosen=table.secret[seat] if seat >= 0 else [],
            to_act=to_act,
            turn=table.header.turn,
            seat=seat,
            view=view,
            legal=table.legal(seat) if seat in to_act else [],
            may_back=seat >= 0 and _may_back(table, seat),
            clock=clock,
            offers=offers,
            points=points,
            result=table.ending,
            news=news,
            claim_at=claim_at,
        )
    return found


def _may_back(table: Table, seat: int) -> bool:
    if table.status is not Status.PLAYING:
        return False
    return bool(table.secret[seat]) or (seat == table.header.seat and table.own_turn_back(seat) is not None)


def _clock(table: Table, now: int) -> ClockShown | None:
    if table.control.kind is Kind.NONE:
        return None
    clock = table.clock
    left = tuple(clock.left_at(seat, now) for seat in range(len(clock.left)))
    return ClockShown(left, tuple(seat for seat, since in enumerate(clock.since) if since is not None), now)


def _news(table: Table, screen: Screen) -> list[News]:
    """What the newest acts brought about: told until the next act, also to whoever comes later."""
    states = [*(fresh.before for fresh in table.newest), table.state]
    found: list[News] = []
    for (entry, before), after in zip(table.newest, states[1:], strict=True):
        if before is not None and after is not None:
            found += screen.news(before, entry.act, after)
    return found


def _shown(table: Table, screen: Screen, fresh: Fresh, number: int, seat: int) -> Shown:
    entry = fresh.entry
    if entry.kind == LEFT:
        return Shown(n=number, kind="left", seat=entry.seat, reason=LEAVING[entry.act], at=entry.at)
    if fresh.before is None:
        return Shown(n=number, kind="back", seat=entry.seat, left=entry.act, at=entry.at)
    act = table.seen(fresh, seat)
    text = None if act is None else screen.write_entry(number, fresh.before, act)
    return Shown(n=number, kind="act", seat=entry.seat, act=act, text=text, forced=entry.forced, at=entry.at)


def write_long_log(table: Table, screen: Screen) -> None:
    """Write the acts of a long open game beforehand, in the thread that has read it: thousands would hold up everybody."""
    if table.game.hidden or len(table.log) < LONG_LOG:
        return
    log: list[Fresh] = screen.attempt("log", lambda: table.replayed(0), list)
    for number, fresh in enumerate(log):
        if fresh.before is not None:
            screen.write_entry(number, fresh.before, fresh.entry.act)


def table_for(
    table: Table,
    screen: Screen,
    fresh: list[Fresh],
    now: int,
    claim_at: int | None,
    *,
    seat: int,
    own: list[int],
    here: set[int],
    following: str | None,
) -> TableShown:
    """Everything about a table for somebody with these seats, seen from one of them."""
    game = table.game
    return TableShown(
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
        seats=seats_shown(table, here),
        teams=game.teams,
        you=own,
        invite=table.invite if own and table.status is Status.OPEN else None,
        before=table.before,
        carried=table.carried,
        next=following,
        state=update_for(table, screen, fresh, now, claim_at, seat),
    )


def seats_shown(table: Table, here: set[int]) -> list[SeatShown]:
    left = {departure.seat: departure.reason for departure in table.departed}
    return [
        SeatShown(
            kind=seat.kind,
            name=seat.name or None,
            person=seat.person,
            bot=seat.bot,
            here=seat.kind == "bot" or seat.person in here,
            word=table.game.seat_word(number),
            left=left.get(number),
            declined=seat.declined,
        )
        for number, seat in enumerate(table.seats)
    ]
