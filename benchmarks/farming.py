"""Tries to gain rating without winning: seeded scripts at rated and casual tables, on the real storage.

    python -m benchmarks.farming [--tries 10000] [--seed farming] [--database sqlite:///FILE] [--first 0]

Every try is somebody with a rating of some kind who plays one match or a chain of them, and does what a cheat would:
asks for choices back, leaves and lets a bot play, lets the time run out, gives up, closes, pauses for good, deserts,
sits down twice, comes with throw-away accounts, opens many tables at once, plays on, asks for the same cards, erases
accounts, and lets workers race for the result. All choices are random, so that people win often.

After each match the number of everybody with an account is compared with the one before. It may rise only where the log
says that they have earned it; what that is, is written here once more, apart from the code that rates. The exit status
is 1 if anybody gained otherwise, or if a bot's number moved.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import insert, select

from fabletop.contract import FabletopError, commitment_of
from fabletop.kernel.actions import marked_actions
from fabletop.match import (
    Abandon,
    Agree,
    Answer,
    Beginning,
    BotPlayer,
    CameBack,
    ClockRule,
    Close,
    Entry,
    Forfeit,
    Match,
    MatchCommand,
    Person,
    Propose,
    Reclaim,
    Resign,
    Resume,
    SeatBot,
    Settings,
    Sit,
    StandIn,
    Start,
    TablePlan,
    TakeBack,
    Went,
    encode,
    opening,
    rematch_of,
    settings_for,
)
from fabletop.server.held import new_row
from fabletop.server.listing import Listing, list_match
from fabletop.server.ratings import skill
from fabletop.server.storage import Storage, now, open_storage
from fabletop.server.storage.schema import ratings

DAY = 24 * 60 * 60 * 1000
MOST_A_DAY, NEW = 12, 10
"""As docs/server.md has them; that the code has the same is what is tried here."""
GAMES = (("fox", 2), ("fox", 2), ("fox", 2), ("grimm", 2), ("fairytale", 3))
CLOCKS = (ClockRule(), ClockRule("decision", 10), ClockRule("bank", 60, 1))
MOST_STEPS = 600
NOT_LISTED = Listing("open", 0, True, ())
MEMORY = Path("/dev/shm")
"""A folder whose files are in memory, where there is one: nothing that is thrown away need wait for a disk."""
CLOSE = 0.05
"""Numbers are shown with one digit behind the point."""


@dataclass
class Table:
    """A match with its log, as a worker holds it."""

    id: str
    match: Match
    secret: str
    log: list[bytes]
    begun: int | None = None
    gone: set[int] = field(default_factory=set)
    """Those who had given up or for whom a bot played when it ended; they may have come back since."""

    def do(self, by: str | None, command: MatchCommand, at: int) -> bool:
        """Was it done?"""
        try:
            entry = self.match.decide(command, by=by, now=at, secret=self.secret)
        except FabletopError:
            return False
        self.apply(entry)
        return True

    def apply(self, entry: Entry) -> None:
        self.log.append(encode(entry))
        was_over = self.is_over
        self.match.apply(entry)
        if self.is_over and not was_over:
            absent = ("left", "time", "resigned")
            self.gone = {seat for seat, chair in enumerate(self.match.chairs) if chair.stand_in in absent}

    def has_held(self, seat: int, other: int) -> bool:
        """Did a seat come before another by the game's own count, or level with it, or did the other go?"""
        reached = self.match.game_result()
        return other in self.gone or (reached is not None and reached.places[seat] <= reached.places[other])

    @property
    def is_over(self) -> bool:
        return self.match.phase == "over"


@dataclass
class Found:
    """What the tries came to."""

    tries: int = 0
    matches: int = 0
    earned: int = 0
    gains: list[str] = field(default_factory=list)
    tricks: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


class Try:
    """One try to gain something."""

    def __init__(self, storage: Storage, number: int, seed: str, found: Found) -> None:
        self.storage, self.number, self.found = storage, number, found
        self.chance = random.Random(f"{seed} {number}")
        self.at = 1_000_000_000_000 + number * 10 * DAY
        self.made = 0
        self.did: list[str] = []
        self.people: list[str] = []
        self.guests: set[str] = set()
        self.erased: set[str] = set()
        self.begun: list[tuple[int, str, frozenset[str]]] = []
        """When which rated match began, and who sat there."""

    # The people and their tables.

    async def somebody(self, game: str, *, kind: str = "any") -> str:
        """An account with some rating, one that is new, or a guest."""
        name = f"p{self.number}-{len(self.people)}"
        await self.storage.players.create_guest(name, name)
        self.people.append(name)
        if kind == "guest":
            self.guests.add(name)
            return name
        await self.storage.players.become_account(name, name, "hash")
        matches = 0 if kind == "new" else self.chance.choice((0, 3, NEW - 1, NEW, 50))
        if matches:
            known = skill(self.chance.uniform(5, 50), self.chance.choice((1.2, 2.0, 4.0, 7.0)))
            row = {"mu": known.mu, "sigma": known.sigma, "shown": known.shown, "matches": matches, "wins": 0}
            async with self.storage.database.writing() as connection:
                await connection.execute(insert(ratings).values(player=name, game=game, updated=now(), **row))
        return name

    def settings(
        self, game: str, seated: Iterable[str | None], *, rated: bool, beginning: Beginning | None = None
    ) -> Settings:
        chairs = tuple(
            None if one is None else Person(one, one) if one in self.people else BotPlayer(one) for one in seated
        )
        plan = TablePlan(
            game=game,
            seats=len(chairs),
            seated=chairs,
            rated=rated,
            clock=self.chance.choice(CLOCKS),
            stand_in=self.chance.choice(("random", "master")),
        )
        secret = f"secret {self.number} {self.made}"
        return settings_for(plan, commitment=commitment_of(secret), host=self.people[0], beginning=beginning)

    async def table(self, settings: Settings) -> Table:
        """A table as a worker sets it up."""
        name, secret = f"m{self.number}-{self.made}", f"secret {self.number} {self.made}"
        self.made += 1
        self.found.matches += 1
        entry = opening(settings, self.at)
        match = Match.opened(entry)
        await self.storage.matches.create(new_row(name, match, {}), [encode(entry)], None, secret)
        return Table(name, match, secret, [encode(entry)])

    async def begin(self, table: Table) -> None:
        assert table.do(None, Start(), self.at)
        table.begun = self.at
        await list_match(self.storage, table.id, table.match, {}, before=NOT_LISTED)
        if table.match.settings.rated:
            who = frozenset(self.ids(table).values())
            self.begun.append((self.at, table.id, who))

    def ids(self, table: Table) -> dict[int, str]:
        found = {}
        for seat, chair in enumerate(table.match.chairs):
            if chair.person is not None:
                found[seat] = chair.person.id
            elif chair.seated is not None:
                found[seat] = f"bot:{table.match.name_at(seat)}"
        return found

    async def end(self, table: Table) -> None:
        """The log is stored and the result settled, by two workers at the same time now and then."""
        await self.storage.log.append(table.id, 1, table.log[1:])
        known = await self.numbers(table)
        if self.chance.random() < 0.1:
            await self.erase(table, known)
        workers = self.chance.choice((1, 1, 1, 2, 3))
        self.did += ["race"] if workers > 1 else []
        await asyncio.gather(
            *(list_match(self.storage, table.id, table.match, {}, before=NOT_LISTED) for _ in range(workers))
        )
        await self.compare(table, known)

    async def erase(self, table: Table, known: dict[str, tuple[float, int]]) -> None:
        """Somebody's account goes before the result is settled."""
        who = self.chance.choice([one for one in self.ids(table).values() if one in self.people] or [""])
        if who and who not in self.erased:
            self.did.append("erase")
            await self.storage.players.erase(who)
            self.erased.add(who)
            known.pop(who, None)

    # What may be gained.

    async def numbers(self, table: Table) -> dict[str, tuple[float, int]]:
        """The number and the matches of everybody here who has a rating or could get one."""
        game, who = table.match.settings.game, set(self.ids(table).values())
        wanted = select(ratings.c.player, ratings.c.shown, ratings.c.matches)
        async with self.storage.database.reading() as connection:
            rows = await connection.execute(wanted.where(ratings.c.game == game, ratings.c.player.in_(who)))
            return {row.player: (row.shown, row.matches) for row in rows}

    async def compare(self, table: Table, before: dict[str, tuple[float, int]]) -> None:
        after = await self.numbers(table)
        for player, (number, *_) in after.items():
            was = before.get(player, (1000.0, 0))
            if player.startswith("bot:"):
                if player in before and number != was[0]:
                    self.found.gains.append(f"try {self.number}: {player} moved from {was[0]} to {number}")
                continue
            why = self.why_unearned(table, player, before)
            if number > was[0] + CLOSE and why:
                self.found.gains.append(
                    f"try {self.number}: {player} rose from {was[0]} to {number}, but {why} ({', '.join(self.did)})"
                )
            if number > was[0] + CLOSE:
                self.found.earned += 1
            if player in self.erased | self.guests:
                self.found.gains.append(f"try {self.number}: {player} has a rating and no account")

    def why_unearned(self, table: Table, player: str, known: dict[str, tuple[float, int]]) -> str | None:
        """What speaks against it that somebody rises by a match; all of it from the log."""
        match = table.match
        seat = next(at for at, one in self.ids(table).items() if one == player)
        against = {
            "it was casual": not match.settings.rated,
            "it was closed": match.result is None or match.result.how == "abandoned",
            "they were not there": seat in table.gone,
            "a bot has chosen for them": any(made.by_bot for made in match.line if made.seat == seat),
            "choices were taken back by consent": any(what == "undo" for _, _, what in match.happened),
            "they beat nobody who counts": not any(
                self.matters(table, player, name, known) and table.has_held(seat, other)
                for other, name in self.ids(table).items()
                if other != seat
            ),
        }
        return next((why for why, is_so in against.items() if is_so), None)

    def matters(self, table: Table, player: str, other: str, known: dict[str, tuple[float, int]]) -> bool:
        assert table.begun is not None
        met = [
            at
            for at, match, who in self.begun
            if match != table.id and {player, other} <= who and table.begun - DAY < at
            if (at, match) < (table.begun, table.id)
        ]
        if len(met) >= MOST_A_DAY or other in self.erased:
            return False
        if other.startswith("bot:"):
            return True
        return other not in self.guests and known.get(other, (0.0, 0))[1] >= NEW

    # Playing.

    def answer(self, table: Table) -> bool:
        """Somebody who is awaited answers at random: a person for themselves, the server for bots."""
        match = table.match
        if match.phase != "playing" or not match.to_act:
            return False
        seat = self.chance.choice(match.to_act)
        person = match.chairs[seat].person
        by = person.id if person is not None and match.bot_at(seat) is None else None
        if by is None and match.is_waiting:
            return False
        choice = self.chance.choice(marked_actions(match.game.legal(match.position, seat)))
        return table.do(by, Answer(match.question_id(seat), choice), self.at)

    def play(self, table: Table, tricks: int, end: str) -> None:
        """Play with so many tricks at random moments, and in the end do one thing more."""
        stops = sorted(self.chance.randrange(1, 60) for _ in range(tricks))
        for step in range(MOST_STEPS):
            if table.is_over:
                return
            while stops and step >= stops[0]:
                stops.pop(0)
                self.trick(table)
            if end != "play" and step >= 40 and not stops:
                self.finish(table, end)
            self.at += self.chance.choice((10, 500, 3000))
            self.tick(table)
            if not self.answer(table) and not table.is_over:
                self.wake(table)
        self.finish(table, "desert")

    def tick(self, table: Table) -> None:
        """What the server does when it is time: clocks, stand-ins."""
        for due in table.match.due():
            if due.command is not None and due.at <= self.at:
                table.do(None, due.command, self.at)

    def wake(self, table: Table) -> None:
        """Nothing goes on: a pause ends, somebody comes back, or a day passes."""
        match = table.match
        if match.phase == "paused" and self.chance.random() < 0.7:
            for name in self.ids(table).values():
                table.do(name, Resume(), self.at)
        elif match.is_waiting and self.chance.random() < 0.5:
            person = self.chance.choice([chair.person for chair in match.chairs if chair.person])
            assert person is not None
            table.do(None, CameBack(person.id), self.at)
        else:
            self.finish(table, "desert")

    def trick(self, table: Table) -> None:
        name = self.chance.choice(sorted(TRICKS))
        self.did.append(name)
        self.found.tricks[name] += 1
        TRICKS[name](self, table)

    def finish(self, table: Table, end: str) -> None:
        if table.is_over:
            return
        self.did.append(end)
        if end == "resign":
            self.resign(table)
            return
        if end == "desert":
            self.desert(table)
        table.do(None, Close(), self.at)  # casual matches wait for as long as it takes

    def desert(self, table: Table) -> None:
        """Let a match lie, and go now and then: whoever runs the server sees to it day by day."""
        if self.chance.random() < 0.7:
            for name in {one for one in self.ids(table).values() if one in self.people}:
                table.do(None, Went(name), self.at)
        for _ in range(8):
            self.at += DAY
            if table.do(None, Forfeit(), self.at):
                while not table.is_over and self.answer(table):
                    pass

    def somebody_here(self, table: Table) -> str:
        return self.chance.choice([one for one in self.ids(table).values() if one in self.people])

    def undo(self, table: Table) -> None:
        """Ask for the last choice back, and let everybody agree."""
        table.do(self.somebody_here(table), Propose("undo"), self.at)
        for name in self.ids(table).values():
            table.do(name, Agree("undo"), self.at)

    def take_back(self, table: Table) -> None:
        table.do(self.somebody_here(table), TakeBack(), self.at)

    def leave(self, table: Table) -> None:
        """Go, let a bot play for some time, and come back now and then."""
        who = self.somebody_here(table)
        table.do(None, Went(who), self.at)
        self.at += 25_000
        seat = table.match.seat_of(who)
        if seat is not None:
            table.do(None, StandIn(seat), self.at)
        for _ in range(self.chance.choice((0, 1, 5, 100))):
            if not self.answer(table):
                break
        if self.chance.random() < 0.6:
            table.do(None, CameBack(who), self.at)

    def time_out(self, table: Table) -> None:
        """Let the clock run out, and take the seat again now and then."""
        self.at += 61_000
        self.tick(table)
        for _ in range(self.chance.choice((0, 1, 5, 100))):
            if not self.answer(table):
                break
        if self.chance.random() < 0.6:
            for name in self.ids(table).values():
                table.do(name, Reclaim(), self.at)

    def resign(self, table: Table) -> None:
        table.do(self.somebody_here(table), Resign(), self.at)

    def abandon(self, table: Table) -> None:
        """The host would like to close what has begun."""
        table.do(self.people[0], Abandon(), self.at)

    def pause(self, table: Table) -> None:
        table.do(self.somebody_here(table), Propose("pause"), self.at)
        for name in self.ids(table).values():
            table.do(name, Agree("pause"), self.at)
        self.at += self.chance.choice((1000, DAY))
        if self.chance.random() < 0.8:
            for name in self.ids(table).values():
                table.do(name, Resume(), self.at)

    def two_tabs(self, table: Table) -> None:
        """The same command from two tabs, a seat for each of them, a bot in the place of another."""
        match, who = table.match, self.somebody_here(table)
        seat = match.seat_of(who)
        if seat in match.to_act and match.bot_at(seat) is None and match.phase == "playing":
            choices = marked_actions(match.game.legal(match.position, seat))
            question = match.question_id(seat)
            for _ in range(2):
                table.do(who, Answer(question, self.chance.choice(choices)), self.at)
        table.do(who, Sit(who), self.at)
        table.do(self.people[0], SeatBot(1, "random"), self.at)

    # The kinds of tries.

    async def run(self) -> None:
        kind = self.chance.choice(KINDS)
        self.did = [kind]
        self.found.tries += 1
        await getattr(self, kind)()

    async def one_match(self) -> None:
        """One match with up to three tricks, against bots or people."""
        game, seats = self.chance.choice(GAMES)
        await self.somebody(game)
        others = [
            self.chance.choice(("random", "easy", "master"))
            if self.chance.random() < 0.5
            else await self.somebody(game)
            for _ in range(seats - 1)
        ]
        rated = self.chance.random() < 0.85
        table = await self.table(self.settings(game, [self.people[0], *others], rated=rated))
        await self.begin(table)
        self.play(table, self.chance.randrange(4), self.chance.choice(("play", "play", "resign", "close", "desert")))
        await self.end(table)
        if self.chance.random() < 0.3:
            await self.go_on(table)

    async def go_on(self, table: Table) -> None:
        """After the end: the same cards once more as rated, played on as casual, and a rematch."""
        match, settings = table.match, table.match.settings
        beginning = Beginning(table.id, match.seed, tuple((made.seat, made.choice) for made in match.line[:10]))
        seated = [one.id if isinstance(one, Person) else one.level if one else None for one in settings.seated]
        try:
            self.settings(settings.game, seated, rated=True, beginning=beginning)
        except FabletopError:
            self.did.append("refused the same cards")
        else:
            self.found.gains.append(f"try {self.number}: the same cards could be rated again")
        again = await self.table(self.settings(settings.game, seated, rated=False, beginning=beginning))
        await self.begin(again)
        self.play(again, 0, "play")
        await self.end(again)
        for old in (again, table):
            await self.rematch(old)

    async def rematch(self, old: Table) -> None:
        for name in self.ids(old).values():
            old.do(name, Propose("rematch"), self.at)
            old.do(name, Agree("rematch"), self.at)
        if not old.match.is_rematch_agreed:
            return
        commitment = commitment_of(f"secret {self.number} {self.made}")
        table = await self.table(rematch_of(old.match.settings, old.match.seated_for_rematch(), commitment))
        if all(chair.seated for chair in table.match.chairs):
            await self.begin(table)
            self.play(table, 1, "play")
            await self.end(table)

    async def throw_aways(self) -> None:
        """Somebody known well wins against accounts that were made for it, and against guests."""
        game = "fox"
        farmer = await self.somebody(game)
        for _ in range(self.chance.randrange(1, 4)):
            other = await self.somebody(game, kind=self.chance.choice(("new", "new", "guest")))
            if self.chance.random() < 0.5:
                await self.storage.players.erase(other)
                self.erased.add(other)
            await self.quick_loss(farmer, other, other)

    async def quick_loss(self, one: str, other: str, loser: str) -> None:
        table = await self.table(self.settings("fox", [one, other], rated=True))
        await self.begin(table)
        for _ in range(self.chance.randrange(8)):
            self.answer(table)
        table.do(loser, Resign(), self.at)
        self.at += 1000
        await self.end(table)

    async def one_after_the_other(self) -> None:
        """More than a dozen matches in a day against one and the same, who loses them all."""
        farmer, other = await self.somebody("fox"), await self.somebody("fox")
        for _ in range(MOST_A_DAY + 3):
            await self.quick_loss(farmer, other, other)
        self.at += self.chance.choice((0, DAY))
        await self.quick_loss(farmer, other, other)

    async def all_at_once(self) -> None:
        """Many tables are opened, and those that go well are finished first."""
        farmer = await self.somebody("fox")
        other = self.chance.choice(("easy", await self.somebody("fox")))
        tables = []
        for _ in range(MOST_A_DAY + 3):
            tables.append(await self.table(self.settings("fox", [farmer, other], rated=True)))
            await self.begin(tables[-1])
            self.at += 10
        for table in tables:
            self.play(table, 0, "play") if self.chance.random() < 0.3 else self.resign(table)
        self.chance.shuffle(tables)
        for table in sorted(tables, key=lambda one: self.has_lost(one, farmer)):
            self.finish(table, "desert")
            await self.end(table)

    def has_lost(self, table: Table, player: str) -> bool:
        result, seat = table.match.result, table.match.seat_of(player)
        return result is None or seat is None or not result.places or result.places[seat] != 1


TRICKS: dict[str, Callable[[Try, Table], None]] = {
    "undo": Try.undo,
    "take back": Try.take_back,
    "leave": Try.leave,
    "time out": Try.time_out,
    "resign": Try.resign,
    "abandon": Try.abandon,
    "pause": Try.pause,
    "two tabs": Try.two_tabs,
}
KINDS = ("one_match",) * 17 + ("throw_aways",) * 2 + ("one_after_the_other", "all_at_once")


async def tried(storage: Storage, numbers: range, seed: str, tell: Callable[[str], None] = lambda _: None) -> Found:
    """The tries with these numbers, one after the other."""
    found, begun = Found(), time.monotonic()
    for number in numbers:
        await Try(storage, number, seed, found).run()
        if found.tries % 500 == 0:
            seconds = time.monotonic() - begun
            tell(f"{found.tries} tries, {found.matches} matches, {len(found.gains)} gains, {seconds:.0f} s")
    return found


async def run(arguments: argparse.Namespace, folder: str) -> Found:
    url = arguments.database or f"sqlite:///{Path(folder) / 'farming.db'}"
    async with open_storage(url) as storage:
        numbers = range(arguments.first, arguments.first + arguments.tries)
        return await tried(storage, numbers, arguments.seed, print)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first try")
    parser.add_argument("--seed", default="farming")
    parser.add_argument("--database", help="an empty database instead of a SQLite file that is thrown away")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        found = asyncio.run(run(arguments, folder))
    print(f"{found.tries} tries in {found.matches} matches; {found.earned} times a number rose that was earned")
    print("tricks: " + ", ".join(f"{name} {count}" for name, count in sorted(found.tricks.items())))
    print(*found.gains[:20], sep="\n")
    print(f"{len(found.gains)} gains without winning")
    sys.exit(bool(found.gains))


if __name__ == "__main__":
    main()
