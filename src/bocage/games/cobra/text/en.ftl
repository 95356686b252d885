### COBRA (2008), English. Variables arrive as localized strings or as numbers.

## The game

game-title = COBRA (2008)
game-about = The second edition: from the landing on 6 June 1944 to the break-out in August, on two maps.

## Scenarios

scenario-breakout = Cobra Break-Out
scenario-breakout-about = From 16 July to 23 August 1944, perhaps a turn longer, on the southern map.
scenario-build-up = Battle of the Build-Up
scenario-build-up-about = The landing and the fight for the bridgehead, from 6 June to 15 July 1944, on both maps.
scenario-campaign = Campaign
scenario-campaign-about = From the landing to the break-out, 6 June to 23 August 1944, on both maps.

## Options

option-original-setup = Original set-up
option-original-setup-about = The units start where the counters of the first edition say, not where the later chart puts them.
option-exit-divisions = Break-out by three divisions
option-exit-divisions-about = German units move further only when three mechanised divisions have left by the west edge, not after the first Allied unit.
option-column-a-to-14 = Stormy column to turn 14
option-column-a-to-14-about = The column of the weather table for the turn after a storm is not used from turn 15 on, instead of from turn 20 on.
option-defender-first = Defender first
option-defender-first-about = If both sides suffer a result, the defender takes his first.
option-august-from-20 = August from turn 20
option-august-from-20-about = The limit of British infantry replacements begins with turn 20 instead of turn 21.
option-either-kind = Replacements of one kind
option-either-kind-about = In a turn the Germans replace either a mechanised step or two infantry steps, not both.
option-divisions-on-map = US divisions on the map
option-divisions-on-map-about = Every US division on the map at the end of turn 26 gives the Germans 3 points, up to 12, instead of every one short of four that have left.
option-rail = Railways
option-rail-about = On turns 2 to 4 the Germans may move some units by rail.
option-north-4101 = North entry with A4101
option-north-4101-about = German reinforcements on the north edge may enter at A4101 too.
option-softer-landing = Softer landing
option-softer-landing-about = In the column 1:2 of the results a 2 costs the defender nothing.

## Dates

dates-4-6-Jun = 4–6 June
dates-7-9-Jun = 7–9 June
dates-10-12-Jun = 10–12 June
dates-13-15-Jun = 13–15 June
dates-16-18-Jun = 16–18 June
dates-19-21-Jun = 19–21 June
dates-22-24-Jun = 22–24 June
dates-25-27-Jun = 25–27 June
dates-28-30-Jun = 28–30 June
dates-1-3-Jul = 1–3 July
dates-4-6-Jul = 4–6 July
dates-7-9-Jul = 7–9 July
dates-10-12-Jul = 10–12 July
dates-13-15-Jul = 13–15 July
dates-24-26-Aug = 24–26 August

## The board

type-flak = Flak
type-commando = Commandos
type-ranger = Rangers
type-delay = delay unit
status-idle = does not function
track-history = weather so far
track-boundary = army boundary
track-relaid = boundary laid anew
track-south_of_vire = Allied units south of Vire since turn
track-savings = German replacements saved, in halves
track-replaced = steps that the Allies have replaced
track-us_exit = first US exit in turn
track-south_exit = an Allied unit has left by the south edge
track-returned = divisions that came back
track-attempts = attempts to release the 15th Army
track-freed = units released
track-defiant = the French 2nd Armoured Division goes east
track-carpets = turns of carpet bombing
track-cancelled = last mission cancelled in turn
track-air = air points left
track-boarded = enter on trucks
track-west_exit = an Allied unit has left the map
points-german = Germans

## Actions and their fields

do-shift = shift the army boundary
do-relay = lay the army boundary anew
do-unload = take trucks off a division
do-release = ask for a division of the 15th Army
do-summon = choose the headquarters
do-done-boundary = leave the boundary as it is
do-done-appeal = do not ask
none-shift = The boundary cannot be shifted now.
none-unload = No division has trucks.
none-release = No division can be asked for now.
field-west = marker near Vire
field-east = marker on the east edge
do-raise = move at a risk
none-raise = No unit can move at a risk now.
field-thirds = thirds

## Prompts

# $side
prompt-boundary = The { $side } shift the army boundary by a hex, or leave it.
# $side
prompt-relay = Allied units are south of Vire: the { $side } lay the army boundary anew.
# $side
prompt-appeal = The { $side } ask for a division of the 15th Army, for 1 point to the Allies, or not.
# $side
prompt-corps = The { $side } choose the headquarters that comes with the second division.

## Refusals

# $unit, $hex
refuse-beyond-boundary = { $hex } is too far over the army boundary for { $unit }: a move ends at most one hex over it.
# $unit
refuse-must-come-back = { $unit } is too far over the army boundary and can move: it has to come nearer first.
# $edge
refuse-wrong-shift = The boundary is not shifted towards the { $edge } now.
refuse-boundary-limit = The boundary is not shifted any further that way.
# $hex
refuse-wrong-marker = No marker of the boundary is laid in { $hex }: one goes within three hexes of Vire, the other on the east edge.
# $division
refuse-truck-unsupplied = The { $division } is out of supply and gets no trucks.
# $division
refuse-no-truck = The { $division } has no trucks.
# $kind
refuse-no-steps-left = { $kind ->
    [mechanised] There is no mechanised step to give in this turn.
   *[infantry] There is no infantry step to give in this turn.
}
refuse-one-kind-only = In one turn steps of one kind are given only.
# $most
refuse-british-infantry-limit = From August on British infantry gets at most { $most } steps in a turn.
# $unit
refuse-not-of-15th-army = { $unit } is no headquarters of the 15th Army that could come.
# $unit, $hex
refuse-left-zoc = { $unit } has left an enemy zone of control and may not enter one again in this phase; { $hex } is in one.
# $hex
refuse-river-into-zoc = { $hex } lies across a major river in an enemy zone of control: without the river the move would go from one enemy zone to another, and no friendly unit is there.
# $hex
refuse-bombed-hex = { $hex } was carpet bombed: no Allied unit attacks it in this phase.
# $hex
refuse-second-headquarters = There is already a headquarters in { $hex }.
# $unit, $hex
refuse-other-army = { $unit } of the other Allied army is in { $hex }: US and British units do not stack.
refuse-german-risk = Only German units move at a risk.
# $most
refuse-whole-allowance = The allowance can be raised to its whole and no further: here by at most { $most } thirds.
# $unit
refuse-has-moved = { $unit } has already moved in this phase.
# $unit
refuse-raised-already = The allowance of { $unit } has already been raised.
# $unit
refuse-risk-and-overrun = The division of { $unit } has overrun in this phase; it cannot move at a risk as well.

## Events

# $side, $roll, $weather
event-weather-rolled = Weather: roll { $roll }, { $weather }.
# $weather
event-weather-came = Weather: { $weather }.
# $unit, $thirds
event-raised = { $unit } moves { $thirds ->
    [one] a third
   *[other] { $thirds } thirds
} of its allowance further, at a risk.
# $unit, $roll, $most: up to which it loses a step
event-risked = { $unit } rolls { $roll }; up to { $most } it loses a step.
# $unit
event-awoke = { $unit } functions again.
# $unit
event-slept = { $unit } does not function any more.
# $unit, $hex
event-returned = { $unit } comes back to the map in { $hex }.

# $edge
event-boundary-shifted = The army boundary is shifted towards the { $edge }.
# $west, $east: hexes
event-boundary-laid = The army boundary now leads from { $west } to { $east }.
# $division
event-unloaded = The { $division } gives its trucks back.
# $roll
event-asked = The Germans ask for a division of the 15th Army: roll { $roll }, they need 1 or 2.
# $roll
event-hoped = The 2nd Parachute Division: roll { $roll }.
# $unit
event-freed = { $unit } may enter the map from now on.
# $roll
event-defied = The French 2nd Armoured Division has a clear way to the east: roll { $roll }, with a 1 it goes.
# $unit, $hex
event-went-east = { $unit } drives east to { $hex } and on.
# $roll
event-another = Another turn? Roll { $roll }, from 4 on.

## Numbers and their terms

# $unit
label-regiment-lost = { $unit } eliminated
# $unit
label-hq-lost = { $unit } eliminated
# $unit
label-division-lost = { $unit } eliminated
label-allied-steps = steps that the Allies replaced
label-us-divisions = US divisions that have not left by the west edge
label-us-hq = no US headquarters left by the west edge
# $division
label-division-west = { $division } whole and supplied in the west
# $division
label-armour-west = { $division } whole and supplied in the west
# $division
label-german-division = { $division } destroyed or cut off
# $unit
label-german-hq = { $unit } destroyed or cut off
# $unit
label-german-armour = { $unit } destroyed or cut off
# $division
label-us-exit = { $division } out by the west edge
# $division
label-british-exit = { $division } out by the east edge
label-attempts = German attempts to release the 15th Army

## Outcomes

# $german, $allied
outcome-allied-decisive = Allied decisive victory. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-allied-operational = Allied operational victory. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-allied-marginal = Allied marginal victory. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-level-draw = A draw. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-german-marginal = German marginal victory. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-german-operational = German operational victory. Victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-german-decisive = German decisive victory. Victory points: Germans { $german }, Allies { $allied }.

## Chapters of the rulebook

chapter-2008-2 = Units and maps
chapter-2008-3 = Set-up
chapter-2008-4 = Sequence of play
chapter-2008-5 = Movement
chapter-2008-6 = Stacking and integrity
chapter-2008-7 = Zones of control
chapter-2008-8 = Combat
chapter-2008-9 = Headquarters
chapter-2008-10 = Supply
chapter-2008-11 = Supply points and command limits
chapter-2008-12 = Replacements
chapter-2008-13 = Reinforcements
chapter-2008-14 = Air and naval points
chapter-2008-15 = Delay units
chapter-2008-16 = Special events
chapter-2008-17 = Railways
chapter-2008-18 = Victory
chapter-2008-19 = Scenarios
chapter-2008-E1 = Erratum 1
chapter-2008-E2 = Erratum 2
chapter-2008-E3 = Erratum 3
chapter-2008-E3b = Erratum 3b
chapter-2008-E4 = Erratum 4
chapter-2008-E5 = Erratum 5
chapter-2008-E6 = Erratum 6
chapter-2008-E7 = Erratum 7
chapter-2008-E8 = Erratum 8
chapter-2008-E9 = Erratum 9
chapter-2008-E10 = Erratum 10
chapter-2008-E11 = Erratum 11
chapter-2008-E12 = Erratum 12
chapter-2008-E13 = Erratum 13
chapter-2008-E14 = Erratum 14
chapter-2008-E15a = Erratum 15a
chapter-2008-E15b = Erratum 15b
chapter-2008-E16a = Erratum 16a
chapter-2008-E16b = Erratum 16b
chapter-2008-E16c = Erratum 16c
chapter-2008-E17 = Erratum 17
chapter-2008-E18 = Erratum 18
chapter-2008-E19a = Erratum 19a
chapter-2008-E19b = Erratum 19b
chapter-2008-E20 = Erratum 20
chapter-2008-E21 = Erratum 21
chapter-2008-EA1 = Addition 1
chapter-2008-EA2 = Addition 2
chapter-2008-EA3 = Addition 3
chapter-2008-EA4 = Addition 4
chapter-2008-M = Notes on the maps

## Units of this edition

unit-729-709 = 729/709 Inf
unit-739-709 = 739/709 Inf
unit-919-709 = 919/709 Inf
unit-726-716 = 726/716 Inf
unit-736-716 = 736/716 Inf
unit-6FJ-91 = 6/91 Para
unit-KG265 = KG 265
unit-KG266 = KG 266
unit-K343 = K 343
unit-FJT = FJT Para
unit-49 = 49 Static Div
unit-347 = 347 Static Div
unit-348 = 348 Static Div
unit-245 = 245 Static Div
unit-2-2FJ = 2/2 Para
unit-7-2FJ = 7/2 Para
unit-F1 = Flak 1 Rgt
unit-F2 = Flak 2 Rgt
unit-F3 = Flak 3 Rgt
unit-F4 = Flak 4 Rgt
unit-F7 = Flak 7 Rgt
unit-F30 = Flak 30 Rgt
unit-F32 = Flak 32 Bn
unit-F932 = Flak 932 Bn
unit-LXXXII = LXXXII Corps
unit-LXXXIX = LXXXIX Corps
unit-2Rgr = 2 Ranger Bn
unit-505-82 = US 505/82 Para
unit-507-82 = US 507/82 Para
unit-508-82 = US 508/82 Para
unit-325-82 = US 325/82 Glider
unit-501-101 = US 501/101 Para
unit-502-101 = US 502/101 Para
unit-506-101 = US 506/101 Para
unit-327-101 = US 327/101 Glider
unit-USV = US V Corps
unit-USVII = US VII Corps
unit-USXIX = US XIX Corps
unit-USVIII = US VIII Corps
unit-USXV = US XV Corps
unit-USXX = US XX Corps
unit-USXII = US XII Corps
unit-Cdo1 = 1 Cdo Bde
unit-Cdo4 = 4 Cdo Bde
unit-BRI = Br I Corps
unit-BRXXX = Br XXX Corps
unit-BRVIII = Br VIII Corps
unit-BRXII = Br XII Corps
unit-CAII = Can II Corps
unit-Delay1 = Delay 1
unit-Delay2 = Delay 2
unit-Delay3 = Delay 3
unit-Delay4 = Delay 4
unit-Delay5 = Delay 5
unit-Delay6 = Delay 6

## Divisions of this edition

division-709 = 709th Static Division
division-716 = 716th Static Division
division-49 = 49th Static Division
division-347 = 347th Static Division
division-348 = 348th Static Division
division-245 = 245th Static Division
division-2FJ = 2nd Parachute Division
division-US82 = US 82nd Airborne Division
division-US101 = US 101st Airborne Division

## Towns and cities of map B

place-barfleur = Barfleur
place-barneville-carteret = Barneville-Carteret
place-beaumont-hague = Beaumont-Hague
place-bricquebec = Bricquebec
place-carentan = Carentan
place-cherbourg = Cherbourg
place-isigny-sur-mer = Isigny-sur-Mer
place-la-haye-du-puits = La Haye-du-Puits
place-les-pieux = Les Pieux
place-montebourg = Montebourg
place-saint-pierre-eglise = Saint-Pierre-Église
place-saint-sauveur-le-vicomte = Saint-Sauveur-le-Vicomte
place-saint-vaast-la-hougue = Saint-Vaast-la-Hougue
place-sainte-mere-eglise = Sainte-Mère-Église
place-valognes = Valognes

## Hexes with a name

space-A0215 = A0215 { place-granville }
space-A0425 = A0425 { place-pontorson }
space-A0502 = A0502 { place-lessay }
space-A0608 = A0608 { place-coutances }
space-A0803 = A0803 { place-periers }
space-A0820 = A0820 { place-avranches }
space-A0913 = A0913 { place-gavray }
space-A1206 = A1206 { place-marigny }
space-A1215 = A1215 { place-villedieu-les-poeles }
space-A1232 = A1232 { place-fougeres }
space-A1313 = A1313 { place-percy }
space-A1320 = A1320 { place-brecey }
space-A1428 = A1428 { place-louvigne-du-desert }
space-A1525 = A1525 { place-saint-hilaire-du-harcouet }
space-A1605 = A1605 { place-saint-lo }
space-A1606 = A1606 { place-saint-lo }
space-A1611 = A1611 { place-tessy-sur-vire }
space-A1909 = A1909 { place-torigni-sur-vire }
space-A1920 = A1920 { place-sourdeval }
space-A1923 = A1923 { place-mortain }
space-A2116 = A2116 { place-vire }
space-A2307 = A2307 { place-caumont-l-evente }
space-A2519 = A2519 { place-tinchebray }
space-A2601 = A2601 { place-bayeux }
space-A2701 = A2701 { place-bayeux }
space-A2708 = A2708 { place-villers-bocage }
space-A2725 = A2725 { place-domfront }
space-A2809 = A2809 { place-aunay-sur-odon }
space-A2916 = A2916 { place-conde-sur-noireau }
space-A2920 = A2920 { place-flers }
space-A3211 = A3211 { place-thury-harcourt }
space-A3403 = A3403 { place-caen }
space-A3404 = A3404 { place-caen }
space-A3425 = A3425 { place-la-ferte-mace }
space-A3504 = A3504 { place-caen }
space-A3801 = A3801 { place-ouistreham }
space-A3829 = A3829 { place-pre-en-pail }
space-A3915 = A3915 { place-falaise }
space-A4201 = A4201 { place-cabourg }
space-A4208 = A4208 { place-mezidon }
space-A4320 = A4320 { place-argentan }
space-A4410 = A4410 { place-saint-pierre-sur-dives }
space-A4630 = A4630 { place-alencon }
space-A4811 = A4811 { place-livarot }
space-A4914 = A4914 { place-vimoutiers }
space-A4925 = A4925 { place-sees }
space-A5001 = A5001 { place-pont-l-eveque }
space-A5006 = A5006 { place-lisieux }
space-B0806 = B0806 { place-beaumont-hague }
space-B0811 = B0811 { place-les-pieux }
space-B0916 = B0916 { place-barneville-carteret }
space-B1207 = B1207 { place-cherbourg }
space-B1213 = B1213 { place-bricquebec }
space-B1307 = B1307 { place-cherbourg }
space-B1308 = B1308 { place-cherbourg }
space-B1407 = B1407 { place-cherbourg }
space-B1419 = B1419 { place-la-haye-du-puits }
space-B1516 = B1516 { place-saint-sauveur-le-vicomte }
space-B1712 = B1712 { place-valognes }
space-B1907 = B1907 { place-saint-pierre-eglise }
space-B1913 = B1913 { place-montebourg }
space-B2116 = B2116 { place-sainte-mere-eglise }
space-B2209 = B2209 { place-saint-vaast-la-hougue }
space-B2219 = B2219 { place-carentan }
space-B2307 = B2307 { place-barfleur }
space-B2619 = B2619 { place-isigny-sur-mer }
space-B3620 = B3620 { place-bayeux }

## The drawn map

edge-map-north-allied = Allied supply and arrivals (A0101 to A3701)
edge-map-north-german = German arrivals
edge-map-east = German supply and arrivals
edge-map-south = German supply and arrivals
edge-map-west = West exit (A0123 to A0134)
label-channel = English Channel
river-Douve = Douve
river-Douve--upper- = Upper Douve
river-Merderet = Merderet

## Combat: actions, fields and prompts

do-commit = commit supply points
do-commit-none = commit no supply points
do-fly = fly the carpet bombing
do-cancel = cancel the carpet bombing
do-strike = allot air points
do-strike-none = allot no air points
do-schedule = plan a carpet bombing
do-schedule-none = plan no carpet bombing
do-suffer = take the result
do-thrust = overrun in the advance
none-thrust = Nobody who could be overrun blocks the advance of a whole division.
field-us = US points
field-british = British points
field-german = German points
field-point = with supply points
field-hexes = hexes
field-suffer-hexes = hexes of retreat
# $count
count-hexes =
    { $count ->
        [0] stay: lose all of it in steps
        [one] retreat 1 hex, what is left in steps
       *[other] retreat { $count } hexes, what is left in steps
    }
field-patton = shifts by Patton
field-naval = naval points
field-air = also an air point
field-along = taking along
field-points = air points
# $side: of the defender, $units: attackers, $hexes: attacked, $help: what there is
prompt-lead =
    { $units } attack { $hexes }: the { $side } help the defence { $help ->
        [hq] with a headquarters
        [air] with an air point
       *[both] with a headquarters, an air point or both
    }, or not.
do-lead = help the defence
do-lead-none = no help
# $side
prompt-commit = The { $side } commit supply points to this phase, { $cost } for each attack; what is not used is lost.
# $side, $weather
prompt-mission =
    { $weather ->
        [clear] The { $side } fly the carpet bombing that they planned last turn, or cancel it.
       *[other] The sky is not clear, so that no carpet bombing can fly: the { $side } cancel what they planned last turn.
    }
# $side, $points: air points
prompt-air = The { $side } have { $points } air points: name hexes that are to be attacked, one point for each.
# $side
prompt-plan = The { $side } may write down a hex for carpet bombing next turn; only they see it.
# $side, $number, $retreat: yes or no
prompt-result =
    { $retreat ->
        [no] The { $side } take a result of { $number } in steps: say which units lose them.
       *[yes] The { $side } take a result of { $number }: as step losses, as hexes of retreat of the whole force, or some of each.
    }

## Combat: refusals

# $group
refuse-no-points = The { $group } group does not have so many supply points.
# $group
refuse-not-your-points = The points of the { $group } group are not yours to commit.
# $group, $cost
refuse-not-committed = The { $group } group has not committed enough supply points: an attack takes { $cost }. Without them it is made at half strength.
# $unit
refuse-headquarters-in-zoc = { $unit } is in an enemy zone of control and cannot help.
# $unit
refuse-headquarters-idle = { $unit } does not function and cannot help.
# $unit
refuse-headquarters-moved = { $unit } has moved in this phase and helps no overrun.
# $unit
refuse-shifts-are-fixed = { $unit } gives all its shifts to one attack; there is nothing to choose.
# $unit, $hex
refuse-overrun-out-of-range = { $hex }, which is overrun, is not in the command range of { $unit }.
refuse-patton-apart = Patton gives his shifts beside another headquarters, not in its place.
# $unit
refuse-headquarters-used = { $unit } has already helped a combat in this phase, or helps no defence.
refuse-bombed-no-retreat = Units that were carpet bombed may not retreat; they lose steps.
refuse-attacker-loses-a-step = At least one point of an attacker’s result is a lost step.
# $number
refuse-result-costs-a-step = A result of { $number } costs at least one step.
refuse-nobody-to-retreat = After these losses nobody is left to retreat.
# $unit
refuse-cannot-retreat = { $unit } has no way to retreat so far; lose more steps instead.
refuse-second-loss = No unit loses a second step before every other unit in the combat has lost one.
# $unit
refuse-not-on-the-path = { $unit } does not stand where the path passes, or is itself retreating.
# $hex
refuse-bocage-stop = { $hex } ends the advance: bocage, marsh, a fortress, a fortified zone, or a major river before it.
# $hex
refuse-overrun-fortress = { $hex } is a fortress: it cannot be overrun.
# $hex
refuse-overrun-bocage = { $hex } is bocage: it cannot be overrun in an advance.
# $division
refuse-not-together-at-start = Units of the { $division } were not together in supply when the phase began.
# $unit
refuse-has-disengaged = { $unit } has left an enemy zone of control in this phase and cannot overrun.
# $hex: of the enemy
refuse-other-zoc = The hex is in the zone of control of units in { $hex }, which are not overrun.
refuse-defender-overrun = Only attackers overrun in an advance.
refuse-nothing-blocks = No retreat that may be followed leads to enemies in this way.
refuse-air-not-here = Air points help only against German attacks, not against overruns.
# $most
refuse-no-air-points = No air point is left for the defence: at most { $most } in a turn.
# $hex
refuse-no-combat-there = Air points go to combats of this phase: no Allied unit stands next to { $hex }.
# $cost, $points
refuse-too-few-air-points = This costs { $cost } air points; there are { $points }.
# $hex
refuse-air-of-the-bombing-front = { $hex } lies on the front that has flown the carpet bombing; the other points are for the other front.
# $hex
refuse-fly-or-cancel = The carpet bombing of { $hex } was planned for this turn: fly it or cancel it.
refuse-nothing-planned = No carpet bombing was planned for this turn.
refuse-carpet-weather = Carpets are bombed only in clear weather.
# $most
refuse-too-many-naval = At most { $most } naval points in an attack.
# $left
refuse-no-naval-points = There are { $left } naval points for this attack.
refuse-out-of-naval-range = The ships do not reach all these hexes.
# $cost
refuse-naval-wasted = A shift costs { $cost } naval points here; some would be wasted.

## Combat: events

# $us, $british
event-received = Supply points arrive: US { $us }, British { $british }.
# $points, $total
event-german-received =
    The Germans receive { $points ->
        [one] { $points } supply point
       *[other] { $points } supply points
    } and have { $total }.
# $group, $points, $left
event-committed = { $group }: { $points } supply points committed, { $left } kept.
# $group, $left: of those committed
event-point-used =
    { $group }: the attack is supplied; { $left ->
        [one] { $left } committed point is left
       *[other] { $left } committed points are left
    }.
event-air-helped = The Allies use an air point in defence.
# $hexes
event-air-declared = Air points are allotted to { $hexes }.
# $hex, $roll, $defender: steps to lose
event-bombed =
    Carpet bombing of { $hex }: roll { $roll }, { $defender ->
        [0] no losses
        [one] 1 step to lose
       *[other] { $defender } steps to lose
    }.
# $hex
event-carpet-planned = The carpet bombing of { $hex } is planned for next turn.
event-carpet-cancelled = The carpet bombing that was planned is cancelled.

## Combat: numbers and their terms

group-german = German
# $unit
label-no-point = { $unit } without supply points
# $unit
label-brigade-alone = { $unit } without an infantry division
# $unit
label-mixed-nations = { $unit } among units of the other army
label-patton = Patton
label-beach = guns of the ships off the beach
label-naval = naval support

## The landing

phase-landing = landing phase
how-removed = taken out of the game
beach-utah = Utah
beach-omaha = Omaha
beach-gold = Gold
beach-juno = Juno
beach-sword = Sword
track-control = held by
track-abandoned = abandoned beaches
track-beach_shifts = beach shift markers
do-land = put a unit down on its beach
do-scatter = roll for the scatter of a drop
do-drop = put a drop aside
do-defend = give steps to a beach
do-defend-none = give no steps
field-defend-steps = steps given
none-land = No unit of the first wave can land.
none-scatter = No drop is left to roll for.
prompt-land = The { $side } put the units of the first wave down on their beaches.
prompt-scatter = The { $side } roll for the scatter of each drop.
# $unit
prompt-drop = { $unit } came down among Germans and is still there: the { $side } put it into a hex beside them.
# $unit
prompt-defend = { $unit } is near a beach: the { $side } may give steps of it to the defence of beach hexes.
# $unit
refuse-not-in-the-wave = { $unit } is not among the units of the first wave that have still to land.
# $unit, $hex
refuse-not-its-beach = { $hex } is not on the beach of { $unit }.
# $hex
refuse-enemy-there = Enemy units are in { $hex }.
# $hex
refuse-no-room = There is no room left in { $hex }.
refuse-no-drop-left = It is not a drop that has still to be rolled for.
# $unit
refuse-no-refuge = { $unit } must be put into a hex beside it that is free of enemies and has room.
# $unit, $hex
refuse-beach-too-far = { $hex } is not a beach hex with landed units within two hexes of { $unit }.
# $unit, $hex
event-landed = { $unit } is put down in { $hex }.
# $unit, $roll, $fate
event-scatter-rolled =
    Scatter of { $unit }: roll { $roll }, { $fate ->
        [stays] it comes down where it should
       *[drifts] it drifts off
    }.
# $unit, $roll, $hex
event-scattered = { $unit } scatters, roll { $roll }, { $hex ->
    [none] and is lost in the sea
   *[other] to { $hex }
}.
# $unit, $roll
event-beach-alarm = { $unit } near the beach: roll { $roll }.
# $unit, $hex, $steps
event-beach-defended = { $unit } gives { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the defence of { $hex }.
# $unit, $column, $roll, $steps
event-attrition = The landing of { $unit }: column { $column }, roll { $roll }, { $steps ->
    [0] no losses
    [one] 1 step to lose
   *[other] { $steps } steps to lose
}.
# $beach
event-beach-abandoned = { $beach } is abandoned: more than half of the steps that landed there are lost.

## The first weeks: beaches, delay units, railways, withdrawals

track-destroyed = beach hexes destroyed
track-razed = fortified zones destroyed
track-harbour = hexes of Cherbourg that the Allies have entered
track-garrison = the garrison of Cherbourg is activated
track-scored = German points from the starts of turns
how-withdrawn = withdrawn
do-place = place a delay unit
do-rail = carry a unit by rail
do-withdraw = withdraw a unit
do-harass = attack the unit that is leaving
do-done-withdraw = withdraw nobody else
do-done-harass = let it go
none-place = No delay unit can be placed now.
none-rail = No unit can go by rail now.
none-withdraw = No unit can be withdrawn.
# $side
prompt-withdraw = The { $side } may withdraw units that are in supply; they never come back.
# $side, $unit
prompt-harass = { $unit } is withdrawn from a beach next to German units: the { $side } may attack it at 3:1.
# $hex
refuse-beach-destroyed = The beach in { $hex } is destroyed.
# $hex
refuse-beach-given-up = The beach of { $hex } was abandoned and is not wholly in Allied hands again.
# $hex
refuse-beach-not-held = The Allies do not hold { $hex }.
# $unit, $hex
refuse-wrong-beach = { $hex } is no beach hex of the army of { $unit }.
# $unit, $hex
refuse-other-beach = { $unit } is bound to another beach than { $hex } until turn 3.
# $unit
refuse-mechanised-entry = { $unit } comes in the mechanised movement phase of turn 1.
# $unit
refuse-airborne-stays = { $unit } is airborne and does not move on turn 1.
# $unit
refuse-airborne-one-hex = { $unit } is airborne and moves one hex on turn 2.
# $most
refuse-seven-units = On turn 1 only { $most } German units move beside 12th SS Panzer and 711th Division.
# $unit
refuse-next-to-allies = { $unit } is next to Allied units and does not move on turn 1.
refuse-no-overrun-yet = Nobody overruns on turn 1.
# $unit, $hex
refuse-garrison-stays = { $unit } belongs to the garrison of Cherbourg, and { $hex } is more than three hexes away from the city.
# $unit
refuse-withdraw-unsupplied = { $unit } is out of supply and cannot be withdrawn.
refuse-delay-first-phase = Delay units appear only in the first German movement phase.
refuse-delay-one-a-turn = No delay unit appears now: one a turn does, from turn 2 to turn 7.
# $unit
refuse-no-delay-unit = { $unit } is no delay unit that could still appear.
# $hex
refuse-delay-not-free = Other units are in { $hex }: a delay unit stays alone.
# $hex
refuse-delay-in-zoc = { $hex } is in an enemy zone of control: no delay unit appears there.
# $hex
refuse-delay-no-friend = No German unit but headquarters and delay units is next to { $hex }.
# $hex
refuse-delay-unsupplied = { $hex } is out of supply.
# $hex
refuse-delay-behind = { $hex } lies behind the Allied front.
# $left
refuse-rail-full = The railways carry { $left } more units this turn; a mechanised one counts as two.
# $hex
refuse-no-rail = No railway free of enemies and their zones leads to { $hex }.
refuse-port-used = Cherbourg has already supplied an attack this turn.
# $hex
event-beach-destroyed = The beach in { $hex } is destroyed.
# $hex
event-zone-razed = The fortified zone in { $hex } is destroyed.
event-garrison-freed = The garrison of Cherbourg is activated.
# $unit, $hex
event-placed = { $unit } appears in { $hex }.
# $unit
event-absorbed = { $unit } is taken off the map.
# $unit, $hex
event-railed = { $unit } goes by rail to { $hex }.
# $unit
event-withdrew = { $unit } is withdrawn.
# $unit, $roll, $steps
event-harassed = The Germans attack { $unit } as it leaves: roll { $roll }, { $steps ->
    [0] no losses
    [one] 1 step to lose
   *[other] { $steps } steps to lose
}.
# $reason, $points
event-scored = { $reason ->
    [commandos] Commandos and Rangers are still on the map
    [airborne] US airborne regiments are still on the map
    [cherbourg] The Germans hold Cherbourg
   *[cherbourg-road] A road joins Cherbourg to the edge of the map
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the Germans.
event-port-fed = Cherbourg supplies the attack.
# $hex
event-beach-cleared = The beach shift markers of { $hex } are taken off.
label-beach-markers = beach shift markers
label-works = fortress or fortified zone
label-kept-commandos = Commandos and Rangers on the map in turn 8
label-kept-airborne = US airborne regiments on the map in turn 15
label-kept-cherbourg = turns with Cherbourg in German hands
label-kept-road = turns with a road from Cherbourg to the edge
label-whole-front = a front from north to south
label-abandoned-beaches = abandoned beaches
# $unit
label-commando-withdrawn = { $unit } withdrawn by turn 5
# $unit
label-airborne-withdrawn = { $unit } withdrawn by turn 14
label-caen-taken = Caen
label-cherbourg-taken = Cherbourg
label-saint-lo-taken = Saint-Lô

## Beside the map

phase-land = landing: units on the beaches
phase-scatter = landing: scatter of the drops
phase-defence = landing: defence of the beaches
phase-boundary = army boundary
phase-appeal = 15th Army
phase-withdrawal = withdrawals
step-land = Beaches
step-scatter = Drops
step-defence = Beach defence
step-boundary = Boundary
step-appeal = 15th Army
step-withdrawal = Withdrawals
# $turn, $last, $dates
now-dates = { $turn }/{ $last }, { $dates }
now-level = As things stand
# $dates, $us, $british: supply points; $weather
box-turn = { $dates }; supply points: US { $us }, British { $british }; { $weather }
weather-unknown = weather not known yet
level-allied-decisive = Allied decisive
level-allied-operational = Allied operational
level-allied-marginal = Allied marginal
level-level-draw = draw
level-german-marginal = German marginal
level-german-operational = German operational
level-german-decisive = German decisive
panel-level = Victory
fact-line = Line A4901–A0823
fact-held = holds
fact-broken = broken
fact-first-level = By the map
fact-ahead = Allied lead
fact-level = As things stand
fact-committed = and committed
fact-overruns = overruns
panel-air = Air and ships
fact-missions = Carpet bombings left
# $hex
fact-plan = Planned for next turn: { $hex }
# $hex, $weather
fact-plan-due =
    { $weather ->
        [clear] Carpet bombing due this turn: { $hex }
       *[other] Carpet bombing due this turn, but the sky is not clear: { $hex }
    }
fact-no-plan = No carpet bombing planned
# $hex
fact-strike = Air point on { $hex }
fact-naval = Naval points
# $group
fact-income = Supply points this turn, { $group }
fact-steps-mechanised = Replacement steps, mechanised
fact-steps-infantry = Replacement steps, infantry
fact-replaced = Steps that the Allies have replaced (10: a point)
fact-released = Divisions of the 15th Army released
fact-attempts = Attempts to release the 15th Army
fact-defiant = The French 2nd Armoured Division goes east
panel-beaches = Beaches and Cherbourg
# $beach, $column: of the landing
fact-beach = { $beach } (landing: { $column })
# $hex
fact-beach-shift = Attacks out of { $hex }
beach-destroyed = destroyed
beach-abandoned = abandoned
fact-port = Cherbourg in German hands
brief-port = Cherbourg
group-15th-army = 15th Army, if released
group-due = Due now
group-wave = First wave
# $change: of the next die
table-weather-note =
    { $change ->
        [0] Lit: the row for the next turn.
       *[other] Lit: the row for the next turn. The weather has been alike for long: the die is changed by { $change }.
    }
table-note = Values that the file calls reconstructed (`bocage data cobra`) may be replaced by an overlay.
table-german = German replacements (mechanised/infantry)
table-naval = Naval points
table-limits = Attack limit (US/British)
terrain-fortress = fortress
terrain-fortified = fortified zone
terrain-beach = beach
label-utah = { beach-utah }
label-omaha = { beach-omaha }
label-gold = { beach-gold }
label-juno = { beach-juno }
label-sword = { beach-sword }

## Victory points, by what they are for

fact-regiment-lost = Allied regiments and brigades eliminated
fact-hq-lost = Allied headquarters eliminated
fact-division-lost = Allied divisions and British armour eliminated
fact-allied-steps = Steps replaced by the Allies
fact-us-divisions = US divisions short of four out by the west edge
fact-us-hq = No US headquarters out by the west edge
fact-division-west = Whole divisions in supply west of column 39
fact-armour-west = Whole mechanised divisions in supply west of column 39
fact-german-division = German divisions destroyed or cut off
fact-german-hq = German headquarters destroyed or cut off
fact-german-armour = Panzer regiments and Tigers destroyed or cut off
fact-us-exit = US mechanised divisions out by the west edge
fact-british-exit = British armoured divisions out by the east edge
fact-kept-commandos = Commandos and Rangers on the map in turn 8
fact-kept-airborne = US airborne regiments on the map in turn 15
fact-kept-cherbourg = Turns with Cherbourg in German hands
fact-kept-road = Turns with a road from Cherbourg to the edge
fact-whole-front = A front from north to south
fact-abandoned-beaches = Abandoned beaches
fact-commando-withdrawn = Commandos withdrawn by turn 5
fact-airborne-withdrawn = US airborne regiments withdrawn by turn 14
fact-caen-taken = Caen
fact-cherbourg-taken = Cherbourg
fact-saint-lo-taken = Saint-Lô

## Layers

layer-boundary = army boundary (AAB)
layer-line = German line from A4901 to A0823
layer-line-whole = German line from A4901 to A0823: it holds
layer-line-none = what the Germans hold: no line from A4901 (1) to A0823 (2)
layer-line-elsewhere = the line to A0823 does not count in this scenario
layer-front = German front from the north to the south of map A
layer-front-whole = German front from the north to the south of map A: it holds
layer-front-none = no German front from the north to the south of map A
layer-air = air points of this phase
layer-naval = reach of the ships (naval points for a shift)

## Prices

# $unit
price-south = { $unit } leaves the map; only two divisions may come back.
# $unit
price-withdraw = { $unit } leaves the game for good.
price-release = The attempt gives the Allies 1 victory point, whatever the die says.
# $points
price-air =
    { $points ->
        [one] 1 air point goes to no hex and is lost.
       *[other] { $points } air points go to no hex and are lost.
    }
# $points
price-points =
    { $points ->
        [one] 1 committed supply point is used by no attack and is lost.
       *[other] { $points } committed supply points are used by no attack and are lost.
    }
price-cancel = The carpet bombing is given up, and none is planned this turn.

## What a roll may give

die-risk = Movement at a risk
die-scatter = Scatter of drops
die-drift = Direction of scatter
die-drop = Drops among Germans
die-alarm = Defence of the beaches
die-landing = Landing
die-harass = Attacks on withdrawals
die-french = French 2nd Armoured Division
die-15th-army = 15th Army
die-parachute = 2nd Parachute Division
die-extra = Another turn
forecast-weather = Weather of the next turn
# $unit
forecast-harass = Attack on { $unit } as it leaves
# $unit
forecast-scatter = Scatter of { $unit }
forecast-release = Release of the 15th Army
# $unit
forecast-risk = { $unit } moves at a risk
# $unit
moment-landing = Landing of { $unit }
# $unit
moment-alarm = { $unit } near the beach
# $attacker (-1: all eliminated), $defender: numbers; $hexes: how far the defender may retreat; $fate: of the defender, free, trapped or doomed
odd-result =
    { $defender ->
        [0] The defender suffers nothing
       *[other] { $fate ->
            [doomed] The defender cannot retreat and is eliminated
            [trapped] The defender cannot retreat and loses { $defender ->
                [one] 1 step
               *[other] { $defender } steps
            }
           *[free] The defender takes { $defender } as steps or hexes, at most { $hexes ->
                [one] 1 hex
               *[other] { $hexes } hexes
            } of retreat
        }
    }; { $attacker ->
        [-1] all attackers are eliminated.
        [0] the attacker suffers nothing.
        [one] the attacker loses 1 step.
       *[other] the attacker takes { $attacker }, at least one of it as a step.
    }
# $steps, $all: yes if it is gone
odd-steps =
    { $all ->
        [yes] The unit is destroyed.
       *[no] { $steps ->
            [0] Nothing happens.
            [one] It loses 1 step.
           *[other] It loses { $steps } steps.
        }
    }
odd-on-target = on target
odd-on-target-text = The unit comes down where it should.
odd-scattered = scattered
odd-scattered-text = It comes down in one of the six hexes around, perhaps in the sea, at the coast or among Germans.
odd-released = released
odd-released-text = The next division may enter from this turn on.
odd-refused = refused
odd-refused-text = No division comes.
odd-safe = safe
odd-safe-text = Nothing happens.
odd-step-lost = a step lost
odd-step-lost-text = The unit loses a step.
odd-unit-lost = eliminated
odd-unit-lost-text = The unit loses its last step.
odd-alarmed = can defend
odd-too-late = too late
odd-obey = stays
odd-defy = goes east
odd-another = another turn
odd-over = the game is over
# $units: headquarters
note-idle = In reach and not used: { $units }.
note-unled = So far, without help of yours.
note-air = The Allies may still shift one column to the left with an air point.
# $first: attacker or defender
note-first = { $first ->
    [defender] In a result for both the defender takes his part first.
   *[attacker] In a result for both the attacker takes his part first; if he retreats the defender’s number is one less.
}
# $hex
note-bombed = No Allied unit attacks { $hex } in this phase, and air points are left only for the other army’s front.

## Standing orders

question-lead = help in defence
question-advance = advance after combat
question-scatter = order of the drops
question-drop = drop among Germans
question-boundary = shift of the army boundary
question-withdraw = withdrawals
question-replace = replacements
question-defend = defence of a beach
question-appeal = release of the 15th Army

## A guided first turn

guide-title = Your first turn
guide-map = This is Normandy on 16 July 1944, and you lead the Germans, who move first. At the end it is first asked whether a line of German units and zones of control runs across the map between the two marked hexes: if it does, you have a marginal victory, if not, the Allies have. Then every 15 points of difference move that by a level. So hold the line as long as you can. Drag the map to move it, and zoom in to see more.
guide-stack = Here several units share a hex at the start. On a counter stand its strength and its movement allowance, beside the symbol its name and its division. Stripes show lost steps. Choose the stack to spread it out. The regiments of one division in one hex fight at double strength while they are in supply.
guide-leaders = These are headquarters. They have no strength of their own; the number in brackets is the range in which they help, in attack and in defence, one combat in a phase each. One that moves in the mechanised phase does not function until your next replacement phase.
guide-weather = The weather of the turn stands beside the turn. In clear weather the fighter-bombers leave your units a third of their movement allowance, in overcast two thirds, in storm all of it. It is clear now.
guide-zones = Every unit but headquarters, battalions and Flak controls the six hexes around it. A unit stops when it enters an enemy zone of control; to leave one costs more, and it may then enter no other in this phase. Switch on the overlay of Allied zones of control to see the front. The army boundary between Americans and British is drawn too: none of them ends a move more than one hex beyond it.
guide-supply = Choose one of your units and look at its overlays: where it can go, its zone of control, and its supply line to a primary road that leads off the map. Beside the map stand the supply points of the Americans, the British and the Germans. You get one in clear weather, two in overcast, three in storm, and keep at most twelve.
guide-replace = You have replacements: give a step to a unit behind the front, or choose “{ do-done-replace }”. A unit that gets one moves half as far this turn.
guide-move = You may move. Choose the units that are to move, one or several of the same hex, on the map or after “{ do-move }”. Your panzer and panzergrenadier regiments are marked: as a reserve behind the front they are worth most.
guide-path = Choose where they go: the hexes that they can reach are lit. A road costs less, a river and bocage more. They go there at once; undo takes them back.
guide-risk = A unit may go further than the weather allows: “{ do-raise }” gives it a third or two thirds more, and after its move a die says whether aircraft cost it a step. It is seldom worth it on the first day.
guide-more = Move what else you like; whatever you leave alone stays where it is. Then end the phase.
guide-commit = Before the first attack you say how many supply points you put into this combat phase. An attack of yours takes two; without them it is made at half strength. What you commit is gone, used or not. For today, none is a good answer.
guide-attack = The combat phase. Nobody has to attack, and on the first day you seldom should. But see how it works: choose the hex that is to be attacked, on the map or after “{ do-attack }”. You may drop it again before you confirm.
guide-tally = All units that can attack this hex are filled in; take away those that are to stay out. You see the strengths of both sides, term by term; the shifts for terrain, rivers, Tigers and headquarters; the column before and after them; and all six results. Every term names its rule: choose it to read it. Confirm if you like the odds, or start over and end the phase.
guide-fought = Attack elsewhere if you like; a unit attacks, and is attacked, at most once in a phase. Then choose “{ do-done-attack }”.
guide-mechanised = After combat comes the mechanised movement phase: only panzers, panzergrenadiers and headquarters move once more. Pull back what stands too far forward, then end the phase.
guide-end = Your player turn is over, and the Allies have theirs; you are asked when your units are hit. Beside the map you find the turn track, your reinforcements, and how the game would end as things stand. The overlay of the German line shows whether it is still whole. Hold on.
guide-result = A result that concerns your units. The number is divided as you like into lost steps and hexes of retreat of the whole force; a number above two costs at least one step, and an attacker always loses one.
guide-retreat = Your units retreat, one after the other. Choose the way of each; units that stand on it may be taken along.
guide-advance = The enemy has left the hex. Victorious units may advance along the way of the retreat, or stay.
guide-lead = The enemy attacks. A headquarters in whose range all your defenders are may shift the column by one in your favour; each helps one combat in a phase.

## The values on a counter, and abbreviations
value-2-1 = combat strength
value-2-2 = movement allowance
short-MP = movement points
short-SP = supply points
short-ZOC = zone of control: the six hexes around a unit
short-HQ = headquarters
short-VP = victory points
short-AAB = boundary of the Allied armies
short-CRT = combat results table
