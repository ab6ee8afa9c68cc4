"""The commands about bots: which there are, and whether one of your own is ready to play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from fabletop.catalog import all_games, game_named
from fabletop.cli.flags import Json, Lang, Patience
from fabletop.cli.output import language_or_default, patience_of, print_json, progress_bar
from fabletop.contract import Value, bad, message
from fabletop.text.speech import Speech

bots = App(name="bots", help="List, check, add and remove bots.", help_format="plaintext")


@bots.default
def listed(*, json: Json = False, lang: Lang = None) -> None:
    """List the bots."""
    from fabletop.bots import BOTS, STYLED, YARDSTICKS
    from fabletop.bots.own.added import added_networks

    say = Speech(language_or_default(lang))
    added = added_networks()
    names = [
        *BOTS,
        *(f"{kind}:N" for kind in YARDSTICKS),
        "FILE.py:CLASS",
        "MODULE:CLASS",
        "cmd:COMMAND",
        "tcp://HOST:PORT",
    ]
    ids = [*BOTS, *YARDSTICKS, "file", "module", "command", "socket"]
    rows = {name: say(f"bots-about-{id}") for name, id in zip(names, ids, strict=True)}
    rows |= {name: say("bots-about-added", games=", ".join(games)) for name, games in added.items()}
    if json:
        styled = [{"bot": name, "about": about} for name, about in characters_told(say).items()]
        print_json([*({"bot": name, "about": about} for name, about in rows.items()), *styled])
        return
    width = max(map(len, rows))
    for name, about in rows.items():
        print(f"{name:<{width}}  {about}")
    print(say("bots-characters"))
    for name, about in characters_told(say).items():
        level, _, character = name.partition("-")
        if level == next(iter(STYLED)):
            print(f"  {character:<{width - 2}}  {about}")


def characters_told(say: Speech) -> dict[str, str]:
    """Every bot with a character, and its style."""
    from fabletop.bots import STYLED

    return {
        f"{level}-{one.name}": say(
            "bots-character",
            name=message(f"character-{one.name}"),
            game=game.about.id,
            about=message(f"character-{one.name}-about"),
        )
        for level in STYLED
        for game in all_games()
        for one in game.characters
    }


@bots.command
def add(
    file: Path,
    *,
    game: Annotated[str, Parameter(help="The game that the network has learned.")],
    name: Annotated[str, Parameter(help="What it is called from now on.")],
    lang: Lang = None,
) -> None:
    """Make an opponent of a network in an ONNX file that takes the documented features."""
    from fabletop.bots.own.added import add_network

    chosen = game_named(game)
    if is_taken(name):
        raise bad("error-network-taken", name=name)
    add_network(file, chosen, name)
    say = Speech(language_or_default(lang))
    print(say("bots-added", name=name, game=chosen.about.id))


def is_taken(name: str) -> bool:
    from fabletop.bots import BOTS, YARDSTICKS, characters_named
    from fabletop.terminal.seats import PEOPLE

    return name in BOTS or name in YARDSTICKS or name in PEOPLE or name in characters_named()


@bots.command
def remove(name: str, *, lang: Lang = None) -> None:
    """Forget a network that was added."""
    from fabletop.bots.own.added import remove_network

    remove_network(name)
    print(Speech(language_or_default(lang))("bots-removed", name=name))


@bots.command
def check(
    bot: str,
    *,
    game: Annotated[list[str] | None, Parameter(negative="", help="Only this game; repeatable.")] = None,
    seed: Annotated[str, Parameter(help="Any text; the same seed asks the same questions.")] = "check",
    patience: Patience = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let a bot play every game with every number of players; exit status 1 when it fails somewhere."""
    from fabletop.lab.botcheck import PROMISES, check_bot, tables

    say = Speech(language_or_default(lang))
    games = [game_named(name) for name in game] if game else list(all_games())
    with progress_bar(say("bots-check-doing"), len(list(tables(games)))) as advance:
        found = check_bot(bot, games, seed=seed, patience=patience_of(patience), progress=advance)
    if json:
        print_json(found)
        return 1 if found.broken else 0
    for row in found.games:
        told: dict[str, Value] = {
            "game": f"{row.game:<10}",
            "seats": row.seats,
            "choices": row.choices,
            "faults": row.faults,
        }
        times = {"milliseconds": f"{row.milliseconds:.2f}", "slowest": f"{row.slowest:.2f}"}
        print(say("bots-check-game", **told, **times))
        for promise, kind in zip(row.broken, row.where, strict=True):
            print("  " + say("bots-check-broken", promise=message(f"bots-promise-{promise}"), kind=kind))
    for count in found.faults:
        print(say.say(count.told))
    for promise in PROMISES:
        kept = "bots-check-kept" if promise in found.kept else "bots-check-not-kept"
        print(say(kept, promise=message(f"bots-promise-{promise}")))
    return 1 if found.broken else 0
