"""Acts from outside, of any type and value: legal ones are played and written, others are refused with a rule."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kaisho
from kaisho.envs.gymnasium import SeatEnv
from kaisho.envs.pettingzoo import raw_env
from kaisho.errors import NO_RULE, IllegalAct
from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import random_from
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.state import State
from tests.envs.games import EVERY, WORDS, Options

every_game = pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)

NOT_INTEGERS: list[Any] = [14.0, 14.9, np.float64(14), np.float32(14.5), None, b"14", 14j, [14], np.array([14.0]), {}]
NEVER_ACTS = [-1, -2, -(2**63), 2**31, 2**63, 2**64 + 14, 10**30, 10**5000, -(10**5000)]


def sampled_states(game: Game, number: int = 4) -> list[State]:
    """States of a random game at equal distances, including the first and the last."""
    state, random, scratch = game.deal(seed=5), random_from(5), np.zeros(game.max_legal_acts, np.int64)
    states = [game.copy(state)]
    while not state.over:
        game.rules["play"](state, game.rules["pick"](state, random, scratch))
        states.append(game.copy(state))
    return [states[len(states) * part // number] for part in range(number)] + [states[-1]]


@every_game
def test_every_illegal_act_is_refused_in_every_notation(name: str, options: Options) -> None:
    game = load(name, **options)
    for state in sampled_states(game):
        legal = set(game.legal(state))
        sample = {*range(0, game.num_acts, 1 + game.num_acts // 150), game.num_acts - 1, *list(legal)[:20]}
        for act in sample:
            for style in game.styles:
                if act in legal:
                    assert game.parse(state, game.write(state, act, style, "de"), "de") == act
                    continue
                with pytest.raises(IllegalAct) as caught:
                    game.write(state, act, style)
                assert caught.value.refusal == game.explain(state, act)
                assert caught.value.rule in game.rule_ids and caught.value.rule in str(caught.value)
        for act in (game.num_acts, *NEVER_ACTS):
            for style in (None, *game.styles):
                with pytest.raises(IllegalAct) as caught:
                    game.write(state, act, style)
                assert caught.value.rule == NO_RULE
                assert all(caught.value.say(language) for language in LANGUAGES)


@every_game
def test_only_integers_are_acts(name: str, options: Options) -> None:
    game = load(name, **options)
    state = game.deal()
    before = state.tobytes()
    legal = game.legal(state)[-1]
    for wrong in (*NOT_INTEGERS, float(legal), legal + 0.9):
        for call in (game.play, game.explain, game.write, Record(game).play):
            with pytest.raises(TypeError):
                call(state, wrong) if call.__self__ is game else call(wrong)  # type: ignore[call-arg]
        assert state.tobytes() == before
    for act in NEVER_ACTS:
        with pytest.raises(IllegalAct):
            game.play(state, act)
    for kind in (int, np.int64, np.int32, np.uint16, np.array):
        again = game.copy(state)
        assert game.play(again, kind(legal)) == legal
        assert type(game.play(game.copy(state), kind(legal))) is int
        assert again.acts == 1


@every_game
def test_environments_accept_only_integers(name: str, options: Options) -> None:
    table, seat = raw_env(name, **options), SeatEnv(name, **options)
    table.reset(seed=1)
    seat.reset(seed=1)
    legal = int(np.flatnonzero(seat.match.mask())[0])
    for wrong in (float(legal), legal + 0.9, np.float32(legal)):
        with pytest.raises(TypeError):
            seat.step(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            table.step(wrong)  # type: ignore[arg-type]
    seat.step(np.array(legal))  # type: ignore[arg-type]
    assert int(table.match.state.acts) == 0


def test_every_public_name_is_listed() -> None:
    assert {"load", "names", "__version__"} <= set(dir(kaisho))
    assert set(kaisho.__all__) <= set(dir(kaisho))
    assert all(getattr(kaisho, name) is not None for name in kaisho.__all__)
