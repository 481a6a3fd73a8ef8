"""Settings that an admin can change while the server runs: rows of the table ``club`` override those of the start."""

from __future__ import annotations

import dataclasses

from sqlalchemy.engine import Connection

from kaisho.commandline import flag_value
from kaisho.server.settings import BY_NAME, SETTINGS, BadSetting, Settings
from kaisho.server.store.schema import club

CHANGEABLE = tuple(setting.name for setting in SETTINGS if setting.admin_parse)


def current_settings(connection: Connection, startup: Settings) -> Settings:
    """Return the settings of the start with all changes by admins."""
    changed = {}
    for row in connection.execute(club.select()):
        if row.name in CHANGEABLE and (parse := BY_NAME[row.name].admin_parse):
            changed[row.name] = parse(row.value, row.name)
    return dataclasses.replace(startup, **changed)


def change_setting(connection: Connection, name: str, value: str | None) -> None:
    """Store a change: pages as their text, switches as on or off. ``None`` removes the change."""
    if name not in CHANGEABLE:
        raise BadSetting("host-not-changeable", setting=name, known=CHANGEABLE)
    setting = BY_NAME[name]
    connection.execute(club.delete().where(club.c.name == name))
    if value is None:
        return
    source = name.replace("_", "-")
    if setting.flag.choices:
        flag_value(setting.flag, value, source)
    elif setting.admin_parse:
        value = setting.admin_parse(value, source)
    connection.execute(club.insert(), {"name": name, "value": value})
