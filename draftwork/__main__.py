"""Entry point of `python -m draftwork`, which is the command `draftwork`."""

from draftwork.cli import main

main()
