"""User interface: views, choices, prompts, descriptions and explanations."""
