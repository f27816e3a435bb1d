"""The learning curve as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 60, 40, 20, 50


@dataclass(frozen=True)
class Sample:
    """A test in the course of a training."""

    seconds: float
    cpu_seconds: float
    decisions: int
    share: float  # of the wins


def draw(curve: Sequence[Sample], opponent: str, game: str) -> str:
    """The share of wins by the CPU seconds of the training."""
    most = max(1.0, curve[-1].cpu_seconds)

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * seconds / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    title = f"PPO against the {opponent} in {game}: share of wins by CPU seconds of training"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>text {{ font: 12px sans-serif }}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{LEFT}" y="24">{title}</text>',
    ]
    for percent in range(0, 101, 25):
        at = y(percent / 100)
        ink = "#555" if percent == 50 else "#ddd"
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="{ink}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        at = most * quarter / 4
        lines.append(f'<text x="{x(at):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{at:.0f} s</text>')
    points = " ".join(f"{x(each.cpu_seconds):.1f},{y(each.share):.1f}" for each in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#1f4e79" stroke-width="2"/>')
    dots = [
        f'<circle cx="{x(s.cpu_seconds):.1f}" cy="{y(s.share):.1f}" r="3" fill="#1f4e79"/>' for s in curve
    ]
    return "\n".join([*lines, *dots, "</svg>"]) + "\n"
