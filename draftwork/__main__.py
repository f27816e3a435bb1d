"""`python -m draftwork` is the command `draftwork`."""

from draftwork.cli import main

main()
