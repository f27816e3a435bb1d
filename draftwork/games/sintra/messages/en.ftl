sintra-name = Stained Glass of Sintra
sintra-about = Two to four players fill strips with panes of glass and glaze the windows of their palaces.
sintra-begins = Chance decides who begins.
sintra-option-side = Side of the palaces
sintra-option-side-about = What the end of the game rewards. Side A is good for a first game.
sintra-option-side-A = A: ornaments between the windows
sintra-option-side-B = B: glazed windows times the best colour
sintra-option-return_over_gaps = Returning the glazier over gaps
sintra-option-return_over_gaps-about = Whether the glazier may go back to the left over empty places. The Polish rules allow it, the Ukrainian ones do not.
sintra-option-return_over_gaps-True = allowed
sintra-option-return_over_gaps-False = not allowed
sintra-option-floor_at_zero = Scores below zero
sintra-option-floor_at_zero-about = Whether broken glass can bring a score below zero.
sintra-option-floor_at_zero-False = allowed
sintra-option-floor_at_zero-True = not allowed: losses stop at zero

# Colours, as they stand before a noun
sintra-colour =
    { $colour ->
        [P] pink
        [O] orange
        [Y] yellow
        [W] white
        [B] blue
       *[J] joker
    }

# The colours by themselves
sintra-colour-name =
    { $colour ->
        [P] pink
        [O] orange
        [Y] yellow
        [W] white
       *[B] blue
    }

# The letters on pieces, for those who want them: none looks like another one or like a digit
sintra-letter =
    { $colour ->
        [P] P
        [O] A
        [Y] Y
        [W] W
       *[B] U
    }

# Moves and choices
sintra-source =
    { $factory ->
        [0] The centre
       *[other] Factory { $factory }
    }
sintra-source-inside =
    { $factory ->
        [0] the centre
       *[other] factory { $factory }
    }
sintra-panes =
    { $n ->
        [one] { $n } { sintra-colour } pane
       *[other] { $n } { sintra-colour } panes
    }
sintra-strip = Strip { $strip }
sintra-jokers =
    { $n ->
        [0] None on a joker
        [one] { $n } on a joker
       *[other] { $n } on jokers
    }
sintra-break = All break
sintra-return = Glazier returns
sintra-keep = Into the window: { sintra-colour }
sintra-todo-turn =
    { $glazier ->
        [may] Take all panes of one colour from a factory or the centre and place them on a strip, or return the glazier.
       *[stays] Take all panes of one colour from a factory or the centre and place them on a strip.
    }
sintra-todo-keep = Strip { $strip } is complete: choose the pane to keep in window { $strip }.
sintra-effect-return = the glazier moves above strip { $strip }
sintra-effect-marker = takes the start marker: one step down on the broken-glass track
sintra-effect-break =
    { $n ->
        [one] { $n } pane breaks
       *[other] { $n } panes break
    }
sintra-effect-fall = reaches the bottom row: { $n } points lost
sintra-effect-complete =
    { $n ->
        [0] completes the strip; no { sintra-colour } pane on it
        [one] completes the strip; { $n } point for { $n } { sintra-colour } pane
       *[other] completes the strip; { $n } points for { $n } { sintra-colour } panes
    }
sintra-effect-window =
    { $n ->
        [one] window { $window } scores { $n } point
       *[other] window { $window } scores { $n } points
    }
sintra-effect-round = ends the round
sintra-notation = “f3 pink 5” takes the pink panes from factory 3 and places them on the strip above window 5; “centre orange 2” takes the orange ones from the centre. “j1” or “j2” at the end puts that many of them on jokers. “f1 blue break” breaks panes that no strip in reach can hold, “return” returns the glazier, “keep yellow” keeps a yellow pane from a completed strip.
sintra-word = { $word }
sintra-effect-end = ends the game

# Why something is not possible
sintra-bad-move = “{ $text }” is not a Sintra move. Write “f3 pink 5” (factory, colour, strip), “centre pink 5 j1” (one on a joker), “f3 pink break”, “return” or “keep pink”.
sintra-keep-first = Strip { $strip } is complete: first choose the pane to keep.
sintra-nothing-to-keep = No strip is complete, so there is no pane to keep.
sintra-not-on-strip = There is no { sintra-colour } pane on strip { $strip }.
sintra-at-leftmost = The glazier already stands above the leftmost strip.
sintra-no-strip-left = There is no strip to the left of the glazier.
sintra-over-gap = There is an empty place between the glazier and the leftmost strip.
sintra-no-factory = There is no factory { $source }: factories are numbered 1 to { $last }.
sintra-no-panes = There is no { sintra-colour } pane there: { $source }.
sintra-left-of-glazier = Strip { $strip } is left of the glazier, who stands above window { $glazier }.
sintra-left-of-glazier-several = left of the glazier, who stands above window { $glazier }: { $names }
sintra-strip-gone = Strip { $strip } has been removed from the game.
sintra-strip-gone-several = removed from the game: { $names }
sintra-no-space = Strip { $strip } has no empty space for { sintra-colour } panes.
sintra-no-space-several = no empty space for { sintra-colour } panes: { $names }
sintra-wrong-jokers =
    { $least ->
        [0] As many panes as fit must be placed. On the jokers of strip { $strip }: at most { $most }, not { $given }.
       *[other] As many panes as fit must be placed. On the jokers of strip { $strip }: at least { $least } and at most { $most }, not { $given }.
    }
sintra-must-place = A strip within the glazier’s reach has an empty space for { sintra-colour } panes: it must be used.

# Set-up and positions
sintra-bad-start = “start” must be a seat from 0 to { $last }.
sintra-bad-track = “round_track” must be a text: one letter for each of the rounds I–VI, or only II–VI. Each of { $letters } appears once among II–VI.
sintra-bad-strips = “strips” must be a list for each seat: the { $n } strips 1 to { $last }, each once, from the left, with the side that is up, as “3f” (front) or “3b” (back).
sintra-jokers-up = Strip { $strip } must start with its joker side down.
sintra-bad-panes = “panes” must be a list of at most { $n } texts, one for each refill: at most { $panes } of the letters { $letters }.
sintra-too-many-panes = { $n } { sintra-colour } panes are too many: the bag does not hold that many.
sintra-unknown = The position does not hold the key of the deal: it is only what one seat knows, and no match can start from it.
sintra-broken-range = A number of the state is outside what the components allow.
sintra-broken-edition = What is printed on the components is not an edition of the game.
sintra-broken-strips = The strips and the windows do not agree with each other.
sintra-broken-panes = There are not exactly 20 panes of each colour.
sintra-broken-round = The round, the panes on the table and the completed strip do not agree.
sintra-broken-drawn = The panes drawn do not agree with the bag and the table.
sintra-broken-score = The score is not the sum of the points.

# Editions
sintra-edition-title-open-set-2 = Second open set
sintra-edition-about-open-set-2 = Strips of our own, most sides of two colours: scores like those that players of the printed game report.
sintra-edition-title-open-set = First open set
sintra-edition-about-open-set = Strips of our own from earlier versions, most sides of three or four colours: a harsher game.
sintra-edition-whole = the file
sintra-edition-at-entry = entry { $n } of “strips”
sintra-edition-at-field = “{ $field }”
sintra-edition-at-side =
    { $side ->
        [front] front of strip { $strip }
       *[back] back of strip { $strip }
    }
sintra-edition-missing = Missing in { $where }: “{ $field }”.
sintra-edition-unknown = Unknown in { $where }: “{ $field }”. Known: { $known }.
sintra-edition-game = “game” must be “sintra”, not “{ $game }”.
sintra-edition-name = “{ $name }” is not a name: “edition” must be a text of 1 to { $most } characters, without ; and #.
sintra-edition-strips = “strips” must be a list of { $n } strips, each with “id”, “front” and “back”.
sintra-edition-strip-count =
    { $n ->
        [one] There is { $n } strip; there must be { $needed }.
       *[other] There are { $n } strips; there must be { $needed }.
    }
sintra-edition-id = “{ $id }” cannot be the “id” of entry { $n } of “strips”: it must be a number from 1 to { $last }.
sintra-edition-id-twice = There is more than one strip { $id }.
sintra-edition-side = “{ $spaces }” is not the { $where }: it must be { $n } letters.
sintra-edition-letter = Unknown colour on the { $where }: { $letters }. Known letters: { $known }.
sintra-edition-no-jokers = No strip has joker spaces: one side of one strip must have { $n } (J).
sintra-edition-jokers =
    { $n ->
        [one] The { $where } has { $n } joker space; it must have { $needed }.
       *[other] The { $where } has { $n } joker spaces; it must have { $needed }.
    }
sintra-edition-more-jokers = Only one side may have jokers, but the { $first } and the { $where } both do.
sintra-edition-window-points = “window_points” must be an object with “A” and “B”, each a list of { $n } numbers.
sintra-edition-numbers = { $where } must be a list of { $n } numbers.
sintra-edition-number-count =
    { $n ->
        [one] { $where } has { $n } number; it must have { $needed }.
       *[other] { $where } has { $n } numbers; it must have { $needed }.
    }
sintra-edition-number = “{ $value }” cannot be number { $n } of { $where }: it must be a whole number from { $least } to { $most }.
sintra-edition-first-row = The first row of “broken_glass” must be 0, not { $row }.
sintra-edition-rising-row = Row { $n } of “broken_glass” is { $row }: it must be lower than the row above it, { $above }.

# Points and the end
sintra-points-window =
    { $n ->
        [one] window { $window }: { $n } pane
       *[other] window { $window }: { $n } panes
    }
sintra-points-colour =
    { $n ->
        [one] { $n } pane of the round’s colour on completed strips
       *[other] { $n } panes of the round’s colour on completed strips
    }
sintra-points-falls =
    { $n ->
        [one] the bottom row of the broken-glass track reached once, { $points } points
       *[other] the bottom row of the broken-glass track reached { $n } times, { $points } points each
    }
sintra-points-left =
    { $n ->
        [one] { $n } pane left on the strips, 1 point for every 3
       *[other] { $n } panes left on the strips, 1 point for every 3
    }
sintra-points-row =
    { $n ->
        [one] broken-glass track: { $n } row below the top
       *[other] broken-glass track: { $n } rows below the top
    }
sintra-points-ornament = ornament { $ornament }: { $n } of the 4 frames around it filled
sintra-points-side-b =
    { $windows ->
        [one] { $windows } glazed window
       *[other] { $windows } glazed windows
    } × { $n ->
        [one] { $n } { sintra-colour } pane in the palace
       *[other] { $n } { sintra-colour } panes in the palace
    }
sintra-points-forgiven = losses stopped at zero
sintra-points-window-category = Windows
sintra-points-colour-category = Colour of the round
sintra-points-falls-category = Broken glass
sintra-points-left-category = Panes on strips
sintra-points-row-category = { sintra-points-falls-category }
sintra-points-ornament-category = Ornaments
sintra-points-side-b-category = Windows × panes
sintra-points-forgiven-category = Losses stopped at zero
sintra-ended = six rounds have been played
sintra-won-points = more points
sintra-won-less-broken = equal points, but fewer lost through broken glass
sintra-shared-less-broken = equal points; those who lost the fewest through broken glass share the victory
sintra-shared = equal points, and equally many lost through broken glass: the victory is shared

# Pictures and the terminal
sintra-draw-title = { sintra-name }: { $status }
sintra-draw-to-move = Player { $seat } to move
sintra-draw-keeps = Player { $seat } keeps a pane from strip { $strip }
sintra-draw-won =
    { $n ->
        [one] Player { $seat } wins with { $n } point
       *[other] Player { $seat } wins with { $n } points
    }
sintra-draw-won-tied =
    { $n ->
        [one] Player { $seat } wins: tied on { $n } point, but fewer lost through broken glass
       *[other] Player { $seat } wins: tied on { $n } points, but fewer lost through broken glass
    }
sintra-draw-shared =
    { $n ->
        [one] Players { $seats } share the victory with { $n } point
       *[other] Players { $seats } share the victory with { $n } points
    }
sintra-draw-player = Player { $seat }
sintra-draw-you = Player { $seat } (you)
sintra-draw-moves = to move
sintra-draw-score-unit =
    { $n ->
        [one] point
       *[other] points
    }
sintra-draw-round =
    { $n ->
        [0] The game is over
       *[other] Round { $n } of 6
    }
sintra-draw-bonus = Each { sintra-colour } pane on a completed strip scores 1
sintra-draw-factories = Factories
sintra-draw-centre = Centre
sintra-draw-marker = Start marker
sintra-draw-bag = Bag
sintra-draw-tower = Tower
sintra-draw-glazier = Glazier above window { $place }
sintra-draw-strip =
    { $next ->
        [none] Strip { $strip }: { $spaces }; then it is removed
       *[other] Strip { $strip }: { $spaces }; next side { $next }
    }
sintra-draw-window =
    { $n ->
        [one] Window { $window }: { $n } point scored
       *[other] Window { $window }: { $n } points scored
    }
sintra-draw-ornaments =
    { $n ->
        [one] Ornaments: { $n } point
       *[other] Ornaments: { $n } points
    }
sintra-draw-glazed =
    { $n ->
        [one] Glazed windows ({ $windows }) × { sintra-colour } panes ({ $panes }) = { $n } point
       *[other] Glazed windows ({ $windows }) × { sintra-colour } panes ({ $panes }) = { $n } points
    }
sintra-draw-broken = Broken glass
sintra-draw-lost = lost: { $n }
sintra-draw-windows = Glazed windows
sintra-draw-key-pane = pane
sintra-draw-key-space = space
sintra-draw-key-joker = joker
sintra-draw-key-on-joker = pane on a joker
sintra-draw-key-next = on the next side
sintra-draw-key-glazier = glazier
sintra-draw-about-round = Round { $n } of 6: each { sintra-colour } pane on a completed strip scores 1 point.
sintra-draw-about-table = On the table: { $sources }.
sintra-draw-about-marker = The start marker lies in the centre.
sintra-draw-about-player =
    { $score ->
        [one] Player { $seat } has { $score } point; the glazier stands above window { $place }; points to lose on the broken-glass track: { $row }.
       *[other] Player { $seat } has { $score } points; the glazier stands above window { $place }; points to lose on the broken-glass track: { $row }.
    }
sintra-draw-about-windows = Glazed by player { $seat }, from the top: { $windows }.
sintra-draw-about-window = window { $window }: { $panes }
sintra-draw-about-strips = Player { $seat }’s strips still need: { $strips }.
sintra-draw-about-strip = strip { $strip }: { $panes }
sintra-draw-about-jokers =
    { $n ->
        [one] { $n } pane of any colour
       *[other] { $n } panes of any colour
    }
sintra-draw-about-nothing = nothing

# The log
sintra-log-from =
    { $factory ->
        [0] from the centre
       *[other] from factory { $factory }
    }
sintra-log-take =
    { $n ->
        [one] took { $n } { sintra-colour } pane { sintra-log-from }
       *[other] took { $n } { sintra-colour } panes { sintra-log-from }
    }
sintra-log-place =
    { $all ->
        [yes] { $n ->
            [one] placed it on strip { $strip }
           *[other] placed them on strip { $strip }
        }
       *[no] placed { $n } of them on strip { $strip }
    }
sintra-log-break =
    { $n ->
        [one] broke { $n } pane
       *[other] broke { $n } panes
    }
sintra-log-marker = took the start marker
sintra-log-fall =
    { $n ->
        [0] reached the bottom row of the broken-glass track
        [one] lost { $n } point in the bottom row of the broken-glass track
       *[other] lost { $n } points in the bottom row of the broken-glass track
    }
sintra-log-complete = completed strip { $strip }
sintra-log-colour =
    { $n ->
        [one] scored { $n } point for { sintra-colour } panes
       *[other] scored { $n } points for { sintra-colour } panes
    }
sintra-log-pane =
    { $colour ->
        [O] an orange pane
       *[other] a { sintra-colour } pane
    }
sintra-log-keep = kept { sintra-log-pane } in window { $window }
sintra-log-score =
    { $n ->
        [one] scored { $n } point
       *[other] scored { $n } points
    }
sintra-log-return = returned the glazier to strip { $strip }
sintra-log-round = Round { $round } is over
sintra-log-round-score =
    { $n ->
        [one] { $name } has { $n } point
       *[other] { $name } has { $n } points
    }
sintra-log-refill = the bag was refilled from the tower

# Luck, in reviews
sintra-luck-refill = refills of the factories
