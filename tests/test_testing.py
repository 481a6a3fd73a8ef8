"""The conformance kit notices games that do not conform."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kaisho import testing
from kaisho.bots import Bot, Opinion
from kaisho.extremes import Bits, Extremes, Numbers, Script
from kaisho.game import Game, GameEvent
from kaisho.games.kamisado import Kamisado
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import PICKING
from kaisho.kernel import RuleKernels, State
from kaisho.search.limits import Thinking
from kaisho.testing import extremes_of
from kaisho.testing.words import needed_messages
from kaisho.word_folders import FOLDERS

TRUE_RULES = Kamisado.rules
MARATHON_POSITION = "OBPK1R1N/3y+++4/4Y3/7G/8/8/8/ngr1kpbo b y play 7:0 marathon 4 30 30"


class Altered:
    """A game's rules, by default Kamisado's, with some of them replaced."""

    def __init__(self, rules: RuleKernels = TRUE_RULES, **changed: Callable[..., Any]) -> None:
        self.rules = rules
        self.changed = changed

    def __getitem__(self, name: str) -> Callable[..., Any]:
        return self.changed.get(name) or self.rules[name]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)


def altered(**changed: Callable[..., Any]) -> Game:
    return type("AlteredKamisado", (Kamisado,), {"rules": Altered(**changed)})(match="standard")


def first_legal(state: State, random: Any, scratch: Any) -> int:
    TRUE_RULES["legal"](state, scratch)
    return int(scratch[0])


def twice(state: State, acts: Any) -> int:
    count = int(TRUE_RULES["legal"](state, acts))
    if count > 1:
        acts[1] = acts[0]
    return count


def long_act(state: State, act: int) -> None:
    TRUE_RULES["play"](state, act)
    state.acts += 1


def forgetful(state: State, seat: int) -> None:
    state.must = 8


def forgetful_and_wrong(state: State, seat: int, random: Any) -> None:
    state.tower[0, 0] ^= 1


@pytest.mark.parametrize(
    ("check", "changed"),
    [
        (testing.check_keys, {"key": lambda state: np.uint64(5)}),
        (testing.check_keys, {"key": lambda state: TRUE_RULES["key"](state) ^ int(state.acts)}),
        (testing.check_count_and_pick, {"pick": first_legal}),
        (testing.check_count_and_pick, {"count": lambda state, acts: TRUE_RULES["legal"](state, acts) + 1}),
        (testing.check_acts, {"legal": twice}),
        (testing.check_turns, {"play": long_act}),
        (testing.check_hidden, {"conceal": forgetful}),
        (testing.check_hidden, {"redeal": forgetful_and_wrong}),
        (testing.check_hidden, {"seen": lambda state, act, seat: act + 1}),
        (testing.check_ends, {"result": lambda state, values, points: 0}),
    ],
)
def test_a_wrong_rule_is_noticed(check: Callable[[Game], None], changed: dict[str, Callable[..., Any]]) -> None:
    check(Kamisado(match="standard"))
    with pytest.raises(AssertionError):
        check(altered(**changed))


def leaky(state: State, seat: int) -> None:
    """Forgets to hide the next seat's hand."""
    hand = state.hand[(seat + 1) % 2].copy()
    Samurai.rules["conceal"](state, seat)
    state.hand[(seat + 1) % 2] = hand


@pytest.mark.parametrize(
    ("check", "changed"),
    [
        (testing.check_hidden, {"conceal": leaky}),
        (testing.check_redealt, {"conceal": leaky}),
        (testing.check_redealt, {"seen": lambda state, act, seat: -1}),
    ],
)
def test_a_leak_of_hidden_information_is_noticed(check: Callable[[Game], None], changed: dict[str, Callable[..., Any]]) -> None:
    rules = Altered(Samurai.rules, **changed)
    with pytest.raises(AssertionError):
        check(type("LeakySamurai", (Samurai,), {"rules": rules})())


def with_fewer_choices(state: State, acts: Any) -> int:
    """Let a seat pick one tile less of those it has, if seat 0 has picked a certain tile."""
    count = int(Samurai.rules["legal"](state, acts))
    return count - 1 if state.phase == PICKING and state.seat > 0 and state.hand[0][0] % 2 else count


def test_a_secret_phase_in_which_choices_depend_on_each_other_is_noticed() -> None:
    class Watchful(Samurai):
        def view(self, state: State, seat: int) -> dict[str, Any]:
            return {**super().view(state, seat), "first": state.hand[0].tolist()}

    testing.check_secret_phase(Kamisado())
    testing.check_secret_phase(Samurai(players=3))
    with pytest.raises(AssertionError, match="the view of seat 1 depends on others"):
        testing.check_secret_phase(Watchful())
    rules = Altered(Samurai.rules, legal=with_fewer_choices)
    with pytest.raises(AssertionError, match="the legal acts of seat 1 depend on others"):
        testing.check_secret_phase(type("DependentSamurai", (Samurai,), {"rules": rules})())


def test_a_preview_that_knows_too_much_or_shows_something_else_is_noticed() -> None:
    class Clairvoyant(Samurai):
        def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
            after = self.copy(state)
            self.play(after, act)
            return self.view(after, seat)

    class Short(Kamisado):
        def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
            return self.view(state, seat)

    with pytest.raises(AssertionError, match="knows too much"):
        testing.check_previews(Clairvoyant())
    with pytest.raises(AssertionError, match="something else"):
        testing.check_previews(Short())


def test_notation_that_is_not_unique_is_noticed() -> None:
    class Vague(Kamisado):
        def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
            return super().write(state, act, style, language).split()[0][:2]

    with pytest.raises(AssertionError, match="written alike"):
        testing.check_notation(Vague())


@pytest.mark.parametrize("wrong", [None, {"do": "something"}, {"to": "a1"}, {"do": "move", "square": ("a1",)}])
def test_a_description_that_does_not_distinguish_acts_is_noticed(wrong: dict[str, Any] | None) -> None:
    class Vague(Kamisado):
        @classmethod
        def describe(cls, act: int) -> dict[str, Any]:
            return wrong and wrong.copy()  # type: ignore[return-value]

    testing.check_descriptions(Kamisado())
    with pytest.raises(AssertionError, match="descri"):
        testing.check_descriptions(Vague())


def test_a_position_that_forgets_something_is_noticed() -> None:
    class Short(Kamisado):
        def position(self, state: State) -> str:
            return " ".join(super().position(state).split()[:-2])

    with pytest.raises(AssertionError, match="read back as"):
        testing.check_positions(Short())


def test_a_bot_that_is_not_repeatable_is_noticed() -> None:
    numbers = itertools.count()

    class Moody:
        def choose(self, known: State, thinking: Thinking) -> Opinion:
            legal = Kamisado().legal(known)
            return Opinion(legal[next(numbers) % len(legal)])

    def moody() -> Bot:
        return Moody()

    with pytest.raises(AssertionError, match="knows too much"):
        testing.check_bot(Kamisado(), moody)


def test_an_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kamisado, "max_game_length", 3)
    with pytest.raises(AssertionError, match="still not over"):
        testing.check_ends(Kamisado())


def test_a_state_with_padding_is_noticed() -> None:
    class Padded(Kamisado):
        rules = Altered()  # type: ignore[assignment]

    Padded.rules.dtype = np.dtype((State, np.dtype([("x", np.int8), ("y", np.int64)], align=True)))
    with pytest.raises(AssertionError, match="begins with"):
        testing.check_record_type(Padded())


@pytest.mark.parametrize(
    "wrong",
    [
        GameEvent("kamisado-show-over", rule="X9"),
        GameEvent("kamisado-show-over", drawn={"squares": ("a1",)}),
        GameEvent("kamisado-show-over", drawn={1: "a1"}),
    ],
)
def test_events_without_a_rule_of_the_game_or_plain_data_are_noticed(wrong: GameEvent) -> None:
    class Noisy(Kamisado):
        def events(self, before: State, act: int, after: State) -> tuple[GameEvent, ...]:
            return (wrong,)

    testing.check_events(Kamisado())
    with pytest.raises(AssertionError, match="no rule X9|not plain data"):
        testing.check_events(Noisy())


@pytest.mark.parametrize("wrong", [{"line-up": "black\nwhite"}, {"line-up": ""}, {"start": "black"}])
def test_comments_that_a_record_cannot_hold_are_noticed(wrong: dict[str, str]) -> None:
    class Talkative(Kamisado):
        def comments_before(self, state: State) -> dict[str, str]:
            return wrong

    with pytest.raises(AssertionError):
        testing.check_events(Talkative())


def test_a_record_that_ends_with_a_comment_is_checked_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record without its last comment is complete; one without its last act is not."""

    def deadlock(game: Game, seed: int) -> list[tuple[State, int]]:
        state, line = game.deal(), []
        for move in ("c1-a3", "b8-h2", "a3-e7"):
            line.append((game.copy(state), game.play(state, move)))
        return [*line, (state, -1)]

    monkeypatch.setattr("kaisho.testing.records.random_playthrough", deadlock)
    testing.check_records(Kamisado())
    testing.check_events(Kamisado())


# --- extremes ---------------------------------------------------------------------------------------------------------


def marathon(**members: Any) -> Game:
    """A marathon of an altered Kamisado."""
    return type("ExtremeKamisado", (Kamisado,), members)(match="marathon")


def test_extremes_are_the_same_every_time() -> None:
    one, other = (extremes_of(marathon(), acts=200) for _ in range(2))
    assert one.seen == other.seen
    assert [extreme.state.tobytes() for extreme in one.states] == [extreme.state.tobytes() for extreme in other.states]


def test_a_game_that_declares_nothing_has_extremes_and_passes() -> None:
    game = marathon(extremes=lambda self: None)
    testing.check_extremes(game)
    found = extremes_of(game)
    assert found.declared is None and found.moments == {}
    reasons = {sign[1] for sign in found.seen if sign[0] == "end"}
    assert "home-row" in reasons and {0, 1, 2, 3} <= found.values("markers", 0)


def test_a_view_that_breaks_with_the_fourth_marker_is_noticed() -> None:
    def view(self: Kamisado, state: State, seat: int) -> dict[str, Any]:
        if state.markers.max() > 3:
            raise IndexError("a tower has at most three markers")
        return Kamisado.view(self, state, seat)

    with pytest.raises(AssertionError, match="run_views failed: IndexError"):
        testing.check_extremes(marathon(view=view))


def test_a_view_that_shows_less_than_the_state_has_is_noticed() -> None:
    def view(self: Kamisado, state: State, seat: int) -> dict[str, Any]:
        shown = Kamisado.view(self, state, seat)
        for tower in shown["towers"]:
            tower["markers"] = min(3, tower["markers"])
        return shown

    def view_text(self: Game, state: State, seat: int) -> bytes:
        return json.dumps(self.view(state, seat)).encode()

    with pytest.raises(AssertionError, match="is shown markers as"):
        testing.check_extremes(marathon(view=view, view_text=view_text))


@pytest.mark.parametrize("language", ["en", "tr"])
def test_a_screen_that_breaks_in_one_language_is_noticed(language: str) -> None:
    def show(self: Kamisado, state: State, asked: str = "en", **how: Any) -> str:
        if asked == language and state.score.max() > 21:
            raise LookupError("no word for this score")
        return Kamisado.show(self, state, asked, **how)

    with pytest.raises(AssertionError, match="run_screens failed: LookupError"):
        testing.check_extremes(marathon(show=show))


def test_a_public_method_that_no_run_calls_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "brand_new", lambda self, state: None, raising=False)
    with pytest.raises(AssertionError, match="brand_new"):
        testing.check_extremes(Kamisado())


def declaring(**changed: Any) -> Game:
    """Kamisado with something else declared about its extremes."""

    def extremes(self: Kamisado) -> Extremes:
        found = Kamisado.extremes(self)
        return replace(found, **{name: change(getattr(found, name)) for name, change in changed.items()})

    return type("DeclaringKamisado", (Kamisado,), {"extremes": extremes})()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"values": lambda values: values | {"score": Numbers((0, 1, 2))}}, r"score\[0\] has not reached \[2\]"),
        ({"values": lambda values: values | {"score": Numbers((0,))}}, r"score\[0\] has values beyond what is declared: \[1\]"),
        ({"values": lambda values: values | {"stands": Bits(1)}}, r"stands\[0\] has values beyond"),
        ({"values": lambda values: values | {"must": (Numbers((0,)),) * 2}}, "declared for 2 indices"),
        ({"values": lambda values: {name: values[name] for name in values if name != "must"}}, r"\['must'\]"),
        ({"values": lambda values: values | {"hats": Numbers((0,))}}, r"\['hats'\]"),
        ({"moments": lambda moments: moments | {"snow": lambda before, act, after: False}}, r"not reached: \['snow'\]"),
        ({"scripts": lambda scripts: (Script("wrong", position=MARATHON_POSITION),)}, "for other options"),
    ],
)
def test_a_declaration_that_is_not_true_is_noticed(changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        testing.check_extremes_reached(declaring(**changed))


def test_a_playthrough_of_an_extreme_is_a_record() -> None:
    for extreme in extremes_of(Samurai(), acts=100).states[:5]:
        record = extreme.playthrough.record(Samurai(), extreme.index)
        assert record.state.tobytes() == extreme.state.tobytes()
        assert (extreme.before is None) == (extreme.index == 0)


@pytest.mark.parametrize("games", [1, 7])
def test_the_same_number_of_games_is_played_without_the_jit(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    monkeypatch.setattr(testing.play, "GAMES", games)
    assert testing.digest(Kamisado()) == testing.digest(Kamisado(), games) != testing.digest(Kamisado(), games + 1)
    testing.plain.check_without_jit(Kamisado())


def test_messages_that_the_browser_needs_are_not_marked_for_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = type("Marked", (Kamisado,), {"name": "marked"})()
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "marked.ftl"
    monkeypatch.setitem(FOLDERS, "marked", lambda: tmp_path)
    needed = list(needed_messages(game))
    file.write_text("".join(f"{message} = words\n" for message in needed), encoding="utf-8")
    testing.check_words(game)
    file.write_text("".join(f"{'## server' if m == 'marked-about' else ''}\n{m} = words\n" for m in needed), encoding="utf-8")
    with pytest.raises(AssertionError, match="marked for the server in en: marked-about"):
        testing.check_words(game)
