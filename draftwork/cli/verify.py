"""draftwork verify: whether a record tells the truth."""

from __future__ import annotations

import typer

from draftwork.cli.language import language, say
from draftwork.cli.options import File, Lang, be_pure
from draftwork.cli.screen import show

NOT_TRUE = 1


def command(file: File, lang: Lang = None) -> None:
    be_pure()
    from draftwork.cli.files import read_text
    from draftwork.play import decode
    from draftwork.play.verify import verify

    true = True
    for finding in verify(decode(read_text(file))):
        true = finding.true
        show(f"{'✓' if true else '✗'} {finding.words.text(language())}", "" if true else "red")
    show(say("cli-verify-true" if true else "cli-verify-false"), "bold green" if true else "bold red")
    if not true:
        raise typer.Exit(NOT_TRUE)
