"""The server's log: one line per event, without secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from kaisho.errors import KaishoError
from kaisho.games import game_class
from kaisho.server import logs

LOG = logging.getLogger("kaisho.server.test")

SetUp = Callable[..., io.StringIO]


@pytest.fixture
def set_up() -> Iterator[SetUp]:
    """A function that sets up logging to a stream; the former configuration is restored afterwards."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)

    def start(**settings: str) -> io.StringIO:
        stream = io.StringIO()
        logs.set_up(stream=stream, **settings)
        return stream

    yield start
    root.handlers[:], root.level = before
    logging.captureWarnings(False)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_json_line_has_the_message_and_its_fields(set_up: SetUp) -> None:
    stream = set_up(format="json")
    logs.event(
        LOG, logging.INFO, "table opened: 100 % ready", table="Q2xvdWQ5OTk5OTk5OTk5", game="kaito", seconds=0.5, port=None
    )
    logs.event(LOG, logging.DEBUG, "too small")
    (line,) = lines(stream)
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "from": "kaisho.server.test",
        "said": "table opened: 100 % ready",
        "table": "Q2xvdWQ5OTk5OTk5OTk5",
        "game": "kaito",
        "seconds": 0.5,
        "port": None,
    }


def test_a_text_entry_is_a_single_line(set_up: SetUp) -> None:
    stream = set_up(format="text", level="debug")
    logs.event(LOG, logging.WARNING, "refused", reason="not your\nturn \x1b[31m", count=3)
    (line,) = stream.getvalue().splitlines()
    assert line.endswith(' warning refused  reason="not your"  count=3')


def test_unknown_fields_are_never_written(set_up: SetUp) -> None:
    stream = set_up(format="json")
    hidden = {"password": "pw-1", "cookie": "c-1", "token": "t-1", "deal": "d-1", "invite": "i-1", "code": "c-2", "act": 71}
    logs.event(LOG, logging.INFO, "all of it", **hidden)
    (line,) = lines(stream)
    assert {name: line[name] for name in hidden} == dict.fromkeys(hidden, "…")


TOKEN = "Zk3-vQ_9xR7bTn2LwYc8MdP1sHf6UgA0jKe5oIi4EaW"
SAMURAI = game_class("samurai")()
KAITO = game_class("kaito")()


@pytest.mark.parametrize(
    "text",
    [
        f"Cookie: kaisho_session={TOKEN}; other=1",
        f"set-cookie: session={TOKEN}; HttpOnly",
        f"{{'authorization': 'Bearer {TOKEN}'}}",
        f"Authorization: Basic {TOKEN}",
        f"bearer {TOKEN}",
        f"GET /table/T?invite={TOKEN} HTTP/1.1",
        f"GET /join/{TOKEN}",
        f'{{"name":"Ann","password":"{TOKEN}"}}',
        f"password={TOKEN}",
        f"UPDATE people SET password='{TOKEN}' WHERE id=3",
        f"the code is {TOKEN}",
        f"first line\nsecond with {TOKEN}",
        f"kaisho_session_{TOKEN}",
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    ],
)
def test_everything_that_looks_like_a_secret_is_removed_from_every_line(set_up: SetUp, text: str) -> None:
    secret = TOKEN if TOKEN in text else text
    for format in ("text", "json"):
        stream = set_up(format=format, level="debug")
        LOG.warning(text)
        logging.getLogger("uvicorn.error").warning("%s - refused", text)
        logs.event(LOG, logging.INFO, "event", reason=text)
        assert stream.getvalue()
        assert secret not in stream.getvalue()


@pytest.mark.parametrize("password", ["abc1", "correct horse battery", "pass,word;1"])
def test_short_passwords_are_removed_after_a_name_like_password(password: str) -> None:
    for text in (f"password='{password}'", f'"new_password": "{password}"', f'passwd="{password}" x'):
        assert password not in logs.scrubbed(text)


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_is_removed(seed: int) -> None:
    for game in (KAITO, SAMURAI):
        layout = game.shuffle(seed)
        text = game.write_layout(layout)
        for message in (f"dealt {text} now", f"deal={text}", f"dealt {layout.tolist()}", f"dealt {layout}"):
            scrubbed = logs.scrubbed(message)
            assert len(scrubbed) < 40, scrubbed


@given(st.text())
def test_scrubbing_never_fails_and_returns_one_printable_line(text: str) -> None:
    assert logs.scrubbed(text).isprintable()


def test_a_foreign_error_is_logged_without_its_message(set_up: SetUp) -> None:
    stream = set_up(format="json")
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        try:
            connection.execute(sa.text("INSERT INTO nowhere VALUES (:word)"), {"word": "hunter2"})
        except sa.exc.OperationalError:
            LOG.exception("it failed")
    engine.dispose()
    (line,) = lines(stream)
    assert line["error"] == "OperationalError"
    assert line["after"] == "OperationalError"
    assert any("test_logs.py" in place and "test_a_foreign_error" in place for place in line["where"])
    assert "hunter2" not in stream.getvalue()


def test_an_error_of_kaisho_is_logged_with_its_code(set_up: SetUp) -> None:
    stream = set_up(format="text")
    try:
        raise KaishoError("host-no-person", name="hunter2")
    except KaishoError:
        LOG.exception("refused")
    assert "error=KaishoError  why=host-no-person" in stream.getvalue()
    assert "hunter2" not in stream.getvalue()


def test_handlers_of_other_libraries_are_replaced(set_up: SetUp) -> None:
    other_stream = io.StringIO()
    other = logging.getLogger("others.own")
    other.addHandler(logging.StreamHandler(other_stream))
    other.propagate = False
    stream = set_up(format="json", level="debug")
    other.warning("token=%s", TOKEN)
    logging.getLogger("uvicorn.access").info("GET /")
    assert other_stream.getvalue() == ""
    assert [line["said"] for line in lines(stream)] == ["token=…"]


def test_a_message_whose_arguments_do_not_fit_is_logged_unformatted(set_up: SetUp) -> None:
    stream = set_up(format="json")
    LOG.info("%d of %d", "x")
    assert lines(stream)[0]["said"] == "%d of %d"


def test_the_servers_log_limits_equal_lines(set_up: SetUp) -> None:
    stream = set_up(format="json")
    for _ in range(logs.SAME_LINES + 20):
        LOG.warning("again")
    LOG.warning("something else")
    assert [line["said"] for line in lines(stream)] == ["again"] * logs.SAME_LINES + ["something else"]


def test_dropped_equal_lines_are_counted_in_the_next_one() -> None:
    now = 0.0
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.TextLines())
    handler.addFilter(logs.RepetitionFilter(lambda: now))
    logger = logging.Logger("kaisho.test")
    logger.addHandler(handler)

    def fail(where: int) -> None:
        try:
            1 / 0 if where else [][0]
        except (ZeroDivisionError, IndexError) as error:
            logger.error("a request failed", exc_info=error)

    for _ in range(500):
        fail(0)
    fail(1)
    logger.error("a request failed", extra={"fields": {"table": "a"}})
    for number in range(30):
        logger.warning("another line", extra={"fields": {"seconds": number}})
    lines = [
        line for line in stream.getvalue().split("\n") if line.startswith("1970") or " error " in line or " warning " in line
    ]
    assert len(lines) == logs.SAME_LINES + 2 + logs.SAME_LINES
    now = logs.SAME_SECONDS
    fail(0)
    fail(0)
    assert f"left_out={500 - logs.SAME_LINES}" in stream.getvalue()
    assert stream.getvalue().count("left_out=") == 1


def test_the_number_of_remembered_lines_is_limited() -> None:
    limited = logs.RepetitionFilter(lambda: 0.0)
    for number in range(3 * logs.MAX_KINDS):
        assert limited.filter(logging.LogRecord("kaisho", logging.ERROR, "", 0, f"line {number}", None, None))
    assert len(limited._kinds) == logs.MAX_KINDS
