"""The networks that come with the games."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

from fabletop.bots.bare import open_session
from fabletop.catalog import game_named
from fabletop.kernel.rules import KernelRules
from fabletop.networks.shape import BrokenNetwork, Network, features_fingerprint, read_network
from fabletop.search.improvers import Improver

log = logging.getLogger(__name__)


def file_of(rules: KernelRules) -> Path | None:
    """The network that comes with the game, if one does."""
    file = game_named(rules.game).network if rules.learning is not None else None
    return file if file and file.is_file() else None


@cache
def shipped_network(rules: KernelRules) -> Network | None:
    """The network for a game, or nothing; why there is none is logged once."""
    file = file_of(rules)
    if file is None:
        log.warning("there is no network for %s, so its master plays as hard does", rules.game)
        return None
    try:
        network = read_network(file)
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
    file = file_of(rules)
    assert file is not None
    return open_session(file)
