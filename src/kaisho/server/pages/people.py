"""People as pages: profiles, leaderboards, the own account with its bots, and what only an admin sees."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.server.audit import detail_in_words, what_in_words
from kaisho.server.http.club import (
    ClubOrder,
    InvitationWanted,
    PersonOrder,
    audit_of,
    change_club,
    change_person,
    close_table,
    make_invitation,
    pairs_of,
)
from kaisho.server.http.own_logins import (
    Confirmation,
    Proof,
    RecoveryCodes,
    SetupWanted,
    begin_second_factor,
    confirm_second_factor,
    end_login,
    end_other_logins,
    end_second_factor,
    logins_of,
    new_recovery_codes,
    second_factor_of,
)
from kaisho.server.http.people import (
    BotWanted,
    Changes,
    Goodbye,
    NewPassword,
    best_of,
    bots_of,
    change_me,
    change_password,
    drop_bot,
    drop_token,
    go_for_good,
    make_bot,
    make_token,
    profile_of,
)
from kaisho.server.pages import wording
from kaisho.server.pages.page import Asked, Visit, answered, wanted
from kaisho.server.pages.qr import QUIET, qr_code, qr_path
from kaisho.server.settings import REGISTRATION

POOLS = (
    ("kamisado", 2),
    ("kaito", 2),
    ("caminos", 2),
    ("caminos", 4),
    ("samurai", 2),
    ("samurai", 3),
    ("samurai", 4),
)
LATEST = 50
"""Entries of the audit log that the page shows, and pairs who have played each other."""
DAYS_OF_PAIRS = 30
ORDERS = {
    "ban": {"banned": True},
    "unban": {"banned": False},
    "password": {"new_password": True},
    "admin": {"admin": True},
    "no-admin": {"admin": False},
    "no-second-factor": {"no_second_factor": True},
}
"""What an admin can do about somebody, besides another name."""


# --- what everybody sees ----------------------------------------------------------------------------------------------


async def show_profile(visit: Visit, name: str) -> Response[Any]:
    return visit.draw("profile.html", profile=await profile_of(visit.club, name), wording=wording)


async def show_leaderboard(visit: Visit, game: str, players: int) -> Response[Any]:
    best = await best_of(visit.club, game, players)
    return visit.draw("leaderboard.html", game=game, players=players, places=best.places, pools=POOLS)


# --- the own account --------------------------------------------------------------------------------------------------


async def show_account(visit: Visit, **more: Any) -> Response[Any]:
    person = visit.asker.named()
    values: dict[str, Any] = {
        "setup": None,
        "qr": None,
        "bots": [],
        "logins": await logins_of(visit.club, visit.asker),
        "factor": None,
    }
    if person.kind == "account":
        values["bots"] = await bots_of(visit.club, visit.asker)
        values["factor"] = await second_factor_of(visit.club, visit.asker)
    return visit.draw("account.html", **values | more)


async def rename(visit: Visit) -> Response[Any]:
    form = wanted(Changes, {"name": visit.text("name")})
    await change_me(visit.club, visit.asker, form.name, None)
    return visit.to("/account")


async def new_password(visit: Visit) -> Response[Any]:
    form = wanted(NewPassword, {"old": visit.typed.get("old", ""), "new": visit.typed.get("new", "")})
    await change_password(visit.club, visit.asker, form.old, form.new)
    visit.tell(visit.say("plain-password-changed"))
    return await show_account(visit)


async def go_away(visit: Visit) -> Response[Any]:
    if visit.text("sure") != "yes":
        raise KaishoError("plain-confirm")
    form = wanted(Goodbye, {"password": visit.typed.get("password") or None})
    await go_for_good(visit.club, visit.asker, form.password)
    visit.keep_login(None)
    return visit.to("/")


async def new_bot(visit: Visit) -> Response[Any]:
    form = wanted(BotWanted, {"name": visit.text("name")})
    made = await make_bot(visit.club, visit.asker, form.name)
    return await _show_token(visit, made.token)


async def another_token(visit: Visit) -> Response[Any]:
    return await _show_token(visit, (await make_token(visit.club, visit.asker, visit.number("bot"))).token)


async def _show_token(visit: Visit, token: str) -> Response[Any]:
    visit.typed.clear()
    visit.tell(visit.say("plain-token-once"), token)
    return await show_account(visit)


async def revoke(visit: Visit) -> Response[Any]:
    await drop_token(visit.club, visit.asker, visit.number("bot"), visit.number("token"))
    return visit.to("/account")


async def remove_bot(visit: Visit) -> Response[Any]:
    if visit.text("sure") != "yes":
        raise KaishoError("plain-confirm")
    await drop_bot(visit.club, visit.asker, visit.number("bot"))
    return visit.to("/account")


async def begin_factor(visit: Visit) -> Response[Any]:
    form = wanted(SetupWanted, {"password": visit.typed.get("password", "")})
    setup = await begin_second_factor(visit.club, visit.asker, form.password)
    modules = await asyncio.to_thread(qr_code, setup.uri)
    qr = {"size": len(modules) + 2 * QUIET, "path": qr_path(modules)} if modules else None
    return await show_account(visit, setup=setup, qr=qr)


async def confirm_factor(visit: Visit) -> Response[Any]:
    form = wanted(Confirmation, {"code": visit.text("code")})
    return await _show_recovery_codes(visit, await confirm_second_factor(visit.club, visit.asker, form.code))


async def another_recovery(visit: Visit) -> Response[Any]:
    return await _show_recovery_codes(visit, await new_recovery_codes(visit.club, visit.asker, _proof(visit)))


async def end_factor(visit: Visit) -> Response[Any]:
    await end_second_factor(visit.club, visit.asker, _proof(visit))
    return visit.to("/account")


def _proof(visit: Visit) -> Proof:
    return wanted(Proof, {"password": visit.typed.get("password", ""), "code": visit.text("code")})


async def _show_recovery_codes(visit: Visit, made: RecoveryCodes) -> Response[Any]:
    visit.typed.clear()
    visit.tell(visit.say("plain-recovery-once"), "\n".join(made.codes))
    return await show_account(visit)


async def end_one_login(visit: Visit) -> Response[Any]:
    await end_login(visit.club, visit.asker, visit.text("login"))
    return visit.to("/account")


async def end_all_other_logins(visit: Visit) -> Response[Any]:
    await end_other_logins(visit.club, visit.asker)
    return visit.to("/account")


ACCOUNT_FORMS = {
    "name": rename,
    "password": new_password,
    "delete": go_away,
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
    found = await audit_of(visit.club, visit.asker, limit=LATEST)
    pairs = await pairs_of(visit.club, visit.asker, days=DAYS_OF_PAIRS, limit=LATEST)
    return visit.draw(
        "admin.html",
        orders=ORDERS,
        registrations=REGISTRATION,
        audit=found.entries,
        audit_what=what_in_words,
        audit_detail=detail_in_words,
        pairs=pairs.pairs,
        days_of_pairs=DAYS_OF_PAIRS,
    )


async def order(visit: Visit) -> Response[Any]:
    what = visit.text("what")
    wish = {"name": visit.text("new")} if what == "rename" else ORDERS.get(what)
    if wish is None:
        raise KaishoError("http-bad-form")
    changed = await change_person(visit.club, visit.asker, visit.text("name"), wanted(PersonOrder, wish))
    visit.typed.clear()
    visit.tell(visit.say("plain-admin-done", name=changed.name))
    if changed.password:
        visit.tell(visit.say("plain-new-password-once", name=changed.name), changed.password)
    return await show_admin(visit)


async def invite(visit: Visit) -> Response[Any]:
    form = wanted(InvitationWanted, {"days": visit.number("days", 14)})
    made = await make_invitation(visit.club, visit.asker, form.days)
    visit.tell(visit.say("plain-invitation-once", days=made.days), made.code)
    return await show_admin(visit)


async def change_settings(visit: Visit) -> Response[Any]:
    texts = {name: visit.typed.get(name, "").replace("\r\n", "\n") for name in ("imprint", "privacy")}
    form = wanted(
        ClubOrder,
        {name: visit.text(name) for name in ("club_name", "registration", "guests", "chat")} | texts,
    )
    await change_club(visit.club, visit.asker, form)
    return visit.to("/admin")


async def clear_table(visit: Visit) -> Response[Any]:
    await close_table(visit.club, visit.asker, visit.text("table").rstrip("/").rpartition("/")[2])
    visit.typed.clear()
    visit.tell(visit.say("plain-table-closed"))
    return await show_admin(visit)


ADMIN_FORMS = {"person": order, "invite": invite, "club": change_settings, "close": clear_table}


# --- routes -----------------------------------------------------------------------------------------------------------

Name = Annotated[str, Parameter(max_length=80)]


@get("/people/{name:str}", include_in_schema=False)
async def profile(request: Asked, club: Any, name: Name) -> Response[Any]:
    return await show_profile(Visit(request, club), name)


@get("/leaderboards", include_in_schema=False)
async def leaderboards(request: Asked, club: Any) -> Response[Any]:
    return await show_leaderboard(Visit(request, club), games.names()[0], 2)


@get("/leaderboards/{game:str}/{players:int}", include_in_schema=False)
async def leaderboard(
    request: Asked,
    club: Any,
    game: Annotated[str, Parameter(max_length=40)],
    players: Annotated[int, Parameter(ge=2, le=8)],
) -> Response[Any]:
    return await show_leaderboard(Visit(request, club), game, players)


@get("/account", include_in_schema=False)
async def account(request: Asked, club: Any) -> Response[Any]:
    return await show_account(Visit(request, club))


@post("/account", include_in_schema=False)
async def account_form(request: Asked, club: Any) -> Response[Any]:
    return await answered(Visit(request, club), show_account, ACCOUNT_FORMS)


@get("/admin", include_in_schema=False)
async def admin(request: Asked, club: Any) -> Response[Any]:
    return await show_admin(Visit(request, club))


@post("/admin", include_in_schema=False)
async def admin_form(request: Asked, club: Any) -> Response[Any]:
    return await answered(Visit(request, club), show_admin, ADMIN_FORMS)


ROUTES: list[Any] = [profile, leaderboards, leaderboard, account, account_form, admin, admin_form]
