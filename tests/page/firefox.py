"""Debian's Firefox for Playwright: started with the arguments of Firefox, it relays WebDriver BiDi messages.

Playwright sends a command that Firefox ESR does not know, to set media features, and gives up when it is
refused. The relay answers this command itself. Tests that need a media feature set a preference of Firefox.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE, Process

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride"
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
MAX_MESSAGE = 1 << 26  # bytes; scripts and screenshots are long


def executable() -> str | None:
    """The path of Firefox; None if it is not installed."""
    return shutil.which(os.environ.get("FIREFOX", "firefox-esr"))


async def relay(client: ServerConnection, address: str) -> None:
    """Relay all messages between Playwright and Firefox, until one of them closes the connection."""
    request = client.request
    assert request is not None
    async with connect(address + request.path, max_size=MAX_MESSAGE, proxy=None) as firefox:

        async def forward() -> None:
            async for message in client:
                command = json.loads(message)
                if command["method"] == UNKNOWN_COMMAND:
                    await client.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
                else:
                    await firefox.send(message)

        async def backward() -> None:
            async for message in firefox:
                await client.send(message)

        tasks = [asyncio.create_task(forward()), asyncio.create_task(backward())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()


async def find_address(firefox: Process) -> str:
    """Read the messages of Firefox until it names the address on which it listens."""
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        found = LISTENING.search(line)
        if found:
            return found[1].decode()
        sys.stderr.buffer.write(line)
    raise SystemExit("Firefox has ended")


async def main(arguments: list[str]) -> None:
    path = executable()
    assert path is not None
    firefox = await asyncio.create_subprocess_exec(path, *arguments, stderr=PIPE)
    try:
        address = await find_address(firefox)
        async with serve(
            lambda client: relay(client, address), "127.0.0.1", 0, max_size=MAX_MESSAGE
        ) as server:
            port = server.sockets[0].getsockname()[1]
            print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
            await firefox.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):
            firefox.terminate()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
