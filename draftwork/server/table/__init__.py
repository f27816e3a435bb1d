"""A table: events, commands and decisions, what each viewer sees. No I/O."""
