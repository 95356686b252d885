"""Anything may come over the wire: it is refused or answered, never a fault of the server."""

from typing import Any

import pytest
import schemathesis

# Loaded here and not deep inside a check, where Python 3.11 may fail to parse it.
import schemathesis.generation.jsonschema.strategy
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench.server_probes import probe
from bench.server_talk import Client, new_game

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi"])
def test_probes_are_refused(server, name):
    counts = probe(Client(server.host), name, count=150, seed=1)
    assert sum(counts.values()) == 150
    assert len(counts) > 5


def test_the_document_is_that_of_the_page(client):
    """What the types of the page were made from."""
    document = client.good("GET", "/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    assert len(document["paths"]) > 20
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        for place in document["paths"].values()
        for operation in place.values()
        if "requestBody" in operation
    ]
    for ref in bodies:
        schema = document["components"]["schemas"][ref.rpartition("/")[2]]
        assert schema["additionalProperties"] is False, ref


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_schemathesis_finds_nothing(server, mode):
    client = Client(server.host)
    game = new_game(client)
    document = client.good("GET", "/api/openapi.json")
    found = schemathesis.openapi.from_dict(document).get_all_operations()
    operations: list[Any] = [operation.ok() for operation in found]  # type: ignore[union-attr]
    assert len(operations) > 20
    for operation in operations:

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=5,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def check(case):
            aim(case, game)
            case.headers = {**(case.headers or {}), "cookie": client.cookie}
            case.cookies = {}
            case.call_and_validate(base_url=f"http://{server.host}", checks=CHECKS)

        check()


def aim(case, game) -> None:
    """Half of the requests are about a game that exists; none removes it."""
    if case.method.upper() == "DELETE":
        case.path_parameters = {"id": "nobody"}
    elif "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = game
