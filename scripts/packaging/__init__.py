"""Parts of scripts/package: the source files, the contents of the archives, and the trial of the wheel."""
