"""Programs for developers: the checks behind `./run test` and their parts."""
