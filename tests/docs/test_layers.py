"""The picture and the lists of who may import whom are those of the contracts that are kept."""

from __future__ import annotations

from tools import layers


def test_the_picture_of_the_layers_is_what_is_drawn_now() -> None:
    """Drawn anew by ``make layers``."""
    assert layers.picture(*layers.stacks()) == layers.PICTURE.read_text("utf-8")


def test_the_lists_of_the_page_are_what_is_written_now() -> None:
    page = layers.PAGE.read_text("utf-8")
    assert layers.page(page, layers.lists(*layers.stacks())) == page


def test_the_picture_shows_every_part_of_every_contract_about_layers() -> None:
    drawn = layers.picture(*layers.stacks())
    parts = [layers.short(part.name) for stack in layers.stacks() for layer in stack for part in layer]
    assert [part for part in parts if f">{part}</text>" not in drawn] == []
    assert {"rules", "kernel", "bots"} <= set(parts)
