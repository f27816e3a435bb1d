# The letters on the dice
page-blueprints-letter =
    { $material ->
        [W] W
        [R] R
        [S] S
       *[G] G
    }
page-blueprints-space =
    { $n ->
        [0] { $cell }: empty, planned height { $height }
       *[other] { $cell }: { $built }, { $n } of { $height } planned
    }
page-blueprints-hand = The die in your hand
page-blueprints-pick = Take a die from the pool.
page-blueprints-pick-discard = Choose a die of the pool to discard.
page-blueprints-discard = Discard { $die }? Press it again or confirm.
page-blueprints-where = { $die }: choose a space.
page-blueprints-nowhere = { $die } fits nowhere: it can only be removed.
page-blueprints-confirm = Build on { $cell }
page-blueprints-leave = Put back
page-blueprints-from = Where the points come from
page-blueprints-building-of = Building of { $name }, building score { $n }
page-blueprints-enlarge = Building of { $name }, larger
page-blueprints-watch = Show the building of { $name } large
page-blueprints-close = Close
page-blueprints-rounds = Rounds
page-blueprints-round = Round { $n }
page-blueprints-now = Now
page-blueprints-veiled = behind the screen
