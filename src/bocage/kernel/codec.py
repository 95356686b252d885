"""Positions and actions as bytes, and keyed digests of positions."""

from __future__ import annotations

import hashlib
import hmac
from functools import cached_property
from typing import Any, Union

import msgspec

from bocage.kernel.module import Module
from bocage.kernel.nouns import Action, Illegal, Pass, protocol
from bocage.kernel.position import AnyPosition, AnyView, Position, View

_ENCODER = msgspec.msgpack.Encoder()  # keeps the order of mappings, which rules may rely on
_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")
_JSON = msgspec.json.Encoder(order="deterministic")

LONGEST = 65_536  # bytes of an action


class Codec:
    """Encoders and decoders for the types of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self.action_types: tuple[type[Action], ...] = tuple(dict.fromkeys((*module.actions, Pass)))

    @cached_property
    def _actions(self) -> Any:
        return Union[self.action_types]  # noqa: UP007 - built at run time from a tuple

    @cached_property
    def _frames(self) -> Any:
        return Union[self._module.frame_types]  # noqa: UP007 - built at run time from a tuple

    @cached_property
    def _position(self) -> msgspec.msgpack.Decoder[AnyPosition]:
        m = self._module
        return msgspec.msgpack.Decoder(
            Position[m.public, m.private, m.sealed, self._frames, self._actions]  # type: ignore[name-defined]  # run-time types
        )

    @cached_property
    def _view(self) -> msgspec.msgpack.Decoder[AnyView]:
        m = self._module
        return msgspec.msgpack.Decoder(
            View[m.public, m.private, m.counts_type, self._frames, self._actions]  # type: ignore[name-defined]  # run-time types
        )

    @cached_property
    def _action_json(self) -> msgspec.json.Decoder[Action]:
        return msgspec.json.Decoder(self._actions)

    def encode(self, value: Any) -> bytes:
        """Anything of the module as bytes; mappings keep their order."""
        return _ENCODER.encode(value)

    def decode(self, data: bytes) -> AnyPosition:
        """A position from its bytes; raises msgspec.ValidationError."""
        return self._position.decode(data)

    def decode_view(self, data: bytes) -> AnyView:
        """A view from its bytes."""
        return self._view.decode(data)

    def json(self, value: Any) -> bytes:
        """Anything of the module as canonical JSON."""
        return _JSON.encode(value)

    def action_from_json(self, data: bytes | str) -> Action | Illegal:
        """An action that came over a wire, or what is wrong with it."""
        if len(data) > LONGEST:
            return protocol("bad-form", text=f"{len(data)} bytes", expected=f"at most {LONGEST}")
        try:
            return self._action_json.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return protocol("bad-form", text=repr(data[:80]), expected=str(error)[:200])

    def digest(self, position: AnyPosition, key: bytes, before: bytes = b"") -> str:
        """A keyed digest: equal for equal positions, and it tells nothing without the key.

        `before` is what else it covers: the lines of a record that led there.
        """
        found = _CANONICAL.encode(position)
        return hmac.new(key, before + found, hashlib.sha256).hexdigest()[:16]
