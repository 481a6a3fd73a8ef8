"""Build hook: build the browser pages when a package is made from a checkout without them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / "src/kaisho/server/docs/index.html").exists():
            self.app.display_warning("the package has no documentation site: run make docs first")
        if (root / "src/kaisho/server/web/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("without Node the package has the plain pages only (see CONTRIBUTING.md)")
            return
        for order in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *order], cwd=root / "web", check=True)
