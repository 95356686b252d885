"""Cobra (1977) and COBRA (2008): one engine of hexes, zones of control, odds, steps and retreats.

`rules` has a file for each chapter of the 2008 rulebook, named by its number; `state` is what is
worked out of a position, `terrain`, `counters`, `odds` and `book` what is printed, `edition` where
the editions differ. Clauses of the 2008 rulebook are written `2008:8.1.2` in both games.
"""
