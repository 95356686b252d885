"""Fire: which pieces at which hex, alone or in groups, with which cards, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.bot.worth import card_worth, hits
from bocage.games.combat_commander.rules.a27_boosts import CLAUSE, SPRAY, why_not_action
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.sight import hindrance
from bocage.games.combat_commander.state import unit_value, weapon_value
from bocage.games.combat_commander.types import Shoot
from bocage.space import flood

BOOST = 2  # FP that an action adds
CARD_SHARE = 0.8  # how much of the worth of a card an attack must gain to have it played
LEAST = 4.0  # an attack that gains less is not worth its noise


class Shot(NamedTuple):
    """A fire attack and what it is expected to gain."""

    gain: float
    at: str
    base: str
    by: tuple[str, ...]
    fp: int


class Gunnery:
    """The fire of some pieces, worked out once for a decision."""

    def __init__(self, pic: Picture, firers: Firers) -> None:
        self.pic, self.firers = pic, firers
        self.book: Book = pic.book
        self._fp: dict[str, int] = {}

    def fp(self, piece: str) -> int:
        """The FP of a piece alone."""
        found = self._fp.get(piece)
        if found is None:
            book, public = self.book, self.pic.public
            if piece in book.weapons:
                found = weapon_value(book, public, piece, self.firers.holder(piece), "fp")
            else:
                found = unit_value(book, public, piece, "fp")
            self._fp[piece] = found
        return found

    def targets(self, pieces: Sequence[str]) -> list[str]:
        """The hexes that some piece could fire at."""
        return list(dict.fromkeys(at for piece in pieces for at in self.firers.hits(piece)))

    # -- one attack -------------------------------------------------------------------------

    def strength(self, base: str, by: Sequence[str], at: str) -> int:
        """The FP of a group at a hex, by night less the range."""
        book, here = self.book, {self.firers.at(piece) for piece in by}
        total = self.fp(base) + len(by) - 1
        if self.firers.heavy(base) is None:
            total -= max(hindrance(book, self.pic.public, a, at) for a in here)
        levels = [book.level[at] - book.level[a] for a in here]
        return total - (max(levels) > 0) + (min(levels) < 0)

    def gain(self, base: str, by: Sequence[str], at: str, more: int = 0) -> tuple[float, int]:
        """What an attack is expected to gain, and its FP."""
        book, pic, firers = self.book, self.pic, self.firers
        fp = self.strength(base, by, at) + more
        heavy = firers.heavy(base)
        if fp < 1 and heavy is None:
            return 0.0, fp
        here = list(dict.fromkeys(firers.at(piece) for piece in by))
        indirect = heavy is not None and heavy.klass == "mortar"
        bare = any(p in book.weapons and book.weapons[p].no_cover for p in by)
        word = pic.crossed(here, at)
        shelter = 0 if bare else pic.cover(at, word, indirect)
        power = fp + (2 if indirect and book.terrain[at] == "woods" else 0)
        if book.special("night"):
            power -= min(book.distance[a][at] for a in here)
        total = 0.0
        for unit in firers.enemies.get(at, ()):
            total += pic.loss(unit, power - pic.morale(unit) - shelter, unit in firers.moving)
        for unit in pic.at[pic.side].get(at, ()):
            total -= pic.loss(unit, power - pic.morale(unit) - shelter)
        if heavy is not None:
            away = book.distance[here[0]][at]
            total *= hits(away + hindrance(book, pic.public, here[0], at))
        for piece in by:
            if piece in book.weapons and book.weapons[piece].one_shot:
                total -= 12
        return total, fp

    def shots(self, pieces: Sequence[str], at: str) -> Iterator[Shot]:
        """The groups of some pieces that are worth a look at a hex, ordnance alone."""
        firers = self.firers
        able = [piece for piece in pieces if firers.reaches(piece, at)]
        weapons = self.book.weapons
        single = [p for p in able if firers.heavy(p) is not None]
        once = [p for p in able if p in weapons and weapons[p].one_shot and p not in single]
        light = [p for p in able if p not in single and p not in once]
        for piece in single:
            gain, fp = self.gain(piece, (piece,), at)
            yield Shot(gain, at, piece, (piece,), fp)
        for group in self.groups(light, at):
            yield self._shot(group, at)
        for piece in once:
            near = [p for p in light if firers.at(p) == firers.at(piece)]
            yield self._shot([piece], at)
            yield self._shot([piece, *near], at)

    def _shot(self, group: Sequence[str], at: str) -> Shot:
        by = tuple(sorted(group, key=self.book.place))
        base = max(by, key=self.fp)
        gain, fp = self.gain(base, by, at)
        return Shot(gain, at, base, by, fp)

    def groups(self, pieces: Sequence[str], at: str) -> Iterator[list[str]]:
        """Everybody who hangs together, all of them or only those whose sight is better."""
        book, firers, public = self.book, self.firers, self.pic.public
        lots: dict[str, list[str]] = {}
        for piece in pieces:
            lots.setdefault(firers.at(piece), []).append(piece)
        veil = {here: hindrance(book, public, here, at) for here in lots}
        told: set[tuple[str, ...]] = set()
        for most in sorted(set(veil.values())):
            left = [here for here in lots if veil[here] <= most]
            while left:
                chain = self._chain(left)
                left = [here for here in left if here not in chain]
                if tuple(chain) not in told:
                    told.add(tuple(chain))
                    yield [piece for here in chain for piece in lots[here]]

    def _chain(self, hexes: Sequence[str]) -> list[str]:
        """The first hex and those that hang together with it; wire hangs together with nothing."""
        forts, near = self.pic.public.forts, self.book.adjacent
        if forts.get(hexes[0]) == "wire":
            return [hexes[0]]
        joined = [at for at in hexes if forts.get(at) != "wire"]
        return list(flood(hexes[:1], lambda here: [at for at in joined if at in near[here]]))

    # -- several attacks --------------------------------------------------------------------

    def best(self, pieces: Sequence[str], hexes: Sequence[str] | None = None) -> Shot | None:
        """The attack that gains most."""
        targets = self.targets(pieces) if hexes is None else hexes
        found = [
            shot
            for at in targets
            for shot in self.shots(pieces, at)
            if shot.fp >= 1 or self.firers.heavy(shot.base) is not None
        ]
        return max(found, key=lambda shot: shot.gain, default=None)

    def plan(self, pieces: Sequence[str]) -> tuple[float, list[Shot]]:
        """A series of attacks: together, hex by hex or piece by piece, whichever gains most."""
        by_hex: dict[str, list[str]] = {}
        for piece in pieces:
            by_hex.setdefault(self.firers.at(piece), []).append(piece)
        ways = [[list(pieces)], list(by_hex.values()), [[piece] for piece in pieces]]
        plans = [self._series(lots) for lots in ways]
        return max(plans, key=lambda plan: plan[0])

    def _series(self, lots: Sequence[Sequence[str]]) -> tuple[float, list[Shot]]:
        total, found = 0.0, []
        for lot in lots:
            left = list(lot)
            while left:
                shot = self.best(left)
                if shot is None or shot.gain < LEAST:
                    break
                total += shot.gain
                found.append(shot)
                left = [piece for piece in left if piece not in shot.by]
        return total, sorted(found, key=lambda shot: -shot.gain)

    # -- with cards -------------------------------------------------------------------------

    def declared(self, shot: Shot, spent: str = "") -> Shoot:
        """The attack as it is declared, with the cards that are worth it."""
        cards, also = self.boosts(shot, spent)
        return Shoot(shot.at, shot.base, shot.by, cards, also)

    def boosts(self, shot: Shot, spent: str = "") -> tuple[tuple[str, ...], str | None]:
        """The cards to play with an attack, and the second hex of Spray Fire."""
        firers, book = self.firers, self.book
        if firers.heavy(shot.base) is not None:
            return (), None
        chosen: list[str] = []
        gain = shot.gain
        also = self._spray(shot, spent)
        hexes = (shot.at,) if also is None else (shot.at, also[1])
        if also is not None:
            chosen.append(also[0])
        for card in firers.hand:
            word = book.cards[card].action
            if word not in CLAUSE or word == SPRAY or card == spent:
                continue
            if why_not_action(firers, word, shot.by, hexes) is not None:
                continue
            more = BOOST * sum(book.cards[one].action != SPRAY for one in (*chosen, card))
            raised, _ = self.gain(shot.base, shot.by, shot.at, more)
            keep = CARD_SHARE * card_worth(book, self.pic.public, self.pic.side, card)
            if raised - gain > keep:
                chosen.append(card)
                gain = raised
        cards = tuple(card for card in book.deck[firers.side] if card in chosen)
        return cards, None if also is None else also[1]

    def _spray(self, shot: Shot, spent: str) -> tuple[str, str] | None:
        """A Spray Fire card and the second hex, if that gains more than the card is worth."""
        firers, book = self.firers, self.book
        cards = [c for c in firers.hand if book.cards[c].action == SPRAY and c != spent]
        if not cards or why_not_action(firers, SPRAY, shot.by, (shot.at,)) is not None:
            return None
        near = [
            at
            for at in book.adjacent[shot.at]
            if at in firers.enemies and all(firers.reaches(piece, at) for piece in shot.by)
        ]
        card = min(cards, key=lambda c: card_worth(book, self.pic.public, self.pic.side, c))
        keep = CARD_SHARE * card_worth(book, self.pic.public, self.pic.side, card)
        found = [(self.gain(shot.base, shot.by, at)[0], at) for at in near]
        gain, at = max(found, default=(0.0, ""))
        return (card, at) if gain > keep + 5 else None
