"""A review as text: the course of the match, the accounts of the players, the most expensive decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from draftwork.cli.language import language, translate
from draftwork.cli.output.console import new_table, out, show, styled
from draftwork.cli.output.match_text import player_name, seat_colour
from draftwork.i18n import Message
from draftwork.i18n.formats import format_number

if TYPE_CHECKING:
    from rich.table import Table

    from draftwork.play import Match
    from draftwork.review import Decision, Review

_BLOCKS = "▁▂▃▄▅▆▇█"
_GRAPH_WIDTH = 60  # columns
_DECISIONS = 3  # shown for each player


def show_review(match: Match, review: Review) -> None:
    """Print a review."""
    title = f"{translate(f'{match.game.name}-name')} – {translate('cli-review-title')}"
    out().rule(styled(title, "bold"), style="dim")
    for seat in range(match.players):
        show(f"{_graph(review, seat)}  {player_name(match, seat)}", seat_colour(seat), no_wrap=True)
    show(translate("cli-review-graph"), "dim")
    out().print()
    out().print(_accounts(match, review))
    if not review.has_chance:
        show(translate("cli-review-no-chance"), "dim")
    for seat in range(match.players):
        _show_decisions(match, review, seat)


def _graph(review: Review, seat: int) -> str:
    """The win probability of a seat over the match, as a row of blocks."""
    values = [position.seats[seat].win for position in review.positions]
    width = min(_GRAPH_WIDTH, len(values))
    picked = [values[i * (len(values) - 1) // max(1, width - 1)] for i in range(width)]
    return "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(value * len(_BLOCKS)))] for value in picked)


def _accounts(match: Match, review: Review) -> Table:
    """The accounts of all players, in percentage points."""
    table = new_table("", *(translate(f"cli-review-{name}") for name in _COLUMNS))
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, account in enumerate(review.seats):
        own, others = -account.own_loss, account.opponents_loss
        shares = [account.start, own, others, account.luck, account.unexplained, account.result]
        cells = [_percent(share, signed=0 < i < 5) for i, share in enumerate(shares)]
        best = translate("cli-review-best-of", best=account.best_moves, n=account.unforced)
        table.add_row(styled(player_name(match, seat), seat_colour(seat)), *cells, best)
    return table


_COLUMNS = ("start", "own", "others", "luck", "unexplained", "result", "best")


def _show_decisions(match: Match, review: Review, seat: int) -> None:
    own = [decision for decision in review.decisions if decision.seat == seat]
    costly = [each for each in own if each.label not in ("best", "equal")]
    out().print()
    show(player_name(match, seat), f"bold {seat_colour(seat)}")
    if not costly:
        show(translate("cli-review-no-mistakes"), "dim")
    for decision in sorted(costly, key=lambda each: -each.loss)[:_DECISIONS]:
        _show_decision(decision)


def _show_decision(decision: Decision) -> None:
    show(
        translate(
            "cli-review-decision",
            number=decision.ply + 1,
            played=decision.played,
            label=Message(f"review-label-{decision.label}"),
            loss=_percent(-decision.loss, signed=True),
            points=format_number(round(-decision.loss_points, 1), language(), "exceptZero"),
            best=decision.best,
        )
    )
    for reason in decision.reasons:
        show(f"  {reason.message.text(language())}", "dim")


def _percent(share: float, signed: bool) -> str:
    rounded = round(share, 2) + 0.0  # no minus sign before zero
    return translate("cli-review-change" if signed else "cli-review-share", share=rounded)
