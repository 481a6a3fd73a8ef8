"""Secret phases: all seats choose at the same time, hidden from each other, although the rules go seat by seat.

The trick is that a seat's choices may be played after *any* choices of the seats before it: the rules conceal those from the
seat anyway. So every seat gets a state of its own, in which the seats before it have played their first legal acts, and what
it sees cannot depend on what they have really chosen. When all have chosen, their acts are played in the order of the seats.

This requires that in such a phase neither the legal acts nor the view of a seat depend on the choices of other seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaisho.game import Game, header_of
from kaisho.state import State


class SecretPhase:
    """The choices made so far in one secret phase. The states it returns are never changed afterwards."""

    __slots__ = ("_game", "_start", "_states", "choices")

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._start = start
        """The state in which the phase began."""
        self._states: list[State | None] = [None] * game.seats
        """By seat, the state after its choices so far; None where it has to be computed."""
        self.choices: list[list[int]] = [[] for _ in range(game.seats)]
        """By seat, the acts chosen so far."""

    def state_for(self, seat: int) -> State:
        """The state from which a seat's view is made. Conceal it before showing it."""
        state = self._state(seat)
        if self._game.is_secret(state):
            return state
        state = self._game.copy(state)  # the last seat's last choice has ended the phase in its own state
        self._game.restore_secret_phase(state)
        return state

    def legal(self, seat: int) -> list[int]:
        """The acts among which a seat may choose; none when it has finished."""
        state = self._state(seat)
        return self._game.legal(state) if self._is_choosing(state, seat) else []

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has finished choosing."""
        return not self._is_choosing(self._state(seat), seat)

    def is_complete(self) -> bool:
        """Whether all seats have finished choosing."""
        return all(self.has_chosen(seat) for seat in range(self._game.seats))

    def choose(self, seat: int, act: int) -> None:
        """Add a legal act to the choices of a seat."""
        state = self._game.copy(self._state(seat))
        self._game.rules["play"](state, act)
        self.choices[seat].append(act)
        self._states[seat] = state

    def choose_for_absent(self, seat: int) -> bool:
        """Choose what a seat without a player has not chosen yet. Returns whether anything was missing."""
        missing = not self.has_chosen(seat)
        while not self.has_chosen(seat):
            self.choose(seat, self._game.absent_act(self._state(seat)))
        return missing

    def take_back(self, seat: int) -> None:
        """Remove the last choice of a seat."""
        self.choices[seat].pop()
        self._states[seat] = None

    def acts(self) -> Iterator[tuple[int, int]]:
        """All choices as pairs of seat and act, in the order in which the rules play them."""
        for seat, choices in enumerate(self.choices):
            for act in choices:
                yield seat, act

    def restore(self, choices: Sequence[Sequence[int]]) -> None:
        """Make stored choices again. Raises ``ValueError`` for one that was never legal: what is stored may be damaged."""
        for seat, chosen in enumerate(choices):
            for act in chosen:
                state = self._state(seat)
                if not self._is_choosing(state, seat) or not self._game.is_legal(state, act):
                    raise ValueError("a secret choice was never legal")
                self.choose(seat, act)

    def _state(self, seat: int) -> State:
        """The state in which a seat goes on choosing, or has just finished."""
        known = self._states[seat]
        if known is not None:
            return known
        state = self._game.copy(self._start)
        play = self._game.rules["play"]
        for other in range(seat):
            while self._is_choosing(state, other):
                play(state, self._game.legal(state)[0])
        for act in self.choices[seat]:
            play(state, act)
        self._states[seat] = state
        return state

    def _is_choosing(self, state: State, seat: int) -> bool:
        header = header_of(state)
        return not header.over and header.seat == seat and self._game.is_secret(state)
