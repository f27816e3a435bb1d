"""A worker that does what the name of the bot says: `python fake_worker.py FOLDER`. Nothing is compiled.

Requests are written down in FOLDER, one line each: process, player, seat and bytes of the state in hex.
"""

import os
import runpy
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

# The file alone: importing the package would load all bots, at every start of a fake.
_WORKER = runpy.run_path(
    str(Path(__file__).parents[2] / "draftwork" / "bots" / "worker.py"), run_name="worker"
)
Request, Answer, receive, send = (_WORKER[name] for name in ("Request", "Answer", "receive", "send"))


def answer(request: Any, folder: Path) -> Any:
    with (folder / "asked").open("a") as file:
        file.write(f"{os.getpid()} {request.player or 'warming'} {request.seat} {request.state.hex()}\n")
    name, _, part = request.bot.partition(" ")
    warming = request.iterations is not None
    if name == "sleeps" and not warming:
        time.sleep(float(part))
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
        return Answer(fault={"id": "nothing-to-decide", "args": {}})
    return Answer(move=1000 + request.seat)


if __name__ == "__main__":
    while (data := receive(sys.stdin.buffer)) is not None:
        asked = msgspec.msgpack.decode(data, type=Request)
        send(sys.stdout.buffer, answer(asked, Path(sys.argv[1])))
