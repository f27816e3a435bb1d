"""The rules of Stained Glass of Sintra as functions over `State`."""
