"""draftwork replay: a recorded match, step by step at a terminal or as a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from draftwork.cli.interactive.keyboard import ask, interactive
from draftwork.cli.language import language, say
from draftwork.cli.options import File, Lang, MoveNumber, be_pure, move_index
from draftwork.cli.output.console import draw, out, show, styled

if TYPE_CHECKING:
    from draftwork.play import Match


def command(file: File, move: MoveNumber = None, lang: Lang = None) -> None:
    be_pure()
    from draftwork.cli.files import read_match

    match = read_match(file)
    last = len(match.history)
    if interactive():
        _walk(match, move_index(match, move, default=0))
    else:
        _log(match, move_index(match, move, default=last))


def _log(match: Match, last: int) -> None:
    _head(match)
    for index in range(last):
        show(f"{index + 1:3}. {_told(match, index)}", whole=True)
    _frame(match, last)


def _walk(match: Match, index: int) -> None:
    _head(match)
    show(say("cli-replay-help"), "dim")
    last = len(match.history)
    shown = -1
    while True:
        if index != shown:
            _step(match, index)
            shown = index
        try:
            line = ask(f"{index}/{last}> ").lower()
        except (EOFError, KeyboardInterrupt):
            out().print()
            return
        if line in ("q", "quit"):
            return
        index = _target(line, index, last)


def _target(line: str, index: int, last: int) -> int:
    """Where a line leads; nowhere if it cannot be understood."""
    steps = {"": 1, "n": 1, "p": -1}
    wanted = index + steps[line] if line in steps else int(line) if line.isascii() and line.isdigit() else -1
    if line in steps and wanted > last:
        show(say("cli-replay-end"), "dim")
    elif not 0 <= wanted <= last:
        show(say("cli-replay-help"), "dim")
    return wanted if 0 <= wanted <= last else index


def _step(match: Match, index: int) -> None:
    out().rule(styled(say("cli-after-moves", n=index, all=len(match.history)), "dim"), style="dim")
    if index:
        show(_told(match, index - 1), "bold")
    _frame(match, index)


def _frame(match: Match, index: int) -> None:
    from draftwork.cli.output import match_text

    draw(match.at(index).seat(None).terminal(language()))
    if index < len(match.history):
        return
    outcome = match.outcome
    if outcome:
        out().print(match_text.result(match, outcome))
    out().print(match_text.scores(match, None))


def _told(match: Match, index: int) -> str:
    from draftwork.cli.output import match_text

    return match_text.told(match, [index], None)


def _head(match: Match) -> None:
    from draftwork.cli.output import match_text

    names = tuple(match_text.who(match, seat) for seat in range(match.players))
    out().rule(styled(say(f"{match.game.name}-name"), "bold"), style="dim")
    show(say("cli-replay-head", names=names, moves=len(match.history)))
    chosen = [f"{name}={value}" for name, value in match.options.items()]
    if match.seed is not None:
        chosen.append(say("cli-seed", seed=match.seed[:80]))
    show(", ".join(chosen), "dim")
