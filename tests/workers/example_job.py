"""A job for the tests of workers. A request is the name of a behaviour."""

import logging
import os
import time
from pathlib import Path

from draftwork.i18n import Message
from draftwork.kernel.errors import BadOption
from draftwork.workers.protocol import Job


def handle(request: list[str]) -> object:
    name, *args = request
    if name == "pid":
        return os.getpid()
    if name == "sleep":
        time.sleep(float(args[0]))
    if name == "print":
        print("not a reply", flush=True)
    if name == "notice":
        logging.getLogger("draftwork").warning("%s", Message("kernel-compiling"))
    if name == "refuse":
        raise BadOption("no-search", game="hoard")
    if name == "crash":
        raise ZeroDivisionError("a bug")
    if name == "exit" or (name == "exit once" and not Path(args[0]).exists()):
        Path(args[0]).touch()
        os._exit(3)
    return name


def job() -> Job:
    return Job(list[str], handle)
