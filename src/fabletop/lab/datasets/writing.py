"""Decisions as a Parquet file: written group by group, so that memory does not grow, and there whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from threading import Event
from typing import Any

from msgspec import Struct

from fabletop import __version__
from fabletop.bots.own import MOVE_TIMEOUT, refuse_unknown_player
from fabletop.contract import Game, Message, OptionValue, bad, message, read_options, read_seed, written
from fabletop.lab.datasets.decisions import Decision, PlayedOut, decisions_of_bots, decisions_of_record
from fabletop.lab.datasets.finding import Found
from fabletop.lab.deals import warm_up
from fabletop.lab.faults import FaultCount, counted
from fabletop.lab.parallel import in_order
from fabletop.lab.saving import refuse_unwritable
from fabletop.lab.simulation import numbered

FORMAT = "fabletop dataset 1"
GROUP = 4096
"""Rows of a group."""
METADATA = b"fabletop"
"""The key in the file's schema under which its description stands, as JSON."""


class Written(Struct, frozen=True):
    """What was written."""

    file: str
    game: str
    games: int
    decisions: int
    bytes: int
    left_out: list[Message] = []
    """Files of a folder that hold no record, and records that are there twice."""
    faults: list[FaultCount] = []


def write_bots(
    game: Game,
    bots: Sequence[str],
    path: Path,
    *,
    games: int,
    options: Mapping[str, OptionValue],
    seed: str,
    threads: int = 1,
    patience: float = MOVE_TIMEOUT,
    progress: Callable[[int], None] = lambda games: None,
) -> Written:
    """So many games of bots. The same arguments write the same columns, on any number of threads."""
    arrow()
    for name in dict.fromkeys(bots):
        refuse_unknown_player(name, game)
    game.set_up(options, len(bots))
    refuse_unwritable(path)
    first, stop = read_seed(seed).stream, Event()
    about = {
        "options": spelled(read_options(game.about.options, options)),
        "bots": list(bots),
        "seed": seed,
        "games": games,
    }
    if set(bots) != {"random"}:
        warm_up(game, bots, options, len(bots), patience)

    def play(stream: int) -> PlayedOut:
        return decisions_of_bots(game, bots, options, numbered(seed, stream), stop, patience)

    with Sheet(path, game, about) as sheet:
        for played in in_order(play, range(first, first + games), threads, stop):
            sheet.add(played)
            progress(1)
    return sheet.written()


def write_records(
    found: Found, path: Path, *, game: Game | None = None, progress: Callable[[int], None] = lambda files: None
) -> Written:
    """All records of one game, each once."""
    arrow()
    refuse_unwritable(path)
    records = found.records(progress)
    chosen = (record for record in records if game is None or record.game.about.id == game.about.id)
    first = next(chosen, None)
    if first is None:
        raise bad("error-dataset-empty")
    seen: set[str] = set()
    twice: list[Message] = []
    with Sheet(path, first.game, {"source": "records"}) as sheet:
        for record in chain([first], chosen):
            if record.game.about.id != sheet.game.about.id:
                raise bad("error-dataset-games", game=sheet.game.about.id, other=record.game.about.id)
            played = decisions_of_record(record)
            if played.id in seen:
                twice.append(message("dataset-twice", id=played.id))
                continue
            seen.add(played.id)
            sheet.add(played)
    return sheet.written([*found.left_out, *twice])


def arrow() -> Any:
    """pyarrow, or a sentence about how to get it."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise bad("error-package", package="pyarrow", extra="data") from None
    return pyarrow


def spelled(options: Mapping[str, OptionValue]) -> dict[str, str]:
    return {name: written(value) for name, value in options.items()}


class Sheet:
    """A file of decisions of one game; while it is written, its name ends in ``.part``."""

    def __init__(self, path: Path, game: Game, about: Mapping[str, object]) -> None:
        self.path, self.game, self.about = path, game, about
        self.draft = path.with_name(path.name + ".part")
        self.rows: list[tuple[PlayedOut, Decision]] = []
        self.games = self.decisions = self.bytes = 0
        self.faults: dict[str, list[Any]] = {}

    def __enter__(self) -> Sheet:
        pyarrow = arrow()
        self.schema = schema_of(pyarrow, self.game, self.about)
        try:
            self.writer = pyarrow.parquet.ParquetWriter(self.draft, self.schema, compression="zstd")
        except OSError as error:
            raise bad("error-file-unwritable", file=str(self.path), why=error.strerror or "") from None
        return self

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """The whole file, or none."""
        try:
            if kind is None:
                self.write_group()
            self.writer.close()
            if kind is None:
                os.replace(self.draft, self.path)
                self.bytes = self.path.stat().st_size
        finally:
            self.draft.unlink(missing_ok=True)

    def add(self, played: PlayedOut) -> None:
        if played.game.rules.observation != self.game.rules.observation:
            raise bad("error-dataset-observations")
        self.games += 1
        for name, faults in zip(played.players, played.faults, strict=False):
            self.faults.setdefault(name, []).extend(faults)
        for decision in played.decisions:
            self.rows.append((played, decision))
            if len(self.rows) == GROUP:
                self.write_group()

    def write_group(self) -> None:
        if not self.rows:
            return
        pyarrow = arrow()
        columns = columns_of(pyarrow, self.game, self.rows)
        self.writer.write_table(pyarrow.table(columns, schema=self.schema), row_group_size=GROUP)
        self.decisions += len(self.rows)
        self.rows = []

    def written(self, left_out: Sequence[Message] = ()) -> Written:
        faults = [counted(bot, found) for bot, found in self.faults.items() if found]
        return Written(
            str(self.path), self.game.about.id, self.games, self.decisions, self.bytes, list(left_out), faults
        )


def schema_of(pyarrow: Any, game: Game, about: Mapping[str, object]) -> Any:
    rules, words = game.rules, pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    description = {
        "format": FORMAT,
        "program": __version__,
        "game": game.about.id,
        "rules": game.about.rules_version,
        "observation": {part.name: [part.first, part.size] for part in game.parts_of_observation()},
        **about,
    }
    fields = [
        ("game_id", words),
        ("number", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("seats", pyarrow.int8()),
        ("player", words),
        ("options", words),
        ("kind", words),
        ("observation", pyarrow.list_(pyarrow.int8(), rules.observation)),
        ("mask", pyarrow.list_(pyarrow.bool_(), rules.actions)),
        ("choices", pyarrow.int16()),
        ("choice", pyarrow.int16()),
        ("notation", words),
        ("win_share", pyarrow.float32()),
        ("points", pyarrow.int32()),
        ("place", pyarrow.int8()),
    ]
    return pyarrow.schema(fields, metadata={METADATA: json.dumps(description, sort_keys=True).encode()})


def columns_of(pyarrow: Any, game: Game, rows: Sequence[tuple[PlayedOut, Decision]]) -> dict[str, Any]:
    """A group of rows, column by column."""
    import numpy as np

    rules = game.rules
    observations = np.array([decision.observation for _, decision in rows], np.int8).reshape(-1)
    masks = np.zeros((len(rows), rules.actions), bool)
    for row, (_, decision) in enumerate(rows):
        masks[row, decision.allowed] = True
    words = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())

    def texts(values: Iterable[str]) -> Any:
        return pyarrow.array(values, pyarrow.string()).dictionary_encode().cast(words)

    outcomes = [outcome_of(played, decision.seat) for played, decision in rows]
    return {
        "game_id": texts([played.id for played, _ in rows]),
        "number": [decision.number for _, decision in rows],
        "seat": [decision.seat for _, decision in rows],
        "seats": [played.seats for played, _ in rows],
        "player": texts([played.players[decision.seat] for played, decision in rows]),
        "options": texts([json.dumps(spelled(played.options)) for played, _ in rows]),
        "kind": texts([decision.kind for _, decision in rows]),
        "observation": pyarrow.FixedSizeListArray.from_arrays(observations, rules.observation),
        "mask": pyarrow.FixedSizeListArray.from_arrays(masks.reshape(-1), rules.actions),
        "choices": [len(decision.allowed) for _, decision in rows],
        "choice": [decision.choice for _, decision in rows],
        "notation": texts([str(played.game.face.notation(decision.choice)) for played, decision in rows]),
        "win_share": [share for share, _, _ in outcomes],
        "points": [points for _, points, _ in outcomes],
        "place": [place for _, _, place in outcomes],
    }


def outcome_of(played: PlayedOut, seat: int) -> tuple[float | None, int | None, int | None]:
    """The share of the win, the points and the place of a seat; nothing where the game was broken off."""
    result = played.result
    if result is None:
        return None, None, None
    winners = result.winners
    return (1 / len(winners) if seat in winners else 0.0), result.points[seat], result.places[seat]
