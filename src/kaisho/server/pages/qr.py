"""QR codes (ISO 18004): byte mode, error correction level M, versions 1 to 10.

``web/src/qr.ts`` is the same for the browser; ``tests/data/qr.json`` has codes that both must produce.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import chain, pairwise, zip_longest

BLOCKS: tuple[tuple[int, tuple[int, ...]], ...] = (
    (10, (16,)),
    (16, (28,)),
    (26, (44,)),
    (18, (32, 32)),
    (24, (43, 43)),
    (16, (27, 27, 27, 27)),
    (18, (31, 31, 31, 31)),
    (22, (38, 38, 39, 39)),
    (22, (36, 36, 36, 37, 37)),
    (26, (43, 43, 43, 43, 44)),
)
"""For each version: number of error correction words per block, and of data words in each block."""
ALIGNED: tuple[tuple[int, ...], ...] = (
    *((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34)),
    *((6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50)),
)
"""Coordinates of the centres of alignment patterns, by version."""
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
MAX_TEXT_LENGTH = 213
"""Bytes of the longest text."""
QUIET = 4
"""Width of the light margin, in modules."""
LONG_RUN = re.compile("0{5,}|1{5,}")
FINDER_PATTERNS = ("10111010000", "00001011101")

Modules = list[list[bool]]
Frame = list[list[bool | None]]
"""Modules without data yet are None."""


def qr_code(text: str) -> Modules | None:
    """Return the modules of a text, row by row, where True is dark; None for a text that is too long."""
    written = text.encode()
    if len(written) > MAX_TEXT_LENGTH:
        return None
    version = next(
        number for number, (_, data) in enumerate(BLOCKS, 1) if len(written) + (2 if number < 10 else 3) <= sum(data)
    )
    words = _interleaved(version, _data_words(version, written))
    frame = _patterns(version)
    return min((_masked(frame, words, mask) for mask in range(len(MASKS))), key=_penalty)


def qr_path(modules: Modules) -> str:
    """Return all dark modules as one SVG path, offset by the margin."""
    return "".join(
        f"M{column + QUIET} {row + QUIET}h1v1h-1z"
        for row, cells in enumerate(modules)
        for column, dark in enumerate(cells)
        if dark
    )


def _data_words(version: int, written: bytes) -> list[int]:
    """Return mode, length, bytes and padding as 8-bit words."""
    room = sum(BLOCKS[version - 1][1])
    bits = "0100" + format(len(written), "08b" if version < 10 else "016b") + "".join(format(byte, "08b") for byte in written)
    bits += "0" * min(4, room * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    return words + [(0xEC, 0x11)[number % 2] for number in range(room - len(words))]


def _interleaved(version: int, words: list[int]) -> list[int]:
    """Return the interleaved words of all blocks, then those of their error correction."""
    correction, sizes = BLOCKS[version - 1]
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    blocks = [words[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    parts = (blocks, [_remainder(block, correction) for block in blocks])
    return [word for part in parts for word in chain.from_iterable(zip_longest(*part)) if word is not None]


def _times(one: int, other: int) -> int:
    """Multiply in the field GF(256)."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        if other >> bit & 1:
            product ^= one
    return product & 0xFF


def _remainder(block: Sequence[int], degree: int) -> list[int]:
    """Return the Reed–Solomon error correction: the remainder of division by the generator polynomial."""
    generator, root = [1], 1
    for _ in range(degree):
        longer = [*generator, 0]
        for at, factor in enumerate(generator):
            longer[at + 1] ^= _times(factor, root)
        generator, root = longer, _times(root, 2)
    remainder = [*block, *[0] * degree]
    for at in range(len(block)):
        factor = remainder[at]
        for offset, part in enumerate(generator):
            remainder[at + offset] ^= _times(part, factor)
    return remainder[len(block) :]


def _patterns(version: int) -> Frame:
    """Return the function patterns, which do not depend on the text."""
    size = 17 + 4 * version
    frame: Frame = [[None] * size for _ in range(size)]

    def square(row: int, column: int, reach: int, light: tuple[int, ...]) -> None:
        for down in range(-reach, reach + 1):
            for right in range(-reach, reach + 1):
                if 0 <= row + down < size and 0 <= column + right < size:
                    frame[row + down][column + right] = max(abs(down), abs(right)) not in light

    for at in range(8, size - 8):
        frame[6][at] = frame[at][6] = at % 2 == 0
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        square(row, column, 4, (2, 4))
    corners = ((6, 6), (6, size - 7), (size - 7, 6))
    middles = ALIGNED[version - 1]
    for centre in ((row, column) for row in middles for column in middles):
        if centre not in corners:
            square(*centre, 2, (1,))
    _write_format(frame, 0)
    if version >= 7:
        _write_version(frame, version)
    return frame


def _checked(value: int, length: int, generator: int) -> int:
    """Return a value followed by its BCH error correction bits."""
    remainder = value << length
    while remainder >> length:
        remainder ^= generator << (remainder.bit_length() - 1 - length)
    return value << length | remainder


def _write_format(frame: Frame, mask: int) -> None:
    """Write the number of the mask twice, and the module that is always dark. Level M is 00."""
    size = len(frame)
    bits = _checked(mask, 10, 0x537) ^ 0x5412
    for bit in range(15):
        dark = bits >> bit & 1 == 1
        frame[bit if bit < 6 else bit + 1 if bit < 8 else size - 15 + bit][8] = dark
        frame[8][size - 1 - bit if bit < 8 else 7 if bit == 8 else 14 - bit] = dark
    frame[size - 8][8] = True


def _write_version(frame: Frame, version: int) -> None:
    size = len(frame)
    bits = _checked(version, 12, 0x1F25)
    for bit in range(18):
        near, far = bit // 3, size - 11 + bit % 3
        frame[near][far] = frame[far][near] = bits >> bit & 1 == 1


def _masked(frame: Frame, words: Sequence[int], mask: int) -> Modules:
    """Write the words in a zigzag from the lower right, and apply a mask."""
    size = len(frame)
    drawn = [list(row) for row in frame]
    _write_format(drawn, mask)
    bits = (word >> bit & 1 == 1 for word in words for bit in range(7, -1, -1))
    columns = (*range(size - 1, 6, -2), 5, 3, 1)  # the timing pattern occupies column 6
    for turn, right in enumerate(columns):
        for row in range(size) if turn % 2 else range(size - 1, -1, -1):
            for column in (right, right - 1):
                if frame[row][column] is None:
                    drawn[row][column] = next(bits, False) != MASKS[mask](row, column)
    return [[bool(dark) for dark in row] for row in drawn]


def _penalty(modules: Modules) -> int:
    """Return the penalty of a mask: long runs, blocks, false finder patterns, and an unbalanced number of dark modules."""
    size = len(modules)
    points = 0
    for line in (*modules, *zip(*modules, strict=True)):
        written = "".join("1" if dark else "0" for dark in line)
        points += sum(len(run) - 2 for run in LONG_RUN.findall(written))
        points += 40 * sum(written.startswith(FINDER_PATTERNS, at) for at in range(size))
    for above, line in pairwise(modules):
        points += 3 * sum(len({above[at - 1], above[at], line[at - 1], line[at]}) == 1 for at in range(1, size))
    share = sum(map(sum, modules)) / (size * size)
    return points + 10 * int(abs(share - 0.5) * 20)
