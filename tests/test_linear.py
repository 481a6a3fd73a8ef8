"""Every parser and every pattern takes linear time, whatever somebody sends: see ``tests.linear``.

Length limits are bypassed: the code behind them is measured itself, so that no limit hides a slow pattern.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import re
import unicodedata
from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kaisho
from kaisho import engine, record, texts
from kaisho.errors import BadDeal, BadNotation, BadOption, BadPosition, BadRecord, KaishoError
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.games import names as game_names
from kaisho.language import LANGUAGES, visible, words
from kaisho.record import Record, one_line, tags_in
from kaisho.server import identity, logs, messages, people, security
from kaisho.server.http import compression
from kaisho.server.people import names, passwords, tokens
from kaisho.server.settings import Settings
from kaisho.testing import random_playthrough
from tests.games.test_conformance import OPTIONS
from tests.linear import Family, check_linear, generic_families, pumped_families

Parser = Callable[[str], object]
SOURCES = Path(kaisho.__file__).parent


def whole_game(name: str, options: tuple[str, ...]) -> Record:
    game = game_class(name).from_option_texts(list(options))
    played = Record(game, game.shuffle(3))
    for _, act in random_playthrough(game, 3):
        if act >= 0:
            played.play(act)
    return played


def some_games() -> Iterator[Record]:
    """A whole game of every kind, with its first and its last set of options."""
    for name, options in OPTIONS.items():
        for each in dict.fromkeys((tuple(options[0]), tuple(options[-1]))):
            yield whole_game(name, each)


GAMES = list(some_games())


def ids(played: Record) -> str:
    return f"{played.game.name} {' '.join(played.game.option_texts())}"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_texts_that_are_too_long_are_refused_before_they_are_parsed() -> None:
    for played in GAMES:
        game = played.game
        for door, most, error in (
            (lambda text, game=game: game.parse(game.deal(), text), texts.MAX_ACT_LENGTH, BadNotation),
            (lambda text, game=game: game.play(game.deal(), text), texts.MAX_ACT_LENGTH, BadNotation),
            (type(game).from_position, texts.MAX_POSITION_LENGTH, BadPosition),
            (game.read_layout, texts.MAX_DEAL_LENGTH, BadDeal),
            (lambda text, game=game: type(game).from_option_texts([f"match={text}"]), texts.MAX_OPTION_LENGTH, BadOption),
            (lambda text, game=game: type(game)(**{text: "1"}), texts.MAX_OPTION_LENGTH, BadOption),
        ):
            with pytest.raises(error) as refused:
                door("1" * (most + 1))  # type: ignore[no-untyped-call]
            assert refused.value.code == "text-too-long", (game.name, most)
            with pytest.raises(KaishoError) as other:
                door("1" * most)  # type: ignore[no-untyped-call]
            assert other.value.code != "text-too-long", (game.name, most)


def test_no_more_options_than_any_game_has_are_read() -> None:
    with pytest.raises(BadOption, match="51 options"):
        game_class("kamisado").from_option_texts([f"o{number}=1" for number in range(texts.MAX_OPTIONS + 1)])


def test_a_record_with_a_long_move_is_refused_with_its_line() -> None:
    text = whole_game("samurai", ("players=2",)).write()
    *head, first = text.partition(" 1. ")[0], text.partition(" 1. ")[2].split()[0]
    for move in ("f:h@" + "-" * texts.MAX_ACT_LENGTH, "#" + "1" * texts.MAX_ACT_LENGTH):
        with pytest.raises(BadRecord, match="too long") as refused:
            Record.read(f"{head[0]} 1. {first}  {move}\n")
        assert refused.value.line == head[0].count("\n") + 1


def test_a_record_refuses_a_long_move_before_it_is_given_to_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    text = whole_game("samurai", ("players=2",)).write()
    head, _, moves = text.partition(" 1. ")
    monkeypatch.setattr("kaisho.game.bounded", lambda text, most, error=None: text)
    with pytest.raises(BadRecord, match="too long"):
        Record.read(f"{head} 1. {moves.split()[0]}  f:h@{'-' * texts.MAX_ACT_LENGTH}\n")


def test_long_lines_and_long_records_are_refused() -> None:
    with pytest.raises(BadRecord, match="too long") as refused:
        Record.read("kaisho record 1\ngame: samurai\ncomment: " + "x" * texts.MAX_LINE_LENGTH)
    assert refused.value.line == 3
    with pytest.raises(BadRecord, match="too long"):
        Record.read("x" * (texts.MAX_RECORD_LENGTH + 1))
    with pytest.raises(BadRecord, match="too long"):
        Record.read("kaisho record 1\n" + "x\n" * (texts.MAX_RECORD_LENGTH // 2))  # of short lines


def test_not_even_the_beginning_of_a_file_that_is_too_long_is_read_as_a_record(tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    text = whole_game("kamisado", ()).write()
    file.write_text(text + "; ä\n" * (texts.MAX_RECORD_LENGTH // 4), encoding="utf-8")
    with pytest.raises(KaishoError) as refused:
        Record.load(file)
    assert refused.value.code == "file-unreadable"
    file.write_text(text, encoding="utf-8")
    assert Record.load(file).write() == text


def test_the_longest_texts_that_games_write_are_within_the_limits() -> None:
    for played in GAMES:
        game = played.game
        assert all(len(game.position(state)) * 2 < texts.MAX_POSITION_LENGTH for state in played.states)
        assert len(game.write_layout(played.layout)) * 2 < texts.MAX_DEAL_LENGTH
        for state, act in zip(played.states, played.acts, strict=False):
            for style in game.styles:
                assert all(len(game.write(state, act, style, each)) * 2 < texts.MAX_ACT_LENGTH for each in LANGUAGES)


# --- marks ------------------------------------------------------------------------------------------------------------


def test_runs_of_marks_are_broken_up_before_they_are_sorted() -> None:
    marks = "\u0301\u0316" * 200
    found = texts.normalized("NFC", "a" + marks)
    longest = max(len(run) for run in re.split("[^\u0300-\u034e]", unicodedata.normalize("NFD", found)))
    assert longest <= texts.MAX_MARKS + 1
    assert texts.normalized("NFC", "a\u0301\u0316é") == unicodedata.normalize("NFC", "a\u0301\u0316é")


def test_what_is_decomposed_into_nothing_but_marks_counts_as_a_mark() -> None:
    found = {
        sign
        for sign in map(chr, range(0x110000))
        if not unicodedata.combining(sign) and unicodedata.combining(unicodedata.normalize("NFKD", sign)[0])
    }
    assert found == texts._DECOMPOSED_TO_MARKS


def test_only_one_module_normalizes() -> None:
    for path in SOURCES.rglob("*.py"):
        assert "unicodedata.normalize(" not in path.read_text(encoding="utf-8") or path.name == "texts.py", path


# --- the parsers of a game --------------------------------------------------------------------------------------------

DOORS = {"parse": "_parse", "from_position": "_from_position", "read_layout": "_read_layout"}
"""The public methods of a game that parse text, and what is behind their bounds."""
ALSO = {"from_option_texts", "play", "at"}
"""Methods whose text is parsed by others: options are compared, ``play`` calls ``parse``, and ``at`` ``from_position``."""


def test_every_method_of_a_game_that_takes_text_is_measured_here() -> None:
    checked_elsewhere = {"language", "style", "view", "chosen", "given", "option"}
    """Parameters that come from our own code: a language's code, a checked style, a view, options that were compared."""
    found = set()
    for name, method in inspect.getmembers(Game, callable):
        if not name.startswith("_"):
            given = inspect.signature(method).parameters.values()
            found |= {name for each in given if "str" in str(each.annotation) and each.name not in checked_elsewhere}
    assert found == DOORS.keys() | ALSO
    for kind in map(game_class, game_names()):
        for door, inner in DOORS.items():
            assert door not in vars(kind), f"{kind.name} opens a door of its own: {door}"
            assert hasattr(kind, inner)


@pytest.mark.parametrize("played", GAMES, ids=ids)
def test_positions_are_read_in_linear_time(played: Record) -> None:
    read = type(played.game)._from_position
    samples = {played.game.position(state) for state in (played.states[0], played.states[len(played.states) // 2])}
    for sample in samples:
        for family in pumped_families(sample, parts=16):
            check_linear(read, family)
        for family in generic_families(("", sample + " ")):
            check_linear(read, family)


@pytest.mark.parametrize("played", GAMES, ids=ids)
def test_deals_are_read_in_linear_time(played: Record) -> None:
    sample = played.game.write_layout(played.layout)
    for family in (*pumped_families(sample), *generic_families(("", sample))):
        check_linear(played.game._read_layout, family)


@pytest.mark.parametrize("played", {played.game.name: played for played in GAMES}.values(), ids=ids)
def test_acts_are_read_in_linear_time(played: Record) -> None:
    """In every style and language, early and late in a game; generic texts in Turkish, which folds i in its own way."""
    game = played.game
    for index in {0, len(played.acts) * 2 // 3}:
        state, act = played.states[index], played.acts[index]
        written = {game.write(state, act, style, language): language for style in game.styles for language in LANGUAGES}
        for sample, language in written.items():
            for family in pumped_families(sample):
                check_linear(lambda text, state=state, said=language: game._parse(state, text, said), family)  # type: ignore[misc]
    for family in generic_families(("", "f:h@", "T0@", "a1-b2", "d4", "黒3", "I 1 a1 ", str(words("tr")(f"{game.name}")))):
        check_linear(lambda text: game._parse(played.states[0], text, "tr"), family)


@pytest.mark.parametrize("played", GAMES, ids=ids)
def test_options_are_read_in_linear_time(played: Record) -> None:
    kind = type(played.game)
    for family in generic_families(("", played.game.option_texts()[0])):
        check_linear(lambda text: kind.from_option_texts(text.split()), family)
        check_linear(lambda text: kind.from_option_texts([text]), family)


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", GAMES, ids=ids)
def test_records_are_read_in_linear_time(played: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "bounded", lambda text, most, error=None: text)
    text = played.write()
    short = text[: text.index("\n\n") + 120]
    for family in (*pumped_families(short, parts=8), *generic_families((short + "\n",))):
        check_linear(Record.read, family)


# --- what else reads text ---------------------------------------------------------------------------------------------


def engine_request(line: bytes) -> object:
    return engine._decoded(msgspec.json.Decoder(engine.REQUESTS), line)


def forwarded(text: str) -> object:
    scope = {"client": ("127.0.0.1", 1), "scheme": "http"}
    return security.client_of(scope, {"x-forwarded-for": text}, Settings(trusted_proxy=(ip_network("127.0.0.1"),)))


def others() -> dict[str, Parser]:
    """Every other parser of text from outside, by name."""
    found: dict[str, Parser] = {
        "tags of a record": tags_in,
        "one line": one_line,
        "visible text": visible,
        "engine line": lambda text: engine_request(text.encode(errors="replace")),
        "engine act": lambda text: engine_request(json.dumps({"do": "play", "id": 1, "acts": [text]}).encode()),
        "socket message": lambda text: messages.decode_request(text.encode(errors="replace")),
        "socket act": lambda text: messages.decode_request(json.dumps({"do": "act", "table": "a", "after": 0, "act": text})),
        "accepted languages": lambda text: identity.wanted_language(text, None),
        "cookies": security.cookies_of,
        "signed cookie": lambda text: people.unsign(b"key", text),
        "host": lambda text: security.check_host({"host": text}, Settings(host="127.0.0.1")),
        "origin": lambda text: security.check_origin({"origin": text}, "http", Settings(), needed=True),
        "forwarded addresses": forwarded,
        "address": security.limit_key,
        "accepted codings": lambda text: compression.accepts_gzip({"accept-encoding": text}),
        "query string": lambda text: dict(parse_qsl(text)),
        "name": lambda text: (names.tidy(text), names.fault_of(text), names.name_key(text)),
        "password": lambda text: passwords.check_new_password(text, "Ann"),
        "token": tokens.read_bot_token,
        "invitation": tokens.read_invitation,
        "log line": lambda text: [pattern.sub(instead, text) for pattern, instead in logs._PATTERNS],
        **{f"words in {language}": words(language).plain for language in LANGUAGES},
    }
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        found[f"normal form {form}"] = lambda text, form=form: texts.normalized(form, text)  # type: ignore[misc]
    return found


@pytest.mark.parametrize("name", others())
def test_other_texts_are_read_in_linear_time(name: str) -> None:
    for family in generic_families(("", "a: ")):
        check_linear(others()[name], family)


# --- patterns ---------------------------------------------------------------------------------------------------------


def modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages([str(SOURCES)], "kaisho."):
        if found.name.split(".")[-1] not in ("__main__", "env") and ".versions" not in found.name:
            yield importlib.import_module(found.name)


def patterns() -> dict[str, re.Pattern[str]]:
    """Every compiled pattern at the top of a module, also in tuples and tuples of tuples."""
    found: dict[str, re.Pattern[str]] = {}

    def collect(name: str, value: object) -> None:
        if isinstance(value, re.Pattern):
            found.setdefault(name, value)
        elif isinstance(value, tuple | list):
            for number, item in enumerate(value):
                collect(f"{name}[{number}]", item)

    for module in modules():
        for name, value in vars(module).items():
            if getattr(value, "__module__", module.__name__) in (module.__name__, "re"):
                collect(f"{module.__name__.removeprefix('kaisho.')}.{name}", value)
    return found


PATTERNS = patterns()
SEARCHING = ("sub", "findall", "finditer", "search", "split")


def test_every_pattern_is_compiled_at_module_level() -> None:
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top = {
            id(part) for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef) for part in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re.") and id(node) not in top:
                raise AssertionError(f"{path}:{node.lineno}: {ast.unparse(node)}")


def ways_of_use(name: str, pattern: re.Pattern[str]) -> list[Parser]:
    """How the sources use a pattern: to match a whole text, or to search in it."""
    plain = name.rpartition(".")[2].partition("[")[0]
    used = "[" in name or any(
        f"{plain}.{way}(" in path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py") for way in SEARCHING
    )
    return [pattern.fullmatch, pattern.match, *([pattern.findall] if used else [])]


@pytest.mark.parametrize("name", PATTERNS)
def test_patterns_are_linear(name: str) -> None:
    pattern = PATTERNS[name]
    ways = ways_of_use(name, pattern)
    for family in generic_families():
        for way in ways:
            check_linear(way, family)

    @settings(max_examples=40, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def pumped(data: st.DataObject) -> None:
        sample = data.draw(st.from_regex(pattern, fullmatch=True))[:200]
        start = data.draw(st.integers(0, max(0, len(sample) - 1)))
        unit = sample[start : data.draw(st.integers(start + 1, start + 12))] or "x"
        tail = data.draw(st.sampled_from(["", "!", " ", sample]))
        for way in ways:
            check_linear(way, Family(sample[:start], unit, tail))

    pumped()
