"""Matches between bots: every seed twice with sides swapped, a bot against itself once."""

from bocage.arena.match import Game, play_game
from bocage.arena.plot import plot
from bocage.arena.pool import Plan, run_arena
from bocage.arena.stats import summary, wilson

__all__ = ["Game", "Plan", "play_game", "plot", "run_arena", "summary", "wilson"]
