"""Bots: programs that play. A bot receives a `Seat` and nothing else."""

from draftwork.bots.analysis import Analysis, analyse, stream
from draftwork.bots.bot import Bot
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import RANDOM, RUNGS, check, default_bot, load, names, similar_bot, translated_bot

__all__ = [
    "RANDOM",
    "RUNGS",
    "Analysis",
    "Bot",
    "Budget",
    "analyse",
    "check",
    "default_bot",
    "load",
    "names",
    "similar_bot",
    "stream",
    "translated_bot",
]
