"""Every game passes OpenSpiel's own simulations, deals by chance nodes, hides what is hidden, and its Python MCTS plays it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import kaisho.envs.openspiel  # noqa: F401
from kaisho.errors import BadDeal, IllegalAct
from kaisho.games import load
from kaisho.games.samurai import Samurai
from tests.envs.games import EVERY, WORDS, Options
from tests.games.samurai.worlds import pairs_of_worlds

NAMES = ("kaisho_kamisado", "kaisho_kaito", "kaisho_caminos", "kaisho_samurai")


def loaded(name: str, options: Options) -> pyspiel.Game:
    return pyspiel.load_game(f"kaisho_{name}", options)


def dealt(game: pyspiel.Game, layout: list[int]) -> pyspiel.State:
    """The position after a deal."""
    state = game.new_initial_state()
    for stone in layout:
        state.apply_action(stone)
    return state


def any_deal(game: pyspiel.Game, seed: int) -> list[int]:
    """A deal as outcomes of chance."""
    setting = game.setting  # type: ignore[attr-defined]
    found: list[int] = setting.game.shuffle(seed)[setting.dealt_indices].tolist()
    return found


def play_at_random(state: pyspiel.State, random: np.random.Generator, acts: int = 10**6) -> None:
    while acts and not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
        acts -= 1


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_every_game_passes_the_simulation_test(name: str, options: Options) -> None:
    pyspiel.random_sim_test(loaded(name, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_a_game_is_described_correctly(name: str, options: Options) -> None:
    ours, game = load(name, **options), loaded(name, options)
    kind = game.get_type()
    assert game.num_players() == ours.seats
    assert game.num_distinct_actions() == ours.num_acts
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    assert kind.information == (
        kind.Information.IMPERFECT_INFORMATION if name == "samurai" else kind.Information.PERFECT_INFORMATION
    )
    alone = ours.seats > 2 and name == "samurai"
    assert kind.utility == (kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM)
    assert game.utility_sum() == (None if alone else 0.0)
    assert game.observation_tensor_shape() == list(ours.observation_shape)
    figures = 9 * ours.seats if options.get("figures") == "random" else 0
    assert game.max_chance_nodes_in_history() == {"kaito": 36, "samurai": 20 * ours.seats + figures}.get(name, 0)


def test_rewards_by_places_add_up_to_nothing_and_survive_being_written() -> None:
    game = pyspiel.load_game("kaisho_samurai(players=3,hands=random,rewards=places)")
    kind = game.get_type()
    assert (kind.utility, game.utility_sum()) == (kind.Utility.ZERO_SUM, 0.0)
    assert "rewards=places" in str(game)
    state = dealt(game, any_deal(game, 4))
    play_at_random(state, np.random.default_rng(4))
    ours = load("samurai", players=3, hands="random")
    result = ours.result(state.position.state)
    assert result is not None
    assert state.returns() == pytest.approx([2 - place for place in result.places])
    again = game.deserialize_state(state.serialize())
    assert again.returns() == state.returns()
    with pytest.raises(ValueError, match="rewards are by"):
        pyspiel.load_game("kaisho_samurai(rewards=points)")


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_player_remembers_and_sees_of_samurai_does_not_name_what_others_have_taken(players: int) -> None:  # M21
    game = pyspiel.load_game(f"kaisho_samurai(players={players})")
    ours = load("samurai", players=players)
    assert isinstance(ours, Samurai)
    for (one, other), viewers in pairs_of_worlds(ours, range(1)):
        states = []
        for record in (one, other):
            state = dealt(game, any_deal(game, 1))
            state.position.state = record
            states.append(state)
        for seat in viewers:
            if seat >= 0:
                first, second = ((each.observation_string(seat), each.information_state_string(seat)) for each in states)
                assert first == second


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_the_same_acts_lead_to_the_same_end_as_by_the_rules(name: str, options: Options) -> None:
    game, ours, random = loaded(name, options), load(name, **options), np.random.default_rng(8)
    state, record = dealt(game, any_deal(game, 8)), ours.deal(seed=8)
    while not state.is_terminal():
        assert state.current_player() == record.seat
        assert state.legal_actions() == sorted(ours.legal(record))
        act = int(random.choice(state.legal_actions()))
        assert state.action_to_string(act) == ours.write(record, act)
        state.apply_action(act)
        ours.play(record, act)
    result = ours.result(record)
    assert result is not None and tuple(state.returns()) == result.values
    assert str(state) == ours.position(record)


# --- chance -----------------------------------------------------------------------------------------------------------


def test_a_game_without_chance_begins_at_once() -> None:
    for name in ("kaisho_kamisado", "kaisho_caminos"):
        game = pyspiel.load_game(name)
        assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
        assert game.new_initial_state().current_player() == 0


@pytest.mark.parametrize(("name", "options", "nodes"), [("kaito", {}, 36), ("samurai", {"players": 3}, 60)])
def test_every_stone_or_tile_is_a_chance_node_of_its_own(name: str, options: Options, nodes: int) -> None:
    game, random = loaded(name, options), np.random.default_rng(4)
    state, layout = game.new_initial_state(), []
    while state.is_chance_node():
        stones, probabilities = zip(*state.chance_outcomes(), strict=True)
        assert sum(probabilities) == pytest.approx(1.0) and max(stones) < game.max_chance_outcomes()
        layout.append(int(random.choice(stones, p=probabilities)))
        state.apply_action(layout[-1])
    assert len(layout) == nodes
    ours = load(name, **options)
    whole = ours.shuffle(0)
    for part in ours.deal_parts():
        assert Counter(layout[part]) == Counter(whole[part].tolist())
    whole[: len(layout)] = layout
    assert str(state) == ours.position(ours.deal(whole))


def test_a_stone_is_as_likely_as_there_are_copies_of_it_left() -> None:
    state = pyspiel.load_game("kaisho_kaito").new_initial_state()
    first = dict(state.chance_outcomes())
    assert first[0] == pytest.approx(7 / 36) and first[10] == pytest.approx(2 / 36)
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(6 / 35)
    state.apply_action(10)
    state.apply_action(10)
    assert 10 not in dict(state.chance_outcomes())


# --- what a player knows ----------------------------------------------------------------------------------------------


def reversed_supplies(layout: list[int], seats: int, first: int) -> list[int]:
    """The same tiles for everybody, those from an index on in another order."""
    twenty = [layout[20 * seat : 20 * seat + 20] for seat in range(seats)]
    return [tile for tiles in twenty for tile in tiles[:first] + tiles[first:][::-1]]


def test_positions_that_a_player_cannot_distinguish_are_one_information_state() -> None:
    game = loaded("samurai", {})
    layout = any_deal(game, 3)
    one, other = dealt(game, layout), dealt(game, reversed_supplies(layout, 2, 0))
    for act in [*one.legal_actions()[:5]]:  # each picks five tiles: nothing has been drawn from the hidden order
        one.apply_action(act)
        other.apply_action(act)
    for state, picks in ((one, slice(0, 5)), (other, slice(5, 10))):  # the second player's choices differ
        for act in state.legal_actions()[picks]:
            state.apply_action(act)
    play_at_random(one, np.random.default_rng(1), 12)
    for act in one.history()[-12:]:
        other.apply_action(act)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(1) != other.observation_string(1)
    assert one.observation_tensor(1) != other.observation_tensor(1)
    assert str(one) != str(other)


def test_during_the_deal_a_hidden_game_shows_nothing_and_an_open_one_everything() -> None:
    hidden, layout = loaded("samurai", {}), any_deal(loaded("samurai", {}), 1)
    one, other = dealt(hidden, layout[:30]), dealt(hidden, layout[::-1][:30])
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0) == [0.0] * len(one.observation_tensor(0))
    open_game = loaded("kaito", {})
    layout = any_deal(open_game, 1)
    assert dealt(open_game, layout[:5]).observation_string(0) != dealt(open_game, layout[::-1][:5]).observation_string(0)


def test_the_order_in_which_tiles_came_is_remembered() -> None:
    """Two hands become the same in two ways: an observation shows the hand, an information state also how it came."""
    game = loaded("samurai", {"hands": "random"})
    layout = any_deal(game, 6)
    swapped = layout.copy()
    swapped[5], swapped[6] = layout[6], layout[5]
    assert layout[5] != layout[6]
    one, other = dealt(game, layout), dealt(game, swapped)
    while str(one).split()[1] != "play":
        act = one.legal_actions()[0]
        one.apply_action(act)
        other.apply_action(act)
    end = game.num_distinct_actions() - 1
    for _ in range(4):  # two turns each, a tile in each
        act = next(act for act in one.legal_actions() if act in other.legal_actions() and act != end)
        for state in (one, other):
            state.apply_action(act)
            state.apply_action(end)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_ways_to_the_same_position_are_different_information_states_of_an_open_game() -> None:
    one, other = (loaded("caminos", {}).new_initial_state() for _ in range(2))
    flat = [act for act in one.legal_actions() if act // 121 == one.legal_actions()[0] // 121]
    first, second, third = flat[0], flat[-1], flat[len(flat) // 2]  # the same stone, turned alike, on cells far from each other
    for act in (first, second, third):
        one.apply_action(act)
    for act in (third, second, first):
        other.apply_action(act)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_the_tensor_is_the_observation_of_the_rules(name: str, options: Options) -> None:
    game, ours = loaded(name, options), load(name, **options)
    state = dealt(game, any_deal(game, 2))
    play_at_random(state, np.random.default_rng(2), 9)
    observation = make_observation(game)
    for seat in range(ours.seats):
        planes = ours.observe(state.position.state, seat)  # type: ignore[attr-defined]
        observation.set_from(state, seat)
        assert np.array_equal(observation.dict["observation"], planes)
        assert state.observation_tensor(seat) == planes.reshape(-1).tolist()
        assert observation.string_from(state, seat) == state.observation_string(seat)


def test_other_kinds_of_observers_are_not_offered() -> None:
    game = loaded("samurai", {})
    everybodys = pyspiel.PrivateInfoType.ALL_PLAYERS
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everybodys)) is None
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False)) is None


# --- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_clones_and_pickled_positions_are_independent(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game, any_deal(game, 7))
    play_at_random(state, np.random.default_rng(7), 6)
    before, history = str(state), state.history()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), read):
        assert str(twin) == before and twin.history() == history and twin.legal_actions() == state.legal_actions()
        play_at_random(twin, np.random.default_rng(1))
        assert twin.is_terminal()
    assert str(state) == before and state.history() == history


def test_a_half_finished_deal_is_copied_too() -> None:
    game = loaded("kaito", {})
    layout = any_deal(game, 5)
    half = dealt(game, layout[:20])
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, half))
    for state in (half.clone(), read):
        for stone in layout[20:]:
            state.apply_action(stone)
        assert str(state) == str(dealt(game, layout))
    assert half.is_chance_node()


# --- OpenSpiel's algorithms -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_python_mcts_plays(name: str) -> None:
    game, random = pyspiel.load_game(name), np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = dealt(game, any_deal(game, 3))
    play_at_random(state, np.random.default_rng(3), 4)
    for _ in range(2):
        act = bot.step(state)
        assert act in state.legal_actions()
        state.apply_action(act)


def test_the_python_mcts_finds_the_act_that_wins() -> None:
    game, random = pyspiel.load_game("kaisho_kamisado"), np.random.RandomState(1)
    state, chance = game.new_initial_state(), np.random.default_rng(12)
    while not (wins := [act for act in state.legal_actions() if state.child(act).is_terminal()]):
        state.apply_action(int(chance.choice(state.legal_actions())))
    mover = state.current_player()
    assert state.child(wins[0]).returns()[mover] == 1.0
    bot = mcts.MCTSBot(game, 1.4, 100, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert state.child(bot.step(state)).returns()[mover] == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_the_environment_for_reinforcement_learning_plays_a_game(name: str) -> None:
    env, random = rl_environment.Environment(name), np.random.default_rng(2)
    env.seed(2)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([int(random.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == 0.0


def test_a_python_that_has_loaded_games_ends_well() -> None:
    """OpenSpiel releases the factories of its games only after Python has shut down."""
    program = "import pyspiel, kaisho.envs.openspiel; pyspiel.load_game('kaisho_kaito').new_initial_state().apply_action(1)"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_act_is_refused_and_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game, any_deal(game, 4))
    before, legal = str(state), state.legal_actions()
    for act in (-2, 10**9, next(act for act in range(game.num_distinct_actions()) if act not in legal)):
        with pytest.raises(IllegalAct):
            state.apply_action(act)
    assert str(state) == before and len(state.history()) == game.max_chance_nodes_in_history()


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(BadDeal):
        dealt(pyspiel.load_game("kaisho_kaito"), [0] * 36)


def test_options_that_do_not_exist_or_go_together_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("kaisho_kamisado(colour=red)")
    with pytest.raises(ValueError, match="rounds"):
        pyspiel.load_game("kaisho_kamisado(match=long,rounds=3)")
    with pytest.raises(ValueError, match="players"):
        pyspiel.load_game("kaisho_samurai(players=5)")


# --- resampling -------------------------------------------------------------------------------------------------------

SAMURAI: list[Options] = [
    {"players": players, "hands": hands, "capture": capture}
    for players in (2, 3, 4)
    for hands, capture in (("choose", "turn"), ("random", "immediate"))
]
samurai_games = pytest.mark.parametrize("options", SAMURAI, ids=lambda options: " ".join(map(str, options.values())))


class Repeated:
    """A sampler that gives the same numbers every time it is made."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def __call__(self) -> float:
        return float(self._random.random())


def played(options: Options, seed: int, acts: int) -> pyspiel.State:
    game = loaded("samurai", options)
    state = dealt(game, any_deal(game, seed))
    play_at_random(state, np.random.default_rng(seed), acts)
    return state


def knowledge(state: pyspiel.State, seat: int) -> tuple[str, str, list[float]]:
    return state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)


def whole(state: pyspiel.State) -> tuple[object, ...]:
    """Return everything, hidden or not."""
    seats = range(state.num_players())
    return str(state), state.history(), state.serialize(), [knowledge(state, seat) for seat in seats], state.current_player()


def halfway(options: Options) -> list[int]:
    """Numbers of acts that lead into every phase: picking, placing, playing, and near the end."""
    seats = int(options["players"])
    picks = 5 * seats if options["hands"] == "choose" else 0
    return [0, 2, 7, picks, picks + 3, picks + 60, picks + 60 + 20 * seats, picks + 60 + 33 * seats]


@samurai_games
def test_a_resample_looks_the_same_to_its_player_but_differs(options: Options) -> None:
    different = 0
    for acts in halfway(options):
        state = played(options, 5, acts)
        if state.is_terminal():
            continue
        for seat in range(state.num_players()):
            for seed in range(3):
                other = state.resample_from_infostate(seat, Repeated(seed))
                assert knowledge(other, seat) == knowledge(state, seat)
                assert other.current_player() == state.current_player()
                if seat == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                    assert other.legal_actions(seat) == state.legal_actions(seat)
                assert len(other.history()) == len(state.history())
                again = other.get_game().deserialize_state(other.serialize())
                assert whole(again) == whole(other), "its history leads to it"
                different += str(other) != str(state)
                play_at_random(other, np.random.default_rng(seed))
                assert other.is_terminal()
    assert different > 20


@samurai_games
def test_a_resample_knows_nothing_of_the_real_deal(options: Options) -> None:
    """Positions that a player cannot distinguish give it the same resamples for the same random numbers, byte for byte: in all
    that any player sees of them, in the deal and in the history."""
    for acts in halfway(options):
        real = played(options, 8, acts)
        if real.is_terminal():
            continue
        for seat in range(real.num_players()):
            resampled = real.resample_from_infostate(seat, Repeated(99))
            if acts > 2:
                assert resampled.history() != real.history()
            for seed in range(2):
                one, other = (each.resample_from_infostate(seat, Repeated(seed)) for each in (real, resampled))
                assert whole(one) == whole(other)


def test_resampled_hands_of_others_are_uniform() -> None:
    """Among many resamples every tile that a player has not seen is in the other's hand as often as any other."""
    state = played({"players": 2, "hands": "random"}, 3, 21 + 20)
    assert not state.is_terminal()
    record = state.position.state
    laid = {int(tile) - 1 - 17 for tile in record.tiles.tolist() if tile > 17}
    size = int(record.hand[1].sum())
    found: Counter[int] = Counter()
    for seed in range(600):
        hand = state.resample_from_infostate(0, Repeated(seed)).position.state.hand[1]
        assert int(hand.sum()) == size
        found.update({kind: int(count) for kind, count in enumerate(hand.tolist())})
    single = [kind for kind in range(17) if kind not in (9, 10, 12) and kind not in laid]
    unseen = size + int(record.left[1])
    for kind in single:
        assert found[kind] / 600 == pytest.approx(size / unseen, abs=0.08)
    assert not any(found[kind] for kind in laid if kind not in (9, 10, 12))


@samurai_games
def test_during_the_deal_another_deal_is_sampled(options: Options) -> None:
    game = loaded("samurai", options)
    layout = any_deal(game, 2)
    part = dealt(game, layout[:25])
    other = part.resample_from_infostate(0, Repeated(1))
    assert other.is_chance_node() and len(other.history()) == 25 and other.history() != part.history()
    assert whole(other) == whole(dealt(game, layout[::-1][:25]).resample_from_infostate(0, Repeated(1)))


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos"])
def test_without_hidden_information_resampling_returns_the_same_position(name: str) -> None:
    game = loaded(name, {})
    state = dealt(game, any_deal(game, 4))
    play_at_random(state, np.random.default_rng(1), 3)
    assert whole(state.resample_from_infostate(0, Repeated(1))) == whole(state)


def test_a_finished_game_is_open() -> None:
    state = played({"players": 3}, 2, 10**6)
    assert state.is_terminal() and whole(state.resample_from_infostate(1, Repeated(1))) == whole(state)


@samurai_games
def test_ismcts_plays_samurai(options: Options) -> None:
    for acts in (0, 2, 40):
        state = played(options, 6, acts)
        thinker = ismcts.ISMCTSBot(
            state.get_game(),
            mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
            uct_c=1.4,
            max_simulations=6,
            random_state=np.random.RandomState(1),
        )
        assert thinker.step(state) in state.legal_actions()
