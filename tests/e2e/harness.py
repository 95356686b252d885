"""Fixtures of the browser tests: a real server, the machine's Chromium, a watched page."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.e2e import chromium
from tests.e2e.served import Served

FOLDERS = ("e2e", "access")  # of browser tests
PATIENCE = 15_000  # milliseconds, on a machine that has other work as well
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

Contexts = Callable[..., BrowserContext]

expect.set_options(timeout=PATIENCE)


class Shared:
    """One browser and one server for all browser tests that follow each other.

    Playwright keeps an event loop, which must be gone when other tests of the process make theirs.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None
        self._server: Served | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            playwright = self._open.enter_context(sync_playwright())
            launched = playwright.chromium.launch(
                executable_path=chromium.find(), args=list(chromium.FLAGS)
            )
            self._open.callback(launched.close)
            self._browser = launched
        return self._browser

    def server(self, folder: Path) -> Served:
        if self._server is None:
            served = Served(folder)
            served.start()
            self._open.callback(served.stop)
            self._server = served
        return self._server

    def close(self) -> None:
        self._open.close()
        self._browser = self._server = None


SHARED = Shared()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """After the last browser test in a row, close what they share."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path.parent.name not in FOLDERS:
            SHARED.close()


@pytest.fixture
def browser() -> Browser:
    """The browser. Without one, tests are skipped, or fail where a browser is required."""
    if chromium.find() is None:
        (pytest.fail if chromium.required() else pytest.skip)(chromium.MISSING)
    return SHARED.browser()


@pytest.fixture
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """A server that tests share. Each makes a game of its own."""
    return SHARED.server(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Served]:
    """A server for one test, which may stop it."""
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


class Watch:
    """What went wrong in the pages of a test."""

    def __init__(self) -> None:
        self.allowed: list[str] = []
        self._seen: list[str] = []

    def allow(self, pattern: str) -> None:
        """A complaint of the browser that this test brings about."""
        self.allowed.append(pattern)

    def add(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._seen.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._seen.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def complaints(self) -> list[str]:
        return [line for line in self._seen if not any(re.search(p, line) for p in self.allowed)]


@pytest.fixture
def watch() -> Watch:
    """Add `watch.allow("WebSocket")` where a test cuts the connection."""
    return Watch()


@pytest.fixture
def open_context(
    browser: Browser, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Contexts]:
    """Makes browser contexts (profiles); their pages may write no error to the console."""
    contexts: list[BrowserContext] = []
    traced: set[BrowserContext] = set()

    def make(trace: bool = True, **options: Any) -> BrowserContext:
        options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | options
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        if trace:
            context.tracing.start(screenshots=False, snapshots=True)
            traced.add(context)
        context.on("page", watch.add)
        contexts.append(context)
        return context

    yield make
    failed = request.node.stash.get(FAILED, False) or bool(watch.complaints())
    kept = Path(tempfile.mkdtemp(prefix="bocage-e2e-")) if failed else None
    for number, context in enumerate(contexts):
        if kept is not None:
            for which, page in enumerate(context.pages):
                page.screenshot(path=kept / f"{number}-{which}.png")
            if context in traced:
                context.tracing.stop(path=kept / f"trace-{number}.zip")
        context.close()
    if kept is not None:
        request.node.add_report_section("teardown", "pictures and traces", str(kept))
    assert not watch.complaints(), "\n".join(watch.complaints())


@pytest.fixture
def page(open_context: Contexts) -> Page:
    """An empty page of desk size, in English."""
    return open_context().new_page()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Tell fixtures that the test failed."""
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if report.failed:
        item.stash[FAILED] = True
    return report  # type: ignore[return-value]
