"""Events: what an act brings about besides the move itself, such as a capture or the end of a round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kaisho.errors import Values, with_rule


@dataclass(frozen=True)
class GameEvent:
    """One event: a message, and the rule that it follows from."""

    id: str
    values: Values = field(default_factory=dict)
    rule: str | None = None
    drawn: dict[str, Any] | None = None
    """What a board shows of it, as plain data in the names of ``view`` and ``board``."""
    banner: bool = False
    """Whether a round ended by it: of the events of one act at most one is announced over the board."""

    def say(self, language: str = "en") -> str:
        """Return the event in words."""
        from kaisho.language import words

        text = words(language)(self.id, **self.values)
        return text if self.rule is None else with_rule(text, self.rule, language)
