"""The SVG drawing: the dice, and a row of cards for each seat."""

from __future__ import annotations

from draftwork.i18n import Message
from hoard.components import HAND
from hoard.state import State
from hoard.view import Player, view

CARD, GAP, ROW = 40, 8, 64


def svg(s: State, seat: int, language: str) -> str:
    seen = view(s, seat)
    rows = [_text(GAP, 24, Message("hoard-dice", {"dice": " ".join(map(str, seen.dice))}), language)]
    for i, player in enumerate(seen.players):
        rows += _row(player, 44 + ROW * i, language)
    width, height = 120 + (CARD + GAP) * 2 * (HAND + 1), 60 + ROW * len(seen.players)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="14">{"".join(rows)}</svg>'
    )


def _row(player: Player, y: int, language: str) -> list[str]:
    label = Message("hoard-player", {"seat": player.seat + 1, "score": player.score})
    hand = player.hand if player.hand is not None else ["?"] * player.cards
    shown = [card for card in player.shown if card is not None]
    cards = [_card(i, y, card, "#fff") for i, card in enumerate(shown)]
    cards += [_card(HAND, y, player.buried or "?", "#bbb")] if player.has_buried else []
    cards += [_card(HAND + 1 + i, y, str(card), "#fe9") for i, card in enumerate(hand)]
    return [_text(GAP, y + 24, label, language), *cards]


def _card(column: int, y: int, card: int | str, colour: str) -> str:
    x = 120 + (CARD + GAP) * column
    return (
        f'<rect x="{x}" y="{y}" width="{CARD}" height="{CARD + GAP}" rx="5" fill="{colour}" stroke="#333"/>'
        f'<text x="{x + CARD // 2}" y="{y + 30}" text-anchor="middle">{card}</text>'
    )


def _text(x: int, y: int, message: Message, language: str) -> str:
    return f'<text x="{x}" y="{y}">{message.text(language)}</text>'
