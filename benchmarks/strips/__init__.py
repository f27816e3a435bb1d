"""Parts of `benchmarks.sets`: candidate sets of strips for Stained Glass of Sintra, and games with them."""
