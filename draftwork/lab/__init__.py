"""Many games at once: simulation, and what has to be compiled for it."""
