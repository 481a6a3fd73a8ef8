"""The server's application in this process, with clients over ASGI from any address."""

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


class Inside:
    """A running application and its clients."""

    def __init__(self, app: App, folder: Path) -> None:
        self.app = app
        self.services = app.services
        self.folder = folder
        self._clients: list[httpx.AsyncClient] = []

    def visitor(self, address: str = "127.0.0.1", *, origin: str | None = ORIGIN, base: str = ORIGIN) -> httpx.AsyncClient:
        """A browser at an address, on a page of an origin."""
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        found = httpx.AsyncClient(transport=transport, base_url=base, headers={"Origin": origin} if origin else {})
        self._clients.append(found)
        return found

    async def guest(self, name: str, **more: Any) -> httpx.AsyncClient:
        found = self.visitor(**more)
        assert (await found.post("/api/guests", json={"name": name})).status_code == 201
        return found

    async def account(self, name: str, **more: Any) -> httpx.AsyncClient:
        found = self.visitor(**more)
        answer = await found.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return found

    async def sign_in(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        found = self.visitor()
        answer = await found.post("/api/logins", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return found

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """An application with its own data folder until the end of the block."""
    data = DataFolder(folder)
    data.make()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # Litestar 3 wants a marker on the parameter ``data``
        app = App(Settings(data=folder, **settings), data)
    await app.start()
    found = Inside(app, folder)
    try:
        yield found
    finally:
        await found.close()
        await app.stop()
