"""The commands, one module each. The function `command` of a module is the command."""
