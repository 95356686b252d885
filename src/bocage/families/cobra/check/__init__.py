"""Situations of both editions: how a position is written down, and what may be expected of it."""
