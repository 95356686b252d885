from tests.e2e.harness import (
    browser,
    open_context,
    own_server,
    page,
    pytest_runtest_makereport,
    pytest_runtest_teardown,
    server,
    watch,
)

__all__ = [
    "browser",
    "open_context",
    "own_server",
    "page",
    "pytest_runtest_makereport",
    "pytest_runtest_teardown",
    "server",
    "watch",
]
