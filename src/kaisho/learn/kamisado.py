"""The course of Kamisado: the ten examples of the rulebooks in order, and steps for what these do not cover."""

from __future__ import annotations

from kaisho.learn import Chapter, Course, RuleGroup, Step, Task
from kaisho.learn.kamisado_tactics import TACTICS

START = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 single 1 0 0"

MOVING = Chapter(
    "moving",
    (
        Step("start", ("P1", "T1", "M6", "Z1", "Z2"), START, (Task(),)),  # example 1
        Step(
            "answer",  # example 2
            ("T2",),
            START,
            (
                Task(("c1-h6", "c1-f4", "c1-c5", "c1-d2", "c1-a3"), replies=("b8-b3",)),
                Task(("e1-e2", "f1-f3", "b1-b2"), refused="T2"),
                Task(("d1-g4",)),
            ),
        ),
        Step(
            "way",
            ("Z1", "Z2", "Z3"),
            "O1PKYRGN/8/8/8/5r2/1B6/8/ng1ykpbo b y play 0:0 single 1 2 2",
            (
                Task(("d1-c1",), refused="Z1"),
                Task(("d1-b3",), refused="Z3"),
                Task(("d1-a4",), refused="Z2"),
                Task(),
            ),
        ),
        Step(
            "slip",
            ("Z4",),
            "OBPKY1GN/8/8/3k4/3gR3/8/8/n1ry1pbo b g play 0:0 single 1 0 0",
            (Task(("d4-e5", "d4-f6", "d4-g7")),),
        ),
        Step("notation", ("N1", "N2", "N3"), START, (Task(("c1-a3",), replies=("b8-b3",)), Task(("d1-g4",), hint=True))),
    ),
)

BLOCKED = Chapter(
    "blocked",
    (
        Step(
            "forced",  # example 3
            ("Z5",),
            "3KY1GN/8/1B6/1kn1R3/8/7p/5PO1/1gry2bo w B play 0:0 single 1 1 1",
            (Task(("b6-b6",), refused="Z5"), Task(("b6-a5",))),
        ),
        Step(
            "home",
            ("Z7", "M1"),
            "3KY1GN/8/8/Bkn1R3/8/7p/5PO1/1gry2bo b k play 0:0 single 1 2 2",
            (Task(("b5-b8",), wins=1, hint=True),),
        ),
        Step(
            "pass",  # example 4
            ("Z6",),
            "OBP1Y1K1/8/6G1/5yrN/3R4/8/n7/1g2kpbo b n play 0:0 single 1 0 0",
            (Task(("a2-a6",), replies=("g6-g6",)), Task(("f5-f8",), wins=1)),
        ),
        Step(
            "passes",  # example 5
            ("Z6", "Z7"),
            "2RYGO1K/3byk2/1B2N3/2P5/2o5/8/8/pr3g1n w G play 0:0 single/tournament 1 1 1",
            (
                Task(("e8-e8",), replies=("e7-e7",)),
                Task(("b6-b3",), replies=("e7-e7",)),
                Task(("b3-d1",), wins=1),
            ),
        ),
    ),
)

MATCH = Chapter(
    "match",
    (
        Step(
            "marker",  # example 7
            ("M2", "M3"),
            "1B5N/p7/1P2b3/3O4/n3K1oR/2k2Y2/6G1/1gry4 w P play 0:0 standard 1 0 0",
            (Task(("b6-g1",), wins=1, hint=True),),
        ),
        Step(
            "left",
            ("B1", "B2", "B3", "M6"),
            "1B5N/p7/4b3/3O4/n3K1oR/2k2Y2/6G1/1gry2P+1 w - refill 0:1 standard 1 1 1",
            (Task(("h8-h7",), refused="B1"), Task(("left",))),
        ),
        Step(
            "right",
            ("B1", "B4"),
            "1B5N/p7/4b3/3O4/n3K1oR/2k2Y2/6G1/1gry2P+1 w - refill 0:1 standard 1 1 1",
            (Task(("right",)),),
        ),
        Step(
            "deadlock",  # example 6
            ("Z8", "M4"),
            "3K2G1/8/8/OrY2R2/P3pkN1/g3B3/8/2n1y1bo w B play 0:0 standard/tournament 1 0 0",
            (Task(("e3-e2",), replies=("a3-b4",)),),
        ),
        Step(
            "series",
            ("M7",),
            "O1PKY1G1/4k1r1/3B4/8/8/7N/5R2/ng1y1pbo b g play 0:0 series:2 1 6 6",
            (Task(("b1-b8",), wins=1),),
        ),
    ),
)

SUMO = Chapter(
    "sumo",
    (
        Step(
            "reach",
            ("S1",),
            "P+GYKROBN/8/8/8/8/3r4/8/g1yknobp w P play 0:1 standard 2 3 3",
            (Task(("a8-a2", "a8-g2"), refused="S1"), Task()),
        ),
        Step(
            "push",  # example 8
            ("S2", "S3", "S10", "N4"),
            "1GY1KB1O/6n1/P+7/r3N1p1/8/2bo1R2/8/g3k1y1 w P play 0:1 standard 2 1 1",
            (Task(("a6-a5",)), Task()),
        ),
        Step(
            "must-push",
            ("S11",),
            "1GY1KB1O/6n1/P+7/ro2N1p1/8/2b2R2/8/g3k1y1 w P play 0:1 standard 2 1 1",
            (Task(("a6-a6",), refused="S11"), Task(("a6-a5",))),
        ),
        Step(
            "straight",
            ("S4", "S7"),
            "O1PKY2N/8/4G3/3BR3/4p+3/8/8/ngryk1bo b p play 1:0 standard 2 0 0",
            (Task(("e4-d5",), refused="S4"), Task(("e4-e5",), refused="S7"), Task()),
        ),
        Step(
            "home-row",
            ("S6",),
            "OBP1YRGN/4p+3/8/2K5/8/8/8/ngryk1bo b p play 1:0 standard 2 0 0",
            (Task(("e7-e8",), refused="S6"), Task(("e7-d8",), wins=1)),
        ),
        Step(
            "own",
            ("S9",),
            "OBPKYRGN/8/8/4o3/4p+3/8/8/ngryk1b1 b p play 1:0 standard 2 0 0",
            (Task(("e4-e5",), refused="S9"),),
        ),
        Step(
            "room",
            ("S5", "DS5", "DrS5"),
            "OBPKY2N/4o3/4G3/4R3/4p++3/8/8/ngryk1b1 b p play 3:0 long 3 0 0",
            (Task(("e4-e5",), refused="DS5"),),
        ),
        Step(
            "rank",
            ("S8", "DS8", "DrS8"),
            "OBPKY1GN/8/8/4R++3/4p++3/8/8/ngryk1bo b p play 3:3 long 5 0 0",
            (Task(("e4-e5",), refused="DS8"),),
        ),
    ),
)

GREAT = Chapter(
    "great",
    (
        Step(
            "double",  # example 9
            ("DS2", "DS3"),
            "4G1O+K+/8/3Y+4/1k+1BbP2/2Ng++3R/8/8/1nro+2py b g play 5:3 long 8 1 1",
            (Task(("d4-d5",)), Task(("d5-d6",)), Task(("b5-b8",), wins=1)),
        ),
        Step(
            "double-win",
            ("DS1", "M3", "M5"),
            "4G1O+K+/3Y+4/3B4/1k+1g++bP2/2N4R/8/8/1nro+2py b g play 5:3 long 8 2 2",
            (Task(("d5-a8",), wins=1, hint=True),),
        ),
        Step(
            "double-limits",
            ("DS1", "DS4", "DS6", "DS7"),
            "O1PKY3/8/4B3/4G3/4RN2/4p++3/8/ngryk1bo b p play 3:0 long 3 0 0",
            (Task(("e3-a7",), refused="DS1"), Task(("e3-f4",), refused="DS4"), Task(("e3-e4",), refused="DS7"), Task()),
        ),
        Step(
            "triple",  # example 10
            ("DrS1", "DrS2", "DrS3", "DrS7"),
            "GR2P1O+1/6bB++/3Y+++3y+/3o+2K++1/3n++1N2/2kg++4/2r+1p3/8 w Y play 9:14 marathon 16 1 1",
            (Task(("d6-d5",)), Task(("h7-h6",)), Task(("d5-h1",), refused="DrS1"), Task(("d5-d4",))),
        ),
        Step(
            "triple-limits",
            ("DrS4", "DrS6"),
            "GR2P1O+1/6b1/7B++/6K++y+/3Y+++1N2/2ko+4/2r+n++p3/3g++4 w Y play 9:14 marathon 16 4 4",
            (Task(("d4-d3",), refused="DrS6"), Task(("d4-c3",), refused="DrS4"), Task(("d4-e3",))),
        ),
        Step(
            "finale",
            ("S3", "DrS3", "M3", "M5"),
            "GR2P1O+1/6b1/7B++/6K++y+/5N2/1r+ko+Y+++3/3n++p3/3g++4 w Y play 9:14 marathon 16 6 6",
            (
                Task(("e3-e2",)),
                Task(("g5-g4",), replies=("e1-g3",), hint=True),
                Task(("g4-g3",)),
                Task(("g8-g7",)),
                Task(("e2-e1", "e2-f1"), wins=1),
            ),
        ),
    ),
)

TOURNAMENT = Chapter(
    "tournament",
    (
        Step(
            "place",
            ("TS1",),
            "8/8/8/8/8/8/8/np6 b - place 0:0 standard/tournament 1 0 2",
            (Task(("brown",), refused="TS1"), Task()),
        ),
        Step(
            "place-second",
            ("TS2", "TS3"),
            "1PGONKBR/8/8/8/8/8/8/npgyokrb w - place 0:0 standard/tournament 1 1 15",
            (Task(("yellow",)),),
        ),
    ),
)

RULE_GROUPS = (
    RuleGroup("setup", ("P1", "M6"), ("start",)),
    RuleGroup("turn", ("T1", "T2"), ("answer",)),
    RuleGroup("moving", ("Z1", "Z2", "Z3", "Z4", "Z5"), ("way", "slip")),
    RuleGroup("blocked", ("Z6", "Z8"), ("pass", "deadlock")),
    RuleGroup("winning", ("Z7", "M1"), ("home",)),
    RuleGroup("match", ("M2", "M3", "M4", "M5", "M7"), ("marker",)),
    RuleGroup("refill", ("B1", "B2", "B3", "B4"), ("left",)),
    RuleGroup("sumo", tuple(f"S{number}" for number in range(1, 12)), ("push", "straight")),
    RuleGroup("double", tuple(f"DS{number}" for number in range(1, 9)), ("double",)),
    RuleGroup("triple", tuple(f"DrS{number}" for number in range(1, 9)), ("triple",)),
    RuleGroup("tournament", ("TS1", "TS2", "TS3"), ("place-second",)),
    RuleGroup("notation", ("N1", "N2", "N3", "N4"), ("notation",)),
)

COURSE = Course("kamisado", (MOVING, BLOCKED, MATCH, SUMO, GREAT, TOURNAMENT, TACTICS), RULE_GROUPS)
