"""Settings: from flags, environment and file, each bad value with its sentence, and no secret told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import BadInput
from fabletop.server.settings import Settings, read_settings
from fabletop.text.speech import LANGUAGES, Speech


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "fabletop.toml"
    file.write_text('port = 1001\nhost = "::1"\nproxies = 1\nfree_talk = false\n')
    environment = {"FABLETOP_PORT": "1002", "FABLETOP_HOST": "10.0.0.1", "FABLETOP_CONFIG": str(file)}
    found = read_settings({"port": 1003, "host": None}, environment)
    assert (found.port, found.host, found.proxies, found.free_talk) == (1003, "10.0.0.1", 1, False)


def test_without_any_word_a_server_is_for_this_machine_and_keeps_a_file(tmp_path: Path) -> None:
    found = read_settings({"data": str(tmp_path)}, {})
    assert (found.host, found.workers) == ("127.0.0.1", 1)
    assert found.database_url == f"sqlite:///{tmp_path}/fabletop.db"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("port", "0", "“FABLETOP_PORT” must be a whole number from 1 to 65535, not “0”."),
        ("port", "9" * 5000, "must be a whole number from 1 to 65535"),
        ("workers", "many", "“FABLETOP_WORKERS” must be a whole number from 1 to 256, not “many”."),
        ("log_level", "loud", "“FABLETOP_LOG_LEVEL” cannot be “loud”. Allowed: debug, info, warning, error."),
        ("free_talk", "maybe", "“FABLETOP_FREE_TALK” cannot be “maybe”. Allowed: on, off."),
        ("host", " ", "“FABLETOP_HOST” must be a printable text, and not empty."),
        ("public_url", "example.org", "must be an address such as https://example.org, without a path"),
        ("public_url", "http://[", "must be an address such as https://example.org, without a path"),
        ("database", "mysql://a:hush@b/c", "This is not the address of a database. Allowed: sqlite:///FILE"),
        ("broker", "amqp://a:hush@b", "This is not the address of a broker. Allowed: redis://HOST:PORT."),
        ("workers", "2", "2 workers need a PostgreSQL database and a broker"),
    ],
)
def test_a_bad_value_gets_one_sentence(name: str, value: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        read_settings({}, {f"FABLETOP_{name.upper()}": value})
    assert sentence in Speech("en").say(error.value.message)
    for language in LANGUAGES:
        said = Speech(language).say(error.value.message)
        assert "hush" not in said
        assert "error-" not in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "There is no setting “prot”. Settings: host, port,"),
        ("port = true", "“port” must be a whole number"),
        ("port", "this is not valid TOML"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "fabletop.toml"
    file.write_text(text)
    with pytest.raises(BadInput) as error:
        read_settings({}, {}, file)
    said = Speech("en").say(error.value.message)
    assert said.startswith(f"{file}: ")
    assert sentence in said


@pytest.mark.parametrize("tell", [repr, str, lambda settings: str(settings.shown())])
def test_no_secret_is_told(tell: Any) -> None:
    settings = Settings(database="postgresql://a:hush@b/c", broker="redis://:hush@b")
    assert "hush" not in tell(settings)
    assert "8000" in tell(settings)
