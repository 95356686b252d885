"""Players that know only the engine: they see a view and a choice, never a position."""
