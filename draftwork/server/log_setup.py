"""Structured logging: one JSON object per line.

Chat texts, tokens and moves are never logged. Of a table id only the beginning is, because whoever knows the
whole id can watch the table and take a free seat.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

FILE = "draftwork.log"
_MAX_BYTES = 5 << 20  # size of a log file; two older files are kept
_ID_LETTERS = 6  # of a table id in the log: enough to find the table, too few to guess the rest


def _shorten_table_id(_: object, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    if "table" in entry:
        entry["table"] = f"{entry['table'][:_ID_LETTERS]}…"
    return entry


_PROCESSORS: list[Any] = [
    _shorten_table_id,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    # Local variables are left out: they can hold secrets.
    structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
]

structlog.configure(
    processors=[*_PROCESSORS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    wrapper_class=structlog.stdlib.BoundLogger,
    logger_factory=structlog.stdlib.LoggerFactory(),
)
log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("draftwork.server")


def configure_logging(handler: logging.Handler) -> None:
    """Send the log of the server and the warnings of its libraries to one handler, as JSON."""
    render: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_PROCESSORS, processors=render)
    )
    levels = {"draftwork": logging.INFO, "uvicorn": logging.WARNING, "alembic": logging.WARNING}
    for name, level in levels.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


def log_handler(folder: Path) -> logging.Handler:
    """A log file if standard error is a terminal, otherwise standard error."""
    if sys.stderr.isatty():
        return RotatingFileHandler(folder / FILE, maxBytes=_MAX_BYTES, backupCount=2, encoding="utf-8")
    return logging.StreamHandler(sys.stderr)
