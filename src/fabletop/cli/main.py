"""Where a command begins and ends: a person sees sentences, never a traceback."""

from __future__ import annotations

import errno
import io
import os
import sys

from fabletop.catalog import OWN
from fabletop.cli.home import is_terminal, play_at_home
from fabletop.cli.output import language_of_environment
from fabletop.contract import BadInput, FabletopError
from fabletop.text.speech import Speech

READER_GONE = (errno.EPIPE, errno.EIO)
"""The pipe is closed, or the window."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; gives the exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    say = Speech(language_asked_for(words))
    try:
        status = obey(words)
    except FabletopError as error:
        print(f"fabletop: {say.say(error.message)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as error:
        print(f"\nfabletop: {error.args[0] if error.args else say('error-interrupted')}", file=sys.stderr)
        return 130
    except OSError as error:
        if error.errno not in READER_GONE:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status if isinstance(status, int) else 0


def obey(words: list[str]) -> object:
    """Who only wants to play does not wait for what reads longer commands."""
    if words[:1] == ["play"] and (not words[1:] or (len(words) == 2 and words[1] in OWN)) and is_terminal():
        return play_at_home(words[1] if words[1:] else None, language=language_of_environment())
    from cyclopts import CycloptsError

    from fabletop.cli.app import app
    from fabletop.cli.misreading import misread

    try:
        return app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise BadInput(misread(error)) from None


def language_asked_for(words: list[str]) -> str:
    for before, word in zip(["", *words], words, strict=False):
        if before == "--lang" and word in ("en", "ru"):
            return word
        if word in ("--lang=en", "--lang=ru"):
            return word[-2:]
    return language_of_environment()
