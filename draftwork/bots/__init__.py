"""Players that are programs. A bot sees a seat and nothing else."""

from draftwork.bots.bot import Bot
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import RUNGS, check, load, names

__all__ = ["RUNGS", "Bot", "Budget", "check", "load", "names"]
