"""Kaito by other rules, with a version of their own; run as a program, a process for studies that knows them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import ClassVar

import pytest

import kaisho.games.kaito as kaito_module
from kaisho.errors import BadDeal
from kaisho.game import State
from kaisho.kernel import Ints
from kaisho.server import study_process, study_worker

FormerKaito = kaito_module.Kaito
WORKER = (sys.executable, "-m", "tests.server.raised_rules")


class RaisedKaito(FormerKaito):
    """Kaito by other rules: the last of several acts is forbidden, old deals are refused."""

    version: ClassVar[int] = 2
    older_versions: ClassVar[Mapping[int, str]] = {1: f"{__name__}:FormerKaito"}

    def legal(self, state: State) -> list[int]:
        found = super().legal(state)
        return found[:-1] if len(found) > 1 else found

    def read_layout(self, text: str) -> Ints:
        if not text.endswith("."):
            raise BadDeal("unknown-game", name="a deal of the former rules", known=())
        return super().read_layout(text[:-1])

    def write_layout(self, layout: Ints) -> str:
        return super().write_layout(layout) + "."


def raise_rules(patch: pytest.MonkeyPatch) -> None:
    """Let these be the present rules, and the others the former ones; also in the process for long studies."""
    patch.setattr(kaito_module, "Kaito", RaisedKaito)
    patch.setattr(study_process, "COMMAND", WORKER)


if __name__ == "__main__":
    from tests.server import raised_rules

    with pytest.MonkeyPatch.context() as patch:
        raised_rules.raise_rules(patch)
        study_worker.main()
