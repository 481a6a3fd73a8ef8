"""The name of a login's device: browser and system, from the User-Agent header.

Nothing else of the header is stored. Only names from the lists below are returned, whatever a client sends.
"""

from __future__ import annotations

MAX_HEADER_LENGTH = 400

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("Wget/", "Wget"),
    ("python", "Python"),
    ("Python", "Python"),
)
"""A part of the header and the browser's name. Many browsers name others as well, so the first match counts."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Return for example ``Firefox, Android``; empty if nothing is recognised."""
    text = user_agent[:MAX_HEADER_LENGTH]
    found = (next((name for part, name in known if part in text), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
