"""What examines games: the contract suite, the fuzzer, clause checks. Knows no game by name."""
