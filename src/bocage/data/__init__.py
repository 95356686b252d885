"""Typed, cross-checked data files with their origin, any of which a player may replace."""

from bocage.data.errors import DataError
from bocage.data.files import DataFiles, Source
from bocage.data.provenance import Origin, origins
from bocage.data.sources import is_clause, source_kind, source_problem
from bocage.data.toml import convert_toml, load_toml, read_toml
from bocage.data.tsv import Rows, check_refs, load_tsv

__all__ = [
    "DataError",
    "DataFiles",
    "Origin",
    "Rows",
    "Source",
    "check_refs",
    "convert_toml",
    "is_clause",
    "load_toml",
    "load_tsv",
    "origins",
    "read_toml",
    "source_kind",
    "source_problem",
]
