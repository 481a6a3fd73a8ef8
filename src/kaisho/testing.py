"""The conformance kit: what any game must satisfy.

    from kaisho.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game_conforms(check):
        check(MyGame())

Every check plays seeded random games and raises ``AssertionError`` with the position and the act where something is wrong.
``check_game`` runs them all. ``python -m kaisho.testing digest MODULE CLASS OPTIONS…`` prints a hash over random games,
which must be the same with and without ``NUMBA_DISABLE_JIT=1``.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from kaisho.bots import Bot, bot, opinion
from kaisho.envs import Batch
from kaisho.errors import IllegalAct, KaishoError
from kaisho.game import HIDDEN, WATCHER, Game
from kaisho.kernel import HEADER, State, draw, random_from
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.search.limits import Thinking

GAMES = 4
"""How many random games a check plays."""

ACTS_TRIED = 800
"""In a game with more acts than this, so many of them are tried in each state, legal and illegal ones."""

Line = Iterator[tuple[State, int]]


def random_line(game: Game, seed: int) -> Line:
    """One random game: every state with the act that is played in it, and the last state with -1."""
    state = game.deal(seed=seed)
    random = random_from(seed)
    scratch = np.zeros(game.most_actions, np.int64)
    while not state.over:
        act = int(game.rules["pick"](state, random, scratch))
        yield game.copy(state), act
        game.rules["play"](state, act)
        assert state.over or state.acts < game.most_acts, f"{where(game, state)}: still not over after {game.most_acts} acts"
    yield state, -1


def random_states(game: Game, games: int = GAMES, every: int = 1) -> Iterator[State]:
    """States of random games, every so many."""
    for seed in range(games):
        for number, (state, _) in enumerate(random_line(game, seed)):
            if number % every == 0:
                yield state


def where(game: Game, state: State, act: int | None = None) -> str:
    """A position, and an act in it, for the message of a failed check."""
    text = f"{game.name} {' '.join(game.option_texts())}, position “{game.position(state)}”"
    return text if act is None else f"{text}, act {act}"


def same(game: Game, one: State, other: State) -> bool:
    return game.to_bytes(one) == game.to_bytes(other)


# --- states -----------------------------------------------------------------------------------------------------------


def check_record_type(game: Game) -> None:
    """A state begins with the header, has no padding, and every rule has been written."""
    dtype = game.rules.dtype
    assert dtype.type is State, "states must be of kaisho.kernel.State, so that fields can be read without the JIT"
    names = dtype.names or ()
    head = [(name, dtype[name]) for name in names[: len(HEADER)]]
    assert head == [(name, np.dtype(kind)) for name, kind in HEADER], f"a state begins with {HEADER}, not with {head}"
    assert sum(dtype[name].itemsize for name in names) == dtype.itemsize, "a state has bytes that belong to no field"
    assert not game.rules.missing(), f"rules not written: {game.rules.missing()}"


def check_determinism(game: Game) -> None:
    """The same seed gives the same game; the deal alone decides the first state."""
    for seed in range(GAMES):
        once = [(game.to_bytes(state), act) for state, act in random_line(game, seed)]
        again = [(game.to_bytes(state), act) for state, act in random_line(game, seed)]
        assert once == again, f"seed {seed} gave two different games"
        layout = game.shuffle(seed)
        assert same(game, game.deal(layout), game.deal(seed=seed)), f"seed {seed}: the deal and the seed differ"
        assert np.array_equal(game.read_layout(game.write_layout(layout)), layout), f"seed {seed}: the deal as text"


def check_copies(game: Game) -> None:
    """Copies and bytes are equal in everything, and a copy lives on its own."""
    for state in random_states(game):
        game.check(state)
        copied = game.copy(state)
        assert same(game, copied, state), where(game, state)
        assert same(game, game.from_bytes(game.to_bytes(state)), state), f"{where(game, state)}: bytes"
        before = game.to_bytes(state)
        if legal := game.legal(copied):
            game.play(copied, legal[0])
            assert game.to_bytes(copied) != before, f"{where(game, state, legal[0])}: an act changes nothing"
            assert game.to_bytes(state) == before, f"{where(game, state, legal[0])}: the copy is not its own"
            alone = game.states(1)
            alone[0] = state
            after, acts = game.advanced(alone, legal[0])
            assert same(game, after[0], copied) and acts == game.legal(copied), f"{where(game, state, legal[0])}: advanced"
            assert game.to_bytes(alone[0]) == before, f"{where(game, state, legal[0])}: advanced in place"


def check_views(game: Game) -> None:
    """A view as text says the same, for everybody."""
    for state in random_states(game, games=1, every=5):
        for seat in range(WATCHER, game.seats):
            assert json.loads(game.view_text(state, seat)) == json.loads(json.dumps(game.view(state, seat))), where(game, state)


def check_positions(game: Game) -> None:
    """A position as text leads back to the same state, in everything; a concealed one too."""
    for number, state in enumerate(random_states(game)):
        seats = range(WATCHER, game.seats) if game.hidden and number % 7 == 0 else ()
        for known in (state, *(game.concealed(state, seat) for seat in seats)):
            text = game.position(known)
            assert "\n" not in text
            own_game, read = type(game).from_position(text)
            assert own_game.options == game.options, f"{where(game, known)}: other options {own_game.options}"
            assert same(game, read, known), f"{where(game, known)}: read back as “{game.position(read)}”"


def check_keys(game: Game) -> None:
    """Equal keys mean equal acts, results and futures, and a key does not remember how long the game has lasted."""
    known: dict[int, tuple[Any, ...]] = {}
    for state in random_states(game, 5 * GAMES):
        key = game.key(state)
        older = game.copy(state)
        older.acts += 7
        older.turn += 3
        assert game.key(older) == key, f"{where(game, state)}: the key depends on the number of acts"
        after = []
        for act in game.legal(state):
            later = game.copy(state)
            game.rules["play"](later, act)
            after.append((act, game.key(later)))
        decides = (game.result(state), None if state.over else int(state.seat), tuple(after))
        assert known.setdefault(key, decides) == decides, f"{where(game, state)}: another state has this key"


# --- acts -------------------------------------------------------------------------------------------------------------


def some_acts(game: Game, legal: set[int], seed: int) -> list[int]:
    """The acts to try in a state: all of them, or where there are very many a random choice of legal and of any acts."""
    if game.actions <= ACTS_TRIED:
        return list(range(-1, game.actions + 1))
    random = random_from(seed)
    known = sorted(legal)
    chosen = {known[draw(random, len(known))] for _ in range(ACTS_TRIED // 4) if known}
    return sorted(chosen | {draw(random, game.actions) for _ in range(3 * ACTS_TRIED // 4)} | {-1, game.actions})


def check_acts(game: Game) -> None:
    """Legal acts are accepted; all others are refused by a rule of the game, in words of every language, and change nothing."""
    spoken: set[str] = set()
    for number, state in enumerate(random_states(game, games=2, every=5)):
        legal = set(game.legal(state))
        assert len(legal) == len(game.legal(state)), f"{where(game, state)}: an act is listed twice"
        assert len(legal) <= game.most_actions, where(game, state)
        assert legal <= set(range(game.actions)), where(game, state)
        before = game.to_bytes(state)
        for act in some_acts(game, legal, number):
            refusal = game.explain(state, act)
            if game.rules.has("allows") and 0 <= act < game.actions:
                assert bool(game.rules["allows"](state, act)) == (act in legal), f"{where(game, state, act)}: allows"
            if act in legal:
                assert refusal is None, f"{where(game, state, act)}: legal, but refused by {refusal}"
                game.play(game.copy(state), act)
                continue
            assert refusal is not None, f"{where(game, state, act)}: not legal, but not refused"
            if 0 <= act < game.actions:
                assert refusal.rule in game.rule_ids, f"{where(game, state, act)}: there is no rule {refusal.rule}"
                if refusal.code not in spoken or number % 10 == 0:
                    spoken.add(refusal.code)
                    assert all(refusal.say(language) for language in LANGUAGES)
            try:
                game.play(state, act)
            except IllegalAct as error:
                assert error.rule == refusal.rule
            else:
                raise AssertionError(f"{where(game, state, act)}: played, although it is refused")
        assert game.to_bytes(state) == before, f"{where(game, state)}: a refused act changed it"


def check_notation(game: Game) -> None:
    """Every legal act in every notation and language is unique, without line breaks or comment signs, and read back."""
    for number, state in enumerate(random_states(game, games=2)):
        legal = game.legal(state)
        languages = LANGUAGES if number % 7 == 0 else LANGUAGES[:1]
        for style in game.styles:
            for language in languages:
                written = [game.write(state, act, style, language) for act in legal]
                assert len(set(written)) == len(written), f"{where(game, state)}: two acts are written alike in {style}"
                for act, text in zip(legal, written, strict=True):
                    assert not set(text) & set(";\n\r") and text == text.strip(), f"{where(game, state, act)}: “{text}”"
                    read = game.parse(state, text, language)
                    assert read == act, f"{where(game, state, act)}: {style} “{text}” ({language}) is read as {read}"


def check_descriptions(game: Game) -> None:
    """Every act that can be legal is described in plain data, and no two legal acts of a position alike."""
    described = [json.dumps(game.describe(act), sort_keys=True) for act in range(game.actions)]
    for number, state in enumerate(random_states(game, games=2)):
        legal = game.legal(state)
        for act in legal if number == 0 else legal[:1]:
            found = game.describe(act)
            assert found is not None, f"{where(game, state, act)}: legal, but not described"
            assert isinstance(found.get("do"), str), f"{where(game, state, act)}: described without “do”"
            assert json.loads(described[act]) == found, (
                f"{where(game, state, act)}: described in something else than plain data"
            )
            found.clear()
            assert json.dumps(game.describe(act), sort_keys=True) == described[act], f"{where(game, state, act)}: not one's own"
        texts = [described[act] for act in legal]
        assert "null" not in texts, f"{where(game, state)}: a legal act is not described"
        assert len(set(texts)) == len(texts), f"{where(game, state)}: two legal acts are described alike"


def check_count_and_pick(game: Game) -> None:
    """``count`` is the number of legal acts; ``pick`` draws each of them equally often and no other."""
    scratch = np.zeros(game.most_actions, np.int64)
    random = random_from(2026)
    for number, state in enumerate(random_states(game, 2 * GAMES)):
        legal = game.legal(state)
        assert game.rules["count"](state, scratch) == len(legal), f"{where(game, state)}: count"
        if not legal or number % 10:
            continue
        draws = 40 * len(legal)
        found = dict.fromkeys(legal, 0)
        for _ in range(draws):
            act = int(game.rules["pick"](state, random, scratch))
            assert act in found, f"{where(game, state, act)}: picked, but not legal"
            found[act] += 1
        surprise = sum((times - 40) ** 2 / 40 for times in found.values())  # chi-squared with len(legal) - 1 degrees
        freedom = len(legal) - 1
        assert surprise <= freedom + 5 * (2 * freedom) ** 0.5 + 10, f"{where(game, state)}: pick prefers some acts: {found}"


def check_batch(game: Game) -> None:
    """A batch of games behaves like its games one by one: states, legal acts, observations, ends and new beginnings."""
    batch = Batch(game, GAMES, seed=3)
    singles = [game.deal(seed=int(seed)) for seed in batch.seeds]
    ended: set[int] = set()
    step = 0
    while len(ended) < GAMES:
        if step % 7 == 0:
            _check_what_learners_see(game, batch)
        chosen = batch.random_acts().tolist()
        rewards, over = batch.step(chosen)
        for place, single in enumerate(singles):
            game.play(single, chosen[place])
            assert bool(over[place]) == bool(single.over), where(game, single)
            if not single.over:
                assert not rewards[place].any(), f"{where(game, single)}: a reward before the end"
                assert same(game, batch.states[place], single), where(game, single)
                continue
            ended.add(place)
            assert same(game, batch.finals[place], single), f"{where(game, single)}: the last state"
            result = game.result(single)
            assert result is not None and batch.result(place) == result, where(game, single)
            assert tuple(rewards[place]) == result.values, where(game, single)
            assert tuple(batch.points[place]) == result.points, where(game, single)
            assert game.reasons[batch.reasons[place]] == result.reason, where(game, single)
            singles[place] = game.copy(batch.states[place])
            assert singles[place].acts == 0 and not singles[place].over, f"{where(game, singles[place])}: no new game"
        step += 1


def _check_what_learners_see(game: Game, batch: Batch) -> None:
    masks, planes = batch.legal_masks(), batch.observations()
    acts, starts = batch.legal_lists()
    for place, state in enumerate(batch.states):
        legal = game.legal(state)
        assert acts[starts[place] : starts[place + 1]].tolist() == legal, f"{where(game, state)}: the list of legal acts"
        assert np.flatnonzero(masks[place]).tolist() == sorted(legal), f"{where(game, state)}: the mask of legal acts"
        assert np.array_equal(planes[place], game.observe(state, int(state.seat))), f"{where(game, state)}: the observation"


def check_observations(game: Game) -> None:
    """Observations have a name for each plane, show no more than a seat may know, and what decides its legal acts."""
    names, shape = game.observation_planes, game.observation_shape
    assert len(set(names)) == len(names) == shape[0], "every plane has a name of its own"
    known: dict[bytes, list[int]] = {}
    random = random_from(11)
    for number, state in enumerate(random_states(game)):
        before = game.to_bytes(state)
        for seat in range(WATCHER, game.seats) if number % 3 == 0 else (int(state.seat),):
            planes = game.observe(state, seat)
            assert planes.shape == shape and planes.dtype == np.uint8, where(game, state)
            assert game.to_bytes(state) == before, f"{where(game, state)}: observing changed the state"
            assert np.array_equal(game.observe(game.concealed(state, seat), seat), planes), (
                f"{where(game, state)}: seat {seat} observes something else in what it may know"
            )
            other = game.copy(state)
            game.rules["redeal"](other, seat, random)
            assert np.array_equal(game.observe(other, seat), planes), f"{where(game, state)}: seat {seat} observes too much"
            if seat == state.seat:
                legal = sorted(game.legal(state))
                assert known.setdefault(planes.tobytes(), legal) == legal, f"{where(game, state)}: other acts, same planes"
    for seat in range(game.seats):
        turned = game.own_acts(seat)
        assert np.array_equal(turned[turned], np.arange(game.actions)), f"acts from the side of seat {seat}"


def check_ends(game: Game) -> None:
    """Random games end; only then there is a result, and after it nothing can be done."""
    for state in random_states(game, 2 * GAMES):
        result = game.result(state)
        assert bool(state.over) == (result is not None) == (not game.legal(state)), f"{where(game, state)}: over or not?"
        assert 0 <= int(state.seat) < game.seats, where(game, state)
        if result is not None:
            assert result.reason in game.reasons[1:], where(game, state)
            assert len(result.values) == len(result.points) == game.seats
            assert all(-1 <= value <= 1 for value in result.values), where(game, state)


def check_turns(game: Game) -> None:
    """Every act counts once; a turn ends at the latest when another seat is to act."""
    for seed in range(GAMES):
        before: State | None = None
        for state, _ in random_line(game, seed):
            if before is not None:
                assert state.acts == before.acts + 1, f"{where(game, state)}: acts"
                assert before.turn <= state.turn <= before.turn + 1, f"{where(game, state)}: turns"
                if state.seat != before.seat:
                    assert state.turn == before.turn + 1, f"{where(game, state)}: another seat in the same turn"
            before = state


# --- what is hidden ---------------------------------------------------------------------------------------------------


def check_hidden(game: Game) -> None:
    """``conceal``, ``seen`` and ``redeal`` agree with what a seat may know."""
    for seed in range(GAMES):
        random = random_from(seed)
        for number, (state, act) in enumerate(random_line(game, seed)):
            if number % 3:
                continue
            for seat in range(WATCHER, game.seats):
                known = game.concealed(state, seat)
                assert same(game, game.concealed(known, seat), known), f"{where(game, state)}: concealing twice, seat {seat}"
                other = game.copy(known)
                game.rules["redeal"](other, seat, random)
                assert same(game, game.concealed(other, seat), known), f"{where(game, state)}: redeal contradicts seat {seat}"
                assert game.view(other, seat) == game.view(state, seat), f"{where(game, state)}: the view of seat {seat}"
                if seat == state.seat:
                    assert game.legal(known) == game.legal(state) == game.legal(other), f"{where(game, state)}: legal acts"
                if act >= 0:
                    shown = game.rules["seen"](state, act, seat)
                    assert shown in (act, HIDDEN) if seat != state.seat else shown == act, where(game, state, act)
                    if shown == act and act in game.legal(other):
                        assert game.rules["seen"](other, act, seat) == act, where(game, state, act)


def check_redealt(game: Game) -> None:
    """Whatever is dealt anew behind a seat's back, at every step of whole games: it knows, sees and is told the same.

    The hidden parts are drawn at random before every act, for every seat and for somebody who watches.
    """
    if not game.hidden:
        return
    for seed in range(GAMES):
        random = random_from(seed)
        for number, (state, act) in enumerate(random_line(game, seed)):
            for seat in range(WATCHER, game.seats):
                other = game.copy(state)
                game.rules["redeal"](other, seat, random)
                if not same(game, game.concealed(other, seat), game.concealed(state, seat)):
                    raise AssertionError(f"{where(game, state)}: seat {seat} knows too much")
                if (number + seat) % 5 == 0:
                    game.check(other)
                    assert game.view(other, seat) == game.view(state, seat), f"{where(game, state)}: the view of seat {seat}"
                if (number + seat) % 25 == 0:
                    shown = game.show(other, seat=seat), game.show(state, seat=seat)
                    assert shown[0] == shown[1], f"{where(game, state)}: the screen of seat {seat}"
                if act < 0:
                    continue
                told = game.rules["seen"](state, act, seat)
                if told == HIDDEN:
                    assert game.secret(state), f"{where(game, state, act)}: a hidden act outside a secret phase"
                else:
                    assert game.rules["seen"](other, act, seat) == told, f"{where(game, state, act)}: told to seat {seat}"


def check_previews(game: Game) -> None:
    """A preview changes nothing, shows what the act brings about, and knows no more than its seat."""
    random = random_from(7)
    for number, (state, played) in enumerate(random_line(game, 3)):
        if played < 0 or number % 3:
            continue
        seat, before = int(state.seat), game.to_bytes(state)
        for act in {played, *game.legal(state)[:2]}:
            shown = game.preview(state, seat, act)
            assert game.to_bytes(state) == before, f"{where(game, state, act)}: a preview changed the state"
            if not game.hidden:
                later = game.copy(state)
                game.play(later, act)
                assert shown == game.view(later, seat), f"{where(game, state, act)}: the preview shows something else"
            other = game.copy(state)
            game.rules["redeal"](other, seat, random)
            assert game.preview(other, seat, act) == shown, f"{where(game, state, act)}: the preview knows too much"


def check_running_records(game: Game) -> None:
    """The record of a running game, as a seat may know it, is the same whatever is hidden from that seat."""
    if not game.hidden:
        return
    acts = [act for _, act in random_line(game, 1) if act >= 0]
    for stop in (1, len(acts) // 10, len(acts) // 2, len(acts)):
        record = Record(game, game.shuffle(1))
        for act in acts[:stop]:
            record.play(act)
        for seat in range(WATCHER, game.seats):
            text = record.write(seat=seat)
            assert ("deal:" in text) == bool(record.state.over), f"seat {seat}: a running game hands out its deal"
            told = [game.rules["seen"](*step, seat) for step in zip(record.states, record.acts, strict=False)]
            hidden = 0 if record.state.over else told.count(HIDDEN)
            assert sum(line.endswith("  ?") for line in text.splitlines()) == hidden, f"seat {seat}: a hidden act is told"
        assert record.undoable() <= stop
        while record.undoable():
            seat_before, turn_before = int(record.state.seat), int(record.state.turn)
            record.undo()
            assert (record.state.seat, record.state.turn) == (seat_before, turn_before), "undo leaves the turn"


def check_bot(
    game: Game, make_bot: Callable[[], Bot] | None = None, *, games: int = GAMES, every: int = 5, nodes: int = 50
) -> None:
    """A bot plays legal acts, and the same one in any two states of which it may know the same."""
    for seed in range(games):
        random = random_from(seed)
        for number, (state, act) in enumerate(random_line(game, seed)):
            if act < 0 or number % every:
                continue
            chosen = _act_of_new_bot(game, make_bot, state, nodes)
            assert chosen in game.legal(state), f"{where(game, state, chosen)}: a bot's act is not legal"
            other = game.copy(state)
            game.rules["redeal"](other, int(state.seat), random)
            assert _act_of_new_bot(game, make_bot, other, nodes) == chosen, (
                f"{where(game, state, chosen)}: the bot knows too much"
            )


def _act_of_new_bot(game: Game, make_bot: Callable[[], Bot] | None, state: State, nodes: int) -> int:
    player = bot("random", game, 1) if make_bot is None else make_bot()
    with Thinking(nodes=nodes) as thinking:
        return opinion(player, game, state, thinking).act


# --- records ----------------------------------------------------------------------------------------------------------


def check_records(game: Game) -> None:
    """A game saved in the middle goes on exactly where it was, in every notation; one act too few is noticed."""
    for number, style in enumerate(game.styles):
        language = LANGUAGES[number % len(LANGUAGES)]
        record = Record(game, game.shuffle(number))
        acts = [act for _, act in random_line(game, number) if act >= 0]
        for act in acts[: len(acts) // 2]:
            record.play(act)
        resumed = Record.read(record.write(style, language))
        assert resumed.acts == record.acts
        assert resumed.game.options == game.options
        assert same(game, resumed.state, record.state)
        for act in acts[len(acts) // 2 :]:
            resumed.play(act)
        text = resumed.write(style, language)
        assert Record.read(text).write(style, language) == text
        try:
            Record.read(text[: text.rindex("\n", 0, -1) + 1])
        except KaishoError:
            continue
        raise AssertionError("a record without its last line was read without complaint")


# --- with and without the JIT -----------------------------------------------------------------------------------------


def digest(game: Game, games: int = GAMES) -> str:
    """A hash over every state, key, act and list of legal acts of random games."""
    found = hashlib.sha256()
    for state in random_states(game, games):
        found.update(game.to_bytes(state) + np.array(game.legal(state), np.int64).tobytes())
        found.update(f"{game.key(state)} {game.result(state)} {game.explain(state, 0)}".encode())
    return found.hexdigest()


def check_without_jit(game: Game) -> None:
    """The same source, run as plain Python, plays the same games."""
    kind = type(game)
    command = [sys.executable, "-m", "kaisho.testing", "digest", kind.__module__, kind.__qualname__, *game.option_texts()]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.strip() == digest(game), "the rules do something else without the JIT"


CHECKS: tuple[Callable[[Game], None], ...] = (
    check_record_type,
    check_determinism,
    check_copies,
    check_views,
    check_positions,
    check_keys,
    check_acts,
    check_notation,
    check_descriptions,
    check_count_and_pick,
    check_batch,
    check_observations,
    check_ends,
    check_turns,
    check_hidden,
    check_redealt,
    check_previews,
    check_running_records,
    check_bot,
    check_records,
    check_without_jit,
)


def check_game(game: Game) -> None:
    """Everything that a game must satisfy."""
    for check in CHECKS:
        check(game)


def _main(arguments: list[str]) -> None:
    action, module, name, *options = arguments
    assert action == "digest"
    kind: type[Game] = getattr(importlib.import_module(module), name)
    print(digest(kind.from_option_texts(options)))


if __name__ == "__main__":
    _main(sys.argv[1:])
