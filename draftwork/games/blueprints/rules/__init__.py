"""The rules of Blueprints as functions over `State`."""
