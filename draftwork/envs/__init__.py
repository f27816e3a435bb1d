"""Environments: the games through the interfaces of research libraries.

`pettingzoo` and `vector` need the extras of the same name. `observation` needs nothing.
"""
