"""Every error of the package can be printed, whatever it quotes, and sent to another process."""

from __future__ import annotations

import copy
import importlib
import inspect
import multiprocessing
import pickle
import pkgutil
import sys
import typing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from types import FunctionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import pytest

import kaisho
from kaisho.bots import bot
from kaisho.client import ClubRefusal
from kaisho.commands.learn import GoToStep
from kaisho.envs import Batch
from kaisho.errors import BadOption, BadRecord, IllegalAct, IllegalStep, KaishoError, MissingExtra, Refusal, Said, Word
from kaisho.export.sources import Interrupted
from kaisho.games import load
from kaisho.language import LANGUAGES, words
from kaisho.record import Record

NOT_IMPORTED = ("kaisho.__main__", "kaisho.testing.__main__", "kaisho.server.store.migrations")
"""Programs, and migrations, which only Alembic can import."""


def own_exceptions() -> list[type[Exception]]:
    """Return every exception class that a module of the package defines."""
    found: dict[type[Exception], None] = {}
    for module in pkgutil.walk_packages(kaisho.__path__, "kaisho."):
        if module.name.startswith(NOT_IMPORTED):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, Exception) and value.__module__.startswith("kaisho"):
                found[value] = None
    return sorted(found, key=lambda kind: (kind.__module__, kind.__name__))


REFUSAL = Refusal("T2", "kamisado-T2", {"tower": Word("kamisado-red"), "must": "x", "square": "b2", "number": 3}, ("a1", "b2"))

MAKERS: dict[type[Exception], Callable[[], Exception]] = {
    ClubRefusal: lambda: ClubRefusal({"code": "illegal", "message": "It is not your turn.", "rule": "T2"}, 409),
    GoToStep: lambda: GoToStep(-1),
    MissingExtra: lambda: MissingExtra("OpenSpiel", "openspiel"),
    IllegalAct: lambda: IllegalAct(REFUSAL),
    IllegalStep: lambda: IllegalStep(5, 77, REFUSAL),
    BadRecord: lambda: BadRecord("unknown-game", 3, KaishoError("unknown-game", name="go", known=("kaito",))),
    Interrupted: Interrupted,
}
"""Exceptions with their own constructor arguments."""


SAMPLES: dict[Any, Any] = {int: 7, float: 2.5, str: "something", bool: True}


def sample(kind: Any) -> Any:
    """Return a value of a type, for an argument of an error."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind(**{field.name: sample(field.type) for field in msgspec.structs.fields(kind)})
    if type(None) in get_args(kind):
        return None
    if kind in SAMPLES:
        return SAMPLES[kind]
    found = (get_origin(kind) or kind)()
    assert found is not None, f"an error with an argument {kind} needs a maker"
    return found


def made(kind: type[Exception]) -> Exception:
    if kind in MAKERS:
        return MAKERS[kind]()
    if kind.__init__ is KaishoError.__init__:
        return kind("unknown-game", name="go", known=("kamisado", "kaito"), also=Word("kamisado-red", {"n": 1}))
    if not isinstance(kind.__init__, FunctionType):
        return kind("what was wrong", 7)
    types = get_type_hints(kind.__init__, {**vars(typing), **vars(sys.modules[kind.__module__])})
    return kind(
        **{
            name: sample(types[name])
            for name, parameter in inspect.signature(kind).parameters.items()
            if parameter.default is parameter.empty and parameter.kind is not parameter.VAR_KEYWORD
        }
    )


def described(error: BaseException) -> tuple[Any, ...]:
    said = [error.say(language) for language in LANGUAGES] if isinstance(error, KaishoError) else []
    facts = {name: value for name, value in vars(error).items() if not isinstance(value, BaseException)}
    return type(error), str(error), error.args, facts, said


def raised(kind: type[Exception]) -> None:
    raise made(kind)


def raised_by_rules(what: str) -> None:
    """Raise an error as it occurs in practice."""
    game = load("kamisado")
    state = game.deal()
    match what:
        case "act":
            game.play(state, 0)
        case "notation":
            game.play(state, "nonsense")
        case "game":
            load("go")
        case "option":
            load("kamisado", match="shortest")
        case "position":
            game.from_position("nonsense")
        case "record":
            Record.read("kaisho record 1\ngame: kamisado\nversion: 1\n\n 1. black a1-b1\n")
        case "step":
            Batch(game, 2).step([0, 0])
        case "bot":
            bot("nobody", game)


REAL = ("act", "notation", "game", "option", "position", "record", "step", "bot")


def test_all_exceptions_are_found() -> None:
    found = own_exceptions()
    assert {KaishoError, IllegalAct, BadRecord, ClubRefusal, Interrupted, GoToStep} <= set(found)
    assert len(found) >= 35


@pytest.mark.parametrize("kind", own_exceptions(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_every_error_can_be_copied_and_pickled(kind: type[Exception]) -> None:
    error = made(kind)
    copies = [copy.copy(error), copy.deepcopy(error)]
    copies += [pickle.loads(pickle.dumps(error, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for again in copies:
        assert described(again) == described(error)
        assert isinstance(again, type(error)) and again is not error


def test_an_error_about_a_record_carries_its_cause() -> None:
    with pytest.raises(BadRecord) as caught:
        raised_by_rules("record")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again.cause, KaishoError) and again.line == caught.value.line == 5
    assert again.rule == caught.value.rule and str(again) == str(caught.value)


def test_every_error_crosses_a_pool_of_processes() -> None:
    kinds = own_exceptions()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(raised, kind) for kind in kinds]
        for kind, one in zip(kinds, waiting, strict=True):
            assert described(one.exception(timeout=120))[:3] == described(made(kind))[:3]
        for what in REAL:
            error = pool.submit(raised_by_rules, what).exception(timeout=120)
            with pytest.raises(KaishoError) as here:
                raised_by_rules(what)
            assert described(error) == described(here.value)


def test_an_error_reaches_the_other_side_of_multiprocessing() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for what in ("act", "step"):
            with pytest.raises(IllegalAct) as caught:
                pool.apply_async(raised_by_rules, (what,)).get(timeout=120)
            assert caught.value.rule == "Z1" and "rule Z1" in str(caught.value)


# --- what an error quotes ---------------------------------------------------------------------------------------------


class Hostile:
    """Raises an error whatever is done with it."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    __str__ = __repr__

    def __index__(self) -> int:
        raise RuntimeError("no")


def recursive() -> list[Any]:
    found: list[Any] = []
    found.append(found)
    return found


ODD: list[Any] = [
    None,
    print,
    lambda: 1,
    b"bytes",
    b"\xff" * 10_000_000,
    "long" * 1_000_000,
    10**5000,
    -(10**5000),
    10**16,
    np.int64(7),
    np.uint8(7),
    np.float32(1.5),
    np.str_("text"),
    np.arange(100_000),
    float("nan"),
    float("-inf"),
    1e300,
    True,
    3 + 4j,
    {"a": 1},
    {1, 2},
    [None, print, [1, [2]]],
    list(range(100_000)),
    recursive(),
    object(),
    Hostile(),
    Hostile,
    "\ud800\x1b[31m\n\u202e",
    "{ $name } { -brand }",
    Said("said"),
    Said("said " * 1000),
    Word("kamisado-red"),
    Word("kamisado-red", {"odd": Hostile()}),
]


@pytest.mark.parametrize("place", range(len(ODD)))
def test_an_error_can_be_printed_and_pickled_whatever_it_quotes(place: int) -> None:
    value = ODD[place]
    error = KaishoError("unknown-bot", name=value, known=(value, "random"))
    for language in LANGUAGES:
        said = error.say(language)
        assert said and len(said) < 6_000 and all(sign.isprintable() or sign in "\xa0\u202f" for sign in said)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert words("en")("unknown-bot", name=value, known="random")


def test_a_quoted_value_is_shown() -> None:
    assert "None" in str(KaishoError("unknown-bot", name=None, known=()))
    assert "function raised" in str(KaishoError("unknown-bot", name=raised, known=()))
    assert "b'abc'" in str(KaishoError("unknown-bot", name=b"abc", known=()))
    assert "“7”" in str(KaishoError("unknown-bot", name=np.int64(7), known=()))


@pytest.mark.parametrize("error", [KaishoError("no-such-message", a=1), KaishoError("unknown-bot"), KaishoError("", x=None)])
def test_an_error_without_a_message_or_its_values_prints_its_code(error: KaishoError) -> None:
    assert str(error) == f"{error.code} {error.values}"


@pytest.mark.parametrize("name", [None, print, b"kamisado", 7, [], {}, 1.5], ids=repr)
def test_anything_that_is_not_a_name_is_an_unknown_name(name: Any) -> None:
    for call in (load, lambda name: bot(name, load("kamisado")), words, lambda name: load("kamisado", match=name)):
        with pytest.raises(KaishoError) as caught:
            call(name)
        assert str(caught.value) and pickle.loads(pickle.dumps(caught.value)).code == caught.value.code


def test_a_refusal_keeps_its_place_and_rule() -> None:
    game = load("kamisado")
    with pytest.raises(IllegalStep) as caught:
        Batch(game, 3).step([-1, 0, 0])
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.place, again.act, again.rule) == (1, 0, caught.value.rule)
    assert again.refusal == caught.value.refusal


def test_options_of_any_kind_are_refused_in_words() -> None:
    with pytest.raises(BadOption, match="match"):
        load("kamisado", match=raised)  # type: ignore[arg-type]
