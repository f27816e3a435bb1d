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
from draftwork.cli.errors import user_message
from draftwork.cli.help import Command, LocalizedCommand
from draftwork.cli.language import language, detect_language, translate, set_language
from draftwork.cli.options import Lang
from draftwork.cli.output.console import print_error, configure_streams

EXIT_FAILED, EXIT_USAGE = 1, 2


class Group(LocalizedCommand, TyperGroup):
    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *more: Any, **extra: Any
    ) -> NoReturn:
        given = list(sys.argv[1:] if args is None else args)
        configure_streams()
        set_language(detect_language(given, os.environ))
        self.subcommand_metavar = translate("cli-command-to-type") + " …"
        sys.exit(self._run(given, prog_name))

    def _run(self, given: list[str], prog_name: str | None) -> int:
        try:
            code = super().main(given, prog_name, standalone_mode=False)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except OSError as error:
            return _handle_lost_output(error)
        except Exception as error:
            reason = user_message(error)
            if reason is None:
                raise
            print_error(reason.text(language()))
            return EXIT_USAGE


def _handle_lost_output(error: OSError) -> int:
    """Whoever read our output has left, or the disk is full: what is still buffered has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno != errno.EPIPE:
        print_error(translate("cli-cannot-write-out", fault=error.strerror or str(error)))
    return EXIT_FAILED


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
