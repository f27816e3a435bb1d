"""Routes for monitoring."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi import ResponseSpec

from draftwork.server.protocol import Health
from draftwork.server.state import ServerDependency

_UNAVAILABLE = 503
_FAILING = {_UNAVAILABLE: ResponseSpec(Health, description="A part fails.", generate_examples=False)}


@get("/healthz", responses=_FAILING)
async def health(server: ServerDependency) -> Response[Health]:
    """Whether all parts work."""
    report = await server.health.report()
    return _response(report, report.status == "ok")


@get("/readyz", responses=_FAILING)
async def readiness(server: ServerDependency) -> Response[Health]:
    """Whether requests can be served. Games go on without worker processes, but not without storage."""
    report = await server.health.report()
    return _response(report, report.storage == "ok")


def _response(report: Health, available: bool) -> Response[Health]:
    return Response(report, status_code=200 if available else _UNAVAILABLE)


HANDLERS = [health, readiness]
