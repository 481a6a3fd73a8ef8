"""The first page: a name, the own games, tables to join and to watch, and the four games to begin."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import get, post
from litestar.response import Redirect, Response

from kaisho import bots, games
from kaisho.game import Choice, Game, OptionValue
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.learn.customs import customs_told
from kaisho.server import opening
from kaisho.server.clock import DAY
from kaisho.server.http.people import (
    AccountWanted,
    GuestWanted,
    SignIn,
    change_me,
    make_account,
    make_guest,
    sign_in,
    sign_out,
)
from kaisho.server.messages import Join, OpenTable, SeatWanted
from kaisho.server.pages import wording
from kaisho.server.pages.page import PREFIX, Asked, Visit, answered, wanted
from kaisho.server.pages.tables import ask
from kaisho.server.seating import seat_by_custom
from kaisho.server.security import limit_key
from kaisho.server.store.lobby import OwnGame, finished_games, my_games
from kaisho.server.table import TableRefusal

MINUTE = 60_000
OTHERS = (*(f"bot-{level}" for level in bots.LEVELS), "here", "listed", "private", "invited")
"""With whom a game can be begun."""
BY_LOT, BY_CUSTOM = "lot", "custom"


# --- the page ---------------------------------------------------------------------------------------------------------


async def show_home(visit: Visit) -> Response[Any]:
    lobby = await visit.club.hub.lobby()
    own = await _own_games(visit) if visit.person is not None else []
    finished = await _finished(visit) if visit.person is not None else []
    mine = {game.table.id for game in own}
    return visit.draw(
        "home.html",
        games=[offered(visit, name, name in finished) for name in games.names()],
        mine=own,
        joinable=[line for line in lobby.open if line.id not in mine],
        watchable=[line for line in lobby.playing if line.id not in mine],
        wording=wording,
        others=OTHERS,
        opened=visit.text("game") if visit.text("do") == "open" else "",
        kept=sum(_is_kept(game, visit.person.id) for game in own) if visit.person is not None else 0,
        code_asked=visit.refusal in ("people-code-needed", "people-wrong-code"),
    )


def _is_kept(game: OwnGame, person: int) -> bool:
    """Whether somebody keeps a seat that the person has not taken."""
    return game.table.status == "open" and any(seat.kind == "open" and seat.person == person for seat in game.table.seats)


async def _own_games(visit: Visit) -> list[OwnGame]:
    person = visit.asker.named()
    return await visit.club.store.read(
        lambda database: [
            *my_games(database, person.id, "playing"),
            *my_games(database, person.id, "open"),
            *my_games(database, person.id, "over", limit=10),
        ]
    )


async def _finished(visit: Visit) -> list[str]:
    person = visit.asker.named()
    return await visit.club.store.read(lambda database: finished_games(database, person.id))


def offered(visit: Visit, name: str, played: bool) -> dict[str, Any]:
    """One of the games, with its options as fields; for a first game the recommended ones are chosen."""
    kind = game_class(name)
    first = {} if played else dict(kind.customs.first)
    fields = []
    for option in kind.option_list:
        values = option.values if isinstance(option, Choice) else tuple(map(str, range(option.least, option.most + 1)))
        if len(values) > 30:
            values = ()
        fields.append(
            {
                "name": option.name,
                "label": visit.say(f"plain-{name}-{option.name.replace('_', '-')}"),
                "about": visit.say(f"{name}-option-{option.name}"),
                "choices": [(value, wording.value_word(visit.say, name, option, value)) for value in values],
                "least": getattr(option, "least", None),
                "most": getattr(option, "most", None),
                "default": first.get(option.name, str(option.default)),
            }
        )
    return {
        "name": name,
        "title": visit.say(name),
        "about": visit.say(f"{name}-about"),
        "customs": customs_told(kind, visit.say),
        "fields": fields,
        "hidden": kind.hidden,
        **_sides(visit, name),
    }


def _sides(visit: Visit, name: str) -> dict[str, Any]:
    """The seats that the game can have, with all numbers of players."""
    found: dict[str, str] = {}
    customs = game_class(name).customs
    for count in customs.players:
        game = games.load(name, **({"players": count} if len(customs.players) > 1 else {}))
        found |= {game.seat_word(seat): visit.say(game.seat_word(seat)) for seat in range(game.seats)}
    by_custom = [(BY_CUSTOM, visit.say("customs-by-custom"))] if customs.lead == "experienced" else []
    sides = [*by_custom, (BY_LOT, visit.say("plain-by-lot")), *found.items()]
    return {"sides": sides, "most_seats": max(customs.players)}


# --- its forms --------------------------------------------------------------------------------------------------------


async def come_as_guest(visit: Visit) -> Response[Any]:
    form = wanted(GuestWanted, {"name": visit.text("name")})
    visit.keep_login(await make_guest(visit.club, visit.asker, form.name, visit.language))
    return visit.to("/")


async def register(visit: Visit) -> Response[Any]:
    form = wanted(
        AccountWanted,
        {
            "name": visit.text("name"),
            "password": visit.typed.get("password", ""),
            "invitation": visit.text("invitation") or None,
            "language": visit.language,
        },
    )
    visit.keep_login(await make_account(visit.club, visit.asker, form))
    return visit.to("/")


async def come_back(visit: Visit) -> Response[Any]:
    typed = {"name": visit.text("name"), "password": visit.typed.get("password", ""), "code": visit.text("code") or None}
    form = wanted(SignIn, typed)
    visit.keep_login(await sign_in(visit.club, visit.asker, form.name, form.password, form.code))
    return visit.to("/")


async def decline_all(visit: Visit) -> Response[Any]:
    """None of the seats that others keep are taken."""
    await visit.club.hub.decline_all(visit.asker.named().id)
    return visit.to("/")


async def go(visit: Visit) -> Response[Any]:
    await sign_out(visit.club, visit.asker)
    visit.keep_login(None)
    return visit.to("/")


async def join(visit: Visit) -> Response[Any]:
    place = await ask(visit, visit.asker.named(), wanted(Join, {"table": visit.text("table")}))
    return visit.to(f"/tables/{place.table.id}")


async def open_table(visit: Visit) -> Response[Any]:
    person = visit.asker.named()
    visit.club.hub.preparation.check(visit.text("game"))
    visit.club.quotas.check_table(person.id, limit_key(visit.asker.address))
    place = await opening.open_table(visit.club.hub, person, await wanted_table(visit))
    return visit.to(f"/tables/{place.table.id}")


async def wanted_table(visit: Visit) -> OpenTable:
    """The table that the form describes."""
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
    return wanted(
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
        seat = wanted(SeatWanted, other)
        found = await seat_by_custom(visit.club.hub, visit.asker.named(), game, seat)
        return secrets.randbelow(game.seats) if found is None else found
    if side in ("", BY_LOT):
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
    "guest": come_as_guest,
    "register": register,
    "sign-in": come_back,
    "sign-out": go,
    "join": join,
    "decline-all": decline_all,
    "open": open_table,
}


async def choose_language(visit: Visit) -> Response[Any]:
    chosen, back = visit.text("language"), visit.text("back")
    if chosen in LANGUAGES:
        visit.keep_language(chosen)
        if visit.person is not None:
            await change_me(visit.club, visit.asker, None, chosen)
    return visit.to(back.removeprefix(PREFIX) if back.startswith(PREFIX + "/") else "/")


# --- routes -----------------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def first() -> Redirect:
    return Redirect(PREFIX + "/", status_code=302)


@get("/", include_in_schema=False)
async def home(request: Asked, club: Any) -> Response[Any]:
    return await show_home(Visit(request, club))


@post("/", include_in_schema=False)
async def home_form(request: Asked, club: Any) -> Response[Any]:
    return await answered(Visit(request, club), show_home, FORMS)


@post("/language", include_in_schema=False)
async def language_form(request: Asked, club: Any) -> Response[Any]:
    return await answered(Visit(request, club), show_home, {"language": choose_language})


ROUTES: list[Any] = [home, home_form, language_form]
