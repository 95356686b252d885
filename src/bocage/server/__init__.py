"""The server: games on one machine, their store, and the page that plays them."""
