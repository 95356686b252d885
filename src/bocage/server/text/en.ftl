### Sentences of the table's server.
### English.

table-none-now = There is nothing to choose for this now.
# $things
table-choose-from = This is not among what can be chosen now: { $things }.
table-first = First choose: { $field }.
table-instead = This can be chosen instead of what you have chosen. Take that back first.
table-none-fits = With { $thing } there would be nothing to choose for “{ $field }”.
table-no-way = No way that is open now leads to { $thing }.
table-choose-first = Choose first what you want to do.
table-not-asked = { $side } decides now.
table-nobody-asked = The game is over.
table-resigned = { $side } gives up; { $winner } wins.
table-resigned-alone = { $side } gives up.
table-look = a record to look at
table-carried = The game was taken elsewhere. Whoever opens its record goes on from here, with new dice.
table-verify-later = The seed is published when the game is over.
table-verify-no-seed = This record came without its seed.
# $detail
table-verify-wrong = The seed does not give these dice: { $detail }
# $draws
table-verify-good = { $draws ->
    [one] The one draw is what the seed gives, and the seed is the one committed to at the start.
   *[other] All { $draws } draws are what the seed gives, and the seed is the one committed to at the start.
}
# $before: how many times
table-verify-parts = { $before ->
    [one] The game was taken elsewhere once before: from then on another seed gave the dice, and the one before, which is in the record, was checked as well.
   *[other] The game was taken elsewhere { $before } times before: each time another seed gave the dice from then on, and those before, which are in the record, were checked as well.
}
table-verify-carried = The game was then taken elsewhere: the dice there come from another seed.
table-sentences = { " " }
table-rebased = The rules of the program have been corrected: the game goes on from here.

## Problems

problem-bad-request = The request cannot be read: { $detail }
problem-unknown-game = There is no such game.
problem-unknown-page = There is no such page.
problem-too-large = The request is too large.
problem-other-site = This request comes from another site.
problem-no-key = Open the table with the address that the server printed: it holds the key.
problem-other-host = This server is not known under the name “{ $host }”.
problem-full = The disk is full or failing: nothing of this was saved. Make room and try again.
problem-damaged = This game is damaged or something is missing, and it cannot be opened: { $detail }. Other games are not affected.
problem-unsaved = It could not be saved: { $detail }
problem-broken = The server has a fault; nothing was changed. Its log says more.
problem-not-your-seat = Nobody at this table plays “{ $seat }”.
problem-unknown-moment = There is no moment { $at } in this game.
problem-unknown-do = “{ $do }” is not among what can be chosen.
problem-not-asked = It is not yours to decide now.
problem-look-only = This record can only be looked at: it came without its seed. Play on from any moment as a new game.
problem-over = The game is over.
problem-method = This cannot be done here.
problem-hidden = This game hides things: its seed is published when it is over.
problem-bot-failed = The bot { $bot } has failed: { $detail }. Open the game again to let it try once more.
problem-seats = Every side needs a seat: { $sides }.
problem-nobody-plays = At least one side must be played by a person.
problem-bad-record = The record cannot be used: { $detail }
problem-no-guide = This scenario has no guided turn.
problem-no-window = No window is open.
problem-busy = The server is still at work on earlier questions about this game. Nothing was changed; ask again in a moment.
