"""The built pages' fonts, and which of them a page has loaded."""

from __future__ import annotations

from importlib.resources import files

LOADED_FONTS = """async () => {
    await document.fonts.ready;
    const names = [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family);
    const bundled = names.map((name) => name.replaceAll('"', "")).filter((name) => !name.endsWith("until loaded"));
    return Object.fromEntries([...new Set(bundled)].map((name) => [name, bundled.filter((other) => other === name).length]));
}"""
"""How many files of each bundled font the page has loaded."""


def font_files() -> dict[str, int]:
    """Return the paths of all bundled fonts with their sizes in bytes."""
    assets = files("kaisho.server") / "web" / "assets"
    fonts = (file for file in assets.iterdir() if file.name.endswith((".woff", ".woff2")))
    return {f"/assets/{file.name}": len(file.read_bytes()) for file in fonts}
