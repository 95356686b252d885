"""Standing orders: new rolls, losses and retreats; and bombs on D-Day, tower after tower."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r20_dday_2_bombing import air_form
from bocage.games.market_garden.types import ALLIED, Phase, Seen, Side
from bocage.kernel.api import Action, AskMe, OnlyBetter, OnlyRolls, Staff, Standing

QUESTIONS = (
    "reroll",
    "forward",
    "absorb",
    "retreat",
    "withdraw",
    "fallback",
    "wear",
    "aim",
    "shift",
    "dday-air",
)


class TowersInTurn(Standing, frozen=True, gc=False):
    """On D-Day bomb the FLAK towers after the first from the north to the south."""

    swift: ClassVar[bool] = True


KINDS: tuple[type[Standing], ...] = (OnlyBetter, OnlyRolls, TowersInTurn, Staff, AskMe)
USUAL: tuple[Standing, ...] = (OnlyBetter(), TowersInTurn())


def applies(book: Book, seen: Seen, side: Side, order: Standing) -> bool:
    """Whether an order is for what is asked."""
    frame = seen.frames[-1]
    bombing = isinstance(frame, Phase) and frame.phase == "air" and bool(frame.active)
    return isinstance(order, TowersInTurn) and bombing and side == ALLIED


def answer(book: Book, view: Seen, order: Standing) -> Action | None:
    """The first tower that is left; all are bombed, and only once (20.2a)."""
    frame = view.frames[-1]
    if not isinstance(order, TowersInTurn) or not isinstance(frame, Phase):
        return None
    return next(iter(air_form(book, view, frame).legal()), None)
