### Words of the clause tools. English.

# $number: of the chapter
rules-chapter = Chapter { $number }
rules-below = Below it
rules-code = Code
rules-tests = Tests
rules-data = Data
rules-none = none

## What a clause is

rules-status-code = rule
rules-status-data = table
rules-status-flow = sequence of play
rules-status-physical = handling of pieces
rules-status-ruling = ruling
rules-status-optional = optional rule
rules-status-later = not written yet

## Notes in the rulebook

rules-note-physical = at the table only
rules-note-ruling = ruling
rules-note-optional = optional rule
