"""Many games at once: arrays in, arrays out, by compiled loops over one array of states.

    batch = Batch(load("kamisado"), 1024, seed=7)
    while learning:
        masks, planes = batch.legal_masks(), batch.observations()
        rewards, over = batch.step(choose(planes, masks))

Arrays that a batch hands out are its own and are written again by the next call of the same kind: nothing is copied. Take a
copy of what has to last.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kaisho.envs import loops
from kaisho.errors import IllegalStep
from kaisho.game import WATCHER, Game, Result
from kaisho.kernel import Generic
from kaisho.state import Flags, Floats, Ints, Random, States

Marks = NDArray[np.bool_]
Seed = int | NDArray[np.uint64]


class Step(NamedTuple):
    """What a step has brought: every seat's reward, and which games have ended with it."""

    rewards: Floats
    over: Marks


class Batch:
    """``number`` games of one kind, each with random numbers of its own: threads change nothing but the time it takes."""

    def __init__(
        self, game: Game, number: int, *, seed: Seed = 0, auto_reset: bool = True, threads: int = 1, checked: bool = True
    ) -> None:
        if number < 1 or threads < 1:
            raise ValueError("a batch needs at least one game and one thread")
        self.game = game
        self.number = number
        self.auto_reset = auto_reset
        self.checked = checked
        self.states: States = game.states(number)
        """All states. They may be written, by your own kernels too."""
        self.finals: States = game.states(number) if auto_reset else self.states
        """The last state of the game that has ended last in each place."""
        self.rewards: Floats = np.zeros((number, game.seats))
        """What the last step has brought to each seat: the values of a result with the step that ends a game, else 0."""
        self.points: Ints = np.zeros((number, game.seats), np.int64)
        """The points of the game that has ended last in each place."""
        self.reasons: Flags = np.zeros(number, np.uint8)
        """Why the game that has ended last in each place has ended: a number of ``game.reasons``; 0 before any has."""
        self._over: Flags = np.zeros(number, np.uint8)
        self._starts = game.states(1 if auto_reset else 0)
        self._starts[:] = game.deal()
        self._deals: Random = np.zeros((number, 1), np.uint64)
        self._chances: Random = np.zeros((number, 1), np.uint64)
        self._masks: Flags | None = None
        self._planes: Flags | None = None
        self._acts: Ints = np.zeros(number, np.int64)
        self._threads = min(threads, number)
        self._pool = ThreadPoolExecutor(self._threads - 1, "batch") if self._threads > 1 else None
        bounds = [number * part // self._threads for part in range(self._threads + 1)]
        self._slices = [slice(*ends) for ends in pairwise(bounds)]
        self._scratches = [np.zeros(game.most_actions, np.int64) for _ in self._slices]
        self._endings = [self._ending(part) for part in self._slices]
        self.reset(seed)

    def _ending(self, part: slice) -> tuple[Any, ...]:
        """What the loops that play need to know and fill when games end, for a part of the games."""
        layout = np.zeros(self.game.layout_size, np.int64)
        places = (self.states, self._over, self.rewards, self.points, self.reasons, self.finals)
        return *(each[part] for each in places), self._starts, self.game.coded_options, layout, self._deals[part]

    def _each(self, run: Callable[[int], int | None]) -> list[int | None]:
        """Call for the number of every part of the games, each in a thread of its own where there are several."""
        if self._pool is None:
            return [run(0)]
        others = [self._pool.submit(run, number) for number in range(1, self._threads)]
        return [run(0), *(other.result() for other in others)]

    def _bound(self, loop: Generic) -> Callable[..., Any]:
        return self.game.rules.enter(loop)

    # --- beginning ----------------------------------------------------------------------------------------------------

    def reset(self, seed: Seed | None = None) -> None:
        """New games everywhere. A seed (or one for each game) makes them, and all that follow, the same again."""
        if seed is not None:
            self.seeds = self._seeds_from(seed)
            self._deals[:, 0] = self.seeds
            self._chances[:, 0] = ~self.seeds
        self.restart(np.ones(self.number, np.bool_))
        self._over[:] = 0
        self.rewards[:] = 0.0

    def _seeds_from(self, seed: Seed) -> Random:
        if isinstance(seed, int | np.integer):
            return np.asarray(np.random.SeedSequence(int(seed)).generate_state(self.number, np.uint64), np.uint64)
        if np.shape(seed) != (self.number,):
            raise ValueError(f"{self.number} games need one seed, or as many, not {np.shape(seed)}")
        return np.array(seed, np.uint64)

    def restart(self, which: ArrayLike) -> None:
        """New games in some places: by marks, or by the numbers of the places."""
        marks = np.zeros(self.number, np.uint8)
        marks[np.asarray(which)] = 1
        deal = self._bound(loops.deal_games)

        def run(number: int) -> None:
            part = self._slices[number]
            layout = np.zeros(self.game.layout_size, np.int64)
            deal(self.states[part], marks[part], self.game.coded_options, layout, self._deals[part])

        self._each(run)

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> Flags:
        """The seat that is to act in each game."""
        found: Flags = self.states["seat"]
        return found

    @property
    def over(self) -> Marks:
        """Which games have ended with the last step."""
        return self._over.view(np.bool_)

    def step(self, acts: ArrayLike) -> Step:
        """Play one act in each game; -1 leaves a game alone, and with it one that is over and has not been restarted.

        An act that is not legal raises ``IllegalStep``, and nothing is played; without ``checked`` acts are trusted.
        """
        numbers = self._numbers(acts)
        if self.checked:
            self._check(numbers)
        step = self._bound(loops.step_games)
        self._each(lambda number: step(numbers[self._slices[number]], *self._endings[number]))
        return Step(self.rewards, self.over)

    def _numbers(self, acts: ArrayLike) -> Ints:
        numbers = np.asarray(acts)
        if numbers.shape != (self.number,):
            raise ValueError(f"{self.number} games need as many acts, not an array of shape {numbers.shape}")
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"acts are whole numbers, not {numbers.dtype}")
        return np.ascontiguousarray(numbers, np.int64)

    def _check(self, acts: Ints) -> None:
        by_rule = self.game.rules.has("allows")
        find = self._bound(loops.first_not_allowed if by_rule else loops.first_refused)

        def run(number: int) -> int:
            part = self._slices[number]
            refused = find(self.states[part], acts[part], self.game.actions if by_rule else self._scratches[number])
            return self.number if refused < 0 else part.start + refused

        place = min(int(found or 0) for found in self._each(run))
        if place < self.number:
            refusal = self.game.explain(self.states[place], int(acts[place]))
            assert refusal is not None
            raise IllegalStep(place, int(acts[place]), refusal)

    def random_acts(self) -> Ints:
        """A random legal act for each game, -1 for one that is over."""
        pick = self._bound(loops.pick_acts)

        def run(number: int) -> None:
            part = self._slices[number]
            pick(self.states[part], self._acts[part], self._chances[part], self._scratches[number])

        self._each(run)
        return self._acts

    def play_random(self, steps: int) -> int:
        """Play so many random acts in each game and give how many games have ended; rewards are those of the last one."""
        play = self._bound(loops.play_games)

        def run(number: int) -> int:
            part = self._slices[number]
            return int(play(steps, self._chances[part], self._scratches[number], *self._endings[number]))

        return sum(int(found or 0) for found in self._each(run))

    def result(self, place: int) -> Result | None:
        """How the game that has ended last in a place has ended, or None where none has."""
        return self.game.result(self.finals[place])

    # --- what learners see --------------------------------------------------------------------------------------------

    def legal_masks(self) -> Marks:
        """A row of marks for each game, one for every act of ``game.actions``; no mark where a game is over."""
        if self._masks is None:
            self._masks = np.zeros((self.number, self.game.actions), np.uint8)
        masks, mask = self._masks, self._bound(loops.mask_acts)

        def run(number: int) -> None:
            part = self._slices[number]
            mask(self.states[part], masks[part], self._scratches[number])

        self._each(run)
        return masks.view(np.bool_)

    def legal_lists(self) -> tuple[Ints, Ints]:
        """The legal acts of all games in one array, and where each game's acts begin: those of game ``i`` are
        ``acts[starts[i]:starts[i + 1]]``. Shorter than masks where a game has many acts and few are legal at a time."""
        starts = np.zeros(self.number + 1, np.int64)
        count, fill = self._bound(loops.count_acts), self._bound(loops.list_acts)

        def run_count(number: int) -> None:
            part = self._slices[number]
            count(self.states[part], starts[1:][part], self._scratches[number])

        self._each(run_count)
        np.cumsum(starts, out=starts)
        acts = np.empty(starts[-1], np.int64)

        def run_fill(number: int) -> None:
            part = self._slices[number]
            fill(self.states[part], acts, starts[1:][part], self._scratches[number])

        self._each(run_fill)
        return acts, starts

    def observations(self, seat: int | None = None) -> Flags:
        """The planes of each game, as ``game.observe`` gives them: for the seat that is to act, or for one and the same."""
        if seat is not None and not WATCHER <= seat < self.game.seats:
            raise ValueError(f"{self.game.name} has {self.game.seats} seats here, and none with the number {seat}")
        shape = self.game.observation_shape
        if self._planes is None:
            self._planes = np.zeros((self.number, int(np.prod(shape))), np.uint8)
        planes, observe = self._planes, self._bound(loops.observe_games)
        chosen = loops.WHO_ACTS if seat is None else seat

        def run(number: int) -> None:
            part = self._slices[number]
            observe(self.states[part], chosen, planes[part])

        self._each(run)
        return planes.reshape(self.number, *shape)
