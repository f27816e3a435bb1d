"""The checks that the battery runs on a game."""
