"""The engine protocol: each line of input is one request, each line of output one answer, as JSON (``docs/engine.md``).

Every request has an ``id``, which all its answers carry. A long request runs in a thread, on a copy of the state, while
more input is read; it sends progress and a final line. Whatever a line contains, it gets exactly one error or one final
answer, and the program goes on. A bot's time starts when everything that it needs has been compiled.
"""

from __future__ import annotations

import contextlib
import select
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

import msgspec
import numpy as np

from kaisho import __version__, games
from kaisho.bots import SECONDS, Bot, bot, check_bot_name, opinion
from kaisho.bots import names as bot_names
from kaisho.errors import BadRecord, IllegalAct, KaishoError
from kaisho.game import WATCHER, Game, OptionValue
from kaisho.kernel import Flags
from kaisho.language import words
from kaisho.record import Record
from kaisho.search.limits import STOPPED, Thinking
from kaisho.search.perft import Stopped, perft

PROTOCOL = 1
MAX_BYTES = 1_000_000
MAX_SECONDS = 86_400
HEARTBEAT = 1.0
"""Seconds between two reports that something is still being prepared."""
TOO_LONG = b""
Id = int | str
Answer = dict[str, Any]


class BadRequest(KaishoError):
    """A line that is not a valid request."""


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id
    language: str | None = None


class HelloRequest(Request, tag="hello"):
    """Ask for the version, the games and the bots."""


class NewRequest(Request, tag="new"):
    """Begin a game, from a deal or from a seed."""

    game: str
    options: dict[str, OptionValue] = {}
    deal: str | None = None
    seed: int = 0


class PositionRequest(Request, tag="position"):
    """Go to a position."""

    game: str
    position: str


class LoadRequest(Request, tag="load"):
    """Go to the end of a record."""

    record: str


class StateRequest(Request, tag="state"):
    """Ask for the state of the game: everything, or what one seat may know; -1 is a watcher."""

    seat: int | None = None


class LegalRequest(Request, tag="legal"):
    """Ask for all legal acts."""

    notation: str | None = None


class PlayRequest(Request, tag="play"):
    """Play acts one after another, as numbers or in notation: all of them, or none."""

    acts: list[int | str]


class UndoRequest(Request, tag="undo"):
    """Take acts back."""

    count: int = 1


class ExplainRequest(Request, tag="explain"):
    """Ask why an act is not allowed."""

    act: int | str


class ViewRequest(Request, tag="view"):
    """Ask what a seat sees; -1 is a watcher."""

    seat: int = WATCHER


class RecordRequest(Request, tag="record"):
    """Ask for the game so far as a record: everything, or what one seat may know."""

    notation: str | None = None
    seat: int | None = None


class ReadyRequest(Request, tag="ready"):
    """Compile or load everything that a game (by default the current one) and a bot need, and answer when it is done."""

    game: str | None = None
    bot: str = "strong"


class GoRequest(Request, tag="go"):
    """Let a bot choose an act; it is not played."""

    bot: str = "strong"
    seed: int = 0
    seconds: float | None = None
    nodes: int | None = None


class PerftRequest(Request, tag="perft"):
    """Count the sequences of a number of acts."""

    depth: int
    divide: bool = False


class StopRequest(Request, tag="stop"):
    """Stop a running request, or all of them."""

    target: Id | None = None


class QuitRequest(Request, tag="quit"):
    """End the program."""


REQUESTS = (
    HelloRequest
    | NewRequest
    | PositionRequest
    | LoadRequest
    | StateRequest
    | LegalRequest
    | PlayRequest
    | UndoRequest
    | ExplainRequest
    | ViewRequest
    | RecordRequest
    | ReadyRequest
    | GoRequest
    | PerftRequest
    | StopRequest
    | QuitRequest
)


class _OnlyId(msgspec.Struct):
    id: Id | None = None


class Engine:
    """One conversation over a pair of byte streams."""

    def __init__(self, source: IO[bytes], sink: IO[bytes], language: str = "en") -> None:
        self.source = source
        self.sink = sink
        self.language = language
        self.record: Record | None = None
        self._decoder = msgspec.json.Decoder(REQUESTS)
        self._only_id = msgspec.json.Decoder(_OnlyId)
        self._writing = threading.Lock()
        self._running: dict[Id, Flags] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self._prepared: set[tuple[str, str]] = set()
        """The bots that this process has already created, by game and name: creating them again takes no time."""

    def run(self) -> None:
        """Answer until the input ends or a request says ``quit``; requests that run when the input ends are completed."""
        go_on = True
        try:
            while go_on and (line := self._read_line()) is not None:
                if line == TOO_LONG or line.strip():
                    go_on = self._answer_line(line)
            while self._running and not self._is_output_closed():
                time.sleep(0.05)
        finally:
            self._stop(None)
            self._pool.shutdown(wait=True)

    def _is_output_closed(self) -> bool:
        """Whether the other end of the output has been closed."""
        try:
            poll = select.poll()
            poll.register(self.sink, 0)
        except (AttributeError, OSError, ValueError):  # not a pipe, or a system without poll
            return False
        return bool(poll.poll(0))

    def _read_line(self) -> bytes | None:
        line = self.source.readline(MAX_BYTES)
        if not line:
            return None
        if len(line) == MAX_BYTES and not line.endswith(b"\n"):
            while (rest := self.source.readline(MAX_BYTES)) and not rest.endswith(b"\n"):
                pass
            return TOO_LONG
        return line

    def _send(self, answer: Answer) -> None:
        self._send_line(msgspec.json.encode(answer))

    def _send_line(self, line: bytes) -> None:
        with self._writing:
            self.sink.write(line + b"\n")
            self.sink.flush()

    # --- one line -----------------------------------------------------------------------------------------------------

    def _answer_line(self, line: bytes) -> bool:
        identity: Id | None = None
        language = self.language
        try:
            identity = self._id_of(line)
            request = _decoded(self._decoder, line)
            if request.language is not None:
                language = words(request.language).language
            if request.id in self._running and not isinstance(request, StopRequest | QuitRequest):
                raise BadRequest("engine-id-in-use", id=str(request.id))
            if isinstance(request, ReadyRequest | GoRequest | PerftRequest):
                self._start(request, language)
            else:
                self._send({"id": request.id, "ok": True, **self._answer(request, language)})
            return not isinstance(request, QuitRequest)
        except BrokenPipeError:
            raise
        except Exception as error:
            self._send({"id": identity, "ok": False, "error": _described(error, language)})
            return True

    def _id_of(self, line: bytes) -> Id | None:
        """Read the id alone, so that an error about the rest can carry it."""
        if line == TOO_LONG:
            raise BadRequest("engine-too-long", most=str(MAX_BYTES))
        try:
            return self._only_id.decode(line).id
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return None

    # --- requests that take long --------------------------------------------------------------------------------------

    def _start(self, request: ReadyRequest | GoRequest | PerftRequest, language: str) -> None:
        match request:
            case ReadyRequest():
                work = self._ready(request)
            case GoRequest():
                work = self._go(request, self._current(), language)
            case PerftRequest():
                work = self._perft(request, self._current())
        stop = np.zeros(1, np.uint8)
        self._running[request.id] = stop
        self._pool.submit(self._work, request.id, work, stop, language)

    def _work(self, identity: Id, work: Callable[[Flags], Answer], stop: Flags, language: str) -> None:
        try:
            answer = msgspec.json.encode({"id": identity, "ok": True, **work(stop)})
        except Stopped:
            answer = msgspec.json.encode({"id": identity, "ok": True, "stopped": True})
        except Exception as error:
            answer = msgspec.json.encode({"id": identity, "ok": False, "error": _described(error, language)})
        del self._running[identity]
        with contextlib.suppress(BrokenPipeError):  # the output has been closed
            self._send_line(answer)

    @contextlib.contextmanager
    def _preparing(self, identity: Id) -> Iterator[None]:
        """Report now and every second that something is being compiled or loaded, so that silence is not taken for a hang."""
        began, done = time.monotonic(), threading.Event()

        def report() -> None:
            with contextlib.suppress(BrokenPipeError):
                while True:
                    self._send({"id": identity, "progress": {"preparing": round(time.monotonic() - began, 1)}})
                    if done.wait(HEARTBEAT):
                        return

        thread = threading.Thread(target=report, daemon=True)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()

    def _new_bot(self, identity: Id, name: str, game: Game, seed: int) -> Bot:
        if (game.name, name) in self._prepared:
            return bot(name, game, seed)
        with self._preparing(identity):
            new_bot = bot(name, game, seed)
        self._prepared.add((game.name, name))
        return new_bot

    def _ready(self, request: ReadyRequest) -> Callable[[Flags], Answer]:
        game = self._current().game if request.game is None else games.load(request.game)
        check_bot_name(request.bot)

        def prepare(stop: Flags) -> Answer:
            self._new_bot(request.id, request.bot, game, 0)
            with self._preparing(request.id):
                state = game.deal()
                game.view(state, WATCHER)
                perft(game, state, 1)
            return {"game": game.name, "bot": request.bot, "ready": True}

        return prepare

    def _go(self, request: GoRequest, record: Record, language: str) -> Callable[[Flags], Answer]:
        game, state = record.game, _running_state(record)
        seconds, nodes = request.seconds, request.nodes
        if (seconds is not None and not 0 < seconds <= MAX_SECONDS) or (nodes is not None and nodes < 1):
            raise BadRequest("engine-bad-limits", most=str(MAX_SECONDS))
        if seconds is None and nodes is None:
            seconds = SECONDS
        check_bot_name(request.bot)

        def choose(stop: Flags) -> Answer:
            player = self._new_bot(request.id, request.bot, game, request.seed)
            if stop[0]:
                raise Stopped
            with Thinking(seconds, nodes, stop) as thinking:
                found = opinion(player, game, state, thinking)
            stopped = {"stopped": True} if stop[0] == STOPPED else {}
            return stopped | {
                "act": found.act,
                "text": game.write(state, found.act, None, language),
                "value": found.value,
                "proved": found.proved,
                "nodes": found.nodes,
                "line": list(found.variation),
            }

        return choose

    def _perft(self, request: PerftRequest, record: Record) -> Callable[[Flags], Answer]:
        if not 1 <= request.depth <= 60:
            raise BadRequest("engine-bad-depth", depth=str(request.depth))
        game, state = record.game, record.state

        def count_all(stop: Flags) -> Answer:
            acts = game.legal(state)
            divided: dict[str, int] = {}
            for number, act in enumerate(acts, 1):
                if stop[0]:
                    raise Stopped
                count = perft(game, game.after(state, act), request.depth - 1, stop)
                divided[game.write(state, act, game.styles[-1])] = count
                if number < len(acts):
                    self._send(
                        {"id": request.id, "progress": {"done": number, "of": len(acts), "count": sum(divided.values())}}
                    )
            answer: Answer = {"depth": request.depth, "count": sum(divided.values())}
            return {**answer, "divide": divided} if request.divide else answer

        return count_all

    def _stop(self, target: Id | None) -> Answer:
        flags = dict(self._running) if target is None else {k: v for k, v in self._running.items() if k == target}
        for flag in flags.values():
            flag[0] = 1
        return {"stopping": list(flags)}

    # --- requests that are answered at once ---------------------------------------------------------------------------

    def _current(self) -> Record:
        if self.record is None:
            raise BadRequest("engine-no-game")
        return self.record

    def _seated(self, seat: int) -> Record:
        """Return the game, after a check that it has this seat."""
        record = self._current()
        if not WATCHER <= seat < record.game.seats:
            raise BadRequest("engine-bad-seat", seat=str(seat), most=str(record.game.seats - 1))
        return record

    def _answer(self, request: Any, language: str) -> Answer:
        match request:
            case HelloRequest():
                return {
                    "engine": "kaisho",
                    "version": __version__,
                    "protocol": PROTOCOL,
                    "games": list(games.names()),
                    "bots": list(bot_names()),
                }
            case NewRequest():
                game = games.load(request.game, **request.options)
                layout = game.shuffle(request.seed) if request.deal is None else game.read_layout(request.deal)
                self.record = Record(game, layout)
                return self._state()
            case PositionRequest():
                game, state = games.game_class(request.game).from_position(request.position)
                self.record = Record(game, start=state)
                return self._state()
            case LoadRequest():
                self.record = Record.read(request.record)
                return self._state()
            case StateRequest():
                return self._state(request.seat)
            case LegalRequest():
                return self._legal(request.notation, language)
            case PlayRequest():
                self._play(request.acts, language)
                return self._state()
            case UndoRequest():
                return self._undo(request.count)
            case ExplainRequest():
                return self._explain(request.act, language)
            case ViewRequest():
                record = self._seated(request.seat)
                return {"view": record.game.view(record.state, request.seat)}
            case RecordRequest():
                record = self._current() if request.seat is None else self._seated(request.seat)
                return {"record": record.write(request.notation, language, seat=request.seat)}
            case StopRequest():
                return self._stop(request.target)
            case QuitRequest():
                self._stop(None)
                return {}
        raise AssertionError(request)

    def _state(self, seat: int | None = None) -> Answer:
        """Describe the state of the game; for a seat, only what it may know. Nothing of a finished game is hidden."""
        record = self._current() if seat is None else self._seated(seat)
        game, state = record.game, record.state
        if seat is not None and not state.over:
            state = game.concealed(state, seat)
        result = game.result(state)
        return {
            "game": game.name,
            "options": game.options,
            "position": game.position(state),
            "acts": int(state.acts),
            "turn": int(state.turn),
            "to_act": None if state.over else game.seat_name(int(state.seat)),
            "over": bool(state.over),
            "points": list(game.points(state)),
            "result": None
            if result is None
            else {
                "values": list(result.values),
                "places": list(result.places),
                "reason": result.reason,
            },
        }

    def _legal(self, notation: str | None, language: str) -> Answer:
        record = self._current()
        state = record.state
        acts = record.game.legal(state)
        return {"acts": acts, "texts": [record.game.write(state, act, notation, language) for act in acts]}

    def _play(self, acts: list[int | str], language: str) -> None:
        record = self._current()
        before = len(record.acts)
        try:
            for act in acts:
                record.play(act, language)
        except KaishoError:
            while len(record.acts) > before:
                record.undo()
            raise

    def _undo(self, count: int) -> Answer:
        record = self._current()
        if not 0 <= count <= len(record.acts):
            raise BadRequest("engine-bad-undo", count=str(count), acts=str(len(record.acts)))
        if count > record.undoable():
            raise BadRequest("engine-undo-hidden", count=str(count), most=str(record.undoable()))
        for _ in range(count):
            record.undo()
        return self._state()

    def _explain(self, act: int | str, language: str) -> Answer:
        record = self._current()
        number = record.game.parse(record.state, act, language) if isinstance(act, str) else act
        refusal = record.game.explain(record.state, number)
        if refusal is None:
            return {"act": number, "legal": True}
        return {
            "act": number,
            "legal": False,
            "rule": refusal.rule,
            "text": refusal.say(language),
            "squares": list(refusal.squares),
        }


def _decoded(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadRequest("engine-bad-request", why=str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRequest("engine-not-json", why=str(error)) from None


def _running_state(record: Record) -> Any:
    """Return the state of a game that is not over."""
    if record.state.over:
        raise BadRequest("engine-game-over")
    return record.state


def _described(error: Exception, language: str) -> Answer:
    """Describe an error, for programs and for people."""
    if not isinstance(error, KaishoError):
        return {"code": "engine-fault", "message": words(language)("engine-fault", what=f"{type(error).__name__}: {error}")}
    described: Answer = {"code": error.code, "message": error.say(language)}
    if isinstance(error, IllegalAct):
        described |= {"rule": error.rule, "squares": list(error.squares)}
    if isinstance(error, BadRecord):
        described |= {"line": error.line, "rule": error.rule}
    return described
