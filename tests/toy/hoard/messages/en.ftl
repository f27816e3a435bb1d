hoard-name = Hoard
hoard-about = Play cards open or bury them, and end with the most points. A toy for tests.
hoard-option-die = Die
hoard-option-die-wild = wild: 0 0 1 3 4 5
hoard-option-die-calm = calm: 1 2 2 2 2 3

# Moves and choices
hoard-card = Card { $card }
hoard-play = Open, with { $die } from the die
hoard-bury = Face down, with { $more } more
hoard-todo =
    { $bury ->
        [may] Choose a card, and whether you play it open or bury it.
       *[done] Choose a card to play.
    }
hoard-effect-secret = the others will not know which card it was

# Why something is not possible
hoard-not-held = The card { $card } is not in the hand of the player whose turn it is.
hoard-buried-one = Only one card may be buried in a match.

# Set-up and positions
hoard-bad-start = “start” must be a seat from 0 to { $last }.
hoard-bad-dice = “dice” must be a list of at most { $n } faces of the die.
hoard-bad-hands = “hands” must be a list of { $n } cards for each seat, from 1 to { $last }, no card twice.
hoard-unknown = The position holds a question mark: it is what one seat knows, and no match can begin there.
hoard-broken-table = The round, the dice and the cards played do not agree.
hoard-broken-cards = A card is in two places, or there is no such card.

# Points and the end
hoard-points-open = card { $card } played open, with { $die } from the die
hoard-points-buried = card { $card } buried, with { $more } more
hoard-ended = all cards are played
hoard-won-points = more points
hoard-won-fewer-buried = equal points, but fewer of them buried
hoard-shared = equal points, and equally many of them buried: the victory is shared

# Pictures
hoard-dice = Dice: { $dice }
hoard-player = Player { $seat } ({ $score })

# The board of the page
hoard-board-caption = Dice and cards on the table
hoard-board-round = Round { $round }
hoard-board-die = , die: { $die }
hoard-board-not-rolled = , not rolled yet
hoard-board-buried = Buried
hoard-board-in-hand = In hand
hoard-board-hidden = a hidden card
hoard-board-hand = Your cards
hoard-board-you = { $name } (you)
hoard-board-hint =
    { $bury ->
        [may] { $card }: play it open or bury it.
       *[done] { $card }: play it open.
    }
hoard-board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hoard-board-gains = +{ $n }
hoard-board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
