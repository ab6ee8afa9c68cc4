"""Flags that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Options = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help="An option as name=value; repeatable.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON document and nothing else.")]
Lang = Annotated[str | None, Parameter(name="--lang", help="en or ru; else as the environment says.")]
Seed = Annotated[str | None, Parameter(name="--seed", help="Any text; the same seed deals the same cards.")]
Threads = Annotated[int, Parameter(name="--threads", help="How many games are played at once.")]
Patience = Annotated[
    float | None, Parameter(name="--patience", help="Seconds that a bot of your own has for a choice.")
]
ClusterAt = Annotated[
    str | None,
    Parameter(name="--cluster", help="Play on a Ray cluster: local starts one here, ray://host:10001 is elsewhere."),
]
