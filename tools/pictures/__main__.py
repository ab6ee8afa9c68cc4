"""Draws the pictures of the rules into docs/rules/pictures; ``make pictures`` runs it, and a test compares.

python -m tools.pictures
"""

from __future__ import annotations

from tools.pictures.making import FOLDER, pictures


def main() -> None:
    drawn = dict(pictures())
    FOLDER.mkdir(exist_ok=True)
    for name, picture in drawn.items():
        (FOLDER / name).write_text(picture, "utf-8")
    for file in FOLDER.glob("*.svg"):
        if file.name not in drawn:
            file.unlink()


if __name__ == "__main__":
    main()
