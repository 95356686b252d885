"""Chapter O20.2, O20.3.3 - Attacks: targeting, the attack roll, what it does to weapons and works.

Fire, mines and artillery impact go the same way. All numbers are those of the declaration: what a
trigger changes afterwards does not touch them (1.9.1e).
"""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.fire import (
    Aimed,
    AttackTotal,
    Fired,
    MinesSprung,
    ShellsFell,
    Targeted,
)
from bocage.games.combat_commander.rules.a27_boosts import (
    CLAUSE,
    boost_terms,
    sustains,
    why_not_boost,
)
from bocage.games.combat_commander.rules.common import act as play_card
from bocage.games.combat_commander.rules.common import break_weapon, lose_weapon
from bocage.games.combat_commander.rules.markers import put_smoke, remove_fort
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, aim_tally, crossed
from bocage.games.combat_commander.rules.o20_fire_3_declared import Shot, fp_tally, hexes_of, smokes
from bocage.games.combat_commander.rules.o20_fire_6_defence import (
    begin_defence,
    defence_roll,
    defended,
    defenders,
    morale_tally,
    open_shield,
    owner_of,
)
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.r01_rolls import dice, product
from bocage.games.combat_commander.rules.s_specials import mine_strength
from bocage.games.combat_commander.sight import hindrance, sight
from bocage.games.combat_commander.state import Term, holder_of, moving, moving_now, tally
from bocage.games.combat_commander.types import (
    Attack,
    Boost,
    Choose,
    ChooseWeapon,
    D,
    Play,
    Public,
    Roll,
    Seen,
    Side,
    Trigger,
    other,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    Illegal,
    Modifier,
    OneOf,
    Pass,
    Step,
    Tally,
    WindowStep,
    innermost,
    refuse,
    rule,
)

# -- how attacks begin ----------------------------------------------------------------------


@rule("O20.3a")
def begin_attack(book: Book, d: D, side: Side, shot: Shot, then: str) -> None:
    """A declared fire attack: its actions are played, its numbers fixed, then it is carried out."""
    firers = Firers(book, d.public, side, moving=moving_now(d))
    hexes = hexes_of(shot)
    here = tuple(dict.fromkeys(firers.at(piece) for piece in shot.by))
    heavy = firers.heavy(shot.base)
    attack = Attack(
        side=side,
        kind="fire",
        hexes=hexes,
        pieces=shot.by,
        base=shot.base,
        cards=shot.cards,
        smoke=smokes(shot),
        aim=aim_tally(book, d.public, here[0], shot.at) if heavy is not None else None,
        fp=fp_tally(firers, shot),
        crossed={at: word for at in hexes if (word := crossed(book, here, at))},
        indirect=heavy is not None and heavy.klass == "mortar",
        bare=ignores_cover(book, shot.by),
        near=min(book.distance[a][b] for a in here for b in hexes),
    )
    for card in shot.cards:
        play_card(book, d, side, card, CLAUSE[book.cards[card].action])
    d.call(attack, then)


@rule("11.6a")
def ignores_cover(book: Book, by: tuple[str, ...]) -> bool:
    """Flamethrowers and Molotov cocktails leave the target no cover at all."""
    return any(piece in book.weapons and book.weapons[piece].no_cover for piece in by)


@rule("F103.1a", "F103.1b", "F103.2a", "F103.2b", "F103.2c", "F103.2e")
def begin_mines(book: Book, d: D, units: tuple[str, ...], at: str, then: str) -> None:
    """Mines attack units that act together: rolled by their enemy, without cover for anybody.

    `at` is the hex with the mines; the units may have left it already. `then` follows at once if
    none of them is left. Who is not activated to move is only suppressed by a tie.
    """
    if not units:
        return d.goto(then)
    side = other(book.units[units[0]].side)
    fp = tally("fp", [("F103.2a", "mines", mine_strength(book, d.public))])
    attack = Attack(side=side, kind="mines", hexes=(at,), fp=fp, victims=units, bare=True)
    return d.call(attack, then)


@rule("O18.2.3.2b", "12a")
def begin_impact(  # noqa: PLR0913  all by name
    book: Book, d: D, side: Side, radio: str, at: str, then: str
) -> None:
    """Shells hit a hex: an attack with the FP of the radio."""
    fp = tally("fp", [("O18.2.3.2b", "radio", book.radios[radio].fp)])
    attack = Attack(side=side, kind="impact", hexes=(at,), fp=fp, base=radio, indirect=True)
    d.call(attack, then)


# -- carrying one out -----------------------------------------------------------------------


@rule("O20.3d")
class AttackStep(Step):
    """Targeting if it is ordnance, the attack roll, then a defence roll for everybody there."""

    def run(self, book: Book, d: D, f: Attack) -> None:
        """The stages of an attack."""
        match f.stage:
            case "start":
                self.aim(d, f) if f.aim is not None else d.goto("attack")
            case "hit":
                self.hit(book, d, f)
            case "attack":
                self.attack(book, d, f)
            case "jam":
                self.jam(book, d, f)
            case "defend":
                self.defend(book, d, f)
            case "shield":
                open_shield(book, d, f)
            case "ready":
                begin_defence(book, d, f)

    def back(self, book: Book, d: D, f: Attack, value: Any) -> None:
        """A roll stands; whatever else was called says nothing."""
        match f.stage:
            case "aimed":
                self.aimed(book, d, f, value)
            case "rolled":
                self.rolled(book, d, f, value)
            case "defended":
                defended(book, d, f, value)

    # -- targeting --------------------------------------------------------------------------

    @rule("O20.2a", "11.5a")
    def aim(self, d: D, f: Attack) -> None:
        """Ordnance must first hit the hex."""
        d.emit(Aimed("O20.2a", f.side, f.base, f.hexes[0], f.smoke, _known(f.aim)))
        roll = Roll(side=f.side, kind="targeting", clause="O20.2.3a", about=f.hexes[0])
        d.call(roll, "aimed")

    @rule("O20.2.3a", "O20.2.3b")
    def aimed(self, book: Book, d: D, f: Attack, card: str) -> None:
        """The dice multiplied must exceed range and hindrance; otherwise it is over."""
        needed = f.aim.total if f.aim is not None else 0
        rolled = product(book, card)
        hit = rolled > needed
        d.emit(Targeted("O20.2.3a", f.side, f.hexes[0], rolled, needed, hit))
        if hit and in_play(d.public, f.base):
            return d.goto("hit")
        return d.finish()

    @rule("O20.2.1b", "10.3.1b")
    def hit(self, book: Book, d: D, f: Attack) -> None:
        """Smoke is placed; with shells actions may follow, then the attack roll."""
        if f.smoke:
            put_smoke(book, d, f.hexes[0], "O20.2.1b")
            return d.finish()
        return d.call(Boost(seats=(f.side,)), "attack")

    # -- the attack roll --------------------------------------------------------------------

    @rule("O20.3.3", "O20.3.4a")
    def attack(self, book: Book, d: D, f: Attack) -> None:
        """Who is in the hex now will have to defend; then the roll."""
        d.remember(targets=under_fire(d.public, f))
        clause = tell(book, d, f)
        roll = Roll(side=f.side, kind="attack", clause=clause, about=f.hexes[0])
        d.call(roll, "rolled")

    def rolled(self, book: Book, d: D, f: Attack, card: str) -> None:
        """The attack total; jams, used-up weapons, destroyed works; then the defence."""
        white, red = dice(book, card)
        total = attack_tally(book, f, white + red)
        d.emit(AttackTotal("O20.3.3", f.side, f.hexes[0], total.total, (total,)))
        if book.cards[card].trigger == "jammed" and d.inside(Trigger) is None:
            jammed(book, d, f)
        used_up(book, d, f)
        if f.kind == "impact":
            shatter(book, d, f, white + red)
        d.goto("jam", total=total.total, jams=overheated(book, f, white, red))

    @rule("A41b")
    def jam(self, book: Book, d: D, f: Attack) -> None:
        """Sustained Fire and doubles: one mortar or MG breaks for each; which, the firer says."""
        guns = gunners(book, d.public, f)
        if not f.jams or not guns:
            d.goto("defend", jams=0)
        elif len(guns) == 1:
            break_weapon(d, guns[0], "A41b")
            d.goto("jam", jams=f.jams - 1)

    # -- the defence ------------------------------------------------------------------------

    def defend(self, book: Book, d: D, f: Attack) -> None:
        """The next unit: if there is only one left, nobody is asked."""
        left = defenders(book, d.public, f)
        if not left:
            d.finish()
        elif len(left) == 1:
            defence_roll(d, f, left[0])

    # -- questions --------------------------------------------------------------------------

    def who(self, book: Book, public: Public, f: Attack) -> tuple[Ask, ...]:
        """Which weapon breaks, or who defends next."""
        if f.stage == "jam":
            return (Ask(f.side, "jam", "A41b"),)
        owner = owner_of(book, public, f)
        return (Ask(owner, "defend", "O20.3.4a", {"total": f.total, "hex": f.hexes[0]}),)

    def choice(self, book: Book, seen: Seen, f: Attack, ask: Ask) -> Choice:
        """One of them."""
        if f.stage == "jam":
            return offer([ChooseWeapon(gun) for gun in gunners(book, seen.public, f)], "A41b")
        left = defenders(book, seen.public, f)

        def why_not(act: Choose) -> Illegal | None:
            return None if act.unit in left else refuse("O20.3.4a", "wrong-unit", unit=act.unit)

        return OneOf(
            [Choose(unit) for unit in left],
            why_not,
            lambda act: (morale_tally(book, seen.public, f, act.unit),),
        )

    def take(self, book: Book, d: D, f: Attack, side: str, action: Choose | ChooseWeapon) -> None:
        """Break it, or roll for it."""
        if isinstance(action, ChooseWeapon):
            break_weapon(d, action.weapon, "A41b")
            return d.goto("jam", jams=f.jams - 1)
        return defence_roll(d, f, action.unit)


def _known(found: Tally | None) -> tuple[Tally, ...]:
    return () if found is None else (found,)


# -- the attack roll ------------------------------------------------------------------------


@rule("O20.3.4a", "O20.3.4f", "A33.3d", "F103.2e")
def under_fire(public: Public, f: Attack) -> tuple[str, ...]:
    """Everybody who is in the target hexes when the attack is rolled; of mines only who acts."""
    if f.kind == "mines":
        return tuple(unit for unit in f.victims if unit in public.units)
    return tuple(unit for at in f.hexes for unit, s in public.units.items() if s.at == at)


def tell(book: Book, d: D, f: Attack) -> str:
    """Tell who attacks and how strongly; answers the clause of the roll."""
    at, also = f.hexes[0], f.hexes[1] if len(f.hexes) > 1 else ""
    match f.kind:
        case "mines":
            d.emit(MinesSprung("F103.1a", f.side, at, (f.fp,)))
            return "F103.2c"
        case "impact":
            d.emit(ShellsFell("O18.2.3.2a", f.side, at, (f.fp,)))
            return "O18.2.3.2b"
        case _:
            over = hindering(book, d.public, f)
            d.emit(Fired("O20.3a", f.side, at, f.base, f.pieces, also, (f.fp,), over))
            return "O20.3.3"


def hindering(book: Book, public: Public, f: Attack) -> tuple[str, ...]:
    """The hex that hinders the worst line of an attack, if one does and the map tells which."""
    if not any(item.label == "hindrance" and item.value for item in f.fp.items):
        return ()
    here = {public.units[holder_of(public, piece) or piece].at for piece in f.pieces}
    worst, a, b = max((hindrance(book, public, a, b), a, b) for a in here for b in f.hexes)
    found = (cause.hex for cause in sight(book, public, a, b).causes if cause.hinders == worst)
    return tuple(hex_ for hex_ in found if hex_)[:1]


@rule("O20.3.3", "T99b")
def attack_tally(book: Book, f: Attack, roll: int) -> Tally:
    """FP and roll; two more for mortars and artillery in woods; by night less the range."""
    terms: list[Term] = [("O20.3.3", "fp", f.fp.total), ("O20.3.3", "roll", roll)]
    if f.indirect and book.terrain[f.hexes[0]] == "woods":
        terms.append(("T99b", "air-burst", 2))
    if night(book, f):
        terms.append(("S8.1", "night", -f.near))
    return tally("attack", terms)


@rule("S8.1")
def night(book: Book, f: Attack) -> bool:
    """Scenario 8: a fire attack is weaker by the distance to its nearest firing hex."""
    return f.kind == "fire" and book.special("night")


# -- what a roll does to weapons and works --------------------------------------------------


def in_play(public: Public, weapon: str) -> bool:
    """Whether a weapon is still on the map."""
    return holder_of(public, weapon) is not None


def _guns(book: Book, public: Public, f: Attack) -> list[str]:
    """The weapons of an attack that are still there."""
    return [p for p in f.pieces if p in book.weapons and in_play(public, p)]


@rule("1.9.1.2a", "1.9.1.2b", "1.9.1.2c", "O20.3.3.1")
def jammed(book: Book, d: D, f: Attack) -> None:
    """Jammed!: every weapon that fired breaks; the attack goes on."""
    for weapon in _guns(book, d.public, f):
        break_weapon(d, weapon, "1.9.1.2b")


@rule("11.6b")
def used_up(book: Book, d: D, f: Attack) -> None:
    """Satchel charges and Molotov cocktails are eliminated with the attack roll."""
    for weapon in _guns(book, d.public, f):
        if book.weapons[weapon].one_shot:
            lose_weapon(d, weapon, "11.6b")


@rule("A41b", "A24.1")
def overheated(book: Book, f: Attack, white: int, red: int) -> int:
    """How many weapons Sustained Fire breaks: one for each of its cards if doubles are rolled."""
    if white != red:
        return 0
    return sum(book.cards[card].action == "sustained-fire" for card in f.cards)


def gunners(book: Book, public: Public, f: Attack) -> list[str]:
    """The mortars and MGs of an attack that may break."""
    return [weapon for weapon in _guns(book, public, f) if sustains(book, weapon)]


@rule("O18.2.3.3a", "F100.2")
def shatter(book: Book, d: D, f: Attack, roll: int) -> None:
    """A roll of exactly the vulnerability number of the radio destroys the works in the hex."""
    if roll == book.radios[f.base].vulnerable:
        remove_fort(d, f.hexes[0], "O18.2.3.3a")


# -- actions after a hit --------------------------------------------------------------------


class BoostStep(WindowStep):
    """Ordnance has hit: before the attack roll the firer may play actions that raise its FP."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "boost"
    clause: ClassVar[str] = "A24.1"

    def could_react(self, book: Book, public: Public, f: Boost, side: Side) -> bool:
        """With cards in hand; which actions would fit is asked when one is played."""
        return public.hands[side] > 0

    def choice(self, book: Book, seen: Seen, f: Boost, ask: Ask) -> Choice:
        """A card, or go on."""
        attack = innermost(seen.frames, Attack)
        hand = seen.own.hand if seen.own is not None else ()
        firers = Firers(book, seen.public, attack.side, hand=hand, moving=moving(seen.frames))
        plays = [Play(card) for card in hand if book.cards[card].action in CLAUSE]
        return OneOf(
            (Pass(), *plays),
            lambda act: why_not_late(firers, attack, act),
            lambda act: (boosted(book, attack.fp, act),),
            types=(Pass, Play),
        )

    def play(self, book: Book, d: D, f: Boost, side: Side, action: Play) -> None:
        """The card counts for this attack."""
        attack = d.caller(Attack)
        play_card(book, d, side, action.card, CLAUSE[book.cards[action.card].action])
        fp = boosted(book, attack.fp, action)
        d.amend(Attack, fp=fp, cards=(*attack.cards, action.card))


def why_not_late(firers: Firers, f: Attack, act: Play | Pass) -> Illegal | None:
    """An action that fits the ordnance that has hit; Spray Fire never does."""
    if isinstance(act, Pass):
        return None
    if act.at is not None or act.unit is not None:
        return refuse("A24.1", "not-asked", card=act.card)
    return why_not_boost(firers, act.card, f.pieces, f.hexes)


def boosted(book: Book, fp: Tally, act: Play | Pass) -> Tally:
    """The FP with one more action."""
    terms = boost_terms(book, (act.card,)) if isinstance(act, Play) else []
    return Tally(fp.of, (*fp.items, *(Modifier(*term) for term in terms)))
