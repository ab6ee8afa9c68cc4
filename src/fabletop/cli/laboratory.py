"""The commands of the lab: many games, tournaments, speed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fabletop.catalog import all_games, game_named
from fabletop.cli.flags import ClusterAt, Json, Lang, Options, Patience, Seed, Threads
from fabletop.cli.output import (
    bots_listed,
    language_or_default,
    number_between,
    patience_of,
    print_json,
    progress_bar,
    read_pairs,
)
from fabletop.contract import Game, Value, bad, fresh_seed, message
from fabletop.text.speech import Speech

if TYPE_CHECKING:
    from fabletop.lab.botgames import BotGames
    from fabletop.lab.cluster import Cluster
    from fabletop.lab.faults import FaultCount
    from fabletop.lab.simulation import Simulation
    from fabletop.lab.spread import Spread
    from fabletop.lab.tournament import Tournament

RANDOM = "random"
DEALS = 100
MOST_DEALS = 10**6
MOST_THREADS = 1024


def simulate(
    game: str,
    *,
    games: int = 1000,
    seats: int | None = None,
    option: Options = None,
    seed: Seed = None,
    bots: Annotated[
        str | None,
        Parameter(help="Names of bots, one for each seat or one for all; else random players in the kernel."),
    ] = None,
    backend: str = "cpu",
    threads: Threads = 1,
    patience: Patience = None,
    cluster: ClusterAt = None,
    save: Annotated[
        Path | None, Parameter(help="Keep what was played in this file; the same command goes on where it stopped.")
    ] = None,
    check: Annotated[bool, Parameter(negative="", help="Look for broken invariants after every choice.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play many games of random players inside the kernel, or of bots, and tell how they end."""
    options, language = read_pairs(option or []), language_or_default(lang)
    chosen = game_named(game).for_options(options)
    say = Speech(language, more=chosen.locale)
    number_between("games", games, 1, 10**9)
    number_between("threads", threads, 1, MOST_THREADS)
    names = seated(chosen, bots, seats)
    seed = seed_or_saved(seed, save)
    if set(names) == {RANDOM}:
        from fabletop.lab.simulation import simulate as run

        with (
            stopping(save, say),
            on(cluster, threads) as machines,
            progress_bar(say("simulate-doing"), games) as advance,
        ):
            found = run(
                chosen,
                games=games,
                seats=len(names),
                options=options,
                seed=seed,
                backend=backend,
                threads=threads,
                checked=check,
                save=save,
                cluster=machines,
                progress=advance,
            )
        tell_simulation(found, json, say)
        return 1 if found.invariant else 0
    from fabletop.lab.botgames import play_bots

    refuse_kernel_flags(backend, check)
    with stopping(save, say), on(cluster, threads) as machines, progress_bar(say("simulate-doing"), games) as advance:
        played = play_bots(
            chosen,
            names,
            games=games,
            options=options,
            seed=seed,
            threads=threads,
            patience=patience_of(patience),
            save=save,
            cluster=machines,
            progress=advance,
        )
    tell_bot_games(played, json, say)
    return 0


def seed_or_saved(seed: str | None, save: Path | None) -> str:
    """The seed that is named, else that of the games that go on, else a fresh one."""
    from fabletop.lab.saving import saved_plan

    if seed is not None:
        return seed
    plan = saved_plan(save) if save is not None else None
    return plan.seed if plan else fresh_seed()


def on(cluster: str | None, threads: int) -> AbstractContextManager[Cluster | None]:
    """A Ray cluster, if one is asked for; on this machine it takes as many CPUs as threads are named, else all."""
    if cluster is None:
        return nullcontext()
    from fabletop.lab.cluster import connected

    return connected(cluster, threads if threads > 1 else None)


@contextmanager
def stopping(save: Path | None, say: Speech) -> Iterator[None]:
    """Whoever stops games that are kept is told how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise KeyboardInterrupt(say("error-interrupted" if save is None else "games-stopped", file=str(save))) from None


def seated(game: Game, bots: str | None, seats: int | None) -> list[str]:
    """The player of each seat: one name stands for all."""
    names = bots_listed(bots) if bots is not None else [RANDOM]
    if len(names) == 1:
        return names * (game.about.seats[0] if seats is None else seats)
    if seats is not None and len(names) != seats:
        raise bad("error-players-number", game=game.about.id, right=seats, given=len(names))
    return names


def refuse_kernel_flags(backend: str, check: bool) -> None:
    """Bots think outside the kernel."""
    if check or backend != "cpu":
        raise bad("error-simulate-kernel", flag="--check" if check else "--backend")


def tell_simulation(found: Simulation, json: bool, say: Speech) -> None:
    if json:
        print_json(found)
        return
    told: dict[str, Value] = {"games": found.games, "seats": found.seats, "threads": found.threads}
    print(say("simulate-games", game=message(f"{found.game}-title"), backend=found.backend, **told))
    print_speed(found, say)
    for seat in range(found.seats):
        print_seat(found, seat, RANDOM, say)
    print_lengths(found, say)
    if found.invariant:
        print(say("simulate-invariant", invariant=message(found.invariant), seed=str(found.broken_seed)))


def tell_bot_games(found: BotGames, json: bool, say: Speech) -> None:
    if json:
        print_json(found)
        return
    told: dict[str, Value] = {"games": found.games, "seats": found.seats, "threads": found.threads}
    print(say("simulate-bot-games", game=message(f"{found.game}-title"), **told))
    print_speed(found, say)
    for seat, (bot, time) in enumerate(zip(found.bots, found.milliseconds, strict=True)):
        print_seat(found, seat, bot, say)
        share = f"{100 * found.distributions.shares[seat]:.2f}"
        print("  " + say("simulate-bot", share=share, milliseconds=f"{time:.2f}"))
    print_lengths(found, say)
    print_faults(found.faults, say)


def print_faults(faults: Sequence[FaultCount], say: Speech) -> None:
    for count in faults:
        print(say.say(count.told))


def print_speed(found: Simulation | BotGames, say: Speech) -> None:
    speed = (f"{found.seconds:.2f}", f"{found.games_per_second:,.0f}", f"{found.decisions_per_second:,.0f}")
    names = ("seconds", "games_per_second", "decisions_per_second")
    print(say("simulate-speed", **dict(zip(names, speed, strict=True))))


def print_seat(found: Simulation | BotGames, seat: int, bot: str, say: Speech) -> None:
    told = {
        "points": f"{found.mean_points[seat]:.3f}",
        "wins": f"{100 * found.wins[seat] / found.games:.2f}",
    }
    print(say("simulate-seat", number=seat, bot=bot, **told))
    print("  " + say("simulate-points", **spread_told(found.distributions.points[seat])))


def print_lengths(found: Simulation | BotGames, say: Speech) -> None:
    print(say("simulate-shared", shared=found.shared, longest=found.longest))
    print("  " + say("simulate-lengths", **spread_told(found.distributions.lengths)))
    if found.distributions.games < found.games:
        print(say("simulate-sample", games=found.distributions.games))
    print(say("play-seed", seed=found.seed))


def spread_told(spread: Spread) -> Mapping[str, str]:
    names = ("least", "low", "quarter", "median", "three_quarters", "high", "most")
    return {name: str(getattr(spread, name)) for name in names} | {"picture": spread.picture}


def tournament(
    game: str,
    *,
    bots: Annotated[str, Parameter(help="Names of bots, separated by commas; see docs/bots.md.")],
    games: Annotated[int | None, Parameter(help="Games of each duel, rounded up to whole deals.")] = None,
    deals: Annotated[int | None, Parameter(help=f"Or deals of each duel, {DEALS} if neither is said.")] = None,
    duplicate: Annotated[bool, Parameter(negative="", help="Every deal from each seat; it is always so.")] = True,
    ladder: Annotated[bool, Parameter(negative="", help="Each bot challenges only the one before it.")] = False,
    seats: int | None = None,
    option: Options = None,
    seed: Seed = None,
    threads: Threads = 1,
    patience: Patience = None,
    cluster: ClusterAt = None,
    save: Annotated[
        Path | None, Parameter(help="Keep every deal in this file; the same command goes on where it stopped.")
    ] = None,
    report: Annotated[Path | None, Parameter(help="Write a page of results here, FILE.html.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let bots play each other on duplicate deals and tell who is better, with ratings and 95 % intervals."""
    from fabletop.lab.report import write_report
    from fabletop.lab.saving import refuse_unwritable
    from fabletop.lab.tournament import pairs
    from fabletop.lab.tournament import tournament as run

    options, names = read_pairs(option or []), bots_listed(bots)
    chosen = game_named(game).for_options(options)
    say = Speech(language_or_default(lang), more=chosen.locale)
    number_between("threads", threads, 1, MOST_THREADS)
    number = chosen.about.seats[0] if seats is None else seats
    rounds = deals_asked_for(games, deals, number)
    if report is not None:
        refuse_unwritable(report)
    seed, duels = seed_or_saved(seed, save), len(list(pairs(names, number, ladder=ladder)))
    doing = progress_bar(say("simulate-doing"), rounds * duels)
    with stopping(save, say), on(cluster, threads) as machines, doing as advance:
        found = run(
            chosen,
            names,
            seats=number,
            deals=rounds,
            options=options,
            seed=seed,
            threads=threads,
            ladder=ladder,
            save=save,
            patience=patience_of(patience),
            cluster=machines,
            progress=advance,
        )
    if report is not None:
        write_report(report, found, chosen, say)
    if json:
        print_json(found)
    else:
        print_tournament(found, say)
        if report is not None:
            print(say("tournament-report", file=str(report)))
    return 0


def deals_asked_for(games: int | None, deals: int | None, seats: int) -> int:
    if games is not None and deals is not None:
        raise bad("error-games-and-deals")
    if games is not None:
        return -(-number_between("games", games, 1, MOST_DEALS) // max(seats, 1))
    return number_between("deals", DEALS if deals is None else deals, 1, MOST_DEALS)


def print_tournament(found: Tournament, say: Speech) -> None:
    for duel in found.duels:
        told = {name: f"{100 * getattr(duel, name):.1f}" for name in ("share", "low", "high", "equal_share")}
        points = {"points": f"{duel.points:.2f}", "other_points": f"{duel.other_points:.2f}"}
        names: dict[str, Value] = {"challenger": duel.challenger, "champion": duel.champion, "deals": duel.deals}
        print(say("tournament-duel", **names, **told, **points, milliseconds=f"{duel.milliseconds:.2f}"))
    width = max(len(standing.bot) for standing in found.bots)
    for standing in found.bots:
        ends = {name: f"{getattr(standing, f'rating_{name}'):.0f}" for name in ("low", "high")}
        names = {"bot": f"{standing.bot:<{width}}", "games": standing.games}
        numbers = {"rating": f"{standing.rating:5.0f}", "win_rate": f"{100 * standing.win_rate:.1f}"}
        print(say("tournament-rating", **names, **numbers, **ends))
    print_faults(found.faults, say)
    print(say("play-seed", seed=found.seed))


def bench(
    *,
    game: Annotated[list[str] | None, Parameter(negative="", help="Only this game; repeatable.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the speed of rules and bots on this machine; a minute or two."""
    from fabletop.lab.bench import bench as run
    from fabletop.lab.bench import steps

    games = [game_named(name) for name in game] if game else list(all_games())
    say = Speech(language_or_default(lang))
    with progress_bar(say("bench-doing"), steps(games)) as advance:
        found = run(games, advance)
    if json:
        print_json(found)
        return
    print(say("bench-kernel"))
    for rules in found.kernel:
        where: dict[str, Value] = {"game": f"{rules.game:<10}", "seats": rules.seats, "backend": f"{rules.backend:<7}"}
        speed = {"decisions": f"{rules.decisions_per_second:>14,.0f}", "games": f"{rules.games_per_second:>11,.0f}"}
        print("  " + say("bench-kernel-row", **where, **speed))
    print(say("bench-bots"))
    for bot in found.bots:
        where = {"game": f"{bot.game:<10}", "seats": bot.seats, "bot": f"{bot.bot:<13}", "choices": bot.choices}
        times = {"milliseconds": f"{bot.milliseconds:>9.2f}", "slowest": f"{bot.slowest:>9.2f}"}
        print("  " + say("bench-bots-row", **where, **times))
