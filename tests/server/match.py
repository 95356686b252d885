"""Two servers that hold the same games but for what one side hides, and what they send.

The same is done in both, on clocks that move together: what the other side and a spectator get must
be the same bytes at the same times.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from bench.server_talk import Client
from bocage.kernel import standing
from bocage.kernel.chance import Rng
from bocage.kernel.nouns import Action, Ask, Pass, Window
from bocage.kernel.wording import text
from tests.server.clocked import Clocked, Later
from tests.server.pairs import PAUSE, Twins

TIMES = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+Z")
SERIALS = re.compile(rb'"(?:serial|since)":(\d+)')
HOW = ("silent", "silent", "silent", "early", "stop", "watcher-stops")


class Table:
    """One of the two servers as the other side and a spectator see it; all they get is noted."""

    def __init__(self, server: Clocked, pair: Twins, lang: str) -> None:
        self.server, self.pair = server, pair
        self.client = Client(server.host)
        self.place = f"/api/games/{pair.id}"
        self.got: list[tuple[int, str, bytes]] = []  # when, over what, the bytes
        self.lives = {
            seat: self.client.live(pair.id, seat, lang=lang).__enter__()
            for seat in (pair.other, "")
        }
        self.bases: dict[str, int] = {}
        self.last: Any = None
        for seat in self.lives:
            self.hear(seat)

    def close(self) -> None:
        """Leave; the game goes, so that what has come out of it is in no list."""
        for live in self.lives.values():
            live.close()
        self.client.good("DELETE", self.place)
        self.client.close()

    def note(self, what: str, data: bytes) -> None:
        """Take down what came, without the times of day, and serial numbers from their first."""
        base = self.bases.get(what, 0)

        def counted(found: re.Match[bytes]) -> bytes:
            name = found[0].split(b":")[0]
            return name + b":%d" % (int(found[1]) - base)

        self.got.append((self.server.now, what, SERIALS.sub(counted, TIMES.sub(b"TIME", data))))

    def hear(self, seat: str, wait: float = 60) -> Any:
        """The next live message."""
        data = self.lives[seat].recv(timeout=wait).encode()
        message = json.loads(data)
        self.bases.setdefault(f"live {seat}", message.get("serial", 0))
        self.note(f"live {seat}", data)
        return message

    def overhear(self) -> None:
        """Whatever has come without being expected."""
        for seat in self.lives:
            try:
                while True:
                    self.hear(seat, 0)
            except TimeoutError:
                pass

    def settle(self) -> None:
        """Wait until the server has done all that was asked of it: it answers one after another."""
        if self.last is not None:
            assert self.client.send("POST", f"{self.place}/act", self.last).status == 200

    def body(self, side: str, version: int, action: Action) -> dict[str, Any]:
        key = f"{self.pair.id}-{version}"
        return {"seat": side, "version": version, "action": text(action), "key": key}

    def act(self, side: str, version: int, action: Action) -> None:
        """Do it, and hear of it."""
        self.carry_out(side, version, action, version + 1)

    def carry_out(self, side: str, version: int, action: Action, after: int) -> None:
        """Do it, and hear of it if the version has grown: a sealed answer is told to nobody."""
        body = self.body(side, version, action)
        answer = self.client.send("POST", f"{self.place}/act", body)
        assert answer.status == 200, answer.data
        self.last = body
        self.note("act", answer.data)
        if after > version:
            self.hear_of(after)

    def end(self, version: int, later: Later | None) -> None:
        """The last millisecond of a pause, at which something is decided."""
        self.server.tick(1)
        self.hear_of(version + 1)
        if later is not None:
            self.note("act", b"%d %s" % later.answer())

    def hear_that_it_waits(self) -> None:
        """A window that was paused waits from now on."""
        for seat in self.lives:
            assert "paused" not in self.hear(seat)["delta"]["asks"][0]

    def hear_of(self, version: int) -> None:
        """All live messages up to this version."""
        for seat in self.lives:
            while self.hear(seat)["delta"]["version"] < version:
                pass

    def ask(self, method: str, path: str, body: Any = None) -> None:
        """Ask for something, whatever comes of it."""
        answer = self.client.send(method, path, body)
        kept = {k: v for k, v in answer.headers.items() if k not in ("date", "set-cookie")}
        self.note(f"{method} {path}", repr((answer.status, sorted(kept.items()))).encode())
        self.note(f"{method} {path}", answer.data)

    def ask_all(self, version: int) -> None:
        """Everything that the other side can ask for."""
        seat, place, lang = self.pair.other, self.place, ("en", "ja")[version % 2]
        for path in ("state", "log", "luck", "orders"):
            self.ask("GET", f"{place}/{path}?seat={seat}&lang={lang}")
        self.ask("GET", f"{place}/state?seat=&lang={lang}")
        self.ask("GET", f"/api/games?lang={lang}")
        for path in ("", "/record", "/private", "/verify", "/layers?ids=&seat=" + seat):
            self.ask("GET", place + path)
        about = {"seat": seat, "version": version}
        for do in self.pair.probes:
            self.ask("POST", f"{place}/why", {**about, "action": do})
        self.ask("POST", f"{place}/narrow", about)
        wrong = {**about, "action": self.pair.probes[-1], "key": f"probe-{version:06d}"}
        self.ask("POST", f"{place}/act", wrong)
        self.ask("POST", f"{place}/stop", {"seat": "nobody"})


def difference(what: str, want: bytes, got: bytes) -> str:
    """Where two answers differ first."""
    at = next((i for i, (a, b) in enumerate(zip(want, got, strict=False)) if a != b), 0)
    return f"{what}: {want[max(0, at - 200) : at + 200]!r} and {got[max(0, at - 200) : at + 200]!r}"


class Match:
    """A pair on both servers, carried on step by step."""

    def __init__(self, pair: Twins, servers: tuple[Clocked, Clocked], seed: int) -> None:
        self.pair, self.rng = pair, Rng(seed)
        self.tables = [Table(server, pair, ("en", "ja")[seed % 2]) for server in servers]
        self.count: Counter[str] = Counter()

    def close(self) -> None:
        for table in self.tables:
            table.close()

    def check(self) -> None:
        """The same bytes at the same times, until now."""
        for table in self.tables:
            table.overhear()
        one, two = (table.got for table in self.tables)
        for n, (want, got) in enumerate(zip(one, two, strict=False)):
            assert got[:2] == want[:2], f"{self.pair.scenario} {self.pair.hider}, item {n}"
            assert got[2] == want[2], difference(want[1], want[2], got[2])
        assert len(one) == len(two), (one[len(two) :], two[len(one) :])
        for table in self.tables:
            table.got.clear()

    def carry_on(self, side: str, one: Action, two: Action) -> None:
        """Do this in both, and what is then answered without a question."""
        pair = self.pair
        pair.carry_on(side, one, two)
        while one == two and (swift := [self.swift(pos) for pos in (pair.one, pair.two)])[0]:
            assert swift[0] == swift[1], "what is not asked tells what he holds"
            pair.carry_on(swift[0].side, Pass(), Pass())
            self.count["unasked"] += 1

    def swift(self, pos: Any) -> Ask | None:
        """Who passes at once by an order that rests on what everybody sees."""
        engine, asks = self.pair.engine, self.pair.engine.asks(pos)
        for ask in asks if pos.outcome is None and isinstance(pos.frames[-1], Window) else ():
            orders = self.pair.orders_of(ask.side)
            found = standing.applying(engine, pos, ask.side, orders)
            if any(order.swift for order in found) and not any(order.asks for order in found):
                return ask
        return None

    # -- windows

    def window(self, ask: Ask) -> bool:
        """The pause of a window passes, with or without somebody pressing something."""
        pair = self.pair
        version = pair.one.version
        hidden = ask.side == pair.hider
        self.count["windows"] += 1
        self.count["hider asked"] += hidden
        self.count[ask.prompt] += hidden
        if self.count["windows"] % 20 == 1:
            for table in self.tables:
                table.ask_all(version)
            self.check()
        how = HOW[self.rng.below(len(HOW))]
        one, two = self.ends(pair.one, ask, how), self.ends(pair.two, ask, how)
        assert (one is None) == (two is None), "whether somebody is asked tells what he holds"
        self.count["ordered"] += hidden and bool(pair.orders) and (one, two) != (Pass(), Pass())
        held = one is None
        laters = [self.pass_time(table, ask, how, held=held) for table in self.tables]
        self.check()
        one, two = one or Pass(), two or Pass()
        self.carry_on(ask.side, one, two)
        for table, action, later in zip(self.tables, (one, two), laters, strict=True):
            if held:
                table.act(ask.side, version, action)
            else:
                table.end(version, later)
        if one == two:
            return True
        self.count["parted"] += 1
        times = [[(when, what) for when, what, _ in table.got] for table in self.tables]
        assert times[0] == times[1], "an order that was carried out was told at another time"
        return False

    def ends(self, pos: Any, ask: Ask, how: str) -> Action | None:
        """What the end of a pause brings; None: somebody is asked."""
        pair = self.pair
        if how == "early":
            return Pass()
        if how != "silent":
            return None
        found = standing.applying(pair.engine, pos, ask.side, pair.orders_of(ask.side))
        if any(order.asks for order in found):
            return None
        return standing.answer(pair.engine, pos, ask.side, found)

    def pass_time(self, table: Table, ask: Ask, how: str, *, held: bool) -> Later | None:
        """All but the last millisecond; if somebody is to be asked then, the whole pause."""
        version, later, left = self.pair.one.version, None, PAUSE * 1000
        if how == "early":
            later = Later(table.client, f"{table.place}/act", table.body(ask.side, version, Pass()))
        elif how != "silent":
            table.server.tick(700)
            left -= 700
            seat = ask.side if how == "stop" else self.pair.other
            table.ask("POST", f"{table.place}/stop", {"seat": seat})
            table.hear_that_it_waits()
        table.settle()
        table.server.tick(left - 1)
        table.settle()
        table.overhear()
        if held and how == "silent":
            table.server.tick(1)
            table.hear_that_it_waits()
        return later
