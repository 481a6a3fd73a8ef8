"""Clocks: the time that is charged and added, and whose flag falls."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaisho.server.clock import DAY, LAG_FORGIVEN, BadClock, Clock, Control, ControlKind

FISCHER = Control(ControlKind.FISCHER, 300_000, 5_000)
TURN = Control(ControlKind.TURN, 60_000)
DAYS = Control(ControlKind.DAYS, 3 * DAY)


def test_fischer_charges_the_turn_and_adds_the_increment_once_per_turn() -> None:
    clock = Clock.set_up(FISCHER, 2).started(0, 1_000)
    clock = clock.acted(0, 11_000, turn_ended=False)
    assert clock.remaining == (290_000, 300_000)
    clock = clock.acted(0, 21_000, turn_ended=True)
    assert clock.remaining == (285_000, 300_000)
    assert clock.since == (None, None)


def test_time_per_turn_is_reset_after_the_turn() -> None:
    clock = Clock.set_up(TURN, 2).started(1, 0).acted(1, 50_000, turn_ended=True)
    assert clock.remaining == (60_000, 60_000)


def test_acts_of_one_turn_share_its_time() -> None:
    clock = Clock.set_up(TURN, 2).started(0, 0).acted(0, 50_000, turn_ended=False)
    assert clock.remaining_at(0, 55_000) == 5_000
    assert clock.fallen(60_000 + LAG_FORGIVEN) == (0,)


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock.set_up(Control(), 2).started(0, 5)
    assert clock.deadline() is None
    assert clock.fallen(10**12) == ()
    assert clock.acted(0, 10**12, turn_ended=True) == clock


def test_lag_is_forgiven_up_to_a_limit() -> None:
    clock = Clock.set_up(FISCHER, 2).started(0, 0)
    assert clock.acted(0, 1_000, turn_ended=True, lag=200).remaining[0] == 300_000 - 800 + 5_000
    assert clock.acted(0, 1_000, turn_ended=True, lag=900).remaining[0] == 300_000 - (1_000 - LAG_FORGIVEN) + 5_000
    assert clock.acted(0, 1_000, turn_ended=True, lag=-900).remaining[0] == 300_000 - 1_000 + 5_000
    assert clock.acted(0, 100, turn_ended=True, lag=900).remaining[0] == 305_000


def test_an_act_is_late_if_its_time_was_up_before_it_was_sent() -> None:
    clock = Clock.set_up(TURN, 2).started(0, 0)
    assert not clock.late(0, 60_000)
    assert clock.late(0, 60_001)
    assert not clock.late(0, 60_200, lag=200)
    assert clock.late(0, 60_000 + LAG_FORGIVEN + 1, lag=10_000)
    assert not clock.late(1, 10**9), "a stopped clock is never late"
    assert not Clock.set_up(Control(), 2).started(0, 0).late(0, 10**12)


def test_a_seat_that_waits_for_the_others_has_not_ended_its_turn() -> None:
    clock = Clock.set_up(FISCHER, 2).started(0, 0).acted(0, 10_000, turn_ended=False).waiting(0)
    assert (clock.remaining[0], clock.since[0]) == (290_000, None)
    assert clock.turn_ended(0).remaining[0] == 295_000


def test_an_agreed_take_back_resets_time_per_turn_but_returns_no_used_time() -> None:
    for control, remaining in ((FISCHER, 290_000), (TURN, 60_000), (DAYS, 3 * DAY)):
        clock = Clock.set_up(control, 2).started(0, 0).taken_back(10_000)
        assert (clock.remaining[0], clock.since) == (remaining, (None, None))


def test_the_flag_that_was_due_first_falls() -> None:
    clock = Clock.set_up(TURN, 3).started(0, 2_000).started(2, 1_000)
    assert clock.deadline() == 61_000 + LAG_FORGIVEN
    assert clock.fallen(61_000 + LAG_FORGIVEN - 1) == ()
    assert clock.fallen(10**9) == (2,)
    both = Clock.set_up(TURN, 3).started(0, 1_000).started(2, 1_000)
    assert both.fallen(10**9) == (0, 2)


def test_downtime_is_charged_to_days_only() -> None:
    for control, expected in ((FISCHER, 290_000), (TURN, 50_000), (DAYS, 3 * DAY - 110_000)):
        clock = Clock.set_up(control, 2).started(0, 0).after_downtime(5_000, 105_000)
        assert clock.remaining_at(0, 110_000) == expected
    late = Clock.set_up(FISCHER, 2).started(0, 7_000).after_downtime(5_000, 105_000)
    assert late.remaining_at(0, 105_000) == 300_000, "a clock that started after the last heartbeat is not charged either"


def test_a_stopped_clock_keeps_the_remaining_time() -> None:
    clock = Clock.set_up(FISCHER, 2).started(1, 0).stopped(10_000)
    assert (clock.remaining, clock.since) == ((300_000, 290_000), (None, None))


@pytest.mark.parametrize(
    ("control", "fault"),
    [
        (Control(), None),
        (Control(ControlKind.NONE, 1), "clock-bad-base"),
        (TURN, None),
        (Control(ControlKind.TURN, 999), "clock-bad-base"),
        (Control(ControlKind.TURN, 60_000, 1), "clock-bad-increment"),
        (FISCHER, None),
        (Control(ControlKind.FISCHER, 1_000, 3_600_001), "clock-bad-increment"),
        (DAYS, None),
        (Control(ControlKind.DAYS, DAY + 1), "clock-bad-base"),
    ],
)
def test_controls_are_checked(control: Control, fault: str | None) -> None:
    if fault is None:
        control.check()
    else:
        with pytest.raises(BadClock) as refused:
            control.check()
        assert refused.value.code == fault


def test_a_clock_survives_being_stored() -> None:
    clock = Clock.set_up(FISCHER, 4).started(2, 123)
    assert msgspec.json.decode(msgspec.json.encode(clock), type=Clock) == clock


@given(
    st.sampled_from([FISCHER, TURN, DAYS]),
    st.lists(st.tuples(st.integers(0, 40_000), st.booleans(), st.integers(0, 1_000)), max_size=30),
)
def test_no_time_is_lost_or_gained(control: Control, steps: list[tuple[int, bool, int]]) -> None:
    """The remaining time is the given time minus the used time."""
    now, seat = 0, 0
    clock = Clock.set_up(control, 2).started(0, 0)
    given_time = [control.base, control.base]
    used = [0, 0]
    for pause, ended, lag in steps:
        now += pause
        assert clock.since[1 - seat] is None
        before = clock.remaining_at(seat, now)
        charged = max(0, pause - min(lag, LAG_FORGIVEN))
        if charged > clock.remaining[seat]:
            assert before == 0
            break
        clock = clock.acted(seat, now, turn_ended=ended, lag=lag)
        used[seat] += charged
        if ended:
            if control.kind is ControlKind.FISCHER:
                given_time[seat] += control.increment
            else:
                given_time[seat], used[seat] = control.base, 0
            seat = 1 - seat
            clock = clock.started(seat, now)
        assert clock.remaining == (given_time[0] - used[0], given_time[1] - used[1])
        assert all(remaining >= 0 for remaining in clock.remaining)
