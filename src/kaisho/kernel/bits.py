"""Operations on the bits of a 64-bit word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kaisho.kernel.compile import JIT, helper
from kaisho.kernel.integers import ONE, uint64

if JIT:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def _on_word(emit: Callable[[Any, Any], Any]) -> Any:
        """Return a function of one word that compiles to a single instruction."""

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
        """Count the set bits."""
        return int(word).bit_count()

    def lowest_bit(word: np.uint64) -> int:
        """Return the index of the lowest set bit; 64 for an empty word."""
        return (int(word) & -int(word)).bit_length() - 1 if word else 64

    def leading_zeros(word: np.uint64) -> int:
        """Count the clear bits above the highest set one; 64 for an empty word."""
        return 64 - int(word).bit_length()


@helper
def bit(number: int) -> np.uint64:
    """Return a word in which only one bit is set."""
    return ONE << uint64(number)


@helper
def nth_bit(word: np.uint64, index: int) -> int:
    """Return the index of the set bit that has exactly ``index`` set bits below it."""
    for _ in range(index):
        word &= word - ONE
    found: int = lowest_bit(word)
    return found
