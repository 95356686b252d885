### The page around map and decision. English.

app-name = Bocage

## Small words

list-comma = {", "}
list-dot = {" · "}
list-stop = {". "}
# Read aloud: whose decision it is, and which.
# $side, $text
live-ask = { $side }: { $text }
close = Close
cancel = Cancel
delete = Delete
retry = Try again
part-lost = This part of the page could not be loaded. Is the server still running? Then load the page again.
loading = Loading …
start = Start
starting = Starting …
export = Save the record
import = Open a saved record
nav-home = All games
nav-logo = Bocage: all games
nav-tools = Language and settings
rules = Rules
undo = Undo move
undo-not = Nothing can be undone now. Press to see why.

## Errors

error-offline = The server cannot be reached. Is it still running?
error-status = The server answered with an error ({ $status }).
link-lost = Connection lost. Trying again …
link-gone = This game has been deleted.
missing-title = There is nothing here
missing-text = This address leads to no page. The game may have been deleted.
table-failed = This game cannot be opened

## All games

lobby-title = Board wargames by their rulebooks
lobby-about = Whatever the rules allow you can do. Whatever they forbid is refused with the rule that forbids it, and every number shows the rules behind it.
lobby-mine = Your games
lobby-start = Start a game
lobby-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
# $minutes, $hours
lobby-length = { $hours ->
    [0] about { $minutes } minutes
    [one] about an hour
   *[other] about { $hours } hours
}
lobby-facts = { $scenarios ->
    [one] { $scenario }
   *[other] { $scenario }, the first of { $scenarios } scenarios
}
bar-overlay = your tables
lobby-overlay = Your own tables are in use: { $tables }
lobby-play = Play
lobby-side = Your side in { $game }
lobby-both = Both sides
lobby-level = Opponent in { $game }
# $about: what was measured
lobby-against = { $bot }: { $about }
lobby-friend = With a friend
lobby-friend-game = With a friend at this screen: { $game }
lobby-invite = Invite a friend by link
lobby-invite-game = Invite a friend by link: { $game }
lobby-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
level-won = you won { $won } of { $played }
level-new = not yet met
level-running = { $count ->
    [one] 1 under way
   *[other] { $count } under way
}
lobby-start-game = Play { $game }
lobby-guided = Guided first turn
lobby-guided-side = In the guided first turn you play: { $side }.
lobby-guided-game = Guided first turn: { $game }
lobby-choices = More choices
lobby-choices-game = More choices for { $game }
lobby-rules-game = Rules of { $game }
lobby-newcomer = New here? The smallest game, with a guide that explains each step:
lobby-newcomer-start = Learn with { $game }
lobby-no-games = No game is installed.
lobby-foot = Bocage { $version }. An unofficial program: please own the games that you play.

row-go = Your turn
row-won = Won
row-lost = Lost
row-alone = You play both sides
row-who = You: { $side } · against { $against }
row-thinks = { $bot } thinks
row-over = Over
row-your-turn = { $side } to decide
row-turn = { $sides } to decide
row-played = { $when } · { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
row-open = Play
row-look = View
row-open-game = Play: { $game }
row-look-game = View: { $game }
row-more-game = More for { $game }
row-export-game = Save the record of { $game }
row-delete-game = Delete { $game }
row-delete-title = Delete this game?
row-delete-text = { $game } and its { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} will be gone for good. Save the record first if you want to keep it.

seat-me = You
seat-chair = Second player at this screen
seat-guest = A friend elsewhere, by link
seat-friend = your friend elsewhere
seat-bot = Computer: { $bot }

import-title = Open a saved record
import-about = Choose a record (.bocage) to view. A game that was moved here from another computer continues from its record, with new dice. To continue a game from the terminal, choose its private file (.bocage.private) as well.
import-file = Files
import-none = Choose a record first.
import-large = This file is too large for a record.

## A new game

new-title = New game
new-game = Game
new-scenario = Scenario
new-seats = Who plays
new-shared = You share this screen. It shows the table as the side whose turn it is sees it.
new-alone = You play both sides: the table is never hidden, and you are not asked where there is nothing to choose.
new-shared-hides = You share this screen. Whenever the other player takes over, a cover hides the table first.
new-options = Options
new-comfort = Help and pace
new-guide = Guided first turn
new-guide-about = A card explains the first turn of this side step by step: { $side }. You can close it at any time.
new-guide-none = This scenario has no guided turn.
new-pause = Time to react
new-pause-about = How long a side has to say that it wants to react. When the time is up, it passes.
new-pause-none = Wait for every answer
new-pause-seconds = { $seconds } seconds

## The table

title-turn = Your turn
look-only = This record is for viewing only. Replay it, or play on from any moment as a new game.
skip-decide = Go to the decision
table-map = Map
table-side = Decision and log
map-tools = Search and overlays
map-zoom = Zoom
tabs = Beside the map
table-rail = Tracks and supplies
undo-short = Undo
step-done = Done:
find-open = Find a unit, hex, place
find-list = { $count ->
    [one] The { $count } choice on the map as a list, and search
   *[other] The { $count } choices on the map as lists, and search
}
find-map = On the map
find-about = Type the name of a unit or place, or a number.
acting-left = { $count ->
    [one] { $count } can still act
   *[other] { $count } can still act
}
acting-done = { $done } of { $all } have acted
# Several counters as one
group-all = Formations
# $title, $count, $able
group-row = { $title }: { $count } counters, { $able } can act
# $count
group-picked = { $count } counters
# $title
group-card = Picked: { $title }
# $count, $able
group-able = { $able } of { $count } can act
# $stay
group-left = { $stay } stay where they are
group-arrange = How they go
group-keep = Keep their order
group-close = Close up
group-where = Click the hex that the foremost are to reach, or drag any of them. Shift and click adds or leaves out a counter.
group-tap = Tap the hex that the foremost are to reach.
group-confirm = This is a proposal: leave some out, click another hex, or confirm. All stops where something is refused, shown or asked.
group-parts = Parts of it
group-let-go = Clear the choice
# $unit
group-of = Formations of { $unit }
# $title, $count
group-whole = { $title } ({ $count })
# $title, $how
group-now = { $how ->
    [tap] Tap
   *[click] Click
} where { $title } is to go
# $title, $count, $able
group-held = { $title } picked: { $count } counters, { $able } can act.
# $go, $stay
group-goes = Proposed: { $go } go, { $stay } stay. Confirm, or choose another space.
# $stay
group-stays = None of them can get nearer to that.
# $count
group-sent = { $count } moves were made.
group-back = Take all of them back
acting-next = Next unit
keys-end = the main button: end the phase
keys-next = next unit that can act (with Shift: the one before)
tab-decide = Decide
tab-log = Log
tab-panels = Panels
tab-charts = Charts
tab-rules = Rules
tab-luck = Luck
sheet-up = Show more
sheet-down = Change the size of the sheet

bar-menu = Menu
bar-status = Where the game stands
bar-you = { $side }: your decision
bar-side = { $side } to decide
bar-thinks = Thinking: { $side } …
bar-over = Game over
bar-replay = Replay { $at } of { $last }
bar-look = See what { $side } sees
bar-commitment = Hash of the sealed dice:

inspector = Unit { $unit }
inspector-yours = changed in your tables
inspector-at = at { $space }

layers = Overlays
layers-sides = For a side
layers-unit = For { $unit }
layers-unit-none = For a unit (select one on the map)
layers-as-if = As if it stood elsewhere
layers-as-if-end = As if at { $space }: end
layers-pick = Choose a space: what if it stood there?
layers-none = This game has no overlays.
layers-clear = All off

standing-title = Standing orders
standing-about = What is done for you without asking. Against a person, whether you are asked never depends on your cards.
standing-first = You were not asked everything: the standing orders that this game begins with have answered some questions. Change them if you would rather be asked.
standing-understood = Fine
standing-usual = These are the usual orders of this game, until you change them.
standing-skipped = { $count ->
    [one] 1 question answered for you so far
   *[other] { $count } questions answered for you so far
}
standing-none = You have given no standing orders.
standing-new = New standing order
standing-click = type: E5, F6, or mark on the map
standing-mark = Mark on the map
standing-needs = Still to choose: { $field }
standing-add = Give this order
standing-added = Order given.
standing-removed = Order withdrawn.
# $order
standing-remove = Withdraw: { $order }

invite-title = Invite a friend
invite-about = Send your friend this link. It opens one side of this game and nothing else: what this side sees and decides, only your friend sees and decides. Whoever runs the server has its database, so play with people you trust.
invite-here = is here
invite-away = not here yet
invite-link = Link for { $side }
invite-copy = Copy
invite-copy-for = Copy the link for { $side }
invite-again = New link
invite-again-for = New link for { $side }
invite-again-about = The old link ends at once.
invite-only-here = Other machines cannot reach this server. To let them in, stop it and start it with:
carry = Move the game to another computer
carry-title = Move this game to another computer?
carry-text = The game ends here, and its record is saved with the seed of the dice so far. Open the record on another computer, or here, to continue from this point, with new dice that nobody knows.
carry-yes = End it here and save
resign = Resign
resign-title = Resign this game?
resign-text = You give up for { $side }, and the game is over.

# $points: “, 51 to 43”, or nothing
ending-won = You win{ $points }
ending-lost = You lose{ $points }
ending-points-to = , { $us } to { $them }
ending-points-by = , by { $points }
ending-length = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
ending-rematch = Rematch
ending-swap = Swap sides
ending-share = Save the record
ending-winner = Winner: { $side }
ending-none = Nobody wins
ending-points = Points

privacy-title = Next: { $side }
privacy-text = Pass the device to { $side }. Nothing is shown until the button is pressed.
privacy-ready = Show the table to { $side }

privacy-alone = I play both sides
privacy-alone-about = If you are alone at this screen: the table will not be hidden again in this game.
window-other = { $side } may react.
window-left = { $seconds } s left
window-stop = Stop
window-peek = Hold to see the hand of { $side }

## Guided turn

guide = Guided turn
guide-step = { $at } of { $count }
guide-back = Back
guide-next = Next
guide-skip = Skip
guide-end = Finish
guide-close = Close the guide
guide-waits = Continues when you have done this
guide-past = An earlier card
guide-pauses = The guide continues afterwards
guide-turn = It is not your turn. Watch the map and the log.
guide-other = The guide does not cover this question: answer as you like. What you can choose is lit.

## Log and replay

log = What happened
log-below = New lines below
log-earlier = { $count ->
    [one] Show one earlier decision
   *[other] Show { $count } earlier decisions
}
log-new = Since your last turn
log-empty = Nothing has happened yet.
log-moment = See the table after decision { $at }
log-show = Show it on the map
replay = Replay
replay-slider = Decision
replay-at = After decision { $at } of { $last }
replay-count = { $at } / { $last }
replay-first = To the start
replay-back = One decision back
replay-next = One decision on
replay-play = Play
replay-pause = Pause
replay-now = Back to now
replay-close = Close the replay
replay-since = Since your last turn
replay-copy = Copy link
replay-copied = Link copied
replay-branch = Play on from here
replay-slow = Slow
branch-title = Play on from decision { $at }
branch-about = A new game begins with this position and new dice. This one stays as it is.
branch-about-live = A new game begins with what you see of this position, and with new dice. This one stays as it is.
branch-start = Play on
verify = Check the dice
verify-later = Possible after the end of the game
verify-title = Were the dice fair?
verify-about = The seed of all dice was drawn before the first decision, and only its hash was shown. Now that the game is over the seed is open, and anybody can check it.
verify-ok = Yes.
verify-bad = No!
verify-commitment = Hash shown at the start
verify-seed = Seed shown at the end
verify-draws = Random numbers drawn
verify-command = On the command line, with the saved record:

## Luck

luck-about = How the rolls went. The dashed line is the average to expect; with fair dice, 95 of 100 series of this length stay inside the green band.
luck-counts = How often each number came: { $counts }
# One of these counts: $face is the number on the die.
luck-count = { $face }: { $count }
luck-line = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}, mean { $mean }, expected { $expected } ({ $low } to { $high }).
luck-within = Within the band.
luck-above = Above the band.
luck-below = Below the band.
luck-few = Too few rolls to say.
luck-few-line = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}, mean { $mean }, expected { $expected }.
luck-none = Nothing has been rolled yet.

## Beside the map

panel-none = This game has nothing beside the map.
track-all = Show all notes
track-few = Fewer notes
panel-empty = Nothing here.
panel-hidden-cards = { $count ->
    [one] 1 card that you do not see
   *[other] { $count } cards that you do not see
}
panel-no-cards = No cards.
chart-lit = (in play)

## Rules

rules-of = Rules: { $game }
rules-about = Every clause in our own words, as the program carries it out.
rules-find = Number or words
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-nothing = No clause has these words.
rule-title = Rule { $clause }
rule-unknown = This clause is not in the list of rules.
rule-all = All rules
clause-show = Show rule { $clause }
origins-title = Where the tables come from
origins-about = Every row of every table has a source.
origins-table = Table
origins-rows = Rows
origins-from = From
origins-own = Your own table replaces ours
origins-overlaid = Replaced by your own tables: { $tables }
origin-rulebook = rulebook
origin-public = public material
origin-history = history
origin-reconstructed = reconstructed
origin-own = our own
origin-yours = yours

## Settings

settings = Settings
settings-language = Language
settings-theme = Colours
settings-auto = Same as the system
settings-light = Light
settings-dark = Dark
settings-text = Text size
settings-small = Small
settings-normal = Normal
settings-large = Large
settings-palette = Counters and overlays
settings-classic = Classic
settings-safe = Colour-blind safe
settings-motion = Animation
settings-on = On
settings-off = Off
settings-patterns = Patterns
settings-patterns-about = Sides and overlays differ by pattern as well as by colour.
settings-confirm = Confirm each action
settings-confirm-about = Always on with a touch screen.
settings-keys = Single-key shortcuts
settings-keys-about = Turn this off if you use speech input.
settings-sounds = Sounds
settings-sounds-about = Dice, cards, moves and losses, and two soft notes when it is your turn.

## Keys

keys-title = Keyboard
keys-go = Go to
keys-play = Decide
keys-look = View
keys-map = the map
keys-decide = the decision
keys-log = the log
keys-panels = cards, tracks and charts
keys-rules = the rules
keys-luck = luck
keys-search = search
keys-layers = overlays
keys-guide = guided turn
keys-undo = undo move
keys-stop = stop the reaction clock
keys-pass = pass instead of reacting
keys-formation = next formation that can act (on the map Shift and A: that of a counter)
keys-pick = choose from the list
keys-confirm = confirm
keys-back = take the last choice back
keys-cancel = cancel what you have begun
keys-again = see the last roll, draw or result again
keys-step = one decision back, one on
keys-playback = play or pause the replay
keys-now = back to now
keys-zoom = zoom in, zoom out, whole map
keys-level = formations, stacks or counters: look from nearer
keys-help = this list
keys-map-about = On the map the arrow keys move from space to space, Enter chooses, and the question mark tells why something cannot be chosen.

hand-lit = Lit parts can be played now: click one.
hand-mark = Click cards to choose them.
hand-fold = Fold the hand
hand-open = Show the hand
settings-forced = Answer for me when only one answer is possible
settings-forced-about = Never when you may react: an instant answer would tell the enemy something.
