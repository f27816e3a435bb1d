page-blueprints-space =
    { $n ->
        [0] { $cell }: empty, planned height { $height }
       *[other] { $cell }: { $built }, { $n } of { $height } planned
    }
page-blueprints-hand = The die in your hand
page-blueprints-pick = Take a die from the pool.
page-blueprints-pick-discard = Choose a die from the pool to discard.
page-blueprints-discard = Discard { $die }? Press it again or confirm.
page-blueprints-where = Choose a space for { $die }.
page-blueprints-nowhere = There is no space for { $die }: it can only be removed.
page-blueprints-confirm = Build on { $cell }
page-blueprints-leave = Put back
page-blueprints-from = Where the points come from
page-blueprints-building-of = { $name }’s building, building score { $n }
page-blueprints-enlarge = { $name }’s building, enlarged
page-blueprints-watch = Enlarge { $name }’s building
page-blueprints-close = Close
page-blueprints-rounds = Rounds
page-blueprints-round = Round { $n }
page-blueprints-now = Now
page-blueprints-face-down =
    { $n ->
        [one] { $n } won card, face down
       *[other] { $n } won cards, face down
    }
page-blueprints-face-down-round = Who won these is hidden until the end of the game.
