"""A person's logins and second factor over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.server.http.cookies import signed_out
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.people import login_service
from kaisho.server.people.forms import Reauthentication, SecondFactorConfirmation, SecondFactorRequest
from kaisho.server.people.login_service import RecoveryCodes
from kaisho.server.people.logins import OwnLogin
from kaisho.server.people.second_factor import SecondFactor, SecondFactorSetup
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices

HttpRequest = Request[Any, Any, Any]
LoginId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]


class OwnLogins(msgspec.Struct, frozen=True):
    logins: list[OwnLogin]


class OwnLoginRoutes(Controller):
    path = "/api/me"
    tags = ["people"]  # noqa: RUF012

    @get("/logins", responses=DOCUMENTED, summary="Where you are signed in")
    async def list_logins(self, request: HttpRequest, services: InjectedServices) -> OwnLogins:
        return OwnLogins(await login_service.list_logins(services, identity_of(request.scope)))

    @delete("/logins", status_code=200, responses=DOCUMENTED, summary="Sign out everywhere")
    async def log_out_everywhere(self, request: HttpRequest, services: InjectedServices) -> Response[None]:
        await login_service.sign_out_everywhere(services, identity_of(request.scope))
        return signed_out(request)

    @delete("/logins/others", status_code=200, responses=DOCUMENTED, summary="Sign out everywhere but here")
    async def end_others(self, request: HttpRequest, services: InjectedServices) -> None:
        await login_service.end_other_logins(services, identity_of(request.scope))

    @delete("/logins/{id:str}", status_code=200, responses=DOCUMENTED, summary="Sign out on one device")
    async def end_one(self, request: HttpRequest, services: InjectedServices, id: LoginId) -> None:
        await login_service.end_login(services, identity_of(request.scope), id)

    @get("/second-factor", responses=DOCUMENTED, summary="Whether you have a second factor")
    async def state(self, request: HttpRequest, services: InjectedServices) -> SecondFactor:
        return await login_service.second_factor_of(services, identity_of(request.scope))

    @post("/second-factor", status_code=200, responses=DOCUMENTED, summary="Begin to set up a second factor")
    async def begin(self, request: HttpRequest, services: InjectedServices, data: SecondFactorRequest) -> SecondFactorSetup:
        """Returns the key for an app, as text and as a URI for a QR code. It is required once a code has confirmed it."""
        return await login_service.begin_second_factor(services, identity_of(request.scope), data.password)

    @post(
        "/second-factor/confirmation",
        status_code=200,
        responses=DOCUMENTED,
        summary="Confirm the second factor with a first code; other logins end",
    )
    async def confirm(self, request: HttpRequest, services: InjectedServices, data: SecondFactorConfirmation) -> RecoveryCodes:
        return await login_service.confirm_second_factor(services, identity_of(request.scope), data.code)

    @post("/second-factor/recovery", status_code=200, responses=DOCUMENTED, summary="New recovery codes")
    async def recovery(self, request: HttpRequest, services: InjectedServices, data: Reauthentication) -> RecoveryCodes:
        return await login_service.new_recovery_codes(services, identity_of(request.scope), data)

    @post("/second-factor/removal", status_code=200, responses=DOCUMENTED, summary="Remove the second factor")
    async def removal(self, request: HttpRequest, services: InjectedServices, data: Reauthentication) -> None:
        await login_service.end_second_factor(services, identity_of(request.scope), data)


ROUTES: list[Any] = [OwnLoginRoutes]
