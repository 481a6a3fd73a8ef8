"""The rules of a game as compiled functions.

A rule is a plain Python function over one NumPy record. ``RuleKernels`` compiles it with the signature that every game
uses for a rule of that name, so that generic kernels can take it as a first-class function.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

import numpy as np

from kaisho.kernel.compile import (
    JIT,
    F,
    compile_kernel,
    compile_lock,
    compile_without_counting,
    declare_and_compile,
    declare_kernel,
)
from kaisho.kernel.generic import Generic
from kaisho.kernel.integers import int64
from kaisho.kernel.random import draw
from kaisho.kernel.rule_types import RULES
from kaisho.kernel.signatures import Signatures, machine_code
from kaisho.state import Floats, Ints, Random, State

WINS_AT_ONCE = 1 << 20
"""What ``replies`` returns where an act wins at once."""

FOR_SEARCH = ("evaluate", "weigh", "guess", "replies")
"""Rules that a game may add for searches:

``evaluate``: an estimate of every seat's value, from -1 to 1 as in ``result``.
``weigh``: a weight for each of a list of legal acts, higher for what looks better, 0 only for what certainly loses.
``guess``: a quick but sensible act, for playing a game to its end.
``replies``: the number of acts of the seat to act that do not let the other side win at once, ``WINS_AT_ONCE`` where an
act wins at once; both only where certain.
"""


def _conceal_nothing(state: State, seat: int) -> None:
    """``conceal`` of an open game."""


def _see_everything(state: State, act: int, seat: int) -> int:
    """``seen`` of an open game."""
    return act


def _redeal_nothing(state: State, seat: int, random: Random) -> None:
    """``redeal`` of an open game."""


def _shuffle_nothing(layout: Ints, options: Ints, random: Random) -> None:
    """``shuffle`` of a game without chance, whose ``layout_size`` is 0."""


def _evaluate_nothing(state: State, values: Floats) -> None:
    """``evaluate`` of a game that has none: everything is even."""
    for seat in range(len(values)):
        values[seat] = 0.0


def _weigh_equally(state: State, acts: Ints, count: int, weights: Floats) -> None:
    """``weigh`` of a game that has none."""
    for i in range(count):
        weights[i] = 1.0


def legal(state: State, acts: Ints) -> int:
    """Stand for the game's own ``legal`` in defaults; ``RuleKernels`` puts it in their globals."""
    raise NotImplementedError


def _pick_uniformly(state: State, random: Random, acts: Ints) -> int:
    """``pick`` by way of ``legal``: each legal act is equally likely."""
    return int64(acts[draw(random, legal(state, acts))])


DEFAULTS: dict[str, Callable[..., Any]] = {
    "conceal": _conceal_nothing,
    "seen": _see_everything,
    "redeal": _redeal_nothing,
    "shuffle": _shuffle_nothing,
    "pick": _pick_uniformly,
    "evaluate": _evaluate_nothing,
    "weigh": _weigh_equally,
}
"""Rules that a game need not write. Only a game with ``layout_size == 0`` can leave out ``shuffle``."""

FALLBACKS = {"count": "legal", "guess": "pick", "replies": "count"}
"""Rules with the same signature that replace a rule which a game has not written."""

OPTIONAL = {"is_legal", "places", "observe"}
"""Rules that a game may add and that have no replacement: generic code uses them only if the game ``has`` them.

``is_legal``: whether one act is legal, for any integer from 0 up to the number of acts; only faster than ``legal``.
``places``: every seat's place in a game that is over, where the values of a result do not tell second from third.
``observe``: the planes that learning programs see.
"""


class RuleKernels:
    """Decorators for a game's rules: ``@rules.legal``, ``@rules.play`` and so on.

    ``rules["legal"]`` is the compiled rule. The first access compiles all rules, so that listing games and options does
    not load the compiler. Rules that only searches use may be written in a module of their own, ``for_search``, which is
    imported by the first search; ``observe``, for learning programs, in the module ``for_learning``.
    """

    def __init__(self, dtype: np.dtype[Any], for_search: str | None = None, for_learning: str | None = None) -> None:
        if hidden := [name for name in dtype.names or () if hasattr(State, name)]:
            raise TypeError(f"NumPy's records have attributes called {', '.join(hidden)}; without the JIT they hide the fields")
        self.dtype = dtype
        self.signatures = Signatures(dtype)
        self._module_of = {**dict.fromkeys(FOR_SEARCH, for_search), "observe": for_learning}
        self._imported: set[str | None] = {None}
        """The modules of ``_module_of`` that are completely imported; None stands for that of the rules themselves."""
        self._written: dict[str, Callable[..., Any]] = {}
        self._compiled: dict[str, Callable[..., Any]] = {}
        self._replaced: dict[str, Callable[..., Any]] = {}
        """What serves for rules that have not been written."""
        self._extra: list[Callable[[], Callable[..., Any]]] = []
        self._bound: dict[Generic, Callable[..., Any]] = {}
        self._bound_unchecked: dict[Generic, Callable[..., Any]] = {}

    def __getattr__(self, name: str) -> Callable[[F], F]:
        if name.startswith("_") or name not in RULES:
            raise AttributeError(name)
        return functools.partial(self._declare, name)

    def _declare(self, name: str, function: F) -> F:
        self._written[name] = kernel = declare_kernel(function, long=False)
        return kernel

    def extra_kernel(self, function: F) -> F:
        """Compile a function of this game beside its rules, for example for its views; its annotations give its types."""

        @functools.cache
        def load() -> F:
            return declare_and_compile(function, self.signatures.of_function(function), long=False)

        def compiled() -> F:
            if load.cache_info().currsize:
                return load()
            with compile_lock:
                return load()

        self._extra.append(compiled)
        return cast(F, functools.wraps(function)(lambda *arguments: compiled()(*arguments)))

    def __getitem__(self, name: str) -> Callable[..., Any]:
        found = self._compiled.get(name) or self._replaced.get(name)
        return found if found is not None else self._load(name)

    def _load(self, name: str) -> Callable[..., Any]:
        with compile_lock:
            if self.has(name):
                self.compile()
                return self._compiled[name]
            if name not in self._replaced:
                self._replaced[name] = self[FALLBACKS[name]] if name in FALLBACKS else self._default(name)
            return self._replaced[name]

    def _default(self, name: str) -> Callable[..., Any]:
        """Compile a default for this game; one that calls ``legal`` calls this game's."""
        if name not in DEFAULTS:
            raise LookupError(f"the rule {name!r} has not been written")
        function = DEFAULTS[name]
        if "legal" in function.__code__.co_names:
            function = _bound_to(function, self["legal"])
        return declare_and_compile(function, self.signatures.of[name], long=False)

    def compile(self) -> None:
        """Compile everything written so far, in that order: a rule may call those before it.

        Rules of a module that another thread is still importing are compiled when one of them is asked for.
        """
        with compile_lock:
            for name, kernel in list(self._written.items()):
                if name not in self._compiled and self._module_of.get(name) in self._imported:
                    self._compiled[name] = compile_kernel(kernel, self.signatures.of[name])

    def compile_extra_kernels(self) -> None:
        """Compile the extra kernels of all modules that are loaded."""
        for compiled in list(self._extra):
            compiled()

    def has(self, name: str) -> bool:
        """Whether the game has written a rule itself."""
        module = self._module_of.get(name)
        if module not in self._imported:
            with compile_lock:
                importlib.import_module(str(module))
                self._imported.add(module)
        return name in self._written

    def missing(self) -> list[str]:
        """Return the names of rules that must be written and have not been."""
        needed = RULES.keys() - DEFAULTS.keys() - FALLBACKS.keys() - OPTIONAL
        return sorted(name for name in needed if not self.has(name))

    def bind(self, generic: Generic) -> Callable[..., Any]:
        """Return a generic kernel compiled for this game, with its rules already filled in."""
        if generic not in self._bound:
            with compile_lock:
                if generic not in self._bound:
                    self._bound[generic] = self._bind(generic)
        return self._bound[generic]

    def _bind(self, generic: Generic) -> Callable[..., Any]:
        signature = generic.signature(self.signatures, self.signatures.function)
        compiled = compile_without_counting(generic.function, signature, long=generic.long)
        return functools.partial(compiled, *(self[rule] for rule in generic.rules))

    def bind_unchecked(self, generic: Generic) -> Callable[..., Any]:
        """Return the same as ``bind``, but much cheaper to call: the types of arguments are not checked.

        An argument of another type than the annotated one crashes the process or corrupts memory.
        """
        if not JIT:
            return self.bind(generic)
        if generic not in self._bound_unchecked:
            with compile_lock:
                if generic not in self._bound_unchecked:
                    self._bound_unchecked[generic] = self._bind_unchecked(generic)
        return self._bound_unchecked[generic]

    def _bind_unchecked(self, generic: Generic) -> Callable[..., Any]:
        signature = generic.signature(self.signatures, self.signatures.address)
        compiled = compile_without_counting(generic.function, signature, long=generic.long)
        rules = [machine_code(self[rule], self.signatures.of[rule])[0] for rule in generic.rules]
        return functools.partial(machine_code(compiled, signature)[1], *rules)


def _bound_to(function: Callable[..., Any], legal: Callable[..., Any]) -> Callable[..., Any]:
    """Copy a default so that it calls a game's own ``legal``, and is cached with the rules of that game."""
    bound = FunctionType(function.__code__, {**function.__globals__, "legal": legal}, function.__name__)
    bound.__module__ = legal.__module__
    bound.__qualname__ = f"{legal.__qualname__}.{function.__name__}"
    return bound
