"""Commands and modules without the packages of the extra "server"."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SERVER = [re.split(r"\W", line)[0] for line in PROJECT["project"]["optional-dependencies"]["server"]]
WITHOUT_SERVER = f"import sys; sys.modules.update(dict.fromkeys({SERVER!r}))"  # importing None raises
SHARED_FOLDERS = ("bots", "cli", "games", "i18n", "kernel", "lab", "play", "workers")


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"{WITHOUT_SERVER}\n{code}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["serve", "--lang", "en"], 'pip install "draftwork[server]" installs it'),
        (["--lang", "pl"], 'zainstaluje go polecenie pip install "draftwork[server]"'),
        (["serve", "--lang", "uk"], 'його встановить команда pip install "draftwork[server]"'),
        (["export", "--lang", "en"], 'pip install "draftwork[server]" installs it'),
        (["import", "no.json", "--lang", "pl"], 'zainstaluje go polecenie pip install "draftwork[server]"'),
    ],
    ids=str,
)
def test_a_command_without_its_extra_names_the_command_that_installs_it(
    args: list[str], sentence: str
) -> None:
    done = run(f"from draftwork.cli import main; sys.argv[1:] = {args!r}; main()")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr


@pytest.mark.long
@pytest.mark.parametrize(
    ("args", "package", "extra"),
    [
        (["mcp"], "mcp", "mcp"),
        (["dataset", "hoard", "--bots", "random,random", "--out", "none"], "pyarrow", "dataset"),
    ],
    ids=str,
)
def test_commands_for_research_name_their_extra(args: list[str], package: str, extra: str) -> None:
    code = f"sys.modules[{package!r}] = None\nfrom draftwork.cli import main; sys.argv[1:] = {args!r}; main()"
    done = run(code)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f'pip install "draftwork[{extra}]" installs them' in done.stderr


@pytest.mark.long
def test_all_modules_but_the_server_are_imported_without_its_packages() -> None:
    files = [file for folder in SHARED_FOLDERS for file in (ROOT / "draftwork" / folder).rglob("*.py")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    done = run(f"import importlib\nfor name in {names!r}: importlib.import_module(name)\nprint('imported')")
    assert (done.stdout, done.stderr) == ("imported\n", "")


def test_the_contract_of_the_layers_names_all_packages_of_the_extra() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (contract,) = (one for one in contracts if one["name"].startswith("Only the server"))
    assert set(contract["forbidden_modules"]) == {*SERVER, "draftwork.server"}
    covered = {name.partition(".")[2] for name in contract["source_modules"]}
    folders = {file.parent.name for file in (ROOT / "draftwork").glob("*/__init__.py")}
    assert covered == folders - {"server"}
