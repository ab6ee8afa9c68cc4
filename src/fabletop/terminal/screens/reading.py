"""Screens to read: the keys, the rules with a search, the cards, the log, the table in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input

from fabletop.contract import GUESS, CardFace, Game
from fabletop.terminal.drawing.blocks import Block, after, wrapped
from fabletop.terminal.drawing.brush import sign_text
from fabletop.terminal.screens.page import BACK, EVERYWHERE, Key, KeyBar, KeyedScreen, Lines, heading_line
from fabletop.text.rulebook import PICTURE, rules_of
from fabletop.text.speech import Speech


class Reading(KeyedScreen):
    """A text that can be scrolled."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("down,j", "down", "term-key-scroll", "↑↓ PgUp PgDn"),
        BACK,
    )

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        with VerticalScroll(id="text"):
            yield Lines(self.body, id="body")
        yield KeyBar(self)

    def on_mount(self) -> None:
        self.query_one("#text").focus()

    def action_down(self) -> None:
        self.query_one("#text", VerticalScroll).scroll_down()

    def head(self, width: int) -> Block:
        return [heading_line(self.palette, self.title_words(), width)]

    def title_words(self) -> str:
        return ""

    def body(self, width: int) -> Block:
        return []


class HelpScreen(Reading):
    """What can be pressed on the screen below, and how to play at all."""

    def __init__(self, page: KeyedScreen) -> None:
        super().__init__()
        self.page = page

    def title_words(self) -> str:
        return self.say("term-help-title")

    def body(self, width: int) -> Block:
        palette, lines = self.palette, []
        wide = min(width - 2, 90)
        if self.page.NAME:
            lines += [Text(), *wrapped(self.say(self.page.NAME), wide, palette.ink), Text()]
        for key in (*self.page.KEYS, *EVERYWHERE):
            signs = key.shown or " ".join(Key(one, "", "").sign() for one in key.keys.split(","))
            first, *more = wrapped(self.say(f"{key.words}-about"), wide - 18, palette.ink)
            lines.append(after(f"  {signs:<15} ", Style(color=palette.lantern, bold=True), first))
            lines += [after(" " * 18, "", row) for row in more]
        lines += [Text(), *wrapped(self.say("term-help-signs"), wide, palette.faded)]
        return lines


class TextScreen(Reading):
    """Sentences, one after the other."""

    def __init__(
        self, title: Callable[[], str], sentences: Callable[[], Sequence[str]], *, at_end: bool = False
    ) -> None:
        super().__init__()
        self.words, self.sentences, self.at_end = title, sentences, at_end

    def title_words(self) -> str:
        return self.words()

    def body(self, width: int) -> Block:
        lines = []
        for sentence in self.sentences():
            lines += wrapped(sentence, min(width - 2, 100), self.palette.ink) or [Text()]
        return lines

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.scroll_to_end, "#text")


class SearchScreen(KeyedScreen):
    """Paragraphs, of which only those are shown that have the words looked for."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("slash", "search", "term-key-search"),
        Key("tab,c", "other", "term-key-rules-cards", "Tab"),
        Key("down", "down", "term-key-scroll", "↑↓ PgUp PgDn"),
        Key("escape", "back", "term-key-back"),
    )

    def __init__(self, game: Game, *, cards: bool = False, look_for: str = "") -> None:
        super().__init__()
        self.game, self.is_cards, self.look_for = game, cards, look_for

    def compose(self) -> ComposeResult:
        yield Lines(self.head, id="head")
        yield Input(self.look_for, id="search")
        with VerticalScroll(id="text"):
            yield Lines(self.body, id="body")
        yield KeyBar(self)

    def on_mount(self) -> None:
        self.query_one("#text").focus()

    def speak(self) -> None:
        for field in self.query(Input):
            field.placeholder = self.say("web-rules-search")
        super().speak()

    def head(self, width: int) -> Block:
        what = self.say("web-cards" if self.is_cards else "web-rules")
        words = Speech(self.tale.language, more=self.game.locale)
        return [
            heading_line(self.palette, f"{words(f'{self.game.about.id}-title')}: {what}", width, self.found_words())
        ]

    def found_words(self) -> str:
        if not self.look_for:
            return ""
        found = len(self.found())
        return self.say("web-rules-found", found=found) if found else self.say("web-rules-none")

    def paragraphs(self) -> list[str]:
        if self.is_cards:
            say = Speech(self.tale.language, more=self.game.locale)
            return [card_paragraph(self.game, face, say) for face in self.game.face.cards()]
        text = rules_of(self.game.about.id, self.tale.language) or self.say("error-no-rules", game=self.game.about.id)
        return [part.strip() for part in re.split(r"\n\s*\n", text) if part.strip()]

    def found(self) -> list[str]:
        words = self.look_for.casefold().split()
        return [part for part in self.paragraphs() if all(word in part.casefold() for word in words)]

    def body(self, width: int) -> Block:
        lines: Block = []
        for part in self.found():
            lines += [*self.paragraph(part, min(width - 2, 100)), Text()]
        return lines

    def paragraph(self, part: str, width: int) -> Block:
        """A paragraph of Markdown: a heading, a table or a text, with what was looked for shown."""
        palette = self.palette
        if part.startswith("#"):
            return wrapped(part.lstrip("# "), width, Style(color=palette.lantern, bold=True))
        if picture := PICTURE.fullmatch(part):
            words = " ".join(picture[1].split())
            return wrapped(self.say("term-rules-picture", words=words), width, palette.faded)
        if part.startswith(("|", "- ", "* ")):
            rows = [row for row in part.splitlines() if not re.fullmatch(r"[|\s:-]+", row)]
            blocks = [wrapped(" · ".join(cell_texts(row)), width, palette.ink) for row in rows]
        else:
            blocks = [wrapped(plain_text(part), width, palette.ink)]
        lines = [line for block in blocks for line in block]
        for line in lines:
            for word in self.look_for.split():
                line.highlight_regex(f"(?i){re.escape(word)}", Style(color=palette.lantern, reverse=True))
            line.highlight_regex(r"^[a-z]+\.[a-z]+\.\d+", Style(color=palette.lantern, bold=True))
        return lines

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look_for = event.value
        self.speak()

    def on_input_submitted(self) -> None:
        self.query_one("#text").focus()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    def action_other(self) -> None:
        self.is_cards = not self.is_cards
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)
        self.speak()

    def action_down(self) -> None:
        self.query_one("#text", VerticalScroll).scroll_down()

    def action_back(self) -> None:
        if self.query_one(Input).has_focus:
            self.query_one("#text").focus()
        else:
            self.dismiss(None)


def plain_text(part: str) -> str:
    """Markdown without its signs."""
    part = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", part)
    return re.sub(r"[*_`]{1,2}(\S(?:.*?\S)?)[*_`]{1,2}", r"\1", part.replace("\n", " "))


def cell_texts(row: str) -> list[str]:
    return [plain_text(cell.strip()) for cell in row.strip().strip("|").split("|") if cell.strip()]


def card_paragraph(game: Game, face: CardFace, say: Speech) -> str:
    look = game.face.look(face.notation)
    head = look.rank + (sign_text(look.sign, say) if look.sign else "")
    copies = f" × {face.copies}" if face.copies > 1 else ""
    parts = [say.say(part) for part in (face.kind, face.text, face.note) if part is not None]
    name = f"{GUESS} {say.say(face.name)}" if face.is_guess else say.say(face.name)
    return ". ".join(part.removesuffix(".") for part in (f"{head} {name}{copies}".strip(), *parts) if part)
