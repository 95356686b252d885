"""The rules of Combat Commander: Europe, one file per chapter."""
