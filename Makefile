# Two commands do everything: `make play` and `make test`. The others are parts of them, or for contributors.

PYTHON ?= python3
BIN := .venv/bin
PART := tools/part
# Run parts that use one core each in parallel.
BESIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync
# Tests sometimes wait for servers and disks: one worker more than cores keeps all cores busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# Print what takes longest.
SLOWEST := --durations=15 --durations-min=5
SOAK_MINUTES ?= 60
# Let Python write .pyc files: without them every start takes three times as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup web play test quick compiled check unit web-test browser screens plain package dist audit lock bench bench-bots soak docs generated pictures golden clean

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt requirements.lock tools/setup
	@UNLOCKED="$(UNLOCKED)" tools/setup "$(PYTHON)"

# The browser pages, built into the package when they or the words have changed.
PAGES := src/kaisho/server/web/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/kaisho/words/*/*.ftl) src/kaisho/__init__.py

web: $(PAGES)

$(PAGES): .venv/ready tools/web $(PAGE_SOURCES)
	@tools/web

# The documentation, built as a site into the package when a page or a public docstring has changed.
SITE := src/kaisho/server/docs/index.html
SITE_SOURCES := $(shell find docs -type f) $(wildcard *.md) $(shell find src/kaisho -name '*.py' -not -path '*/server/*' -not -path '*/commands/*')

docs: $(SITE)

$(SITE): .venv/ready tools/site.py $(SITE_SOURCES)
	@echo "building the documentation"
	@$(BIN)/python tools/site.py

play: setup web docs
	@$(BIN)/kaisho serve --open-browser on

test: setup web docs
	@$(PART) "style, types, dependencies, rule lists, settings; types and tests of the browser pages; compiling the rules" $(BESIDE) compiled check web-test
	@$(PART) "tests with compiled rules" $(MAKE) --no-print-directory unit
	@$(PART) "the browser" $(MAKE) --no-print-directory browser
	@$(PART) "tests with the rules as plain Python, for coverage; the package, installed in a fresh environment" $(BESIDE) plain package
	@$(PART) --sum

# An answer within four minutes: style, types, the rules and everything that needs neither a server nor a browser.
quick: setup web
	@$(PART) "style, types, dependencies, rule lists, settings; types and tests of the browser pages" $(BESIDE) compiled check web-test
	@$(PART) "rules, records, commands, languages" $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests/rules tests/test_*.py tests/learn tests/server/test_table.py tests/server/test_clock.py
	@$(PART) --sum

# Fill the cache of compiled rules first: parallel tests would each compile them.
compiled: setup
	@$(BIN)/python -m kaisho.server.warm_up >/dev/null

check: setup
	@$(BIN)/ruff format --check --quiet src tests tools bench examples docs/conf.py || { echo "run: $(BIN)/ruff format src tests tools bench examples docs/conf.py"; exit 1; }
	@$(BIN)/ruff check --quiet src tests tools bench examples docs/conf.py
	@$(BIN)/mypy
	@$(BIN)/python tools/layers.py
	@$(BIN)/python tools/game_names.py
	@$(BIN)/python -m tools.rule_list --check
	@$(BIN)/python -m tools.rulebooks --check
	@$(BIN)/python -m tools.settings_table --check
	@$(BIN)/python -m tools.game_facts --check
	@$(BIN)/python -m tools.wrap_markdown --check
	@$(BIN)/python -m tools.signs_font --check
	@$(BIN)/python tools/protocol_types.py --check
	@$(BIN)/python tools/lock.py --check

web-test: web
	@tools/web check
	@tools/web test

unit: setup web docs
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(SLOWEST) --ignore tests/browser

# The club in a real Chromium.
browser: setup web docs
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(SLOWEST) tests/browser

# Pictures of every page in every language, from phone to wide screen, light and dark, in build/screens.
screens: setup web docs
	@KAISHO_SCREENS=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests/browser

# The same rule tests without the JIT, with coverage of every line and branch of the rules.
plain: setup
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --data-file=.coverage -m pytest -q tests/rules tests/games/test_plain.py
	@$(BIN)/coverage report --include='*/games/*/rules.py,*/games/*/observe.py,*/games/*/board.py,*/games/*/stones.py,*/games/*/explain.py' --fail-under=98 --show-missing

package: setup web docs
	@tools/package_test

# Wheel and sdist; both carry the built pages and the documentation, so installing needs neither Node nor Sphinx.
dist: setup web docs
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(BIN)/python -c 'import hatchling.build; hatchling.build.build_sdist("dist")'

# Known vulnerabilities of what is installed. Needs the network, so it is not part of the tests.
audit: setup web
	@tools/audit

# Rewrite the hashes after changing constraints.txt. Needs the package index.
lock: setup
	@$(BIN)/python tools/lock.py

bench: setup
	@set -e; for bench in $(filter-out bench/bench_bots_%,$(wildcard bench/bench_*.py)); do $(BIN)/python $$bench; done

# Matches between bots; takes an hour.
bench-bots: setup
	@set -e; for bench in bench/bench_bots_*.py; do $(BIN)/python $$bench; done

soak: setup
	@$(BIN)/python tools/soak.py --minutes $(SOAK_MINUTES) --report docs/soak.md

# Everything that is generated and committed.
generated: setup
	@$(BIN)/python -m tools.rule_list
	@$(BIN)/python -m tools.rulebooks
	@$(BIN)/python -m tools.settings_table
	@$(BIN)/python -m tools.game_facts
	@$(BIN)/python -m tools.signs_font
	@$(BIN)/python tools/protocol_types.py
	@$(BIN)/python tools/notebook.py examples/pictures.ipynb

# The README's pictures, taken from the running program.
pictures: setup web
	@$(BIN)/python tools/pictures.py

golden: setup
	@$(BIN)/python tools/playthroughs.py

clean:
	rm -rf .venv build dist web/node_modules src/kaisho/server/web src/kaisho/server/docs .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
