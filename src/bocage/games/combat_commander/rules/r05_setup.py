"""5c - Before the first turn: decks, chits, set-up of both sides, first hands."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import Revealed
from bocage.games.combat_commander.events.happen import (
    Armed,
    CampMade,
    FirstTurnTaken,
    Fortified,
    MinesWeakened,
    RadioGained,
    Settled,
    StartCards,
)
from bocage.games.combat_commander.rules.common import break_weapon, change, draw, put_unit
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.r01_rolls import flip
from bocage.games.combat_commander.rules.r05_setup_places import LATE, Camp, hidden
from bocage.games.combat_commander.rules.r07_victory import draw_chit, draw_secret, open_chit
from bocage.games.combat_commander.rules.s_specials import FOG
from bocage.games.combat_commander.state import is_defender
from bocage.games.combat_commander.types import (
    ALLIES,
    AXIS,
    SIDES,
    Accept,
    Assets,
    D,
    Decline,
    Equip,
    Finish,
    Fortify,
    Play,
    Public,
    Put,
    RadioState,
    Seen,
    SetUp,
    Side,
    Waiting,
    other,
)
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Step,
    refuse,
    rule,
)

MINES_CARD = "G-32"  # scenario 9: the card for weaker mines
WEAK_MINES = 7

# -- before anybody sets up -----------------------------------------------------------------


@rule("5c", "1.3")
def shuffle_decks(book: Book, d: D) -> None:
    """Both decks, without the cards that a scenario gives to a side."""
    for side in SIDES:
        cards = [card for card in book.deck[side] if card not in book.start_cards[side]]
        shuffle(d, side, cards)


@rule("5c", "T94a")
def prepare(book: Book, d: D) -> None:
    """Control, radios and fixed works are laid out, chits are drawn."""
    for side in SIDES:
        if book.start_radio[side] is not None:
            d.edit("radios")[side] = RadioState(book.start_radio[side] or "")
            d.emit(RadioGained("5c", side, book.start_radio[side] or ""))
    d.put(
        control=dict(book.control),
        forts=dict(book.fixed_forts),
        fog=FOG if book.special("fog") else 0,
        track={
            piece: Waiting(space, (book.units.get(piece) or book.radios[piece]).side)
            for piece, space in book.arrivals.items()
        },
    )
    draw_chits(book, d)
    broken_weapon(book, d)


def shuffle(d: D, side: Side, cards: list[str]) -> None:
    """A fresh draw pile."""
    pile = d.shuffled(cards, "5c")
    d.put_sealed(decks={**d.sealed.decks, side: pile})
    d.edit("piles")[side] = len(pile)


@rule("7.3.1a", "7.3.2a", "7.3.3a", "7.3.3b", "4.3.3", "G.3")
def draw_chits(book: Book, d: D) -> None:
    """Open chits as the scenario says (their points are in its start VP), then secret ones."""
    scenario = book.scenario
    out = {*scenario.open_chits, *scenario.excluded}
    d.put(chits=scenario.open_chits)
    d.put_sealed(bag=tuple(chit for chit in book.chits if chit not in out))
    for _ in range(scenario.open_random):
        open_chit(book, d, draw_chit(d, "5c"), "7.3.3a")
    for side in SIDES:
        for _ in range(book.secret[side]):
            draw_secret(book, d, side, "5c")


@rule("S5.1")
def broken_weapon(book: Book, d: D) -> None:
    """Scenario 5: a random weapon of the Axis starts broken."""
    if book.special("broken-weapon"):
        weapons = book.rosters[AXIS].weapons
        break_weapon(d, weapons[d.below(len(weapons), "S5.1")], "S5.1")


@rule("5c")
def camps(book: Book, public: Public) -> tuple[Frame, ...]:
    """Who sets up when."""
    if public.rosters:
        return random_camps(public)
    return tuple(SetUp(side=side) for side in setup_order(book))


@rule("G.9", "G.9a", "G.9b", "G.9c", "G.10")
def random_camps(public: Public) -> tuple[Frame, ...]:
    """The defender, a radio for the attacker, the attacker, works; or first the initiative."""
    for side in SIDES:
        if is_defender(public, side):
            foe = other(side)
            return SetUp(side=side), Assets(side=foe), SetUp(side=foe), SetUp(side=side)
    first = public.initiative
    return SetUp(side=first), SetUp(side=other(first))


@rule("5c")
def setup_order(book: Book) -> tuple[Side, ...]:
    """Who sets up when; a side may have something that it may place after the enemy."""
    first = book.scenario.setup_first
    if hidden(book):
        return (*SIDES, AXIS) if book.special("axis-may-open") else SIDES
    roster = book.rosters[first]
    mine = {*roster.units, *roster.forts}
    waits = any(book.placement.get(piece) in LATE for piece in mine)
    return (first, other(first), first) if waits else (first, other(first))


# -- one side sets up -----------------------------------------------------------------------


class SetUpStep(Step):
    """Works that units go into, units, weapons, other works; then what a scenario leaves open."""

    def run(self, book: Book, d: D, f: SetUp) -> None:
        """The stages; whatever leaves no choice is done at once."""
        camp = Camp(book, d.public, d.private[f.side], f.side, f.late)
        match f.stage:
            case "start":
                self.begin(book, d, f, camp)
            case "works" if not camp.first_works():
                d.goto("units")
            case "units":
                self.units(book, d, f, camp)
            case "weapons":
                self.weapons(book, d, f, camp)
            case "forts" if not camp.forts_now():
                d.goto("extra")
            case "extra":
                weak = f.side == AXIS and book.special("mines-for-card") and not f.late
                d.goto("mines" if weak else "over")
            case "over":
                if camp.complete():
                    d.emit(CampMade("5c", f.side))
                d.finish()
            case "told":
                d.finish()

    def begin(self, book: Book, d: D, f: SetUp, camp: Camp) -> None:
        """The first time, or what was left for after the enemy."""
        if hidden(book) and camp.where:
            pitch(book, d)
            return d.goto("first")
        if camp.where and camp.complete():
            return d.goto("told")
        return d.goto("works", late=bool(camp.where))

    def units(self, book: Book, d: D, f: SetUp, camp: Camp) -> None:
        """Fixed places, random places; nobody left: weapons."""
        left = camp.units_left()
        if not left:
            return d.goto("weapons")
        for unit in left:
            if unit in book.fixed or book.placement.get(unit) == "in-bunker":
                place(book, d, f.side, unit, camp.hexes_for(unit)[0])
                return d.goto("units")
        if f.side == ALLIES and book.special("allies-random-setup") and not f.at:
            self.random(book, d, f, camp)
        return None

    @rule("S7.1")
    def random(self, book: Book, d: D, f: SetUp, camp: Camp) -> None:
        """Scenario 7: a card shows where the next unit starts; another one if it has no room."""
        unit = camp.units_now()[0]
        card = flip(d, f.side)
        d.emit(Revealed("S7.1", f.side, card, "setup"))
        at = book.cards[card].hex
        if random_hexes(book, camp, unit, at):
            return d.goto("units", unit=unit, at=at)
        return d.goto("units")

    def weapons(self, book: Book, d: D, f: SetUp, camp: Camp) -> None:
        """A weapon that only one unit may have is handed out at once."""
        left = camp.weapons_now()
        if not left:
            return d.goto("forts")
        for weapon in left:
            holders = camp.holders(weapon)
            if len(holders) == 1 and weapon in camp.roster.holders:
                arm(book, d, f.side, weapon, holders[0])
                return d.goto("weapons")
        return None

    # -- decisions --------------------------------------------------------------------------

    def who(self, book: Book, public: Public, f: SetUp) -> tuple[Ask, ...]:
        """The side that sets up."""
        prompt = PROMPTS[f.stage]
        return (Ask(f.side, prompt, "5c", {"unit": f.unit, "hex": f.at} if f.at else {}),)

    def choice(self, book: Book, seen: Seen, f: SetUp, ask: Ask) -> Choice:
        """What may be done at this stage."""
        camp = Camp(book, seen.public, seen.own, f.side, f.late)
        match f.stage:
            case "works":
                return fort_form(camp, camp.first_works())
            case "units":
                return self.unit_choice(book, camp, f)
            case "weapons":
                return weapon_form(camp)
            case "forts":
                return self.fort_choice(camp)
            case "mines":
                return offer([Play(MINES_CARD)], "S9.1", may=True)
            case _:
                return OneOf((Accept(), Decline()))

    def unit_choice(self, book: Book, camp: Camp, f: SetUp) -> Choice:
        """A unit and its hex; nothing more if only those are left that may wait."""
        if f.at:
            hexes = random_hexes(book, camp, f.unit, f.at)
            return OneOf([Put(f.unit, at) for at in hexes], lambda act: near_only(f, hexes, act))
        parts = (
            Pick("unit", lambda done: camp.units_now()),
            Pick("at", lambda done: camp.hexes_for(done["unit"])),
        )
        form = Form(Put, parts, camp.why_not_put)
        return AnyOf("5c", form, finish(camp, "unit", camp.units_now()))

    def fort_choice(self, camp: Camp) -> Choice:
        """A fortification and its hex; nothing more if only those are left that may wait."""
        left = camp.forts_now()
        form = fort_form(camp, left)
        return AnyOf("5c", form, finish(camp, "fort", list(left)))

    def take(self, book: Book, d: D, f: SetUp, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case Put():
                place(book, d, side, action.unit, action.at)
                d.goto(f.stage, unit="", at="")
            case Equip():
                arm(book, d, side, action.weapon, action.to)
                d.goto(f.stage)
            case Fortify():
                d.edit("forts")[action.at] = action.what
                d.emit(Fortified("5c", action.what, action.at))
                d.goto(f.stage)
            case Finish():
                d.goto("weapons" if f.stage == "units" else "extra")
            case Play():
                weaken_mines(d, side)
                d.goto("over")
            case Accept():
                take_first_turn(d, side)
                d.goto("told")
            case _:
                d.goto("told" if f.stage == "first" else "over")


PROMPTS = {
    "works": "setup-fort",
    "units": "setup-unit",
    "weapons": "setup-weapon",
    "forts": "setup-fort",
    "mines": "mines-card",
    "first": "first-turn",
}


@rule("5c")
def finish(camp: Camp, kind: str, left: list[str]) -> Choice:
    """To set up no more now: only while all that is left may come after the enemy."""
    must = next((piece for piece in left if not camp.may_wait(piece)), None)
    if must is None:
        return OneOf((Finish(),))
    return NoneOf(Finish, refuse("5c", f"still-to-place-{kind}", **{kind: must}))


def fort_form(camp: Camp, due: dict[str, int]) -> Form:
    """Which fortification, and where."""
    parts = (
        Pick("what", lambda done: list(due)),
        Pick("at", lambda done: camp.fort_hexes(done["what"])),
    )
    return Form(Fortify, parts, lambda act: camp.why_not_fortify(act, due))


def weapon_form(camp: Camp) -> Form:
    """Which weapon, and to whom."""
    parts = (
        Pick("weapon", lambda done: camp.weapons_now()),
        Pick("to", lambda done: camp.holders(done["weapon"])),
    )
    return Form(Equip, parts, camp.why_not_equip)


@rule("S7.1")
def random_hexes(book: Book, camp: Camp, unit: str, at: str) -> list[str]:
    """Scenario 7: in or next to the random hex, where there is room."""
    near = (at, *book.adjacent[at])
    return [one for one in near if camp.why_not_room(unit, one) is None]


def near_only(f: SetUp, hexes: list[str], act: Put) -> Illegal | None:
    """Only this unit, only there."""
    if act.unit != f.unit:
        return refuse("S7.1", "not-now", unit=act.unit)
    return None if act.at in hexes else refuse("S7.1", "not-random", hex=act.at, near=f.at)


# -- carrying it out ------------------------------------------------------------------------


@rule("3.2.1", "S1.2")
def place(book: Book, d: D, side: Side, unit: str, at: str) -> None:
    """A unit on its front; behind the screen only its owner knows."""
    if hidden(book):
        d.carry(side, camp={**d.private[side].camp, unit: at})
        d.emit(Settled("5c", unit, at), to=(side,))
    else:
        put_unit(d, unit, at, "5c")


def arm(book: Book, d: D, side: Side, weapon: str, unit: str) -> None:
    """A unit, on the map or still to come, gets a weapon."""
    if hidden(book):
        d.carry(side, arms={**d.private[side].arms, weapon: unit})
        d.emit(Armed("5c", weapon, unit), to=(side,))
        return
    if unit in d.public.track:
        track = d.edit("track")
        track[unit] = Waiting(track[unit].space, side, weapon)
    else:
        change(d, unit, weapon=weapon)
    d.emit(Armed("5c", weapon, unit))


@rule("5c", "S1.2")
def pitch(book: Book, d: D) -> None:
    """What was set up behind the screen is shown."""
    for side in SIDES:
        own = d.private[side]
        for unit, at in own.camp.items():
            put_unit(d, unit, at, "5c")
        for weapon, unit in own.arms.items():
            change(d, unit, weapon=weapon)
            d.emit(Armed("5c", weapon, unit))
        d.put_private(side, camp={}, arms={})


@rule("S9.1")
def weaken_mines(d: D, side: Side) -> None:
    """Scenario 9: mines of 7 FP, and a card that is in the first hand."""
    d.put(mines=WEAK_MINES)
    d.emit(MinesWeakened("S9.1", side, WEAK_MINES, MINES_CARD))
    pile = tuple(card for card in d.sealed.decks[side] if card != MINES_CARD)
    d.put_sealed(decks={**d.sealed.decks, side: pile})
    d.put_private(side, hand=(MINES_CARD,))
    d.edit("piles")[side] = len(pile)
    d.edit("hands")[side] = 1


@rule("S1.1")
def take_first_turn(d: D, side: Side) -> None:
    """Scenario 1: the initiative card for the first turn."""
    d.put(initiative=other(side), active=side)
    d.emit(FirstTurnTaken("S1.1", side))


# -- play begins ----------------------------------------------------------------------------


@rule("5c", "1.1")
def commence(book: Book, d: D) -> None:
    """Both camps are seen, both sides draw their hands, the first turn begins."""
    if hidden(book):
        pitch(book, d)
    for side in SIDES:
        if d.public.discards[side]:
            shuffle(d, side, [*d.sealed.decks[side], *d.public.discards[side]])
            d.put(discards={**d.public.discards, side: ()})
        start = tuple(start_hand(book, d, side))
        if book.start_cards[side]:
            d.emit(StartCards(book.cards_clause, side, book.start_cards[side]))
        if start:
            d.put_private(side, hand=start)
            d.edit("hands")[side] = len(start)
        missing = max(0, d.public.plan[side].hand - len(start))
        draw(book, d, side, d.sealed.decks[side][:missing], "5c")
    d.put(stage="play", rosters={})


@rule("S3.3", "S7.7")
def start_hand(book: Book, d: D, side: Side) -> Iterator[str]:
    """The cards that a side holds before it draws."""
    yield from d.private[side].hand
    yield from book.start_cards[side]
