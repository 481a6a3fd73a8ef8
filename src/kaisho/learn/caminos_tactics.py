"""Tactics of Caminos. A search of all replies proves which stones win and which ones stop the other side."""

from __future__ import annotations

from kaisho.learn import Chapter, Step, Task

TACTICS = Chapter(
    "tactics",
    (
        Step(
            "bridge",
            ("C6", "C11"),
            "square/2 8/2YyYygGgG2/3gYgGyG2/3yY1YY1/gGygGYYgGygG2/YY1G4/2GGggYyyYY1/3GgGYYY 1 1232:3041 - 2:3",
            (Task(wins=1, hint=True),),
            signs=("c7", "d7"),
        ),
        Step(
            "top",
            ("C11", "C12"),
            "square/2 GG1GGG2/1gGgGGGgG2/yYG3gG2/yYYyY5/YYyYygGgG3/YYYYYygGyYY/YyGgGyGYgG2/YyYYYyGyGgG1 1 0240:2121 - 6:3",
            (Task(wins=1, hint=True),),
            signs=("a1", "a2"),
        ),
        Step(
            "stop",
            ("C9",),
            "square/2 4gYyYYG/4GGGG/5gyYggGG/5yYyyGyY/6ggG1/6yyG1/6yY1/8 1 4240:3322 - 2:2",
            (
                Task(
                    ("T 121 f8", "L 112 f8", "L 211 f8"),
                    hint=True,
                    wrong=True,
                    winning_replies=(4418, 5154, 4539, 4416, 4537),
                ),
            ),
            signs=("f7", "g8", "h7"),
        ),
        Step(
            "cut",
            ("C6", "C9"),
            "square/2 8/4Y3/4yY1Y1/4gYgGyGY/3ggGYYY1/3yGY3/GGGYyYYgG1/2gYyYY1gG1 2 2142:3331 - 2:2",
            (
                Task(
                    ("T 2'3 e6", "Z 2'21 e6", "Z 3'2 e6", "L 3'3 e3", "L 33' d3", "L 33' d4"),
                    hint=True,
                    wrong=True,
                    winning_replies=(3756, 3390, 1816, 3392, 2667),
                ),
            ),
            signs=("e1", "e8"),
        ),
        Step(
            "two-ways",
            ("C9", "C12"),
            "square/2 8/3YY3/2YYYY2/2yYYYYY1/1gGygGygGgYgGyGY/3gGyY2gG/3ggGyG2gG/8 1 2142:3141 - 1:1",
            (Task(("L ..1/111 c1", "L 1../111 f1"), wins=3, hint=True, wrong=True),),
            signs=("c3", "f3"),
        ),
        Step(
            "middle",
            ("C9",),
            "square/2 1G3yY2/1gG3yY2/1yG6/1yYY5/1YyyY5/1gyYyyG1yYyY2/GGggG1GgGG1/1G6 2 3330:2332 - 1:2",
            (
                Task(
                    ("T 1/2/1 d5", "T 1/2/1 d6", "L 2/1/1 d6", "L 1/3 d6", "L 3/1 d6", "O 2/2 d6"),
                    wins=3,
                    hint=True,
                    wrong=True,
                ),
            ),
            signs=("a7", "g7"),
        ),
        Step(
            "edge",
            ("C12",),
            "square/2 4YY2/4yYYY1/4YYY1/4yyYggGyGY/3gGggY1Y1/1gGgG3Y1/6ygGY/2gGGG1gGY 1 1332:3330 - 4:2",
            (Task(("Z 1/2/2' h5", "L 1/3 h5", "O 2/2 h5"), wins=3, hint=True, wrong=True),),
            signs=("h4", "h7"),
        ),
        Step(
            "parry",
            ("C9",),
            "square/2 YyYY5/YYY5/YyGgGGgG3/YYyY1gGGgGG/gGYgyYgGgYyYY1/gG7/1YyYgYgGG2/8 1 2042:1340 - 3:2",
            (
                Task(
                    ("T 121 b6", "L 112 b6", "L 211 b6", "L 13 b6", "L 3'3 a6", "L 31 b6", "O 22 b6"),
                    wins=3,
                    hint=True,
                    wrong=True,
                ),
            ),
            signs=("a6", "h4"),
        ),
        Step(
            "eight-sides",
            ("C14",),
            "octagon/2 4/GgGG3/yYyYgGyY2yY1/3gGgY2yY2/1GGGgYYYyYY1/1yYGGGyYGG2/1gyYGGGgYgYyyY2/GgYgYyY4/GGG3/GG2 "
            "1 2220:1140 - 1:3",
            (Task(("T 1./11/1. i6", "L 11/1./1. i6"), wins=3, hint=True, wrong=True),),
            signs=("h7", "i5"),
        ),
    ),
    tactics=True,
)
