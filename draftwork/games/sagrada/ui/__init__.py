"""The user interface: views, choices, prompts, descriptions and explanations."""
