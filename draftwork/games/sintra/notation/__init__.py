"""Text forms of moves, positions and editions, and the invariants of a state."""
