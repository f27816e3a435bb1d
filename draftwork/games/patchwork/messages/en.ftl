patchwork-name = Patchwork
patchwork-about = Two players buy patches with buttons and time and sew them onto their own quilts.
patchwork-begins = Chance decides who begins.
patchwork-option-board = Time board
patchwork-option-board-about = Where the leather patches wait on the time board: the printings differ in one of the five.
patchwork-option-board-2014 = first printing: leather on 20
patchwork-option-board-later = later printings: leather on 38

# Moves and choices
patchwork-notation = “advance” moves past the opponent. “17 c4” is patch 17 with the upper left corner of its rectangle on c4. Letters after the number turn it: r right, u upside down, l left; f before them turns it over first (17fr c4). “leather e5” sews on a leather patch.
patchwork-word = { $word }
patchwork-advance = Advance past the opponent
patchwork-patch = Patch { $patch } (cost { $cost }, time { $time }, income { $income })
patchwork-turn =
    { $turn ->
        [r] Turned right
        [u] Upside down
        [l] Turned left
        [f] Turned over
        [fr] Turned over and right
        [fu] Turned over and upside down
        [fl] Turned over and left
       *[none] As printed
    }
patchwork-cell = Corner on { $cell }
patchwork-leather = Leather patch on { $cell }
patchwork-todo-turn =
    { $n ->
        [0] Advance past the opponent: you get a button for every space.
        [one] Buy the patch on offer, or advance past the opponent: you get a button for every space.
       *[other] Buy one of the { $n } patches after the neutral token, or advance past the opponent: you get a button for every space.
    }
patchwork-todo-leather = Sew the leather patch onto any empty cell of your quilt.
patchwork-effect-time =
    { $n ->
        [one] moves { $n } space
       *[other] moves { $n } spaces
    }
patchwork-effect-income =
    { $n ->
        [one] earns { $n } button of income
       *[other] earns { $n } buttons of income
    }
patchwork-effect-leather =
    { $n ->
        [one] takes a leather patch
       *[other] takes { $n } leather patches
    }
patchwork-effect-special = wins the special tile
patchwork-effect-again = you move again

# Why something is not possible
patchwork-bad-move = “{ $text }” is not a Patchwork move. Write “advance”, “17 c4” (patch and cell), “17fr c4” (turned over, turned right) or “leather e5”.
patchwork-no-patch = There is no patch { $patch }: they are numbered 0 to { $last }.
patchwork-outside = It does not fit inside the quilt with its corner on { $cell }.
patchwork-leather-first = The leather patch must be placed first, on any empty cell.
patchwork-no-leather = There is no leather patch to place.
patchwork-not-offered = Patch { $patch } is not on offer: only the next three clockwise of the neutral token are.
patchwork-too-dear =
    { $buttons ->
        [one] Patch { $patch } costs { $cost }, but you have only { $buttons } button.
       *[other] Patch { $patch } costs { $cost }, but you have only { $buttons } buttons.
    }
patchwork-overlap = Cell { $cell } is already covered.
patchwork-overlap-several = already covered: { $names }
patchwork-fits-nowhere = Patch { $patch } fits nowhere on the quilt.
patchwork-turn-fits-nowhere = Turned like this it fits nowhere.

# Set-up and positions
patchwork-bad-circle = “circle” must be a list of the { $n } patches 0 to { $last }, each once, clockwise.
patchwork-bad-start = “start” must be seat 0 or 1.
patchwork-bad-circle-text = The circle must name the { $n } patches, each once, with one ^ before the first on offer.
patchwork-position-overlap = “{ $item }” overlaps another patch on the quilt of player { $seat }.
patchwork-broken-range = A number of the state is outside what the components allow.
patchwork-broken-token = The neutral token, the circle and the quilts do not agree on which patches were bought.
patchwork-broken-quilt = The patches of a quilt do not agree with its cells, its income or its buttons.
patchwork-broken-leather = The leather patches do not agree with the time tokens.
patchwork-broken-turn = The player to move must be behind on the time board, unless a leather patch waits.
patchwork-broken-special = The special tile does not agree with the filled squares.

# Points and the end
patchwork-points-buttons =
    { $n ->
        [one] { $n } button
       *[other] { $n } buttons
    }
patchwork-points-special = the special tile for a full 7×7 square
patchwork-points-empty =
    { $n ->
        [one] { $n } empty cell: 2 points
       *[other] { $n } empty cells, 2 points each
    }
patchwork-points-buttons-category = Buttons
patchwork-points-special-category = Special tile
patchwork-points-empty-category = Empty cells
patchwork-ended = both time tokens reached the last space
patchwork-won-points = more points
patchwork-won-home-first = equal points; player { $seat } reached the last space first

# Pictures and the terminal
patchwork-draw-title = Patchwork: { $status }
patchwork-draw-to-move = Player { $seat } to move
patchwork-draw-sews =
    { $n ->
        [one] Player { $seat } must sew on a leather patch
       *[other] Player { $seat } must sew on { $n } leather patches
    }
patchwork-draw-won = Player { $seat } wins { $points } to { $other }
patchwork-draw-won-tied = Player { $seat } wins: { $points } each, but first to the last space
patchwork-draw-player = Player { $seat }
patchwork-draw-you = Player { $seat } (you)
patchwork-draw-moves = to move
patchwork-draw-buttons = Buttons
patchwork-draw-income = Income
patchwork-draw-score = Score
patchwork-draw-empty = Empty
patchwork-draw-cost = Cost
patchwork-draw-time = Time
patchwork-draw-special = Special tile
patchwork-draw-special-free = Special tile: 7 points for the first full 7×7 square
patchwork-draw-time-board = Time board
patchwork-draw-space =
    { $left ->
        [0] space { $space }, the end
       *[other] space { $space }, { $left } to go
    }
patchwork-draw-on-top = lies on top
patchwork-draw-stack = { $upper }/{ $lower } player { $upper } on top
patchwork-draw-mark-income = income is paid
patchwork-draw-mark-leather = leather patch
patchwork-draw-mark-taken = taken
patchwork-draw-left =
    { $n ->
        [0] no patch left
        [one] { $n } patch left
       *[other] { $n } patches left
    }
patchwork-draw-offer = On offer
patchwork-draw-then = Then, clockwise (cost/time/income):
patchwork-draw-price = cost { $cost }, time { $time }, income { $income }
patchwork-draw-leather = Leather patch
patchwork-draw-about-player =
    { $buttons ->
        [one] Player { $seat } has { $buttons } button, income { $income }, empty cells: { $empty }, score { $score }, on space { $space } of the time board.
       *[other] Player { $seat } has { $buttons } buttons, income { $income }, empty cells: { $empty }, score { $score }, on space { $space } of the time board.
    }
patchwork-draw-about-special = Player { $seat } has the special tile.
patchwork-draw-about-offer = On offer: { $patches }.

# The log
patchwork-log-buy =
    { $n ->
        [0] took patch { $patch } for free
        [one] bought patch { $patch } for { $n } button
       *[other] bought patch { $patch } for { $n } buttons
    }
patchwork-log-time =
    { $n ->
        [one] moved { $n } space
       *[other] moved { $n } spaces
    }
patchwork-log-advance =
    { $n ->
        [one] advanced { $n } space
       *[other] advanced { $n } spaces
    }
patchwork-log-buttons =
    { $n ->
        [one] received { $n } button
       *[other] received { $n } buttons
    }
patchwork-log-income =
    { $n ->
        [one] earned { $n } button of income
       *[other] earned { $n } buttons of income
    }
patchwork-log-leather =
    { $n ->
        [one] got a leather patch
       *[other] got { $n } leather patches
    }
patchwork-log-sew = sewed the leather patch onto { $cell }
patchwork-log-special = won the special tile
patchwork-log-home = reached the last space

# Editions
patchwork-edition-title-standard = Standard
patchwork-edition-about-standard = The patches and time boards of the printed game.
