"""``kaisho serve``: the club, for browsers and bots."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Generator
from types import FrameType
from typing import Any

import uvicorn

from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.server import logs
from kaisho.server.app import App
from kaisho.server.folder import DataFolder
from kaisho.server.line import line_for
from kaisho.server.settings import Settings, read_settings, unknown_variables
from kaisho.server.start_up import check_club
from kaisho.server.watchdog import Watchdog
from kaisho.server.wire import wire_for

MOST_LINES = 65_536
"""Lines to clients and open files that the server allows itself, where the system lets it: some allow only 1,024 at first."""

SIGN_OF_LIFE = 120
"""Seconds of silence after which the system asks whether a client is still there."""

SWITCH = 0.001
"""Seconds after which a busy thread hands over: the store's writer needs the interpreter often and for a short time."""


def run(found: dict[str, Any]) -> int:
    settings = read_settings(found)
    say = words(found["lang"])
    for name in unknown_variables():
        print(say("host-unknown-variable", name=name), file=sys.stderr)
    folder = DataFolder(settings.data)
    folder.make()
    with folder.lock():
        check_club(folder, new_club=bool(found["new_club"]))
        listening = listen(settings)
        logs.set_up(settings.log_format, settings.log_level)
        address = settings.public_url or address_of(listening)

        def ready() -> None:
            print(say("host-listens", address=address), flush=True)
            print(say("host-how-to-stop"), flush=True)
            if settings.open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        allow_many_lines()
        sys.setswitchinterval(SWITCH)
        app = App(settings, folder)
        server = Server(config(app, settings), app, ready)
        with server.told_to_stop():
            server.run(sockets=[listening])
            print(say("host-stopped"), flush=True)
    return 0


def allow_many_lines() -> None:
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_LINES if most == resource.RLIM_INFINITY else min(most, MOST_LINES)
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(OSError, ValueError):  # a system with a further limit of its own
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at, or a clear word why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Who watches without a name is never pinged: the system notices when such a client has gone without a word.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_KEEPIDLE"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, SIGN_OF_LIFE)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise KaishoError("host-cannot-listen", host=settings.host, port=str(settings.port), why=why) from None
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def config(app: App, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=line_for(app),
        ws=wire_for(app),
        ws_max_size=settings.message_bytes,
        proxy_headers=False,  # the app itself decides whom to believe
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        backlog=4096,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Uvicorn, which says when it listens, and lets the club say goodbye before connections are closed."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._watchdog = Watchdog()

    @contextlib.contextmanager
    def told_to_stop(self) -> Generator[None, None, None]:
        """Listen to signals until all is over; who is impatient and says it twice interrupts nothing."""
        told = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in told}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Uvicorn would listen for a shorter time, and end with failure: being told to stop is none."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # Uvicorn ends the process where a club does not open; why not is said in words
            if self._app.failure is None:
                raise
            raise self._app.failure from None
        if self.started:
            self._ready()
            self._watchdog.start()

    async def on_tick(self, counter: int) -> bool:
        self._watchdog.beat()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._watchdog.stop()
        await self._app.say_goodbye()
        await super().shutdown(sockets)
