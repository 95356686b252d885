"""Chapters 11.1 and 11.2 - Points of the day are divided in secret, then interdiction is known."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r11_air import (
    MOST_RECON,
    interdiction,
    mp_lost,
    points_today,
    raids_for,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Pick,
    Split,
    Step,
    refuse,
    rule,
)


def strangers(book: Book, maps: Mapping[str, int]) -> Illegal | None:
    """Why points cannot go to a map: it is not in play, or there are none for it."""
    bad = next((sheet for sheet in maps if sheet not in book.scenario.maps), None)
    if bad is not None:
        return refuse("11.1.2a", "no-such-map", sheet=bad)
    none = next((sheet for sheet, points in maps.items() if points < 1), None)
    return None if none is None else refuse("11.1.2a", "no-points-there", sheet=none)


@rule("11.1.1c", "11.1.2a", "11.1.2b")
def why_not_air(book: Book, public: t.Public, act: t.PlotAir) -> Illegal | None:
    """Why the Allies cannot divide their points like this; what is left is ground support."""
    if act.recon > MOST_RECON:
        return refuse("11.1.1c", "too-much-recon", n=act.recon, most=MOST_RECON)
    total, most = act.recon + sum(act.maps.values()), points_today(book, public)
    if total > most:
        return refuse("11.1.1c", "too-many-air-points", n=total, most=most)
    return strangers(book, act.maps)


@rule("11.1.1a", "11.1.3")
def why_not_flak(book: Book, act: t.PlotFlak) -> Illegal | None:
    """Why the Germans cannot divide theirs like this: all of them are divided."""
    total, most = sum(act.maps.values()), book.scenario.aa
    if total != most:
        return refuse("11.1.3", "flak-points", n=total, most=most)
    return strangers(book, act.maps)


@rule("4.A1a", "11.1.1c")
class PlotStep(Step):
    """Both divide their points, and nobody knows before all have."""

    def run(self, book: Book, d: t.D, f: t.Plot) -> None:
        """Nobody flies, or all have divided their points."""
        if f.stage == "start":
            d.put(air=replace(d.public.air, support=0, raids=0, hit=0, levels={}))
            if points_today(book, d.public):
                return d.goto("plot")
            d.emit(e.Grounded("11.1.1b", d.public.weather))
            return d.finish()
        if f.stage == "over":
            resolve(book, d, f)
            return d.finish()
        return None

    def who(self, book: Book, public: t.Public, f: t.Plot) -> tuple[Ask, ...]:
        """The Germans too, if there is more than one map."""
        asks = [Ask(t.ALLIED, "plot", "11.1.1c", {"points": points_today(book, public)})]
        if len(book.scenario.maps) > 1:
            asks.append(Ask(t.GERMAN, "plot-flak", "11.1.3", {"points": book.scenario.aa}))
        return tuple(asks)

    def choice(self, book: Book, seen: t.Seen, f: t.Plot, ask: Ask) -> Choice:
        """Points for armed reconnaissance and for each map; or flak for each map."""
        maps, public = book.scenario.maps, seen.public
        if ask.side == t.GERMAN:
            flak = book.scenario.aa
            split = Split("maps", lambda done: dict.fromkeys(maps, flak), lambda done: (flak,))
            return Form(t.PlotFlak, (split,), lambda act: why_not_flak(book, act))
        most = points_today(book, public)
        recon = Pick("recon", lambda done: range(min(MOST_RECON, most) + 1))
        over = Split(
            "maps",
            lambda done: dict.fromkeys(maps, most - done["recon"]),
            lambda done: range(most - done["recon"] + 1),
        )
        return Form(t.PlotAir, (recon, over), lambda act: why_not_air(book, public, act))

    def take(self, book: Book, d: t.D, f: t.Plot, side: str, action: Action) -> None:
        """All have decided: what they said is opened."""
        if isinstance(action, t.PlotAir):
            d.wait("over", recon=action.recon, points=action.maps)
        elif isinstance(action, t.PlotFlak):
            d.wait("over", flak=action.maps)


@rule("11.1.2a", "11.1.2b", "11.2a", "11.3.1a")
def resolve(book: Book, d: t.D, f: t.Plot) -> None:
    """What armed reconnaissance may do, what is left for ground support, and interdiction."""
    maps = book.scenario.maps
    flak = f.flak if len(maps) > 1 else dict.fromkeys(maps, book.scenario.aa)
    raids, hit = raids_for(book, f.recon)
    support = points_today(book, d.public) - f.recon - sum(f.points.values())
    d.emit(e.Plotted("11.1.1c", f.recon, raids, hit, support))
    levels = {}
    for sheet in maps:
        tally = interdiction(sheet, f.points.get(sheet, 0), flak.get(sheet, 0))
        levels[sheet] = mp_lost(book, tally.total)
        d.emit(e.Interdicted("11.2a", sheet, levels[sheet], (tally,)))
    d.put(air=replace(d.public.air, support=support, raids=raids, hit=hit, levels=levels))


STEPS: Mapping[type[Frame], Step] = {t.Plot: PlotStep()}
