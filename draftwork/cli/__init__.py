"""The commands."""


def main() -> None:
    # A command chooses how the rules run; nothing that loads them may be imported before it does.
    from draftwork.cli.app import app

    app(prog_name="draftwork")
