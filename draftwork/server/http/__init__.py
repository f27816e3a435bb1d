"""HTTP routes and middleware."""
