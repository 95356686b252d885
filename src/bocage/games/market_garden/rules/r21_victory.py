"""Chapter 21 - Victory: breakthrough, and Allied points."""

from __future__ import annotations

from bocage.games.market_garden.book import ARNHEM, BREAKTHROUGH, EINDHOVEN, Book
from bocage.games.market_garden.events import EindhovenEarned, PointsCounted
from bocage.games.market_garden.rules.r22_extended import extended_winner
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import ALLIED, FIRST_DAY, GERMAN, D, Public, Side
from bocage.kernel.api import Adding, Outcome, Tally, rule

PENALTY_AT = 6  # 21.4


# -- points ---------------------------------------------------------------------------------


@rule("21.3a", "12.1a", "5.1b")
def victory_points(book: Book, public: Public) -> Tally:
    """The Allied points as if they were counted now; the Germans score none."""
    here = lay(book, public)
    adding = Adding("points")
    adding.add("21.3a", "advantage", int(public.advantage == ALLIED))
    for space, row in book.areas.items():
        if row.victory and space not in (ARNHEM, EINDHOVEN):
            adding.add("21.3a", "victory-area", area_points(book, here, space), space=space)
    adding.add("21.32", "arnhem", arnhem_points(here), space=ARNHEM)
    adding.add("21.31", "eindhoven", int(public.eindhoven), space=EINDHOVEN)
    adding.add("21.4", "contested-areas", -int(contested_points(book, here) >= PENALTY_AT))
    return adding.done()


@rule("21.3a", "7.21d", "3.25a")
def area_points(book: Book, here: Lay, space: str) -> int:
    """What is printed, if XXX Corps controls it and it is supplied; contested or not."""
    counts = here.control[space] == "xxx" and here.supplied(ALLIED, space)
    return book.areas[space].points if counts else 0


@rule("21.32")
def arnhem_points(here: Lay) -> int:
    """4 for XXX Corps with supply, 2 for the 1st Airborne Division with or without."""
    if here.control[ARNHEM] == "xxx":
        return 4 if here.supplied(ALLIED, ARNHEM) else 0
    return 2 if here.control[ARNHEM] == "1" else 0


@rule("21.4")
def contested_points(book: Book, here: Lay) -> int:
    """What the Allied-controlled victory areas are worth in which supplied Germans stand.

    Arnhem counts 4 whatever it gives, Eindhoven nothing.
    """
    points = 0
    for space, row in book.areas.items():
        if row.victory and here.friendly(ALLIED, space) and here.of(GERMAN, space):
            worth = 4 if space == ARNHEM else 0 if space == EINDHOVEN else row.points
            points += worth if here.supplied(GERMAN, space) else 0
    return points


# -- when -----------------------------------------------------------------------------------


@rule("21.1", "22.1b")
def breakthrough(book: Book, d: D) -> None:
    """At the end of a day: a Fresh, supplied Allied unit in zone A wins at once."""
    here = lay(book, d.public)
    if here.any_fresh(ALLIED, BREAKTHROUGH) and here.supplied(ALLIED, BREAKTHROUGH):
        score = {ALLIED: victory_points(book, d.public).total}
        d.end(Outcome(ALLIED, "21.1", "breakthrough", score))


def evening_check(book: Book, d: D) -> None:
    """At the end of a turn: Eindhoven on the first day, points on the days of the turn track."""
    if d.public.day == FIRST_DAY:
        note_eindhoven(book, d)
    asked = book.tables.turns[d.public.day].check
    if asked is None or (not book.on("extended") and d.public.day != book.last_day):
        return
    tally = victory_points(book, d.public)
    clause = "22.1" if book.on("extended") else "21.2"
    d.emit(PointsCounted(clause, tally.total, (tally,)))
    winner = winner_of(book, d.public, tally.total, asked)
    if winner is not None:
        d.end(Outcome(winner, clause, "points", {ALLIED: tally.total}))


@rule("21.31")
def note_eindhoven(book: Book, d: D) -> None:
    """A point if XXX Corps controls Eindhoven at the end of 17 September, or fights for it."""
    here = lay(book, d.public)
    there = any(book.owner_of[unit] == "xxx" for unit in here.of(ALLIED, EINDHOVEN))
    if there or here.control[EINDHOVEN] == "xxx":
        d.put(eindhoven=True)
        d.emit(EindhovenEarned("21.31"))


@rule("21.2", "6.1a")
def winner_of(book: Book, public: Public, points: int, asked: int) -> Side | None:
    """As many as asked for win in the basic game; the extended one may go on."""
    if book.on("extended"):
        return extended_winner(points, asked, public.day == book.last_day)
    return ALLIED if points >= asked else GERMAN
