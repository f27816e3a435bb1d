"""The lock of a data folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from draftwork.server.errors import AlreadyServed
from draftwork.server.storage.folder_lock import lock_folder

HOLD = """
import sys
from pathlib import Path
from draftwork.server.storage.folder_lock import lock_folder
with lock_folder(Path(sys.argv[1]), "http://127.0.0.1:1"):
    print("locked", flush=True)
    sys.stdin.read()
"""


def test_a_second_lock_names_the_folder_and_the_first_server(tmp_path: Path) -> None:
    first, second = (lock_folder(tmp_path, f"http://127.0.0.1:{port}") for port in (8000, 9000))
    with first, pytest.raises(AlreadyServed) as caught, second:
        pass
    assert str(tmp_path) in caught.value.message.text()
    assert "http://127.0.0.1:8000" in caught.value.message.text()
    with lock_folder(tmp_path, "http://127.0.0.1:9000"):
        pass


def test_the_lock_ends_when_its_process_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        assert holder.stdout.readline().strip() == b"locked"
        with pytest.raises(AlreadyServed, match=":1"), lock_folder(tmp_path, "http://127.0.0.1:2"):
            pass
        holder.kill()
    with lock_folder(tmp_path, "http://127.0.0.1:2") as locked:
        assert locked is None
