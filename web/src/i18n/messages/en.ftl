# The page around the boards
page-title = Draftwork: four drafting games
page-title-game = { $game } – Draftwork
page-title-turn = ● Your turn: { $game } – Draftwork
page-skip = Skip to main content
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-system = same as system
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-letters = Letters on pieces
page-confirm-when = Confirm each choice
page-confirm-never = Never
page-confirm-touch = On touch screens
page-confirm-always = Always
page-confirm-step = Confirm the choice
page-confirm = Confirm
page-confirm-back = Back
page-speed = Moving pieces
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-pace = Moves of bots
page-pace-instant = At once
page-pace-normal = Normal
page-pace-slow = Slow
page-summaries = Summary after each round
page-sounds = Sounds
page-notify = Notify me when it is my turn
page-notify-not-here = Not possible here: browsers allow notifications only over HTTPS or on the computer of the server. The title of the page and a sound tell you instead.
page-install = Install as an app
page-notation = Show the notation of moves in the log
page-face-down = Blueprints: won awards and prizes face down until the end
page-face-down-more = Hides points and who has won what. The log names the winners once, at the end of each round.
page-notice = Draftwork is an unofficial implementation of these games, with its own art and texts. The games’ names belong to their publishers, who have nothing to do with this project.
page-trouble = Something went wrong. Please try again.
page-offline = The server cannot be reached.
page-offline-title = You are offline
page-offline-about = Draftwork needs its server. Your games are safe there, and this page comes back as soon as the server answers.
page-offline-retry = Try again
page-loading = Loading…
page-not-found = There is nothing at this address.
page-to-home = Back to the games
page-cancel = Cancel
page-copy = Copy
page-copied = Copied.

# Home
page-hello = Four drafting games, one table
page-hello-more = Patches, glass, dice and buildings: sit down and play: right away against a bot, or with friends through a link.
page-play-now = Play now
page-play-now-of = Play now: { $game }
page-opponent = Strength of the bots
page-bot-count = Bots
page-friends = Play with friends
page-how-to-play = How to play
page-how-to-play-of = How to play: { $game }
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
page-picture-of = A game of { $game } in progress
page-continue = Your games
page-your-turn = Your turn
page-against = against { $names }
page-results = Your results
page-no-games = You have not finished a game yet.
page-open-tables = Open tables
page-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
page-no-tables = No table is waiting for players right now.
page-replay-file = Replay a saved game
page-you = You
page-nickname = Nickname
page-rename = Rename
page-renamed = You are now { $name }.
page-carry = Continue on another device
page-carry-more = Open this link there (it works once) and you will be the same player on both.
page-carry-time =
    { $minutes ->
        [one] It works for { $minutes } minute.
       *[other] It works for { $minutes } minutes.
    }
page-carried = You are now { $name } on this device.
page-carrying = Moving your name here…
page-carry-ask = Continue as { $name }?
page-carry-both-about = This device already plays as { $name }. You can keep both names and switch between them on the home page.
page-carry-both = Keep both
page-carry-only = Only { $name }
page-carry-only-about = If you do not keep both, this device forgets { $name }. The games of { $name } can then only be continued on other devices with this name.
page-carry-same = You are already { $name } on this device.
page-identities = Other names on this device
page-identity-switch = Play as { $name }
page-identity-forget = Forget { $name }
page-identity-forget-sure = Forget { $name } on this device? The games of { $name } can then only be continued on other devices with this name.
page-nicknames = Robin, Finch, Otter, Maple, Juniper, Sparrow, Hazel, Badger, Clover, Heron, Marten, Willow, Linnet, Fern, Pebble, Lark
page-bot = { bot-name }
page-strength =
    { $bot ->
        [random] no strategy
        [apprentice] easy
        [journeyman] medium
        [craftsman] hard
        [master] very hard
        [grandmaster] hardest
       *[other] other bot
    }
page-strength-about =
    { $bot ->
        [random] Moves at random: just look around and try things out.
        [apprentice] Makes simple, sensible moves: good for your first games.
        [journeyman] Sees what each move is worth: good once you know the rules.
        [craftsman] Thinks several turns ahead: for players who make plans.
        [master] Plans well and rarely slips: for experienced players.
        [grandmaster] The best we have. It thinks for about a second each turn.
       *[other] A bot from an extension.
    }
page-bot-strength = { page-bot } – { page-strength }

# A new table
page-new = New table: { $game }
page-players = Players
page-how-many = How many players
page-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-seat = Seat { $n }
page-seat-me = me
page-seat-here = someone else on this device
page-free-seat = Free the seat
page-seat-open = a friend, by link
page-seat-name = Name for seat { $n }
page-lot = Who begins is drawn by lot when the game starts.
page-options = Options
page-components = Components
page-components-name = Components: { $name }
page-edition-own = “{ $name }”, from a file
page-edition-own-file = A file of your own…
page-edition-own-about = What is printed on your copy of the game, entered in a file.
page-edition-file = Component file (JSON)
page-edition-checking = The file is being checked…
page-edition-good = “{ $name }” is a complete set of components.
page-edition-hash = Fingerprint:
page-edition-faults = This file is not a complete set of components:
page-edition-more =
    { $n ->
        [one] And { $n } more fault.
       *[other] And { $n } more faults.
    }
page-edition-missing = Choose a complete component file first, or other components.
page-edition-not-json = This is not a component file: it is not JSON.
page-edition-too-large = This file is too large for a component file.
page-edition-show = Show the components
page-edition-save = Save our set as a file to begin with
page-edition-no-drawing = There is no drawing of these components.
page-clock = Thinking time
page-clock-which = Clock
page-clock-kind =
    { $kind ->
        [turn] time per turn
        [fischer] time for the whole game, plus some per turn
        [days] days per turn
       *[none] no clock
    }
page-clock-seconds = Seconds
page-clock-minutes = Minutes
page-clock-increment = Seconds added after each turn
page-clock-days = Days
page-lapse = When time runs out
page-lapse-bot = a bot takes over
page-lapse-loss = the player loses
page-clock-about =
    { $kind ->
        [turn] A turn that takes longer runs out of time.
        [fischer] Like a chess clock: unused time is kept for later turns.
        [days] For a game over several days: everybody moves when it suits them.
       *[none] Everybody thinks as long as they like.
    }
page-lapse-about =
    { $lapse ->
        [loss] With three or more players, a bot plays on instead.
       *[bot] The player can come back and take the seat again.
    }
page-listed = List the table for everyone
page-listed-about = Everyone on this server can find it and sit down. Otherwise only people with the link can.
page-create = Create the table

# Waiting for players
page-waiting = The table is open
page-terms = About this table
page-terms-host = Host
page-terms-you = you ({ $name })
page-terms-bots = Bots
page-terms-no-bots = none
page-terms-clock-turn = { $time } per turn
page-terms-clock-game = { $time } for the whole game
page-terms-clock-fischer = { $time } for the whole game, and { $more } more after each turn
page-terms-open-to = Open to
page-terms-listed = everyone: the table is listed
page-terms-by-link = people with the link
page-invite = Anyone with this link can sit down:
page-link = Link to the table
page-qr = QR code for the link
page-share-none = Only this computer can open a link to this table.
page-share = Let others in my network join
page-share-about = After a click, other devices in your network can join until the server stops.
page-join = Sit down
page-your-name = Your name
page-starts-you = You start the game when every seat is taken.
page-starts-other = { $name } starts the game when every seat is taken.
page-start = Start
page-waiting-seats =
    { $n ->
        [one] Waiting for { $n } more player.
       *[other] Waiting for { $n } more players.
    }
page-waiting-bots = Someone not coming? Give the seat to a bot.
page-seat-free = free
page-leave = Leave
page-abandoned = This table was abandoned.
page-read-only = This game is view-only.

# What to do now
page-now-turn = Your turn. { $todo }
page-now-turn-of = { $name }: { $todo }
page-now-sending = Sending your move…
page-now-waits =
    { $n ->
        [one] Waiting for { $name }.
       *[other] Waiting for { $name }.
    }
page-now-sealed = You have chosen. Waiting for the others.
page-now-thinking =
    { $n ->
        [1] { $name } is thinking…
       *[other] { $name } are thinking…
    }
page-now-standing-in = { $name } is still getting ready; meanwhile { $bot } plays for it.
page-stands-in = { $bot } stands in
page-stood-in = played by { $bot }, who stands in
page-now-paused-lapsed = You ran out of time. The bots wait for you.
page-now-paused-left = A bot has your seat. The bots wait until you come back.
page-now-paused = Nobody is playing at the moment. The bots wait.
page-now-watching = You are watching.
page-now-past = You are looking at an earlier position.
page-now-over = The game is over.
page-now-playback = The others are moving. A click skips this.
page-last-since = Since your turn:
page-last-all = All moves since your turn
page-last-again = Show the last turn again
page-mute = Mute sounds
page-unmute = Turn sounds on
page-round-close = Close
page-round-player = Player
page-round-gained = This round
page-round-next =
    { $you ->
        [yes] Next: round { $n } of { $of }. You begin.
       *[no] Next: round { $n } of { $of }. { $name } begins.
    }
page-back-to-now = Back to the current position
page-lost = Connection lost. Reconnecting…
page-dismissed = The server closed this connection: you may have signed out on another device.
page-connect-again = Try again
page-unseated = This seat is no longer yours. You can keep watching.
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
page-plays-for = played by { $bot }
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
page-board = Board
page-no-board = This position of { $game } cannot be drawn; see the log and the points.
page-board-failed = The board of { $game } failed. The picture and the list of moves replace it.
page-why = why?
page-why-rule = why? rule { $rule }
page-why-not = Not possible: { $why }
page-total = Total
page-points-hidden = Hidden until the end.
page-no-points = No points.
page-chat-text = Message
page-send = Send
page-no-chat = No messages yet.
page-chat-unread =
    { $n ->
        [one] { $n } unread message
       *[other] { $n } unread messages
    }

# The log
page-log-created = The table was created.
page-log-joined = { $name } sits down.
page-log-left = { $name } leaves.
page-log-bot-seated = { $bot } takes seat { $seat }.
page-log-seat-freed = Seat { $seat } is free again.
page-log-started = The game begins.
page-log-forced = { $told } (forced)
page-log-sealed = { $name } has chosen in secret.
page-log-undo-asked = { $name } asks to take a move back.
page-log-undo-refused = { $name } declines.
page-log-undone = { $name } takes a move back.
page-log-resigned = { $name } resigns.
page-log-lapsed = { $name } ran out of time.
page-log-taken-over = { $bot } takes over for { $name }.
page-log-abandoned = The table was abandoned.
page-log-ended = The game is over.
page-log-rematch = A new game has begun.
page-log-rematch-offered = { $name } offers a rematch.
page-log-rematch-agreed = { $name } accepts the rematch.
page-log-rematch-declined = { $name } declines the rematch.
page-log-rematch-withdrawn = { $name } withdraws the offer of a rematch.
page-log-show = Show this position
page-log-start = Start of the game

# What one can do with a seat
page-undo = Take back
page-undo-key = Key: Backspace
page-undo-ask = Ask to take back
page-undo-asked = Waiting for the others to agree.
page-consent = { $name } asks to take a move back. Do you agree?
page-agree = Agree
page-refuse = Decline
page-more = More
page-resign = Resign
page-resign-sure = Do you want to resign?
page-to-bot = Let a bot take over
page-to-bot-sure = A bot will take over; you can take your seat back.
page-replace = Let a bot play for { $name }, who is gone
page-return = Take my seat back
page-returning = The bot is playing your turn. You get your seat back as soon as it is done.
page-abandon = Abandon the table
page-yes = Yes

# One device, several people
page-curtain = Hand over to { $name }
page-curtain-more = Nobody else should look at the screen now.
page-curtain-lift = I am { $name }: show my side

# The end
page-result-you-won =
    { $n ->
        [none] You won
        [0] You won on the tie-break
        [one] You won by { $n } point
       *[other] You won by { $n } points
    }
page-result-they-won =
    { $n ->
        [none] { $who } won
        [0] { $who } won on the tie-break
        [one] { $who } won by { $n } point
       *[other] { $who } won by { $n } points
    }
page-result-you-lost =
    { $n ->
        [0] You lost on the tie-break
        [one] You lost by { $n } point
       *[other] You lost by { $n } points
    }
page-result-you-share = You share the victory with { $who }
page-result-they-share = { $who } share the victory
page-result-above-target =
    { $n ->
        [one] Victory: { $n } point above the target
       *[other] Victory: { $n } points above the target
    }
page-result-below-target =
    { $n ->
        [0] Defeat: the target was reached but not beaten
        [one] Defeat: { $n } point short of the target
       *[other] Defeat: { $n } points short of the target
    }
page-result-you-gave-up =
    { $how ->
        [resigned] You resigned
       *[lapsed] You ran out of time
    }
page-result-they-gave-up =
    { $how ->
        [resigned] { $name } resigned
       *[lapsed] { $name } ran out of time
    }
page-result-you-won-as-other-gave-up = You won: { page-result-they-gave-up }
page-result-they-won-as-other-gave-up = { $who } won: { page-result-they-gave-up }
page-result-nobody = Nobody won
page-result-table = Points by category
page-category = Category
page-difference = Difference
page-score-cell = { $category }, { $name }: { $amount }
page-score-hidden = hidden
page-winner-mark = winner
page-decisive = largest difference
page-decisive-key = Largest difference: { $one } – { $other }
page-target = Target
page-picture-png = Share picture (PNG)
page-picture-svg = Picture (SVG)
page-rank = Place
page-rematch = Play again
page-rematch-offer = Offer a rematch
page-rematch-waiting = You want a rematch. Waiting for { $names }.
page-rematch-accept = Accept
page-rematch-withdraw = Withdraw
page-rematch-next = To the next game
page-record = Download the record
page-replay = Replay
page-fair-title = Fairness: can the deal be trusted?
page-fair = Before anyone sat down, the server chose its part of the seed that decides everything random in the game, and published a fingerprint of it: this commitment. Then each player’s browser added a part of its own, so neither the server nor a player could choose the deal. When the game is over the seed is revealed, and anyone can check that it has this fingerprint.
page-commitment = Commitment:
page-fair-noted = This browser has noted the commitment and will compare it with the seed at the end.
page-fair-late = You joined after the start, so this browser cannot tell whether the commitment was changed before that.
page-fair-kept = Kept: the seed has the fingerprint published before the game.
page-fair-broken = Not kept: the seed is not the one the server committed to before the game.
page-fair-unknown = This browser joined after the start and has no commitment to compare with.
page-fair-check = To check it yourself without the server, download the record and run:

# Replay
page-replay-title = Replay
page-replay-of = Replay: { $game }
page-replay-upload = Choose a record (a Draftwork JSON file)
page-position = Position
page-position-of = { $ply } of { $last }
page-first = First position
page-previous = Previous position
page-next = Next position
page-last = Last position
page-replay-keys = The space bar plays and pauses. The arrow keys go from move to move; Home and End go to the first and the last position.
page-replay-keys-rounds = Page Up and Page Down go from round to round.
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-times = { $n }×
page-previous-round = Previous round
page-next-round = Next round
page-position-link = Link to this position

# Tables in lists
page-state =
    { $state ->
        [open] open
        [running] in progress
        [over] finished
        [abandoned] abandoned
        [read-only] view only
       *[other] { $state }
    }
page-no-record = This file is not a record: it is not JSON.
page-no-record-edition = This file holds components, not a record. To play with them, make a new table and choose the file there.
page-no-record-other = This file is not a Draftwork record, or it is damaged.
page-decided = Decided by: { $by }
page-ended = Reason for the end: { $reason }
page-news = What is happening
page-told = { $name }: { $what }
page-tab-moves = Moves
page-tab-log = Log
page-tab-scores = Points
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-result = Result
page-tab-panels = Panels
page-drawer-close = Close the panel
page-view = View
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-full-screen = Full screen
page-full-screen-off = Leave full screen
