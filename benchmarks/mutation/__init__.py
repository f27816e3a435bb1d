"""Mutation testing: small faults in the code, and a run of the tests for each."""
