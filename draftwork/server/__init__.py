"""Game tables over HTTP and WebSocket.

An acknowledged event is never lost, and no viewer receives hidden information.
"""

from pathlib import Path

from draftwork.i18n import add_folder

add_folder(Path(__file__).parent / "messages")
