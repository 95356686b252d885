"""Fixtures that several test packages share."""
