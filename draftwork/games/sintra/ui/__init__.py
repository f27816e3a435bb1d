"""What people are shown: views, choices, prompts, descriptions and reasons."""
