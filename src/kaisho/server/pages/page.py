"""One page: who looks at it and in which language, how it is drawn, and how its forms are read and answered.

A page shows itself with ``show`` and has forms, each named by its field ``do``. A form that was carried out leads to a page
by a redirect; one that was refused shows the same page again, with why, and with everything that was typed.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, quote

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.response import Response

from kaisho import __version__
from kaisho.errors import KaishoError
from kaisho.games import game_class
from kaisho.language import LANGUAGES, words
from kaisho.server.asker import Asker, asker_of
from kaisho.server.http.errors import failed, not_http, status_in
from kaisho.server.http.people import Arrival, login_cookies
from kaisho.server.messages import News
from kaisho.server.pages import wording
from kaisho.server.pages.board import as_cells
from kaisho.server.pages.wording import ending_in_words, news_in_words
from kaisho.server.screen import Screen
from kaisho.server.security import cookies_of
from kaisho.server.store.lobby import Listed
from kaisho.server.table import Ending

if TYPE_CHECKING:
    from jinja2 import Environment

    from kaisho.server.app import App

PREFIX = "/plain"
LANGUAGE_COOKIE = "kaisho-language"
FORM_COOKIE = "kaisho-form"
YEAR = 400 * 24 * 3600
MOST_FIELDS = 60

T = TypeVar("T")
Asked = Request[Any, Any, Any]


@functools.cache
def templates() -> Environment:
    """The pages' templates; loaded with the first page, because the club is open before somebody asks for one."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    found = Environment(
        loader=PackageLoader("kaisho.server.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.filters["cells"] = as_cells
    found.filters["moment"] = wording.moment
    found.globals |= {
        "languages": LANGUAGES,
        "own_names": {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands", "tr": "Türkçe"},
        "version": __version__,
    }
    return found


class Typed(dict[str, str]):
    """What was typed into a form; what was not there is empty."""

    def __missing__(self, name: str) -> str:
        return ""


class Visit:
    """Somebody asks for a page, or sends one of its forms."""

    def __init__(self, request: Asked, club: App) -> None:
        self.request = request
        self.club = club
        self.asker: Asker = asker_of(request.scope)
        self.person = self.asker.person
        self.language = self.asker.language
        self.say = words(self.language)
        self.secure = bool(request.scope["kaisho.secure"])  # type: ignore[typeddict-item]
        self.typed = Typed()
        self.error: str | None = None
        self.refusal = ""
        """The code of what the form was refused with."""
        self.notice: Mapping[str, str] | None = None
        self.status = 200
        self._cookies: list[Cookie] = []
        self._visitor = cookies_of(request.headers.get("cookie", "")).get(FORM_COOKIE, "")

    # --- forms --------------------------------------------------------------------------------------------------------

    def form_key(self) -> str:
        """What every form carries: only our own pages know it, and it is worth nothing to anybody else."""
        if self.asker.login is None and not self._visitor:
            self._visitor = secrets.token_urlsafe(24)
            self._cookies.append(self._cookie(FORM_COOKIE, self._visitor, 7 * 24 * 3600))
        holder = self.asker.login or self._visitor.encode()
        return hmac.new(self.club.secret, b"kaisho form\0" + holder, hashlib.sha256).hexdigest()

    async def read_form(self) -> None:
        """What was typed; raise unless it comes from a page of ours."""
        body = (await self.request.body()).decode("utf-8", "replace")
        try:
            self.typed = Typed(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError:
            raise KaishoError("http-bad-form") from None
        if not hmac.compare_digest(self.typed.pop("key", "").encode(), self.form_key().encode()):
            raise KaishoError("http-bad-form")

    def text(self, name: str) -> str:
        return self.typed.get(name, "").strip()

    def number(self, name: str, default: int = 0) -> int:
        text = self.text(name)
        if not text:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 16):
            raise KaishoError("plain-not-a-number", text=text)
        return int(text)

    def tell(self, text: str, secret: str = "") -> None:
        """Show what a form has brought about, perhaps with something that is shown this once only, such as a token."""
        self.notice = {"text": text, "secret": secret}

    # --- what happened in a game, in words ----------------------------------------------------------------------------

    def ending(self, screen: Screen, ending: Ending | None) -> str:
        """How a game ended, in words; nothing while it goes on."""
        if ending is None:
            return ""
        return screen.attempt("ending", lambda: ending_in_words(self.say, screen.game, ending), lambda: self.say("table-over"))

    def news(self, screen: Screen, news: Iterable[News]) -> list[str]:
        """What acts brought about, in words; nothing of what cannot be said."""
        told = [screen.attempt("news", functools.partial(news_in_words, self.say, it), str) for it in news]
        return [text for text in told if text]

    def listed_ending(self, line: Listed) -> str:
        """How a table of a list ended."""
        game = game_class(line.game).from_option_texts(line.options)
        return self.ending(Screen(game, line.id, self.club.hub.faults), line.result)

    # --- answers ------------------------------------------------------------------------------------------------------

    def _cookie(self, name: str, value: str, seconds: int) -> Cookie:
        return Cookie(key=name, value=value, max_age=seconds, httponly=True, secure=self.secure, samesite="lax", path="/")

    def keep_language(self, language: str) -> None:
        self._cookies.append(self._cookie(LANGUAGE_COOKIE, language, YEAR))

    def keep_login(self, arrival: Arrival | None) -> None:
        self._cookies += login_cookies(self.club, arrival, secure=self.secure)

    def to(self, path: str) -> Response[Any]:
        """A form was carried out: go on with another page."""
        location = PREFIX + quote(path, safe="/?=&%")
        return Response(None, status_code=303, headers={"Location": location}, cookies=self._cookies)

    def draw(self, template: str, **values: Any) -> Response[Any]:
        key = self.form_key()
        values |= {
            "visit": self,
            "say": self.say,
            "language": self.language,
            "person": self.person,
            "club": self.club.settings,
            "key": key,
            "typed": self.typed,
            "nothing": Typed(),
            "error": self.error,
            "notice": self.notice,
            "here": self.request.url.path,
        }
        drawn = templates().get_template(template).render(values)
        return Response(drawn, status_code=self.status, media_type="text/html", cookies=self._cookies)


Show = Callable[[Visit], Awaitable[Response[Any]]]


async def answered(visit: Visit, show: Show, forms: Mapping[str, Show]) -> Response[Any]:
    """Carry out the form that was sent; where it is refused, the page with why."""
    try:
        await visit.read_form()
        form = forms.get(visit.text("do"))
        if form is None:
            raise KaishoError("http-bad-form")
        return await form(visit)
    except KaishoError as error:
        visit.error, visit.refusal = error.say(visit.language), error.code
        visit.status = status_in(visit.request.scope, error)
    return await show(visit)


def wanted(kind: type[T], values: Mapping[str, Any]) -> T:
    """A request made from a form, with the checks of its type; what was left empty is left out."""
    try:
        return msgspec.convert({name: value for name, value in values.items() if value is not None}, kind)
    except msgspec.ValidationError as error:
        raise KaishoError("http-bad-request", why=str(error)) from None


# --- what goes wrong --------------------------------------------------------------------------------------------------


def is_page(path: str) -> bool:
    return path == PREFIX or path.startswith(PREFIX + "/")


NOT_PAGES = ("/api", "/socket", "/healthz", "/metrics")


def wants_page(method: str, path: str, headers: Mapping[str, str]) -> bool:
    """Whether somebody sits in front of a browser and opens an address: then also what goes wrong is a page."""
    if is_page(path):
        return True
    first = path[: path.find("/", 1)] if "/" in path[1:] else path
    return method in ("GET", "HEAD") and first not in NOT_PAGES and "text/html" in headers.get("accept", "")


AGAIN = 3
"""Seconds after which a browser that was refused for the moment asks for a page again."""


def trouble_page(club: App, status: int, message: str, language: str, *, address: str | None = None) -> str:
    """A page that says what went wrong, for whoever cannot be shown anything else; what was refused only for the moment is
    asked for anew. ``address``: where the club is to be found.
    """
    return (
        templates()
        .get_template("trouble.html")
        .render(
            say=words(language),
            language=language,
            club=club.settings,
            message=message,
            again=AGAIN if status in (429, 503) else 0,
            address=address,
            person=None,
            visit=None,
            error=None,
        )
    )


def _trouble(request: Asked, status: int, message: str) -> Response[Any]:
    club = request.app.state.club
    page = trouble_page(club, status, message, asker_of(request.scope).language)
    return Response(page, status_code=status, media_type="text/html")


def page_refused(request: Asked, error: KaishoError) -> Response[Any]:
    return _trouble(request, status_in(request.scope, error), error.say(asker_of(request.scope).language))


def page_not_http(request: Asked, error: HTTPException) -> Response[Any]:
    answer = not_http(request, error)
    return _trouble(request, answer.status_code or 400, answer.content.message)


def page_failed(request: Asked, error: Exception) -> Response[Any]:
    return _trouble(request, 500, failed(request, error).content.message)
