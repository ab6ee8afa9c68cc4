"""The options of a game, declared as data."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from functools import partial

from msgspec import Struct

from fabletop.contract.errors import bad
from fabletop.kernel.record import Record, RecordType

OptionValue = int | str | bool
Options = Mapping[str, OptionValue]

TRUE, FALSE = ("on", "yes", "true", "1"), ("off", "no", "false", "0")


class Option(Struct, frozen=True):
    """One thing a table may agree on: its name, what it may be, and what it is if nobody says."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    """The clause of docs/rules that it varies."""
    field: str = ""
    """What the kernel's record calls it, if not the same."""
    is_variant: bool = False
    """Is it a variant that a rulebook offers? It is asked for beside the number of players, not among the rulings."""
    limits: tuple[int, int] | None = None
    """Of a number that may be anything in between: the least and the most. ``values`` are then those offered first."""

    @property
    def usual(self) -> OptionValue:
        """What it is at most tables, also where only one value is left of it."""
        return self.default

    def read(self, given: OptionValue) -> OptionValue:
        """The value meant by a word or number."""
        word = str(given).strip().lower()
        for value in self.values:
            if word in _spellings(value):
                return value
        if self.limits and word.isdecimal() and self.limits[0] <= int(word) <= self.limits[1]:
            return int(word)
        raise bad("error-option-value", option=self.name, value=str(given), allowed=self.allowed())

    def allowed(self) -> str:
        between = ["–".join(map(str, self.limits))] if self.limits else []
        return ", ".join([*map(written, self.values), *between])

    def telling(self) -> tuple[OptionValue, ...]:
        """Values that show what the option does: all of them, or those that are offered and the limits of a number."""
        return self.values if self.limits is None else tuple(dict.fromkeys((*self.values, *self.limits)))

    def number(self, value: OptionValue) -> int | Record:
        """How the kernel's record holds the value: a number as itself, a word by its place in the list."""
        return self.values.index(value) if isinstance(value, str) else int(value)


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if isinstance(value, bool):
        return TRUE if value else FALSE
    return (str(value).lower(),)


def written(value: OptionValue) -> str:
    """The value of an option as it is written in commands and records."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(declared: tuple[Option, ...], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options in full, defaults filled in; an unknown name or value is refused."""
    names = {option.name: option for option in declared}
    for name in given:
        if name not in names:
            raise bad("error-option-unknown", option=name, allowed=", ".join(names) or "–")
    return {name: option.read(given.get(name, option.default)) for name, option in names.items()}


def fill_record(kind: RecordType, declared: tuple[Option, ...], options: Options) -> Record:
    record: Record = kind()
    for option in declared:
        setattr(record, option.field or option.name, option.number(options[option.name]))
    return record


def every_choice_of(declared: tuple[Option, ...]) -> Iterator[dict[str, OptionValue]]:
    """Every combination of values that show what the options do."""
    for values in itertools.product(*(option.telling() for option in declared)):
        yield {option.name: value for option, value in zip(declared, values, strict=True)}


Met = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]
"""Two options with a value each."""


def pairwise_choices_of(declared: tuple[Option, ...]) -> Iterator[dict[str, OptionValue]]:
    """A few combinations in which every value of every option meets every value of every other."""
    wanted = dict.fromkeys(every_pair_of(declared))
    while wanted:
        chosen = dict(next(iter(wanted)))
        for option in declared:
            if option.name not in chosen:
                chosen[option.name] = max(option.telling(), key=partial(news, chosen, option.name, wanted))
        for met in list(wanted):
            if all(chosen[name] == value for name, value in met):
                del wanted[met]
        yield {option.name: chosen[option.name] for option in declared}


def every_pair_of(declared: tuple[Option, ...]) -> Iterator[Met]:
    for one, other in itertools.combinations(declared, 2):
        for value, other_value in itertools.product(one.telling(), other.telling()):
            yield (one.name, value), (other.name, other_value)


def news(chosen: Mapping[str, OptionValue], name: str, wanted: Mapping[Met, None], value: OptionValue) -> int:
    """How many pairs that have not met would meet if one more value were chosen."""
    pairs = (((name, value), item) for item in chosen.items())
    return sum((one, other) in wanted or (other, one) in wanted for one, other in pairs)
