"""Tactics of Samurai. All turns of a position, and the replies where they matter, are tried to show which ones are best."""

from __future__ import annotations

from kaisho.games.samurai import Samurai
from kaisho.learn import Chapter, Step, Task
from kaisho.state import State

END = Task(("end",))

OPEN_DOORS = (
    "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/- 0.0.0/0.0.0 0.0.0 "
    "H2,B2,R2,S1,S2/H4,B4,R4,S2,S3 "
    "F,K1,W2,W1,W1,T0,S3,S2,S1,R4,R3,B4,B3,H4,H3/F,K1,W2,W1,W1,T0,S2,S1,S1,R3,R2,B3,B2,H3,H2 - 0 0"
)
DOORS = ("f17", "g18", "k17", "l17", "o9", "p8", "p14", "q14")
"""Hexes next to villages that have only two of them."""


def elsewhere(game: Samurai, state: State, act: int) -> bool:
    """Whether the act lays a tile on none of these hexes."""
    return game.write(state, act).partition("@")[2] not in DOORS


RICE = ("Akita", "Kuji", "Ojiya", "Obama", "Izumo", "Bizen")
"""Settlements whose rice may be swapped with the helmet in Hagi."""

TACTICS = Chapter(
    "tactics",
    (
        Step(
            "lead",
            ("M13",),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b H2@f17/B3@k17 0.0.0/0.0.0 0.0.0 "
            "H3,B2,R2,S1,S2/H3,B4,R2,S3,W1 "
            "F,K1,W2,W1,W1,T0,S3,S2,S1,R4,R3,B4,B3,H4/F,K1,W2,W1,T0,S2,S2,S1,S1,R4,R3,B2,H4,H2 - 0 0",
            (Task(tuple(f"{tile}@g18" for tile in ("S1", "H3", "B2", "R2", "S2")), wrong=True), END),
            signs=("f18", "k18"),
        ),
        Step(
            "double",
            ("M10", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b "
            "S2@f17/R2@h16,B2@h17,W2@g19 0.0.0/0.0.0 0.0.0 H4,B2,R3,R4,S1/H3,B4,S1,S3,W1 "
            "F,K1,W2,W1,W1,T0,S3,S2,S1,R2,B4,B3,H3,H2/F,K1,W1,T0,S2,S2,S1,R4,R3,B3,H4,H2 - 0 0",
            (Task(("S1@g18",), hint=True, wrong=True), END),
            signs=("g18",),
        ),
        Step(
            "thrift",
            ("M10", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/S1@k17 0.0.0/0.0.0 0.0.0 "
            "H2,B2,B4,S1,S3/H3,B4,R2,S3,W1 "
            "F,K1,W2,W1,W1,T0,S2,S2,S1,R4,R3,R2,B3,H4,H3/F,K1,W2,W1,T0,S2,S2,S1,R4,R3,B3,B2,H4,H2 - 0 0",
            (Task(("B2@l17",), hint=True, wrong=True), END),
            signs=("k18",),
        ),
        Step(
            "quick",
            ("M7", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/W1@e18,W1@g19 0.0.0/0.0.0 0.0.0 "
            "H2,B4,R3,S2,K1/H3,B4,R2,S1,S3 "
            "F,W2,W1,W1,T0,S3,S2,S1,S1,R4,R2,B3,B2,H4,H3/F,K1,W2,T0,S2,S2,S1,R4,R3,B3,B2,H4,H2 - 0 0",
            (Task(("H2@f17", "S2@f17"), hint=True, wrong=True), Task(("K1@g18",), wrong=True), END),
            signs=("f17", "g18"),
        ),
        Step(
            "fleet",
            ("M8", "M10"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b W1@e18/H4@f17 0.0.0/0.0.0 0.0.0 "
            "H3,B2,R4,S2,W2/H3,B4,R2,S1,S3 "
            "F,K1,W1,T0,S3,S2,S1,S1,R3,R2,B4,B3,H4,H2/F,K1,W2,W1,W1,T0,S2,S2,S1,R4,R3,B3,B2,H2 - 0 0",
            (Task(("W2@e19", "W2@f19", "W2@g19"), wrong=True), Task(("H3@g18", "S2@g18"), hint=True, wrong=True), END),
            signs=("f18",),
        ),
        Step(
            "deny",
            ("M14",),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/H3@f17 0.0.0/0.0.0 0.0.0 "
            "H2,B2,R2,S1,S3/H2,B2,R2,R3,S1 "
            "F,K1,W2,W1,W1,T0,S2,S2,S1,R4,R3,B4,B3,H4,H3/F,K1,W2,W1,W1,T0,S3,S2,S2,S1,R4,B4,B3,H4 - 0 0",
            (Task(("S3@g18",), hint=True, wrong=True), END),
            signs=("f18",),
        ),
        Step(
            "patience",
            ("M13",),
            OPEN_DOORS,
            (Task(accepts=elsewhere, wrong=True), END),
            signs=("f18", "k18", "o8", "q15"),
        ),
        Step(
            "enough",
            ("M17",),
            "2/turn/random/no play r - hbr/-/br/-/-/r/b/h/h/b/r/-/-/r/r/h/- "
            "S1@p8,S2@o9,R4@p9,T0@p10,H4@o11,S1@n14,R3@p14,K1@l15,B3@h16,B4@m16,H2@k17,W1@k13,W1@j14,W2@m18/R3@q10,"
            "S3@n12,S2@o13,H3@m14,B3@q14,H2@m15,R2@o15,S2@j16,B4@f17,R4@l17,W1@p7,W2@r11,W1@n16 3.2.1/0.1.0 0.0.0 "
            "H3,B2,R2,S2,S3/H4,B2,S1,S1,K1 -/T0 rb 38 67",
            (Task(("H3@g18", "S2@g18", "S3@g18"), hint=True, wrong=True), END),
            signs=("f18", "l14"),
        ),
        Step(
            "decider",
            ("M16", "M17"),
            "2/turn/random/no play r - -/br/-/r/r/h/-/-/-/-/-/-/-/r/b/b/- "
            "B4@p9,H2@p10,K1@o11,R2@p11,T0@o13,S3@m14,S2@n14,R3@p14,B3@l15,H4@i16,H3@k17,S2@l17,W2@n8,W1@n11,W1@f16/"
            "R4@n12,R3@p12,S1@l13,H3@n13,T0@p13,H2@q14,H4@m15,S2@o15,B4@j16,B2@k16,K1@m16,S3@h17,B3@g18,W2@r9,W1@l12,"
            "W1@r14 3.1.3/3.1.0 0.2.0 B2,R4,S1,S1/R2,S1,S2 -/- rb 42 75",
            (Task(("B2@q10", "R4@q10", "S1@q10"), hint=True, wrong=True), Task(("end",), wins=1)),
            signs=("q11", "o10"),
        ),
        Step(
            "swap",
            ("M11", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b R4@f17/W2@g19 0.0.0/0.0.0 0.0.0 "
            "H2,B2,R2,R3,F/H3,B4,R2,S1,S3 "
            "K1,W2,W1,W1,T0,S3,S2,S2,S1,S1,B4,B3,H4,H3/F,K1,W1,W1,T0,S2,S2,S1,R4,R3,B3,B2,H4,H2 - 0 0",
            (
                Task(tuple(f"F:r@{place}-h@Hagi" for place in RICE), hint=True, wrong=True),
                Task(tuple(f"{tile}@g18" for tile in ("R2", "R3", "H2", "B2")), wrong=True),
                END,
            ),
            signs=("f17", "f18"),
        ),
    ),
    tactics=True,
)
