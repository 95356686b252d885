"""Cobra (1977) and COBRA (2008): one engine of hexes, zones of control, odds, steps and retreats.

Clauses that both editions share carry the number of the 2008 rulebook, written `2008:8.1.2`.
"""
