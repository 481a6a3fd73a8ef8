"""The long tests: fuzzing of everything that reads text from outside, many whole games through the conformance kit, the
extreme states of every set of options, and a server that is killed under load, attacked over its sockets and its HTTP
interface, flooded, paused, and given wrong clocks, a full disk and a cut log.

``python tools/soak.py --minutes 60 --report docs/soak.md``. Any exception that is not one of Kaisho's own errors is a failure.
The results of a part are stored in ``build/soak.json`` as soon as it has ended: after a failure ``--part floods --part kills``
continues with those parts, and the report says of each when it ran.
"""

from __future__ import annotations

import argparse
import faulthandler
import fcntl
import itertools
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from kaisho import __version__, testing
from kaisho.errors import BadOption, KaishoError
from kaisho.game import Choice, Game, Option, OptionValue
from kaisho.games import game_class, names
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.testing import random_playthrough

sys.path.insert(0, str(Path(__file__).parent.parent))  # the attacks live in the tests
from bench.bench_floods import KINDS, PEOPLE, Flood, Person, waits
from bench.bench_floods import serving as limited
from tests.server.clubs import UNLIMITED, Client, serving
from tests.server.fuzzing import fuzz_api, fuzz_bytes, fuzz_messages, fuzz_studies
from tests.server.killing import Kills
from tests.server.machine_faults import cut_logs, full_disk, pauses_and_jumps

RESULTS = Path(__file__).parent.parent / "build" / "soak.json"

PARTS = {
    "extremes": (
        "Extreme states",
        "Runs every public method in the extreme states of every set of options of every game, with screens and "
        "pictures for every seat in every language.",
    ),
    "conformance": (
        "Whole games",
        "Runs the conformance kit with ten times as many games for each check as the test run.",
    ),
    "fuzz": (
        "Damaged texts",
        "Positions, moves, records, deals and engine requests, with parts cut, doubled, swapped or replaced.",
    ),
    "attacks": (
        "Attacks on the server",
        "Invalid messages and frames on its sockets, and everything that its OpenAPI document allows, by "
        "Schemathesis: no 500, no traceback, no hang, and no growth of memory.",
    ),
    "floods": (
        "Floods",
        "One client floods a server with default settings: pings, pongs, empty fragments and refused messages on "
        "one socket or eight, and studies of texts that are slow to parse. Twelve others keep sending requests. "
        "They run in the same process as the floods, so their waiting times include more than the server's part.",
    ),
    "kills": (
        "Kills",
        "A server with a dozen tables under load is killed by `SIGKILL` at random moments. After each restart, "
        "every acknowledged act and every announced entry is in the database and in what the table shows, every "
        "table goes on, and no clock has jumped.",
    ),
    "trouble": (
        "Pauses, clocks, disks and logs",
        "A server with running games is stopped by `SIGSTOP`, its clock jumps by up to 100 days, and it is killed "
        "and restarted with a wrong clock: nobody loses on time, and no guest is forgotten. Its files cannot grow:"
        " nothing is acknowledged, `/healthz` reports it, and the server recovers by itself. Its write-ahead log "
        "is cut or removed after a kill: it refuses to start with a message, and has everything when the log is "
        "back.",
    ),
}
"""The parts in order: a heading and a description."""

GAMES = [
    ("kamisado", []),
    ("kamisado", ["match=standard"]),
    ("kamisado", ["match=marathon", "setup=tournament"]),
    ("kamisado", ["match=series", "rounds=3", "setup=tournament"]),
    ("kaito", []),
    ("kaito", ["start=black"]),
    ("caminos", []),
    ("caminos", ["board=octagon", "players=4", "neutral=yes", "scoring=yes"]),
    ("samurai", []),
    ("samurai", ["players=3", "capture=immediate", "hands=random"]),
    ("samurai", ["players=4"]),
]

ATTACKED = (*UNLIMITED, "--analysis-seconds", "1", "--analyses-per-hour", "0")
"""Settings of the attacked server."""

CHARACTERS = (
    "OBPKYRGNobpkyrgn+/12345678-:bw abcdefgh0123456789↖↑↗↓←→@橙青紫桃黄赤緑茶"
    "SHCBAshcbar>黒刀兜紋怪"
    "TZLI'"
    ".;\n\tçğıöşüéèÉİ\u0301\ud7ff😀"
)


def damaged(text: str, chance: random.Random) -> str:
    """Damage a text: cut, double, swap or replace a few parts."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.randint(0, 6))
        middle = chance.choice(
            ["", text[start:end] * 2, text[start:end][::-1], "".join(chance.choices(CHARACTERS, k=chance.randint(1, 4)))]
        )
        text = text[:start] + middle + text[end:]
    return text


def some_state(game: Game, chance: random.Random) -> tuple[Record, int]:
    """A record of a random game up to a random act, and the next act."""
    seed = chance.randrange(10**9)
    acts = [act for _, act in random_playthrough(game, seed) if act >= 0]
    record = Record(game, game.shuffle(seed))
    stop = chance.randrange(len(acts))
    for act in acts[:stop]:
        record.play(act)
    return record, acts[stop]


def fuzz_once(game: Game, chance: random.Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """Parsers, each with a damaged text."""
    record, act = some_state(game, chance)
    language = chance.choice(LANGUAGES)
    style = chance.choice(game.styles)
    position = damaged(game.position(record.state), chance)
    move = damaged(game.write(record.state, act, style, language), chance)
    text = damaged(record.write(style, language), chance)
    deal = damaged(game.write_layout(record.layout), chance)
    yield "positions", lambda: type(game).from_position(position)
    yield "moves", lambda: game.play(game.copy(record.state), move, language)
    yield "records", lambda: Record.read(text)
    yield "deals", lambda: game.read_layout(deal)


def fuzz(seconds: float, wrong: Counter[str]) -> Counter[str]:
    """Feed damaged texts to everything that parses text from outside."""
    tried: Counter[str] = Counter()
    chance = random.Random(time.time_ns())
    games = [game_class(name).from_option_texts(options) for name, options in GAMES]
    engine = subprocess.Popen(
        [sys.executable, "-m", "kaisho.cli", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    end = time.monotonic() + seconds
    said = time.monotonic()
    while time.monotonic() < end:
        game = chance.choice(games)
        for what, read in fuzz_once(game, chance):
            tried[what] += 1
            try:
                read()
            except KaishoError as error:
                wrong[what] += 1
                error.say(chance.choice(LANGUAGES))
        request = {
            "id": 1,
            "do": chance.choice(["new", "play", "undo", "legal", "explain", "record", "position"]),
            "game": game.name,
            "acts": [chance.randrange(600)],
        }
        line = damaged(json.dumps({key: value for key, value in request.items() if chance.random() < 0.9}), chance).replace(
            "\n", " "
        )
        if line.strip():
            tried["engine lines"] += 1
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            answer = json.loads(engine.stdout.readline())
            wrong["engine lines"] += not answer["ok"]
            assert answer.get("error", {}).get("code") != "engine-fault", (line, answer)
        if time.monotonic() - said > 30:
            said = time.monotonic()
            print(f"{(end - said) / 60:.1f} minutes to go; read so far: {dict(tried)}", flush=True)
    engine.stdin.close()
    assert engine.wait(60) == 0
    return tried


def conformance(times: int) -> Counter[str]:
    """Run the conformance kit with many more games than the test run."""
    tried: Counter[str] = Counter()
    testing.play.GAMES = times
    for name, options in GAMES:
        game = game_class(name).from_option_texts(options)
        for check in testing.CHECKS:
            check(game)
        tried["games through the conformance kit"] += times * len(testing.CHECKS)
        print(f"{name} {' '.join(options)}: conforms in {times} games for each check", flush=True)
    return tried


def some_values(option: Option) -> Iterable[OptionValue | None]:
    """Every value of an option; for a wide range the minimum, the default and the maximum; None means not given."""
    if isinstance(option, Choice):
        return option.values
    if option.most - option.least < 10:
        return range(option.least, option.most + 1)
    return None, *sorted({option.least, option.default, option.most})


def option_sets(kind: type[Game]) -> Iterator[Game]:
    """The game with every combination of its options."""
    seen: set[tuple[str, ...]] = set()
    for chosen in itertools.product(*map(some_values, kind.option_list)):
        given = {option.name: value for option, value in zip(kind.option_list, chosen, strict=True) if value is not None}
        try:
            game = kind(**given)
        except BadOption:  # options that do not go together
            continue
        if (texts := tuple(game.option_texts())) not in seen:
            seen.add(texts)
            yield game


def extremes() -> Counter[str]:
    """Call every public method on the extreme states of every game with every combination of options, with many more states
    than the test run, and draw screens and pictures for every seat in every language."""
    tried: Counter[str] = Counter()
    for name in names():
        for game in option_sets(game_class(name)):
            found = testing.extremes_of(game, acts=4_000, states=100)
            testing.check_extremes_reached(game, found)
            testing.check_extremes(game, found, thorough=True)
            tried["extreme states"] += len(found.states)
            print(f"{name} {' '.join(game.option_texts())}: {len(found.states)} extreme states", flush=True)
    return tried


def kill_server(times: int) -> Counter[str]:
    """Kill a server with a dozen busy tables again and again; everything that was acknowledged must still be there."""
    with tempfile.TemporaryDirectory() as folder:
        return Kills(Path(folder), seed=time.time_ns()).run(times, seconds=2.0)


def attack_server(seconds: float) -> Counter[str]:
    """Send nonsense to the socket and below it, and everything that the OpenAPI document allows."""
    counts: Counter[str] = Counter()
    chance = random.Random(time.time_ns())
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *ATTACKED) as club:
        most = 0
        while time.monotonic() < end:
            counts["rounds of attacks"] += 1
            guest = Client(club.address).guest(f"Guest {counts['rounds of attacks']}")
            table = guest.open_table(chance.choice(["kamisado", "kaito", "caminos", "samurai"]), {"kind": "here"})["table"]
            counts["wrong messages"] += fuzz_messages(guest, table, 2_000, chance)["messages"]
            counts["studies, right and wrong"] += sum(fuzz_studies(guest, 500, chance).values())
            counts["wrong frames and requests"] += sum(fuzz_bytes(guest, 3, chance).values())
            for visitor in (Client(club.address), guest):
                counts["requests from the OpenAPI document"] += fuzz_api(visitor, table, 40, chance.randrange(2**32))
                visitor.close()
            assert club.logged_errors() == []
            most = most or club.memory()
            assert club.memory() < 2 * most, "memory grows"
        assert Client(club.address).ask("GET", "/healthz", expect=200).text == "ok\n"
        assert club.stop() == 0
    return counts


HANGING = 180
"""Seconds after which a round of floods counts as hanging; the stacks of all threads are printed then."""

HOSTILE = ("\u0301\u0327", "a-", "A1>", "s1-s2 ", "((", "0" * 50 + " ", "\t \n", "h×", "?-" * 9)
"""Patterns that once kept a parser busy."""


def hostile_study(chance: random.Random) -> dict[str, str]:
    """A study whose parts are as long as allowed, or longer, and slow to parse."""
    name = chance.choice(names())
    text = "".join(chance.choices(HOSTILE, k=4)) * chance.choice((10, 1_000, 20_000))
    record = f"kaisho record 1\ngame: {name}\nversion: 1\nacts:\n1. {text}"[: chance.choice((500, 59_000, 70_000))]
    return chance.choice(({"record": record}, {"game": name, "position": text[:60_000]}, {"game": name, "deal": text[:60_000]}))


def flood_server(seconds: float) -> Counter[str]:
    """One client floods a server with default settings with frames and hostile studies; others must be answered."""
    counts: Counter[str] = Counter()
    chance = random.Random(time.time_ns())
    with limited() as address:
        people = [Person(address, number) for number in range(1, PEOPLE + 1)]
        attacker = Client(address, headers={"X-Forwarded-For": "198.51.100.1"})
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            faulthandler.dump_traceback_later(HANGING)
            for kind in KINDS:
                floods = [Flood(address, kind) for _ in range(chance.choice((1, 8)))]
                for flood in floods:
                    flood.start()
                found = waits(people, 3.0)
                for flood in floods:
                    flood.stop()
                    counts["times that a flood was cut off"] += flood.cut
                counts["requests of others beside floods"] += len(found)
                counts["the longest that one of them waited, in ms"] = max(
                    counts["the longest that one of them waited, in ms"], round(found[-1] * 1000)
                )
            for number in range(40):
                answer = attacker.ask("POST", "/api/study", hostile_study(chance))
                assert answer.status_code in (200, 400, 409, 413, 429), (answer.status_code, answer.text[:200])
                counts["hostile studies"] += 1
                found = [*people[number % len(people)].waits()]
                counts["the longest that others waited beside one, in ms"] = max(
                    counts["the longest that others waited beside one, in ms"], round(max(found) * 1000)
                )
        faulthandler.cancel_dump_traceback_later()
        assert attacker.ask("GET", "/healthz").status_code in (200, 429)
        for person in people:
            person.close()
        attacker.close()
    return counts


def trouble_server(rounds: int) -> Counter[str]:
    """Pauses, wrong clocks, full disks and truncated logs."""
    chance = random.Random(time.time_ns())
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        return (
            pauses_and_jumps(place / "time", rounds, chance)
            + full_disk(place / "disk", max(1, rounds // 4))
            + cut_logs(place / "log", max(1, rounds // 4), chance)
        )


class Part(NamedTuple):
    """The results of one part, with their date."""

    counts: dict[str, int]
    refused: dict[str, int]
    """How many attempts were refused with an error of Kaisho's."""
    ended: str
    version: str
    size: str
    load: str
    """The 15-minute load average at the beginning and at the end."""


def read_results() -> dict[str, Part]:
    if not RESULTS.exists():
        return {}
    return {name: Part(**fields) for name, fields in json.loads(RESULTS.read_text(encoding="utf-8")).items()}


def keep(name: str, part: Part) -> None:
    """Add the results of a part to the stored ones; parts may run at the same time."""
    RESULTS.parent.mkdir(exist_ok=True)
    with (RESULTS.parent / "soak.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        results = read_results() | {name: part}
        RESULTS.write_text(json.dumps({name: part._asdict() for name, part in results.items()}), encoding="utf-8")


def load() -> str:
    return f"{os.getloadavg()[2]:.1f}"


def run(name: str, asked: argparse.Namespace) -> Part:
    refused: Counter[str] = Counter()
    parts: dict[str, tuple[str, Callable[[], Counter[str]]]] = {
        "extremes": ("", extremes),
        "conformance": ("", lambda: conformance(40)),
        "fuzz": (f"--minutes {asked.minutes:g}", lambda: fuzz(asked.minutes * 45, refused)),
        "attacks": (f"--minutes {asked.minutes:g}", lambda: attack_server(asked.minutes * 15)),
        "floods": (f"--minutes {asked.minutes:g}", lambda: flood_server(asked.minutes * 5)),
        "kills": (f"--kills {asked.kills}", lambda: kill_server(asked.kills)),
        "trouble": (f"--rounds {asked.rounds}", lambda: trouble_server(asked.rounds)),
    }
    assert [*parts] == [*PARTS]
    size, work = parts[name]
    began = load()
    counts = work()
    return Part(dict(counts), dict(refused), time.strftime("%Y-%m-%d %H:%M"), __version__, size, f"{began}, {load()}")


def table_of(part: Part) -> str:
    """A table of what was tried and, where counted, how much of it was refused."""
    if not part.refused:
        return "\n".join(
            ["| what | how many |", "|---|---|", *(f"| {what} | {count:,} |" for what, count in part.counts.items())]
        )
    rows = (f"| {what} | {count:,} | {part.refused.get(what, 0):,} |" for what, count in part.counts.items())
    return "\n".join(["| what | tried | refused with a specific error |", "|---|---|---|", *rows])


def report(results: dict[str, Part]) -> str:
    page = [
        "# Long tests: the last run",
        f"`make soak`, Python {platform.python_version()}, {os.cpu_count()} cores: no failure. Each part states when it "
        "ended, how large it was, and the load average over a quarter of an hour at its beginning and at its end, including "
        "its own load. Waiting times depend on that load.",
    ]
    for name, (heading, about) in PARTS.items():
        part = results[name]
        size = f"`{part.size}`, " if part.size else ""
        page += [f"## {heading}", about, f"{part.ended}, version {part.version}, {size}load {part.load}.", table_of(part)]
    return "\n\n".join(text if text.startswith(("|", "#")) else textwrap.fill(text, 120) for text in page) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=40, help="of pauses, jumps, full disks and cut logs")
    parser.add_argument("--part", action="append", choices=[*PARTS], help="only this one; the others stay as they are")
    parser.add_argument("--report", type=Path)
    asked = parser.parse_args()
    if not asked.part:
        RESULTS.unlink(missing_ok=True)
    for name in asked.part or PARTS:
        keep(name, run(name, asked))
        print(f"{name}: no failure\n{table_of(read_results()[name])}", flush=True)
    if asked.report:
        results = read_results()
        if missing := [name for name in PARTS if name not in results]:
            parser.exit(1, f"no report: {', '.join(missing)} did not run\n")
        asked.report.write_text(report(results), encoding="utf-8")


if __name__ == "__main__":
    main()
