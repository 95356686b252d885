"""Fixtures that several test packages share."""

from __future__ import annotations

import pytest

from bocage.tools.rules.stamp import ContextStamp


def pytest_configure(config: pytest.Config) -> None:
    """Note what the coverage contexts of this run were made from, for `bocage rules --check`."""
    config.pluginmanager.register(ContextStamp(config), "bocage-contexts")
