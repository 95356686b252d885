### Combat Commander: Europe, English. Variables arrive as localized strings or as numbers.

## The game

game-title = Combat Commander: Europe
game-about = Squads, teams and leaders in a fight of a few hours, 1941 to 1945. There are no dice: one deck of cards a side gives the orders, the actions, the rolls and the events.

## Sides and nations

side-axis = Axis
side-allies = Allies
party-axis = { side-axis }
party-allies = { side-allies }
nation-german = German
nation-american = American
nation-russian = Russian
posture-attack = attack
posture-defend = defend
posture-recon = recon
posture-open = not yet decided
quality-green = green
quality-line = line
quality-elite = elite
size-company = company
size-detachment = detachment
size-platoon = platoon

## Kinds of things that one names

kind-unit = unit
kind-weapon = weapon
kind-piece = unit or weapon
kind-space = hex
kind-card = card
kind-chit = objective chit
kind-party = side
kind-item = item of the support table
kind-fort = fortification
kind-mark = marker or weapon
kind-edge = edge of the map
kind-battle = order of battle
kind-works = fortifications for points

## Rolls: what for

kind-attack = attack roll
kind-defence = defence roll
kind-targeting = targeting roll
kind-accuracy = accuracy roll
kind-rally = rally roll
kind-rout = rout roll
kind-melee = melee roll
kind-death = sudden death roll
kind-support = support roll
kind-commissar = Commissar roll
lot-turner = who turns the map
lot-edge = edge of the map
lot-quality = quality
lot-leader = leader
lot-support = support
lot-asset = radio
trigger-name-event = Event!
trigger-name-sniper = Sniper!
trigger-name-jammed = Jammed!
trigger-name-time = Time!

## Orders

order-fire = Fire
order-move = Move
order-advance = Advance
order-recover = Recover
order-rout = Rout
order-artillery-request = Artillery Request
order-artillery-denied = Artillery Denied
order-command-confusion = Command Confusion

## Actions

action-ambush = Ambush
action-assault-fire = Assault Fire
action-bore-sighting = Bore Sighting
action-command-confusion = Command Confusion
action-concealment = Concealment
action-crossfire = Crossfire
action-demolitions = Demolitions
action-dig-in = Dig In
action-fire = Fire (opportunity fire)
action-hand-grenades = Hand Grenades
action-hidden-entrenchments = Hidden Entrenchments
action-hidden-mines = Hidden Mines
action-hidden-pillbox = Hidden Pillbox
action-hidden-unit = Hidden Unit
action-hidden-wire = Hidden Wire
action-light-wounds = Light Wounds
action-marksmanship = Marksmanship
action-no-quarter = No Quarter
action-smoke-grenades = Smoke Grenades
action-spray-fire = Spray Fire
action-sustained-fire = Sustained Fire

## Events of the cards

event-air-support = Air Support
event-battle-harden = Battle Harden
event-battlefield-integrity = Battlefield Integrity
event-blaze = Blaze
event-booby-trap = Booby Trap
event-breeze = Breeze
event-command-and-control = Command & Control
event-commissar = Commissar
event-cower = Cower
event-deploy = Deploy
event-dust = Dust
event-elan = Elan
event-entrench = Entrench
event-field-promotion = Field Promotion
event-fog-of-war = Fog of War
event-hero = Hero
event-infiltration = Infiltration
event-interdiction = Interdiction
event-interrogation = Interrogation
event-kia = KIA
event-malfunction = Malfunction
event-medic = Medic!
event-mission-objective = Mission Objective
event-prisoners-of-war = Prisoners of War
event-reconnaissance = Reconnaissance
event-reinforcements = Reinforcements
event-rubble = Rubble
event-sappers = Sappers
event-scrounge = Scrounge
event-shell-shock = Shell Shock
event-shellholes = Shellholes
event-strategic-objective = Strategic Objective
event-suppressing-fire = Suppressing Fire
event-walking-wounded = Walking Wounded
event-white-phosphorus = White Phosphorus

## Fortifications, marks, ground

fort-foxholes = foxholes
fort-trench = trench
fort-pillbox = pillbox
fort-bunker = bunker
fort-wire = wire
fort-mines = mines
what-foxholes = foxholes
what-trench = trench
what-pillbox = pillbox
what-bunker = bunker
what-wire = wire
what-mines = mines
mark-weapon = weapon
mark-suppressed = Suppressed marker
mark-veteran = Veteran marker
objective-1 = objective 1
objective-2 = objective 2
objective-3 = objective 3
objective-4 = objective 4
objective-5 = objective 5
status-broken = broken
status-suppressed = suppressed
status-veteran = veteran
status-activated = activated this turn
status-blaze = blaze
status-smoke = smoke
type-squad = squad
type-team = team
type-leader = leader
type-hero = hero
value-fp = FP
value-range = range
value-move = move
value-morale = morale
value-command = command
value-figures = figures
value-vp = VP
terrain-building = building
terrain-woods = woods
terrain-brush = brush
terrain-orchard = orchard
terrain-field = field
terrain-bridge-large = large bridge
terrain-bridge-small = small bridge
terrain-gully = gully
terrain-water-barrier = water barrier
terrain-stream = stream
terrain-marsh = marsh
terrain-open = open ground
terrain-road = road
terrain-railway = railway
terrain-trail = trail
road-secondary = road
road-track = trail
terrain-fence = fence
terrain-hedge = hedge
terrain-wall = wall
terrain-cliff = cliff
terrain-blaze = blaze
terrain-smoke = smoke
terrain-hill = hill
border-fence = fence
border-hedge = hedge
border-wall = wall
border-cliff = cliff
road-road = road
road-railway = railway
road-trail = trail

## What is counted

track-dead = casualty tracks
track-box = eliminated weapons
track-jammed = broken weapons
track-track = on the time track
track-radios = radios
track-forts = fortifications
track-smoke = smoke
track-blaze = blazes
track-cup = smoke markers left in the cup
track-chits = objective chits
track-time = time
track-death = sudden death
track-vp = VP (above 0: Axis)
track-surrender = surrender at
track-initiative = initiative
track-active = active side
track-given = orders given
track-orders = orders allowed
track-activated = activated this turn
track-roused = activated to recover or rout
track-hands = cards in hand
track-piles = draw piles
track-discards = discards
track-stage = stage
track-shown = secret chits shown
track-held = bunkers held by
track-mines = strength of mines
track-fog = fog
track-hand = your hand
track-camp = your set-up
track-arms = your weapons
track-seen_hand = the enemy's hand that you have seen
track-decks = draw piles
track-bag = chits in the cup
stage-setup = set-up
stage-making = random scenario
stage-play = play

## Why nothing of a kind can be chosen

none-fire = You hold no Fire card, or none of your units can fire.
none-move = You hold no Move card, or none of your units can move.
none-advance = You hold no Advance card, or none of your units can advance.
none-recover = You hold no Recover card.
none-rout = You hold no Rout card, or no unit is broken.
none-deny = You hold no Artillery Denied card, or the enemy has no radio.
none-access = You hold no Artillery Request card, or your radio is not broken.
none-bombard = You hold no Artillery Request card, or you have no radio that works and no leader who sees a target.
none-alert = You hold no Fire card, or none of your units can fire there.
none-shoot = None of the units that may fire has a target.
none-play = You hold no card with an action that fits here.
none-assault = You hold no Assault Fire card, or no moving unit can fire.
none-hand = There is no weapon to hand over here.
none-drop = You have no weapon that could be given up here.
none-go = No unit that was activated can move any further.
none-on = There is no hex that the group could enter next.
none-enter = No unit that was activated can advance anywhere.
none-leave = No unit that moves stands where it may leave the map.
# what is given up: told beside the action, which is never done without a yes
price-initiative = The Initiative goes to the { $other }.
price-weapon = { $weapon } is eliminated.
price-used = { $weapons } will be used up.
price-unfired = The Fire card was played, and nobody has fired with it.
# $cards: how many cards may be discarded
price-keep = You discard nothing, though you may discard up to { $cards }.

## Actions and their fields

do-fire = Fire order
do-move = Move order
do-advance = Advance order
do-recover = Recover order
do-rout = Rout order
do-deny = Artillery Denied
do-access = repair the radio
do-bombard = call artillery fire
do-discard = pass and discard
do-discard-none = pass without discarding
do-end = end the turn
do-drop = eliminate a weapon of your own
do-shoot = fire
do-assault = Assault Fire
do-go = move
do-on = go on
do-halt = stop here
do-hand = hand over a weapon
do-enter = advance
do-leave = exit over the enemy's edge
do-alert = opportunity fire: play a Fire card
do-play = play an action
do-reroll = give up the Initiative for a re-roll
do-finish = no more
do-finish-fire = finish firing
do-finish-move = finish moving
do-finish-advance = finish advancing
do-finish-buy = buy nothing more
do-finish-works = no more fortifications
do-pass = pass
do-pass-reroll = let the roll stand
do-pass-shield = roll
do-pass-boost = roll
do-pass-entered = let them go on
do-choose = choose a unit
do-choose-stack = eliminate a unit
do-hex = choose a hex
do-weapon = choose a weapon
do-card = choose a card
do-chit = choose a chit
do-take = take from the support table
do-take-buy = buy support
do-edge = take an edge
do-enlist = choose an order of battle
do-buy = buy fortifications
do-put = place a unit
do-equip = give a weapon to a unit
do-fortify = place a fortification
do-deploy = deploy a squad into two teams
do-accept = do it
do-accept-first-turn = give up the Initiative and move first
do-accept-mines-card = weaker mines and the card
do-accept-asset = roll for a radio
do-decline = do nothing
do-decline-first-turn = keep the Initiative
do-decline-mines-card = leave the mines as they are
do-decline-asset = do without a radio
field-card = card
field-cards = cards
field-by = units
field-base = leading piece
field-at = hex
field-also = second hex (Spray Fire)
field-smoke = smoke
field-spotter = spotter
field-whose = whose units
field-path = path
field-weapon = weapon
field-to = where to
field-spaces = time track spaces
field-unit = unit
field-chit = chit
field-item = item
field-what = fortification
field-edge = edge
field-battle = order of battle
field-works = fortifications
field-second = second team gets
field-hex = random hex
field-left = left
field-roll = roll
field-total = attack total
field-roller = rolled by
field-kind = roll
field-about = about

## Prompts

# $first, $left, $side
prompt-order =
    { $first ->
        [yes] { $side }: give an order, or pass and discard.
       *[other] { $side }: give another order, or end the turn.
    } Orders left: { $left }.
# $side
prompt-fire = Fire order, { $side }: declare a fire attack with activated pieces that have not fired, or end the order.
# $side
prompt-move = Move order, { $side }: choose a unit or a group of one hex and its way, or end the order.
# $heavy, $hex, $side, $unit
prompt-walk =
    { $unit } is in { $hex }. { $side }: { $heavy ->
        [yes] stop, or hand over or give up a weapon to go on
       *[other] go on, stop, or play an action
    }.
# $side
prompt-advance = Advance order, { $side }: choose units and an adjacent hex, or end the order.
# $side
prompt-rally = Recover order, { $side }: which unit rolls next?
# $side
prompt-rout = Rout order, { $side }: which unit rolls next?
# $left, $side, $unit
prompt-retreat = { $unit } retreats, hexes left: { $left }. { $side }: choose the next hex.
# $side
prompt-impact = { $side }: which hex do the shells hit next?
# $side
prompt-jam = Doubles with Sustained Fire. { $side }: which weapon breaks?
# $hex, $side, $total
prompt-defend = { $hex } is attacked with { $total }. { $side }: which unit makes its defence roll next?
# $side, $unit
prompt-shield = { $unit } is about to make its defence roll. { $side }: play an action, or roll.
# $side
prompt-boost = The ordnance has hit. { $side }: play actions that raise its FP, or roll.
# $side, $unit
prompt-wounds = { $unit } is about to break. { $side }: play Light Wounds, or pass.
# $fire, $hex, $side, $unit
prompt-entered =
    { $fire ->
        [yes] { $unit } has entered { $hex }. { $side }: opportunity fire, hidden mines or wire, or pass.
       *[other] { $unit } has advanced into { $hex }. { $side }: hidden mines or wire, or pass.
    }
# $side
prompt-melee = { $side }: which melee is fought next?
# $hex, $side
prompt-ambush = Melee in { $hex }. { $side }: play Ambush, or pass.
# $hex, $side
prompt-ambushed = Ambush in { $hex }. { $side }: which of your units breaks?
# $hex, $side
prompt-quarter = The melee in { $hex } is over. { $side }: play No Quarter, or pass.
# $hex, $side
prompt-sniper = A sniper at { $hex }. { $side }: choose the unit that breaks, of either side, or none.
# $roll, $side
prompt-support = Support roll { $roll }. { $side }: take one item of the support table.
# $side, $unit
prompt-place = { $side }: where does { $unit } come in?
# $side
prompt-clear-smoke = Time has advanced. { $side }: which smoke marker is removed?
# $side
prompt-reinforce = Reinforcements. { $side }: place them at your own edge.
# $side
prompt-dig-in = Time has advanced. { $side }: play Dig In, or pass.
# $side
prompt-after-pass = The enemy has passed and discarded. { $side }: play Demolitions or Hidden Unit, or pass.
# $hex, $side
prompt-stack = Too many figures in { $hex }. { $side }: eliminate a unit, or deploy a squad first, so that only one of its teams has to go.
# $about, $kind, $named, $red, $roller, $side, $white
prompt-reroll =
    { $roller }, { $kind }{ $named ->
        [yes] {" "}({ $about })
       *[no] {""}
    }: { $white } and { $red }. { $side }: let it stand, or give the Initiative card away to have it rolled again?
# $side
prompt-setup-unit = Set-up, { $side }: place a unit.
# $side
prompt-setup-weapon = Set-up, { $side }: give a weapon to a unit.
# $side
prompt-setup-fort = Set-up, { $side }: place a fortification.
# $side
prompt-edge = Random scenario, { $side }: which edge of the map is yours? The opposite one is the enemy's.
# $side
prompt-battle = Random scenario, { $side }: choose an order of battle in secret. The side with the cheaper one gets the difference in VP and will defend.
# $points, $roll, $side
prompt-buy = Support roll { $roll }, { $side }: buy at least one item of that row. Your VP: { $points }.
# $points, $side
prompt-works = Random scenario, { $side }: buy fortifications? Your VP: { $points }.
# $side
prompt-asset = { $side }: roll for a radio before you set up? If the row has one you must pay for it.
# $side
prompt-mines-card = { $side }: make your mines weaker (FP 7) and start with a chosen card?
# $side
prompt-first-turn = { $side }: give the Initiative card to the enemy to have the first turn?
# $side
prompt-event-air-support = Air Support, { $side }: choose the hex whose units break, or none.
# $side
prompt-event-battle-harden = Battle Harden, { $side }: choose a unit that becomes a veteran.
# $side
prompt-event-blaze = Blaze, { $side }: choose where your units flee.
# $side
prompt-event-breeze = Breeze, { $side }: choose where your units flee from the fire.
# $side
prompt-event-commissar = Commissar, { $side }: choose the broken unit that rolls.
# $side
prompt-event-deploy = Deploy, { $side }: replace a squad by two teams, or decline.
# $side
prompt-event-entrench = Entrench, { $side }: choose a hex for foxholes, or decline.
# $side
prompt-event-field-promotion = Field Promotion, { $side }: choose where your Private appears, or decline.
# $side
prompt-event-hero = Hero, { $side }: place your hero; then rally a unit with him if you like.
# $side
prompt-event-interdiction = Interdiction, { $side }: choose a unit in poor cover; it becomes suppressed.
# $side
prompt-event-interrogation = Interrogation, { $side }: choose a card that the enemy must discard, or none.
# $side
prompt-event-kia = KIA, { $side }: choose the broken unit that is eliminated.
# $side
prompt-event-malfunction = Malfunction, { $side }: choose the weapon that breaks.
# $side
prompt-event-medic = Medic!, { $side }: choose the broken unit that rallies.
# $side
prompt-event-prisoners-of-war = Prisoners of War, { $side }: choose the broken unit that is eliminated.
# $side
prompt-event-reconnaissance = Reconnaissance, { $side }: choose the secret chit that you reveal.
# $side
prompt-event-sappers = Sappers, { $side }: choose a hex whose mines or wire are removed, or decline.
# $side
prompt-event-scrounge = Scrounge, { $side }: choose a weapon and who gets it, or decline; weapons may be given up first.
# $side
prompt-event-shell-shock = Shell Shock, { $side }: choose the unit that breaks.
# $side
prompt-event-suppressing-fire = Suppressing Fire, { $side }: choose an enemy unit, which becomes suppressed, or none.
# $side
prompt-event-walking-wounded = Walking Wounded, { $side }: choose the eliminated unit that comes back, and where.
# $side
prompt-event-white-phosphorus = White Phosphorus, { $side }: choose the hex for the smoke, or your unit there that breaks.

## Refusals

# $hex
refuse-advancing = There is no opportunity fire at units that advance ({ $hex }).
# $unit
refuse-already-activated = { $unit } has been activated this turn.
# $unit
refuse-already-moved = { $unit } has moved in this order.
# $side
refuse-already-roused = The units of the { $side } have been activated to recover or rout this turn.
# $piece
refuse-base-not-firing = The leading piece { $piece } must be one of those that fire.
# $hex
refuse-beside-bridge = { $hex } is a large bridge: it is entered along its road or railway only.
# $hex
refuse-blaze-there = { $hex } is on fire.
# $card
refuse-card-twice = { $card } cannot be played twice.
# $card
refuse-cards-after-hit = Ordnance fires without actions; they are played after it has hit ({ $card }).
# $hex, $unit
refuse-cliff-with-weapon = { $unit } carries a weapon and cannot climb the cliff to { $hex }.
refuse-defender-only = Only the Defender may play this action.
refuse-empty-path = Choose at least one hex to move to.
# $hex
refuse-enemy-there = Enemy units are in { $hex }.
refuse-fired-already = That has been fired already.
# $hex
refuse-fort-there = There is a fortification in { $hex } already.
# $piece
refuse-fp-not-boxed = The FP of { $piece } is not boxed: it has no Assault Fire.
# $weapon
refuse-from-water = { $weapon } cannot fire from water.
# $weapon
refuse-from-wire = { $weapon } cannot fire from wire.
# $unit
refuse-has-weapon = { $unit } carries a weapon already.
# $hex
refuse-hexes-apart = { $hex } is not adjacent to the first target hex.
# $unit, $weapon
refuse-holder-broken = { $unit } is broken: { $weapon } cannot be used.
# $unit, $weapon
refuse-holder-suppressed = { $unit } is suppressed: { $weapon } cannot be used.
# $hex
refuse-impassable = { $hex } cannot be entered from there.
# $hex
refuse-in-building = { $hex } is a building hex.
# $hex
refuse-in-water = { $hex } is water.
# $leader, $unit
refuse-leader-by-leader = { $unit } is a leader and is not activated by { $leader }: only one leader gives the order.
refuse-must-fire = At least one attack must be made before the order ends.
refuse-needs-hex = Choose the hex.
refuse-no-attack = None of these units could make an attack.
refuse-no-big-weapon = A weapon with a printed FP of 5 or more must fire.
refuse-no-broken-radio = You have no broken radio.
refuse-no-chain = The hexes of the fire group are not connected.
# $hex
refuse-no-enemy = There is no enemy unit in { $hex }.
refuse-no-enemy-radio = The enemy has no radio.
# $hex
refuse-no-fort-there = There is no fortification in { $hex }.
refuse-no-forts-here = No fortification comes into play in this scenario.
refuse-no-leader = A leader is needed for this.
refuse-no-mg = A mortar or a machine gun must fire.
# $hex
refuse-no-objective = { $hex } is not an objective hex.
# $weapon
refuse-no-ordnance = { $weapon } is ordnance and cannot fire now.
refuse-no-place = There is no hex for it.
refuse-no-radio = You have no working radio.
# $hex
refuse-no-sight = There is no line of sight to { $hex }.
# $piece
refuse-no-smoke = { $piece } fires no smoke.
refuse-no-smoke-shells = This radio has no smoke shells.
refuse-no-soldiers = A squad or team of your nation must fire.
# $hex
refuse-no-spray = A second hex ({ $hex }) needs Spray Fire.
# $fort
refuse-no-such-fort = No { $fort } is left to place.
# $mark, $unit
refuse-no-such-mark = { $unit } does not have this: { $mark }.
# $space
refuse-no-such-space = The time track has no space { $space }.
refuse-no-target = There is nothing that could be fired at.
refuse-no-teams = No teams are left in the counter mix.
refuse-no-thrower = Choose an activated unit in the moving hex.
# $hex
refuse-no-unit-there = None of your units is in { $hex }.
refuse-nobody = Choose at least one unit.
# $side
refuse-nobody-adjacent = None of those who fire is next to the target.
# $side
refuse-nobody-broken = The { $side } have no broken unit.
# $hex
refuse-nobody-came = None of the units that entered { $hex } is left.
refuse-nobody-can-move = None of these units could move.
refuse-nobody-can-leave = None of these units can leave the map: it takes a hex at the enemy's edge, and in a move 1 MP.
refuse-nobody-moves = No unit fired at is activated to move.
refuse-nobody-to-recover = You have no broken or suppressed unit.
# $piece
refuse-not-activated = { $piece } is not activated in this order.
# $hex
refuse-not-adjacent = { $hex } is not adjacent.
# $card
refuse-not-asked = { $card } is played here without a hex and a unit.
# $hex
refuse-not-at-edge = { $hex } is not at the enemy's edge.
# $hex
refuse-not-attacked = { $hex } is not attacked.
# $unit
refuse-not-boxed = The Movement of { $unit } is not boxed: it has no smoke grenades.
refuse-not-defender = Only the Defender may play this action.
# $fort, $hex
refuse-not-near-buildings = { $hex } is neither a building hex nor next to one: no { $fort } there.
# $fort, $hex
refuse-not-open-flat = { $hex } is not open ground at level 0: no { $fort } there.
# $hex, $near
refuse-not-random = { $hex } is neither the random hex { $near } nor next to it, or it has no room.
# $card
refuse-not-in-hand = { $card } is not in your hand.
# $unit
refuse-not-now = { $unit } is not placed now.
# $weapon
refuse-not-now-weapon = { $weapon } is not given out now.
# $unit
refuse-still-to-place-unit = { $unit } must be placed first.
# $fort
refuse-still-to-place-fort = { $fort } must be placed first.
# $unit
refuse-not-stacked = { $unit } is not in the same hex.
# $unit
refuse-not-together = { $unit } is not in the same hex as the others.
# $weapon
refuse-not-with-mover = { $weapon } is not with the unit that moves.
# $weapon
refuse-not-your-weapon = { $weapon } is not yours.
# $unit
refuse-not-yours = { $unit } is not yours.
refuse-nothing-to-choose = This card is played without a hex and a unit.
refuse-nowhere-to-go = No adjacent hex can be entered now.
# $hex
refuse-off-bridge = { $hex } is a large bridge: it is left along its road or railway only.
# $card
refuse-one-spray = Spray Fire is played once for an attack ({ $card }).
# $card
refuse-only-action = No order can be given with { $card }: it is played for its action, or discarded.
refuse-only-card = Choose the card only.
# $weapon
refuse-ordnance-alone = { $weapon } is ordnance and fires alone.
# $card
refuse-other-action = { $card } has no action that fits here.
# $hex
refuse-other-hex = { $hex } is not the hex that may be fired at now.
# $card
refuse-other-order = { $card } is not this order.
# $hex, $units
refuse-out-of-chain =
    { $units ->
        [0] { $hex } is not next to the chain, and this is the last unit.
        [one] From { $hex } the one unit that is left cannot close the gaps of the chain.
       *[other] From { $hex } the { $units } units that are left cannot close the gaps of the chain.
    }
# $leader, $unit
refuse-out-of-command = { $unit } is outside the command radius of { $leader }.
# $hex, $piece, $range
refuse-out-of-range = { $hex } is out of range of { $piece } (range { $range }).
# $hex, $unit
refuse-outside-area = { $hex } is outside the set-up area of { $unit }.
# $hex, $unit
refuse-outside-area-yet = { $hex } is outside the set-up area; { $unit } may stand there only if placed after the enemy has set up.
# $fort, $hex
refuse-outside-area-fort = { $hex } is outside the area for { $fort }.
# $hex, $unit
refuse-overstacked = { $unit } does not fit into { $hex }: at most 7 figures.
refuse-pillbox-there = The pillbox is in play already.
refuse-radio-used = The radio has been used this turn.
# $piece
refuse-range-not-boxed = The Range of { $piece } is not boxed: no Spray Fire.
# $card
refuse-second-hex = Spray Fire needs a second hex ({ $card }).
refuse-somebody-must-move = At least one unit must move before the order ends.
refuse-somebody-must-part = At least one unit must move before the order ends: hand over or give up a weapon so that one can.
# $unit
refuse-spotter-broken = { $unit } is broken and cannot spot.
# $hex
refuse-through-trench = Units that move through trenches are not fired at ({ $hex }).
# $unit
refuse-too-far-to-throw = { $unit } throws smoke only into its own hex or an adjacent one.
refuse-too-heavy-to-go-on = Too few MP are left for any hex, but without a weapon it could go on: hand it over or give it up.
# $cost, $hex, $left
refuse-too-few-mp = { $hex } costs { $cost } MP; MP left: { $left }.
# $left, $unit
refuse-too-few-mp-to-hand = Handing a weapon over costs { $unit } 1 MP; MP left: { $left }.
# $left
refuse-too-few-mp-to-leave = Leaving the map costs 1 MP; MP left: { $left }.
# $hex
refuse-too-little-cover = Satchel charges need a target with cover of 2 or more ({ $hex }).
# $most
refuse-too-many-discards =
    { $most ->
        [one] At most 1 card may be discarded.
       *[other] At most { $most } cards may be discarded.
    }
# $hex, $piece, $range
refuse-too-near = { $hex } is too near for { $piece } (at least { $range }).
# $fp
refuse-too-weak = The FP would be { $fp }; at least 1 is needed.
# $weapon
refuse-weapon-broken = { $weapon } is broken.
# $card
refuse-which-hex = Choose the hex only if the attack has two ({ $card }).
refuse-whole-group = The whole group leaves the map together.
# $hex
refuse-wire-group = In a fire group of several hexes no unit may be in wire ({ $hex }).
# $unit
refuse-wire-stops = { $unit } has lost its MP to wire.
refuse-wrong-answer = That is not one of the answers here.
# $edge
refuse-wrong-edge = The dice do not offer this edge: { $edge }.
# $battle, $nation
refuse-battle-nation = { $battle } is not { $nation }.
# $battle, $quality
refuse-battle-quality = { $battle } is of another quality; your troops are { $quality }.
# $battle, $first, $last
refuse-battle-year = { $battle } exists only from { $first } to { $last }.
# $cost, $left, $works
refuse-too-dear = { $works }: this costs { $cost } VP, and you have { $left }.
# $strength, $works
refuse-mines-mixed = { $works }: your mines have { $strength } FP already, and all must be alike.
# $works
refuse-no-room-works = { $works }: there is not a hex for each.
# $card
refuse-wrong-card = { $card } cannot be chosen here.
# $chit
refuse-wrong-chit = { $chit } cannot be chosen here.
# $hex
refuse-wrong-hex = { $hex } cannot be chosen here.
# $unit, $weapon
refuse-wrong-holder = { $unit } cannot take { $weapon }.
# $item
refuse-wrong-item = { $item } cannot be taken now.
# $hex, $unit
refuse-wrong-place = { $unit } cannot be placed in { $hex }.
# $unit
refuse-wrong-unit = { $unit } cannot be chosen here.
# $weapon
refuse-wrong-weapon = { $weapon } cannot be chosen here.

## Events: cards, rolls, turns

# $side
event-turn-began = The turn of the { $side } begins.
# $order, $side, $units
event-ordered =
    { $side }, order: { $order }.{ $units ->
        [none] {""}
       *[other] {" "}{ $units }
    }
# $action, $side
event-acted = { $side }, action: { $action }.
# $cards, $side
event-passed =
    The { $side } pass and discard { $cards ->
        [none] nothing
       *[other] { $cards }
    }.
# $cards, $side
event-drawn = { $side } draw: { $cards }.
# $count, $side
event-hand-filled =
    The { $side } refill their hand: { $count ->
        [1] 1 card
       *[other] { $count } cards
    } drawn.
# $about, $red, $roll, $side, $trigger, $white
event-rolled =
    { $side }, { $roll ->
        [attack] attack roll { $about }
        [defence] defence roll { $about }
        [targeting] targeting roll { $about }
        [accuracy] accuracy roll { $about }
        [rally] rally roll { $about }
        [rout] rout roll { $about }
        [melee] melee roll { $about }
        [death] sudden death roll
        [support] support roll
        [commissar] Commissar roll { $about }
       *[other] roll { $about }
    }: { $roll ->
        [targeting] { $white }×{ $red }
        [accuracy] { $white }×{ $red }
       *[other] { roll-sum }
    }{ $trigger ->
        [event] {" "}– Event!
        [sniper] {" "}– Sniper!
        [jammed] {" "}– Jammed!
        [time] {" "}– Time!
       *[other] .
    }
# $card, $side, $what
event-revealed =
    { $side } reveal a card for { $what ->
        [event] an event
        [hex] a random hex
        [drift] the drift
       *[other] the set-up
    }: { $card }.
# $side
event-rolled-again = The { $side } give up the Initiative card: the roll is made again.
# $card, $trigger
event-trigger-ignored =
    { $trigger ->
        [event] Event!
        [sniper] Sniper!
        [jammed] Jammed!
       *[other] Time!
    } has no effect now ({ $card }).
# $unit
event-unit-broke = { $unit } breaks.
# $unit
event-unit-rallied = { $unit } rallies.
# $unit
event-unit-suppressed = { $unit } is suppressed.
# $at, $unit
event-unit-eliminated = { $unit } is eliminated in { $at }.
# $weapon
event-weapon-broke = { $weapon } breaks.
# $weapon
event-weapon-fixed = { $weapon } is repaired.
# $weapon
event-weapon-lost = { $weapon } is eliminated.
# $points, $side, $vp
event-points-gained = { $side }: { $points } VP. The marker is at { $vp } (above 0: Axis).
# $by, $unit
event-replaced = { $unit } is replaced by { $by }.
# $at, $unit
event-placed = { $unit } comes into { $at }.
# $objective, $side
event-control-changed = The { $side } control { $objective }.
# $chit
event-chit-shown = Objective chit { $chit } is open.
# $reason, $side, $vp
event-game-over =
    The game is over: the { $side } win { $reason ->
        [surrender] by surrender
        [wiped-out] because no enemy is left
        [exit] on points, as a side has left the map
        [objectives] by all five objectives
       *[other] by sudden death
    }. VP marker { $vp }.

## Events: fire and artillery

# $at, $piece, $smoke
event-aimed =
    { $piece } aims at { $at }{ $smoke ->
        [yes] {" "}with smoke
       *[other] {""}
    }.
# $at, $hit, $needed, $product
event-targeted =
    { $product } against { $needed }: { $at } is { $hit ->
        [yes] hit
       *[other] missed
    }.
# $also, $at, $base, $pieces, $side
event-fired = The { $side } fire at { $also } { $at }: { $pieces } (leading: { $base }).
# $at
event-mines-sprung = Mines attack in { $at }.
# $at
event-shells-fell = Shells hit { $at }.
# $at, $total
event-attack-total = Attack total against { $at }: { $total }.
# $at, $by, $total
event-concealed = Concealment in { $at }: { $by } less, the attack total is now { $total }.
# $total, $unit
event-defends = { $unit } defends against { $total }.
# $against, $result, $total, $unit
event-defended =
    { $unit }: defence { $total } against attack { $against }, { $result ->
        [break] it breaks
        [suppress] it is suppressed
       *[other] no effect
    }.
# $radio, $side
event-radio-broke = { $radio } of the { $side } breaks.
# $radio, $side
event-radio-fixed = { $radio } of the { $side } is repaired.
# $radio, $side
event-radio-lost = { $radio } of the { $side } is eliminated.
# $at, $card
event-round-drifted = The spotting round comes down in { $at } ({ $card }).
# $card
event-round-lost = The spotting round leaves the map: no shells ({ $card }).
# $at, $value
event-smoke-placed = Smoke { $value } in { $at }.
# $at, $value
event-smoke-thinner = Smoke { $value } is drawn for { $at }, but there is as much already.
# $at
event-smoke-gone = The smoke in { $at } is gone.
# $at
event-blaze-placed = { $at } is on fire.
# $at, $fort
event-fort-placed = In { $at }: { $fort }.
# $at, $fort
event-fort-gone = Removed from { $at }: { $fort }.

## Events: movement

# $at, $half, $spent, $units
event-marched =
    { $units }: to { $at } ({ $spent }{ $half ->
        [yes] ½
       *[other] {""}
    } MP spent).
# $at, $units
event-halted = { $units }: stop in { $at }.
# $at, $units
event-stuck = { $units }: caught in the wire of { $at }, no MP left.
# $to, $unit, $weapon
event-handed-over = { $unit } hands { $weapon } to { $to }.
# $at, $units
event-advanced = { $units }: advance into { $at }.
# $back, $space, $unit
event-exited =
    { $unit } leaves the map{ $back ->
        [yes] {" "}and will be back at time { $space }
       *[other] {" "}for good
    }.
# $side, $units
event-alerted = { $side }, opportunity fire: { $units }.
# $unit
event-recovered = { $unit } is no longer suppressed.
# $roll, $unit
event-rally-rolled = { $unit } tries to rally: { $roll }.
# $hexes, $roll, $unit
event-rout-rolled =
    { $unit }, rout roll { $roll }: { $hexes ->
        [0] it holds
        [1] it retreats 1 hex
       *[other] it retreats { $hexes } hexes
    }.
# $at, $units
event-retreated = { $units }: retreat to { $at }.

## Events: what the cards bring

# $event, $side
event-happened = Event of the { $side }: { $event }.
# $event
event-nothing-happened = { $event } has no effect.
# $side, $time
event-time-advanced = Time advances to { $time }; the { $side } shuffle their deck.
# $orders, $side
event-orders-grew = The { $side } may now give { $orders } orders a turn.
# $time, $unit
event-delayed = { $unit } finds no place and waits until time { $time }.
# $radio, $side
event-radio-gained = The { $side } get { $radio }.
# $radio, $side
event-radio-refused = { $radio } of the { $side } does not come: the artillery box is not empty.
# $unit, $weapon
event-weapon-given = { $unit } gets { $weapon }.
# $unit
event-veteran-made = { $unit } becomes a veteran.
# $side, $space
event-surrender-moved = The Surrender marker of the { $side } is now at { $space }.
# $side
event-hand-inspected = The { $side } see the enemy's hand.
# $cards, $side
event-hand-shown = Hand of the { $side }: { $cards }.
# $card, $side
event-card-lost = The { $side } lose { $card } from their hand.
# $side
event-chit-drawn = The { $side } draw a secret objective chit.
# $chit, $side
event-chit-seen = Secret chit of the { $side }: { $chit }.
# $at, $side
event-sniper-aimed = Sniper of the { $side } at { $at }.
# $at, $unit
event-fled = { $unit } flees from the fire to { $at }.
# $item, $side
event-support-found = The { $side } take from the support table: { $item }.
# $roll, $side
event-support-missing = Support roll { $roll } of the { $side }: nothing to take.
# $card, $lot, $red, $side, $white
event-lot-drawn = { $side }, roll for { $lot }: { $white } and { $red } ({ $card }).
# $edge, $side
event-edge-taken = Edge of the { $side }: { $edge }.
# $quality, $side
event-quality-found = Troops of the { $side }: { $quality }.
# $battle, $points, $side
event-battle-shown = Order of battle of the { $side }: { $battle }, { $points } points.
# $side, $unit
event-leader-found = { $unit } leads for the { $side }.
# $item, $points, $side
event-item-bought = The { $side } buy { $item } for { $points } VP.
# $posture, $side
event-posture-found = Posture of the { $side }: { $posture }.
# $points, $side, $works
event-works-bought = The { $side } buy { $works } for { $points } VP.
# $death, $side
event-scenario-made = The scenario is made. The { $side } hold the Initiative card and have the first turn; sudden death is at { $death }.
# $at
event-melee-began = Melee in { $at }.
# $allies, $at, $axis, $winner
event-melee-fought = Melee in { $at }: Axis { $axis }, Allies { $allies }. Winner: { $winner }
# $at
event-melee-broken = The melee in { $at } is not fought: one side has no unit left.
# $fog
event-fog-thinned = The fog is thinner: { $fog }.
# $side
event-camp-made = The { $side } have set up.
# $at, $unit
event-settled = { $unit } is set up in { $at }.
# $unit, $weapon
event-armed = { $unit } carries { $weapon }.
# $at, $what
event-fortified = In { $at }: { $what }.
# $side
event-first-turn-taken = The { $side } give up the Initiative card and have the first turn.
# $cards, $side
event-start-cards = The { $side } begin with { $cards }.
# $card, $fp, $side
event-mines-weakened = The { $side } have mines of { $fp } FP and start with { $card }.

## Numbers and their terms

tally-fp = FP
tally-aim = To hit: more than
tally-attack = Attack total
tally-defence = Defence total
tally-morale = Morale
tally-melee = Melee FP
tally-movement = Movement
tally-cost = MP cost
tally-half-cost = MP cost
tally-points = VP
label-printed-fp = printed FP
label-printed-range = printed Range
label-printed-move = printed Movement
label-printed-morale = printed Morale
label-command = Command of leaders
label-veteran = veteran
label-suppressed = suppressed
label-wire = wire
label-weapon-move = weapon carried
label-road = road
label-group = other pieces of the group
label-hindrance = hindrance
label-uphill = uphill
label-downhill = downhill
label-range = range
label-fp = FP
label-roll = roll
label-air-burst = air burst
label-fog = fog
label-night = night
label-morale = Morale
label-mines = mines
label-radio = artillery
label-by-trench = through trenches
label-gained = victory points
term-start = At the start
label-start = at the start
# $turn
after-turn = Time { $turn }
# $count
after-turns = { $count ->
    [one] 1 space of the time track
   *[other] { $count } spaces of the time track
}
label-track = victory track
# $unit
label-unit-fp = FP of { $unit }
# $unit
label-boxed-fp = boxed FP of { $unit }
label-bore-sighting = { action-bore-sighting }
label-crossfire = { action-crossfire }
label-hand-grenades = { action-hand-grenades }
label-marksmanship = { action-marksmanship }
label-sustained-fire = { action-sustained-fire }

## Outcomes

# $winner
outcome-surrender = The { $winner } win: the enemy surrenders.
# $winner
outcome-wiped-out = The { $winner } win: no enemy unit is left on the map.
# $winner
outcome-objectives = The { $winner } win: they control all five objectives.
# $allies, $axis, $winner
outcome-sudden-death = Sudden death: the { $winner } win. VP: Axis { $axis }, Allies { $allies }.
# $allies, $axis, $winner
outcome-exit = A side has left the map: the { $winner } win on points. VP: Axis { $axis }, Allies { $allies }.

## Scenarios

scenario-1 = 1. Fat Lipki
scenario-1-about = Lipki, Russia, 3 July 1941. German and Russian patrols run into each other. Both set up in secret; whoever is ahead when time runs out wins.
scenario-2 = 2. Hedgerows & Hand Grenades
scenario-2-about = Pont-Hébert, Normandy, July 1944. Americans attack green German troops in the bocage; every hedge is thick.
scenario-3 = 3. Bonfire of the NKVD
scenario-3-about = Near Brest-Litovsk, 24 June 1941. Germans attack a headquarters whose green garrison is behind wire.
scenario-4 = 4. Closed for Renovation
scenario-4-about = Humain, Belgium, 27 December 1944. American elite troops attack a village held by German elite troops.
scenario-5 = 5. Cold Front
scenario-5-about = Staritsa, Russia, 30 December 1941. Russians attack through deep snow; nobody digs in, and one German weapon has frozen.
scenario-6 = 6. Paralyzed from the West Down
scenario-6-about = Sainte-Mère-Église, Normandy, 7 June 1944. Americans attack surprised Germans, who give more orders as time goes on.
scenario-7 = 7. Bessarabian Nights
scenario-7-about = Bessarabia, April 1944. A German patrol meets scattered Russians who know every path.
scenario-8 = 8. Breakout Dance
scenario-8-about = Velikiye Luki, Russia, January 1943. Encircled Germans try to break out by night.
scenario-9 = 9. Rush to Contact
scenario-9-about = Hitdorf, Germany, 6 April 1945. Americans attack across mines while both sides bring up reserves.
scenario-10 = 10. Commando School
scenario-10-about = Novorossiysk, Russia, 4 February 1943. Germans with pioneers attack Russian elite troops who excel in melee.
scenario-11 = 11. Hold the Line
scenario-11-about = Saint-Jean-de-Daye, Normandy, 8 July 1944. German elite troops attack Americans behind wire and mines, with an immobile tank.
scenario-12 = 12. Misty Mountain
scenario-12-about = Monte Castello, Italy, 12 December 1944. The Allies attack a hill in the fog; German snipers reach far.
scenario-random = Random scenario
scenario-random-about = Another battle every time: edges, troops, leaders and objectives come from the cards, both sides choose their order of battle in secret, buy support and fortifications, and then set up.
option-map = Map
option-map-about = The map of the random scenario: that of one of the others.
option-map-any = drawn by lot
option-map-1 = { scenario-1 }
option-map-2 = { scenario-2 }
option-map-3 = { scenario-3 }
option-map-4 = { scenario-4 }
option-map-5 = { scenario-5 }
option-map-6 = { scenario-6 }
option-map-7 = { scenario-7 }
option-map-8 = { scenario-8 }
option-map-9 = { scenario-9 }
option-map-10 = { scenario-10 }
option-map-11 = { scenario-11 }
option-map-12 = { scenario-12 }
option-front = Year and Allies
option-front-about = When and against whom the Germans fight in the random scenario.
option-front-any = drawn by lot
option-front-1941-russian = 1941, Russians
option-front-1942-russian = 1942, Russians
option-front-1943-russian = 1943, Russians
option-front-1944-russian = 1944, Russians
option-front-1945-russian = 1945, Russians
option-front-1943-american = 1943, Americans
option-front-1944-american = 1944, Americans
option-front-1945-american = 1945, Americans

## Chapters of the rulebook

chapter-gl = Terms
chapter-1 = Cards
chapter-2 = The map
chapter-3 = Units
chapter-4 = Tracks
chapter-5 = Turns
chapter-6 = Time
chapter-7 = Victory
chapter-8 = Stacking
chapter-9 = Initiative
chapter-10 = Line of sight
chapter-11 = Weapons
chapter-12a = Radios
chapter-12b = Broken radios
chapter-13 = Suppression
chapter-O14 = Orders
chapter-O15 = Pass
chapter-O16 = Order: Advance
chapter-O17a = Order: Artillery Denied
chapter-O18 = Artillery Request: battery access and fire for effect
chapter-O18a = Order: Artillery Request
chapter-O19 = Order: Command Confusion
chapter-O20 = Order: Fire
chapter-O21 = Move: costs, groups and limits
chapter-O21a = Order: Move
chapter-O22 = Order: Recover
chapter-O23 = Order: Rout
chapter-A24 = Actions
chapter-A33 = Action: Fire (opportunity fire)
chapter-A35 = Actions: Hidden …
chapter-T78 = Terrain
chapter-F100 = Fortifications
chapter-ex = Examples

## Beside the map

now-stage = Stage
now-year = Year
now-turn = Turn
now-orders = Orders
# $given, $orders
now-given = { $given } of { $orders }
now-time = Time
# $death, $time
now-clock = { $time } (sudden death from { $death })
now-points = VP
now-even = 0, even
# $points, $side
now-ahead = { $points }, { $side }
now-initiative = Initiative
# $most, $side
panel-hand = Hand of the { $side } (hand size { $most })
# $side
panel-shown = The enemy's hand: { $side }
# $pile, $side
panel-discards = Discards of the { $side } (draw pile: { $pile })
panel-camp = Your set-up, still secret
panel-reserve = Still to be set up
panel-fight = Under way
panel-time = Time track
panel-victory = Victory track
panel-objectives = Objectives
panel-forces = Both sides
# $side, $surrender
panel-casualties = Casualties of the { $side } (surrender at { $surrender })
panel-markers = Markers
# $scenario
panel-sheet = Scenario sheet: { $scenario }
# $side
panel-force = Forces of the { $side }
panel-terrain = Terrain chart
panel-forts = Fortifications
# $side
panel-weapons = Weapons of the { $side }
# $side, $year
panel-support = Support table of the { $side }, { $year }
# $quality, $side
panel-battles = Orders of battle of the { $side }: { $quality }
panel-works = Fortifications for points
# $roll
panel-items = Support roll { $roll }
# $order
card-order = { $order }
# $action
card-action = Action: { $action }
# $event
card-event = Event: { $event }
# $hex
card-hex = Random hex: { $hex }
# $hex
fact-attack = FP against { $hex }
fact-aim = Product of the dice must exceed
fact-total = Attack total
# $unit
fact-morale = Morale of { $unit }
# $hex, $side
fact-melee = Melee in { $hex }, { $side }
# $about, $kind
fact-roll = { $kind } { $about }
# $units
box-waiting = Waiting: { $units }
mark-time = Time
mark-death = Sudden death
# $hexes, $objective, $worth
fact-objective = { $objective } ({ $hexes }): { $worth } VP
# $hexes, $objective, $secret, $worth
fact-objective-own = { $objective } ({ $hexes }): { $worth } VP, with your secret chits { $secret }
# $hexes, $number, $worth
fact-objective-brief = { $number } · { $hexes }: { $worth } VP
# $hexes, $number, $secret, $worth
fact-objective-brief-own = { $number } · { $hexes }: { $worth } VP, with yours { $secret }
fact-nobody = nobody
fact-open = Open chit
fact-secret = Your secret chit
# $side
fact-chits = Secret chits of the { $side }
fact-bag = Chits in the cup
# $nation, $side
fact-posture = { $side }: { $nation }
fact-orders = Orders given / allowed
fact-discard = Discards allowed
fact-casualties = Casualties / surrender
fact-pile = Cards in the draw pile
fact-radio = Radio
fact-no-radio = none
fact-broken-radio = broken
fact-initiative = Initiative card
# $vp
group-worth = { $vp } VP each
group-units = Units
group-weapons = Weapons
# $hex
fact-smoke = Smoke in { $hex }
# $hex
fact-blaze = Blaze in { $hex }
# $hex
fact-fort = { $hex }
# $weapon
fact-jammed = Broken: { $weapon }
# $weapon
fact-boxed = Eliminated: { $weapon }
fact-fog = Fog: hindrance everywhere
# $year
fact-map = Year { $year }, map
fact-setup-first = Sets up first
fact-both = both at once, unseen
fact-first-turn = First turn
fact-clock = Time / Sudden Death
# $side
fact-start-vp = VP at the start, { $side }
fact-start-even = VP at the start
fact-mines = FP of mines
fact-open-random = Open chits drawn at random
fact-excluded = Not in the cup
fact-quality = Quality
# $span
fact-area-cols = Sets up in columns { $span }
# $span
fact-area-rows = Sets up in rows { $span }
fact-area-all = Sets up anywhere
# $hexes
fact-area-hexes = Sets up in { $hexes }
fact-orders-most = Orders a turn
fact-hand = Hand size
fact-surrender = Surrender level
fact-held = Objectives held at the start
fact-start-card = Begins with the card
# $fort
fact-works-of = { $fort }
# $fort, $hexes
fact-works-at = { $fort } in { $hexes }
# $special
fact-special = Special rule { $special }
group-at-start = From the start
# $space
group-later = Time space { $space }
# $battle, $initiative, $leaders, $mg, $mortar, $orders, $other, $squad, $surrender, $team
fact-battle = { $battle }: initiative { $initiative }, orders { $orders }, surrender { $surrender }; leaders { $leaders }, squads { $squad }, teams { $team }, MGs { $mg }, mortars and guns { $mortar }, other weapons { $other }
# $works
fact-works = { $works }
# $item
fact-item = { $item }
# $piece
fact-camp = { $piece }
# $weapon
fact-arms = { $weapon }
column-terrain = Terrain
column-cost = MP
column-cover = Cover
column-mortars = Against mortars
column-sight = Hindrance
column-blocks = blocked
column-fort = Fortification
column-modifier = FP, Range, Morale
column-fp = FP
column-range = Range
column-move = Movement
column-weapon = Weapon
column-ordnance = Ordnance
column-smoke = Smoke
column-yes = yes
column-roll = Roll
column-item = Item
column-unit = Unit
column-type = Type
column-count = Number
column-front = Unbroken: FP-Range-Movement Morale (Command)
column-back = Broken
column-vp = VP
column-card = Card
column-order = Order
column-action = Action
column-event = Event
column-dice = Dice
column-trigger = Trigger
column-hex = Hex
column-chit = Objective chit
column-scenario = Scenario
column-time = Time / sudden death
table-scenarios = Scenarios
table-chits = Objective chits
# $nation
table-nation = { $nation } counters and cards
scenarios-about = For each side: nation, posture, orders / hand size / surrender. VP above 0 are Axis points.
note-boxed = Numbers in brackets are boxed.

## Layers

layer-objectives = Objectives and their VP
layer-cover = Cover
layer-sight-axis = Seen by the Axis
layer-sight-allies = Seen by the Allies
layer-command-axis = Axis command
layer-command-allies = Allied command
layer-setup-axis = Axis set-up area
layer-setup-allies = Allied set-up area
layer-sight = seen from here (with hindrance)
layer-range = can be fired at
layer-range-none = can fire nowhere
layer-weapon = can be fired at by its weapon
layer-weapon-none = its weapon fires nowhere
layer-command = command radius
layer-command-by = leaders who can activate it
layer-command-none = no leader can activate it
layer-reach = can be reached (MP)
layer-reach-none = cannot move

## Moments

# $unit
moment-fire = Fire at { $unit }
# $unit, $result: break, suppress or none
moment-defended =
    { $unit } { $result ->
        [break] breaks
        [suppress] is suppressed
       *[other] holds
    }
# $attack, $defence: totals
moment-totals = Attack { $attack } against defence { $defence }

## What a roll may give

die-targeting = Targeting rolls
die-accuracy = Accuracy rolls
die-attack = Fire attack rolls
die-mines = Mine attack rolls
die-impact = Impact rolls
die-defence = Defence rolls
die-melee = Melee rolls
die-rally = Rally rolls
die-rout = Rout rolls
die-death = Sudden death rolls
die-support = Support rolls
die-commissar = Commissar rolls
# $fp, $morale, $unit
forecast-fire = { $unit } under fire: FP { $fp } against Morale { $morale }
# $morale, $total, $unit
forecast-defence = Defence roll of { $unit }: attack total { $total } against Morale { $morale }
# $hex, $needed
forecast-aim = To hit { $hex }: product above { $needed }
# $allies, $axis, $hex
forecast-melee = Melee in { $hex }: Axis FP { $axis }, Allied FP { $allies }
# $morale, $unit
forecast-rally = { $unit } tries to rally: Morale { $morale }
# $morale, $unit
forecast-rout = { $unit } may rout: Morale { $morale }
# $time
forecast-death = Sudden death: below { $time }
odd-hit = Hit
# $needed
odd-hit-about = The product of the dice is above { $needed }.
odd-miss = Miss
odd-miss-about = The product of the dice is too low.
odd-break = Breaks
# $unit
odd-break-about = { $unit } turns to its broken side.
odd-lost = Eliminated
# $unit
odd-lost-about = { $unit } is broken already and would be eliminated.
odd-suppress = Suppressed
odd-suppress-about = A Suppressed marker: all its numbers are one lower.
odd-none = No effect
odd-none-about = Nothing happens.
# $side
odd-melee = { $side } win
# $side
odd-melee-about = All units of the { $side } there are eliminated.
odd-both = Tie
odd-both-about = All units of both sides there are eliminated.
odd-rally = Rallies
odd-rally-about = The unit turns to its good side.
odd-stays = Stays broken
odd-stays-about = Nothing changes.
# $hexes
odd-rout = Retreats: { $hexes }
# $hexes
odd-rout-about =
    { $hexes ->
        [one] It retreats 1 hex towards its own edge.
       *[other] It retreats { $hexes } hexes towards its own edge.
    }
odd-over = The game ends
odd-over-about = The roll is below the space of the time marker: points decide.
odd-on = The game goes on
odd-on-about = The roll is not below it.
note-cards = Cards in hand and die triggers may still change this.
# $trigger: what the card brings about
note-trigger =
    Then comes { $trigger ->
        [event] Event!
        [sniper] Sniper!
        [jammed] Jammed!
       *[time] Time!
    }; a re-roll cancels it.
# $side
note-reroll = The { $side } hold the Initiative and may have a roll made again.

## A guided first turn

guide-title = Your first turn
guide-map = This is the map: 150 hexes, about 30 metres each. The numbered hexes are objectives. Secret and open chits say what each is worth; whoever is ahead on the victory track when time runs out wins.
guide-units = You have squads, and leaders for them. The numbers on a counter are firepower, range and movement; the big one is morale. A unit that fails under fire breaks; a broken unit that breaks again is gone. A boxed number allows something extra.
guide-leaders = Leaders matter most. An order activates one unit; but a leader takes along every unit within his command radius, and units in his hex are better in everything. Keep your men near him.
guide-setup = Place your units one after the other: choose a counter among those that are to be placed, then one of the hexes that light up. Put each leader with his squads around him. Choose a hex with cover if you can.
guide-stacks = No hex holds more than 7 figures of a side: a squad has 4, a team 2, a leader 1. Go on until all units are placed.
guide-weapons = Give the weapons to units, one each. Each has a firepower and a range of its own: give them to units that see far.
guide-hand = You see your hand; the parts of cards that can be played now are lit, and choosing one plays it. Nothing happens without a card. Each card is one of two things when you play it: the order at the top in your own turn, or the action below it at its moment, even in the enemy's turn.
guide-dice = There are no dice. For each roll the next card of your deck is turned over, and its two dice count. In 72 cards every pair comes exactly twice.
guide-triggers = Some of these dice bear a word. Event! brings an event, Sniper! a sniper, Time! moves the time marker on, Jammed! breaks weapons that fire.
guide-orders = You may give 3 orders in a turn here, the enemy 2. A unit is activated once in a turn only.
guide-pass = If your hand is poor you can pass instead: give no order, discard some cards and draw new ones. That is often the best turn.
guide-move = You hold a Move card, and units that can move. Choose “{ do-move }”, in your hand or among the orders, and the card.
guide-who = Choose who is activated: a leader first, then units within his command radius. Then confirm.
guide-go = A Move order is under way: units move one after the other, or as a group of one hex. Choose who moves and the hexes of the way, and confirm. Woods, brush and buildings cost 2, a wall or hedge 1 more, a road only 1. End in cover: in every hex that is entered the enemy may fire if he plays a Fire card (opportunity fire), and whoever moves breaks even by a tie.
guide-moved = Move the others who are activated, as you like. Then choose “{ do-finish-move }”: that ends the order.
guide-fire = You hold a Fire card, and units with a target. Choose “{ do-fire }” and the card. Before that, the overlays of a unit show what it sees and what it can fire at.
guide-group = Choose who is activated: one unit, or a leader and those within his command radius. Then confirm.
guide-odds = A Fire order is under way: choose a target hex and who fires, look at the numbers, and confirm. Pieces in connected hexes fire as one group: the firepower of one of them counts, and each other piece adds 1; hindrance on the way is taken off. You see the sum with its rules and the chances for every unit in the target hex.
guide-fired = Firepower and a roll make an attack total; each unit in the target hex then rolls for its defence. Less than the attack total: it breaks. Equal: it is suppressed. Others who are activated may fire now; then choose “{ do-finish-fire }”.
guide-end = You have given an order. Give more if your cards allow it; when you have done what you want, choose “{ do-end }”. Then you draw up to your hand size, and the enemy is next.
guide-initiative = Whoever holds the Initiative card may cancel any roll, his own or the enemy's, and have it made again; then the card goes to the enemy. It also decides a tie at the end.
guide-melee = An Advance order moves units by one hex, even onto the enemy: then there is a melee, and one side is wiped out. Broken enemies are easy prey.
guide-recover = Recover lets all your broken units try to rally. Rout makes broken units of a side run. Keep a Recover card for bad times.
guide-time = Time moves when a deck is used up or by Time!. From space 7 on each advance may end the game. Everything you may do is lit up, and whatever is not tells its rule when you choose it. Good luck.
guide-poor = With these cards you can give neither a Move nor a Fire order now. Give another order if one is lit, or choose “{ do-discard }”: mark the cards that you do not want, and confirm. You draw new ones, and the enemy is next.
guide-walk = Your moving unit is in a new hex. It may go on, stop, or use an action; the enemy may fire at it in every hex.
guide-entered = An enemy unit has moved into another hex, and you may react: with a Fire card that is opportunity fire. If you have none, or want to keep it, let them go on.
guide-actions = An action may be played at this moment. What fits in your hand is lit; you need not play any.
guide-reroll = A roll has been made, and you hold the Initiative card: you may give it to the enemy to have the roll made again, or let it stand.
guide-defend = Your units in this hex are under attack. Each rolls for its defence: its morale, the cover of its hex and the roll. Choose which is next.
guide-retreat = This unit retreats, hex by hex. Choose the next one.

## Chapters that are a single clause or few

chapter-1a = Nothing without a card
chapter-1b = Cards in hand
chapter-1c = Initiative and cheat cards
chapter-1d = One deck for each nation
chapter-3a = Names and ranks
chapter-3b = Figures
chapter-5a = Turns
chapter-5b = Orders or pass
chapter-5c = Before the first turn
chapter-9a = First holder of the Initiative
chapter-9b = Not part of the hand
chapter-O17b = Needs an enemy radio
chapter-O17c = Eliminated radios
chapter-O18b = A radio fires once in a turn
chapter-A25a = Action: Ambush
chapter-A25b = Ambush: effect
chapter-A26a = Action: Assault Fire
chapter-A26b = Assault Fire: effect
chapter-A26c = Assault Fire: when
chapter-A27 = Action: Bore Sighting
chapter-A28 = Action: Command Confusion
chapter-A29a = Action: Concealment
chapter-A29b = Concealment against Spray Fire
chapter-A30 = Action: Crossfire
chapter-A31a = Action: Demolitions
chapter-A31b = Demolitions: effect
chapter-A32 = Action: Dig In
chapter-A34 = Action: Hand Grenades
chapter-A35a = Hidden actions
chapter-A36a = Action: Light Wounds
chapter-A36b = Light Wounds: effect
chapter-A36c = Light Wounds: the team
chapter-A37 = Action: Marksmanship
chapter-A38 = Action: No Quarter
chapter-A39 = Action: Smoke Grenades
chapter-A40a = Action: Spray Fire
chapter-A40b = Spray Fire: effect
chapter-A41a = Action: Sustained Fire
chapter-A41b = Sustained Fire: doubles
chapter-E42a = Events
chapter-E42b = As far as possible
chapter-E42c = In the order given
chapter-E42d = No triggers in events
chapter-E43 = Event: Air Support
chapter-E44 = Event: Battle Harden
chapter-E45 = Event: Battlefield Integrity
chapter-E46a = Event: Blaze
chapter-E46b = Blaze: units
chapter-E47 = Event: Booby Trap
chapter-E48a = Event: Breeze
chapter-E48b = Breeze: units
chapter-E49 = Event: Command & Control
chapter-E50 = Event: Commissar
chapter-E51 = Event: Cower
chapter-E52 = Event: Deploy
chapter-E53 = Event: Dust
chapter-E54 = Event: Elan
chapter-E55 = Event: Entrench
chapter-E56 = Event: Field Promotion
chapter-E57 = Event: Fog of War
chapter-E58 = Event: Hero
chapter-E59 = Event: Infiltration
chapter-E59b = Placed among enemies
chapter-E60 = Event: Interdiction
chapter-E61 = Event: Interrogation
chapter-E62 = Event: KIA
chapter-E63 = Event: Malfunction
chapter-E64 = Event: Medic!
chapter-E65 = Event: Mission Objective
chapter-E66 = Event: Prisoners of War
chapter-E67 = Event: Reconnaissance
chapter-E68 = Event: Reinforcements
chapter-E69 = Event: Rubble
chapter-E70 = Event: Sappers
chapter-E71 = Event: Scrounge
chapter-E72 = Event: Shell Shock
chapter-E73 = Event: Shellholes
chapter-E74 = Event: Strategic Objective
chapter-E75 = Event: Suppressing Fire
chapter-E76 = Event: Walking Wounded
chapter-E77 = Event: White Phosphorus
chapter-T79 = Terrain: Blaze
chapter-T80a = Terrain: Bridge
chapter-T80 = Terrain: Large and small bridges
chapter-T81 = Terrain: Brush
chapter-T82a = Terrain: Building
chapter-T82b = Objective in a building
chapter-T83 = Terrain: Cliff
chapter-T84 = Terrain: Fence
chapter-T85 = Terrain: Field
chapter-T86 = Terrain: Gully
chapter-T87 = Terrain: Hedge
chapter-T88a = Terrain: Hills
chapter-T88 = Hills: movement, fire and sight
chapter-T89a = Terrain: Marsh
chapter-T89b = Marsh is water
chapter-T90 = Terrain: Open ground
chapter-T91 = Terrain: Orchard
chapter-T92 = Terrain: Railway
chapter-T93a = Terrain: Road
chapter-T93b = Road: bonus
chapter-T93c = Road: cover
chapter-T93d = Road: LOS
chapter-T94a = Terrain: Smoke cup
chapter-T94b = Smoke
chapter-T95a = Terrain: Stream
chapter-T95b = Stream is water
chapter-T96 = Terrain: Trail
chapter-T97 = Terrain: Wall
chapter-T97b = Which wall is crossed
chapter-T98 = Terrain: Water barrier
chapter-T99a = Terrain: Woods
chapter-T99b = Air bursts
chapter-F101 = Fortification: Bunker
chapter-F102 = Fortification: Foxholes
chapter-F103 = Fortification: Mines
chapter-F104 = Fortification: Pillbox
chapter-F105 = Fortification: Trench
chapter-F106 = Fortification: Wire
chapter-S1 = Scenario { scenario-1 }
chapter-S2 = Scenario { scenario-2 }
chapter-S5 = Scenario { scenario-5 }
chapter-S6 = Scenario { scenario-6 }
chapter-S7 = Scenario { scenario-7 }
chapter-S8 = Scenario { scenario-8 }
chapter-S9 = Scenario { scenario-9 }
chapter-S10 = Scenario { scenario-10 }
chapter-S11 = Scenario { scenario-11 }
chapter-S12 = Scenario { scenario-12 }
chapter-G = { scenario-random }

## Terms by terrain and works

label-cover-building = cover: { terrain-building }
label-enter-building = { terrain-building }
label-cover-woods = cover: { terrain-woods }
label-enter-woods = { terrain-woods }
label-cover-brush = cover: { terrain-brush }
label-enter-brush = { terrain-brush }
label-cover-orchard = cover: { terrain-orchard }
label-enter-orchard = { terrain-orchard }
label-cover-field = cover: { terrain-field }
label-enter-field = { terrain-field }
label-cover-bridge-large = cover: { terrain-bridge-large }
label-enter-bridge-large = { terrain-bridge-large }
label-cover-bridge-small = cover: { terrain-bridge-small }
label-enter-bridge-small = { terrain-bridge-small }
label-cover-gully = cover: { terrain-gully }
label-enter-gully = { terrain-gully }
label-cover-water-barrier = cover: { terrain-water-barrier }
label-enter-water-barrier = { terrain-water-barrier }
label-cover-stream = cover: { terrain-stream }
label-enter-stream = { terrain-stream }
label-cover-marsh = cover: { terrain-marsh }
label-enter-marsh = { terrain-marsh }
label-cover-open = cover: { terrain-open }
label-enter-open = { terrain-open }
label-cover-road = cover: { terrain-road }
label-enter-road = { terrain-road }
label-cover-railway = cover: { terrain-railway }
label-enter-railway = { terrain-railway }
label-cover-trail = cover: { terrain-trail }
label-enter-trail = { terrain-trail }
label-cover-fence = cover: { terrain-fence }
label-enter-fence = { terrain-fence }
label-cross-fence = across: { terrain-fence }
label-cover-hedge = cover: { terrain-hedge }
label-enter-hedge = { terrain-hedge }
label-cross-hedge = across: { terrain-hedge }
label-cover-wall = cover: { terrain-wall }
label-enter-wall = { terrain-wall }
label-cross-wall = across: { terrain-wall }
label-cover-cliff = cover: { terrain-cliff }
label-enter-cliff = { terrain-cliff }
label-cross-cliff = across: { terrain-cliff }
label-cover-foxholes = cover: { fort-foxholes }
label-cover-trench = cover: { fort-trench }
label-cover-pillbox = cover: { fort-pillbox }
label-cover-bunker = cover: { fort-bunker }
label-cover-wire = cover: { fort-wire }
label-cover-mines = cover: { fort-mines }

## The sum of two dice

# $white, $red
roll-sum =
    { $white ->
        [1] { $red ->
            [1] { $white }+{ $red } = 2
            [2] { $white }+{ $red } = 3
            [3] { $white }+{ $red } = 4
            [4] { $white }+{ $red } = 5
            [5] { $white }+{ $red } = 6
           *[other] { $white }+{ $red } = 7
        }
        [2] { $red ->
            [1] { $white }+{ $red } = 3
            [2] { $white }+{ $red } = 4
            [3] { $white }+{ $red } = 5
            [4] { $white }+{ $red } = 6
            [5] { $white }+{ $red } = 7
           *[other] { $white }+{ $red } = 8
        }
        [3] { $red ->
            [1] { $white }+{ $red } = 4
            [2] { $white }+{ $red } = 5
            [3] { $white }+{ $red } = 6
            [4] { $white }+{ $red } = 7
            [5] { $white }+{ $red } = 8
           *[other] { $white }+{ $red } = 9
        }
        [4] { $red ->
            [1] { $white }+{ $red } = 5
            [2] { $white }+{ $red } = 6
            [3] { $white }+{ $red } = 7
            [4] { $white }+{ $red } = 8
            [5] { $white }+{ $red } = 9
           *[other] { $white }+{ $red } = 10
        }
        [5] { $red ->
            [1] { $white }+{ $red } = 6
            [2] { $white }+{ $red } = 7
            [3] { $white }+{ $red } = 8
            [4] { $white }+{ $red } = 9
            [5] { $white }+{ $red } = 10
           *[other] { $white }+{ $red } = 11
        }
       *[other] { $red ->
            [1] { $white }+{ $red } = 7
            [2] { $white }+{ $red } = 8
            [3] { $white }+{ $red } = 9
            [4] { $white }+{ $red } = 10
            [5] { $white }+{ $red } = 11
           *[other] { $white }+{ $red } = 12
        }
    }

## Units

unit-Wehling = Cpt. Wehling
unit-Schrader = Lt. Schrader
unit-Lauerbach = Lt. Lauerbach
unit-Karsties = Lt. v. Karsties
unit-Borbe = Lt. Borbe
unit-Huntziger = Lt. Huntziger
unit-Bolter = Lt. Bolter
unit-Biermann = Sgt. Biermann
unit-Esser = Sgt. Esser
unit-Ganz = Sgt. Ganz
unit-Benzing = Sgt. Benzing
unit-Grein = Sgt. Grein
unit-Pfeiffer = Sgt. Pfeiffer
unit-Winkler = Cpl. Winkler
unit-Rettenhaus = Cpl. Rettenhaus
unit-Schmidt = Cpl. Schmidt
unit-Guttman = Cpl. Guttman
unit-Herzog = Pvt. Herzog
unit-Dietel = Hero Dietel
unit-G-Pionier1 = Pionier G1
unit-G-Pionier2 = Pionier G2
unit-G-Pionier3 = Pionier G3
unit-G-Pionier4 = Pionier G4
unit-G-Pionier5 = Pionier G5
unit-G-Pionier6 = Pionier G6
unit-G-SS1 = SS G1
unit-G-SS2 = SS G2
unit-G-SS3 = SS G3
unit-G-SS4 = SS G4
unit-G-SS5 = SS G5
unit-G-SS6 = SS G6
unit-G-SS7 = SS G7
unit-G-SS8 = SS G8
unit-G-SS9 = SS G9
unit-G-SS10 = SS G10
unit-G-EliteRifle1 = Elite Rifle G1
unit-G-EliteRifle2 = Elite Rifle G2
unit-G-EliteRifle3 = Elite Rifle G3
unit-G-EliteRifle4 = Elite Rifle G4
unit-G-EliteRifle5 = Elite Rifle G5
unit-G-EliteRifle6 = Elite Rifle G6
unit-G-EliteRifle7 = Elite Rifle G7
unit-G-EliteRifle8 = Elite Rifle G8
unit-G-EliteRifle9 = Elite Rifle G9
unit-G-EliteRifle10 = Elite Rifle G10
unit-G-Parachute1 = Parachute G1
unit-G-Parachute2 = Parachute G2
unit-G-Parachute3 = Parachute G3
unit-G-Parachute4 = Parachute G4
unit-G-Parachute5 = Parachute G5
unit-G-Parachute6 = Parachute G6
unit-G-Parachute7 = Parachute G7
unit-G-Parachute8 = Parachute G8
unit-G-Parachute9 = Parachute G9
unit-G-Parachute10 = Parachute G10
unit-G-Rifle1 = Rifle G1
unit-G-Rifle2 = Rifle G2
unit-G-Rifle3 = Rifle G3
unit-G-Rifle4 = Rifle G4
unit-G-Rifle5 = Rifle G5
unit-G-Rifle6 = Rifle G6
unit-G-Rifle7 = Rifle G7
unit-G-Rifle8 = Rifle G8
unit-G-Rifle9 = Rifle G9
unit-G-Rifle10 = Rifle G10
unit-G-Volksgrenadier1 = Volksgrenadier G1
unit-G-Volksgrenadier2 = Volksgrenadier G2
unit-G-Volksgrenadier3 = Volksgrenadier G3
unit-G-Volksgrenadier4 = Volksgrenadier G4
unit-G-Volksgrenadier5 = Volksgrenadier G5
unit-G-Volksgrenadier6 = Volksgrenadier G6
unit-G-Volksgrenadier7 = Volksgrenadier G7
unit-G-Volksgrenadier8 = Volksgrenadier G8
unit-G-Volksgrenadier9 = Volksgrenadier G9
unit-G-Volksgrenadier10 = Volksgrenadier G10
unit-G-Conscript1 = Conscript G1
unit-G-Conscript2 = Conscript G2
unit-G-Conscript3 = Conscript G3
unit-G-Conscript4 = Conscript G4
unit-G-Conscript5 = Conscript G5
unit-G-Conscript6 = Conscript G6
unit-G-Conscript7 = Conscript G7
unit-G-Conscript8 = Conscript G8
unit-G-Conscript9 = Conscript G9
unit-G-Conscript10 = Conscript G10
unit-G-WeaponTeam1 = Weapon Team G1
unit-G-WeaponTeam2 = Weapon Team G2
unit-G-WeaponTeam3 = Weapon Team G3
unit-G-WeaponTeam4 = Weapon Team G4
unit-G-WeaponTeam5 = Weapon Team G5
unit-G-WeaponTeam6 = Weapon Team G6
unit-G-EliteTeam1 = Elite Team G1
unit-G-EliteTeam2 = Elite Team G2
unit-G-EliteTeam3 = Elite Team G3
unit-G-EliteTeam4 = Elite Team G4
unit-G-EliteTeam5 = Elite Team G5
unit-G-EliteTeam6 = Elite Team G6
unit-G-EliteTeam7 = Elite Team G7
unit-G-EliteTeam8 = Elite Team G8
unit-G-LineTeam1 = Line Team G1
unit-G-LineTeam2 = Line Team G2
unit-G-LineTeam3 = Line Team G3
unit-G-LineTeam4 = Line Team G4
unit-G-LineTeam5 = Line Team G5
unit-G-LineTeam6 = Line Team G6
unit-G-LineTeam7 = Line Team G7
unit-G-LineTeam8 = Line Team G8
unit-G-GreenTeam1 = Green Team G1
unit-G-GreenTeam2 = Green Team G2
unit-G-GreenTeam3 = Green Team G3
unit-G-GreenTeam4 = Green Team G4
unit-G-GreenTeam5 = Green Team G5
unit-G-GreenTeam6 = Green Team G6
unit-G-GreenTeam7 = Green Team G7
unit-G-GreenTeam8 = Green Team G8
unit-Sitner = Cpt. Sitner
unit-Blankenship = Lt. Blankenship
unit-Wray = Lt. Wray
unit-Esparza = Lt. Esparza
unit-Thomas = Lt. Thomas
unit-Divine = Sgt. Divine
unit-White = Sgt. White
unit-Buehler = Sgt. Buehler
unit-Smith = Sgt. Smith
unit-Bergstrom = Sgt. Bergstrom
unit-Fuller = Sgt. Fuller
unit-Elkheart = Sgt. Elkheart
unit-Goziak = Sgt. Goziak
unit-Cassidy = Cpl. Cassidy
unit-Hubbard = Cpl. Hubbard
unit-Jensen = Cpl. Jensen
unit-Twells = Cpl. Twells
unit-Adamson = Pvt. Adamson
unit-Lucas = Hero Lucas
unit-A-Engineer1 = Engineer A1
unit-A-Engineer2 = Engineer A2
unit-A-Engineer3 = Engineer A3
unit-A-Engineer4 = Engineer A4
unit-A-Engineer5 = Engineer A5
unit-A-Engineer6 = Engineer A6
unit-A-Paratroop1 = Paratroop A1
unit-A-Paratroop2 = Paratroop A2
unit-A-Paratroop3 = Paratroop A3
unit-A-Paratroop4 = Paratroop A4
unit-A-Paratroop5 = Paratroop A5
unit-A-Paratroop6 = Paratroop A6
unit-A-Paratroop7 = Paratroop A7
unit-A-Paratroop8 = Paratroop A8
unit-A-Paratroop9 = Paratroop A9
unit-A-Paratroop10 = Paratroop A10
unit-A-Paratroop11 = Paratroop A11
unit-A-Paratroop12 = Paratroop A12
unit-A-Elite1 = Elite A1
unit-A-Elite2 = Elite A2
unit-A-Elite3 = Elite A3
unit-A-Elite4 = Elite A4
unit-A-Elite5 = Elite A5
unit-A-Elite6 = Elite A6
unit-A-Elite7 = Elite A7
unit-A-Elite8 = Elite A8
unit-A-Elite9 = Elite A9
unit-A-Elite10 = Elite A10
unit-A-Elite11 = Elite A11
unit-A-Elite12 = Elite A12
unit-A-Line1 = Line A1
unit-A-Line2 = Line A2
unit-A-Line3 = Line A3
unit-A-Line4 = Line A4
unit-A-Line5 = Line A5
unit-A-Line6 = Line A6
unit-A-Line7 = Line A7
unit-A-Line8 = Line A8
unit-A-Line9 = Line A9
unit-A-Line10 = Line A10
unit-A-Line11 = Line A11
unit-A-Line12 = Line A12
unit-A-Green1 = Green A1
unit-A-Green2 = Green A2
unit-A-Green3 = Green A3
unit-A-Green4 = Green A4
unit-A-Green5 = Green A5
unit-A-Green6 = Green A6
unit-A-Green7 = Green A7
unit-A-Green8 = Green A8
unit-A-Green9 = Green A9
unit-A-Green10 = Green A10
unit-A-Green11 = Green A11
unit-A-Green12 = Green A12
unit-A-WeaponTeam1 = Weapon Team A1
unit-A-WeaponTeam2 = Weapon Team A2
unit-A-WeaponTeam3 = Weapon Team A3
unit-A-WeaponTeam4 = Weapon Team A4
unit-A-WeaponTeam5 = Weapon Team A5
unit-A-WeaponTeam6 = Weapon Team A6
unit-A-EliteTeam1 = Elite Team A1
unit-A-EliteTeam2 = Elite Team A2
unit-A-EliteTeam3 = Elite Team A3
unit-A-EliteTeam4 = Elite Team A4
unit-A-EliteTeam5 = Elite Team A5
unit-A-EliteTeam6 = Elite Team A6
unit-A-EliteTeam7 = Elite Team A7
unit-A-EliteTeam8 = Elite Team A8
unit-A-LineTeam1 = Line Team A1
unit-A-LineTeam2 = Line Team A2
unit-A-LineTeam3 = Line Team A3
unit-A-LineTeam4 = Line Team A4
unit-A-LineTeam5 = Line Team A5
unit-A-LineTeam6 = Line Team A6
unit-A-LineTeam7 = Line Team A7
unit-A-LineTeam8 = Line Team A8
unit-A-GreenTeam1 = Green Team A1
unit-A-GreenTeam2 = Green Team A2
unit-A-GreenTeam3 = Green Team A3
unit-A-GreenTeam4 = Green Team A4
unit-A-GreenTeam5 = Green Team A5
unit-A-GreenTeam6 = Green Team A6
unit-A-GreenTeam7 = Green Team A7
unit-A-GreenTeam8 = Green Team A8
unit-Oliveira = Lt. Oliveira
unit-Alves = Sgt. Alves
unit-Pereira = Cpl. Pereira
unit-Santos = Cpl. Santos
unit-Egorov = Cpt. Egorov
unit-Gulikevich = Lt. Gulikevich
unit-Khukovsky = Lt. Khukovsky
unit-Ostroumov = Lt. Ostroumov
unit-Bijak = Lt. Bijak
unit-Maisky = Sgt. Maisky
unit-Kovalev = Sgt. Kovalev
unit-Bikovets = Sgt. Bikovets
unit-Pyotor = Sgt. Pyotor
unit-Rodimtsev = Sgt. Rodimtsev
unit-Kaminsky = Sgt. Kaminsky
unit-Gordov = Cpl. Gordov
unit-Krylov = Cpl. Krylov
unit-Bulganin = Cpl. Bulganin
unit-Anishchik = Cpl. Anishchik
unit-Kutikov = Cpl. Kutikov
unit-Denikin = Cpl. Denikin
unit-Gelon = Pvt. Gelon
unit-Gretchko = Hero Gretchko
unit-R-Assault1 = Assault R1
unit-R-Assault2 = Assault R2
unit-R-Assault3 = Assault R3
unit-R-Assault4 = Assault R4
unit-R-Assault5 = Assault R5
unit-R-Assault6 = Assault R6
unit-R-GuardsSMG1 = Guards SMG R1
unit-R-GuardsSMG2 = Guards SMG R2
unit-R-GuardsSMG3 = Guards SMG R3
unit-R-GuardsSMG4 = Guards SMG R4
unit-R-GuardsSMG5 = Guards SMG R5
unit-R-GuardsSMG6 = Guards SMG R6
unit-R-GuardsSMG7 = Guards SMG R7
unit-R-GuardsSMG8 = Guards SMG R8
unit-R-GuardsSMG9 = Guards SMG R9
unit-R-GuardsSMG10 = Guards SMG R10
unit-R-GuardsSMG11 = Guards SMG R11
unit-R-GuardsSMG12 = Guards SMG R12
unit-R-GuardsSMG13 = Guards SMG R13
unit-R-GuardsSMG14 = Guards SMG R14
unit-R-GuardsSMG15 = Guards SMG R15
unit-R-GuardsRifle1 = Guards Rifle R1
unit-R-GuardsRifle2 = Guards Rifle R2
unit-R-GuardsRifle3 = Guards Rifle R3
unit-R-GuardsRifle4 = Guards Rifle R4
unit-R-GuardsRifle5 = Guards Rifle R5
unit-R-GuardsRifle6 = Guards Rifle R6
unit-R-GuardsRifle7 = Guards Rifle R7
unit-R-GuardsRifle8 = Guards Rifle R8
unit-R-GuardsRifle9 = Guards Rifle R9
unit-R-GuardsRifle10 = Guards Rifle R10
unit-R-GuardsRifle11 = Guards Rifle R11
unit-R-GuardsRifle12 = Guards Rifle R12
unit-R-GuardsRifle13 = Guards Rifle R13
unit-R-GuardsRifle14 = Guards Rifle R14
unit-R-GuardsRifle15 = Guards Rifle R15
unit-R-SMG1 = SMG R1
unit-R-SMG2 = SMG R2
unit-R-SMG3 = SMG R3
unit-R-SMG4 = SMG R4
unit-R-SMG5 = SMG R5
unit-R-SMG6 = SMG R6
unit-R-SMG7 = SMG R7
unit-R-SMG8 = SMG R8
unit-R-SMG9 = SMG R9
unit-R-SMG10 = SMG R10
unit-R-SMG11 = SMG R11
unit-R-SMG12 = SMG R12
unit-R-SMG13 = SMG R13
unit-R-SMG14 = SMG R14
unit-R-SMG15 = SMG R15
unit-R-Rifle1 = Rifle R1
unit-R-Rifle2 = Rifle R2
unit-R-Rifle3 = Rifle R3
unit-R-Rifle4 = Rifle R4
unit-R-Rifle5 = Rifle R5
unit-R-Rifle6 = Rifle R6
unit-R-Rifle7 = Rifle R7
unit-R-Rifle8 = Rifle R8
unit-R-Rifle9 = Rifle R9
unit-R-Rifle10 = Rifle R10
unit-R-Rifle11 = Rifle R11
unit-R-Rifle12 = Rifle R12
unit-R-Rifle13 = Rifle R13
unit-R-Rifle14 = Rifle R14
unit-R-Rifle15 = Rifle R15
unit-R-Militia1 = Militia R1
unit-R-Militia2 = Militia R2
unit-R-Militia3 = Militia R3
unit-R-Militia4 = Militia R4
unit-R-Militia5 = Militia R5
unit-R-Militia6 = Militia R6
unit-R-Militia7 = Militia R7
unit-R-Militia8 = Militia R8
unit-R-Militia9 = Militia R9
unit-R-Militia10 = Militia R10
unit-R-Militia11 = Militia R11
unit-R-Militia12 = Militia R12
unit-R-Militia13 = Militia R13
unit-R-Militia14 = Militia R14
unit-R-Militia15 = Militia R15
unit-R-WeaponTeam1 = Weapon Team R1
unit-R-WeaponTeam2 = Weapon Team R2
unit-R-WeaponTeam3 = Weapon Team R3
unit-R-WeaponTeam4 = Weapon Team R4
unit-R-WeaponTeam5 = Weapon Team R5
unit-R-WeaponTeam6 = Weapon Team R6
unit-R-EliteTeam1 = Elite Team R1
unit-R-EliteTeam2 = Elite Team R2
unit-R-EliteTeam3 = Elite Team R3
unit-R-EliteTeam4 = Elite Team R4
unit-R-EliteTeam5 = Elite Team R5
unit-R-EliteTeam6 = Elite Team R6
unit-R-EliteTeam7 = Elite Team R7
unit-R-EliteTeam8 = Elite Team R8
unit-R-LineTeam1 = Line Team R1
unit-R-LineTeam2 = Line Team R2
unit-R-LineTeam3 = Line Team R3
unit-R-LineTeam4 = Line Team R4
unit-R-LineTeam5 = Line Team R5
unit-R-LineTeam6 = Line Team R6
unit-R-LineTeam7 = Line Team R7
unit-R-LineTeam8 = Line Team R8
unit-R-GreenTeam1 = Green Team R1
unit-R-GreenTeam2 = Green Team R2
unit-R-GreenTeam3 = Green Team R3
unit-R-GreenTeam4 = Green Team R4
unit-R-GreenTeam5 = Green Team R5
unit-R-GreenTeam6 = Green Team R6
unit-R-GreenTeam7 = Green Team R7
unit-R-GreenTeam8 = Green Team R8

## Weapons

weapon-G-LightMG1 = Light MG G1
weapon-G-LightMG2 = Light MG G2
weapon-G-LightMG3 = Light MG G3
weapon-G-LightMG4 = Light MG G4
weapon-G-LightMG5 = Light MG G5
weapon-G-LightMG6 = Light MG G6
weapon-G-HeavyMG1 = Heavy MG G1
weapon-G-HeavyMG2 = Heavy MG G2
weapon-G-HeavyMG3 = Heavy MG G3
weapon-G-LightMortar1 = Light Mortar G1
weapon-G-LightMortar2 = Light Mortar G2
weapon-G-LightMortar3 = Light Mortar G3
weapon-G-LightMortar4 = Light Mortar G4
weapon-G-MediumMortar1 = Medium Mortar G1
weapon-G-MediumMortar2 = Medium Mortar G2
weapon-G-MediumMortar3 = Medium Mortar G3
weapon-G-MediumMortar4 = Medium Mortar G4
weapon-G-IG18Gun1 = IG 18 Gun G1
weapon-G-IG18Gun2 = IG 18 Gun G2
weapon-G-IG33Gun1 = IG 33 Gun G1
weapon-G-Flamethrower1 = Flamethrower G1
weapon-G-Flamethrower2 = Flamethrower G2
weapon-G-Flamethrower3 = Flamethrower G3
weapon-G-SatchelCharge1 = Satchel Charge G1
weapon-G-SatchelCharge2 = Satchel Charge G2
weapon-G-SatchelCharge3 = Satchel Charge G3
weapon-G-SatchelCharge4 = Satchel Charge G4
weapon-G-SatchelCharge5 = Satchel Charge G5
weapon-G-SatchelCharge6 = Satchel Charge G6
weapon-R-LightMG1 = Light MG R1
weapon-R-LightMG2 = Light MG R2
weapon-R-LightMG3 = Light MG R3
weapon-R-LightMG4 = Light MG R4
weapon-R-LightMG5 = Light MG R5
weapon-R-LightMG6 = Light MG R6
weapon-R-MediumMG1 = Medium MG R1
weapon-R-MediumMG2 = Medium MG R2
weapon-R-HeavyMG1 = Heavy MG R1
weapon-R-HeavyMG2 = Heavy MG R2
weapon-R-50calMG1 = .50cal MG R1
weapon-R-50calMG2 = .50cal MG R2
weapon-R-LightMortar1 = Light Mortar R1
weapon-R-LightMortar2 = Light Mortar R2
weapon-R-LightMortar3 = Light Mortar R3
weapon-R-MediumMortar1 = Medium Mortar R1
weapon-R-MediumMortar2 = Medium Mortar R2
weapon-R-InfantryGun1 = Infantry Gun R1
weapon-R-InfantryGun2 = Infantry Gun R2
weapon-R-Flamethrower1 = Flamethrower R1
weapon-R-Flamethrower2 = Flamethrower R2
weapon-R-Flamethrower3 = Flamethrower R3
weapon-R-SatchelCharge1 = Satchel Charge R1
weapon-R-SatchelCharge2 = Satchel Charge R2
weapon-R-SatchelCharge3 = Satchel Charge R3
weapon-R-SatchelCharge4 = Satchel Charge R4
weapon-R-SatchelCharge5 = Satchel Charge R5
weapon-R-SatchelCharge6 = Satchel Charge R6
weapon-MolotovCocktail1 = Molotov Cocktail 1
weapon-MolotovCocktail2 = Molotov Cocktail 2
weapon-MolotovCocktail3 = Molotov Cocktail 3
weapon-MolotovCocktail4 = Molotov Cocktail 4
weapon-MolotovCocktail5 = Molotov Cocktail 5
weapon-MolotovCocktail6 = Molotov Cocktail 6
weapon-MolotovCocktail7 = Molotov Cocktail 7
weapon-MolotovCocktail8 = Molotov Cocktail 8
weapon-A-MediumMG1 = Medium MG A1
weapon-A-MediumMG2 = Medium MG A2
weapon-A-MediumMG3 = Medium MG A3
weapon-A-MediumMG4 = Medium MG A4
weapon-A-HeavyMG1 = Heavy MG A1
weapon-A-HeavyMG2 = Heavy MG A2
weapon-A-50calMG1 = .50cal MG A1
weapon-A-50calMG2 = .50cal MG A2
weapon-A-LightMortar1 = Light Mortar A1
weapon-A-LightMortar2 = Light Mortar A2
weapon-A-LightMortar3 = Light Mortar A3
weapon-A-LightMortar4 = Light Mortar A4
weapon-A-MediumMortar1 = Medium Mortar A1
weapon-A-MediumMortar2 = Medium Mortar A2
weapon-A-PackHowitzer1 = Pack Howitzer A1
weapon-A-PackHowitzer2 = Pack Howitzer A2
weapon-A-Flamethrower1 = Flamethrower A1
weapon-A-Flamethrower2 = Flamethrower A2
weapon-A-Flamethrower3 = Flamethrower A3
weapon-A-SatchelCharge1 = Satchel Charge A1
weapon-A-SatchelCharge2 = Satchel Charge A2
weapon-A-SatchelCharge3 = Satchel Charge A3
weapon-A-SatchelCharge4 = Satchel Charge A4
weapon-A-SatchelCharge5 = Satchel Charge A5
weapon-A-SatchelCharge6 = Satchel Charge A6

## Units and weapons that fire

piece-Wehling = { unit-Wehling }
piece-Schrader = { unit-Schrader }
piece-Lauerbach = { unit-Lauerbach }
piece-Karsties = { unit-Karsties }
piece-Borbe = { unit-Borbe }
piece-Huntziger = { unit-Huntziger }
piece-Bolter = { unit-Bolter }
piece-Biermann = { unit-Biermann }
piece-Esser = { unit-Esser }
piece-Ganz = { unit-Ganz }
piece-Benzing = { unit-Benzing }
piece-Grein = { unit-Grein }
piece-Pfeiffer = { unit-Pfeiffer }
piece-Winkler = { unit-Winkler }
piece-Rettenhaus = { unit-Rettenhaus }
piece-Schmidt = { unit-Schmidt }
piece-Guttman = { unit-Guttman }
piece-Herzog = { unit-Herzog }
piece-Dietel = { unit-Dietel }
piece-G-Pionier1 = { unit-G-Pionier1 }
piece-G-Pionier2 = { unit-G-Pionier2 }
piece-G-Pionier3 = { unit-G-Pionier3 }
piece-G-Pionier4 = { unit-G-Pionier4 }
piece-G-Pionier5 = { unit-G-Pionier5 }
piece-G-Pionier6 = { unit-G-Pionier6 }
piece-G-SS1 = { unit-G-SS1 }
piece-G-SS2 = { unit-G-SS2 }
piece-G-SS3 = { unit-G-SS3 }
piece-G-SS4 = { unit-G-SS4 }
piece-G-SS5 = { unit-G-SS5 }
piece-G-SS6 = { unit-G-SS6 }
piece-G-SS7 = { unit-G-SS7 }
piece-G-SS8 = { unit-G-SS8 }
piece-G-SS9 = { unit-G-SS9 }
piece-G-SS10 = { unit-G-SS10 }
piece-G-EliteRifle1 = { unit-G-EliteRifle1 }
piece-G-EliteRifle2 = { unit-G-EliteRifle2 }
piece-G-EliteRifle3 = { unit-G-EliteRifle3 }
piece-G-EliteRifle4 = { unit-G-EliteRifle4 }
piece-G-EliteRifle5 = { unit-G-EliteRifle5 }
piece-G-EliteRifle6 = { unit-G-EliteRifle6 }
piece-G-EliteRifle7 = { unit-G-EliteRifle7 }
piece-G-EliteRifle8 = { unit-G-EliteRifle8 }
piece-G-EliteRifle9 = { unit-G-EliteRifle9 }
piece-G-EliteRifle10 = { unit-G-EliteRifle10 }
piece-G-Parachute1 = { unit-G-Parachute1 }
piece-G-Parachute2 = { unit-G-Parachute2 }
piece-G-Parachute3 = { unit-G-Parachute3 }
piece-G-Parachute4 = { unit-G-Parachute4 }
piece-G-Parachute5 = { unit-G-Parachute5 }
piece-G-Parachute6 = { unit-G-Parachute6 }
piece-G-Parachute7 = { unit-G-Parachute7 }
piece-G-Parachute8 = { unit-G-Parachute8 }
piece-G-Parachute9 = { unit-G-Parachute9 }
piece-G-Parachute10 = { unit-G-Parachute10 }
piece-G-Rifle1 = { unit-G-Rifle1 }
piece-G-Rifle2 = { unit-G-Rifle2 }
piece-G-Rifle3 = { unit-G-Rifle3 }
piece-G-Rifle4 = { unit-G-Rifle4 }
piece-G-Rifle5 = { unit-G-Rifle5 }
piece-G-Rifle6 = { unit-G-Rifle6 }
piece-G-Rifle7 = { unit-G-Rifle7 }
piece-G-Rifle8 = { unit-G-Rifle8 }
piece-G-Rifle9 = { unit-G-Rifle9 }
piece-G-Rifle10 = { unit-G-Rifle10 }
piece-G-Volksgrenadier1 = { unit-G-Volksgrenadier1 }
piece-G-Volksgrenadier2 = { unit-G-Volksgrenadier2 }
piece-G-Volksgrenadier3 = { unit-G-Volksgrenadier3 }
piece-G-Volksgrenadier4 = { unit-G-Volksgrenadier4 }
piece-G-Volksgrenadier5 = { unit-G-Volksgrenadier5 }
piece-G-Volksgrenadier6 = { unit-G-Volksgrenadier6 }
piece-G-Volksgrenadier7 = { unit-G-Volksgrenadier7 }
piece-G-Volksgrenadier8 = { unit-G-Volksgrenadier8 }
piece-G-Volksgrenadier9 = { unit-G-Volksgrenadier9 }
piece-G-Volksgrenadier10 = { unit-G-Volksgrenadier10 }
piece-G-Conscript1 = { unit-G-Conscript1 }
piece-G-Conscript2 = { unit-G-Conscript2 }
piece-G-Conscript3 = { unit-G-Conscript3 }
piece-G-Conscript4 = { unit-G-Conscript4 }
piece-G-Conscript5 = { unit-G-Conscript5 }
piece-G-Conscript6 = { unit-G-Conscript6 }
piece-G-Conscript7 = { unit-G-Conscript7 }
piece-G-Conscript8 = { unit-G-Conscript8 }
piece-G-Conscript9 = { unit-G-Conscript9 }
piece-G-Conscript10 = { unit-G-Conscript10 }
piece-G-WeaponTeam1 = { unit-G-WeaponTeam1 }
piece-G-WeaponTeam2 = { unit-G-WeaponTeam2 }
piece-G-WeaponTeam3 = { unit-G-WeaponTeam3 }
piece-G-WeaponTeam4 = { unit-G-WeaponTeam4 }
piece-G-WeaponTeam5 = { unit-G-WeaponTeam5 }
piece-G-WeaponTeam6 = { unit-G-WeaponTeam6 }
piece-G-EliteTeam1 = { unit-G-EliteTeam1 }
piece-G-EliteTeam2 = { unit-G-EliteTeam2 }
piece-G-EliteTeam3 = { unit-G-EliteTeam3 }
piece-G-EliteTeam4 = { unit-G-EliteTeam4 }
piece-G-EliteTeam5 = { unit-G-EliteTeam5 }
piece-G-EliteTeam6 = { unit-G-EliteTeam6 }
piece-G-EliteTeam7 = { unit-G-EliteTeam7 }
piece-G-EliteTeam8 = { unit-G-EliteTeam8 }
piece-G-LineTeam1 = { unit-G-LineTeam1 }
piece-G-LineTeam2 = { unit-G-LineTeam2 }
piece-G-LineTeam3 = { unit-G-LineTeam3 }
piece-G-LineTeam4 = { unit-G-LineTeam4 }
piece-G-LineTeam5 = { unit-G-LineTeam5 }
piece-G-LineTeam6 = { unit-G-LineTeam6 }
piece-G-LineTeam7 = { unit-G-LineTeam7 }
piece-G-LineTeam8 = { unit-G-LineTeam8 }
piece-G-GreenTeam1 = { unit-G-GreenTeam1 }
piece-G-GreenTeam2 = { unit-G-GreenTeam2 }
piece-G-GreenTeam3 = { unit-G-GreenTeam3 }
piece-G-GreenTeam4 = { unit-G-GreenTeam4 }
piece-G-GreenTeam5 = { unit-G-GreenTeam5 }
piece-G-GreenTeam6 = { unit-G-GreenTeam6 }
piece-G-GreenTeam7 = { unit-G-GreenTeam7 }
piece-G-GreenTeam8 = { unit-G-GreenTeam8 }
piece-Sitner = { unit-Sitner }
piece-Blankenship = { unit-Blankenship }
piece-Wray = { unit-Wray }
piece-Esparza = { unit-Esparza }
piece-Thomas = { unit-Thomas }
piece-Divine = { unit-Divine }
piece-White = { unit-White }
piece-Buehler = { unit-Buehler }
piece-Smith = { unit-Smith }
piece-Bergstrom = { unit-Bergstrom }
piece-Fuller = { unit-Fuller }
piece-Elkheart = { unit-Elkheart }
piece-Goziak = { unit-Goziak }
piece-Cassidy = { unit-Cassidy }
piece-Hubbard = { unit-Hubbard }
piece-Jensen = { unit-Jensen }
piece-Twells = { unit-Twells }
piece-Adamson = { unit-Adamson }
piece-Lucas = { unit-Lucas }
piece-A-Engineer1 = { unit-A-Engineer1 }
piece-A-Engineer2 = { unit-A-Engineer2 }
piece-A-Engineer3 = { unit-A-Engineer3 }
piece-A-Engineer4 = { unit-A-Engineer4 }
piece-A-Engineer5 = { unit-A-Engineer5 }
piece-A-Engineer6 = { unit-A-Engineer6 }
piece-A-Paratroop1 = { unit-A-Paratroop1 }
piece-A-Paratroop2 = { unit-A-Paratroop2 }
piece-A-Paratroop3 = { unit-A-Paratroop3 }
piece-A-Paratroop4 = { unit-A-Paratroop4 }
piece-A-Paratroop5 = { unit-A-Paratroop5 }
piece-A-Paratroop6 = { unit-A-Paratroop6 }
piece-A-Paratroop7 = { unit-A-Paratroop7 }
piece-A-Paratroop8 = { unit-A-Paratroop8 }
piece-A-Paratroop9 = { unit-A-Paratroop9 }
piece-A-Paratroop10 = { unit-A-Paratroop10 }
piece-A-Paratroop11 = { unit-A-Paratroop11 }
piece-A-Paratroop12 = { unit-A-Paratroop12 }
piece-A-Elite1 = { unit-A-Elite1 }
piece-A-Elite2 = { unit-A-Elite2 }
piece-A-Elite3 = { unit-A-Elite3 }
piece-A-Elite4 = { unit-A-Elite4 }
piece-A-Elite5 = { unit-A-Elite5 }
piece-A-Elite6 = { unit-A-Elite6 }
piece-A-Elite7 = { unit-A-Elite7 }
piece-A-Elite8 = { unit-A-Elite8 }
piece-A-Elite9 = { unit-A-Elite9 }
piece-A-Elite10 = { unit-A-Elite10 }
piece-A-Elite11 = { unit-A-Elite11 }
piece-A-Elite12 = { unit-A-Elite12 }
piece-A-Line1 = { unit-A-Line1 }
piece-A-Line2 = { unit-A-Line2 }
piece-A-Line3 = { unit-A-Line3 }
piece-A-Line4 = { unit-A-Line4 }
piece-A-Line5 = { unit-A-Line5 }
piece-A-Line6 = { unit-A-Line6 }
piece-A-Line7 = { unit-A-Line7 }
piece-A-Line8 = { unit-A-Line8 }
piece-A-Line9 = { unit-A-Line9 }
piece-A-Line10 = { unit-A-Line10 }
piece-A-Line11 = { unit-A-Line11 }
piece-A-Line12 = { unit-A-Line12 }
piece-A-Green1 = { unit-A-Green1 }
piece-A-Green2 = { unit-A-Green2 }
piece-A-Green3 = { unit-A-Green3 }
piece-A-Green4 = { unit-A-Green4 }
piece-A-Green5 = { unit-A-Green5 }
piece-A-Green6 = { unit-A-Green6 }
piece-A-Green7 = { unit-A-Green7 }
piece-A-Green8 = { unit-A-Green8 }
piece-A-Green9 = { unit-A-Green9 }
piece-A-Green10 = { unit-A-Green10 }
piece-A-Green11 = { unit-A-Green11 }
piece-A-Green12 = { unit-A-Green12 }
piece-A-WeaponTeam1 = { unit-A-WeaponTeam1 }
piece-A-WeaponTeam2 = { unit-A-WeaponTeam2 }
piece-A-WeaponTeam3 = { unit-A-WeaponTeam3 }
piece-A-WeaponTeam4 = { unit-A-WeaponTeam4 }
piece-A-WeaponTeam5 = { unit-A-WeaponTeam5 }
piece-A-WeaponTeam6 = { unit-A-WeaponTeam6 }
piece-A-EliteTeam1 = { unit-A-EliteTeam1 }
piece-A-EliteTeam2 = { unit-A-EliteTeam2 }
piece-A-EliteTeam3 = { unit-A-EliteTeam3 }
piece-A-EliteTeam4 = { unit-A-EliteTeam4 }
piece-A-EliteTeam5 = { unit-A-EliteTeam5 }
piece-A-EliteTeam6 = { unit-A-EliteTeam6 }
piece-A-EliteTeam7 = { unit-A-EliteTeam7 }
piece-A-EliteTeam8 = { unit-A-EliteTeam8 }
piece-A-LineTeam1 = { unit-A-LineTeam1 }
piece-A-LineTeam2 = { unit-A-LineTeam2 }
piece-A-LineTeam3 = { unit-A-LineTeam3 }
piece-A-LineTeam4 = { unit-A-LineTeam4 }
piece-A-LineTeam5 = { unit-A-LineTeam5 }
piece-A-LineTeam6 = { unit-A-LineTeam6 }
piece-A-LineTeam7 = { unit-A-LineTeam7 }
piece-A-LineTeam8 = { unit-A-LineTeam8 }
piece-A-GreenTeam1 = { unit-A-GreenTeam1 }
piece-A-GreenTeam2 = { unit-A-GreenTeam2 }
piece-A-GreenTeam3 = { unit-A-GreenTeam3 }
piece-A-GreenTeam4 = { unit-A-GreenTeam4 }
piece-A-GreenTeam5 = { unit-A-GreenTeam5 }
piece-A-GreenTeam6 = { unit-A-GreenTeam6 }
piece-A-GreenTeam7 = { unit-A-GreenTeam7 }
piece-A-GreenTeam8 = { unit-A-GreenTeam8 }
piece-Oliveira = { unit-Oliveira }
piece-Alves = { unit-Alves }
piece-Pereira = { unit-Pereira }
piece-Santos = { unit-Santos }
piece-Egorov = { unit-Egorov }
piece-Gulikevich = { unit-Gulikevich }
piece-Khukovsky = { unit-Khukovsky }
piece-Ostroumov = { unit-Ostroumov }
piece-Bijak = { unit-Bijak }
piece-Maisky = { unit-Maisky }
piece-Kovalev = { unit-Kovalev }
piece-Bikovets = { unit-Bikovets }
piece-Pyotor = { unit-Pyotor }
piece-Rodimtsev = { unit-Rodimtsev }
piece-Kaminsky = { unit-Kaminsky }
piece-Gordov = { unit-Gordov }
piece-Krylov = { unit-Krylov }
piece-Bulganin = { unit-Bulganin }
piece-Anishchik = { unit-Anishchik }
piece-Kutikov = { unit-Kutikov }
piece-Denikin = { unit-Denikin }
piece-Gelon = { unit-Gelon }
piece-Gretchko = { unit-Gretchko }
piece-R-Assault1 = { unit-R-Assault1 }
piece-R-Assault2 = { unit-R-Assault2 }
piece-R-Assault3 = { unit-R-Assault3 }
piece-R-Assault4 = { unit-R-Assault4 }
piece-R-Assault5 = { unit-R-Assault5 }
piece-R-Assault6 = { unit-R-Assault6 }
piece-R-GuardsSMG1 = { unit-R-GuardsSMG1 }
piece-R-GuardsSMG2 = { unit-R-GuardsSMG2 }
piece-R-GuardsSMG3 = { unit-R-GuardsSMG3 }
piece-R-GuardsSMG4 = { unit-R-GuardsSMG4 }
piece-R-GuardsSMG5 = { unit-R-GuardsSMG5 }
piece-R-GuardsSMG6 = { unit-R-GuardsSMG6 }
piece-R-GuardsSMG7 = { unit-R-GuardsSMG7 }
piece-R-GuardsSMG8 = { unit-R-GuardsSMG8 }
piece-R-GuardsSMG9 = { unit-R-GuardsSMG9 }
piece-R-GuardsSMG10 = { unit-R-GuardsSMG10 }
piece-R-GuardsSMG11 = { unit-R-GuardsSMG11 }
piece-R-GuardsSMG12 = { unit-R-GuardsSMG12 }
piece-R-GuardsSMG13 = { unit-R-GuardsSMG13 }
piece-R-GuardsSMG14 = { unit-R-GuardsSMG14 }
piece-R-GuardsSMG15 = { unit-R-GuardsSMG15 }
piece-R-GuardsRifle1 = { unit-R-GuardsRifle1 }
piece-R-GuardsRifle2 = { unit-R-GuardsRifle2 }
piece-R-GuardsRifle3 = { unit-R-GuardsRifle3 }
piece-R-GuardsRifle4 = { unit-R-GuardsRifle4 }
piece-R-GuardsRifle5 = { unit-R-GuardsRifle5 }
piece-R-GuardsRifle6 = { unit-R-GuardsRifle6 }
piece-R-GuardsRifle7 = { unit-R-GuardsRifle7 }
piece-R-GuardsRifle8 = { unit-R-GuardsRifle8 }
piece-R-GuardsRifle9 = { unit-R-GuardsRifle9 }
piece-R-GuardsRifle10 = { unit-R-GuardsRifle10 }
piece-R-GuardsRifle11 = { unit-R-GuardsRifle11 }
piece-R-GuardsRifle12 = { unit-R-GuardsRifle12 }
piece-R-GuardsRifle13 = { unit-R-GuardsRifle13 }
piece-R-GuardsRifle14 = { unit-R-GuardsRifle14 }
piece-R-GuardsRifle15 = { unit-R-GuardsRifle15 }
piece-R-SMG1 = { unit-R-SMG1 }
piece-R-SMG2 = { unit-R-SMG2 }
piece-R-SMG3 = { unit-R-SMG3 }
piece-R-SMG4 = { unit-R-SMG4 }
piece-R-SMG5 = { unit-R-SMG5 }
piece-R-SMG6 = { unit-R-SMG6 }
piece-R-SMG7 = { unit-R-SMG7 }
piece-R-SMG8 = { unit-R-SMG8 }
piece-R-SMG9 = { unit-R-SMG9 }
piece-R-SMG10 = { unit-R-SMG10 }
piece-R-SMG11 = { unit-R-SMG11 }
piece-R-SMG12 = { unit-R-SMG12 }
piece-R-SMG13 = { unit-R-SMG13 }
piece-R-SMG14 = { unit-R-SMG14 }
piece-R-SMG15 = { unit-R-SMG15 }
piece-R-Rifle1 = { unit-R-Rifle1 }
piece-R-Rifle2 = { unit-R-Rifle2 }
piece-R-Rifle3 = { unit-R-Rifle3 }
piece-R-Rifle4 = { unit-R-Rifle4 }
piece-R-Rifle5 = { unit-R-Rifle5 }
piece-R-Rifle6 = { unit-R-Rifle6 }
piece-R-Rifle7 = { unit-R-Rifle7 }
piece-R-Rifle8 = { unit-R-Rifle8 }
piece-R-Rifle9 = { unit-R-Rifle9 }
piece-R-Rifle10 = { unit-R-Rifle10 }
piece-R-Rifle11 = { unit-R-Rifle11 }
piece-R-Rifle12 = { unit-R-Rifle12 }
piece-R-Rifle13 = { unit-R-Rifle13 }
piece-R-Rifle14 = { unit-R-Rifle14 }
piece-R-Rifle15 = { unit-R-Rifle15 }
piece-R-Militia1 = { unit-R-Militia1 }
piece-R-Militia2 = { unit-R-Militia2 }
piece-R-Militia3 = { unit-R-Militia3 }
piece-R-Militia4 = { unit-R-Militia4 }
piece-R-Militia5 = { unit-R-Militia5 }
piece-R-Militia6 = { unit-R-Militia6 }
piece-R-Militia7 = { unit-R-Militia7 }
piece-R-Militia8 = { unit-R-Militia8 }
piece-R-Militia9 = { unit-R-Militia9 }
piece-R-Militia10 = { unit-R-Militia10 }
piece-R-Militia11 = { unit-R-Militia11 }
piece-R-Militia12 = { unit-R-Militia12 }
piece-R-Militia13 = { unit-R-Militia13 }
piece-R-Militia14 = { unit-R-Militia14 }
piece-R-Militia15 = { unit-R-Militia15 }
piece-R-WeaponTeam1 = { unit-R-WeaponTeam1 }
piece-R-WeaponTeam2 = { unit-R-WeaponTeam2 }
piece-R-WeaponTeam3 = { unit-R-WeaponTeam3 }
piece-R-WeaponTeam4 = { unit-R-WeaponTeam4 }
piece-R-WeaponTeam5 = { unit-R-WeaponTeam5 }
piece-R-WeaponTeam6 = { unit-R-WeaponTeam6 }
piece-R-EliteTeam1 = { unit-R-EliteTeam1 }
piece-R-EliteTeam2 = { unit-R-EliteTeam2 }
piece-R-EliteTeam3 = { unit-R-EliteTeam3 }
piece-R-EliteTeam4 = { unit-R-EliteTeam4 }
piece-R-EliteTeam5 = { unit-R-EliteTeam5 }
piece-R-EliteTeam6 = { unit-R-EliteTeam6 }
piece-R-EliteTeam7 = { unit-R-EliteTeam7 }
piece-R-EliteTeam8 = { unit-R-EliteTeam8 }
piece-R-LineTeam1 = { unit-R-LineTeam1 }
piece-R-LineTeam2 = { unit-R-LineTeam2 }
piece-R-LineTeam3 = { unit-R-LineTeam3 }
piece-R-LineTeam4 = { unit-R-LineTeam4 }
piece-R-LineTeam5 = { unit-R-LineTeam5 }
piece-R-LineTeam6 = { unit-R-LineTeam6 }
piece-R-LineTeam7 = { unit-R-LineTeam7 }
piece-R-LineTeam8 = { unit-R-LineTeam8 }
piece-R-GreenTeam1 = { unit-R-GreenTeam1 }
piece-R-GreenTeam2 = { unit-R-GreenTeam2 }
piece-R-GreenTeam3 = { unit-R-GreenTeam3 }
piece-R-GreenTeam4 = { unit-R-GreenTeam4 }
piece-R-GreenTeam5 = { unit-R-GreenTeam5 }
piece-R-GreenTeam6 = { unit-R-GreenTeam6 }
piece-R-GreenTeam7 = { unit-R-GreenTeam7 }
piece-R-GreenTeam8 = { unit-R-GreenTeam8 }
piece-G-LightMG1 = { weapon-G-LightMG1 }
piece-G-LightMG2 = { weapon-G-LightMG2 }
piece-G-LightMG3 = { weapon-G-LightMG3 }
piece-G-LightMG4 = { weapon-G-LightMG4 }
piece-G-LightMG5 = { weapon-G-LightMG5 }
piece-G-LightMG6 = { weapon-G-LightMG6 }
piece-G-HeavyMG1 = { weapon-G-HeavyMG1 }
piece-G-HeavyMG2 = { weapon-G-HeavyMG2 }
piece-G-HeavyMG3 = { weapon-G-HeavyMG3 }
piece-G-LightMortar1 = { weapon-G-LightMortar1 }
piece-G-LightMortar2 = { weapon-G-LightMortar2 }
piece-G-LightMortar3 = { weapon-G-LightMortar3 }
piece-G-LightMortar4 = { weapon-G-LightMortar4 }
piece-G-MediumMortar1 = { weapon-G-MediumMortar1 }
piece-G-MediumMortar2 = { weapon-G-MediumMortar2 }
piece-G-MediumMortar3 = { weapon-G-MediumMortar3 }
piece-G-MediumMortar4 = { weapon-G-MediumMortar4 }
piece-G-IG18Gun1 = { weapon-G-IG18Gun1 }
piece-G-IG18Gun2 = { weapon-G-IG18Gun2 }
piece-G-IG33Gun1 = { weapon-G-IG33Gun1 }
piece-G-Flamethrower1 = { weapon-G-Flamethrower1 }
piece-G-Flamethrower2 = { weapon-G-Flamethrower2 }
piece-G-Flamethrower3 = { weapon-G-Flamethrower3 }
piece-G-SatchelCharge1 = { weapon-G-SatchelCharge1 }
piece-G-SatchelCharge2 = { weapon-G-SatchelCharge2 }
piece-G-SatchelCharge3 = { weapon-G-SatchelCharge3 }
piece-G-SatchelCharge4 = { weapon-G-SatchelCharge4 }
piece-G-SatchelCharge5 = { weapon-G-SatchelCharge5 }
piece-G-SatchelCharge6 = { weapon-G-SatchelCharge6 }
piece-R-LightMG1 = { weapon-R-LightMG1 }
piece-R-LightMG2 = { weapon-R-LightMG2 }
piece-R-LightMG3 = { weapon-R-LightMG3 }
piece-R-LightMG4 = { weapon-R-LightMG4 }
piece-R-LightMG5 = { weapon-R-LightMG5 }
piece-R-LightMG6 = { weapon-R-LightMG6 }
piece-R-MediumMG1 = { weapon-R-MediumMG1 }
piece-R-MediumMG2 = { weapon-R-MediumMG2 }
piece-R-HeavyMG1 = { weapon-R-HeavyMG1 }
piece-R-HeavyMG2 = { weapon-R-HeavyMG2 }
piece-R-50calMG1 = { weapon-R-50calMG1 }
piece-R-50calMG2 = { weapon-R-50calMG2 }
piece-R-LightMortar1 = { weapon-R-LightMortar1 }
piece-R-LightMortar2 = { weapon-R-LightMortar2 }
piece-R-LightMortar3 = { weapon-R-LightMortar3 }
piece-R-MediumMortar1 = { weapon-R-MediumMortar1 }
piece-R-MediumMortar2 = { weapon-R-MediumMortar2 }
piece-R-InfantryGun1 = { weapon-R-InfantryGun1 }
piece-R-InfantryGun2 = { weapon-R-InfantryGun2 }
piece-R-Flamethrower1 = { weapon-R-Flamethrower1 }
piece-R-Flamethrower2 = { weapon-R-Flamethrower2 }
piece-R-Flamethrower3 = { weapon-R-Flamethrower3 }
piece-R-SatchelCharge1 = { weapon-R-SatchelCharge1 }
piece-R-SatchelCharge2 = { weapon-R-SatchelCharge2 }
piece-R-SatchelCharge3 = { weapon-R-SatchelCharge3 }
piece-R-SatchelCharge4 = { weapon-R-SatchelCharge4 }
piece-R-SatchelCharge5 = { weapon-R-SatchelCharge5 }
piece-R-SatchelCharge6 = { weapon-R-SatchelCharge6 }
piece-MolotovCocktail1 = { weapon-MolotovCocktail1 }
piece-MolotovCocktail2 = { weapon-MolotovCocktail2 }
piece-MolotovCocktail3 = { weapon-MolotovCocktail3 }
piece-MolotovCocktail4 = { weapon-MolotovCocktail4 }
piece-MolotovCocktail5 = { weapon-MolotovCocktail5 }
piece-MolotovCocktail6 = { weapon-MolotovCocktail6 }
piece-MolotovCocktail7 = { weapon-MolotovCocktail7 }
piece-MolotovCocktail8 = { weapon-MolotovCocktail8 }
piece-A-MediumMG1 = { weapon-A-MediumMG1 }
piece-A-MediumMG2 = { weapon-A-MediumMG2 }
piece-A-MediumMG3 = { weapon-A-MediumMG3 }
piece-A-MediumMG4 = { weapon-A-MediumMG4 }
piece-A-HeavyMG1 = { weapon-A-HeavyMG1 }
piece-A-HeavyMG2 = { weapon-A-HeavyMG2 }
piece-A-50calMG1 = { weapon-A-50calMG1 }
piece-A-50calMG2 = { weapon-A-50calMG2 }
piece-A-LightMortar1 = { weapon-A-LightMortar1 }
piece-A-LightMortar2 = { weapon-A-LightMortar2 }
piece-A-LightMortar3 = { weapon-A-LightMortar3 }
piece-A-LightMortar4 = { weapon-A-LightMortar4 }
piece-A-MediumMortar1 = { weapon-A-MediumMortar1 }
piece-A-MediumMortar2 = { weapon-A-MediumMortar2 }
piece-A-PackHowitzer1 = { weapon-A-PackHowitzer1 }
piece-A-PackHowitzer2 = { weapon-A-PackHowitzer2 }
piece-A-Flamethrower1 = { weapon-A-Flamethrower1 }
piece-A-Flamethrower2 = { weapon-A-Flamethrower2 }
piece-A-Flamethrower3 = { weapon-A-Flamethrower3 }
piece-A-SatchelCharge1 = { weapon-A-SatchelCharge1 }
piece-A-SatchelCharge2 = { weapon-A-SatchelCharge2 }
piece-A-SatchelCharge3 = { weapon-A-SatchelCharge3 }
piece-A-SatchelCharge4 = { weapon-A-SatchelCharge4 }
piece-A-SatchelCharge5 = { weapon-A-SatchelCharge5 }
piece-A-SatchelCharge6 = { weapon-A-SatchelCharge6 }

## Radios

radio-G-Radio75mm = Radio 75mm G
radio-G-Radio81mm = Radio 81mm G
radio-G-Radio105mm = Radio 105mm G
radio-G-Radio120mm = Radio 120mm G
radio-G-Radio150mm = Radio 150mm G
radio-R-Radio76mm = Radio 76mm R
radio-R-Radio82mm = Radio 82mm R
radio-R-Radio122mm = Radio 122mm R
radio-R-Radio152mm = Radio 152mm R
radio-A-Radio75mm = Radio 75mm A
radio-A-Radio81mm = Radio 81mm A
radio-A-Radio105mm = Radio 105mm A
radio-A-Radio155mm = Radio 155mm A
radio-A-Radio203mm = Radio 203mm A

## Items of the support tables

item-Guttman = Cpl. Guttman
item-Conscript = Conscript
item-Volksgrenadier = Volksgrenadier
item-Schmidt = Cpl. Schmidt
item-WeaponTeam-LightMG = Weapon Team with Light MG
item-Pfeiffer = Sgt. Pfeiffer
item-WeaponTeam-MediumMortar = Weapon Team with Medium Mortar
item-Rifle = Rifle
item-Radio150mm = Radio 150mm
item-WeaponTeam-HeavyMG = Weapon Team with Heavy MG
item-Radio105mm = Radio 105mm
item-Benzing = Sgt. Benzing
item-Grein = Sgt. Grein
item-WeaponTeam-LightMortar = Weapon Team with Light Mortar
item-Radio81mm = Radio 81mm
item-WeaponTeam-IG18Gun = Weapon Team with IG 18 Gun
item-Parachute = Parachute
item-Huntziger = Lt. Huntziger
item-Bolter = Lt. Bolter
item-Borbe = Lt. Borbe
item-EliteRifle = Elite Rifle
item-Radio75mm = Radio 75mm
item-Wehling = Cpt. Wehling
item-WeaponTeam-IG33Gun = Weapon Team with IG 33 Gun
item-Pionier-SatchelCharge = Pionier with Satchel Charge
item-Pionier-Flamethrower = Pionier with Flamethrower
item-Denikin = Cpl. Denikin
item-Militia = Militia
item-Radio152mm = Radio 152mm
item-Radio122mm = Radio 122mm
item-SMG = SMG
item-Kutikov = Cpl. Kutikov
item-Radio82mm = Radio 82mm
item-Kaminsky = Sgt. Kaminsky
item-WeaponTeam-InfantryGun = Weapon Team with Infantry Gun
item-Radio76mm = Radio 76mm
item-Rodimtsev = Sgt. Rodimtsev
item-WeaponTeam-MediumMG = Weapon Team with Medium MG
item-Bijak = Lt. Bijak
item-Assault-SatchelCharge = Assault with Satchel Charge
item-GuardsSMG = Guards SMG
item-Ostroumov = Lt. Ostroumov
item-WeaponTeam-50calMG = Weapon Team with .50cal MG
item-GuardsRifle = Guards Rifle
item-Radio120mm = Radio 120mm
item-SS = SS
item-Twells = Cpl. Twells
item-Green = Green
item-Radio203mm = Radio 203mm
item-Radio155mm = Radio 155mm
item-Jensen = Cpl. Jensen
item-Elkheart = Sgt. Elkheart
item-Line = Line
item-Goziak = Sgt. Goziak
item-Bergstrom = Sgt. Bergstrom
item-Fuller = Sgt. Fuller
item-Thomas = Lt. Thomas
item-WeaponTeam-PackHowitzer = Weapon Team with Pack Howitzer
item-Elite = Elite
item-Esparza = Lt. Esparza
item-Engineer-SatchelCharge = Engineer with Satchel Charge
item-Sitner = Cpt. Sitner
item-Engineer-Flamethrower = Engineer with Flamethrower
item-Paratroop = Paratroop
item-Anishchik = Cpl. Anishchik
item-Pyotor = Sgt. Pyotor
item-Egorov = Cpt. Egorov
item-Assault-Flamethrower = Assault with Flamethrower

## Objective chits

chit-A = A (objective 1: 1 VP)
chit-B = B (objective 2: 1 VP)
chit-C = C (objective 3: 1 VP)
chit-D = D (objective 4: 1 VP)
chit-E = E (objective 5: 1 VP)
chit-F = F (objective 2: 2 VP)
chit-G = G (objective 3: 2 VP)
chit-H = H (objective 4: 2 VP)
chit-J = J (objective 5: 2 VP)
chit-K = K (objective 3: 3 VP)
chit-L = L (objective 4: 3 VP)
chit-M = M (objective 5: 3 VP)
chit-N = N (objective 4: 4 VP)
chit-P = P (objective 5: 4 VP)
chit-Q = Q (objective 5: 5 VP)
chit-R = R (objective 5: 10 VP)
chit-S = S (each objective 1 VP)
chit-T = T (each objective 2 VP)
chit-U = U (each objective 3 VP)
chit-V = V (who has all five objectives when sudden death would be rolled wins)
chit-W = W (VP for exits are doubled)
chit-X = X (VP for eliminations are doubled)

## Fate cards: order / action

card-A-1 = { order-fire } / { action-assault-fire }
card-A-2 = { order-recover } / { action-assault-fire }
card-A-3 = { order-recover } / { action-assault-fire }
card-A-4 = { order-recover } / { action-hand-grenades }
card-A-5 = { order-recover } / { action-hand-grenades }
card-A-6 = { order-recover } / { action-hand-grenades }
card-A-7 = { order-recover } / { action-spray-fire }
card-A-8 = { order-recover } / { action-spray-fire }
card-A-9 = { order-recover } / { action-spray-fire }
card-A-10 = { order-command-confusion } / { action-spray-fire }
card-A-11 = { order-rout } / { action-spray-fire }
card-A-12 = { order-rout } / { action-spray-fire }
card-A-13 = { order-rout } / { action-hand-grenades }
card-A-14 = { order-rout } / { action-hand-grenades }
card-A-15 = { order-rout } / { action-hand-grenades }
card-A-16 = { order-rout } / { action-assault-fire }
card-A-17 = { order-rout } / { action-assault-fire }
card-A-18 = { order-rout } / { action-assault-fire }
card-A-19 = { order-move } / { action-crossfire }
card-A-20 = { order-move } / { action-crossfire }
card-A-21 = { order-move } / { action-crossfire }
card-A-22 = { order-move } / { action-crossfire }
card-A-23 = { order-move } / { action-crossfire }
card-A-24 = { order-move } / { action-crossfire }
card-A-25 = { order-move } / { action-crossfire }
card-A-26 = { order-move } / { action-concealment }
card-A-27 = { order-move } / { action-concealment }
card-A-28 = { order-move } / { action-concealment }
card-A-29 = { order-move } / { action-concealment }
card-A-30 = { order-rout } / { action-sustained-fire }
card-A-31 = { order-artillery-denied } / { action-hidden-unit }
card-A-32 = { order-artillery-denied } / { action-hidden-mines }
card-A-33 = { order-artillery-denied } / { action-dig-in }
card-A-34 = { order-artillery-request } / { action-dig-in }
card-A-35 = { order-artillery-request } / { action-dig-in }
card-A-36 = { order-artillery-request } / { action-dig-in }
card-A-37 = { order-artillery-request } / { action-hidden-entrenchments }
card-A-38 = { order-artillery-request } / { action-hidden-entrenchments }
card-A-39 = { order-artillery-request } / { action-hidden-entrenchments }
card-A-40 = { order-artillery-request } / { action-hidden-wire }
card-A-41 = { order-artillery-request } / { action-hidden-wire }
card-A-42 = { order-artillery-request } / { action-bore-sighting }
card-A-43 = { order-command-confusion } / { action-sustained-fire }
card-A-44 = { order-advance } / { action-sustained-fire }
card-A-45 = { order-advance } / { action-sustained-fire }
card-A-46 = { order-advance } / { action-light-wounds }
card-A-47 = { order-advance } / { action-light-wounds }
card-A-48 = { order-move } / { action-light-wounds }
card-A-49 = { order-command-confusion } / { action-sustained-fire }
card-A-50 = { order-command-confusion } / { action-command-confusion }
card-A-51 = { order-fire } / { action-smoke-grenades }
card-A-52 = { order-fire } / { action-smoke-grenades }
card-A-53 = { order-fire } / { action-smoke-grenades }
card-A-54 = { order-fire } / { action-smoke-grenades }
card-A-55 = { order-fire } / { action-smoke-grenades }
card-A-56 = { order-fire } / { action-smoke-grenades }
card-A-57 = { order-fire } / { action-smoke-grenades }
card-A-58 = { order-fire } / { action-smoke-grenades }
card-A-59 = { order-fire } / { action-ambush }
card-A-60 = { order-fire } / { action-ambush }
card-A-61 = { order-fire } / { action-ambush }
card-A-62 = { order-fire } / { action-ambush }
card-A-63 = { order-fire } / { action-ambush }
card-A-64 = { order-fire } / { action-ambush }
card-A-65 = { order-fire } / { action-light-wounds }
card-A-66 = { order-fire } / { action-light-wounds }
card-A-67 = { order-fire } / { action-demolitions }
card-A-68 = { order-fire } / { action-smoke-grenades }
card-A-69 = { order-fire } / { action-light-wounds }
card-A-70 = { order-command-confusion } / { action-command-confusion }
card-A-71 = { order-command-confusion } / { action-sustained-fire }
card-A-72 = { order-command-confusion } / { action-crossfire }
card-G-1 = { order-recover } / { action-assault-fire }
card-G-2 = { order-recover } / { action-assault-fire }
card-G-3 = { order-recover } / { action-assault-fire }
card-G-4 = { order-recover } / { action-hand-grenades }
card-G-5 = { order-recover } / { action-hand-grenades }
card-G-6 = { order-recover } / { action-hand-grenades }
card-G-7 = { order-recover } / { action-spray-fire }
card-G-8 = { order-recover } / { action-spray-fire }
card-G-9 = { order-recover } / { action-spray-fire }
card-G-10 = { order-rout } / { action-spray-fire }
card-G-11 = { order-rout } / { action-spray-fire }
card-G-12 = { order-rout } / { action-spray-fire }
card-G-13 = { order-rout } / { action-hand-grenades }
card-G-14 = { order-rout } / { action-hand-grenades }
card-G-15 = { order-rout } / { action-hand-grenades }
card-G-16 = { order-rout } / { action-assault-fire }
card-G-17 = { order-rout } / { action-assault-fire }
card-G-18 = { order-rout } / { action-assault-fire }
card-G-19 = { order-move } / { action-crossfire }
card-G-20 = { order-move } / { action-crossfire }
card-G-21 = { order-move } / { action-crossfire }
card-G-22 = { order-move } / { action-crossfire }
card-G-23 = { order-move } / { action-crossfire }
card-G-24 = { order-move } / { action-crossfire }
card-G-25 = { order-move } / { action-crossfire }
card-G-26 = { order-move } / { action-crossfire }
card-G-27 = { order-move } / { action-concealment }
card-G-28 = { order-move } / { action-concealment }
card-G-29 = { order-move } / { action-concealment }
card-G-30 = { order-move } / { action-concealment }
card-G-31 = { order-command-confusion } / { action-hidden-unit }
card-G-32 = { order-artillery-denied } / { action-hidden-mines }
card-G-33 = { order-artillery-request } / { action-dig-in }
card-G-34 = { order-artillery-request } / { action-dig-in }
card-G-35 = { order-artillery-request } / { action-dig-in }
card-G-36 = { order-artillery-request } / { action-dig-in }
card-G-37 = { order-artillery-request } / { action-hidden-entrenchments }
card-G-38 = { order-artillery-request } / { action-hidden-entrenchments }
card-G-39 = { order-artillery-request } / { action-hidden-pillbox }
card-G-40 = { order-artillery-request } / { action-hidden-wire }
card-G-41 = { order-artillery-denied } / { action-hidden-wire }
card-G-42 = { order-command-confusion } / { action-bore-sighting }
card-G-43 = { order-advance } / { action-sustained-fire }
card-G-44 = { order-advance } / { action-sustained-fire }
card-G-45 = { order-advance } / { action-sustained-fire }
card-G-46 = { order-command-confusion } / { action-light-wounds }
card-G-47 = { order-command-confusion } / { action-command-confusion }
card-G-48 = { order-rout } / { action-concealment }
card-G-49 = { order-command-confusion } / { action-sustained-fire }
card-G-50 = { order-fire } / { action-smoke-grenades }
card-G-51 = { order-fire } / { action-smoke-grenades }
card-G-52 = { order-fire } / { action-smoke-grenades }
card-G-53 = { order-fire } / { action-smoke-grenades }
card-G-54 = { order-fire } / { action-smoke-grenades }
card-G-55 = { order-fire } / { action-smoke-grenades }
card-G-56 = { order-fire } / { action-ambush }
card-G-57 = { order-fire } / { action-ambush }
card-G-58 = { order-fire } / { action-ambush }
card-G-59 = { order-fire } / { action-ambush }
card-G-60 = { order-fire } / { action-ambush }
card-G-61 = { order-fire } / { action-ambush }
card-G-62 = { order-fire } / { action-no-quarter }
card-G-63 = { order-fire } / { action-no-quarter }
card-G-64 = { order-fire } / { action-no-quarter }
card-G-65 = { order-fire } / { action-demolitions }
card-G-66 = { order-fire } / { action-light-wounds }
card-G-67 = { order-fire } / { action-light-wounds }
card-G-68 = { order-advance } / { action-light-wounds }
card-G-69 = { order-advance } / { action-light-wounds }
card-G-70 = { order-command-confusion } / { action-marksmanship }
card-G-71 = { order-command-confusion } / { action-sustained-fire }
card-G-72 = { order-command-confusion } / { action-sustained-fire }
card-R-1 = { order-recover } / { action-assault-fire }
card-R-2 = { order-recover } / { action-assault-fire }
card-R-3 = { order-recover } / { action-assault-fire }
card-R-4 = { order-recover } / { action-hand-grenades }
card-R-5 = { order-recover } / { action-hand-grenades }
card-R-6 = { order-recover } / { action-hand-grenades }
card-R-7 = { order-recover } / { action-spray-fire }
card-R-8 = { order-recover } / { action-spray-fire }
card-R-9 = { order-recover } / { action-spray-fire }
card-R-10 = { order-move } / { action-spray-fire }
card-R-11 = { order-rout } / { action-spray-fire }
card-R-12 = { order-rout } / { action-spray-fire }
card-R-13 = { order-rout } / { action-demolitions }
card-R-14 = { order-rout } / { action-sustained-fire }
card-R-15 = { order-rout } / { action-sustained-fire }
card-R-16 = { order-rout } / { action-assault-fire }
card-R-17 = { order-rout } / { action-assault-fire }
card-R-18 = { order-rout } / { action-assault-fire }
card-R-19 = { order-rout } / { action-crossfire }
card-R-20 = { order-move } / { action-crossfire }
card-R-21 = { order-move } / { action-crossfire }
card-R-22 = { order-move } / { action-crossfire }
card-R-23 = { order-move } / { action-crossfire }
card-R-24 = { order-move } / { action-crossfire }
card-R-25 = { order-move } / { action-crossfire }
card-R-26 = { order-move } / { action-crossfire }
card-R-27 = { order-move } / { action-concealment }
card-R-28 = { order-advance } / { action-smoke-grenades }
card-R-29 = { order-advance } / { action-smoke-grenades }
card-R-30 = { order-command-confusion } / { action-smoke-grenades }
card-R-31 = { order-artillery-request } / { action-hidden-unit }
card-R-32 = { order-artillery-denied } / { action-hidden-mines }
card-R-33 = { order-command-confusion } / { action-dig-in }
card-R-34 = { order-command-confusion } / { action-dig-in }
card-R-35 = { order-command-confusion } / { action-dig-in }
card-R-36 = { order-artillery-request } / { action-dig-in }
card-R-37 = { order-artillery-request } / { action-hidden-entrenchments }
card-R-38 = { order-artillery-request } / { action-hidden-entrenchments }
card-R-39 = { order-artillery-request } / { action-hidden-pillbox }
card-R-40 = { order-artillery-request } / { action-hidden-wire }
card-R-41 = { order-artillery-denied } / { action-hidden-wire }
card-R-42 = { order-artillery-denied } / { action-bore-sighting }
card-R-43 = { order-advance } / { action-sustained-fire }
card-R-44 = { order-advance } / { action-sustained-fire }
card-R-45 = { order-advance } / { action-sustained-fire }
card-R-46 = { order-advance } / { action-light-wounds }
card-R-47 = { order-move } / { action-light-wounds }
card-R-48 = { order-move } / { action-light-wounds }
card-R-49 = { order-move } / { action-light-wounds }
card-R-50 = { order-move } / { action-light-wounds }
card-R-51 = { order-command-confusion } / { action-light-wounds }
card-R-52 = { order-fire } / { action-light-wounds }
card-R-53 = { order-fire } / { action-sustained-fire }
card-R-54 = { order-fire } / { action-ambush }
card-R-55 = { order-fire } / { action-ambush }
card-R-56 = { order-fire } / { action-ambush }
card-R-57 = { order-fire } / { action-ambush }
card-R-58 = { order-fire } / { action-ambush }
card-R-59 = { order-fire } / { action-ambush }
card-R-60 = { order-fire } / { action-no-quarter }
card-R-61 = { order-fire } / { action-no-quarter }
card-R-62 = { order-fire } / { action-no-quarter }
card-R-63 = { order-fire } / { action-light-wounds }
card-R-64 = { order-fire } / { action-concealment }
card-R-65 = { order-fire } / { action-concealment }
card-R-66 = { order-fire } / { action-concealment }
card-R-67 = { order-fire } / { action-concealment }
card-R-68 = { order-fire } / { action-concealment }
card-R-69 = { order-fire } / { action-concealment }
card-R-70 = { order-command-confusion } / { action-hand-grenades }
card-R-71 = { order-command-confusion } / { action-hand-grenades }
card-R-72 = { order-command-confusion } / { action-hand-grenades }

## Standing orders

kind-command = order
command-fire-order = Fire
command-move-order = Move
command-advance-order = Advance
command-recover-order = Recover
command-rout-order = Rout
command-artillery-order = Artillery Request
do-halt-there = Halt at the end of the way
about-halt-there = Units that have come to the hex that you chose for them halt there, even with MP left. If something stops them on the way you are asked.
standing-halt-there = Halt where a chosen way ends.
do-fire-on-entry = Opportunity fire
do-conceal = Concealment
do-ask-always = Always ask me during these orders
about-fire-on-entry = Enemies that move into one of these hexes are fired at if these units have at least this FP there (actions are not counted). If they have not been activated yet, the first Fire card in your hand that you do not keep activates them; without one you pass.
about-conceal = Before a defence roll of one of these units (of any unit, if you choose none) the first Concealment card in your hand that you do not keep is played if the cover is at least this much: once for each hex in an attack. Without such a card you roll.
about-ask-always = While the enemy carries out one of these orders you are always asked, and the game waits for your answer.
field-hexes = hexes
field-units = units
field-keep = keep these cards
field-fp = FP at least
field-cover = cover at least
field-orders = orders of the enemy
standing-fire-on-entry =
    Fire at enemies that enter { $hexes } at FP { $fp } or more with { $units }{ $keep ->
        [none] .
       *[other] ; keep { $keep }.
    }
standing-conceal = Conceal { $units ->
    [none] any unit
   *[other] { $units }
} at cover { $cover } or more{ $keep ->
    [none] .
   *[other] ; keep { $keep }.
}
standing-ask-always = Always ask me during these orders of the enemy: { $orders }.
refuse-no-hexes = Choose at least one hex in which to fire.
refuse-no-units = Choose at least one unit that is to fire.
refuse-no-orders = Choose at least one order during which you want to be asked.

## Orders of battle, edges and works of the random scenario

edge-top = top
edge-bottom = bottom
edge-left = left
edge-right = right
works-foxholes-3 = 3 foxholes
works-trench-3 = 3 trenches
works-bunker-trench = bunker and trench
works-wire-9 = 9 wire
works-mines-6 = 10 mines (6 FP)
works-mines-7 = 10 mines (7 FP)
works-mines-8 = 10 mines (8 FP)
works-strongpoint = 3 bunkers, 3 trenches, 3 wire, 3 mines (8 FP)
battle-G-A-company = Pionier company
battle-G-A-detachment = Pionier detachment
battle-G-A-platoon = Pionier platoon
battle-G-B-company = SS company
battle-G-B-detachment = SS detachment
battle-G-B-platoon = SS platoon
battle-G-C-company = Elite Rifle company
battle-G-C-detachment = Elite Rifle detachment
battle-G-C-platoon = Elite Rifle platoon
battle-G-D-company = Fallschirmjäger company
battle-G-D-detachment = Fallschirmjäger detachment
battle-G-D-platoon = Fallschirmjäger platoon
battle-G-E-company = Sturm company
battle-G-E-detachment = Sturm detachment
battle-G-E-platoon = Sturm platoon
battle-G-F-company = Rifle company
battle-G-F-detachment = Rifle detachment
battle-G-F-platoon = Rifle platoon
battle-G-G-company = Conscripted Rifle company
battle-G-G-detachment = Conscripted Rifle detachment
battle-G-G-platoon = Conscripted Rifle platoon
battle-G-H-company = Volksgrenadier company
battle-G-H-detachment = Volksgrenadier detachment
battle-G-H-platoon = Volksgrenadier platoon
battle-G-J-company = Garrison company
battle-G-J-detachment = Garrison detachment
battle-G-J-platoon = Garrison platoon
battle-A-R-company = Combat Engineer company
battle-A-R-detachment = Combat Engineer detachment
battle-A-R-platoon = Combat Engineer platoon
battle-A-S-company = Paratroop company
battle-A-S-detachment = Paratroop detachment
battle-A-S-platoon = Paratroop platoon
battle-A-T-company = Elite Rifle company
battle-A-T-detachment = Elite Rifle detachment
battle-A-T-platoon = Elite Rifle platoon
battle-A-U-company = Ranger company
battle-A-U-detachment = Ranger detachment
battle-A-U-platoon = Ranger platoon
battle-A-V-company = Veteran Rifle company
battle-A-V-detachment = Veteran Rifle detachment
battle-A-V-platoon = Veteran Rifle platoon
battle-A-W-company = Line Rifle company
battle-A-W-detachment = Line Rifle detachment
battle-A-W-platoon = Line Rifle platoon
battle-A-X-company = Brazilian company
battle-A-X-detachment = Brazilian detachment
battle-A-X-platoon = Brazilian platoon
battle-A-Y-company = Replacement company
battle-A-Y-detachment = Replacement detachment
battle-A-Y-platoon = Replacement platoon
battle-A-Z-company = Rear Echelon company
battle-A-Z-detachment = Rear Echelon detachment
battle-A-Z-platoon = Rear Echelon platoon
battle-R-R-company = Guards SMG company
battle-R-R-detachment = Guards SMG detachment
battle-R-R-platoon = Guards SMG platoon
battle-R-S-company = Commando company
battle-R-S-detachment = Commando detachment
battle-R-S-platoon = Commando platoon
battle-R-T-company = Assault Engineer company
battle-R-T-detachment = Assault Engineer detachment
battle-R-T-platoon = Assault Engineer platoon
battle-R-U-company = Guards Rifle company
battle-R-U-detachment = Guards Rifle detachment
battle-R-U-platoon = Guards Rifle platoon
battle-R-V-company = SMG company
battle-R-V-detachment = SMG detachment
battle-R-V-platoon = SMG platoon
battle-R-W-company = Early-War Rifle company
battle-R-W-detachment = Early-War Rifle detachment
battle-R-W-platoon = Early-War Rifle platoon
battle-R-X-company = Mid-War Rifle company
battle-R-X-detachment = Mid-War Rifle detachment
battle-R-X-platoon = Mid-War Rifle platoon
battle-R-Y-company = Late-War Rifle company
battle-R-Y-detachment = Late-War Rifle detachment
battle-R-Y-platoon = Late-War Rifle platoon
battle-R-Z-company = Militia company
battle-R-Z-detachment = Militia detachment
battle-R-Z-platoon = Militia platoon
question-walk = go on or halt
question-reroll = re-roll for the Initiative card
question-shield = action before a defence roll
question-entered = reaction to enemies who enter a hex
question-boost = action after ordnance has hit
question-wounds = Light Wounds
question-ambush = Ambush
question-quarter = No Quarter
question-dig-in = Dig In
question-after-pass = action after the enemy has passed
question-defend = which unit makes its defence roll next
question-retreat = retreat
question-ambushed = who breaks in an ambush
question-melee = which melee is fought next
question-jam = which weapon breaks
question-stack = too many figures in a hex
question-clear-smoke = which smoke is removed
question-reinforce = reinforcements
question-sniper = sniper
thrown-attack = { kind-attack }
thrown-defence = { kind-defence }
thrown-targeting = { kind-targeting }
thrown-accuracy = { kind-accuracy }
thrown-rally = { kind-rally }
thrown-rout = { kind-rout }
thrown-melee = { kind-melee }
thrown-death = { kind-death }
thrown-support = { kind-support }
thrown-commissar = { kind-commissar }

## The values on a counter, and abbreviations
value-3-1 = firepower
value-3-2 = range
value-3-3 = movement
value-3-left = command
value-3-right = morale
value-2-1 = firepower
value-2-2 = range
value-2-right = movement
short-FP = firepower
short-MP = movement points
short-VP = victory points
short-LOS = line of sight
short-MG = machine gun
short-IG = infantry gun
short-SMG = submachine guns
short-KIA = killed in action
