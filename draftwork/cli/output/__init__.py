"""Output of the commands: console, progress, and text about a match."""
