"""The conformance kit notices games that do not conform."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kaisho import testing
from kaisho.bots import Bot, Opinion
from kaisho.game import Game
from kaisho.games.kamisado import Kamisado
from kaisho.games.samurai import Samurai
from kaisho.kernel import RuleKernels, State
from kaisho.search.limits import Thinking

TRUE_RULES = Kamisado.rules


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


def twice(state: State, actions: Any) -> int:
    count = int(TRUE_RULES["legal"](state, actions))
    if count > 1:
        actions[1] = actions[0]
    return count


def long_act(state: State, action: int) -> None:
    TRUE_RULES["play"](state, action)
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
        (testing.check_count_and_pick, {"count": lambda state, actions: TRUE_RULES["legal"](state, actions) + 1}),
        (testing.check_acts, {"legal": twice}),
        (testing.check_turns, {"play": long_act}),
        (testing.check_hidden, {"conceal": forgetful}),
        (testing.check_hidden, {"redeal": forgetful_and_wrong}),
        (testing.check_hidden, {"seen": lambda state, action, seat: action + 1}),
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
        (testing.check_redealt, {"seen": lambda state, action, seat: -1}),
    ],
)
def test_what_leaks_is_noticed(check: Callable[[Game], None], changed: dict[str, Callable[..., Any]]) -> None:
    rules = Altered(Samurai.rules, **changed)
    with pytest.raises(AssertionError):
        check(type("LeakySamurai", (Samurai,), {"rules": rules})())


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
def test_a_description_that_does_not_tell_acts_apart_is_noticed(wrong: dict[str, Any] | None) -> None:
    class Vague(Kamisado):
        @classmethod
        def describe(cls, act: int) -> dict[str, Any]:
            return wrong and wrong.copy()  # type: ignore[return-value]

    testing.check_descriptions(Kamisado())
    with pytest.raises(AssertionError, match="describe"):
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
    monkeypatch.setattr(Kamisado, "most_acts", 3)
    with pytest.raises(AssertionError, match="still not over"):
        testing.check_ends(Kamisado())


def test_a_state_with_padding_is_noticed() -> None:
    class Padded(Kamisado):
        rules = Altered()  # type: ignore[assignment]

    Padded.rules.dtype = np.dtype((State, np.dtype([("x", np.int8), ("y", np.int64)], align=True)))
    with pytest.raises(AssertionError, match="begins with"):
        testing.check_record_type(Padded())
