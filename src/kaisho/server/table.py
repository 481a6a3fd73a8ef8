"""A table: a game, who sits where, the log of acts, the clock and the offers. A plain value: it asks nobody for the time
and stores nothing; whoever uses it says what time it is, and keeps what has changed.

Nothing here is special to a game. What a seat is told comes from ``state_for``, ``legal``, ``seen`` and ``explained``, which
go through the game's ``conceal`` and ``seen``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import groupby
from random import SystemRandom
from typing import Literal, NamedTuple

import msgspec

from kaisho.errors import IllegalAct, KaishoError, Refusal
from kaisho.game import HIDDEN, WATCHER, Game, Result, header_of, moved_on
from kaisho.record import LEAVING
from kaisho.server.clock import Clock, Control, Kind
from kaisho.server.departures import Departure, sides_left, standing_after
from kaisho.state import Ints, State, States

ACT, BACK, LEFT = 0, 1, 2
"""What an entry of the log is: an act, a take-back, which says how many acts are left, or a player who leaves the game for
good, with the number of the reason in ``LEAVING``."""

MOST_ENTRIES = 100_000
"""A log that long is no game any more."""

MOST_BACKS = 200
"""So many acts may one seat take back in one game: a log that grows without end could be sent to nobody."""


class TableRefusal(KaishoError):
    """Something that cannot be done at this table, or not now, or not by this person."""


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class Entry(NamedTuple):
    """One line of the log."""

    kind: int
    seat: int
    act: int
    at: int
    forced: bool = False


class Fresh(NamedTuple):
    """An entry that has not been announced yet, with the state before it."""

    entry: Entry
    before: State | None


class Decliner(msgspec.Struct, frozen=True):
    """Somebody who did not take a seat that was kept."""

    person: int
    name: str


class Seat(msgspec.Struct):
    """Who sits somewhere: nobody yet (perhaps it is kept for a person), a person, or one of our bots by its level. ``gone``
    has deleted the account. An open seat may have been ``declined`` by who was to have it."""

    kind: Literal["open", "person", "bot", "gone"] = "open"
    person: int | None = None
    bot: str | None = None
    name: str = ""
    declined: Decliner | None = None

    def concerns(self, person: int) -> bool:
        """Whether somebody's name stands here."""
        return self.person == person or (self.declined is not None and self.declined.person == person)


class Ending(msgspec.Struct, frozen=True):
    """How the game ended: by the rules, or by what happened at the table."""

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    places: tuple[int, ...]
    """By seat, from 1 on; equal ones share a place."""
    unrated: str | None = None
    """Why a rated game changes nobody's rating although it has a winner."""


RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED = "resigned", "flag", "agreed-draw", "claimed", "called-off", "closed"
ABORTED = "aborted"
"""A rated game ended before every side had acted in two turns."""
FEW_ACTS, PAIR_LIMIT = "few-acts", "pair-limit"
"""Why a rated game is not rated: somebody left before all had acted in two turns, or the same people have played too often."""
TURNS_NEEDED = 2
"""A rated game counts when every side has acted in so many turns."""
FIRST_LEFT = "first-left"
"""Somebody who left would have come first by the rules."""
TABLE_REASONS = (RESIGNED, FLAG, AGREED, CLAIMED, CALLED_OFF, CLOSED, FIRST_LEFT, ABORTED)
UNCOUNTED = (CALLED_OFF, CLOSED, ABORTED)
"""Endings that are nobody's win or loss and are not rated."""

OFFERS = ("draw", "back", "rematch")


class Table:
    """One table. Its methods either do what they say, or raise ``KaishoError`` and change nothing."""

    __slots__ = (
        "_acting",
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
        "fresh",
        "game",
        "header",
        "id",
        "invite",
        "is_secret",
        "layout",
        "legal_now",
        "listed",
        "log",
        "newest",
        "offers",
        "owner",
        "rated",
        "seats",
        "secret",
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
        """The deal: drawn when the game begins, so that nobody knows anything of it before."""
        self.seats = seats
        self.control = control
        self.rated = rated
        self.listed = listed
        self.takebacks = takebacks and not rated and not game.hidden
        """Whether acts are taken back by agreement. Where something is hidden that would bring it to light."""
        self.invite = invite
        self.owner = owner
        self.before = before
        self.carried = carried or (0,) * game.seats
        self.created = self.changed = now
        self.status = Status.OPEN
        self.turn_began = 0
        """How many acts stand before the running turn."""
        self._stand_at(self._first_states())
        self.log: list[Entry] = []
        self.acts: list[Entry] = []
        """The entries that stand."""
        self.fresh: list[Fresh] = []
        self.newest: list[Fresh] = []
        """The last act that somebody chose and those that the table played after it, with the state before each."""
        self.secret: list[list[int]] = [[] for _ in range(game.seats)]
        """In a secret phase: what every seat has chosen so far."""
        self.clock = Clock.set_up(control, game.seats)
        self.offers: dict[str, list[int]] = {}
        """What is proposed, and the seats that want it, the one that proposed it first."""
        self.ending: Ending | None = None
        self.departed: list[Departure] = []
        """The seats whose players have left the game, in the order of leaving: the table plays for them."""
        self.legal_now: list[int] = []

    # --- who sits here ------------------------------------------------------------------------------------------------

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.person == person]

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def open_seats_for(self, person: int) -> list[int]:
        """The open seats that somebody may take: those kept for this person first, and those kept for nobody."""
        kept = [number for number in self.open_seats() if self.seats[number].person == person]
        return kept + [number for number in self.open_seats() if self.seats[number].person is None]

    def join(self, person: int, name: str, seat: int | None, now: int) -> None:
        """Somebody takes an open seat; with the last one the game can begin."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        if self.seats_of(person):
            raise TableRefusal("table-sits-already")
        free = self.open_seats_for(person)
        chosen = free[0] if seat is None and free else seat
        if chosen is None or chosen not in free:
            raise TableRefusal("table-seat-taken" if free else "table-full")
        self.seats[chosen] = Seat("person", person, None, name)
        self.changed = now

    def leave(self, person: int, now: int) -> bool:
        """Somebody gets up before the game has begun, or declines a seat that was kept; whether it was that."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        own = [number for number, seat in enumerate(self.seats) if seat.person == person]
        if not own:
            raise TableRefusal("table-not-seated")
        declined = False
        for number in own:
            left = self.seats[number]
            declined = declined or left.kind == "open"
            self.seats[number] = Seat(declined=Decliner(person, left.name) if left.kind == "open" else None)
        self.changed = now
        return declined

    def start(self, now: int, layout: Ints | None = None) -> None:
        """All seats are taken: the game is dealt and begins. In a rated game the lot decides who sits where.

        The deal comes from the system's randomness, unless ``layout`` names one.
        """
        if self.status is not Status.OPEN or self.open_seats():
            raise TableRefusal("table-not-full")
        deal = self.game.shuffle_by_system() if layout is None else layout
        self._stand_at(self.game.dealt(deal))
        self.layout = deal
        if self.rated and self.before is None:  # in a rematch everybody moves on by one, with the points carried
            SystemRandom().shuffle(self.seats)
        self.status = Status.PLAYING
        self.legal_now = self.game.legal(self.state)
        self._play_forced(now)
        self._after_act(now)

    # --- what a seat is told ------------------------------------------------------------------------------------------

    def count(self, seat: int = WATCHER) -> int:
        """What the seat's next act must quote: the length of the log, and in a secret phase also of its own choices."""
        return len(self.log) + (len(self.secret[seat]) if seat >= 0 else 0)

    def to_act(self) -> list[int]:
        """The seats that may act now: one, or in a secret phase all that have not finished choosing."""
        if self.status is not Status.PLAYING:
            return []
        if self.is_secret:
            return [seat for seat in range(self.game.seats) if not self._has_chosen(seat)]
        return self._acting

    def state_for(self, seat: int) -> State:
        """The state from which a seat's view is made; conceal it before it is shown.

        In a secret phase the rules go seat by seat, and the seats before this one may still be choosing. What they choose
        is hidden from this seat, so any choice will do in their place.
        """
        if seat < 0 or self.status is not Status.PLAYING or not self.is_secret:
            return self.state
        state = self._choosing(seat)
        if not self.game.secret(state):
            self.game.keep_secret(state)
        return state

    def legal(self, seat: int) -> list[int]:
        """The legal acts of a seat; none when it is not to act."""
        if self.status is not Status.PLAYING or seat < 0:
            return []
        if self.is_secret:
            state = self._choosing(seat)
            return self.game.legal(state) if self._chooses(state, seat) else []
        return self.legal_now if self.header.seat == seat else []

    def explained(self, seat: int, act: int | str, language: str = "en") -> tuple[int, Refusal | None]:
        """The number of an act and why it is refused, told from what the seat may know."""
        known = self.game.concealed(self.state_for(seat), seat)
        number = self.game.parse(known, act, language) if isinstance(act, str) else act
        return number, self.game.explain(known, number)

    def seen(self, fresh: Fresh, seat: int) -> int | None:
        """An act as a seat may know it; None for one that is hidden from it."""
        entry, before = fresh
        assert before is not None
        if self.game.hidden and self.status is not Status.OVER:
            act = int(self.game.rules["seen"](before, entry.act, seat))
            return None if act == HIDDEN else act
        return entry.act

    def replayed(self, first: int) -> list[Fresh]:
        """The entries of the log from a number on, with the state before each of them."""
        if first >= len(self.log):
            return []
        before: list[State | None] = []
        states = [self._first_states()[0]]
        for kind, run in groupby(self.log, key=lambda entry: entry.kind):
            numbers = [entry.act for entry in run]
            if kind == ACT:  # as many at once as there are: the longest games have thousands
                played = list(self.game.replay(states[-1], numbers))
                before += played[:-1]
                states += played[1:]
            else:
                before += [None] * len(numbers)
                if kind == BACK:
                    del states[min(numbers) + 1 :]
        return list(map(Fresh, self.log[first:], before[first:]))

    def must_be_dealt(self) -> Ints:
        """The deal; raise before the game has begun: there is no position then, nothing to look back at or to judge."""
        if self.layout is None:
            raise TableRefusal("table-not-begun" if self.status is Status.OPEN else "table-never-begun")
        return self.layout

    def _first_states(self) -> States:
        """The state before the first act, as an array of one. Before the deal it stands for no game that is played, and is
        shown to nobody."""
        return self.game.dealt(self.game.shuffle(0) if self.layout is None else self.layout)

    def states(self) -> list[State]:
        """The state before the first act, and after every act that stands."""
        return list(self.game.replay(self._first_states()[0], [entry.act for entry in self.acts]))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def act(self, seat: int, after: int, act: int | str, now: int, *, lag: int = 0, language: str = "en") -> None:
        """A seat acts. ``after`` is the count it has seen: a repeated or late act changes nothing."""
        self._must_play(seat, now)
        count = self.count(seat)
        if after != count:
            raise TableRefusal("table-late-act", count=count)
        if seat not in self.to_act():
            raise TableRefusal("table-not-your-turn", count=count)
        if self.clock.late(seat, now, lag):
            raise TableRefusal("table-time-over")
        if len(self.log) >= MOST_ENTRIES:
            raise TableRefusal("table-log-full")
        number = int(act) if isinstance(act, int) and act in self.legal(seat) else self._checked(seat, act, language)
        if self.is_secret:
            self._choose(seat, number, now, lag)
        else:
            turn = self.header.turn
            self._append(seat, number, now)
            ended = self.header.over or self.header.turn != turn or self.header.seat != seat
            self.clock = self.clock.acted(seat, now, turn_ended=ended, lag=lag)
        self._withdraw_offers(seat)
        self._play_forced(now)
        self._after_act(now)

    def may_act(self, seat: int, now: int) -> None:
        """Raise where a seat is not to act."""
        self._must_play(seat, now)
        if seat not in self.to_act():
            raise TableRefusal("table-not-your-turn", count=self.count(seat))

    def _checked(self, seat: int, act: int | str, language: str) -> int:
        number, refusal = self.explained(seat, act, language)
        if refusal is not None:
            raise IllegalAct(refusal)
        return number

    def _append(self, seat: int, act: int, now: int, *, forced: bool = False) -> None:
        entry = Entry(ACT, seat, act, now, forced)
        fresh = Fresh(entry, self.state)
        self.fresh.append(fresh)
        self.newest = [*self.newest, fresh] if forced else [fresh]
        self.log.append(entry)
        self.acts.append(entry)
        turn = self._turn()
        after, self.legal_now = self.game.advanced(self._states, act)
        self._stand_at(after)
        if self._turn() != turn:
            self.turn_began = len(self.acts)

    def _turn(self) -> tuple[int, int, bool]:
        """What tells the running turn from every other; the acts of a secret phase are no part of the turn after it."""
        return self.header.turn, self.header.seat, self.is_secret

    def _stand_at(self, states: States) -> None:
        """Go to a state (an array of one, see ``Game.advanced``), and keep at hand what is asked of it again and again."""
        self._states = states
        self.state: State = states[0]
        self.header = header_of(self.state)
        self._acting = [self.header.seat]
        self.is_secret = self.game.hidden and self.game.secret(self.state)

    def _play_forced(self, now: int) -> None:
        """Turns in which nothing can be chosen are played by the table, and so are the beginning of a turn and the turns of
        those who have left.

        But the last act of a turn in which something was chosen is left to the player, who may rather take the turn back.
        """
        while not self.header.over:
            seat = self.header.seat
            if self.is_secret:
                if not self._choose_for_departed(now):
                    return
            elif self.has_left(seat):
                self._append(seat, self.game.absent_act(self.state), now, forced=True)
            elif len(self.legal_now) == 1 and self._nothing_chosen():
                self._append(seat, self.legal_now[0], now, forced=True)
            else:
                return

    def _nothing_chosen(self) -> bool:
        """Whether the running turn has just begun, or has consisted of forced acts only."""
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

    def _chooses(self, state: State, seat: int) -> bool:
        header = header_of(state)
        return not header.over and header.seat == seat and self.game.secret(state)

    def _choosing(self, seat: int) -> State:
        """The state in which a seat goes on choosing, or has just finished."""
        state = self.game.copy(self.state)
        play = self.game.rules["play"]
        for other in range(seat):
            while self._chooses(state, other):  # whatever the others choose: it will be concealed
                play(state, self.game.legal(state)[0])
        for act in self.secret[seat]:
            play(state, act)
        return state

    def _has_chosen(self, seat: int) -> bool:
        return not self._chooses(self._choosing(seat), seat)

    def _choose(self, seat: int, act: int, now: int, lag: int) -> None:
        self.secret[seat].append(act)
        self.clock = self.clock.acted(seat, now, turn_ended=False, lag=lag)
        if self._has_chosen(seat):  # its turn ends with the phase: until then it may take choices back
            self.clock = self.clock.waiting(seat)
        self._reveal(now)

    def _choose_for_departed(self, now: int) -> bool:
        """The table chooses what those who have left have not; whether with that the phase is over."""
        for departure in self.departed:
            seat = departure.seat
            while self._chooses(state := self._choosing(seat), seat):
                self.secret[seat].append(self.game.absent_act(state))
        return bool(self.departed) and self._reveal(now)

    def _reveal(self, now: int) -> bool:
        """When all have chosen, their choices enter the log together; whether they have."""
        if not all(self._has_chosen(seat) for seat in range(self.game.seats)):
            return False
        for seat, choices in enumerate(self.secret):
            for chosen in choices:
                self._append(seat, chosen, now, forced=self.has_left(seat))
            if choices:
                self.clock = self.clock.turn_ended(seat)
        self.secret = [[] for _ in range(self.game.seats)]
        return True

    # --- taking back --------------------------------------------------------------------------------------------------

    def own_turn_back(self, seat: int) -> int | None:
        """How many acts stand after the seat takes its last one back, where that is in its own running turn."""
        last = len(self.acts) - 1
        own_turn = self.status is Status.PLAYING and seat == self.header.seat and not self.is_secret
        return last if own_turn and last >= self.turn_began and not self.acts[last].forced else None

    def last_choice(self, seat: int) -> int | None:
        """How many acts stand before the last act that a seat has chosen itself."""
        chosen = [number for number, entry in enumerate(self.acts) if entry.seat == seat and not entry.forced]
        return chosen[-1] if chosen else None

    def back(self, seat: int, after: int, now: int) -> None:
        """A seat takes back the last act of its own running turn, or of its secret choice: nobody needs to agree."""
        self._must_play(seat, now)
        if after != self.count(seat):
            raise TableRefusal("table-late-act", count=self.count(seat))
        if self.is_secret and self.secret[seat]:
            if self._has_chosen(seat):
                self.clock = self.clock.started(seat, now)
            self.secret[seat].pop()
            self.changed = now
            return
        left = self.own_turn_back(seat)
        if left is None:
            raise TableRefusal("table-nothing-to-take-back")
        self._may_take_back(seat)
        self._take_back(seat, left, now)
        self._start_clocks(now)

    def _may_take_back(self, seat: int) -> None:
        if sum(entry.kind == BACK and entry.seat == seat for entry in self.log) >= MOST_BACKS:
            raise TableRefusal("table-too-many-take-backs", most=MOST_BACKS)

    def _take_back(self, seat: int, left: int, now: int) -> None:
        entry = Entry(BACK, seat, left, now)
        del self.acts[left:]
        self.secret = [[] for _ in range(self.game.seats)]
        self.log.append(entry)
        self.fresh.append(Fresh(entry, None))
        self._stand_after_acts()
        self.legal_now = self.game.legal(self.state)
        self._withdraw_offers(None)
        self.changed = now

    def _stand_after_acts(self) -> None:
        """Go to the state after the acts that stand."""
        self.turn_began = 0
        self.newest = []
        states = self._first_states()
        self._stand_at(states)
        last_choice = max((number for number, entry in enumerate(self.acts, 1) if not entry.forced), default=1)
        for number, entry in enumerate(self.acts, 1):
            if number >= last_choice:
                self.newest.append(Fresh(entry, self.game.copy(self.state)))
            turn = self._turn()
            self.game.rules["play"](states[0], entry.act)
            self._stand_at(states)
            if self._turn() != turn:
                self.turn_began = number

    # --- offers -------------------------------------------------------------------------------------------------------

    def offer(self, what: str, seat: int, now: int) -> None:
        """Propose a draw, a take-back of one's last act, or another game. It is done when everybody else agrees."""
        self._may_offer(what, seat, now)
        if seat in self.offers.get(what, ()):
            raise TableRefusal("table-offered-already")
        self._agree(what, seat, now)

    def answer(self, what: str, seat: int, yes: bool, now: int) -> None:
        """Agree to what somebody has proposed, or decline it for everybody."""
        self._must_sit(seat)
        if what not in self.offers or (seat in self.offers[what] and yes) or (what == "rematch" and self.rematch_agreed()):
            raise TableRefusal("table-nothing-offered")
        if what != "rematch":
            self._must_play(seat, now)
        if yes:
            self._agree(what, seat, now)
        else:
            del self.offers[what]
        self.changed = now

    def _may_offer(self, what: str, seat: int, now: int) -> None:
        if what not in OFFERS:
            raise TableRefusal("table-no-such-offer")
        if what == "rematch":
            self._must_sit(seat)
            if self.status is not Status.OVER:
                raise TableRefusal("table-not-over")
            return
        self._must_play(seat, now)
        if what == "draw" and not self.game.can_draw:
            raise TableRefusal("table-no-draws")
        if what == "back":
            if not self.takebacks:
                raise TableRefusal("table-no-take-backs-hidden" if self.game.hidden else "table-no-take-backs")
            if self.last_choice(seat) is None:
                raise TableRefusal("table-nothing-to-take-back")
            self._may_take_back(seat)

    def _agree(self, what: str, seat: int, now: int) -> None:
        """One more seat agrees, and with it the other seats of the same person."""
        agreed = self.offers.setdefault(what, [])
        person = self.seats[seat].person
        agreed += [seat, *(other for other in (self.seats_of(person) if person is not None else []) if other != seat)]
        self.changed = now
        if all(number in agreed or not self._is_asked(number, what) for number in range(self.game.seats)):
            self._carry_out(what, agreed[0], now)

    def _is_asked(self, seat: int, what: str) -> bool:
        """Whether a proposal needs a seat's agreement. Who has left the game has no say in it, but in another one."""
        return self.seats[seat].kind != "gone" and (what == "rematch" or not self.has_left(seat))

    def _carry_out(self, what: str, asked_by: int, now: int) -> None:
        if what == "draw":
            del self.offers[what]
            self._end(self._among_those_left(self.departed, AGREED, drawn=True), now)
        elif what == "back":
            del self.offers[what]
            left = self.last_choice(asked_by)
            if left is not None:
                self._take_back(asked_by, left, now)
                self.clock = self.clock.taken_back(now)
                self._start_clocks(now)
        # A rematch stays: everybody has agreed, and whoever keeps the tables opens the next one.

    def rematch_agreed(self) -> bool:
        agreed = self.offers.get("rematch", [])
        asked = [seat for seat in range(self.game.seats) if self._is_asked(seat, "rematch")]
        return bool(agreed) and all(seat in agreed for seat in asked)

    def withdraw_rematch(self) -> None:
        """Forget that another game was agreed on, because it could not be opened: it may be proposed again."""
        self.offers.pop("rematch", None)

    def turned_seats(self) -> list[Seat]:
        """Who sits where in the next game: everybody moves on by one."""
        return [msgspec.structs.replace(seat) for seat in moved_on(self.seats)]

    def carried_on(self) -> tuple[int, ...]:
        """The points of the series so far, by the seats of the next game."""
        if not self.game.keeps_points or self.ending is None:
            return (0,) * self.game.seats
        sums = [carried + points for carried, points in zip(self.carried, self.ending.points, strict=True)]
        return tuple(moved_on(sums))

    def _withdraw_offers(self, seat: int | None) -> None:
        """An act answers what was offered before it: only what the acting seat itself has offered stands."""
        for what in [what for what, agreed in self.offers.items() if seat is None or what == "back" or seat not in agreed]:
            del self.offers[what]

    # --- endings ------------------------------------------------------------------------------------------------------

    def resign(self, seat: int, now: int) -> None:
        self._must_play(seat, now)
        self._leave({seat}, RESIGNED, now, now)

    def give_up(self, seats: Iterable[int], now: int) -> None:
        """Several seats resign at the same moment, because their player goes for good."""
        staying = {seat for seat in seats if not self.has_left(seat)}
        if self.status is Status.PLAYING and staying:
            self._leave(staying, RESIGNED, now, now)

    def fall(self, now: int) -> bool:
        """Players whose time is over lose, or leave a game that goes on without them; whether there were any."""
        fell = False
        while self.status is Status.PLAYING:
            fallen, moment = self.clock.first_fallen(now)
            if not fallen:
                break
            self._leave(set(fallen), FLAG, moment, now)
            fell = True
        return fell

    def has_left(self, seat: int) -> bool:
        """Whether a seat's player has left the game, so that the table plays for it."""
        return any(departure.seat == seat for departure in self.departed)

    def claim(self, seat: int, what: str, away_since: int | None, patience: int, now: int) -> None:
        """Without a clock: who waits for somebody who has gone may claim the game or call it off after a stated time.

        ``away_since`` is the moment since which everybody who is to act has been away, None if somebody of them is here.
        """
        self._must_play(seat, now)
        if self.control.kind is not Kind.NONE:
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
            self._leave(set(waiting_for), CLAIMED, now, now)

    def close(self, now: int, reason: str = CLOSED) -> None:
        """The table is cleared: nobody has won or lost."""
        if self.status is Status.OVER:
            raise TableRefusal("table-over")
        self._end_by_value((0.0,) * self.game.seats, reason, now)

    def _leave(self, seats: set[int], reason: str, moment: int, now: int) -> None:
        """Some seats leave the game, and with them their sides. As long as several sides stay, with a person among them, these
        play on, and the table plays for those who left."""
        own = [side for side in self.game.teams if seats.intersection(side)]
        leaving = sorted(seat for side in own for seat in side if not self.has_left(seat))
        departed = [*self.departed, *(Departure(seat, reason, moment, len(self.acts)) for seat in leaving)]
        if len(self.game.teams) > 2:
            self._note_departures(leaving, departed, now)
        staying = sides_left(self.game, departed)
        if len(staying) < 2 or not any(self.seats[seat].kind == "person" for side in staying for seat in side):
            self._end(self._among_those_left(departed, reason), now)
            return
        self._withdraw_offers(None)
        self._play_forced(now)
        self._after_act(now)

    def _note_departures(self, leaving: list[int], departed: list[Departure], now: int) -> None:
        self.departed = departed
        for departure in departed[-len(leaving) :]:
            entry = Entry(LEFT, departure.seat, LEAVING.index(departure.reason), departure.at)
            self.log.append(entry)
            self.fresh.append(Fresh(entry, None))
            self.clock = self.clock.left_by(departure.seat, now)

    def _among_those_left(self, departed: list[Departure], reason: str, *, drawn: bool = False) -> Ending:
        """An ending in which those who stayed have won together, or agreed on a draw."""
        standing = standing_after(self.game, departed, (1,) * self.game.seats, drawn=drawn)
        return Ending(standing.values, self._points(), reason, standing.places)

    def _by_rules(self, result: Result) -> Ending:
        """An ending by the rules: among themselves for those who stayed, if somebody has left."""
        if not self.departed:
            return Ending(result.values, result.points, result.reason, result.places)
        standing = standing_after(self.game, self.departed, result.places)
        won = {seat for seat, value in enumerate(standing.values) if value > 0}
        same = won == set(result.winners)
        return Ending(standing.values, result.points, result.reason if same else FIRST_LEFT, standing.places)

    def _end_by_value(self, values: tuple[float, ...], reason: str, now: int) -> None:
        """An ending that the rules do not know: nothing but who has won and lost tells the places."""
        self._end(Ending(values, self._points(), reason, self.game.places_by_value(values)), now)

    def _points(self) -> tuple[int, ...]:
        """The points by the rules: an ending does not depend on how a game shows them."""
        return Game.points(self.game, self.state)

    def _end(self, ending: Ending, now: int) -> None:
        self.ending = self._counted(ending)
        self.status = Status.OVER
        self.legal_now = []
        self.clock = self.clock.stopped(now)
        self.offers = {}
        self.changed = now

    def _counted(self, ending: Ending) -> Ending:
        """A rated game that somebody gave up, or all agreed to end, before it had really begun counts for nobody.

        With more than two sides it has been played to its end by those who stayed, and is only not rated.
        """
        given_up = bool(self.departed) or ending.reason in (RESIGNED, FLAG, AGREED, CLAIMED)
        if not self.rated or not given_up or ending.reason in UNCOUNTED or not self._few_acts():
            return ending
        if len(self.game.teams) > 2:
            return msgspec.structs.replace(ending, unrated=FEW_ACTS)
        values = (0.0,) * self.game.seats
        return Ending(values, ending.points, ABORTED, self.game.places_by_value(values))

    def _few_acts(self) -> bool:
        """Whether some side has not chosen an act in two turns yet."""
        turns: dict[int, set[int]] = {seat: set() for seat in range(self.game.seats)}
        for entry, state in zip(self.acts, self.states(), strict=False):
            if not entry.forced:
                turns[entry.seat].add(header_of(state).turn)
        return any(len(set().union(*(turns[seat] for seat in side))) < TURNS_NEEDED for side in self.game.teams)

    def _must_play(self, seat: int, now: int) -> None:
        """The seat is there, the game goes on, and no flag has fallen that has only not been looked at yet."""
        self._must_sit(seat)
        if self.status is Status.PLAYING and self.has_left(seat):
            raise TableRefusal("table-seat-left")
        if self.status is not Status.PLAYING:
            raise TableRefusal("table-over" if self.status is Status.OVER else "table-not-begun")
        if self.clock.fallen(now):
            raise TableRefusal("table-time-over")

    def _must_sit(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise TableRefusal("table-not-seated")

    # --- restoring ----------------------------------------------------------------------------------------------------

    def restore(
        self,
        status: Status,
        layout: Ints | None,
        log: list[Entry],
        secret: list[list[int]],
        clock: Clock,
        offers: dict[str, list[int]],
        ending: Ending | None,
        changed: int,
    ) -> None:
        """Put a stored table back to where it was. Rules trust the acts that they are given, so raise for one that was never
        legal: what is stored may be damaged."""
        self.status = status
        self.layout = layout
        self._check_log(log)
        self.log = log
        for entry in log:
            if entry.kind == ACT:
                self.acts.append(entry)
            elif entry.kind == BACK:
                del self.acts[entry.act :]
            else:
                self.departed.append(Departure(entry.seat, LEAVING[entry.act], entry.at, len(self.acts)))
        self._stand_after_acts()
        self.legal_now = self.game.legal(self.state) if status is Status.PLAYING else []
        self._check_secret(secret)
        self.secret = secret
        self.clock = clock
        self.offers = offers
        self.ending = ending
        self.changed = changed

    def _check_log(self, log: list[Entry]) -> None:
        """Raise ``ValueError`` for a log that no game has had."""
        states = [self._first_states()[0]]
        for entry in log:
            if entry.kind == ACT:
                state = self.game.copy(states[-1])
                if entry.seat != header_of(state).seat or not self.game.allows(state, entry.act):
                    raise ValueError("an act that was never legal")
                self.game.rules["play"](state, entry.act)
                states.append(state)
            elif entry.kind == BACK and 0 <= entry.act < len(states):
                del states[entry.act + 1 :]
            elif entry.kind != LEFT or not (0 <= entry.seat < self.game.seats and 0 <= entry.act < len(LEAVING)):
                raise ValueError("an entry of an unknown kind")

    def _check_secret(self, secret: list[list[int]]) -> None:
        """Raise ``ValueError`` for choices of a secret phase that nobody can have made."""
        for seat, chosen in enumerate(secret):
            state = self._choosing(seat) if chosen else self.state
            for act in chosen:
                if not self._chooses(state, seat) or not self.game.allows(state, act):
                    raise ValueError("a choice that was never legal")
                self.game.rules["play"](state, act)
