blueprints-name = Blueprints
blueprints-about = Two to four architects draft dice as building material, build behind their screens and compete for awards and prizes.
blueprints-begins = Chance decides who begins.

# Moves and choices
blueprints-notation = “W4 b2” takes the wood 4 and places it on column b, row 2 (W wood, R recycled, S stone, G glass; columns a and b, rows 1 to 3 from the top). “W4 remove” takes a die that fits nowhere. “discard G2” discards the glass 2, with two players.
blueprints-word = { $word }
blueprints-material =
    { $material ->
        [W] wood
        [R] recycled
        [S] stone
       *[G] glass
    }
# The letters on pieces, for those who want them: none looks like another one or like a digit
blueprints-letter =
    { $material ->
        [W] W
        [R] R
        [S] T
       *[G] L
    }
blueprints-die = { blueprints-material } { $value }
blueprints-material-label =
    { $material ->
        [W] Wood
        [R] Recycled
        [S] Stone
       *[G] Glass
    }
blueprints-take =
    { $n ->
        [one] { blueprints-material-label } { $value }
       *[other] { blueprints-material-label } { $value } ({ $n } in the pool)
    }
blueprints-discard = Discard: { $die }
blueprints-remove = Removed from the round
blueprints-cell = On { $cell }
blueprints-todo-turn = Take a die from the pool and place it on your plan; if it fits nowhere, it is removed.
blueprints-todo-discard = Choose a die from the pool to discard.
blueprints-effect-building = the building would score { $score } ({ NUMBER($more, signDisplay: "exceptZero") })

# Why something is not possible
blueprints-bad-move = “{ $text }” is not a Blueprints move. Write “W4 b2” (die and space), “W4 remove” or “discard G2”. Materials are W, R, S, G; spaces a1 to b3.
blueprints-discard-first = Discard a die from the pool first.
blueprints-no-discard = There is nothing to discard now: take a die.
blueprints-not-in-pool = There is no { $die } in the pool.
blueprints-must-place = The { $die } can be placed, so it may not be removed.
blueprints-hatched = Space { $cell } is hatched: nothing can be built there.
blueprints-hatched-several = hatched, so nothing can be built there: { $names }
blueprints-too-low = The { $die } cannot go on { $cell }: the top die there is a { $top }, and stacks never go down.

# Set-up
blueprints-bad-start = “start” must be a seat from 0 to { $last }.
blueprints-bad-plans = “plans” must be a list of at most { $rounds } rounds, each a list of { $players } plan numbers from the deck, and no plan twice.
blueprints-bad-in-demand = “in_demand” must be a list of at most { $rounds } texts of two different letters from { $letters }.
blueprints-bad-dice = “dice” must be a list of at most { $rounds } rounds, each a list of at most { $most } dice as “W4”, with the letters { $letters } and values 1 to 6.
blueprints-too-many-dice = Round { $round } has { $n } dice of { blueprints-material }, but at most { $most } can be in its bag. If none of them is in demand, say so with “in_demand”.

# Editions
blueprints-edition-title-open-deck = Open deck
blueprints-edition-about-open-deck = 24 plans of our own, because the printed ones could not be verified.
blueprints-edition-whole = the file
blueprints-edition-at-entry = “plans”, entry { $n }
blueprints-edition-at-plan = plan { $id }
blueprints-edition-missing = { $where }: “{ $field }” is missing.
blueprints-edition-unknown = { $where }: “{ $field }” is unknown. Known: { $known }.
blueprints-edition-game = “game” must be “blueprints”, not “{ $game }”.
blueprints-edition-name = “{ $name }” is not a name: “edition” is a text of 1 to { $most } characters, without ; and #.
blueprints-edition-plans = “plans” must be a list of { $least } to { $most } plans, each with “id” and “rows”.
blueprints-edition-plan-count =
    { $n ->
        [one] There is { $n } plan; there must be { $least } to { $most }, enough for three rounds of four players.
       *[other] There are { $n } plans; there must be { $least } to { $most }, enough for three rounds of four players.
    }
blueprints-edition-id = “{ $id }” cannot be the “id” of “plans”, entry { $n }: it is a number from 1 to { $last }.
blueprints-edition-id-twice = There is more than one plan { $id }.
blueprints-edition-rows = { $where }: “rows” must be { $rows } texts of { $columns } characters, from the top.
blueprints-edition-mark = { $where }: { $marks } is not a height. A space is a height from 1 to { $last }, or X if it is hatched.
blueprints-edition-dice =
    { $n ->
        [one] { $where }: the heights add up to { $n } die, but must add up to { $needed }.
       *[other] { $where }: the heights add up to { $n } dice, but must add up to { $needed }.
    }

# Positions
blueprints-broken-range = A number of the state is outside what the components allow.
blueprints-broken-plans = The plans (“plans”) are not different plans of the deck, one for each player and round.
blueprints-broken-dice = The dice (“dice”) and the materials in demand (“in demand”) are not those of a bag with 8 dice of each material.
blueprints-broken-moves = The dice taken and discarded (“taken”, “discarded”) do not follow from the rules.
blueprints-unknown = Something is unknown that a match needs to know.
blueprints-impossible = No remaining plan fits the dice that a player placed and removed.
blueprints-broken-won = The cards of a round (“won”) cannot be won like this: each award goes to another player, and exactly one player gets none.
blueprints-wrong-start = “start” must be { $last }: the player who was last in round { $round } begins.
blueprints-pool-size = “pool” has { $n } dice, but { $expected } are there after these turns.

# Building points
blueprints-building-W =
    { $n ->
        [0] { $die } touches no die
        [one] { $die } touches { $n } die, 2 points each
       *[other] { $die } touches { $n } dice, 2 points each
    }
blueprints-building-R =
    { $n ->
        [one] { $n } recycled die
       *[other] { $n } recycled dice
    }
blueprints-building-S = { $die } on level { $level }
blueprints-building-G = { $die } scores its value
blueprints-building-bonus = built exactly as planned

# Points and the end
blueprints-card =
    { $card ->
        [gold] Gold Award
        [silver] Silver Award
        [bronze] Bronze Award
        [skyscraper] Skyscraper Prize
        [geometer] Geometer Prize
        [structural_integrity] Structural Integrity Prize
       *[materials] Materials Prize
    }
blueprints-tie =
    { $tie ->
        [first_material] ; tie decided by more dice of the first material in demand
        [second_material] ; tie decided by more dice of the second material in demand
        [later_turn] ; tie decided by the later turn
       *[none] { "" }
    }
blueprints-points-award = round { $round }, { blueprints-card }: place { $place } with a building score of { $score } (wood { $W }, recycled { $R }, stone { $S }, glass { $G }, plan { $bonus }){ blueprints-tie }
blueprints-points-prize = round { $round }, { blueprints-card }{ blueprints-tie }
blueprints-points-award-category = { blueprints-card }
blueprints-points-prize-category = { blueprints-card }
blueprints-ended = all { $n } rounds are over
blueprints-won =
    { $by ->
        [points] more points
        [prizes] equal points; more prizes
        [gold] equal points and prizes; more Gold Awards
        [silver] equal points, prizes and Gold Awards; more Silver Awards
        [bronze] equal points, prizes, Gold and Silver Awards; more Bronze Awards
       *[shared] equal points, prizes and awards: { $n } players share the victory
    }

# Pictures and the terminal
blueprints-draw-title = { blueprints-name }: { $status }
blueprints-draw-takes = Player { $seat } takes a die
blueprints-draw-discards = Player { $seat } discards a die from the pool
blueprints-draw-won =
    { $n ->
        [one] Player { $seat } wins with { $n } point
       *[other] Player { $seat } wins with { $n } points
    }
blueprints-draw-tie-break = ({ $why })
blueprints-draw-shared =
    { $n ->
        [one] Players { $seats } share the victory with { $n } point
       *[other] Players { $seats } share the victory with { $n } points
    }
blueprints-draw-player = Player { $seat }
blueprints-draw-you = Player { $seat } (you)
blueprints-draw-moves = to move
blueprints-draw-winner = winner
blueprints-draw-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
blueprints-draw-round = Round { $n } of { $rounds }
blueprints-draw-over = The match is over
blueprints-draw-turn = Turn { $n } of { $turns }
blueprints-draw-in-demand = In demand
blueprints-draw-pool = Pool
blueprints-draw-bag = Bag
blueprints-draw-discarded = Discarded
blueprints-draw-cards = Awards and prizes, round { $n }
blueprints-draw-card =
    { $card ->
        [gold] Gold
        [silver] Silver
        [bronze] Bronze
        [skyscraper] Skyscraper
        [geometer] Geometer
        [structural_integrity] Structural Integrity
       *[materials] Materials
    }
blueprints-draw-card-for =
    { $card ->
        [gold] best building
        [silver]
            { $players ->
                [2] best building
               *[other] second-best building
            }
        [bronze] third-best building
        [skyscraper] { $least } or more dice high
        [geometer] all values 1–{ $least }
        [structural_integrity] { $least } or more dice of one value
       *[materials] { $least } or more dice of one material
    }
blueprints-draw-card-of = won by player { $seat }
blueprints-draw-card-nobody = nobody
blueprints-draw-won-card = { blueprints-card } of round { $round }
blueprints-draw-won-cards = Won
blueprints-draw-plan = Plan { $id }
blueprints-draw-from-above = from above: built/planned, dice from the ground up
blueprints-draw-space-height = { $cell }: planned height { $height }
blueprints-draw-space-hatched = { $cell }: hatched
blueprints-draw-score = Building score
blueprints-draw-bonus = as planned
blueprints-draw-sum = Points
blueprints-draw-total = total
blueprints-draw-taken = Dice taken
blueprints-draw-removed = removed
blueprints-draw-screen = Behind the screen
blueprints-draw-past = Round { $round }: { $n }
blueprints-draw-key-space = 1/2 W4: one of two planned dice; stacks from the ground up; //// hatched
blueprints-draw-key-removed = (W4) removed
blueprints-draw-about-round = { blueprints-draw-round }, turn { $turn } of { $turns }; in demand: first { $first }, then { $second }.
blueprints-draw-about-pool = In the pool: { $dice }.
blueprints-draw-about-bag = Left in the bag: { $dice }.
blueprints-draw-about-discarded = Discarded: { $dice }.
blueprints-draw-about-player =
    { $n ->
        [one] Player { $seat } has { $n } point.
       *[other] Player { $seat } has { $n } points.
    }
blueprints-draw-about-won = Won by player { $seat }: { $cards }.
blueprints-draw-about-taken = Taken by player { $seat } in round { $round }, in order: { $dice }.
blueprints-draw-about-removed = { $die } (removed)
blueprints-draw-about-screen = The plan of player { $seat } and where these dice stand are hidden.
blueprints-draw-about-plan = Plan { $id } of player { $seat }: { $spaces }.
blueprints-draw-about-space = planned height { $height } on { $cell }, built { $dice }
blueprints-draw-about-empty = nothing
blueprints-draw-about-hatched = { $cell } hatched
blueprints-draw-about-score = Building score of player { $seat } in round { $round }: { $n } (wood { $W }, recycled { $R }, stone { $S }, glass { $G }, built as planned { $bonus }).

# The log
blueprints-log-material =
    { $material ->
        [W] wood
        [R] recycled
        [S] stone
       *[G] glass
    }
blueprints-log-take = took { blueprints-log-material } { $value }
blueprints-log-discard = discarded { blueprints-log-material } { $value }
blueprints-log-place = placed it on { $cell }
blueprints-log-screen = placed it behind the screen
blueprints-log-remove = removed it from the round, as it fitted nowhere
blueprints-log-round = Round { $round } is over
blueprints-log-round-score = { $name } has a building score of { $n }
blueprints-log-round-card = { $name } won the { blueprints-card }

# Luck, in reviews
blueprints-luck-refill = dice added to the pool
blueprints-luck-round = plans and dice of a new round
