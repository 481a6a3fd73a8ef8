"""Run a notebook's cells in order and store their output: ``python tools/notebook.py examples/pictures.ipynb``.

It does the little that our notebooks need, without a Jupyter kernel: code, and the last expression of a cell as text or
as a picture (``_repr_html_``). The test run compares the stored output with that of the cells today.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

Notebook = dict[str, Any]


def outputs_of(notebook: Notebook) -> list[list[dict[str, Any]]]:
    """The output of every code cell, in Jupyter's format."""
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [_run("".join(cell["source"]), names, number) for number, cell in enumerate(code, 1)]


def _run(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    parsed = ast.parse(source)
    last = parsed.body.pop() if parsed.body and isinstance(parsed.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(parsed, f"<cell {number}>", "exec"), names)
        value = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names) if last else None  # type: ignore[attr-defined]
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        shown = {"text/plain": _lines(repr(value))}
        if html := _html(value):
            shown = {"text/html": _lines(html), "text/plain": [f"<{type(value).__name__}>"]}
        outputs.append({"data": shown, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


def _html(value: Any) -> str | None:
    shows = getattr(type(value), "_repr_html_", None)
    return shows(value) if shows else None


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main(file: Path) -> None:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    found = iter(outputs_of(notebook))
    for number, cell in enumerate((cell for cell in notebook["cells"] if cell["cell_type"] == "code"), 1):
        cell["outputs"] = next(found)
        cell["execution_count"] = number
    file.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
