"""Proximal policy optimisation with masks on the vector environment: a complete example of learning.

It needs torch, which no extra installs: `pip install torch`. `python -m benchmarks.ppo --help` explains it.
"""
