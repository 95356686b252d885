"""What the page is built with."""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]


def test_bindings_of_all_platforms_are_locked():
    # Some versions of npm lock only the binding of their own platform; others refuse that lock.
    wanted = LOCK["node_modules/rolldown"]["optionalDependencies"]
    assert len(wanted) == 15
    assert [name for name in wanted if f"node_modules/{name}" not in LOCK] == []


def test_everything_locked_has_a_checksum_and_no_registry():
    for path, package in LOCK.items():
        if path:
            assert package["integrity"].startswith("sha512-"), path
            assert "resolved" not in package, path


def test_lock_is_of_this_package():
    asked = json.loads((ROOT / "client" / "package.json").read_text())
    for part in ("dependencies", "devDependencies"):
        assert LOCK[""][part] == asked[part]


def test_sdist_leaves_the_sources_of_the_page_out():
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    assert "/client" not in hatch["targets"]["sdist"]["include"]
