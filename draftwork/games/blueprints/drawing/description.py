"""The text alternative of the picture."""

from __future__ import annotations

from draftwork.games.blueprints.constants import HATCH_MARK
from draftwork.games.blueprints.drawing.sheet import seats_clockwise, words
from draftwork.games.blueprints.notation.names import write_cell
from draftwork.games.blueprints.ui.view import Building, Plan, Player, Round, View
from draftwork.i18n import text
from draftwork.i18n.formats import format_list


def describe(view: View, language: str) -> str:
    """The state in sentences."""
    sentences = _table(view, view.round, language) if view.round else []
    for seat in seats_clockwise(view):
        sentences += _player(view.players[seat], language)
        for one in [*view.past, *([view.round] if view.round else [])]:
            sentences += _building(one, one.buildings[seat], language)
    return " ".join(sentences)


def die_name(die: str, language: str) -> str:
    """The name of a die in a language."""
    return text("blueprints-die", language, {"material": die[0], "value": die[1]})


def dice_names(dice: list[str], language: str) -> str:
    """A list of dice in a language."""
    return format_list((die_name(die, language) for die in dice), language) or words(language, "about-empty")


def _material(letter: str, language: str) -> str:
    return text("blueprints-material", language, {"material": letter})


def _table(view: View, current: Round, language: str) -> list[str]:
    first, second = (_material(letter, language) for letter in current.in_demand)
    turn = {"n": current.number, "rounds": view.rounds, "turn": view.turn + 1, "turns": view.turns}
    bag = format_list((f"{_material(letter, language)}: {n}" for letter, n in view.bag.items()), language)
    pool = dice_names([one.die for one in view.pool], language)
    said = [
        words(language, "about-round", first=first, second=second, **turn),
        words(language, "about-pool", dice=pool),
        words(language, "about-bag", dice=bag),
    ]
    if current.discarded:
        said.append(words(language, "about-discarded", dice=dice_names(current.discarded, language)))
    return said


def _player(player: Player, language: str) -> list[str]:
    said = [words(language, "about-player", seat=player.seat + 1, n=player.score)]
    cards = [words(language, "won-card", card=won.card, round=won.round) for won in player.cards]
    if cards:
        said.append(words(language, "about-won", seat=player.seat + 1, cards=format_list(cards, language)))
    return said


def _building(one: Round, building: Building, language: str) -> list[str]:
    who = {"seat": building.seat + 1}
    names = [
        words(language, "about-removed", die=die_name(taken.die, language))
        if taken.removed
        else die_name(taken.die, language)
        for taken in building.taken
    ]
    said: list[str] = []
    if names:
        said.append(
            words(language, "about-taken", round=one.number, dice=format_list(names, language), **who)
        )
    if building.plan is None or building.stacks is None or building.score is None:
        return [*said, words(language, "about-screen", **who)]
    spaces = _spaces(building.plan, building.stacks, language)
    said.append(words(language, "about-plan", id=building.plan.id, spaces=spaces, **who))
    score = building.score
    points = {"n": score.total, "bonus": score.bonus, **score.materials}
    return [*said, words(language, "about-score", round=one.number, **who, **points)]


def _spaces(plan: Plan, stacks: list[list[str]], language: str) -> str:
    said: list[str] = []
    for space, mark in enumerate("".join(plan.rows)):
        cell = write_cell(space)
        if mark == HATCH_MARK:
            said.append(words(language, "about-hatched", cell=cell))
        else:
            dice = dice_names(stacks[space], language)
            said.append(words(language, "about-space", cell=cell, height=mark, dice=dice))
    return "; ".join(said)
