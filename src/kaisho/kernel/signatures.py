"""The types of compiled functions, read from their annotations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types

from kaisho.kernel.compile import JIT
from kaisho.kernel.rule_types import RULES
from kaisho.state import ArrayOf, State

SCALARS = {
    int: types.int64,
    float: types.float64,
    bool: types.boolean,
    np.uint64: types.uint64,
    type(None): types.void,
    None: types.void,
}


class Signatures:
    """The types of rules and kernels for one type of record."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._state = numba.from_dtype(dtype)
        self.of = {name: self._rule(rule) for name, rule in RULES.items()}
        """The signature of every rule, by its name."""

    def _rule(self, rule: Any) -> Any:
        parameters, result = get_args(rule)
        return self.type_of(result)(*map(self.type_of, parameters))

    def of_function(self, function: Callable[..., Any]) -> Any:
        """Return the signature of an annotated function that takes no rules."""
        hints = annotations_of(function)
        result = hints.pop("return")
        return self.type_of(result)(*map(self.type_of, hints.values()))

    def type_of(self, annotation: Any) -> Any:
        """Return the compiler's type for an annotation: a number, an array, a state, or a named tuple of these."""
        if annotation is State:
            return self._state
        if annotation in SCALARS:
            return SCALARS[annotation]
        if get_origin(annotation) is Annotated:
            return self._array(annotation)
        if isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields"):
            fields = get_type_hints(annotation, include_extras=True)
            return types.BaseTuple.from_types([self.type_of(fields[name]) for name in annotation._fields], annotation)
        raise TypeError(f"a kernel cannot take {annotation}")

    def _array(self, annotation: Any) -> Any:
        array = next((each for each in annotation.__metadata__ if isinstance(each, ArrayOf)), None)
        if array is None:
            raise TypeError(f"a kernel cannot take {annotation}")
        element = self._state if array.dtype is None else numba.from_dtype(array.dtype)
        return types.Array(element, array.axes, "C")

    def function(self, name: str) -> Any:
        """Return the type of a rule that is passed to a generic kernel as a function."""
        return types.FunctionType(self.of[name])

    def address(self, name: str) -> Any:
        """Return the type of a rule that is passed to a generic kernel as an address."""
        return FunctionPointer(self.of[name])


def annotations_of(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the annotations of all parameters in order, and of the result; raise ``TypeError`` if one is missing."""
    hints = get_type_hints(function, include_extras=True)
    names = [*function.__code__.co_varnames[: function.__code__.co_argcount], "return"]
    if missing := [name for name in names if name not in hints]:
        raise TypeError(f"{function.__qualname__} has no annotation for {', '.join(missing)}")
    return {name: hints[name] for name in names}


class FunctionPointer(types.FunctionType):
    """A first-class function that is passed as the address of its machine code.

    Numba looks up the address of a function at every call, which takes 40 µs: longer than a step of a thousand games.
    """


if JIT:
    from numba.core import cgutils
    from numba.experimental.function_type import FunctionModel
    from numba.extending import NativeValue, register_model, unbox

    def _unbox_pointer(kind: Any, address: Any, c: Any) -> Any:
        function = cgutils.create_struct_proxy(kind)(c.context, c.builder)
        function.jit_addr = c.pyapi.long_as_voidptr(address)
        return NativeValue(function._getvalue())

    register_model(FunctionPointer)(FunctionModel)
    unbox(FunctionPointer)(_unbox_pointer)


def machine_code(function: Any, signature: Any) -> tuple[int, Callable[..., Any]]:
    """Return the address of a compiled function, and the entry point for Python that does not check argument types."""
    compiled = function.overloads[signature.args]
    return compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name), compiled.entry_point
