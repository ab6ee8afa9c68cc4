"""In which language to answer."""

from __future__ import annotations

from fabletop.text.speech import LANGUAGES

DEFAULT = "en"
LONGEST = 200


def language_of(accept: str, wanted: str | None = None) -> str:
    """The language asked for by name, else the one that the browser likes best of those we have."""
    if wanted in LANGUAGES:
        return wanted
    liked = sorted((ranked(part) for part in accept[:LONGEST].split(",")), reverse=True, key=lambda pair: pair[0])
    return next((language for weight, language in liked if weight > 0 and language in LANGUAGES), DEFAULT)


def ranked(part: str) -> tuple[float, str]:
    """How much a language of an Accept-Language header is liked, and the language without its country."""
    name, _, weight = part.strip().partition(";")
    try:
        liking = float(weight.strip().removeprefix("q=")) if weight else 1.0
    except ValueError:
        liking = 0.0
    return liking, name.strip().lower().partition("-")[0]
