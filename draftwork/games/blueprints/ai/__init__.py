"""Knowledge of the bots: candidate moves, ratings, estimates and features."""
