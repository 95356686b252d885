"""What the roll of a ground combat may give.

Every number comes from the functions that resolve it, and from what the side that decides knows:
before the defenders are shown, only what it has seen of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import COLUMNS
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r12_5_support import aid_tally, role_of
from bocage.games.normandy.rules.r12_declare import Front, front_of
from bocage.games.normandy.rules.r12_fight import scene_of, tallies_of
from bocage.games.normandy.rules.r12_modifiers import plus_of
from bocage.games.normandy.rules.r13_guns import guns_of
from bocage.kernel.api import Action, innermost

FACES = range(1, 11)


def of_fight(book: Book, seen: t.Seen, action: Action) -> Iterator[Forecast]:
    """The results of the combat that an action declares or changes, where enough is known."""
    if seen.own is None or seen.side is None or not seen.frames:
        return
    top = seen.frames[-1]
    if isinstance(action, t.Coordinate) and isinstance(top, t.Fight):
        yield settled(book, top, top.roll + action.plus)
        return
    fight = would_be(book, seen, top, action)
    if fight is not None and fight.foes:
        yield of_rolls(book, seen, fight, open_yet(top))


def open_yet(top: Any) -> str:
    """Whose help is still to come: nobody's, the defender's, or that of both."""
    if isinstance(top, t.Combat):
        return "both"
    return "defender" if isinstance(top, t.Support) else ""


# -- the combat as it would be ----------------------------------------------------------------


def would_be(book: Book, seen: t.Seen, top: Any, action: Action) -> t.Fight | None:
    """The frame that an action leads to, with what is known of the defenders; None: not enough."""
    if isinstance(action, t.Attack) and isinstance(top, t.Combat):
        return declared(book, front(book, seen), action)
    if isinstance(top, t.Support | t.Defence):
        return helped(book, seen, top, action)
    if isinstance(action, t.Shelter) and isinstance(top, t.Fight):
        return replace(top, shelter=(action.unit,))
    return None


def front(book: Book, seen: t.Seen) -> Front:
    """What the side that decides knows."""
    phase = Phase(book, seen, None)
    return front_of(book, phase.public, phase.own, phase.side)


def declared(book: Book, known: Front, act: t.Attack) -> t.Fight | None:
    """An attack that is declared."""
    fight = t.Fight(
        side=known.side,
        space=act.space,
        by=known.starts(act.by),
        steps={unit: known.own.units[unit].steps for unit in act.by},
        hungry=known.hungry(act.by),
        engineers=(act.engineers,) if act.engineers else (),
    )
    return faced(book, known, fight)


def faced(book: Book, known: Front, fight: t.Fight) -> t.Fight | None:
    """The same with the defenders as they were seen."""
    foes = known.known(fight.space)
    if not foes:
        return None
    steps = {**fight.steps, **foes}
    return dug_in(book, known.public, replace(fight, foes=tuple(foes), steps=steps))


def dug_in(book: Book, public: t.Public, fight: t.Fight) -> t.Fight:
    """The same with the best counter in the entrenchment, if there is one."""
    if fight.shelter or "entrenched" not in public.piles[fight.space].marks:
        return fight
    steps = {unit: fight.steps[unit] for unit in fight.foes}
    return replace(fight, shelter=(arms.best_sheltered(arms.worth_of(book, steps, fight.worth)),))


def helped(book: Book, seen: t.Seen, top: t.Support | t.Defence, action: Action) -> t.Fight | None:
    """An attack with the help that a side declares for it, or without."""
    phase = Phase(book, seen, top)
    fight = innermost(seen.frames, t.Fight)
    chosen = action.guns if isinstance(action, t.Assist) else ()
    points = action.points if isinstance(action, t.Assist) else 0
    guns = guns_of(book, phase.public, phase.own, phase.side)
    power = aid_tally(guns, role_of(top), chosen).total
    if isinstance(top, t.Support):
        known = front(book, seen)
        return faced(book, known, replace(fight, guns=chosen, power=power, points=points))
    fight = replace(fight, guards=chosen, guard=power, cover=points)
    return dug_in(book, seen.public, fight)


# -- its results ------------------------------------------------------------------------------


def of_rolls(book: Book, seen: t.Seen, fight: t.Fight, still: str) -> Forecast:
    """The ten rolls in their column; `still`: whose help may yet change it."""
    attack, defence, drm = (tally.total for tally in tallies_of(book, seen.public, fight))
    column = arms.bound_column(attack, defence)
    plus = plus_of(book, scene_of(book, seen.public, fight))
    numbers = [arms.on_table(arms.rolls(die + drm, plus)[0]) for die in FACES]
    came = [book.charts.crt[column, number] for number in numbers]
    shares = Counter(came)
    cells = sorted(shares, key=lambda cell: (net(book, cell), cell))
    like = 1 if seen.side == fight.side else -1
    return Forecast(
        Words("forecast-fight", {"space": fight.space, "column": column}),
        "12.4d",
        len(FACES),
        tuple(odd(book, cell, shares[cell], like) for cell in cells),
        tuple(notes(attack, defence, drm, plus, still)),
        COLUMNS,
        COLUMNS.index(column),
        COLUMNS.index(column),
        tuple(cells.index(cell) for cell in came),
    )


def settled(book: Book, fight: t.Fight, number: int) -> Forecast:
    """The one result that combined arms lead to."""
    cell = book.charts.crt[fight.column, arms.on_table(number)]
    title = Words("forecast-fight", {"space": fight.space, "column": fight.column})
    return Forecast(title, "12.6.2d", 1, (odd(book, cell, 1, 1),))


def net(book: Book, cell: str) -> int:
    """How much better a result is for the attacker."""
    found = arms.cell_of(cell)
    flights = found.defender_flees - found.attacker_flees
    return 2 * (found.defender - found.attacker) + flights


def odd(book: Book, cell: str, share: int, like: int) -> Odd:
    """One of the results."""
    found = arms.cell_of(cell)
    args = {
        "attacker": found.attacker,
        "flees": yes(found.attacker_flees),
        "defender": found.defender,
        "runs": yes(found.defender_flees),
    }
    good = max(-2, min(2, net(book, cell))) * like
    return Odd(share, Words(text=cell), Words("odd-fight", args), "12.8a", good)


def yes(answer: bool) -> str:
    """The word for a text that tells two cases apart."""
    return "yes" if answer else "no"


def notes(
    attack: int, defence: int, drm: int, plus: tuple[int, ...], still: str
) -> Iterator[Words]:
    """The odds and modifiers, what combined arms may add, and what is not known yet."""
    yield Words("note-strengths", {"attack": attack, "defence": defence, "drm": signed(drm)})
    if plus:
        yield Words("note-arms", {"least": plus[0], "most": plus[-1]})
    if still:
        yield Words("note-help", {"whose": still})


def signed(value: int) -> str:
    """A modifier with its sign."""
    return f"{value:+d}"
