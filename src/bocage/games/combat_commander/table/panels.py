"""What stands beside the map: hands, tracks, objectives, casualties, radios, discards, charts.

Of the other side's hand only the number of cards is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.board import Piece
from bocage.art.panels import (
    Box,
    Card,
    CardPart,
    Fact,
    Facts,
    Hand,
    Mark,
    Panel,
    Pool,
    Track,
    Words,
)
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.r01_rolls import dice
from bocage.games.combat_commander.rules.r05_setup_places import Camp
from bocage.games.combat_commander.rules.r07_victory import open_value, value_of
from bocage.games.combat_commander.table.board import piece, weapon
from bocage.games.combat_commander.table.charts import charts
from bocage.games.combat_commander.table.making import making
from bocage.games.combat_commander.table.sheet import sheet

ROLES = {t.AXIS: "second", t.ALLIES: "first"}
ORDERS = {
    "fire": ("fire", "alert"),
    "move": ("move",),
    "advance": ("advance",),
    "recover": ("recover",),
    "rout": ("rout",),
    "artillery-request": ("access", "bombard"),
    "artillery-denied": ("deny",),
    "command-confusion": (),
}  # what the upper part of a card is played for
ACTIONS = ("play", "assault", "shoot")  # and the lower part
DISCARDS = 6  # as many of the latest discards as are shown
STEP = 5  # victory points in a box of the track


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: t.Seen) -> tuple[tuple[Words, Words | str], ...]:
    """Whose turn, orders, time, points, initiative."""
    public = seen.public
    if any(isinstance(frame, t.Generating) for frame in seen.frames):
        return (
            (Words("now-stage"), "stage-making"),
            (Words("now-year"), str(book.scenario.year)),
            (Words("now-points"), points(public.vp)),
        )
    if public.stage == "setup":
        return ((Words("now-stage"), "stage-setup"), (Words("now-time"), _clock(public)))
    limit = {"given": public.given, "orders": public.orders[public.active]}
    return (
        (Words("now-turn"), f"side-{public.active}"),
        (Words("now-orders"), Words("now-given", limit)),
        (Words("now-time"), _clock(public)),
        (Words("now-points"), points(public.vp)),
        (Words("now-initiative"), f"side-{public.initiative}"),
    )


def _clock(public: t.Public) -> Words:
    return Words("now-clock", {"time": public.time, "death": public.death})


def points(vp: int) -> Words:
    """Where the victory marker lies, as a side's points."""
    if not vp:
        return Words("now-even")
    return Words("now-ahead", {"side": t.AXIS if vp > 0 else t.ALLIES, "points": abs(vp)})


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: t.Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map, for this view."""
    return (
        *_fight(book, seen),
        *_reserve(book, seen),
        *making(book, seen),
        *_camp(seen),
        *(_hand(book, seen, side) for side in t.SIDES),
        *_shown_hand(book, seen),
        _time(book, seen.public),
        _victory(book, seen.public),
        _objectives(book, seen),
        _forces(book, seen),
        *(_casualties(book, seen.public, side) for side in t.SIDES),
        _on_map(seen.public),
        *(_discards(book, seen, side) for side in t.SIDES),
        *sheet(book),
        *charts(book),
    )


# -- cards ------------------------------------------------------------------------------------


BANDS = {
    "fire": "fire",
    "move": "move",
    "advance": "assault",
    "recover": "rally",
    "rout": "muddle",
    "artillery-request": "guns",
    "artillery-denied": "guns",
    "command-confusion": "muddle",
}


def card(book: Book, id_: str, *, mine: bool = True) -> Card:
    """A card: order, action, event, dice, random hex; lit if it triggers something."""
    row = book.cards[id_]
    action = Words("card-action", {"action": row.action})
    order = Words("card-order", {"order": row.order})
    lines = [
        Words("card-event", {"event": row.event}),
        Words("card-hex", {"hex": row.hex}),
    ]
    if row.trigger:
        lines.append(Words(f"trigger-name-{row.trigger}"))
    return Card(
        id=id_,
        title=order,
        parts=(CardPart(order, ORDERS[row.order]), CardPart(action, ACTIONS)),
        lines=tuple(lines),
        corner=f"{row.white}·{row.red}",
        role=ROLES[row.side] if mine else "third",
        band=BANDS[row.order],
        dice=(row.white, row.red),
        space=row.hex,
        sign=Words(f"trigger-name-{row.trigger}") if row.trigger else None,
    )


def _hand(book: Book, seen: t.Seen, side: str) -> Hand:
    """One's own cards; of the other hand only how many."""
    own = seen.own.hand if seen.own is not None and seen.side == side else ()
    return Hand(
        id=f"hand-{side}",
        title=Words("panel-hand", {"side": side, "most": seen.public.plan[side].hand}),
        side=side,
        cards=tuple(card(book, id_) for id_ in own),
        count=seen.public.hands[side],
    )


def _shown_hand(book: Book, seen: t.Seen) -> Iterator[Hand]:
    """The enemy's hand while an event shows it to this side."""
    if seen.own is not None and seen.side is not None and seen.own.seen_hand:
        yield Hand(
            id="shown-hand",
            title=Words("panel-shown", {"side": t.other(seen.side)}),
            side=seen.side,
            cards=tuple(card(book, id_) for id_ in seen.own.seen_hand),
            count=len(seen.own.seen_hand),
        )


def _discards(book: Book, seen: t.Seen, side: str) -> Hand:
    """The latest cards of a discard pile, which lie open."""
    cards = seen.public.discards[side]
    return Hand(
        id=f"discards-{side}",
        title=Words("panel-discards", {"side": side, "pile": seen.public.piles[side]}),
        side=side,
        cards=tuple(card(book, id_) for id_ in reversed(cards[-DISCARDS:])),
        count=len(cards),
        private=False,
    )


def _camp(seen: t.Seen) -> Iterator[Facts]:
    """One's own set-up as long as the enemy may not see it."""
    if seen.own is None or not (seen.own.camp or seen.own.arms):
        return
    side = seen.side or ""
    lines = [
        Fact(Words("fact-camp", {"piece": piece}), at, "5c", side)
        for piece, at in seen.own.camp.items()
    ]
    lines += [
        Fact(Words("fact-arms", {"weapon": weapon}), f"unit-{unit}", "5c", side)
        for weapon, unit in seen.own.arms.items()
    ]
    yield Facts(id="camp", title=Words("panel-camp"), lines=tuple(lines))


# -- what is going on -------------------------------------------------------------------------


def _fight(book: Book, seen: t.Seen) -> Iterator[Facts]:
    """The roll that lies there, the attack or the melee under way."""
    lines = [line for frame in seen.frames for line in _facts_of(book, frame)]
    if lines:
        yield Facts(id="fight", title=Words("panel-fight"), lines=tuple(lines))


def _facts_of(book: Book, frame: object) -> Iterator[Fact]:
    if isinstance(frame, t.Attack):
        where = Words("fact-attack", {"hex": frame.hexes[0]})
        yield Fact(where, str(frame.fp.total), "O20.3.2", frame.side)
        if frame.aim is not None:
            yield Fact(Words("fact-aim"), str(frame.aim.total), "O20.2.3a", frame.side)
        if frame.total:
            yield Fact(Words("fact-total"), str(frame.total), "O20.3.3", frame.side)
        if frame.now:
            who = Words("fact-morale", {"unit": frame.now[0]})
            yield Fact(who, str(frame.morale.total), "O20.3.4b")
    elif isinstance(frame, t.Melee):
        for side, fp in frame.fp.items():
            what = Words("fact-melee", {"side": side, "hex": frame.at})
            roll = f" + {frame.rolls[side]}" if side in frame.rolls else ""
            yield Fact(what, f"{fp.total}{roll}", "O16.4.1a", side)
    elif isinstance(frame, t.Again):
        white, red = dice(book, frame.card)
        what = Words("fact-roll", {"kind": frame.kind, "about": frame.about})
        times = frame.kind in ("targeting", "accuracy")
        value = f"{white} × {red} = {white * red}" if times else f"{white} + {red} = {white + red}"
        yield Fact(what, value, "1.9b", frame.roller)


# -- tracks -----------------------------------------------------------------------------------


def _time(book: Book, public: t.Public) -> Track:
    """The time track: where time is, sudden death, and who waits in which space."""
    waiting: dict[int, list[str]] = {}
    for unit, row in public.track.items():
        waiting.setdefault(row.space, []).append(unit)
    boxes = []
    for space in book.spaces:
        units = waiting.get(space, [])
        note = Words("box-waiting", {"units": tuple(units)}) if units else None
        boxes.append(Box(str(space), Words(text=str(space)), note))
    last = book.spaces[-1]
    marks = (
        Mark(at=str(min(public.time, last)), title=Words("mark-time"), role="third"),
        Mark(at=str(min(public.death, last)), title=Words("mark-death"), role="bad"),
    )
    title = Words("panel-time")
    return Track(id="time", title=title, boxes=tuple(boxes), marks=marks, place="rail")


def _victory(book: Book, public: t.Public) -> Track:
    """The victory track in steps; the marker bears the exact number."""
    end = book.tables.tracks["victory"].last
    boxes = [
        Box(str(vp), points(vp) if abs(vp) == end else Words(text=str(abs(vp))))
        for vp in range(end, -end - 1, -STEP)
    ]
    near = max(-end, min(end, (public.vp + STEP // 2) // STEP * STEP))
    role = "third" if not public.vp else ROLES[t.AXIS if public.vp > 0 else t.ALLIES]
    mark = Mark(at=str(near), title=points(public.vp), role=role)
    return Track(id="victory", title=Words("panel-victory"), boxes=tuple(boxes), marks=(mark,))


# -- objectives -------------------------------------------------------------------------------


def _objectives(book: Book, seen: t.Seen) -> Facts:
    """Who controls what, its open value, and with one's own secret chits; all chits one knows."""
    public = seen.public
    own = seen.own.chits if seen.own is not None else ()
    lines = []
    for number, hexes in book.objective.items():
        worth = open_value(book, public, number)
        secret = sum(value_of(book, chit, number) for chit in own)
        args = {"objective": number, "hexes": hexes, "worth": worth, "secret": worth + secret}
        own_too = "-own" if secret else ""
        title = Words(f"fact-objective{own_too}", args)
        holder = public.control.get(number, "")
        value = f"side-{holder}" if holder else "fact-nobody"
        brief = Words(f"fact-objective-brief{own_too}", {**args, "number": number[-1:]})
        lines.append(Fact(title, value, "7.3.1b", holder, brief))
    lines += [Fact(Words("fact-open"), f"chit-{chit}", "7.3.3a") for chit in public.chits]
    lines += [Fact(Words("fact-secret"), f"chit-{chit}", "7.3.3b", seen.side or "") for chit in own]
    lines += [
        Fact(Words("fact-chits", {"side": side}), str(seen.counts.chits[side]), "7.3.3b", side)
        for side in t.SIDES
        if side != seen.side
    ]
    lines.append(Fact(Words("fact-bag"), str(seen.counts.bag), "7.3.3b"))
    title = Words("panel-objectives")
    return Facts(id="objectives", title=title, lines=tuple(lines), place="rail")


# -- sides ------------------------------------------------------------------------------------


def _forces(book: Book, seen: t.Seen) -> Facts:
    """Posture, orders, discards, radio, casualties against surrender, draw pile."""
    public, lines = seen.public, []
    for side in t.SIDES:
        about = {"side": side, "nation": book.nation[side]}
        made = not any(isinstance(frame, t.Generating) for frame in seen.frames)
        stance = f"posture-{public.plan[side].posture}" if made else "posture-open"
        lines.append(Fact(Words("fact-posture", about), stance, "5a", side))
        given = public.given if side == public.active and public.stage == "play" else 0
        orders = f"{given} / {public.orders[side]}"
        lines.append(Fact(Words("fact-orders"), orders, "5.1a", side))
        lines.append(Fact(Words("fact-discard"), str(book.discard[side]), "5.3", side))
        lost = f"{len(public.dead[side])} / {public.surrender[side]}"
        lines.append(Fact(Words("fact-casualties"), lost, "4.2b", side))
        lines.append(Fact(Words("fact-pile"), str(public.piles[side]), "1.4", side))
        lines.append(Fact(Words("fact-radio"), _radio(public, side), "12a", side))
    holder = public.initiative
    lines.append(Fact(Words("fact-initiative"), f"side-{holder}", "9a", holder))
    return Facts(id="forces", title=Words("panel-forces"), lines=tuple(lines))


def _radio(public: t.Public, side: str) -> str:
    radio = public.radios.get(side)
    if radio is None:
        return "fact-no-radio"
    return f"radio-{radio.id}" if not radio.broken else "fact-broken-radio"


def _casualties(book: Book, public: t.Public, side: str) -> Pool:
    """Who lies on the casualty track of a side: by what each gave the enemy, in order."""
    worth: dict[int, list[Piece]] = {}
    for unit in public.dead[side]:
        counter = book.units[unit]
        worth.setdefault(counter.vp, []).append(piece(counter, t.UnitState("")))
    groups = [(Words("group-worth", {"vp": vp}), tuple(lost)) for vp, lost in worth.items()]
    title = Words("panel-casualties", {"side": side, "surrender": public.surrender[side]})
    return Pool(id=f"casualties-{side}", title=title, groups=tuple(groups))


def _reserve(book: Book, seen: t.Seen) -> Iterator[Pool]:
    """What this side has still to set up."""
    side = seen.side
    if side is None or seen.public.stage != "setup":
        return
    camp = Camp(book, seen.public, seen.own, side, late=False)
    units = tuple(piece(book.units[unit], t.UnitState("")) for unit in camp.units_left())
    arms = tuple(
        weapon(book, name, side, "") for name in camp.roster.weapons if name not in camp.armed
    )
    groups = [(Words("group-units"), units), (Words("group-weapons"), arms)]
    left = tuple((title, pieces) for title, pieces in groups if pieces)
    if left:
        yield Pool(id="reserve", title=Words("panel-reserve"), groups=left)


def _on_map(public: t.Public) -> Facts:
    """Smoke, fires, works, broken weapons: what markers say."""
    lines = [
        *(
            Fact(Words("fact-smoke", {"hex": at}), str(value), "T94b")
            for at, value in public.smoke.items()
        ),
        *(Fact(Words("fact-blaze", {"hex": at}), "", "T79") for at in public.blaze),
        *(
            Fact(Words("fact-fort", {"hex": at}), f"fort-{fort}", "F100.1")
            for at, fort in public.forts.items()
        ),
        *(Fact(Words("fact-jammed", {"weapon": one}), "", "11.4a") for one in public.jammed),
        *(Fact(Words("fact-boxed", {"weapon": one}), "", "4.2a") for one in public.box),
    ]
    if public.fog:
        lines.append(Fact(Words("fact-fog"), str(public.fog), "10.3"))
    return Facts(id="markers", title=Words("panel-markers"), lines=tuple(lines))
