"""The options: another set-up, railways, and eight readings of the rulebook."""

from __future__ import annotations

from bocage.kernel.api import Option

SETUP = "original-setup"
ORIGINAL = "original"
EXIT_DIVISIONS = "exit-divisions"
SHORT_COLUMN = "column-a-to-14"
DEFENDER_FIRST = "defender-first"
EARLY_AUGUST = "august-from-20"
EITHER_KIND = "either-kind"
ON_MAP = "divisions-on-map"
RAIL = "rail"
NORTH_4101 = "north-4101"
SOFTER_LANDING = "softer-landing"

OPTIONS = (
    Option(SETUP, "2008:E2", scenarios=("breakout",)),
    Option(EXIT_DIVISIONS, "2008:M.WT2"),
    Option(SHORT_COLUMN, "2008:M.WT3"),
    Option(DEFENDER_FIRST, "2008:M.CRT4"),
    Option(EARLY_AUGUST, "2008:12.3.4", scenarios=("breakout", "campaign")),
    Option(EITHER_KIND, "2008:12.3.1b"),
    Option(ON_MAP, "2008:18.1e", scenarios=("breakout", "campaign")),
    Option(RAIL, "2008:17.0", scenarios=("build-up", "campaign")),
    Option(NORTH_4101, "2008:13.2.1a"),
    Option(SOFTER_LANDING, "2008:19.2.2.6a", scenarios=("build-up", "campaign")),
)
