"""Many games at once: arrays in, arrays out, by compiled loops over one array of states.

    batch = Batch(load("kamisado"), 1024, seed=7)
    while learning:
        masks, planes = batch.legal_masks(), batch.observations()
        rewards, over = batch.step(choose(planes, masks))

The arrays that a batch returns are its own, and the next call of the same kind overwrites them: nothing is copied. Copy
what has to last. They begin at multiples of 64 bytes. A batch can be copied and pickled, also in the middle of games: the
copy has its own arrays and continues as the original does.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kaisho.envs import loops
from kaisho.envs.planes import require_planes
from kaisho.envs.rewards import PLACES, RESULT, check_kind, evenly
from kaisho.errors import IllegalStep
from kaisho.game import WATCHER, Game, Result
from kaisho.kernel import Generic
from kaisho.state import Flags, Floats, Ints, Random, States, aligned_zeros

Marks = NDArray[np.bool_]
Seed = int | NDArray[np.uint64]


class StepResult(NamedTuple):
    """The result of a step: every seat's reward, and which games it has ended."""

    rewards: Floats
    over: Marks


PREPARED = ("_masks", "_planes", "_pool", "_slices", "_scratches", "_parts")
"""Attributes that ``Batch._prepare`` builds again for a copy."""


def _own_copy(array: NDArray[Any]) -> NDArray[Any]:
    if array.dtype.hasobject:  # an attribute of a subclass
        return array.copy()
    copied = aligned_zeros(array.shape, array.dtype)
    copied[...] = array
    return copied


class Batch:
    """``number`` games of one kind, each with its own random numbers: the number of threads changes only the speed."""

    def __init__(
        self,
        game: Game,
        number: int,
        *,
        seed: Seed = 0,
        auto_reset: bool = True,
        threads: int = 1,
        checked: bool = True,
        rewards: str = RESULT,
    ) -> None:
        if number < 1 or threads < 1:
            raise ValueError("a batch needs at least one game and one thread")
        check_kind(rewards)
        self.game = game
        self._by_places = rewards == PLACES
        self.number = number
        self.auto_reset = auto_reset
        self.checked = checked
        dtype = game.rules.dtype
        self.states: States = aligned_zeros(number, dtype)
        """All states. Your own kernels may write them too."""
        self.finals: States = aligned_zeros(number, dtype) if auto_reset else self.states
        """For each slot the last state of the game that ended there most recently."""
        self.rewards: Floats = aligned_zeros((number, game.seats), np.float64)
        """Every seat's reward for the last step: 0, or when the step ends a game the values of its result, or with
        ``rewards="places"`` the values of its places (``kaisho.envs.rewards``)."""
        self.points: Ints = aligned_zeros((number, game.seats), np.int64)
        """For each slot the points of the game that ended there most recently."""
        self.reasons: Flags = aligned_zeros(number, np.uint8)
        """For each slot why the most recent game there ended: an index of ``game.reasons``, 0 before the first end."""
        self._over: Flags = aligned_zeros(number, np.uint8)
        self._starts: States = aligned_zeros(1 if auto_reset else 0, dtype)
        self._starts[:] = game.deal()
        self._deals: Random = aligned_zeros((number, 1), np.uint64)
        self._picks: Random = aligned_zeros((number, 1), np.uint64)
        self._acts: Ints = aligned_zeros(number, np.int64)
        self._threads = min(threads, number)
        self._prepare()
        self.reset(seed)

    def _prepare(self) -> None:
        """Build what follows from the arrays and settings: buffers, slices, threads, and the views that loops fill."""
        self._masks: Flags | None = None
        self._planes: Flags | None = None
        self._pool = ThreadPoolExecutor(self._threads - 1, "batch") if self._threads > 1 else None
        bounds = [self.number * part // self._threads for part in range(self._threads + 1)]
        self._slices = [slice(*ends) for ends in pairwise(bounds)]
        self._scratches = [np.zeros(self.game.max_legal_acts, np.int64) for _ in self._slices]
        self._parts = [self._part(part) for part in self._slices]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in PREPARED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy, or a batch from another process: with its own arrays, it continues as the original would."""
        for name, value in state.items():
            self.__dict__[name] = _own_copy(value) if isinstance(value, np.ndarray) else value
        if not self.auto_reset:
            self.finals = self.states
        self._prepare()

    def _part(self, part: slice) -> loops.Games:
        """Return what the loops that play read and write, for a part of the games."""
        return loops.Games(
            states=self.states[part],
            over=self._over[part],
            rewards=self.rewards[part],
            points=self.points[part],
            reasons=self.reasons[part],
            finals=self.finals[part],
            starts=self._starts,
            options=self.game.option_codes,
            layout=np.zeros(self.game.layout_size, np.int64),
            deals=self._deals[part],
        )

    def _each(self, run: Callable[[int], int | None]) -> list[int | None]:
        """Call a function with the number of every part of the games, each in its own thread if there are several."""
        if self._pool is None:
            return [run(0)]
        others = [self._pool.submit(run, number) for number in range(1, self._threads)]
        return [run(0), *(other.result() for other in others)]

    def _bound(self, loop: Generic) -> Callable[..., Any]:
        return self.game.rules.bind_unchecked(loop)

    # --- beginning ----------------------------------------------------------------------------------------------------

    def reset(self, seed: Seed | None = None) -> None:
        """Begin new games everywhere. A seed, or one for each game, reproduces them and all that follow."""
        if seed is not None:
            self.seeds = self._seeds_from(seed)
            self._deals[:, 0] = self.seeds
            self._picks[:, 0] = ~self.seeds
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
        """Begin new games in some slots, given as marks or as indices."""
        marks = np.zeros(self.number, np.uint8)
        marks[np.asarray(which)] = 1
        deal = self._bound(loops.deal_games)

        def run(number: int) -> None:
            part = self._slices[number]
            layout = np.zeros(self.game.layout_size, np.int64)
            deal(self.states[part], marks[part], self.game.option_codes, layout, self._deals[part])

        self._each(run)

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> Flags:
        """The seat to act in each game."""
        found: Flags = self.states["seat"]
        return found

    @property
    def over(self) -> Marks:
        """Which games the last step has ended."""
        return self._over.view(np.bool_)

    def step(self, acts: ArrayLike) -> StepResult:
        """Play one act in each game; -1 skips a game. Games that are over and have not been restarted are skipped too.

        An illegal act raises ``IllegalStep``, and nothing is played; without ``checked`` acts are trusted.
        """
        numbers = self._numbers(acts)
        if self.checked:
            self._check(numbers)
        step = self._bound(loops.step_games)
        self._each(lambda number: step(self._parts[number], numbers[self._slices[number]]))
        if self._by_places:
            self._reward_places()
        return StepResult(self.rewards, self.over)

    def _reward_places(self) -> None:
        """Replace the rewards of the games that have just ended by those for their places."""
        over = self.over
        if not over.any():
            return
        if self.game.rules.has("places"):
            finals = self.finals[over]
            places = np.zeros((len(finals), self.game.seats), np.int64)
            self._bound(loops.find_places)(finals, places)
            self.rewards[over] = evenly(places, self.game)
        else:
            self.rewards[over] = evenly(-self.rewards[over], self.game)

    def _numbers(self, acts: ArrayLike) -> Ints:
        numbers = np.asarray(acts)
        if numbers.shape != (self.number,):
            raise ValueError(f"{self.number} games need as many acts, not an array of shape {numbers.shape}")
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"acts are whole numbers, not {numbers.dtype}")
        return np.ascontiguousarray(numbers, np.int64)

    def _check(self, acts: Ints) -> None:
        by_rule = self.game.rules.has("is_legal")
        find = self._bound(loops.first_illegal_by_rule if by_rule else loops.first_illegal)

        def run(number: int) -> int:
            part = self._slices[number]
            refused = find(self.states[part], acts[part], self.game.num_acts if by_rule else self._scratches[number])
            return self.number if refused < 0 else part.start + refused

        index = min(int(found or 0) for found in self._each(run))
        if index < self.number:
            refusal = self.game.explain(self.states[index], int(acts[index]))
            assert refusal is not None
            raise IllegalStep(index, int(acts[index]), refusal)

    def random_acts(self) -> Ints:
        """Return a random legal act for each game, -1 for one that is over."""
        pick = self._bound(loops.pick_acts)

        def run(number: int) -> None:
            part = self._slices[number]
            pick(self.states[part], self._acts[part], self._picks[part], self._scratches[number])

        self._each(run)
        return self._acts

    def play_random(self, steps: int) -> int:
        """Play ``steps`` random acts in each game and return how many games have ended; rewards are of the last act."""
        play = self._bound(loops.play_games)

        def run(number: int) -> int:
            part = self._slices[number]
            return int(play(self._parts[number], steps, self._picks[part], self._scratches[number]))

        ended = sum(int(found or 0) for found in self._each(run))
        if self._by_places:
            self._reward_places()
        return ended

    def result(self, index: int) -> Result | None:
        """Return the result of the game that ended most recently in a slot, or None if none has."""
        return self.game.result(self.finals[index])

    # --- what learners see --------------------------------------------------------------------------------------------

    def legal_masks(self) -> Marks:
        """Return a row of marks for each game, one for each of ``game.num_acts``; none is set when a game is over."""
        if self._masks is None:
            self._masks = aligned_zeros((self.number, self.game.num_acts), np.uint8)
        masks, mask = self._masks, self._bound(loops.mask_acts)

        def run(number: int) -> None:
            part = self._slices[number]
            mask(self.states[part], masks[part], self._scratches[number])

        self._each(run)
        return masks.view(np.bool_)

    def legal_lists(self) -> tuple[Ints, Ints]:
        """Return the legal acts of all games in one array, and where each game's acts begin.

        Those of game ``i`` are ``acts[starts[i]:starts[i + 1]]``. This is shorter than masks if only few of a game's many
        acts are legal at a time.
        """
        starts: Ints = aligned_zeros(self.number + 1, np.int64)
        count, fill = self._bound(loops.count_acts), self._bound(loops.list_acts)

        def run_count(number: int) -> None:
            part = self._slices[number]
            count(self.states[part], starts[1:][part], self._scratches[number])

        self._each(run_count)
        np.cumsum(starts, out=starts)
        acts: Ints = aligned_zeros(int(starts[-1]), np.int64)

        def run_fill(number: int) -> None:
            part = self._slices[number]
            fill(self.states[part], acts, starts[1:][part], self._scratches[number])

        self._each(run_fill)
        return acts, starts

    def observations(self, seat: int | None = None) -> Flags:
        """Return the planes of each game as in ``game.observe``, for the seat to act or for the given seat."""
        if seat is not None and not WATCHER <= seat < self.game.seats:
            raise ValueError(f"{self.game.name} has {self.game.seats} seats here, and none with the number {seat}")
        require_planes(self.game)
        shape = self.game.observation_shape
        if self._planes is None:
            self._planes = aligned_zeros((self.number, int(np.prod(shape))), np.uint8)
        planes, observe = self._planes, self._bound(loops.observe_games)
        chosen = loops.CURRENT_SEAT if seat is None else seat

        def run(number: int) -> None:
            part = self._slices[number]
            observe(self.states[part], chosen, planes[part])

        self._each(run)
        return planes.reshape(self.number, *shape)
