"""Labels of choices: initial capitals, pattern names, and the name of leather patches."""

import random
from collections.abc import Iterator

import pytest

from draftwork import Match
from draftwork.games.contract import Choice
from draftwork.games.sagrada.components import EDITION, components_of
from draftwork.games.sagrada.ui.names import TRANSLATED, pattern_label, pattern_name
from draftwork.i18n import LANGUAGES, Message, message_ids
from tests.shipped import GAMES

MOVES = 60


def labels(choices: list[Choice]) -> Iterator[Message]:
    for choice in choices:
        yield choice.label
        yield from labels(list(choice.choices))


@pytest.mark.parametrize("name", GAMES)
def test_labels_begin_with_a_capital_or_a_number(name: str) -> None:
    match, chance = Match(name, players=2, seed="labels"), random.Random(1)
    seen: set[str] = set()
    for _ in range(MOVES):
        seat = match.to_move
        if seat is None:
            break
        for label in labels(list(match.choices(seat))):
            if label.id not in seen:
                seen.add(label.id)
                texts = [label.text(language) for language in LANGUAGES]
                assert [text for text in texts if not (text[0].isupper() or text[0].isdigit())] == []
        for label in match.choice_path(len(match.history) - 1) if match.history else []:
            assert label.text("pl")[0].isupper() or label.text("pl")[0].isdigit()
        match.play(chance.choice(list(match.legal_moves)))
    assert len(seen) > 2


def test_every_english_pattern_name_is_translated() -> None:
    Match("sagrada", players=2)
    names = {pattern.name for pattern in components_of(EDITION).patterns}
    translated = {name for name in names if isinstance(pattern_label(name), Message)}
    assert len(translated) == len(TRANSLATED) == 10
    assert pattern_name("Sun's Glory", "pl") == "Chwała słońca"
    assert pattern_name("Water of Life", "uk") == "Вода життя"
    assert pattern_name("Via Lux", "pl") == "Via Lux"
    assert pattern_name("My Own", "uk") == "My Own"
    written = {
        id.removeprefix("sagrada-pattern-") for id in message_ids("en") if id.startswith("sagrada-pattern-")
    }
    assert written == TRANSLATED


def test_a_leather_patch_is_called_one() -> None:
    label = Message("patchwork-leather", {"cell": "d4"})
    Match("patchwork")
    expected = {
        "en": "Leather patch on d4",
        "pl": "Specjalny kawałek na polu d4",
        "uk": "Шкіряний клаптик на клітинці d4",
    }
    assert {language: label.text(language) for language in expected} == expected
