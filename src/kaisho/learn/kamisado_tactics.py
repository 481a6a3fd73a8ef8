"""Tactics of Kamisado. The solver proves that the acts of each task win and that all others lose."""

from __future__ import annotations

from kaisho.learn import Chapter, Step, Task

TACTICS = Chapter(
    "tactics",
    (
        Step(
            "safe",
            ("T2", "Z7"),
            "O1P1YRG1/1B4n1/1g1K4/8/5r2/7N/8/3ykpbo b o play 0:0 single 1 6 6",
            (
                Task(
                    ("h1-h2",),
                    wins=5,
                    hint=True,
                    wrong=True,
                    refuted=tuple((f"h1-{square}", "a8-a1") for square in ("g2", "f3", "e4", "d5", "c6")),
                ),
            ),
            signs=("a8>a1",),
        ),
        Step(
            "gift",
            ("Z6",),
            "2P1YRG1/8/1g2k3/2b5/7N/O1rK4/6pB/n2y3o w P play 0:0 single 1 9 9",
            (
                Task(
                    ("c8-c6", "c8-b7"),
                    replies=("h1-h1",),
                    wins=3,
                    wrong=True,
                    refuted=(("c8-a6", "b6-b8"), ("c8-c7", "e6-c8"), ("c8-d7", "b6-b8")),
                ),
                Task(wins=1),
            ),
            signs=("h1",),
        ),
        Step(
            "twice",
            ("Z6",),
            "OB2YR1N/b3K3/n7/3G1p2/6yo/2P5/8/1gr1k3 w R play 0:0 single 1 9 9",
            (
                Task(
                    ("f8-h6",),
                    replies=("a7-a7",),
                    wins=5,
                    wrong=True,
                    refuted=(("f8-f6", "a6-c8"), ("f8-f7", "g4-g8"), ("f8-g7", "a6-c8")),
                ),
                Task(("h6-d2", "h6-f4"), replies=("a7-a7",), wins=3, wrong=True),
                Task(wins=1),
            ),
            signs=("a7",),
        ),
        Step(
            "strike",
            ("T2",),
            "2PK1R2/1o3pb1/r7/1g3G1y/O7/n1Y1N3/7B/4k3 w P play 0:0 single 1 17 17",
            (
                Task(
                    ("c8-c7",),
                    replies=("e1-f2",),
                    wins=3,
                    hint=True,
                    wrong=True,
                    refuted=(
                        ("c8-c4", "b5-e8"),
                        ("c8-c5", "g7-g8"),
                        ("c8-c6", "b7-a8"),
                        ("c8-e6", "f7-e8"),
                        ("c8-d7", "b5-b6"),
                    ),
                ),
                Task(wins=1),
            ),
            signs=("h2>h1", "f5>f1", "d8>d1"),
        ),
        Step(
            "three",
            ("T2", "Z7"),
            "3K1R1N/8/n7/1Y1O1p1o/5y2/4G3/B1P5/1gr1k1b1 b r play 0:0 single 1 16 16",
            (
                Task(
                    ("c1-b2",),
                    replies=("h8-h6",),
                    wins=3,
                    hint=True,
                    wrong=True,
                    refuted=(("c1-d2", "a2-a1"), ("c1-a3", "a2-a1")),
                ),
                Task(wins=1),
            ),
            signs=("a6>a8", "g1>g8", "f5>c8"),
        ),
        Step(
            "block",
            ("Z2",),
            "5RGN/7o/2Y5/8/1Pr2B2/3KOb2/6p1/ng1yk3 w G play 0:0 single 1 15 15",
            (
                Task(
                    ("g8-g4",),
                    replies=("g2-h3",),
                    wins=3,
                    hint=True,
                    wrong=True,
                    refuted=(
                        ("g8-g3", "e1-c3"),
                        ("g8-d5", "h7-g8"),
                        ("g8-g5", "c4-g8"),
                        ("g8-e6", "g2-g8"),
                        ("g8-g6", "d1-a4"),
                        ("g8-f7", "d1-a4"),
                        ("g8-g7", "a1-a8"),
                    ),
                ),
                Task(wins=1),
            ),
            signs=("g2>g8",),
        ),
        Step(
            "narrow",
            ("Z5",),
            "6GN/2B5/1O2g2k/K2P1R1o/6Y1/1y3pb1/8/n1r5 w B play 0:0 single 1 19 19",
            (
                Task(
                    ("c7-f4",),
                    replies=("g3-h4",),
                    wins=3,
                    hint=True,
                    wrong=True,
                    refuted=(
                        ("c7-c2", "b3-a4"),
                        ("c7-c3", "a1-a4"),
                        ("c7-c4", "e6-c8"),
                        ("c7-c5", "g3-b8"),
                        ("c7-e5", "a1-a4"),
                        ("c7-c6", "h5-e8"),
                        ("c7-d6", "c1-c8"),
                    ),
                ),
                Task(wins=1),
            ),
            signs=("a5>e1",),
        ),
        Step(
            "tempo",
            ("S3",),
            "1R1P4/B4Y2/n7/r3O3/6N+1/2oG1y+2/2kp+1K2/1b4g1 b p play 2:1 standard 4 59 59",
            (
                Task(
                    ("d2-d3",),
                    wins=2,
                    wrong=True,
                    refuted=(("d2-e3", "b8-b4"), ("d2-f4", "a7-e3"), ("d2-g5", "b8-b4"), ("d2-h6", "a7-e3")),
                ),
                Task(wins=1),
            ),
            signs=("d3",),
        ),
        Step(
            "push-plan",
            ("S3", "S10"),
            "PO5G/2k5/6b1/Y5g1/6K1/N7/p+3BR2/3r1ony b p play 1:0 standard 2 28 28",
            (
                Task(
                    ("a2-a3",),
                    wins=4,
                    wrong=True,
                    refuted=(
                        ("a2-b3", "a5-e1"),
                        ("a2-c4", "h8-a1"),
                        ("a2-d5", "b8-b1"),
                        ("a2-e6", "a8-f3"),
                        ("a2-f7", "a5-e1"),
                    ),
                ),
                Task(("h1-b7",), wins=3, hint=True, wrong=True),
            ),
            signs=("a3",),
        ),
        Step(
            "far-sight",
            ("T2", "Z6"),
            "O1P1Y3/b5R1/k7/3G2rN/5B1o/8/1n1y3K/1g3p2 w R play 0:0 single 1 15 15",
            (
                Task(
                    ("g7-g6",),
                    wins=5,
                    hint=True,
                    wrong=True,
                    refuted=(
                        ("g7-c3", "b2-b8"),
                        ("g7-d4", "b2-b8"),
                        ("g7-e5", "b2-b8"),
                        ("g7-f6", "b2-b8"),
                        ("g7-h6", "a7-b8"),
                    ),
                ),
            ),
        ),
    ),
    tactics=True,
)
