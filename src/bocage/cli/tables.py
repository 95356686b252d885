"""Tables of one's own, checked before anybody plays with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.kernel.engine import Engine

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bocage.kernel.module import Module


def check_tables(module: Module, overlays: Sequence[Path]) -> None:
    """Load and cross-check all scenarios; an error in a table of ours comes of one of yours."""
    from bocage.data import DataError, DataFiles

    files = DataFiles(module.home / "data", overlays)
    try:
        for scenario in module.scenarios:
            Engine(module, scenario, {}, overlays)
    except DataError as error:
        yours = ", ".join(files.replaced()) if error.file in files.names() else ""
        if not yours:
            raise
        message = f"{error.message}; you have replaced {yours}"
        raise DataError(error.file, error.row, error.column, message) from None
