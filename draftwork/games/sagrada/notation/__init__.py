"""Moves, positions and editions as text, and their validation."""
