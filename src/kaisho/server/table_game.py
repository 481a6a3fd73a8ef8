"""The game at a table: the deal, the log of acts, the state that they lead to, and what a seat may know of it.

What a seat may know comes from ``state_for``, ``legal``, ``seen`` and ``explained``, which rely on the game's ``conceal`` and
``seen``. Seats as numbers are enough here; the people who hold them, clocks, offers and endings belong to ``Table``.
"""

from __future__ import annotations

from kaisho.errors import Refusal
from kaisho.game import HIDDEN, WATCHER, Game, header_of
from kaisho.server.departures import Departure
from kaisho.server.secret_phase import SecretPhase
from kaisho.server.table_log import (
    ACT,
    TAKE_BACK,
    Entry,
    LoggedEntry,
    TableChange,
    check_log,
    remaining_acts,
    standing_numbers,
    with_states,
)
from kaisho.server.table_status import Status, TableRefusal
from kaisho.state import Ints, State, States

REPLAYED_AT_ONCE = 2_000
"""Number of acts whose states are in memory together when a position of a long game is looked up."""


class TableGame:
    """One game, from before its deal to after its last act. Its log only grows."""

    __slots__ = (
        "_acting",
        "_change",
        "_states",
        "acts",
        "departed",
        "game",
        "header",
        "layout",
        "legal_now",
        "log",
        "newest",
        "phase",
        "state",
        "status",
        "turn_began",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.status = Status.OPEN
        self.layout: Ints | None = None
        """The deal. It is drawn when the game begins, so that nobody can know anything of it before."""
        self.log: list[Entry] = []
        self.acts: list[Entry] = []
        """The acts of the log that have not been taken back."""
        self.newest: list[LoggedEntry] = []
        """The last act that a player chose, and those that the table played after it."""
        self.departed: list[Departure] = []
        """The seats whose players have left the game, in the order of leaving; the table plays for them."""
        self.turn_began = 0
        """Number of acts before the running turn."""
        self.phase: SecretPhase | None = None
        """The secret phase that is being played."""
        self.legal_now: list[int] = []
        self._go_to(self._first_states())
        self._change = TableChange(0, self.status)

    def take_change(self) -> TableChange:
        """Hand over what has happened since this was last called."""
        change, self._change = self._change, TableChange(len(self.log), self.status)
        return change

    def must_be_dealt(self) -> Ints:
        """The deal. Raises before the game has begun: there is no position yet to show or to judge."""
        if self.layout is None:
            raise TableRefusal("table-not-begun" if self.status is Status.OPEN else "table-never-begun")
        return self.layout

    def has_departed(self, seat: int) -> bool:
        """Whether a seat's player has left the game, so that the table plays for it."""
        return any(departure.seat == seat for departure in self.departed)

    # --- what a seat may know -----------------------------------------------------------------------------------------

    def count(self, seat: int = WATCHER) -> int:
        """What a seat's next act must quote: the length of the log, plus the seat's own choices in a secret phase."""
        return len(self.log) if self.phase is None or seat < 0 else len(self.log) + len(self.phase.choices[seat])

    def choices(self, seat: int) -> list[int]:
        """What a seat has chosen so far in a secret phase."""
        return [] if self.phase is None or seat < 0 else self.phase.choices[seat]

    def to_act(self) -> list[int]:
        """The seats that may act now: one, or in a secret phase all that have not finished choosing."""
        if self.status is not Status.PLAYING:
            return []
        if self.phase is not None:
            return [seat for seat in range(self.game.seats) if not self.phase.has_chosen(seat)]
        return self._acting

    def state_for(self, seat: int) -> State:
        """The state from which a seat's view is made. Conceal it before showing it."""
        if self.phase is None or seat < 0 or self.status is not Status.PLAYING:
            return self.state
        return self.phase.state_for(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal acts of a seat; none when it is not to act."""
        if self.status is not Status.PLAYING or seat < 0:
            return []
        if self.phase is not None:
            return self.phase.legal(seat)
        return self.legal_now if self.header.seat == seat else []

    def explained(self, seat: int, act: int | str, language: str = "en") -> tuple[int, Refusal | None]:
        """The number of an act and why it is refused, judged only by what the seat may know."""
        known = self.game.concealed(self.state_for(seat), seat)
        number = self.game.parse(known, act, language) if isinstance(act, str) else act
        return number, self.game.explain(known, number)

    def seen(self, logged: LoggedEntry, seat: int) -> int | None:
        """An act as a seat may know it; None if it is hidden from the seat."""
        entry, before = logged
        assert before is not None
        if self.game.hidden and self.status is not Status.OVER:
            act = int(self.game.rules["seen"](before, entry.act, seat))
            return None if act == HIDDEN else act
        return entry.act

    # --- states and acts ----------------------------------------------------------------------------------------------

    def replayed(self, first: int) -> list[LoggedEntry]:
        """The entries of the log from number ``first`` on, with the state before each act."""
        return [] if first >= len(self.log) else with_states(self.game, self._first_states()[0], self.log)[first:]

    def states(self) -> list[State]:
        """The state before the first act, and after every act that has not been taken back."""
        return list(self.game.replay(self._first_states()[0], [entry.act for entry in self.acts]))

    def states_around(self, acts: list[int]) -> tuple[State | None, State]:
        """The states before and after the last of the game's first acts. Safe to use in any thread."""
        before, state = None, self._first_states()[0]
        for first in range(0, len(acts), REPLAYED_AT_ONCE):
            states = self.game.replay(state, acts[first : first + REPLAYED_AT_ONCE])
            before, state = states[-2], states[-1]
        return before, state

    def newest_numbers(self) -> list[int]:
        """The numbers in the log of the newest acts."""
        newest, end = len(self.newest), len(self.log)
        if all(entry.kind == ACT for entry in self.log[end - newest :]):
            return list(range(end - newest, end))
        return standing_numbers(self.log)[-newest:]

    def acts_after_take_back(self, seat: int) -> int | None:
        """Number of acts that remain if a seat takes back its last one; None if that is not in its own running turn."""
        last = len(self.acts) - 1
        own_turn = self.status is Status.PLAYING and seat == self.header.seat and self.phase is None
        return last if own_turn and last >= self.turn_began and not self.acts[last].forced else None

    def last_choice(self, seat: int) -> int | None:
        """Number of acts before the last act that the player of a seat has chosen."""
        chosen = [number for number, entry in enumerate(self.acts) if entry.seat == seat and not entry.forced]
        return chosen[-1] if chosen else None

    def _first_states(self) -> States:
        """The state before the first act, as an array of one. Before the deal it is a placeholder that nobody is shown."""
        return self.game.deal_array(self.game.shuffle(0) if self.layout is None else self.layout)

    def _deal(self, layout: Ints) -> None:
        """Begin the game."""
        self._go_to(self.game.deal_array(layout))
        self.layout = layout
        self.status = Status.PLAYING
        self._change.dealt = True
        self.legal_now = self.game.legal(self.state)

    def _append(self, seat: int, act: int, now: int, *, forced: bool = False) -> None:
        """Play a legal act."""
        entry = Entry(ACT, seat, act, now, forced)
        logged = LoggedEntry(entry, self.state)
        self._change.entries.append(logged)
        self.newest = [*self.newest, logged] if forced else [logged]
        self.log.append(entry)
        self.acts.append(entry)
        turn = self._turn()
        after, self.legal_now = self.game.play_and_list(self._states, act)
        self._go_to(after)
        if self._turn() != turn:
            self.turn_began = len(self.acts)

    def _log_other(self, entry: Entry) -> None:
        """Add an entry to the log that is not an act."""
        self.log.append(entry)
        self._change.entries.append(LoggedEntry(entry, None))

    def _turn(self) -> tuple[int, int, bool]:
        """What identifies the running turn. The acts of a secret phase do not belong to the turn after it."""
        return self.header.turn, self.header.seat, self.phase is not None

    def _nothing_chosen(self) -> bool:
        """Whether the running turn has no acts yet except forced ones."""
        return all(entry.forced for entry in self.acts[self.turn_began :])

    def _go_to(self, states: States) -> None:
        """Go to a state (an array of one, see ``Game.play_and_list``), and look up once what is needed of it often."""
        self._states = states
        self.state: State = states[0]
        self.header = header_of(self.state)
        self._acting = [self.header.seat]
        is_secret = self.game.hidden and self.game.is_secret(self.state)
        self.phase = SecretPhase(self.game, self.state) if is_secret else None

    def _go_back(self, seat: int, remaining: int, now: int) -> None:
        """Take back all acts but the first ``remaining`` ones."""
        del self.acts[remaining:]
        if self.phase is not None and any(self.phase.choices):
            self._change.secrets = True
        self._log_other(Entry(TAKE_BACK, seat, remaining, now))
        self._replay_acts()
        self.legal_now = self.game.legal(self.state)

    def _replay_acts(self) -> None:
        """Go to the state after the acts that have not been taken back."""
        self.turn_began = 0
        self.newest = []
        states = self._first_states()
        self._go_to(states)
        last_choice = max((number for number, entry in enumerate(self.acts, 1) if not entry.forced), default=1)
        for number, entry in enumerate(self.acts, 1):
            if number >= last_choice:
                self.newest.append(LoggedEntry(entry, self.game.copy(self.state)))
            turn = self._turn()
            self.game.rules["play"](states[0], entry.act)
            self._go_to(states)
            if self._turn() != turn:
                self.turn_began = number

    def _restore(self, status: Status, layout: Ints | None, log: list[Entry], choices: list[list[int]]) -> None:
        """Restore a stored game. Raises ``ValueError`` for an act that was never legal: what is stored may be damaged, and
        the rules trust the acts that they are given."""
        self.status = status
        self.layout = layout
        check_log(self.game, self._first_states()[0], log)
        self.log = log
        self.acts, self.departed = remaining_acts(log)
        self._replay_acts()
        self.legal_now = self.game.legal(self.state) if status is Status.PLAYING else []
        if self.phase is not None:
            self.phase.restore(choices)
        elif any(choices):
            raise ValueError("secret choices outside of a secret phase")
        self._change = TableChange(len(log), status)
