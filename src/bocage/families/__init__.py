"""What several editions of one game have in common: computations on maps, counters and charts.

A family never imports a game. Where editions differ, each game has its own function.
"""
