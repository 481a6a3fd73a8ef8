"""The customs of a game in words: the players, the duration, who begins, and options for a first game."""

from __future__ import annotations

from kaisho.customs import Duration
from kaisho.game import Game
from kaisho.language import Words


def customs_in_words(kind: type[Game], say: Words) -> list[str]:
    """Return every custom of a game as a sentence."""
    customs = kind.customs
    lines = [say("customs-players", players=[str(number) for number in kind.player_counts])]
    if customs.age is not None:
        lines.append(say("customs-age", age=str(customs.age)))
    lines += [_duration_in_words(kind, duration, say) for duration in customs.durations]
    lines.append(lead_in_words(kind, say))
    if customs.first:
        lines.append(say("customs-first", what=first_options_in_words(kind, say)))
    return lines


def leaving_in_words(kind: type[Game], say: Words) -> list[str]:
    """Return what happens when somebody leaves a game at a club's table. No rulebook has a rule about that; this is ours."""
    sides = {len(kind.for_players(players).teams) for players in kind.player_counts}
    two = ["customs-leaving-two"] if 2 in sides else []
    many = [f"customs-leaving-{part}" for part in ("many", "turns", "places", "last")] if max(sides) > 2 else []
    return [say(line) for line in (*two, *many)]


def lead_in_words(kind: type[Game], say: Words) -> str:
    """Return who takes the leading seat."""
    side = say(kind().seat_word(kind.customs.lead_seat))
    return say(f"customs-lead-{kind.customs.lead}", side=side)


def first_options_in_words(kind: type[Game], say: Words) -> str:
    """Return the options of a first game, as they are named on screens."""
    labels = [(kind.option_word(option), value) for option, value in kind.customs.first]
    return ", ".join(f"{say(label)} ({say(f'{label}-{value}')})" for label, value in labels)


def minutes_in_words(minutes: tuple[int, int], say: Words) -> str:
    return say("customs-minutes", minutes=span(*minutes))


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _duration_in_words(kind: type[Game], duration: Duration, say: Words) -> str:
    minutes = span(duration.least, duration.most)
    if not duration.option:
        return say("customs-duration", minutes=minutes)
    what = say(f"{kind.option_word(duration.option)}-{duration.value}")
    return say("customs-duration-each" if duration.times else "customs-duration-of", what=what, minutes=minutes)
