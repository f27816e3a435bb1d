"""Heuristics for bots: candidate moves, ratings, estimates and features."""
