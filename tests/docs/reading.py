"""A checker that runs the blocks of a page in order, in a temporary folder."""

from __future__ import annotations

import contextlib
import doctest
import json
import os
import shlex
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from draftwork.bots.ladder import GROUP as BOTS
from draftwork.cli.app import app
from draftwork.games import load
from draftwork.kernel.cache import GAMES
from draftwork.kernel.errors import BadEdition, DraftworkError
from draftwork.play.settings import check_edition
from tests.docs import drawings, given, programs
from tests.docs.environment import Environment
from tests.docs.pages import Block, Wrong, blocks

TOOLS = Path(__file__).parent / "tools"  # small stand-ins for curl and jq, where they are not installed
DOCUMENTED_ADDRESS = "http://127.0.0.1:8000"
_ENV = {"LC_ALL": "C", "DRAFTWORK_LANG": None, "COLUMNS": "200", "NO_COLOR": "1", "DRAFTWORK_PURE": "1"}
_TYPED = "quit\n" * 3  # leaves a game at once, even if the keyboard is handed over first
_SCRIPT_TIMEOUT = 60  # seconds


class Reader:
    """Checks the blocks of one page. `address` returns the address of a server for blocks that need one."""

    def __init__(self, folder: Path, address: Callable[[], str]) -> None:
        self.folder = folder
        self.address = address
        self.globals: dict[str, Any] = {"__name__": "example", "__file__": str(folder / "example.py")}
        self.printed = ""  # by the last script
        self.environment: Environment | None = None  # for the blocks that a shell runs
        self._checks = {
            "python": self._python,
            "sh": self._sh,
            "json": _json,
            "toml": _toml,
            "text": self._text,
        }

    def read(self, page: Path) -> None:
        """Raises Wrong for the first wrong block of the page."""
        with contextlib.chdir(self.folder):
            for block in blocks(page):
                self.check(block)

    def check(self, block: Block) -> None:
        known = self._checks.get(block.language)
        if block.marked("shell") or block.marked("file"):
            self._in_environment(block)
            return
        marked = block.marked("illustration")
        if marked and block.language not in ("sh", "json", "toml"):
            return
        if known is None:
            raise Wrong(f"{block.where}: a block of “{block.language}” needs a mark: illustration")
        self._prepare(block)
        known(block)

    def _in_environment(self, block: Block) -> None:
        """Runs a block by a shell, or writes it to a file."""
        if self.environment is None:
            raise Wrong(f"{block.where}: this page needs an environment: see test_sessions.py")
        file = block.marked("file")
        if file:
            self.environment.write(block, file.text)
        else:
            self.environment.run(block)

    def _prepare(self, block: Block, line: str | None = None) -> None:
        mark = block.marked("given", line)
        if mark and mark.text not in given.NAMES:
            raise Wrong(f"{block.where}: nothing is known to be given as “{mark.text}”")
        if mark:
            given.NAMES[mark.text](self.folder)

    def _python(self, block: Block) -> None:
        if ">>>" in block.text:
            self._doctest(block)
            return
        try:
            exec(compile(block.text, block.where, "exec"), self.globals)
        except Exception as fault:
            raise Wrong(f"{block.where}: {type(fault).__name__}: {fault}") from fault

    def _doctest(self, block: Block) -> None:
        test = doctest.DocTestParser().get_doctest(
            block.text, self.globals, block.where, str(block.page), block.number
        )
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=told.append, clear_globs=False)
        if runner.failures:
            raise Wrong("".join(told))
        self.globals |= test.globs  # later blocks of the page go on with it

    def _sh(self, block: Block) -> None:
        if needs_server(block):
            self.script(block)
            return
        for line in lines(block):
            words = shlex.split(line, comments=True)
            if block.marked("illustration") or block.marked("illustration", line):
                if programs.is_known(words):
                    programs.parse(words)
                continue
            self._prepare(block, line)
            self._run(block, words)

    def _run(self, block: Block, words: list[str]) -> None:
        if words[0] in ("draftwork", "./run"):
            result = invoke(words[1:])
            if result.exit_code:
                raise Wrong(f"{block.where}: {shlex.join(words)}: {result.output}")
        elif words[:2] == ["python", "-m"]:
            programs.parse(words)
            code = programs.call_main(words[2], words[3:])
            if code:
                raise Wrong(f"{block.where}: {shlex.join(words)} ends with code {code}")
        else:
            raise Wrong(
                f"{block.where}: “{shlex.join(words)}” cannot be run here and needs a mark: illustration"
            )

    def script(self, block: Block, tools_first: bool = False) -> None:
        """Runs a whole block as a script against the server."""
        text = block.text.replace(DOCUMENTED_ADDRESS, self.address())
        path = os.environ["PATH"]
        path = f"{TOOLS}{os.pathsep}{path}" if tools_first else f"{path}{os.pathsep}{TOOLS}"
        done = subprocess.run(
            ["sh", "-eu"],
            input=text,
            cwd=self.folder,
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            timeout=_SCRIPT_TIMEOUT,
            check=False,
        )
        self.printed = done.stdout
        if done.returncode or '"error"' in done.stdout:
            raise Wrong(f"{block.where}: {done.stdout}{done.stderr}")

    def _text(self, block: Block) -> None:
        mark = block.marked("output")
        drawing = drawings.CHECKS.get(block.page.name.partition(".")[0])
        if mark:
            printed = invoke(shlex.split(mark.text)[1:]).output
            if printed.rstrip() != block.text.rstrip():
                raise Wrong(f"{block.where}: {mark.text} prints\n{printed}")
        elif drawing:
            drawing(block)
        else:
            raise Wrong(f"{block.where}: a text needs a mark: output or illustration")


def needs_environment(block: Block) -> bool:
    return bool(block.marked("shell") or block.marked("file"))


def needs_server(block: Block) -> bool:
    return block.language == "sh" and "curl " in block.text


def lines(block: Block) -> Iterator[str]:
    """The command lines of a block."""
    for line in block.text.replace("\\\n", " ").splitlines():
        if shlex.split(line, comments=True):
            yield line


def invoke(args: list[str]) -> Result:
    """Runs a command of Draftwork in this process."""
    result = CliRunner(env=_ENV).invoke(app, args, input=_TYPED, prog_name="draftwork")
    if result.exception and not isinstance(result.exception, SystemExit):
        raise Wrong(f"draftwork {shlex.join(args)}: {result.exception!r}") from result.exception
    return result


def _json(block: Block) -> None:
    """Checks JSON. Components must form a complete edition; an illustration may have one fault."""
    try:
        data = json.loads(block.text)
    except ValueError as fault:
        raise Wrong(f"{block.where}: {fault}") from None
    if not isinstance(data, dict) or "edition" not in data:
        if not block.marked("illustration"):
            raise Wrong(f"{block.where}: JSON that is no edition needs a mark: illustration")
        return
    try:
        check_edition(load(data.get("game", "")), data)
    except BadEdition as bad:
        if len(bad.faults) > (1 if block.marked("illustration") else 0):
            raise Wrong(f"{block.where}: {'; '.join(map(str, bad.faults))}") from None
    except DraftworkError as fault:
        raise Wrong(f"{block.where}: {fault}") from None


def _toml(block: Block) -> None:
    """Checks entry points: the group is known, and unless it is an illustration, the object can be loaded."""
    try:
        groups = tomllib.loads(block.text)["project"]["entry-points"]
    except (tomllib.TOMLDecodeError, KeyError) as fault:
        raise Wrong(f"{block.where}: {fault!r}") from None
    for group, entries in groups.items():
        if group not in (GAMES, BOTS):
            raise Wrong(f"{block.where}: nobody looks for entry points of “{group}”")
        for name, value in entries.items():
            if not block.marked("illustration"):
                _load(block, EntryPoint(name, value, group))


def _load(block: Block, entry: EntryPoint) -> None:
    try:
        entry.load()
    except (ImportError, AttributeError) as fault:
        raise Wrong(f"{block.where}: {fault}") from None
