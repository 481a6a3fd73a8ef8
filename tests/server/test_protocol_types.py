"""The TypeScript types of the protocol: generated from the structs, and up to date."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from litestar import Litestar, get, post
from litestar.exceptions import LitestarDeprecationWarning
from litestar.response import Response

from tools import protocol_types
from tools.protocol_types import NoSuchType, Types


class Inner(msgspec.Struct):
    """Something inside."""

    n: int


class Request(msgspec.Struct, tag_field="do", tag="ask"):
    text: str
    often: int = 1
    """How often; see ``text``."""


class Message(msgspec.Struct):
    kind: Literal["a", "b"] = "a"
    inner: list[Inner | None] = []
    pairs: tuple[tuple[str, int], ...] = ()
    raw: msgspec.Raw = msgspec.Raw(b"null")
    by_name: dict[str, float] | None = None


def test_the_generated_file_is_up_to_date() -> None:
    """Fails when a message or a route has changed: run ``make generated``."""
    fresh = protocol_types.protocol_types(protocol_types.application())
    assert protocol_types.FILE.read_text(encoding="utf-8") == fresh


def test_fields_with_defaults_are_optional_only_in_requests() -> None:
    types = Types([Request], [Message])
    assert types.declarations["Request"].splitlines() == [
        "export interface Request {",
        '  do: "ask";',
        "  text: string;",
        "  /** How often; see `text`. */",
        "  often?: number;",
        "}",
    ]
    assert types.declarations["Message"].splitlines() == [
        "export interface Message {",
        '  kind: "a" | "b";',
        "  inner: (Inner | null)[];",
        "  pairs: [string, number][];",
        "  raw: unknown;",
        "  by_name: Record<string, number> | null;",
        "}",
    ]
    assert types.declarations["Inner"].startswith("/** Something inside. */\n")


def test_a_struct_that_is_sent_and_received_has_all_fields() -> None:
    assert "often: number;" in Types([Request], [Request]).declarations["Request"]


def test_two_structs_with_the_same_name_are_refused() -> None:
    other = msgspec.defstruct("Inner", [("m", int)])
    with pytest.raises(NoSuchType, match="two structs of the protocol are called Inner"):
        Types([], [Inner, other])


def test_a_type_that_json_does_not_have_is_refused() -> None:
    with pytest.raises(NoSuchType):
        Types([], [complex])


@pytest.mark.filterwarnings(f"ignore::{LitestarDeprecationWarning.__module__}.{LitestarDeprecationWarning.__name__}")
def test_the_types_of_a_route_are_found() -> None:
    @post("/api/things")
    async def add(data: Request) -> Message:
        return Message()

    @get("/api/things")
    async def wrapped() -> Response[Message]:
        return Response(Message())

    @get("/elsewhere")
    async def page() -> Inner:
        return Inner(1)

    first, second = protocol_types.handlers(Litestar([add, wrapped, page], openapi_config=None))
    assert (list(protocol_types.body_of(first)), list(protocol_types.body_of(second))) == ([], [Request])
    assert list(protocol_types.responses_of(first)) == list(protocol_types.responses_of(second)) == [Message]


def test_long_comments_are_wrapped() -> None:
    lines = protocol_types.comment("word " * 60, "  ")
    assert lines[0] == "  /**" and lines[-1] == "   */"
    assert all(len(line) <= protocol_types.WIDTH for line in lines)
