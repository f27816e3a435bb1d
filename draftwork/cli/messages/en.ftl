# Help
cli-help = Play and study drafting games, in the browser and in the terminal. Without a command: “serve”.
cli-help-games = List the games: players, options, what is hidden, what is left to chance.
cli-help-play = Play a game on this keyboard, with people and bots.
cli-help-simulate = Let bots play many games and show the results.
cli-help-arena = Let bots play each other on the same deals and show how strong they are.
cli-help-ladder = Let all bots of the ladder play each other and write down how strong they are.
cli-help-replay = Step through a recorded match; in a pipe, print it as text.
cli-help-verify = Check a record: its commitment, the deal, every move and the result.
cli-help-draw = Draw a recorded match or a position.
cli-help-warm = Compile the rules ahead of time, so that nothing has to wait for it later.
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-help-lang = Language. Default: DRAFTWORK_LANG, or the language of the system.
cli-help-json = Print data as JSON instead of a table.
cli-help-game = Name of the game, as in “draftwork games”.
cli-help-file = A record (JSON) or a position (text); - for standard input.
cli-help-players = Number of players.
cli-help-option = An option of the game, as in “draftwork games”. May be given several times.
cli-help-seed = Any text; the same seed gives the same deal. Default: a random one.
cli-help-seed-bots = Any text; the same seed gives the same games.
cli-help-seats = Who sits where, separated by commas: me, a name, or a bot such as master. A name that is not a bot’s is a person. Default: me, and the craftsman for the rest.
cli-help-load = Continue a saved match, or start from a position.
cli-help-bots = The bots in order of the seats, separated by commas.
cli-help-games-count = Number of games.
cli-help-arena-bots = The bots to compare, separated by commas: a name, or a name and a budget such as master@3000 (iterations per decision) or master@0.1s (seconds per turn).
cli-help-arena-deals = Number of deals; each is played in every seating.
cli-help-arena-sprt = Two Elo differences, the smaller first: stop as soon as it is clear whether the first bot is better than the second by the larger one or only by the smaller.
cli-help-arena-out = File for the games; if it holds games of the same arena, continue where it stopped.
cli-help-ladder-games = Names of games. Default: all that come with Draftwork.
cli-help-ladder-deals = Number of deals for each pair; 0 to play nothing and only write the page. Default: enough for 400 games.
cli-help-ladder-out = Folder for the games; the page is written beside it.
cli-help-workers = Number of processes; 0 to play in this one. Default: one per core.
cli-help-move = Show the match after this many moves.
cli-help-svg = As an SVG picture.
cli-help-output = File for the picture. Default: standard output.
cli-usage-prefix = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-command-to-type = COMMAND
cli-default = default:
cli-required = required

# What is wrong with the command line or a file
cli-usage = { $fault }
cli-no-such-option = There is no option “{ $option }” here. See “--help” for the options there are.
cli-no-such-command = There is no command “{ $name }”. See “draftwork --help” for the commands there are.
cli-missing = { $name } is missing. See “--help” for how to write the command.
cli-bad-option-usage = The option { $option } is not written like that; see “--help”.
cli-extra = Too many arguments: { $args }
cli-bad-number = “{ $value }” is not possible for { $option }: it takes a whole number from { $least } to { $most }.
cli-bad-language = There is no language “{ $value }”. Possible: { $known }.
cli-bad-option = “{ $value }” is not an option of a game: write name=value.
cli-which-game = Which game? Known games: { $known }.
cli-other-game = { $file } is a match of another game: { $game }.
cli-load-alone = With --load the match is already dealt: leave out --players, --seed and --option.
cli-empty-seat = A seat in the list has no name. Write for example “me,random”.
cli-seats-and-players =
    { $given ->
        [one] --seats names { $given } player, but --players is { $players }. Leave out --players, or make the two agree.
       *[other] --seats names { $given } players, but --players is { $players }. Leave out --players, or make the two agree.
    }
cli-seats-of-match =
    { $given ->
        [one] --seats names { $given } player, but the number of players of this match is { $players }.
       *[other] --seats names { $given } players, but the number of players of this match is { $players }.
    }
cli-long-name = A name can have at most { $most } characters.
cli-no-such-move =
    { $last ->
        [0] There is no move { $move }: the match has no moves.
       *[other] There is no move { $move }: the match has moves 0 to { $last }.
    }
cli-output-needs-svg = -o writes a picture: add --svg.
cli-no-file = There is no file { $file }.
cli-no-folder = There is no folder for { $file }.
cli-file-empty = { $file } is empty.
cli-is-folder = { $file } is a folder, not a file.
cli-not-allowed = { $file } cannot be opened: no permission.
cli-cannot-read = { $file } cannot be read: { $fault }
cli-cannot-write = { $file } cannot be written: { $fault }
cli-cannot-write-out = The output cannot be written: { $fault }
cli-file-too-large = { $file } is too large for a record or a position: at most { $most } bytes.
cli-file-not-text = { $file } is not a text file.
cli-file-exists = { $file } already exists. Choose another name.

# The games
cli-yes = yes
cli-no = no
cli-games-command = Command
cli-games-players = Players
cli-games-option = Option { $name }
cli-games-default = (default)
cli-games-value = – { $about }
cli-games-editions = Components
cli-games-moves = Moves
cli-games-moves-value = { $n } in all, at most { $most } at a time
cli-games-longest = Longest game
cli-games-longest-value =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
cli-games-hidden = Hidden information
cli-games-chance = Chance after the deal

# Playing
cli-player = Player { $seat }
cli-player-you = Player { $seat } (you)
cli-player-named = Player { $seat } ({ $name })
cli-seat-person = Player { $seat } (person)
cli-seat-person-named = Player { $seat } (person: { $name })
cli-seat-bot = Player { $seat } (bot: { $name })
cli-greet = At the table: { $names }.
cli-greet-help = Type a move, or as much of it as is clear. “help” explains everything, “quit” exits.
cli-turn = { $who } to move
cli-hand-over = Now at the keyboard: { $who }. When nobody else is looking, press Enter.
cli-told = { $who }: { $what }
cli-told-forced = { $who }: { $what } (forced)
cli-told-sentence = { $told } ({ $text })
cli-told-sentence-forced = { $told } ({ $text }; forced)
cli-move = { $text } – { $words }
cli-type = Type
cli-choice = Move
cli-brings = Effect now
cli-then = Then one of these
cli-more = … and { $n } more: type { $typed }
cli-more-choices = { $n } more: type “moves”
cli-refused = Other choices are not possible now; “why” shows the reasons.
cli-not-possible = Not possible
cli-why = Why
cli-why-more = More reasons: add the words of a choice, for example “why { $typed }”.
cli-nothing-refused = Every choice is possible now.
cli-possible = That is possible: { $moves }.
cli-no-choice = No choice matches “{ $wanted }”.
cli-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
cli-gain =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } point
       *[other] { NUMBER($n, signDisplay: "exceptZero") } points
    }
cli-help-moves = How to write a move
cli-help-partial = As many words as make the move clear are enough, such as a space or the name of a colour. If several moves match, they are listed: type the rest, or press Enter to begin again.
cli-order-word =
    { $order ->
        [help] help
        [moves] moves
        [why] why
        [board] board
        [score] score
        [undo] undo
        [save] save
       *[quit] quit
    }
cli-order-moves-argument = [WORDS]
cli-order-why-argument = [WORDS]
cli-order-save-argument = [FILE]
cli-order-help = show this help
cli-order-moves = all moves, or those with words that begin like this
cli-order-why = why other choices are not possible, or only those with these words
cli-order-board = show the board and the choices again
cli-order-score = every point so far and the rule it comes from
cli-order-undo = go back to your last decision
cli-order-save = save the match to a file
cli-order-quit = exit; so do Ctrl-D and Ctrl-C. An unfinished match is kept
cli-no-moves = No possible move matches “{ $wanted }”.
cli-undone = Taken back.
cli-saved = Saved in { $file }.
cli-go-on = To continue: draftwork play { $game } --load { $file }
cli-not-saved = The last moves were not saved.
cli-kept = The match is kept. “draftwork play { $game }” offers to continue it.
cli-cannot-keep = An unfinished match cannot be kept here: { $reason } Use “save FILE”.
cli-unfinished = { $n ->
    [one] You have an unfinished match:
   *[other] You have { $n } unfinished matches:
}
cli-unfinished-match = { $number }. { $game }, { $when }: { $names }. { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
cli-continue = { $n ->
    [one] Enter continues it, “n” starts a new match.
   *[other] Enter continues the first one, a number another one, “n” starts a new match.
}
cli-unfinished-damaged = The unfinished match in { $file } cannot be continued: { $reason }
cli-over-help = “save” saves the match, “undo” goes back to your last decision, “quit” exits.
cli-narrow = The board needs { $needed } columns; this window has { $width }. A wider window shows it better.

# Points and the end
cli-rule = Rule
cli-points = Points
cli-reason = For
cli-total = total
cli-score-title = Points
cli-result-title = The end
cli-winners =
    { $n ->
        [0] Nobody won.
        [one] The winner is { $who }.
       *[other] Shared victory: { $who }.
    }
cli-decided = Decided by: { $by }
cli-ended = Reason for the end: { $reason }

# Replay
cli-replay-head =
    { $moves ->
        [one] { $names }; { $moves } move
       *[other] { $names }; { $moves } moves
    }
cli-seed = seed { $seed }
cli-replay-help = Enter or n: next move; p: previous; a number: after that move; q: exit.
cli-replay-end = This is the last move.
cli-after-moves = After move { $n } of { $all }

# Simulation and compiling
cli-simulating = Playing { $game }
cli-simulated =
    { $games ->
        [one] { $games } game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
cli-simulated-seat = Seat
cli-simulated-mean = Mean score
cli-simulated-sd = Standard deviation
cli-simulated-wins = Wins
cli-simulated-share = Share
cli-simulated-mean-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-sd-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-wins-value = { NUMBER($n, maximumFractionDigits: 1) }
cli-simulated-share-value = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-decisions = A game takes { NUMBER($decisions, maximumFractionDigits: 1) } decisions on average, each from { NUMBER($moves, maximumFractionDigits: 1) } moves.
cli-simulated-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s of CPU time: { $speed } games per second.
cli-warm-begin = Compiling the rules for this machine; this takes a few minutes.
cli-warm-folder = Everything is compiled and kept in { $folder }.
cli-warm-no-folder = Everything compiles, but there is no writable folder to keep it in, so every program compiles it again. XDG_CACHE_HOME can name one.
cli-warm-pure = The rules run as plain Python here, so there is nothing to compile.

# Editions
cli-help-edition = Sets of components: “list [GAME]” names those that come with the games, “new GAME” writes a file for your own, “check FILE” says what is wrong with one.
cli-help-edition-action = what to do
cli-help-edition-target = a file to check, or a game
cli-help-edition-output = where to write the new file
cli-help-edition-from = begin with this set of ours instead of an empty template
cli-help-edition-given = the components to play with: the name of a set of ours, or a file of your own
cli-edition-usage = Write “edition list [GAME]”, “edition check FILE” or “edition new GAME [--from NAME] [-o FILE]”.
cli-edition-neither = “{ $given }” is neither a set of components of this game ({ $known }) nor a file: there is no such file.
cli-edition-not-json = { $file } is not JSON: { $fault }
cli-edition-no-game = A component file is a JSON object that names its game: "game": "…".
cli-edition-faults =
    { $n ->
        [one] { $file }: one fault.
       *[other] { $file }: { $n } faults.
    }
cli-edition-good = “{ $name }” ({ $hash }) is a complete set of components for { $game }.
cli-edition-play = Play with it: draftwork play { $game } --edition { $file }
cli-edition-exists = { $file } already exists; choose another name with -o.
cli-edition-new = Wrote { $file }. Fill in every “?”, then: draftwork edition check { $file }
cli-edition-copied = Wrote { $file }. Change its name (“edition”) and whatever you like, then: draftwork edition check { $file }
cli-edition-own = or a file of your own (--edition FILE)

# Learning, and bots in another process
cli-help-train = Let the search play against itself and learn from that to evaluate positions.
cli-help-train-games = Self-play games in each generation.
cli-help-visits = Search visits for each decision.
cli-help-generations = How many times to play and learn: each generation plays with what the one before it learned.
cli-help-units = Hidden units to try after the linear value; 0 for none.
cli-help-gate = Largest number of deals to decide whether a new value is better.
cli-help-weights = File for the weights. Default: GAME.weights.json here.
cli-train-play = { $game }: self-play
cli-train-test = { $game }: new value against old
cli-train-column-generation = generation
cli-train-column-units = hidden units
cli-train-column-error = error (points)
cli-train-column-deals = deals
cli-train-column-share = victories
cli-train-column-kept = kept
cli-train-share = { NUMBER($share, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
cli-train-kept = yes
cli-train-not-kept = no
cli-train-nothing = Nothing was better than before: no file was written.
cli-train-written = Written: { $file }
cli-bots-warming = { $name } is still getting ready; until then the apprentice plays for it.
cli-bots-ready = { $name } is ready and plays from now on.

# Arena
cli-arena-played = Deals: { $deals }, games: { $games }, seed { $seed }
cli-arena-bot = Bot
cli-arena-share = Share
cli-arena-interval = 95%
cli-arena-elo = Elo
cli-arena-score = Score
cli-arena-margin = Margin
cli-arena-median = ms (median)
cli-arena-slow = ms (99%)
cli-arena-interval-value = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-whole = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
cli-arena-sprt-accepted = Decided: { $bot } is better by { $high } Elo rather than by { $low } (log-likelihood ratio { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-rejected = Decided: { $bot } is better by { $low } Elo at most, not by { $high } (log-likelihood ratio { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-open = Not decided whether { $bot } is better by { $high } Elo or by { $low } (log-likelihood ratio { NUMBER($llr, maximumFractionDigits: 2) }); more deals are needed.
cli-ladder-written = Written: { $file }
cli-bots-starting = The bots are starting; the first time they compile what they need, which takes a minute or two.

# Verifying
cli-help-commitment = The commitment you wrote down before the match, to compare with that of the seed.
cli-bad-commitment = --commitment takes the 64 hexadecimal digits that were shown before the match, not “{ $value }”.
cli-verify-commitment = Commitment: { $commitment }
cli-verify-nonce = Nonce { $n }: { $nonce }
cli-verify-true = The record is genuine.
cli-verify-false = The record is not genuine.

# The server
cli-help-serve = Start the server and open it in the browser: for this machine, or for the local network.
cli-help-port = Port. Default: any free one.
cli-help-host = Address to listen on; 0.0.0.0 for everyone on the local network.
cli-help-lan-address = Address of this machine in the local network, if it has several.
cli-help-data = Folder where everything is kept. Default: the user’s data folder.
cli-help-database = A database other than the SQLite file in the data folder, as an SQLAlchemy address.
cli-help-origin = A page at another address that may connect, such as https://play.example. May be given several times.
cli-help-trusted-proxy = The address or network of a proxy that names the addresses of its clients, such as 127.0.0.1 or 10.0.0.0/8. May be given several times.
cli-help-bot-workers = Number of processes that think for bots. Default: one per core.
cli-help-no-browser = Do not open the browser.
cli-no-server = The server is not installed; { $command } installs it. Without it, you can play in the terminal: draftwork play
cli-serve-no-port = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $fault }
cli-serve-no-folder = The data folder { $folder } cannot be used: { $fault }
cli-serve-exposed = Other users of this machine can read the data of the server. To prevent that: chmod go-rwx { $paths }
cli-serve-bad-proxy = --trusted-proxy { $text } is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.
cli-serve-few-files = At most { $connections } connections at a time, because this process may open only { $files } files. “ulimit -n { NUMBER($wanted, useGrouping: 0) }” before the start raises that.
cli-serve-here = Draftwork is at { $address }
cli-serve-only-here = Only this computer can open it. To play with others in your network, use the button in the invitation to a table, or start “draftwork serve --host 0.0.0.0”.
cli-serve-network = On the local network: { $address }
cli-serve-data = Everything is kept in { $folder }
cli-serve-bots = Bots that are not compiled yet are compiled in the background; meanwhile the apprentice plays.
cli-serve-stop = Ctrl-C stops it; games continue at the next start.
cli-serve-ended = Stopped. Everything is saved.
cli-help-export = Write all finished matches of a server as records: into a folder, into one file, or as JSON lines.
cli-help-export-target = A folder for one file per match, or a file for JSON lines. Default: JSON lines to standard output.
cli-help-import = Import records into a server as view-only tables; every move is checked.
cli-help-import-files = Records (JSON), one per file or one per line.
cli-not-exported = Table { $table } cannot be read and was not exported.
cli-exported =
    { $n ->
        [one] { $n } match exported.
       *[other] { $n } matches exported.
    }
cli-imported =
    { $n ->
        [one] { $n } match imported; already there: { $known }.
       *[other] { $n } matches imported; already there: { $known }.
    }
cli-not-imported = { $file }, record { $number }: { $reason }

# New games
cli-help-own-game = Games of your own: “new NAME” writes a small complete game to begin with, “tune NAME” measures the search parameters of a game.
cli-help-game-action = what to do
cli-help-game-name = the name of the game
cli-help-game-folder = With new: the folder to write to. Default: the name of the game.
cli-help-game-games = With tune: the number of games to play. Default: 100.
cli-game-usage = Write “game new NAME [--folder DIR]” or “game tune NAME [--players N] [--games N]”.
cli-game-bad-name = “{ $name }” cannot be the name of a game: it needs to be a name in Python, of at most 30 small letters a–z, digits and _, and begin with a letter.
cli-game-taken = The name “{ $name }” is taken by a game or by a Python module. Choose another one.
cli-folder-exists = { $folder } already exists; choose another folder with --folder.
cli-game-written = A small complete game is in { $folder }. Try it, then turn it into yours:
cli-game-tuning = { $game }: measuring
cli-game-tuned =
    { $n ->
        [one] Measured in one game, in points. These are arguments of Heuristics:
       *[other] Measured in { $n } games, in points. These are arguments of Heuristics:
    }

# Reviews
cli-help-review = Review a finished match: what each decision cost, what was luck, and how to play better.
cli-help-review-depth = How thorough: quick (seconds), standard (up to a minute) or deep (several minutes).
cli-help-review-open = Judge decisions as if all cards and dice lay open, instead of by what each player could know.
cli-help-review-svg = File for a picture of the course of the match.
cli-review-running = Reviewing
cli-review-title = review
cli-review-graph = Probability of winning, from the first to the last move
cli-review-start = start
cli-review-own = own mistakes
cli-review-others = others’ mistakes
cli-review-luck = luck
cli-review-unexplained = unexplained
cli-review-result = result
cli-review-best = best moves
cli-review-best-of = { $best } of { $n }
cli-review-share = { NUMBER($share, style: "percent") }
cli-review-change = { NUMBER($share, style: "percent", signDisplay: "exceptZero") }
cli-review-no-chance = Nothing in this game is random after the set-up, so there is no luck.
cli-review-no-mistakes = No mistake that is larger than the error of the estimate.
cli-review-decision = { $number }. { $played }: { $label }, { $loss } ({ $points } in points). Better: { $best }
