"""``kaisho examples``: show recorded example games turn by turn, with notes."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from kaisho import examples
from kaisho.commands.prompt import ALSO, clear_screen, is_tall, print_note, read_line
from kaisho.commands.replay import result_line
from kaisho.commands.shared import style_of, wants_colour
from kaisho.language import words

ORDERS = ("back", "quit")


class Showing:
    """An example at a terminal. It stops at the start and at every note."""

    def __init__(self, example: examples.LocalizedExample, style: str, *, colour: bool) -> None:
        self.example = example
        self.record = examples.record(example.id)
        self.style = style
        self.colour = colour
        self.say = words(example.language)
        self.stops = [0, *(note.at for note in example.notes)]
        named = {text: order for order in ORDERS for text in (order, self.say(f"cli-order-{order}"))}
        self.orders = {self.say.plain(text): order for text, order in (named | ALSO).items()}

    def run(self) -> int:
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            index = 0
            while True:
                self._show(index)
                if index == len(self.stops) - 1:
                    return 0
                order = self.orders.get(self.say.plain(read_line(self.say("cli-learn-continue"))))
                if order == "quit":
                    return 0
                index = max(0, index - 1) if order == "back" else index + 1
        print()
        return 0

    def _show(self, index: int) -> None:
        """Show the board at a stop, the acts since the previous stop, and the note about them."""
        game, at = self.record.game, self.stops[index]
        state = self.record.states[at]
        clear_screen()
        print(f"\n{self.example.title} · {self.say('plain-ply', at=at, last=self.example.acts)}\n")
        print(game.show(state, self.example.language, colour=self.colour, tall=is_tall(), seat=int(state.seat)))
        print()
        for number in range(self.stops[index - 1] if index else 0, at):
            before = self.record.states[number]
            move = game.write(before, self.record.acts[number], self.style, self.example.language)
            print(f"{number + 1:>5}. {self.say(game.seat_word(int(before.seat)))}  {move}")
        print_note("\n" + self.example.notes[index - 1].text if index else self.example.about)
        if at == self.example.acts:
            print_note(self.example.end)
            print_note(result_line(self.record, self.example.language))


def run(arguments: dict[str, Any]) -> int:
    language = arguments["lang"]
    if arguments["example"] is None:
        return _list(language, as_json=arguments["json"])
    example = examples.localized(arguments["example"], language)
    if arguments["json"]:
        print(msgspec.json.encode(example).decode())
        return 0
    game = examples.record(example.id).game
    return Showing(
        example, style_of(game, arguments["notation"] or game.spoken_style), colour=wants_colour(arguments["colour"])
    ).run()


def _list(language: str, *, as_json: bool) -> int:
    """List all examples."""
    say = words(language)
    listed = [examples.listed(example, language) for example in examples.names()]
    if as_json:
        print(msgspec.json.encode(listed).decode())
        return 0
    for each in listed:
        print(say("cli-examples-one", example=each.id, title=each.title, game=say(each.game), acts=str(each.acts)))
        print_note(f"  {each.about}")
    print(say("cli-examples-how"))
    return 0
