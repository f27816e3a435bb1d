"""Connections: limits of number, size and time, addresses of clients, and names of the server."""
