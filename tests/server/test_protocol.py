"""``docs/protocol.md`` is correct: its conversations work with a real server, and it describes every message and field.

In a conversation ``Ann > {…}`` is sent and ``Ann < {…}`` must come next; ``Ann POST /path {…}`` is a request over HTTP and
``Ann 201 {…}`` its response. ``…`` stands for anything, ``{name}`` for a value that must be the same each time.
"""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Set
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kaisho.examples import LocalizedExample, Note
from kaisho.learn.localized import LocalizedChapter, LocalizedCourse, LocalizedRule, LocalizedStep, LocalizedTask
from kaisho.server import messages
from kaisho.server.analysis import Analysis
from kaisho.server.clock import Control
from kaisho.server.endings import Ending
from kaisho.server.error_response import ErrorBody
from kaisho.server.seats import Seat
from kaisho.server.study import StudiedAct, StudyRefused, StudyRequest, StudyResult
from kaisho.server.verdicts import JudgedAct, SolverVerdict
from tests.server.running import NO_LIMITS, PATIENCE, Client, RunningServer, Socket

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
ANY = "…"
UNSOLICITED = ("ping", "lobby", "your-turn")
"""Messages that may arrive at any time; they are skipped unless they are expected."""

REQUESTS = {kind.__struct_config__.tag: kind for kind in get_args(messages.SocketRequest)}
MESSAGES = {kind.__struct_config__.tag: kind for kind in messages.Message.__subclasses__()}
PARTS = {
    "you": messages.You,
    "entry": messages.EntryView,
    "news": messages.EventView,
    "earlier view": messages.StepView,
    "rating step": messages.RatingStep,
    "clock": messages.ClockView,
    "seat": messages.SeatView,
    "chat line": messages.ChatMessage,
    "control": Control,
    "ending": Ending,
    "listed table": messages.TableListing,
    "listed seat": Seat,
    "new table": messages.OpenTable,
    "wanted seat": messages.SeatRequest,
    "study": StudyRequest,
    "studied": StudyResult,
    "studied act": StudiedAct,
    "refused act": StudyRefused,
    "opinion": Analysis,
    "verdict": SolverVerdict,
    "judged act": JudgedAct,
    "course": LocalizedCourse,
    "chapter": LocalizedChapter,
    "step": LocalizedStep,
    "task": LocalizedTask,
    "rule": LocalizedRule,
    "example game": LocalizedExample,
    "note": Note,
    "trouble": ErrorBody,
}
"""The parts of messages, by their heading on the page."""


# --- reading the page -------------------------------------------------------------------------------------------------


def conversation_lines() -> list[str]:
    """Return the lines of all conversations in order; an indented line continues the one before it."""
    blocks = re.findall(r"^```conversation\n(.*?)^```", PAGE, re.S | re.M)
    return [re.sub(r"\n\s+", " ", line) for block in blocks for line in re.split(r"\n(?=\S)", block.strip())]


def value_of(text: str) -> Any:
    """Parse JSON in which ``…`` and ``{name}`` may stand for values, and ``…`` alone for further fields of an object."""
    text = re.sub(r'"?\{([a-z]\w*)\}"?', r'"{\1}"', text)
    text = re.sub(rf",\s*{ANY}\s*\}}", f',"{ANY}":"{ANY}"}}', text)
    text = re.sub(rf"(?<=[:\[, ]){ANY}(?=\s*[,\]}}])|^{ANY}$", f'"{ANY}"', text)
    return json.loads(text)


def matches(expected: Any, actual: Any, names: dict[str, Any]) -> bool:
    if expected == ANY:
        return True
    if isinstance(expected, str) and (named := re.fullmatch(r"\{(\w+)\}", expected)):
        return bool(names.setdefault(named[1], actual) == actual)
    if isinstance(expected, str) and isinstance(actual, str) and expected.endswith(ANY):
        return actual.startswith(expected[:-1])
    if isinstance(expected, dict) and isinstance(actual, dict):
        fields = {name: value for name, value in expected.items() if name != ANY}
        known = fields.keys() <= actual.keys() if ANY in expected else fields.keys() == actual.keys()
        return known and all(matches(value, actual[name], names) for name, value in fields.items())
    if isinstance(expected, list) and isinstance(actual, list):
        if expected and expected[-1] == ANY:
            expected, actual = expected[:-1], actual[: len(expected) - 1]
        return len(expected) == len(actual) and all(matches(*pair, names) for pair in zip(expected, actual, strict=True))
    return type(expected) is type(actual) and bool(expected == actual)


def fill_in(value: Any, names: dict[str, Any]) -> Any:
    """Replace names by the values that they stand for."""
    if isinstance(value, dict):
        return {name: fill_in(part, names) for name, part in value.items()}
    if isinstance(value, list):
        return [fill_in(part, names) for part in value]
    named = re.fullmatch(r"\{(\w+)\}", value) if isinstance(value, str) else None
    return names[named[1]] if named else value


# --- running the conversations ----------------------------------------------------------------------------------------


class Conversation:
    """The participants of the conversations on the page."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.clients: dict[str, Client] = {}
        self.sockets: dict[str, Socket] = {}
        self.replies: dict[str, tuple[int, Any]] = {}
        self.names: dict[str, Any] = {}
        self.unread: dict[str, deque[Any]] = defaultdict(deque)
        """Messages that participants received while others were speaking."""

    def run_line(self, line: str) -> None:
        who, how, rest = (*line.split(" ", 2), "")[:3]
        self.keep_alive(self.sockets.keys() - {who})
        client = self.clients.setdefault(who, self.server.anonymous())
        if how == ">":
            if who not in self.sockets:
                self.sockets[who] = client.socket(hello=False)
            self.sockets[who].send(**fill_in(value_of(rest), self.names))
        elif how == "<":
            self.expect(who, value_of(rest))
        elif how == "Authorization:":
            client.token = self.names[rest.removeprefix("Bearer ").strip("{}")]
        elif how.isdigit():
            status, body = self.replies.pop(who)
            assert status == int(how), body
            assert matches(value_of(rest) if rest else ANY, body, self.names), body
        else:
            path, _, body = rest.partition(" ")
            path = re.sub(r"\{(\w+)\}", lambda named: str(self.names[named[1]]), path)
            reply = client.call(how, path, fill_in(value_of(body), self.names) if body else None)
            self.replies[who] = (reply.status, reply.body)

    def keep_alive(self, silent: Set[str]) -> None:
        """Answer the pings of the others: on a busy machine it may take minutes until they speak."""
        for who in silent:
            with suppress(TimeoutError, ConnectionClosed):
                while True:
                    actual = json.loads(self.sockets[who].connection.recv(0))
                    if actual["type"] == "ping":
                        self.sockets[who].send(do="pong", n=actual["n"])
                    else:
                        self.unread[who].append(actual)

    def expect(self, who: str, expected: Any) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "the message did not arrive"
            actual = self.unread[who].popleft() if self.unread[who] else json.loads(self.sockets[who].connection.recv(PATIENCE))
            if matches(expected, actual, dict(self.names)):
                assert matches(expected, actual, self.names)
                return
            if actual["type"] == "ping":
                self.sockets[who].send(do="pong", n=actual["n"])
            assert actual["type"] in UNSOLICITED, actual


@pytest.fixture
def conversation(tmp_path: Path) -> Iterator[Conversation]:
    server = RunningServer(tmp_path, **NO_LIMITS)
    conversation = Conversation(server)
    yield conversation
    for socket in conversation.sockets.values():
        socket.close()
    server.stop()


def test_the_conversations_on_the_page_work(conversation: Conversation) -> None:
    for line in conversation_lines():
        try:
            conversation.run_line(line)
        except AssertionError as error:
            raise AssertionError(f"{line}\n\nbut:\n{error}") from None


# --- completeness of the page -----------------------------------------------------------------------------------------


def examples(direction: str) -> list[Any]:
    return [value_of(line.split(" ", 2)[2]) for line in conversation_lines() if line.split(" ", 2)[1] == direction]


def documented(chapter: str, heading: str) -> list[str]:
    """Return the fields in the table under a heading."""
    section = re.search(rf"^### `?{heading}`?\n(.*?)(?=^#|\Z)", PAGE.partition(f"\n## {chapter}\n")[2], re.S | re.M)
    assert section is not None, f"{heading} is not on the page"
    return re.findall(r"^\| `(\w+)` \|", section[1], re.M)


@pytest.mark.parametrize("tag", REQUESTS)
def test_every_request_has_an_example_and_its_fields_are_explained(tag: str) -> None:
    of_tag = [example for example in examples(">") if example["do"] == tag]
    assert of_tag, "no example"
    fields = [field.name for field in msgspec.structs.fields(REQUESTS[tag]) if field.name not in ("id", "table")]
    assert documented("Requests", tag) == fields
    assert set(fields) <= {name for example in of_tag for name in example}, "a field is in no example"


@pytest.mark.parametrize("tag", MESSAGES)
def test_every_message_has_a_complete_example_and_its_fields_are_explained(tag: str) -> None:
    fields = [field.name for field in msgspec.structs.fields(MESSAGES[tag])]
    assert documented("Messages", tag) == fields
    assert any(example.keys() == {"type", *fields} for example in examples("<") if example["type"] == tag), (
        "no complete example"
    )


@pytest.mark.parametrize("heading", PARTS)
def test_every_part_of_a_message_is_explained(heading: str) -> None:
    assert documented("What messages are made of", heading) == [field.name for field in msgspec.structs.fields(PARTS[heading])]


def test_the_page_describes_this_version_of_the_protocol() -> None:
    assert f"version {messages.PROTOCOL} " in PAGE.splitlines()[2]
    assert next(example["protocol"] for example in examples("<") if example["type"] == "welcome") == messages.PROTOCOL
