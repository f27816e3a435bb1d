"""The catalogues: unique ids, plurals, arguments and nested messages in each language."""

import pytest

from draftwork.games import load, names
from draftwork.i18n import LANGUAGES, Message, message_ids, text
from tests.i18n.catalogues import FOLDERS, entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_ids_are_unique(language: str) -> None:
    found = [id for folder in FOLDERS for id in entries(folder / f"{language}.ftl")]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", names())
def test_every_game_and_its_options_have_names(name: str) -> None:
    game = load(name)
    wanted = {f"{name}-name", f"{name}-about"}
    for option in game.options:
        wanted |= {f"{name}-option-{option.name}"}
        wanted |= {f"{name}-option-{option.name}-{value}" for value in option.allowed}
    assert all(wanted <= message_ids(language) for language in LANGUAGES)


def test_plurals_follow_each_language() -> None:
    load("patchwork")
    cells = [Message("patchwork-points-empty", {"n": n}) for n in (1, 2, 5, 22)]
    assert [m.text("pl").split(",")[0] for m in cells] == [
        "1 puste pole",
        "2 puste pola",
        "5 pustych pól",
        "22 puste pola",
    ]
    assert [m.text("uk").split(",")[0] for m in cells] == [
        "1 порожня клітинка",
        "2 порожні клітинки",
        "5 порожніх клітинок",
        "22 порожні клітинки",
    ]
    assert cells[0].text("en").startswith("1 empty cell:")


def test_a_message_inside_a_message_is_in_the_same_language() -> None:
    outer = Message("record-bad-start", {"reason": Message("match-over")}, "PW-1")
    assert outer.text("pl").endswith("Partia jest skończona. (PW-1)")
    assert outer.json()["args"] == {"reason": {"id": "match-over", "args": {}}}


def test_long_user_input_is_shortened() -> None:
    for value in ("z" * 3000, 10**5000, None, b"bytes", [1] * 5000):
        sentence = Message("unknown-game", {"name": value, "known": ""}).text()  # type: ignore[dict-item]
        assert len(sentence) < 1000
    with pytest.raises(LookupError, match="no language 'de'"):
        Message("match-over").text("de")


def test_a_missing_message_or_argument_raises() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        text("nonsense", "en", {})
    with pytest.raises(LookupError, match="bad-seed"):
        text("bad-seed", "en", {})
