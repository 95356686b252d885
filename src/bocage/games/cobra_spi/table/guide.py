"""A guided first turn: the Germans, who move first, in July 1944."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.families.cobra.table.guide import SCENARIO, opening
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra_spi.book import Book


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
    """The map, a stack, the weather, supply."""
    leaders = tuple(hq for hq in book.headquarters[GERMAN] if hq in {r.unit for r in book.setup})
    return (
        Hint("map", Words("guide-map"), "vp.1", (), (book.falaise,)),
        Hint("stack", Words("guide-stack"), "unit.1", stack, (hex_,)),
        Hint("leaders", Words("guide-leaders"), "hq.3", leaders),
        Hint("weather", Words("guide-weather"), "move.2"),
        Hint("zones", Words("guide-zones"), "zoc.1", (), (hex_,)),
        Hint("supply", Words("guide-supply"), "sup.2", stack, ()),
    )


def _move(armour: tuple[str, ...]) -> tuple[Hint, ...]:
    """Replacements, a move of one unit or stack, and the end of the phase."""
    replace, asked, can, move = "prompt:replace", "prompt:move", "can:move", "do:move"
    return (
        Hint("replace", Words("guide-replace"), "rep.1", (), (), (replace,), asked),
        Hint("move", Words("guide-move"), "2008:6.3a", armour, (), (asked, can), "field:move.by"),
        Hint("path", Words("guide-path"), "2008:5.2.1", when=(asked, move), until="acted:move"),
        Hint("more", Words("guide-more"), "zoc.2", when=(asked,), until="prompt:attack"),
    )


def _fight(hexes: tuple[str, ...]) -> tuple[Hint, ...]:
    """A declaration with its numbers, which one may send or drop."""
    asked, can, attack = "prompt:attack", "can:attack", "do:attack"
    by, on = (asked, attack), "field:attack.on"
    return (
        Hint("attack", Words("guide-attack"), "2008:8.2.1", (), hexes, (asked, can), on),
        Hint("tally", Words("guide-tally"), "2008:8.1.2", when=by, until="acted:attack"),
        Hint("fought", Words("guide-fought"), "2008:8.1.6", when=(asked,), until="acted:done"),
    )


def _end() -> tuple[Hint, ...]:
    """The mechanised phase, and what comes next."""
    asked = ("prompt:move",)
    return (
        Hint("mechanised", Words("guide-mechanised"), "seq.3", when=asked, until="acted:done"),
        Hint("end", Words("guide-end"), "vp.5"),
    )


def _asides() -> tuple[Hint, ...]:
    """What an attack may bring."""
    lose, go = ("prompt:result",), ("prompt:retreat",)
    return (
        Hint("result", Words("guide-result"), "result.1", when=lose),
        Hint("retreat", Words("guide-retreat"), "retreat.1", when=go),
        Hint("advance", Words("guide-advance"), "adv.1", when=("prompt:advance",)),
    )
