# Making a match
unknown-game = There is no game “{ $name }”. Known games: { $known }.
broken-game = The game “{ $name }” is installed, but cannot be loaded: { $fault }
bad-players = { $game } cannot be played with this number of players: { $players }. Possible: { $allowed }.
players-not-whole = The number of players must be a whole number, not “{ $players }”.
unknown-option = { $game } has no option “{ $option }”. Known options: { $known }.
bad-option = “{ $value }” is not a value of the option { $option }. Possible: { $allowed }.
bad-option-type =
    { $kind ->
        [flag] The value “{ $value }” of the option { $option } must be given as True or False, not as text.
        [number] The value “{ $value }” of the option { $option } must be given as a whole number.
       *[text] The value “{ $value }” of the option { $option } must be given as text.
    }
unknown-edition = There is no set of components “{ $name }”. Known sets: { $known }. Others are given as a file.
edition-fixed = The components of { $game } cannot be replaced.
edition-no-object = A component file holds one JSON object.
edition-faults =
    { $n ->
        [one] One thing is wrong with these components: { $first }
       *[other] { $n } things are wrong with these components. The first: { $first }
    }
unknown-setup = The set-up of { $game } has no part “{ $part }”. Known parts: { $known }.
bad-setup-type = A set-up is a mapping of parts, not { $type }.
bad-setup-part =
    { $n ->
        [0] “{ $part }” must be a whole number from 0.
       *[other] “{ $part }” must be a list of at most { $n } whole numbers from 0.
    }
impossible-setup = No match can begin like this: { $reason }
bad-seats = “seats” is a list of at most { $players } names of at most { $most } characters.
bad-language = There is no language “{ $language }”. Known languages: { $known }.
bad-seed = A seed is any text or whole number of at most { $most } characters.
bad-random-source = A source of randomness is a whole number or a random generator, not { $type }.
bad-nonces = The nonces are a list of at most { $count } texts of at most { $most } characters.

# Playing
bad-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
seat-not-whole = The number of a seat must be a whole number, not “{ $seat }”.
bad-move-type = A move is a text or a number, not { $type }.
no-such-move = There is no move { $move }: moves are numbered 0 to { $last }.
move-of-another-game = “{ $move }” is a move of { $game }.
match-over = The match is over.
not-your-turn = It is player { $seat }’s turn.
nothing-to-decide = This seat has nothing to decide now.
nothing-to-undo = There is no move to take back.
ply-not-whole = The number of moves must be a whole number, not “{ $ply }”.
no-such-ply = There is no move { $ply }: the match has { $last }.

# Games that leave out texts of their own
move-text = { $move }
choose-move = Choose a move.
bad-move-text = “{ $text }” is not a move of this game. A move is written for example “{ $example }”.
points-in-all = points in all
ended-by-rules = no move is left
won-by-points = more points
won-by-tie-break = equal points; the tie-break of the rules decides
won-shared = equal points: the victory is shared

# The log
log-sentence =
    { $you ->
        [yes] You { $what }.
       *[no] { $name } { $what }.
    }
log-and = { $first } and { $last }
log-comma = { $first }, { $more }
log-ended = { $what }.
log-ended-with = { $what }: { $results }.
log-results = { $first }; { $more }

# Records and positions
bad-record = This is not a Draftwork record: { $fault }
record-too-long = A record has at most { $most } bytes.
record-without-seed = This record holds only what one seat could see: without the seed it cannot be replayed.
record-unknown-edition = The record was made with the components “{ $name }” ({ $hash }), which are not installed.
record-bad-start = The match of this record cannot begin: { $reason }
record-bad-position = The position of the record does not match its game, players, options, seed or set-up.
record-bad-move = Move { $number } of the record, “{ $text }”, cannot be played: { $reason }
record-other-move = The rules force “{ $played }” here.
record-too-few-moves = The record ends after move { $moves }, but the rules force it on to move { $forced }.
record-bad-commitment = The commitment in the record is not that of its seed.
record-bad-gave-up = What the record says about who gave up does not match its moves.
record-not-promised = The commitment you wrote down before the match is not that of this seed: this match was dealt from another seed.
record-bad-result = The result in the record is not the result of its moves.
unsupported-version = This was made with version { $version } of the rules of { $game }; this program plays version { $now }.
verified-commitment = The commitment is that of the seed.
verified-promise = The seed is the one that was promised before the match.
verified-no-commitment = The record holds no commitment: nothing shows that the seed was chosen before the match.
verified-position = The position it starts from can be played.
verified-deal =
    { $n ->
        [0] The deal follows from the seed.
        [one] The deal follows from the seed and what one player added to it.
       *[other] The deal follows from the seed and what { $n } players added to it.
    }
verified-moves =
    { $n ->
        [one] { $n } move, and it follows the rules.
       *[other] { $n } moves, and all follow the rules.
    }
verified-result = The result is that of the moves.
verified-no-result = The record holds no result.
position-too-long = A position has at most { $most } characters.
position-missing = The position does not say “{ $key }”.
position-unknown = A position of this game has no line “{ $key }”.
position-bad-line = “{ $line }” is not a line of a position: write “key: value”, each key once.
bad-position-value = In the position, “{ $value }” is not a value for “{ $key }”.
position-of-no-seat = Player { $seat } would know more than this position says.
impossible-position = This position cannot occur in the game.

# The kernel
kernel-compiling = Compiling the rules for this machine. This happens once and takes half a minute to two minutes; “draftwork warm” does it ahead of time.

# Bots and simulations
bot-name =
    { $bot ->
        [random] Random
        [apprentice] Apprentice
        [journeyman] Journeyman
        [craftsman] Craftsman
        [master] Master
        [grandmaster] Grandmaster
       *[other] { $bot }
    }
bot-to-type = { bot-name } ({ $bot })
unknown-bot = There is no bot “{ $name }”. Known bots: { $known }.
unknown-bot-similar = There is no bot “{ $name }”. Did you mean “{ $similar }”?
bad-budget = A budget is either iterations or seconds.
bad-iterations = Iterations must be a whole number from 1 to { $most }, not “{ $given }”.
bad-seconds = Seconds must be a number above 0 and at most { $most }, not “{ $given }”.
bad-threads = Threads must be a whole number from 1 to { $most }, not “{ $given }”.
bad-weights = The weights in “{ $file }” cannot be read: { $fault }
other-weights = The weights in “{ $file }” are not for { $game } as it is here.
no-search = { $game } gives bots nothing to search with.
not-legal-here = “{ $move }” is not legal here.
worker-fault = The bot’s process could not answer: { $fault }
worker-died = The bot’s process ended unexpectedly, twice, while it was thinking about one move.
worker-stopped = The bot’s process was stopped before it had an answer.
bad-bots = Bots needed: { $players }; given: { $given }.
bad-games = The number of games must be a whole number from 1 to { $most }, not “{ $games }”.
bad-reward = There is no reward “{ $name }”. Rewards: { $known }.
bad-buffer-name = There is no buffer “{ $name }”. Buffers: { $known }.
bad-buffer = The buffer “{ $name }” must be a contiguous, writable array of { $type } with the shape { $shape }.
bad-vector = A vector environment needs at least one lane, at least one duplicate, and masks of one of these kinds: { $masks }.
bot-twice = The bot “{ $bot }” is in the list twice.
bad-bot-budget = “{ $bot }” is not a bot and its budget: write for example master@3000 (iterations) or master@0.1s (seconds).
too-few-bots = At least { $least } bots are needed to compare them.
bad-deals = The number of deals must be a whole number from 1 to { $most }, not “{ $given }”.
bad-workers = The number of processes must be a whole number from 0 to { $most }, not “{ $given }”.
bad-sprt = “{ $given }” is not a test: write two different Elo differences, the smaller first, such as 0,30.
sprt-two-bots = A test compares two bots; given: { $given }.
bad-ledger = “{ $file }” is not an arena file that can be used: { $fault }
other-ledger = “{ $file }” holds games of another arena: its “{ $field }” is not the same. Choose another file.
worker-lost = A process that played games ended unexpectedly (code { $code }). What was finished is kept.
