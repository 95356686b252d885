"""Records replay to equal digests in another process, under another hash seed.

Run as a program it reads record texts (a JSON list) and prints the digests of all positions. They
take in what is offered, in its order: a set that a choice goes through is noticed as well.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from itertools import islice

from bocage.bots.random_bot import weights_of
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Weights
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module, check_module, load_module, module_names
from bocage.kernel.play import Play
from bocage.kernel.position import AnyPosition
from bocage.kernel.record import read, read_header, write
from bocage.kernel.replay import replay, verify_seed
from bocage.tools.contract.common import CAP, Broken, placed, play_on, sampled

OFFERED = 12  # legal actions whose order is compared at each position


def check_replays(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """Sealed games with so many positions, replayed here and in processes with other hash seeds."""
    texts: list[str] = []
    positions = 0
    while positions < count:
        record = played(engine, seed + len(texts)).record
        texts.append(write(record))
        positions += 1 + len(record.entries)
    here = digests_of(engine.module, texts)
    where = f"{engine.module.id}/{engine.scenario}"
    for hash_seed in (1, 4242):
        there = digests_elsewhere(engine.module, texts, hash_seed)
        for number, (ours, theirs) in enumerate(zip(here, there, strict=True)):
            if ours != theirs:
                pairs = enumerate(zip(ours, theirs, strict=False))
                at = next((i for i, pair in pairs if pair[0] != pair[1]), len(ours))
                what = f"seed {seed + number} entry {at} differs under hash seed {hash_seed}"
                raise Broken(f"{where} {what}: does a rule go through a set?")
    return {"records": len(texts), "positions": sum(len(digests) for digests in here)}


def played(engine: Engine, seed: int, weights: Weights | None = None) -> Play:
    """A random game with sealed dice, its record complete; some choices are taken back."""
    rng = Rng(seed, stream=23)
    play = Play.sealed(engine, hashlib.sha256(str(seed).encode()).digest())
    share = weights_of(engine.module) if weights is None else weights
    for number in range(1, engine.module.long.get(engine.scenario, CAP) + 1):
        if play.position.outcome is not None:
            break
        ask = rng.choose(engine.pending(play.position))
        if rng.below(10) == 0 and play.why_not_undo(ask.side) is None:
            play.undo(ask.side)
            continue
        with placed(engine, seed, number):
            _, action = sampled(engine, play.position, ask, rng, share)
            if action is None:
                raise Broken(f"{ask.side} has no choice for '{ask.prompt}'")
            before = play.position
            play.act(ask.side, action)
            if play.position is before:
                play_on(engine, before, ask.side, action, rng)
    return play


def digests_of(module: Module, texts: list[str]) -> list[list[str]]:
    """The digests of all positions of each record; raises RecordError where one differs."""
    out = []
    for text in texts:
        header = read_header(text)
        engine = Engine(module, header.scenario, header.options)
        record = read(text, engine.codec.action_types)
        if write(record) != text:
            raise Broken("a record that is read and written again differs")
        if record.ended is not None:
            verify_seed(record, engine)
        key = bytes.fromhex(header.key)
        out.append([digest_of(engine, s.position, key) for s in replay(record, engine)])
    return out


def digest_of(engine: Engine, position: AnyPosition, key: bytes) -> str:
    """The digest of a position and of what is offered there."""
    offered = hashlib.blake2b(digest_size=8)
    for ask in engine.pending(position):
        choice = engine.choice(position, ask.side)
        for action in islice(choice.legal(), OFFERED) if choice else ():
            offered.update(engine.codec.encode(action))
    return f"{engine.codec.digest(position, key)} {offered.hexdigest()}"


def digests_elsewhere(module: Module, texts: list[str], hash_seed: int) -> list[list[str]]:
    """The same, computed by another process."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-m", __name__, reference(module)],
        input=json.dumps(texts),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["nothing was said"])[-1]
        raise Broken(f"{module.id}: the process with hash seed {hash_seed} failed: {last}")
    digests: list[list[str]] = json.loads(done.stdout)
    return digests


def reference(module: Module) -> str:
    """How another process finds the module: its id, or where the object `module` stands."""
    if module.id in module_names():
        return module.id
    return f"{type(module).__module__}:module"


def resolve(name: str) -> Module:
    """The module that a reference names."""
    place, colon, attribute = name.partition(":")
    if not colon:
        return load_module(name)
    module = getattr(import_module(place), attribute, None)
    if not isinstance(module, Module):
        raise InputError(f"'{name}' is no module")
    check_module(module)
    return module


if __name__ == "__main__":
    print(json.dumps(digests_of(resolve(sys.argv[1]), json.load(sys.stdin))))
