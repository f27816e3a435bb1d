"""The command `draftwork`: its subcommands, and how faults are told."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from draftwork import __version__
from draftwork.cli.commands import (
    arena,
    draw,
    edition,
    export,
    games,
    import_records,
    ladder,
    play,
    replay,
    serve,
    simulate,
    train,
    verify,
    warm,
)
from draftwork.cli.errors import reason_of
from draftwork.cli.help import Command, Localised
from draftwork.cli.language import language, preferred, say, use
from draftwork.cli.options import Lang
from draftwork.cli.output.console import complain, forgive_encodings

FAILED, REFUSED = 1, 2


class Group(Localised, TyperGroup):
    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *more: Any, **extra: Any
    ) -> NoReturn:
        given = list(sys.argv[1:] if args is None else args)
        forgive_encodings()
        use(preferred(given, os.environ))
        self.subcommand_metavar = say("cli-command-to-type") + " …"
        sys.exit(self._run(given, prog_name))

    def _run(self, given: list[str], prog_name: str | None) -> int:
        try:
            code = super().main(given, prog_name, standalone_mode=False)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except OSError as fault:
            return _lost_output(fault)
        except Exception as fault:
            reason = reason_of(fault)
            if reason is None:
                raise
            complain(reason.text(language()))
            return REFUSED


def _lost_output(fault: OSError) -> int:
    """Whoever read our output has left, or the disk is full: what is still buffered has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if fault.errno != errno.EPIPE:
        complain(say("cli-cannot-write-out", fault=fault.strerror or str(fault)))
    return FAILED


app = typer.Typer(
    cls=Group,
    help="cli-help",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    options_metavar="[--…]",
)


def _version(asked: bool) -> None:
    if asked:
        print(f"draftwork {__version__}")
        raise typer.Exit


@app.callback()
def root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-help-version")
    ] = False,
    lang: Lang = None,
) -> None:
    if ctx.invoked_subcommand is None:
        serve.command()


_COMMANDS = {
    "serve": serve,
    "games": games,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "ladder": ladder,
    "train": train,
    "replay": replay,
    "verify": verify,
    "draw": draw,
    "edition": edition,
    "export": export,
    "import": import_records,
    "warm": warm,
}

for name, module in _COMMANDS.items():
    app.command(name, cls=Command, help=f"cli-help-{name}", options_metavar="[--…]")(module.command)
