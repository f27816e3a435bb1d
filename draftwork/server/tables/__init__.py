"""Tables in use: loading, deciding and storing, bots, rendering, connected clients."""
