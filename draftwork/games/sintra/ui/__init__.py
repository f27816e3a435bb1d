"""Views, choices, prompts, descriptions of moves and explanations."""
