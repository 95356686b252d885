"""What is drawn and shown of both editions."""

from pathlib import Path

TEXT = Path(__file__).resolve().parents[1] / "text"  # what both editions say
