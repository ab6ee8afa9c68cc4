"""What ``benchmarks.gpu`` found, as the table of docs/batches.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs/batches.md"
FROM, TO = "<!-- python -m benchmarks.gpu -->", "<!-- end -->"
HEAD = ("game", "equal to the CPU", "random games/s", "decisions/s", "kernel", "random steps/s", "policy steps/s")


def write_table(found: dict[str, Any]) -> None:
    """Put the table in the place of the one that the page has."""
    before, _, rest = PAGE.read_text("utf-8").partition(FROM)
    after = rest.partition(TO)[2]
    lines = [HEAD, ("---",) * len(HEAD), *(row_of(name, parts) for name, parts in found.items())]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    PAGE.write_text(f"{before}{FROM}\n\n{table}\n\n{TO}{after}", "utf-8")


def row_of(name: str, parts: dict[str, Any]) -> tuple[str, ...]:
    parity, policy = parts.get("parity", {}), parts.get("policy", {})
    played = {what: part for what, part in parts.items() if "games_per_second" in part}
    cells = [name, f"{parity['decisions']:,} decisions" if "decisions" in parity else "–"]
    if played:
        what = max(played, key=lambda one: float(played[one]["games_per_second"]))
        best = played[what]
        setting = max(best["rates"], key=lambda one: float(best["rates"][one]))
        cells += [f"{best['games_per_second']:,.0f}", f"{best['games_per_second'] * best['decisions_per_game']:,.0f}"]
        cells += [
            f"{what.removeprefix('playouts ')}, {best['registers']} registers, {best['local_bytes']:,} bytes of local"
            f" memory, threads/block {setting}"
        ]
    else:
        cells += ["–"] * 3
    cells.append(f"{policy['random']['steps_per_second']:,.0f}" if "random" in policy else "–")
    cells.append(
        ", ".join(
            f"{library} {policy[library]['steps_per_second']:,.0f}"
            for library in ("torch", "cupy", "jax")
            if library in policy
        )
    )
    return tuple(cells)
