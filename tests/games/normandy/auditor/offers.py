"""What may be done now, worked out again: guns that help, duties, retreats, advances, fire."""

from bocage.games.normandy import types as t
from tests.games.normandy.auditor import duties, fights
from tests.games.normandy.auditor.marches import NO, March
from tests.games.normandy.auditor.printed import COUNTERS, NEXT, far
from tests.games.normandy.auditor.table import ENEMY


class Offers:
    """What a side may do at a decision."""

    def __init__(self, table, side, choice):
        self.table, self.side, self.choice = table, side, choice
        self.mine = [unit for unit in table.own if COUNTERS[unit].side == side]

    def may(self, action):
        return self.choice.why_not(action) is None

    # -- attacks: 12.1, 12.2

    def fights(self, unit):
        """Whether it may attack at all: guns, headquarters and who has attacked do not."""
        counter = COUNTERS[unit]
        able = not counter.is_gun and not counter.is_hq and counter.type != "support"
        return able and not self.table.own[unit].flags & t.ATTACKED

    def why_not_attack(self, space, by):
        """A word for what forbids an attack, or None."""
        table = self.table
        hexes = {table.own[unit].at for unit in by}
        if not all(self.fights(unit) and far(table.own[unit].at, space) == 1 for unit in by):
            return "who"
        if space in table.public.struck:
            return "struck"
        if self.side == t.ALLIED and len(hexes) > 1 and table.public.csp < 3:
            return "csp"
        return None if self.same_formation(by) else "formation"

    def same_formation(self, units):
        """Of one division or brigade, or attached to it: 12.1d, 12.1e, 20.3b."""
        table = self.table
        if len(units) == 1:
            return True
        formations = {(COUNTERS[unit].nation, COUNTERS[unit].formation) for unit in units}
        companies = any(COUNTERS[unit].is_company for unit in units)
        if len(formations) == 1 and COUNTERS[units[0]].formation and not companies:
            return True
        if len({table.group(unit) for unit in units}) > 1:
            return False
        hqs = [*table.hqs(self.side, "hq-div"), *table.hqs(self.side, "hq-kg")]
        return any(self.fits([u for u in units if not self.of(u, hq)], hq) for hq in hqs)

    def of(self, unit, hq):
        """Whether it belongs to the division of a headquarters, or is it."""
        if unit == hq:
            return True
        home = (COUNTERS[hq].nation, COUNTERS[hq].formation)
        same = (COUNTERS[unit].nation, COUNTERS[unit].formation) == home
        return same and COUNTERS[hq].type == "hq-div" and not self.table.is_corps(unit)

    def fits(self, units, hq):
        """Whether all find places with one headquarters, whoever had them before: 12.1e."""
        for number, unit in enumerate(units):
            if not self.table.may_attach(unit, hq, units[:number]) or not self.draws(unit, hq):
                return False
        return True

    def draws(self, unit, hq):
        """General supply from the headquarters, or from the corps that supplies it: 12.1e."""
        table = self.table
        if table.reaches(unit, hq):
            return True
        corps = self.corps_of(hq) if COUNTERS[hq].type == "hq-div" else []
        return table.is_corps(unit) and any(
            table.near(self.side, unit, table.own[c].at, 6, True) for c in corps
        )

    def corps_of(self, hq, combat=False):
        """Those of the corps from which a division draws its supply."""
        table = self.table
        return [
            corps
            for corps in table.corps_hqs(self.side, combat)
            if table.group(corps) == table.group(hq)
            and table.near(self.side, hq, table.own[corps].at, 20, False, True)
        ]

    # -- guns: 12.5, 12.7

    def in_combat_supply(self, units):
        """One of them is enough, by whatever chain: 7.6.1a, 7.6.1c, 7.6.1d."""
        table = self.table
        if any(table.supplied_itself(unit, True) for unit in units):
            return True
        hqs = table.hqs(self.side, "hq-div")
        places = [(unit, hq) for unit in units for hq in hqs if self.fits([unit], hq)]
        return any(table.reaches(unit, hq, combat=True) for unit, hq in places)

    def helpers(self, units, space, attack):
        """Guns that alone may help: all whom the book allows, and those of the own division.

        12.5.1d, 12.5.2a, 12.5.3a, 12.5.4c to 12.5.4e; places with headquarters are the owner's
        to give, so what lies between the two depends on what he gave.
        """
        table = self.table
        if attack and not self.in_combat_supply(units):
            return set(), set()
        if not attack and not self.near_the_fed(units):
            return set(), set()
        most, least = set(), set()
        hqs = [*table.hqs(self.side, "hq-div"), *table.hqs(self.side, "hq-kg")]
        hqs = [hq for hq in hqs if table.group(hq) == table.group(units[0])]
        for gun in self.mine:
            counter, own = COUNTERS[gun], table.own[gun]
            if not counter.is_gun or own.face != t.READY or own.flags & t.RETREATED:
                continue
            if not fights.in_range(gun, own.at, space):
                continue
            serving = [hq for hq in hqs if self.serves(gun, hq, units, attack)]
            if serving or (not attack and self.last_guns(gun, units)):
                most.add(gun)
            if any(self.of(gun, hq) and self.stay(units, hq) for hq in serving):
                least.add(gun)
        return most, least

    def stay(self, units, hq):
        """All are of its division, and attached to no other: 7.2c."""
        given = self.table.position.private[self.side].attached
        return all(self.of(unit, hq) and given.get(unit, hq) == hq for unit in units)

    def near_the_fed(self, units):
        """In general supply, or within 3 hexes of others who are: 12.5.4c, 12.5.4e."""
        table = self.table
        if table.feed(units):
            return True
        others = [u for u in self.mine if u not in units]
        near = [u for u in others if far(table.own[u].at, table.own[units[0]].at) <= 3]
        return any(table.supplied(unit) for unit in near)

    def last_guns(self, gun, units):
        """Guns of a corps in supply, where the division's headquarters is not: 12.5.4d."""
        table = self.table
        hqs = [hq for hq in table.hqs(self.side, "hq-div") if any(self.of(u, hq) for u in units)]
        lost = not hqs or any(not table.hq_supplied(hq) for hq in hqs)
        return lost and table.is_corps(gun) and table.supplied(gun)

    def serves(self, gun, hq, units, attack):
        """Whether a gun is organic to this division, or attached to it or to its corps."""
        table = self.table
        others = [unit for unit in units if not self.of(unit, hq)]
        if attack and not self.fits(others, hq):
            return False
        if not attack and others == units and not any(self.fits([u], hq) for u in units):
            return False
        if self.of(gun, hq):
            return attack or table.hq_supplied(hq)
        return table.supplied(gun) and self.fits([*(others if attack else []), gun], hq)

    # -- duties: 12.3

    def owed(self):
        """The hexes that must still be attacked, with who must see to it: 12.3a, 12.3d.

        Nobody attacks twice: who has attacked owes what called for it there, see `Auditor`.
        """
        table = self.table
        found: dict[str, set[str]] = {}
        for unit in self.mine:
            own = table.own[unit]
            if COUNTERS[unit].ma is None or own.flags & (t.ATTACKED | t.RETREATED):
                continue
            if self.shut_in(unit):
                continue
            for other in duties.demanded(table, self.side, own.at):
                if other not in table.public.struck:
                    found.setdefault(other, set()).add(unit)
        return found

    def owed_by(self):
        """The same by counter."""
        found: dict[str, set[str]] = {}
        for space, units in self.owed().items():
            for unit in units:
                found.setdefault(unit, set()).add(space)
        return found

    def near(self, space):
        """Who stands next to a hex and may still attack."""
        own = self.table.own
        return [u for u in self.mine if self.fights(u) and far(own[u].at, space) == 1]

    def nobody_near(self, space):
        """Neither counters that could attack nor guns that could fire: 12.3k."""
        own = self.table.own
        guns = [u for u in self.mine if COUNTERS[u].is_gun and own[u].face == t.READY]
        return not self.near(space) and not any(
            fights.in_range(gun, own[gun].at, space) for gun in guns
        )

    def somebody_may(self, space):
        """One counter by itself can attack, whatever it meets there: 12.1d, 12.4b."""
        table = self.table
        foes = table.at[ENEMY[self.side]][space]
        worth = [fights.defence_of(table, unit, table.own[unit].steps) for unit in foes]
        guard = sum(worth) + max(worth) * (table.public.works.get(space) == "entrenched")
        for unit in self.near(space):
            hungry = () if table.supplied(unit) else (unit,)
            power = fights.attacking(table, {unit: table.own[unit].at}, space, hungry)
            if self.why_not_attack(space, [unit]) is None and 4 * power >= guard:
                return True
        return False

    def shut_in(self, unit):
        """It cannot move away: enemies, their zones and impassable ground are all around."""
        table, own = self.table, self.table.own[unit]
        march = March(table, unit, False, hungry=False)
        for other in NEXT[own.at]:
            if other not in table.scenario.area or other in table.at[ENEMY[self.side]]:
                continue
            if table.in_zone(self.side, own.at) and table.in_zone(self.side, other):
                continue
            if march.price(own.at, other) != NO:
                return False
        return True

    # -- retreats: 12.10

    def enterable(self, unit, a, b):
        table = self.table
        if b not in table.scenario.area or b in table.at[ENEMY[self.side]]:
            return False
        if COUNTERS[unit].ma is None:
            return False
        return March(table, unit, False, hungry=False).price(a, b) != NO

    def refuges(self, unit, a, force):
        """Where a counter may retreat to: 12.10a, 12.10d, 12.10e; the force holds no hex."""
        table, side = self.table, self.side
        ways = [b for b in NEXT[a] if self.enterable(unit, a, b)]
        free = [
            b for b in ways if not table.in_zone(side, b) or set(table.at[side][b]) - set(force)
        ]
        ways = free or ways
        here = self.to_source(a)
        nearer = [b for b in ways if self.to_source(b) < here]
        return set(nearer or ways)

    def to_source(self, start):
        """Hexes to the nearest source on a way without enemies."""
        table, side = self.table, self.side
        ends = {
            name for row in table.scenario.sources if row["side"] == side for name in row["hexes"]
        }
        far_off, todo = {start: 0}, [start]
        for a in todo:
            if a in ends:
                return far_off[a]
            for b in NEXT[a]:
                shut = b not in table.scenario.area or b in table.at[ENEMY[side]]
                if not shut and b not in far_off:
                    far_off[b] = far_off[a] + 1
                    todo.append(b)
        return 999

    # -- advances: 12.11

    def may_advance(self, unit, a, b):
        """Guns and towed anti-tank guns stay; nobody goes where he could not walk."""
        counter = COUNTERS[unit]
        if counter.is_gun or (counter.type == "at" and counter.phase == "foot"):
            return False
        return self.enterable(unit, a, b)
