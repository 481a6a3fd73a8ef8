"""Settings: read from flags, variables and defaults; some can be changed while the server runs."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import itertools
import re
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.cli import COMMANDS, main
from kaisho.commandline import BadUsage, read_command
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES, words
from kaisho.server.club_settings import CHANGEABLE, change_setting, current_settings
from kaisho.server.people import Registration
from kaisho.server.settings import REGISTRATION, SETTINGS, BadSetting, Settings, read_settings, unknown_variables
from kaisho.server.store import create_all
from kaisho.server.store.schema import club

SERVE = next(command for command in COMMANDS if command.name == "serve")
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def settings(*flags: str, **environment: str) -> Settings:
    return read_settings(read_command(SERVE, list(flags)), environment)


def test_by_default_the_server_listens_on_loopback_and_registration_is_open() -> None:
    defaults = settings()
    assert (defaults.host, defaults.port, defaults.registration, defaults.chat) == ("127.0.0.1", 8470, "open", True)
    assert defaults.metrics_port == 0
    assert defaults.metrics_token is None
    assert defaults.trusted_proxy == ()


def test_a_flag_overrides_a_variable_and_a_variable_overrides_the_default() -> None:
    assert settings(KAISHO_PORT="9000").port == 9000
    assert settings("--port", "9001", KAISHO_PORT="9000").port == 9001
    assert settings(KAISHO_PORT="").port == 8470
    assert settings("--chat", "off", KAISHO_CHAT="on").chat is False


def test_the_default_data_folder_is_in_the_users_data_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings().data == tmp_path / "kaisho"
    assert settings("--data", "here").data == Path.cwd() / "here"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert settings("--data", "~/club").data == tmp_path / "club"


def test_every_setting_has_a_flag_a_variable_and_words_in_every_language() -> None:
    assert [setting.name for setting in SETTINGS] == [field.name for field in dataclasses.fields(Settings)]
    *flags, new_club = SERVE.flags
    assert [setting.flag for setting in SETTINGS] == flags and new_club.name == "--new-club"
    for language in LANGUAGES:
        for setting in SETTINGS:
            assert words(language)(setting.word)


def test_every_documented_default_can_be_parsed(tmp_path: Path) -> None:
    for setting in SETTINGS:
        if setting.default and setting.name != "data":
            assert setting.from_text(setting.default, setting.variable) == getattr(Settings(data=tmp_path), setting.name)


def test_the_hosting_page_lists_every_setting_once_with_its_default() -> None:
    rows = re.findall(
        r"^\| `(--[a-z-]+)` \| `(KAISHO_[A-Z_]+)` \| (.*?) \| (?:`(.*?)`)? ?\|", PAGE.read_text(encoding="utf-8"), re.M
    )
    assert [(flag, variable, default) for flag, variable, _, default in rows] == [
        (setting.flag.name, setting.variable, setting.default) for setting in SETTINGS
    ]


@pytest.mark.parametrize(
    ("flags", "environment", "message"),
    [
        (["--port", "70000"], {}, "--port cannot be “70000”. It is a whole number from 0 to 65535"),
        ([], {"KAISHO_PORT": "http"}, "KAISHO_PORT cannot be “http”"),
        ([], {"KAISHO_CHAT": "yes"}, "KAISHO_CHAT cannot be “yes”. It can be on, off"),
        ([], {"KAISHO_BOT_SECONDS": "0"}, "KAISHO_BOT_SECONDS cannot be “0”. It is a number from 0.01 to 3600"),
        (["--registration", "none"], {}, "--registration cannot be “none”. It can be open, invitation, closed"),
        (["--public-url", "club.example"], {}, "--public-url cannot be “club.example”"),
        (["--public-url", "https://club.example/games"], {}, "without a path"),
        (["--public-url", "https://a:b@club.example"], {}, "--public-url cannot be"),
        ([], {"KAISHO_PUBLIC_URL": "https://club.example:x"}, "KAISHO_PUBLIC_URL cannot be"),
        ([], {"KAISHO_TRUSTED_PROXY": "10.0.0.0/8,proxy"}, "KAISHO_TRUSTED_PROXY cannot be “10.0.0.0/8, proxy”"),
        (["--trusted-proxy", "10.0.0.0/40"], {}, "--trusted-proxy cannot be"),
        (["--host", ""], {}, "--host must be text"),
        (["--club-name", "x" * 61], {}, "--club-name is too long: at most 60 characters"),
        (["--club-name", "Club\x1b[31m"], {}, "--club-name must be text"),
        ([], {"KAISHO_METRICS_TOKEN": "short"}, "KAISHO_METRICS_TOKEN needs at least 16"),
        ([], {"KAISHO_IMPRINT": "nowhere.txt"}, "KAISHO_IMPRINT: the file nowhere.txt cannot be read"),
    ],
)
def test_the_refusal_of_an_invalid_setting_names_its_flag_or_variable(
    flags: list[str], environment: dict[str, str], message: str
) -> None:
    with pytest.raises(KaishoError, match=re.escape(message)):
        settings(*flags, **environment)


def test_the_values_of_registration_are_those_of_accounts() -> None:
    assert tuple(registration.value for registration in Registration) == REGISTRATION


def test_trusted_proxies_are_given_by_several_flags_or_one_list() -> None:
    expected = (ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8"), ip_network("fd00::/8"))
    assert settings("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.1.2.3/8,fd00::/8").trusted_proxy == expected
    parsed = settings(KAISHO_TRUSTED_PROXY="127.0.0.1, 10.0.0.0/8, fd00::/8")
    assert parsed.trusted_proxy == expected
    assert parsed.trusts("10.9.9.9")
    assert parsed.trusts("fd00::1")
    assert not parsed.trusts("192.0.2.1")
    assert not parsed.trusts("unix")


def test_a_trailing_slash_is_removed_from_the_public_address() -> None:
    assert settings("--public-url", "https://club.example:8443/").public_url == "https://club.example:8443"


def test_pages_are_read_from_files_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "imprint.txt"
    file.write_text("Ours: Rue des Jeux 5\n", encoding="utf-8")
    assert settings("--imprint", str(file)).imprint == "Ours: Rue des Jeux 5\n"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetting, match="UTF-8"):
        settings("--imprint", str(file))
    file.write_text("x" * 100_001, encoding="utf-8")
    with pytest.raises(BadSetting, match="too long"):
        settings("--privacy", str(file))


def test_bots_leave_a_core_free_unless_configured_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert settings().bots_at_once == 7
    assert settings("--bot-threads", "3").bots_at_once == 3
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert settings().bots_at_once == 1


def test_the_token_is_not_shown_with_the_settings() -> None:
    assert "sesame" not in repr(settings(KAISHO_METRICS_TOKEN="open-sesame-open-sesame"))


def test_unknown_variables_are_found() -> None:
    assert unknown_variables({"KAISHO_PROT": "1", "KAISHO_PORT": "1", "KAISHO_LANG": "de", "HOME": "/"}) == ("KAISHO_PROT",)


# --- changed while the server runs ------------------------------------------------------------------------------------


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = sa.create_engine("sqlite://")
    create_all(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_changes_by_the_admin_override_the_settings(connection: Connection, tmp_path: Path) -> None:
    start = Settings(data=tmp_path, club_name="Start", registration="open")
    assert current_settings(connection, start) == start
    change_setting(connection, "club_name", "  Deux Rois ")
    change_setting(connection, "registration", "invitation")
    change_setting(connection, "chat", "off")
    change_setting(connection, "imprint", "<b>us</b>\n")
    now = current_settings(connection, start)
    assert (now.club_name, now.registration, now.chat, now.imprint) == ("Deux Rois", "invitation", False, "<b>us</b>\n")
    assert now.privacy == ""
    change_setting(connection, "chat", "on")
    assert current_settings(connection, start).chat is True


def test_a_change_can_be_reset(connection: Connection, tmp_path: Path) -> None:
    start = Settings(data=tmp_path, registration="closed")
    change_setting(connection, "registration", "open")
    change_setting(connection, "registration", None)
    assert current_settings(connection, start) == start
    assert connection.execute(club.select()).all() == []


def test_only_some_settings_can_be_changed_and_only_to_valid_values(connection: Connection) -> None:
    assert CHANGEABLE == ("club_name", "registration", "guests", "chat", "imprint", "privacy")
    with pytest.raises(BadSetting, match="port cannot be changed"):
        change_setting(connection, "port", "1")
    with pytest.raises(BadUsage, match="registration cannot be “none”"):
        change_setting(connection, "registration", "none")
    with pytest.raises(BadSetting, match="club-name must be text"):
        change_setting(connection, "club_name", " ")
    with pytest.raises(BadSetting, match="privacy is too long"):
        change_setting(connection, "privacy", "x" * 100_001)


# --- without the extra for the server ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["serve"], ["backup", "x"], ["restore", "x"], ["admin", "people"]])
def test_without_the_extra_the_commands_say_what_to_install(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kaisho.language._asked", [])
    monkeypatch.setitem(__import__("sys").modules, "litestar", None)
    assert main([*arguments, "--lang", language]) == 1
    output = capsys.readouterr()
    assert "pip install 'kaisho[server]'" in output.err
    assert arguments[0] in output.err
    assert output.out == ""


def test_every_setting_is_described_where_it_is_declared() -> None:
    (declared,) = (node for node in ast.parse(inspect.getsource(Settings)).body if isinstance(node, ast.ClassDef))
    described = [
        field.target.id
        for field, text in itertools.pairwise(declared.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text(text)
    ]
    assert described == [setting.name for setting in SETTINGS]


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
