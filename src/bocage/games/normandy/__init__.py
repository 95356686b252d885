"""The Battle for Normandy: its tables and its book. The game is still being written."""
