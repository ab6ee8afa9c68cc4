"""Ratings: where levels stand, what a match changes for whom, and what the server says before one."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Mapping
from math import log, sqrt
from pathlib import Path

import pytest
from sqlalchemy import update

from fabletop.bots.ladder import ladder_for, ladders
from fabletop.catalog import game_named
from fabletop.contract import commitment_of
from fabletop.match import BotPlayer, Person, Start, TablePlan, Went, encode, opening, settings_for
from fabletop.match import Match as Played
from fabletop.server.app import make_app
from fabletop.server.held import new_row
from fabletop.server.listing import Listing, list_match
from fabletop.server.ratings import (
    DOZEN,
    MODEL,
    NEW,
    NEWCOMER,
    Finish,
    leaderboard,
    rate,
    reckon,
    settle,
    skill,
    skill_of_level,
    standings_of,
)
from fabletop.server.settings import Settings
from fabletop.server.storage import Known, Match, Skill, Storage, now
from fabletop.server.storage.schema import entries
from fabletop.text.speech import Speech
from tests.server.clients import client_of

pytestmark = pytest.mark.anyio
DOCS = Path("docs")
KNOWN = skill(30, 2)
DAY = 24 * 60 * 60 * 1000


def known(**skills: Skill) -> dict[str, Known]:
    return {name: Known(one, NEW, {}) for name, one in skills.items()}


def told_ladders() -> dict[str, dict[str, dict[str, int]]]:
    """The table of docs/strength.md, by game, seats and level."""
    text = (DOCS / "strength.md").read_text("utf-8")
    head, _, *rows = [line.strip("| ").split(" | ") for line in re.findall(r"^\|.*\|$", text, re.M)]
    titles = {Speech("en", more=game_named(game).locale)(f"{game}-title"): game for game in ladders()}
    titles |= {"Fox": "fox"}
    told: dict[str, dict[str, dict[str, int]]] = {}
    for row in rows:
        cells = dict(zip(head, row, strict=True))
        levels = {name.strip("`"): int(cells[name]) for name in head if name.startswith("`")}
        told.setdefault(titles[cells["game"]], {})[cells["seats"]] = {"random": 0} | levels
    return told


def test_levels_stand_where_the_docs_say() -> None:
    assert {
        game: {seats: one.levels for seats, one in found.items()} for game, found in ladders().items()
    } == told_ladders()


def test_every_ladder_is_of_a_table_that_can_be() -> None:
    for name, found in ladders().items():
        for seats, ladder in found.items():
            game = game_named(name)
            game.refuse_table(
                {option.name: option.default for option in game.about.options} | ladder.options, int(seats)
            )
            assert ladder_for(game, int(seats), ladder.options) == ladder
        assert {int(seats) for seats in found} == set(game_named(name).about.seats)


def test_the_model_expects_of_settled_players_what_the_ladder_measured() -> None:
    """The share of the win that one of a level takes among n - 1 of another: a / (a + (n - 1) b)."""
    for found in ladders().values():
        for seats, ladder in found.items():
            number = int(seats)
            for one, other in itertools.permutations(ladder.levels, 2):
                strengths = [
                    skill_of_level(level, ladder, number).mu / (MODEL.beta * sqrt(number)) for level in (one, other)
                ]
                apart = strengths[0] - strengths[1]
                measured = (ladder.levels[one] - ladder.levels[other]) * log(10) / 400
                assert apart == pytest.approx(measured)


def test_only_people_move_by_a_match_against_bots() -> None:
    finish = Finish({"ann": 1, "bot:easy": 2}, bots={"bot:easy": KNOWN})
    after = reckon(finish, known(ann=KNOWN))
    assert set(after) == {"ann"}
    assert after["ann"].shown > KNOWN.shown


def test_a_loss_never_raises_a_number_and_a_win_never_lowers_it() -> None:
    """Not even of somebody of whom little was known: each match makes one's strength more certain, and a loss nothing
    else.
    """
    raised = 0
    for one, place in itertools.product((NEWCOMER, skill(25, 4), skill(40, 1.5), skill(10, 1.3)), range(1, 6)):
        others = {f"p{number}": skill(25, 1.5) for number in range(4)}
        places = [at for at in range(1, 6) if at != place]
        finish = Finish({"me": place} | dict(zip(others, places, strict=True)))
        after = reckon(finish, known(me=one, **others))["me"]
        free = rate([one, *others.values()], [place, *places])[0]
        raised += free.mu < one.mu and free.shown > one.shown
        assert (after.shown > one.shown) <= (free.mu > one.mu)
        assert (after.shown < one.shown) <= (free.mu < one.mu)
    assert raised


def test_whoever_gave_up_left_or_was_helped_cannot_rise() -> None:
    finish = Finish({"ann": 1, "bob": 2}, cannot_rise=frozenset({"ann"}))
    after = reckon(finish, known(ann=KNOWN, bob=KNOWN))
    assert after["ann"] == KNOWN
    assert after["bob"].shown < KNOWN.shown
    lost = reckon(Finish({"ann": 2, "bob": 1}, cannot_rise=frozenset({"ann"})), known(ann=KNOWN, bob=KNOWN))
    assert lost["ann"].shown < KNOWN.shown


def test_a_dozen_a_day_against_one_opponent_counts() -> None:
    finish = Finish({"ann": 1, "bot:easy": 2}, bots={"bot:easy": KNOWN})
    for met, counts in ((DOZEN - 1, True), (DOZEN, False)):
        assert bool(reckon(finish, {"ann": Known(KNOWN, NEW, {"bot:easy": met})})) == counts


def test_at_one_table_those_who_count_no_more_are_as_if_they_were_not_there() -> None:
    finish = Finish({"ann": 2, "bot:easy": 3, "bot:hard": 1}, bots={"bot:easy": KNOWN, "bot:hard": KNOWN})
    after = reckon(finish, {"ann": Known(KNOWN, NEW, {"bot:easy": DOZEN})})
    assert after == reckon(Finish({"ann": 2, "bot:hard": 1}, bots=finish.bots), known(ann=KNOWN))


def test_somebody_new_matters_to_nobody_but_others_matter_to_them() -> None:
    finish = Finish({"ann": 1, "bob": 2})
    new = {"ann": Known(KNOWN, NEW, {}), "bob": Known(NEWCOMER, NEW - 1, {})}
    assert set(reckon(finish, new)) == {"bob"}
    both = {"ann": Known(NEWCOMER, 0, {}), "bob": Known(NEWCOMER, 0, {})}
    assert reckon(finish, both) == {}


def test_an_account_made_to_lose_is_worth_next_to_nothing() -> None:
    """Nothing before ten of its matches have counted, and a point a dozen at most after it has lost them."""
    easy = skill_of_level("easy", ladders()["fox"]["2"], 2)
    straw, strong = NEWCOMER, skill(35, 1.5)
    for number in range(NEW):
        assert "ann" not in reckon(Finish({"ann": 1, "straw": 2}), with_matches(strong, straw, number))
        lost = Finish({"straw": 2, "bot:easy": 1}, bots={"bot:easy": easy})
        straw = reckon(lost, {"straw": Known(straw, number, {})})["straw"]
    now_strong = strong
    for _ in range(DOZEN):
        after = reckon(Finish({"ann": 1, "straw": 2}), with_matches(now_strong, straw, NEW))
        now_strong, straw = after["ann"], after["straw"]
    assert strong.shown <= now_strong.shown <= strong.shown + 1


def with_matches(strong: Skill, straw: Skill, number: int) -> dict[str, Known]:
    return {"ann": Known(strong, 100, {}), "straw": Known(straw, number, {})}


async def seated(storage: Storage, match: str, *players: str, begun: int | None = None, counts: bool = True) -> None:
    row = Match(id=match, game="fox", rules_version=1, seats=len(players), counts=counts, begun=begun)
    await storage.matches.create(row, first=[b"{}"])
    for seat, player in enumerate(players):
        if player.startswith("bot:"):
            await storage.players.bot(player.removeprefix("bot:"))
        elif await storage.players.get(player) is None:
            await storage.players.create_guest(player, player)
            await storage.players.become_account(player, player, "a hash")
        await storage.matches.sit(match, seat, player)


def against_easy(place: int) -> Finish:
    easy = skill_of_level("easy", ladders()["fox"]["2"], 2)
    return Finish({"ann": place, "bot:easy": 3 - place}, bots={"bot:easy": easy})


async def test_the_matches_that_count_are_those_that_began_first(storage: Storage) -> None:
    """Whoever opens many tables cannot choose which of them count by ending those first that go well."""
    begun = now()
    names = [f"m{number:02}" for number in range(DOZEN + 2)]
    for number, name in enumerate(names):
        await seated(storage, name, "ann", "bot:easy", begun=begun + number)
    await seated(storage, "casual", "ann", "bot:easy", begun=begun - 1, counts=False)
    for name in reversed(names):
        assert await settle(storage, name, against_easy(1))
    (ann,) = [one for one in await storage.ratings.of_player("ann") if one.player == "ann"]
    assert (ann.matches, ann.wins) == (DOZEN, DOZEN)
    late = [seat.rating_after for name in names[-2:] for seat in await storage.matches.seats_of(name)]
    assert late == [None] * 4
    assert await storage.ratings.met_today("ann") == {"bot:easy": DOZEN + 2}


async def test_a_day_later_matches_count_again(storage: Storage) -> None:
    for number in range(DOZEN):
        await seated(storage, f"m{number:02}", "ann", "bot:easy", begun=now() + number)
    for name, begun, counts in (("soon", now() + 100, False), ("later", now() + DAY + 100, True)):
        await seated(storage, name, "ann", "bot:easy", begun=begun)
        await settle(storage, name, against_easy(1))
        assert bool((await storage.matches.seats_of(name))[0].rating_after) == counts


async def test_a_bot_stands_still_and_its_matches_are_counted(storage: Storage) -> None:
    stands: set[float] = set()
    for number in range(3):
        await seated(storage, f"m{number}", "ann", "bot:easy", begun=now() + number)
        await settle(storage, f"m{number}", against_easy(1 + number % 2))
        (easy,) = [one for one in await leaderboard(storage, "fox", 50) if one.kind == "bot"]
        stands.add(easy.shown)
    assert len(stands) == 1
    assert (easy.matches, easy.wins) == (3, 1)
    assert [one.shown for one in await standings_of(storage, "bot:easy")] == list(stands)


@pytest.mark.parametrize("kind", ["guest", "erased"])
async def test_nobody_is_rated_but_accounts(storage: Storage, kind: str) -> None:
    await seated(storage, "m", "ann", "bot:easy", begun=now())
    if kind == "erased":
        await storage.players.erase("ann")
    else:
        await storage.players.create_guest("gus", "Gus")
        await storage.matches.sit("m", 0, "gus")
    finish = against_easy(1)
    who: Mapping[str, int] = finish.places if kind == "erased" else {"gus": 1, "bot:easy": 2}
    assert await settle(storage, "m", Finish(who, bots=finish.bots))
    assert await storage.ratings.of_player("ann") == await storage.ratings.of_player("gus") == []


async def test_old_rows_of_bots_are_not_believed(storage: Storage) -> None:
    """Before, matches moved them; a style was never measured."""
    for bot in ("bot:hard", "bot:easy-swan"):
        await seated(storage, f"m {bot}", "ann", bot, begun=now())
        await settle(storage, f"m {bot}", Finish({"ann": 1, bot: 2}, bots={bot: KNOWN}))
    found = {one.name: one.shown for one in await leaderboard(storage, "fox", 50)}
    assert set(found) == {"ann", "hard"}
    assert found["hard"] == skill_of_level("hard", ladders()["fox"]["2"], 2).shown


async def lies_still(storage: Storage, name: str, at: int) -> None:
    """Ann's rated match, from which she went at once; nothing has come to its log since."""
    plan = TablePlan(game="fox", seats=2, seated=(Person("ann", "Ann"), BotPlayer("easy")), rated=True)
    log = [opening(settings_for(plan, commitment=commitment_of("secret"), host="ann"), at)]
    match = Played.opened(log[0])
    await storage.matches.create(new_row(name, match, {}), [encode(log[0])], None, "secret")
    for command in (Start(), Went("ann")):
        log.append(match.decide(command, by=None, now=at, secret="secret"))
        match.apply(log[-1])
    await storage.log.append(name, 1, [encode(entry) for entry in log[1:]])
    await list_match(storage, name, match, {}, before=Listing("open", 0, True, ()))
    async with storage.database.writing() as connection:
        await connection.execute(update(entries).where(entries.c.match == name).values(time=at))


async def test_a_rated_match_that_lay_still_for_a_day_is_lost(storage: Storage, database_url: str) -> None:
    """Also one that is in nobody's memory, as all are after a restart."""
    app = make_app(Settings(database=database_url, log_level="error"))
    async with client_of(app):
        await storage.players.create_guest("ann", "Ann")
        await storage.players.become_account("ann", "Ann", "a hash")
        await lies_still(storage, "late", now() - DAY - 60_000)
        await lies_still(storage, "soon", now() - 60_000)
        for _ in range(2):
            await app.state.tables.sweep()
        end = time.monotonic() + 30
        while (late := await storage.matches.get("late")) is not None and late.status != "finished":
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
        soon = await storage.matches.get("soon")
    assert soon is not None
    assert soon.status == "playing"
    assert late is not None
    assert late.result is not None
    assert late.result["places"] == [2, 1]
    (ann,) = await storage.ratings.of_player("ann")
    assert ann.shown < NEWCOMER.shown
