"""Which messages somebody has read, each by a fingerprint of its words in both languages."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from tools.messages.saying import entries_of

from fabletop.text.speech import LANGUAGES

READ = Path(__file__).parent / "read"


@cache
def read(folder: str) -> dict[str, str]:
    """The messages of a folder that were read, with their fingerprints."""
    file = READ / f"{folder}.txt"
    return dict(line.split() for line in file.read_text("utf-8").splitlines()) if file.exists() else {}


@cache
def fingerprints(folder: str) -> dict[str, str]:
    """The messages of a folder as they are now."""
    words = [entries_of(folder, language) for language in LANGUAGES]
    return {name: fingerprint_of([entries.get(name, "") for entries in words]) for name in words[0]}


def fingerprint_of(texts: list[str]) -> str:
    said = "\n".join(" ".join(text.split()) for text in texts)
    return sha256(said.encode()).hexdigest()[:8]


def is_read(folder: str, name: str) -> bool:
    return read(folder).get(name) == fingerprints(folder)[name]


def mark_read(folder: str) -> None:
    lines = [f"{name} {fingerprint}\n" for name, fingerprint in sorted(fingerprints(folder).items())]
    (READ / f"{folder}.txt").write_text("".join(lines), "utf-8")
