"""Where a source file names clauses: markers, refusals, modifiers, asks, events, draws, outcomes.

A string counts only in such a place. Docstrings, comments and other literals never do.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping

import msgspec

Span = tuple[int, int, int, int]
Lines = tuple[int, int]
Def = ast.FunctionDef | ast.AsyncFunctionDef
Tables = Mapping[str, ast.Dict]  # the mappings that stand at the top of a file, by name
NO_TABLES: Tables = {}

EQUIVALENT = re.compile(r"#\s*equivalent:\s*(.+)")
RULE_PREFIX = "rule:"

# Calls of the kernel's own names: the kind of site, and which argument is the clause.
CALLS = {
    "refuse": ("refusal", 0),
    "Modifier": ("modifier", 0),
    "Ask": ("ask", 2),
    "Outcome": ("outcome", 1),
    "below": ("draw", 1),
    "shuffled": ("draw", 1),
    "Option": ("other", 1),
    "AnyOf": ("other", 0),
    "Menu": ("other", 0),
}


class Site(msgspec.Struct, frozen=True):
    """One place in the code that carries out, or speaks for, a clause."""

    clause: str
    kind: str  # marker refusal modifier ask window event draw outcome other
    file: str
    line: int
    end: int
    where: str  # the enclosing `Class.method`; empty at the top of a file
    span: Span  # of the call, or of the marked function or class
    runs: tuple[Lines, ...] = ()  # lines that a test runs if it runs this; none: import time only
    equivalent: str = ""  # why switching it off could not be noticed


class Names(msgspec.Struct, frozen=True):
    """What a package's own names mean: its events, its steps, its helpers with a `clause`."""

    events: frozenset[str]
    steps: frozenset[str]
    helpers: dict[str, int]  # name -> position of its argument `clause`


class SiteError(msgspec.Struct, frozen=True):
    """A place where a clause should stand but cannot be read."""

    line: int
    message: str


def learn_names(trees: Iterable[ast.Module]) -> Names:
    """Read from a package's syntax trees which classes are events and steps."""
    bases: dict[str, set[str]] = {}
    helpers: dict[str, set[int]] = {}
    for tree in trees:
        for node in _classes(tree.body):
            bases.setdefault(node.name, set()).update(call_name(base) for base in node.bases)
            _learn_methods(node, helpers)
        for item in tree.body:
            if isinstance(item, Def):
                _learn_helper(item.name, _positions(item), helpers)
    return Names(
        _descendants({"Event"}, bases),
        _descendants({"Step", "WindowStep", "DueStep"}, bases),
        {name: min(at) for name, at in helpers.items() if len(at) == 1 and name not in CALLS},
    )


def _classes(body: Iterable[ast.stmt]) -> Iterator[ast.ClassDef]:
    """The classes of a file, and those inside them."""
    for item in body:
        if isinstance(item, ast.ClassDef):
            yield item
            yield from _classes(item.body)


def _learn_methods(node: ast.ClassDef, helpers: dict[str, set[int]]) -> None:
    for item in node.body:
        if isinstance(item, Def):
            names = _positions(item)
            if not any(call_name(mark) == "staticmethod" for mark in item.decorator_list):
                names = names[1:]
            _learn_helper(node.name if item.name == "__init__" else item.name, names, helpers)


def _learn_helper(name: str, names: list[str], helpers: dict[str, set[int]]) -> None:
    if "clause" in names:
        helpers.setdefault(name, set()).add(names.index("clause"))


def _positions(node: Def) -> list[str]:
    return [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]


def _descendants(roots: set[str], bases: dict[str, set[str]]) -> frozenset[str]:
    found = set(roots)
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def call_name(node: ast.AST) -> str:
    """`refuse` for `refuse`, `nouns.refuse` and `Generic[T]`-like bases; else empty."""
    if isinstance(node, ast.Call | ast.Subscript):
        return call_name(node.func if isinstance(node, ast.Call) else node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def parents_of(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    """The node above each node."""
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def span_of(node: ast.stmt | ast.expr) -> Span:
    """Where a node stands: two calls of one chain begin, but do not end, at the same place."""
    return (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0)


class Finder:
    """Finds the sites of one file."""

    def __init__(
        self, source: str, file: str, names: Names, tree: ast.Module | None, edition: str
    ) -> None:
        self.file = file
        self.edition = edition
        self.names = names
        self.tree = tree or ast.parse(source)
        self.parents = parents_of(self.tree)
        self.tables = tables_of(self.tree)
        self.reasons = _reasons(source)
        self.errors: list[SiteError] = []

    def sites(self) -> list[Site]:
        """All sites, from the top of the file to its end."""
        found: list[Site] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                found += self._of_call(node)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found += self._of_marker(node)
            if isinstance(node, ast.ClassDef):
                found += self._of_attribute(node)
        return sorted(found, key=lambda site: (site.span, site.clause))

    def _of_marker(self, node: Def | ast.ClassDef) -> Iterator[Site]:
        first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
        head = (first, max(node.lineno, node.body[0].lineno - 1))
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and call_name(mark) == "rule":
                for arg in mark.args:
                    clauses = literals(arg)
                    if not clauses:
                        self.errors.append(SiteError(arg.lineno, "rule() takes literal numbers"))
                    for clause in clauses:
                        where = ".".join([*self._scopes(node), node.name])
                        yield self._site(clause, "marker", node, (head, where, _bodies(node)))

    def _of_attribute(self, node: ast.ClassDef) -> Iterator[Site]:
        """`clause = "6.4"` in the body of a class: a window, if the class is a step."""
        kind = "window" if node.name in self.names.steps else "other"
        for item in node.body:
            if not isinstance(item, ast.Assign | ast.AnnAssign) or item.value is None:
                continue
            names = item.targets if isinstance(item, ast.Assign) else [item.target]
            if "clause" not in map(call_name, names):
                continue
            for clause in filter(None, literals(item.value)):
                where = ".".join([*self._scopes(node), node.name])
                head = (item.lineno, item.end_lineno or item.lineno)
                yield self._site(clause, kind, node, (head, where, _bodies(node)), item.lineno)

    def _of_call(self, node: ast.Call) -> Iterator[Site]:
        kind, clauses = self._clauses_of(node)
        if not clauses:
            return
        statement = self.statement(node)
        head = header(statement)
        scopes = self._scopes(node)
        inside = bool(scopes) and not isinstance(statement, Def | ast.ClassDef)
        runs = (head,) if inside and self._in_function(node) else ()
        for clause in clauses:
            yield self._site(clause, kind, node, (head, ".".join(scopes), runs))

    def _clauses_of(self, node: ast.Call) -> tuple[str, list[str]]:
        """The kind of a call and the clauses it names, none if it is no site."""
        kind, position = self._kind(node)
        named = [word.value for word in node.keywords if word.arg == "clause"]
        if named:
            return kind, cited(named[0], self.edition, self.tables)
        if position is None or position >= len(node.args):
            return kind, []
        if any(isinstance(arg, ast.Starred) for arg in node.args[: position + 1]):
            return kind, []
        found = cited(node.args[position], self.edition, self.tables)
        if call_name(node) == "Illegal":
            rules = [text for text in found if text.startswith(RULE_PREFIX)]
            found = [text.removeprefix(RULE_PREFIX) for text in rules]
        return kind, found

    def _kind(self, node: ast.Call) -> tuple[str, int | None]:
        name = call_name(node)
        if name == "Illegal":
            return "refusal", 0
        if name == "add" and len(node.args) + len(node.keywords) >= 3:
            return "modifier", 0
        if name in CALLS:
            return CALLS[name]
        above = self.parents.get(node)
        emitted = isinstance(above, ast.Call) and call_name(above) == "emit" and node in above.args
        if name in self.names.events or emitted:
            return "event", 0
        return "other", self.names.helpers.get(name)

    def _site(
        self,
        clause: str,
        kind: str,
        node: ast.Call | Def | ast.ClassDef,
        place: tuple[Lines, str, tuple[Lines, ...]],
        line: int | None = None,
    ) -> Site:
        (first, last), where, runs = place
        reasons = [self.reasons[at] for at in range(first, last + 1) if at in self.reasons]
        return Site(
            clause,
            kind,
            self.file,
            line or node.lineno,
            node.end_lineno or node.lineno,
            where,
            span_of(node),
            runs,
            reasons[0] if reasons else "",
        )

    def statement(self, node: ast.AST) -> ast.stmt:
        """The innermost statement that a node stands in."""
        while not isinstance(node, ast.stmt):
            node = self.parents[node]
        return node

    def _scopes(self, node: ast.AST) -> list[str]:
        names: list[str] = []
        above = self.parents.get(node)
        while above is not None:
            if isinstance(above, Def | ast.ClassDef):
                names.insert(0, above.name)
            above = self.parents.get(above)
        return names

    def _in_function(self, node: ast.AST) -> bool:
        above = self.parents.get(node)
        while above is not None and not isinstance(above, Def):
            above = self.parents.get(above)
        return above is not None


def literals(node: ast.expr, tables: Tables = NO_TABLES) -> list[str]:
    """The texts that an expression can be.

    A literal, either side of `a if x else b`, or what stands in a table of the file: `RESULTS[x]`.
    """
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return literals(node.body, tables) + literals(node.orelse, tables)
    if isinstance(node, ast.Subscript) and (table := tables.get(call_name(node.value))):
        pairs = zip(table.keys, table.values, strict=True)
        key = ast.dump(node.slice) if isinstance(node.slice, ast.Constant) else None
        rows = [row for at, row in pairs if key is None or (at and ast.dump(at) == key)]
        return list(dict.fromkeys(text for row in rows for text in literals(row) if text))
    return []


def cited(node: ast.expr, edition: str, tables: Tables) -> list[str]:
    """The same, and of `cite(a, b)` the name that this edition has for the clause."""
    if not isinstance(node, ast.Call) or call_name(node) != "cite":
        return literals(node, tables)
    names = [text for arg in node.args for text in literals(arg, tables)]
    own = [name for name in names if name.startswith(f"{edition}:")]
    return own or [name for name in names if ":" not in name]


def tables_of(tree: ast.Module) -> Tables:
    """The mappings that stand at the top of a file."""
    found: dict[str, ast.Dict] = {}
    for item in tree.body:
        if isinstance(item, ast.Assign) and isinstance(item.value, ast.Dict):
            found.update((call_name(name), item.value) for name in item.targets)
        elif isinstance(item, ast.AnnAssign) and isinstance(item.value, ast.Dict):
            found[call_name(item.target)] = item.value
    return found


def header(statement: ast.stmt) -> Lines:
    """The lines of a statement without the statements inside it."""
    inner = getattr(statement, "body", None) or getattr(statement, "cases", None)
    last = statement.end_lineno or statement.lineno
    if inner:
        first = inner[0].lineno if isinstance(inner[0], ast.stmt) else inner[0].pattern.lineno
        last = max(statement.lineno, first - 1)
    return (statement.lineno, last)


def _bodies(node: Def | ast.ClassDef) -> tuple[Lines, ...]:
    """The lines that run when a function, or any method of a class, runs; not its docstring."""
    if isinstance(node, ast.ClassDef):
        parts = [_bodies(item) for item in node.body if isinstance(item, Def)]
        return tuple(lines for part in parts for lines in part)
    body = node.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    return ((body[0].lineno, body[-1].end_lineno or 0),) if body else ()


def _reasons(source: str) -> dict[int, str]:
    """Lines with a comment `# equivalent: reason`."""
    found: dict[int, str] = {}
    if not EQUIVALENT.search(source):
        return found
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and (match := EQUIVALENT.search(token.string)):
            found[token.start[0]] = match[1].strip()
    return found
