"""A server that pretends to compile its rules: one game is ready at once, the others when FILE appears.

``python -m tests.server.slow_compiling FILE serve …``
"""

from __future__ import annotations

import sys

from kaisho.cli import main
from kaisho.server import app, warm_up

if __name__ == "__main__":
    warm_up.IGNORE_SIGINT = (
        f"import os, time\nprint('kaito', flush=True)\nwhile not os.path.exists({sys.argv[1]!r}): time.sleep(0.05)\n"
        "for name in ('kamisado', 'caminos', 'samurai'): print(name, flush=True)"
    )
    app.is_compiled = lambda: False
    sys.exit(main(sys.argv[2:]))
