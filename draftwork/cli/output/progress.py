"""Progress bars and log messages on standard error. Bars appear only on a terminal."""

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
    """Show a bar. Yield a console for other output, and a function that advances the bar by some steps."""
    with step_progress(total) as (console, advance):
        advance(0, title)
        yield console, lambda done: advance(done, title)


@contextmanager
def step_progress(total: int) -> Iterator[tuple[Console, Callable[[int, str], None]]]:
    """Like `progress_bar`, but the function also takes the name of the current step."""
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
        texts = [arg.text(language()) for arg in args if isinstance(arg, Message)]
        self._console.print(styled(texts[0] if texts else record.getMessage(), "yellow"))


@contextmanager
def show_log_messages(console: Console | None) -> Iterator[None]:
    """Print what Draftwork logs, such as the start of the compiler. Without a console, log nothing."""
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
