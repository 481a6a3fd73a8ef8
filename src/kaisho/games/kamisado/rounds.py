"""Events and comments about the rounds of Kamisado: line-ups, winners, markers, and the causes of a deadlock (Z8).

Events are shown in words and on the board. Comments are written to records, and checked when a record is read.
"""

from __future__ import annotations

from typing import Any

from kaisho.errors import Word
from kaisho.game import GameEvent
from kaisho.games.kamisado.board import COLOURS, square_name
from kaisho.games.kamisado.deadlock import Deadlock, PlacedTower, deadlock_of
from kaisho.games.kamisado.position import SEATS, colour_word, ground_of, rank_word, score_of, side_word
from kaisho.games.kamisado.rules import FREE, PLAYING, SERIES
from kaisho.state import State

LINE_UP, DEADLOCK, HOME_ROW = "line-up", "deadlock", "home-row"
COMMENTS = (LINE_UP, DEADLOCK)
"""The comments of a record that are checked, by name."""


# --- events -----------------------------------------------------------------------------------------------------------


def events(before: State, act: int, after: State) -> tuple[GameEvent, ...]:
    """Who won a round, and why. There is no event for the last round of a match if it ends on the home row."""
    scores = score_of(before), score_of(after)
    if scores[0] == scores[1]:  # nearly always
        return ()
    if deadlock := deadlock_of(before, act, after):
        return _deadlock_events(deadlock, after)
    return () if after.over else (_home_row_event(act, int(before.seat), after),)


def _home_row_event(act: int, winner: int, after: State) -> GameEvent:
    side, colour = side_word(winner), act >> 6
    markers = int(after.markers[winner, colour])
    tower = {**_plain(PlacedTower(winner, colour, act & 63)), "markers": markers}
    drawn = {"kind": HOME_ROW, "tower": tower}
    if after.match == SERIES:
        return GameEvent("kamisado-round-won", {"side": side}, drawn=drawn, banner=True)
    values = {"side": side, "tower": colour_word(colour), "rank": rank_word(markers)}
    return GameEvent("kamisado-round-won-with-marker", values, drawn=drawn, banner=True)


def _deadlock_events(deadlock: Deadlock, after: State) -> tuple[GameEvent, ...]:
    moved, passes, winner = deadlock.moved, deadlock.passes, side_word(deadlock.winner)
    last = {"side": side_word(moved.seat), "tower": colour_word(moved.colour), "square": square_name(moved.square)}
    last_move = "kamisado-deadlock-pushed" if deadlock.pushed else "kamisado-deadlock-moved"
    events = [
        GameEvent(last_move, last, drawn=_drawn(deadlock, after)),
        GameEvent("kamisado-deadlock-passes", {"towers": tuple(_numbered(passes, after))}, "Z6"),
        GameEvent("kamisado-deadlock-again", {"last": str(len(passes)), "first": str(deadlock.again + 1)}),
        GameEvent("kamisado-deadlock-lost", {"loser": last["side"], "winner": winner}, "Z8", banner=True),
    ]
    if (marked := deadlock.marked) is not None:
        values = {"tower": colour_word(marked.colour), "on": square_name(marked.square), "square": last["square"]}
        rank = rank_word(int(after.markers[marked.seat, marked.colour]))
        events.append(GameEvent("kamisado-deadlock-marked", {"winner": winner, "rank": rank, **values}, "M4"))
    elif after.match == SERIES:
        events.append(GameEvent("kamisado-deadlock-point", {"winner": winner}, "M7"))
    return tuple(events)


def _numbered(passes: tuple[PlacedTower, ...], state: State) -> list[Word]:
    return [
        Word(
            "kamisado-deadlock-tower",
            {
                "number": str(number),
                "side": side_word(tower.seat),
                "tower": colour_word(tower.colour),
                "square": square_name(tower.square),
                "colour": colour_word(ground_of(state, tower.square)),
            },
        )
        for number, tower in enumerate(passes, 1)
    ]


def _drawn(deadlock: Deadlock, after: State) -> dict[str, Any]:
    """A deadlock for a board, with all towers, because the state after it may already have the line-up of the next round."""
    return {
        "kind": DEADLOCK,
        "moved": _plain(deadlock.moved),
        "passes": [_plain(tower) for tower in deadlock.passes],
        "again": deadlock.again,
        "marked": None if deadlock.marked is None else _plain(deadlock.marked),
        "towers": [
            {**_plain(PlacedTower(seat, colour, square)), "markers": int(after.markers[seat, colour])}
            for seat, row in enumerate(deadlock.towers)
            for colour, square in enumerate(row)
        ],
    }


def _plain(tower: PlacedTower) -> dict[str, str]:
    return {"side": SEATS[tower.seat], "colour": COLOURS[tower.colour], "square": square_name(tower.square)}


# --- comments ---------------------------------------------------------------------------------------------------------


def comments_before(state: State) -> dict[str, str]:
    """Both line-ups, each from file a to file h, before the first move of a round."""
    if state.phase != PLAYING or state.must != FREE:
        return {}
    return {LINE_UP: ", ".join(f"{SEATS[seat]} {_home_row(state, seat)}" for seat in (0, 1))}


def _home_row(state: State, seat: int) -> str:
    return " ".join(COLOURS[colour] for colour in sorted(range(8), key=lambda colour: int(state.tower[seat, colour])))


def comments_after(before: State, act: int, after: State) -> dict[str, str]:
    """A deadlock: who moved last, the towers that pass, and the one that is marked."""
    deadlock = deadlock_of(before, act, after)
    if deadlock is None:
        return {}
    parts = [
        f"{_short(deadlock.moved)} {'pushed' if deadlock.pushed else 'moved'} last",
        f"passes {' - '.join(map(_short, deadlock.passes))} - again from {deadlock.again + 1}",
    ]
    if deadlock.marked is not None:
        parts.append(f"marker {_short(deadlock.marked)}")
    return {DEADLOCK: ", ".join(parts)}


def _short(tower: PlacedTower) -> str:
    return f"{SEATS[tower.seat]} {COLOURS[tower.colour]} {square_name(tower.square)}"
