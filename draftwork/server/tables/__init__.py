"""Tables in use: cache, commands, bots, rendering and connected clients."""
