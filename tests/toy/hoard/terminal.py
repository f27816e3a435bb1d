"""The drawing for a terminal."""

from __future__ import annotations

from draftwork.i18n import Message
from hoard.state import State
from hoard.view import Player, view


def terminal(s: State, seat: int, language: str) -> str:
    seen = view(s, seat)
    dice = Message("hoard-dice", {"dice": " ".join(map(str, seen.dice))}).text(language)
    return "\n".join([f"[bold]{dice}[/bold]", *(_line(player, language) for player in seen.players)])


def _line(player: Player, language: str) -> str:
    hand = player.hand if player.hand is not None else ["?"] * player.cards
    shown = [str(card) for card in player.shown if card is not None]
    buried = [f"[reverse] {player.buried or '?'} [/reverse]"] if player.has_buried else []
    name = Message("hoard-player", {"seat": player.seat + 1, "score": player.score}).text(language)
    return f"{name}: {' '.join(shown + buried) or '–'} | [yellow]{' '.join(map(str, hand)) or '–'}[/yellow]"
