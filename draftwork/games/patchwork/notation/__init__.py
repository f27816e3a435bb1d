"""Text forms of moves and positions, and the invariants of a state."""
