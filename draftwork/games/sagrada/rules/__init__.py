"""The rules of Sagrada."""
