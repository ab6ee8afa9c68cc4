"""The page of a training: its curves, its duels and its settings, in one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from fabletop.contract import Value, message
from fabletop.lab.plot import Scale, scale_for
from fabletop.text.speech import Speech
from fabletop.training.export import CARD, Card
from fabletop.training.settings import written_settings

WIDTH, HEIGHT, LEFT, BOTTOM = 560, 200, 52, 24
POINTS = 400
"""Of a curve that are drawn; what lies between is averaged."""
CURVES = ("entropy", "kl", "explained", "belief", "against_past", "clipped", "speed", "rate")
STYLE = """
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}
body{max-width:74rem;margin:0 auto;padding:1rem}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem}
figure{margin:0}svg{width:100%;height:auto}figcaption{font-weight:600}
path{fill:none;stroke:#2f6fb0;stroke-width:1.6}line{stroke:currentColor;opacity:.2}
svg text{fill:currentColor;font-size:11px}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}pre{overflow-x:auto}
"""


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    size = -(-len(points) // POINTS)
    parts = [points[start : start + size] for start in range(0, len(points), size)]
    return [(sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)) for part in parts]


def curve(points: Sequence[tuple[float, float]], title: str, say: Speech) -> str:
    """A line over minutes."""
    drawn = thinned(points)
    across, up = scale_for([0.0, *(x for x, _ in drawn)]), scale_for([y for _, y in drawn])

    def at(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - 8, HEIGHT - BOTTOM - 8
        return LEFT + wide * across.percent(x) / 100, 8 + high * (1 - up.percent(y) / 100)

    path = " ".join(f"{'M' if not place else 'L'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(at(*p) for p in drawn))
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}">{ticks(across, up, at, say)}<path d="{path}"/></svg></figure>'
    )


def ticks(across: Scale, up: Scale, at: Callable[[float, float], tuple[float, float]], say: Speech) -> str:
    lines = []
    for value in up.ticks:
        _, y = at(across.least, value)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{number(value, say)}</text>')
    for value in across.ticks:
        x, _ = at(value, up.least)
        anchor = "end" if value == across.ticks[-1] else "middle"
        words = escape(say("training-minutes", minutes=number(value, say)))
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="{anchor}">{words}</text>')
    return "".join(lines)


def number(value: float, say: Speech) -> str:
    text = f"{value:,.6g}" if abs(value) >= 1 else f"{value:.4g}"
    return text.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",") if say.language == "ru" else text


def duel_table(duels: Sequence[dict[str, Any]], say: Speech) -> str:
    rows = "".join(
        f"<tr><td>{entry['seconds'] / 60:.1f}</td><td>{escape(rival_name(entry['rival'], say))}</td>"
        f"<td>{escape(entry['tables'])}</td><td>{entry['mean']:+.3f} ± {entry['error']:.3f}</td>"
        f"<td>{entry['games']}</td></tr>"
        for entry in duels
    )
    names = ("minute", "against", "seats", "paid", "games")
    heads = "".join(f"<th>{escape(say(f'training-duel-{name}'))}</th>" for name in names)
    return f"<table><tr>{heads}</tr>{rows}</table>"


def rival_name(rival: str, say: Speech) -> str:
    return say(f"train-rival-{rival}") if rival in ("random", "before") else rival


def write_report(folder: Path, say: Speech) -> None:
    """From what a training has left in its folder."""
    card = msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
    entries, duels = read_lines(folder / "log.jsonl"), read_lines(folder / "duels.jsonl")
    title = escape(say("training-title", game=message(f"{card.game}-title")))
    figures = []
    for name in CURVES:
        points = [(entry["seconds"] / 60, entry[name]) for entry in entries if entry[name] is not None]
        if points:
            figures.append(curve(points, say(f"training-curve-{name.replace('_', '-')}"), say))
    counts: dict[str, Value] = {
        "decisions": card.decisions,
        "iterations": card.iterations,
        "weights": card.weights,
        "minutes": number(round(card.seconds / 60, 1), say),
        "machine": card.machine,
        "commit": card.commit[:12],
    }
    (folder / "report.html").write_text(
        f'<!doctype html>\n<html lang="{say.language}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width, initial-scale=1"><title>{title}</title><style>{STYLE}</style></head><body>'
        f"<h1>{title}</h1><p>{escape(say('training-about', **counts))}</p><main>{''.join(figures)}</main>"
        f"<h2>{escape(say('training-duels'))}</h2>{duel_table(duels, say)}"
        f"<h2>{escape(say('training-settings'))}</h2><pre>{escape(written_settings(card.settings))}</pre></body></html>\n",
        "utf-8",
    )
