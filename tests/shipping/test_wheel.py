"""The wheel carries the page, and what it installs can be played without make or Node."""

import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.client import first_load
from tests.e2e.served import Served

ROOT = Path(__file__).parents[2]
INSIDE = "bocage/server/static"
PIPX = "pipx==1.18.4"
LIMIT = 80_000  # bytes that a browser loads before it shows anything, compressed
TABLE = 172_000  # and before it shows a table

pytestmark = pytest.mark.slow


def pip(*words: str | Path, python: str = sys.executable) -> None:
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    ran = subprocess.run([*command, *map(str, words)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def hatch(target: str, folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    return hatch("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory) -> Path:
    return hatch("sdist", tmp_path_factory.mktemp("sdist"))


def assets(names: list[str]) -> list[str]:
    return [name for name in names if f"{INSIDE}/assets/" in name]


def test_wheel_has_the_page_and_nothing_that_belongs_elsewhere(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        index = archive.read(f"{INSIDE}/index.html").decode()
    for name in assets(names):
        assert re.search(r"-[\w-]{8}\.(js|css|svg|woff2)$", name), f"no hash in {name}"
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    assert linked and {f"{INSIDE}/{path}" for path in linked} <= set(names)
    assert not [n for n in names if "node_modules" in n or n.startswith(("client", "tests"))]


def test_first_load_is_small(wheel):
    """`index.html`, what it names, and the larger language; the rest comes when it is needed."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(f"{INSIDE}/")]
        page = {name.removeprefix(f"{INSIDE}/"): archive.read(name) for name in names}
    assert first_load(page) <= LIMIT
    table = [name for name in page if name.startswith("assets/TablePage-")]
    assert len(table) == 2 and first_load(page, *table) <= TABLE


def test_sdist_needs_no_node(sdist, tmp_path):
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path, filter="data")
    assert assets(names) and not [name for name in names if name.split("/")[1:2] == ["client"]]
    (root,) = tmp_path.iterdir()
    code = (
        "import hatch_build as h;"
        "h._npm_of_machine = lambda: None;"
        "h.built() or exit('not built');"
        "h.ClientHook.dependencies(None) and exit('asks for Node');"
        "h.build()"
    )
    subprocess.run([sys.executable, "-c", code], cwd=root, check=True)


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Iterator[Served]:
    """As docs/install.md says, with a pipx that knows nothing of this machine."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    pip("install", PIPX, python=str(folder / "env" / "bin" / "python"))
    command = (str(folder / "env" / "bin" / "pipx"), "run", "--spec", str(wheel), "bocage")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PIPX_HOME", "PIPX_BIN_DIR", "PIPX_MAN_DIR"):
            patch.setenv(name, str(folder / name.lower()))
        served = Served(folder, command, ready=180)
        served.start()
    yield served
    served.stop()


def test_installed_wheel_serves_the_page(installed):
    page = installed.page("/").decode()
    (script,) = re.findall(r'<script [^>]*src="([^"]+)"', page)
    assert len(installed.page(script)) > 10_000


def test_installed_wheel_knows_its_games(installed):
    games = [game["id"] for game in installed.get("/api/catalogue?lang=en")["games"]]
    assert sorted(games) == [
        "cobra",
        "cobra-spi",
        "combat-commander",
        "market-garden",
        "normandy",
        "skirmish",
    ]
