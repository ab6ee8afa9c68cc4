"""The prompt at a table of a real server."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from fabletop.catalog import game_named
from fabletop.contract import BadInput, bad
from fabletop.match import MatchView
from fabletop.match.views import OfferView
from fabletop.records.matches import MatchRecord, read_record
from fabletop.terminal.account import Account, find_table
from fabletop.terminal.remote import RemoteTable
from fabletop.text.speech import Speech
from tests.cli.running import refused
from tests.server.ordeals import PATIENT
from tests.server.players import PATIENCE, Room, Seat
from tests.server.test_process import free_port, serving
from tests.tables import TABLES


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_at_the_prompt(game: str, seats: int, tmp_path: Path) -> None:
    typed = iter(["?", "why nonsense", "rules", "undo"])

    def ask(prompt: str) -> str:
        return next(typed, "1")

    with serving("--data", str(tmp_path), environment=PATIENT, quiet=True) as (_, url):
        account = Account(url, "Masha", "en")
        table = RemoteTable(
            account,
            find_table(account, game, ["you"] + ["easy"] * (seats - 1), {}),
            records=tmp_path / "records",
            ask=ask,
            out=io.StringIO(),
        )
        table.play()
        assert isinstance(table.out, io.StringIO)
        said = table.out.getvalue()
    assert table.view is not None
    assert table.view.phase == "over"
    assert "is not one of the choices" in said
    assert "no choice that could be taken back" in said
    *_, victory, saved, afterwards = said.splitlines()
    assert victory == "A draw." or "won" in victory
    (record,) = (tmp_path / "records").iterdir()
    assert saved == f"The record of this game is in {record}"
    assert read_record(record).choices
    assert afterwards.startswith("“rematch” asks for another match")


class Typist:
    """Somebody at the prompt of a real process, whose keyboard is a pipe."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.heard = ""

    async def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        await self.process.stdin.drain()

    async def hear(self, words: str) -> None:
        """Read until something is said, counted from what was heard before."""
        assert self.process.stdout is not None
        new = ""
        while words not in new:
            try:
                read = await asyncio.wait_for(self.process.stdout.read(4096), PATIENCE)
            except TimeoutError:
                read = b""
            assert read, f"nothing more, and no “{words}”: {self.heard}{new}"
            new += read.decode()
        self.heard += new


async def typist(*words: str) -> Typist:
    command = [sys.executable, "-m", "fabletop", "play", *words, "--plain", "--lang", "en"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return Typist(await asyncio.create_subprocess_exec(*command, **pipes))  # type: ignore[arg-type]


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[tuple[Seat, Typist]]:
    """Ann over a bare socket, the host, and Bob, who has come to her table by its link, at the prompt."""
    with serving("--data", str(folder), environment=PATIENT, quiet=True) as (_, url):
        async with Room(url) as room:
            (host,) = await room.guests("Ann")
            opened = await host.post("/api/tables", game="fox", seats=2, talk="free")
            ann = await host.come(opened["id"])
            bob = await typist(f"{url}/table/{ann.table}?link={opened['link']}", "--name", "Bob")
            try:
                await ann.until(lambda view: bool(view["seats"][1]["kind"] == "person"))
                yield ann, bob
            finally:
                if bob.process.returncode is None:
                    bob.process.kill()
                    await bob.process.wait()
    assert "Traceback" not in bob.heard


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.anyio
async def test_talk_and_silence_at_the_prompt(home: Path) -> None:
    """What is typed is heard at once, also while nothing is asked."""
    async with company(home) as (ann, bob):
        await bob.type("say Good evening")
        assert (await ann.listen_until(lambda told: told["do"] == "said"))["text"] == "Good evening"
        await bob.type("mute Zed")
        await bob.hear("Name somebody else at the table: Ann.")
        await ann.ask(do="say", text="Nonsense")
        await bob.hear("Ann: Nonsense")
        await bob.type("mute Ann")
        await bob.hear("You do not hear Ann any more")
        await ann.ask(do="say", text="Rubbish")
        await bob.type("report Ann: rude")
        await bob.hear("Thank you.")
        await bob.type("unmute Ann")
        await bob.hear("You hear Ann again.")
        await ann.ask(do="say", text="Sorry")
        await bob.hear("Ann: Sorry")
    assert "Rubbish" not in bob.heard


@pytest.mark.anyio
async def test_words_for_the_deal_its_check_and_a_rematch_at_the_prompt(home: Path) -> None:
    async with company(home) as (ann, bob):
        await bob.type("words lilac")
        await ann.until(lambda view: bool(view["fairness"]["words"][1] == "lilac"))
        await ann.command("start")
        await ann.command("resign")
        await bob.hear("“rematch” asks for another match")
        await bob.type("fair")
        await bob.hear("It fits: the secret is the promised one")
        await bob.type("rematch")
        await ann.until(lambda view: bool(view["offers"]))
        await ann.command("agree", what="rematch")
        await ann.until(lambda view: view["next_match"] is not None)
        await bob.hear("Round 1")
        await bob.type("quit")
        await bob.hear("You left the game.")
        assert await asyncio.wait_for(bob.process.wait(), PATIENCE) == 0


def test_choices_written_like_deeds_wait_for_their_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a pipe they come early; whoever is asked for something answers that first."""
    monkeypatch.setattr("fabletop.terminal.remote.socket_of", lambda *_: None)
    table = RemoteTable(cast(Account, SimpleNamespace(url="", language="en")), "t", ask=lambda _: "")
    table.game = game_named("grimm")
    table.view = cast(MatchView, SimpleNamespace(seat=0, offers=[]))
    assert table.is_for_later("say alone")
    assert not table.is_for_later("say hello")
    assert table.is_for_later("decline")
    table.view = cast(MatchView, SimpleNamespace(seat=0, offers=[OfferView("undo", 1, ())]))
    assert not table.is_for_later("decline")


def test_a_record_that_cannot_be_had_is_named_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(account: Account, match: str) -> MatchRecord:
        raise bad("error-server-silent", url=account.url, why="gone")

    monkeypatch.setattr("fabletop.terminal.remote.record_of_match", fail)
    with serving("--data", str(tmp_path), environment=PATIENT, quiet=True) as (_, url):
        account = Account(url, "Masha", "en")
        place = find_table(account, "fox", ["you", "easy"], {})
        answers = iter(["resign", "resign", "quit"])
        table = RemoteTable(account, place, records=tmp_path / "no", ask=lambda _: next(answers), out=io.StringIO())
        table.play()
    assert isinstance(table.out, io.StringIO)
    assert "Do you really want to resign?" in table.out.getvalue()
    assert f"{url}/match/{place}" in table.out.getvalue()
    assert not (tmp_path / "no").exists()


def test_an_address_that_leads_nowhere_is_told_in_one_sentence() -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert "does not answer" in refused("replay", f"{nowhere}/match/abc")
    assert "does not answer" in refused("play", f"{nowhere}/match/abc", "--plain")
    assert refused("play", f"{nowhere}/nothing/abc").startswith(f"“{nowhere}/nothing/abc” is")


def test_a_match_that_a_server_does_not_know_is_told_in_its_words(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), environment=PATIENT, quiet=True) as (_, url):
        assert refused("replay", f"{url}/match/abc", "--lang", "en").startswith("The server says: ")


def test_a_server_that_is_not_there_is_told_in_one_sentence() -> None:
    assert refused("play", "fox", "--server", "nowhere").startswith("“nowhere” is not the address of a server")
    assert "does not answer" in refused("play", "fox", "--server", f"http://127.0.0.1:{free_port()}")


def test_an_account_plays_rated_at_the_prompt(tmp_path: Path) -> None:
    """It says so, and takes nothing back that came of a choice."""
    typed = iter(["1", "1", "undo"] * 20)  # two answers: one may be free to take back, again and again
    with serving("--data", str(tmp_path), environment=PATIENT, quiet=True) as (_, url):
        known = Account(url, "Masha", "en")
        with pytest.raises(BadInput) as error:
            find_table(known, "fox", ["you", "easy"], {}, rated=True)
        assert "accounts" in str(error.value.message.args["said"])
        known.post("/api/me/account", {"name": "Masha", "password": "correct horse"})
        account = Account(url, None, "en")
        account.log_in("Masha", "correct horse")
        place = find_table(account, "fox", ["you", "easy"], {}, rated=True)
        table = RemoteTable(account, place, ask=lambda _: next(typed, "1"), out=io.StringIO())
        table.play()
        assert isinstance(table.out, io.StringIO)
        said = table.out.getvalue()
    assert "\nRated\n" in said
    assert Speech("en")("refused-match-rated-undo") in said
