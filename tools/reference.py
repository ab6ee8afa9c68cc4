"""The reference of what outside authors import, made of docstrings by pdoc.

    python tools/reference.py [build/docs]

``make docs`` runs it. A module that is named here is meant for others, and its names keep their promises.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import fabletop

ROOT = Path(__file__).parents[1]
MODULES = (
    "fabletop",
    "fabletop.catalog",
    "fabletop.contract",
    "fabletop.kernel",
    "fabletop.kernel.actions",
    "fabletop.kernel.bits",
    "fabletop.kernel.deck",
    "fabletop.kernel.features",
    "fabletop.kernel.hands",
    "fabletop.kernel.log",
    "fabletop.kernel.questions",
    "fabletop.kernel.record",
    "fabletop.kernel.rng",
    "fabletop.kernel.rule",
    "fabletop.kernel.rules",
    "fabletop.kernel.table",
    "fabletop.bots",
    "fabletop.match",
    "fabletop.adapters",
    "fabletop.adapters.batch",
    "fabletop.adapters.desk",
    "fabletop.adapters.gym",
    "fabletop.adapters.openspiel",
    "fabletop.adapters.seats",
    "fabletop.adapters.zoo",
    "fabletop.lab",
    "fabletop.lab.datasets",
    "fabletop.drawing",
    "fabletop.records",
    "fabletop.records.matches",
    "fabletop.records.scenes",
    "fabletop.study",
    "fabletop.study.notebook",
)


def specs() -> list[str]:
    """The modules as pdoc wants them: each without what stands inside it, but for what is named itself."""
    return [spec for module in MODULES for spec in (module, f"!{module.replace('.', '[.]')}[.].*")]


def main(folder: Path) -> None:
    from pdoc import pdoc, render

    warnings.simplefilter("error")
    for name in vars(fabletop)["__all__"]:  # loaded when they are asked for, and pdoc does not ask
        setattr(fabletop, name, getattr(fabletop, name))
    render.configure(docformat="restructuredtext", footer_text="fabletop")
    pdoc(*specs(), output_directory=folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs")
