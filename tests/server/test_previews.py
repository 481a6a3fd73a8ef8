"""Previews of acts: for the seat to act, from what that seat may know, without changing anything."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Club
from tests.server.running import Message, Socket


def preview(socket: Socket, table: str, act: int | str, **fields: Any) -> Message:
    """Request a preview of an act; return it or its refusal."""
    socket.send(do="preview", table=table, act=act, id=99, **fields)
    while True:
        message = socket.receive()
        if message["type"] in ("preview", "refused") and message["id"] == 99:
            return message


def test_a_preview_shows_the_view_after_an_act_without_playing_it(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    before = ann.watch(table)["state"]
    message = preview(ann, table, "c1-a3")
    assert message["act"] in before["legal"]
    assert {"side": "black", "colour": "red", "square": "a3", "markers": 0} in message["view"]["towers"]
    assert message["view"]["to_act"] == "white"
    assert ann.watch(table)["state"] == before | {"claim_at": ann.watch(table)["state"]["claim_at"]}
    assert all(update["type"] != "update" for update in bob.drain())
    after = ann.act(table, before, message["act"])
    assert after["view"] == message["view"]


def test_a_preview_of_an_illegal_act_is_the_refusal_with_its_rule_and_squares(club: Club) -> None:
    table, ann, _ = club.two_players("caminos")
    message = preview(ann, table, "L 2'2'2 a1")
    assert (message["type"], message["rule"], message["table"]) == ("refused", "C3", table)
    assert message["squares"] == ["a1", "b1"]
    assert preview(ann, table, "nonsense")["code"] == "caminos-unreadable"
    assert preview(ann, table, 10**9)["code"] == "no-such-act"


def test_only_the_seat_to_act_gets_previews(club: Club) -> None:
    table, ann, bob = club.two_players("kaito")
    second = preview(bob, table, 50)
    watcher = club.socket(club.guest("Wim"))
    assert preview(watcher, table, 50)["code"] == "table-not-seated"
    assert preview(club.socket(), table, 50)["code"] == "socket-needs-name"
    assert preview(bob, table, 50, seat=0)["code"] == "table-not-seated"
    assert preview(bob, "nosuchtable", 50)["code"] == "table-unknown"
    first = preview(ann, table, 50)
    assert {first.get("code"), second.get("code")} >= {"table-not-your-turn"}  # the second player chooses the gap
    ann.ask("resign", table=table)
    assert preview(ann, table, 50)["code"] == preview(bob, table, 50)["code"] == "table-over"


def test_every_seat_previews_its_own_secret_choice(club: Club) -> None:
    table, ann, bob = club.two_players("samurai")
    for number, tile in enumerate(("H4", "B4", "R4", "S3", "K1")):
        for seat, socket in enumerate((ann, bob)):
            message = preview(socket, table, f"+{tile}")
            assert message["view"]["phase"] == "pick"
            hands = [player["hand"] for player in message["view"]["players"]]
            assert len(hands[seat]) == number + 1 and tile in hands[seat]
            assert not hands[1 - seat]
            if (number, seat) != (4, 1):  # the very last choice stays open
                socket.ask("act", table=table, after=number, act=f"+{tile}")
    assert preview(ann, table, "+W1")["code"] == "table-not-your-turn"  # it has chosen all five
    assert len(bob.watch(table)["state"]["chosen"]) == 4


def test_the_end_of_a_turn_is_previewed_without_the_tiles_that_will_be_drawn(club: Club) -> None:
    table, ann, bob = club.two_players("samurai", options={"hands": "random"})
    state = ann.watch(table)["state"]
    while state["view"]["phase"] == "place":
        [seat] = state["to_act"]
        before = (ann, bob)[seat].watch(table)["state"]
        state = (ann, bob)[seat].act(table, before, before["legal"][0])
        state = ann.watch(table)["state"]
    assert state["to_act"] == [0]
    placed = ann.act(table, state, state["legal"][0])
    mine = placed["view"]["players"][0]
    message = preview(ann, table, "end")["view"]
    assert message["to_act"] == "blue"
    assert message["players"][0] == mine and mine["hand_size"] == 4
