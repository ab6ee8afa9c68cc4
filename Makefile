# Everything a newcomer needs: `make play` and `make test` set themselves up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test services check soak bench clean

play: $(VENV)/play.stamp
	$(BIN)/fabletop serve --open

test: $(VENV)/test.stamp services check
	$(BIN)/python -m pytest -n auto --dist worksteal

# PostgreSQL and Redis, which the tests of the server start and stop by themselves.
services:
	tools/services

# What CI checks beside the tests.
check: $(VENV)/test.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/codespell src tests docs benchmarks scenes README.md CONTRIBUTING.md STYLE.md CHANGELOG.md

# A million random games of Fox, half a million of Fairy Tale and 300,000 of The Grimm Forest, at all kinds of tables,
# with every invariant checked after every choice. A server killed 100 times while people play at it, on each database,
# and 100,000 hostile messages.
soak: $(VENV)/test.stamp services
	$(BIN)/python -m benchmarks.kill_soak --kills 100
	FABLETOP_HOSTILE_MESSAGES=100000 $(BIN)/python -m pytest tests/server/test_hostile.py
	$(BIN)/fabletop simulate fox --games 1000000 --check --threads 2 --seed soak
	$(BIN)/python -m benchmarks.soak fairytale --games 500000 --threads 2 --seed soak
	$(BIN)/python -m benchmarks.soak grimm --games 300000 --threads 2 --seed soak
	$(BIN)/python -m benchmarks.grimm_interactions
	$(BIN)/fabletop check fox --games 12
	$(BIN)/fabletop check fairytale --looks 20
	$(BIN)/fabletop check grimm --looks 60

bench: $(VENV)/bench.stamp
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.storage
	$(BIN)/python -m benchmarks.kernel
	$(BIN)/python -m benchmarks.large fairytale
	$(BIN)/python -m benchmarks.large grimm

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("fabletop needs Python 3.11 or newer, not " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable .
	touch $@

$(VENV)/test.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[test,cuda]'
	touch $@ $(VENV)/play.stamp

$(VENV)/bench.stamp: $(VENV)/play.stamp
	$(INSTALL) --editable '.[bench]'
	touch $@
