"""A club in the test's own process, with ASGI clients from any address."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.exceptions import LitestarDeprecationWarning

from kaisho.server.app import App
from kaisho.server.folder import DataFolder
from kaisho.server.settings import Settings

ORIGIN = "http://localhost"
PASSWORD = "correct horse battery"


class InProcessClub:
    """A running application and its HTTP clients."""

    def __init__(self, app: App, folder: Path) -> None:
        self.app = app
        self.services = app.services
        self.folder = folder
        self._clients: list[httpx.AsyncClient] = []

    def client(self, address: str = "127.0.0.1", *, origin: str | None = ORIGIN, base: str = ORIGIN) -> httpx.AsyncClient:
        """Create a client with an IP address and an Origin header."""
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        client = httpx.AsyncClient(transport=transport, base_url=base, headers={"Origin": origin} if origin else {})
        self._clients.append(client)
        return client

    async def guest(self, name: str, **more: Any) -> httpx.AsyncClient:
        client = self.client(**more)
        assert (await client.post("/api/guests", json={"name": name})).status_code == 201
        return client

    async def account(self, name: str, **more: Any) -> httpx.AsyncClient:
        client = self.client(**more)
        answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return client

    async def sign_in(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        client = self.client()
        answer = await client.post("/api/logins", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return client

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def in_process_club(folder: Path, **settings: Any) -> AsyncIterator[InProcessClub]:
    """Run a club with a data folder until the end of the block."""
    data = DataFolder(folder)
    data.make()
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", LitestarDeprecationWarning
        )  # Litestar 3 will require a marker on the parameter ``data``
        app = App(Settings(data=folder, **settings), data)
    await app.start()
    club = InProcessClub(app, folder)
    try:
        yield club
    finally:
        await club.close()
        await app.stop()
