"""A match as a picture: how often each figure came up, and who won then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

PAPER, INK, FAINT = "#f7f2e4", "#2b2a26", "#c9c0a8"
COLOURS = ("#4f7a5a", "#8c5a4a", "#9a958a")  # the first side, the second, nobody
WIDE, HIGH = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 84, 64
FONT = 'font-family="DejaVu Sans, Verdana, sans-serif"'


def plot(report: Mapping[str, Any]) -> str:
    """Bars in SVG, the same for the same report: one for each figure, split by the winner."""
    figures = report["figures"]
    sides = figures["sides"]
    bars: Mapping[str, Sequence[int]] = figures["bars"]
    most = max([sum(bar) for bar in bars.values()], default=0) or 1
    step = _step(most)
    top = -(-most // step) * step
    tall = HIGH - TOP - BOTTOM
    size = f'width="{WIDE}" height="{HIGH}"'
    box = f'viewBox="0 0 {WIDE} {HIGH}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} {FONT} fill="{INK}">',
        f'<rect {size} fill="{PAPER}"/>',
        _text(LEFT, 28, _title(report), 15),
        *_key(sides, figures["wins"]),
    ]
    for mark in range(0, top + 1, step):
        y = HIGH - BOTTOM - tall * mark / top
        parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="{FAINT}" stroke-width="1"/>'
        )
        parts.append(_text(LEFT - 8, y + 4, str(mark), 12, "end"))
    pitch = (WIDE - LEFT - RIGHT) / max(1, len(bars))
    for at, (name, bar) in enumerate(bars.items()):
        middle = LEFT + pitch * (at + 0.5)
        y = float(HIGH - BOTTOM)
        for colour, count in zip(COLOURS, bar, strict=True):
            if count:
                high = tall * count / top
                y -= high
                parts.append(
                    f'<rect x="{middle - pitch * 0.36:.1f}" y="{y:.1f}" '
                    f'width="{pitch * 0.72:.1f}" height="{high:.1f}" fill="{colour}"/>'
                )
        if sum(bar):
            parts.append(_text(middle, y - 5, str(sum(bar)), 12, "middle"))
        parts.append(_text(middle, HIGH - BOTTOM + 18, name, 13, "middle"))
    parts.append(_text((LEFT + WIDE - RIGHT) / 2, HIGH - 18, figures["of"], 13, "middle"))
    return "\n".join([*parts, "</svg>", ""])


def _title(report: Mapping[str, Any]) -> str:
    first, second = (row["bot"] for row in report["bots"])
    return (
        f"{report['game']}: {first} against {second}, {report['games']} games, "
        f"seed {report['seed']}"
    )


def _key(sides: Sequence[str], wins: Sequence[int]) -> list[str]:
    """A square of each colour, with who won how often."""
    found = []
    x = float(LEFT)
    for colour, side, count in zip(COLOURS, [*sides, "nobody"], wins, strict=True):
        if side == "nobody" and not count:
            continue
        words = f"{side} won {count}"
        found.append(f'<rect x="{x:.0f}" y="42" width="14" height="14" fill="{colour}"/>')
        found.append(_text(x + 20, 54, words, 13))
        x += 48 + 8 * len(words)
    return found


def _text(x: float, y: float, words: str, size: int, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def _step(most: int) -> int:
    """Between the lines of the scale: 1, 2, 5, 10, 20, 50 and so on; at most six of them."""
    step = 1
    while most > 6 * step:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step
