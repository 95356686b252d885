"""Chapter O20.3 - Declaring a fire attack: by order, as opportunity fire, as Assault Fire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.a27_boosts import CLAUSE, SPRAY, why_not_action
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.rules.o20_fire_3_declared import shot_tallies, why_not_shoot
from bocage.games.combat_commander.state import moving
from bocage.games.combat_commander.types import Assault, Seen, Shoot, Side
from bocage.kernel.api import (
    Choice,
    Flag,
    Form,
    Illegal,
    PartKind,
    Pick,
    Rng,
    Subset,
    refuse,
    rule,
)

Done = Mapping[str, Any]

# -- the form -------------------------------------------------------------------------------


@rule("O20.3a", "O20.3.1c")
def shoot_form(  # noqa: PLR0913  what an attack may depend on, all by name
    book: Book,
    seen: Seen,
    side: Side,
    units: Sequence[str],
    targets: Sequence[str] | None = None,
    *,
    fired: Sequence[str] = (),
    ordnance: bool = True,
    boxes: bool = False,
) -> Choice:
    """A fire attack by activated units and their weapons.

    Opportunity fire: `targets=(entered hex,), ordnance=False`. `fired` have fired already.
    """
    hand = seen.own.hand if seen.own is not None and seen.side == side else ()
    firers = Firers(
        book,
        seen.public,
        side,
        units,
        hand=hand,
        fired=fired,
        targets=targets,
        ordnance=ordnance,
        boxes=boxes,
        moving=moving(seen.frames),
    )
    return shot_form(firers)


def shot_form(firers: Firers) -> Choice:
    """A fire attack by these firers."""
    parts = _parts(firers)
    if firers.smoking():
        parts = [Flag("smoke", lambda done: True), *parts]
    return Form(
        Shoot,
        parts,
        lambda act: why_not_shoot(firers, act),
        lambda act: shot_tallies(firers, act),
    )


@rule("A26b")
def assault_form(book: Book, seen: Seen, side: Side, units: Sequence[str]) -> Choice:
    """Assault Fire: the card, and one attack by pieces with a boxed FP of units that move."""
    hand = seen.own.hand if seen.own is not None and seen.side == side else ()
    firers = Firers(book, seen.public, side, units, hand=hand, boxes=True)
    cards = [card for card in hand if book.cards[card].action == "assault-fire"]

    def why_not(act: Assault) -> Illegal | None:
        if act.card not in hand:
            return refuse("A24.1", "not-in-hand", card=act.card)
        if act.card not in cards:
            return refuse("A26a", "other-action", card=act.card)
        return why_not_shoot(firers, act)

    parts = [Pick("card", lambda done: cards), *_parts(firers)]
    return Form(Assault, parts, why_not, lambda act: shot_tallies(firers, act))


def _parts(firers: Firers) -> list[Any]:
    """Where, which piece is the base, who else, a second hex, which actions."""
    return [
        Pick("at", lambda done: _ats(firers, done)),
        Pick("base", lambda done: _bases(firers, done)),
        Group(firers),
        Pick("also", lambda done: _seconds(firers, done)),
        Boosts(firers),
    ]


def _ats(firers: Firers, done: Done) -> list[str]:
    """Hexes with enemies that some piece reaches; for smoke any hex in reach."""
    if done.get("smoke"):
        guns = firers.smoking()
        return [h for h in firers.book.hexes if any(firers.reaches(gun, h) for gun in guns)]
    return list(dict.fromkeys(at for piece in firers.pieces for at in firers.hits(piece)))


def _bases(firers: Firers, done: Done) -> list[str]:
    """The pieces that reach the hex."""
    pieces = firers.smoking() if done.get("smoke") else firers.pieces
    return [piece for piece in pieces if firers.reaches(piece, done["at"])]


def _seconds(firers: Firers, done: Done) -> list[str | None]:
    """None, or with a Spray Fire card an adjacent hex with enemies that all reach."""
    found: list[str | None] = [None]
    cards = firers.book.cards
    if not any(cards[card].action == SPRAY for card in firers.hand) or done.get("smoke"):
        return found
    by = done["by"]
    if why_not_action(firers, SPRAY, by, (done["at"],)) is None:
        found += [
            near
            for near in firers.book.adjacent[done["at"]]
            if near in firers.enemies and all(firers.reaches(piece, near) for piece in by)
        ]
    return found


class Group:
    """The pieces that fire together: the base and any others that hang together with it."""

    name = "by"
    kind: PartKind = "subset"
    grows = True

    def __init__(self, firers: Firers) -> None:
        self._firers = firers

    def _others(self, done: Done) -> list[str]:
        """Whoever could join the base."""
        firers, base = self._firers, done["base"]
        if firers.heavy(base) is not None:
            return []
        here, forts = firers.at(base), firers.public.forts
        wired = forts.get(here) == "wire"
        return [
            piece
            for piece in firers.pieces
            if piece != base
            and firers.heavy(piece) is None
            and (firers.at(piece) == here or not (wired or forts.get(firers.at(piece)) == "wire"))
            and firers.reaches(piece, done["at"])
        ]

    def _linked(self, base: str, others: Sequence[str]) -> tuple[str, ...]:
        """The base and those of the others that hang together with it, in order."""
        firers, near = self._firers, self._firers.book.adjacent
        group, left = [base], list(others)
        hexes = [firers.at(base)]
        while True:
            fresh = [p for p in left if (at := firers.at(p)) in hexes or _any(near[at], hexes)]
            if not fresh:
                return tuple(sorted(group, key=firers.book.place))
            group += fresh
            hexes += [firers.at(piece) for piece in fresh]
            left = [piece for piece in left if piece not in fresh]

    def whole(self, done: Done) -> tuple[str, ...]:
        """The base and everybody who can fire with it."""
        return self._linked(done["base"], self._others(done))

    def values(self, done: Done) -> Iterator[Any]:
        """All groups with the base, small ones first."""
        others, place = self._others(done), self._firers.book.place
        for size in range(len(others) + 1):
            for more in combinations(others, size):
                group = self._linked(done["base"], more)
                if len(group) == size + 1:
                    yield tuple(sorted(group, key=place))

    def sample(self, done: Done, rng: Rng) -> Any:
        """A toss for each of the others; who then does not hang together stays out."""
        others = self._others(done)
        if not others:
            return (done["base"],)
        tosses = rng.below(1 << len(others))
        return self._linked(done["base"], [p for i, p in enumerate(others) if tosses >> i & 1])

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """Who is not in it yet."""
        able = sorted((done["base"], *self._others(done)), key=self._firers.book.place)
        return tuple(piece for piece in able if piece not in (so_far or ()))

    def takes(self, done: Done, so_far: Any) -> bool:
        """Pieces that could join, each once, and at least one."""
        if not isinstance(so_far, list | tuple) or not so_far:
            return False
        return all(piece in self.more(done, so_far[:i]) for i, piece in enumerate(so_far))

    def sorted(self, done: Done, so_far: Any) -> Any:
        """In the order of the book."""
        return tuple(sorted(so_far, key=self._firers.book.place))


def _any(some: Sequence[str], others: Sequence[str]) -> bool:
    return any(one in others for one in some)


class Boosts(Subset):
    """The actions played with an attack; with a second hex one Spray Fire is among them."""

    def __init__(self, firers: Firers) -> None:
        self._firers = firers
        super().__init__("cards", self.able)

    def able(self, done: Done) -> list[str]:
        """The cards of the hand that fit, in the order of the book."""
        firers = self._firers
        if not firers.hand or firers.heavy(done["base"]) is not None:
            return []
        cards, also = firers.book.cards, done["also"]
        hexes = (done["at"],) if also is None else (done["at"], also)
        found = [
            card
            for card in firers.hand
            if (word := cards[card].action) in CLAUSE
            and card != done.get("card")
            and (word != SPRAY or also is not None)
            and why_not_action(firers, word, done["by"], hexes) is None
        ]
        deck = firers.book.deck[firers.side] if len(found) > 1 else found
        return [card for card in deck if card in found]

    def sample(self, done: Done, rng: Rng) -> Any:
        """A toss for each; of several Spray Fires one, and none without a second hex."""
        able = self.able(done)
        if not able:
            return ()
        cards = self._firers.book.cards
        sprays = [card for card in able if cards[card].action == SPRAY]
        tosses = rng.below(1 << len(able))
        found = [card for i, card in enumerate(able) if tosses >> i & 1 and card not in sprays]
        if sprays:
            found.append(sprays[rng.below(len(sprays))])
        return tuple(card for card in able if card in found)
