"""Kaito with a newer version of its rules. Run as a program, it is a study worker that knows both versions."""

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

OlderKaito = kaito_module.Kaito
WORKER = (sys.executable, "-m", "tests.server.newer_rules")


class NewerKaito(OlderKaito):
    """Kaito with other rules: the last of several legal acts is forbidden, and old deals are refused."""

    version: ClassVar[int] = 2
    older_versions: ClassVar[Mapping[int, str]] = {1: f"{__name__}:OlderKaito"}

    def legal(self, state: State) -> list[int]:
        acts = super().legal(state)
        return acts[:-1] if len(acts) > 1 else acts

    def read_layout(self, text: str) -> Ints:
        if not text.endswith("."):
            raise BadDeal("unknown-game", name="a deal of the older rules", known=())
        return super().read_layout(text[:-1])

    def write_layout(self, layout: Ints) -> str:
        return super().write_layout(layout) + "."


def use_newer_rules(patch: pytest.MonkeyPatch) -> None:
    """Make these the current rules and the others the older ones, also in the study worker."""
    patch.setattr(kaito_module, "Kaito", NewerKaito)
    patch.setattr(study_process, "COMMAND", WORKER)


if __name__ == "__main__":
    from tests.server import newer_rules

    with pytest.MonkeyPatch.context() as patch:
        newer_rules.use_newer_rules(patch)
        study_worker.main()
