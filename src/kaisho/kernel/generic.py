"""Generic kernels: functions over any game, compiled for a game's record, that take its rules as arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from kaisho.kernel.rule_types import RULES
from kaisho.kernel.signatures import Signatures, annotations_of


class Generic:
    """A kernel over any game. Its first parameters are rules; every parameter and the result are annotated."""

    def __init__(self, function: Callable[..., Any], *, long: bool) -> None:
        self.function = function
        self.long = long
        annotations = annotations_of(function)
        self._result = annotations.pop("return")
        self.rules = tuple(name for name, annotation in annotations.items() if _is_rule(function, name, annotation))
        """The names of the rules that it takes."""
        if self.rules != tuple(annotations)[: len(self.rules)]:
            raise TypeError(f"{function.__qualname__} must take its rules first")
        self._rest = tuple(annotations.values())[len(self.rules) :]

    def signature(self, signatures: Signatures, rule_type: Callable[[str], Any]) -> Any:
        """Return the signature for one type of record."""
        rules = map(rule_type, self.rules)
        return signatures.type_of(self._result)(*rules, *map(signatures.type_of, self._rest))


def _is_rule(function: Callable[..., Any], name: str, annotation: Any) -> bool:
    if annotation not in RULES.values():
        return False
    if RULES.get(name) != annotation:
        raise TypeError(f"{function.__qualname__} has a parameter {name}: its type is that of another rule")
    return True


@overload
def generic(function: Callable[..., Any]) -> Generic: ...
@overload
def generic(*, long: bool) -> Callable[[Callable[..., Any]], Generic]: ...
def generic(
    function: Callable[..., Any] | None = None, *, long: bool = True
) -> Generic | Callable[[Callable[..., Any]], Generic]:
    """Mark a function as a generic kernel: ``RuleKernels.bind`` compiles it for a game.

        @generic
        def length(pick: PickRule, play: PlayRule, state: State, random: Random, scratch: Ints) -> int: ...

    Parameters annotated with the type of a rule, and named like it, take that rule; they come first. A kernel that takes
    no longer than a rule is marked with ``long=False`` (see ``declare_kernel``).
    """
    if function is None:
        return lambda function: Generic(function, long=long)
    return Generic(function, long=long)
