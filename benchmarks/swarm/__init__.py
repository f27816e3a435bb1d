"""For the proofs: clients that cost little, a server to kill, and players who move at random."""
