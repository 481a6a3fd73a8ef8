"""``python -m kaisho`` is the ``kaisho`` command."""

import sys

from kaisho.cli import main

sys.exit(main())
