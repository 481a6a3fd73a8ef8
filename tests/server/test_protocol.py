"""``docs/protocol.md`` is true: its conversations are held with a real server, and it has every message and field.

In a conversation ``Ann > {…}`` is sent and ``Ann < {…}`` must come next; ``Ann POST /path {…}`` is a request over HTTP and
``Ann 201 {…}`` its answer. ``…`` stands for anything, ``{name}`` for a value that is kept and must be the same again.
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
from tests.server.running import NO_LIMITS, PATIENCE, RunningServer, Socket, Visitor

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
ANY = "…"
UNASKED = ("ping", "lobby", "your-turn")
"""Messages that come when they come: passed over unless they are expected."""

REQUESTS = {kind.__struct_config__.tag: kind for kind in get_args(messages.SocketRequest)}
TOLD = {kind.__struct_config__.tag: kind for kind in messages.Message.__subclasses__()}
PARTS = {
    "you": messages.You,
    "entry": messages.EntryView,
    "news": messages.EventView,
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
"""What messages are made of, by its heading."""


# --- reading the page -------------------------------------------------------------------------------------------------


def lines() -> list[str]:
    """The lines of all conversations in order; what goes on in the next line is indented."""
    blocks = re.findall(r"^```conversation\n(.*?)^```", PAGE, re.S | re.M)
    return [re.sub(r"\n\s+", " ", line) for block in blocks for line in re.split(r"\n(?=\S)", block.strip())]


def value_of(text: str) -> Any:
    """JSON in which ``…`` and ``{name}`` may stand for values, and ``…`` alone for further fields of an object."""
    text = re.sub(r'"?\{([a-z]\w*)\}"?', r'"{\1}"', text)
    text = re.sub(rf",\s*{ANY}\s*\}}", f',"{ANY}":"{ANY}"}}', text)
    text = re.sub(rf"(?<=[:\[, ]){ANY}(?=\s*[,\]}}])|^{ANY}$", f'"{ANY}"', text)
    return json.loads(text)


def fits(wanted: Any, found: Any, names: dict[str, Any]) -> bool:
    if wanted == ANY:
        return True
    if isinstance(wanted, str) and (named := re.fullmatch(r"\{(\w+)\}", wanted)):
        return bool(names.setdefault(named[1], found) == found)
    if isinstance(wanted, str) and isinstance(found, str) and wanted.endswith(ANY):
        return found.startswith(wanted[:-1])
    if isinstance(wanted, dict) and isinstance(found, dict):
        fields = {name: value for name, value in wanted.items() if name != ANY}
        known = fields.keys() <= found.keys() if ANY in wanted else fields.keys() == found.keys()
        return known and all(fits(value, found[name], names) for name, value in fields.items())
    if isinstance(wanted, list) and isinstance(found, list):
        if wanted and wanted[-1] == ANY:
            wanted, found = wanted[:-1], found[: len(wanted) - 1]
        return len(wanted) == len(found) and all(fits(*pair, names) for pair in zip(wanted, found, strict=True))
    return type(wanted) is type(found) and bool(wanted == found)


def filled(value: Any, names: dict[str, Any]) -> Any:
    """What is sent: names replaced by what they stand for."""
    if isinstance(value, dict):
        return {name: filled(part, names) for name, part in value.items()}
    if isinstance(value, list):
        return [filled(part, names) for part in value]
    named = re.fullmatch(r"\{(\w+)\}", value) if isinstance(value, str) else None
    return names[named[1]] if named else value


# --- holding the conversations ----------------------------------------------------------------------------------------


class Company:
    """Everybody who speaks on the page."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.visitors: dict[str, Visitor] = {}
        self.sockets: dict[str, Socket] = {}
        self.replies: dict[str, tuple[int, Any]] = {}
        self.names: dict[str, Any] = {}
        self.unheard: dict[str, deque[Any]] = defaultdict(deque)
        """What has come for those who were silent."""

    def say(self, line: str) -> None:
        who, how, rest = (*line.split(" ", 2), "")[:3]
        self.keep_alive(self.sockets.keys() - {who})
        visitor = self.visitors.setdefault(who, self.server.nobody())
        if how == ">":
            if who not in self.sockets:
                self.sockets[who] = visitor.socket(hello=False)
            self.sockets[who].send(**filled(value_of(rest), self.names))
        elif how == "<":
            self.hear(who, value_of(rest))
        elif how == "Authorization:":
            visitor.token = self.names[rest.removeprefix("Bearer ").strip("{}")]
        elif how.isdigit():
            status, body = self.replies.pop(who)
            assert status == int(how), body
            assert fits(value_of(rest) if rest else ANY, body, self.names), body
        else:
            path, _, body = rest.partition(" ")
            path = re.sub(r"\{(\w+)\}", lambda named: str(self.names[named[1]]), path)
            reply = visitor.call(how, path, filled(value_of(body), self.names) if body else None)
            self.replies[who] = (reply.status, reply.body)

    def keep_alive(self, silent: Set[str]) -> None:
        """Answer the pings of those who do not speak now: on a busy machine their turn may come after minutes."""
        for who in silent:
            with suppress(TimeoutError, ConnectionClosed):
                while True:
                    found = json.loads(self.sockets[who].connection.recv(0))
                    if found["type"] == "ping":
                        self.sockets[who].send(do="pong", n=found["n"])
                    else:
                        self.unheard[who].append(found)

    def hear(self, who: str, wanted: Any) -> None:
        ends = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < ends, "it did not come"
            found = (
                self.unheard[who].popleft() if self.unheard[who] else json.loads(self.sockets[who].connection.recv(PATIENCE))
            )
            if fits(wanted, found, dict(self.names)):
                assert fits(wanted, found, self.names)
                return
            if found["type"] == "ping":
                self.sockets[who].send(do="pong", n=found["n"])
            assert found["type"] in UNASKED, found


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    server = RunningServer(tmp_path, **NO_LIMITS)
    company = Company(server)
    yield company
    for socket in company.sockets.values():
        socket.close()
    server.stop()


def test_the_conversations_are_held_as_they_are_written(company: Company) -> None:
    for line in lines():
        try:
            company.say(line)
        except AssertionError as error:
            raise AssertionError(f"{line}\n\nbut:\n{error}") from None


# --- whether everything is there --------------------------------------------------------------------------------------


def examples(sign: str) -> list[Any]:
    return [value_of(line.split(" ", 2)[2]) for line in lines() if line.split(" ", 2)[1] == sign]


def documented(chapter: str, heading: str) -> list[str]:
    """The fields in the table under a heading."""
    section = re.search(rf"^### `?{heading}`?\n(.*?)(?=^#|\Z)", PAGE.partition(f"\n## {chapter}\n")[2], re.S | re.M)
    assert section is not None, f"{heading} is not on the page"
    return re.findall(r"^\| `(\w+)` \|", section[1], re.M)


@pytest.mark.parametrize("tag", REQUESTS)
def test_every_request_has_an_example_and_its_fields_are_explained(tag: str) -> None:
    shown = [example for example in examples(">") if example["do"] == tag]
    assert shown, "no example"
    own = [field.name for field in msgspec.structs.fields(REQUESTS[tag]) if field.name not in ("id", "table")]
    assert documented("Requests", tag) == own
    assert set(own) <= {name for example in shown for name in example}, "a field is in no example"


@pytest.mark.parametrize("tag", TOLD)
def test_every_message_has_a_whole_example_and_its_fields_are_explained(tag: str) -> None:
    fields = [field.name for field in msgspec.structs.fields(TOLD[tag])]
    assert documented("Messages", tag) == fields
    assert any(example.keys() == {"type", *fields} for example in examples("<") if example["type"] == tag), "no whole example"


@pytest.mark.parametrize("heading", PARTS)
def test_every_part_of_a_message_is_explained(heading: str) -> None:
    assert documented("What messages are made of", heading) == [field.name for field in msgspec.structs.fields(PARTS[heading])]


def test_the_page_is_about_this_version_of_the_protocol() -> None:
    assert f"version {messages.PROTOCOL} " in PAGE.splitlines()[2]
    assert next(example["protocol"] for example in examples("<") if example["type"] == "welcome") == messages.PROTOCOL
