"""Commands and options of the programs that the pages mention. They are parsed, not run."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import io
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

import typer

from draftwork.cli.app import app
from draftwork.cli.errors import user_message
from draftwork.cli.options import parse_options, split_commas
from draftwork.games import load
from draftwork.lab.bot_specs import parse_bot
from draftwork.lab.sprt import parse_bounds
from draftwork.play.settings import check_options, check_players
from tests.docs.pages import ROOT, Wrong

_OURS = ("draftwork", "./run")
_SCRIPTS = ("docs", "lock", "test")  # what ./run does by itself
_PLACEHOLDER = re.compile(r"…|\b[^\W\d_a-zа-яіїєґ]{2,}\b|\[")  # FILE, PLIK, ФАЙЛ, [GAME…], GAME
_UNFINISHED = ("MissingParameter", "BadOptionUsage")


def read(code: str) -> list[str]:
    """The words of a command line in the text. The path of the Python in .venv becomes `python`."""
    words = code.split()
    return ["python", *words[1:]] if words[0].endswith("/python") else words


def is_known(words: list[str]) -> bool:
    """Whether this module can check the command line."""
    return (
        words[0] in _OURS
        or words[:2] == ["python", "-m"]
        or words[:2] in (["npm", "run"], ["pip", "install"])
    )


def options_of(words: list[str]) -> set[str]:
    """All options of a program and its command. Raises Wrong if there is no such command."""
    if words[0] == "python":
        return {option for action in parser_of(words[2])._actions for option in action.option_strings}
    if words[0] in ("npm", "pip"):
        _check_other(words)
        return set()
    rest = words[1:]
    if words[0] == "./run" and rest[:1] and rest[0] in _SCRIPTS:
        return set(
            re.findall(r"--\w+", (ROOT / "run").read_text() + (ROOT / "scripts" / "check").read_text())
        )
    command, _ = _command(rest)
    return {"--help"} | {option for param in command.params for option in param.opts}


def parse(words: list[str]) -> None:
    """Raises Wrong unless the program accepts this command line with its values."""
    if words[0] == "python":
        check_names(words)  # argparse would also take the beginning of an option
        _parse_module(words[2], words[3:])
    elif words[0] in _OURS and words[1:2] and words[1] not in _SCRIPTS:
        _parse_ours(words)
    else:
        check_names(words)


def check_names(words: list[str]) -> None:
    """Raises Wrong unless the command and all its options exist."""
    known = options_of(words)
    for word in words:
        option = word.strip("[]…").partition("=")[0]
        if option.startswith("--") and option not in known:
            raise Wrong(f"“{' '.join(words)}” has no option {option}")


def check_mention(words: list[str]) -> None:
    """Checks names; without placeholders, it also checks the values."""
    check_names(words)
    if words[0] in _OURS and not _PLACEHOLDER.search(" ".join(words[1:])):
        with contextlib.suppress(_Unfinished):
            parse(words)


class _Unfinished(Wrong):
    """The command line is valid but incomplete."""


@cache
def _group() -> Any:
    return typer.main.get_command(app)


def commands() -> set[str]:
    return set(_group().commands)


def _command(args: list[str]) -> tuple[Any, list[str]]:
    """The command and its arguments; the group itself if no command is named."""
    if not args or args[0].startswith(("-", "[")):
        return _group(), args
    if args[0] in _group().commands:
        return _group().commands[args[0]], args[1:]
    if _PLACEHOLDER.match(args[0]):
        return _group(), []
    raise Wrong(f"there is no command “{args[0]}”")


def _parse_ours(words: list[str]) -> None:
    command, args = _command(words[1:])
    try:
        made = command.make_context(" ".join(words[:2]), [*args])
        _check_values(made.params)
    except typer.Exit:
        return  # --help and --version
    except Exception as fault:
        reason = user_message(fault)
        if reason is None:
            raise
        kind = _Unfinished if type(fault).__name__ in _UNFINISHED else Wrong
        raise kind(f"“{' '.join(words)}”: {reason}") from None


def _check_values(given: dict[str, Any]) -> None:
    """Checks what the commands check when they run: game, players, options, bots, bounds."""
    if given.get("action") == "new" and "target" in given:
        load(given["target"])
    names = given.get("game") or []
    for name in [names] if isinstance(names, str) else names:
        game = load(name)
        check_players(game, given.get("players"))
        check_options(game, parse_options(game, given.get("option") or []))
        for spec in split_commas(given.get("bots")):
            parse_bot(spec, game)
    if given.get("sprt"):
        parse_bounds(given["sprt"])


def _parse_module(name: str, args: list[str]) -> None:
    told = io.StringIO()
    try:
        with contextlib.redirect_stderr(told), contextlib.redirect_stdout(told):
            parser_of(name).parse_args(args)
    except SystemExit as end:
        if end.code:
            raise Wrong(f"python -m {name}: {told.getvalue().splitlines()[-1]}") from None


class _Captured(Exception):
    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parser = parser


@cache
def parser_of(name: str) -> argparse.ArgumentParser:
    """The parser of a module that is run with `python -m`."""
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None:
        raise Wrong(f"there is no module {name}")
    with patch.object(argparse.ArgumentParser, "parse_args", _capture):
        try:
            call_main(name, [])
        except _Captured as captured:
            return captured.parser
    raise Wrong(f"python -m {name} takes no arguments")


def _capture(parser: argparse.ArgumentParser, *args: Any) -> None:
    raise _Captured(parser)


def call_main(name: str, args: list[str]) -> Any:
    """Runs `python -m NAME ARGS` in this process."""
    main = importlib.import_module(name).main
    with patch("sys.argv", [name, *args]):
        return main(args) if main.__code__.co_argcount else main()


def _check_other(words: list[str]) -> None:
    name = words[-1]
    if words[0] == "npm":
        known = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        if words[2] not in known:
            raise Wrong(f"web/package.json has no script “{words[2]}”")
    else:
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
        unknown = [extra for extra in _extras(name) if extra not in extras]
        if unknown:
            raise Wrong(f"pyproject.toml has no extra “{unknown[0]}”")


def _extras(requirement: str) -> Iterator[str]:
    """The extras of a requirement: `testing` and `dev` of `draftwork[testing,dev]`."""
    for found in re.findall(r"\[(.+?)\]", requirement):
        yield from found.split(",")
