"""The command line interface."""


def main() -> None:
    # Each command chooses pure or compiled mode, so it must run before anything imports the kernel.
    from draftwork.cli.app import app

    app(prog_name="draftwork")
