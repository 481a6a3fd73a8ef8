"""Without the packages that an adapter needs, it says what to install, in five languages."""

from __future__ import annotations

import importlib
import sys

import pytest

from kaisho.errors import MissingExtra
from kaisho.language import LANGUAGES


@pytest.mark.parametrize(
    ("adapter", "package", "extra"),
    [("pettingzoo", "pettingzoo", "research"), ("gymnasium", "gymnasium", "research"), ("openspiel", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, adapter: str, package: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"kaisho.envs.{adapter}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'kaisho\[{extra}\]'") as missing:
        importlib.import_module(f"kaisho.envs.{adapter}")
    assert isinstance(missing.value, MissingExtra)
    said = {missing.value.say(language) for language in LANGUAGES}
    assert len(said) == 5 and all(f"kaisho[{extra}]" in text for text in said)
