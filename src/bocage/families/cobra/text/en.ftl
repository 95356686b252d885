### Cobra, what both editions say, English.

## Sides, groups, edges

side-german = Germans
side-allied = Allies
group-us = US
group-british = British
edge-west = west edge
edge-east = east edge
edge-south = south edge
edge-north = north edge

## Kinds of things that one names

kind-unit = unit
kind-space = hex
kind-division = division
kind-edge = edge of the map

## Phases, dates, weather

phase-movement = first movement phase
phase-combat = combat phase
phase-mechanised = mechanised movement phase
dates-16-18-Jul = 16–18 July
dates-19-21-Jul = 19–21 July
dates-22-24-Jul = 22–24 July
dates-25-27-Jul = 25–27 July
dates-28-30-Jul = 28–30 July
dates-31-Jul-2-Aug = 31 July–2 August
dates-3-5-Aug = 3–5 August
dates-6-8-Aug = 6–8 August
dates-9-11-Aug = 9–11 August
dates-12-14-Aug = 12–14 August
dates-15-17-Aug = 15–17 August
dates-18-20-Aug = 18–20 August
dates-21-23-Aug = 21–23 August
weather-clear = clear
weather-overcast = overcast
weather-storm = storm

## The board

type-infantry = infantry
type-parachute = parachute
type-airborne = airborne
type-panzer = panzer
type-panzergrenadier = panzergrenadier
type-armour = armour
type-cavalry = cavalry
type-tiger = Tiger battalion
type-hq = headquarters
terrain-clear = clear
terrain-woods = woods
terrain-forest = forest
terrain-marsh = marsh
terrain-sea = sea
terrain-bocage = bocage
terrain-high = heights
terrain-town = town
terrain-city = city
border-minor = minor river
border-major = major river
border-dives = lower Dives
border-bridge = bridge
border-sea = all-sea hexside
road-primary = primary road
road-secondary = secondary road
status-truck = trucks
value-ma = MA
value-radius = radius
track-turn = turn
track-weather = weather
track-points = supply points
track-fates = out of play
points-us = { group-us }
points-british = { group-british }
how-eliminated = eliminated
how-exited = exited
how-lost = could not enter

## Actions and their fields

do-replace = give a step
do-done = go on
do-done-replace = end the replacements
# $phase
do-done-move = end the { $phase }
do-done-attack = end the combat phase
do-done-advance = end the advance
do-done-trucks = finish placing trucks
do-move = move
do-enter = bring in a unit
do-exit = leave the map
do-overrun = overrun
do-remove = remove from an over-full hex
do-displace = displace a headquarters
do-attack = attack
do-lose = lose steps
do-retreat = retreat
do-go = retreat a unit
do-advance = advance
do-truck = put trucks on a division
none-replace = No unit that could be given a step is left.
none-move = No unit can move now.
none-enter = No reinforcement is due that could enter now.
none-exit = No unit can leave the map from where it is.
none-overrun = No enemy is next to a force that could overrun it.
none-attack = No unit that may attack is next to an enemy.
none-truck = No division can be given trucks now.
# $hexes
price-excess = Too many units stand in { $hexes }: if the phase ends now, some of them are removed from the game.
price-exit = { $unit } leaves the map for good.
field-unit = unit
field-by = units
field-path = path
field-hex = hex
field-edge = edge of the map
field-on = hexes attacked
field-hq = headquarters
field-shift = shifts by headquarters
field-steps = step losses
field-division = division
field-phase = phase
field-number = number
field-turn = turn
field-truck = with trucks

## Prompts

# $side
prompt-replace = The { $side } give a lost step back to a unit, or go on.
# $side, $phase
prompt-move = The { $side } move units, or end the { $phase }.
# $side
prompt-excess = A hex holds more than one division: the { $side } remove a unit from it.
# $side, $unit: the headquarters
prompt-displace = The hex of { $unit } was entered: the { $side } put it into another hex, at most 4 hexes away.
# $side
prompt-attack = The { $side } attack, or end the combat phase.
# $side, $number: hexes
prompt-retreat =
    The { $side } retreat a unit by { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    }.
# $side
prompt-advance = The { $side } advance a victorious unit, or go on.
# $side
prompt-trucks = The { $side } put trucks on a US infantry division, or go on.

## Refusals: replacements

# $unit
refuse-not-on-map-yours = { $unit } is not one of your units on the map; eliminated units are not rebuilt.
# $unit
refuse-full-strength = { $unit } has lost no step.
# $unit
refuse-got-a-step = { $unit } has already been given a step this turn.
# $division
refuse-division-got-a-step = The { $division } has already been given a step this turn.
# $unit
refuse-enemy-near = An enemy unit is too near to { $unit }: every enemy must be at least 3 hexes away.
# $unit
refuse-unsupplied = { $unit } is out of supply and cannot be given a step.

## Refusals: movement

# $unit
refuse-not-yours = { $unit } is not one of your units on the map.
# $unit
refuse-not-mechanised = { $unit } may not move in the mechanised movement phase.
# $unit
refuse-movement-ended = An overrun has ended the movement of { $unit } for this phase.
# $unit
refuse-stopped = { $unit } has entered an enemy zone of control and moves no further in this phase.
refuse-nobody-moves = Choose at least one unit to move.
# $unit
refuse-not-together = { $unit } and { $other } are in different hexes; only units of one hex move together.
refuse-empty-path = Choose at least one hex to move to.
# $unit
refuse-trucks-together = A division with trucks stays together: { $unit } must be with the others.
# $hex
refuse-zoc-stop = { $hex } is in an enemy zone of control: a unit that enters it stops there.
# $hex
refuse-must-stop = A unit that enters { $hex } stops there.
# $hex
refuse-zoc-to-zoc = { $hex } is in an enemy zone of control; a unit that leaves one must first enter a hex that is free of them.
# $hex
refuse-not-adjacent = { $hex } is not next to the hex before it.
# $hex
refuse-enemy-hex = There are enemy units in { $hex }.
# $hex
refuse-sea-side = The sea bars the way to { $hex }.
# $hex
refuse-marsh-closed = Mechanised units enter and leave marsh only by road, and no road leads this way into { $hex }.
# $hex
refuse-dives-closed = Mechanised units cross the lower Dives only by a bridge, and there is none on the way into { $hex }.
# $unit, $cost, $left: movement points as text
refuse-cannot-leave = { $unit } has { $left } MP left; to leave the enemy zone of control this way costs { $cost } MP.
# $unit, $cost, $left: movement points as text
refuse-too-far = { $unit } has { $left } MP left; this costs { $cost } MP.
# $unit, $edge
refuse-no-exit = { $unit } cannot leave the map by the { $edge } from where it is.

## Refusals: overruns

refuse-first-movement-only = Overruns are made only in the first movement phase.
refuse-no-integration = Only a division with divisional integration may overrun: panzer, panzergrenadier, armoured or on trucks, with all its units in one hex and nobody else there but headquarters and Tiger battalions.
refuse-overrun-unsupplied = A division that is out of supply cannot overrun.
# $division
refuse-overran = The { $division } has made all its overruns of this phase.
# $unit
refuse-not-in-one-hex = { $unit } is not in the hex of the others.
# $unit
refuse-division-incomplete = The whole division must take part: { $unit } is missing.
refuse-other-formation = Only the units of one division and Tiger battalions may take part in an overrun.
# $unit, $left, $cost: movement points as text
refuse-too-few-points = { $unit } has { $left } MP left; an overrun costs { $cost } MP.
# $hex
refuse-overrun-river = A major river lies before { $hex }: no overrun crosses it, not even by a bridge.
# $group, $limit
refuse-command-limit = The { $group } group has reached its limit: { $limit } attacks and { $limit } overruns in this turn.

## Refusals: reinforcements

# $unit
refuse-not-due = { $unit } is not a reinforcement of yours that is due.
# $unit
refuse-first-movement-entry = { $unit } can enter only in the first movement phase.
# $unit, $hex
refuse-wrong-edge = { $hex } is not on an edge where { $unit } may enter.
# $hex
refuse-sea-hex = { $hex } is sea.
# $hex
refuse-entry-in-zoc = { $hex } is in an enemy zone of control; reinforcements cannot enter there.
# $unit
refuse-must-enter = { $unit } must enter this turn; there is a hex where it can.

## Refusals: air

# $hex
refuse-no-enemy = There is no enemy unit in { $hex }.

## Refusals: attacks

refuse-nobody-attacks = Choose at least one hex to attack and one unit to attack it.
# $unit
refuse-advanced-defender = { $unit } has advanced after combat and is not attacked again in this phase.
# $hex
refuse-already-attacked = The units in { $hex } have already been attacked in this phase.
# $unit
refuse-headquarters-attack = { $unit } is a headquarters and cannot attack.
# $unit
refuse-advanced-attacker = { $unit } has advanced after combat and attacks no more in this phase.
# $unit
refuse-has-attacked = { $unit } has already attacked in this phase.
# $unit, $hex
refuse-not-adjacent-target = { $unit } is not next to { $hex }.
# $unit, $hex
refuse-not-adjacent-to-all = { $unit } is not next to { $hex }; every attacker must be next to every hex attacked.
# $unit, $hex
refuse-marsh-attack = { $unit } is mechanised and attacks into or out of marsh only by road; no road leads this way into { $hex }.
refuse-mixed-nations = US and French units do not attack together with British, Canadian and Polish units.

## Refusals: headquarters

# $unit
refuse-no-headquarters = { $unit } is not one of your headquarters on the map.
# $unit
refuse-other-nation = { $unit } helps only units of its own group of nations.
# $unit, $hq
refuse-out-of-radius = { $unit } is not in the command radius of { $hq }; all your units in the combat must be.
# $unit
refuse-headquarters-unsupplied = { $unit } is out of supply and cannot help.
refuse-no-shift = Without a headquarters there are no shifts to choose.
# $unit
refuse-one-shift = { $unit } gives 1 shift, no more.
# $unit, $left
refuse-too-many-shifts = { $unit } cannot give so many shifts; it has { $left } left in this phase.
# $hex, $most
refuse-too-far-away = { $hex } cannot be chosen: the headquarters goes to another hex, at most { $most } hexes away.
# $hex
refuse-refuge-closed = { $hex } holds enemy units, or is in an enemy zone of control without a friendly combat unit.
# $unit: the one that is due
refuse-other-headquarters = { $unit } is to be displaced first.

## Refusals: results, retreats, advances

# $number
refuse-retreat-impossible = Not all units of this force can retreat the full distance of { $number }; lose steps instead.
# $unit
refuse-not-in-combat = { $unit } is not in this combat.
# $unit
refuse-too-many-steps = { $unit } does not have that many steps.
# $total, $given
refuse-wrong-total = The steps lost must add up to { $total }, not { $given }.
# $unit
refuse-not-retreating = { $unit } does not have to retreat.
# $want, $got
refuse-wrong-length = The length of the retreat must be { $want }, not { $got }.
# $hex
refuse-cannot-pass = The unit cannot go into { $hex } from the hex before it.
# $hex
refuse-not-farther = { $hex } is no farther from where the retreat began; every hex must be.
# $hex
refuse-retreat-closed = { $hex } holds enemy units, or is in an enemy zone of control without a friendly combat unit that stays.
# $hex
refuse-retreat-full = { $hex } would hold more than one division.
refuse-empty-first = There is a way through fewer hexes with friendly units; it must be taken.
# $unit
refuse-blocks-others = This retreat of { $unit } would leave another unit without one.
# $unit
refuse-not-victor = { $unit } may not advance after this combat.
# $hex
refuse-overstacked = { $hex } would hold more than one division.
# $hex
refuse-off-the-path = { $hex } is off the path along which the enemy retreated.
# $most
refuse-too-far-advance = An advance after an elimination is at most { $most } hexes.
# $hex
refuse-not-adjacent-advance = { $hex } is not next to the hex before it.

## Refusals: stacking, trucks

# $unit
refuse-not-crowded = { $unit } is not in an over-full hex, or does not count there.
# $division
refuse-no-us-infantry = The { $division } is not a US infantry division.
refuse-no-marker = There is no truck marker free.
# $division
refuse-not-on-map = The { $division } is not on the map.
# $division
refuse-has-truck = The { $division } already has trucks.
# $division
refuse-not-united = The { $division } gets trucks only while all its regiments are in one hex.

## Events

# $turn, $dates
event-turn-began = Turn { $turn } begins: { $dates }.
# $side, $phase
event-phase-began = { $side }: { $phase }.
# $unit
event-replaced = { $unit } regains a step.
# $side, $reduced, $near, $unfed, $short: numbers of units
event-nobody-replaced =
    { $reduced ->
        [0] No replacements: no unit of the { $side } is reduced.
       *[other] No replacements: of { $reduced } reduced units of the { $side } { $near } have an enemy within two hexes{ $unfed ->
            [0] {""}
           *[other] , { $unfed } are out of supply
        }{ $short ->
            [0] {""}
           *[other] , for { $short } there are no steps
        }.
    }
# $unit, $hex
event-entered = { $unit } enters the map in { $hex }.
# $unit
event-lost = { $unit } could not enter the map and is lost.
# $unit, $hex
event-moved = { $unit } moves to { $hex }.
# $unit, $edge
event-exited = { $unit } leaves the map by the { $edge }.
# $unit, $hex
event-displaced = { $unit } is displaced to { $hex }.
# $division
event-trucked = The { $division } gets trucks.
# $division
event-truck-lost = The { $division } loses its trucks in the retreat.
# $side, $unit: a headquarters
event-led = The { $side } let { $unit } help the defence.
# $side, $hexes, $units
event-attack-declared = The { $side } attack { $hexes } with { $units }.
# $side, $hex, $units
event-overrun-declared = The { $side } overrun { $hex } with { $units }.
# $column, $roll, $attacker (-1: all eliminated), $defender
event-combat-resolved =
    Column { $column }, roll { $roll }: attacker { $attacker ->
        [-1] all eliminated
        [0] no effect
       *[other] { $attacker }
    }, defender { $defender ->
        [0] no effect
       *[other] { $defender }
    }.
# $unit, $steps
event-lost-steps =
    { $unit } loses { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
# $unit
event-eliminated = { $unit } is eliminated.
# $unit, $hex
event-retreated = { $unit } retreats to { $hex }.
# $unit, $hex
event-advanced = { $unit } advances to { $hex }.
# $german, $allied
event-game-over = The game is over: Germans { $german } VP, Allies { $allied } VP.

## Numbers and their terms

tally-attack = Attack
tally-defence = Defence
tally-shift = Column shift
tally-points = Victory points
# $unit
label-strength = strength of { $unit }
# $unit
label-integrated = divisional integration of { $unit }
label-marsh = marsh
# $unit
label-in-marsh = { $unit }: mechanised in marsh
# $unit
label-dives = { $unit } across the lower Dives
label-unsupplied = out of supply: halved
label-headquarters = headquarters alone
label-clear = clear
label-woods = woods
label-forest = forest
label-sea = sea
label-bocage = bocage
label-high = heights
label-town = town
label-city = city
label-river = across a river
label-tiger = Tiger battalion
label-attack-hq = attacker’s headquarters
label-defence-hq = defender’s headquarters
label-air = ground attack

## German units

unit-243 = 243 Static Div
unit-711 = 711 Static Div
unit-914-352 = 914/352 Inf
unit-915-352 = 915/352 Inf
unit-916-352 = 916/352 Inf
unit-1057-91 = 1057/91 Inf
unit-1058-91 = 1058/91 Inf
unit-1049-77 = 1049/77 Inf
unit-1050-77 = 1050/77 Inf
unit-346 = 346 Static Div
unit-941-353 = 941/353 Inf
unit-942-353 = 942/353 Inf
unit-943-353 = 943/353 Inf
unit-30Bde = 30 Mobile Bde
unit-983-275 = 983/275 Inf
unit-984-275 = 984/275 Inf
unit-985-275 = 985/275 Inf
unit-5-3FJ = 5/3 Para
unit-8-3FJ = 8/3 Para
unit-9-3FJ = 9/3 Para
unit-13-5FJ = 13/5 Para
unit-14-5FJ = 14/5 Para
unit-15-5FJ = 15/5 Para
unit-276a = 986/276 Inf
unit-276b = 987/276 Inf
unit-276c = 988/276 Inf
unit-277a = 989/277 Inf
unit-277b = 990/277 Inf
unit-277c = 991/277 Inf
unit-271a = 977/271 Inf
unit-271b = 978/271 Inf
unit-271c = 979/271 Inf
unit-272a = 980/272 Inf
unit-272b = 981/272 Inf
unit-272c = 982/272 Inf
unit-31LW-16 = 31/16 LW
unit-32LW-16 = 32/16 LW
unit-46LW-16 = 46/16 LW
unit-326a = 751/326 Inf
unit-326b = 752/326 Inf
unit-326c = 753/326 Inf
unit-363a = 957/363 Inf
unit-363b = 958/363 Inf
unit-363c = 959/363 Inf
unit-84a = 1051/84 Inf
unit-84b = 1052/84 Inf
unit-89a = 1055/89 Inf
unit-89b = 1056/89 Inf
unit-85a = 1053/85 Inf
unit-85b = 1054/85 Inf
unit-708 = 708 Static Div
unit-331a = 557/331 Inf
unit-331b = 558/331 Inf
unit-331c = 559/331 Inf
unit-33LW-17 = 33/17 LW
unit-32LW-17 = 32/17 LW
unit-34LW-17 = 34/17 LW
unit-22-21 = 22/21 Pz
unit-125-21 = 125/21 PzGr
unit-192-21 = 192/21 PzGr
unit-12-12SS = 12/12SS Pz
unit-25-12SS = 25/12SS PzGr
unit-26-12SS = 26/12SS PzGr
unit-130-L = 130/Lehr Pz
unit-901-L = 901/Lehr PzGr
unit-902-L = 902/Lehr PzGr
unit-37-17SS = 37/17SS PzGr
unit-38-17SS = 38/17SS PzGr
unit-3-2 = 3/2 Pz
unit-2-2 = 2/2 PzGr
unit-304-2 = 304/2 PzGr
unit-1-1SS = 1/1SS Pz
unit-1G-1SS = 1/1SS PzGr
unit-2G-1SS = 2/1SS PzGr
unit-2-2SS = 2/2SS Pz
unit-3-2SS = 3/2SS PzGr
unit-4-2SS = 4/2SS PzGr
unit-9-9SS = 9/9SS Pz
unit-19-9SS = 19/9SS PzGr
unit-20-9SS = 20/9SS PzGr
unit-10-10SS = 10/10SS Pz
unit-21-10SS = 21/10SS PzGr
unit-22-10SS = 22/10SS PzGr
unit-16-116 = 16/116 Pz
unit-60-116 = 60/116 PzGr
unit-156-116 = 156/116 PzGr
unit-33-9 = 33/9 Pz
unit-10-9 = 10/9 PzGr
unit-11-9 = 11/9 PzGr
unit-SS101 = SS 101 Tiger Bn
unit-SS102 = SS 102 Tiger Bn
unit-503 = 503 Tiger Bn
unit-LXXXIV = LXXXIV Corps
unit-ISS = I SS Pz Corps
unit-XLVII = XLVII Pz Corps
unit-LXXXVI = LXXXVI Corps
unit-IIFJ = II Para Corps
unit-IISS = II SS Pz Corps
unit-LVIII = LVIII Pz Corps
unit-LXXIV = LXXIV Corps
unit-LXXXI = LXXXI Corps

## US and French units

unit-US1 = US 1 Div
unit-US4 = US 4 Div
unit-US29 = US 29 Div
unit-US90 = US 90 Div
unit-US9 = US 9 Div
unit-US79 = US 79 Div
unit-US30 = US 30 Div
unit-US83 = US 83 Div
unit-US8 = US 8 Div
unit-US35 = US 35 Div
unit-US5 = US 5 Div
unit-US28 = US 28 Div
unit-US80 = US 80 Div
unit-9-US2 = US 9/2 Inf
unit-23-US2 = US 23/2 Inf
unit-38-US2 = US 38/2 Inf
unit-A-US2A = CCA/2 Armd
unit-B-US2A = CCB/2 Armd
unit-R-US2A = CCR/2 Armd
unit-A-US3A = CCA/3 Armd
unit-B-US3A = CCB/3 Armd
unit-R-US3A = CCR/3 Armd
unit-A-US4A = CCA/4 Armd
unit-B-US4A = CCB/4 Armd
unit-R-US4A = CCR/4 Armd
unit-A-US6A = CCA/6 Armd
unit-B-US6A = CCB/6 Armd
unit-R-US6A = CCR/6 Armd
unit-A-US5A = CCA/5 Armd
unit-B-US5A = CCB/5 Armd
unit-R-US5A = CCR/5 Armd
unit-A-US7A = CCA/7 Armd
unit-B-US7A = CCB/7 Armd
unit-R-US7A = CCR/7 Armd
unit-D-FR2 = GTD/2 Fr Armd
unit-L-FR2 = GTL/2 Fr Armd
unit-V-FR2 = GTV/2 Fr Armd
unit-4Cav = 4 Cav
unit-102Cav = 102 Cav
unit-113Cav = 113 Cav
unit-106Cav = 106 Cav
unit-2Cav = 2 Cav
unit-3Cav = 3 Cav
unit-Patton = Patton

## British, Canadian and Polish units

unit-BR3 = Br 3 Div
unit-BR50 = Br 50 Div
unit-CA3 = Can 3 Div
unit-BR51 = Br 51 Div
unit-BR49 = Br 49 Div
unit-BR15 = Br 15 Div
unit-BR43 = Br 43 Div
unit-BR53 = Br 53 Div
unit-BR59 = Br 59 Div
unit-CA2 = Can 2 Div
unit-22-BR7 = 22 Armd Bde/7
unit-131-BR7 = 131 Bde/7
unit-29-BR11 = 29 Armd Bde/11
unit-159-BR11 = 159 Bde/11
unit-5G-G = 5 Gds Armd Bde/Gds
unit-32G-G = 32 Gds Bde/Gds
unit-4C-C4 = 4 Armd Bde/4 Can
unit-10C-C4 = 10 Bde/4 Can
unit-10P-P1 = 10 Armd Bde/1 Pol
unit-3P-P1 = 3 Bde/1 Pol
unit-3-6 = 3 Para Bde/6
unit-5-6 = 5 Para Bde/6
unit-6AL = 6 Airldg Bde/6
unit-8Ab = 8 Armd Bde
unit-2CAb = 2 Can Armd Bde
unit-27Ab = 27 Armd Bde
unit-4Ab = 4 Armd Bde
unit-33Ab = 33 Armd Bde
unit-31Tk = 31 Tank Bde
unit-34Tk = 34 Tank Bde
unit-6GTk = 6 Gds Tank Bde

## Truck markers

unit-Truck1 = Truck 1
unit-Truck2 = Truck 2
unit-Truck3 = Truck 3

## Divisions

division-243 = 243rd Static Division
division-711 = 711th Static Division
division-352 = 352nd Infantry Division
division-91 = 91st Airlanding Division
division-77 = 77th Infantry Division
division-346 = 346th Static Division
division-353 = 353rd Infantry Division
division-275 = 275th Infantry Division
division-3FJ = 3rd Parachute Division
division-5FJ = 5th Parachute Division
division-276 = 276th Infantry Division
division-277 = 277th Infantry Division
division-271 = 271st Infantry Division
division-272 = 272nd Infantry Division
division-16LW = 16th Luftwaffe Field Division
division-326 = 326th Infantry Division
division-363 = 363rd Infantry Division
division-84 = 84th Infantry Division
division-89 = 89th Infantry Division
division-85 = 85th Infantry Division
division-708 = 708th Static Division
division-331 = 331st Infantry Division
division-17LW = 17th Luftwaffe Field Division
division-21 = 21st Panzer Division
division-12SS = 12th SS Panzer Division
division-Lehr = Panzer Lehr Division
division-17SS = 17th SS Panzergrenadier Division
division-2 = 2nd Panzer Division
division-1SS = 1st SS Panzer Division
division-2SS = 2nd SS Panzer Division
division-9SS = 9th SS Panzer Division
division-10SS = 10th SS Panzer Division
division-116 = 116th Panzer Division
division-9 = 9th Panzer Division
division-US1 = US 1st Division
division-US4 = US 4th Division
division-US29 = US 29th Division
division-US90 = US 90th Division
division-US9 = US 9th Division
division-US79 = US 79th Division
division-US30 = US 30th Division
division-US83 = US 83rd Division
division-US8 = US 8th Division
division-US35 = US 35th Division
division-US5 = US 5th Division
division-US28 = US 28th Division
division-US80 = US 80th Division
division-US2 = US 2nd Division
division-US2A = US 2nd Armoured Division
division-US3A = US 3rd Armoured Division
division-US4A = US 4th Armoured Division
division-US6A = US 6th Armoured Division
division-US5A = US 5th Armoured Division
division-US7A = US 7th Armoured Division
division-FR2A = French 2nd Armoured Division
division-BR3 = British 3rd Division
division-BR50 = British 50th Division
division-CA3 = Canadian 3rd Division
division-BR51 = British 51st Division
division-BR49 = British 49th Division
division-BR15 = British 15th Division
division-BR43 = British 43rd Division
division-BR53 = British 53rd Division
division-BR59 = British 59th Division
division-CA2 = Canadian 2nd Division
division-BR7A = British 7th Armoured Division
division-BR11A = British 11th Armoured Division
division-BRGA = Guards Armoured Division
division-CA4A = Canadian 4th Armoured Division
division-PO1A = Polish 1st Armoured Division
division-BR6 = British 6th Airborne Division

## Towns and cities

place-granville = Granville
place-pontorson = Pontorson
place-lessay = Lessay
place-coutances = Coutances
place-periers = Périers
place-avranches = Avranches
place-gavray = Gavray
place-marigny = Marigny
place-villedieu-les-poeles = Villedieu-les-Poêles
place-fougeres = Fougères
place-percy = Percy
place-brecey = Brécey
place-louvigne-du-desert = Louvigné-du-Désert
place-saint-hilaire-du-harcouet = Saint-Hilaire-du-Harcouët
place-saint-lo = Saint-Lô
place-tessy-sur-vire = Tessy-sur-Vire
place-torigni-sur-vire = Torigni-sur-Vire
place-sourdeval = Sourdeval
place-mortain = Mortain
place-vire = Vire
place-caumont-l-evente = Caumont-l'Éventé
place-tinchebray = Tinchebray
place-bayeux = Bayeux
place-villers-bocage = Villers-Bocage
place-domfront = Domfront
place-aunay-sur-odon = Aunay-sur-Odon
place-conde-sur-noireau = Condé-sur-Noireau
place-flers = Flers
place-thury-harcourt = Thury-Harcourt
place-caen = Caen
place-la-ferte-mace = La Ferté-Macé
place-ouistreham = Ouistreham
place-pre-en-pail = Pré-en-Pail
place-falaise = Falaise
place-cabourg = Cabourg
place-mezidon = Mézidon
place-argentan = Argentan
place-saint-pierre-sur-dives = Saint-Pierre-sur-Dives
place-alencon = Alençon
place-livarot = Livarot
place-vimoutiers = Vimoutiers
place-sees = Sées
place-pont-l-eveque = Pont-l'Évêque
place-lisieux = Lisieux

## The drawn map

label-gulf = Gulf of Saint-Malo
# Names of rivers on the map.
river-Aure = Aure
river-Ay = Ay
river-Couesnon = Couesnon
river-Dives = Dives
river-Dr-me = Drôme
river-Elle = Elle
river-Laize = Laize
river-Mayenne = Mayenne
river-Noireau = Noireau
river-Odon = Odon
river-Orne = Orne
river-Orne--upper- = Upper Orne
river-Rouvre = Rouvre
river-Sarthe = Sarthe
river-Seulles = Seulles
river-Sienne = Sienne
river-Soulles = Soulles
river-S-ves = Sèves
river-S-e = Sée
river-S-lune = Sélune
river-Taute = Taute
river-Touques = Touques
river-Varenne = Varenne
river-Vie = Vie
river-Vire = Vire
river-Vire--upper- = Upper Vire
river-Vire-Taute-canal = Vire–Taute Canal
layer-zoc-german = German zones of control
layer-zoc-allied = Allied zones of control
layer-supply-german = in German supply
layer-supply-allied = in Allied supply
layer-command-german = German command radii
layer-command-allied = Allied command radii

## Beside the map

phase-replacement = replacement phase
phase-trucks = trucks
phase-over = end of the turn
now-turn = Turn
now-side = Player turn
now-phase = Phase
now-weather = Weather
now-supply = Supply points
now-victory = Victory points
# $german, $allied
now-score = Germans { $german } : { $allied } Allies
panel-supplies = Weather and supplies
# $side
panel-victory = Victory points of the { $side }
# $side
panel-arrivals = Reinforcements of the { $side }
# $side
panel-gone = Out of play: { $side }
mark-turn = Turn
# $turn, $dates
group-turn = Turn { $turn }, { $dates }
fact-thirds = German movement allowance
fact-air = Air points
# $group
fact-attacks = Attacks made, { $group }
fact-trucks = Truck markers that are free
fact-total = Total
die-combat = Combat
die-weather = Weather

## Layers of a unit

layer-reach = can be reached (MP)
layer-zoc = zone of control
layer-supply = supply line
layer-supply-none = out of supply
layer-command = command
layer-command-none = no headquarters can help here

## Moments

# $attacker (-1: all eliminated), $defender: numbers
moment-result =
    { $attacker ->
        [-1] All attackers are eliminated
        [0] { $defender ->
            [0] No effect
           *[other] The defender takes { $defender }
        }
       *[other] { $defender ->
            [0] The attacker takes { $attacker }
           *[other] The attacker takes { $attacker }, the defender { $defender }
        }
    }
# $column, $roll, $result: as the table prints it
moment-about = Column { $column }, rolled { $roll }, result { $result }

## What a roll may give

# $hexes, $column
forecast-attack = Attack on { $hexes }, column { $column }
# $hexes, $column
forecast-overrun = Overrun of { $hexes }, column { $column }
# $units: headquarters
note-lead = The defender may still shift one column to the left with { $units }.
# $base: a column
note-odds = Before the shifts the odds are { $base }.
# $units
note-refugees = Any result for the defender also eliminates { $units }, who took refuge there.
note-overrun = If the hex is emptied and the attacker suffers nothing, the division enters it and may go on; otherwise its movement ends.

## Tables and questions

table-all = Tables
table-results = Combat results (attacker/defender; e: all eliminated)
table-terrain = Terrain effects
table-weather = Weather
table-turns = Turn track
table-die = Die
table-ground = Terrain
table-infantry = Infantry MP
table-mechanised = Mechanised MP
table-shift = Left shift
table-last = Last weather
table-turn = Turn
table-dates = Dates
table-us = US points
table-british = British points
table-trucks = Trucks
step-replacement = Replacement
step-trucks = Trucks
step-movement = Movement
step-combat = Combat
step-mechanised = Mechanised
panel-limits = Attacks
fact-carpet = Carpet bombing
fact-used = used
fact-unused = not yet used
# $group
fact-supply = Supply points, { $group }
die-carpet = Carpet bombing
# $steps
moment-bombs =
    { $steps ->
        [0] No losses
        [one] 1 step to lose
       *[other] { $steps } steps to lose
    }
# $hex
forecast-carpet = Carpet bombing of { $hex }
# $steps, $all: yes if nobody is left
odd-bombs =
    { $all ->
        [yes] All units in the hex are eliminated.
       *[no] { $steps ->
            [0] The units in the hex lose nothing.
            [one] The units in the hex lose 1 step.
           *[other] The units in the hex lose { $steps } steps.
        }
    }
question-result = losses or retreat
question-retreat = path of a retreat
question-displace = where a headquarters is displaced to
question-excess = too many units in a hex

## Weather that may come

odd-weather-clear = The Allies have 6 air points; German units have { $thirds ->
    [1] a third
   *[2] two thirds
} of their movement allowance.
odd-weather-overcast = The Allies have 3 air points; German units have { $thirds ->
    [2] two thirds of their movement allowance
   *[3] their whole movement allowance
}.
odd-weather-storm = No air attacks; German units have their whole movement allowance.
