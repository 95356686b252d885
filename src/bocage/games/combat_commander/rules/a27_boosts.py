"""Chapters A27, A30, A34, A37, A40, A41 - Actions that raise the FP of a fire attack."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, boxed
from bocage.games.combat_commander.state import (
    Term,
    is_defender,
)
from bocage.kernel.api import Illegal, refuse, rule

SPRAY = "spray-fire"
CLAUSE = {
    "bore-sighting": "A27",
    "crossfire": "A30",
    "hand-grenades": "A34",
    "marksmanship": "A37",
    "sustained-fire": "A41a",
    SPRAY: "A40a",
}


@rule("A27", "A30", "A34", "A37", "A41a", "A24.1")
def boost_terms(book: Book, cards: Sequence[str]) -> list[Term]:
    """Each of these actions adds 2 FP, and all of them add up; Spray Fire adds a hex instead."""
    actions = [book.cards[card].action for card in cards]
    return [(CLAUSE[word], word, 2) for word in actions if word in CLAUSE and word != SPRAY]


def why_not_boosts(
    firers: Firers, cards: Sequence[str], by: Sequence[str], hexes: Sequence[str]
) -> Illegal | None:
    """Each card in hand, for an action that fits this attack; Spray Fire once, with its hex."""
    for card in cards:
        bad = why_not_boost(firers, card, by, hexes)
        if bad is not None:
            return bad
    sprays = [card for card in cards if firers.book.cards[card].action == SPRAY]
    if len(sprays) > 1:
        return refuse("A40b", "one-spray", card=sprays[1])
    if sprays and len(hexes) == 1:
        return refuse("A40a", "second-hex", card=sprays[0])
    if len(hexes) > 1 and not sprays:
        return refuse("A40a", "no-spray", hex=hexes[1])
    return None


@rule("A28")
def why_not_boost(
    firers: Firers, card: str, by: Sequence[str], hexes: Sequence[str]
) -> Illegal | None:
    """A card in hand whose action fits these pieces and targets."""
    if card not in firers.hand:
        return refuse("A24.1", "not-in-hand", card=card)
    action = firers.book.cards[card].action
    if action not in CLAUSE:
        return refuse("A24.1", "other-action", card=card)
    return why_not_action(firers, action, by, hexes)


def why_not_action(
    firers: Firers, action: str, by: Sequence[str], hexes: Sequence[str]
) -> Illegal | None:
    """What each of the actions asks for; public facts all of it."""
    match action:
        case "bore-sighting":
            return _why_not_bore(firers, by)
        case "crossfire":
            return _why_not_crossfire(firers, hexes)
        case "hand-grenades":
            return _why_not_grenades(firers, by, hexes)
        case "marksmanship":
            return _why_not_marksmanship(firers, by)
        case "sustained-fire":
            return _why_not_sustained(firers, by)
        case _:
            return _why_not_spray(firers, by)


BIG = 5  # A27: printed FP


def _why_not_bore(firers: Firers, by: Sequence[str]) -> Illegal | None:
    """The Defender, with a weapon whose printed FP is 5 or more."""
    if not is_defender(firers.public, firers.side):
        return refuse("A27", "defender-only")
    weapons = firers.book.weapons
    if not any(piece in weapons and weapons[piece].fp >= BIG for piece in by):
        return refuse("A27", "no-big-weapon")
    return None


def _why_not_crossfire(firers: Firers, hexes: Sequence[str]) -> Illegal | None:
    """Some unit fired at is activated to move."""
    if not any(unit in firers.moving for at in hexes for unit in firers.enemies.get(at, ())):
        return refuse("A30", "nobody-moves")
    return None


@rule("gl.5")
def _why_not_grenades(firers: Firers, by: Sequence[str], hexes: Sequence[str]) -> Illegal | None:
    """Some firing piece is adjacent to a target hex."""
    distance = firers.book.distance
    if not any(distance[firers.at(piece)][at] == 1 for piece in by for at in hexes):
        return refuse("A34", "nobody-adjacent")
    return None


def _why_not_marksmanship(firers: Firers, by: Sequence[str]) -> Illegal | None:
    """A squad or team of the nation fires."""
    units, nation = firers.book.units, firers.book.nation[firers.side]
    for piece in by:
        unit = units.get(piece)
        if unit is not None and unit.type in ("squad", "team") and unit.nation == nation:
            return None
    return refuse("A37", "no-soldiers")


def _why_not_sustained(firers: Firers, by: Sequence[str]) -> Illegal | None:
    """A mortar or an MG fires."""
    if not any(sustains(firers.book, piece) for piece in by):
        return refuse("A41a", "no-mg")
    return None


@rule("A41a")
def sustains(book: Book, piece: str) -> bool:
    """Mortars and MGs."""
    return piece in book.weapons and book.weapons[piece].klass in ("mg", "mortar")


def _why_not_spray(firers: Firers, by: Sequence[str]) -> Illegal | None:
    """Everything that fires has a boxed Range."""
    for piece in by:
        if not boxed(firers.book, firers.public, piece, "range"):
            return refuse("A40a", "range-not-boxed", piece=piece)
    return None
