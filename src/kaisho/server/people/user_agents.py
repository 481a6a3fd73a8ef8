"""What a login's device is called: a browser and a system by name, read from the User-Agent header.

Nothing else of that header is kept. It can be anything: only names from the lists below come out of it.
"""

from __future__ import annotations

LONGEST_READ = 400

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
"""What a header holds and who says so. Many name others as well: the first that fits counts."""

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
    """For example ``Firefox, Android``; empty where nothing is known."""
    text = user_agent[:LONGEST_READ]
    found = (next((name for sign, name in known if sign in text), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
