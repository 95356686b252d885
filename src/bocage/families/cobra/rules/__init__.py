"""The rules that both editions share, by the chapters of the 2008 rulebook in their order."""
