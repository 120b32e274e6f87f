# The commands of those who play, run or change Stammtisch. CI runs `make test` and nothing else.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := uv==0.13.9

# How many processes the tests use, how often `make chaos` kills the bot, and the first seed of its dice.
# A round that failed is played again by: make chaos CHAOS_SEED=<its seed> CHAOS_ROUNDS=1
JOBS         ?= 2
CHAOS_ROUNDS ?= 200
CHAOS_SEED   ?= $(shell date +%s)

CODE := bot games cogs tests benchmarks

.DEFAULT_GOAL := help
.PHONY: help play run test check lint types imports unit browser bench chaos format lock clean

help: ## show these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(VENV)/.dev ## play in a local page that looks like Discord; no token needed
	$(BIN)/python -m bot play

run: $(VENV)/.run ## connect to Discord with the token from .env
	$(BIN)/python -m bot

# The browser test goes first: it is alone on the machine then, and pytest's last line counts the others.
test: lint types imports browser unit ## run every check, the browser test too

check: lint types imports unit ## run every check but the browser test; each commit passes it

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	PYTHONPATH=. $(BIN)/lint-imports --no-logo --cache-dir .import_linter_cache

unit: $(VENV)/.dev
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not browser"

browser: $(VENV)/.dev ## play a round on the playground page; skipped where no Chromium is
	$(BIN)/python -m pytest -m browser

bench: $(VENV)/.dev ## measure the engines and the computer players
	$(BIN)/python -m benchmarks

chaos: $(VENV)/.dev ## play in bad weather and kill the bot, CHAOS_ROUNDS times; name CHAOS_SEED to repeat
	CHAOS_ROUNDS=$(CHAOS_ROUNDS) CHAOS_SEED=$(CHAOS_SEED) $(BIN)/python -m pytest -n $(JOBS) -m chaos --timeout 600

format: $(VENV)/.dev ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Keeps the versions that are locked; LOCK_FLAGS=--upgrade takes the newest.
lock: ## compile the lock files from pyproject.toml
	$(PYTHON) -m venv .cache/lock
	.cache/lock/bin/pip install --quiet $(UV)
	$(LOCK) --output-file requirements.lock
	$(LOCK) --extra play --extra dev --constraint requirements.lock --output-file requirements-dev.lock

LOCK = UV_CUSTOM_COMPILE_COMMAND="make lock" .cache/lock/bin/uv pip compile pyproject.toml --quiet \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links $(LOCK_FLAGS)

clean: ## remove everything that setting up and testing made; saved tables stay
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist test-results
	find bot games cogs tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# One environment: what `make run` needs is part of what the others need, in the same versions.
$(VENV)/.dev: requirements-dev.lock
$(VENV)/.run: requirements.lock
$(VENV)/.dev $(VENV)/.run: | $(BIN)/python
	@echo "Installing the locked packages into $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; (3, 11) <= sys.version_info < (3, 14) or sys.exit("Stammtisch needs Python 3.11, 3.12 or 3.13, and this is " + sys.version.split()[0] + ". Name another: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
