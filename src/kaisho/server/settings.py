"""Every setting of the server, once: its default, its limits, the flag and the variable that change it.

A flag comes before a variable, a variable before the default. What a setting means is said by the message ``cli-flag-NAME``.
Nothing heavy is imported here: the command line is made from this list.
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
Read = Callable[[Any, str], Any]

LONGEST_CLUB_NAME = 60
LONGEST_PAGE = 100_000
"""Characters of an imprint or a privacy text."""
SHORTEST_TOKEN = 16

MEBIBYTE = 1 << 20
REGISTRATION = ("open", "invitation", "closed")
ON_OFF = ("on", "off")


class BadSetting(KaishoError):
    """A setting that cannot be like that; the message names the flag or the variable."""


# --- what values can be -----------------------------------------------------------------------------------------------


def _text(value: Any, said_by: str) -> str:
    text = str(value).strip()
    if not text or not text.isprintable():
        raise BadSetting("host-bad-text", setting=said_by)
    return text


def _club_name(value: Any, said_by: str) -> str:
    name = _text(value, said_by)
    if len(name) > LONGEST_CLUB_NAME:
        raise BadSetting("host-long-text", setting=said_by, most=str(LONGEST_CLUB_NAME))
    return name


def _url(value: Any, said_by: str) -> str:
    try:
        parts = urlsplit(str(value))
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        bad = parts.username or parts.password or parts.query or parts.fragment or (parts.port is not None and parts.port < 1)
    except ValueError:
        good = bad = None
    if not good or bad:
        raise BadSetting("host-bad-url", setting=said_by, value=str(value))
    return str(value).removesuffix("/")


def _networks(value: Any, said_by: str) -> tuple[Network, ...]:
    texts = [text.strip() for given in ([value] if isinstance(value, str) else value) for text in given.split(",")]
    try:
        return tuple(ipaddress.ip_network(text, strict=False) for text in texts)
    except ValueError:
        raise BadSetting("host-bad-network", setting=said_by, value=", ".join(texts)) from None


def _folder(value: Any, said_by: str) -> Path:
    try:
        return Path(_text(value, said_by)).expanduser().absolute()
    except RuntimeError:  # "~" without a home folder
        raise BadSetting("host-bad-text", setting=said_by) from None


def _token(value: Any, said_by: str) -> str:
    if len(str(value)) < SHORTEST_TOKEN or not str(value).isascii() or not str(value).isprintable() or " " in str(value):
        raise BadSetting("host-bad-token", setting=said_by, least=str(SHORTEST_TOKEN))
    return str(value)


def _page(value: Any, said_by: str) -> str:
    """The text of a page, as it is kept."""
    if len(str(value)) > LONGEST_PAGE:
        raise BadSetting("host-long-text", setting=said_by, most=str(LONGEST_PAGE))
    return str(value)


def page_from_file(file: Any, said_by: str) -> str:
    """The text of a page in a file."""
    try:
        with open(str(file), "rb") as opened:
            text = opened.read(4 * LONGEST_PAGE + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "UTF-8"
        raise BadSetting("host-bad-file", setting=said_by, file=str(file), why=why) from None
    return _page(text, said_by)


def _on(value: Any, said_by: str) -> bool:
    return bool(value == "on")


def _same(value: Any, said_by: str) -> Any:
    return value


def user_data() -> Path:
    """The user's own folder for what programs keep."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "kaisho"
    try:
        home = Path.home()
    except RuntimeError:  # no home folder at all
        raise BadSetting("host-no-home") from None
    return home / "Library" / "Application Support" / "kaisho" if sys.platform == "darwin" else home / ".local/share/kaisho"


# --- the list ---------------------------------------------------------------------------------------------------------


def _a(
    value: str,
    default: Any,
    *,
    read: Read = _same,
    kept: Read | None = None,
    shown: str = "",
    secret: bool = False,
    **flag: Any,
) -> Any:
    """One setting: what its value is called, its default, how a text is read, and the limits that the flag checks.

    ``kept`` makes a setting one that the admin can change while the server runs: it checks what is stored then.
    """
    more = {"value": value, "flag": flag, "read": read, "kept": kept, "shown": shown}
    if callable(default):
        return dataclasses.field(default_factory=default, metadata=more)
    return dataclasses.field(default=default, metadata=more, repr=not secret)


def _number(default: int, least: int, most: int) -> Any:
    return _a("N", default, number=(least, most))


def _rate(default: float) -> Any:
    return _a("N", default, decimal=(0, 100_000))


@dataclass(frozen=True)
class Settings:
    """How a server runs. Times are in the unit that the setting's description names; 0 is no limit where it says so."""

    host: str = _a("ADDRESS", "127.0.0.1", read=_text)
    port: int = _number(8470, 0, 65_535)
    data: Path = _a("FOLDER", user_data, read=_folder, shown="~/.local/share/kaisho")  # noqa: RUF009  (a field like the others)
    public_url: str | None = _a("URL", None, read=_url)
    trusted_proxy: tuple[Network, ...] = _a("ADDRESS", (), read=_networks, many=True)
    open_browser: bool = _a("on|off", False, read=_on, choices=ON_OFF)

    club_name: str = _a("TEXT", "Kaisho", read=_club_name, kept=_club_name)
    registration: str = _a("WHO", "open", kept=_same, choices=REGISTRATION)
    guests: bool = _a("on|off", True, read=_on, kept=_on, choices=ON_OFF)
    chat: bool = _a("on|off", True, read=_on, kept=_on, choices=ON_OFF)
    imprint: str = _a("FILE", "", read=page_from_file, kept=_page)
    privacy: str = _a("FILE", "", read=page_from_file, kept=_page)

    bot_threads: int = _number(0, 0, 1024)
    bot_seconds: float = _a("SECONDS", 1.0, decimal=(0.01, 3600))
    analysis_seconds: float = _a("SECONDS", 60.0, decimal=(1, 3600))
    analyses_per_hour: int = _number(20, 0, 100_000)
    analyses_waiting: int = _number(20, 1, 10_000)

    claim_after: int = _a("MINUTES", 10, number=(1, 100_000))
    expire_tables: int = _a("DAYS", 30, number=(0, 10_000))
    expire_guests: int = _a("DAYS", 30, number=(0, 10_000))

    message_bytes: int = _number(16_384, 1024, MEBIBYTE)
    rate_per_session: float = _rate(20.0)
    burst_per_session: int = _number(60, 1, 1_000_000)
    rate_per_address: float = _rate(100.0)
    burst_per_address: int = _number(1000, 1, 1_000_000)
    sign_ins_per_minute: float = _rate(20.0)
    sign_ins_at_once: int = _number(100, 1, 1_000_000)
    most_connections: int = _number(200, 0, 1_000_000)
    most_tables: int = _number(50, 0, 1_000_000)
    rated_per_pair: int = _number(20, 0, 1_000_000)
    rated_unlisted: bool = _a("on|off", False, read=_on, choices=ON_OFF)
    tables_per_day: int = _number(200, 0, 1_000_000)
    acts_per_day: int = _number(100_000, 0, 100_000_000)
    chat_per_day: int = _number(2000, 0, 1_000_000)
    chat_per_second: float = _rate(1.0)
    most_challenges: int = _number(20, 0, 1_000_000)
    most_challenges_each: int = _number(3, 0, 1_000_000)
    most_challenged: int = _number(50, 0, 1_000_000)

    admin_second_factor: bool = _a("on|off", False, read=_on, choices=ON_OFF)
    audit_days: int = _a("DAYS", 180, number=(0, 10_000))

    sync: str = _a("HOW", "full", choices=("full", "normal"))
    log_format: str = _a("HOW", "text", choices=("text", "json"))
    log_level: str = _a("LEVEL", "info", choices=("debug", "info", "warning", "error"))
    metrics_port: int = _number(0, 0, 65_535)
    metrics_host: str = _a("ADDRESS", "127.0.0.1", read=_text)
    metrics_token: str | None = _a("TOKEN", None, read=_token, secret=True)

    @property
    def bots_at_once(self) -> int:
        """How many bots may think at the same time: as told, else all cores but one."""
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)

    def trusts(self, address: str) -> bool:
        """Whether what this address says about the client behind it is believed."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted_proxy)


@dataclass(frozen=True)
class Setting:
    """One setting, as its names and limits."""

    name: str
    flag: Flag
    default: str
    read: Read
    kept: Read | None

    @property
    def variable(self) -> str:
        return f"KAISHO_{self.name.upper()}"

    @property
    def word(self) -> str:
        """The id of the message that says what the setting does."""
        return f"cli-flag-{self.name.replace('_', '-')}"

    @property
    def allowed(self) -> str:
        """What values there are, for a table."""
        if self.flag.choices:
            return " ".join(self.flag.choices)
        limits = self.flag.number or self.flag.decimal
        return f"{limits[0]:g}…{limits[1]:.0f}" if limits else str(self.flag.value)

    def from_text(self, text: str, said_by: str) -> Any:
        return self.read(flag_value(self.flag, text, said_by), said_by)


def _default_text(field: dataclasses.Field[Any]) -> str:
    if field.metadata["shown"]:
        return str(field.metadata["shown"])
    value = field.default
    if isinstance(value, bool):
        return "on" if value else "off"
    return "" if value in (None, ()) else f"{value:g}" if isinstance(value, float) else str(value)


def _setting(field: dataclasses.Field[Any]) -> Setting:
    more = field.metadata
    flag = Flag(f"--{field.name.replace('_', '-')}", more["value"], **more["flag"])
    return Setting(field.name, flag, _default_text(field), more["read"], more["kept"])


SETTINGS = tuple(_setting(field) for field in dataclasses.fields(Settings))
FLAGS = tuple(setting.flag for setting in SETTINGS)
BY_NAME = {setting.name: setting for setting in SETTINGS}
DATA = BY_NAME["data"]

OTHER_VARIABLES = ("KAISHO_LANG", "KAISHO_CACHE_DIR")
"""Variables of ours that are no settings of the server."""


def read_setting(setting: Setting, found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Any:
    """One setting's value: from the flags of a command line (already checked), a variable, or ``None`` for neither.

    An empty variable is none: it is how many places that set variables leave one out.
    """
    if (given := found.get(setting.flag.key)) not in (None, []):
        return setting.read(given, setting.flag.name)
    if text := environment.get(setting.variable):
        return setting.from_text(text, setting.variable)
    return None


def read_settings(found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """All settings, or ``BadSetting`` or ``BadUsage`` for one that cannot be."""
    given = {setting.name: read_setting(setting, found, environment) for setting in SETTINGS}
    return Settings(**{name: value for name, value in given.items() if value is not None})


def data_folder(found: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder alone, for commands that need no more."""
    folder: Path | None = read_setting(DATA, found, environment)
    return user_data() if folder is None else folder


def unknown_variables(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Variables that look like settings but are none: most likely misspelt."""
    known = {setting.variable for setting in SETTINGS} | set(OTHER_VARIABLES)
    return tuple(sorted(name for name in environment if name.startswith("KAISHO_") and name not in known))
