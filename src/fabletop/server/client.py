"""The web client as the build left it: a handful of files, held in memory and served by name."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

BUILT = Path(__file__).parents[1] / "web"
FIRST = "index.html"
FIRST_AT_TABLES = "table.html"
"""The same page, which also asks for what tables are made of."""
FOREVER = "public, max-age=31536000, immutable"
"""Files under assets/ are named after what is in them."""
ASK_AGAIN = "no-cache"
WORTH_PACKING = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class ClientFile(Struct, frozen=True):
    """A file that browsers may have."""

    body: bytes
    packed: bytes | None
    """The same, gzipped, where that helps."""
    media: str
    tag: str
    cached: str


def page_of(name: str, body: bytes) -> ClientFile:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = media.startswith(WORTH_PACKING)
    return ClientFile(
        body,
        gzip.compress(body, 9, mtime=0) if is_text else None,
        media,
        f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


@cache
def client_files(folder: Path = BUILT) -> Mapping[str, ClientFile]:
    """All files of a folder, such as the client; none where it was not built."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    names = ((path.relative_to(folder).as_posix(), path) for path in found)
    return {name: page_of(name, path.read_bytes()) for name, path in names if not name.startswith(".")}


def page_named(files: Mapping[str, ClientFile], path: str) -> ClientFile | None:
    """The file at an address. Addresses within the client lead to its first page, which knows them."""
    name = path.strip("/")
    if name in files:
        return files[name]
    last = name.rpartition("/")[2]
    if "." in last or f"{name}/".startswith(("api/", "assets/")):
        return None
    return (files.get(FIRST_AT_TABLES) if name.startswith("table/") else None) or files.get(FIRST)
