"""Packages of third parties in a temporary folder, as if installed: modules, and an entry point of a game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def install(
    folder: Path,
    name: str,
    files: Mapping[str, str | bytes],
    entry: str | None = None,
    group: str = "draftwork.games",
) -> Path:
    """Write the files and the metadata of a package. `entry` is the entry point, by default NAME:GAME."""
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    info = folder / f"draftwork_{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: draftwork-{name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {entry or f'{name}:GAME'}\n")
    return folder


def run_python(folder: Path, *args: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process that sees the packages in the folder, pure unless `extra` says otherwise."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("DRAFTWORK_", "PYTEST_"))}
    env = kept | {"PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "DRAFTWORK_PURE": "1"}
    return subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env=env | extra,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
