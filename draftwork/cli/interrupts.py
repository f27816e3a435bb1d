"""Signals: how commands end when the user interrupts them or closes the terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any, NoReturn

EXIT_INTERRUPTED = 128 + signal.SIGINT
_HANGUPS = (signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))


@contextmanager
def exit_on_interrupt() -> Iterator[None]:
    """End the process at once on Ctrl-C, for code that compiles rules in this process or in workers.

    A KeyboardInterrupt inside the compiler can crash the process or get lost, and the main thread handles no
    signal while LLVM runs. So the signal wakes another thread, which ends the process without cleaning up.
    Worker processes exit when their parent does.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # the caller ignores or handles it
        yield
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    thread = Thread(target=_wait_for_interrupt, args=(reading,), daemon=True)
    thread.start()
    woken_before = signal.set_wakeup_fd(writing)
    signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.set_wakeup_fd(woken_before)
        os.close(writing)
        thread.join()
        os.close(reading)


@contextmanager
def exit_on_hangup() -> Iterator[None]:
    """Raise SystemExit on SIGTERM, and on SIGHUP when the terminal window is closed."""
    with _handle(_HANGUPS, _raise_exit):
        yield


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C and hangups, for the work at the end of a command that must not be cut off."""
    with _handle((signal.SIGINT, *_HANGUPS), signal.SIG_IGN):
        yield


@contextmanager
def _handle(numbers: Iterable[signal.Signals], handler: Any) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def _raise_exit(number: int, frame: object) -> NoReturn:
    for each in _HANGUPS:  # of a closed window, both the terminal and the shell can send the signal
        signal.signal(each, signal.SIG_IGN)
    sys.exit(128 + number)


def _wait_for_interrupt(pipe: int) -> None:
    """Read the numbers of signals until the pipe is closed."""
    while received := os.read(pipe, 1):
        if received[0] == signal.SIGINT:
            _exit_at_once()


def _exit_at_once() -> None:
    with suppress(OSError, ValueError):  # closed streams
        if sys.stderr.isatty():
            sys.stderr.write("\n\x1b[?25h")  # leave the progress bar and show the cursor
        sys.stderr.flush()
        sys.stdout.flush()
    os._exit(EXIT_INTERRUPTED)
