"""Every setting of the server, declared once: its default and limits, its flag and its environment variable.

A flag overrides a variable, and a variable overrides the default. The message ``cli-flag-NAME`` explains a setting to users.
Nothing heavy is imported here, because the command line is built from this list.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kaisho.commandline import Flag, flag_value
from kaisho.errors import KaishoError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Parse = Callable[[Any, str], Any]
"""Converts and checks a value. The second argument is its source (the flag or the variable), for error messages."""

MAX_CLUB_NAME_LENGTH = 60
MAX_PAGE_LENGTH = 100_000
"""Characters of an imprint or a privacy text."""
SHORTEST_TOKEN = 16

MEBIBYTE = 1 << 20
REGISTRATION = ("open", "invitation", "closed")
ON_OFF = ("on", "off")


class BadSetting(KaishoError):
    """A setting with an invalid value; the message names the flag or the variable."""


# --- values -----------------------------------------------------------------------------------------------------------


def _text(value: Any, source: str) -> str:
    text = str(value).strip()
    if not text or not text.isprintable():
        raise BadSetting("host-bad-text", setting=source)
    return text


def _club_name(value: Any, source: str) -> str:
    name = _text(value, source)
    if len(name) > MAX_CLUB_NAME_LENGTH:
        raise BadSetting("host-long-text", setting=source, most=str(MAX_CLUB_NAME_LENGTH))
    return name


def _url(value: Any, source: str) -> str:
    try:
        parts = urlsplit(str(value))
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        bad = parts.username or parts.password or parts.query or parts.fragment or (parts.port is not None and parts.port < 1)
    except ValueError:
        good = bad = None
    if not good or bad:
        raise BadSetting("host-bad-url", setting=source, value=str(value))
    return str(value).removesuffix("/")


def _networks(value: Any, source: str) -> tuple[Network, ...]:
    texts = [text.strip() for given in ([value] if isinstance(value, str) else value) for text in given.split(",")]
    try:
        return tuple(ipaddress.ip_network(text, strict=False) for text in texts)
    except ValueError:
        raise BadSetting("host-bad-network", setting=source, value=", ".join(texts)) from None


def _folder(value: Any, source: str) -> Path:
    try:
        return Path(_text(value, source)).expanduser().absolute()
    except RuntimeError:  # "~" without a home folder
        raise BadSetting("host-bad-text", setting=source) from None


def _token(value: Any, source: str) -> str:
    if len(str(value)) < SHORTEST_TOKEN or not str(value).isascii() or not str(value).isprintable() or " " in str(value):
        raise BadSetting("host-bad-token", setting=source, least=str(SHORTEST_TOKEN))
    return str(value)


def _page(value: Any, source: str) -> str:
    """Check the text of a page."""
    if len(str(value)) > MAX_PAGE_LENGTH:
        raise BadSetting("host-long-text", setting=source, most=str(MAX_PAGE_LENGTH))
    return str(value)


def page_from_file(file: Any, source: str) -> str:
    """Read the text of a page from a file."""
    try:
        with open(str(file), "rb") as opened:
            text = opened.read(4 * MAX_PAGE_LENGTH + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "UTF-8"
        raise BadSetting("host-bad-file", setting=source, file=str(file), why=why) from None
    return _page(text, source)


def _on(value: Any, source: str) -> bool:
    return bool(value == "on")


def _same(value: Any, source: str) -> Any:
    return value


def user_data() -> Path:
    """Return the user's folder for application data."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "kaisho"
    try:
        home = Path.home()
    except RuntimeError:  # no home folder at all
        raise BadSetting("host-no-home") from None
    return home / "Library" / "Application Support" / "kaisho" if sys.platform == "darwin" else home / ".local/share/kaisho"


# --- the list ---------------------------------------------------------------------------------------------------------


def setting(
    metavar: str,
    default: Any,
    *,
    parse: Parse = _same,
    admin_parse: Parse | None = None,
    shown_default: str = "",
    secret: bool = False,
    **flag: Any,
) -> Any:
    """Declare a setting. ``flag`` has the limits that the command line checks.

    ``admin_parse`` makes it a setting that admins can change while the server runs; it checks the stored text.
    ``shown_default`` is the default as documented, where it depends on the machine.
    """
    metadata = {"metavar": metavar, "flag": flag, "parse": parse, "admin_parse": admin_parse, "shown_default": shown_default}
    if callable(default):
        return dataclasses.field(default_factory=default, metadata=metadata)
    return dataclasses.field(default=default, metadata=metadata, repr=not secret)


def _number(default: int, least: int, most: int) -> Any:
    return setting("N", default, number=(least, most))


def _rate(default: float) -> Any:
    return setting("N", default, decimal=(0, 100_000))


@dataclass(frozen=True)
class Settings:
    """How a server runs. A limit of 0 means unlimited where the description says so."""

    host: str = setting("ADDRESS", "127.0.0.1", parse=_text)
    """The address to listen on."""
    port: int = _number(8470, 0, 65_535)
    """The port to listen on; 0 for any free one."""
    data: Path = setting("FOLDER", user_data, parse=_folder, shown_default="~/.local/share/kaisho")  # noqa: RUF009
    """The data folder: the database and the secret key."""
    public_url: str | None = setting("URL", None, parse=_url)
    """The address that people use, if it is not the one listened on."""
    trusted_proxy: tuple[Network, ...] = setting("ADDRESS", (), parse=_networks, many=True)
    """Networks of the proxies whose ``X-Forwarded`` headers are trusted."""
    open_browser: bool = setting("on|off", False, parse=_on, choices=ON_OFF)
    """Whether to open a browser at the start."""

    club_name: str = setting("TEXT", "Kaisho", parse=_club_name, admin_parse=_club_name)
    """The name of the club, shown on every page."""
    registration: str = setting("WHO", "open", admin_parse=_same, choices=REGISTRATION)
    """Who may make an account."""
    guests: bool = setting("on|off", True, parse=_on, admin_parse=_on, choices=ON_OFF)
    """Whether people can play with a name only."""
    chat: bool = setting("on|off", True, parse=_on, admin_parse=_on, choices=ON_OFF)
    """Whether tables have a chat."""
    imprint: str = setting("FILE", "", parse=page_from_file, admin_parse=_page)
    """The text of the imprint."""
    privacy: str = setting("FILE", "", parse=page_from_file, admin_parse=_page)
    """The text of the privacy page."""

    bot_threads: int = _number(0, 0, 1024)
    """Number of bots that think at the same time; 0 for all cores but one."""
    bot_seconds: float = setting("SECONDS", 1.0, decimal=(0.01, 3600))
    """The longest time that a bot thinks about one move."""
    analysis_seconds: float = setting("SECONDS", 60.0, decimal=(1, 3600))
    """The longest time of one analysis."""
    analyses_per_hour: int = _number(20, 0, 100_000)
    """Analyses of ten seconds or more per person and hour, and more shorter ones; 0: unlimited."""
    analyses_waiting: int = _number(20, 1, 10_000)
    """Analyses that may wait for their turn."""

    claim_after: int = setting("MINUTES", 10, number=(1, 100_000))
    """How long a player must be absent before a game without a clock can be claimed."""
    expire_tables: int = setting("DAYS", 30, number=(0, 10_000))
    """When an inactive table without a clock is closed; 0: never."""
    expire_guests: int = setting("DAYS", 30, number=(0, 10_000))
    """When a guest who has not returned is deleted; 0: never."""

    message_bytes: int = _number(16_384, 1024, MEBIBYTE)
    """The longest message of a socket; an HTTP request may be four times as long."""
    rate_per_session: float = _rate(20.0)
    """Messages and requests of one person per second; 0: unlimited."""
    burst_per_session: int = _number(60, 1, 1_000_000)
    """Number of them that may arrive at once."""
    rate_per_address: float = _rate(100.0)
    """Messages and requests of one address per second; 0: unlimited."""
    burst_per_address: int = _number(1000, 1, 1_000_000)
    """Number of them that may arrive at once."""
    sign_ins_per_minute: float = _rate(20.0)
    """New names and attempts at passwords of one address per minute; 0: unlimited."""
    sign_ins_at_once: int = _number(100, 1, 1_000_000)
    """Number of them that may arrive at once."""
    most_connections: int = _number(200, 0, 1_000_000)
    """Connections of one address; 0: unlimited."""
    most_tables: int = _number(50, 0, 1_000_000)
    """Unfinished tables of one person; 0: unlimited."""
    rated_per_pair: int = _number(20, 0, 1_000_000)
    """Rated games of the same two people in 24 hours; 0: unlimited."""
    rated_unlisted: bool = setting("on|off", False, parse=_on, choices=ON_OFF)
    """Whether games at unlisted tables can be rated."""
    tables_per_day: int = _number(200, 0, 1_000_000)
    """Tables that one person opens per day; 0: unlimited."""
    acts_per_day: int = _number(100_000, 0, 100_000_000)
    """Acts of one person per day; 0: unlimited."""
    chat_per_day: int = _number(2000, 0, 1_000_000)
    """Chat messages of one person per day; 0: unlimited."""
    chat_per_second: float = _rate(1.0)
    """Chat messages of one person per second; 0: unlimited."""
    most_challenges: int = _number(20, 0, 1_000_000)
    """Seats that one person reserves for others who have not answered; 0: unlimited."""
    most_challenges_each: int = _number(3, 0, 1_000_000)
    """Number of them for the same person; 0: unlimited."""
    most_challenged: int = _number(50, 0, 1_000_000)
    """Seats that all others together reserve for one person; 0: unlimited."""

    admin_second_factor: bool = setting("on|off", False, parse=_on, choices=ON_OFF)
    """Whether admins need a second factor."""
    audit_days: int = setting("DAYS", 180, number=(0, 10_000))
    """How long the audit log is retained; 0: for ever, up to its largest size."""

    sync: str = setting("HOW", "full", choices=("full", "normal"))
    """Whether acknowledged changes survive a power failure (full) or only a crash (normal)."""
    log_format: str = setting("HOW", "text", choices=("text", "json"))
    """The format of the log."""
    log_level: str = setting("LEVEL", "info", choices=("debug", "info", "warning", "error"))
    """The lowest level that is logged."""
    metrics_port: int = _number(0, 0, 65_535)
    """A separate port for the metrics; 0: none."""
    metrics_host: str = setting("ADDRESS", "127.0.0.1", parse=_text)
    """The address of that port."""
    metrics_token: str | None = setting("TOKEN", None, parse=_token, secret=True)
    """The bearer token that may read ``/metrics``."""

    @property
    def bots_at_once(self) -> int:
        """Return how many bots may think at the same time."""
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)

    def trusts(self, address: str) -> bool:
        """Whether an address belongs to a trusted proxy."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted_proxy)


@dataclass(frozen=True)
class Setting:
    """The description of one setting."""

    name: str
    flag: Flag
    default: str
    """The default as text."""
    parse: Parse
    admin_parse: Parse | None

    @property
    def variable(self) -> str:
        return f"KAISHO_{self.name.upper()}"

    @property
    def word(self) -> str:
        """The id of the message that explains the setting."""
        return f"cli-flag-{self.name.replace('_', '-')}"

    @property
    def allowed(self) -> str:
        """Return the allowed values, for the table in the documentation."""
        if self.flag.choices:
            return " ".join(self.flag.choices)
        limits = self.flag.number or self.flag.decimal
        return f"{limits[0]:g}…{limits[1]:.0f}" if limits else str(self.flag.value)

    def from_text(self, text: str, source: str) -> Any:
        return self.parse(flag_value(self.flag, text, source), source)


def _default_text(field: dataclasses.Field[Any]) -> str:
    if field.metadata["shown_default"]:
        return str(field.metadata["shown_default"])
    value = field.default
    if isinstance(value, bool):
        return "on" if value else "off"
    return "" if value in (None, ()) else f"{value:g}" if isinstance(value, float) else str(value)


def _described(field: dataclasses.Field[Any]) -> Setting:
    metadata = field.metadata
    flag = Flag(f"--{field.name.replace('_', '-')}", metadata["metavar"], **metadata["flag"])
    return Setting(field.name, flag, _default_text(field), metadata["parse"], metadata["admin_parse"])


SETTINGS = tuple(_described(field) for field in dataclasses.fields(Settings))
FLAGS = tuple(setting.flag for setting in SETTINGS)
BY_NAME = {setting.name: setting for setting in SETTINGS}
DATA = BY_NAME["data"]

OTHER_VARIABLES = ("KAISHO_LANG", "KAISHO_CACHE_DIR")
"""Variables of Kaisho that are not settings of the server."""


def read_setting(setting: Setting, found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Any:
    """Return the value of a setting from the flags of a command line (already checked) or a variable; None for neither.

    An empty variable counts as missing, because many tools cannot unset one.
    """
    if (given := found.get(setting.flag.key)) not in (None, []):
        return setting.parse(given, setting.flag.name)
    if text := environment.get(setting.variable):
        return setting.from_text(text, setting.variable)
    return None


def read_settings(found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Return all settings; raise ``BadSetting`` or ``BadUsage`` for an invalid one."""
    given = {setting.name: read_setting(setting, found, environment) for setting in SETTINGS}
    return Settings(**{name: value for name, value in given.items() if value is not None})


def data_folder(found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Path:
    """Return only the data folder, for commands that need nothing else."""
    folder: Path | None = read_setting(DATA, found, environment)
    return user_data() if folder is None else folder


def unknown_variables(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Return variables that look like settings but are unknown, probably misspelt."""
    known = {setting.variable for setting in SETTINGS} | set(OTHER_VARIABLES)
    return tuple(sorted(name for name in environment if name.startswith("KAISHO_") and name not in known))
