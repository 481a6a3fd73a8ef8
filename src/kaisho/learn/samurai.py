"""The course of Samurai: the set-up, a turn, capturing figures, the two exchanges, and who wins."""

from __future__ import annotations

from kaisho.learn import Chapter, Course, RuleGroup, Step, Task
from kaisho.learn.samurai_tactics import TACTICS

EMPTY_MAP = (
    "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/- 0.0.0/0.0.0 0.0.0 "
    "H4,B3,S2,W1,K1/H3,R2,S1,S3,W1 "
    "F,T0,W2,W1,S3,S2,S1,S1,R4,R3,R2,B4,B2,H3,H2/F,T0,K1,W2,W1,S2,S2,S1,R4,R3,B4,B3,B2,H4,H2 - 0 0"
)
HELMETS = ("Kyoto", "Mutsu", "Tono", "Iwaki", "Kofu", "Hagi")
"""Settlements with a helmet that may be swapped with the rice field in Nachi."""

START = Chapter(
    "start",
    (
        Step(
            "pick",
            ("M1",),
            "2/turn/choose/no pick r - hbr/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- -/- 0.0.0/0.0.0 0.0.0 H4,S3,W2/- "
            "S1,H3,S1,H2,W1,T0,B4,B3,R4,B2,R2,S2,F,R3,K1,W1,S2/S1,B2,R3,S2,W1,S2,H4,W1,B4,S1,S3,W2,R2,H2,B3,F,R4,"
            "T0,H3,K1 - 0 3",
            (Task(("+H4",), refused="M1"), Task(), Task(replies=("+B4", "+S3", "+R4", "+K1", "+W2"))),
        ),
        Step(
            "cities",
            ("M2", "M3"),
            "2/turn/choose/no place r - hbr/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- -/- 0.0.0/0.0.0 0.0.0 "
            "H4,B3,S3,W2,K1/B4,R4,S3,W2,K1 "
            "S1,H3,S1,H2,W1,T0,B4,R4,B2,R2,S2,F,R3,W1,S2/S1,B2,R3,S2,W1,S2,H4,W1,S1,R2,H2,B3,F,T0,H3 - 2 10",
            (Task(("h@Hagi", "b@Nachi"), refused="M3"), Task(("h@Edo", "b@Edo", "r@Edo"), refused="M2"), Task()),
        ),
        Step(
            "same",
            ("M4",),
            "2/turn/choose/no place r - hbr/b/h/-/-/-/-/-/-/-/-/-/-/-/-/-/- -/- 0.0.0/0.0.0 0.0.0 "
            "H4,B3,S3,W2,K1/B4,R4,S3,W2,K1 "
            "S1,H3,S1,H2,W1,T0,B4,R4,B2,R2,S2,F,R3,W1,S2/S1,B2,R3,S2,W1,S2,H4,W1,S1,R2,H2,B3,F,T0,H3 - 4 12",
            (Task(("h@Kyoto",), refused="M4"), Task()),
        ),
        Step(
            "begin",
            ("M3", "M5"),
            "2/turn/choose/no place r - hbr/br/hb/h/b/r/r/h/h/b/r/b/h/r/b/-/- -/- 0.0.0/0.0.0 0.0.0 "
            "H4,B3,S3,W2,K1/B4,R4,S3,W2,K1 "
            "S1,H3,S1,H2,W1,T0,B4,R4,B2,R2,S2,F,R3,W1,S2/S1,B2,R3,S2,W1,S2,H4,W1,S1,R2,H2,B3,F,T0,H3 - 18 26",
            (Task(("r@Hagi",), replies=("h@Nachi",)), Task()),
        ),
    ),
)

TURN = Chapter(
    "turn",
    (
        Step(
            "lay",
            ("M6", "M8"),
            EMPTY_MAP,
            (Task(("end",), refused="M6"), Task(("S2@e18", "H4@e18"), refused="M8"), Task()),
        ),
        Step(
            "ship",
            ("M8", "M9"),
            EMPTY_MAP,
            (Task(("W1@f17",), refused="M8"), Task(("S2@Hagi",), refused="M9"), Task(("W1@e18", "W1@e19", "W1@f19", "W1@g19"))),
        ),
        Step(
            "several",
            ("M7", "M15"),
            EMPTY_MAP,
            (
                Task(("H4@f17", "H4@g18")),
                Task(("S2@h16", "B3@h16"), refused="M7"),
                Task(("W1@e18", "W1@e19", "W1@f19", "W1@g19")),
                Task(("end",)),
            ),
        ),
    ),
)

TAKING = Chapter(
    "taking",
    (
        Step(
            "influence",
            ("M10", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/b/h -/S1@f17 0.0.0/0.0.0 0.0.0 "
            "H4,B2,R4,S1,T0/H3,B4,R2,S3,W1 "
            "F,K1,W2,W1,W1,S3,S2,S2,S1,R3,R2,B4,B3,H3,H2/F,T0,K1,W2,W1,S2,S2,S1,R4,R3,B3,B2,H4,H2 - 0 0",
            (Task(("B2@g18",), hint=True), Task(("end",))),
        ),
        Step(
            "city",
            ("M10", "M13"),
            "2/turn/choose/no play r - hbr/hb/hb/r/r/h/b/r/h/b/r/h/b/r/r/h/b S2@o11/H3@o9,S1@p9 0.0.0/0.0.0 0.0.0 "
            "H2,R4,S1,S3,W1/H2,B4,R2,S3,W1 "
            "F,T0,K1,W2,W1,S2,S1,R3,R2,B4,B3,B2,H4,H3/F,T0,K1,W2,W1,S2,S2,S1,R4,R3,B3,B2,H4 - 0 0",
            (Task(("S3@p10",), hint=True), Task(("end",))),
        ),
        Step(
            "tie",
            ("M14",),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b -/H3@f17 0.0.0/0.0.0 0.0.0 "
            "H2,B2,R4,S1,S3/H2,B4,R2,S3,W1 "
            "F,T0,K1,W2,W1,W1,S2,S2,S1,R3,R2,B4,B3,H4,H3/F,T0,K1,W2,W1,S2,S2,S1,S1,R4,R3,B3,B2,H4 - 0 0",
            (Task(("S3@g18",)), Task(("end",))),
        ),
    ),
)

EXCHANGES = Chapter(
    "exchanges",
    (
        Step(
            "figures",
            ("M4", "M6", "M11"),
            "2/turn/choose/no play r - hbr/br/hb/h/b/h/b/r/h/b/r/h/b/r/r/h/r H4@k17/- 0.0.0/0.0.0 0.0.0 "
            "H2,B2,R4,S1,F/H2,B4,R2,S3,W1 "
            "T0,K1,W2,W1,W1,S3,S2,S2,S1,R3,R2,B4,B3,H3/F,T0,K1,W2,W1,S2,S2,S1,S1,R4,R3,B3,B2,H4,H3 - 0 0",
            (
                Task(("F:r@Akita-b@Kyoto",), refused="M4"),
                Task(tuple(f"F:h@{place}-r@Nachi" for place in HELMETS)),
                Task(("end",)),
            ),
        ),
        Step(
            "tiles",
            ("M12", "M13"),
            "2/turn/choose/no play r - hbr/br/hb/h/r/h/b/r/h/b/r/h/b/r/r/h/b H4@k17/H3@f17 0.0.0/0.0.0 0.0.0 "
            "B2,R3,R4,S1,T0/H2,B4,R2,S3,W1 "
            "F,K1,W2,W1,W1,S3,S2,S2,S1,R2,B4,B3,H3,H2/F,T0,K1,W2,W1,S2,S2,S1,S1,R4,R3,B3,B2,H4 - 0 0",
            (Task(("T0@f17-g18",), refused="M12"), Task(("T0@k17-g18",), hint=True), Task(("end",))),
        ),
    ),
)

ENDING = Chapter(
    "ending",
    (
        Step(
            "kind",
            ("M16", "M17"),
            "2/turn/random/no play r - -/-/-/-/-/-/-/r/b/r/-/-/h/r/-/h/- "
            "B4@q10,S1@p11,R3@p12,S1@p13,T0@m14,H3@n14,S3@o15,B2@h16,H2@i16,R2@k16,S2@m16,R4@k17,S2@l17,W1@r10,"
            "W2@k14,W1@g16/B3@p8,S2@o9,T0@p9,R3@p10,K1@o11,S1@n12,S3@n13,R2@o13,H2@p14,R4@l15,S1@m15,H4@j16,"
            "B2@h17,W2@r8,W1@n16,W1@e18 3.3.1/2.2.2 0.1.1 H4,B3,K1/H3,B4,S2 -/- rb 52 86",
            (Task(("H4@q14",), hint=True), Task(("end",), wins=1)),
        ),
        Step(
            "aside",
            ("M14", "M16"),
            "2/turn/random/no play r - hbr/hr/-/-/b/b/r/b/b/h/h/h/r/r/h/-/- "
            "S1@p9,K1@p11,R4@p13,B2@p14,T0@m16,S2@k17,B3@l17,R2@g18,W2@q12,W1@r12,W1@k19/H2@p8,B4@o9,S2@o11,"
            "R3@p12,R2@l15,S1@o15,B3@k16,T0@f17,H4@h17,W1@p7,W2@o16 1.1.1/0.0.0 0.1.1 H3,H4,S1,S2,S3/H3,R4,S1,S3,K1 "
            "B4,R3,H2/W1,S2,B2 rb 42 66",
            (Task(("S1@p10",)), Task(("end",), wins=1)),
        ),
        Step(
            "others",
            ("M18",),
            "2/turn/random/no play r - -/hb/-/r/r/b/-/-/-/-/-/-/-/b/-/b/- "
            "H2@p11,R4@l13,R3@o13,S1@m14,S1@n14,T0@l15,R2@m15,H4@o15,B3@h16,B4@i16,K1@f17,B2@h17,H3@l17,W2@r9,"
            "W1@r15,W1@j17/B4@o9,S1@p10,S2@o11,S1@n12,B2@p12,K1@n13,H2@p13,H3@p14,R4@q14,S3@j16,R2@k16,S2@m16,"
            "T0@k17,W1@n11,W2@n16,W1@q16 3.2.2/3.0.3 0.1.0 S2,S2,S3/H4,B3,R3 -/- rb 52 86",
            (Task(("S3@p9",), hint=True), Task(("end",), wins=1)),
        ),
        Step(
            "all",
            ("M19",),
            "2/turn/random/no play r - -/-/hb/-/-/-/r/r/b/r/-/-/-/-/-/-/h "
            "H4@p9,R3@p10,S3@q10,B2@n13,S2@o13,H2@n14,R2@p14,S1@q14,K1@o15,B3@j16,B4@m16,T0@f17,H3@k17,W1@n7,"
            "W2@r15,W1@k19/H3@p8,S2@o9,R4@o11,R2@p11,K1@n12,H2@p13,S1@l15,R3@m15,S2@h16,T0@i16,H4@k16,B4@h17,"
            "B3@g18,W1@q12,W2@i15,W1@e17 3.2.1/1.3.3 1.0.0 R4,S1,S2/B2,S1,S3 -/- rb 52 86",
            (Task(("S2@l17",), hint=True), Task(("end",), wins=1)),
        ),
        Step(
            "screen",
            ("M21",),
            "3/turn/random/no play r - hbr/br/br/b/h/r/b/r/r/r/-/b/-/h/b/h/r/b/-/h/-/h/b/h/-/- "
            "B3@p9,H3@o15,R4@i16,S1@j16,K1@k16,T0@h19,S2@e20,R3@i20,W1@n7,W1@k15,W2@h22/S2@q14,S1@h16,R2@j19,"
            "T0@h20,R3@d21,B2@g21,B4@e22,W1@p15,W2@b19,W1@k20/S2@o9,B3@o11,H2@p11,S2@p12,B4@p14,S1@l15,H4@m15,"
            "R4@f17,T0@c21,B2@d22,W1@d18 0.0.1/1.0.0/0.1.0 2.0.1 H2,H4,R2,S1,S3/H2,B3,R4,S3,K1/R2,R3,S1,S3,W1 "
            "F,B4,S2,B2/H3,S2,H4,S1/F,K1,H3,W2 b 60 93",
            (Task(), Task(("end",))),
        ),
        Step(
            "shared",
            ("M20", "M22"),
            "4/turn/random/no play r - hbr/br/hb/h/r/r/r/r/h/b/h/r/r/b/r/-/b/h/b/b/b/-/b/b/h/h/br/-/h/r/h/h/h/r "
            "B4@o9,T0@q10,B2@o13,S2@j16,R2@g18,H2@j19,S2@i21,B3@p4,W1@q12/S1@o11,R2@n13,R3@i16,K1@k17,T0@e22,"
            "B2@p2,H4@s4,W2@r10,W1@m6/B2@p14,R3@o15,S2@f17,H3@g21,R2@o3,B4@o4,S3@q5,W1@o7,W1@j18/H4@p9,R4@n12,"
            "S1@l13,B2@n14,T0@m15,B4@i20,S2@c21,B3@d21,W2@t3 0.0.1/0.0.0/0.1.0/0.0.0 1.0.0 "
            "H3,H4,R3,S1,S1/H2,H3,B4,R4,S2/B3,R4,S1,K1,T0/H2,H3,R3,S1,W1 "
            "K1,W1,S3,W2,R4/B3,S1,W1,S3,S2/H2,S2,H4,S1,W2/W1,S3,K1,R2,S2 rbgy 76 116",
            (Task(("R3@p13",)), Task(("end",))),
        ),
    ),
)

RULE_GROUPS = (
    RuleGroup("setup", ("M1", "M2", "M3", "M4", "M5"), ("cities",)),
    RuleGroup("turn", ("M6", "M7", "M8", "M9", "M15"), ("several",)),
    RuleGroup("taking", ("M10", "M13", "M14"), ("influence", "city")),
    RuleGroup("exchanges", ("M11", "M12"), ("figures",)),
    RuleGroup("end", ("M16", "M17", "M18", "M19", "M20", "M22"), ("kind",)),
    RuleGroup("screens", ("M21",), ("screen",)),
)

COURSE = Course("samurai", (START, TURN, TAKING, EXCHANGES, ENDING, TACTICS), RULE_GROUPS)
