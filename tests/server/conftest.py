"""One server for the tests that only talk to it; those that harm it start their own."""

from collections.abc import Iterator

import pytest

from bench.server_talk import Client, Server, close_clients, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "games.sqlite3") as found:
        yield found


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    yield
    close_clients()


@pytest.fixture
def client(server) -> Iterator[Client]:
    found = Client(server.host)
    yield found
    found.close()
