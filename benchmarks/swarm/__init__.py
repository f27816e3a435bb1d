"""Clients for the crash and load tests: cheap connections, random players, and a server process."""
