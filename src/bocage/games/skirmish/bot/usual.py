"""The usual answer, which the page shows filled in: all who can attack, the only unit hit."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.rules.r08_combat import why_not_attacker
from bocage.games.skirmish.state import own_units
from bocage.games.skirmish.types import Attack, Seen, Settle, Settling
from bocage.kernel.api import Action, Choice, Partial


def proposal(book: Book, seen: Seen, choice: Choice, partial: Partial) -> Action | None:
    """An attack on the space that was chosen; the steps that the only unit loses."""
    action: Action | None = None
    if partial.do == "attack" and set(partial.fields) == {"space"} and seen.side:
        space = partial.fields["space"]
        mine = own_units(book, seen.public, seen.side)
        can = [why_not_attacker(book, seen.public, seen.side, space, one) is None for one in mine]
        action = Attack(space, tuple(one for one, may in zip(mine, can, strict=True) if may))
    elif partial.do == "settle" and set(partial.fields) == {"retreat"}:
        action = _losses(seen, partial.fields["retreat"])
    return action if action and choice.why_not(action) is None else None


def _losses(seen: Seen, retreat: int) -> Settle | None:
    """What is not retreated the only unit loses, as far as it has steps."""
    fight = seen.frames[-1]
    if not isinstance(fight, Settling) or len(fight.units) != 1 or retreat >= fight.hits:
        return None
    (unit,) = fight.units
    lost = min(fight.hits - retreat, seen.public.units[unit].steps)
    return Settle({unit: lost}, retreat)
