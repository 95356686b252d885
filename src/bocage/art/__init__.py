"""Drawing: what a map and its counters look like, as SVG and PNG.

A game describes its map with the structs of `bocage.art.board`; everything else here turns them
into a picture. All art is ours, made from the description alone.
"""
