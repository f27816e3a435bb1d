"""The lock of a data folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from draftwork.server.errors import AlreadyServed, CannotLock
from draftwork.server.storage.folder_lock import ADDRESS_FILE, LOCK_FILE, lock_folder

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


def test_a_lock_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    """Such as the file of another user; a folder has the same effect for every user."""
    (tmp_path / LOCK_FILE).mkdir()
    with pytest.raises(CannotLock) as caught, lock_folder(tmp_path, "http://127.0.0.1:1"):
        pass
    assert str(tmp_path / LOCK_FILE) in caught.value.message.text()


def test_a_folder_is_locked_even_if_the_address_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / ADDRESS_FILE).mkdir()
    first, second = (lock_folder(tmp_path, f"http://127.0.0.1:{port}") for port in (8000, 9000))
    with first, pytest.raises(AlreadyServed), second:
        pass
