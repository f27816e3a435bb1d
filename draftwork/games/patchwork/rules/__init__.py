"""The rules of Patchwork as functions over `State`."""
