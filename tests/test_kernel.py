"""How rules are compiled: integers, random numbers, and the cache on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.kernel import (
    Floats,
    Ints,
    LegalRule,
    PlayRule,
    RuleKernels,
    State,
    States,
    bit_count,
    draw,
    generic,
    helper,
    int64,
    leading_zeros,
    lowest_bit,
    next_word,
    nth_bit,
    random_from,
    uint64,
)
from tests.heap import Heap

words64 = st.integers(0, 2**64 - 1)


def test_the_random_numbers_are_those_of_splitmix64() -> None:
    random = random_from(1234567)
    published = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)
    with np.errstate(over="ignore"):
        assert tuple(int(next_word(random)) for _ in published) == published


@settings(deadline=None)
@given(st.integers(), st.integers(1, 2**32))
def test_a_drawn_number_is_in_range_and_repeatable(seed: int, below: int) -> None:
    with np.errstate(over="ignore"):
        drawn = draw(random_from(seed), below)
        assert 0 <= drawn < below
        assert drawn == draw(random_from(seed), below)


def test_every_number_is_drawn_equally_often() -> None:
    random = random_from(0)
    with np.errstate(over="ignore"):
        counts = np.bincount([draw(random, 7) for _ in range(70_000)], minlength=7)
    assert counts.size == 7
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 22.5  # chi-squared, 6 degrees: 0.1 %


@helper
def bits_of(word: np.uint64) -> tuple[int, int, int]:
    return bit_count(word), leading_zeros(word), lowest_bit(word)


@settings(deadline=None)
@given(words64)
def test_the_bits_of_a_word(word: int) -> None:
    lowest = len(bin(word)) - len(bin(word).rstrip("0")) if word else 64
    assert bits_of(uint64(word)) == (bin(word).count("1"), 64 - word.bit_length(), lowest)


@settings(deadline=None)
@given(words64)
def test_the_nth_bit_has_n_bits_below_it(word: int) -> None:
    set_bits = [bit for bit in range(64) if word >> bit & 1]
    for index in (0, len(set_bits) // 2, len(set_bits) - 1):
        if 0 <= index < len(set_bits):
            assert nth_bit(uint64(word), index) == set_bits[index]


def test_fields_that_numpy_hides_are_refused() -> None:
    with pytest.raises(TypeError, match="attributes called round"):
        RuleKernels(np.dtype((State, [("round", np.int8)])))


# --- signatures from annotations --------------------------------------------------------------------------------------


class Room(NamedTuple):
    """Two kinds of arrays and a number, as one argument."""

    acts: Ints
    weights: Floats
    bonus: int


@generic
def weigh_legal(legal: LegalRule, states: States, room: Room) -> float:
    total = 0.0
    for i in range(legal(states[0], room.acts)):
        room.weights[i] = room.acts[i] + room.bonus
        total += room.weights[i]
    return total


def test_a_generic_kernel_takes_its_types_from_annotations() -> None:
    game = Heap()
    assert weigh_legal.rules == ("legal",)
    for bind in (game.rules.bind, game.rules.bind_unchecked):
        states = game.states(1)
        states[0] = game.deal()
        room = Room(np.zeros(3, np.int64), np.zeros(3), 10)
        assert bind(weigh_legal)(states, room) == 33.0
        assert room.weights.tolist() == [10.0, 11.0, 12.0]


def test_a_bound_kernel_refuses_arguments_of_other_types() -> None:
    game = Heap()
    kernel = game.rules.bind(weigh_legal)
    with pytest.raises(TypeError):
        kernel(game.states(1), Room(np.zeros(3), np.zeros(3), 10))
    with pytest.raises(TypeError):
        kernel(game.states(1), (np.zeros(3, np.int64), np.zeros(3), 10))


@generic
def count_in_a_list(legal: LegalRule, states: States) -> int:
    acts = np.zeros(3, np.int64)
    return legal(states[0], acts)


def test_a_generic_kernel_may_allocate_arrays() -> None:
    game = Heap()
    states = game.states(1)
    states[0] = game.deal()
    assert game.rules.bind(count_in_a_list)(states) == game.rules.bind_unchecked(count_in_a_list)(states) == 3


def test_an_annotation_that_is_missing_or_wrong_is_named() -> None:
    def without_result(legal: LegalRule, states: States):  # type: ignore[no-untyped-def]
        return 0

    def with_another_name(legal: PlayRule, states: States) -> int:
        return 0

    def with_rules_last(states: States, legal: LegalRule) -> int:
        return 0

    def with_a_text(legal: LegalRule, name: str) -> int:
        return 0

    with pytest.raises(TypeError, match="without_result has no annotation for return"):
        generic(without_result)
    with pytest.raises(TypeError, match="with_another_name has a parameter legal"):
        generic(with_another_name)
    with pytest.raises(TypeError, match="with_rules_last must take its rules first"):
        generic(with_rules_last)
    with pytest.raises(TypeError, match="a kernel cannot take <class 'str'>"):
        Heap().rules.bind(generic(with_a_text))


def test_an_extra_kernel_takes_its_types_from_annotations() -> None:
    rules = RuleKernels(Heap.rules.dtype)

    @rules.extra_kernel
    def stones_and(state: State, more: Ints) -> int:
        return int64(state.stones) + more[0]

    assert stones_and(Heap().deal(), np.array([5], np.int64)) == 17
    rules.compile_extra_kernels()


def test_a_rule_that_has_not_been_written_is_named() -> None:
    with pytest.raises(LookupError, match="'observe' has not been written"):
        Heap.rules["observe"]


PROBE_TABLE = "from kaisho.kernel import helper\n\n@helper\ndef rule(number):\n    return number + 1\n"
PROBE_RULES = """
from typing import NamedTuple

import numpy as np
from kaisho.kernel import HEADER, Floats, Ints, PlayRule, RuleKernels, State, States, generic
from probe.table import rule

rules = RuleKernels(np.dtype((State, [*HEADER, ("six", np.uint8, (6,))])))

@rules.play
def play(state, act):
    state.acts = rule(act)

class Room(NamedTuple):
    acts: Ints
    sums: Floats

@generic
def play_first(play: PlayRule, states: States, room: Room) -> int:
    play(states[0], room.acts[0])
    return states[0].acts

states = np.zeros(1, rules.dtype)
state = states[0]
rules["play"](state, 41)
print(state.acts)
"""
PROBE_GENERIC = """
room = Room(np.array([6], np.int64), np.zeros(1))
print(rules.bind(play_first)(states, room), rules.bind_unchecked(play_first)(states, room))
"""


def run_probe(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A small game in two files, run in its own process."""
    known = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "KAISHO_CACHE_DIR": str(folder / "cache"),
        "NUMBA_DISABLE_JIT": "0",
        "KAISHO_LANG": "en",
    }
    command = [sys.executable, "-c", "import probe.rules"]
    return subprocess.run(command, env=known | environment, capture_output=True, text=True, check=True)


@pytest.fixture
def probe(tmp_path: Path) -> Path:
    (tmp_path / "probe").mkdir()
    (tmp_path / "probe" / "__init__.py").touch()
    (tmp_path / "probe" / "table.py").write_text(PROBE_TABLE)
    (tmp_path / "probe" / "rules.py").write_text(PROBE_RULES)
    return tmp_path


def test_the_second_start_compiles_nothing(probe: Path) -> None:
    first, second = run_probe(probe), run_probe(probe)
    assert first.stdout == second.stdout == "42\n"
    assert first.stderr == "kaisho: compiling the rules for this machine (a minute or less); later starts will not need this\n"
    assert second.stderr == ""


def test_nothing_is_compiled_before_a_rule_is_asked_for(probe: Path) -> None:
    rules = probe / "probe" / "rules.py"
    rules.write_text(PROBE_RULES.replace('rules["play"](state, 41)', "assert rules.has('play')"))
    done = run_probe(probe)
    assert done.stdout == "0\n" and done.stderr == ""
    assert not list((probe / "cache").rglob("*.nb?"))


def test_kernels_over_named_tuples_are_cached(probe: Path) -> None:
    (probe / "probe" / "rules.py").write_text(PROBE_RULES + PROBE_GENERIC)
    first, second = run_probe(probe), run_probe(probe)
    assert first.stdout == second.stdout == "42\n7 7\n"
    assert first.stderr and second.stderr == ""


def test_an_edited_rule_in_another_file_is_noticed(probe: Path) -> None:
    assert run_probe(probe).stdout == "42\n"
    table = probe / "probe" / "table.py"
    table.write_text(PROBE_TABLE.replace("number + 1", "number + 1 + 1"))  # longer: Python compares times in whole seconds
    assert run_probe(probe).stdout == "43\n"


def test_without_a_cache_folder_everything_works_and_one_line_says_so(probe: Path) -> None:
    blocker = probe / "file"
    blocker.touch()
    for _ in range(2):
        done = run_probe(probe, KAISHO_CACHE_DIR=str(blocker / "cache"))
        assert done.stdout == "42\n"
        said = [line for line in done.stderr.splitlines() if "cannot be stored" in line]
        folder = blocker / "cache" / "compiled-rules"
        assert said == [f"kaisho: compiled rules cannot be stored in {folder} (Not a directory), so this start takes longer"]


def test_the_line_about_compiling_is_in_the_chosen_language(probe: Path) -> None:
    assert run_probe(probe, KAISHO_LANG="de").stderr.startswith("kaisho: Die Regeln werden")


def test_only_old_compiled_rules_are_deleted(probe: Path) -> None:
    base = probe / "cache" / "compiled-rules"
    old, other, target = base / "probe.rules-0123456789abcdef", base / "Documents", probe / "elsewhere"
    link = base / "probe.link-0123456789abcdef"
    for folder in (old, other, target):
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "file").touch()
        os.utime(folder, (0, 0))
    link.symlink_to(target)
    run_probe(probe)
    assert not old.exists()
    assert (other / "inner" / "file").exists()
    assert (target / "inner" / "file").exists()


@pytest.mark.parametrize(("ending", "length"), [(".nbi", 0), (".nbi", 50), (".nbc", 0.5)])
def test_a_truncated_cache_is_rebuilt(probe: Path, ending: str, length: float) -> None:
    run_probe(probe)
    files = list((probe / "cache").rglob(f"*{ending}"))
    assert files
    for file in files:
        data = file.read_bytes()
        file.write_bytes(data[: int(length if length >= 1 else length * len(data))])
    assert run_probe(probe).stdout == "42\n"
    run_probe(probe)
    assert run_probe(probe).stderr == ""  # and it is cached again


def test_without_the_jit_nothing_is_compiled(probe: Path) -> None:
    done = run_probe(probe, NUMBA_DISABLE_JIT="1")
    assert (done.stdout, done.stderr) == ("42\n", "")
    assert not (probe / "cache").exists()


def test_threads_that_load_rules_at_once_keep_to_the_cache(tmp_path: Path) -> None:
    code = """
import threading
from kaisho.games import load
threads = [threading.Thread(target=load, args=(name,)) for name in ("kaito", "kamisado")]
for thread in threads: thread.start()
for thread in threads: thread.join()
for name in ("kaito", "kamisado"):
    game = load(name)
    assert game.legal(game.deal())
"""
    empty = tmp_path / "work"
    empty.mkdir()
    environment = os.environ | {"KAISHO_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, "-c", code], cwd=empty, env=environment, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert list(empty.iterdir()) == [], "Numba writes into the working folder unless it is given another"


THREADS = """
import sys, threading
from kaisho import games
from kaisho.kernel import advance
from kaisho.search.perft import perft

sys.setswitchinterval(1e-6)
NAMES = ("legal", "observe", "evaluate", "play", "weigh", "guess", "conceal", "replies", "key", "seen")

def use(number, barrier, found, errors):
    try:
        barrier.wait()
        for game in (games.load(name) for name in games.names()[number % 4 :] + games.names()[: number % 4]):
            rules = game.rules
            names = NAMES[number % len(NAMES) :] + NAMES[: number % len(NAMES)]
            found[number] |= {(game.name, name): rules[name] for name in names}
            found[number][game.name, "advance"] = rules.bind_unchecked(advance)
            state = game.deal()
            game.view_text(state, 0)
            assert perft(game, state, 1) == len(game.legal(state))
    except BaseException as error:
        errors.append(error)

barrier, errors = threading.Barrier(8), []
found = [{} for _ in range(8)]
threads = [threading.Thread(target=use, args=(number, barrier, found, errors)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
for error in errors: raise error
assert all(each == found[0] for each in found), "threads got different rules"
print("agreed", len(found[0]))
"""


def test_threads_that_ask_a_new_interpreter_for_rules_at_once_get_the_same_ones() -> None:
    for _ in range(3):
        ran = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=600, check=False)
        assert ran.stdout.startswith("agreed 44"), ran.stderr


def test_rules_of_a_module_that_is_half_imported_are_not_compiled_yet(tmp_path: Path) -> None:
    """A thread that asks for its first rule must not compile rules that another thread is still importing."""
    (tmp_path / "book.py").write_text(
        "import numpy as np\n"
        "from kaisho.kernel import HEADER, RuleKernels, State\n"
        "rules = RuleKernels(np.dtype((State, [*HEADER])), for_search='half')\n"
        "@rules.legal\n"
        "def legal(state, acts):\n"
        "    return 0\n"
    )
    (tmp_path / "half.py").write_text(
        "import threading\n"
        "from book import rules\n"
        "from kaisho.kernel import helper\n"
        "@rules.evaluate\n"
        "def evaluate(state, values):\n"
        "    clear(values)\n"
        "found = []\n"
        "other = threading.Thread(target=lambda: found.append(rules['legal']))\n"
        "other.start()\n"
        "other.join()\n"
        "@helper\n"
        "def clear(values):\n"
        "    values[0] = 0.0\n"
    )
    script = "import half; assert half.found; half.rules['evaluate']; print('both')"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "KAISHO_CACHE_DIR": str(tmp_path / "cache")},
    )
    assert ran.stdout.strip() == "both", ran.stderr
