# The page around the boards
page-title = Draftwork: four drafting games
page-title-game = { $game } – Draftwork
page-title-turn = ● Your turn: { $game } – Draftwork
page-skip = Skip to the main part
page-settings = Settings
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-uk = Українська
page-theme = Theme
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-colour = Colours
page-sounds = Sounds
page-notify = Notify me when it is my turn
page-notice = Draftwork is an unofficial implementation of these games, with art and texts of its own. The games’ names belong to their publishers, who have nothing to do with this project.
page-trouble = Something went wrong. Please try again.
page-offline = The server cannot be reached.
page-loading = Loading…
page-not-found = There is nothing at this address.
page-to-home = To the games
page-cancel = Cancel
page-copy = Copy
page-copied = Copied.

# Home
page-hello = Four drafting games, one table
page-hello-more = Patches, glass, dice and buildings: sit down and play, against a bot at once or with friends over a link.
page-play-now = Play now
page-play-now-of = Play now: { $game }
page-opponent = Opponent
page-friends = Play with friends
page-friends-of = Play with friends: { $game }
page-solo = Solo
page-solo-of = Solo: { $game }
page-solo-tools =
    { $n ->
        [1] 1 tool (hardest)
        [5] 5 tools (easiest)
       *[other] { $n } tools
    }
page-difficulty = Difficulty
page-picture-of = A game of { $game } under way
page-my-games = My games
page-no-games = None yet.
page-open-tables = Open tables
page-no-tables = Nobody is waiting for players just now.
page-replay-file = Replay a saved game
page-you = You
page-nickname = Nickname
page-rename = Rename
page-renamed = You are { $name } now.
page-carry = Carry to another device
page-carry-more = Open this link there, once: then you are the same person on both.
page-carry-time =
    { $minutes ->
        [one] It is good for { $minutes } minute.
       *[other] It is good for { $minutes } minutes.
    }
page-carried = This device is yours now: { $name }.
page-carrying = Claiming your name…
page-nicknames = Robin, Finch, Otter, Maple, Juniper, Sparrow, Hazel, Badger, Clover, Heron, Marten, Willow, Linnet, Fern, Pebble, Lark
page-bot =
    { $bot ->
        [random] Random
        [apprentice] Apprentice
        [journeyman] Journeyman
        [craftsman] Craftsman
        [master] Master
        [grandmaster] Grandmaster
       *[other] { $bot }
    }
page-strength =
    { $bot ->
        [random] plays anything
        [apprentice] for a first game
        [journeyman] thinks one step ahead
        [craftsman] a fair opponent
        [master] strong
        [grandmaster] the strongest
       *[other] another bot
    }
page-bot-strength = { page-bot } – { page-strength }

# A new table
page-new = A new table: { $game }
page-players = Players
page-how-many = How many
page-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-seat = Seat { $n }
page-seat-me = me
page-seat-here = somebody else at this device
page-seat-open = a friend, over the link
page-seat-name = Name at seat { $n }
page-options = Options
page-clock = Time to think
page-clock-which = Clock
page-clock-kind =
    { $kind ->
        [turn] a time for each turn
        [fischer] a time for the whole game, and some for each turn
        [days] days for each turn
       *[none] no clock
    }
page-clock-seconds = Seconds
page-clock-minutes = Minutes
page-clock-increment = Seconds added after each turn
page-clock-days = Days
page-lapse = When time runs out
page-lapse-bot = a bot plays on
page-lapse-loss = the game is lost
page-listed = Show the table to everybody
page-create = Make the table

# Waiting for players
page-waiting = The table is open
page-invite = Whoever has this link can sit down:
page-link = Link to the table
page-qr = QR code of the link
page-join = Sit down
page-start = Start
page-waiting-seats =
    { $n ->
        [one] Waiting for { $n } more player.
       *[other] Waiting for { $n } more players.
    }
page-waiting-bots = Is somebody not coming? Then give the seat to a bot.
page-seat-free = free
page-leave = Leave
page-abandoned = This table was given up.
page-read-only = This game can only be looked at.

# What to do now
page-now-turn = Your turn. { $todo }
page-now-turn-of = { $name }: { $todo }
page-now-sending = Your move is on its way…
page-now-waits =
    { $n ->
        [one] { $name } is to move.
       *[other] { $name } are to move.
    }
page-now-sealed = You have chosen. Waiting for the others.
page-now-thinking = { $name } is thinking…
page-now-standing-in = { $name } is still getting ready; the Apprentice plays for it meanwhile.
page-now-watching = You are watching.
page-now-past = You are looking at an earlier position.
page-now-over = The game is over. { page-winner }
page-back-to-now = Back to now
page-lost = The connection is lost. Trying again…
page-dismissed = The server has ended this connection: you may have signed out on another device.
page-connect-again = Try again
page-unseated = Your seat is yours no more. You go on watching.
page-connecting = Connecting…

# Seats
page-players-here = Players
page-namesake = { $name } { $n }
page-present = here
page-absent = away
page-to-move = to move
page-fate =
    { $fate ->
        [resigned] resigned
        [lapsed] ran out of time
        [left] left
       *[playing] playing
    }
page-plays-for = { $bot } plays here
page-watchers =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
page-score-of =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-time-left = Time left: { $time }

# Panels
page-panels = Beside the board
page-no-moves = Nothing to decide now.
page-scores = Points
page-board = Board
page-no-board = There is no picture of this position of { $game }: the log and the points tell what happened.
page-why-not = Not possible: { $why }
page-total = Total
page-points-hidden = Not known to you until the end.
page-no-points = No points.
page-chat-text = Message
page-send = Send
page-no-chat = Nothing has been said yet.

# The log
page-log-created = The table was made.
page-log-joined = { $name } sits down.
page-log-left = { $name } leaves.
page-log-bot-seated = { $bot } takes seat { $seat }.
page-log-seat-freed = Seat { $seat } is free again.
page-log-started = The game begins.
page-log-move = { $name }
page-log-forced = { $name }, without a choice
page-log-sealed = { $name } has chosen in secret.
page-log-undo-asked = { $name } asks to take a move back.
page-log-undo-refused = { $name } does not agree.
page-log-undone = { $name } takes a move back.
page-log-resigned = { $name } resigns.
page-log-lapsed = The time of { $name } has run out.
page-log-taken-over = { $bot } plays on for { $name }.
page-log-abandoned = The table was given up.
page-log-ended = The game is over.
page-log-rematch = A new game is on.
page-log-show = Show this position
page-log-start = The beginning

# What one can do with a seat
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-asked = Waiting for the others to agree.
page-consent = { $name } asks to take a move back. Do you agree?
page-agree = Agree
page-refuse = Do not agree
page-more = More
page-resign = Resign
page-resign-sure = Do you want to give this game up?
page-to-bot = Let a bot play on
page-to-bot-sure = A bot will play on for you; you can take your seat back.
page-return = Take my seat back
page-returning = The bot is playing your turn. You get your seat back as soon as it has.
page-abandon = Give the table up
page-yes = Yes

# One device, several people
page-curtain = Hand over to { $name }
page-curtain-more = Nobody else should look at the screen now.
page-curtain-lift = I am { $name }: show my side

# The end
page-end = The end
page-winner =
    { $n ->
        [0] Nobody won.
        [one] { $who } won.
       *[other] { $who } won together.
    }
page-rank = Place
page-player = Player
page-rematch = Play again
page-record = Download the record
page-replay = Replay
page-fair-title = Fairness: can the dice be trusted?
page-fair = Before anybody sat down the server chose its part of the seed of all dice and cards and told this commitment to it, a fingerprint. Then each player’s browser added a part of its own. So neither the server nor a player could choose what is dealt. Once the game is over the seed is told, and everybody can see whether it has this fingerprint.
page-commitment = Commitment:
page-fair-noted = This browser has noted the commitment and compares it with the seed at the end.
page-fair-late = You came after the start, so this browser cannot tell later whether the commitment was another one before.
page-fair-kept = Kept: the seed has the fingerprint that was told before the game.
page-fair-broken = Not kept: the seed is not the one the server committed itself to before the game.
page-fair-unknown = This browser came after the start and has no commitment to compare with.
page-fair-check = To check it yourself without the server, download the record and run:

# Replay
page-replay-title = Replay
page-replay-of = Replay: { $game }
page-replay-upload = Choose a record (a JSON file of Draftwork)
page-position = Position
page-position-of = { $ply } of { $last }
page-first = First position
page-previous = Previous position
page-next = Next position
page-last = Last position
page-replay-keys = The arrow keys go from move to move; Home and End to the first and the last.
page-position-link = Link to this position

# Tables in lists
page-state =
    { $state ->
        [open] open
        [running] being played
        [over] finished
        [abandoned] given up
        [read-only] to look at only
       *[other] { $state }
    }
page-every-point = Every point
page-no-record = This file is not a record: it is not JSON.
page-decided = Decided by: { $by }
page-ended = Ended because: { $reason }
page-news = What happens
page-told = { $name }: { $what }
page-tab-moves = Moves
page-tab-log = Log
page-tab-scores = Points
page-tab-chat = Chat
page-tab-rules = Rules
