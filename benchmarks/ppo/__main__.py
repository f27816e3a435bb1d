"""Train a policy with PPO against a bot of the ladder: `python -m benchmarks.ppo [GAME] --minutes 30`.

One file in the style of CleanRL. It writes into --out: `curve.json`, the share of wins against the bot in the
course of the training; `curve.svg`, its picture; and `weights.npz`, the policy with the best share.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from benchmarks.ppo.curve import Sample, draw
from draftwork.envs.policy import About, Policy
from draftwork.envs.vector import VectorEnv

torch: Any = import_module("torch")  # it is not among the packages for development
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Plan:
    """The settings of a training."""

    game: str
    opponent: str
    players: int
    minutes: float
    lanes: int = 512
    steps: int = 32  # of each lane between two updates
    epochs: int = 3
    minibatches: int = 8
    width: int = 256
    rate: float = 1e-3  # of learning, falling to 5 % of it
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95  # lambda of the generalised advantage estimate
    scale: float = 8.0  # the lead in points that is a reward of 1
    test_games: int = 400
    test_every: float = 90.0  # seconds


@dataclass
class Run:
    """A training."""

    plan: Plan
    env: VectorEnv
    model: Any
    optimiser: Any
    curve: list[Sample] = field(default_factory=list)
    decisions: int = 0


def linear(inputs: int, outputs: int, gain: float) -> Any:
    """A layer with orthogonal weights."""
    layer = torch.nn.Linear(inputs, outputs)
    torch.nn.init.orthogonal_(layer.weight, gain)
    torch.nn.init.zeros_(layer.bias)
    return layer


def network(inputs: int, outputs: int, width: int, gain: float) -> Any:
    """Two hidden layers with tanh."""
    return torch.nn.Sequential(
        linear(inputs, width, 2**0.5),
        torch.nn.Tanh(),
        linear(width, width, 2**0.5),
        torch.nn.Tanh(),
        linear(width, outputs, gain),
    )


def make_env(plan: Plan, lanes: int, reward: str) -> VectorEnv:
    """Matches against the opponent; as many consecutive lanes as there are seats have the same deal."""
    return VectorEnv(
        plan.game,
        lanes,
        players=plan.players,
        opponents=plan.opponent,
        duplicates=plan.players,
        reward=reward,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )


def make_run(plan: Plan) -> Run:
    env = make_env(plan, plan.lanes, "lead")
    size, moves = env.observer.size, env.game.num_moves
    model = torch.nn.ModuleDict(
        {"policy": network(size, moves, plan.width, 0.01), "value": network(size, 1, plan.width, 1.0)}
    )
    return Run(plan, env, model, torch.optim.Adam(model.parameters(), lr=plan.rate, eps=1e-5))


def unpack(env: VectorEnv, masks: Any) -> Any:
    """Masks of bits as a tensor of booleans."""
    bits = np.unpackbits(masks, axis=-1, count=env.game.num_moves, bitorder="little")
    return torch.from_numpy(bits.view(np.bool_))


def distribution(model: Any, observations: Any, masks: Any) -> Any:
    """The policy over the legal moves."""
    logits = model["policy"](observations).masked_fill(~masks, -1e9)
    return torch.distributions.Categorical(logits=logits)


@dataclass
class Rollout:
    """The decisions of all lanes between two updates; the environment writes into the first two arrays."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the probabilities
    values: Any
    rewards: Any
    ended: Any


def new_rollout(env: VectorEnv, steps: int) -> Rollout:
    out, n = env.buffers, env.num_envs
    return Rollout(
        observations=np.zeros((steps + 1, *out.observation.shape), np.float32),
        masks=np.zeros((steps + 1, *out.mask.shape), np.uint8),
        actions=torch.zeros((steps, n), dtype=torch.int64),
        chances=torch.zeros((steps, n)),
        values=torch.zeros((steps + 1, n)),
        rewards=torch.zeros((steps, n)),
        ended=torch.zeros((steps, n)),
    )


def play(run: Run, rollout: Rollout) -> None:
    """Play with the current policy."""
    env, steps = run.env, run.plan.steps
    with torch.no_grad():
        for t in range(steps):
            observations = torch.from_numpy(rollout.observations[t])
            chosen = distribution(run.model, observations, unpack(env, rollout.masks[t]))
            actions = chosen.sample()
            rollout.actions[t], rollout.chances[t] = actions, chosen.log_prob(actions)
            rollout.values[t] = run.model["value"](observations)[:, 0]
            env.use_buffers(observation=rollout.observations[t + 1], mask=rollout.masks[t + 1])
            _, rewards, ended, _, _ = env.step(actions.numpy())
            rollout.rewards[t] = torch.from_numpy(rewards / run.plan.scale)
            rollout.ended[t] = torch.from_numpy(ended.astype(np.float32))
        rollout.values[steps] = run.model["value"](torch.from_numpy(rollout.observations[steps]))[:, 0]
    run.decisions += steps * env.num_envs


def advantages(rollout: Rollout, trace: float) -> Any:
    """The generalised advantage estimates. Rewards are not discounted: a match has an end."""
    found = torch.zeros_like(rollout.rewards)
    last = torch.zeros(rollout.rewards.shape[1])
    for t in reversed(range(len(found))):
        goes_on = 1.0 - rollout.ended[t]
        error = rollout.rewards[t] + goes_on * rollout.values[t + 1] - rollout.values[t]
        last = error + trace * goes_on * last
        found[t] = last
    return found


def learn(run: Run, rollout: Rollout) -> None:
    """Improve the policy and the value by the rollout."""
    plan, steps = run.plan, run.plan.steps
    gains = advantages(rollout, plan.trace)
    targets = (gains + rollout.values[:steps]).flatten()
    observations = torch.from_numpy(rollout.observations[:steps]).flatten(0, 1)
    masks = rollout.masks[:steps].reshape(len(targets), -1)
    actions, before, flat = rollout.actions.flatten(), rollout.chances.flatten(), gains.flatten()
    for _ in range(plan.epochs):
        for part in torch.randperm(len(targets)).chunk(plan.minibatches):
            policy = distribution(run.model, observations[part], unpack(run.env, masks[part.numpy()]))
            ratio = (policy.log_prob(actions[part]) - before[part]).exp()
            gain = (flat[part] - flat[part].mean()) / (flat[part].std() + 1e-8)
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            loss = -torch.min(ratio * gain, clipped * gain).mean()
            errors = run.model["value"](observations[part])[:, 0] - targets[part]
            loss = loss + 0.5 * errors.square().mean() - plan.entropy * policy.entropy().mean()
            run.optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(run.model.parameters(), 0.5)
            run.optimiser.step()


def test(run: Run, seed: int) -> float:
    """The share of wins of the best moves, with a match in each lane; a shared victory counts half."""
    env = make_env(run.plan, run.plan.test_games, "win")
    observations, _ = env.reset(seed=seed)
    shares = np.full(env.num_envs, np.nan)
    while np.isnan(shares).any():
        with torch.no_grad():
            logits = run.model["policy"](torch.from_numpy(observations["observation"]))
        masks = unpack(env, observations["action_mask"])
        actions = logits.masked_fill(~masks, -1e9).argmax(dim=1).numpy()
        observations, rewards, ended, _, _ = env.step(actions)
        first = ended & np.isnan(shares)
        n = env.players
        shares[first] = (rewards[first] * (n - 1) + 1) / n
    env.close()
    return float(shares.mean())


def export(run: Run, file: Path) -> None:
    """Write the policy as arrays of NumPy."""
    layers = [
        (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
        for layer in run.model["policy"]
        if hasattr(layer, "weight")
    ]
    made = {"opponent": run.plan.opponent, "decisions": run.decisions, "share": run.curve[-1].share}
    game = run.env.game
    Policy(About(game.name, game.rules_version, run.plan.players, made), layers).save(file)


def train(plan: Plan, out: Path) -> list[Sample]:
    """Train for so many minutes; the tests of the policy do not count."""
    torch.manual_seed(1)
    run = make_run(plan)
    rollout = new_rollout(run.env, plan.steps)
    run.env.use_buffers(observation=rollout.observations[0], mask=rollout.masks[0])
    run.env.reset(seed=1)
    seconds, cpu, tested = 0.0, 0.0, -plan.test_every
    while seconds < 60 * plan.minutes:
        if seconds - tested >= plan.test_every:
            tested = seconds
            sample(run, seconds, cpu, out)
        begun, begun_cpu = time.monotonic(), time.process_time()
        for group in run.optimiser.param_groups:
            group["lr"] = plan.rate * max(0.05, 1 - seconds / (60 * plan.minutes))
        play(run, rollout)
        learn(run, rollout)
        rollout.observations[0], rollout.masks[0] = rollout.observations[-1], rollout.masks[-1]
        run.env.use_buffers(observation=rollout.observations[0], mask=rollout.masks[0])
        seconds += time.monotonic() - begun
        cpu += time.process_time() - begun_cpu
    sample(run, seconds, cpu, out)
    return run.curve


def sample(run: Run, seconds: float, cpu: float, out: Path) -> None:
    """Test the policy, write the curve, and keep the policy if it is the best so far."""
    share = test(run, seed=1000 + len(run.curve))
    best = max((each.share for each in run.curve), default=-1.0)
    run.curve.append(Sample(round(seconds, 1), round(cpu, 1), run.decisions, share))
    print(
        f"{seconds:7.0f} s {cpu:7.0f} CPU s {run.decisions:>11,} decisions: {share:.1%} of the wins",
        flush=True,
    )
    if share > best:
        export(run, out / "weights.npz")
    data = {"plan": vars(run.plan), "curve": [vars(each) for each in run.curve]}
    (out / "curve.json").write_text(json.dumps(data, indent=1) + "\n")
    (out / "curve.svg").write_text(draw(run.curve, run.plan.opponent, run.plan.game))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="blueprints")
    parser.add_argument("--opponent", default="apprentice", help="random or apprentice are the fast ones")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--threads", type=int, default=2, help="of torch")
    parser.add_argument("--out", type=Path, default=HERE / "agent" / "draftwork_ppo")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    given.out.mkdir(parents=True, exist_ok=True)
    train(Plan(given.game, given.opponent, given.players, given.minutes), given.out)


if __name__ == "__main__":
    main()
