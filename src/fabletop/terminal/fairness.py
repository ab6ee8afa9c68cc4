"""The fair deal: what was promised, what was told after the end, and whether the sums come out."""

from __future__ import annotations

from fabletop.contract import keeps_promise, seed_of
from fabletop.match.views import Fairness
from fabletop.text.speech import Speech


def is_fair(fairness: Fairness, promised: str) -> bool:
    """Is the secret the one promised when we came, and does the seed follow from it and from everybody's words?"""
    if fairness.secret is None or fairness.seed is None:
        return False
    return keeps_promise(fairness.secret, promised) and seed_of(fairness.secret, fairness.words) == fairness.seed


def verdict_words(fairness: Fairness, promised: str, say: Speech) -> str:
    """The sums, done here; nothing where nothing was promised or the secret is not told yet."""
    if not promised or fairness.secret is None:
        return ""
    return f"✓ {say('web-fair-fair')}" if is_fair(fairness, promised) else f"✗ {say('web-fair-unfair')}"


def fairness_words(fairness: Fairness, promised: str, say: Speech) -> list[str]:
    """All that there is to know of the deal, line by line, with an empty line between two things."""
    about = "none" if not promised else "about-after" if fairness.secret else "about-before"
    told = [
        ("web-fair-commitment", promised),
        ("web-fair-words", words_together(fairness)),
        ("web-fair-secret", fairness.secret),
        ("web-fair-seed", fairness.seed),
    ]
    lines = [say(f"web-fair-{about}")]
    for name, value in told:
        if value:
            lines += ["", f"{say(name)}:", value]
    verdict = verdict_words(fairness, promised, say)
    return [*lines, "", verdict] if verdict else lines


def words_together(fairness: Fairness) -> str:
    """The words of all seats; nothing if nobody has added any."""
    return " · ".join(words or "–" for words in fairness.words) if any(fairness.words) else ""
