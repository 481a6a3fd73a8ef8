"""The home page: a name, the visitor's games, tables to join and to watch, and a form to start each game."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import get, post
from litestar.response import Redirect, Response

from kaisho import bots, games
from kaisho.game import Choice, Game, OptionValue
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.learn.customs import customs_in_words
from kaisho.server import table_service
from kaisho.server.clock import DAY
from kaisho.server.messages import Join, OpenTable, SeatRequest
from kaisho.server.pages import wording
from kaisho.server.pages.page import PageRequest, Visit, handle_form, parse_form
from kaisho.server.pages.tables import make_request
from kaisho.server.paths import PREFIX
from kaisho.server.people.forms import NewAccount, NewGuest, SignIn
from kaisho.server.people.login_service import sign_out
from kaisho.server.people.service import change_me, make_account, make_guest, sign_in
from kaisho.server.seating import seat_by_custom
from kaisho.server.services import InjectedServices
from kaisho.server.store.lobby import OwnGame, finished_games, my_games
from kaisho.server.table_status import TableRefusal

MINUTE = 60_000
OTHERS = (*(f"bot-{level}" for level in bots.LEVELS), "here", "listed", "private", "invited")
"""Opponents that the form offers."""
AT_RANDOM, BY_CUSTOM = "lot", "custom"


# --- the page ---------------------------------------------------------------------------------------------------------


async def show_home(visit: Visit) -> Response[Any]:
    lobby = await visit.services.hub.lobby()
    own = await _own_games(visit) if visit.person is not None else []
    finished = await _finished(visit) if visit.person is not None else []
    mine = {game.table.id for game in own}
    return visit.render(
        "home.html",
        games=[offered(visit, name, name in finished) for name in games.names()],
        mine=own,
        joinable=[listed for listed in lobby.open if listed.id not in mine],
        watchable=[listed for listed in lobby.playing if listed.id not in mine],
        wording=wording,
        others=OTHERS,
        opened=visit.text("game") if visit.text("do") == "open" else "",
        reserved=sum(_is_reserved(game, visit.person.id) for game in own) if visit.person is not None else 0,
        code_asked=visit.refusal in ("people-code-needed", "people-wrong-code"),
    )


def _is_reserved(game: OwnGame, person: int) -> bool:
    """Whether a seat is reserved for a person who has not taken it."""
    return game.table.status == "open" and any(seat.kind == "open" and seat.person == person for seat in game.table.seats)


async def _own_games(visit: Visit) -> list[OwnGame]:
    person = visit.identity.require_person()
    return await visit.services.store.read(
        lambda database: [
            *my_games(database, person.id, "playing"),
            *my_games(database, person.id, "open"),
            *my_games(database, person.id, "over", limit=10),
        ]
    )


async def _finished(visit: Visit) -> list[str]:
    person = visit.identity.require_person()
    return await visit.services.store.read(lambda database: finished_games(database, person.id))


def offered(visit: Visit, name: str, played: bool) -> dict[str, Any]:
    """Return a game with its options as fields. Preselected: what chance can set up, and for a first game the recommended."""
    kind = game_class(name)
    usual = kind.casual_options() | ({} if played else dict(kind.customs.first))
    fields = []
    for option in kind.option_list:
        values = option.values if isinstance(option, Choice) else tuple(map(str, range(option.least, option.most + 1)))
        if len(values) > 30:
            values = ()
        fields.append(
            {
                "name": option.name,
                "label": visit.say(kind.option_word(option.name)),
                "about": visit.say(f"{kind.option_word(option.name)}-about"),
                "choices": [(value, wording.value_word(visit.say, name, option, value)) for value in values],
                "least": getattr(option, "least", None),
                "most": getattr(option, "most", None),
                "default": usual.get(option.name, str(option.default)),
            }
        )
    return {
        "name": name,
        "title": visit.say(name),
        "about": visit.say(f"{name}-about"),
        "customs": customs_in_words(kind, visit.say),
        "fields": fields,
        "hidden": kind.hidden,
        **_sides(visit, name),
    }


def _sides(visit: Visit, name: str) -> dict[str, Any]:
    """Return the sides that the visitor can choose, with all numbers of players."""
    found: dict[str, str] = {}
    kind = game_class(name)
    customs = kind.customs
    for players in kind.player_counts:
        game = kind.for_players(players)
        found |= {game.seat_word(seat): visit.say(game.seat_word(seat)) for seat in range(game.seats)}
    by_custom = [(BY_CUSTOM, visit.say("customs-by-custom"))] if customs.lead == "experienced" else []
    sides = [*by_custom, (AT_RANDOM, visit.say("opening-by-lot")), *found.items()]
    return {"sides": sides, "most_seats": max(kind.player_counts)}


# --- its forms --------------------------------------------------------------------------------------------------------


async def enter_as_guest(visit: Visit) -> Response[Any]:
    form = parse_form(NewGuest, {"name": visit.text("name")})
    visit.store_login(await make_guest(visit.services, visit.identity, form.name, visit.language))
    return visit.redirect("/")


async def register(visit: Visit) -> Response[Any]:
    form = parse_form(
        NewAccount,
        {
            "name": visit.text("name"),
            "password": visit.typed.get("password", ""),
            "invitation": visit.text("invitation") or None,
            "language": visit.language,
        },
    )
    visit.store_login(await make_account(visit.services, visit.identity, form))
    return visit.redirect("/")


async def submit_sign_in(visit: Visit) -> Response[Any]:
    typed = {"name": visit.text("name"), "password": visit.typed.get("password", ""), "code": visit.text("code") or None}
    form = parse_form(SignIn, typed)
    visit.store_login(await sign_in(visit.services, visit.identity, form.name, form.password, form.code))
    return visit.redirect("/")


async def decline_all(visit: Visit) -> Response[Any]:
    """Decline all seats that others have reserved for the visitor."""
    await visit.services.hub.decline_all(visit.identity.require_person().id)
    return visit.redirect("/")


async def submit_sign_out(visit: Visit) -> Response[Any]:
    await sign_out(visit.services, visit.identity)
    visit.remove_login()
    return visit.redirect("/")


async def join(visit: Visit) -> Response[Any]:
    live = await make_request(visit, visit.identity.require_person(), parse_form(Join, {"table": visit.text("table")}))
    return visit.redirect(f"/tables/{live.table.id}")


async def open_table(visit: Visit) -> Response[Any]:
    visit.identity.require_person()
    visit.services.hub.preparation.check(visit.text("game"))
    live = await table_service.open_table(visit.services, visit.identity, await read_table(visit))
    return visit.redirect(f"/tables/{live.table.id}")


async def read_table(visit: Visit) -> OpenTable:
    """Return the table that the form describes."""
    kind = game_class(visit.text("game"))
    options: dict[str, OptionValue] = {}
    for option in kind.option_list:
        value = visit.text(f"option-{option.name}")
        if value and value != str(option.default):
            options[option.name] = value
    game = kind(**options)
    others = [visit.text(f"with-{number}") for number in range(1, game.seats)]
    others = [others[0] if other in ("", "same") else other for other in others]
    if any(other not in OTHERS for other in others):
        raise TableRefusal("plain-choose-others")
    seats: list[dict[str, str | None]] = [_seat(visit, other) for other in others]
    seats.insert(await _own_side(visit, game, seats[0]), {"kind": "me"})
    rated = visit.text("rated") == "yes"
    return parse_form(
        OpenTable,
        {
            "game": kind.name,
            "options": options,
            "seats": [{name: value for name, value in seat.items() if value is not None} for seat in seats],
            "control": _control(visit),
            "rated": rated,
            "listed": "listed" in others,
            "takebacks": visit.text("takebacks") == "yes" and not rated,
        },
    )


def _seat(visit: Visit, other: str) -> dict[str, str | None]:
    if other.startswith("bot-"):
        return {"kind": "bot", "bot": other.removeprefix("bot-")}
    if other == "invited":
        return {"kind": "invited", "name": visit.text("invited")}
    return {"kind": "here" if other == "here" else "open"}


async def _own_side(visit: Visit, game: Game, other: dict[str, str | None]) -> int:
    side = visit.text("side")
    if side == BY_CUSTOM:
        seat = parse_form(SeatRequest, other)
        found = await seat_by_custom(visit.services.hub, visit.identity.require_person(), game, seat)
        return secrets.randbelow(game.seats) if found is None else found
    if side in ("", AT_RANDOM):
        return secrets.randbelow(game.seats)
    sides = [game.seat_word(seat) for seat in range(game.seats)]
    if side not in sides:
        raise TableRefusal("plain-no-such-side")
    return sides.index(side)


def _control(visit: Visit) -> dict[str, str | int]:
    kind = visit.text("clock") or "none"
    if kind == "none":
        return {"kind": kind}
    if kind == "days":
        return {"kind": kind, "base": visit.number("days", 1) * DAY}
    increment = visit.number("increment") * 1000 if kind == "fischer" else 0
    return {"kind": kind, "base": visit.number("minutes", 5) * MINUTE, "increment": increment}


FORMS = {
    "guest": enter_as_guest,
    "register": register,
    "sign-in": submit_sign_in,
    "sign-out": submit_sign_out,
    "join": join,
    "decline-all": decline_all,
    "open": open_table,
}


async def choose_language(visit: Visit) -> Response[Any]:
    chosen, back = visit.text("language"), visit.text("back")
    if chosen in LANGUAGES:
        visit.store_language(chosen)
        if visit.person is not None:
            await change_me(visit.services, visit.identity, None, chosen)
    return visit.redirect(back.removeprefix(PREFIX) if back.startswith(PREFIX + "/") else "/")


# --- routes -----------------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def first() -> Redirect:
    return Redirect(PREFIX + "/", status_code=302)


@get("/", include_in_schema=False)
async def home(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await show_home(Visit(request, services))


@post("/", include_in_schema=False)
async def home_form(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await handle_form(Visit(request, services), show_home, FORMS)


@post("/language", include_in_schema=False)
async def language_form(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await handle_form(Visit(request, services), show_home, {"language": choose_language})


ROUTES: list[Any] = [home, home_form, language_form]
