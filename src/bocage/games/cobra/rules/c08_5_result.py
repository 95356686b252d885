"""Chapter 8.5 - Results: a number as steps and hexes, in any mix that the rules allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.families.cobra import types as family
from bocage.families.cobra.book import Book
from bocage.families.cobra.odds import Result
from bocage.families.cobra.rules.c08_5_result import steps_of
from bocage.families.cobra.rules.common import eliminate, lose_steps
from bocage.games.cobra.rules.c08_6_retreat import go, go_form, stranded, withdrawal
from bocage.games.cobra.types import D, Go, Public, Seen, Suffer, Suffering
from bocage.kernel.api import Ask, Choice, Form, Illegal, Pick, Split, Step, refuse, rule

FEW_STEPS = 4  # 2008:M.CRT6
SMALL = 2  # 2008:8.5.6c: a greater result costs a step


# -- what the numbers are -----------------------------------------------------------------------


@rule("2008:M.CRT6")
def outcome(public: family.Public, battle: family.Battle, result: Result) -> Result:
    """2/2* is 1/1 if both sides have four steps or fewer in the combat, headquarters counted."""
    if not result.star:
        return result
    both = (battle.by, battle.defenders)
    steps = [sum(public.units[unit].steps for unit in units) for units in both]
    return Result(1, 1) if max(steps) <= FEW_STEPS else Result(result.attacker, result.defender)


@rule("2008:8.5.6d")
def lessened(f: family.Battle, number: int) -> int:
    """If the attackers have retreated the defender's number is one less, however far they went."""
    return number - 1 if f.flights else number


def suffering(f: family.Battle, side: str, units: tuple[str, ...], number: int) -> Suffering:
    """What a side of a combat has to take."""
    if side == f.side:
        return Suffering(side=side, units=units, number=number, attacks=True)
    return Suffering(side=side, units=units, number=lessened(f, number))


# -- how it is taken ----------------------------------------------------------------------------


class SufferStep(Step):
    """The owner of a force takes its number; the answer is the paths of those that retreated."""

    def run(self, book: Book, d: D, f: Suffering) -> None:
        """Nothing to take, nothing to choose, or nobody that can go on."""
        match f.stage:
            case "start":
                if not f.number or not f.units:
                    return d.finish(())
                caps = steps_of(d.public, f)
                if sum(caps.values()) <= f.number and most_hexes(book, d.public, f) == 0:
                    for unit in f.units:
                        eliminate(book, d, unit, "2008:8.5.1")
                    return d.finish(())
                return d.wait("result")
            case "flight":
                return self._flight(book, d, f)
            case "over":
                return d.finish(())
        return None

    def _flight(self, book: Book, d: D, f: Suffering) -> None:
        """Who has no way with room is eliminated, when nobody else can make room any more."""
        if f.going and stranded(withdrawal(book, d.public, f, f.hexes), f.going):
            for unit in f.going:
                eliminate(book, d, unit, "2008:8.6.3b")
            return d.goto("flight", going=())
        return None if f.going else d.finish(f.flights)

    def who(self, book: Book, public: Public, f: Suffering) -> tuple[Ask, ...]:
        """The owner."""
        if f.stage == "flight":
            return (Ask(f.side, "retreat", "2008:8.6.2", {"number": f.hexes}),)
        clause = "2008:19.2.2.6a" if f.freely else "2008:8.5.1"
        told = {"number": f.number, "retreat": "yes" if most_hexes(book, public, f) else "no"}
        return (Ask(f.side, "result", clause, told),)

    def choice(self, book: Book, seen: Seen, f: Suffering, ask: Ask) -> Choice:
        """How many hexes, and who loses the rest in steps; then the path of each unit."""
        if f.stage == "flight":
            return go_form(book, seen.public, f)
        return suffer_form(book, seen.public, f)

    def take(self, book: Book, d: D, f: Suffering, side: str, action: Suffer | Go) -> None:
        """Steps first, then everybody who is left goes."""
        if isinstance(action, Go):
            return go(book, d, f, action)
        for unit, steps in action.steps.items():
            lose_steps(book, d, unit, steps, "2008:8.5.6a")
        if not action.hexes:
            return d.goto("over")
        left = tuple(unit for unit in f.units if unit in d.public.units)
        return d.goto("flight", going=left, hexes=action.hexes, units=left)


def suffer_form(book: Book, public: Public, f: Suffering) -> Form:
    """So many hexes, and the rest as steps divided over the units."""
    caps = steps_of(public, f)
    return Form(
        Suffer,
        (
            Pick("hexes", lambda done: hexes_offered(book, public, f)),
            Split(
                "steps",
                lambda done: spread_caps(book, f, caps, _steps_due(f, caps, done["hexes"])),
                lambda done: (_steps_due(f, caps, done["hexes"]),),
            ),
        ),
        lambda act: why_not_suffer(book, public, f, act),
    )


@rule("2008:8.5.6a")
def _steps_due(f: Suffering, caps: Mapping[str, int], hexes: int) -> int:
    """Each hex of retreat stands for a step; what is left is lost by the force as a whole."""
    return min(f.number - hexes, sum(caps.values()))


def most_hexes(book: Book, public: Public, f: Suffering) -> int:
    """How far the force may choose to retreat."""
    return max(hexes_offered(book, public, f), default=0)


@rule("2008:8.6.1a")
def hexes_offered(book: Book, public: Public, f: Suffering) -> list[int]:
    """The distances that some division of the rest into steps makes possible."""
    return [hexes for hexes in range(f.number + 1) if _possible(book, public, f, hexes)]


def _possible(book: Book, public: Public, f: Suffering, hexes: int) -> bool:
    if why_not_hexes(f, hexes) is not None:
        return False
    if not hexes:
        return True
    caps = steps_of(public, f)
    due = _steps_due(f, caps, hexes)
    if due >= sum(caps.values()):
        return False
    stuck = _stuck(book, public, f, hexes, f.units)
    if not stuck:
        return True
    need = sum(caps[unit] for unit in stuck)
    if any(caps[unit] > 1 for unit in stuck):
        need += len([u for u in _fighters(book, caps) if u not in stuck])
    return need <= due


@rule("2008:8.5.6c", "2008:M.CRT3", "2008:8.5.6e", "2008:EA1")
def why_not_hexes(f: Suffering, hexes: int) -> Illegal | None:
    """Bombs leave no retreat; an attacker's first point, and one of more than two, is a step."""
    if hexes and not f.may_retreat:
        return refuse("2008:14.5.1b", "bombed-no-retreat")
    if hexes < f.number or not hexes:
        return None
    if f.attacks:
        return refuse("2008:8.5.6e", "attacker-loses-a-step")
    if f.number > SMALL:
        return refuse("2008:8.5.6c", "result-costs-a-step", number=f.number)
    return None


def why_not_suffer(book: Book, public: Public, f: Suffering, act: Suffer) -> Illegal | None:
    """A distance that may be chosen, all the rest in steps, spread, and a way for who is left."""
    bad = why_not_hexes(f, act.hexes) or why_not_steps(book, public, f, act)
    if bad is not None or not act.hexes:
        return bad
    caps = steps_of(public, f)
    left = [unit for unit in f.units if act.steps.get(unit, 0) < caps[unit]]
    if not left:
        return refuse("2008:8.5.6a", "nobody-to-retreat")
    stuck = _stuck(book, public, f, act.hexes, left)
    return refuse("2008:8.6.7", "cannot-retreat", unit=stuck[0]) if stuck else None


def why_not_steps(book: Book, public: Public, f: Suffering, act: Suffer) -> Illegal | None:
    """The steps that are due, from units of the force, nobody a second before all have one."""
    caps = steps_of(public, f)
    for unit, steps in act.steps.items():
        if unit not in caps:
            return refuse("2008:8.2.2b", "not-in-combat", unit=unit)
        if steps > caps[unit]:
            return refuse("2008:8.5.6b", "too-many-steps", unit=unit)
    total, given = _steps_due(f, caps, act.hexes), sum(act.steps.values())
    if given != total:
        return refuse("2008:8.5.6a", "wrong-total", total=max(0, total), given=given)
    if not f.freely and not spread(book, caps, act.steps):
        return refuse("2008:8.5.6f", "second-loss")
    return None


# -- who loses ----------------------------------------------------------------------------------


@rule("2008:8.5.6f", "2008:EA3")
def spread(book: Book, caps: Mapping[str, int], steps: Mapping[str, int]) -> bool:
    """Nobody loses a second step before every other unit has lost one; headquarters need not."""
    if all(lost == 1 for lost in steps.values()):
        return True
    return all(unit in steps for unit in _fighters(book, caps))


def spread_caps(book: Book, f: Suffering, caps: Mapping[str, int], due: int) -> dict[str, int]:
    """What each unit may lose of so many steps."""
    if not f.freely and due <= len(_fighters(book, caps)):
        return dict.fromkeys(caps, 1)
    return dict(caps)


@rule("2008:9.2.3")
def _fighters(book: Book, caps: Mapping[str, int]) -> list[str]:
    """The units that are no headquarters: those are given up only if the owner likes."""
    return [unit for unit in caps if not book.roster.is_hq[unit]]


@rule("2008:8.6.7")
def _stuck(book: Book, public: Public, f: Suffering, hexes: int, units: Sequence[str]) -> list[str]:
    """The units that have no way of the full distance, whatever the stacking."""
    flight = withdrawal(book, public, f, hexes)
    return [unit for unit in units if not flight.ways(unit)]
