"""Hostile inputs and clients, for `benchmarks.hostile`."""
