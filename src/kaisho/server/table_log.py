"""The log of a table: its entries, the acts that remain after take-backs, and what has changed since the last store."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from kaisho.game import Game, header_of
from kaisho.record import LEAVING_REASONS
from kaisho.server.departures import Departure
from kaisho.server.table_status import Status
from kaisho.state import State

ACT, TAKE_BACK, DEPARTURE = 0, 1, 2
"""Kinds of log entries. The ``act`` of a take-back is the number of acts that remain; that of a departure, by which a player
leaves the game for good, is the index of the reason in ``LEAVING_REASONS``."""

MAX_ENTRIES = 100_000
"""Maximum length of a log."""

MAX_TAKE_BACKS = 200
"""Maximum number of acts that one seat may take back in a game: every take-back makes the log longer."""


class Entry(NamedTuple):
    """One entry of the log."""

    kind: int
    seat: int
    act: int
    at: int
    forced: bool = False


class LoggedEntry(NamedTuple):
    """An entry with the state before it; None for entries that are not acts."""

    entry: Entry
    before: State | None


class TableChange:
    """What has happened to a table since its last change was taken: everything that storing and announcing need to know."""

    __slots__ = ("dealt", "ended", "entries", "first", "seats", "secrets", "status")

    def __init__(self, first: int, status: Status) -> None:
        self.first = first
        """Length of the log before the change."""
        self.status = status
        """The table's status before the change."""
        self.entries: list[LoggedEntry] = []
        """New entries of the log."""
        self.seats = False
        """Whether somebody sat down, got up, declined a seat or left the game."""
        self.dealt = False
        """Whether the game began."""
        self.secrets = False
        """Whether the choices of a secret phase changed."""
        self.ended = False
        """Whether the game ended."""


def standing_numbers(log: Sequence[Entry]) -> list[int]:
    """The numbers in the log of the acts that have not been taken back."""
    numbers: list[int] = []
    for number, entry in enumerate(log):
        if entry.kind == ACT:
            numbers.append(number)
        elif entry.kind == TAKE_BACK:
            del numbers[entry.act :]
    return numbers


def remaining_acts(log: Sequence[Entry]) -> tuple[list[Entry], list[Departure]]:
    """The acts of a log that have not been taken back, and the departures."""
    acts: list[Entry] = []
    departed: list[Departure] = []
    for entry in log:
        if entry.kind == ACT:
            acts.append(entry)
        elif entry.kind == TAKE_BACK:
            del acts[entry.act :]
        else:
            departed.append(Departure(entry.seat, LEAVING_REASONS[entry.act], entry.at, len(acts)))
    return acts, departed


def with_states(game: Game, start: State, log: Sequence[Entry]) -> list[LoggedEntry]:
    """The entries of a log with the state before each act. ``start`` is the state before the first act."""
    before: list[State | None] = []
    states = [start]
    for kind, run in groupby(log, key=lambda entry: entry.kind):
        numbers = [entry.act for entry in run]
        if kind == ACT:  # all acts of a run in one call: the longest games have thousands
            played = list(game.replay(states[-1], numbers))
            before += played[:-1]
            states += played[1:]
        else:
            before += [None] * len(numbers)
            if kind == TAKE_BACK:
                del states[min(numbers) + 1 :]
    return list(map(LoggedEntry, log, before))


def check_log(game: Game, start: State, log: Sequence[Entry]) -> None:
    """Raise ``ValueError`` for a log that no game can have had. ``start`` is the state before the first act."""
    states = [start]
    for entry in log:
        if entry.kind == ACT:
            state = game.copy(states[-1])
            if entry.seat != header_of(state).seat or not game.is_legal(state, entry.act):
                raise ValueError("an act was never legal")
            game.rules["play"](state, entry.act)
            states.append(state)
        elif entry.kind == TAKE_BACK and 0 <= entry.act < len(states):
            del states[entry.act + 1 :]
        elif entry.kind != DEPARTURE or not (0 <= entry.seat < game.seats and 0 <= entry.act < len(LEAVING_REASONS)):
            raise ValueError("an entry of an unknown kind")
