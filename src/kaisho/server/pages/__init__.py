"""The club as plain pages, which need no script: for screen readers, old browsers, and whoever likes text."""

from __future__ import annotations

from typing import Any

ROUTES: list[Any] = []
