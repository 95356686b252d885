"""Chapter 12 - Replacements: what both sides have for their units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.rules.c12_replacement import is_armour
from bocage.families.cobra.types import GERMAN, Replacement, Side
from bocage.games.cobra.options import EARLY_AUGUST, EITHER_KIND
from bocage.games.cobra.types import D, PlayerTurn, Public
from bocage.kernel.api import Illegal, refuse, rule

if TYPE_CHECKING:
    from bocage.games.cobra.book import Book

STEP = 2  # halves
SAVED = 1 * STEP  # 2008:12.3.1b: what may be kept of each kind
MOST = {"mechanised": 1, "infantry": 2}  # 2008:12.3.1b: steps in a turn
BRITISH_INFANTRY = 2  # 2008:12.3.4: steps in a turn
AUGUST = {False: 21, True: 20}  # 2008:12.3.4, and the option


@rule("2008:12.3.2")
def kind_of(counter: Counter) -> str:
    """Panzers and panzergrenadiers are mechanised; all others, Flak too, are infantry."""
    return "mechanised" if is_armour(counter) else "infantry"


@rule("2008:12.3.1a", "2008:12.3.1c", "2008:12.3.1d", "2008:12.3.1e")
def receive_steps(book: Book, d: D) -> None:
    """The Germans get what the turn track says, on top of what they have saved."""
    row, saved = book.turns[d.public.turn], d.public.savings
    new = {"mechanised": row.mechanised_halves, "infantry": row.infantry_halves}
    d.put(savings={kind: saved.get(kind, 0) + halves for kind, halves in new.items()})


@rule("2008:12.3.1b")
def keep_steps(d: D) -> None:
    """At most one step of each kind is saved."""
    d.put(savings={kind: min(SAVED, left) for kind, left in d.public.savings.items()})


def why_no_step(book: Any, public: Public, f: Replacement, counter: Counter) -> Illegal | None:
    """Germans: what there is of the kind, and so many in a turn; British: in August."""
    if f.side == GERMAN:
        return why_not_german(book, public, f, counter)
    return why_not_british(book, public, f, counter)


@rule("2008:12.3.1b")
def why_not_german(book: Any, public: Public, f: Replacement, counter: Counter) -> Illegal | None:
    """One mechanised step and two of infantry in a turn, if they are there."""
    kind = kind_of(counter)
    used = [kind_of(book.counters[unit]) for unit in f.given]
    if used.count(kind) >= MOST[kind] or public.savings.get(kind, 0) < STEP:
        return refuse("2008:12.3.1b", "no-steps-left", kind=kind)
    if book.on(EITHER_KIND) and set(used) - {kind}:
        return refuse("2008:12.3.1b", "one-kind-only")
    return None


@rule("2008:12.3.4", "2008:12.3.3")
def why_not_british(book: Any, public: Public, f: Replacement, counter: Counter) -> Illegal | None:
    """From August on two steps for British infantry in a turn; all else is unlimited."""
    if public.turn < AUGUST[book.on(EARLY_AUGUST)] or not on_foot(counter):
        return None
    given = sum(on_foot(book.counters[unit]) for unit in f.given)
    if given >= BRITISH_INFANTRY:
        return refuse("2008:12.3.4", "british-infantry-limit", most=BRITISH_INFANTRY)
    return None


def on_foot(counter: Counter) -> bool:
    """A British unit that is not armoured."""
    return counter.group == "british" and counter.type != "armour"


def give_step(book: Any, d: D, unit: str, side: Side) -> None:
    """It is paid for, or counted; the unit has only half of its allowance this turn."""
    turn = d.caller(PlayerTurn)
    d.amend(PlayerTurn, given=(*turn.given, unit))
    if side == GERMAN:
        kind = kind_of(book.counters[unit])
        d.put(savings={**d.public.savings, kind: d.public.savings[kind] - STEP})
    else:
        count_step(d)


@rule("2008:18.1d")
def count_step(d: D) -> None:
    """Steps of the Allies are counted."""
    d.put(replaced=d.public.replaced + 1)
