"""What is told of a round of Kamisado: its line-up, who won it, the marker, and why a deadlock ended it (Z8).

As news it is told in words and drawn on a board; as comments it stands in records and is checked when they are read.
"""

from __future__ import annotations

from typing import Any

from kaisho.errors import Word
from kaisho.game import GameEvent
from kaisho.games.kamisado.board import COLOURS, square_name
from kaisho.games.kamisado.deadlock import Deadlock, Standing, deadlock_of
from kaisho.games.kamisado.position import SEATS, colour_word, ground_of, rank_word, score_of, side_word
from kaisho.games.kamisado.rules import FREE, PLAYING, SERIES
from kaisho.state import State

LINE_UP, DEADLOCK = "line-up", "deadlock"
COMMENTS = (LINE_UP, DEADLOCK)
"""The comments of a record that are checked."""


# --- news -------------------------------------------------------------------------------------------------------------


def events(before: State, act: int, after: State) -> tuple[GameEvent, ...]:
    """Who won a round, and why; a match that ends on the home row speaks for itself."""
    scores = score_of(before), score_of(after)
    if scores[0] == scores[1]:  # nearly always
        return ()
    if found := deadlock_of(before, act, after):
        return _deadlock_news(found, after)
    return () if after.over else (_home_row_news(act, int(before.seat), after),)


def _home_row_news(act: int, winner: int, after: State) -> GameEvent:
    side, colour = side_word(winner), act >> 6
    markers = int(after.markers[winner, colour])
    if after.match == SERIES:
        return GameEvent("kamisado-round-won", {"side": side})
    return GameEvent("kamisado-round-won-with-marker", {"side": side, "tower": colour_word(colour), "rank": rank_word(markers)})


def _deadlock_news(found: Deadlock, after: State) -> tuple[GameEvent, ...]:
    moved, winner = found.moved, side_word(found.winner)
    last = {"side": side_word(moved.seat), "tower": colour_word(moved.colour), "square": square_name(moved.square)}
    told = [
        GameEvent("kamisado-deadlock-pushed" if found.pushed else "kamisado-deadlock-moved", last, drawn=_drawn(found, after)),
        GameEvent("kamisado-deadlock-passes", {"towers": tuple(_numbered(found.passes, after))}, "Z6"),
        GameEvent("kamisado-deadlock-again", {"last": str(len(found.passes)), "first": str(found.again + 1)}),
        GameEvent("kamisado-deadlock-lost", {"loser": last["side"], "winner": winner}, "Z8"),
    ]
    if found.marked is not None:
        rank = rank_word(int(after.markers[found.marked.seat, found.marked.colour]))
        marked = {"tower": colour_word(found.marked.colour), "on": square_name(found.marked.square), "rank": rank}
        told.append(GameEvent("kamisado-deadlock-marked", {"winner": winner, **marked, "square": last["square"]}, "M4"))
    elif after.match == SERIES:
        told.append(GameEvent("kamisado-deadlock-point", {"winner": winner}, "M7"))
    return tuple(told)


def _numbered(passes: tuple[Standing, ...], state: State) -> list[Word]:
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


def _drawn(found: Deadlock, after: State) -> dict[str, Any]:
    """A deadlock for a board, with all towers: in a series they have been set up anew by now."""
    return {
        "kind": DEADLOCK,
        "moved": _plain(found.moved),
        "passes": [_plain(tower) for tower in found.passes],
        "again": found.again,
        "marked": None if found.marked is None else _plain(found.marked),
        "towers": [
            {**_plain(Standing(seat, colour, square)), "markers": int(after.markers[seat, colour])}
            for seat, row in enumerate(found.towers)
            for colour, square in enumerate(row)
        ],
    }


def _plain(tower: Standing) -> dict[str, str]:
    return {"side": SEATS[tower.seat], "colour": COLOURS[tower.colour], "square": square_name(tower.square)}


# --- comments ---------------------------------------------------------------------------------------------------------


def comments_before(state: State) -> dict[str, str]:
    """Both line-ups, each from file a to file h, before the first move of a round: after the towers have been placed."""
    if state.phase != PLAYING or state.must != FREE:
        return {}
    return {LINE_UP: ", ".join(f"{SEATS[seat]} {_home_row(state, seat)}" for seat in (0, 1))}


def _home_row(state: State, seat: int) -> str:
    return " ".join(COLOURS[colour] for colour in sorted(range(8), key=lambda colour: int(state.tower[seat, colour])))


def comments_after(before: State, act: int, after: State) -> dict[str, str]:
    """A deadlock: who moved last, the towers that pass, and the one that is marked."""
    found = deadlock_of(before, act, after)
    if found is None:
        return {}
    parts = [
        f"{_short(found.moved)} {'pushed' if found.pushed else 'moved'} last",
        f"passes {' - '.join(map(_short, found.passes))} - again from {found.again + 1}",
    ]
    if found.marked is not None:
        parts.append(f"marker {_short(found.marked)}")
    return {DEADLOCK: ", ".join(parts)}


def _short(tower: Standing) -> str:
    return f"{SEATS[tower.seat]} {COLOURS[tower.colour]} {square_name(tower.square)}"
