"""The log of a match: durable, in order, and one writer wins."""

from __future__ import annotations

import asyncio

import pytest

from fabletop.server.storage import Change, Closed, LostRace, Match, Snapshot, Storage, UnknownMatch, open_storage

pytestmark = pytest.mark.anyio


def match(name: str = "m") -> Match:
    return Match(id=name, game="fox", rules_version=1, seats=2, options={"target": 21}, free_seats=1, public=True)


async def test_what_was_appended_is_read_in_order(storage: Storage) -> None:
    await storage.matches.create(match(), first=[b"begun"])
    await storage.log.append("m", 1, [b"one", b"two"])
    await storage.log.append("m", 3, [b"three"])
    assert [(e.revision, e.body) for e in await storage.log.read("m")] == [
        (0, b"begun"),
        (1, b"one"),
        (2, b"two"),
        (3, b"three"),
    ]
    assert [e.body for e in await storage.log.read("m", after=2)] == [b"three"]
    assert await storage.log.last_revision("m") == 3
    assert await storage.log.last_revision("nowhere") is None


async def test_the_second_writer_of_a_revision_loses_and_hurts_nobody(storage: Storage) -> None:
    for name in "abc":
        await storage.matches.create(match(name))
    asked = [("a", b"1"), ("b", b"2"), ("a", b"3"), ("c", b"4")]
    done = await asyncio.gather(*(storage.log.append(m, 0, [body]) for m, body in asked), return_exceptions=True)
    assert [type(answer) for answer in done] == [type(None), type(None), LostRace, type(None)]
    assert [(await storage.log.read(name))[0].body for name in "abc"] == [b"1", b"2", b"4"]


async def test_lines_of_one_append_are_stored_all_or_none(storage: Storage) -> None:
    await storage.matches.create(match())
    await storage.log.append("m", 1, [b"there"])
    with pytest.raises(LostRace):
        await storage.log.append("m", 0, [b"new", b"taken", b"behind"])
    assert [e.body for e in await storage.log.read("m")] == [b"there"]


async def test_nothing_is_appended_to_a_match_that_is_not(storage: Storage) -> None:
    await storage.matches.create(match())
    asked = [storage.log.append("nowhere", 0, [b"x"]), storage.log.append("m", 0, [b"y"])]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in done] == [UnknownMatch, type(None)]


async def test_two_workers_race_and_one_wins_each_revision(storage: Storage, database_url: str) -> None:
    async with open_storage(database_url) as other:
        names = [f"m{n}" for n in range(8)]
        for name in names:
            await storage.matches.create(match(name))

        async def race(worker: Storage, name: str, mark: bytes) -> int:
            won = 0
            for revision in range(12):
                try:
                    await worker.log.append(name, revision, [mark], Change(free_seats=revision))
                    won += 1
                except LostRace:
                    pass
            return won

        racers = [race(worker, name, mark) for name in names for worker, mark in ((storage, b"0"), (other, b"1"))]
        won = await asyncio.gather(*racers)
        assert sum(won) == 12 * len(names)
        for number, name in enumerate(names):
            log = await storage.log.read(name)
            assert [entry.revision for entry in log] == list(range(12))
            assert [sum(e.body == mark for e in log) for mark in (b"0", b"1")] == won[2 * number : 2 * number + 2]


async def test_a_line_changes_the_listing_with_it_or_not_at_all(storage: Storage) -> None:
    await storage.matches.create(match())
    await storage.log.append("m", 0, [b"x"], Change(status="playing", about={"turn": 1}))
    with pytest.raises(LostRace):
        await storage.log.append("m", 0, [b"x"], Change(status="finished", result={"points": [1, 2]}))
    found = await storage.matches.get("m")
    assert found is not None
    assert (found.status, found.about, found.result, found.free_seats) == ("playing", {"turn": 1}, None, 1)


async def test_closing_stores_what_waits_and_takes_no_more(storage: Storage, database_url: str) -> None:
    await storage.matches.create(match())
    asked = [asyncio.create_task(storage.log.append("m", n, [b"x"])) for n in range(50)]
    await asyncio.sleep(0)
    await storage.log.close()
    assert all(task.done() and task.exception() is None for task in asked)
    with pytest.raises(Closed):
        await storage.log.append("m", 50, [b"late"])
    async with open_storage(database_url) as later:
        assert await later.log.last_revision("m") == 49


async def test_a_group_that_cannot_be_stored_fails_each_of_its_appends(storage: Storage) -> None:
    await storage.matches.create(match())
    broken: list[bytes] = ["not bytes"]  # type: ignore[list-item]
    done = await asyncio.gather(storage.log.append("m", 0, broken), return_exceptions=True)
    assert isinstance(done[0], Exception)
    assert not isinstance(done[0], LostRace)
    await storage.log.append("m", 0, [b"well again"])


async def test_whoever_stops_waiting_does_not_stop_the_writer(storage: Storage) -> None:
    await storage.matches.create(match())
    gone = asyncio.create_task(storage.log.append("m", 0, [b"x"]))
    await asyncio.sleep(0)
    gone.cancel()
    await storage.log.append("m", 1, [b"y"])
    assert await storage.log.last_revision("m") == 1


async def test_an_older_snapshot_does_not_replace_a_newer_one(storage: Storage) -> None:
    await storage.matches.create(match())
    assert await storage.log.snapshot("m") is None
    for revision in (5, 9, 7):
        await storage.log.keep_snapshot("m", Snapshot(revision, b"%d" % revision))
    assert await storage.log.snapshot("m") == Snapshot(9, b"9")
