"""Players that are programs. A bot sees a seat and nothing else."""

from draftwork.bots.bot import Bot, load, names

__all__ = ["Bot", "load", "names"]
