"""`draftwork draw`: draws a match or a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language
from draftwork.cli.options import File, Lang, MoveNumber, move_index, use_pure_mode
from draftwork.cli.output.console import draw_board


def command(
    file: File,
    svg: Annotated[bool, typer.Option("--svg", help="cli-help-svg")] = False,
    move: MoveNumber = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="cli-help-output")
    ] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    from draftwork.cli.files import read_match, write_text

    if output is not None and not svg:
        raise CommandError("cli-output-needs-svg")
    match = read_match(file)
    # By default a position is drawn as written, before the moves that the rules force.
    index = move_index(match, move, default=len(match.history) if match.began_at is None else 0)
    if not svg:
        draw_board(match.at(index).seat(None).terminal(language()))
    elif output is None:
        print(match.at(index).svg(language()))
    else:
        write_text(output, match.at(index).svg(language()))
