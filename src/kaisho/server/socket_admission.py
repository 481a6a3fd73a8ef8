"""Who may open a WebSocket: the same checks that HTTP requests pass as middlewares."""

from __future__ import annotations

import time

from kaisho.errors import KaishoError
from kaisho.server.asgi import Scope
from kaisho.server.identity import Identity
from kaisho.server.security import check_host, check_origin, client_of, headers_of, limit_key, token_of_subprotocols
from kaisho.server.services import Services

PATH = "/socket"


async def admit_socket(services: Services, scope: Scope) -> tuple[Identity, str]:
    """Return who opens a WebSocket and the key of their address; raise if they may not."""
    headers = headers_of(scope)
    address, scheme = client_of(scope, headers, services.settings)
    client = limit_key(address)
    if scope["path"] != PATH:
        raise KaishoError("http-not-found")
    check_host(headers, services.settings)
    services.limits.per_address.check(client, time.monotonic())
    services.sockets.check_room(client)
    if (token := token_of_subprotocols(headers.get("sec-websocket-protocol", ""))) is not None:
        headers["authorization"] = f"Bearer {token}"
    await services.loaded.wait()
    identity = await services.authenticator.identify(headers, address, services.settings)
    if token is None:  # a page of another host cannot know a token, and without one it is nobody
        check_origin(headers, scheme, services.settings, needed=identity.person is not None and not identity.token)
    if identity.person is not None:
        services.limits.per_person.check(str(identity.person.id), time.monotonic())
    return identity, client
