# Everything a contributor runs. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

# Two processes by default; `make test JOBS=8 ARGS=tests/kernel` narrows or widens a run.
JOBS ?= 2
ARGS ?=

# What the environment was made from: the lock, the package's metadata and where it stands
# (the scripts of an environment hold its absolute path, so a moved one has to be rebuilt).
KEY := { pwd; cat pyproject.toml requirements/dev.lock; } | cksum

.DEFAULT_GOAL := help
.PHONY: help play test setup env client types lint lint-style lint-types lint-layers \
  lint-client lint-clauses format bench fuzz mutate screenshots wheel lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## play: opens the table in the browser
	$(BIN)/bocage play $(ARGS)

setup: env client ## create or update .venv from the lock, and build the page

env:
	@if [ -x $(BIN)/bocage ] && [ "$$($(KEY))" = "$$(cat $(STAMP) 2>/dev/null)" ]; then exit 0; fi; \
	$(MAKE) --no-print-directory $(STAMP)

.PHONY: $(STAMP)
$(STAMP):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Bocage needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	@rm -f $(STAMP)
	@$(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "creating $(VENV) with $$($(PYTHON) --version)"; \
	  $(PYTHON) -m venv --clear $(VENV) || { \
	    echo "'$(PYTHON) -m venv' failed (on Debian: apt install python3-venv)." >&2; exit 1; }; }
	@echo "installing requirements/dev.lock"
	@$(PIP) install --requirement requirements/dev.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(KEY) > $(STAMP)

# npm of the machine if its Node is new enough, else that of a Python package: see hatch_build.py.
client: env ## build the page, if its sources have changed
	@$(BIN)/python hatch_build.py

types: env ## write what the page has from us: its types, and what it draws
	@$(BIN)/python -m tests.client.drift --write

lock: ## renew requirements/dev.lock (needs uv)
	uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-annotate \
	  --extra dev --extra pictures pyproject.toml --output-file requirements/dev.lock

# Per-test coverage contexts stay in .coverage: `bocage rules GAME --check` reads them.
# Browser tests run where there is a Chromium; without one the last line says what did not run.
# Bytecode is kept, whatever the environment says: some hundred processes are started.
test: setup ## run all tests (SLOW=1: the slow ones too)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(if $(SLOW),,-m "not slow") \
	  --cov --cov-context=test --cov-report= $(ARGS); code=$$?; \
	$(BIN)/python -m tests.e2e.chromium; exit $$code

# `make -k lint` runs all of them even if one fails.
lint: lint-style lint-types lint-layers lint-client lint-clauses ## style, types, layers, the page, clauses (after `make test`)

lint-style: env
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-types: env
	$(BIN)/mypy

lint-layers: env
	$(BIN)/lint-imports

# Types of the page, and api.ts as the server's types make it.
lint-client: env
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python -m tests.client.drift

# Every clause has its code and its test. Reads what `make test` leaves, and runs it if it never ran.
lint-clauses: env
	@test -f .bocage/contexts.json || $(MAKE) --no-print-directory test
	$(BIN)/bocage rules skirmish --check
	$(BIN)/bocage rules cobra-spi --check
	$(BIN)/bocage rules cobra --check
	$(BIN)/bocage rules market-garden --check
	$(BIN)/bocage rules combat-commander --check
	$(BIN)/bocage rules normandy --check

format: env ## rewrite the code in the project's style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## measure the engine
	$(BIN)/bocage bench

fuzz: env ## a thousand random games
	$(BIN)/bocage fuzz skirmish --games 1000 --seed 1
	$(BIN)/bocage fuzz cobra-spi --games 200 --seed 1
	$(BIN)/bocage fuzz combat-commander --games 100 --seed 1
	$(BIN)/bocage fuzz normandy --scenario elle --games 100 --seed 1

mutate: env ## switch clauses off one by one: do the tests notice?
	$(BIN)/bocage rules skirmish --mutate
	$(BIN)/bocage rules cobra-spi --mutate
	$(BIN)/bocage rules combat-commander --mutate
	$(BIN)/bocage rules normandy --mutate

screenshots: setup ## draw docs/pictures anew (needs a Chromium)
	$(BIN)/python -m tests.e2e.screenshots

wheel: setup ## a wheel with the built page, in dist/
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

clean: ## remove everything that can be made again
	rm -rf $(VENV) .bocage build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache \
	  .mypy_cache .pytest_cache .ruff_cache client/node_modules client/openapi.json \
	  src/bocage/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
