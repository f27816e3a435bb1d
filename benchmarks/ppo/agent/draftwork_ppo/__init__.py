"""The bot "ppo": the policy that `python -m benchmarks.ppo` has trained. It needs no torch."""

from pathlib import Path

from draftwork.envs.policy import PolicyBot


class Agent(PolicyBot):
    """Plays the best move of the trained policy."""

    weights = Path(__file__).parent / "weights.npz"
