"""Bots that people bring along: in Python, as programs, over sockets; and what becomes of those that fail."""

from __future__ import annotations

import json
import socket
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fabletop.bots import BOTS, Situation, situation_of
from fabletop.bots.own import Fault, OwnBot, digest_of, faults_of, is_own, player_named, refuse_unknown_player
from fabletop.bots.own.lines import LOUNGE
from fabletop.catalog import GAMES, game_named
from fabletop.contract import BadInput, Game, Position, Question
from fabletop.lab import botcheck
from fabletop.lab.botcheck import check_bot
from fabletop.lab.deals import play_game
from fabletop.lab.tournament import tournament
from fabletop.match.settings import BotPlayer
from fabletop.server.thinking import refuse_level
from tests.bots.test_fairness import decides_alike
from tests.cli.running import fabletop, refused

STRANGERS = str(Path(__file__).parent / "strangers.py")
FOX = game_named("fox")
PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, **WISHES}), flush=True)
    elif told["type"] == "ask":
        ANSWER
"""
LAST = "print(json.dumps({'id': told['id'], 'choice': told['question']['choices'][-1]['number']}), flush=True)"


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    LOUNGE.close()


def program(folder: Path, answer: str = LAST, wishes: str = "{}") -> str:
    file = folder / "program.py"
    file.write_text(PROGRAM.replace("WISHES", wishes).replace("ANSWER", answer))
    return f"cmd:{sys.executable} {file}"


def stranger(name: str) -> str:
    return f"{STRANGERS}:{name}"


def opening(game: Game = FOX, seed: str = "tulip") -> Situation:
    position, _ = game.open({}, game.about.seats[0], seed)
    return situation_of(game, position, game.questions(position)[0], "world")


def faults(name: str, patience: float = 10.0) -> list[Fault]:
    """What a bot does wrong in the opening of a game; somebody chooses for it."""
    bot, situation = player_named(name, patience=patience), opening()
    assert isinstance(bot, OwnBot)
    assert bot.choose(situation) in [choice.number for choice in situation.question.choices]
    bot.close()
    return faults_of(bot)


def test_names_of_own_bots_are_told_from_ours() -> None:
    own = ["a.py:B", "a.b:C", "my bots/a.py:b.C", "cmd:node a.js", "tcp://localhost:4000"]
    assert [name for name in own if not is_own(name)] == []
    assert [name for name in [*BOTS, "flat:100", "flat:abc", "hard:x", "you", "banana", "a.py"] if is_own(name)] == []


@pytest.mark.parametrize("name", [stranger("Last"), stranger("first"), "tests.bots.strangers:Last"])
def test_a_bot_in_python_answers_with_a_choice_a_notation_or_a_number(name: str) -> None:
    assert faults(name) == []


def test_a_program_plays_as_the_same_bot_in_python_does(tmp_path: Path) -> None:
    results = [play_game(FOX, [name] * 2, {}, "tulip#1") for name in (program(tmp_path), stranger("Last"))]
    assert results[0].points == results[1].points
    assert results[0].faults == []


def test_a_program_is_told_what_its_seat_knows_and_what_it_wished_for(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    answer = f"open({str(heard)!r}, 'w').write(line); {LAST}"
    assert faults(program(tmp_path, answer, "{'words': 'ru', 'numbers': True}")) == []
    told, situation = json.loads(heard.read_text()), opening()
    assert told["game"] == "fox"
    assert told["seats"] == 2
    assert told["seed"] == situation.seed
    assert told["view"]["table"]["hands"][1 - situation.seat] is None
    assert told["question"]["text"] == "Вы ведёте. Сыграйте любую карту."
    assert told["question"]["choices"][0]["text"].startswith("Сыграть")
    assert told["lines"][0].startswith("Кон 1")
    assert len(told["observation"]) == FOX.rules.observation
    allowed = [number for number, mark in enumerate(told["mask"]) if mark]
    assert allowed == [choice.number for choice in situation.question.choices]


def test_a_program_without_wishes_gets_neither_words_nor_numbers(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    faults(program(tmp_path, f"open({str(heard)!r}, 'w').write(line); {LAST}"))
    told = json.loads(heard.read_text())
    assert set(told) == {"type", "id", "game", "seats", "view", "question", "seed", "seconds"}


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ("sys.exit('I give up')", "crashed", "exit status 1; I give up"),
        ("print('thinking...', flush=True)", "nonsense", "thinking..."),
        ("print(json.dumps({'id': told['id'], 'choice': 'banana'}), flush=True)", "nonsense", "'banana'"),
        ("print(json.dumps({'id': told['id'] + 1, 'choice': 1}), flush=True)", "nonsense", "id 2"),
        ("print(json.dumps({'id': told['id']}), flush=True)", "nonsense", '{"id": 1}'),
    ],
)
def test_a_program_that_fails_is_told_in_a_sentence(tmp_path: Path, answer: str, kind: str, detail: str) -> None:
    assert faults(program(tmp_path, answer)) == [Fault(kind, detail)]


def test_a_bot_that_is_too_slow_is_not_waited_for(tmp_path: Path) -> None:
    assert faults(program(tmp_path, "sys.stdin.readline()"), 0.2) == [Fault("slow", "0.2 s")]
    assert faults(stranger("Sleeper"), 0.2) == [Fault("slow", "0.2 s")]


def test_after_three_failures_a_bot_is_not_asked_again_in_that_game() -> None:
    played = play_game(FOX, [stranger("Sleeper"), "random"], {}, "tulip", patience=0.05)
    assert played.faults == [[Fault("slow", "0.05 s")] * 3, []]


def test_a_program_that_crashed_is_started_again(tmp_path: Path) -> None:
    marker = tmp_path / "crashed"
    crash = f"import pathlib; p = pathlib.Path({str(marker)!r}); p.exists() or (p.touch(), sys.exit('once')); {LAST}"
    played = play_game(FOX, [program(tmp_path, crash), "random"], {}, "tulip")
    assert played.faults == [[Fault("crashed", "exit status 1; once")], []]


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    chatty = f"print(json.dumps({{'id': told['id'] - 1, 'choice': 'banana'}}), flush=True); {LAST}"
    assert faults(program(tmp_path, chatty)) == []


def test_a_bot_over_a_socket_plays() -> None:
    with socket.create_server(("localhost", 0)) as server:
        threading.Thread(target=serve, args=(server,), daemon=True).start()
        name = f"tcp://localhost:{server.getsockname()[1]}"
        assert play_game(FOX, [name, "random"], {}, "tulip").faults == []
        LOUNGE.close()


def serve(server: socket.socket) -> None:
    line, _ = server.accept()
    stream = line.makefile("rw")
    for text in stream:
        told = json.loads(text)
        if told["type"] == "bye":
            break
        answer: dict[str, object] = {"type": "ready", "protocol": 1}
        if told["type"] == "ask":
            answer = {"id": told["id"], "choice": told["question"]["choices"][0]["notation"]}
        stream.write(json.dumps(answer) + "\n")
        stream.flush()
    line.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
@pytest.mark.parametrize("kind", ["program", "Chancy"])
def test_an_own_bot_decides_the_same_on_a_re_dealt_table(game: Game, kind: str, tmp_path: Path) -> None:
    chance = "import random; told_seed = random.Random(told['seed']); "
    pick = chance + LAST.replace("told['question']['choices'][-1]", "told_seed.choice(told['question']['choices'])")
    name = program(tmp_path, pick) if kind == "program" else stranger(kind)
    bot = player_named(name)
    assert decides_alike(lambda: bot, game, f"fairness of {kind}")
    assert isinstance(bot, OwnBot)
    assert faults_of(bot) == []
    bot.close()


def test_the_check_finds_who_keeps_its_promises() -> None:
    assert check_bot(stranger("Chancy"), [FOX]).broken == []
    assert check_bot(stranger("Forgetful"), [FOX]).broken == ["answers"]
    assert check_bot(stranger("Fickle"), [FOX]).broken == ["repeats"]
    assert check_bot(stranger("Newborn"), [FOX]).broken == ["fresh"]


def test_the_check_finds_whoever_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_bot(stranger("Worldly"), [FOX]).broken == []

    def leaky(game: Game, position: Position, question: Question, seed: str) -> Situation:
        return replace(situation_of(game, position, question, seed), world=position.table)

    monkeypatch.setattr(botcheck, "situation_of", leaky)
    assert check_bot(stranger("Worldly"), [FOX]).broken == ["fair"]


def test_the_check_as_a_command() -> None:
    done = fabletop("bots", "check", stranger("Last"), "--game", "fox")
    assert (done.status, done.out.count("✓")) == (0, 4)
    done = fabletop("bots", "check", stranger("Forgetful"), "--game", "fox", "--lang", "ru")
    assert done.status == 1
    assert "нарушено: на каждый вопрос вовремя отвечает" in done.out
    assert json.loads(fabletop("bots", "check", stranger("Fickle"), "--game", "fox", "--json").out)["broken"] == [
        "repeats"
    ]
    assert "tcp://HOST:PORT" in fabletop("bots").out


def test_a_tournament_takes_bots_of_ones_own_and_counts_their_faults(tmp_path: Path) -> None:
    names = [program(tmp_path), stranger("Forgetful"), stranger("Last")]
    page = tmp_path / "page.html"
    words = ["tournament", "fox", "--bots", ",".join(names), "--deals", "2", "--seed", "a", "--report", str(page)]
    done = fabletop(*words)
    assert done.status == 0
    (line,) = [line for line in done.out.splitlines() if "failed" in line]
    assert line.startswith(f"“{names[1]}” failed ")
    assert "Faults" in page.read_text("utf-8")
    again = json.loads(fabletop(*words, "--json", "--threads", "2").out)
    (count,) = again["faults"]
    assert count["bot"] == names[1]
    assert count["slow"] == 0
    assert count["crashed"] > 0
    assert count["nonsense"] > 0
    assert [(duel["share"], duel["points"]) for duel in again["duels"]][1] == (
        [(duel["share"], duel["points"]) for duel in json.loads(fabletop(*words, "--json").out)["duels"]][1]
    )


def test_a_simulation_and_a_game_at_the_prompt_take_them_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = fabletop("simulate", "fox", "--bots", f"{stranger('Last')},{stranger('Forgetful')}", "--games", "2")
    assert done.status == 0
    assert "failed" in done.out
    seats = f"{stranger('Last')},{stranger('Forgetful')}"
    done = fabletop("play", "fox", "--seats", seats, "--records", str(tmp_path), "--seed", "tulip")
    assert "A random choice stands in." in done.out
    assert fabletop("verify", str(next(tmp_path.glob("*.fable")))).status == 0


def test_a_changed_bot_begins_a_tournament_anew(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(situation): return situation.question.choices[0]")
    save = tmp_path / "save.jsonl"
    names = [f"{file}:choose", "random"]
    tournament(FOX, names, seats=2, deals=1, options={}, seed="a", save=save)
    assert digest_of("random") is None
    file.write_text("def choose(situation): return situation.question.choices[-1]")
    with pytest.raises(BadInput, match="texts"):
        tournament(FOX, names, seats=2, deals=1, options={}, seed="a", save=save)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:Bot", "with a bot in it."),
        (f"{STRANGERS}:Nobody", "has no “Nobody”. A bot is named like this: my_bot.py:MyBot."),
        (f"{STRANGERS}:lump", "it has no method “choose” and cannot be called."),
        ("no.such.module:Bot", "no.such.module cannot be loaded: ModuleNotFoundError"),
        ("cmd:no-such-program", "broke off ([Errno 2] No such file or directory"),
        (f"cmd:{sys.executable} -c pass", "broke off (exit status 0). See docs/own-bots.md."),
        (f"cmd:{sys.executable} -c print(1)", "answered what is no choice"),
        ("tcp://localhost", "is no address of a bot."),
        ("tcp://localhost:1", "broke off ("),
        ("banana", "There is no player called “banana”."),
    ],
)
def test_a_bot_that_is_not_ready_is_refused_before_the_games(name: str, sentence: str) -> None:
    assert sentence in refused("tournament", "fox", "--bots", f"{name},random", "--deals", "1")


def test_another_protocol_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="protocol"):
        refuse_unknown_player(program(tmp_path, wishes="{'protocol': 2}"))


def test_patience_has_bounds() -> None:
    sentence = refused("simulate", "fox", "--bots", "easy", "--games", "1", "--patience", "0")
    assert sentence == "--patience is a number of seconds above 0, up to 86,400, not 0."


@pytest.mark.parametrize("name", ["cmd:touch here", "os:system", "tests/bots/strangers.py:Last", "tcp://localhost:1"])
def test_nobody_brings_a_bot_to_a_server(name: str) -> None:
    with pytest.raises(BadInput, match="no player called"):
        BotPlayer(name).refuse()
    with pytest.raises(BadInput, match="no level"):
        refuse_level(name)
