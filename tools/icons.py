"""The icons for home screens, drawn from web/public/seal.svg by Chromium: run it after the seal has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#b23a26"
"""The seal's red. Systems that crop icons need it up to the edge, with the symbol well inside."""
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "icon-180.png": (180, True),
}


def main() -> None:
    seal = (PUBLIC / "seal.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, whole) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * 0.82) if whole else size
            style = f"margin:0;background:{GROUND if whole else 'transparent'};display:grid;place-items:center;height:100vh"
            page.set_content(f'<body style="{style}"><div style="width:{inner}px;height:{inner}px">{seal}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(f"{name}: {size} x {size}")
        browser.close()


if __name__ == "__main__":
    main()
