"""Checks of what is hidden: nothing that is dealt behind a seat's back changes what the seat is shown."""

from __future__ import annotations

from kaisho.game import HIDDEN, WATCHER, Game
from kaisho.kernel import random_from
from kaisho.record import Record
from kaisho.testing.play import random_line, same, seeds, where


def check_hidden(game: Game) -> None:
    """``conceal``, ``seen`` and ``redeal`` agree with what a seat may know."""
    for seed in seeds():
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
    for seed in seeds():
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
