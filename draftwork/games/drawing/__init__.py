"""Tools for the pictures and terminal texts of all games."""
