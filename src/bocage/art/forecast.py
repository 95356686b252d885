"""What a declaration would lead to, what is rolled, and a guided turn, as data with text ids.

A game answers these from its hooks `forecast`, `dice`, `rolls` and `guide`. As in panels, words are
ids of the game's texts with arguments.
"""

from __future__ import annotations

import msgspec

from bocage.art.panels import Words


class Odd(msgspec.Struct, frozen=True, omit_defaults=True):
    """One result that a roll may have: how many of `Forecast.of` chances, and what it would mean.

    `good` says how whoever declares would like it, from -2 to 2.
    """

    share: int
    title: Words
    text: Words
    clause: str = ""
    good: int = 0


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True):
    """All results of a roll; their shares add up to `of`. `notes`: what may still change it.

    Of a table with columns: their titles, the one before all shifts and the one that counts. Of one
    die: for each face, from the first on, which of the odds it gives.
    """

    title: Words
    clause: str
    of: int
    odds: tuple[Odd, ...]
    notes: tuple[Words, ...] = ()
    columns: tuple[str, ...] = ()
    base: int = -1
    column: int = -1
    faces: tuple[int, ...] = ()


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is rolled under a clause: faces from `first` on, equally likely unless weighted."""

    title: str  # id of a text
    faces: int = 6
    first: int = 1
    weights: tuple[int, ...] = ()
    good: int = 0  # for who rolls: 1 high, -1 low faces; 0: it depends, and is no luck


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """A roll that was made in the open: whose, under which clause, and the face."""

    side: str
    clause: str
    face: int


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card of a guided turn: what to read, what to look at, where it fits and when it is done.

    `when` are the facts on which its sentences rest: it is shown only while all of them hold.
    `until` is what the player is to do; without it he goes on when he has read it. A fact is

    - `prompt:<id>`: the player is asked this;
    - `can:<tag>`, `cannot:<tag>`: such an action is, or is not, open to him;
    - `do:<tag>`: such an action is being declared;
    - `field:<tag>.<name>`: such an action is being declared, and this field of it is filled;
    - `acted:<tag>` (only as `until`): such an action was carried out.

    `|` stands between several prompts, or several actions carried out, one of which is enough.
    """

    id: str
    text: Words
    clause: str = ""
    pieces: tuple[str, ...] = ()
    spaces: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    until: str = ""


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guided first turn for one side of a scenario.

    `steps` come in their order; one whose facts do not hold waits, and is passed over as soon as
    those of a later one do. `asides` explain what may be asked at any time between them.
    """

    title: Words
    side: str
    steps: tuple[Hint, ...]
    asides: tuple[Hint, ...] = ()
