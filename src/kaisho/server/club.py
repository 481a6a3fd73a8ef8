"""What the admin can change while the server runs: rows of the table ``club`` come before the settings of the start."""

from __future__ import annotations

import dataclasses

from sqlalchemy.engine import Connection

from kaisho.commandline import flag_value
from kaisho.server.settings import BY_NAME, SETTINGS, BadSetting, Settings
from kaisho.server.store.schema import club

CHANGEABLE = tuple(setting.name for setting in SETTINGS if setting.kept)


def club_settings(connection: Connection, settings: Settings) -> Settings:
    """The settings as they are now."""
    rows = {row.name: row.value for row in connection.execute(club.select()) if row.name in CHANGEABLE}
    changed = {}
    for name, text in rows.items():
        kept = BY_NAME[name].kept
        changed[name] = kept(text, name) if kept else text
    return dataclasses.replace(settings, **changed)


def set_club(connection: Connection, name: str, value: str | None) -> None:
    """Change one of them from now on: pages as their text, ``chat`` as on or off. ``None``: again as the server is started."""
    if name not in CHANGEABLE:
        raise BadSetting("host-not-changeable", setting=name, known=CHANGEABLE)
    setting = BY_NAME[name]
    connection.execute(club.delete().where(club.c.name == name))
    if value is None:
        return
    said_by = name.replace("_", "-")
    if setting.flag.choices:
        flag_value(setting.flag, value, said_by)
    elif setting.kept:
        value = setting.kept(value, said_by)
    connection.execute(club.insert(), {"name": name, "value": value})
