"""The pure core: positions, frames, choices, chance, records. Standard library and msgspec only."""
