"""The course of Caminos: placing stones, winning ways, the other boards, endings without a connection, and the variants."""

from __future__ import annotations

from kaisho.games.caminos import Caminos
from kaisho.games.caminos.explain import columns_of
from kaisho.learn import Chapter, Course, RuleGroup, Step, Task
from kaisho.learn.caminos_tactics import TACTICS
from kaisho.state import State


def hangs_over(game: Caminos, state: State, act: int) -> bool:
    """Whether a part of the stone hangs over another stone."""
    return any(placed.column.bottom for placed in columns_of(act))


def far_from_south(game: Caminos, state: State, act: int) -> bool:
    """Whether the stone leaves the two southern rows free."""
    return all(placed.v < 6 for placed in columns_of(act))


def scores_double(game: Caminos, state: State, act: int) -> bool:
    """Whether the act connects exactly opposite sides, which brings 26 points or more here, and other sides at most 16."""
    after = game.copy(state)
    game.play(after, act)
    return bool(after.over) and game.points(after)[0] >= 26


EMPTY = "square/2 8/8/8/8/8/8/8/8 1 4442:4442 - 0:0"
ONE_EACH = "square/2 YY6/YY6/8/2GGG3/3G4/8/8/8 1 4441:3442 - 1:0"
FOUR = "square/4 8/8/8/8/8/8/8/8 1 2221:2221:2221:2221 - 0:0"
TWO_WAYS = "octagon/2/scoring 4/Y3G1/1Y3GG1/2YY2G3/1G1Y4G1/GG1Y3GG1/1G1YY3G1/3YY3/2YY2/4 1 4421:1442 - 1:1"

PLACING = Chapter(
    "placing",
    (
        Step("place", ("C1", "C2"), EMPTY, (Task(),)),
        Step("hole", ("C3",), ONE_EACH, (Task(("O 11/11 c3", "L 111/1.. b4", "O 11/11 d3"), refused="C3"),)),
        Step("over", ("C3", "C6"), ONE_EACH, (Task(accepts=hangs_over, hint=True),)),
        Step(
            "touch",
            ("C4", "C5"),
            "square/2 8/1YY5/1YY5/8/5gGgG1/8/8/8 1 4441:4441 - 0:0",
            (Task(("O 11/11 b2",), refused="C4"), Task(("O 22 f5",), refused="C5")),
        ),
    ),
)

WAY = Chapter(
    "way",
    (
        Step(
            "win",
            ("C9", "C12", "C13"),
            "square/2 2Y5/2Y2GG1/2YY2GG/3Y1G2/3Y1GG1/3YYG2/8/8 1 4422:3342 - 1:1",
            (Task(wins=1, hint=True),),
        ),
        Step(
            "corner",
            ("C10",),
            "square/2 2Y5/2Y2GG1/2YY2GG/1G2Y3/1GG1Y3/1G2YY2/2GGGYY1/4GYY1 1 4421:3332 - 2:2",
            (Task(wins=1, hint=True),),
        ),
        Step(
            "climb",
            ("C11",),
            "square/2 2Y2GGG/2Y3GG/2YY2GG/2yyYggYgG1G1/3Y4/GG1Y4/1GGYYY2/4YYY1 1 3412:3331 - 2:3",
            (Task(wins=1, hint=True),),
        ),
    ),
)

BOARDS = Chapter(
    "boards",
    (
        Step(
            "octagon",
            ("C14",),
            "octagon/2 4/Y3G1/1Y3GG1/2YY2G3/3Y4G1/3Y3GG1/3YY3G1/8/6/4 1 4422:2442 - 1:0",
            (Task(wins=1, hint=True),),
        ),
        Step(
            "ring",
            ("C3", "C14"),
            "ring/2 5/1YYY3/2Y6/8/6/8/3G5/1GGG3/5 1 4432:3442 - 0:0",
            (Task(("O 11/11 d4", "T 111/.1. d4"), refused="C3"), Task()),
        ),
        Step(
            "four",
            ("C1", "C2"),
            FOUR,
            (Task(accepts=far_from_south, replies=("O 11/11 a7", "O 11/11 d7", "O 11/11 g7")), Task()),
        ),
    ),
)

ENDING = Chapter(
    "ending",
    (
        Step(
            "out",
            ("C8",),
            "ring/2 YYYYY/yYYYgGygGyY1/gGyyYygGyGggGyYyYG1/gG1gG2yYGyyY/GgyYyYgYGY/GGgyYGG1gGygG/GgyYyYGGGYYY/yYyGYgGyYgGgG/"
            "ggGYygGyY1 2 0001:2000 - 9:4",
            (Task(), Task()),
        ),
        Step(
            "draw",
            ("C7", "C15"),
            "square/2 GGyYyYyyYyYYY/gGgGyYyYgGYyyYygG/GgYyYyYygGyyYyYgG/GgGgyYyYYgGggGG/yGgGGgGgGgYyyY1/YYyyY2GYG/1YYGG1YggG/"
            "GgGGgGgGgGYY 1 0001:0001 - 7:9",
            (Task(("O 22 d6",), hint=True),),
        ),
    ),
)

VARIANTS = Chapter(
    "variants",
    (
        Step(
            "bars",
            ("C16",),
            "square/2/neutral 8/8/8/8/8/8/8/8 1 4442:4442 - 0:0",
            (
                Task(("T 111/.1. c4", "O 11/11 a1"), refused="C16"),
                Task(("I 111 c4", "I 1/1/1 d3", "I 3 d4", "I 111 d4", "I 1/1/1 e3", "I 3 e5"), replies=("I 111 a8",)),
                Task(),
            ),
        ),
        Step(
            "faces",
            ("C17",),
            "square/2/scoring 2Y5/2Y3G1/2YY2GG/2yyYggYgG1G1/2Y5/2Y2GG1/2YY2GG/8 1 4412:3341 - 1:2",
            (Task(wins=1),),
        ),
        Step("double", ("C17", "C18"), TWO_WAYS, (Task(accepts=scores_double, hint=True),)),
        Step(
            "edges",
            ("C19",),
            "ring/2/scoring gyYyYggG1yY/yyYgY1gGGgyYG/1GGgGggG1YgG1/GYygG1yyYyYG1/gGYgGyYyYyY/GyyYyY1YYYgG/yyYYYYggGGyYGgG/"
            "GgGyGgGGyyYggG/yYyyYGGggG 1 0001:0001 - 7:9",
            (Task(("O 2/2 i3",), wins=1),),
        ),
        Step(
            "equal",
            ("C20",),
            "ring/2/scoring GyYYY1/GGgYyYyyYyYyyY/GGgGgYYGgGyGY/gYggGggG1yyYyYYyY/yyY2ggGYyyY/yYyYGyYGGYgG/1gGgGgYGgyYyYYygG/"
            "gGGgYgGGYY/GgGgGggG1 1 0001:0001 - 7:7",
            (Task(("O 22 b5",), hint=True),),
        ),
    ),
)

RULE_GROUPS = (
    RuleGroup("players", ("C1", "C2"), ("place",)),
    RuleGroup("placing", ("C3", "C4", "C5", "C6", "C7"), ("hole", "touch")),
    RuleGroup("path", ("C9", "C10", "C11", "C12"), ("win", "climb")),
    RuleGroup("boards", ("C13", "C14"), ("octagon", "ring")),
    RuleGroup("end", ("C8", "C15"), ("draw",)),
    RuleGroup("bars", ("C16",), ("bars",)),
    RuleGroup("scoring", ("C17", "C18", "C19", "C20"), ("faces", "double")),
)

COURSE = Course("caminos", (PLACING, WAY, BOARDS, ENDING, VARIANTS, TACTICS), RULE_GROUPS)
