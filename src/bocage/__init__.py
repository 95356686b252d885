"""Bocage: plays board wargames by their rulebooks."""

__version__ = "0.1.0"
