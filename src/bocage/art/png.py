"""A drawing as PNG, through resvg: a small renderer without system libraries."""

from __future__ import annotations

from bocage.art.fonts import covers, files
from bocage.kernel.module import InputError


class NoRendererError(InputError):
    """The package that makes PNG files is not installed."""


def render(svg: str, zoom: float = 1.0) -> bytes:
    """The PNG of a drawing, at so many pixels for each unit of it."""
    try:
        import resvg_py
    except ImportError:
        raise NoRendererError(
            "PNG files need the package resvg-py: pip install 'bocage[pictures]'"
        ) from None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=zoom,
            font_files=files(),
            skip_system_fonts=covers(svg),
            font_family="Bocage Sans",
            serif_family="Bocage Serif",
            sans_serif_family="Bocage Sans",
        )
    )
