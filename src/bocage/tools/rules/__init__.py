"""Rules by their number: where each clause lives, and whether its tests would notice a fault."""

from bocage.tools.rules.book import as_json, book_markdown, explain
from bocage.tools.rules.check import check, idle_claims
from bocage.tools.rules.clauses import Clause, find_clauses, load_clauses
from bocage.tools.rules.index import Index, build_index, project_root
from bocage.tools.rules.mutate import mutate
from bocage.tools.rules.report import Excluded, Mutant, Plan, Report, Result

__all__ = [
    "Clause",
    "Excluded",
    "Index",
    "Mutant",
    "Plan",
    "Report",
    "Result",
    "as_json",
    "book_markdown",
    "build_index",
    "check",
    "explain",
    "find_clauses",
    "idle_claims",
    "load_clauses",
    "mutate",
    "project_root",
]
