"""Heuristics for the bots: candidate moves, ratings, estimates and features."""
