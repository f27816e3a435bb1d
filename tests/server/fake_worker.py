"""A worker whose behaviour is the name of the bot: `python fake_worker.py FOLDER`. It compiles nothing.

It appends a line to FOLDER/asked for each request: process, player, seat and the bytes of the state in hex.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from draftwork.i18n import Message
from draftwork.workers.protocol import Failure, Ready, Reply, Result, frame, unframe


def answer(request: dict[str, Any], folder: Path) -> Reply:
    player, seat, state = request["player"] or "warming", request["seat"], request["state"]
    with (folder / "asked").open("a") as file:
        file.write(f"{os.getpid()} {player} {seat} {state.hex()}\n")
    name, _, seconds = request["bot"].partition(" ")
    warming = request["iterations"] is not None
    if name == "sleeps" and not warming:
        time.sleep(float(seconds))
    if name == "hangs" or (name == "hangs-playing" and not warming):
        time.sleep(60)
    if name == "dies":
        os._exit(3)
    if name == "dies-once" and not warming and not (folder / "died").exists():
        (folder / "died").touch()
        os._exit(3)
    if name == "babbles" and not warming:
        sys.stdout.buffer.write(b"\x02\x00\x00\x00no")
    if name == "refuses" and not warming:
        return Failure("NotYourTurn", Message("nothing-to-decide"), "")
    return Result(msgspec.Raw(msgspec.msgpack.encode(1000 + seat)))


def send(reply: Reply) -> None:
    sys.stdout.buffer.write(frame(reply))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    send(Ready())
    buffer = bytearray()
    while data := os.read(sys.stdin.fileno(), 65536):
        buffer += data
        while (request := unframe(buffer)) is not None:
            send(answer(msgspec.msgpack.decode(request), Path(sys.argv[1])))
