"""A guided first turn of Cobra Break-Out: the Germans, who move first, on 16 July 1944."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.families.cobra.table.guide import SCENARIO, opening
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c18_victory import ENDS


def guide(book: Book, scenario: str) -> Guide | None:
    """From the first look at the map to the end of the German player turn."""
    if scenario != SCENARIO:
        return None
    seen = opening(book)
    steps = (
        *_look(book, seen.stacks[0], seen.first),
        *_move(seen.armour),
        *_fight(seen.stacks[:3]),
        *_end(),
    )
    return Guide(Words("guide-title"), GERMAN, steps, _asides())


def _look(book: Book, hex_: str, stack: tuple[str, ...]) -> tuple[Hint, ...]:
    """The map and the line across it, a stack, headquarters, weather, zones, supply."""
    start = {row.unit for row in book.setup}
    leaders = tuple(hq for hq in book.headquarters[GERMAN] if hq in start)
    return (
        Hint("map", Words("guide-map"), "2008:18.3.1", (), ENDS),
        Hint("stack", Words("guide-stack"), "2008:6.1a", stack, (hex_,)),
        Hint("leaders", Words("guide-leaders"), "2008:9.0a", leaders),
        Hint("weather", Words("guide-weather"), "2008:5.4.2"),
        Hint("zones", Words("guide-zones"), "2008:7.1a", (), (hex_,)),
        Hint("supply", Words("guide-supply"), "2008:11.1.6", stack, ()),
    )


def _move(armour: tuple[str, ...]) -> tuple[Hint, ...]:
    """Replacements, a move of one unit or stack, more movement at a risk, the end of the phase."""
    replace, asked, can, move = "prompt:replace", "prompt:move", "can:move", "do:move"
    return (
        Hint("replace", Words("guide-replace"), "2008:12.1a", (), (), (replace,), asked),
        Hint("move", Words("guide-move"), "2008:6.3a", armour, (), (asked, can), "field:move.by"),
        Hint("path", Words("guide-path"), "2008:5.2.1", when=(asked, move), until="acted:move"),
        Hint("risk", Words("guide-risk"), "2008:5.4.4b", when=(asked, "can:raise")),
        Hint("more", Words("guide-more"), "2008:5.5b", when=(asked,), until="prompt:commit|attack"),
    )


def _fight(hexes: tuple[str, ...]) -> tuple[Hint, ...]:
    """Points that are committed; a declaration with its numbers, which one may send or drop."""
    commit, asked, can, attack = "prompt:commit", "prompt:attack", "can:attack", "do:attack"
    by, on = (asked, attack), "field:attack.on"
    return (
        Hint("commit", Words("guide-commit"), "2008:8.1.1c", when=(commit,), until="acted:commit"),
        Hint("attack", Words("guide-attack"), "2008:8.2.1", (), hexes, (asked, can), on),
        Hint("tally", Words("guide-tally"), "2008:8.1.2", when=by, until="acted:attack"),
        Hint("fought", Words("guide-fought"), "2008:8.1.6", when=(asked,), until="acted:done"),
    )


def _end() -> tuple[Hint, ...]:
    """The mechanised phase, and what comes next."""
    asked = ("prompt:move",)
    return (
        Hint(
            "mechanised", Words("guide-mechanised"), "2008:4.A.5a", when=asked, until="acted:done"
        ),
        Hint("end", Words("guide-end"), "2008:18.3.3"),
    )


def _asides() -> tuple[Hint, ...]:
    """What an attack may bring."""
    lose, go = ("prompt:result",), ("prompt:retreat",)
    return (
        Hint("result", Words("guide-result"), "2008:8.5.1", when=lose),
        Hint("retreat", Words("guide-retreat"), "2008:8.6.2", when=go),
        Hint("advance", Words("guide-advance"), "2008:8.7.1", when=("prompt:advance",)),
        Hint("lead", Words("guide-lead"), "2008:8.3.5d", when=("prompt:lead",)),
    )
