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

option-no-duties = No mandatory attacks
option-no-duties-about = Units in open ground need not attack.

part-night = night
part-am = morning
part-pm = afternoon

now-day = Day
now-date = { $day } { $month }
month-june = June
month-july = July
month-august = August
now-part = Part of the day
now-turn = Turn
now-weather = Weather
now-csp = Supply points
panel-score = Victory points
fact-held = Places held now
fact-place = { $name }
fact-bridgehead = Two battalions in supply { $name }
fact-loss = { $name } lost, for every { $per }
fact-exit = { $name }
fact-link = Supply line to { $name }
fact-bridge = Bridge down: { $name }
fact-head = Beachhead in supply: { $name }
panel-air = Aircraft today
fact-air-support = Ground support
fact-air-raids = Armed reconnaissance
fact-interdiction = Interdiction, { $sheet }
panel-sights = What you have seen
fact-sight = { $space }, { $day } { $month }, { $part }: { $units }
sight-true = still so
sight-old = changed since
panel-outlook = Forecast
fact-in-days = { $days ->
    [one] Tomorrow
   *[other] In { $days } days
}
panel-points = Replacement points
brief-in-days = +{ $days }
panel-due = Reinforcements, { $side }
group-turn = { $day } { $month }, { $part }
panel-lost = Lost, { $side }
table-results = Combat results
table-roll = Roll
table-terrains = Terrain
table-terrain = Terrain
table-foot = Infantry
table-mech = Vehicles, artillery
table-drm = Combat
table-fire = Fire alone
layer-zoc-allied = Allied zones of control
layer-zoc-german = German zones of control
layer-control-allied = Hexes that the Allies hold
layer-control-german = Hexes that the Germans hold
layer-reach = Reach
layer-supply = General supply
layer-supply-none = Out of supply
layer-duties = Whom you must attack
layer-net = Reach of your headquarters

# What is moved and looked at as one
# $name, $number, $kind
group-division = { $kind ->
    [foot] { $number }
   *[other] { $name }
} Division
# $name, $number, $kind
group-brigade = { $kind ->
    [foot] { $number }
   *[other] { $name }
} Brigade
# $name
group-corps = { $name } Corps troops
# $name, $kind
group-regiment = { $name } { $kind ->
    [cw] Brigade
   *[other] Regiment
}
# $number
group-kg = KG { $number }
# $name
group-plain = { $name }

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

# $day, $month, $part, $turn
event-turn-began = { $day } { $month }, { $part }: turn { $turn } begins.
# $side, $n, $start, $space, $way
event-passed = { $side }: { $n ->
    [one] 1 unit goes
   *[other] { $n } units go
} from { $start } to { $space }.
# $units, $space
event-marched = In { $space } now: { $units }.
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
# $space, $points, $most
refuse-overfull-at-end = There are { $points } stacking points in { $space }; at the end of the phase a hex holds { $most }.
# $space
refuse-not-overfull = There is not too much in { $space }.
# $unit
refuse-more-than-enough = { $unit } need not go: the others are enough.
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

do-attach = Attach to a headquarters
do-enter = Bring on reinforcements
do-refill = Use Feldersatz
do-load = Put trucks under a headquarters
do-dissolve = Take a battle group headquarters off
do-place = Place a headquarters
do-postpone = Wait until the next turn
do-mend = Give a reduced unit a step
do-rebuild = Rebuild a lost unit
do-grow = Make a company a battalion
do-motorize = Motorize a division
do-end-replacement = Spend no more
field-hq = Headquarters
field-truck = Trucks
field-full = At full strength
none-enter = No reinforcements can enter now.
none-move = Nobody can move now.
none-attach = No unit can be attached to another headquarters now.
none-refill = No headquarters can give Feldersatz now.
none-load = No trucks are with a headquarters that they could carry.
none-dissolve = No battle group headquarters is on the map.
none-mend = No reduced unit can get a step now.
none-rebuild = No lost unit can be rebuilt now.
none-grow = No company can be made a battalion now.
none-motorize = No division can be motorized now.
none-place = No headquarters can be placed now.
none-attack = No enemy can be attacked now.
none-shell = No artillery can fire alone now.
none-concede = Nobody is kept from attacking as he must.
none-assist = Nobody can give support here.
none-reply = No artillery can answer.
none-strafe = No enemy units can be attacked from the air now.
none-bomb = No bridge can be attacked from the air now.
none-blow = No engineers can destroy a bridge now.
none-restore = No engineers can repair a bridge now.
none-span = No engineers can cross and bridge now.
none-entrench = Nobody can begin an entrenchment now.
none-raze = There is no entrenchment that you could give up.
points-us-inf = US infantry
points-us-arm = US armour
points-cw-inf = CW infantry
points-cw-arm = CW armour
points-german-inf = German infantry
points-german-arm = German armour
points-german-tiger = German Tigers
nation-us = United States
nation-cw = Commonwealth
nation-german = Germany
weather-clear = clear
weather-partly-cloudy = partly cloudy
weather-cloudy = cloudy
weather-overcast = overcast
weather-heavy-overcast = heavy overcast
weather-fog = fog
weather-light-showers = light showers
weather-heavy-rain = heavy rain
weather-storm = storm
forecast-clear = clear
forecast-partly-cloudy = partly cloudy
forecast-cloudy = cloudy
forecast-overcast = overcast
forecast-heavy-overcast = heavy overcast
forecast-fog = fog
forecast-light-showers = light showers
forecast-heavy-rain = heavy rain
forecast-storm = storm
level-decisive-allied = decisive Allied victory
level-allied = Allied victory
level-draw = draw
level-german = German victory
level-decisive-german = decisive German victory

# $side
prompt-return = { $side }: place the headquarters that return.
# $side
prompt-replace = { $side }: give replacement points to units, or spend no more.

# $unit, $hq
event-attached = { $unit } is attached to { $hq } in this phase.
# $day, $month, $rolls, $weather
event-weather-forecast = Forecast for { $day } { $month }: { $rolls }, { $weather }.
# $rolls, $forecast, $weather
event-weather-changed = The forecast was { $forecast }; with { $rolls } the weather is { $weather }.
# $weather
event-weather-came = The weather is { $weather }.
# $csp, $left
event-points-came = The Allies get { $csp } supply points and now have { $left }.
# $side, $n, $space
event-entered = { $side }: { $n ->
    [one] 1 unit enters
   *[other] { $n } units enter
} in { $space }.
# $units, $space
event-entered-who = They are { $units }, in { $space }.
# $side, $roll
event-replacements-rolled = { $side } rolls { $roll } for replacements.
# $nation, $infantry, $armour
event-replacements-came = { $nation }: replacement points for infantry { $infantry }, for armour { $armour }.
# $points, $rem
event-losses-converted = Losses of { $points }: { $rem } more replacement points in the next replacement phase.
# $points, $number, $left
event-points-spent = { $points }: { $number ->
    [one] 1 replacement point
   *[other] { $number } replacement points
} spent, { $left } left.
# $unit, $steps, $space
event-mended = { $unit } in { $space } now has { $steps } steps.
# $side, $space
event-rebuilt = { $side } rebuilds a unit in { $space }.
# $unit, $steps
event-rebuilt-who = { $unit } returns with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
# $points, $number, $lost
event-points-used = { $points }: { $number ->
    [one] 1 replacement point
   *[other] { $number } replacement points
} spent, { $lost } unused and lost.
# $hq, $unit, $left
event-steps-spent = { $hq } gives replacements to { $unit } and has { $left } left.
# $unit
event-trucks-came = { $unit } may enter.
# $truck, $hq, $turn
event-loaded = { $truck } carries the division of { $hq } from turn { $turn } on.
# $side
event-motors-came = { $side } may motorize a division.
# $hq
event-motorized = The division of { $hq } is motorized.
# $hq, $turn
event-hq-out = { $hq } returns in turn { $turn }.
# $side, $space
event-hq-placed = { $side } places a headquarters in { $space }.
# $hq, $space
event-hq-placed-who = It is { $hq }, in { $space }.
# $hq
event-hq-waits = { $hq } finds no place and waits until the next turn.
# $side, $space
event-hq-taken = { $side } takes a battle group headquarters off in { $space }.
# $points, $level
event-scored = The Allies have { $points } victory points: { $level }.

# $unit, $hq
refuse-attached-already = { $unit } is attached to { $hq } already.
# $unit, $hq
refuse-needs-no-place = { $unit } needs no attachment to { $hq }.
# $unit, $hq
refuse-not-attachable = { $unit } cannot be attached to { $hq }.
# $hq
refuse-no-hq = { $hq } is no headquarters.
# $hq
refuse-no-line = No line of supply leads to { $hq }.
# $unit
refuse-not-here = { $unit } is not yours, or not on the map.
# $hq, $units
refuse-slots-taken = { $hq } supplies three others already: { $units }.
# $hq, $units
refuse-stranger-taken = { $hq } supplies a unit of another division already: { $units }.
# $hq, $units
refuse-kg-full = { $hq } supplies six units already: { $units }.
# $hq
refuse-not-due = { $hq } does not return now.
# $hq
refuse-can-return = { $hq } can be placed.
# $space
refuse-closed-hex = Nobody can stand in { $space }.
# $space
refuse-enemy-zone = { $space } is in an enemy zone.
# $space
refuse-no-room = There is no room in { $space }.
# $space
refuse-too-far-from-units = { $space } is too far from the units.
refuse-nobody = Choose at least one unit.
# $unit
refuse-not-yet = { $unit } has not arrived yet, or is not waiting.
# $unit, $space
refuse-not-there = { $unit } cannot enter in { $space }.
# $space
refuse-other-roads = They come to { $space } by different roads.
# $most
refuse-group-too-large = At most { $most } stacking points enter together.
# $unit, $group
refuse-queue-too-long = { $unit } would be in group { $group } of the queue, and has not the points.
refuse-not-now = Reinforcements enter in movement phases, before companies are combined.
refuse-none-due = No reinforcements are due.
# $unit
refuse-no-replacements = { $unit } never gets replacements.
# $unit
refuse-own-losses-only = { $unit } gets only replacements for its own losses.
# $unit
refuse-no-company-points = { $unit } is a company: nothing restores those.
# $unit
refuse-no-price = { $unit } cannot be had for points.
# $unit
refuse-one-tiger = At most one step of Tigers returns a day: none for { $unit } now.
# $unit
refuse-few-points = There are not enough points for { $unit }.
# $unit
refuse-one-step = { $unit } has only one step.
# $unit, $space
refuse-not-next-to-hq = { $space } is not next to a headquarters of { $unit }.
# $unit
refuse-no-company = { $unit } is no company on the map.
# $unit
refuse-other-kind = { $unit } is a company of another kind.
# $unit
refuse-no-steps = The headquarters of { $unit } has no replacements.
# $unit
refuse-not-infantry = { $unit } needs more than men.
# $unit, $hq
refuse-few-steps = { $hq } has not enough replacements for { $unit }.
refuse-no-motors = The roll gave no motor transport.
# $hq
refuse-no-division = { $hq } is not the headquarters of such a division on the map.
# $hq
refuse-motorized-already = The division of { $hq } is motorized already.
# $unit
refuse-no-truck = { $unit } are no trucks on the map.
# $hq
refuse-no-infantry-division = { $hq } is not the headquarters of an infantry division on the map.
# $hq
refuse-not-in-its-hex = The trucks are not in the hex of { $hq }.
# $hq
refuse-carried-already = The trucks carry the division of { $hq } already.
# $hq
refuse-not-in-pool = { $hq } is not in the pool.
# $space
refuse-no-corps-hq = In { $space } it would not be supplied by a corps headquarters.
# $hq
refuse-no-battle-group = { $hq } is no battle group headquarters on the map.

# $day, $month
moment-forecast = Forecast for { $day } { $month }
# $forecast
moment-weather = Forecast { $forecast }
# $side
moment-replacements = { $side }: replacements
tally-forecast = Forecast
tally-supply-income = Supply points
tally-points-inf = Infantry
tally-points-arm = Armour
tally-victory = Victory points
label-after-storm = after a storm
label-after-clear = after a clear day
label-share = share of the scenario
label-harbours = harbours
label-daily = daily roll
label-losses = for losses
# $name
label-victory-place = { $name }
# $name
label-victory-bridgehead = bridgehead { $name }
# $name
label-victory-loss = { $name } lost
# $name
label-victory-exit = { $name }
# $name
label-victory-link = supply of { $name }
# $name
label-victory-bridge = bridge down: { $name }
# $name
label-victory-head = beachhead { $name }
# $allied
outcome-decisive-allied = Decisive Allied victory with { $allied } points.
# $allied
outcome-allied = Allied victory with { $allied } points.
# $allied
outcome-draw = A draw: the Allies have { $allied } points.
# $allied
outcome-german = German victory: the Allies have { $allied } points.
# $allied
outcome-decisive-german = Decisive German victory: the Allies have { $allied } points.

## C: combat

do-attack = Attack
do-concede = Concede that it cannot attack
do-end-combat = End the combat phase
do-shelter = Double this unit
do-coordinate = Use combined arms
do-lose = Take the step losses
do-flee = Retreat
do-stand = Give up the fortification and stay
do-hold = Stay, for one more step
do-yield = Do not stay: they are lost
do-advance = Advance
do-stay = Do not advance
field-engineers = engineers that lead
field-plus = added to the roll
field-steps = steps
field-mark = what is given up

# $side
prompt-combat = { $side }: attack, fire, or end the combat phase.
# $side $space
prompt-shelter = { $side }: which unit in { $space } does the entrenchment double?
# $side $space $column $number
prompt-coordinate = { $side }: { $space }, column { $column }, result line { $number }. What do combined arms add?
# $side $steps $units
prompt-lose = { $side }: { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} lost, by { $units }.
# $side $units
prompt-flee = { $side }: where do { $units } retreat to?
# $side $space
prompt-advance = { $side }: who advances into { $space }?

# $side $units $hexes $space
event-attack-declared = { $side }: { $units } attack { $space } from { $hexes }.
# $csp $left $space
event-attack-paid = Supply points for the attack on { $space }: { $csp }; { $left } are left.
# $side $units $late $space
event-defended = { $side }: { $units } defend { $space }. Units that have retreated there: { $late }.
# $side $hqs
event-lines-shown = { $side }: supply comes through { $hqs }.
# $space $units
event-no-room = There is no room in { $space } beside { $units }: they go on.
# $space
event-cut-off = The defenders of { $space } are isolated.
# $unit
event-sheltered = The entrenchment doubles { $unit }.
# $space $column $roll $number
event-combat-rolled = Attack on { $space }: column { $column }, roll { $roll }, with the modifiers { $number }.
# $side $plus
event-arms-combined = { $side }: combined arms add { $plus }.
# $space $result
event-combat-result = Result in { $space } (attacker/defender): { $result }.
# $unit $left
event-step-lost = { $unit } loses a step and has { $left } left.
# $unit
event-destroyed = { $unit } is eliminated.
# $unit $heir
event-reduced = Of { $unit } a company is left: { $heir }.
# $side $units $start $space
event-retreated = { $side }: { $units } retreat from { $start } to { $space }.
# $side $space $mark
event-stood = { $side }: nobody retreats from { $space }; given up: { $mark }.
# $side
event-held = { $side }: the attackers stay, for one more step.
# $side $units $space
event-advanced = { $side }: { $units } advance into { $space }.
# $side $unit $space
event-conceded = { $side }: { $unit } in { $space } cannot attack as it must; the enemy makes it retreat.

# $space
refuse-attacked-already = { $space } has been attacked in this phase.
# $space
refuse-has-retreated-there = Those in { $space } were attacked in this phase and have retreated.
# $space
refuse-no-enemy-there = There is no enemy in { $space }.
# $unit
refuse-has-attacked = { $unit } has attacked in this phase.
# $unit
refuse-no-strength = { $unit } has no attack strength.
# $unit $space
refuse-not-adjacent = { $unit } is not next to { $space }.
refuse-nobody-attacks = Choose at least one attacker.
# $unit
refuse-guns-do-not-attack = { $unit } is artillery and does not attack in ground combat.
# $units
refuse-no-common-command = { $units } do not belong, or are not attached, to one division.
# $unit $hq
refuse-not-attachable-now = { $unit } draws no supply from { $hq } or its corps headquarters, or is attached elsewhere.
# $hq $units
refuse-too-many-attached = Three units are attached to a division at most; to { $hq } there would be { $units }.
# $price $csp
refuse-too-few-points = An attack from several hexes costs { $price } supply points; there are { $csp }.
# $attack $defence
refuse-odds-too-bad = { $attack } to { $defence } is worse than 1:4.
# $unit
refuse-engineers-no-help = { $unit } gives no bonus in this attack.
# $unit $spaces
refuse-must-attack = { $unit } must attack { $spaces }, or artillery must fire there.
# $unit
refuse-owes-nothing = { $unit } need not attack anybody.
# $unit $spaces
refuse-can-still-attack = { $spaces } can still be attacked for { $unit }.
# $unit
refuse-not-involved = { $unit } takes no part in this combat.
# $unit $most
refuse-too-many-steps = { $unit } has only { $most } steps.
# $steps
refuse-exact-losses = Exactly { $steps } steps are lost.
refuse-one-each-first = Nobody loses a second step before all have lost one.
# $units
refuse-engineers-first = The engineers that led lose the first step: { $units }.
refuse-recon-not-first = Infantry or armour loses the first step, before reconnaissance.
refuse-need-not-retreat = Choose those that have to retreat now.
refuse-from-one-hex = They are not in one hex.
# $unit $space
refuse-cannot-retreat-there = { $unit } cannot retreat to { $space }.
# $unit $space
refuse-zone-at-the-last = { $unit } can retreat elsewhere than into the enemy zone in { $space }.
# $unit $space
refuse-towards-supply = { $unit } must retreat towards supply, and { $space } is no nearer.
# $unit
refuse-took-no-part = { $unit } took no part in the attack.
# $unit
refuse-never-advances = { $unit } never advances after combat.
# $unit
refuse-cannot-advance-there = { $unit } could not move there, and so does not advance there.
refuse-nobody-advances = Choose at least one unit.
# $points $most
refuse-too-many-advance = That is { $points } stacking points; the hex holds { $most }.

tally-attack = Attack strength
tally-attack-seen = Attack strength as far as it is declared
tally-defence = Defence strength
tally-defence-seen = Defence strength as it was seen
tally-drm = DRM
# $unit
label-strength = { $unit }
# $unit
label-entrenched = { $unit } entrenched
label-guns = artillery and ships
label-stream = across a stream, halved
label-river = across a river, halved
label-out-of-marsh = out of a flooded hex, halved
label-farmland = farmland
label-bocage = bocage
label-forest = forest
label-flooded = flooded
label-village = village
label-town = town
label-city = city
label-tanks-alone = tanks alone
label-poi = point of interest
label-uphill = all uphill
label-ground-limit = at most 3 for terrain
label-lone-recon = reconnaissance alone in cover
label-engineers = engineers
label-ground-support = ground support
label-air-cover = ground support of the defence
label-guns-against-none = artillery against none
label-isolated = isolated, and attacked before
label-limit = at most 3 in all
refuse-must-retreat = They must retreat.

# $space $column
forecast-fight = Attack on { $space }, column { $column }
# $attacker $flees $defender $runs
odd-fight = Attackers: { $attacker ->
    [0] no loss
    [one] one step
   *[other] { $attacker } steps
}{ $flees ->
    [yes] , and they retreat
   *[no] {""}
}. Defenders: { $defender ->
    [0] no loss
    [one] one step
   *[other] { $defender } steps
}{ $runs ->
    [yes] , and they retreat
   *[no] {""}
}.
# $attack $defence $drm
note-strengths = { $attack } to { $defence }, DRM { $drm }.
# $least $most
note-arms = Combined arms: after the roll you may add { $least } or { $most }; counted here is { $least }.
# $whose
note-help = { $whose ->
    [both] Support of both sides is still to come.
   *[defender] The defender's support is still to come.
}
die-fight = Ground combat

## D: fire, air, engineers

# $points, $side
prompt-plot = { $side }: divide the { $points } air points of the day between armed reconnaissance and interdiction over each map; the rest is ground support.
# $points, $side
prompt-plot-flak = { $side }: divide the { $points } AA points over the maps.
# $left, $side
prompt-recon = { $side }: armed reconnaissance. Attacks left today: { $left }.
# $side, $space
prompt-raided = { $side }: { $space } was hit from the air. Which unit loses the step?
# $side
prompt-engineers = { $side }: let engineers work on bridges or entrenchments, or end the phase.
# $side, $space
prompt-support = { $side }: support for the attack on { $space }. Artillery and ground support, or none.
# $side, $space
prompt-defence = { $side }: { $space } is attacked. Defensive support, or none.
# $side, $space
prompt-shelled = { $side }: { $space } was hit by artillery. Which unit loses the step?
# $side, $space
prompt-answer-guns = { $side }: German artillery has fired from { $space }. Counter-battery fire, or none.

do-plot-air = Allocate air points
do-plot-flak = Allocate AA points
do-assist = Give support
do-shell = Fire artillery alone
do-reply = Fire counter-battery
do-suffer = Take the step loss
do-strafe = Attack units from the air
do-bomb = Attack a bridge from the air
do-end-recon = End armed reconnaissance
do-blow = Destroy a bridge
do-restore = Repair a bridge
do-span = Cross and bridge
do-entrench = Begin an entrenchment
do-raze = Give up an entrenchment
do-end-engineers = End the engineer phase
field-recon = armed reconnaissance
field-maps = maps
field-guns = artillery
field-points = ground support points
field-gun = artillery unit
field-of = target type
field-over = across which hexside
field-to = to
field-times = attacks

kind-sheet = map
sheet-A = map A
sheet-B = map B
sheet-C = map C
sheet-D = map D
sheet-E = map E
of-any = any unit
of-armour = armour
of-infantry = infantry
result-none = no effect
result-abort = abort
result-hit = hit
work-destroy = destroy
work-repair = repair
terrain-clear = clear
terrain-beach = beach
terrain-farmland = farmland
terrain-bocage = bocage
terrain-forest = forest
terrain-flooded = flooded/marsh
terrain-village = village
terrain-town = town
terrain-city = city
terrain-poi = point of interest
terrain-entrenchment = entrenchment
terrain-strongpoint = strongpoint
terrain-hill = hill
terrain-stream = stream
terrain-river = river
terrain-bluff = bluff
terrain-draw = draw
terrain-cliff = cliff
terrain-perimeter = Cherbourg perimeter
terrain-flooded-side = edge of flooded ground
terrain-sea = sea
terrain-highway = highway
terrain-primary = primary road
terrain-secondary = secondary road
terrain-railroad = railroad
terrain-airfield = airfield

# $gun, $hit, $roll, $side, $space, $start
event-fired =
    { $hit ->
        [yes] { $gun } ({ $side }) fires from { $start } at { $space }: { $roll }, a hit.
       *[no] { $gun } ({ $side }) fires from { $start } at { $space }: { $roll }, a miss.
    }
# $space, $unit
event-step-shot = { $unit } in { $space } loses a step.
# $guns, $points, $side, $space
event-assisted = { $side } support at { $space }. Artillery: { $guns }; ground support points: { $points }.
# $fixed, $result, $roll, $space, $units
event-flak-fired = Anti-aircraft fire at { $space }: { $roll }, { $result }. FLAK: { $units }; inherent FLAK of the ground: { $fixed }.
# $fixed, $space, $units
event-flak-seen = FLAK at { $space }: { $units }; inherent FLAK of the ground: { $fixed }.
# $space
event-no-flak = No FLAK at { $space }.
# $hit, $raids, $recon, $support
event-plotted = Armed reconnaissance: { $recon } points, { $raids } attacks that hit with { $hit } or more. Ground support: { $support } points.
# $lost, $sheet
event-interdicted = Interdiction, { $sheet }: German units lose { $lost } movement points by day.
# $weather
event-grounded = No aircraft fly today ({ $weather }).
# $space, $units
event-spotted = The target of the armed reconnaissance in { $space }: { $units }.
# $hit, $of, $roll, $space
event-raided =
    { $hit ->
        [yes] Armed reconnaissance against { $space } ({ $of }): { $roll }, a hit.
       *[no] Armed reconnaissance against { $space } ({ $of }): { $roll }, a miss.
    }
# $of, $space
event-raid-missed = No { $of } in { $space }: nothing is lost.
# $hit, $over, $roll, $space
event-bombed =
    { $hit ->
        [yes] Attack from the air on the bridge { $space }–{ $over }: { $roll }, it is destroyed.
       *[no] Attack from the air on the bridge { $space }–{ $over }: { $roll }, a miss.
    }
# $left
event-air-lost = An air point is lost for good; { $left } are left.
# $done, $over, $roll, $side, $space, $work
event-bridge-tried =
    { $done ->
        [yes] Engineers in { $space } ({ $side }), bridge to { $over } ({ $work }): { $roll }, done.
       *[no] Engineers in { $space } ({ $side }), bridge to { $over } ({ $work }): { $roll }, in vain.
    }
# $side, $space, $start
event-bridged = { $side }: engineers cross from { $start } to { $space } and build a bridge behind them.
# $over, $space
event-bridge-left = The engineers' bridge between { $space } and { $over } is gone.
# $space
event-work-begun = An entrenchment is begun in { $space }.
# $space
event-work-done = The entrenchment in { $space } is ready.
# $space
event-work-gone = The entrenchment in { $space } is removed.

tally-shell = Hit number
tally-shell-seen = Hit number, as far as it is known
tally-aid = Support strength
tally-flak = Added to anti-aircraft fire
tally-raid = DRM of the armed reconnaissance
tally-raid-seen = DRM of the armed reconnaissance, as far as it is known
tally-bridge = DRM of the engineers
tally-interdiction = Interdiction
tally-csp = Price in supply points
label-major-attack = major attack
label-normal-attack = normal attack
label-defended-hex = defended hex
# $unit
label-gun = artillery { $unit }
label-rockets = Nebelwerfer, halved
label-unsupplied = out of supply, halved
# $terrain
label-ground = terrain: { $terrain }
label-cover-limit = at most 3 for terrain
label-weather = weather
label-night = night
label-answer-at-night = counter-battery fire at night
label-density = steps in the hex
label-strategic = strategic movement
label-type-chosen = target type chosen
label-flak = FLAK near the target
label-more-flak = FLAK beyond the first
label-points = air points
label-halved = halved over this map
label-zone = in an enemy zone of control

refuse-allies-only = Only the Allies fire counter-battery.
# $hq, $unit
refuse-attached-elsewhere = { $unit } is attached to { $hq } in this phase.
# $weather
refuse-bad-weather = No counter-battery fire in this weather ({ $weather }).
# $over, $space
refuse-bombed-already = The bridge { $space }–{ $over } has been attacked in this turn: say at first how often.
# $over, $space
refuse-bridge-down = The bridge { $space }–{ $over } is down already.
# $over, $space
refuse-bridge-stands = A bridge stands between { $space } and { $over }.
# $space
refuse-cut-off = Nobody in { $space } is in general supply, nor is a friend within 3 hexes.
# $unit
refuse-division-cut-off = { $unit } is silent: the headquarters of its division is not in general supply.
# $most, $n
refuse-flak-points = All { $most } AA points are divided, not { $n }.
refuse-germans-only = Only the Germans build entrenchments.
# $unit
refuse-gun-not-ready = { $unit } has fired or moved.
# $unit
refuse-gun-unsupplied = { $unit } is not in general supply.
refuse-no-aircraft = The Germans have no ground support.
refuse-no-aircraft-at-night = No ground support at night.
# $over, $space
refuse-no-bridge = There is no bridge between { $space } and { $over }.
refuse-no-bridge-left = No bridge can be attacked any more.
# $unit
refuse-no-bridging = { $unit } cannot bridge: Allied engineer battalions can, and mechanized German ones.
refuse-no-combat-supply = No attacker is in combat supply.
# $unit
refuse-no-command = { $unit } belongs to no headquarters of these units.
# $cost, $left
refuse-no-csp = This costs { $cost } supply points; { $left } are left.
# $space
refuse-no-digging = No entrenchments in cities, towns, marsh or bocage ({ $space }).
# $unit
refuse-no-engineers = { $unit } is not engineers.
# $space
refuse-no-ground = These engineers cannot stand in { $space }.
# $unit
refuse-no-gun = { $unit } is no artillery of yours.
refuse-no-gun-ready = No artillery is ready.
refuse-no-hexes = Choose at least one hex.
refuse-no-marker-left = All entrenchment markers are on the map.
# $sheet
refuse-no-points-there = Leave { $sheet } out if it gets no points.
refuse-no-questions = Choose at least one question.
refuse-no-such-kind = Any unit, armour or infantry.
# $sheet
refuse-no-such-map = { $sheet } is not in play.
refuse-no-such-work = No engineers can do this now.
# $space
refuse-no-target = No enemy that could be attacked in { $space }.
# $over, $space
refuse-no-water = There is neither stream nor river between { $space } and { $over }.
# $space
refuse-no-works = There is no entrenchment of yours in { $space }.
# $weather
refuse-nobody-flies = No aircraft fly today ({ $weather }).
refuse-nobody-helps = Nobody can give support here.
refuse-nobody-to-raid = No units can be attacked any more in this turn.
# $space, $unit
refuse-not-entrenched = { $unit } does not defend { $space }.
# $unit
refuse-not-hit = { $unit } was not hit.
# $hq, $unit
refuse-not-in-command = { $unit } is in range neither of { $hq } nor of the corps headquarters that supplies it.
# $space
refuse-not-spotted = No supplied unit observes { $space }.
refuse-nothing-given = Choose artillery or ground support points, or pass.
refuse-nothing-spotted = No enemy hex is observed that could be fired at.
# $hq, $unit
refuse-other-army = { $unit } does not support units of the other nation.
# $space
refuse-other-army-there = Units of the other nation are in { $space }.
# $least, $most
refuse-other-plus = Combined arms add { $least } or { $most } here.
# $distance, $low, $most, $space, $unit
refuse-out-of-range = { $unit } fires { $low } to { $most } hexes far; { $space } is { $distance } away.
# $left, $n
refuse-points-spent = { $n } ground support points are wanted, { $left } are left today.
# $space
refuse-raided-already = { $space } has been attacked from the air in this turn.
# $left, $n
refuse-raids-spent = { $n } attacks are wanted, { $left } are left today.
# $space
refuse-several-zones = Several enemies have { $space } in their zone of control.
# $space, $unit
refuse-spotter-of-others = Nobody of the division of { $unit }, or attached to it, observes { $space }.
# $space
refuse-struck-already = { $space } has been attacked in this phase.
# $most, $n
refuse-too-many-air-points = { $n } points are divided, { $most } are there today.
# $most, $n
refuse-too-many-guns = { $n } artillery units for these units: at most { $most }.
# $most, $n
refuse-too-many-points = { $n } ground support points in one combat: at most { $most }.
# $most, $points, $space
refuse-too-many-there = { $points } stacking points in { $space }: at most { $most }.
# $most, $n
refuse-too-much-recon = { $n } points for armed reconnaissance: at most { $most }.
# $unit
refuse-worked-already = { $unit } has worked in this phase.
# $space
refuse-works-there = There is an entrenchment in { $space } already.

do-defend = Support a defence
about-defend = When one of these hexes is attacked, the strongest artillery that can gives support: of these units, or of all if you choose none, but never those that you keep. If none can, you pass.
# $guns, $hexes, $keep
standing-defend = Support the defence of { $hexes }; artillery: { $guns }; kept: { $keep }.
do-spare = Save defensive support
about-spare = You pass whenever a hex is attacked that is not one of these.
# $hexes
standing-spare = No defensive support but in: { $hexes }.
do-answer-guns = Counter-battery fire
about-answer-guns = When German artillery fires alone, the strongest artillery that can answers: of these units, or of all if you choose none, but never those that you keep.
# $guns, $keep
standing-answer-guns = Answer German artillery; artillery: { $guns }; kept: { $keep }.
do-silent-phase = Pass
about-silent-phase = In these questions you pass, or end the phase at once.
# $questions
standing-silent-phase = Pass in: { $questions }.
field-hexes = hexes
field-keep = keep these
question-defence = defensive support
question-answer-guns = counter-battery fire
question-engineers = engineer phase
question-recon = armed reconnaissance

## E: the invasion

scenario-omaha = Bloody Omaha
scenario-omaha-about = 6 to 10 June: the 1st and 29th Divisions land at Omaha, between Pointe du Hoc and Port-en-Bessin. Fourteen turns on maps B and C.

do-post = Place a strongpoint
do-stow = Rearrange a wave
do-swim = Let tanks swim, or not
do-end-placing = Begin
do-land = Land
do-hop = Go one hex
do-end-landing = End the landing
do-shoot = Fire
do-regroup = Form a battalion
do-end-fire = End the fire
do-claim = Choose the beachhead
do-keep = Keep special tanks
do-sail = Move a ship
do-call = Call a ship
do-end-sailing = The ships stay
do-end-muster = Go on
do-enqueue = Put into a queue
field-fort = Strongpoint
field-ship = Ship
field-ships = Ships
field-site = Landing site
site-utah = Utah
site-omaha = Omaha
site-gold = Gold
site-juno = Juno
site-sword = Sword

# $side
prompt-placing = { $side }: arrange your part of the invasion, then begin.
# $side, $phase
prompt-landing = { $side }: phase { $phase } of the invasion. Land units, and move those ashore by one hex.
# $side, $phase
prompt-fire = { $side }: phase { $phase } of the invasion. Fire, or end the segment.
# $side, $phase
prompt-swimmers-fire = { $side }: the tanks that have swum ashore may fire at once.
# $side, $space
prompt-storm = { $side }: { $space } is empty. May a company go there?
# $side
prompt-muster = { $side }: form battalions where companies lie together, or go on.
# $side, $number
prompt-keep = { $side }: { $number } special tanks stay in the game. Which?
# $side, $site
prompt-claim = { $side }: which beach becomes the beachhead of { $site }?
# $side
prompt-fleet = { $side }: place and move ships, or let them stay.
none-land = Nobody can land now.
none-hop = Nobody ashore can go a hex.
none-shoot = Nobody can fire now.
none-regroup = No companies can form a battalion of a holding box.
none-call = No ship can be called now.
none-swim = There are no tanks in a first wave.
none-stow = There is nothing to rearrange.
none-post = There is nothing to place.
none-sail = No ship can sail.
none-enqueue = No reinforcements are due for the queues.

# $phase
event-phase-began = Phase { $phase } of the invasion begins.
# $unit, $space
event-posted = { $unit } is placed in { $space }.
# $units, $space
event-stowed = { $units } now start in { $space }.
# $side, $space, $roll, $hit
event-swam = { $hit ->
    [yes] Swimming tanks from { $space } reach the shore.
   *[other] Swimming tanks from { $space } sink.
} (die { $roll })
# $side, $start, $space, $roll
event-drifted = A unit from { $start } lands in { $space } (die { $roll }).
# $unit, $space
event-landed-who = It is { $unit }, now in { $space }.
# $side, $space, $units, $guns
event-salvo-shown = { $units } fire at { $space }.
# $side, $space, $units, $roll, $hit
event-salvo-fired = { $hit ->
    [yes] Hit: one step is lost in { $space }.
   *[other] No effect in { $space }.
} (die { $roll })
# $unit, $space
event-fort-seen = The strongpoint in { $space } is { $unit }.
# $side, $units, $space
event-stormed = { $units } storm { $space }.
# $side, $n
event-kept = { $n ->
    [one] 1 support unit leaves
   *[other] { $n } support units leave
} the game.
# $side, $n
event-mustered = { $n ->
    [0] All battalions have been formed again.
    [one] 1 battalion was not formed again and counts as eliminated.
   *[other] { $n } battalions were not formed again and count as eliminated.
}
# $space, $site
event-claimed = { $space } is the beachhead of { $site }.
# $unit, $space
event-sailed = { $unit } goes to { $space }.
do-man = Put a company to a strongpoint or next door
none-man = No battalion has been broken down.
# $unit
refuse-not-broken-down = { $unit } has not been broken off before the landing.
# $space
refuse-no-strongpoint = { $space } is neither next to where the battalion was nor a strongpoint.
# $space
refuse-manned-already = A company is with the strongpoint in { $space } already.
refuse-none-broken-down = Nobody can be placed: no battalion has been broken down.
# $space
refuse-rangers-together = The rangers under the cliff land together behind the other battalion, and only there.
# $space
refuse-behind-rangers = { $space } is not an empty assault hex behind the other rangers.
# $unit
refuse-others-first = { $unit } has waited since the invasion and lands first.
# $side, $space
prompt-clearing = { $side }: too many are on { $space }. Remove what is too much at once.
# $roll, $hit
event-signalled = { $hit ->
    [yes] The signal is received: the rangers that wait may follow to the cliff.
   *[other] No signal is received from the cliff.
} (die { $roll })
option-rangers-follow = Rangers may follow to the cliff
option-rangers-follow-about = Rangers that do not land in phase 1 may be called to Pointe du Hoc by a die.
option-bloody-omaha = Bloody Omaha variant
option-bloody-omaha-about = Two battalions of the 30th Schnelle Brigade come to Trévières on 8 June.
do-engage = Fire at a ship
none-engage = No ship can be fired at now.
do-return-fire = Fire back unless hit
none-return-fire = The ship cannot fire back.
# $side, $unit, $space
prompt-return-fire = { $side }: guns in { $space } fire at { $unit }. Will it fire back if it is not hit?
tally-at-sea = Hit number at sea
# $unit
refuse-ship-not-seen = Nobody on the coast directs the fire at { $unit }.
refuse-nothing-at-sea = There is no ship at which a gun can fire.
# $unit, $space
refuse-no-crew = The guns in { $space } fire only with infantry in their hex.
# $gun, $start, $ship
event-ship-engaged = { $gun } in { $start } fires at { $ship }.
# $side, $gun, $ship, $space, $roll, $hit
event-ship-shot = { $hit ->
    [yes] { $ship } is hit.
   *[other] { $ship } is not hit.
} (die { $roll })
die-salvo = Fire in the landing
# $space
forecast-salvo = Fire at { $space }
# $unit
forecast-at-sea = Fire at { $unit }
# $unit, $space
forecast-landing = { $unit } lands in { $space }
odd-salvo-hit = hit
odd-salvo-hit-about = One step is lost, as its owner chooses.
odd-salvo-missed = no effect
odd-salvo-missed-about = Nobody is hurt.
odd-ship-hit = hit
odd-ship-hit-about = The ship is gone for good; a battleship hit by guns of less than 170 mm returns at night.
odd-ship-missed = no effect
odd-ship-missed-about = The ship fires back if that was said.
# $space
odd-straight = on target
# $space
odd-straight-about = It lands in { $space }, as it wanted to.
# $space
odd-drifts = drift
# $space
odd-drifts-about = It drifts east to { $space }, if there is room.
# $space
odd-stays-about = There is no room; it stays in { $space }.
# $space
odd-sinks = sinks
# $space
odd-sinks-about = The tanks sink on the way to { $space }.
# $space
odd-swims = swims
# $space
odd-swims-about = The tanks reach the shore and roll for drift to { $space }.
# $space
moment-drift = Landing towards { $space }
# $space, $number
moment-salvo = Fire at { $space }, hits up to { $number }
panel-waves = Waves and beaches
panel-landing = The landing, beach by beach
table-beach = beach
table-wave-3 = 3rd wave
table-wave-2 = 2nd wave
table-wave-1 = 1st wave
table-ashore = ashore
table-forts = strongpoints near
# $name, $space
group-beach = { $name } ({ $space })
panel-landing-losses = Losses of the landing
steps-us-inf = Steps of US infantry
steps-us-arm = Steps of US armour
steps-cw-inf = Steps of CW infantry
steps-cw-arm = Steps of CW armour
steps-german-inf = Steps of German infantry
steps-german-arm = Steps of German armour
steps-german-tiger = Steps of Tigers
steps-forts = Strongpoints that were seen
guide-omaha-title = A first landing: the morning of 6 June at Omaha
# $win, $draw
guide-omaha-map = Seven beaches are lit. With { $win } points on 10 June you have won, with { $draw } it is a draw. What counts stands beside the map: Pointe du Hoc, Isigny, Trévières, the N13 and more.
guide-omaha-waves = Three waves lie before each beach: battalions broken down into companies, three in a hex. Each goes one hex nearer in every phase; there are three phases.
guide-omaha-forts = Strongpoints lie above the beaches. How strong they are you learn when they fire or are fired at.
guide-omaha-place = You may move companies between the waves of their beach, support units between all beaches, and say which tanks swim: two companies at the least. Then begin.
guide-omaha-land = Land the first wave, from west to east. Click the units in the assault hex, then the beach.
guide-omaha-drift = Each unit rolls: up to 6 it lands where it wanted to, rangers up to 7; else one hex to the east, if there is room. Tanks that swim reach the shore on 1 to 3 only. The chances stand beside the choice.
guide-omaha-queue = Then move the second and third waves up, and end the landing. After that the Germans fire.
guide-omaha-fire = Now your units ashore fire at hexes next to them: click those who fire, then the target.
guide-omaha-odds = All strengths of a hex together are the number up to which the die hits. Up a bluff it is one less, engineers and tanks with infantry give one more. A 1 always hits, a 10 never.
guide-omaha-regroup = Before the first shot three companies of a hex may become a battalion again: it fires better and is one target, not three. But only companies storm a hex that is empty.
guide-omaha-again = In the second and third phase nobody drifts. Units ashore may go one hex, but not from one enemy zone to another. Make room on the beaches, or those behind cannot land.
guide-omaha-end = After three phases battalions are formed, a beach becomes your beachhead, and ships take their places. In the afternoon the game goes on by the normal rules.
guide-omaha-swimmers = Tanks that have swum ashore fire at once, and again in the Allied segment.
guide-omaha-lose = One step is lost, and you choose whose. Support units may be given for it.
guide-omaha-storm = The hex is empty: one company that has fired from the beach may go there.
guide-omaha-muster = Form as many battalions as you can: those whose companies stay apart count as lost until they are formed at their headquarters.
guide-omaha-claim = This beach will supply you and let reinforcements land. Look for one with other beaches beside its queue.
guide-omaha-fleet = Put each ship where it reaches inland; each may meet a mine on the way.
# $space, $units, $roll
event-fort-cut-off = { $roll ->
    [1] Cut off, { $units } in { $space } gives up.
   *[other] What is cut off in { $space } holds out.
} (die { $roll })
# $unit, $roll, $hit
event-mined = { $hit ->
    [yes] { $unit } is lost to mines or submarines.
   *[other] { $unit } meets no mine.
} (die { $roll })
# $side, $n, $space
event-queued = { $side }: { $n ->
    [one] 1 unit waits
   *[other] { $n } units wait
} off the shore in { $space }.

tally-salvo = Hit number
tally-salvo-seen = Hit number as far as it is known
# $unit
label-fire = { $unit }
label-crowd = crowded beach
label-bluff = up a bluff
label-arms = combined arms
label-special-tanks = special tanks
label-commandos = commandos against a strongpoint
label-assault-engineers = assault engineers

# $space
refuse-ahead-of-others = Others wait behind { $space } already; nobody is put ahead of them.
# $space
refuse-beach-full = There is no room in { $space }, and stacking holds at every moment of a landing.
# $unit, $site
refuse-beach-out-of-range = From there no beach of { $site } is in range of { $unit }.
# $unit
refuse-cannot-fire = { $unit } cannot fire.
# $space
refuse-closed-water = Ships cannot go to { $space }.
# $space
refuse-commandos-alone = Commandos and rangers in { $space } have no support units.
# $unit
refuse-companies-only = Only companies and support units are rearranged, not { $unit }.
# $unit, $space
refuse-enemy-near-beach = { $unit } lands only where no enemy is next to the beach; one is next to { $space }.
refuse-fired-already = Battalions are formed before the fire, and somebody has fired.
# $site, $most
refuse-five-ships = No more than { $most } ships come to { $site }.
# $unit
refuse-gun-used = { $unit } has fired or moved in the invasion already.
# $site, $least
refuse-more-must-swim = At { $site } at least { $least ->
    [one] 1 company of tanks must swim.
   *[other] { $least } companies of tanks must swim.
}
# $unit
refuse-no-fort = { $unit } is no strongpoint.
refuse-no-guns-yet = Guns cannot be called in this segment.
# $weather
refuse-no-landing = In this weather nobody lands.
refuse-no-queues = There are no landing queues.
# $unit
refuse-no-ship = { $unit } is not at sea.
refuse-no-ships-at-night = Ships do not fire at night.
refuse-no-ships-yet = Ships are called in the third phase only, by the Allies.
# $unit
refuse-no-tanks = { $unit } is no company of tanks.
refuse-no-tanks-first = There are no tanks in a first wave.
refuse-nobody-at-sea = Nobody waits off the shore who could go on.
refuse-none-swim-here = At this site no tanks swim.
# $space
refuse-not-a-wave = { $space } is no assault hex here.
# $start, $space
refuse-not-ahead = From { $start } one does not go to { $space }.
# $unit
refuse-not-alarmed = { $unit } is near the coast of map A and not alarmed: no American within 2 hexes, no ship within 10.
# $space
refuse-not-at-sea = { $space } is no such place at sea.
# $space
refuse-not-beside-beach = Strongpoints of a site lie next to its beaches and on none; { $space } is no such hex.
# $unit
refuse-not-in-box = { $unit } is in no holding box.
# $weather
refuse-one-a-turn = In this weather one unit a turn lands at a beachhead.
# $space
refuse-one-company = One company that has fired from a beach goes to { $space }, or none.
# $unit
refuse-other-beach = { $unit } starts with its own beach.
# $unit, $space
refuse-other-guns = { $unit } does not fire for those who fire at { $space }.
# $unit, $space
refuse-other-beachhead = { $unit } does not land by way of { $space }.
# $unit
refuse-other-site = { $unit } stays with its site.
# $space, $most
refuse-queue-full = No more than { $most } units wait in { $space }.
# $unit
refuse-ship-called = { $unit } cannot be called.
# $unit, $weather
refuse-ship-in-bad-weather = In this weather { $unit } does not fire.
# $unit
refuse-ship-out-of-reach = { $unit } is not in range, or has fired.
# $space, $most, $ships
refuse-ships-full = { $space } holds { $ships } ships and { $most } points at the most.
# $units
refuse-ships-wait = All ships are placed first; these wait: { $units }.
# $space
refuse-still-at-sea = { $space } is at sea.
# $unit
refuse-swimmers-first = Swimming tanks start in the first wave; { $unit } does not.
# $unit
refuse-swimmers-only = Only the tanks that have just swum ashore fire now, not { $unit }.
# $unit
refuse-there-already = { $unit } is there already.
# $number
refuse-three-stay = { $number } of the special tanks stay.
# $unit
refuse-trade-only = { $unit } can only trade places with the other counter of these guns.
# $space, $most
refuse-wave-full = { $space } holds one battalion or { $most } companies.
# $space
refuse-west-to-east = A site lands from west to east; { $space } lies west of a beach where somebody has landed.
# $unit, $space
refuse-zone-on-beach = { $space } is in an enemy zone of control: only companies of infantry and armour land there, not { $unit }.
# $space, $least
refuse-too-near-land = There must be { $least } hexes between land and the ship, counted with { $space }.
# $space
refuse-not-at-sea-hex = { $space } is not open sea.
# $space
refuse-no-beachhead = { $space } cannot be a beachhead: it is a beach with a queue, and not one of commandos.


## The guided first turn

guide-title = Your first turn
guide-map = It is the morning of 12 June 1944, and you lead the American 29th and 2nd Divisions. The marked places score when you hold them at the end of the eighth turn: Hill 192 gives 5 points, the others 2 or 3. With { $win } points you win, with { $draw } it is a draw. Drag the map to move it, and zoom in to see more.
guide-units = These are your battalions. On a counter stand attack strength, defence strength and movement allowance; artillery has its strength in brackets. The dots are the steps that are left. Choose a stack to spread it out.
guide-fog = Of the Germans you see only how many counters are in a hex. What they are you learn by looking from the next hex, but never into a city or into bocage, as here nearly everywhere, before you attack. Your own counters are just as hidden from the Germans.
guide-supply = Units are supplied by the headquarters of their division, and those by the headquarters of their corps. Stay within reach of them: whoever is out of supply moves and fights badly. The overlay “{ layer-supply }” of a unit tells how it stands. The supply points beside the map pay for support of your attacks.
guide-day = A day has three turns: night, morning and afternoon. In each of them you move and fight first, then the Germans. It is morning, and you begin.
guide-move = Choose the units that are to move, one or several of the same hex, on the map or after “{ do-move }”. Those that are marked could open the way to Saint-Clair.
guide-way = The hexes that they can reach are lit; the numbers are movement points that are left then. Roads cost less, a stream or bocage more. To enter an enemy zone of control costs nothing, to leave it 2 points, and nobody goes from one straight into another. They go at once; undo takes them back.
guide-more = Move others as well, next to those that you want to attack. A hex holds only so much, and units without a headquarters in reach are soon out of supply. Then choose “{ do-end-movement }”.
guide-attack = Now the combat phase. A German hex next to your units can be attacked by all of them together, also from several hexes. Choose it. You may cancel before you confirm.
guide-odds = Those that can attack are filled in; take away whom you wish to spare. You see your strength, term by term. What the Germans have is told when the attack is declared, and then it must be made. Choose “{ do-attack }” again to confirm, or cancel and end the phase.
guide-support = Artillery in range may help, one unit for each battalion that attacks, and by day aircraft. The price in supply points stands with the numbers. Choose guns and confirm, or pass.
guide-fought = Attack elsewhere if you like; every unit attacks once in a phase. By day, whoever stands in open ground next to the enemy must attack, or artillery must fire there; you are told where. Then choose “{ do-end-combat }”.
guide-mechanized = After combat only mechanized units, such as tanks, move once more. Move some, or choose “{ do-end-movement }”.
guide-end = Your turn is over, and the Germans have theirs; you are asked when they attack you or hit you with artillery. In the afternoon you go on. At night the weather is rolled, replacements come, and you divide your aircraft. Good luck on the Elle.
guide-walk = Your units have stopped on their way. They may go on with the points that are left, leave some behind, or halt.
guide-arms = Infantry and tanks attacked together: combined arms may add to the result. Choose what you like better.
guide-lose = The fight has cost you steps. Choose who loses them; each unit loses one before any loses a second.
guide-flee = Your units must retreat. Choose the hex for each of them, or pay one more step to stay.
guide-advance = The hex is empty. Choose who advances into it, or stay.
guide-defence = The Germans attack. Your artillery in range may help the defenders for one supply point. If you would rather not be asked, leave an order.
guide-shelled = You were hit from afar. Choose which unit loses the step.
guide-answer = German artillery has fired. Yours may answer it, if it is in range and ready.

## E: from the air

scenario-utah = Utah and the airborne
scenario-utah-about = 6 to 10 June: the 82nd and 101st Airborne Divisions drop by night behind Utah, where the 4th Division lands in the morning. Fifteen turns on maps A and B.
scenario-sword = Sword and the 6th Airborne
scenario-sword-about = 6 to 9 June: the 6th Airborne Division drops east of the Orne, the 3rd Division lands at Sword, and the 21st Panzer Division counterattacks. Twelve turns on map C.
scenario-dday = Invasion Day
scenario-dday-about = 6 and 7 June: three airborne divisions and all five landing sites. Six turns on maps A, B and C.

do-aim = Land a pathfinder
do-jump = Drop a unit
do-end-drop = Keep the rest for gliders
do-end-assembly = End the airborne movement
do-glide = Land a glider unit
field-guide = Pathfinder

# $side
prompt-guiding = { $side }: which pathfinder lands, and at which hex does it aim?
# $side
prompt-dropping = { $side }: which unit is dropped, and at which pathfinder?
# $side
prompt-assembly = { $side }: move airborne units by one hex and form battalions, or end the segment.
# $side
prompt-night-fire = { $side }: each unit may fire at one adjacent hex. Fire, or end the segment.
none-aim = No pathfinder is left to land.
none-jump = Nobody is left to drop.
none-glide = No glider unit can land now.

# $unit, $aim, $space, $roll
event-guided = { $unit } aims at { $aim } and lands in { $space } (die { $roll }).
# $unit, $space, $roll, $direction
event-jumped = { $unit } drops at { $space }: accuracy { $roll }, { $direction ->
    [1] blown to the north-east
    [2] blown to the east
    [3] blown to the south-east
    [4] blown to the south-west
    [5] blown to the west
   *[other] blown to the north-west
}.
# $side, $space, $distance, $lost
event-alighted = { $lost ->
    [yes] A unit comes down at distance { $distance } and is lost
   *[other] A unit comes down at distance { $distance } in { $space }
}.
# $side, $space, $roll, $hit
event-marshed = { $hit ->
    [yes] The marsh in { $space } costs it a step
   *[other] It gets through the marsh in { $space }
} (die { $roll }).
# $side, $start, $space, $roll, $hit
event-shot-at = { $hit ->
    [yes] Fire from { $start } hits the unit that has landed in { $space }
   *[other] Fire from { $start } misses the unit that has landed in { $space }
} (die { $roll }).
# $unit, $space
event-guide-lost = { $unit } is taken from { $space }.
# $side, $aim, $roll, $hit
event-glided = { $hit ->
    [yes] Gliders bound for { $aim } crash: one step is lost
   *[other] Gliders bound for { $aim } come down safely
} (die { $roll }).
# $unit
event-starved = { $unit } is cut off and loses a step.

# $unit
refuse-other-battalion = Until 8 June these companies join their own battalion only, not { $unit }.
# $unit, $space
refuse-out-of-arc = { $unit } is fixed in its facing and cannot fire at { $space }.
# $unit
refuse-no-pathfinder = { $unit } does not land before the others.
# $unit, $space
refuse-not-near-aim = { $unit } cannot aim at { $space }.
# $unit
refuse-not-aloft = { $unit } is not waiting to drop.
# $unit, $guide
refuse-other-pathfinder = { $unit } does not drop at { $guide }.
# $guide
refuse-regiment-first = First all battalions of { $guide } drop.
# $unit
refuse-all-jump = { $unit } is still to drop.
refuse-one-by-one = In this segment each unit fires alone.
# $unit
refuse-nobody-dropped-near = No airborne unit is within two hexes of { $unit }.
# $unit
refuse-no-glider = { $unit } is not due by glider.
# $unit, $space
refuse-no-way-to-pathfinder = From { $space } no supply line leads to a pathfinder of the division of { $unit }.
# $unit
refuse-has-glided = { $unit } has landed by glider in this turn and goes one hex at most.

option-aarr = Armoured reconnaissance by glider
option-aarr-about = The armoured reconnaissance regiment of the 6th Airborne Division lands by glider in the afternoon of 6 June.
option-dummies = Dummy airborne units
option-dummies-about = A dummy drops with every airborne battalion. Only the Allied player sees which counters are dummies until they attack or are attacked; they go after the forenoon of 7 June.

# $side, $space, $n
event-dummies-shown = { $n ->
    [one] One counter in { $space } was a dummy
   *[other] { $n } counters in { $space } were dummies
}.
event-dummies-gone = All dummies that are left are taken from the map.

do-debark = Land from the holding box
none-debark = Nobody in a holding box can land now.
# $space
refuse-nobody-held = No company is in the holding box of { $space }.
refuse-nobody-held-now = Nobody in a holding box can land now.
# $space
refuse-second-phase = The company off { $space } lands in the second or the third phase.

option-utah-forts = Strongpoints of Utah as in history
option-utah-forts-about = The two strongpoints of Utah stay in A4110 and A4309.
# $unit
refuse-fixed-fort = By the rule that is played { $unit } stays where it is.
option-dives = Bridges of the Dives
option-dives-about = At the end of the morning of 6 June a die for each of three bridges over the Dives says whether paratroopers have blown it.
do-charge = Spend supply points on the bridges
# $side
prompt-dives = { $side }: how many supply points go to the bridges of the Dives? Each takes one off all three dice.
# $most
refuse-charges = No more than { $most } can be spent on the bridges.
# $side, $space, $over, $roll, $csp, $done
event-dives-tried = { $done ->
    [yes] The bridge between { $space } and { $over } is blown
   *[other] The bridge between { $space } and { $over } stands
} (die { $roll } less { $csp }).
