"""The routes of the server, as the application itself lists them."""

from __future__ import annotations

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from litestar.routes import HTTPRoute

from draftwork.server.app import create_app
from draftwork.server.settings import ServerSettings


@dataclass(frozen=True)
class Route:
    method: str
    template: str  # such as /api/tables/{table:str}/moves

    def path(self, **parameters: str) -> str:
        """The path with these parameters. Any other parameter is `x`."""
        return re.sub(r"{(\w+):\w+}", lambda found: parameters.get(found[1], "x"), self.template)


def server_routes() -> list[Route]:
    """All HTTP routes, in a fixed order."""
    with tempfile.TemporaryDirectory(prefix="draftwork-routes-") as folder:
        app = create_app(ServerSettings(data_folder=Path(folder)))
        found = {
            Route(method, route.path)
            for route in app.routes
            if isinstance(route, HTTPRoute)
            for method in route.methods
        }
    return sorted(found, key=lambda route: (route.template, route.method))
