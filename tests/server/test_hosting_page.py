"""The page about hosting: its commands, variables and configurations work."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import pytest

from kaisho.cli import ADMIN, COMMANDS
from kaisho.commandline import read_command
from kaisho.server.settings import OTHER_VARIABLES, Settings, read_settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
PORT = Settings(data=Path()).port


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.M | re.S)


COMMAND_LINES = [
    shlex.split(re.sub(r"\$\(.*?\)", "today", match[1]))
    for block in blocks("sh")
    for line in block.splitlines()
    if (match := re.search(r"(?:^|/bin/)kaisho ((?:serve|backup|restore|admin)\b.*)", line))
]


@pytest.mark.parametrize("line", COMMAND_LINES, ids=" ".join)
def test_every_command_line_on_the_page_can_be_parsed(line: list[str]) -> None:
    known = {command.name: command for command in (*COMMANDS, *ADMIN)}
    length = 2 if line[0] == "admin" else 1
    read_command(known[" ".join(line[:length])], line[length:])


def test_the_page_shows_every_subcommand_of_admin() -> None:
    shown = {line[1] for line in COMMAND_LINES if line[0] == "admin"}
    assert shown == {command.name.removeprefix("admin ") for command in ADMIN}


def test_the_service_unit_starts_the_server_with_valid_settings() -> None:
    (unit,) = blocks("ini")
    variables = dict(re.findall(r"^Environment=(KAISHO_\w+)=(.*)$", unit, re.M))
    settings = read_settings({}, {name: value for name, value in variables.items() if name not in OTHER_VARIABLES})
    assert settings.data == Path("/var/lib/kaisho")
    assert settings.public_url == "https://club.example"
    assert settings.trusts("127.0.0.1") and settings.trusts("::1")
    parts = configparser.ConfigParser(strict=False, interpolation=None)
    parts.read_string(unit)
    assert parts.sections() == ["Unit", "Service", "Install"]
    assert parts["Service"]["ExecStart"].endswith("/kaisho serve")


def test_the_proxies_forward_to_the_servers_port() -> None:
    for kind in ("nginx", "caddy"):
        (setup,) = blocks(kind)
        assert f"127.0.0.1:{PORT}" in setup
        assert setup.count("{") == setup.count("}")


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/metrics//", "/metrics/x"])
def test_the_proxies_do_not_expose_the_metrics(path: str) -> None:
    (nginx,), (caddy,) = blocks("nginx"), blocks("caddy")
    blocked = re.findall(r"^ *location (= |~\*? |\^~ )?(\S+) \{\s+return 404;", nginx, re.M)
    assert any(path == prefix if how == "= " else path.startswith(prefix) for how, prefix in blocked if not how.startswith("~"))
    blocked = re.findall(r"^\trespond (\S+) 404$", caddy, re.M)
    assert any(path.startswith(prefix[:-1]) if prefix.endswith("*") else path == prefix for prefix in blocked)


def test_every_variable_on_the_page_is_a_setting() -> None:
    known = set(re.findall(r"^\| `--[a-z-]+` \| `(KAISHO_\w+)`", PAGE, re.M)) | set(OTHER_VARIABLES)
    assert set(re.findall(r"KAISHO_[A-Z_]+", PAGE)) <= known
