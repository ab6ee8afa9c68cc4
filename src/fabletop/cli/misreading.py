"""What a person wrote wrong on the command line, as one sentence of ours."""

from __future__ import annotations

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from fabletop.contract import Message, message

FORMS = {int: "whole", float: "number", bool: "yes-or-no"}


def misread(error: CycloptsError) -> Message:
    """The sentence for the error; how to see what is allowed ends it."""
    help = " ".join(["fabletop", *(error.command_chain or ()), "--help"])
    match error:
        case UnknownCommandError():
            return message("usage-command", word=(error.unused_tokens or [""])[0], help=help)
        case UnknownOptionError():
            return message("usage-option", word=error.token.keyword or "", help=help)
        case MissingArgumentError():
            return message("usage-missing", name=_name(error), help=help)
        case RepeatArgumentError():
            return message("usage-twice", name=error.token.keyword or "", help=help)
        case CoercionError():
            value = error.token.value if error.token else ""
            return message("usage-value", name=_name(error), value=value, form=_form(error), help=help)
        case UnusedCliTokensError():
            return message("usage-too-much", words=" ".join(error.unused_tokens or ()), help=help)
        case _:
            return message("usage-other", why=str(error).strip(), help=help)


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument else ""


def _form(error: CoercionError) -> str:
    hint = str(error.argument.hint) if error.argument else ""
    return next((form for kind, form in FORMS.items() if kind.__name__ in hint), "other")
