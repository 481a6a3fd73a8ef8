"""Games whose parts are modules of their own package, as all games of Kaisho are."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast

from kaisho.errors import Refusal
from kaisho.game import Game, OptionValue
from kaisho.picture import Picture
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.extremes import Extremes


class ActsModule(Protocol):
    def describe(self, act: int) -> dict[str, Any] | None: ...


class ExplainModule(Protocol):
    def refusal(self, state: State, act: int) -> Refusal: ...


class ExtremesModule(Protocol):
    def extremes(self, game: Game) -> Extremes: ...


class NotationModule(Protocol):
    def write(self, state: State, act: int, style: str, language: str) -> str: ...

    def parse(self, state: State, text: str, language: str) -> int: ...


class PictureModule(Protocol):
    def picture(self, view: dict[str, Any]) -> Picture: ...


class PositionModule(Protocol):
    def check_state(self, state: State) -> None: ...

    def write_position(self, state: State) -> str: ...

    def read_position(self, text: str) -> State: ...

    def options_of(self, state: State) -> dict[str, OptionValue]: ...


class ViewModule(Protocol):
    def view(self, state: State) -> dict[str, Any]: ...


@functools.cache
def _module(package: str, name: str) -> object:
    return importlib.import_module(f"{package}.{name}")


class ModularGame(Game):
    """A game with the modules ``acts``, ``explain``, ``extremes``, ``notation``, ``picture``, ``position`` and ``view``.

    Each has the functions of the protocol above, and is loaded when the first of them is needed.
    """

    parts: ClassVar[str]
    """The package with these modules: ``parts = __package__``."""

    def _check(self, state: State) -> None:
        cast(PositionModule, _module(self.parts, "position")).check_state(state)

    def refusal(self, state: State, act: int) -> Refusal:
        return cast(ExplainModule, _module(self.parts, "explain")).refusal(state, act)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return cast(NotationModule, _module(self.parts, "notation")).write(state, act, style, language)

    def _parse(self, state: State, text: str, language: str) -> int:
        return cast(NotationModule, _module(self.parts, "notation")).parse(state, text, language)

    def position(self, state: State) -> str:
        return cast(PositionModule, _module(self.parts, "position")).write_position(state)

    @classmethod
    def _from_position(cls, text: str) -> tuple[Self, State]:
        module = cast(PositionModule, _module(cls.parts, "position"))
        state = module.read_position(text)
        return cls(**module.options_of(state)), state

    @classmethod
    def describe(cls, act: int) -> dict[str, Any] | None:
        return cast(ActsModule, _module(cls.parts, "acts")).describe(act)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return cast(ViewModule, _module(self.parts, "view")).view(self.known(state, seat))

    def extremes(self) -> Extremes:
        return cast(ExtremesModule, _module(self.parts, "extremes")).extremes(self)

    def draw(self, view: dict[str, Any]) -> Picture:
        return cast(PictureModule, _module(self.parts, "picture")).picture(view)
