"""Tables where people and bots play over the network: nothing acknowledged is lost, nothing private told."""

from pathlib import Path

from draftwork.i18n import add_folder

add_folder(Path(__file__).parent / "messages")
