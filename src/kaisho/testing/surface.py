"""The check that every public method of a game works in every extreme state, for all seats, spectators and languages.

The methods are not listed here: a traced copy of the game notes every public method of ``Game`` that is called, and the
check fails if no run below has called one of them. It also fails if a screen contradicts the state.
"""

from __future__ import annotations

import copy
import functools
import inspect
import json
from collections.abc import Callable
from itertools import product
from typing import Any
from xml.etree import ElementTree

import numpy as np

from kaisho.bots import bot, opinion
from kaisho.errors import BadOption, IllegalAct
from kaisho.game import WATCHER, Game, Result, fields_of, header_of
from kaisho.kernel import State, draw, random_from
from kaisho.language import LANGUAGES, words
from kaisho.position import Position
from kaisho.record import Record, describe_result
from kaisho.search.limits import Thinking
from kaisho.sheet import record_pages
from kaisho.testing.extremes import Collected, Extreme, check_extremes_reached, extremes_of
from kaisho.testing.learners import check_bounds
from kaisho.testing.play import same, where

ACTS = 12
"""The number of legal acts that are written, read and previewed in each state, and of illegal ones that are explained."""

Run = Callable[[Game, Extreme, int], None]
FieldsOfView = Callable[[dict[str, Any]], dict[str, Any]]


def public_names() -> list[str]:
    """Return every public method and property of ``Game``."""
    found = {name: inspect.getattr_static(Game, name) for name in dir(Game) if not name.startswith("_")}
    return [name for name, each in found.items() if callable(each) or isinstance(each, property | classmethod | staticmethod)]


def traced(game: Game) -> tuple[Game, set[str]]:
    """Return a copy of a game, and a set to which the name of every public method is added when it is called."""
    called: set[str] = set()
    kind = type(game)

    def noting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def run(*arguments: Any, **named: Any) -> Any:
            called.add(name)
            return function(*arguments, **named)

        return run

    members: dict[str, Any] = {}
    for name in public_names():
        found = inspect.getattr_static(kind, name)
        if isinstance(found, property):
            assert found.fget is not None
            members[name] = property(noting(name, found.fget))
        elif isinstance(found, classmethod):
            members[name] = classmethod(noting(name, found.__func__))
        else:
            members[name] = noting(name, found)
    own = copy.copy(game)
    own.__class__ = type(kind.__name__, (kind,), members)
    return own, called


def seats_of(game: Game) -> range:
    """Return the number of a spectator and every seat."""
    return range(WATCHER, game.seats)


def some_legal(game: Game, state: State, number: int) -> list[int]:
    """Return a few legal acts of a state, different ones for each number, always with the first and the last."""
    legal = game.legal(state)
    if len(legal) <= ACTS:
        return legal
    random = random_from(number)
    return sorted({legal[0], legal[-1], *(legal[draw(random, len(legal))] for _ in range(ACTS))})


# --- runs, each called with the game, an extreme state and its number --------------------------------------------------


def run_state(game: Game, extreme: Extreme, number: int) -> None:
    """Check copies, bytes, keys, and what each seat knows."""
    state = extreme.state
    game.check(state)
    assert same(game, game.from_bytes(game.to_bytes(state)), state), where(game, state)
    assert game.key(game.copy(state)) == game.key(state), where(game, state)
    assert header_of(state) == (state.acts, state.turn, state.seat, bool(state.over)), where(game, state)
    for seat in seats_of(game):
        known = game.concealed(state, seat)
        game.check(known)
        assert same(game, game.known(state, seat), known), f"{where(game, state)}: known to seat {seat}"


def run_situations(game: Game, extreme: Extreme, number: int) -> None:
    """Check that a stripped state has the same key whatever a seat may know, and that ``open_to_all`` has all legal acts."""
    state = extreme.state
    stripped = game.states(1 + len(seats_of(game)))
    stripped[0] = state
    for index, seat in enumerate(seats_of(game), 1):
        stripped[index] = game.concealed(state, seat)
    game.strip(stripped)
    assert len({game.key(each) for each in stripped}) == 1, f"{where(game, state)}: stripped"
    acts = np.empty(game.num_acts, np.int64)  # more may be legal than in any state that is played
    might = set(acts[: game.rules["legal"](game.open_to_all(state), acts)].tolist())
    assert state.over or game.is_secret(state) or set(game.legal(state)) <= might, f"{where(game, state)}: open to all"


def run_positions(game: Game, extreme: Extreme, number: int) -> None:
    """Check that a position is read back as the same state, also as each seat knows it."""
    state = extreme.state
    for known in (state, *(game.concealed(state, seat) for seat in seats_of(game) if game.hidden)):
        own, read = type(game).from_position(game.position(known))
        assert own.options == game.options and same(game, read, known), f"{where(game, known)}: read as {own.position(read)}"


def run_position_objects(game: Game, extreme: Extreme, number: int) -> None:
    """Check that a ``Position`` lists, plays and takes back acts as the rules say, and is read back from its text."""
    state = extreme.state
    position, legal = Position(game, state), game.legal(state)
    assert position.legal_acts == legal and position.over == bool(state.over), f"{where(game, state)}: Position"
    if legal:
        act = legal[number % len(legal)]
        position.play(act)
        assert same(game, position.state, game.after(state, act)), f"{where(game, state, act)}: Position.play"
        assert position.undo() == act and position.legal_acts == legal, f"{where(game, state, act)}: Position.undo"
    assert same(game, position.state, state) and position.result == game.result(state), f"{where(game, state)}: Position"
    assert game.at(position.text).legal_acts == legal, f"{where(game, state)}: at"


def run_acts(game: Game, extreme: Extreme, number: int) -> None:
    """Check that legal acts are played, and others refused by a rule, in every language, and change nothing."""
    state, legal = extreme.state, set(game.legal(extreme.state))
    scratch = np.zeros(game.max_legal_acts, np.int64)
    assert game.rules["count"](state, scratch) == len(legal) <= game.max_legal_acts, f"{where(game, state)}: count"
    before = game.to_bytes(state)
    random = random_from(number)
    for act in {draw(random, game.num_acts) for _ in range(ACTS)} - legal | {-1, game.num_acts}:
        refusal = game.explain(state, act)
        assert refusal is not None, f"{where(game, state, act)}: not refused"
        assert all(words(language)(refusal.code, **refusal.values) for language in LANGUAGES)
        assert not 0 <= act < game.num_acts or refusal.rule in game.rule_ids, f"{where(game, state, act)}: {refusal.rule}"
        try:
            game.play(state, act)
        except IllegalAct as error:
            assert error.rule == refusal.rule
        else:
            raise AssertionError(f"{where(game, state, act)}: played, although it is refused")
    for act in some_legal(game, state, number):
        alone = game.states(1)
        alone[0] = state
        after, following = game.play_and_list(alone, act)
        played = game.copy(state)
        assert game.explain(state, act) is None and game.play(played, act) == act
        assert "do" in (game.describe(act) or {}), f"{where(game, state, act)}: not described"
        assert game.act_text(act), f"{where(game, state, act)}: no text"
        assert same(game, after[0], played) and following == game.legal(played), f"{where(game, state, act)}: play_and_list"
        assert same(game, game.after(state, act), played), f"{where(game, state, act)}: after"
        assert same(game, game.replay(state, [act])[1], played), f"{where(game, state, act)}: replayed"
        game.check(played)
        assert game.wins_something(state, act) == _gains(game, state, played), f"{where(game, state, act)}: wins_something"
    assert not legal or game.absent_act(state) in legal, f"{where(game, state)}: absent_act"
    assert game.to_bytes(state) == before, f"{where(game, state)}: changed"


def _gains(game: Game, state: State, after: State) -> bool:
    """Whether the side that has just acted has won, or has more points than before."""
    result = game.result(after)
    for seat in next(side for side in game.teams if int(state.seat) in side):
        if (result is not None and result.values[seat] > 0) or Game.points(game, after)[seat] > Game.points(game, state)[seat]:
            return True
    return False


def run_notation(game: Game, extreme: Extreme, number: int) -> None:
    """Check that acts are unique and read back in every style and language."""
    state = extreme.state
    acts = some_legal(game, state, number)
    for style, language in product(game.styles, LANGUAGES):
        written = [game.write(state, act, style, language) for act in acts]
        assert len(set(written)) == len(acts), f"{where(game, state)}: two acts are written alike in {style}, {language}"
        for act, text in zip(acts, written, strict=True):
            assert game.parse(state, text, language) == act, f"{where(game, state, act)}: {style} “{text}” ({language})"


def run_views(game: Game, extreme: Extreme, number: int) -> None:
    """Check that views and previews are plain data, the same as text, and agree with the state."""
    state = extreme.state
    for seat in seats_of(game):
        view = game.view(state, seat)
        assert json.loads(game.view_text(state, seat)) == json.loads(json.dumps(view)), f"{where(game, state)}: seat {seat}"
    for act in some_legal(game, state, number)[:3]:
        preview = game.preview(state, int(state.seat), act)
        assert json.loads(json.dumps(preview)) == preview, f"{where(game, state, act)}: preview"
        assert game.hidden or preview == game.view(game.after(state, act), int(state.seat)), where(game, state, act)


def check_view(game: Game, state: State, fields_of_view: FieldsOfView) -> None:
    """Check that each seat's view agrees with the concealed state: nothing is cut off or left out."""
    for seat in seats_of(game):
        known = fields_of(game.known(state, seat))
        for name, value in fields_of_view(game.view(state, seat)).items():
            assert value == getattr(known, name), f"{where(game, state)}: seat {seat} is shown {name} as {value}"


def run_pictures(game: Game, extreme: Extreme, number: int) -> None:
    """Check that pictures are well-formed, for a spectator and for each seat in turn."""
    state = extreme.state
    for seat in {WATCHER, WATCHER + number % (game.seats + 1)}:
        picture = game.picture(state, seat)
        ElementTree.fromstring(picture)
        drawn = game.draw(game.view(state, seat))
        assert drawn is None or drawn == picture, f"{where(game, state)}: seat {seat}"


def run_screens(game: Game, extreme: Extreme, number: int) -> None:
    """Check the terminal's board in every language and for every seat, with and without colours, tall and low in turn."""
    state = extreme.state
    for turn in range(max(len(LANGUAGES), game.seats + 1)):
        seat, language = WATCHER + (turn + number) % (game.seats + 1), LANGUAGES[turn % len(LANGUAGES)]
        colour, tall = bool((turn + number) & 1), bool((turn + number) & 2)
        shown = game.show(state, language, colour=colour, tall=tall, seat=seat)
        assert shown.strip() and colour == ("\x1b[" in shown), f"{where(game, state)}: {language}, seat {seat}"
    drawn = Result((0.0,) * game.seats, (0,) * game.seats, "agreed-draw", (1,) * game.seats)
    assert game.show(state, LANGUAGES[number % len(LANGUAGES)], ended=drawn).strip(), where(game, state)


def run_all_screens(game: Game, extreme: Extreme, number: int) -> None:
    """Check every screen and picture of a state."""
    for seat in seats_of(game):
        ElementTree.fromstring(game.picture(extreme.state, seat))
        for language, colour, tall in product(LANGUAGES, (False, True), (False, True)):
            assert game.show(extreme.state, language, colour=colour, tall=tall, seat=seat).strip()


def run_words(game: Game, extreme: Extreme, number: int) -> None:
    """Check the words for seats, results and events in every language."""
    state, before = extreme.state, extreme.before
    result = game.result(state)
    events = () if before is None else game.events(before, extreme.playthrough.acts[extreme.index - 1], state)
    for language in LANGUAGES:
        say = words(language)
        names = [say(game.seat_word(seat)) for seat in range(game.seats)]
        assert len(set(names)) == game.seats, f"{game.name}: two seats have the same name in {language}"
        for each in events:
            assert each.say(language), where(game, state)
            assert each.rule is None or each.rule in game.rule_ids, f"{where(game, state)}: an event by rule {each.rule}"
        if result is not None:
            text = game.ending(result, language)
            winners = [names[seat] for seat in result.winners]
            assert all(winner in text for winner in winners), f"{where(game, state)}: “{text}” does not name {winners}"
    if result is not None:
        assert result.reason in describe_result(game, result)
    json.dumps([each.drawn for each in events])


def run_ends(game: Game, extreme: Extreme, number: int) -> None:
    """Check the result, the points so far, rounds and secret phases."""
    state = extreme.state
    result = game.result(state)
    assert (result is not None) == bool(state.over) == (not game.legal(state)), f"{where(game, state)}: over or not?"
    points = game.points(state)
    assert len(points) == game.seats and (result is None or result.points == points), f"{where(game, state)}: {points}"
    assert sorted(seat for team in game.teams for seat in team) == list(range(game.seats))
    if result is not None:
        assert result.reason in game.reasons[1:], f"{where(game, state)}: {result}"
        assert game.can_draw or any(result.values), f"{where(game, state)}: a draw in a game that has none"
        assert all(len({result.values[seat] for seat in team}) == 1 for team in game.teams), f"{where(game, state)}: teams"
        first = {seat for seat, place in enumerate(game.places_by_value(result.values)) if place == 1}
        assert {seat for seat, place in enumerate(result.places) if place == 1} == first, f"{where(game, state)}: {result}"
    current, before = game.round_number(state), extreme.before
    if before is not None:
        assert current in (earlier := game.round_number(before), None if earlier is None else earlier + 1), where(game, state)
        restored = game.copy(state)
        game.restore_secret_phase(restored)
        if game.is_secret(before) and not game.is_secret(state):
            assert game.is_secret(restored), f"{where(game, state)}: the secret phase is not restored"
    if not state.over:
        assert game.legal(game.current_round(state)) == game.legal(state), f"{where(game, state)}: current_round"


def run_learning(game: Game, extreme: Extreme, number: int) -> None:
    """Check that observations show only what a seat may know, and that no number is cut off."""
    state = extreme.state
    assert len(game.observation_planes) == game.observation_shape[0]
    for seat in seats_of(game) if game.rules.has("observe") else ():
        planes = game.observe(state, seat)
        assert planes.shape == game.observation_shape
        check_bounds(game, state, planes)
        assert np.array_equal(planes, game.observe(game.concealed(state, seat), seat)), f"{where(game, state)}: seat {seat}"
    if not state.over:
        turned = game.turned_acts(int(state.seat))
        assert len(set(turned[game.legal(state)].tolist())) == len(game.legal(state)), where(game, state)


def run_searches(game: Game, extreme: Extreme, number: int) -> None:
    """Check what searches use: values of every seat, weights of acts, a sensible act."""
    state, legal = game.copy(extreme.state), game.legal(extreme.state)
    before = game.to_bytes(state)
    values = np.zeros(game.seats, np.float64)
    game.rules["evaluate"](state, values)
    assert np.isfinite(values).all() and (np.abs(values) <= 1).all(), f"{where(game, state)}: valued {values}"
    if legal:
        weights = np.full(len(legal), -1.0)
        game.rules["weigh"](state, np.array(legal, np.int64), len(legal), weights)
        assert np.isfinite(weights).all() and (weights >= 0).all(), f"{where(game, state)}: weights {weights}"
        if game.rules.has("replies"):
            game.rules["replies"](state, np.zeros(game.max_legal_acts, np.int64))
        if game.rules.has("guess"):
            guessed = int(game.rules["guess"](state, random_from(number), np.zeros(game.max_legal_acts, np.int64)))
            assert guessed in legal, f"{where(game, state, guessed)}: guessed, but not legal"
        with Thinking(nodes=20) as thinking:
            chosen = opinion(bot("greedy" if number % 2 else "random", game, number), game, state, thinking).act
        assert chosen in legal, f"{where(game, state, chosen)}: a bot's act is not legal"
    assert game.to_bytes(state) == before, f"{where(game, state)}: a search changed it"


RUNS: tuple[Run, ...] = (
    run_state,
    run_situations,
    run_positions,
    run_position_objects,
    run_acts,
    run_notation,
    run_views,
    run_pictures,
    run_screens,
    run_words,
    run_ends,
    run_learning,
    run_searches,
)


def run_options(game: Game) -> None:
    """Check what needs no state: options, deals, acts, the board."""
    own = type(game).from_option_texts(game.option_texts())
    assert own.options == game.options
    casual = game.casual_options()
    assert casual.items() <= type(game).from_option_texts([f"{name}={value}" for name, value in casual.items()]).options.items()
    try:
        type(game).from_option_texts(["no-such-option=1"])
    except BadOption as error:
        assert all(error.say(language) for language in LANGUAGES)
    else:
        raise AssertionError(f"{game.name} takes an option that it does not have")
    assert len({game.seat_name(seat) for seat in range(game.seats)}) == game.seats
    assert {game.fair, game.keeps_points, game.can_draw} <= {True, False} and game.length_limit > 0
    assert [game.for_players(players).seats for players in game.player_counts] == list(game.player_counts)
    assert len({game.option_word(option.name) for option in game.option_list}) == len(game.option_list)
    assert game.act_text(0).strip()
    shown, state = game.exhibit()
    shown.check(state)
    json.dumps(game.board())
    game.extremes()
    for layout in (game.shuffle(1), game.secure_shuffle()):
        game.check_layout(layout)
        assert np.array_equal(game.read_layout(game.write_layout(layout)), layout)
        assert same(game, game.deal(layout), game.deal_array(layout)[0])
        assert same(game, game.deal(layout), game.start(layout).state)
        for seat in seats_of(game):
            game.check_layout(game.same_for(seat, layout, (), np.random.default_rng(1))[0])
    assert all(part.stop <= game.layout_size for part in game.deal_parts())


def run_record(game: Game, record: Record, number: int) -> None:
    """Check that a record is read back, each in another style and language, and what each seat may read of it."""
    style, language = game.styles[number % len(game.styles)], LANGUAGES[number % len(LANGUAGES)]
    text = record.write(style, language)
    read = Record.read(text)
    assert read.acts == record.acts and same(game, read.state, record.state), f"{where(game, record.state)}: record"
    for seat in seats_of(game):
        known = record.write(style, language, seat=seat)
        assert known == text or (game.hidden and not record.state.over), f"seat {seat} reads another record"
        if not record.from_position:
            run_same_for(game, record, seat, number)


def run_same_for(game: Game, record: Record, seat: int, number: int) -> None:
    """Check that ``same_for`` plays a game that a seat cannot distinguish from this one before its end."""
    layout, acts = game.same_for(seat, record.layout, record.acts, np.random.default_rng(number))
    other = Record(game, layout)
    for act in acts:
        other.play(act)
    seen = game.rules["seen"]
    for before, act, twin, played in zip(record.states, record.acts, other.states, other.acts, strict=False):
        assert same(game, game.concealed(twin, seat), game.concealed(before, seat)), f"{where(game, before)}: seat {seat}"
        assert seen(twin, played, seat) == seen(before, act, seat), f"{where(game, before, act)}: seen by seat {seat}"
    assert game.hidden or (other.acts == record.acts and same(game, other.state, record.state))


def run_sheet(game: Game, record: Record, number: int) -> None:
    """Check a record on score sheets, for every seat."""
    for seat in seats_of(game):
        assert record_pages(record, LANGUAGES[(number + seat) % len(LANGUAGES)], seat=seat), where(game, record.state)


def check_extremes(game: Game, found: Collected | None = None, *, thorough: bool = False) -> None:
    """Check that every public method of a game works in every extreme state, for all seats, spectators and languages.

    What the game declares about its extremes must be reached. In each state every language and every seat has one screen;
    if ``thorough``, every seat has one in every language, with and without colours, tall and low, and every playthrough is
    written on score sheets.
    """
    found = found or extremes_of(game)
    check_extremes_reached(game, found)
    own, called = traced(game)
    run_options(own)
    recorded: set[int] = set()
    for number, extreme in enumerate(found.states):
        for run in (*RUNS, run_all_screens) if thorough else RUNS:
            try:
                run(own, extreme, number)
            except AssertionError:
                raise
            except Exception as error:
                text = f"{game.name} {' '.join(game.option_texts())}, {extreme.playthrough.name}, after act {extreme.index}"
                raise AssertionError(f"{text}: {run.__name__} failed: {error!r}, state {extreme.state}") from error
        if found.declared is not None and found.declared.fields_of_view is not None:
            check_view(game, extreme.state, found.declared.fields_of_view)
        if id(extreme.playthrough) not in recorded:
            recorded.add(id(extreme.playthrough))
            for acts in (None, extreme.index):
                record = extreme.playthrough.record(own, acts)
                run_record(own, record, number)
                if thorough:
                    run_sheet(own, record, number)
    missing = set(public_names()) - called
    assert not missing, f"public methods of Game that no run of kaisho.testing.surface calls: {sorted(missing)}"
