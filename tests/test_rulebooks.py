"""The page about the rulebooks: it is up to date, notices what is wrong with a row, and its tests really run."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kaisho import games
from tools.rulebooks import PAGE, ROOT, Row, Rulebook, page, problems_of, read, rulebooks, rules_without_rows

BOOKS = rulebooks()
TESTS = sorted({test for book in BOOKS for row in book.rows for test in row.tests})


def test_every_game_has_a_rulebook_and_the_page_is_up_to_date() -> None:
    assert {book.game for book in BOOKS} == set(games.names())
    assert PAGE.read_text(encoding="utf-8") == page(BOOKS)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.prefix)
def test_every_row_names_a_place_and_a_test_that_exist(book: Rulebook) -> None:
    assert problems_of(book) == []


def test_every_rule_of_every_game_is_in_a_row() -> None:
    assert rules_without_rows(BOOKS) == []


def with_first_row(**changed: object) -> Rulebook:
    """Kamisado's rulebook with its first row changed."""
    book = read("kamisado")
    section = book.sections[0]
    row = replace(section.rows[0], **changed)  # type: ignore[arg-type]
    return replace(book, sections=(replace(section, rows=(row, *section.rows[1:])), *book.sections[1:]))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"tests": ()}, "no test shows it"),
        ({"tests": ("tests/rules/kamisado/test_match.py::test_of_nothing",)}, "there is no test tests/rules"),
        ({"tests": ("tests/rules/kamisado/test_nothing.py::test_of_nothing",)}, "there is no test tests/rules"),
        ({"tests": ("tests/rules/kamisado/towers.py::at",)}, "there is no test tests/rules"),
        ({"tests": ("tools/rulebooks.py::main",)}, "there is no test tools"),
        ({"places": ()}, "no place in the product"),
        (
            {"places": ("src/kaisho/games/kamisado/rules.py::nothing",)},
            "src/kaisho/games/kamisado/rules.py::nothing does not exist",
        ),
        ({"places": ("src/kaisho/games/kamisado/rules.py",)}, "src/kaisho/games/kamisado/rules.py does not exist"),
        (
            {"places": ("src/kaisho/words/en/kamisado.ftl::kamisado-nothing",)},
            "src/kaisho/words/en/kamisado.ftl::kamisado-nothing does not exist",
        ),
        ({"places": ("docs/kamisado.md#nothing",)}, "docs/kamisado.md#nothing does not exist"),
        (
            {"places": ("web/src/boards/kamisado/Board.svelte::nothing of this",)},
            "web/src/boards/kamisado/Board.svelte::nothing of this does not exist",
        ),
        ({"rules": ("Z99",)}, "kamisado has no rule Z99"),
        ({"text": " "}, "says nothing"),
        ({"id": "KAM-2.1"}, "rows are numbered KAM-1.1 and up"),
        ({"id": "KAM-1.999"}, "rows are numbered KAM-1.1 and up"),
    ],
)
def test_what_is_wrong_with_a_row_is_noticed(changed: dict[str, object], problem: str) -> None:
    problems = problems_of(with_first_row(**changed))
    assert any(problem in each for each in problems), problems


def test_a_rule_without_a_row_is_noticed() -> None:
    book = read("kaito")
    row = Row("KAI-1.1", "Nothing else is said.", ("K1",), (), ())
    short = replace(book, sections=(replace(book.sections[0], rows=(row,)),))
    assert "kaito: rule K2 is in no row" in rules_without_rows([short])


def test_rows_are_short_and_written_in_our_own_words() -> None:
    for book in BOOKS:
        for row in book.rows:
            assert len(row.text) <= 320, row.id
            assert not re.search(r"[|<>\n]", row.text), row.id


def test_the_tests_of_all_rows_are_collected_and_nothing_keeps_them_from_running(tmp_path: Path) -> None:
    files = sorted({test.partition("::")[0] for test in TESTS})
    output = tmp_path / "collected.json"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-n",
        "0",
        "-p",
        "tests.collecting",
        "--collected",
        output,
    ]
    done = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    collected = json.loads(output.read_text(encoding="utf-8"))
    assert [test for test in TESTS if test not in collected] == []
    assert [test for test in TESTS if collected[test]] == []
    assert [(file, call) for file in files for call in skipping_calls(ROOT / file)] == []


def skipping_calls(file: Path) -> list[str]:
    """Calls by which a running test skips itself or fails as expected."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [
        name
        for name in map(ast.unparse, (call.func for call in calls))
        if re.search(r"\b(skip|skipTest|importorskip|xfail)$", name)
    ]
