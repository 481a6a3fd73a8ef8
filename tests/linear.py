"""Whether a parser takes linear time: the length of a text is doubled, and the time must not triple.

CPU time is measured, the least of several runs counts, and a ratio that is too high is measured again before it fails,
so a busy machine does not matter. Texts grow step by step from a short one, so that even exponential time is noticed.
"""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

LENGTHS = (96, 768, 6_144)
NOTICED = 0.004
"""Seconds of CPU below which a text is too cheap to be measured; the next longer one is used."""
MAX_RATIO = 3.0
TRIES = 4


class Family(NamedTuple):
    """Texts of one kind and any length: a head, a unit as often as needed, and a tail."""

    head: str
    unit: str
    tail: str

    def text(self, length: int) -> str:
        return self.head + self.unit * max(1, length // len(self.unit)) + self.tail


def seconds(parse: Callable[[str], object], text: str, runs: int) -> float:
    """Return the least CPU time of several runs; errors that the parser raises for a wrong text are ignored."""
    least = float("inf")
    gc.disable()
    try:
        for _ in range(runs):
            before = time.process_time()
            with contextlib.suppress(ValueError):
                parse(text)
            least = min(least, time.process_time() - before)
    finally:
        gc.enable()
    return least


def check_linear(parse: Callable[[str], object], family: Family) -> None:
    """Fail if doubling a text triples the time. The fixed cost of a parser, which short texts have too, does not count."""
    shortest = seconds(parse, family.text(LENGTHS[0] // 2), 1)
    for length in LENGTHS:
        if seconds(parse, family.text(length), 1) > max(NOTICED, 1.5 * shortest):
            _check_ratio(parse, family, length // 2)


def _check_ratio(parse: Callable[[str], object], family: Family, length: int) -> None:
    for attempt in range(TRIES):
        short = seconds(parse, family.text(length), 2 + attempt)
        long = seconds(parse, family.text(2 * length), 2 + attempt)
        if long < MAX_RATIO * short or long < NOTICED:
            return
    raise AssertionError(f"{length} characters take {short * 1000:.2f} ms, twice as many {long * 1000:.2f} ms: {family}")


UNITS = (
    *(
        "1",
        "0",
        " ",
        "\t",
        "-",
        "–",
        "→",
        "(",
        "[",
        "/",
        ",",
        ":",
        ";",
        ".",
        "@",
        "=",
        "?",
        "+",
        "'",
        '"',
        "%",
        "&",
        "_",
        "x",
        "İ",
    ),
    *(
        "\u0301",
        "\u0316\u0301",
        "a\u0301",
        "\u0301\u0316\u0f73",
        "\uff9e\u0316",
        "\r",
        "\n",
        "\n\n",
        "\x00",
        "🀄",
        "赤",
        "ß",
        "ﷺ",
    ),
    *(
        "-h@",
        " -",
        ", ",
        " a1 b2",
        "a1b2 ",
        "1.",
        "1 ",
        "; ",
        "y",
        "yY",
        "S2,",
        "k15-",
        "?1",
        "0:",
        "cookie=",
        "token='",
        "a=b;",
    ),
)
"""Runs of what patterns and loops stumble over: digits, spaces, dashes, brackets, marks of several classes, separators."""
TAILS = ("", "!", " \u0301 !")
"""What comes after a run: nothing, a character, or two more words, which a pattern that allows for one does not match."""


def generic_families(heads: tuple[str, ...] = ("",)) -> Iterator[Family]:
    for head in heads:
        for unit in UNITS:
            for tail in TAILS:
                yield Family(head, unit, tail)


def pumped_families(sample: str, parts: int = 6) -> Iterator[Family]:
    """Yield a valid text with each of its parts repeated, and the rest of it intact or damaged."""
    step = max(1, len(sample) // parts)
    for start in range(0, len(sample), step):
        for end in {start + 1, start + step}:
            yield Family(sample[:start], sample[start:end], sample[end:] + " !")
        yield Family(sample[:start], sample[start : start + step], sample[start:])
