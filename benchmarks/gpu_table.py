"""What ``benchmarks.gpu`` found, as the tables of docs/measurements/batches.md."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs/measurements/batches.md"
FROM, TO = "<!-- python -m benchmarks.gpu -->", "<!-- end -->"
RATES = ("game", "equal to the CPU", "random games/s", "decisions/s", "random steps/s")
KERNELS = ("game", "rules", "registers", "local bytes", "threads/block", "torch", "cupy", "jax")
NOTHING = "–"


def write_table(found: dict[str, Any]) -> None:
    """Put the tables in the place of those that the page has."""
    before, _, rest = PAGE.read_text("utf-8").partition(FROM)
    after = rest.partition(TO)[2]
    rates = table_of(RATES, (rates_of(name, parts) for name, parts in found.items()))
    kernels = table_of(KERNELS, (kernel_of(name, parts) for name, parts in found.items()))
    PAGE.write_text(f"{before}{FROM}\n\n{rates}\n\n{kernels}\n\n{TO}{after}", "utf-8")


def table_of(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ("---",) * len(head), *rows))


def best_of(parts: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """The quickest way to play whole games, and its name."""
    played = [(what, part) for what, part in parts.items() if "games_per_second" in part]
    return max(played, key=lambda one: float(one[1]["games_per_second"])) if played else None


def rates_of(name: str, parts: dict[str, Any]) -> tuple[str, ...]:
    parity, random, best = parts.get("parity", {}), parts.get("policy", {}).get("random"), best_of(parts)
    games = best[1]["games_per_second"] if best else 0.0
    return (
        name,
        f"{parity['decisions']:,} decisions" if "decisions" in parity else NOTHING,
        f"{games:,.0f}" if best else NOTHING,
        f"{games * best[1]['decisions_per_game']:,.0f}" if best else NOTHING,
        f"{random['steps_per_second']:,.0f}" if random else NOTHING,
    )


def kernel_of(name: str, parts: dict[str, Any]) -> tuple[str, ...]:
    policy, best = parts.get("policy", {}), best_of(parts)
    steps = [f"{policy[of]['steps_per_second']:,.0f}" if of in policy else NOTHING for of in KERNELS[5:]]
    if best is None:
        return (name, *[NOTHING] * 4, *steps)
    what, part = best
    setting = max(part["rates"], key=lambda one: float(part["rates"][one]))
    rules = what.removeprefix("playouts ")
    return (name, rules, f"{part['registers']}", f"{part['local_bytes']:,}", setting, *steps)
