"""What is kept beside the logs: matches, seats, ratings, talk, bans; and the database itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text

from fabletop.bots.ladder import ladders
from fabletop.contract import BadInput
from fabletop.server.people import People
from fabletop.server.ratings import NEW, NEWCOMER, Finish, leaderboard, settle, skill_of_level
from fabletop.server.storage import Change, Match, Storage, now, open_storage
from fabletop.server.storage.backup import back_up, restore
from fabletop.server.storage.migrating import newest
from fabletop.server.storage.schema import metadata, ratings

pytestmark = pytest.mark.anyio


async def seated(storage: Storage, match: str, *players: str, game: str = "fox") -> None:
    """A match with these players, who are made if they are new, with as many matches behind them as it takes."""
    await storage.matches.create(Match(id=match, game=game, rules_version=1, seats=len(players)), first=[b"\x00\xff"])
    for seat, player in enumerate(players):
        if await storage.players.get(player) is None:
            await storage.players.create_guest(player, player.title())
            await storage.players.become_account(player, player.title(), "a hash")
            await known(storage, player, game)
        await storage.matches.sit(match, seat, player)


async def known(storage: Storage, player: str, game: str) -> None:
    """Somebody who is not new, but has the rating of a newcomer."""
    skill = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "shown": NEWCOMER.shown}
    row = {"player": player, "game": game, **skill, "matches": NEW, "wins": 0, "updated": now()}
    async with storage.database.writing() as connection:
        await connection.execute(insert(ratings).values(row))


async def test_the_steps_lead_to_the_tables_of_the_code(storage: Storage) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with storage.database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_many_workers_may_start_at_once(database_url: str) -> None:
    async def start() -> bool:
        async with open_storage(database_url) as storage:
            return await storage.is_well()

    assert await asyncio.gather(*(start() for _ in range(5))) == [True] * 5


async def test_a_database_of_a_newer_program_is_refused(storage: Storage, database_url: str) -> None:
    async with storage.database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput) as error:
        async with open_storage(database_url):
            pass
    assert error.value.message.id == "error-database-newer"
    assert newest() != "9999"


async def test_a_match_is_listed_as_it_was_made_and_changed(storage: Storage) -> None:
    await storage.players.create_guest("host", "Host")
    made = await storage.matches.create(
        Match(
            id="m",
            game="fairytale",
            rules_version=3,
            seats=4,
            options={"deck": "basic"},
            texts={"deck": "# Колода\n"},
            public=True,
            free_seats=3,
            host="host",
            about={"clock": None},
        )
    )
    assert await storage.matches.get("m") == made
    assert await storage.matches.listed("open", public=True) == [made]
    assert await storage.matches.listed("open", public=False) == []
    assert await storage.matches.listed("open", before=made.created) == []
    await storage.log.append("m", 0, [b"x"], Change(status="finished", result={"points": [1, 2, 3, 4]}, finished=5))
    (found,) = await storage.matches.listed("finished")
    assert (found.result, found.finished, found.texts) == ({"points": [1, 2, 3, 4]}, 5, {"deck": "# Колода\n"})
    assert (await storage.matches.count("finished"), await storage.matches.count("open")) == (1, 0)


async def test_a_private_link_finds_its_match_and_is_not_stored(storage: Storage) -> None:
    made = await storage.matches.create(Match(id="m", game="fox", rules_version=1, seats=2), link="very-secret")
    assert await storage.matches.by_link("very-secret") == made
    assert await storage.matches.by_link("very-secre") is None
    async with storage.database.reading() as connection:
        assert "very-secret" not in str((await connection.execute(text("SELECT * FROM matches"))).all())


async def test_a_deleted_match_takes_everything_of_its_own_along(storage: Storage) -> None:
    await seated(storage, "m", "ann", "bob")
    await storage.talk.say("m", "ann", phrase="talk-hello")
    await storage.matches.delete("m")
    async with storage.database.reading() as connection:
        for name in ("matches", "entries", "seats", "talk"):
            assert await connection.scalar(select(func.count()).select_from(metadata.tables[name])) == 0


async def test_a_history_has_the_newest_first_and_everybody_in_it(storage: Storage) -> None:
    await seated(storage, "one", "ann", "bob")
    await asyncio.sleep(0.002)
    await seated(storage, "two", "cid", "ann")
    await storage.matches.ended("two", [3, 9], [2, 1])
    history = await storage.matches.history("ann")
    assert [played.match for played in history] == ["two", "one"]
    assert [(seat.name, seat.points, seat.place) for seat in history[0].seats] == [("Cid", 3, 2), ("Ann", 9, 1)]
    assert [played.match for played in await storage.matches.history("ann", before=history[0].created)] == ["one"]
    assert await storage.matches.history("ann", game="grimm") == []
    await storage.matches.sit("one", 0, "cid")
    assert [played.match for played in await storage.matches.history("ann")] == ["two"]


async def test_a_match_is_rated_once_whoever_asks(storage: Storage, database_url: str) -> None:
    await seated(storage, "m", "ann", "bob")
    async with open_storage(database_url) as other:
        finish = Finish({"ann": 1, "bob": 2})
        done = await asyncio.gather(*(settle(worker, "m", finish) for worker in (storage, other) for _ in range(3)))
    assert sorted(done) == [False] * 5 + [True]
    first, second = await storage.ratings.leaderboard("fox")
    assert (first.player, first.matches, first.wins) == ("ann", NEW + 1, 1)
    assert (second.player, second.matches, second.wins) == ("bob", NEW + 1, 0)
    ann, bob = await storage.matches.seats_of("m")
    assert ann.rating_before == bob.rating_before == NEWCOMER.shown
    assert (ann.rating_after, bob.rating_after) == (first.shown, second.shown)


async def test_results_of_many_matches_at_once_all_count(storage: Storage, database_url: str) -> None:
    names = [f"m{n}" for n in range(10)]
    for name in names:
        await seated(storage, name, "ann", "bob")
    async with open_storage(database_url) as other:
        finish = Finish({"bob": 2, "ann": 1})
        await asyncio.gather(*(settle((storage, other)[n % 2], name, finish) for n, name in enumerate(names)))
    assert [(s.matches, s.wins) for s in await storage.ratings.leaderboard("fox")] == [(NEW + 10, 10), (NEW + 10, 0)]


async def test_bots_are_players_too(storage: Storage) -> None:
    hard = await storage.players.bot("hard")
    assert await storage.players.bot("hard") == hard
    await seated(storage, "m", "ann", hard.id)
    finish = Finish({"ann": 2, hard.id: 1}, bots={hard.id: skill_of_level("hard", ladders()["fox"]["2"], 2)})
    await settle(storage, "m", finish)
    assert [standing.kind for standing in await leaderboard(storage, "fox", 50)] == ["bot", "account"]


async def test_a_listener_does_not_hear_whom_they_muted(storage: Storage) -> None:
    await seated(storage, "m", "ann", "bob")
    first = await storage.talk.say("m", "ann", phrase="talk-hello")
    second = await storage.talk.say("m", "bob", text="дратуйте")
    await storage.moderation.mute("ann", "bob")
    await storage.moderation.mute("ann", "bob")
    assert await storage.talk.heard("m") == [first, second]
    assert await storage.talk.heard("m", "ann") == [first]
    assert await storage.talk.heard("m", "bob", after=first.id) == [second]
    await storage.moderation.unmute("ann", "bob")
    assert await storage.talk.heard("m", "ann") == [first, second]


async def test_a_report_is_open_until_it_is_closed(storage: Storage) -> None:
    await seated(storage, "m", "ann", "bob")
    await storage.moderation.report("ann", "bob", "rude", match="m", said="boo")
    (report,) = await storage.moderation.open_reports()
    assert (report.player, report.reported, report.why, report.said) == ("ann", "bob", "rude", "boo")
    assert await storage.moderation.close_report(report.id)
    assert not await storage.moderation.close_report(report.id)
    assert await storage.moderation.open_reports() == []


async def test_a_ban_holds_until_its_time_or_for_good(storage: Storage) -> None:
    await storage.players.create_guest("ann", "Ann")
    await storage.moderation.ban("ann", "cheating", until=now() - 1)
    assert await storage.moderation.ban_of("ann") is None
    await storage.moderation.ban("ann", "cheating again")
    ban = await storage.moderation.ban_of("ann")
    assert ban is not None
    assert ban.why == "cheating again"
    assert await storage.moderation.unban("ann")
    assert not await storage.moderation.unban("ann")


async def test_a_person_takes_their_data_along_and_is_forgotten(storage: Storage) -> None:
    people = People(storage)
    ann, cookie = await people.new_guest("Ann", "en")
    ann = await people.become_account(ann, "Ann", "correct horse")
    await seated(storage, "m", ann.id, "bob")
    await storage.talk.say("m", ann.id, text="hello")
    await storage.moderation.mute("bob", ann.id)
    await settle(storage, "m", Finish({ann.id: 1, "bob": 2}))
    told = await people.export(ann)
    assert [len(told[part]) for part in ("matches", "ratings", "sessions", "talk", "mutes")] == [1, 1, 1, 1, 0]
    await people.erase(ann, "correct horse")
    assert await people.known_by(cookie) is None
    nobody = await storage.players.get(ann.id)
    assert nobody is not None
    told = await people.export(nobody)
    assert [len(told[part]) for part in ("matches", "ratings", "sessions", "talk", "mutes")] == [1, 0, 0, 0, 0]
    assert (nobody.kind, nobody.name) == ("erased", "")
    assert await storage.moderation.muted_by("bob") == set()


async def test_a_backup_is_restored_into_either_database(storage: Storage, tmp_path: Path) -> None:
    await seated(storage, "m", "ann", "bob")
    await storage.talk.say("m", "ann", text="привет")
    await settle(storage, "m", Finish({"ann": 1, "bob": 2}))
    file, again = tmp_path / "backup", tmp_path / "again"
    rows = await back_up(storage.database, file)
    with pytest.raises(BadInput):
        await back_up(storage.database, file)
    async with open_storage(f"sqlite:///{tmp_path}/restored.db") as other:
        assert await restore(other.database, file) == rows
        assert await other.log.read("m") == await storage.log.read("m")
        assert await other.matches.history("ann") == await storage.matches.history("ann")
        assert (await other.talk.say("m", "bob", phrase="talk-hello")).id == 2
        with pytest.raises(BadInput) as error:
            await restore(other.database, file)
        assert error.value.message.id == "error-backup-not-empty"
        await back_up(other.database, again)


async def test_a_restored_database_counts_on(storage: Storage, database_url: str, tmp_path: Path) -> None:
    async with open_storage(f"sqlite:///{tmp_path}/other.db") as other:
        await seated(other, "m", "ann", "bob")
        await other.talk.say("m", "ann", text="one")
        await back_up(other.database, tmp_path / "backup")
    await restore(storage.database, tmp_path / "backup")
    assert (await storage.talk.say("m", "bob", text="two")).id == 2


@pytest.mark.parametrize("cut", [0, 10, -20])
async def test_a_damaged_backup_changes_nothing(storage: Storage, tmp_path: Path, cut: int) -> None:
    async with open_storage(f"sqlite:///{tmp_path}/other.db") as other:
        await seated(other, "m", "ann", "bob")
        await back_up(other.database, tmp_path / "backup")
    (tmp_path / "backup").write_bytes((tmp_path / "backup").read_bytes()[:cut])
    with pytest.raises(BadInput) as error:
        await restore(storage.database, tmp_path / "backup")
    assert error.value.message.id == "error-backup-file"
    assert await storage.players.get("ann") is None
