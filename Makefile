# Two commands do everything: `make play` and `make test`. The others are parts of them or for those who work on Kaisho.

PYTHON ?= python3
BIN := .venv/bin
PART := tools/part
# Parts that use one core each, beside each other.
BESIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync
# Tests wait for servers and disks now and then: one more at a time than there are cores keeps all of them at work.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
SOAK_MINUTES ?= 60
# Compiled modules are kept: without them every start takes three times as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup web play test quick compiled check unit web-test browser plain package dist audit lock bench bench-bots soak docs pictures golden clean

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt requirements.lock tools/setup
	@UNLOCKED="$(UNLOCKED)" tools/setup "$(PYTHON)"

# The browser's side, built into the package when it or the words have changed.
PAGES := src/kaisho/server/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/kaisho/words/*/*.ftl) src/kaisho/__init__.py

web: $(PAGES)

$(PAGES): .venv/ready tools/web $(PAGE_SOURCES)
	@tools/web

play: setup web
	@$(BIN)/kaisho serve --open-browser on

test: setup web
	@$(PART) "style, types, dependencies, rule lists, settings; the browser's side: types and tests; compiling the rules" $(BESIDE) compiled check web-test
	@$(PART) "tests with compiled rules" $(MAKE) --no-print-directory unit
	@$(PART) "the browser" $(MAKE) --no-print-directory browser
	@$(PART) "tests with the rules as plain Python, for coverage; the package, installed in a fresh environment" $(BESIDE) plain package
	@$(PART) --sum

# An answer within four minutes: style, types, the rules and everything that needs neither a server nor a browser.
quick: setup web
	@$(PART) "style, types, dependencies, rule lists, settings; the browser's side: types and tests" $(BESIDE) compiled check web-test
	@$(PART) "rules, records, commands, languages" $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests/rules tests/test_*.py tests/learn tests/server/test_table.py tests/server/test_clock.py
	@$(PART) --sum

# The cache of compiled rules: tests that run side by side would each fill it.
compiled: setup
	@$(BIN)/python -m kaisho.server.warm_up >/dev/null

check: setup
	@$(BIN)/ruff format --check --quiet src tests tools bench examples || { echo "run: $(BIN)/ruff format src tests tools bench examples"; exit 1; }
	@$(BIN)/ruff check --quiet src tests tools bench examples
	@$(BIN)/mypy
	@$(BIN)/python tools/layers.py
	@$(BIN)/python tools/rule_list.py --check
	@$(BIN)/python tools/rulebooks.py --check
	@$(BIN)/python tools/settings_table.py --check
	@$(BIN)/python tools/lock.py --check

web-test: web
	@tools/web check
	@tools/web test

unit: setup web
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --ignore tests/browser

# The club in a real Chromium. Pictures of every page are left in build/screens.
browser: setup web
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal tests/browser

# The rules once more without the JIT: the same tests, and every line and branch of the rules must have been run.
plain: setup
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --data-file=.coverage -m pytest -q tests/rules tests/games/test_plain.py
	@$(BIN)/coverage report --include='*/games/*/rules.py,*/games/*/observe.py,*/games/*/board.py,*/games/*/stones.py,*/games/*/explain.py' --fail-under=98 --show-missing

package: setup web
	@tools/package_test

# What is installed elsewhere: both carry the built pages, and need no Node.
dist: setup web
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(BIN)/python -c 'import hatchling.build; hatchling.build.build_sdist("dist")'

# Known faults of what is installed: asks the network, so it is not part of the tests.
audit: setup web
	@tools/audit

# The hashes of all packages, after constraints.txt was changed: asks the package index.
lock: setup
	@$(BIN)/python tools/lock.py

bench: setup
	@set -e; for bench in $(filter-out bench/bench_bots_%,$(wildcard bench/bench_*.py)); do $(BIN)/python $$bench; done

# Matches between bots: they take an hour.
bench-bots: setup
	@set -e; for bench in bench/bench_bots_*.py; do $(BIN)/python $$bench; done

soak: setup
	@$(BIN)/python tools/soak.py --minutes $(SOAK_MINUTES) --report docs/soak.md

# Everything that is generated and committed.
docs: setup
	@$(BIN)/python tools/rule_list.py
	@$(BIN)/python tools/rulebooks.py
	@$(BIN)/python tools/settings_table.py
	@$(BIN)/python tools/notebook.py examples/pictures.ipynb

# The README's pictures, taken from the running program.
pictures: setup web
	@$(BIN)/python tools/pictures.py

golden: setup
	@$(BIN)/python tools/playthroughs.py

clean:
	rm -rf .venv build dist web/node_modules src/kaisho/server/web .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
