"""A clean environment for pages that install packages: a folder, and a virtual environment with Draftwork.

Without a network, pip can only install what is in a folder: the settings below turn off its index, the
installation of dependencies and isolated builds. The commands of the page stay as they are.
"""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

from tests.docs.pages import Block, Wrong

_PROGRAMS = ("draftwork", "pip", "pytest")
_OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}  # 0 turns isolation off
_TYPED = "quit\n" * 3  # ends a game in the terminal
_TIMEOUT = 240  # seconds


class Environment:
    """Runs the blocks of a page one after another. Lines for the other mode are left out."""

    def __init__(self, folder: Path, pure: bool) -> None:
        self.here = folder / "work"  # the current folder of the shell
        self.here.mkdir()
        self._end = folder / "end"  # where a block leaves the shell
        self._other_mode = f"DRAFTWORK_PURE={0 if pure else 1} "
        self._env = _environment(folder / "venv") | {"DRAFTWORK_PURE": "1" if pure else "0"}

    def run(self, block: Block) -> None:
        """Runs a block with `sh`, and goes on where it ends."""
        lines = [line for line in block.text.splitlines() if not line.startswith(self._other_mode)]
        done = subprocess.run(
            ["sh", "-euc", "\n".join([*lines, f"pwd > {self._end}"])],
            cwd=self.here,
            env=self._env,
            input=_TYPED,
            capture_output=True,
            text=True,
            timeout=_TIMEOUT,
            check=False,
        )
        if done.returncode:
            raise Wrong(f"{block.where}: {done.stdout}{done.stderr}")
        self.here = Path(self._end.read_text().rstrip("\n"))

    def write(self, block: Block, place: str) -> None:
        """Writes a block to PATH, or for PATH: LINE replaces the line that is LINE without its indent."""
        path, _, old = place.partition(": ")
        file = self.here / path
        if not old:
            if file.exists():
                raise Wrong(f"{block.where}: {path} exists already")
            file.write_text(block.text, encoding="utf-8")
            return
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [i for i, line in enumerate(lines) if line.strip() == old]
        if len(found) != 1:
            raise Wrong(f"{block.where}: {path} has {len(found)} lines “{old}”")
        lines[found[0]] = block.text
        file.write_text("".join(lines), encoding="utf-8")


def _environment(folder: Path) -> dict[str, str]:
    """Makes a virtual environment that sees the packages of this one, and returns the variables to use it."""
    venv.create(folder, symlinks=True)
    scheme = sysconfig.get_preferred_scheme("prefix")
    packages = Path(sysconfig.get_path("purelib", scheme, {"base": str(folder)}))
    ours = sysconfig.get_path("purelib")
    (packages / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    for name in _PROGRAMS:
        script = folder / "bin" / name
        script.write_text(f'#!/bin/sh\nexec {folder}/bin/python -m {name} "$@"\n')
        script.chmod(0o755)
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("DRAFTWORK_", "PYTEST_", "COV_", "PYTHON", "VIRTUAL_ENV"))
    }
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return kept | _OFFLINE | {"PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
