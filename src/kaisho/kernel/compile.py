"""Compiling single functions with Numba, or running them as plain Python with ``NUMBA_DISABLE_JIT=1``."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from kaisho.kernel.cache import cache_folder, discard_cache, print_once

F = TypeVar("F", bound=Callable[..., Any])

JIT = not numba.config.DISABLE_JIT

compile_lock = threading.RLock()
"""Held while rules are imported, compiled or loaded, so that threads that ask for the same rule get the same one.
Two threads that compile are no faster than one. The holder may import modules, so no module may take this lock while it
is being imported."""

_cache_dir_lock = threading.Lock()
"""Numba's cache folder is a setting of the whole process. Decorators take this lock while modules are imported."""


def _ignoring_overflow(function: F) -> F:
    """Run a kernel as plain Python without NumPy's warnings about unsigned integers that wrap around."""

    @functools.wraps(function)
    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return cast(F, run)


def helper(function: F) -> F:
    """Compile a small function that kernels call; it is inlined at every call."""
    compiled: F = numba.njit(nogil=True, forceinline=True)(function)
    return compiled


def subroutine(function: F) -> F:
    """Compile a larger or rarely used function that kernels call."""
    compiled: F = numba.njit(nogil=True)(function)
    return compiled


def declare_and_compile(function: F, signature: Any, *, long: bool) -> F:
    """Compile one function with one explicit signature, or load it from the cache."""
    return compile_kernel(declare_kernel(function, long=long), signature)


def compile_without_counting(function: F, signature: Any, *, long: bool) -> F:
    """Compile a function that is passed all its arrays, without Numba's counting of references to them.

    Taking an array out of a named tuple would count, which made searches up to 70 % slower. A function that allocates
    arrays needs the counting, and is compiled with it.
    """
    try:
        return compile_kernel(declare_kernel(function, long=long, counting=False), signature)
    except numba.core.errors.NumbaError:
        return declare_and_compile(function, signature, long=long)


def declare_kernel(function: F, *, long: bool, counting: bool = True) -> F:
    """Return a function that other kernels may call by name; ``compile_kernel`` compiles it when it is needed.

    A ``long`` kernel releases the GIL. A rule takes a microsecond: releasing the GIL for it would hand the processor to
    another thread at every call, which halves the speed of a server with a busy second thread. Without ``counting`` the
    function does not count references to arrays, and cannot allocate any.
    """
    if not JIT:
        return _ignoring_overflow(function)
    folder = cache_folder(function.__module__)
    if folder is not None:
        try:
            return _cached_kernel(function, folder, long, counting)
        except Exception as error:  # damaged files or a full disk can raise anything
            discard_cache(folder, error)
    return _uncached_kernel(function, long, counting)


def compile_kernel(kernel: F, signature: Any) -> F:
    """Compile a declared kernel, or load it from the cache; it accepts no other signature afterwards."""
    if not JIT:
        return kernel
    dispatcher: Any = kernel
    with compile_lock:
        if signature.args not in dispatcher.overloads:
            try:
                dispatcher = _compiled(dispatcher, signature)
            except numba.core.errors.NumbaError:
                raise
            except Exception as error:
                folder = cache_folder(dispatcher.py_func.__module__)
                if folder is None:
                    raise
                discard_cache(folder, error)
                options = dispatcher.targetoptions
                fresh = _uncached_kernel(dispatcher.py_func, options.get("nogil", False), options.get("_nrt", True))
                dispatcher = _compiled(fresh, signature)
        dispatcher.disable_compile()
    found: F = dispatcher
    return found


def _cached_kernel(function: F, folder: Path, long: bool, counting: bool) -> F:
    with _cache_dir_lock:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            dispatcher: F = numba.njit(nogil=long, cache=True, _nrt=counting)(function)
        finally:
            numba.config.CACHE_DIR = before
    return dispatcher


def _uncached_kernel(function: F, long: bool, counting: bool) -> F:
    dispatcher: F = numba.njit(nogil=long, _nrt=counting)(function)
    return dispatcher


def _compiled(dispatcher: Any, signature: Any) -> Any:
    if not _in_cache(dispatcher, signature):
        print_once("compiling")
    dispatcher.compile(signature)
    return dispatcher


def _in_cache(dispatcher: Any, signature: Any) -> bool:
    """Check whether the function is on disk; only needed to announce that compiling will take a while."""
    try:
        cache = dispatcher._cache
        if cache.cache_path is None:
            return False
        index = cache._cache_file._load_index()
        key = cache._index_key(signature, dispatcher.targetctx.codegen())
    except AttributeError:  # the internals of another version of Numba
        return True
    return key in index
