"""What outside authors import can be looked up: every module that the reference names imports and says what it is."""

from __future__ import annotations

from importlib import import_module

import pytest
from tools.reference import MODULES


@pytest.mark.parametrize("name", MODULES)
def test_every_module_of_the_reference_says_what_it_is_for(name: str) -> None:
    assert (import_module(name).__doc__ or "").strip()
