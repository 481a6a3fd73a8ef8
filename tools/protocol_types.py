"""Writes ``web/src/protocol.generated.ts``: the messages of the socket and of the JSON routes as TypeScript types.

The types are read from the msgspec structs: those of ``kaisho.server.messages``, and those that the routes of the running
application take and return. ``--check`` writes nothing and fails when the file is not up to date.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tempfile
import textwrap
import warnings
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from msgspec import inspect as shapes

from kaisho.server import messages
from kaisho.server.endings import TABLE_REASONS, UNCOUNTED

FILE = Path(__file__).parent.parent / "web" / "src" / "protocol.generated.ts"
HEADER = """\
// The messages of the server. Generated from its structs by tools/protocol_types.py (make generated): do not edit.
"""
WIDTH = 120
API = "/api"
NUMBERS = (shapes.IntType, shapes.FloatType)
SEQUENCES = (shapes.ListType, shapes.VarTupleType, shapes.SetType, shapes.FrozenSetType)


class NoSuchType(ValueError):
    """A struct that cannot be written in TypeScript."""


# --- which types there are --------------------------------------------------------------------------------------------


def application() -> Litestar:
    """The routes of a server that is never started."""
    from kaisho.server.app import App
    from kaisho.server.folder import DataFolder
    from kaisho.server.settings import Settings

    with tempfile.TemporaryDirectory() as path, warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        folder = DataFolder(Path(path))
        folder.make()
        return App(Settings(data=folder.path), folder).litestar


def handlers(app: Litestar) -> list[HTTPRouteHandler]:
    """Every handler of a JSON route, ordered by path and method."""
    found = {
        (route.path, *sorted(handler.http_methods)): handler
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if route.path.startswith(f"{API}/") and "OPTIONS" not in handler.http_methods
    }
    return [found[key] for key in sorted(found)]


def body_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    data = handler.parsed_fn_signature.parameters.get("data")
    if data is not None:
        yield data.annotation


def responses_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    """The type that a handler returns, and those that it documents."""
    returned = handler.parsed_fn_signature.return_type.annotation
    if get_origin(returned) is Response:
        yield get_args(returned)[0]
    elif not (inspect.isclass(returned) and issubclass(returned, Response | bytes)):
        yield returned
    for documented in (handler.responses or {}).values():
        yield documented.data_container


# --- from a struct to an interface ------------------------------------------------------------------------------------


class Types:
    """TypeScript declarations by name, in the order in which they were first needed."""

    def __init__(self, sent: Iterable[Any], received: Iterable[Any]) -> None:
        """``sent`` are the types that a client sends, ``received`` those that it gets."""
        self._classes: dict[str, type] = {}
        self._received: set[type] = set()
        self.declarations: dict[str, str] = {}
        received = [shapes.type_info(each) for each in received]
        for shape in received:
            self._collect(shape)
        for shape in (*(shapes.type_info(each) for each in sent), *received):
            self.write(shape)

    def _collect(self, shape: shapes.Type) -> None:
        """Note every struct of which all fields are present, because the server wrote it."""
        if isinstance(shape, shapes.StructType):
            if shape.cls in self._received:
                return
            self._received.add(shape.cls)
        for inner in _inner(shape):
            self._collect(inner)

    def write(self, shape: shapes.Type) -> str:
        """A type as an expression; what it names is declared."""
        if isinstance(shape, shapes.StructType):
            return self._declare(shape)
        if isinstance(shape, shapes.EnumType):
            return " | ".join(_literal(member.value) for member in shape.cls)
        if isinstance(shape, shapes.UnionType):
            return " | ".join(dict.fromkeys(self.write(each) for each in _without_null_first(shape.types)))
        if isinstance(shape, shapes.LiteralType):
            return " | ".join(_literal(value) for value in shape.values)
        if isinstance(shape, SEQUENCES):
            item = self.write(shape.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(shape, shapes.TupleType):
            return f"[{', '.join(self.write(each) for each in shape.item_types)}]"
        if isinstance(shape, shapes.DictType):
            return f"Record<{self.write(shape.key_type)}, {self.write(shape.value_type)}>"
        if isinstance(shape, NUMBERS):
            return "number"
        simple = {
            shapes.StrType: "string",
            shapes.BoolType: "boolean",
            shapes.NoneType: "null",
            shapes.AnyType: "unknown",
            shapes.RawType: "unknown",
        }
        if type(shape) not in simple:
            raise NoSuchType(f"tools/protocol_types.py cannot write {shape}")
        return simple[type(shape)]

    def _declare(self, shape: shapes.StructType) -> str:
        name = shape.cls.__name__
        if self._classes.setdefault(name, shape.cls) is not shape.cls:
            raise NoSuchType(f"two structs of the protocol are called {name}: {self._classes[name]}, {shape.cls}")
        if name not in self.declarations:
            self.declarations[name] = ""
            text = self._interface(shape)
            del self.declarations[name]  # after the structs of its fields
            self.declarations[name] = text
        return name

    def _interface(self, shape: shapes.StructType) -> str:
        comments = field_comments(shape.cls)
        lines = [*comment(docstring_of(shape.cls)), f"export interface {shape.cls.__name__} {{"]
        if shape.tag_field is not None:
            lines.append(f"  {shape.tag_field}: {_literal(shape.tag)};")
        for field in shape.fields:
            optional = "" if field.required or shape.cls in self._received else "?"
            lines += comment(comments.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{optional}: {self.write(field.type)};")
        return "\n".join([*lines, "}"])


def _inner(shape: shapes.Type) -> Iterator[shapes.Type]:
    if isinstance(shape, shapes.StructType):
        yield from (field.type for field in shape.fields)
    elif isinstance(shape, shapes.UnionType):
        yield from shape.types
    elif isinstance(shape, SEQUENCES):
        yield shape.item_type
    elif isinstance(shape, shapes.TupleType):
        yield from shape.item_types
    elif isinstance(shape, shapes.DictType):
        yield from (shape.key_type, shape.value_type)


def _without_null_first(types: Iterable[shapes.Type]) -> list[shapes.Type]:
    """The types of a union, with null last as people write it."""
    return sorted(types, key=lambda each: isinstance(each, shapes.NoneType))


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- comments ---------------------------------------------------------------------------------------------------------


def docstring_of(kind: type) -> str | None:
    """The docstring of a class, not that of a class it inherits from."""
    return ast.get_docstring(_definition(kind))


def field_comments(kind: type) -> dict[str, str]:
    """The docstrings under the fields of a class and of those it inherits from."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            body = _definition(each).body
            for field, after in pairwise(body):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    text = _text(after)
                    if text is not None:
                        found[field.target.id] = text
    return found


def _text(statement: ast.stmt) -> str | None:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def _definition(kind: type) -> ast.ClassDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    assert isinstance(tree.body[0], ast.ClassDef)
    return tree.body[0]


def comment(text: str | None, indent: str = "") -> list[str]:
    if text is None:
        return []
    plain = re.sub(r"``(.*?)``", r"`\1`", " ".join(text.split()))
    if len(line := f"{indent}/** {plain} */") <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(plain, WIDTH - len(indent) - 3, break_on_hyphens=False, break_long_words=False)
    return [f"{indent}/**", *(f"{indent} * {part}" for part in wrapped), f"{indent} */"]


# --- the file ---------------------------------------------------------------------------------------------------------


def constant(name: str, values: Iterable[str], text: str) -> str:
    lines = [f"  {_literal(value)}," for value in values]
    return "\n".join([*comment(text), f"export const {name}: readonly string[] = [", *lines, "];"])


def union(name: str, members: Iterable[type], text: str) -> str:
    lines = [f"  | {member.__name__}" for member in members]
    return "\n".join([*comment(text), f"export type {name} =", *lines]) + ";"


def protocol_types(app: Litestar) -> str:
    """The whole file."""
    requests, answers = get_args(messages.SocketRequest), messages.Message.__subclasses__()
    routes = handlers(app)
    types = Types(
        [*requests, *(body for handler in routes for body in body_of(handler))],
        [*answers, *(response for handler in routes for response in responses_of(handler))],
    )
    parts = [
        HEADER + f"\nexport const PROTOCOL = {messages.PROTOCOL};",
        constant("TABLE_REASONS", TABLE_REASONS, "Reasons of endings at a table; other reasons are those of the game's rules."),
        constant("UNCOUNTED", UNCOUNTED, "Reasons of endings without a winner or loser, which are not rated."),
        *types.declarations.values(),
        union("SocketRequest", requests, "What a client sends over the socket."),
        union("Message", answers, "What the server sends over the socket."),
    ]
    return "\n\n".join(parts) + "\n"


def main(check: bool) -> int:
    fresh = protocol_types(application())
    known = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    if check and fresh != known:
        print("web/src/protocol.generated.ts does not say what the structs of the server say: run make generated")
        return 1
    if not check:
        FILE.write_text(fresh, encoding="utf-8")
    print("the browser knows every message of the server")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
