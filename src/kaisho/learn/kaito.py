"""The course of Kaito: how the kaito moves and takes stones, the three ways to win, and the mon exchange."""

from __future__ import annotations

from kaisho.learn import Chapter, Course, RuleGroup, Step, Task
from kaisho.learn.kaito_tactics import TACTICS

OPENING = "sBa1cb/H1ShHh/hSssCs/SaAAAS/aSbsHB/SCscsS r b5 - - move red 0 1"

THIEF = Chapter(
    "thief",
    (
        Step(
            "place",
            ("K1", "K2", "K3"),
            "sBa1cb/H1ShHh/hSssCs/SaAAAS/aSbsHB/SCscsS b - - - place red 0 0",
            (Task(("@c3", "@a1"), refused="K3"), Task(("@b5", "@d6"))),
        ),
        Step(
            "line",
            ("K4",),
            "2S1Sh/2Hb2/6/3Sss/1cAC2/aa1sCS r c1 sss HBA move red 19 19",
            (Task(("b2", "d3"), refused="K4"), Task(("c4", "c3"), refused="K4"), Task(("c6",))),
        ),
        Step("take", ("K5", "K6", "K7"), OPENING, (Task(("d5", "f5", "b3")),)),
        Step("own", ("K6", "K8"), OPENING, (Task(("a5", "b1", "b2", "b4", "b6", "c5", "e5")),)),
    ),
)

WINNING = Chapter(
    "winning",
    (
        Step(
            "helmet",
            ("K12",),
            "3s2/S1bSS1/Ba1Hh1/1A3c/ssab1a/c2AsB r e2 ssh SSHHC move red 15 15",
            (Task(("e4",), wins=1, hint=True),),
        ),
        Step(
            "sword",
            ("K11",),
            "h4a/sHS2h/2A2S/S5/6/6 r f5 ssha SH move red 27 28",
            (Task(("a5",), wins=1, hint=True),),
        ),
        Step(
            "stuck",
            ("K13",),
            "6/2S3/4B1/6/1Sa3/hHc2s r c4 sssba SSSHH move red 27 27",
            (Task(("e4",), wins=1, hint=True),),
        ),
        Step(
            "danger",
            ("K12", "K6"),
            "Sb1s1c/1sCS1b/a1Ss1A/sa1H1s/1h1S1s/ScsS1B r c3 hh SHBA move red 11 11",
            (Task(("c1", "c4", "c5"), hint=True),),
        ),
    ),
)

MON = Chapter(
    "mon",
    (
        Step(
            "exchange",
            ("K9",),
            "s2CS1/hA2S1/1A1c2/ab2s1/1S1CSB/hH2S1 r e4 sshba SHB move red 17 17",
            (Task(("d4",)), Task(("ba>S",), refused="K9"), Task(("cb>H",))),
        ),
        Step(
            "once",
            ("K10",),
            "Ss1S2/aH1aA1/2B3/h1bsS1/s2CB1/Chs2s r d1 ccba SSHA exchange red 15 17",
            (Task(("ca>S",)),),
        ),
        Step(
            "gone",
            ("K8", "K9"),
            "s2SS1/1s1b2/4S1/Hs1Sss/1c3h/aaHsCS r c6 hcb SBBA exchange red 15 18",
            (Task(("cb>H",), refused="K8"), Task(("cb>S", "-"))),
        ),
        Step(
            "plan",
            ("K4", "K11"),
            "1A1S2/6/ab4/1h2S1/hsHA2/1S4 r d3 ssa SSHC move red 27 33",
            (Task(("e3",), replies=("b3",), wins=3, hint=True), Task(("b2",), wins=1)),
        ),
    ),
)

RULE_GROUPS = (
    RuleGroup("setup", ("K1", "K2", "K3"), ("place",)),
    RuleGroup("turn", ("K4", "K5", "K6", "K7", "K8"), ("line", "take")),
    RuleGroup("exchange", ("K9", "K10"), ("exchange",)),
    RuleGroup("end", ("K11", "K12", "K13"), ("helmet", "stuck")),
)

COURSE = Course("kaito", (THIEF, WINNING, MON, TACTICS), RULE_GROUPS)
