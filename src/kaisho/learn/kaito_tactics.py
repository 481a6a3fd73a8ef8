"""Tactics of Kaito. The solver proves that the acts of each task win and that all others lose."""

from __future__ import annotations

from kaisho.learn import Chapter, Step, Task

TACTICS = Chapter(
    "tactics",
    (
        Step(
            "one-way",
            ("K4", "K6"),
            "cbhs2/1HC1B1/6/3A2/6/2s1S1 r b3 sssh SSSH move red 27 29",
            (Task(("d3",), replies=("d6",), wins=3, hint=True, wrong=True, refuted=(("b6", "b5"),)), Task(("c6",), wins=1)),
            signs=("c6",),
        ),
        Step(
            "column",
            ("K4", "K12"),
            "Sh1bHb/6/a3AC/S3h1/sB1sh1/4S1 b d1 sssc SSHA move red 20 20",
            (
                Task(("e1",), replies=("e2",), wins=3, hint=True, wrong=True, refuted=(("d2", "a2"), ("d6", "d2"))),
                Task(wins=1),
            ),
            signs=("e6",),
        ),
        Step(
            "save",
            ("K11", "K12"),
            "H1S2h/6/a2A2/s5/H5/s5 b a5 ssssh SSSS move red 30 33",
            (
                Task(
                    ("a2",),
                    replies=("a1",),
                    wins=3,
                    hint=True,
                    wrong=True,
                    refuted=(("a1", "a3"), ("a3", "a1"), ("a4", "d4"), ("a6", "f6")),
                ),
                Task(wins=1),
            ),
        ),
        Step(
            "empty-handed",
            ("K13",),
            "S1ss1H/1h1b1b/2c3/5S/5A/5C b a5 ssha SSSA move red 24 24",
            (
                Task(("a6",), replies=("c6",), wins=3, hint=True, wrong=True, refuted=(("d5", "b5"), ("f5", "b5"))),
                Task(wins=1, hint=True),
            ),
            signs=("c4",),
        ),
        Step(
            "there-and-back",
            ("K9", "K13"),
            "3s2/b3Ss/6/hS3a/3S1H/5s r f6 shhcc SSA move red 27 30",
            (
                Task(("d6",), wins=4, hint=True, wrong=True),
                Task(("cc>S",), replies=("d2",), wins=3, wrong=True),
                Task(wins=1),
            ),
            signs=("d6",),
        ),
        Step(
            "buy",
            ("K9", "K12"),
            "6/1s4/aA1C2/1sS3/shs2H/2S3 r e2 shcaa SSSHC exchange red 25 28",
            (Task(("caa>H",), wins=3, hint=True, wrong=True, refuted=(("ca>S", "f2"), ("-", "f2"))),),
            signs=("f2",),
        ),
        Step(
            "keep",
            ("K9",),
            "2S2A/4sH/6/1H2hS/4c1/6 b d6 sssha SCC exchange red 28 32",
            (Task(("-",), wins=6, hint=True, wrong=True, refuted=(("CC>s", "f6"), ("CC>h", "f6"))),),
        ),
        Step(
            "offer",
            ("K6", "K8"),
            "b4c/6/6/S3A1/B3SH/bS1h1s r b2 ssssa SHB move red 25 27",
            (
                Task(("b1",), replies=("a1",), wins=3, hint=True, wrong=True, refuted=(("a2", "f2"), ("e2", "f2"))),
                Task(wins=1),
            ),
            signs=("d1",),
        ),
        Step(
            "ahead",
            ("K4", "K12"),
            "h2S1A/3S2/1s2A1/sHCAsc/s5/1S4 r d4 hhba SSH move red 23 26",
            (
                Task(
                    ("d5",),
                    replies=("d3",),
                    wins=5,
                    hint=True,
                    wrong=True,
                    refuted=(("d3", "b3"), ("b4", "b3"), ("e4", "b4"), ("d6", "d5")),
                ),
                Task(("d6",), replies=("f6",), wins=3, wrong=True),
                Task(("a6",), wins=1),
            ),
            signs=("a6",),
        ),
    ),
    tactics=True,
)
