"""Texts of the picture: the status line, and a description of the whole state for screen readers."""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLUMNS
from draftwork.games.sagrada.drawing.sheet import die_name, words
from draftwork.games.sagrada.notation.moves import cell_text
from draftwork.games.sagrada.rules.scoring import rank
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.explain import ending
from draftwork.games.sagrada.ui.names import pattern_name
from draftwork.games.sagrada.ui.prompt import turn_options
from draftwork.games.sagrada.ui.view import Die, Player, View
from draftwork.i18n import Message, text
from draftwork.i18n.formats import format_list


def winner(s: State, view: View) -> int | None:
    """The winning seat. None before the end and after a lost solo match."""
    if view.to_move is not None:
        return None
    return next((player.seat for player in view.players if rank(s, player.seat) == 0), None)


def starter(view: View) -> int:
    """The start player of the round, or of the first round. This player has the bag."""
    return view.order[0] if view.order else view.start


def status(s: State, view: View, language: str) -> str:
    """The seat to move and its decision, or the result."""
    if view.to_move is None:
        return _result(s, view, language)
    tool = text(f"sagrada-tool-{view.tool}", language, {}) if view.tool else ""
    args: dict[str, str | int] = {
        "seat": view.to_move + 1,
        "tool": tool,
        "left": turn_options(view.drafted, bool(view.tool)),
    }
    return words(language, f"now-{view.phase}", **args)


def _result(s: State, view: View, language: str) -> str:
    won = winner(s, view)
    if view.target is not None:
        name = "solo-lost" if won is None else "solo-won"
        return words(language, name, n=view.players[0].score, target=view.target)
    best = view.players[won or 0]
    if sum(player.score == best.score for player in view.players) == 1:
        return words(language, "won", seat=best.seat + 1, n=best.score)
    reason = ending(s).decided_by
    return words(language, "won-tied", seat=best.seat + 1, reason=Message(reason.id, reason.args))


def describe(view: View, language: str) -> str:
    """A description of the state for screen readers."""
    sentences = [f"{words(language, 'round', n=view.round)}."]
    if view.target is not None:
        sentences.append(f"{words(language, 'target', n=view.target)}.")
    pool = [f"{i} {die_name(language, shown)}" for i, shown in enumerate(view.pool, 1) if shown]
    if pool:
        sentences.append(words(language, "about-pool", dice=format_list(pool, language)))
    if view.hand:
        sentences.append(words(language, "about-hand", dice=die_name(language, view.hand)))
    for i, dice in enumerate(view.track, 1):
        if dice:
            sentences.append(words(language, "about-track", round=i, dice=_list(dice, language)))
    sentences += _cards(view, language)
    for player in view.players:
        sentences += _player(view, player, language)
    return " ".join(sentences)


def _list(dice: list[Die], language: str) -> str:
    return format_list((die_name(language, shown) for shown in dice), language)


def _cards(view: View, language: str) -> list[str]:
    tools = [f"{tool.number} {text(f'sagrada-tool-{tool.number}', language, {})}" for tool in view.tools]
    objectives = [text(f"sagrada-public-{objective.id}", language, {}) for objective in view.public]
    return [
        words(language, "about-cards", heading=words(language, name), cards=format_list(cards, language))
        for name, cards in (("tools", tools), ("goals", objectives))
    ]


def _player(view: View, player: Player, language: str) -> list[str]:
    seat = player.seat + 1
    said: list[str] = []
    if view.round and player.pattern:
        args: dict[str, str | int] = {
            "score": player.score,
            "n": player.tokens,
            "pattern": pattern_name(player.pattern.name, language),
        }
        said.append(words(language, "about-player", seat=seat, **args))
    else:
        said.append(words(language, "about-sealed" if player.has_chosen else "about-unchosen", seat=seat))
    if player.private:
        names = [text("sagrada-private", language, {"colour": colour}) for colour in player.private]
        said.append(
            words(language, "about-private", seat=seat, n=len(names), names=format_list(names, language))
        )
    dice = [
        f"{cell_text(r * COLUMNS + c)} {die_name(language, shown)}"
        for r, row in enumerate(player.window)
        for c, shown in enumerate(row)
        if shown
    ]
    if dice:
        said.append(words(language, "about-window", seat=seat, dice=format_list(dice, language)))
    return said
