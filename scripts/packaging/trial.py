"""Tries an installed Draftwork in an empty folder.

    python -I trial.py plain      after `pip install draftwork`: matches, a bot, commands without a server
    python -I trial.py server     after `pip install draftwork[server]`: the page, and a table with a bot

It runs with the Python of the environment in which Draftwork is installed, without other packages.
"""

from __future__ import annotations

import importlib.util
import json
import random
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import draftwork
from draftwork import bots
from draftwork.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVER_PACKAGES = [re.split(r"\W", line)[0] for line in PROJECT["optional-dependencies"]["server"]]
COMMAND = str(Path(sys.executable).with_name("draftwork"))
GAMES = set(PROJECT["entry-points"]["draftwork.games"])
TIMEOUT = 60  # seconds for the server to start, to move for a bot, or to stop


class TrialError(Exception):
    pass


def require(condition: object, what: str) -> None:
    if not condition:
        raise TrialError(what)


def run(*args: str, typed: str = "", code: int = 0) -> tuple[str, str]:
    """Run a command that must end with an exit code, and return its output and its errors."""
    done = subprocess.run(
        [COMMAND, *args], input=typed, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    require(done.returncode == code, f"draftwork {' '.join(args)}: code {done.returncode}\n{done.stderr}")
    return done.stdout, done.stderr


def try_commands(version: str) -> None:
    require(version in run("--version")[0], f"draftwork --version is not {version}")
    found = {game["name"] for game in json.loads(run("games", "--json")[0])}
    require(found == GAMES, f"draftwork games lists {sorted(found)}")
    played = json.loads(run("simulate", "patchwork", "--games", "5", "--json")[0])["games"]
    require(played == 5, f"draftwork simulate played {played} games instead of 5")
    shown, errors = run(
        *("play", "patchwork", "--seats", "Ola,apprentice", "--seed", "1"), typed="advance\nsave x.json\n"
    )
    require("advanced" in shown and not errors, f"draftwork play shows no move\n{shown}{errors}")
    require("Ola" in run("replay", "x.json")[0], "draftwork replay does not name the player")


def try_refusal() -> None:
    """Check that commands of the server are refused with the command that installs it."""
    found = [name for name in SERVER_PACKAGES if importlib.util.find_spec(name)]
    require(not found, f"{', '.join(found)} of the extra “server” can be imported")
    for args in [[], ["serve"], ["export"], ["import", "x.json"]]:
        for language in LANGUAGES:
            error = run(*args, "--lang", language, code=2)[1]
            expected = 'pip install "draftwork[server]"' in error and error.count("\n") == 1
            require(expected, f"draftwork {' '.join(args)} without its packages says\n{error}")


def try_bot() -> None:
    match = draftwork.Match("sagrada", players=2, seed="package")
    bot = bots.load("craftsman", "sagrada")
    move = bot.choose(match.seat(match.to_move), bots.Budget(iterations=2))
    require(move in match.legal_moves, f"the bot chooses {move}")


def try_match(game: str) -> None:
    """Play a random match, and check its points and its picture in all languages."""
    chance = random.Random(game)
    match = draftwork.Match(game, seed="package")
    while match.to_move is not None:
        match.play(match.legal_moves[chance.randrange(len(match.legal_moves))])
    require(match.outcome is not None, f"{game}: no outcome after the last move")
    for language in LANGUAGES:
        reasons = [point.reason.text(language) for points in match.scores.explain() for point in points]
        require(reasons and all(reasons), f"{game}: points without reasons in {language}")
        require("<svg" in match.svg(language), f"{game}: no picture in {language}")


class Client:
    """A client that sends JSON requests as a guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.json('/api/guests', {'nickname': 'Ola'})['token']}"

    def fetch(self, path: str, data: dict[str, Any] | None = None) -> bytes:
        """Return the body of a response with status 200 or 201. With data, the request is a POST."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, self.headers)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                found: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise TrialError(
                f"{path}: status {error.code}\n{error.read().decode(errors='replace')}"
            ) from None
        return found

    def json(self, path: str, data: dict[str, Any] | None = None) -> Any:
        return json.loads(self.fetch(path, data))


@contextmanager
def run_server() -> Iterator[str]:
    """Run a server process and yield its address. At the end the server must stop cleanly."""
    command = [COMMAND, "serve", "--no-browser", "--data", "data", "--bot-workers", "1"]
    with Path("out").open("w") as out, Path("err").open("w") as err:
        server = subprocess.Popen(command, stdout=out, stderr=err)
    try:
        yield _wait_for_address(server)
        server.send_signal(signal.SIGTERM)
        code = server.wait(TIMEOUT)
        require(code == 0, f"draftwork serve: exit code {code} after SIGTERM\n{Path('err').read_text()}")
        logged = [json.loads(line) for line in Path("err").read_text().splitlines()]
        errors = [line for line in logged if line["level"] != "info"]
        require(not errors, f"draftwork serve logged {errors}")
    finally:
        server.kill()
        server.wait()


def _wait_for_address(server: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end and server.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+", Path("out").read_text()):
            return found[0]
        time.sleep(0.1)
    raise TrialError(f"draftwork serve does not start\n{Path('err').read_text()}")


def try_page(client: Client, version: str) -> None:
    health = client.json("/healthz")
    require((health["status"], health["version"]) == ("ok", version), f"/healthz answers {health}")
    index = client.fetch("/").decode()
    files = re.findall(r'(?:src|href)="(/[^"]+)"', index)
    for kind in (".js", ".css"):
        require(any(file.endswith(kind) for file in files), f"the page loads no {kind} file\n{index}")
    entries = client.json("/manifest.json").values()
    for file in {
        *files,
        *(f"/{file}" for entry in entries for file in [entry["file"], *entry.get("css", [])]),
    }:
        require(client.fetch(file), f"{file} is empty")


def try_table(client: Client) -> None:
    """Play at a table against a bot until the bot has moved."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
    table = f"/api/tables/{client.json('/api/tables', {'game': 'patchwork', 'seats': seats})['id']}"
    client.fetch(f"{table}/start", {"nonce": "0123456789abcdef"})
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        seen = client.json(f"{table}/view?seat=0")
        if any(event["kind"] == "move" and event["seat"] == 1 for event in seen["events"]):
            return
        if 0 in seen["game"]["to_act"]:
            number = seen["table"]["number"]
            client.fetch(
                f"{table}/moves", {"seat": 0, "answers": number, "id": f"move-{number:04}", "move": "advance"}
            )
        time.sleep(0.1)
    raise TrialError(f"the bot has not moved for {TIMEOUT} s")


def try_plain(version: str) -> None:
    try_commands(version)
    try_refusal()
    try_bot()
    for game in sorted(GAMES):
        try_match(game)


def try_server(version: str) -> None:
    with run_server() as address:
        client = Client(address)
        try_page(client, version)
        try_table(client)


def main(install: str) -> None:
    place = Path(draftwork.__file__)
    require(place.is_relative_to(sys.prefix), f"draftwork is imported from {place}, not from {sys.prefix}")
    {"plain": try_plain, "server": try_server}[install](PROJECT["version"])


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except TrialError as error:
        sys.exit(str(error))
