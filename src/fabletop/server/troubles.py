"""Errors as answers: always the same shape, in the language of who asked, and never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from fabletop.contract import FabletopError, Message, Value
from fabletop.server.asking import language_of
from fabletop.server.logs import EVENTS
from fabletop.server.refusals import Refusal, Trouble
from fabletop.text.speech import Speech

KNOWN = {404: "error-not-found", 405: "error-method", 413: "error-too-large", 415: "error-media"}
Asked = Request[Any, Any, Any]
TROUBLES = {
    400: ResponseSpec(Trouble, description="The request makes no sense."),
    401: ResponseSpec(Trouble, description="Nobody is known by the cookie."),
    403: ResponseSpec(Trouble, description="This is not allowed."),
    404: ResponseSpec(Trouble, description="There is no such thing."),
    409: ResponseSpec(Trouble, description="This cannot be done as things are."),
    413: ResponseSpec(Trouble, description="The request is too large."),
    429: ResponseSpec(Trouble, description="Too often: see Retry-After."),
}
"""For the description of every route."""
NO_ANSWER = {204: ResponseSpec(None, description="Done.")}
"""For routes that answer with a cookie and no words."""


def asked_in(request: Asked) -> str:
    return language_of(request.headers.get("accept-language", ""), request.query_params.get("lang"))


def answer(request: Asked, status: int, message: Message, wait: int | None = None) -> Response[Trouble]:
    trouble = Trouble(message.id, Speech(asked_in(request)).say(message))
    headers = {"retry-after": str(wait)} if wait else {}
    return Response(trouble, status_code=status, headers=headers, media_type="application/json")


def refused(request: Asked, error: FabletopError) -> Response[Trouble]:
    if isinstance(error, Refusal):
        return answer(request, error.status, error.message, error.wait)
    return answer(request, 400, error.message)


def malformed(request: Asked, error: HTTPException) -> Response[Trouble]:
    """What the framework refuses by itself."""
    if isinstance(error, ValidationException):
        return answer(request, 400, Message("error-request-field", {"field": fields_of(error)}))
    if error.status_code >= 500:
        return unforeseen(request, error)
    found = answer(request, error.status_code, Message(KNOWN.get(error.status_code, "error-request")))
    found.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"})
    return found


def fields_of(error: ValidationException) -> Value:
    extra = error.extra if isinstance(error.extra, list) else []
    return ", ".join(str(part["key"])[:50] for part in extra if part.get("key")) or "–"


def unforeseen(request: Asked, error: Exception) -> Response[Trouble]:
    """Our own mistake: the log has the traceback, the person a sentence."""
    EVENTS.log(
        logging.ERROR, "unforeseen", exc_info=error, extra={"fields": {"route": request.scope.get("path_template")}}
    )
    return answer(request, 500, Message("error-server"))


HANDLERS: ExceptionHandlersMap = {FabletopError: refused, HTTPException: malformed, Exception: unforeseen}
