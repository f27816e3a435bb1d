"""Default user interface: the fields of the state as view and drawing, and the texts of the moves as choices.

Some messages are used if the catalogue of the game has them, see `draftwork.games.Presentation`.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal
from xml.sax.saxutils import escape, quoteattr

import msgspec

from draftwork.games.types import Choice, Ending, Point
from draftwork.i18n import Message, MessageValue, has_message
from draftwork.kernel import copy_state, int_zeros, layout, to_python
from draftwork.kernel.generics import NOBODY

if TYPE_CHECKING:
    from draftwork.games.contract import Game

_LINE, _WIDTH, _MARGIN = 24, 9.7, 16  # height and width of a character, and the margin, of a drawn text


class StateView(msgspec.Struct):
    """The base of default views."""


class DefaultUi:
    """The defaults of `Presentation`."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    @cached_property
    def view_type(self) -> type[msgspec.Struct]:
        """A class with the state as an object. Its fields have the names of the state's fields."""
        game = self._game
        kinds = [(name, list[int] if length else int) for name, length in layout(game.state)]
        return msgspec.defstruct(
            "View",
            [
                ("game", Literal[game.name]),
                ("rules_version", int),
                ("seat", int | None),
                ("to_move", int | None),
                ("scores", list[int]),
                ("state", msgspec.defstruct("State", kinds)),
            ],
            bases=(StateView,),
        )

    def view(self, s: Any, seat: int) -> msgspec.Struct:
        now, mover = to_python(s), self._game.rules.to_move(s)
        data = {
            "game": self._game.name,
            "rules_version": self._game.rules_version,
            "seat": None if seat == NOBODY else seat,
            "to_move": None if mover == NOBODY else mover,
            "scores": [int(self._game.rules.score(s, other)) for other in range(now.players)],
            "state": {name: getattr(now, name) for name, _ in layout(self._game.state)},
        }
        return msgspec.convert(data, self.view_type)

    def _message(self, own: str, general: str, /, **args: MessageValue) -> Message:
        """The message GAME-OWN if the game has it, else a general one."""
        id = f"{self._game.name}-{own}"
        return Message(id if has_message(id) else general, args)

    def choices(self, s: Any) -> list[Choice]:
        """A choice for each legal move. What it scores at once is known if nothing is hidden or random."""
        game = self._game
        out = int_zeros(game.max_legal_moves)
        numbers = [int(out[i]) for i in range(game.rules.legal_moves(s, out))]
        return [self._choice(s, number) for number in numbers]

    def _choice(self, s: Any, number: int) -> Choice:
        game, text = self._game, self._game.notation.write_move(number)
        gains = None
        if not (game.hidden_information or game.has_chance):
            after, seat = copy_state(s), game.rules.to_move(s)
            game.rules.apply(after, number)
            gains = int(game.rules.score(after, seat) - game.rules.score(s, seat))
        return Choice(text, self._message("move", "move-text", move=text), number, gains=gains)

    def prompt(self, s: Any) -> Message:
        return self._message("prompt", "choose-move")

    def refusal(self, s: Any, move: int, reason: int) -> Message:
        """The message GAME-illegal-REASON, or a general sentence."""
        if not 0 <= move < self._game.num_moves:
            return Message("no-such-move", {"move": move, "last": self._game.num_moves - 1})
        if self._game.rules.to_move(s) == NOBODY:
            return Message("match-over")
        return self._message(f"illegal-{reason}", "not-legal-here", move=self._game.notation.write_move(move))

    def points(self, s: Any, seat: int) -> list[Point]:
        """The score as one item, without the number of a rule."""
        score = int(self._game.rules.score(s, seat))
        return [Point("", score, Message("points-in-all"))] if score else []

    def ending(self, s: Any) -> Ending:
        """Say whether points, a tie-break or nothing decided."""
        rules, seats = self._game.rules, range(to_python(s).players)
        best = max(rules.score(s, seat) for seat in seats)
        leaders = sum(rules.score(s, seat) == best for seat in seats)
        winners = sum(rules.rank(s, seat) == 0 for seat in seats)
        decided_by = "won-by-points" if leaders == 1 else "won-by-tie-break" if winners == 1 else "won-shared"
        return Ending(self._message("ended", "ended-by-rules"), Message(decided_by))

    def terminal(self, s: Any, seat: int, language: str) -> str:
        """A line for each field of the state."""
        now = to_python(s)
        values = {name: getattr(now, name) for name, _ in layout(self._game.state)}
        rows = {name: [value] if isinstance(value, int) else value for name, value in values.items()}
        return "\n".join(f"[bold]{name}[/] {' '.join(map(str, row))}" for name, row in rows.items())

    def svg(self, s: Any, seat: int, language: str) -> str:
        """The drawing for a terminal as a picture, without its styles."""
        from rich.text import Text  # imported here because it is slow to load

        lines = Text.from_markup(self._game.ui.terminal(s, seat, language)).plain.splitlines()
        width = 2 * _MARGIN + round(_WIDTH * max((len(line) for line in lines), default=0))
        height = 2 * _MARGIN + _LINE * len(lines)
        texts = "".join(
            f'<text x="{_MARGIN}" y="{_MARGIN + _LINE * i + 17}" xml:space="preserve">{escape(line)}</text>'
            for i, line in enumerate(lines)
        )
        label = quoteattr(", ".join(filter(None, lines)))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={label} lang="{language}" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            f'style="max-width:100%;height:auto" font-family="monospace" font-size="16">'
            f'<rect width="{width}" height="{height}" rx="8" fill="#fff"/>{texts}</svg>'
        )
