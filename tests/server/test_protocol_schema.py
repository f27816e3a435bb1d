"""The published JSON schema of the protocol."""

from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from draftwork.i18n import Message
from draftwork.server import protocol, protocol_schema

FILE = Path(__file__).parents[2] / "docs" / "schema" / "wire.json"


def validate(name: str, value: Any) -> None:
    whole = protocol_schema.protocol_schema()
    jsonschema.validate(value, {**whole["$defs"][name], "$defs": whole["$defs"]})


def test_the_published_schema_is_current() -> None:
    remedy = f"python -m draftwork.server.protocol_schema --write --file {FILE}"
    assert protocol_schema.main(["--file", str(FILE)]) == 0, remedy


def test_a_stale_schema_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "wire.json"
    assert protocol_schema.main(["--file", str(file)]) == 1
    assert protocol_schema.main(["--file", str(file), "--write"]) == 0
    assert protocol_schema.main(["--file", str(file)]) == 0


def test_the_schema_describes_error_messages() -> None:
    error = protocol.ApiError("bad-seat", Message("bad-seat", {"seat": 9}), "There is no seat 9.")
    payload = msgspec.to_builtins(error)
    assert payload["message"] == {"id": "bad-seat", "args": {"seat": 9}}
    validate("ApiError", payload)
    with pytest.raises(jsonschema.ValidationError):
        validate("ApiError", payload | {"message": {"args": {}}})
