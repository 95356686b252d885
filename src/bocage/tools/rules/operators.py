"""How a site is switched off: one change to the syntax tree of its file."""

from __future__ import annotations

import ast
from collections.abc import Callable

from bocage.tools.rules.sites import Def, Names, Site, call_name, parents_of, span_of

EMPTY = {
    "tuple": "()",
    "Sequence": "()",
    "Iterable": "()",
    "Collection": "()",
    "list": "[]",
    "dict": "{}",
    "Mapping": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "Set": "frozenset()",
    "Iterator": "iter(())",
    "str": "''",
    "Mask": "0",
}
# Tally and Adding keep what they are a tally of, and lose their terms.
BARE = "(lambda tally: type(tally)(tally.of))"
CHANGED = {
    "bool": ("not ({})", "result negated"),
    "int": ("({}) + 1", "result + 1"),
    "Whole": ("({}) + 1", "result + 1"),
    "Tally": (BARE + "({})", "tally emptied"),
    "Adding": (BARE + "({})", "tally emptied"),
}


def neutralise(source: str, site: Site, names: Names) -> tuple[str, str] | None:
    """The source with this site switched off, and what was done; None if it cannot be done."""
    change = _Change(source, site, names)
    what = change.make()
    if what is None:
        return None
    ast.fix_missing_locations(change.tree)
    text = ast.unparse(change.tree)
    return None if text == ast.unparse(ast.parse(source)) else (text, what)


class _Change:
    """One change to one tree, made in place."""

    def __init__(self, source: str, site: Site, names: Names) -> None:
        self.tree = ast.parse(source)
        self.parents = parents_of(self.tree)
        self.site = site
        self.names = names

    def make(self) -> str | None:
        node = self._node()
        if isinstance(node, ast.ClassDef):
            return self._class(node)
        if isinstance(node, Def):
            return _function(node)
        operators: dict[str, Callable[[ast.Call], str | None]] = {
            "refusal": self._refusal,
            "modifier": self._modifier,
            "event": self._event,
            "draw": self._draw,
            "outcome": self._outcome,
            "other": self._other,
        }
        operator = operators.get(self.site.kind)
        return operator(node) if operator and isinstance(node, ast.Call) else None

    def _node(self) -> ast.AST | None:
        """The node of the site: a definition for a marker, else a call."""
        marked = self.site.kind in {"marker", "window"}
        for node in ast.walk(self.tree):
            if not isinstance(node, Def | ast.ClassDef | ast.Call):
                continue
            if isinstance(node, ast.Call) is not marked and span_of(node) == self.site.span:
                return node
        return None

    def _refusal(self, node: ast.Call) -> str:
        self._swap(node, ast.Constant(None))
        return "refusal not returned"

    def _modifier(self, node: ast.Call) -> str | None:
        for word in node.keywords:
            if word.arg == "value":
                word.value = ast.Constant(0)
                return "modifier 0"
        if len(node.args) < 3 or any(isinstance(arg, ast.Starred) for arg in node.args[:3]):
            return None
        node.args[2] = ast.Constant(0)
        return "modifier 0"

    def _event(self, node: ast.Call) -> str | None:
        return "event dropped" if self._drop(node) else None

    def _draw(self, node: ast.Call) -> str | None:
        if call_name(node) == "below":
            self._swap(node, ast.Constant(0))
            return "draw fixed to 0"
        items = [word.value for word in node.keywords if word.arg == "items"] or node.args[:1]
        if not items:
            return None
        self._swap(node, ast.Call(ast.Name("tuple", ast.Load()), items, []))
        return "not shuffled"

    def _outcome(self, node: ast.Call) -> str:
        if not self._drop(node):
            self._swap(node, ast.Constant(None))
        return "outcome dropped"

    def _other(self, node: ast.Call) -> str | None:
        """A helper that was told the clause: drop the call, or answer None where one may."""
        above = self.parents[node]
        if isinstance(above, ast.Expr):
            self._swap(above, ast.Pass())
            return "call dropped"
        if isinstance(above, ast.Return) and _may_be_none(self._function_around(node)):
            above.value = ast.Constant(None)
            return "result None"
        return None

    def _drop(self, node: ast.Call) -> bool:
        """Drop the statement that the call stands in, if nothing is kept of its value."""
        above: ast.AST = node
        while not isinstance(above, ast.stmt):
            above = self.parents[above]
        if isinstance(above, ast.Expr):
            self._swap(above, ast.Pass())
        elif isinstance(above, ast.Return) and _may_be_none(self._function_around(node)):
            above.value = ast.Constant(None)
        else:
            return False
        return True

    def _function_around(self, node: ast.AST) -> Def | None:
        above: ast.AST | None = node
        while above is not None and not isinstance(above, Def):
            above = self.parents.get(above)
        return above

    def _swap(self, old: ast.AST, new: ast.AST) -> None:
        """Put a node in the place of another."""
        above = self.parents[old]
        for field, value in ast.iter_fields(above):
            if value is old:
                setattr(above, field, new)
            elif isinstance(value, list) and any(item is old for item in value):
                value[:] = [new if item is old else item for item in value]

    def _class(self, node: ast.ClassDef) -> str | None:
        """A step that returns at once; a choice that refuses nothing."""
        if node.name in self.names.steps:
            run = _parsed("def run(self, book, d, f):\n    return d.finish()")
            node.body = [item for item in node.body if getattr(item, "name", "") != "run"]
            node.body.append(run)
            return "step skipped"
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name == "why_not":
                item.body = [ast.Return(ast.Constant(None))]
                return "refuses nothing"
        return None


def _function(node: Def) -> str:
    """Switch a marked function off, as fits what it returns."""
    returns = node.returns
    if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
        returns = ast.parse(returns.value, mode="eval").body
    name = call_name(returns) if returns else ""
    if any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in own_nodes(node)):
        node.body = [ast.Return(None), ast.Expr(ast.Yield(None))]
        return "yields nothing"
    if name in CHANGED and isinstance(returns, ast.Name):
        pattern, what = CHANGED[name]
        for inner in own_nodes(node):
            if isinstance(inner, ast.Return) and inner.value is not None:
                inner.value = _value(pattern.format(ast.unparse(inner.value)))
        return what
    if name in EMPTY:
        node.body = [ast.Return(_value(EMPTY[name]))]
        return "result empty"
    node.body = [ast.Return(ast.Constant(None))]
    is_none = returns is None or (isinstance(returns, ast.Constant) and returns.value is None)
    return "body dropped" if is_none else "result None"


def _may_be_none(node: Def | None) -> bool:
    """Whether a function returns nothing, or something `| None`."""
    if node is None or node.returns is None:
        return True
    text = ast.unparse(node.returns)
    return "None" in text or "Optional[" in text


def own_nodes(node: Def) -> list[ast.AST]:
    """What belongs to a function itself, not to functions inside it."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, Def | ast.Lambda | ast.ClassDef):
            continue
        found.append(inner)
        waiting += ast.iter_child_nodes(inner)
    return found


def _parsed(text: str) -> ast.stmt:
    return ast.parse(text).body[0]


def _value(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
