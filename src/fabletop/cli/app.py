"""The commands, as ``fabletop --help`` lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from fabletop import __version__
from fabletop.catalog import all_games, game_named
from fabletop.cli.flags import Json, Lang, Options
from fabletop.cli.output import (
    language_or_default,
    number_between,
    print_json,
    progress_bar,
    read_pairs,
)
from fabletop.contract import GUESS, CardFace, Game, Value, bad, message, written
from fabletop.text.speech import Speech

app = App(
    name="fabletop",
    help="Play and study fairy-tale table games in the terminal.",
    version=f"fabletop {__version__}",
    help_format="plaintext",
    suppress_keyboard_interrupt=False,  # we have words for it
)


@app.command
def games(*, json: Json = False, lang: Lang = None) -> None:
    """List the games with their options."""
    if json:
        print_json([{"id": game.about.id, **about_json(game)} for game in all_games()])
        return
    for game in all_games():
        say = Speech(language_or_default(lang), more=game.locale)
        name = game.about.id
        print(f"{name}: {say(f'{name}-title')}. {say(f'{name}-about')}")
        print("  " + say("games-seats", seats=", ".join(map(str, game.about.seats))))
        for option in game.about.options:
            told = {"allowed": option.allowed(), "default": written(option.default)}
            about = message(f"{name}-option-{option.name}")
            print("  " + say("games-option", name=option.name, about=about, **told))


def about_json(game: Game) -> dict[str, object]:
    about = game.about
    return {
        "title": {language: Speech(language, more=game.locale)(f"{about.id}-title") for language in ("en", "ru")},
        "rules_version": about.rules_version,
        "seats": about.seats,
        "options": [
            {"name": o.name, "values": o.values, "limits": o.limits, "default": o.default, "clause": o.clause}
            for o in about.options
        ],
    }


@app.command
def cards(game: str, *, option: Options = None, json: Json = False, lang: Lang = None) -> None:
    """Print the cards of a game."""
    from fabletop.contract import read_options

    options = read_pairs(option or [])
    chosen = game_named(game).for_options(options)
    read_options(chosen.about.options, options)
    say = Speech(language_or_default(lang), more=chosen.locale)
    faces = chosen.face.cards()
    if json:
        print_json([card_json(face, say) for face in faces])
        return
    width = max((len(face.notation) for face in faces), default=0)
    for face in faces:
        print(f"{face.notation:>{width}}  {card_line(face, say)}")
    print(say("cards-total", cards=sum(face.copies for face in faces)))
    for line in chosen.face.about_cards():
        print(say.say(line))


def card_json(face: CardFace, say: Speech) -> dict[str, object]:
    told = {name: say.say(part) if part else None for name, part in (("text", face.text), ("kind", face.kind))}
    known = {"note": say.say(face.note) if face.note else None, "is_guess": face.is_guess}
    return {"card": face.notation, "name": say.say(face.name), "copies": face.copies, **told, **known}


def card_line(face: CardFace, say: Speech) -> str:
    copies = f" {say('cards-copies', copies=face.copies)}" if face.copies > 1 else ""
    name = "" if say.say(face.name) == face.notation else say.say(face.name)
    head = f"{GUESS if face.is_guess else ''} {name}{copies}".strip()
    parts = [head, *(say.say(part) for part in (face.kind, face.text, face.note) if part)]
    return ". ".join(part.removesuffix(".") for part in parts if part)


@app.command
def scene(*files: Path, json: Json = False, lang: Lang = None) -> int:
    """Play scene files and compare what they expect; exit status 1 when an expectation fails."""
    from fabletop.records.scenes import run_scenes

    say = Speech(language_or_default(lang))
    if not files:
        raise bad("error-scene-no-files")
    outcomes = [outcome for file in files for outcome in run_scenes(file)]
    failed = sum(not outcome.passed for outcome in outcomes)
    if json:
        rows = [
            {
                "file": outcome.file,
                "line": outcome.line,
                "name": outcome.name,
                "clauses": outcome.clauses,
                "passed": outcome.passed,
                "failures": [say.say(failure) for failure in outcome.failures],
            }
            for outcome in outcomes
        ]
        print_json({"passed": len(outcomes) - failed, "failed": failed, "scenes": rows})
        return 1 if failed else 0
    for outcome in outcomes:
        told: dict[str, Value] = {"file": outcome.file, "line": str(outcome.line), "name": outcome.name}
        print(say("scene-passed" if outcome.passed else "scene-failed", **told))
        for failure in outcome.failures:
            print("      " + say.say(failure))
    print(say("scene-sum", passed=len(outcomes) - failed, failed=failed))
    return 1 if failed else 0


app.command("fabletop.cli.playing:replay", help="Watch a recorded game, or read it aloud.")


@app.command
def verify(file: Path, *, json: Json = False, lang: Lang = None) -> None:
    """Deal and play a recorded game again and compare every choice and the end."""
    from fabletop.records.matches import read_record

    record = read_record(file)
    say = Speech(language_or_default(lang))
    *_, (position, _) = record.replayed()
    result = record.game.result(position)
    points = list(result.points) if result else None
    if json:
        told = {"file": str(file), "game": record.game.about.id, "choices": len(record.choices)}
        told |= {"continues": record.continued.choices if record.continued else None}
        print_json({**told, "finished": result is not None, "points": points, "fair": bool(record.fair), "true": True})
    elif points is None:
        print(say("verify-open", file=str(file), choices=len(record.choices)))
    else:
        print(say("verify-good", file=str(file), choices=len(record.choices), points=" ".join(map(str, points))))
    if record.fair and not json:
        print(say("verify-fair", commitment=record.fair.commitment))
    if record.continued and not json:
        print(say("verify-continues", match=record.continued.match, choices=record.continued.choices))


@app.command
def check(
    game: str,
    *,
    games: int = 1,
    looks: Annotated[int | None, Parameter(help="At how many moments of each game to look; else at all.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Test every promise of the contract on a game; exit status 1 when one is broken."""
    from fabletop.conformance import cases, check_game

    chosen, say = game_named(game), Speech(language_or_default(lang))
    number_between("games", games, 1, 10**6)
    if looks is not None:
        number_between("looks", looks, 2, 10**6)
    with progress_bar(say("check-doing"), len(list(cases(chosen, games)))) as advance:
        report = check_game(chosen, games=games, looks=looks, progress=advance)
    if json:
        print_json(report)
    else:
        for promise in report.promises:
            name = message(f"promise-{promise.name}")
            if promise.why is None:
                print(say("check-passed", name=name))
            else:
                print(say("check-failed", name=name, why=promise.why))
        told = {"passed": report.kept, "all": len(report.promises), "cases": report.cases}
        print(say("check-sum", game=game, **told))
    return 0 if report.kept == len(report.promises) else 1


app.command("fabletop.cli.playing:play", help="Play in the terminal.")
app.command(
    "fabletop.cli.laboratory:simulate",
    help="Play many games of random players inside the kernel, or of bots, and tell how they end.",
)
app.command(
    "fabletop.cli.laboratory:tournament",
    help="Let bots play each other on duplicate deals and tell who is better, with ratings and 95 % intervals.",
)
app.command(
    "fabletop.cli.laboratory:bench", help="Measure the speed of rules and bots on this machine; a minute or two."
)
app.command(
    "fabletop.cli.training:train",
    help="Train a network for a game by letting it play itself; needs the train extra.",
)
app.command("fabletop.cli.serve:serve", help="Serve the games to browsers, for one person or a whole room.")
app.command("fabletop.cli.admin:admin", help="Look after a server: its tables, its people, its data.")
app.command("fabletop.cli.bots:bots", help="List the bots, or put one of your own through its paces.")
app.command("fabletop.cli.dataset:dataset", help="Write the decisions of games to a Parquet file.")
