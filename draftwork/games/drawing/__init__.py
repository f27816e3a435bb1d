"""What the pictures and the terminal texts of all games are made with."""
