"""The interactive match of `draftwork play`: input, commands of a session, and tables of choices."""
