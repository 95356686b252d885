"""The API document, made from the declared calls and the structs of the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from bocage import __version__
from bocage.server import api
from bocage.server.web import CALLS, Call

REF = "#/components/schemas/{name}"
PROBLEMS = {
    "400": "the request is not of its type",
    "403": "the request comes from elsewhere, or without the key",
    "404": "there is no such thing",
    "409": "a rule or the protocol refuses it",
    "413": "the request is too large",
    "507": "it cannot be kept: the disk is full",
}


def document() -> dict[str, Any]:
    """The whole document."""
    types = [t for c in CALLS for t in (c.answer, c.body) if t not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*types, api.Problem, api.Live], ref_template=REF
    )
    known = dict(zip(map(repr, types), schemas, strict=False))
    paths: dict[str, Any] = {}
    for declared in CALLS:
        place = paths.setdefault(declared.path, {})
        place[declared.method.lower()] = _operation(declared, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bocage",
            "version": __version__,
            "description": "The table of Bocage. Live connections are told of in docs/table.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "apiKey", "in": "cookie", "name": "bocage-<port>"}},
        },
        "security": [{"key": []}],
    }


def _operation(declared: Call, known: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    out: dict[str, Any] = {
        "operationId": getattr(declared.handler, "__name__", ""),
        "summary": (declared.handler.__doc__ or "").strip(),
        "parameters": [*_path(declared), *_query(declared)],
        "responses": {
            **_answer(declared, known),
            **{code: {"description": text, "content": problem} for code, text in PROBLEMS.items()},
        },
    }
    if declared.body is not None:
        schema = known[repr(declared.body)]
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return out


def _answer(declared: Call, known: dict[str, Any]) -> dict[str, Any]:
    if declared.answer is None:
        return {"204": {"description": "done"}}
    if declared.answer is str:
        text = {"text/plain": {"schema": {"type": "string"}}}
        return {"200": {"description": "a text file", "content": text}}
    schema = known[repr(declared.answer)]
    found = {"200": {"description": "good", "content": {"application/json": {"schema": schema}}}}
    if declared.path.startswith("/api/boards/"):
        found["304"] = {"description": "it has not changed"}
    return found


def _path(declared: Call) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in declared.path.split("/") if part.startswith("{")]
    schema = {"type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[A-Za-z0-9_@.-]+$"}
    return [{"name": name, "in": "path", "required": True, "schema": schema} for name in names]


def _query(declared: Call) -> list[dict[str, Any]]:
    info = inspect.type_info(declared.query)
    if not isinstance(info, inspect.StructType):
        return []
    out = []
    for field in info.fields:
        schema: dict[str, Any] = {"type": "string", "maxLength": 80}
        if field.name == "lang":
            schema = {"type": "string", "enum": ["en", "ja"]}
        elif field.name == "at":
            schema = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
        elif field.name in ("ids", "options"):
            schema = {"type": "string", "maxLength": 400}
        out.append({"name": field.name, "in": "query", "required": False, "schema": schema})
    return out
