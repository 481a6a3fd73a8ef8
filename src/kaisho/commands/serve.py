"""``kaisho serve``: run the server."""

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
from kaisho.server.http_protocol import http_protocol_class
from kaisho.server.settings import Settings, read_settings, unknown_variables
from kaisho.server.start_up import check_club
from kaisho.server.watchdog import Watchdog
from kaisho.server.wire import wire_class

MAX_FILES = 65_536
"""Open files and connections that the server raises its limit to; many systems start with 1,024."""

KEEPALIVE_SECONDS = 120
"""Seconds of silence after which the system checks whether a client is still connected."""

SWITCH_INTERVAL = 0.001
"""Seconds after which a busy thread yields: the store's writer needs the interpreter often and briefly."""


def run(arguments: dict[str, Any]) -> int:
    settings = read_settings(arguments)
    say = words(arguments["lang"])
    for name in unknown_variables():
        print(say("host-unknown-variable", name=name), file=sys.stderr)
    folder = DataFolder(settings.data)
    folder.make()
    with folder.lock():
        check_club(folder, new_club=bool(arguments["new_club"]))
        listening = listen(settings)
        logs.set_up(settings.log_format, settings.log_level)
        address = settings.public_url or address_of(listening)

        def ready() -> None:
            print(say("host-listens", address=address), flush=True)
            print(say("host-how-to-stop"), flush=True)
            if settings.open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        raise_file_limit()
        sys.setswitchinterval(SWITCH_INTERVAL)
        app = App(settings, folder)
        server = Server(config(app, settings), app, ready)
        with server.stop_on_signals():
            server.run(sockets=[listening])
            print(say("host-stopped"), flush=True)
    return 0


def raise_file_limit() -> None:
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_FILES if most == resource.RLIM_INFINITY else min(most, MAX_FILES)
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(OSError, ValueError):  # the system has a lower limit
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(settings: Settings) -> socket.socket:
    """Return a bound socket; raise ``KaishoError`` if the address cannot be used."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Watchers without a name are never pinged; the system notices when one of them is gone.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_KEEPIDLE"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, KEEPALIVE_SECONDS)
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
        http=http_protocol_class(lambda: app.services),
        ws=wire_class(lambda: app.services),
        ws_max_size=settings.message_bytes,
        proxy_headers=False,  # the application decides which proxies it trusts
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        backlog=4096,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Uvicorn with a callback when it listens, and a goodbye to clients before their connections are closed."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._watchdog = Watchdog()

    @contextlib.contextmanager
    def stop_on_signals(self) -> Generator[None, None, None]:
        """Handle signals until the server has stopped; a second Ctrl-C does not interrupt the shutdown."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Override Uvicorn's handling, which ends too early and treats a signal as a failure."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # Uvicorn exits when the startup fails; the reason is printed instead
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
