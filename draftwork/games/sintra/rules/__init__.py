"""The rules: turns, moves, the deal, scoring and hidden information."""
