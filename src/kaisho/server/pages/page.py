"""One page: who visits it and in which language, how it is rendered, and how its forms are read and answered.

A page is rendered by its ``show`` function and has forms, each named by its field ``do``. A form that was carried out
redirects to a page. A form that was refused renders the same page again, with the reason and everything that was typed.
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
from kaisho.server.cookies import FORM_COOKIE, LANGUAGE_COOKIE, YEAR, NewLogin, cookie, login_cookies, logout_cookies
from kaisho.server.endings import Ending
from kaisho.server.error_response import failure, framework_error_body
from kaisho.server.identity import Identity
from kaisho.server.messages import EventView, TableListing
from kaisho.server.pages import wording
from kaisho.server.pages.board import as_cells
from kaisho.server.pages.wording import ending_in_words, event_in_words
from kaisho.server.paths import PREFIX
from kaisho.server.request_context import context_of, identity_of
from kaisho.server.screen import Screen
from kaisho.server.security import cookies_of
from kaisho.server.services import Services
from kaisho.server.settings import Settings

if TYPE_CHECKING:
    from jinja2 import Environment

MAX_FIELDS = 60
WEEK = 7 * 24 * 3600

T = TypeVar("T")
PageRequest = Request[Any, Any, Any]


@functools.cache
def templates() -> Environment:
    """Return the environment of all templates. Jinja is imported here, so that the server starts without it."""
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


class FormFields(dict[str, str]):
    """The fields of a form; missing ones are empty."""

    def __missing__(self, name: str) -> str:
        return ""


class Visit:
    """A request for a page, or with one of its forms."""

    def __init__(self, request: PageRequest, services: Services) -> None:
        self.request = request
        self.services = services
        self.identity: Identity = identity_of(request.scope)
        self.person = self.identity.person
        self.language = self.identity.language
        self.say = words(self.language)
        self.secure = context_of(request.scope).secure
        self.typed = FormFields()
        self.error: str | None = None
        self.refusal = ""
        """The code of the error that refused the form."""
        self.notice: Mapping[str, str] | None = None
        self.status = 200
        self._cookies: list[Cookie] = []
        self._visitor = cookies_of(request.headers.get("cookie", "")).get(FORM_COOKIE, "")

    # --- forms --------------------------------------------------------------------------------------------------------

    def form_key(self) -> str:
        """Return the key that every form carries (CSRF): only our own pages know it, and it is valid for one visitor only."""
        if self.identity.login is None and not self._visitor:
            self._visitor = secrets.token_urlsafe(24)
            self._cookies.append(cookie(FORM_COOKIE, self._visitor, WEEK, secure=self.secure))
        holder = self.identity.login or self._visitor.encode()
        return hmac.new(self.services.secret, b"kaisho form\0" + holder, hashlib.sha256).hexdigest()

    async def read_form(self) -> None:
        """Read the form's fields; raise unless one of our pages sent it."""
        body = (await self.request.body()).decode("utf-8", "replace")
        try:
            self.typed = FormFields(parse_qsl(body, keep_blank_values=True, max_num_fields=MAX_FIELDS))
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

    def notify(self, text: str, secret: str = "") -> None:
        """Show the outcome of a form, perhaps with a secret that is shown only once, such as a token."""
        self.notice = {"text": text, "secret": secret}

    # --- what happened in a game, in words ----------------------------------------------------------------------------

    def ending(self, screen: Screen, ending: Ending | None) -> str:
        """Return how a game ended, in words; an empty text while it goes on."""
        if ending is None:
            return ""
        return screen.attempt("ending", lambda: ending_in_words(self.say, screen.game, ending), lambda: self.say("table-over"))

    def news(self, screen: Screen, news: Iterable[EventView]) -> list[str]:
        """Return events in words; without those that the game fails to put into words."""
        texts = [screen.attempt("news", functools.partial(event_in_words, self.say, it), str) for it in news]
        return [text for text in texts if text]

    def listed_ending(self, listed: TableListing) -> str:
        """Return how the game of a listed table ended."""
        game = game_class(listed.game).from_option_texts(listed.options)
        return self.ending(Screen(game, listed.id, self.services.hub.faults), listed.result)

    # --- responses ----------------------------------------------------------------------------------------------------

    def store_language(self, language: str) -> None:
        self._cookies.append(cookie(LANGUAGE_COOKIE, language, YEAR, secure=self.secure))

    def store_login(self, login: NewLogin) -> None:
        self._cookies += login_cookies(self.services.secret, login, secure=self.secure)

    def remove_login(self) -> None:
        self._cookies += logout_cookies(secure=self.secure)

    def redirect(self, path: str) -> Response[Any]:
        """Continue with another page after a form was carried out."""
        location = PREFIX + quote(path, safe="/?=&%")
        return Response(None, status_code=303, headers={"Location": location}, cookies=self._cookies)

    def render(self, template: str, **values: Any) -> Response[Any]:
        key = self.form_key()
        values |= {
            "visit": self,
            "say": self.say,
            "language": self.language,
            "person": self.person,
            "club": self.services.settings,
            "key": key,
            "typed": self.typed,
            "nothing": FormFields(),
            "error": self.error,
            "notice": self.notice,
            "here": self.request.url.path,
        }
        html = templates().get_template(template).render(values)
        return Response(html, status_code=self.status, media_type="text/html", cookies=self._cookies)


Show = Callable[[Visit], Awaitable[Response[Any]]]


async def handle_form(visit: Visit, show: Show, forms: Mapping[str, Show]) -> Response[Any]:
    """Carry out the form that was sent; if it is refused, show the page with the reason."""
    try:
        await visit.read_form()
        form = forms.get(visit.text("do"))
        if form is None:
            raise KaishoError("http-bad-form")
        return await form(visit)
    except KaishoError as error:
        visit.error, visit.refusal = error.say(visit.language), error.code
        visit.status = context_of(visit.request.scope).status_of(error)
    return await show(visit)


def parse_form(kind: type[T], values: Mapping[str, Any]) -> T:
    """Convert the fields of a form, with the checks of the type; None stands for an empty field, which is left out."""
    try:
        return msgspec.convert({name: value for name, value in values.items() if value is not None}, kind)
    except msgspec.ValidationError as error:
        raise KaishoError("http-bad-request", why=str(error)) from None


# --- errors -----------------------------------------------------------------------------------------------------------

RETRY_SECONDS = 3
"""Seconds after which a browser requests a page again that was refused temporarily."""


def error_page(settings: Settings, status: int, message: str, language: str, *, address: str | None = None) -> str:
    """Render a page that says what went wrong; temporary refusals are retried. ``address``: where the club really is."""
    return (
        templates()
        .get_template("trouble.html")
        .render(
            say=words(language),
            language=language,
            club=settings,
            message=message,
            again=RETRY_SECONDS if status in (429, 503) else 0,
            address=address,
            person=None,
            visit=None,
            error=None,
        )
    )


def _error_response(request: PageRequest, status: int, message: str) -> Response[Any]:
    context = context_of(request.scope)
    html = error_page(context.settings, status, message, context.language)
    return Response(html, status_code=status, media_type="text/html")


def page_refused(request: PageRequest, error: KaishoError) -> Response[Any]:
    context = context_of(request.scope)
    return _error_response(request, context.status_of(error), error.say(context.language))


def page_framework_refused(request: PageRequest, error: HTTPException) -> Response[Any]:
    """Answer what Litestar refuses."""
    found = framework_error_body(error, context_of(request.scope).language)
    return _error_response(request, error.status_code, found.message)


def page_failed(request: PageRequest, error: Exception) -> Response[Any]:
    _, found = failure(error, context_of(request.scope).language)
    return _error_response(request, 500, found.message)
