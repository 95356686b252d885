"""Chapter 12 - The advantage: dice that may be rolled again, forced losses, the sunset DRM."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import (
    AdvantageLost,
    AdvantagePassed,
    AdvantageSpent,
    Drew,
    DrmMoved,
    Rolled,
    Shuffled,
)
from bocage.games.market_garden.rules.common import total
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    Chance,
    D,
    Evening,
    Half,
    Public,
    Reroll,
    Rolling,
    Seen,
    Shift,
    Side,
    other,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Illegal,
    OneOf,
    Pass,
    Step,
    WindowStep,
    refuse,
    rule,
)

AGAIN = OneOf((Reroll(), Pass()))
ROLLS = {  # what dice are for, by the clause that they are rolled for
    "10.71": "combat",
    "12.4b": "combat",
    "11.4a": "guns",
    "16.2b": "bombs",
    "6.3c": "sunset",
    "9.22a": "seize",
    "19.2b": "repair",
    "19.4b": "demolish",
    "8.222a": "infiltrate",
    "13.9a": "surrender",
    "18.44b": "interdiction",
    "6.21a": "weather",
}
DECK = tuple(card for card in range(2, 13) for _ in range(6 - abs(card - 7)))  # 23.7


# -- dice -----------------------------------------------------------------------------------


class RollingStep(Step):
    """One place for all dice: roll, let the holder of the advantage roll again, hand them over."""

    def run(self, book: Book, d: D, f: Rolling) -> None:
        """Roll; open the window if somebody holds the advantage."""
        dice, holder = roll(book, d, f), spender(d.public, d.inside(Half))
        if holder == "none" or f.again:
            return self.stands(book, d, f, dice)
        d.remember(dice=dice)
        return d.call(
            Chance(
                seats=(holder,),
                side=f.side,
                clause=f.clause,
                dice=dice,
                count=f.count,
                both=f.both,
                about=f.about,
                values=f.values,
            ),
            "asked",
        )

    def back(self, book: Book, d: D, f: Rolling, value: bool) -> None:
        """Roll again, or let the dice stand."""
        if not value:
            return self.stands(book, d, f, f.dice)
        spend(d, "12.2a", "reroll")
        return d.goto("start", again=True)

    def stands(self, book: Book, d: D, f: Rolling, dice: tuple[int, ...]) -> None:
        """The dice are final; the first Allied DR of an Allied half is the sunset DR too."""
        if not by_cards(book, f):
            note_sunset(d, f, dice)
        d.finish(dice)


def roll(book: Book, d: D, f: Rolling) -> tuple[int, ...]:
    """The dice of the roller, then those of the enemy; or a card each."""
    sides = (f.side, other(f.side)) if f.both else (f.side,)
    found: tuple[int, ...] = ()
    for side in sides:
        if by_cards(book, f):
            found += (draw_card(book, d, f, side),)
            continue
        dice = tuple([1 + d.below(6, f.clause) for _ in range(f.count)])
        d.emit(Rolled(f.clause, side, dice, f.about, f.again))
        found += dice
    return found


@rule("23.7")
def by_cards(book: Book, f: Rolling) -> bool:
    """Combat is resolved with cards; they are no DR, so the sunset is still rolled for."""
    return f.combat and book.on("cards")


@rule("23.7", "23.71")
def draw_card(book: Book, d: D, f: Rolling, side: Side) -> int:
    """The next card of the side's deck; it is shuffled when all of them are drawn."""
    deck = d.sealed.decks.get(side, ())
    if not deck:
        cards = [str(card) for card in deck_of(book)]
        deck = tuple(int(card) for card in d.shuffled(cards, "23.71"))
        d.emit(Shuffled("23.71", side))
    d.put_sealed(decks={**d.sealed.decks, side: deck[1:]})
    d.emit(Drew("23.7", side, deck[0], f.about, f.again))
    return deck[0]


@rule("23.71")
def deck_of(book: Book) -> tuple[int, ...]:
    """36 cards; 72 in the same proportions, if that is wished."""
    return DECK * 2 if book.on("decks") else DECK


@rule("6.3b", "12.2b", "12.3d", "12.41d")
def note_sunset(d: D, f: Rolling, dice: tuple[int, ...]) -> None:
    """The first two dice that the Allies roll in their own half count for the sunset too.

    The modifier is noted as it stands: a marker that is moved at the end of the half changes later
    rolls only.
    """
    half = d.inside(Half) if f.side == ALLIED and f.count == 2 else None
    if half is None or half.phase != "impulse" or half.side != ALLIED:
        return
    if not half.sunset:
        mine = dice[: len(dice) // 2] if f.both else dice
        d.amend(Half, sunset=sum(mine), drm=d.public.drm)


@rule("12.4b")
def cause_of(f: Chance) -> str:
    """The clause that lets the holder ask: losses that are about to cost the advantage, or any."""
    return "12.4b" if f.last else "12.2a"


@rule("12.2a", "12.2c", "12.5a")
class ChanceStep(WindowStep):
    """The holder of the advantage may have the dice rolled again; once spent it is nobody's."""

    rule: ClassVar[str] = "holder"
    prompt: ClassVar[str] = "reroll"
    clause: ClassVar[str] = "12.2a"

    def who(self, book: Book, public: Public, f: Chance) -> tuple[Ask, ...]:
        """The holder; with a clause of its own where losses are about to cost the advantage."""
        side = f.seats[f.turn % len(f.seats)]
        return (Ask(side, self.prompt, cause_of(f), self.about(f)),)

    def about(self, f: Chance) -> dict[str, object]:
        """What for, who rolled what, and in combat what it comes to."""
        named = f.about not in ("sunset", "weather")  # else the kind of roll says it already
        said: dict[str, object] = {"die": ROLLS[f.clause], "named": named, "combat": f.both}
        said |= {"about": f.about} if named else {}
        if not f.both:
            return {**said, "roller": f.side, "dice": f.dice}
        half, (attack, defence) = len(f.dice) // 2, f.values
        return {
            **said,
            "roller": f.side,
            "dice": f.dice[:half],
            "at": attack + total(f.dice),
            "enemy": other(f.side),
            "theirs": f.dice[half:],
            "dt": defence + total(f.dice, mine=False),
        }

    def choice(self, book: Book, seen: Seen, f: Chance, ask: Ask) -> Choice:
        """Roll again, or let it stand."""
        return AGAIN

    def play(self, book: Book, d: D, f: Chance, side: str, action: Action) -> None:
        """Again."""
        d.finish(True)

    def closed(self, book: Book, d: D, f: Chance) -> None:
        """They stand."""
        d.finish(False)


@rule("12.2c", "12.5a")
def spend(d: D, clause: str, how: str) -> None:
    """The advantage belongs to nobody until the half (or D-Day phase) ends, then to the enemy."""
    side = d.public.advantage
    d.put(advantage="none", heir=other(side))
    d.emit(AdvantageSpent(clause, side, how))


@rule("12.4a", "12.4c", "err.5")
def losses_that_cost(side: Side) -> int:
    """How many of its units a side may not lose in a half without losing the advantage."""
    return 3 if side == GERMAN else 1


@rule("12.4b", "12.4a", "12.4c")
def spender(public: Public, half: Half | None) -> Side:
    """Who may spend the advantage; nobody, once losses have cost it and were left to stand."""
    holder = public.advantage
    if holder == "none" or half is None:
        return holder
    return "none" if half.lost.get(holder, 0) >= losses_that_cost(holder) else holder


# -- the end of a half ----------------------------------------------------------------------


@rule("12.41a", "12.41b", "12.41c")
def boxes_for(public: Public, half: Half, loser: Side) -> int:
    """How far the enemy of the loser may move the sunset DRM marker.

    Losses beyond those that cost the advantage, if the loser had it to lose; otherwise one more.
    """
    lost = half.lost.get(loser, 0)
    cost = losses_that_cost(loser)
    if lost < cost:
        return 0
    return lost - cost if public.advantage == loser else lost - cost + 1


def why_boxes(public: Public, loser: Side) -> str:
    """The clause that lets the enemy of the loser move the sunset DRM marker."""
    if loser == ALLIED:
        return "12.41c"
    return "12.41a" if public.advantage == GERMAN else "12.41b"


class EveningStep(Step):
    """The winner of an exchange may move the sunset DRM marker."""

    def who(self, book: Book, public: Public, f: Evening) -> tuple[Ask, ...]:
        """Who destroyed the units."""
        return (Ask(f.side, "shift", f.clause, {"boxes": f.boxes}),)

    def choice(self, book: Book, seen: Seen, f: Evening, ask: Ask) -> Choice:
        """Any number of boxes up to the limit, either way, or none."""
        found = [Shift(boxes) for boxes in range(-f.boxes, f.boxes + 1)]
        return OneOf(found, lambda act: why_not_shift(f, act))

    def take(self, book: Book, d: D, f: Evening, side: str, action: Shift) -> None:
        """Move it."""
        if action.boxes:
            drm = d.public.drm + action.boxes
            d.put(drm=drm)
            d.emit(DrmMoved(f.clause, side, action.boxes, drm))
        d.finish()


@rule("12.41a", "12.41b", "12.41c")
def why_not_shift(f: Evening, act: Shift) -> Illegal | None:
    """At most as many boxes as units were lost beyond the limit."""
    if abs(act.boxes) > f.boxes:
        return refuse(f.clause, "shift-too-far", most=f.boxes)
    return None


def next_evening(d: D, half: Half, then: str) -> bool:
    """Ask about the sunset DRM, first for German losses, then for Allied ones."""
    for loser in (GERMAN, ALLIED) if half.lost else ():
        boxes = boxes_for(d.public, half, loser)
        if boxes > 0 and loser not in half.settled:
            d.remember(settled=(*half.settled, loser))
            clause = why_boxes(d.public, loser)
            d.call(Evening(side=other(loser), boxes=boxes, clause=clause), then)
            return True
    return False


@rule("12.4a", "12.4c", "12.2c", "12.5b")
def pass_advantage(d: D, half: Half) -> None:
    """At the end of a half: a spent advantage goes to the enemy, a forfeited one too."""
    public = d.public
    if public.heir != "none":
        heir = public.heir
    elif public.advantage != "none" and half.lost.get(public.advantage, 0) >= losses_that_cost(
        public.advantage
    ):
        clause = "12.4a" if public.advantage == GERMAN else "12.4c"
        d.emit(AdvantageLost(clause, public.advantage, half.lost[public.advantage]))
        heir = other(public.advantage)
    else:
        return
    d.put(advantage=heir, heir="none")
    d.emit(AdvantagePassed("12.2c", heir))
