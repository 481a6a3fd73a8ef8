"""Checks of acts: what is legal, how it is written and described, whose turn it is, and when a game ends."""

from __future__ import annotations

import json

import numpy as np

from kaisho.errors import IllegalAct
from kaisho.game import Game, Result
from kaisho.kernel import State, draw, random_from
from kaisho.language import LANGUAGES
from kaisho.testing import play
from kaisho.testing.play import random_playthrough, random_states, seeds, where

ACTS_TRIED = 800
"""The number of acts, legal and illegal ones, that are tried in each state of a game with more acts."""


def some_acts(game: Game, legal: set[int], seed: int) -> list[int]:
    """Return the acts to try in a state: all of them or, if there are very many, a random sample of legal and of any acts."""
    if game.num_acts <= ACTS_TRIED:
        return list(range(-1, game.num_acts + 1))
    random = random_from(seed)
    known = sorted(legal)
    chosen = {known[draw(random, len(known))] for _ in range(ACTS_TRIED // 4) if known}
    return sorted(chosen | {draw(random, game.num_acts) for _ in range(3 * ACTS_TRIED // 4)} | {-1, game.num_acts})


def check_acts(game: Game) -> None:
    """Check that legal acts are accepted, and others refused by a rule, in words of every language, and change nothing."""
    spoken: set[str] = set()
    for number, state in enumerate(random_states(game, games=2, every=5)):
        legal = set(game.legal(state))
        assert len(legal) == len(game.legal(state)), f"{where(game, state)}: an act is listed twice"
        assert len(legal) <= game.max_legal_acts, where(game, state)
        assert legal <= set(range(game.num_acts)), where(game, state)
        before = game.to_bytes(state)
        for act in some_acts(game, legal, number):
            refusal = game.explain(state, act)
            if game.rules.has("is_legal") and 0 <= act < game.num_acts:
                assert bool(game.rules["is_legal"](state, act)) == (act in legal), f"{where(game, state, act)}: is_legal"
            if act in legal:
                assert refusal is None, f"{where(game, state, act)}: legal, but refused by {refusal}"
                game.play(game.copy(state), act)
                continue
            assert refusal is not None, f"{where(game, state, act)}: not legal, but not refused"
            if 0 <= act < game.num_acts:
                assert refusal.rule in game.rule_ids, f"{where(game, state, act)}: there is no rule {refusal.rule}"
                if refusal.code not in spoken or number % 10 == 0:
                    spoken.add(refusal.code)
                    assert all(refusal.say(language) for language in LANGUAGES)
            try:
                game.play(state, act)
            except IllegalAct as error:
                assert error.rule == refusal.rule
            else:
                raise AssertionError(f"{where(game, state, act)}: played, although it is refused")
        assert game.to_bytes(state) == before, f"{where(game, state)}: a refused act changed it"


def check_notation(game: Game) -> None:
    """Check that legal acts are unique in every notation and language, on one line, without ``;``, and can be read back."""
    for number, state in enumerate(random_states(game, games=2)):
        legal = game.legal(state)
        languages = LANGUAGES if number % 7 == 0 else LANGUAGES[:1]
        for style in game.styles:
            for language in languages:
                written = [game.write(state, act, style, language) for act in legal]
                assert len(set(written)) == len(written), f"{where(game, state)}: two acts are written alike in {style}"
                for act, text in zip(legal, written, strict=True):
                    assert not set(text) & set(";\n\r") and text == text.strip(), f"{where(game, state, act)}: “{text}”"
                    read = game.parse(state, text, language)
                    assert read == act, f"{where(game, state, act)}: {style} “{text}” ({language}) is read as {read}"


def check_descriptions(game: Game) -> None:
    """Check that every legal act is described in plain data, and no two legal acts of a position alike."""
    described = [json.dumps(game.describe(act), sort_keys=True) for act in range(game.num_acts)]
    for number, state in enumerate(random_states(game, games=2)):
        legal = game.legal(state)
        for act in legal if number == 0 else legal[:1]:
            found = game.describe(act)
            assert found is not None, f"{where(game, state, act)}: legal, but not described"
            assert isinstance(found.get("do"), str), f"{where(game, state, act)}: described without “do”"
            assert json.loads(described[act]) == found, f"{where(game, state, act)}: the description is not plain data"
            found.clear()
            again = json.dumps(game.describe(act), sort_keys=True)
            assert again == described[act], f"{where(game, state, act)}: the caller can change the description"
        texts = [described[act] for act in legal]
        assert "null" not in texts, f"{where(game, state)}: a legal act is not described"
        assert len(set(texts)) == len(texts), f"{where(game, state)}: two legal acts are described alike"


def check_count_and_pick(game: Game) -> None:
    """Check that ``count`` is the number of legal acts, and that ``pick`` is uniform over them."""
    scratch = np.zeros(game.max_legal_acts, np.int64)
    random = random_from(2026)
    for number, state in enumerate(random_states(game, 2 * play.GAMES)):
        legal = game.legal(state)
        assert game.rules["count"](state, scratch) == len(legal), f"{where(game, state)}: count"
        if not legal or number % 10:
            continue
        draws = 40 * len(legal)
        found = dict.fromkeys(legal, 0)
        for _ in range(draws):
            act = int(game.rules["pick"](state, random, scratch))
            assert act in found, f"{where(game, state, act)}: picked, but not legal"
            found[act] += 1
        surprise = sum((times - 40) ** 2 / 40 for times in found.values())  # chi-squared with len(legal) - 1 degrees
        freedom = len(legal) - 1
        assert surprise <= freedom + 5 * (2 * freedom) ** 0.5 + 10, f"{where(game, state)}: pick prefers some acts: {found}"


def check_ends(game: Game) -> None:
    """Check that random games end, and that exactly the finished ones have a result and no legal acts."""
    for state in random_states(game, 2 * play.GAMES):
        result = game.result(state)
        assert bool(state.over) == (result is not None) == (not game.legal(state)), f"{where(game, state)}: over or not?"
        assert 0 <= int(state.seat) < game.seats, where(game, state)
        if result is not None:
            assert result.reason in game.reasons[1:], where(game, state)
            assert len(result.values) == len(result.points) == game.seats
            assert all(-1 <= value <= 1 for value in result.values), where(game, state)
            _check_places(game, state, result)


def _check_places(game: Game, state: State, result: Result) -> None:
    """Check that places count from 1, equal sides share a place, and the greatest value is in first place."""
    sides = [{result.places[seat] for seat in team} for team in game.teams]
    assert all(len(side) == 1 for side in sides), f"{where(game, state)}: a team with different places"
    places = [side.pop() for side in sides]
    assert all(place == 1 + sum(other < place for other in places) for place in places), (
        f"{where(game, state)}: places {places}"
    )
    for seat, place in enumerate(result.places):
        assert (place == 1) == (result.values[seat] == max(result.values)), f"{where(game, state)}: who is first?"
        for other in range(game.seats):
            if result.values[seat] > result.values[other]:
                assert place < result.places[other], f"{where(game, state)}: places contradict values"


def check_turns(game: Game) -> None:
    """Check that every act counts once, and that a turn ends at the latest when another seat is to act."""
    for seed in seeds():
        before: State | None = None
        for state, _ in random_playthrough(game, seed):
            if before is not None:
                assert state.acts == before.acts + 1, f"{where(game, state)}: acts"
                assert before.turn <= state.turn <= before.turn + 1, f"{where(game, state)}: turns"
                if state.seat != before.seat:
                    assert state.turn == before.turn + 1, f"{where(game, state)}: another seat in the same turn"
            before = state
