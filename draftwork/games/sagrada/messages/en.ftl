sagrada-name = Sagrada
sagrada-about = One to four players draft dice as coloured glass and fill the windows they chose.
sagrada-begins = Chance decides who begins.
sagrada-option-reduced_bag = Dice in the bag
sagrada-option-reduced_bag-about = With fewer dice it is easier to foresee which colours will still come.
sagrada-option-reduced_bag-False = all 90
sagrada-option-reduced_bag-True = 10, 14 or 18 of each colour for 2, 3 or 4 players
sagrada-option-tools = Tools
sagrada-option-tools-about = How many tools help you in a solo game; each works once. Fewer tools make it harder.
sagrada-option-tools-1 = one: the hardest
sagrada-option-tools-2 = two
sagrada-option-tools-3 = three
sagrada-option-tools-4 = four
sagrada-option-tools-5 = five: the easiest
sagrada-option-solo_private = Private objectives
sagrada-option-solo_private-about = In a solo game you have two private objectives. It is much easier if both count.
sagrada-option-solo_private-one = the better one counts
sagrada-option-solo_private-both = both count
sagrada-notation = “draft 2” selects the second die in the pool, “place c3” places it on column c, row 3, “tool 6” uses tool 6, “pass” ends the turn. Steps of tools: “up”, “down”, “value 5”, “track 4.2” (second die of round 4), “from b2”, “to c3”, “done”, “return”, and in solo “pay 4”. “pattern 17” chooses a pattern.
sagrada-word = { $word }

# Colours and cards
sagrada-colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
sagrada-private =
    { $colour ->
        [R] Shades of Red
        [Y] Shades of Yellow
        [G] Shades of Green
        [B] Shades of Blue
       *[P] Shades of Purple
    }
sagrada-private-text = the sum of the values of your dice of this colour
sagrada-tool-1 = Grozing Pliers
sagrada-tool-1-text = Raise or lower the value of the selected die by 1 (not from 6 to 1 or from 1 to 6).
sagrada-tool-2 = Eglomise Brush
sagrada-tool-2-text = Move one die in your window, ignoring the colour printed on its new space.
sagrada-tool-3 = Copper Foil Burnisher
sagrada-tool-3-text = Move one die in your window, ignoring the shade printed on its new space.
sagrada-tool-4 = Lathekin
sagrada-tool-4-text = Move two different dice in your window, one after the other, following all the usual rules.
sagrada-tool-5 = Lens Cutter
sagrada-tool-5-text = Swap the selected die with a die on the round track.
sagrada-tool-6 = Flux Brush
sagrada-tool-6-text = Re-roll the selected die. If it then fits nowhere, it goes back to the pool.
sagrada-tool-7 = Glazing Hammer
sagrada-tool-7-text = Re-roll the whole pool; only on your second turn of the round, before drafting.
sagrada-tool-8 = Running Pliers
sagrada-tool-8-text = On your first turn of the round, after placing a die, draft another at once; your second turn is skipped.
sagrada-tool-9 = Cork-backed Straightedge
sagrada-tool-9-text = Place the selected die on a space that touches no other die.
sagrada-tool-10 = Grinding Stone
sagrada-tool-10-text = Turn the selected die to its opposite side.
sagrada-tool-11 = Flux Remover
sagrada-tool-11-text = Put the selected die into the bag, draw another and choose its value; then place it or put it into the pool.
sagrada-tool-12 = Tap Wheel
sagrada-tool-12-text = Move one or two dice of one colour that is on the round track, following all the usual rules.
sagrada-public-light_shades = Light Shades
sagrada-public-light_shades-text = each pair of a 1 and a 2
sagrada-public-medium_shades = Medium Shades
sagrada-public-medium_shades-text = each pair of a 3 and a 4
sagrada-public-deep_shades = Deep Shades
sagrada-public-deep_shades-text = each pair of a 5 and a 6
sagrada-public-shade_variety = Shade Variety
sagrada-public-shade_variety-text = each set of all six values
sagrada-public-row_shade_variety = Row Shade Variety
sagrada-public-row_shade_variety-text = each full row without a repeated value
sagrada-public-column_shade_variety = Column Shade Variety
sagrada-public-column_shade_variety-text = each full column without a repeated value
sagrada-public-row_color_variety = Row Color Variety
sagrada-public-row_color_variety-text = each full row without a repeated colour
sagrada-public-column_color_variety = Column Color Variety
sagrada-public-column_color_variety-text = each full column without a repeated colour
sagrada-public-color_variety = Color Variety
sagrada-public-color_variety-text = each set of all five colours
sagrada-public-color_diagonals = Color Diagonals
sagrada-public-color_diagonals-text = each die with a diagonal neighbour of its own colour
# The letters on pieces, for those who want them: none looks like another one or like a digit
sagrada-letter =
    { $colour ->
        [R] R
        [Y] Y
        [G] N
        [B] U
       *[P] P
    }

# Names of patterns; those that are not here are called as in the edition
sagrada-pattern-chromatic_splendor = Chromatic Splendor
sagrada-pattern-firelight = Firelight
sagrada-pattern-suns_glory = Sun’s Glory
sagrada-pattern-kaleidoscopic_dream = Kaleidoscopic Dream
sagrada-pattern-fractal_drops = Fractal Drops
sagrada-pattern-ripples_of_light = Ripples of Light
sagrada-pattern-water_of_life = Water of Life
sagrada-pattern-sun_catcher = Sun Catcher
sagrada-pattern-shadow_thief = Shadow Thief
sagrada-pattern-symphony_of_light = Symphony of Light

# Moves and choices
sagrada-do-pattern =
    { $dots ->
        [one] { $name } (pattern { $n }), { $dots } favour token
       *[other] { $name } (pattern { $n }), { $dots } favour tokens
    }
sagrada-do-pass = End of turn
sagrada-do-draft = Die { $n }: { sagrada-colour } { $value }
sagrada-do-place = On { $cell }
sagrada-do-tool = { $name }
sagrada-do-pay = Payment: { sagrada-colour } { $value }
sagrada-do-up = Raised by 1
sagrada-do-down = Lowered by 1
sagrada-do-value = Value { $value }
sagrada-do-track = From round { $round }: { sagrada-colour } { $value }
sagrada-do-from = The die on { $cell }
sagrada-do-to = To { $cell }
sagrada-do-done = No second die
sagrada-do-return = Back to the pool
sagrada-todo-round =
    { $turn ->
        [second] Second turn of the round
       *[first] First turn of the round
    }
sagrada-todo-choose = Choose one of the four patterns for your window.
sagrada-todo-turn =
    { $left ->
        [draft] { sagrada-todo-round }: choose a die from the pool, or end the turn.
        [tool] { sagrada-todo-round }: use a tool, or end the turn.
        [none] { sagrada-todo-round }: end the turn.
       *[both] { sagrada-todo-round }: choose a die from the pool, use a tool, or end the turn.
    }
sagrada-todo-hand =
    { $left ->
        [draft] Place the selected die in your window.
       *[both] Place the selected die in your window, or use a tool on it.
    }
sagrada-todo-pay = { $tool }: choose a die from the pool to pay for it.
sagrada-todo-nudge = { $tool }: raise or lower the die by 1.
sagrada-todo-swap = { $tool }: choose the die on the round track to swap with.
sagrada-todo-rolled = { $tool }: place the re-rolled die; if it fits nowhere, put it back into the pool.
sagrada-todo-again = { $tool }: choose another die from the pool.
sagrada-todo-apart = { $tool }: place the die where it touches no other.
sagrada-todo-value = { $tool }: choose the value of the die you drew.
sagrada-todo-free = { $tool }: place the die, or put it back into the pool.
sagrada-todo-lift = { $tool }: choose the die in your window to move.
sagrada-todo-drop = { $tool }: choose where to move the die.
sagrada-pays-tokens =
    { $n ->
        [one] costs { $n } favour token
       *[other] costs { $n } favour tokens
    }
sagrada-pays-die =
    { $colour ->
        [R] costs a red die from the pool
        [Y] costs a yellow die from the pool
        [G] costs a green die from the pool
        [B] costs a blue die from the pool
       *[P] costs a purple die from the pool
    }
sagrada-effect-blocks = blocks { $cells }, where the same colour or shade is printed
sagrada-fits = fits on { $cells }
sagrada-fits-cell = { $cell } ({ NUMBER($n, signDisplay: "exceptZero") })
sagrada-fits-tool = fits only with tool { $n }, “{ $tool }”, which { $price }

# Why something is not possible
sagrada-bad-move = “{ $text }” is not a Sagrada move. Write for example “draft 2”, “place c3”, “tool 6” or “pass”.
sagrada-now-0 = First choose one of your four patterns.
sagrada-now-1 = That is not possible now: draft a die, use a tool or end the turn.
sagrada-now-2 = That is not possible now: place the selected die or use a tool on it.
sagrada-now-3 = First pay for the tool with a die from the pool.
sagrada-now-4 = First choose whether to raise or lower the die by 1.
sagrada-now-5 = First choose the die on the round track.
sagrada-now-6 = That is not possible now: place the re-rolled die; if it fits nowhere, put it back into the pool.
sagrada-now-7 = First draft another die.
sagrada-now-8 = First place the die on a space that touches no other.
sagrada-now-9 = First choose the value of the die you drew.
sagrada-now-10 = That is not possible now: place the die or put it back into the pool.
sagrada-now-11 = First choose the die to move.
sagrada-now-12 = First choose where to move the die.
sagrada-why-not-dealt = Pattern { $n } is not on your cards.
sagrada-why-no-die = There is no die { $n } in the pool.
sagrada-why-drafted = You have already drafted a die this turn.
sagrada-why-unplaceable = That die could not be placed anywhere.
sagrada-why-must-place = The die can be placed, so it must be.
sagrada-why-occupied = There is already a die on { $cell }.
sagrada-why-occupied-several = already has a die: { $names }
sagrada-why-not-edge = The first die must go on an edge or corner space; { $cell } is neither.
sagrada-why-not-edge-several = not on the edge: { $names }
sagrada-why-not-touching = On { $cell } it would touch no die.
sagrada-why-not-touching-several = touches no die: { $names }
sagrada-why-wrong-colour = Another colour is printed on { $cell }.
sagrada-why-wrong-colour-several = another colour is printed: { $names }
sagrada-why-wrong-shade = Another shade is printed on { $cell }.
sagrada-why-wrong-shade-several = another shade is printed: { $names }
sagrada-why-adjacent-colour = { $cell } is next to a die of the same colour.
sagrada-why-adjacent-colour-several = next to a die of the same colour: { $names }
sagrada-why-adjacent-value = { $cell } is next to a die of the same value.
sagrada-why-adjacent-value-several = next to a die of the same value: { $names }
sagrada-why-touching = On { $cell } it would touch a die.
sagrada-why-no-tool = “{ $tool }” is not in this game.
sagrada-why-tool-used = You have already used a tool this turn.
sagrada-why-tool-gone = “{ $tool }” was used and has been removed from the game.
sagrada-why-too-dear =
    { $n ->
        [0] “{ $tool }” costs { $cost }, but you have no favour tokens left.
        [one] “{ $tool }” costs { $cost }, but you have only { $n } favour token.
       *[other] “{ $tool }” costs { $cost }, but you have only { $n } favour tokens.
    }
sagrada-why-no-payment = No { sagrada-colour } die in the pool can pay for “{ $tool }”.
sagrada-why-needs-die = “{ $tool }” works on a selected die: draft one first.
sagrada-why-needs-no-die = “{ $tool }” is used with no die in hand: place this one first.
sagrada-why-second-turn = “{ $tool }” works only on your second turn of the round.
sagrada-why-first-turn = “{ $tool }” works only on your first turn of the round.
sagrada-why-before-draft = “{ $tool }” works only before you draft.
sagrada-why-after-placing = “{ $tool }” works only after you have placed a die.
sagrada-why-empty-track = “{ $tool }” needs a die on the round track.
sagrada-why-not-on-track = No die of that colour is on the round track.
sagrada-why-no-end = “{ $tool }” could not be completed now.
sagrada-why-cannot-pay = “{ $tool }” is paid for with a { sagrada-colour } die.
sagrada-why-strands = After paying with this die, “{ $tool }” would have none left to work on.
sagrada-why-no-face = A 6 cannot become a 1, nor a 1 a 6.
sagrada-why-no-track-die = There is no die { $n } of round { $round } on the round track.
sagrada-why-empty-space = There is no die on { $cell }.
sagrada-why-same-die = The die on { $cell } has already been moved.
sagrada-why-other-colour = The die on { $cell } does not have the same colour as the first.
sagrada-why-cannot-move = The die on { $cell } cannot be moved anywhere.
sagrada-why-same-space = The die is already on { $cell }.
sagrada-why-no-second = After a move to { $cell } no second die could be moved.

# Set-up, options and positions
sagrada-no-reduced-solo = There is no reduced bag in solo games.
sagrada-tools-solo-only = With more than one player there are always { $n } tools.
sagrada-private-solo-only = “solo_private” is only for solo games.
sagrada-bad-start = “start” must be a seat from 0 to { $last }.
sagrada-bad-private = “private” must be { $n } different letters out of { $letters }.
sagrada-bad-public = “public” must be { $n } different objectives out of: { $known }.
sagrada-bad-tools = “tools” must be { $n } different numbers out of: { $known }.
sagrada-bad-patterns = “patterns” must be two cards for each of the { $n } seats, numbered 1 to { $last }, each card once.
sagrada-bad-dice = “dice” must be at most { $rounds } rows of { $n } dice such as “R5”.
sagrada-bad-too-many = { $n } dice of colour { $colour } are fixed, but there are only { $most }.
sagrada-bad-turn = “{ $turn }” is not a turn: write round and turn, from “1.1” to “10.{ $turns }”.
sagrada-bad-rerolls = “rerolls” must give values 1 to 6 to slots of the pool for a turn, such as "3.2": {"{"}"1": 5{"}"}.
sagrada-bad-draws = “draws” must give a place of the bag and its colour for a turn, such as "3.2": "57B", or "own".
sagrada-bad-draw-place = Place { $place } is not in the bag then: only { $first } to { $last } are.
sagrada-bad-draw-colour = Place { $place } of the bag is fixed to two colours.
sagrada-bad-luck = At most { $most } re-rolls and draws can be fixed.
sagrada-unknown = Something is unknown in this position, so no match can start from it.
sagrada-broken-range = A number of the state is outside what the components allow.
sagrada-broken-edition = The patterns are not those of the edition.
sagrada-broken-cards = A card appears twice or is missing in “tools”, “public”, “private” or “cards”, or a pattern is not on a card of its player.
sagrada-broken-window = In “{ $window }”, dice of equal colour or value touch, or the spaces are not those of the pattern.
sagrada-broken-tokens = The tokens of the players and on the tools (“tokens”, “paid”) do not add up to the dots of the patterns.
sagrada-broken-luck = The re-rolls and draws (“luck”) do not agree with the tools that were used.
sagrada-broken-dice = The dice of “track”, “pool”, “dice” or “spare” are not those of the rounds so far.
sagrada-dice-of-colour = { $n } dice of colour { $colour } are in the windows, the pool, the hand and on the round track, but there are only { $most }.
sagrada-dice-in-all = { $n } dice are in the windows, the pool, the hand and on the round track. So far { $expected } have been drawn.
sagrada-broken-turn = The pending decision (“phase”, “turn”, “drafted”, “tool”, “hand”, “skipping”) does not agree with the rest of the position.

# Editions
sagrada-edition-title-base-game = Base game
sagrada-edition-about-base-game = The pattern cards of the printed game.
sagrada-edition-whole = The file
sagrada-edition-at-pattern = Pattern { $side } of card { $card }
sagrada-edition-missing = { $where }: “{ $field }” is missing.
sagrada-edition-unknown = { $where }: “{ $field }” is unknown; known: { $known }.
sagrada-edition-game = The file is for “{ $game }”, not for “sagrada”.
sagrada-edition-name = “{ $name }” is not a name for an edition: at most { $most } characters, without ; # |.
sagrada-edition-cards = “cards” must be a list of cards with two patterns each.
sagrada-edition-card-count = The number of cards is { $n }; from { $least } to { $most } are possible.
sagrada-edition-card = Card { $n } must be a list of two patterns.
sagrada-edition-pattern-name = { $where }: “{ $field }” must have 1 to { $most } characters, without ; # |.
sagrada-edition-id-twice = { $where }: the id “{ $id }” is already taken.
sagrada-edition-dots = { $where }: “dots” is “{ $dots }” and must be a number from { $least } to { $most }.
sagrada-edition-rows = { $where }: “rows” must be { $rows } texts of { $columns } spaces.
sagrada-edition-letter = { $where }: unknown spaces “{ $letters }”; known: { $known }.

# Points and the end
sagrada-points-set = { $objective }: a set
sagrada-points-line = { $objective }: a full line
sagrada-points-diagonal = { $objective }: dice on a diagonal
sagrada-points-private =
    { $colour ->
        [R] private objective: the values of all red dice
        [Y] private objective: the values of all yellow dice
        [G] private objective: the values of all green dice
        [B] private objective: the values of all blue dice
       *[P] private objective: the values of all purple dice
    }
sagrada-points-tokens =
    { $n ->
        [one] { $n } favour token left
       *[other] { $n } favour tokens left
    }
sagrada-points-empty =
    { $n ->
        [one] { $n } empty space: { $each }
       *[other] { $n } empty spaces, { $each } each
    }
sagrada-points-set-category = { $objective }
sagrada-points-line-category = { $objective }
sagrada-points-diagonal-category = { $objective }
sagrada-points-private-category = Private objective
sagrada-points-tokens-category = Favour tokens
sagrada-points-empty-category = Empty spaces
sagrada-ended = the ten rounds are over
sagrada-won-points = more points
sagrada-won-private = equal points; more points for the private objective
sagrada-won-tokens = equal points, also for the private objective; more favour tokens left
sagrada-won-order = tied on everything; player { $seat } was later in the turn order of the last round
sagrada-solo-won = { $points } points beat the target of { $target }
sagrada-solo-lost = { $points } points do not beat the target of { $target }

# Pictures and the terminal
sagrada-draw-title = { sagrada-name }: { $status }
sagrada-draw-now-choose = Player { $seat } chooses a pattern
sagrada-draw-now-turn =
    { $left ->
        [draft] Player { $seat } may draft a die or pass
        [tool] Player { $seat } may use a tool or pass
        [none] Player { $seat } passes
       *[both] Player { $seat } may draft a die, use a tool or pass
    }
sagrada-draw-now-hand =
    { $left ->
        [draft] Player { $seat } places the selected die
       *[both] Player { $seat } places the selected die or uses a tool on it
    }
sagrada-draw-now-pay = Player { $seat } pays for “{ $tool }” with a die from the pool
sagrada-draw-now-nudge = Player { $seat } raises or lowers the die by 1
sagrada-draw-now-swap = Player { $seat } swaps the die with one on the round track
sagrada-draw-now-rolled = Player { $seat } places the re-rolled die, or returns it if it fits nowhere
sagrada-draw-now-again = Player { $seat } drafts another die
sagrada-draw-now-apart = Player { $seat } places the die where it touches no other
sagrada-draw-now-value = Player { $seat } chooses the value of the die drawn
sagrada-draw-now-free = Player { $seat } places the die or puts it back into the pool
sagrada-draw-now-lift = Player { $seat } chooses the die to move
sagrada-draw-now-drop = Player { $seat } chooses where to move the die
sagrada-draw-won =
    { $n ->
        [one] Player { $seat } wins with { $n } point
       *[other] Player { $seat } wins with { $n } points
    }
sagrada-draw-won-tied = Player { $seat } wins: { $reason }
sagrada-draw-solo-won =
    { $n ->
        [one] You win: { $n } point beats the target of { $target }
       *[other] You win: { $n } points beat the target of { $target }
    }
sagrada-draw-solo-lost =
    { $n ->
        [one] You lose: { $n } point does not beat the target of { $target }
       *[other] You lose: { $n } points do not beat the target of { $target }
    }
sagrada-draw-player = Player { $seat }
sagrada-draw-you = Player { $seat } (you)
sagrada-draw-moves = to move
sagrada-draw-winner = winner
sagrada-draw-score-unit =
    { $n ->
        [one] point
       *[other] points
    }
sagrada-draw-without-private = without the private objective
sagrada-draw-round =
    { $n ->
        [0] Before the first round
        [11] After the last round
       *[other] Round { $n } of 10
    }
sagrada-draw-turns = Turns
sagrada-draw-target = Target: { $n }
sagrada-draw-pool = Draft pool
sagrada-draw-pool-empty = The dice are rolled once everyone has chosen.
sagrada-draw-hand = In hand
sagrada-draw-track = Round track
sagrada-draw-bag =
    { $n ->
        [one] Bag: { $n } die
       *[other] Bag: { $n } dice
    }
sagrada-draw-tools = Tools
sagrada-draw-goals = Public objectives
sagrada-draw-private = Private objective
sagrada-draw-privates = Private objectives
sagrada-draw-tokens =
    { $n ->
        [0] no favour tokens
        [one] { $n } favour token
       *[other] { $n } favour tokens
    }
sagrada-draw-used = used this turn
sagrada-draw-gone = removed from the game
sagrada-draw-empty =
    { $n ->
        [0] no empty spaces
        [one] { $n } empty space
       *[other] { $n } empty spaces
    }
sagrada-draw-pattern = Pattern { $n }
sagrada-draw-choose = Patterns to choose from
sagrada-draw-sealed = has chosen (sealed)
sagrada-draw-unchosen = has not chosen yet
sagrada-draw-start = start player
sagrada-draw-skips = skips the second turn
sagrada-draw-hidden = hidden
sagrada-draw-die = { sagrada-colour } { $value }
sagrada-draw-unrolled = { sagrada-colour }, value not chosen yet
sagrada-draw-about-pool = Draft pool: { $dice }.
sagrada-draw-about-hand = In hand: { $dice }.
sagrada-draw-about-track = Round { $round } on the track: { $dice }.
sagrada-draw-about-cards = { $heading }: { $cards }.
sagrada-draw-about-private =
    { $n ->
        [one] Player { $seat }’s private objective: { $names }.
       *[other] Player { $seat }’s private objectives: { $names }.
    }
sagrada-draw-about-player =
    { $score ->
        [one] Player { $seat } has { $score } point, { sagrada-draw-tokens } and the pattern { $pattern }.
       *[other] Player { $seat } has { $score } points, { sagrada-draw-tokens } and the pattern { $pattern }.
    }
sagrada-draw-about-window = Dice in player { $seat }’s window: { $dice }.
sagrada-draw-about-unchosen = Player { $seat } has not chosen a pattern yet.
sagrada-draw-about-sealed = Player { $seat } has chosen a pattern, still sealed.
sagrada-draw-key-spaces = R5 a die · r a space for red · 5 a space for fives · . a space for any die

# The log
sagrada-log-colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
sagrada-log-value-by = { $value }
sagrada-log-value-of = { $value }
sagrada-log-die = { sagrada-log-colour } { sagrada-log-value-of }
sagrada-log-sealed = chose a pattern
sagrada-log-pattern = chose the pattern “{ $name }”
sagrada-log-draft = took the { sagrada-log-die }
sagrada-log-place = placed it on { $cell }
sagrada-log-tool =
    { $n ->
        [0] used “{ $tool }”
        [one] used “{ $tool }” for { $n } favour token
       *[other] used “{ $tool }” for { $n } favour tokens
    }
sagrada-log-pay = paid with the { sagrada-log-colour } { sagrada-log-value-by }
sagrada-log-up = raised the die to { $value }
sagrada-log-down = lowered the die to { $value }
sagrada-log-value = set the die to { $value }
sagrada-log-track = swapped the die for the { sagrada-log-die } from round { $round }
sagrada-log-rolled = re-rolled the die to { $value }
sagrada-log-pool = re-rolled the pool
sagrada-log-skip = gave up the second turn of the round
sagrada-log-turned = turned the die over to { $value }
sagrada-log-drawn = exchanged the die for a { sagrada-log-colour } one from the bag
sagrada-log-move = moved the { sagrada-log-die } from { $from } to { $cell }
sagrada-log-return = put it back into the pool
sagrada-log-pass = passed
sagrada-log-round = Round { $round } is over
sagrada-log-track-left =
    { $n ->
        [0] no die went onto the round track
        [one] { $n } die went onto the round track
       *[other] { $n } dice went onto the round track
    }

# Luck, in reviews
sagrada-luck-roll = rolls of the dice
sagrada-luck-reroll = re-rolls by tools
sagrada-luck-draw = draws by tools
