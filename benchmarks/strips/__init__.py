"""Compares sets of strips for Stained Glass of Sintra: which ones are candidates, and how each one plays."""
