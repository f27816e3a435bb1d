"""Lines from the keyboard, or from a pipe without any prompt."""

from __future__ import annotations

import sys


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask(prompt: str) -> str:
    """The next line; EOFError when there is none."""
    if interactive():
        _history()
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def _history() -> None:
    """With readline, earlier lines come back with the arrow keys; not every system has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
