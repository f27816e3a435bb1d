"""Progress on the error stream, and only where somebody watches it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from draftwork.cli.language import language
from draftwork.cli.output.console import err, styled
from draftwork.i18n import Message


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[tuple[Console, Callable[[int], None]]]:
    """The console to write to meanwhile, and what to call with the number of steps that are done."""
    with step_progress(total) as (console, advance):
        advance(0, title)
        yield console, lambda done: advance(done, title)


@contextmanager
def step_progress(total: int) -> Iterator[tuple[Console, Callable[[int, str], None]]]:
    """The same for steps with a name each."""
    console = err()
    progress = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with progress:
        task = progress.add_task("", total=total)
        yield console, lambda done, name: progress.update(task, advance=done, description=name)


class _ConsoleHandler(logging.Handler):
    def __init__(self, console: Console | None) -> None:
        super().__init__()
        self._console = console

    def emit(self, record: logging.LogRecord) -> None:
        if self._console is None:
            return
        args = record.args if isinstance(record.args, tuple) else ()
        told = [arg.text(language()) for arg in args if isinstance(arg, Message)]
        self._console.print(styled(told[0] if told else record.getMessage(), "yellow"))


@contextmanager
def show_log_messages(console: Console | None) -> Iterator[None]:
    """Tell what Draftwork logs meanwhile, such as that the compiler works; without a console, nothing."""
    logger = logging.getLogger("draftwork")
    handler = _ConsoleHandler(console)
    propagate = logger.propagate
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagate
