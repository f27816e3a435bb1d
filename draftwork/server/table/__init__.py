"""The logic of a table: commands, events, and what each viewer sees. No I/O."""
