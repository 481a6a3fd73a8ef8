"""How rules are compiled: the decorators, the signatures, the integers, the random numbers and the cache on disk.

Only this module imports Numba. A rule is a plain Python function over one NumPy record; ``RuleKernels`` compiles it with
the signature that every game uses for a function of that name, so that generic code can take it as a first-class
function. With ``NUMBA_DISABLE_JIT=1`` the same source runs as plain Python.

Integers, so that both ways agree: fields are widened when loaded (``int64(state.seat)``; Numba's ``int()`` would keep the
small type), and bit work is done on ``uint64`` with ``uint64`` only. Small fields are unsigned where they can be: an index
that cannot be negative needs no test for it.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import hashlib
import importlib
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
import numpy as np
from numba import types

from kaisho.cache import cache_base, refused

# rules take all their names from here
from kaisho.state import (
    HEADER as HEADER,
)
from kaisho.state import (
    Flags as Flags,
)
from kaisho.state import (
    Floats as Floats,
)
from kaisho.state import (
    Ints as Ints,
)
from kaisho.state import (
    Random as Random,
)
from kaisho.state import (
    State as State,
)
from kaisho.state import (
    States as States,
)
from kaisho.state import (
    Words as Words,
)

uint64 = np.uint64
if TYPE_CHECKING:

    def int64(value: Any) -> int:
        """A field or table entry as the one type of integer that rules compute with."""
else:
    int64 = np.int64

F = TypeVar("F", bound=Callable[..., Any])

JIT = not numba.config.DISABLE_JIT

ZERO = uint64(0)
ONE = uint64(1)
ALL = uint64(0xFFFFFFFFFFFFFFFF)


# --- the cache on disk ------------------------------------------------------------------------------------------------


def _imported_modules(module: ModuleType) -> list[ModuleType]:
    """The loaded modules that a module's source imports at its top level, which is all that a kernel can use."""
    assert module.__file__ is not None
    names: set[str] = set()
    for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parent = module.__name__.rsplit(".", node.level)[0] + "." if node.level else ""
            base = (parent + (node.module or "")).rstrip(".")
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return [sys.modules[name] for name in sorted(names) if name in sys.modules]


@functools.cache
def source_hash(module_name: str) -> str:
    """A hash of a module's source and of all it imports from its own project and from this one.

    Numba's cache looks only at the file of the cached function. A kernel that calls a helper of another file, or reads
    another file's tables, would go on running the old ones after an edit; a folder named by this hash prevents it.
    """
    roots = {module_name.partition(".")[0], __name__.partition(".")[0]}
    seen: dict[str, ModuleType] = {}
    todo = [sys.modules[module_name]]
    while todo:
        module = todo.pop()
        file = getattr(module, "__file__", None)
        if module.__name__ in seen or file is None or not file.endswith(".py"):
            continue
        if module.__name__.partition(".")[0] in roots:
            seen[module.__name__] = module
            todo += _imported_modules(module)
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for name in sorted(seen):
        file = seen[name].__file__
        assert file is not None
        digest.update(name.encode() + b"\0" + Path(file).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


DAYS_KEPT = 30
_FOLDER_NAME = re.compile(r"[\w.]+-[0-9a-f]{16}")


def _forget_old_folders(base: Path) -> None:
    """Remove our folders of sources that have not been loaded for a month. What cannot be removed stays."""
    oldest = time.time() - DAYS_KEPT * 86400
    for folder in base.iterdir():
        ours = _FOLDER_NAME.fullmatch(folder.name) and not folder.is_symlink() and folder.is_dir()
        if ours and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def cache_folder(module_name: str) -> Path | None:
    """The folder for one module's compiled functions, or None (said once) where nothing can be written."""
    base = cache_base()
    for other in refused:
        _say_once("cache-foreign", folder=str(other))
    folder = base / f"{module_name}-{source_hash(module_name)}"
    try:
        new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
        if new:
            with contextlib.suppress(OSError):
                _forget_old_folders(base)
    except OSError as error:
        _say_once("cache-unwritable", folder=str(base), why=error.strerror or str(error))
        return None
    return folder


@functools.cache
def _say_once(message: str, **values: str) -> None:
    """One line to whoever started the program, in the language that was chosen."""
    from kaisho.language import chosen_language, words  # read only when something is to be said

    print(f"kaisho: {words(chosen_language())(message, **values)}", file=sys.stderr, flush=True)


# --- compiling --------------------------------------------------------------------------------------------------------


def _ignoring_wrap_around(function: F) -> F:
    """Plain Python's way to run a kernel: NumPy's unsigned integers may wrap around without a warning."""

    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return cast(F, run)


def helper(function: F) -> F:
    """A small function that kernels call; its code is put in place of every call."""
    compiled: F = numba.njit(nogil=True, forceinline=True)(function)
    return compiled


def subroutine(function: F) -> F:
    """A larger or seldom used function that kernels call."""
    compiled: F = numba.njit(nogil=True)(function)
    return compiled


def compiled_kernel(function: F, signature: Any, *, long: bool) -> F:
    """Compile one function with one explicit signature, or load it from the cache."""
    return ready_kernel(kernel_to_be(function, long=long), signature)


def kernel_to_be(function: F, *, long: bool) -> F:
    """A function that other kernels may call by its name, and that is compiled when it is needed (``ready_kernel``).

    While a ``long`` one runs, other threads go on. A rule takes a microsecond: letting go of the interpreter for it would
    hand the processor to another thread at every call, and a server with a busy second thread loses half its speed by that.
    """
    if not JIT:
        return _ignoring_wrap_around(function)
    folder = cache_folder(function.__module__)
    if folder is not None:
        try:
            return _cached_kernel(function, folder, long)
        except Exception as error:  # damaged files, or no room: anything may come of them
            _give_up(folder, error)
    return _uncached_kernel(function, long)


def ready_kernel(kernel: F, signature: Any) -> F:
    """The same with its one signature, compiled or loaded; it takes no other from now on."""
    if not JIT:
        return kernel
    dispatcher: Any = kernel
    with _one_at_a_time:
        if signature.args not in dispatcher.overloads:
            try:
                dispatcher = _compiled(dispatcher, signature)
            except numba.core.errors.NumbaError:
                raise
            except Exception as error:
                folder = cache_folder(dispatcher.py_func.__module__)
                if folder is None:
                    raise
                _give_up(folder, error)
                dispatcher = _compiled(
                    _uncached_kernel(dispatcher.py_func, dispatcher.targetoptions.get("nogil", False)), signature
                )
        dispatcher.disable_compile()
    found: F = dispatcher
    return found


_one_at_a_time = threading.RLock()
"""Held while rules are imported, compiled or loaded: threads that ask for the same rule get the same one, and two threads that
compile are no faster than one. Whoever holds it may import modules, so no module takes it while it is being imported."""

_choosing_folder = threading.Lock()
"""Numba's cache folder is a setting of the whole process. Decorators in modules that are being imported take this lock."""


def _cached_kernel(function: F, folder: Path, long: bool) -> F:
    with _choosing_folder:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            dispatcher: F = numba.njit(nogil=long, cache=True)(function)
        finally:
            numba.config.CACHE_DIR = before
    return dispatcher


def _uncached_kernel(function: F, long: bool) -> F:
    dispatcher: F = numba.njit(nogil=long)(function)
    return dispatcher


def _compiled(dispatcher: Any, signature: Any) -> Any:
    if not _in_cache(dispatcher, signature):
        _say_once("compiling")
    dispatcher.compile(signature)
    return dispatcher


def _give_up(folder: Path, error: Exception) -> None:
    """A cache that is of no use: the next start finds none, and fills a new one."""
    shutil.rmtree(folder, ignore_errors=True)
    _say_once("cache-unusable", folder=str(folder.parent), why=f"{type(error).__name__}: {error}")


def _in_cache(dispatcher: Any, signature: Any) -> bool:
    """Whether compiling would find the function on disk (asked only to say beforehand that it will take a while)."""
    try:
        cache = dispatcher._cache
        if cache.cache_path is None:
            return False
        index = cache._cache_file._load_index()
        key = cache._index_key(signature, dispatcher.targetctx.codegen())
    except AttributeError:  # another version of Numba keeps its cache in another way
        return True
    return key in index


def record_type(dtype: np.dtype[Any]) -> Any:
    return numba.from_dtype(dtype)


VOID = types.void
INT = types.int64
INTS = types.int64[::1]
INT_TABLE = types.int64[:, ::1]
FLOATS = types.float64[::1]
RANDOM = types.uint64[::1]
FLOAT_TABLE = types.float64[:, ::1]
WORD_TABLE = types.uint64[:, ::1]
FLAGS = types.uint8[::1]
FLAG_TABLE = types.uint8[:, ::1]


class Signatures:
    """The types of every function that a game's rules consist of, for one type of record."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.state = state = record_type(dtype)
        self.states = types.Array(state, 1, "C")

        self.of = {
            "deal": VOID(state, INTS, INTS),
            "shuffle": VOID(INTS, INTS, RANDOM),
            "legal": INT(state, INTS),
            "allows": INT(state, INT),
            "count": INT(state, INTS),
            "pick": INT(state, RANDOM, INTS),
            "play": VOID(state, INT),
            "result": INT(state, FLOATS, INTS),
            "places": VOID(state, INTS),
            "key": types.uint64(state),
            "conceal": VOID(state, INT),
            "seen": INT(state, INT, INT),
            "redeal": VOID(state, INT, RANDOM),
            "evaluate": VOID(state, FLOATS),
            "weigh": VOID(state, INTS, INT, FLOATS),
            "guess": INT(state, RANDOM, INTS),
            "replies": INT(state, INTS),
            "observe": VOID(state, INT, FLAGS),
        }

    def function(self, name: str) -> Any:
        """The type of a rule as an argument of a generic kernel."""
        return types.FunctionType(self.of[name])

    def address(self, name: str) -> Any:
        """The same for a rule that is given by its address."""
        return RuleAt(self.of[name])


class RuleAt(types.FunctionType):  # type: ignore[misc]
    """A first-class function that is handed over as the address of its machine code.

    Numba asks a function for its address at every call, which takes 40 µs: longer than a step of a thousand games.
    """


if JIT:
    from numba.core import cgutils
    from numba.experimental.function_type import FunctionModel
    from numba.extending import NativeValue, register_model, unbox

    register_model(RuleAt)(FunctionModel)

    @unbox(RuleAt)  # type: ignore[untyped-decorator]
    def _rule_at(kind: Any, address: Any, c: Any) -> Any:
        function = cgutils.create_struct_proxy(kind)(c.context, c.builder)
        function.jit_addr = c.pyapi.long_as_voidptr(address)
        return NativeValue(function._getvalue())


def _machine_code(function: Any, signature: Any) -> tuple[int, Callable[..., Any]]:
    """A compiled function's address, and how Python enters it without looking at the types of arguments."""
    compiled = function.overloads[signature.args]
    return compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name), compiled.entry_point


WINS_AT_ONCE = 1 << 20

FOR_SEARCH = ("evaluate", "weigh", "guess", "replies")
"""What a game may add for searches: a guess at every seat's value (from -1 to 1, as ``result`` gives it), a weight for each of
a list of legal acts (more for what looks better, 0 only for what certainly loses), a quick but sensible act for playing a game
on to its end, and how many acts of the seat to act do not let the other side win at once (``WINS_AT_ONCE`` where an act wins at
once; both only where certain)."""


def _hides_nothing(state: State, seat: int) -> None:
    """``conceal`` of an open game."""


def _is_seen(state: State, action: int, seat: int) -> int:
    """``seen`` of an open game."""
    return action


def _deals_nothing(state: State, seat: int, random: Random) -> None:
    """``redeal`` of an open game."""


def _evaluates_nothing(state: State, values: Floats) -> None:
    for seat in range(len(values)):
        values[seat] = 0.0


def _weighs_equally(state: State, actions: Ints, count: int, weights: Floats) -> None:
    for i in range(count):
        weights[i] = 1.0


DEFAULTS: dict[str, Callable[..., Any]] = {
    "conceal": _hides_nothing,
    "seen": _is_seen,
    "redeal": _deals_nothing,
    "evaluate": _evaluates_nothing,
    "weigh": _weighs_equally,
}
"""Rules that a game need not write."""

STAND_INS = {"guess": "pick", "replies": "count"}
"""Rules in whose place another one serves."""

TO_CHOOSE = {"allows", "places"}
"""Rules that a game may add, and that generic code asks for only where a game ``has`` them: ``allows``, whether one act is
legal, for any integer from 0 up to the number of acts (it only makes something faster); and ``places``, every seat's place in a
game that is over, where the values of a result do not tell who came second or third."""


class RuleKernels:
    """Decorators for a game's rules: ``@rules.legal``, ``@rules.play`` and so on.

    They are kept by name, so that ``rules["legal"]`` can be handed to generic code; whoever asks for one first has all of them
    compiled. Who only wants to know a game's name and options need not wait for a compiler. What only searches need
    may stand in a module of its own, ``for_search``, which is loaded when the first search asks for it; ``observe``, for
    programs that learn, in one that is named by ``for_learning``.
    """

    def __init__(self, dtype: np.dtype[Any], for_search: str | None = None, for_learning: str | None = None) -> None:
        if hidden := [name for name in dtype.names or () if hasattr(State, name)]:
            raise TypeError(f"NumPy's records have attributes called {', '.join(hidden)}; without the JIT they hide the fields")
        self.dtype = dtype
        self.signatures = Signatures(dtype)
        self._elsewhere = {**dict.fromkeys(FOR_SEARCH, for_search), "observe": for_learning}
        self._imported: set[str | None] = {None}
        """The modules of ``_elsewhere`` that are wholly imported; None stands for that of the rules themselves."""
        self._written: dict[str, Callable[..., Any]] = {}
        self._compiled: dict[str, Callable[..., Any]] = {}
        self._standing_in: dict[str, Callable[..., Any]] = {}
        self._beside: list[Callable[[], Callable[..., Any]]] = []
        self._bound: dict[Generic, Callable[..., Any]] = {}
        self._entered: dict[Generic, Callable[..., Any]] = {}

    def __getattr__(self, name: str) -> Callable[[F], F]:
        if name.startswith("_") or name not in self.signatures.of:
            raise AttributeError(name)
        return functools.partial(self._keep, name)

    def _keep(self, name: str, function: F) -> F:
        self._written[name] = kernel = kernel_to_be(function, long=False)
        return kernel

    def beside(self, signature: Callable[[Signatures], Any]) -> Callable[[F], F]:
        """A kernel of the game's own, beside the rules that every game has: for what only its view asks."""

        def keep(function: F) -> F:
            @functools.cache
            def loaded() -> F:
                return compiled_kernel(function, signature(self.signatures), long=False)

            def compiled() -> F:
                if loaded.cache_info().currsize:
                    return loaded()
                with _one_at_a_time:
                    return loaded()

            self._beside.append(compiled)
            return cast(F, functools.wraps(function)(lambda *arguments: compiled()(*arguments)))

        return keep

    def __getitem__(self, name: str) -> Callable[..., Any]:
        found = self._compiled.get(name) or self._standing_in.get(name)
        return found if found is not None else self._load(name)

    def _load(self, name: str) -> Callable[..., Any]:
        with _one_at_a_time:
            if self.has(name):
                self.compile()
                return self._compiled[name]
            if name not in self._standing_in:
                self._standing_in[name] = (
                    self[STAND_INS[name]]
                    if name in STAND_INS
                    else compiled_kernel(DEFAULTS[name], self.signatures.of[name], long=False)
                )
            return self._standing_in[name]

    def compile(self) -> None:
        """All that has been written so far, in its order: a rule may call those that stand before it.

        Rules of a module that another thread is still importing wait until somebody asks for one of them.
        """
        with _one_at_a_time:
            for name, kernel in list(self._written.items()):
                if name not in self._compiled and self._elsewhere.get(name) in self._imported:
                    self._compiled[name] = ready_kernel(kernel, self.signatures.of[name])

    def compile_beside(self) -> None:
        """The kernels that stand beside the rules, as far as their modules are loaded."""
        for compiled in list(self._beside):
            compiled()

    def has(self, name: str) -> bool:
        """Whether the game itself has written a rule."""
        module = self._elsewhere.get(name)
        if module not in self._imported:
            with _one_at_a_time:
                importlib.import_module(str(module))
                self._imported.add(module)
        return name in self._written

    def missing(self) -> list[str]:
        """Names of rules that have to be written and have not been."""
        needed = self.signatures.of.keys() - DEFAULTS.keys() - STAND_INS.keys() - TO_CHOOSE
        return sorted(name for name in needed if not self.has(name))

    def bind(self, generic: Generic) -> Callable[..., Any]:
        """A generic kernel compiled for this game's record, its rules already filled in."""
        if generic not in self._bound:
            with _one_at_a_time:
                if generic not in self._bound:
                    self._bound[generic] = self._bind(generic)
        return self._bound[generic]

    def _bind(self, generic: Generic) -> Callable[..., Any]:
        signature = generic.signature(self.signatures, self.signatures.function)
        compiled = compiled_kernel(generic.function, signature, long=generic.long)
        return functools.partial(compiled, *(self[rule] for rule in generic.rules))

    def enter(self, generic: Generic) -> Callable[..., Any]:
        """The same as ``bind`` for those who call often and know that every argument has its exact type: none is looked at."""
        if not JIT:
            return self.bind(generic)
        if generic not in self._entered:
            with _one_at_a_time:
                if generic not in self._entered:
                    self._entered[generic] = self._enter(generic)
        return self._entered[generic]

    def _enter(self, generic: Generic) -> Callable[..., Any]:
        signature = generic.signature(self.signatures, self.signatures.address)
        compiled = compiled_kernel(generic.function, signature, long=generic.long)
        rules = [_machine_code(self[rule], self.signatures.of[rule])[0] for rule in generic.rules]
        return functools.partial(_machine_code(compiled, signature)[1], *rules)


class Generic:
    """A kernel over any game. Its first arguments are the named rules, as first-class functions."""

    def __init__(
        self, function: Callable[..., Any], rules: tuple[str, ...], rest: Callable[[Signatures], Any], *, long: bool
    ) -> None:
        self.function = function
        self.rules = rules
        self.rest = rest
        self.long = long

    def signature(self, signatures: Signatures, rule_type: Callable[[str], Any]) -> Any:
        tail = self.rest(signatures)
        return tail.return_type(*(rule_type(rule) for rule in self.rules), *tail.args)


def generic(*rules: str, rest: Callable[[Signatures], Any], long: bool = True) -> Callable[[Callable[..., Any]], Generic]:
    """Mark a kernel as generic: which rules it takes first, and the types of its result and other arguments.

    One that is not ``long`` is over as soon as a rule (see ``compiled_kernel``).
    """
    return lambda function: Generic(function, rules, rest, long=long)


@generic("play", "legal", rest=lambda types: INT(types.states, types.states, INT, INTS), long=False)
def advance(play, legal, before, after, act, acts):  # type: ignore[no-untyped-def]
    """Copy a state, play an act in the copy, and list the legal acts there; how many they are."""
    after[0] = before[0]
    play(after[0], act)
    return legal(after[0], acts)


@generic("play", rest=lambda types: VOID(types.states, INTS))
def play_all(play, states, acts):  # type: ignore[no-untyped-def]
    """Play acts one after the other from the first state; each state after it is the one after an act."""
    for number in range(len(acts)):
        states[number + 1] = states[number]
        play(states[number + 1], acts[number])


# --- words of 64 bits -------------------------------------------------------------------------------------------------

if JIT:
    from llvmlite import ir
    from numba.extending import intrinsic

    def _on_word(emit: Callable[[Any, Any], Any]) -> Any:
        """A function of one word that is a single instruction."""

        def of_word(typing_context: Any, word: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return emit(builder, arguments[0])

            return types.int64(types.uint64), generate

        return intrinsic(of_word)

    _FALSE = ir.Constant(ir.IntType(1), 0)

    bit_count = _on_word(lambda builder, word: builder.ctpop(word))
    lowest_bit = _on_word(lambda builder, word: builder.cttz(word, _FALSE))
    leading_zeros = _on_word(lambda builder, word: builder.ctlz(word, _FALSE))
else:

    def bit_count(word: np.uint64) -> int:
        """How many bits are set."""
        return int(word).bit_count()

    def lowest_bit(word: np.uint64) -> int:
        """The number of the lowest set bit; 64 for an empty word."""
        return (int(word) & -int(word)).bit_length() - 1 if word else 64

    def leading_zeros(word: np.uint64) -> int:
        """How many bits above the highest set one are clear; 64 for an empty word."""
        return 64 - int(word).bit_length()


@helper
def bit(number: int) -> np.uint64:
    return ONE << uint64(number)


@helper
def nth_bit(word: np.uint64, index: int) -> int:
    """The number of a word's set bit that has exactly ``index`` set bits below it."""
    for _ in range(index):
        word &= word - ONE
    found: int = lowest_bit(word)
    return found


# --- observations -----------------------------------------------------------------------------------------------------


@helper
def fill(planes: Flags, plane: int, cells: int, value: int) -> None:
    """Set every cell of one of the planes that an observation consists of."""
    for cell in range(plane * cells, (plane + 1) * cells):
        planes[cell] = value


# --- random numbers and hashing ---------------------------------------------------------------------------------------

_STEP = uint64(0x9E3779B97F4A7C15)
_FIRST = uint64(0xBF58476D1CE4E5B9)
_SECOND = uint64(0x94D049BB133111EB)
_LOW_HALF = uint64(0xFFFFFFFF)
_HALF = uint64(32)


@helper
def mix(word: np.uint64) -> np.uint64:
    """The finishing step of splitmix64: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> uint64(30))) * _FIRST
    word = (word ^ (word >> uint64(27))) * _SECOND
    return word ^ (word >> uint64(31))


@helper
def next_word(random: Random) -> np.uint64:
    """The next 64 random bits (splitmix64)."""
    random[0] += _STEP
    return mix(random[0])


@helper
def draw(random: Random, below: int) -> int:
    """A random integer from 0 up to but not including ``below`` (at most 2**32), each equally likely."""
    limit = uint64(below)
    product = (next_word(random) >> _HALF) * limit
    if (product & _LOW_HALF) < limit:
        rejected = (ONE << _HALF) % limit
        while (product & _LOW_HALF) < rejected:
            product = (next_word(random) >> _HALF) * limit
    return int64(product >> _HALF)


@helper
def hashed(key: np.uint64, word: np.uint64) -> np.uint64:
    """Add one word to a hash."""
    return mix((key ^ word) + _STEP)


def random_from(seed: int) -> Random:
    """A generator's state from a seed: any integer."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)
