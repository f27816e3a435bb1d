"""Scripts for developers: the checks of `./run test` and their parts."""
