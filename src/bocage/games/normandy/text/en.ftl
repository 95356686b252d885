### The Battle for Normandy.

## The game

game-title = The Battle for Normandy
game-about = From the landings of 6 June to mid-August 1944, battalion by battalion, on five maps. What is in a stack is hidden.

side-allied = Allied
side-german = German

scenario-elle = Across the Elle
scenario-elle-about = 12 to 14 June: the 29th and 2nd Divisions attack across the Elle towards Saint-Clair and Saint-Georges. Eight turns on map B.
scenario-epsom = Operation Epsom
scenario-epsom-about = 26 June to 1 July: VIII Corps attacks towards the Odon and Hill 112. Eighteen turns on the south of map C.
scenario-breakout = Breakout
scenario-breakout-about = 18 to 31 July: Goodwood and Cobra on four maps.
scenario-campaign = The campaign
scenario-campaign-about = 6 June to mid-August, on all five maps.

part-night = night
part-am = morning
part-pm = afternoon

## A: movement

do-move = Move
do-go = Go on
do-drop = Leave some behind
do-halt = Halt
do-look = Look into a stack
do-look-all = Look into all stacks
do-remove = Eliminate what is too much
do-break-down = Break down into companies
do-shed = Shed a company
do-combine = Combine companies
do-absorb = Absorb a company
do-end-movement = End the phase
field-by = Units
field-way = Way
field-fast = Strategically
field-pause = Ask again there
field-space = Hex
field-unit = Unit
field-company = Company
none-look = No enemy stack can be looked into.
none-look-all = No enemy stack can be looked into.

# $side
prompt-movement = { $side }: move units, or end the movement phase.
# $side
prompt-mechanized = { $side }: move mechanized units, or end the mechanized movement phase.
# $side, $space
prompt-walk = { $side }: in { $space }, go on, leave some behind, or halt?

# $turn
event-turn-began = Turn { $turn } begins.
# $side, $n, $start, $space
event-passed = { $side }: { $n ->
    [one] 1 unit goes
   *[other] { $n } units go
} from { $start } to { $space }.
# $units, $space
event-marched = They are { $units }, now in { $space }.
# $side, $n, $space
event-dropped = { $side }: { $n ->
    [one] 1 unit stays
   *[other] { $n } units stay
} in { $space }.
# $side, $n, $space
event-removed = { $side }: { $n ->
    [one] 1 unit is eliminated
   *[other] { $n } units are eliminated
} in { $space }, because there was too much.
# $units, $companies, $space
event-broke-down = { $units } in { $space }: { $companies } are placed.
# $unit, $companies, $space
event-joined = { $companies } in { $space } become part of { $unit }.
# $side, $space
event-looked = { $side } looks into the stack in { $space }.
# $space, $units
event-found = In { $space } there are { $units }.

# $space
refuse-no-pile = There is no enemy stack in { $space }.
# $space
refuse-already-seen = What is in { $space } is known already.
# $space
refuse-not-next = No unit of yours is next to { $space }.
# $space
refuse-out-of-sight = Nobody sees into { $space }: it is a city or bocage.
refuse-no-look = No stack can be looked into now.
# $space
refuse-overfull = There is too much in { $space }.
# $space
refuse-not-overfull = There is not too much in { $space }.
refuse-none-overfull = Nowhere is there too much.
refuse-one-hex = They must be in one hex.
# $unit
refuse-not-yours = { $unit } is not yours, or not on the map.
# $unit
refuse-immobile = { $unit } has no movement allowance.
# $unit
refuse-has-moved = { $unit } has moved already.
# $unit
refuse-at-work = { $unit } is at work and does not move.
# $unit
refuse-not-mechanized = { $unit } is not mechanized.
# $unit
refuse-has-fired = { $unit } has fired.
# $space
refuse-enemy-near = An enemy is within three hexes of { $space }.
# $unit
refuse-no-supply = { $unit } is not in general supply.
# $space
refuse-guns-in-zone = Artillery does not stop alone in the enemy zone in { $space }.
# $space
refuse-guns-alone = Artillery that has moved into the enemy zone in { $space } is not left alone.
# $space
refuse-other-nation = In { $space } there are units of the other army.
# $space
refuse-would-attack = Out of supply they do not go to { $space }, where they would have to attack.
refuse-phase-closed = Nobody moves any more in this phase.
refuse-no-way = There is no way.
# $space
refuse-enemy-there = An enemy is in { $space }.
# $start, $space
refuse-no-going = They cannot go from { $start } to { $space }.
# $start, $space
refuse-zone-to-zone = From { $start } to { $space } leads from one enemy zone straight into another.
# $space
refuse-too-far = { $space } is too far.
refuse-none-left = Nobody can move any more.
refuse-not-walking = Leave some of those that move, but not all.
# $space, $unit
refuse-together = American and Commonwealth units in { $space } must part: { $unit } can still move.
refuse-movement-phase-only = This is possible only in the movement phase.
# $unit
refuse-not-whole = { $unit } is not a whole battalion of three steps.
# $unit
refuse-no-companies = There are not enough companies for { $unit }.
# $unit
refuse-nothing-to-shed = { $unit } has no step for a company.
refuse-none-to-break = No unit can break down.
# $unit
refuse-not-lost = { $unit } has not been lost or broken down.
refuse-two-or-three = Two or three companies of one hex are needed.
# $unit
refuse-wrong-company = These companies are not those of { $unit }.
# $unit
refuse-no-headquarters = The headquarters of { $unit } is not next to them.
refuse-none-to-combine = No companies can be combined.
# $unit
refuse-not-reduced = { $unit } is not reduced.
refuse-none-to-absorb = No company can be absorbed.

outcome-no-victory = The last turn is over.

## B: supply, weather, replacements

## C: combat

## D: fire, air, engineers
