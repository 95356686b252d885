### Sentences of the table's server.
### English.

table-none-now = There is nothing to choose for this now.
# $field
table-then-flag = then: { $field } or not
# $things
table-choose-from = This is not among what can be chosen now: { $things }.
table-first = First choose: { $field }.
table-instead = This can be chosen instead of what you have chosen. Take that back first.
table-none-fits = { $thing } does not help now: no “{ $field }” would be possible with it.
table-no-way = There is no open path to { $thing } now.
table-choose-first = Choose first what you want to do.
table-not-asked = { $side } decides now.
table-nobody-asked = The game is over.
table-resigned = { $side } gives up; { $winner } wins.
table-resigned-alone = { $side } gives up.
table-look = a record for viewing only
table-carried = The game was moved to another computer. Whoever opens its record continues from here, with new dice.
table-verify-later = The seed is published when the game is over.
table-verify-no-seed = This record came without its seed.
# $detail
table-verify-wrong = The seed does not give these dice: { $detail }
# $draws
table-verify-good =
    { $draws ->
        [one] The one random number follows from the seed, and the seed matches the hash shown at the start.
       *[other] All { $draws } random numbers follow from the seed, and the seed matches the hash shown at the start.
    }
# $before: how many times
table-verify-parts =
    { $before ->
        [one] The game had been moved to another computer once before. Another seed gave the dice from then on; the earlier one, which is in the record, was checked as well.
       *[other] The game had been moved to another computer { $before } times before. Each time another seed gave the dice from then on; the earlier ones, which are in the record, were checked as well.
    }
table-verify-carried = The game was then moved to another computer: the dice there come from another seed.
table-sentences = { " " }
table-unasked-over = There was nothing to do here: the step was ended for you.
# $question: what would have been asked
table-unasked-empty = Passed ({ $question }): there was nothing to choose.
# $question
table-unasked-order = Not asked: { $question } (standing order).
# $question
table-unasked-staff = Not asked ({ $question }): the computer answered for you, as you ordered.
# $question
table-unasked-rest = Passed ({ $question }): you chose to pass until it was over.
table-rebased = The rules of the program have been corrected: the game goes on from here.

## Problems

problem-bad-request = The request cannot be read: { $detail }
problem-unknown-game = There is no such game.
problem-unknown-page = There is no such page.
problem-too-large = The request is too large.
problem-other-site = This request comes from another site.
problem-no-key = Open the table with the address that the server printed: it holds the key.
problem-no-pass = This link is not whole, or it is not of this server. Ask whoever sent it for the link once more.
problem-not-host = Only whoever runs this server can do that.
problem-not-invited = You play no side in this game, or your link was replaced by a new one. Ask whoever invited you.
problem-another-seat = Somebody else plays “{ $seat }”: only they see and decide for it.
problem-no-guest = “{ $seat }” is not played by anybody elsewhere.
problem-other-host = This server is not known under the name “{ $host }”.
problem-full = The disk is full or failing: nothing of this was saved. Make room and try again.
problem-damaged = This game is damaged or something is missing, and it cannot be opened: { $detail }. Other games are not affected.
problem-unsaved = It could not be saved: { $detail }
problem-broken = The server has a fault; nothing was changed. Its log says more.
problem-not-your-seat = Nobody at this table plays “{ $seat }”.
problem-unknown-moment = There is no moment { $at } in this game.
problem-unknown-do = “{ $do }” cannot be chosen now.
problem-not-asked = It is not your turn to decide.
problem-look-only = This record is for viewing only: it came without its seed. Play on from any moment as a new game.
problem-over = The game is over.
problem-method = This cannot be done here.
problem-tables = This game is played with tables that are not in use here: { $tables }. Start the server with their folder to go on: --data { $game }=DIR
problem-tables-plain = This game is played with the tables of the game, and others are in use here. Start the server without --data { $game }=DIR to go on.
problem-hidden = This game hides things: its seed is published when it is over.
problem-bot-failed = The computer player { $bot } has failed: { $detail }. Open the game again to let it try once more.
problem-seats = Every side needs a player: { $sides }.
problem-nobody-plays = At least one side must be played by a person.
problem-bad-record = The record cannot be used: { $detail }
problem-no-guide = This scenario has no guided turn.
problem-no-staff = Nobody can answer this for you.
problem-no-window = There is nothing to react to now.
problem-busy = The server is still busy with earlier requests about this game. Nothing was changed; try again in a moment.
problem-not-over = The game is not over yet.

## The end of a game

# $turn
table-after-turn = Turn { $turn }
# $count
table-after-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
