"""Programs that `benchmarks.structure` runs in another checkout. They import nothing of this one."""
