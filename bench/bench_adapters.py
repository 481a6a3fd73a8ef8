"""Cost of an act through PettingZoo, Gymnasium and OpenSpiel, compared with the bare rules, on the same random games.

Figures are microseconds of CPU for a step, the best of several rounds; beginning a game is not counted.

* rules: ``legal`` and ``play``, called from Python as the adapters call them; observe: the compiled ``observe`` alone.
* PettingZoo: ``last`` (observation, mask) and ``step`` of ``env``.
* Gymnasium: ``step`` of one seat (observation, mask), with random acts of all opponents until it is the seat's turn again;
  what it adds is the time beyond that of the rules for all those acts.
* OpenSpiel: ``current_player``, ``legal_actions`` and ``apply_action``, without an observation. OpenSpiel's own overhead
  is measured with a game written in Python that is given its lists of acts in advance.

An adapter *adds* the time that it takes beyond the rules; for OpenSpiel, the time of its own machinery is listed separately.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

import numpy as np
import pyspiel

import kaisho.envs.openspiel  # noqa: F401
from kaisho.envs.gymnasium import SeatEnv
from kaisho.envs.pettingzoo import env
from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import Ints, random_from

GAMES = 40
ROUNDS = 12
LIMIT = 30.0
OPTIONS: list[tuple[str, dict[str, int]]] = [
    ("kamisado", {}),
    ("kaito", {}),
    ("caminos", {}),
    ("samurai", {}),
    ("samurai", {"players": 4}),
]

Played = list[tuple[Ints, list[int], list[list[int]]]]
"""Games: the deal, the acts, and the legal acts at each step."""
Begin = Callable[[Ints, list[int], list[list[int]]], Callable[[], int]]
"""Starts a game and returns a function that plays it and returns the number of acts."""


def random_games(game: Game) -> Played:
    played: Played = []
    random, scratch = random_from(1), np.zeros(game.max_legal_acts, np.int64)
    for seed in range(GAMES):
        layout, acts, legal = game.shuffle(seed), [], []
        state = game.deal(layout)
        while not state.over:
            legal.append(sorted(game.legal(state)))
            acts.append(int(game.rules["pick"](state, random, scratch)))
            game.rules["play"](state, acts[-1])
        played.append((layout, acts, legal))
    return played


def microseconds(begin: Begin, played: Played) -> float:
    spent, acts = 0.0, 0
    for one in played:
        play = begin(*one)
        began = time.process_time()
        acts += play()
        spent += time.process_time() - began
    return spent / acts * 1e6


def by_rules(game: Game) -> Begin:
    legal, play, scratch = game.rules["legal"], game.rules["play"], np.zeros(game.max_legal_acts, np.int64)

    def begin(layout: Ints, acts: list[int], _: list[list[int]]) -> Callable[[], int]:
        state = game.deal(layout)

        def run() -> int:
            for act in acts:
                legal(state, scratch)
                play(state, act)
            return len(acts)

        return run

    return begin


def by_observing(game: Game) -> Begin:
    """Only the observations: of a position in the middle of the game, once per act."""
    observe, planes = game.rules["observe"], np.zeros(int(np.prod(game.observation_shape)), np.uint8)

    def begin(layout: Ints, acts: list[int], _: list[list[int]]) -> Callable[[], int]:
        state = game.deal(layout)
        for act in acts[: len(acts) // 2]:
            game.rules["play"](state, act)

        def run() -> int:
            for _ in acts:
                observe(state, 0, planes)
            return len(acts)

        return run

    return begin


def by_pettingzoo(game: Game) -> Begin:
    table = env(game)

    def begin(layout: Ints, acts: list[int], _: list[list[int]]) -> Callable[[], int]:
        table.reset(options={"deal": layout})

        def run() -> int:
            for act in acts:
                table.last()
                table.step(act)
            return len(acts)

        return run

    return begin


class ByGymnasium:
    """One seat's games, step by step. Its acts come from a first run with the same seed, which the opponents follow too."""

    def __init__(self, game: Game) -> None:
        self.table = SeatEnv(game)
        self.own: dict[int, list[int]] = {}
        self.acts = 0
        """Acts of all seats in the first runs."""

    def begin(self, layout: Ints, acts: list[int], _: list[list[int]]) -> Callable[[], int]:
        seed, table = zlib.crc32(np.array(acts).tobytes()), self.table
        if seed not in self.own:
            self.own[seed] = self._drawn(seed, layout)
        table.reset(seed=seed, options={"deal": layout})

        def run() -> int:
            for act in self.own[seed]:
                table.step(act)
            return len(self.own[seed])

        return run

    def _drawn(self, seed: int, layout: Ints) -> list[int]:
        random, drawn = np.random.default_rng(seed), []
        _, info = self.table.reset(seed=seed, options={"deal": layout})
        before = int(self.table.match.state.acts)
        while not self.table.match.over:
            drawn.append(int(random.choice(np.flatnonzero(info["action_mask"]))))
            *_, info = self.table.step(drawn[-1])
        self.acts += int(self.table.match.state.acts) - before
        return drawn

    @property
    def acts_a_step(self) -> float:
        return self.acts / sum(map(len, self.own.values()))


def by_openspiel(game: Game) -> Begin:
    spiel = pyspiel.load_game(f"kaisho_{game.name}", {"players": game.seats} if game.name == "samurai" else {})

    def begin(layout: Ints, acts: list[int], _: list[list[int]]) -> Callable[[], int]:
        state = spiel.new_initial_state()
        for stone in layout[spiel.setting.dealt_indices].tolist():
            state.apply_action(stone)
        return through_openspiel(state, acts)

    return begin


def through_openspiel(state: pyspiel.State, acts: list[int]) -> Callable[[], int]:
    def run() -> int:
        for act in acts:
            state.current_player()
            state.legal_actions()
            state.apply_action(act)
        return len(acts)

    return run


class KnownState(pyspiel.State):  # type: ignore[misc]
    """A game that replays what it was given: what remains is OpenSpiel's overhead."""

    def __init__(self, game: KnownGame) -> None:
        super().__init__(game)
        self.legal = game.lists
        self.number = 0

    def current_player(self) -> int:
        return 0

    def is_terminal(self) -> bool:
        return False

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal[self.number]

    def _apply_action(self, action: int) -> None:
        self.number += 1


class KnownGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: Game, lists: list[list[int]]) -> None:
        self.lists = lists
        spiel = pyspiel.load_game(f"kaisho_{game.name}")
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.num_acts,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.length_limit,
        )
        super().__init__(spiel.get_type(), facts, {})

    def new_initial_state(self) -> KnownState:
        return KnownState(self)


def by_openspiel_alone(game: Game) -> Begin:
    games: list[KnownGame] = []

    def begin(layout: Ints, acts: list[int], legal: list[list[int]]) -> Callable[[], int]:
        games.append(KnownGame(game, legal))
        return through_openspiel(games[-1].new_initial_state(), acts)

    return begin


def main() -> None:
    for name, options in OPTIONS:
        game = load(name, **options)
        played = random_games(game)
        seat = ByGymnasium(game)
        ways = {
            "rules": by_rules(game),
            "observe": by_observing(game),
            "PettingZoo": by_pettingzoo(game),
            "Gymnasium": seat.begin,
            "OpenSpiel": by_openspiel(game),
            "OpenSpiel alone": by_openspiel_alone(game),
        }
        spent = dict.fromkeys(ways, float("inf"))
        for _ in range(ROUNDS):  # interleaved, because the machine's speed varies
            spent = {way: min(spent[way], microseconds(begin, played)) for way, begin in ways.items()}
        rules, alone = spent["rules"], spent["OpenSpiel alone"]
        added = {
            "PettingZoo": spent["PettingZoo"] - rules,
            "Gymnasium": spent["Gymnasium"] - seat.acts_a_step * rules,
            "OpenSpiel": spent["OpenSpiel"] - rules - alone,
        }
        words = " ".join([name, *(f"{option}={value}" for option, value in options.items())])
        print(f"{words}, µs a step: " + ", ".join(f"{way} {took:.1f}" for way, took in spent.items()))
        print(
            f"{words}, added to the rules: PettingZoo {added['PettingZoo']:.1f} and Gymnasium {added['Gymnasium']:.1f}"
            f" (of each, {spent['observe']:.1f} for the observation), OpenSpiel {added['OpenSpiel']:.1f}"
            f" (and {alone:.1f} by itself); each at most {LIMIT:.0f}; acts in a step of Gymnasium: {seat.acts_a_step:.1f}"
        )


if __name__ == "__main__":
    main()
