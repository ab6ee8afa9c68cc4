"""The networks that come with fabletop."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any

from fabletop.bots.bare import open_session
from fabletop.kernel.rules import KernelRules
from fabletop.networks.shape import BrokenNetwork, Network, features_fingerprint, read_network
from fabletop.search.improvers import Improver

log = logging.getLogger(__name__)
FOLDER = "networks/shipped"


def has_network(rules: KernelRules) -> bool:
    """Does a network for the game come with fabletop?"""
    return rules.learning is not None and file_of(rules).is_file()


def file_of(rules: KernelRules) -> Traversable:
    return files("fabletop").joinpath(FOLDER, f"{rules.game}.onnx")


@cache
def shipped_network(rules: KernelRules) -> Network | None:
    """The network for a game, or nothing; why there is none is logged once."""
    if not has_network(rules):
        log.warning("there is no network for %s, so its master plays as hard does", rules.game)
        return None
    try:
        with as_file(file_of(rules)) as path:
            network = read_network(path)
        if network.game != rules.game or network.features != features_fingerprint(rules):
            raise BrokenNetwork("taught another game, or with other features")
    except BrokenNetwork as error:
        log.warning("the network for %s cannot be used (%s), so its master plays as hard does", rules.game, error)
        return None
    return network


@cache
def shipped_improver(rules: KernelRules) -> Improver | None:
    network = shipped_network(rules)
    return None if network is None else Improver(rules, network)


@cache
def shipped_session(rules: KernelRules) -> Any:
    """The same network, to be asked about one observation at a time."""
    with as_file(file_of(rules)) as path:
        return open_session(path)
