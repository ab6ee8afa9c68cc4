"""The container and the composition, as far as they can be checked without an engine."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from fabletop.server.settings import FILE, PREFIX, READERS, read_settings
from tests.cli.running import fabletop

ROOT = Path(__file__).parents[2]
DOCKERFILE, COMPOSE, IGNORED = ROOT / "Dockerfile", ROOT / "compose.yaml", ROOT / ".dockerignore"
PAGE = ROOT / "docs/server.md"
VARIABLE = re.compile(r"\$\{(\w+)(?::([?-])([^}]*))?\}")


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it."""
    text = DOCKERFILE.read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))
    return found


def filled(text: str, given: dict[str, str]) -> str:
    """A value of the composition with variables as the engine fills them in."""

    def value(found: re.Match[str]) -> str:
        name, kind, other = found.groups()
        assert name in given or kind == "-", f"{name} must be given"
        return given.get(name) or other

    return VARIABLE.sub(value, text)


def test_whatever_is_copied_into_the_container_is_in_the_source() -> None:
    copied = [shlex.split(rest) for word, rest in steps() if word == "COPY" and "--from" not in rest]
    assert copied
    for *sources, _ in copied:
        for source in sources:
            assert (ROOT / source).exists(), source


def test_the_container_builds_the_page_where_the_package_looks_for_it() -> None:
    made = [shlex.split(rest) for word, rest in steps() if word == "COPY" and "--from=web" in rest]
    assert [parts[-1] for parts in made] == ["/app/src/fabletop/web"]
    assert "outDir: '../src/fabletop/web'" in (ROOT / "web/vite.config.ts").read_text("utf-8")
    commands = [rest for word, rest in steps() if word == "RUN"]
    assert "npm run --silent build" in commands
    assert "src/fabletop/web" in IGNORED.read_text("utf-8").split()


def test_the_container_ends_in_commands_that_exist() -> None:
    last = dict(steps())
    words = yaml.safe_load(last["ENTRYPOINT"]) + yaml.safe_load(last["CMD"])
    assert words == ["fabletop", "serve"]
    assert fabletop(*words[1:], "--help").status == 0
    assert last["USER"] == "fabletop"
    variables = dict(pair.split("=") for pair in last["ENV"].split())
    settings = read_settings({}, variables)
    assert (settings.host, settings.data) == ("0.0.0.0", "/data")
    assert last["EXPOSE"] == str(settings.port)
    assert f"127.0.0.1:{settings.port}/ready" in last["HEALTHCHECK"]


def test_the_composition_names_settings_that_exist_and_a_server_takes() -> None:
    services = composed()["services"]
    given = {"POSTGRES_PASSWORD": "secret"}
    told = {name: filled(value, given) for name, value in services["fabletop"]["environment"].items()}
    for name in told:
        assert name == FILE or name.removeprefix(PREFIX).lower() in READERS, name
    settings = read_settings({}, told)
    assert settings.workers == 4
    hosts = [re.search(r"@(\w+)/", settings.database), re.search(r"//(\w+):", settings.broker)]
    assert [found[1] for found in hosts if found] == ["database", "broker"]
    assert set(services["fabletop"]["depends_on"]) == {"database", "broker"}
    assert all("healthcheck" in services[name] for name in ("database", "broker"))


def test_database_and_composition_agree_on_name_and_password() -> None:
    services = composed()["services"]
    database = services["database"]["environment"]
    url = services["fabletop"]["environment"]["FABLETOP_DATABASE"]
    assert f"{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@database/{database['POSTGRES_DB']}" in url
    volumes = [volume.partition(":")[0] for volume in services["database"]["volumes"]]
    assert set(volumes) <= set(composed()["volumes"])


def test_the_page_on_servers_gives_the_composition_what_it_asks_for() -> None:
    (line,) = [line for line in PAGE.read_text("utf-8").splitlines() if line.endswith("docker compose up --build")]
    told = {word.partition("=")[0] for word in line.split() if "=" in word}
    asked = {found[1] for found in VARIABLE.finditer(COMPOSE.read_text("utf-8"))}
    assert told == asked


def test_without_a_password_the_composition_says_what_is_missing() -> None:
    with pytest.raises(AssertionError, match="POSTGRES_PASSWORD must be given"):
        filled(composed()["services"]["fabletop"]["environment"]["FABLETOP_DATABASE"], {})
