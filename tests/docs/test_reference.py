"""What outside authors import can be looked up: every module of the reference imports and says what it offers."""

from __future__ import annotations

from importlib import import_module
from inspect import isclass, isfunction

import pytest
from tools.reference import MODULES


@pytest.mark.parametrize("name", MODULES)
def test_every_module_of_the_reference_says_what_it_and_what_it_offers_is_for(name: str) -> None:
    module = import_module(name)
    assert (module.__doc__ or "").strip()
    offered = {one: getattr(module, one) for one in getattr(module, "__all__", ())}
    told = {one: it.__doc__ for one, it in offered.items() if isclass(it) or isfunction(it)}
    assert [one for one, says in told.items() if not (says or "").strip()] == []
