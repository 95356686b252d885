"""The landing on one screen: beach by beach the waves, who is ashore, what is above it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import Chart, Fact, Facts, Panel, Pool, Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import BeachRow
from bocage.games.normandy.rules.r09_losses import A_POINT
from bocage.games.normandy.rules.r18_1_beaches import is_invasion
from bocage.games.normandy.table.board import pieces

COLUMNS = (
    "table-beach",
    "table-wave-3",
    "table-wave-2",
    "table-wave-1",
    "table-ashore",
    "table-forts",
)


def landing(book: Book, seen: t.Seen) -> Iterator[Panel]:
    """As long as the invasion goes on: how many are where, and who, as far as one may know."""
    if not is_invasion(book, seen.public) or not book.beaches:
        return
    rows = tuple(line(book, seen, beach) for beach in book.beaches)
    yield Chart(
        id="landing", title=Words("panel-landing"), columns=COLUMNS, rows=rows, clause="18.3.1a"
    )
    yield losses(seen)
    known = pieces(book, seen)
    groups = []
    for beach in book.beaches:
        places = (*reversed(beach.queue), beach.hex)
        here = tuple(one for at in places for one in known if one.at == at)
        if here:
            name = Words("group-beach", {"name": beach.name, "space": beach.hex})
            groups.append((name, here))
    yield Pool(id="waves", title=Words("panel-waves"), groups=tuple(groups))


def losses(seen: t.Seen) -> Facts:
    """The steps that have been lost, by their kinds, as the tracks of losses tell everybody."""
    public = seen.public
    kinds = dict.fromkeys((*public.rem, *public.losses))
    steps = {k: A_POINT * public.rem.get(k, 0) + public.losses.get(k, 0) for k in kinds}
    lines = [Fact(Words(f"steps-{kind}"), str(n), "9.3.5a") for kind, n in steps.items() if n]
    lines.append(Fact(Words("steps-forts"), str(len(public.bared)), "18.9.1b", t.GERMAN))
    return Facts(id="landing-losses", title=Words("panel-landing-losses"), lines=tuple(lines))


def line(book: Book, seen: t.Seen, beach: BeachRow) -> tuple[str, ...]:
    """One beach: numbers of counters that everybody sees."""
    piles = seen.public.piles
    waves = [piles[at].n if at in piles else 0 for at in beach.queue]
    waves += [0] * (3 - len(waves))
    here = piles.get(beach.hex)
    ashore = here.n if here is not None and here.side == t.ALLIED else 0
    above = (piles[at] for at in book.grid.neighbours(beach.hex) if at in piles)
    forts = sum("strongpoint" in pile.marks for pile in above)
    told = (*reversed(waves), ashore, forts)
    return (beach.name, *(str(number or "") for number in told))
