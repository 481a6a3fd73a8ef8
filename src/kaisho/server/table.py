"""A table: a game with the people at its seats, their clock, and what they offer each other.

A ``Table`` is a plain value. It does no I/O and has no timers: callers say what time it is, and ``take_change`` hands over
what has to be stored and announced. Nothing here depends on a particular game.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import SystemRandom

import msgspec

from kaisho.errors import IllegalAct
from kaisho.game import Game, rotate_seats
from kaisho.record import LEAVING_REASONS
from kaisho.server import seats as seating
from kaisho.server.clock import Clock, Control, ControlKind
from kaisho.server.departures import Departure, remaining_sides
from kaisho.server.endings import (
    AGREED,
    CALLED_OFF,
    CLAIMED,
    CLOSED,
    FLAG,
    RESIGNED,
    Ending,
    abandoned_early,
    ending_by_rules,
    ending_without_winner,
    has_few_acts,
    is_given_up,
    shared_ending,
)
from kaisho.server.offers import BACK, DRAW, OFFERS, REMATCH, Offers
from kaisho.server.seats import Seat
from kaisho.server.secret_phase import SecretPhase
from kaisho.server.table_game import TableGame
from kaisho.server.table_log import DEPARTURE, MAX_ENTRIES, MAX_TAKE_BACKS, TAKE_BACK, Entry
from kaisho.server.table_status import Status, TableRefusal
from kaisho.state import Ints

MAX_FORCED = 500
"""Number of forced acts that are played in a row."""


class Table(TableGame):
    """One table. A method that changes it either succeeds, or raises ``KaishoError`` and changes nothing."""

    __slots__ = (
        "before",
        "carried",
        "changed",
        "clock",
        "control",
        "created",
        "ending",
        "id",
        "invite",
        "listed",
        "offers",
        "owner",
        "rated",
        "seats",
        "takebacks",
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
        super().__init__(game)
        self.id = id
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
        self.clock = Clock.set_up(control, game.seats)
        self.offers = Offers()
        self.ending: Ending | None = None

    # --- seats --------------------------------------------------------------------------------------------------------

    def seats_of(self, person: int) -> list[int]:
        return seating.seats_of(self.seats, person)

    def open_seats(self) -> list[int]:
        return seating.open_seats(self.seats)

    def join(self, person: int, name: str, seat: int | None, now: int) -> None:
        """Take an open seat."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        seating.take_seat(self.seats, person, name, seat)
        self._change.seats = True
        self.changed = now

    def leave(self, person: int, now: int) -> bool:
        """Get up before the game begins, or decline a reserved seat. Returns whether a seat was declined."""
        if self.status is not Status.OPEN:
            raise TableRefusal("table-has-begun")
        declined = seating.give_up_seats(self.seats, person)
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
        self._deal(self.game.secure_shuffle() if layout is None else layout)
        if self.rated and self.before is None:  # in a rematch the seats rotate, and points are carried over by seat
            SystemRandom().shuffle(self.seats)
        self._change.seats = True
        self._play_forced(now)
        self._after_act(now)

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
        self.offers.withdraw_before_act(seat)
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

    def _play_forced(self, now: int) -> None:
        """Play for the players where nothing can be chosen, and for seats whose players have left.

        Nobody's win is taken out of their hands, and whoever wants to play forced acts is left to do so.

        A turn that consists of forced acts only is played to its end, and so is the forced beginning of a turn. The forced
        end of a turn in which something was chosen is left to the player, who may prefer to take the turn back. Forced acts
        without end, which a game without a bound on its length may have, are left to the players after a while.
        """
        for _ in range(MAX_FORCED):
            seat = self.header.seat
            if self.header.over:
                return
            if self.phase is not None:
                if not self._choose_for_departed(self.phase, now):
                    return
            elif self.has_departed(seat):
                self._append(seat, self.game.absent_act(self.state), now, forced=True)
            elif len(self.legal_now) == 1 and self._nothing_chosen() and not self._is_left_to_player(seat):
                self._append(seat, self.legal_now[0], now, forced=True)
            else:
                return

    def _is_left_to_player(self, seat: int) -> bool:
        """Whether a person plays the only legal act: because they want to, or because it wins something for their side."""
        player = self.seats[seat]
        return player.kind == "person" and (player.asks or self.game.wins_something(self.state, self.legal_now[0]))

    def leave_forced(self, seats: Iterable[int], *, ask: bool, now: int) -> None:
        """Leave forced acts to the player of some seats, or play them again from the next turn on."""
        for seat in seats:
            self.seats[seat].asks = ask
        self._change.seats = True
        self.changed = now

    def _after_act(self, now: int) -> None:
        self.changed = now
        if self.header.over:
            result = self.game.result(self.state)
            assert result is not None
            self._end(ending_by_rules(self.game, result, self.departed), now)
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
        self._go_back(seat, remaining, now)
        self.offers.clear()
        self.changed = now

    # --- offers -------------------------------------------------------------------------------------------------------

    def offer(self, what: str, seat: int, now: int) -> None:
        """Offer a draw, a take-back of one's own last act, or a rematch. It is carried out when everybody else agrees."""
        self._check_offer(what, seat, now)
        if self.offers.has_agreed(what, seat):
            raise TableRefusal("table-offered-already")
        self._agree(what, seat, now)

    def answer(self, what: str, seat: int, yes: bool, now: int) -> None:
        """Agree to an offer, or decline it for everybody."""
        self._check_seat(seat)
        if (
            what not in self.offers
            or (yes and self.offers.has_agreed(what, seat))
            or (what == REMATCH and self.rematch_agreed())
        ):
            raise TableRefusal("table-nothing-offered")
        if what != REMATCH:
            self._check_playing(seat, now)
        if yes:
            self._agree(what, seat, now)
        else:
            del self.offers[what]
        self.changed = now

    def _check_offer(self, what: str, seat: int, now: int) -> None:
        if what not in OFFERS:
            raise TableRefusal("table-no-such-offer")
        if what == REMATCH:
            self._check_seat(seat)
            if self.status is not Status.OVER:
                raise TableRefusal("table-not-over")
            return
        self._check_playing(seat, now)
        if what == DRAW and not self.game.can_draw:
            raise TableRefusal("table-no-draws")
        if what == BACK:
            if not self.takebacks:
                raise TableRefusal("table-no-take-backs-hidden" if self.game.hidden else "table-no-take-backs")
            if self.last_choice(seat) is None:
                raise TableRefusal("table-nothing-to-take-back")
            self._check_take_backs(seat)

    def _agree(self, what: str, seat: int, now: int) -> None:
        """Add a seat to those that agree, and with it the other seats of the same person."""
        person = self.seats[seat].person
        others = [] if person is None else [other for other in self.seats_of(person) if other != seat]
        self.offers.agree(what, [seat, *others])
        self.changed = now
        if self.offers.all_agree(what, self._asked(what)):
            self._carry_out(what, self.offers[what][0], now)

    def _asked(self, what: str) -> list[int]:
        """The seats whose agreement an offer needs. Players who left the game are asked only about a rematch."""
        present = [number for number, seat in enumerate(self.seats) if seat.kind != "gone"]
        return [seat for seat in present if what == REMATCH or not self.has_departed(seat)]

    def _carry_out(self, what: str, offered_by: int, now: int) -> None:
        if what == DRAW:
            del self.offers[what]
            self._end(shared_ending(self.game, self._points(), self.departed, AGREED, drawn=True), now)
        elif what == BACK:
            del self.offers[what]
            remaining = self.last_choice(offered_by)
            if remaining is not None:
                self._take_back(offered_by, remaining, now)
                self.clock = self.clock.taken_back(now)
                self._start_clocks(now)
        # An agreed rematch remains among the offers: opening the next table is up to the caller.

    def rematch_agreed(self) -> bool:
        return self.offers.all_agree(REMATCH, self._asked(REMATCH))

    def withdraw_rematch(self) -> None:
        """Forget an agreed rematch that could not be opened, so that it can be offered again."""
        self.offers.pop(REMATCH, None)

    def rotated_seats(self) -> list[Seat]:
        """The seats of a rematch: everybody moves on by one."""
        return [msgspec.structs.replace(seat) for seat in rotate_seats(self.seats)]

    def carried_points(self) -> tuple[int, ...]:
        """The points of the series so far, by the seats of the rematch."""
        if not self.game.keeps_points or self.ending is None:
            return (0,) * self.game.seats
        sums = [carried + points for carried, points in zip(self.carried, self.ending.points, strict=True)]
        return tuple(rotate_seats(sums))

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
            self._end(ending_without_winner(self.game, self._points(), CALLED_OFF), now)
        elif any(seat in side and set(waiting_for).intersection(side) for side in self.game.teams):
            raise TableRefusal("table-claim-own-side")
        else:
            self._depart(set(waiting_for), CLAIMED, now, now)

    def close(self, now: int, reason: str = CLOSED) -> None:
        """End the game without a winner."""
        if self.status is Status.OVER:
            raise TableRefusal("table-over")
        self._end(ending_without_winner(self.game, self._points(), reason), now)

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
            self._end(shared_ending(self.game, self._points(), departed, reason), now)
            return
        self.offers.clear()
        self._play_forced(now)
        self._after_act(now)

    def _note_departures(self, leaving: list[int], departed: list[Departure], now: int) -> None:
        self.departed = departed
        self._change.seats = True
        for departure in departed[-len(leaving) :]:
            self._log_other(Entry(DEPARTURE, departure.seat, LEAVING_REASONS.index(departure.reason), departure.at))
            self.clock = self.clock.departed(departure.seat, now)

    def _points(self) -> tuple[int, ...]:
        """The points by the rules. An ending must not depend on how a game displays them."""
        return Game.points(self.game, self.state)

    def _end(self, ending: Ending, now: int) -> None:
        if self.rated and is_given_up(ending, self.departed) and has_few_acts(self.game, self.acts, self.states()):
            ending = abandoned_early(self.game, ending)
        self.ending = ending
        self.status = Status.OVER
        self._change.ended = True
        self.legal_now = []
        self.clock = self.clock.stopped(now)
        self.offers.clear()
        self.changed = now

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
        """Restore a stored table. Raises ``ValueError`` for a log or choices that no game can have had."""
        self._restore(status, layout, log, choices)
        self.clock = clock
        self.offers = Offers(offers)
        self.ending = ending
        self.changed = changed
