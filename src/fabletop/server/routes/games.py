"""What can be played here: the games with options, cards and rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from fabletop.server.dependencies import Language, TheShelf
from fabletop.server.offers import (
    GameWords,
    Offer,
    OfferedCard,
    RulesPage,
    card_of,
    offer_of,
    read_pairs,
    rules_page,
    words_of,
)
from fabletop.server.troubles import TROUBLES
from fabletop.text.speech import Speech

Pairs = Annotated[
    list[str] | None, QueryParameter(name="option", description="An option as name=value; repeatable.", max_items=32)
]


@get("/api/games", responses=TROUBLES)
async def list_games(shelf: TheShelf, language: Language) -> list[Offer]:
    """All games, with their options."""
    return [offer_of(game, language) for game in shelf]


@get("/api/games/{game:str}", responses=TROUBLES)
async def one_game(game: FromPath[str], shelf: TheShelf, language: Language) -> Offer:
    """One game, with its options."""
    return offer_of(shelf.game(game), language)


@get("/api/games/{game:str}/cards", responses=TROUBLES)
async def cards_of(game: FromPath[str], shelf: TheShelf, language: Language, pairs: Pairs = None) -> list[OfferedCard]:
    """The cards of a game, as the options make it."""
    chosen = shelf.game_for(game, read_pairs(pairs or []))
    say = Speech(language, more=chosen.locale)
    return [card_of(face, say) for face in chosen.face.cards()]


@get("/api/games/{game:str}/rules", responses=TROUBLES)
async def rules(game: FromPath[str], shelf: TheShelf, language: Language) -> RulesPage:
    """The rules of a game, in Markdown, with numbered clauses."""
    return rules_page(shelf.game(game), language)


@get("/api/games/{game:str}/words", responses=TROUBLES)
async def words(game: FromPath[str], shelf: TheShelf) -> GameWords:
    """The words of a game from another package, in all languages."""
    return words_of(shelf.game(game))


ROUTES = [list_games, one_game, cards_of, rules, words]
