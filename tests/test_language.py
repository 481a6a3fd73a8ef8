"""The words: every message in five languages, with the same values in it."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kaisho
from kaisho import word_folders
from kaisho.games import game_class
from kaisho.games import names as game_names
from kaisho.games.kamisado.board import COLOURS, KANJI, LETTERS
from kaisho.language import LANGUAGES, UnknownLanguage, Words, browser_messages, chosen_language, speak, words
from kaisho.record import LEAVING_REASONS

FOLDER = Path(kaisho.__file__).parent / "words"
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's name for it)
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file with the values that each message uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_the_same_values_and_can_be_said(language: str, file: str) -> None:
    wanted = messages("en", file)
    assert messages(language, file) == wanted
    for message, values in wanted.items():
        said = words(language)(message, **dict.fromkeys(values, "7"))
        assert said.strip()
        assert not set(said) & set("\u2068\u2069"), "isolation marks would break notation"


@pytest.mark.parametrize("file", FILES)
def test_all_languages_mark_the_same_messages_for_the_browser(file: str) -> None:
    marked = [
        sorted(re.findall(r"^[a-z][\w-]*", browser_messages((FOLDER / language / file).read_text(encoding="utf-8")), re.M))
        for language in LANGUAGES
    ]
    assert all(ids == marked[0] for ids in marked)


def test_a_group_for_the_server_goes_to_the_next_group_comment() -> None:
    text = "a = 1\n\n## server\n\n# b\nb = { $n ->\n   *[other] 2\n}\n### file\nc = 3\n## browser\nd =\n    4\n"
    assert browser_messages(text) == "a = 1\nd =\n    4\n"
    assert browser_messages(text.replace("## browser", "##")) == "a = 1\nd =\n    4\n"


@pytest.mark.parametrize("name", ["דנה 7", "سلمى", "Ann ואב", "\U0001e900\U0001e901"])
def test_a_name_that_is_written_from_right_to_left_leaves_the_sentence_alone(name: str) -> None:
    for language in LANGUAGES:
        assert f"\u2068{name}\u2069" in words(language)("plain-kept-for", name=name)
        assert f"\u2068{name}\u2069, Ann" in words(language)("customs-order", names=[name, "Ann"])
    assert "\u2068" not in words("en")("plain-kept-for", name="Zoë Ωμέγα 会所")
    assert "\u2068" not in words("en")("plain-ply", at=3, last=12)


def test_isolation_marks_from_outside_are_not_passed_on() -> None:
    assert words("en")("account-hello", name="דנה\u2069x") == "Hello, \u2068דנה\ufffdx\u2069"


@pytest.mark.parametrize("file", FILES)
def test_a_message_stands_in_the_file_of_its_first_word_or_two(file: str) -> None:
    subjects = {name.removesuffix(".ftl") for name in FILES} - {"core"}
    for message in messages("en", file):
        first, *rest = message.split("-")
        two = "-".join([first, *rest[:1]])
        assert file == f"{next((name for name in (two, first) if name in subjects), 'core')}.ftl", message


def test_a_message_that_is_missing_is_logged_once_and_shown_by_its_id(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    say = Words("de")
    assert say("kaito-no-such-thing") == say("kaito-no-such-thing", n=1) == "kaito-no-such-thing"
    assert [record.message for record in caplog.records] == ["the message kaito-no-such-thing in de: no such message"]


def test_tests_fail_where_a_message_or_a_value_is_missing() -> None:
    with pytest.raises(LookupError, match="kaito-no-such-thing"):
        words("de")("kaito-no-such-thing")
    with pytest.raises(LookupError, match="account-hello"):
        words("de")("account-hello")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_or_ways_share_a_word_or_an_abbreviation(language: str) -> None:
    say = words(language)
    for names in (COLOURS, ("left", "forward", "right", "back")):
        whole = [say.folded(say(f"kamisado-{name}")) for name in names]
        short = [say.folded(say(f"kamisado-{name}-short")) for name in names]
        assert all(word.isalpha() for word in whole + short)
        for number, abbreviation in enumerate(short):
            assert [index for index, word in enumerate(whole) if word.startswith(abbreviation)] == [number]


def test_no_two_colours_share_a_letter_or_a_kanji() -> None:
    assert len(set(LETTERS)) == len(set(KANJI)) == len(COLOURS) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_at_the_prompt_differ_from_each_other_and_from_colours(language: str) -> None:
    say = words(language)
    orders = [
        say.folded(say(f"cli-order-{name}")) for name in ("undo", "save", "moves", "notation", "position", "help", "quit")
    ]
    moves = [say.folded(say(f"kamisado-{name}")) for name in (*COLOURS, "left", "right")]
    assert len(set(orders + moves)) == len(orders + moves)
    assert not any(" " in order for order in orders)


@pytest.mark.parametrize(
    ("rule", "words_for_it"),
    [
        # Two sole majorities win in any case, not at once.
        (
            "samurai-rule-M17",
            {"en": "in any case", "de": "in jedem Fall", "fr": "dans tous les cas", "nl": "in elk geval", "tr": "her durumda"},
        ),
        # It is the opponent's last move that names the tower.
        ("kamisado-rule-T2", {"en": "opponent", "de": "Gegner", "fr": "adversaire", "nl": "tegenstander", "tr": "rakibin"}),
        # Whoever has fewer edge stones wins, and gets points for it.
        (
            "caminos-rule-C19",
            {
                "en": "wins and gets",
                "de": "gewinnt und erhält",
                "fr": "gagne la partie et reçoit",
                "nl": "wint en krijgt",
                "tr": "kazanır ve",
            },
        ),
    ],
)
def test_rules_say_the_same_in_every_language(rule: str, words_for_it: dict[str, str]) -> None:
    assert tuple(sorted(words_for_it)) == tuple(sorted(LANGUAGES))
    for language, phrase in words_for_it.items():
        assert phrase in words(language)(rule)


@pytest.mark.parametrize("file", FILES)
def test_french_has_no_break_spaces_before_tall_punctuation_and_inside_quotes(file: str) -> None:
    for line in (FOLDER / "fr" / file).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [;:!?»]|« ", line), line


def test_a_no_break_space_survives_when_one_message_is_put_into_another() -> None:
    say = words("fr")
    question = say("customs-ask-lot")
    assert "\u00a0?" in question
    assert question in say("customs-terminal-ask", question=question, choices="1 Ann, 2 Bob")


def test_turkish_i_keeps_its_dot_or_its_lack_of_one() -> None:
    assert words("tr").folded("İLERİ KIRMIZI") == "ileri kırmızı"
    assert words("en").folded("RIGHT") == "right"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"}, "tr"),
        ({"LANG": "de_DE.UTF-8", "KAISHO_LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment) == language


def test_a_requested_language_overrides_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaisho.language._asked", [])
    speak("nl")
    assert chosen_language({"LANG": "de_DE.UTF-8"}) == "nl"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="does not speak “xx”. It speaks en, de, fr, nl, tr"):
        speak("xx")


def test_a_game_of_a_module_that_belongs_to_no_package_may_have_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word_folders, "FOLDERS", folders := {})
    for module in ("abc", "no_such_module"):
        word_folders.add_words("lonely", module)
        assert not folders["lonely"]().is_dir()


def test_words_stand_beside_a_module_without_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "lonely_game.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module("lonely_game")
    monkeypatch.setattr(word_folders, "FOLDERS", folders := {})
    word_folders.add_words("lonely", "lonely_game")
    assert (folders["lonely"]() / "en").is_dir()
    del sys.modules["lonely_game"]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_ending_is_told_to_everybody_and_to_whoever_has_won_or_lost(language: str, name: str) -> None:
    known = messages(language, "show.ftl")
    without_winner = {"equal-points", "equal-edge-stones", "no-connection", "all-share", "unknown-captures"}
    for reason in game_class(name).reasons[1:]:
        forms = ("",) if reason in without_winner else ("", "-won", "-lost")
        assert {f"show-why-{name}-{reason}{form}" for form in forms} <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_leaves_a_game_is_told_why(language: str) -> None:
    known = messages(language, "show.ftl")
    assert {f"show-why-{reason}{form}" for reason in LEAVING_REASONS for form in ("", "-you")} <= known.keys()
