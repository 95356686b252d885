"""What an action may lead to: fire, targeting, defence, melee, rallies, routs, sudden death.

Every number comes from the functions that resolve it; here the results are only counted (odds.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import Rolled
from bocage.games.combat_commander.odds import PAIRS
from bocage.games.combat_commander.rules.a33_opfire import gunners
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, aim_tally, crossed
from bocage.games.combat_commander.rules.o20_fire_3_declared import (
    Shot,
    fp_tally,
    hexes_of,
    smokes,
    why_not_shoot,
)
from bocage.games.combat_commander.rules.o20_fire_5_attack import (
    boosted,
    ignores_cover,
)
from bocage.games.combat_commander.rules.o20_fire_6_defence import WORKS, concealment_bonus, shelter
from bocage.games.combat_commander.rules.r01_rolls import product, total
from bocage.games.combat_commander.rules.s_specials import melee_bonus
from bocage.games.combat_commander.state import moving, side_at
from bocage.games.combat_commander.table.chances import (
    of_aim,
    of_attack,
    of_death,
    of_melee,
    of_rally,
    of_rout,
    of_target,
)
from bocage.kernel.api import Action, Event, Pass

DICE = {
    "O20.2.3a": Die("die-targeting", good=1),
    "O18.2.2": Die("die-accuracy", good=1),
    "O20.3.3": Die("die-attack", good=1),
    "F103.2c": Die("die-mines"),
    "O18.2.3.2b": Die("die-impact", good=1),
    "O20.3.4b": Die("die-defence", good=1),
    "O16.4.2a": Die("die-melee", good=1),
    "O22.3": Die("die-rally", good=-1),
    "O23.2a": Die("die-rout"),
    "6.2.2": Die("die-death"),
    "A35.4b": Die("die-support"),
    "E59": Die("die-support"),
    "E68": Die("die-support"),
    "E50": Die("die-commissar"),
}
Found = tuple[Forecast, ...]


def rolls(events: Iterable[Event]) -> tuple[Roll, ...]:
    """Both dice of every roll."""
    return tuple(
        Roll(event.side, event.clause, face)
        for event in events
        if isinstance(event, Rolled) and event.clause in DICE
        for face in (event.white, event.red)
    )


def forecast(book: Book, seen: t.Seen, action: Action) -> Found:
    """What the rolls that an action leads to may give; nothing if it leads to none."""
    top = seen.frames[-1] if seen.frames else None
    if isinstance(top, t.Again):
        return _again(book, seen, top, action)
    maker = _MAKERS.get(type(action))
    return tuple(maker(book, seen, action)) if maker is not None else ()


# -- fire -------------------------------------------------------------------------------------


def declared(book: Book, seen: t.Seen, shot: Shot) -> t.Attack:
    """The attack that a declaration would begin, with its numbers of this moment."""
    public, (side, *_) = seen.public, (book.units[_holder(seen.public, p)].side for p in shot.by)
    firers = Firers(book, public, side, moving=moving(seen.frames))
    here = tuple(dict.fromkeys(firers.at(piece) for piece in shot.by))
    hexes, heavy = hexes_of(shot), firers.heavy(shot.base)
    return t.Attack(
        side=side,
        kind="fire",
        hexes=hexes,
        pieces=shot.by,
        base=shot.base,
        cards=shot.cards,
        smoke=smokes(shot),
        aim=aim_tally(book, public, here[0], shot.at) if heavy is not None else None,
        fp=fp_tally(firers, shot),
        crossed={at: word for at in hexes if (word := crossed(book, here, at))},
        indirect=heavy is not None and heavy.klass == "mortar",
        bare=ignores_cover(book, shot.by),
        near=min(book.distance[a][b] for a in here for b in hexes),
    )


def _holder(public: t.Public, piece: str) -> str:
    """The unit that fires, or carries what fires."""
    if piece in public.units:
        return piece
    return next(unit for unit, state in public.units.items() if state.weapon == piece)


def _shot(book: Book, seen: t.Seen, shot: Shot) -> Iterator[Forecast]:
    """Of ordnance first whether it hits; then what the attack does to everybody there."""
    attack = declared(book, seen, shot)
    if attack.aim is not None:
        yield of_aim(seen, attack.side, attack.aim.total, "O20.2.3a", shot.at)
    if not attack.smoke:
        yield from of_attack(book, seen, attack)


def _alert(book: Book, seen: t.Seen, action: t.Alert) -> Iterator[Forecast]:
    """Opportunity fire before its card is spent: the strongest shot of those whom it activates."""
    top = seen.frames[-1]
    if not isinstance(top, t.Entered) or seen.side is None:
        return
    firers = gunners(book, seen.public, top, seen.side, (*top.alert, *action.by))
    shots = [volley(firers, top.at, base) for base in firers.pieces]
    if found := [shot for shot in shots if why_not_shoot(firers, shot) is None]:
        yield from _shot(book, seen, max(found, key=lambda shot: fp_tally(firers, shot).total))


def volley(firers: Firers, at: str, base: str) -> t.Shoot:
    """A shot by this piece with all others that may join it."""
    shot = t.Shoot(at, base, (base,))
    for piece in firers.pieces:
        joined = replace(shot, by=(*shot.by, piece))
        if piece != base and why_not_shoot(firers, joined) is None:
            shot = joined
    return shot


# -- in the windows of an attack --------------------------------------------------------------


def _attack_of(seen: t.Seen) -> t.Attack | None:
    return next((f for f in reversed(seen.frames) if isinstance(f, t.Attack)), None)


def _play(book: Book, seen: t.Seen, action: Action) -> Iterator[Forecast]:
    """A card before a roll of an attack, or none; before a melee only none."""
    top, f = seen.frames[-1], _attack_of(seen)
    card = action.card if isinstance(action, t.Play) else ""
    if isinstance(top, t.Ambush) and not card:
        yield of_melee(book, seen, top.at, seen.public)
    elif isinstance(top, t.Boost) and f is not None:
        play = action if isinstance(action, t.Play | Pass) else Pass()
        yield from of_attack(book, seen, replace(f, fp=boosted(book, f.fp, play)))
    elif isinstance(top, t.Shield) and f is not None:
        at = f.hexes[0]
        if isinstance(action, t.Play) and action.at is not None:
            at = action.at
        yield _shielded(book, seen, f, top.unit, card, at)


def _shielded(  # noqa: PLR0913  one card for one unit under one attack
    book: Book, seen: t.Seen, f: t.Attack, unit: str, card: str, at: str
) -> Forecast:
    """The defence roll after Concealment or hidden works."""
    word, attack, public = book.cards[card].action if card else "", f.total, seen.public
    if word == "concealment":
        attack -= sum(value for _, _, value in shelter(book, public, f, at))
        attack -= concealment_bonus(book, f, book.units[unit].side)
    elif word in WORKS:
        public = replace(public, forts={**public.forts, at: WORKS[word]})
    return of_target(book, replace(seen, public=public), f, unit, attack, True)


def _choose(book: Book, seen: t.Seen, action: t.Choose) -> Iterator[Forecast]:
    """The next unit that rolls: to defend, to rally, to rout."""
    top = seen.frames[-1]
    if isinstance(top, t.Attack) and top.stage == "defend":
        yield of_target(book, seen, top, action.unit, top.total, True)
    elif isinstance(top, t.Recovering):
        yield of_rally(book, seen, action.unit)
    elif isinstance(top, t.Routing):
        yield of_rout(book, seen, action.unit)


# -- melee ------------------------------------------------------------------------------------


def _enter(book: Book, seen: t.Seen, action: t.Enter) -> Iterator[Forecast]:
    """An advance into enemies is a melee when the order is over."""
    public = seen.public
    units = {unit: public.units[unit] for unit in action.by if unit in public.units}
    if not units:
        return
    enemy = t.other(book.units[next(iter(units))].side)
    if side_at(book, public, action.to, enemy):
        moved = {unit: replace(state, at=action.to) for unit, state in units.items()}
        there = replace(public, units={**public.units, **moved})
        yield of_melee(book, seen, action.to, there)


def _hex(book: Book, seen: t.Seen, action: t.ChooseHex) -> Iterator[Forecast]:
    """The next melee."""
    if isinstance(seen.frames[-1], t.Melees):
        yield of_melee(book, seen, action.at, seen.public)


# -- rallies and routs ------------------------------------------------------------------------


def _recover(book: Book, seen: t.Seen, action: t.Recover) -> Iterator[Forecast]:
    """All broken units of the side, after its suppression has ended."""
    public, side = seen.public, book.cards[action.card].side
    units = {
        unit: replace(state, suppressed=False) if book.units[unit].side == side else state
        for unit, state in public.units.items()
    }
    relieved = replace(seen, public=replace(public, units=units))
    for unit in _broken(book, public, side):
        yield of_rally(book, relieved, unit)


def _rout(book: Book, seen: t.Seen, action: t.Rout) -> Iterator[Forecast]:
    """All broken units of the side that is named."""
    for unit in _broken(book, seen.public, action.whose):
        yield of_rout(book, seen, unit)


def _broken(book: Book, public: t.Public, side: str) -> list[str]:
    units = public.units
    found = [u for u, state in units.items() if state.broken and book.units[u].side == side]
    return sorted(found, key=book.place)


# -- artillery, sudden death ------------------------------------------------------------------


def _bombard(book: Book, seen: t.Seen, action: t.Bombard) -> Iterator[Forecast]:
    """Whether the spotting round is accurate."""
    here = seen.public.units[action.spotter].at
    needed = aim_tally(book, seen.public, here, action.at).total
    yield of_aim(seen, book.units[action.spotter].side, needed, "O18.2.2", action.at)


# -- a roll that lies there -------------------------------------------------------------------


def _again(book: Book, seen: t.Seen, top: t.Again, action: Action) -> Found:
    """The roll again, or what comes of it if it stands."""
    again = isinstance(action, t.Reroll)
    if not again and not isinstance(action, Pass):
        return ()
    if again:
        return _of_roll(book, seen, top, None)
    first, *rest = _of_roll(book, seen, top, total(book, top.card)) or (None,)
    trigger = book.cards[top.card].trigger
    if first is not None and trigger:  # the die is followed by it, if it stands (9.1a)
        brings = Words("note-trigger", {"trigger": trigger})
        first = replace(first, notes=(*first.notes, brings))
    return () if first is None else (first, *rest)


def _of_roll(book: Book, seen: t.Seen, top: t.Again, rolled: int | None) -> Found:
    """What a roll may lead to, or what the one that lies there does."""
    f = _attack_of(seen)
    match top.kind:
        case "attack" if f is not None:
            return of_attack(book, seen, f, rolled)
        case "defence" if f is not None and f.now:
            return (_defence(book, seen, f, f.now[0], rolled),)
        case "targeting" | "accuracy":
            return _aimed(book, seen, top, rolled is None)
        case "rally" if top.about in seen.public.units:
            return (of_rally(book, seen, top.about, rolled),)
        case "rout" if top.about in seen.public.units:
            return (of_rout(book, seen, top.about, rolled),)
        case "melee":
            return _fought(book, seen, top, rolled)
        case "death":
            return (of_death(seen, rolled),)
    return ()


def _fought(book: Book, seen: t.Seen, top: t.Again, rolled: int | None) -> Found:
    """A melee with the roll that stands, or with it open; the other may have been made."""
    melee = next(f for f in reversed(seen.frames) if isinstance(f, t.Melee))
    stands = {side: roll - melee_bonus(book, side) for side, roll in melee.rolls.items()}
    if rolled is not None:
        stands[top.roller] = rolled
    return (of_melee(book, seen, melee.at, seen.public, stands),)


def _defence(book: Book, seen: t.Seen, f: t.Attack, unit: str, rolled: int | None) -> Forecast:
    """A defence roll again, or the one that lies there."""
    found = of_target(book, seen, f, unit, f.total, True)
    if rolled is None:
        return found
    gap = f.total - f.morale.total - rolled
    word = "break" if gap > 0 else "none"
    if not gap:
        word = "break" if unit in moving(seen.frames) else "suppress"
    if word == "break" and seen.public.units[unit].broken:
        word = "lost"
    odds = [replace(odd, share=PAIRS) for odd in found.odds if odd.title.id == f"odd-{word}"]
    about = {"unit": unit} if word in ("break", "lost") else {}
    sure = Odd(PAIRS, Words(f"odd-{word}"), Words(f"odd-{word}-about", about))
    return replace(found, odds=tuple(odds) or (sure,))


def _aimed(book: Book, seen: t.Seen, top: t.Again, again: bool) -> Found:
    """A targeting or accuracy roll."""
    f, shells = _attack_of(seen), [x for x in seen.frames if isinstance(x, t.Shelling)]
    needed = f.aim.total if f is not None and f.aim is not None else 0
    if top.kind == "accuracy" and shells:
        needed = shells[-1].needed
    clause = "O20.2.3a" if top.kind == "targeting" else "O18.2.2"
    found = of_aim(seen, top.roller, needed, clause, top.about)
    if again:
        return (found,)
    hit = product(book, top.card) > needed
    wanted = "odd-hit" if hit else "odd-miss"
    odds = tuple(replace(odd, share=PAIRS) for odd in found.odds if odd.title.id == wanted)
    return (replace(found, odds=odds),)


_MAKERS: dict[type[Action], Callable[[Book, t.Seen, Any], Iterator[Forecast]]] = {
    t.Shoot: _shot,
    t.Alert: _alert,
    t.Assault: _shot,
    t.Play: _play,
    Pass: _play,
    t.Choose: _choose,
    t.ChooseHex: _hex,
    t.Enter: _enter,
    t.Recover: _recover,
    t.Rout: _rout,
    t.Bombard: _bombard,
}
