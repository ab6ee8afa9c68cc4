"""The commands for those who run a server, and the page that tells them how."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from fabletop.records.matches import record_in
from fabletop.server.settings import READERS, Settings
from fabletop.server.storage import Match, open_storage
from tests.cli.running import Done, fabletop, refused
from tests.server.ordeals import PATIENT
from tests.server.players import Room, Seat
from tests.server.test_process import serving

PAGE = Path(__file__).parents[2] / "docs/server.md"


@pytest.fixture
def url(database_url: str) -> str:
    """A database of each kind with a table, a player and a report."""

    async def fill() -> None:
        async with open_storage(database_url) as storage:
            await storage.matches.create(Match(id="m", game="fox", rules_version=1, seats=2, status="playing"))
            for player in ("ann", "bob"):
                await storage.players.create_guest(player, player)
            await storage.moderation.report("ann", "bob", "rude", match="m")

    asyncio.run(fill())
    return database_url


def admin(url: str, *words: str) -> Done:
    done = fabletop("admin", *words, "--database", url, "--lang", "en")
    assert done.status == 0, done
    return done


def is_banned(url: str, player: str) -> bool:
    async def ask() -> bool:
        async with open_storage(url) as storage:
            return await storage.moderation.ban_of(player) is not None

    return asyncio.run(ask())


def test_tables_are_listed(url: str) -> None:
    assert admin(url, "tables").out.startswith("m fox playing, opened ")
    assert admin(url, "tables", "--status", "open").out == "No tables.\n"
    assert [match["id"] for match in json.loads(fabletop("admin", "tables", "--json", "--database", url).out)] == ["m"]


def test_a_player_is_banned_and_let_in_again(url: str) -> None:
    assert admin(url, "ban", "bob", "--why", "Rude.").out == "bob may not play any more.\n"
    assert is_banned(url, "bob")
    assert admin(url, "unban", "bob").out == "bob may play again.\n"
    assert not is_banned(url, "bob")
    assert "may not play until 2" in admin(url, "ban", "bob", "--why", "Rude.", "--days", "3").out
    assert refused("admin", "unban", "ann", "--database", url) == "“ann” is not banned."
    assert refused("admin", "ban", "cid", "--why", "?", "--database", url) == "There is no player “cid”."
    assert "whole number" in refused("admin", "ban", "bob", "--why", "?", "--days", "0", "--database", url)


@pytest.mark.anyio
async def test_a_table_is_closed_while_people_play(tmp_path: Path) -> None:
    """They hear of it from the server, which did not do it; the match ends, unrated, and its record stays."""
    database = f"sqlite:///{tmp_path}/fabletop.db"
    with serving("--database", database, quiet=True, environment=PATIENT) as (_, address):
        async with Room(address) as room:
            ann, bob = await room.seated("fox", "Ann", "Bob")
            await (ann if ann.view["asked"] else bob).answer(first_choice(ann, bob))
            words = ("close", ann.table, "--why", "The server moves.")
            assert (await asyncio.to_thread(admin, database, *words)).out.startswith(
                f"The table {ann.table} is closed."
            )
            for seat in (ann, bob):
                await seat.until(lambda view: bool(view["phase"] == "over"))
                said = [event["message"] for event in json.loads(seat.heard[-1])["events"]]
                assert [one["id"] for one in said] == ["match-closed-because", "match-over-abandoned"]
                assert said[0]["args"] == {"why": "The server moves."}
                assert seat.view["result"]["how"] == "abandoned"
                assert seat.view["result"]["places"] == []
            record = await ann.guest.http.get(f"/api/matches/{ann.table}/record")
            assert record.status_code == 200
            assert record_in(record.text, "record").choices
    again = await asyncio.to_thread(refused, "admin", "close", ann.table, "--database", database)
    assert again == f"The match at “{ann.table}” is over already."


def first_choice(*seats: Seat) -> int:
    asked = next(seat.view["asked"] for seat in seats if seat.view["asked"])
    number: int = asked["question"]["choices"][0]["number"]
    return number


def test_a_table_that_is_not_there_cannot_be_closed(url: str) -> None:
    told = refused("admin", "close", "nowhere", "--database", url)
    assert told == "There is no table “nowhere”; “fabletop admin tables” lists them."
    assert "500" in refused("admin", "close", "m", "--why", "x" * 501, "--database", url)


def test_reports_are_listed_and_closed(url: str) -> None:
    assert admin(url, "reports").out == "1: bob by ann, match m: “rude”, said “”\n"
    assert admin(url, "reports", "--close", "1").out == "Report 1 is closed.\n"
    assert admin(url, "reports").out == "No open reports.\n"
    assert refused("admin", "reports", "--close", "1", "--database", url) == "There is no open report 1."


def test_a_backup_is_made_and_restored(url: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup"), f"sqlite:///{tmp_path}/other.db"
    assert admin(url, "backup", file).out == f"4 rows are in {file}.\n"
    assert refused("admin", "backup", file, "--database", url).endswith("a backup does not replace anything.")
    assert admin(other, "restore", file).out == "4 rows are restored.\n"
    assert admin(other, "reports").out == admin(url, "reports").out
    assert refused("admin", "restore", file, "--database", url).startswith("The database is not empty")
    (tmp_path / "junk").write_bytes(b"junk")
    assert "is not a backup" in refused("admin", "restore", str(tmp_path / "junk"), "--database", other + "2")


def test_the_page_on_servers_has_every_setting_and_no_other() -> None:
    rows = [line.split("|") for line in PAGE.read_text("utf-8").splitlines() if "`FABLETOP_" in line and line[0] == "|"]
    named = [row[1].strip(" `") for row in rows]
    assert named == list(READERS) == list(Settings.__struct_fields__)
    assert [row[3].strip(" `") for row in rows] == [f"FABLETOP_{name.upper()}" for name in named]
