"""The command line interface."""

import sys


def main() -> None:
    from draftwork.cli.interrupts import EXIT_INTERRUPTED

    try:
        # Each command chooses pure or compiled mode, so it must run before anything imports the kernel.
        from draftwork.cli.app import app

        app(prog_name="draftwork")
    except KeyboardInterrupt:  # outside of a command, where Typer does not handle it
        sys.exit(EXIT_INTERRUPTED)
