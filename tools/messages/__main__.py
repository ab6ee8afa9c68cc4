"""Says every message of every locale folder in both languages, for somebody to read.

    python -m tools.messages                # all of them, into build/messages/FOLDER.txt
    python -m tools.messages fox --open     # those of a folder that nobody has read as they are now
    python -m tools.messages fox --every    # with each card, where otherwise one card of every form stands
    python -m tools.messages fox --read     # mark them as read, when they were and every remark is mended

What an argument can be stands in ``tools/messages/kinds.toml``; what was read, in ``tools/messages/read``. A test fails
for a message that is new or changed and was not read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tools.messages.reading import is_read, mark_read
from tools.messages.saying import FOLDERS, ROOT, Sayings, sayings_of

from fabletop.text.speech import LANGUAGES

REVIEW = ROOT / "build" / "messages"


def main() -> None:
    parser = argparse.ArgumentParser(description="Every message in both languages, for somebody to read.")
    parser.add_argument("folders", nargs="*", help=f"of {', '.join(FOLDERS)}; otherwise all")
    parser.add_argument("--open", action="store_true", help="only what nobody has read as it is now")
    parser.add_argument("--every", action="store_true", help="with every card, not one of each form")
    parser.add_argument("--read", action="store_true", help="mark all messages of these folders as read")
    given = parser.parse_args()
    if unknown := set(given.folders) - set(FOLDERS):
        parser.error(f"no folder {', '.join(sorted(unknown))}; there are {', '.join(FOLDERS)}")
    for folder in given.folders or FOLDERS:
        if given.read:
            mark_read(folder)
        else:
            write_review(folder, only_open=given.open, every=given.every)


def write_review(folder: str, *, only_open: bool, every: bool) -> None:
    sayings = sayings_of(folder, every=every)
    chosen = [name for name in sayings.names if not (only_open and is_read(folder, name))]
    REVIEW.mkdir(parents=True, exist_ok=True)
    file = REVIEW / f"{folder}.txt"
    file.write_text("\n".join(line for name in chosen for line in lines_of(sayings, folder, name)), "utf-8")
    still = sum(not is_read(folder, name) for name in sayings.names)
    print(f"{file.relative_to(ROOT)}: {len(chosen)} messages; not read of all {len(sayings.names)}: {still}")


def lines_of(sayings: Sayings, folder: str, name: str) -> Iterator[str]:
    """A message as it is read: its name, then all that it can say in each language."""
    yield f"{name}{'' if is_read(folder, name) else '  [not read]'}"
    for language in LANGUAGES:
        yield from (f"  {language}  {text}" for text in sayings.said(name, language))
    yield ""


if __name__ == "__main__":
    main()
