"""Experiments with many games: simulation, arena, ratings, training, and compilation ahead of time."""
