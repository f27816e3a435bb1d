"""The OpenAPI document: error responses and the security scheme."""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from draftwork import __version__
from draftwork.server.protocol import ApiError

_MEANINGS = {
    400: "The request is malformed, or the rules forbid it.",
    401: "The token is missing or invalid.",
    403: "The seat belongs to another person, or only the host may do this.",
    404: "The resource does not exist.",
    408: "The request took too long to arrive.",
    409: "The client is not up to date, or the table is in the wrong state.",
    410: "The stored table cannot be read.",
    413: "The body is too long.",
    415: "The content type is not JSON.",
    421: "The request names a host that is not this server.",
    429: "A rate limit is exceeded.",
    431: "The request line and the headers are too long.",
}
ERROR_RESPONSES = {
    status: ResponseSpec(ApiError, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}
TOKEN_REQUIRED: list[SecurityRequirement] = [{"token": []}]


def openapi_config() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of POST /api/guests.")
    return OpenAPIConfig(
        title="Draftwork",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"token": bearer}),
    )
