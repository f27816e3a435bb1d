"""`draftwork replay`: shows a recorded match step by step at a terminal, or as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from draftwork.cli.interactive.keyboard import is_interactive, read_line
from draftwork.cli.language import language, translate
from draftwork.cli.options import File, Lang, MoveNumber, move_index, use_pure_mode
from draftwork.cli.output.console import draw_board, out, show, styled

if TYPE_CHECKING:
    from draftwork.play import Match


def command(file: File, move: MoveNumber = None, lang: Lang = None) -> None:
    use_pure_mode()
    from draftwork.cli.files import read_match

    match = read_match(file)
    last = len(match.history)
    if is_interactive():
        _step_through(match, move_index(match, move, default=0))
    else:
        _print_log(match, move_index(match, move, default=last))


def _print_log(match: Match, last: int) -> None:
    _show_header(match)
    for index in range(last):
        show(f"{index + 1:3}. {_describe_move(match, index)}", no_wrap=True)
    _show_position(match, last)


def _step_through(match: Match, index: int) -> None:
    _show_header(match)
    show(translate("cli-replay-help"), "dim")
    last = len(match.history)
    shown = -1
    while True:
        if index != shown:
            _show_step(match, index)
            shown = index
        try:
            line = read_line(f"{index}/{last}> ").lower()
        except (EOFError, KeyboardInterrupt):
            out().print()
            return
        if line in ("q", "quit"):
            return
        index = _target_index(line, index, last)


def _target_index(line: str, index: int, last: int) -> int:
    """Return the position that a typed line selects, or the current one if the line is invalid."""
    steps = {"": 1, "n": 1, "p": -1}
    wanted = index + steps[line] if line in steps else int(line) if line.isascii() and line.isdigit() else -1
    if line in steps and wanted > last:
        show(translate("cli-replay-end"), "dim")
    elif not 0 <= wanted <= last:
        show(translate("cli-replay-help"), "dim")
    return wanted if 0 <= wanted <= last else index


def _show_step(match: Match, index: int) -> None:
    out().rule(styled(translate("cli-after-moves", n=index, all=len(match.history)), "dim"), style="dim")
    if index:
        show(_describe_move(match, index - 1), "bold")
    _show_position(match, index)


def _show_position(match: Match, index: int) -> None:
    from draftwork.cli.output import match_text

    draw_board(match.at(index).seat(None).terminal(language()))
    if index < len(match.history):
        return
    outcome = match.outcome
    if outcome:
        out().print(match_text.result_panel(match, outcome))
    out().print(match_text.scores_panel(match, None))


def _describe_move(match: Match, index: int) -> str:
    from draftwork.cli.output import match_text

    return match_text.describe_turn(match, [index], None)


def _show_header(match: Match) -> None:
    from draftwork.cli.output import match_text

    names = tuple(match_text.player_name(match, seat) for seat in range(match.players))
    out().rule(styled(translate(f"{match.game.name}-name"), "bold"), style="dim")
    show(translate("cli-replay-head", names=names, moves=len(match.history)))
    chosen = [f"{name}={value}" for name, value in match.options.items()]
    if match.seed is not None:
        chosen.append(translate("cli-seed", seed=match.seed[:80]))
    show(", ".join(chosen), "dim")
