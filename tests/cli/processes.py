"""Real processes of commands, with pipes or a terminal, for the tests of this folder."""

import codecs
import io
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

# A test runner may start its children with interrupts ignored.
LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
START = "from draftwork.cli import main; main()"
COMMAND = [sys.executable, "-c", f"{LISTEN}; {START}"]
# The terminal sends SIGHUP when it is closed, as a window does.
CONTROLLED = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
IN_TERMINAL = [sys.executable, "-c", f"{CONTROLLED}; {LISTEN}; {START}"]


def environment(**extra: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("DRAFTWORK_PURE", "NO_COLOR")}
    return kept | {"LC_ALL": "C.UTF-8"} | extra


class Terminal:
    """A command in a pseudo-terminal."""

    def __init__(
        self, *args: str, columns: int = 100, extra: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        ours, theirs = pty.openpty()
        self._keys = io.FileIO(ours, "r+")
        env = environment(TERM="xterm-256color", COLUMNS=str(columns), LINES="40", **extra)
        self.process = subprocess.Popen(
            [*IN_TERMINAL, *args], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
        )
        os.close(theirs)
        self.text = ""
        # One read may end in the middle of a character.
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.kill()
        self.process.wait()
        self._keys.close()

    def close_window(self) -> None:
        self._keys.close()

    def see(self, wanted: str) -> str:
        """Read until the text appears, and return the output since the last call."""
        since = len(self.text)
        until = time.monotonic() + 30
        while wanted not in self.text[since:]:
            ready, _, _ = select.select([self._keys], [], [], max(0, until - time.monotonic()))
            assert ready, f"{wanted!r} did not appear in {self.text[since:]!r}"
            self.text += self._decoder.decode(self._keys.read(65536))
        return self.text[since:]

    def type(self, keys: str) -> None:
        self._keys.write(keys.encode())

    def code(self) -> int:
        return self.process.wait(30)
