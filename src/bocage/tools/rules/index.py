"""The index of a game: every clause with its code, its tests and its rows of data."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bocage.kernel.module import Module, ModuleError
from bocage.tools.rules.claims import Claim, names_any, read_claims
from bocage.tools.rules.clauses import Clause, load_clauses, unknown
from bocage.tools.rules.datasites import DataSite, data_sites
from bocage.tools.rules.sites import Finder, Names, Site, learn_names

Cites = TypeVar("Cites", Site, DataSite, Claim)


# Parts of a game that show, expect or weigh what rules say; none of them carries a clause out.
ASIDE = ("table", "check", "bot")


class Index(msgspec.Struct, frozen=True):
    """What is known of a game's clauses without running anything."""

    root: Path
    clauses: dict[str, Clause]
    code: dict[str, tuple[Site, ...]]
    data: dict[str, tuple[DataSite, ...]]
    tests: dict[str, tuple[str, ...]]
    printed: tuple[str, ...]  # the test that the tables are those of the printed rulebook
    names: Names
    apart: tuple[Site, ...]  # shared code that the game does in its own way
    problems: tuple[str, ...]  # unknown numbers, and files that cannot be read


def project_root(module: Module) -> Path:
    """The project that a module belongs to: the nearest folder above with a pyproject.toml."""
    for folder in module.home.parents:
        if (folder / "pyproject.toml").is_file():
            return folder
    return module.home


def build_index(
    module: Module, root: Path | None = None, wanted: Collection[str] | None = None
) -> Index:
    """Read the module's package, the packages it shares, its data and its tests.

    If only some clauses are wanted, files that name none of them are not looked into.
    """
    root = (root or project_root(module)).resolve()
    clauses = load_clauses(module)
    packages = package_dirs(module)
    sites, names, problems = _code(packages, root, wanted, module.edition)
    home = shown(module.home, root) + "/"
    apart = [site for site in sites if not site.file.startswith(home) and _named(site, module)]
    code = [site for site in sites if site not in apart]
    problems += _needless(module, apart) if wanted is None else []
    data = [
        site
        for package in packages
        for site in data_sites(package / "data", shown(package / "data", root))
    ]
    claims, unread = read_claims(root, module.id, wanted)
    cited: list[Any] = [*code, *data, *claims]
    problems += unread
    problems += [
        f"{site.file}:{site.line}: {unknown(site.clause, clauses)}"
        for site in cited
        # A shared package also names the clauses of other games.
        if site.clause not in clauses and (site.file.startswith(home) or isinstance(site, Claim))
    ]
    return Index(
        root,
        clauses,
        _by_clause(code, clauses),
        _by_clause(data, clauses),
        {number: _tests(found) for number, found in _by_clause(claims, clauses).items()},
        _printed(root, module),
        names,
        tuple(site for site in apart if site.clause in clauses),
        tuple(dict.fromkeys(problems)),
    )


def _named(site: Site, module: Module) -> bool:
    """Whether the game says that it does this in its own way."""
    name = f"{Path(site.file).stem}.{site.where}"
    return any(name == one or name.startswith(f"{one}.") for one in module.apart)


def _needless(module: Module, apart: Iterable[Site]) -> list[str]:
    """Names in `apart` of which no shared code is."""
    found = [f"{Path(site.file).stem}.{site.where}." for site in apart]
    return [
        f"apart: no shared code with clauses is called '{one}'"
        for one in module.apart
        if not any(name.startswith(f"{one}.") for name in found)
    ]


def _printed(root: Path, module: Module) -> tuple[str, ...]:
    test = root / "tests" / "games" / module.home.name / "test_rulebook.py"
    return (shown(test, root),) if test.is_file() else ()


def package_dirs(module: Module) -> tuple[Path, ...]:
    """The folder of the module and those of the packages it declares in `shares`."""
    folders = [module.home]
    for name in getattr(module, "shares", ()):
        spec = find_spec(name)
        places = spec.submodule_search_locations if spec else None
        if not places:
            raise ModuleError(f"game '{module.id}' shares '{name}', which is not a package")
        folders.append(Path(next(iter(places))).resolve())
    return tuple(folders)


def shown(path: Path, root: Path) -> str:
    """A path as one reads it: from the project's root if it is inside."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def _code(
    packages: Iterable[Path], root: Path, wanted: Collection[str] | None, edition: str
) -> tuple[list[Site], Names, list[str]]:
    """All sites, the names that told them apart, and what is wrong in the files."""
    files: dict[str, tuple[str, ast.Module]] = {}
    problems: list[str] = []
    for package in packages:
        for file in sorted(package.rglob("*.py")):
            if file.relative_to(package).parts[0].removesuffix(".py") in ASIDE:
                continue
            name = shown(file, root)
            source = file.read_text(encoding="utf-8")
            try:
                files[name] = (source, ast.parse(source))
            except SyntaxError as error:
                problems.append(f"{name}:{error.lineno}: {error.msg}")
    names = learn_names(tree for _, tree in files.values())
    found: list[Site] = []
    for name, (source, tree) in files.items():
        if not names_any(source, wanted):
            continue
        finder = Finder(source, name, names, tree, edition)
        found += finder.sites()
        problems += [f"{name}:{error.line}: {error.message}" for error in finder.errors]
    return found, names, problems


def _by_clause(
    sites: Iterable[Cites], clauses: Mapping[str, Clause]
) -> dict[str, tuple[Cites, ...]]:
    found: dict[str, list[Cites]] = {number: [] for number in clauses}
    for site in sites:
        if site.clause in found:
            found[site.clause].append(site)
    return {number: tuple(listed) for number, listed in found.items()}


def _tests(claims: Iterable[Claim]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(claim.test for claim in claims))
