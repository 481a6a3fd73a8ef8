"""People as pages: profiles, leaderboards, the visitor's account with its bots, and the page for admins."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.response import Response

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.server.audit import detail_in_words, what_in_words
from kaisho.server.club_admin import (
    ClubOrder,
    InvitationRequest,
    PersonOrder,
    audit_entries,
    change_club,
    change_person,
    close_table,
    frequent_pairs,
    make_invitation,
)
from kaisho.server.pages import wording
from kaisho.server.pages.page import PageRequest, Visit, handle_form, parse_form
from kaisho.server.pages.qr import QUIET, qr_code, qr_path
from kaisho.server.parameters import GameName, PersonName, Players
from kaisho.server.people import login_service, service
from kaisho.server.people.forms import (
    DeletionRequest,
    NewBot,
    NewPassword,
    ProfileChanges,
    Reauthentication,
    SecondFactorConfirmation,
    SecondFactorRequest,
)
from kaisho.server.people.login_service import RecoveryCodes
from kaisho.server.people.profiles import leaderboard_of, profile_of
from kaisho.server.services import InjectedServices
from kaisho.server.settings import REGISTRATION

LATEST = 50
"""Number of audit entries, and of pairs who have played each other, that the page shows."""
DAYS_OF_PAIRS = 30
ORDERS = {
    "ban": {"banned": True},
    "unban": {"banned": False},
    "password": {"new_password": True},
    "admin": {"admin": True},
    "no-admin": {"admin": False},
    "no-second-factor": {"no_second_factor": True},
}
"""What an admin can do about somebody, besides renaming them."""


# --- public pages -----------------------------------------------------------------------------------------------------


async def show_profile(visit: Visit, name: str) -> Response[Any]:
    return visit.render("profile.html", profile=await profile_of(visit.services, name), wording=wording)


async def show_leaderboard(visit: Visit, game: str, players: int) -> Response[Any]:
    best = await leaderboard_of(visit.services, game, players)
    return visit.render("leaderboard.html", game=game, players=players, places=best.places, pools=_pools())


def _pools() -> list[tuple[str, int]]:
    """Return every game with every number of players: each of them has its own ratings."""
    return [(name, players) for name in games.names() for players in games.game_class(name).player_counts]


# --- the account ------------------------------------------------------------------------------------------------------


async def show_account(visit: Visit, **more: Any) -> Response[Any]:
    person = visit.identity.require_person()
    values: dict[str, Any] = {
        "setup": None,
        "qr": None,
        "bots": [],
        "logins": await login_service.list_logins(visit.services, visit.identity),
        "factor": None,
    }
    if person.kind == "account":
        values["bots"] = await service.list_bots(visit.services, visit.identity)
        values["factor"] = await login_service.second_factor_of(visit.services, visit.identity)
    return visit.render("account.html", **values | more)


async def rename(visit: Visit) -> Response[Any]:
    form = parse_form(ProfileChanges, {"name": visit.text("name")})
    await service.change_me(visit.services, visit.identity, form.name, None)
    return visit.redirect("/account")


async def new_password(visit: Visit) -> Response[Any]:
    form = parse_form(NewPassword, {"old": visit.typed.get("old", ""), "new": visit.typed.get("new", "")})
    await service.change_password(visit.services, visit.identity, form.old, form.new)
    visit.notify(visit.say("account-password-changed"))
    return await show_account(visit)


async def delete_account(visit: Visit) -> Response[Any]:
    if visit.text("sure") != "yes":
        raise KaishoError("plain-confirm")
    form = parse_form(DeletionRequest, {"password": visit.typed.get("password") or None})
    await service.delete_me(visit.services, visit.identity, form.password)
    visit.remove_login()
    return visit.redirect("/")


async def new_bot(visit: Visit) -> Response[Any]:
    form = parse_form(NewBot, {"name": visit.text("name")})
    made = await service.make_bot(visit.services, visit.identity, form.name)
    return await _show_token(visit, made.token)


async def another_token(visit: Visit) -> Response[Any]:
    return await _show_token(visit, (await service.make_token(visit.services, visit.identity, visit.number("bot"))).token)


async def _show_token(visit: Visit, token: str) -> Response[Any]:
    visit.typed.clear()
    visit.notify(visit.say("account-token-once"), token)
    return await show_account(visit)


async def revoke(visit: Visit) -> Response[Any]:
    await service.revoke_token(visit.services, visit.identity, visit.number("bot"), visit.number("token"))
    return visit.redirect("/account")


async def remove_bot(visit: Visit) -> Response[Any]:
    if visit.text("sure") != "yes":
        raise KaishoError("plain-confirm")
    await service.delete_bot(visit.services, visit.identity, visit.number("bot"))
    return visit.redirect("/account")


async def begin_factor(visit: Visit) -> Response[Any]:
    form = parse_form(SecondFactorRequest, {"password": visit.typed.get("password", "")})
    setup = await login_service.begin_second_factor(visit.services, visit.identity, form.password)
    modules = await asyncio.to_thread(qr_code, setup.uri)
    qr = {"size": len(modules) + 2 * QUIET, "path": qr_path(modules)} if modules else None
    return await show_account(visit, setup=setup, qr=qr)


async def confirm_factor(visit: Visit) -> Response[Any]:
    form = parse_form(SecondFactorConfirmation, {"code": visit.text("code")})
    return await _show_recovery_codes(
        visit, await login_service.confirm_second_factor(visit.services, visit.identity, form.code)
    )


async def another_recovery(visit: Visit) -> Response[Any]:
    return await _show_recovery_codes(
        visit, await login_service.new_recovery_codes(visit.services, visit.identity, _proof(visit))
    )


async def end_factor(visit: Visit) -> Response[Any]:
    await login_service.end_second_factor(visit.services, visit.identity, _proof(visit))
    return visit.redirect("/account")


def _proof(visit: Visit) -> Reauthentication:
    return parse_form(Reauthentication, {"password": visit.typed.get("password", ""), "code": visit.text("code")})


async def _show_recovery_codes(visit: Visit, made: RecoveryCodes) -> Response[Any]:
    visit.typed.clear()
    visit.notify(visit.say("account-recovery-once"), "\n".join(made.codes))
    return await show_account(visit)


async def end_one_login(visit: Visit) -> Response[Any]:
    await login_service.end_login(visit.services, visit.identity, visit.text("login"))
    return visit.redirect("/account")


async def end_all_other_logins(visit: Visit) -> Response[Any]:
    await login_service.end_other_logins(visit.services, visit.identity)
    return visit.redirect("/account")


ACCOUNT_FORMS = {
    "name": rename,
    "password": new_password,
    "delete": delete_account,
    "bot": new_bot,
    "token": another_token,
    "revoke": revoke,
    "drop-bot": remove_bot,
    "factor": begin_factor,
    "factor-code": confirm_factor,
    "recovery": another_recovery,
    "no-factor": end_factor,
    "end-login": end_one_login,
    "end-logins": end_all_other_logins,
}


# --- admins -----------------------------------------------------------------------------------------------------------


async def show_admin(visit: Visit) -> Response[Any]:
    entries = await audit_entries(visit.services, visit.identity, limit=LATEST)
    pairs = await frequent_pairs(visit.services, visit.identity, days=DAYS_OF_PAIRS, limit=LATEST)
    return visit.render(
        "admin.html",
        orders=ORDERS,
        registrations=REGISTRATION,
        audit=entries,
        audit_what=what_in_words,
        audit_detail=detail_in_words,
        pairs=pairs,
        days_of_pairs=DAYS_OF_PAIRS,
    )


async def order(visit: Visit) -> Response[Any]:
    what = visit.text("what")
    changes = {"name": visit.text("new")} if what == "rename" else ORDERS.get(what)
    if changes is None:
        raise KaishoError("http-bad-form")
    changed = await change_person(visit.services, visit.identity, visit.text("name"), parse_form(PersonOrder, changes))
    visit.typed.clear()
    visit.notify(visit.say("admin-done", name=changed.name))
    if changed.password:
        visit.notify(visit.say("admin-new-password-once", name=changed.name), changed.password)
    return await show_admin(visit)


async def invite(visit: Visit) -> Response[Any]:
    form = parse_form(InvitationRequest, {"days": visit.number("days", 14)})
    made = await make_invitation(visit.services, visit.identity, form.days)
    visit.notify(visit.say("admin-invitation-once", days=made.days), made.code)
    return await show_admin(visit)


async def change_settings(visit: Visit) -> Response[Any]:
    texts = {name: visit.typed.get(name, "").replace("\r\n", "\n") for name in ("imprint", "privacy")}
    form = parse_form(
        ClubOrder,
        {name: visit.text(name) for name in ("club_name", "registration", "guests", "chat")} | texts,
    )
    await change_club(visit.services, visit.identity, form)
    return visit.redirect("/admin")


async def submit_close_table(visit: Visit) -> Response[Any]:
    await close_table(visit.services, visit.identity, visit.text("table").rstrip("/").rpartition("/")[2])
    visit.typed.clear()
    visit.notify(visit.say("admin-table-closed"))
    return await show_admin(visit)


ADMIN_FORMS = {"person": order, "invite": invite, "club": change_settings, "close": submit_close_table}


# --- routes -----------------------------------------------------------------------------------------------------------


@get("/people/{name:str}", include_in_schema=False)
async def profile(request: PageRequest, services: InjectedServices, name: PersonName) -> Response[Any]:
    return await show_profile(Visit(request, services), name)


@get("/leaderboards", include_in_schema=False)
async def leaderboards(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await show_leaderboard(Visit(request, services), *_pools()[0])


@get("/leaderboards/{game:str}/{players:int}", include_in_schema=False)
async def leaderboard(
    request: PageRequest,
    services: InjectedServices,
    game: GameName,
    players: Players,
) -> Response[Any]:
    return await show_leaderboard(Visit(request, services), game, players)


@get("/account", include_in_schema=False)
async def account(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await show_account(Visit(request, services))


@post("/account", include_in_schema=False)
async def account_form(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await handle_form(Visit(request, services), show_account, ACCOUNT_FORMS)


@get("/admin", include_in_schema=False)
async def admin(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await show_admin(Visit(request, services))


@post("/admin", include_in_schema=False)
async def admin_form(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await handle_form(Visit(request, services), show_admin, ADMIN_FORMS)


ROUTES: list[Any] = [profile, leaderboards, leaderboard, account, account_form, admin, admin_form]
