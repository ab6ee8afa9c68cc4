"""A program that appends to matches as fast as it can and tells what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from fabletop.server.storage import Match, open_storage

TABLES = 20


async def main(url: str) -> None:
    async with open_storage(url) as storage:

        async def play(name: str) -> None:
            revision = -1 if (last := await storage.log.last_revision(name)) is None else last
            while True:
                revision += 1
                await storage.log.append(name, revision, [b"%d" % revision])
                sys.stdout.write(f"{name} {revision}\n")
                sys.stdout.flush()

        names = [f"m{n}" for n in range(TABLES)]
        for name in names:
            if await storage.matches.get(name) is None:
                await storage.matches.create(Match(id=name, game="fox", rules_version=1, seats=2))
        await asyncio.gather(*map(play, names))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
