"""Chapter O20.3 - A fire attack as it is declared: what it may be, and its numbers."""

from __future__ import annotations

from bocage.games.combat_commander.rules.a27_boosts import boost_terms, why_not_boosts
from bocage.games.combat_commander.rules.o20_fire_2_group import (
    Firers,
    aim_tally,
    boxed,
    chained,
    fire_terms,
    why_not_weapon,
)
from bocage.games.combat_commander.state import cover, tally
from bocage.games.combat_commander.types import Assault, Shoot
from bocage.kernel.api import Illegal, Tally, refuse, rule

Shot = Shoot | Assault


def hexes_of(act: Shot) -> tuple[str, ...]:
    """The hexes that an attack is aimed at."""
    return (act.at,) if act.also is None else (act.at, act.also)


def smokes(act: Shot) -> bool:
    """Whether it is a smoke round."""
    return isinstance(act, Shoot) and act.smoke


# -- the rule -------------------------------------------------------------------------------


def why_not_shoot(firers: Firers, act: Shot) -> Illegal | None:
    """Pieces, targets, lines, group, actions, and an FP of at least 1."""
    if act.base not in act.by:
        return refuse("O20.3.1.2", "base-not-firing", piece=act.base)
    for piece in act.by:
        bad = why_not_piece(firers, piece)
        if bad is not None:
            return bad
    return (
        _why_not_ordnance(firers, act)
        or _why_not_target(firers, act)
        or _why_not_lines(firers, act)
        or _why_not_group(firers, act)
        or _why_not_cards(firers, act)
        or _why_not_weak(firers, act)
    )


def why_not_piece(firers: Firers, piece: str) -> Illegal | None:
    """A piece of the activated units that has not fired and is able to."""
    book, public = firers.book, firers.public
    holder = firers.holder(piece)
    if not holder or holder not in firers.units:
        return refuse("O20.3a", "not-activated", piece=piece)
    if piece in firers.fired:
        return refuse("O20.3a", "fired-already", piece=piece)
    if not firers.ordnance and firers.heavy(piece) is not None:
        return refuse("11.5c", "no-ordnance", weapon=piece)
    if firers.boxes and not boxed(book, public, piece, "fp"):
        return refuse("A26b", "fp-not-boxed", piece=piece)
    return None if piece == holder else why_not_weapon(book, public, piece, holder)


@rule("11.5b", "O20.3.1.1")
def _why_not_ordnance(firers: Firers, act: Shot) -> Illegal | None:
    """Ordnance fires alone, its actions are played after it has hit; smoke only if it is marked."""
    heavy = next((piece for piece in act.by if firers.heavy(piece) is not None), None)
    if heavy is not None and len(act.by) > 1:
        return refuse("O20.3.1.1", "ordnance-alone", weapon=heavy)
    if heavy is not None and act.cards:
        return refuse("11.5a", "cards-after-hit", card=act.cards[0])
    if smokes(act) and (heavy is None or not firers.book.weapons[heavy].smoke):
        return refuse("O20.2.1a", "no-smoke", piece=act.base)
    return None


def _why_not_target(firers: Firers, act: Shot) -> Illegal | None:
    """The hex at which one may fire just now, with an enemy unless it is smoke."""
    if firers.targets is not None:
        for at in hexes_of(act)[:1]:
            if at not in firers.targets:
                return refuse("A33.2a", "other-hex", hex=at)
    if not smokes(act):
        for at in hexes_of(act):
            if at not in firers.enemies:
                return refuse("O20.3b", "no-enemy", hex=at)
    if act.also is not None and act.also not in firers.book.adjacent[act.at]:
        return refuse("A40a", "hexes-apart", hex=act.also)
    return _why_not_satchel(firers, act)


@rule("S11.2")
def _why_not_satchel(firers: Firers, act: Shot) -> Illegal | None:
    """By a scenario rule satchel charges are for hexes with cover of 2 or more."""
    book = firers.book
    row = book.weapons.get(act.base)  # ordnance: it fires alone
    if row is None or row.klass != "satchel" or not book.special("satchels-at-cover"):
        return None
    if cover(book, firers.public, act.at) < SATCHEL_COVER:
        return refuse("S11.2", "too-little-cover", hex=act.at)
    return None


SATCHEL_COVER = 2  # scenario 11


@rule("O20.3.1a", "A40a")
def _why_not_lines(firers: Firers, act: Shot) -> Illegal | None:
    """Every piece has every target hex in its range and sight."""
    for piece in act.by:
        for at in hexes_of(act):
            if not firers.reaches(piece, at):
                return _why_not_reach(firers, act, piece, at)
    return None


def _why_not_reach(firers: Firers, act: Shot, piece: str, at: str) -> Illegal:
    """Too near, too far or out of sight."""
    clause = "A40a" if at == act.also else "O20.3.1a" if len(act.by) > 1 else "O20.3a"
    low, high = firers.ranges(piece)
    away = firers.book.distance[firers.at(piece)][at]
    if away < low:
        return refuse("O20.2.2b", "too-near", piece=piece, hex=at, range=low)
    if away > high:
        far = "O20.2.2a" if firers.heavy(piece) is not None else clause
        return refuse(far, "out-of-range", piece=piece, hex=at, range=high)
    return refuse(clause, "no-sight", piece=piece, hex=at)


def _why_not_group(firers: Firers, act: Shot) -> Illegal | None:
    """The hexes of a group hang together; who is in wire fires with nobody outside it."""
    here = list(dict.fromkeys(firers.at(piece) for piece in act.by))
    if not chained(firers.book, here):
        return refuse("O20.3.1b", "no-chain")
    if len(here) > 1:
        for at in here:
            if firers.public.forts.get(at) == "wire":
                return refuse("F106.3a", "wire-group", hex=at)
    return None


def _why_not_cards(firers: Firers, act: Shot) -> Illegal | None:
    """The actions that are played with it; the Assault Fire card itself is spent already."""
    if isinstance(act, Assault) and act.card in act.cards:
        return refuse("A24.1", "card-twice", card=act.card)
    if not act.cards and act.also is None:
        return None
    return why_not_boosts(firers, act.cards, act.by, hexes_of(act))


@rule("10.3.2.1", "O20.3.2")
def _why_not_weak(firers: Firers, act: Shot) -> Illegal | None:
    """The final FP is at least 1; of ordnance it is not asked before it hits."""
    if firers.heavy(act.base) is not None:
        return None
    total = fp_tally(firers, act).total
    if total < 1:
        clause = "10.3.2.1" if len(act.by) == 1 else "O20.3.2"
        return refuse(clause, "too-weak", fp=total)
    return None


# -- its numbers ----------------------------------------------------------------------------


def fp_tally(firers: Firers, act: Shot) -> Tally:
    """The FP of an attack with its actions."""
    terms = fire_terms(firers, act.base, act.by, hexes_of(act))
    return tally("fp", terms + boost_terms(firers.book, act.cards))


def shot_tallies(firers: Firers, act: Shot) -> tuple[Tally, ...]:
    """What an attack is resolved with: its FP; of ordnance first what it must roll to hit."""
    if firers.heavy(act.base) is not None:
        return (aim_tally(firers.book, firers.public, firers.at(act.base), act.at),)
    return (fp_tally(firers, act),)
