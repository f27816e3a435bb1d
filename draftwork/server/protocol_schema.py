"""Generator of the JSON schema of the protocol, from which the types of the page are generated.

    python -m draftwork.server.protocol_schema [--write] --file docs/schema/wire.json

Without --write it checks whether the file is current.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from draftwork.games import Choice, Point
from draftwork.server import protocol
from draftwork.testing.schemas import DIALECT, run_for_file


def protocol_schema() -> dict[str, Any]:
    """All structs of the protocol by name. `from_server` and `from_client` are the WebSocket messages."""
    structs = [
        value
        for _, value in inspect.getmembers(protocol, inspect.isclass)
        if issubclass(value, msgspec.Struct)
        and value.__module__ == protocol.__name__
        and value is not protocol.RequestStruct
    ]
    named = {"from_server": protocol.FromServer, "from_client": protocol.FromClient}
    schemas, components = msgspec.json.schema_components(
        [*structs, *named.values()], ref_template="#/$defs/{name}"
    )
    messages = dict(zip(named, schemas[len(structs) :], strict=True))
    for sent_only in (Choice, Point):  # the server always sends all their fields
        component = components[sent_only.__name__]
        component["required"] = list(component["properties"])
    return {
        "$schema": DIALECT,
        "title": "Wire",
        "type": "object",
        "properties": messages,
        "$defs": dict(sorted(components.items())),
    }


def main(arguments: list[str]) -> int:
    return run_for_file("draftwork.server.protocol_schema", __doc__, protocol_schema(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
