"""The picture of Sagrada: complete, in every language, and without secrets."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from draftwork import Match
from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLUMNS, OBJECTIVE_IDS, ROWS, TOOLS
from draftwork.games.sagrada.drawing.cards import MAX_DRAWN_TOKENS
from draftwork.games.sagrada.drawing.info import status
from draftwork.games.sagrada.drawing.scores import points_by_column
from draftwork.games.sagrada.drawing.sheet import STYLE
from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.ui.view import Card, Player
from draftwork.i18n import LANGUAGES, message_ids, text
from tests.games.drawing import (
    SVG,
    all_text,
    check_art,
    check_ids,
    check_no_common_ids,
    check_self_contained,
    title_and_description,
)
from tests.games.sagrada.example_matches import MATCHES, dice_of, in_phase, lines, played, seen, shown, tree

DIE = re.compile(r"-whole-die-([A-Z][0-6])$")
SPACE = re.compile(r"-(?:whole-space-|space-)([A-Z1-6]|white)$")


@pytest.fixture(params=MATCHES)
def match(request: pytest.FixtureRequest) -> Match:
    return MATCHES[request.param]


def drawn(root: ElementTree.Element, pattern: re.Pattern[str]) -> Counter[str]:
    """The number of drawn symbols of each kind, without the parts of other symbols."""
    inside = {id(node) for symbol in root.iter(f"{SVG}symbol") for node in symbol.iter()}
    uses = [node for node in root.iter(f"{SVG}use") if id(node) not in inside]
    return Counter(found[1] for node in uses if (found := pattern.search(node.get("href", ""))))


def test_exactly_the_visible_dice_are_drawn(match: Match) -> None:
    now = seen(match)
    assert drawn(tree(match), DIE) == Counter(f"{die.colour}{die.value}" for die in dice_of(now))


def test_every_die_has_letter_pips_and_pattern(match: Match) -> None:
    root = tree(match)
    symbols = {node.get("id", ""): node for node in root.iter() if node.get("id")}
    for name, symbol in symbols.items():
        if found := DIE.search(name):
            colour, value = found[1][0], found[1][1]
            letter = text("sagrada-letter", "en", {"colour": colour})
            assert [node.text for node in symbol.iter(f"{SVG}text")] == [letter]
            parts = [node.get("href", "") for node in symbol.iter(f"{SVG}use")]
            assert [part.split("-", 2)[2] for part in parts] == [f"die-{colour}", f"pips-{value}"]
            inner = [node.get("href", "") for node in symbols[parts[0][1:]].iter(f"{SVG}use")]
            assert any(part.endswith(f"-pattern-{colour}") for part in inner)


def test_the_number_of_pips_is_the_value_and_patterns_differ() -> None:
    art = STYLE.art()
    assert [len(art[f"pips-{value}"]) for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert len({art[f"pattern-{colour}"].get("d") for colour in COLOUR_LETTERS}) == len(COLOUR_LETTERS)


def test_every_empty_space_shows_its_printed_restriction(match: Match) -> None:
    now = seen(match)
    spaces: Counter[str] = Counter()
    for player in now.players:
        if now.round and player.pattern:
            spaces.update(printed_on_empty(player, player.pattern))
    if now.round == 0:
        spaces.update(kind for card in now.players[0].cards or [] for row in card.rows for kind in row)
    spaces["white"] = spaces.pop(".", 0)
    assert drawn(tree(match), SPACE) == +spaces


def printed_on_empty(player: Player, card: Card) -> list[str]:
    cells = [(r, c) for r in range(ROWS) for c in range(COLUMNS)]
    return [card.rows[r][c] for r, c in cells if player.window[r][c] is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_well_formed_and_describes_its_content(match: Match, language: str) -> None:
    seat = match.seat(None)
    now = seen(match, None)
    title, description = title_and_description(tree(match, None, language))
    assert title == f"Sagrada: {status(seat.redacted_state, now, language)}"
    for die in dice_of(now):
        if die.value:
            name = text("sagrada-draw-die", language, {"colour": die.colour, "value": die.value})
            assert name in description
    for tool in now.tools:
        assert text(f"sagrada-tool-{tool.number}", language, {}) in description


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_numbers_are_in_the_chosen_language(match: Match, language: str) -> None:
    now = seen(match)
    words = all_text(tree(match, 0, language))
    names = [f"sagrada-tool-{tool.number}" for tool in now.tools]
    names += [f"sagrada-public-{goal.id}" for goal in now.public]
    for name in names:
        assert all(word in words for word in text(name, language, {}).split())
        assert all(word in words for word in text(f"{name}-text", language, {}).split())
    assert text("sagrada-draw-round", language, {"n": now.round}) in words
    assert text("sagrada-draw-you", language, {"seat": 1}) in words
    if now.round:
        for player in now.players:
            assert f"{player.score}".replace("-", "−") in words.split()
    if now.target is not None:
        assert text("sagrada-draw-target", language, {"n": now.target}) in words
    assert all(str(i) in words.split() for i in range(1, len(now.pool) + 1))


def test_ids_are_unique_and_every_reference_exists(match: Match) -> None:
    check_ids(match.seat(0).svg("en"))


def test_two_pictures_share_no_ids() -> None:
    first, middle = MATCHES["start"].seat(0), MATCHES["middle"].seat(0)
    check_no_common_ids(first.svg("en"), middle.svg("en"), first.svg("pl"))


def test_a_picture_is_self_contained_and_small(match: Match) -> None:
    check_self_contained(tree(match))
    assert len(match.seat(0).svg("uk").encode()) < 150_000


def test_the_art_is_self_contained_and_complete() -> None:
    check_art(STYLE.folder)
    wanted = {f"tool-{number}" for number in range(1, TOOLS + 1)} | {f"public-{id}" for id in OBJECTIVE_IDS}
    assert wanted | {f"private-{colour}" for colour in COLOUR_LETTERS} <= set(STYLE.art())


@pytest.mark.parametrize("name", ["choosing", "middle", "middle, 4 players", "in hand"])
def test_private_objectives_of_others_are_card_backs(name: str) -> None:
    match = MATCHES[name]
    for seat in (None, *range(match.players)):
        picture = match.seat(seat).svg("en")
        mine = seen(match, seat).players[seat].private if seat is not None else []
        assert set(re.findall(r"-private-([A-Z])\"", picture)) == set(mine or [])
        open_names = [text("sagrada-private", "en", {"colour": colour}) for colour in COLOUR_LETTERS]
        shown_names = [one for one in open_names if one in "\n".join(lines(match, seat))]
        assert len(shown_names) == (seat is not None)


def test_patterns_are_hidden_until_all_have_chosen() -> None:
    match = MATCHES["choosing"]
    for seat in (None, *range(4)):
        cards = seen(match, seat).players[seat].cards if seat is not None else None
        numbers = [str(card.number) for card in cards or []]
        groups = [node.get("data-pattern") for node in tree(match, seat).iter() if node.get("data-pattern")]
        assert groups == numbers
        assert re.findall(r"(?m)(?:^|  )pattern (\d+)", "\n".join(lines(match, seat))) == numbers
        sealed = text("sagrada-draw-sealed", "en", {})
        backs = sum(player.has_chosen for player in seen(match, seat).players)
        assert sum(line.count(sealed) for line in lines(match, seat)) == backs == 2


def test_tokens_are_drawn_or_shown_as_a_number(match: Match) -> None:
    now, root = seen(match), tree(match)
    over = now.to_move is None  # the table of scores has a token in its heading
    wanted = int(over)
    for tool in now.tools:
        wanted += tool.tokens if tool.tokens <= MAX_DRAWN_TOKENS else 1
        assert tool.tokens <= MAX_DRAWN_TOKENS or f"{tool.tokens} ×" in all_text(root)
    if now.round and now.target is None:
        wanted += sum(player.tokens or 1 for player in now.players)  # a faded token stands for none
    wanted += sum(card.dots for card in now.players[0].cards or []) if now.round == 0 else 0
    assert sum(drawn(root, re.compile(r"-(token)$")).values()) == wanted


def test_the_picture_of_the_end_shows_all_private_objectives() -> None:
    match = MATCHES["end, 4 players"]
    colours = {player.private[0] for player in seen(match, None).players if player.private}
    assert len(colours) == 4
    assert set(re.findall(r"-private-([A-Z])\"", match.svg())) == colours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["end", "end, 4 players", "solo, end"])
def test_the_result_is_shown(name: str, language: str) -> None:
    match = MATCHES[name]
    result = status(match.seat(0).redacted_state, seen(match), language)
    assert result in all_text(tree(match, 0, language))
    assert result in " ".join(lines(match, 0, language))


@pytest.mark.parametrize("name", ["end", "end, 4 players", "solo, end"])
def test_the_table_of_scores_adds_up(name: str) -> None:
    match = MATCHES[name]
    now = seen(match)
    for player in now.players:
        assert sum(points_by_column(match.seat(0).redacted_state, now, player.seat)) == player.score


def test_every_phase_has_a_status_line() -> None:
    for language in LANGUAGES:
        assert {f"sagrada-draw-now-{phase}" for phase in PHASE_NAMES} <= message_ids(language)


def test_a_die_without_a_value_is_drawn_with_a_question_mark() -> None:
    found = (played(2, in_phase("value"), f"flux {i}") for i in range(40))
    match = next(one for one in found if one.to_move is not None)
    hand = seen(match).hand
    assert hand is not None
    assert drawn(tree(match), DIE)[f"{hand.colour}0"] == 1
    assert "?" in all_text(tree(match))
    assert f"{hand.colour}?" in "\n".join(lines(match))


def test_a_lifted_die_is_marked() -> None:
    found = (played(2, in_phase("drop"), f"move {i}") for i in range(40))
    match = next(one for one in found if one.to_move is not None)
    now = seen(match)
    assert now.lifted is not None
    assert now.to_move is not None
    row, column = now.lifted
    die = now.players[now.to_move].window[row][column]
    assert die is not None
    assert f"[{shown(die)}]" in "\n".join(lines(match))
    assert re.search(r'href="#[\w-]+-ring"', match.svg())
