"""One package per game. Found through the entry point group `bocage.games`."""
