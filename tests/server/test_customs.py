"""Customs on the server: what clients receive, who counts as more experienced, and the defaults of plain pages."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from kaisho.games import game_class, names
from kaisho.language import LANGUAGES, words
from kaisho.learn.customs import customs_in_words
from tests.server.conftest import Club
from tests.server.running import Client, RunningServer, act_in_turn
from tests.server.test_pages import Browser, person

PLAYERS = "/api/leaderboards/kamisado/2/experienced"


def experienced(client: Client, *people: str) -> str | None:
    name: str | None = client.get(f"{PLAYERS}?{'&'.join(f'name={quote(name)}' for name in people)}")["name"]
    return name


def rated_game(winner: Client, loser: Client) -> None:
    """Let two accounts play a rated match, which the loser resigns after two turns."""
    clock = {"kind": "fischer", "base": 600_000, "increment": 0}
    options = {"match": "standard"}
    table = winner.open("kamisado", "me", "open", rated=True, takebacks=False, listed=True, control=clock, options=options)
    assert loser.at(table["table"], "join", invite=table["invite"]).status == 200
    act_in_turn(table["table"], winner, loser)
    assert loser.at(table["table"], "resign").status == 200


def test_the_club_lists_the_customs_of_every_game(club: Club) -> None:
    customs_of = {game["name"]: game["customs"] for game in club.server.anonymous().get("/api/club")["games"]}
    for name in names():
        customs = game_class(name).customs
        assert customs_of[name]["players"] == list(game_class(name).player_counts) and customs_of[name]["age"] == customs.age
        assert customs_of[name]["first"] == dict(customs.first)
        assert [(each["least"], each["most"]) for each in customs_of[name]["durations"]] == [
            (each.least, each.most) for each in customs.durations
        ]
    assert (customs_of["kamisado"]["lead"], customs_of["kamisado"]["lead_seat"]) == ("experienced", 1)
    assert customs_of["kamisado"]["lead_word"] == "kamisado-white"
    assert customs_of["kamisado"]["durations"][-1] == {
        "least": 20,
        "most": 30,
        "option": "match",
        "value": "series",
        "times": "rounds",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_game_begin_with_its_customs(club: Club, language: str) -> None:
    for name in names():
        rules = club.server.anonymous().get(f"/api/rules/{name}?language={language}")
        assert rules["customs"] == customs_in_words(game_class(name), words(language))


def test_the_player_with_the_higher_rating_is_more_experienced(club: Club) -> None:
    ann, ben = club.account("Ann"), club.account("Ben")
    both = ann.me["name"], ben.me["name"]
    assert experienced(ann, *both) is None  # nobody has a rating
    rated_game(ann, ben)
    assert experienced(ann, *both) == experienced(club.server.anonymous(), *reversed(both)) == ann.me["name"]
    newcomer = club.guest("New")
    assert experienced(newcomer, newcomer.me["name"], ben.me["name"]) == ben.me["name"]  # any rating beats none
    assert experienced(newcomer, newcomer.me["name"], club.guest("Other").me["name"]) is None


def test_invalid_requests_about_experience_are_refused(club: Club) -> None:
    nobody = club.server.anonymous()
    name = quote(club.guest("Known").me["name"])
    assert nobody.call("GET", f"{PLAYERS}?name={name}&name=Nobody%20Of%20That%20Name").status == 404
    assert nobody.call("GET", f"{PLAYERS}?name={name}").status == 400
    assert nobody.call("GET", f"{PLAYERS}?{'&'.join(['name=x'] * 9)}").status == 400
    assert nobody.call("GET", PLAYERS.replace("kamisado", "chess") + f"?name={name}&name={name}").status in (400, 404)


def test_people_see_only_their_own_finished_games(club: Club) -> None:
    ann = club.guest("Ann")
    assert ann.get("/api/me/finished") == {"games": [], "won": []}
    table = ann.open("kamisado", "me", "bot:easy")["table"]
    assert ann.get("/api/me/finished") == {"games": [], "won": []}
    assert ann.at(table, "resign").status == 200
    assert ann.get("/api/me/finished") == {"games": ["kamisado"], "won": []}
    shared = ann.open("kaito", "me", "here")["table"]
    assert ann.at(shared, "resign").status == 200
    assert ann.get("/api/me/finished") == {"games": ["kaito", "kamisado"], "won": ["kaito"]}, "one of those at the screen won"
    assert club.guest("Ben").get("/api/me/finished") == {"games": [], "won": []}
    assert club.server.anonymous().call("GET", "/api/me/finished").status == 401


# --- plain pages ------------------------------------------------------------------------------------------------------


def players_at(browser: Browser, client: Client) -> list[str]:
    """Return the names of the players at the table that the browser shows, by seat."""
    table = client.get(f"/api/tables/{browser.at.rpartition('/')[2]}")
    return [seat["name"] or str(seat["bot"]) for seat in table["seats"]]


def sign_in(server: RunningServer, client: Client) -> Browser:
    browser = Browser(server)
    browser.send(browser.open().form("sign-in"), name=client.me["name"], password="a good long one")
    return browser


def test_plain_pages_show_the_customs_and_the_duration_of_each_match_length(server: RunningServer) -> None:
    page = Browser(server).open()
    for name in names():
        assert all(line in page.text for line in customs_in_words(game_class(name), words("en")))
    assert "120–180" in page.text


def test_the_more_experienced_player_gets_white_on_plain_pages(club: Club) -> None:
    ann, ben = club.account("Ann"), club.account("Ben")
    rated_game(ben, ann)
    for client, other in ((ann, ben), (ben, ann)):
        browser = sign_in(club.server, client)
        browser.begin("kamisado", "invited", invited=other.me["name"])  # seats by custom are the default
        assert players_at(browser, client) == [ann.me["name"], ben.me["name"]]
        browser.begin("kamisado", "invited", invited=other.me["name"], side="kamisado-white")
        assert players_at(browser, client) == [other.me["name"], client.me["name"]]


def test_against_the_computer_a_beginner_gets_black_and_later_white_on_the_easiest_level(club: Club) -> None:
    ann = club.account("Ann")
    browser = sign_in(club.server, ann)
    for level, expected in (("easy", 0), ("strong", 0)):
        browser.begin("kamisado", f"bot-{level}", side="custom")
        assert players_at(browser, ann).index(ann.me["name"]) == expected
    assert ann.at(browser.at.rpartition("/")[2], "resign").status == 200
    for level, expected in (("easy", 1), ("medium", 0), ("strong", 0)):
        browser.begin("kamisado", f"bot-{level}", side="custom")
        assert players_at(browser, ann).index(ann.me["name"]) == expected


def test_samurai_is_set_up_by_chance_unless_something_else_is_chosen(server: RunningServer) -> None:
    browser = person(server, "First Samurai")
    for _ in range(2):  # in a first game and later
        fields = browser.open().form("open", game="samurai").fields
        assert (fields["option-hands"], fields["option-figures"], fields["option-capture"]) == ("random", "random", "turn")
        browser.begin("samurai", "bot-easy", side="samurai-red")
        browser.send(browser.reload().form("resign"), sure="yes")
