"""A server that cannot start says why in one sentence, in the person's language, with status 2 and no traceback."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from fabletop.contract import fault_of, message
from fabletop.server.storage import open_storage
from tests.cli.running import refused
from tests.server import services
from tests.server.test_process import free_port

CANNOT = {"en": "The database cannot be opened: ", "ru": "Базу данных не удаётся открыть: "}


@pytest.fixture(params=["en", "ru"])
def serve(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., str]:
    """What the server says instead of starting, and in which language it must."""

    def said(*words: str, **by_language: str) -> str:
        port = [] if "--port" in words else ["--port", str(free_port())]
        data = [] if "--database" in words else ["--data", str(tmp_path)]
        sentence = refused("serve", *port, *data, *words, "--lang", request.param)
        expected = by_language[request.param]
        assert expected in sentence
        assert "hush" not in sentence
        return sentence

    return said


def test_a_port_in_use(serve: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        serve(
            *("--port", port),
            en=f"Nobody can listen at 127.0.0.1, port {port}: another program is there already.",
            ru=f"По адресу 127.0.0.1, порт {port}, слушать нельзя: там уже работает другая программа.",
        )


def test_an_address_of_another_machine(serve: Callable[..., str]) -> None:
    serve("--host", "192.0.2.1", en="this machine does not have that address", ru="у этой машины нет такого адреса")


def test_settings_that_cannot_be_read(serve: Callable[..., str], tmp_path: Path) -> None:
    missing, broken, binary = tmp_path / "missing.toml", tmp_path / "broken.toml", tmp_path / "binary.toml"
    broken.write_text("port = ")
    binary.write_bytes(b"\xff\xfe")
    gone = {"en": "cannot be read (there is no such file or folder)", "ru": "не читается (такого файла или папки нет)"}
    serve("--config", str(missing), **gone)
    serve("--config", str(tmp_path), en="cannot be read (that is a folder)", ru="не читается (это папка)")
    serve("--config", str(broken), en=f"{broken}: this is not valid TOML", ru=f"{broken}: ")
    serve("--config", str(binary), en="is not UTF-8", ru="UTF-8")


def test_a_file_that_is_no_database(serve: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way of a database")
    for path, en, ru in [
        (tmp_path, "the file cannot be opened or made", "файл не удаётся ни открыть, ни создать"),
        (tmp_path / "file", "the file is not a SQLite database", "этот файл не база данных SQLite"),
        (tmp_path / "file/in/it.db", "a file is in the way", "мешает другой файл"),
    ]:
        serve("--database", f"sqlite:///{path}", en=CANNOT["en"] + en, ru=CANNOT["ru"] + ru)
    assert refused("admin", "tables", "--database", "sqlite://").startswith("This is not the address of a database")


def test_a_database_that_nobody_serves(serve: Callable[..., str]) -> None:
    url = f"postgresql+asyncpg://ann:hush@localhost:{free_port()}/fabletop"
    said = serve(
        "--database", url, en=CANNOT["en"] + "nobody answers there.", ru=CANNOT["ru"] + "там никто не отвечает."
    )
    if said.startswith(CANNOT["en"]):
        assert refused("admin", "tables", "--database", url, "--lang", "en") == said


@pytest.fixture(scope="module")
def strict_postgres() -> Iterator[str]:
    """A PostgreSQL that asks for passwords."""
    with services.postgres() as new_database:
        folder = Path(new_database().partition("host=")[2])
        rules = folder / "data" / "pg_hba.conf"
        rules.write_text("local all all scram-sha-256\n")
        reload = [services.program("pg_ctl"), "reload", "-D", str(folder / "data")]
        subprocess.run(reload, user=services.someone(), check=True, stdout=subprocess.DEVNULL)
        yield f"@/postgres?host={folder}"


def test_a_wrong_password(serve: Callable[..., str], strict_postgres: str) -> None:
    url = f"postgresql+asyncpg://ann:hush{strict_postgres}"
    wrong = {"en": CANNOT["en"] + "the name or the password is wrong.", "ru": CANNOT["ru"] + "неверное имя или пароль."}
    serve("--database", url, **wrong)


def test_a_database_that_is_not_there(serve: Callable[..., str], new_postgres: Callable[[], str]) -> None:
    url = new_postgres().replace("/postgres?", "/nowhere?")
    missing = {"en": "there is no database of that name.", "ru": "базы данных с таким именем нет."}
    serve("--database", url, **missing)


def test_a_database_of_a_newer_program(serve: Callable[..., str], database_url: str) -> None:
    async def grow() -> None:
        async with open_storage(database_url) as storage, storage.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(grow())
    serve("--database", database_url, en="“9999”, which a newer fabletop has made", ru="«9999»")


def test_a_broker_that_nobody_serves(serve: Callable[..., str]) -> None:
    broker = f"redis://:hush@127.0.0.1:{free_port()}"
    silent = {"en": "The broker cannot be reached: nobody answers there.", "ru": "Посредник недоступен: там никто не"}
    serve("--broker", broker, **silent)
    serve("--broker", "unix:///no/such/socket", en="there is no such file or folder", ru="такого файла или папки нет")


def test_a_broker_that_is_something_else(serve: Callable[..., str], redis_url: str) -> None:
    wrong = {"en": "The broker cannot be reached: the name or the password is wrong.", "ru": "неверное имя или пароль"}
    serve("--broker", redis_url.replace("unix://", "unix://ann:hush@"), **wrong)
    serve("--broker", "amqp://a:hush@b", en="This is not the address of a broker", ru="Это не адрес посредника")


def test_a_backup_that_cannot_be_written_or_read(tmp_path: Path) -> None:
    url, away = f"sqlite:///{tmp_path}/fabletop.db", str(tmp_path / "no" / "backup")
    sentence = refused("admin", "backup", away, "--database", url, "--lang", "en")
    assert sentence == f"{away} cannot be written (there is no such file or folder)."
    sentence = refused("admin", "restore", away, "--database", url, "--lang", "en")
    assert sentence == f"{away}: the file cannot be read (there is no such file or folder)."


def test_an_error_without_a_word_of_ours_is_told_by_its_name() -> None:
    assert fault_of(ZeroDivisionError("hush")) == message("fault-other", name="ZeroDivisionError")
    assert fault_of(OSError(os.strerror(5))) == message("fault-other", name="OSError")
