### The page around map and decision. English.

app-name = Bocage
app-about = Board wargames, played by their rulebooks

## Errors

error-offline = The server cannot be reached.
error-status = The server answered with an error ({ $status }).

## Rules

clause-show = Show rule { $clause }
