"""Write the records of the example games anew, in the form in which records are written now.

Run as ``python tools/example_games.py`` when the form has changed; ``tests/test_example_games.py`` says when.
"""

from __future__ import annotations

from pathlib import Path

from kaisho import examples

FOLDER = Path(examples.__file__).parent

if __name__ == "__main__":
    for example in examples.names():
        file = FOLDER / f"{example}{examples.SUFFIX}"
        examples.record(example).save(file)
        print(f"wrote {file.name}")
