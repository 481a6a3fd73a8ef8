"""A table: a game, its seats, the log of acts, the clock, and what has been offered.

A ``Table`` is a plain value. It does no I/O and has no timers: callers say what time it is, and ``take_change`` hands over
what has to be stored and announced. Nothing here depends on a particular game. What a seat may know comes from
``state_for``, ``legal``, ``seen`` and ``explained``, which rely on the game's ``conceal`` and ``seen``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import groupby
from random import SystemRandom
from typing import Literal, NamedTuple

import msgspec

from kaisho.errors import IllegalAct, KaishoError, Refusal
from kaisho.game import HIDDEN, WATCHER, Game, Result, header_of, rotate_seats
from kaisho.record import LEAVING
from kaisho.server.clock import Clock, Control, ControlKind
from kaisho.server.departures import Departure, ranking_after, remaining_sides
from kaisho.server.secret_phase import SecretPhase
from kaisho.state import Ints, State, States

ACT, TAKE_BACK, DEPARTURE = 0, 1, 2
"""Kinds of log entries. The ``act`` of a take-back is the number of acts that remain; that of a departure, by which a player
leaves the game for good, is the index of the reason in ``LEAVING``."""

MAX_ENTRIES = 100_000
"""Maximum length of a log."""

MAX_TAKE_BACKS = 200
"""Maximum number of acts that one seat may take back in a game: every take-back makes the log longer."""


class TableRefusal(KaishoError):
    """A request that is impossible at this table, or now, or for this person."""


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


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


class Decliner(msgspec.Struct, frozen=True):
    """Somebody who declined a reserved seat."""

    person: int
    name: str


class Seat(msgspec.Struct):
    """Who sits somewhere: a person, one of our bots (by its level), or nobody.

    An open seat may be reserved for a person, or ``declined`` by the person it was reserved for. The player of a ``gone``
    seat has deleted the account.
    """

    kind: Literal["open", "person", "bot", "gone"] = "open"
    person: int | None = None
    bot: str | None = None
    name: str = ""
    declined: Decliner | None = None

    def concerns(self, person: int) -> bool:
        """Whether a person's name is shown here."""
        return self.person == person or (self.declined is not None and self.declined.person == person)


class Ending(msgspec.Struct, frozen=True):
    """How the game ended: by the rules, or by what happened at the table."""

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    places: tuple[int, ...]
    """By seat, starting at 1; equal seats share a place."""
    unrated: str | None = None
    """Why a rated game with a winner does not change ratings."""


RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED = "resigned", "flag", "agreed-draw", "claimed", "called-off", "closed"
ABORTED = "aborted"
"""A rated game ended before every side had acted in two turns."""
FEW_ACTS, PAIR_LIMIT = "few-acts", "pair-limit"
"""Why a rated game is not rated: a player left before every side had acted in two turns, or the same people have played too
many rated games with each other."""
MIN_TURNS = 2
"""Number of turns in which every side must have acted for a rated game to count."""
FIRST_LEFT = "first-left"
"""A player who left would have come first by the rules."""
TABLE_REASONS = (RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED, FIRST_LEFT, ABORTED)
UNCOUNTED = (CALLED_OFF, CLOSED, ABORTED)
"""Endings that are nobody's win or loss and are never rated."""

OFFERS = ("draw", "back", "rematch")


class Table:
    """One table. A method that changes it either succeeds, or raises ``KaishoError`` and changes nothing."""

    __slots__ = (
        "_acting",
        "_change",
        "_states",
        "acts",
        "before",
        "carried",
        "changed",
        "clock",
        "control",
        "created",
        "departed",
        "ending",
        "game",
        "header",
        "id",
        "invite",
        "layout",
        "legal_now",
        "listed",
        "log",
        "newest",
        "offers",
        "owner",
        "phase",
        "rated",
        "seats",
        "state",
        "status",
        "takebacks",
        "turn_began",
    )

    def __init__(
        self,
        id: str,
        game: Game,
        seats: list[Seat],
        *,
        control: Control,
        rated: bool,
        listed: bool,
        takebacks: bool,
        invite: str,
        owner: int | None,
        now: int,
        before: str | None = None,
        carried: tuple[int, ...] | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.layout: Ints | None = None
        """The deal. It is drawn when the game begins, so that nobody can know anything of it before."""
        self.seats = seats
        self.control = control
        self.rated = rated
        self.listed = listed
        self.takebacks = takebacks and not rated and not game.hidden
        """Whether acts may be taken back by agreement. Never in games with hidden information, which it would reveal."""
        self.invite = invite
        self.owner = owner
        self.before = before
        self.carried = carried or (0,) * game.seats
        self.created = self.changed = now
        self.status = Status.OPEN
        self.turn_began = 0
        """Number of acts before the running turn."""
        self.log: list[Entry] = []
        self.acts: list[Entry] = []
        """The acts of the log that have not been taken back."""
        self.newest: list[LoggedEntry] = []
        """The last act that a player chose, and those that the table played after it."""
        self.phase: SecretPhase | None = None
        """The secret phase that is being played."""
        self._go_to(self._first_states())
        self.clock = Clock.set_up(control, game.seats)
        self.offers: dict[str, list[int]] = {}
        """What is offered, with the seats that agree; the seat that offered it comes first."""
        self.ending: Ending | None = None
        self.departed: list[Departure] = []
        """The seats whose players have left the game, in the order of leaving; the table plays for them."""
        self.legal_now: list[int] = []
        self._change = TableChange(0, self.status)

    def take_change(self) -> TableChange:
        """Hand over what has happened since this was last called."""
        change, self._change = self._change, TableChange(len(self.log), self.status)
        return change

    # --- seats --------------------------------------------------------------------------------------------------------

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def open_seats_for(self, person: int) -> list[int]:
        """The open seats that a person may take: those reserved for the person first, then those reserved for nobody."""
        reserved = [number for number in self.open_seats() if self.seats[number].person == person]
        return reserved + [number for number in self.open_seats() if self.seats[number].person is None]

    def join(self, person: int, name: str, seat: int | None, now: int) -> None:
        """Take an open seat."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        if self.seats_of(person):
            raise TableRefusal("table-sits-already")
        free = self.open_seats_for(person)
        chosen = free[0] if seat is None and free else seat
        if chosen is None or chosen not in free:
            raise TableRefusal("table-seat-taken" if free else "table-full")
        self.seats[chosen] = Seat("person", person, None, name)
        self._change.seats = True
        self.changed = now

    def leave(self, person: int, now: int) -> bool:
        """Get up before the game begins, or decline a reserved seat. Returns whether a seat was declined."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        numbers = [number for number, seat in enumerate(self.seats) if seat.person == person]
        if not numbers:
            raise TableRefusal("table-not-seated")
        declined = False
        for number in numbers:
            seat = self.seats[number]
            declined = declined or seat.kind == "open"
            self.seats[number] = Seat(declined=Decliner(person, seat.name) if seat.kind == "open" else None)
        self._change.seats = True
        self.changed = now
        return declined

    def vacate(self, seats: Iterable[int], now: int) -> None:
        """Open seats again before the game begins, because their players are removed from the club."""
        for number in seats:
            self.seats[number] = Seat()
        self._change.seats = True
        self.changed = now

    def start(self, now: int, layout: Ints | None = None) -> None:
        """Deal and begin the game when all seats are taken. In a rated game the seats are assigned at random.

        The deal comes from the operating system's random numbers, unless ``layout`` is given.
        """
        if self.status is not Status.OPEN or self.open_seats():
            raise TableRefusal("table-not-full")
        deal = self.game.secure_shuffle() if layout is None else layout
        self._go_to(self.game.deal_array(deal))
        self.layout = deal
        if self.rated and self.before is None:  # in a rematch the seats rotate, and points are carried over by seat
            SystemRandom().shuffle(self.seats)
        self.status = Status.PLAYING
        self._change.seats = self._change.dealt = True
        self.legal_now = self.game.legal(self.state)
        self._play_forced(now)
        self._after_act(now)

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

    def viewing_seat(self, own: list[int]) -> int:
        """The seat from which somebody with these seats sees the table.

        Of several seats it is the one to act, or else the first. Where something is hidden they share no view: then it is
        ``WATCHER`` until one of them asks to look.
        """
        if len(own) < 2:
            return own[0] if own else WATCHER
        if self.game.hidden:
            return WATCHER
        return next((seat for seat in self.to_act() if seat in own), own[0])

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

    def replayed(self, first: int) -> list[LoggedEntry]:
        """The entries of the log from number ``first`` on, with the state before each act."""
        if first >= len(self.log):
            return []
        before: list[State | None] = []
        states = [self._first_states()[0]]
        for kind, run in groupby(self.log, key=lambda entry: entry.kind):
            numbers = [entry.act for entry in run]
            if kind == ACT:  # all acts of a run in one call: the longest games have thousands
                played = list(self.game.replay(states[-1], numbers))
                before += played[:-1]
                states += played[1:]
            else:
                before += [None] * len(numbers)
                if kind == TAKE_BACK:
                    del states[min(numbers) + 1 :]
        return list(map(LoggedEntry, self.log[first:], before[first:]))

    def must_be_dealt(self) -> Ints:
        """The deal. Raises before the game has begun: there is no position yet to show or to judge."""
        if self.layout is None:
            raise TableRefusal("table-not-begun" if self.status is Status.OPEN else "table-never-begun")
        return self.layout

    def _first_states(self) -> States:
        """The state before the first act, as an array of one. Before the deal it is a placeholder that nobody is shown."""
        return self.game.deal_array(self.game.shuffle(0) if self.layout is None else self.layout)

    def states(self) -> list[State]:
        """The state before the first act, and after every act that has not been taken back."""
        return list(self.game.replay(self._first_states()[0], [entry.act for entry in self.acts]))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def act(self, seat: int, after: int, act: int | str, now: int, *, lag: int = 0, language: str = "en") -> None:
        """Play an act. ``after`` is the count that the client has seen, so that a repeated or late act changes nothing."""
        self._check_playing(seat, now)
        count = self.count(seat)
        if after != count:
            raise TableRefusal("table-late-act", count=count)
        if seat not in self.to_act():
            raise TableRefusal("table-not-your-turn", count=count)
        if self.clock.late(seat, now, lag):
            raise TableRefusal("table-time-over")
        if len(self.log) >= MAX_ENTRIES:
            raise TableRefusal("table-log-full")
        number = int(act) if isinstance(act, int) and act in self.legal(seat) else self._checked(seat, act, language)
        if self.phase is not None:
            self._choose(self.phase, seat, number, now, lag)
        else:
            turn = self.header.turn
            self._append(seat, number, now)
            ended = self.header.over or self.header.turn != turn or self.header.seat != seat
            self.clock = self.clock.acted(seat, now, turn_ended=ended, lag=lag)
        self._withdraw_offers(seat)
        self._play_forced(now)
        self._after_act(now)

    def check_may_act(self, seat: int, now: int) -> None:
        """Raise unless a seat is to act."""
        self._check_playing(seat, now)
        if seat not in self.to_act():
            raise TableRefusal("table-not-your-turn", count=self.count(seat))

    def _checked(self, seat: int, act: int | str, language: str) -> int:
        number, refusal = self.explained(seat, act, language)
        if refusal is not None:
            raise IllegalAct(refusal)
        return number

    def _append(self, seat: int, act: int, now: int, *, forced: bool = False) -> None:
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

    def _go_to(self, states: States) -> None:
        """Go to a state (an array of one, see ``Game.play_and_list``), and look up once what is needed of it often."""
        self._states = states
        self.state: State = states[0]
        self.header = header_of(self.state)
        self._acting = [self.header.seat]
        is_secret = self.game.hidden and self.game.is_secret(self.state)
        self.phase = SecretPhase(self.game, self.state) if is_secret else None

    def _play_forced(self, now: int) -> None:
        """Play for the players where nothing can be chosen, and for seats whose players have left.

        A turn that consists of forced acts only is played to its end, and so is the forced beginning of a turn. The forced
        end of a turn in which something was chosen is left to the player, who may prefer to take the turn back.
        """
        while not self.header.over:
            seat = self.header.seat
            if self.phase is not None:
                if not self._choose_for_departed(self.phase, now):
                    return
            elif self.has_departed(seat):
                self._append(seat, self.game.absent_act(self.state), now, forced=True)
            elif len(self.legal_now) == 1 and self._nothing_chosen():
                self._append(seat, self.legal_now[0], now, forced=True)
            else:
                return

    def _nothing_chosen(self) -> bool:
        """Whether the running turn has no acts yet except forced ones."""
        return all(entry.forced for entry in self.acts[self.turn_began :])

    def _after_act(self, now: int) -> None:
        self.changed = now
        if self.header.over:
            result = self.game.result(self.state)
            assert result is not None
            self._end(self._by_rules(result), now)
        else:
            self._start_clocks(now)

    def _start_clocks(self, now: int) -> None:
        for seat in self.to_act():
            self.clock = self.clock.started(seat, now)

    # --- secret phases ------------------------------------------------------------------------------------------------

    def _choose(self, phase: SecretPhase, seat: int, act: int, now: int, lag: int) -> None:
        phase.choose(seat, act)
        self._change.secrets = True
        self.clock = self.clock.acted(seat, now, turn_ended=False, lag=lag)
        if phase.has_chosen(seat):  # its turn ends with the phase: until then the seat may take choices back
            self.clock = self.clock.waiting(seat)
        self._reveal(phase, now)

    def _choose_for_departed(self, phase: SecretPhase, now: int) -> bool:
        """Choose for the seats whose players have left. Returns whether that completed the phase."""
        for departure in self.departed:
            if phase.choose_for_absent(departure.seat):
                self._change.secrets = True
        return bool(self.departed) and self._reveal(phase, now)

    def _reveal(self, phase: SecretPhase, now: int) -> bool:
        """If all seats have chosen, move their choices to the log together. Returns whether they had."""
        if not phase.is_complete():
            return False
        self._change.secrets = True
        for seat, act in phase.acts():
            self._append(seat, act, now, forced=self.has_departed(seat))
        for seat, choices in enumerate(phase.choices):
            if choices:
                self.clock = self.clock.turn_ended(seat)
        return True

    # --- taking back --------------------------------------------------------------------------------------------------

    def acts_after_take_back(self, seat: int) -> int | None:
        """Number of acts that remain if a seat takes back its last one; None if that is not in its own running turn."""
        last = len(self.acts) - 1
        own_turn = self.status is Status.PLAYING and seat == self.header.seat and self.phase is None
        return last if own_turn and last >= self.turn_began and not self.acts[last].forced else None

    def last_choice(self, seat: int) -> int | None:
        """Number of acts before the last act that the player of a seat has chosen."""
        chosen = [number for number, entry in enumerate(self.acts) if entry.seat == seat and not entry.forced]
        return chosen[-1] if chosen else None

    def back(self, seat: int, after: int, now: int) -> None:
        """Take back the last act of the seat's own running turn, or its last secret choice. Nobody needs to agree."""
        self._check_playing(seat, now)
        if after != self.count(seat):
            raise TableRefusal("table-late-act", count=self.count(seat))
        if self.phase is not None and self.phase.choices[seat]:
            if self.phase.has_chosen(seat):
                self.clock = self.clock.started(seat, now)
            self.phase.take_back(seat)
            self._change.secrets = True
            self.changed = now
            return
        remaining = self.acts_after_take_back(seat)
        if remaining is None:
            raise TableRefusal("table-nothing-to-take-back")
        self._check_take_backs(seat)
        self._take_back(seat, remaining, now)
        self._start_clocks(now)

    def _check_take_backs(self, seat: int) -> None:
        if sum(entry.kind == TAKE_BACK and entry.seat == seat for entry in self.log) >= MAX_TAKE_BACKS:
            raise TableRefusal("table-too-many-take-backs", most=MAX_TAKE_BACKS)

    def _take_back(self, seat: int, remaining: int, now: int) -> None:
        del self.acts[remaining:]
        if self.phase is not None and any(self.phase.choices):
            self._change.secrets = True
        self._log_other(Entry(TAKE_BACK, seat, remaining, now))
        self._replay_acts()
        self.legal_now = self.game.legal(self.state)
        self._withdraw_offers(None)
        self.changed = now

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

    # --- offers -------------------------------------------------------------------------------------------------------

    def offer(self, what: str, seat: int, now: int) -> None:
        """Offer a draw, a take-back of one's own last act, or a rematch. It is carried out when everybody else agrees."""
        self._check_offer(what, seat, now)
        if seat in self.offers.get(what, ()):
            raise TableRefusal("table-offered-already")
        self._agree(what, seat, now)

    def answer(self, what: str, seat: int, yes: bool, now: int) -> None:
        """Agree to an offer, or decline it for everybody."""
        self._check_seat(seat)
        if what not in self.offers or (seat in self.offers[what] and yes) or (what == "rematch" and self.rematch_agreed()):
            raise TableRefusal("table-nothing-offered")
        if what != "rematch":
            self._check_playing(seat, now)
        if yes:
            self._agree(what, seat, now)
        else:
            del self.offers[what]
        self.changed = now

    def _check_offer(self, what: str, seat: int, now: int) -> None:
        if what not in OFFERS:
            raise TableRefusal("table-no-such-offer")
        if what == "rematch":
            self._check_seat(seat)
            if self.status is not Status.OVER:
                raise TableRefusal("table-not-over")
            return
        self._check_playing(seat, now)
        if what == "draw" and not self.game.can_draw:
            raise TableRefusal("table-no-draws")
        if what == "back":
            if not self.takebacks:
                raise TableRefusal("table-no-take-backs-hidden" if self.game.hidden else "table-no-take-backs")
            if self.last_choice(seat) is None:
                raise TableRefusal("table-nothing-to-take-back")
            self._check_take_backs(seat)

    def _agree(self, what: str, seat: int, now: int) -> None:
        """Add a seat to those that agree, and with it the other seats of the same person."""
        agreed = self.offers.setdefault(what, [])
        person = self.seats[seat].person
        agreed += [seat, *(other for other in (self.seats_of(person) if person is not None else []) if other != seat)]
        self.changed = now
        if all(number in agreed or not self._is_asked(number, what) for number in range(self.game.seats)):
            self._carry_out(what, agreed[0], now)

    def _is_asked(self, seat: int, what: str) -> bool:
        """Whether an offer needs a seat's agreement. Players who left the game are asked only about a rematch."""
        return self.seats[seat].kind != "gone" and (what == "rematch" or not self.has_departed(seat))

    def _carry_out(self, what: str, offered_by: int, now: int) -> None:
        if what == "draw":
            del self.offers[what]
            self._end(self._shared_ending(self.departed, AGREED, drawn=True), now)
        elif what == "back":
            del self.offers[what]
            remaining = self.last_choice(offered_by)
            if remaining is not None:
                self._take_back(offered_by, remaining, now)
                self.clock = self.clock.taken_back(now)
                self._start_clocks(now)
        # An agreed rematch remains among the offers: opening the next table is up to the caller.

    def rematch_agreed(self) -> bool:
        agreed = self.offers.get("rematch", [])
        asked = [seat for seat in range(self.game.seats) if self._is_asked(seat, "rematch")]
        return bool(agreed) and all(seat in agreed for seat in asked)

    def withdraw_rematch(self) -> None:
        """Forget an agreed rematch that could not be opened, so that it can be offered again."""
        self.offers.pop("rematch", None)

    def rotated_seats(self) -> list[Seat]:
        """The seats of a rematch: everybody moves on by one."""
        return [msgspec.structs.replace(seat) for seat in rotate_seats(self.seats)]

    def carried_points(self) -> tuple[int, ...]:
        """The points of the series so far, by the seats of the rematch."""
        if not self.game.keeps_points or self.ending is None:
            return (0,) * self.game.seats
        sums = [carried + points for carried, points in zip(self.carried, self.ending.points, strict=True)]
        return tuple(rotate_seats(sums))

    def _withdraw_offers(self, seat: int | None) -> None:
        """Withdraw what was offered before an act; only the acting seat's own offers remain, except for take-backs."""
        for what in [what for what, agreed in self.offers.items() if seat is None or what == "back" or seat not in agreed]:
            del self.offers[what]

    # --- endings ------------------------------------------------------------------------------------------------------

    def resign(self, seat: int, now: int) -> None:
        self._check_playing(seat, now)
        self._depart({seat}, RESIGNED, now, now)

    def give_up(self, seats: Iterable[int], now: int) -> None:
        """Resign for several seats at the same moment, because their player is removed from the club."""
        playing = {seat for seat in seats if not self.has_departed(seat)}
        if self.status is Status.PLAYING and playing:
            self._depart(playing, RESIGNED, now, now)

    def end_if_time_is_up(self, now: int) -> bool:
        """Let players whose time is up lose, or leave a game that goes on without them. Returns whether there were any."""
        fell = False
        while self.status is Status.PLAYING:
            fallen, moment = self.clock.first_fallen(now)
            if not fallen:
                break
            self._depart(set(fallen), FLAG, moment, now)
            fell = True
        return fell

    def has_departed(self, seat: int) -> bool:
        """Whether a seat's player has left the game, so that the table plays for it."""
        return any(departure.seat == seat for departure in self.departed)

    def claim(self, seat: int, what: str, away_since: int | None, patience: int, now: int) -> None:
        """Claim a game without a clock, or call it off, because the players to act have been away for too long.

        ``away_since`` is the moment since which all of them have been away, None if one of them is here.
        """
        self._check_playing(seat, now)
        if self.control.kind is not ControlKind.NONE:
            raise TableRefusal("table-claim-has-clock")
        waiting_for = self.to_act()
        if seat in waiting_for:
            raise TableRefusal("table-claim-own-turn")
        if away_since is None or now < max(away_since, self.changed) + patience:
            raise TableRefusal("table-claim-too-early", minutes=patience // 60_000)
        if what == "off":
            self._end_by_value((0.0,) * self.game.seats, CALLED_OFF, now)
        elif any(seat in side and set(waiting_for).intersection(side) for side in self.game.teams):
            raise TableRefusal("table-claim-own-side")
        else:
            self._depart(set(waiting_for), CLAIMED, now, now)

    def close(self, now: int, reason: str = CLOSED) -> None:
        """End the game without a winner."""
        if self.status is Status.OVER:
            raise TableRefusal("table-over")
        self._end_by_value((0.0,) * self.game.seats, reason, now)

    def _depart(self, seats: set[int], reason: str, moment: int, now: int) -> None:
        """Let seats leave the game, and their sides with them.

        The others play on while several sides remain and at least one of them has a person; the table plays for the seats
        that left.
        """
        sides = [side for side in self.game.teams if seats.intersection(side)]
        leaving = sorted(seat for side in sides for seat in side if not self.has_departed(seat))
        departed = [*self.departed, *(Departure(seat, reason, moment, len(self.acts)) for seat in leaving)]
        if len(self.game.teams) > 2:
            self._note_departures(leaving, departed, now)
        remaining = remaining_sides(self.game, departed)
        if len(remaining) < 2 or not any(self.seats[seat].kind == "person" for side in remaining for seat in side):
            self._end(self._shared_ending(departed, reason), now)
            return
        self._withdraw_offers(None)
        self._play_forced(now)
        self._after_act(now)

    def _note_departures(self, leaving: list[int], departed: list[Departure], now: int) -> None:
        self.departed = departed
        self._change.seats = True
        for departure in departed[-len(leaving) :]:
            self._log_other(Entry(DEPARTURE, departure.seat, LEAVING.index(departure.reason), departure.at))
            self.clock = self.clock.departed(departure.seat, now)

    def _shared_ending(self, departed: list[Departure], reason: str, *, drawn: bool = False) -> Ending:
        """An ending in which the remaining sides win together, or have agreed on a draw."""
        ranking = ranking_after(self.game, departed, (1,) * self.game.seats, drawn=drawn)
        return Ending(ranking.values, self._points(), reason, ranking.places)

    def _by_rules(self, result: Result) -> Ending:
        """An ending by the rules. If players have left, the result ranks only the others."""
        if not self.departed:
            return Ending(result.values, result.points, result.reason, result.places)
        ranking = ranking_after(self.game, self.departed, result.places)
        won = {seat for seat, value in enumerate(ranking.values) if value > 0}
        same = won == set(result.winners)
        return Ending(ranking.values, result.points, result.reason if same else FIRST_LEFT, ranking.places)

    def _end_by_value(self, values: tuple[float, ...], reason: str, now: int) -> None:
        """End the game in a way that the rules do not know: places follow from who has won and lost."""
        self._end(Ending(values, self._points(), reason, self.game.places_by_value(values)), now)

    def _points(self) -> tuple[int, ...]:
        """The points by the rules. An ending must not depend on how a game displays them."""
        return Game.points(self.game, self.state)

    def _end(self, ending: Ending, now: int) -> None:
        self.ending = self._counted(ending)
        self.status = Status.OVER
        self._change.ended = True
        self.legal_now = []
        self.clock = self.clock.stopped(now)
        self.offers = {}
        self.changed = now

    def _counted(self, ending: Ending) -> Ending:
        """The ending as it counts: a rated game that was abandoned before it had really begun is aborted.

        A game of more than two sides was played to its end by the others; it keeps its result, but is not rated.
        """
        given_up = bool(self.departed) or ending.reason in (RESIGNED, FLAG, AGREED, CLAIMED)
        if not self.rated or not given_up or ending.reason in UNCOUNTED or not self._has_few_acts():
            return ending
        if len(self.game.teams) > 2:
            return msgspec.structs.replace(ending, unrated=FEW_ACTS)
        values = (0.0,) * self.game.seats
        return Ending(values, ending.points, ABORTED, self.game.places_by_value(values))

    def _has_few_acts(self) -> bool:
        """Whether some side has not yet chosen an act in two turns."""
        turns: dict[int, set[int]] = {seat: set() for seat in range(self.game.seats)}
        for entry, state in zip(self.acts, self.states(), strict=False):
            if not entry.forced:
                turns[entry.seat].add(header_of(state).turn)
        return any(len(set().union(*(turns[seat] for seat in side))) < MIN_TURNS for side in self.game.teams)

    def _check_playing(self, seat: int, now: int) -> None:
        """Raise unless the seat exists and plays, the game is running, and no flag has fallen unnoticed."""
        self._check_seat(seat)
        if self.status is Status.PLAYING and self.has_departed(seat):
            raise TableRefusal("table-seat-left")
        if self.status is not Status.PLAYING:
            raise TableRefusal("table-over" if self.status is Status.OVER else "table-not-begun")
        if self.clock.fallen(now):
            raise TableRefusal("table-time-over")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise TableRefusal("table-not-seated")

    # --- restoring ----------------------------------------------------------------------------------------------------

    def restore(
        self,
        status: Status,
        layout: Ints | None,
        log: list[Entry],
        choices: list[list[int]],
        clock: Clock,
        offers: dict[str, list[int]],
        ending: Ending | None,
        changed: int,
    ) -> None:
        """Restore a stored table. Raises ``ValueError`` for an act that was never legal: what is stored may be damaged, and
        the rules trust the acts that they are given."""
        self.status = status
        self.layout = layout
        self._check_log(log)
        self.log = log
        for entry in log:
            if entry.kind == ACT:
                self.acts.append(entry)
            elif entry.kind == TAKE_BACK:
                del self.acts[entry.act :]
            else:
                self.departed.append(Departure(entry.seat, LEAVING[entry.act], entry.at, len(self.acts)))
        self._replay_acts()
        self.legal_now = self.game.legal(self.state) if status is Status.PLAYING else []
        if self.phase is not None:
            self.phase.restore(choices)
        elif any(choices):
            raise ValueError("secret choices outside of a secret phase")
        self.clock = clock
        self.offers = offers
        self.ending = ending
        self.changed = changed
        self._change = TableChange(len(log), status)

    def _check_log(self, log: list[Entry]) -> None:
        """Raise ``ValueError`` for a log that no game can have had."""
        states = [self._first_states()[0]]
        for entry in log:
            if entry.kind == ACT:
                state = self.game.copy(states[-1])
                if entry.seat != header_of(state).seat or not self.game.is_legal(state, entry.act):
                    raise ValueError("an act was never legal")
                self.game.rules["play"](state, entry.act)
                states.append(state)
            elif entry.kind == TAKE_BACK and 0 <= entry.act < len(states):
                del states[entry.act + 1 :]
            elif entry.kind != DEPARTURE or not (0 <= entry.seat < self.game.seats and 0 <= entry.act < len(LEAVING)):
                raise ValueError("an entry of an unknown kind")
