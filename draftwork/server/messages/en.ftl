# Tables
table-without-beginning = The first event of the table “{ $table }” is missing.
table-broken = Event { $number } of this table cannot be replayed: { $reason }
table-other-moves = The rules force other moves here.
table-read-only = This table is view-only. { $reason }
table-abandoned = This table was abandoned.
table-not-started = The match has not started yet.
table-not-open = This table is no longer open.
match-not-over = The match is not over yet.
not-your-seat = This is not your seat.
not-the-host = Only the person who created the table can do that.
seat-taken = That seat is not free.
seat-given-up = Nobody is playing this seat now.
seat-bot-and-person = A seat is for a person or a bot, not both.
seats-still-open = Some seats are still open.
no-return = This seat cannot be taken back.
no-return-yet = The bot is playing this seat’s turn; you can take the seat back after it.
others-still-play = Others are still playing at this table: resign, or let a bot take over.

# Moves
stale = Something has happened that you have not seen yet (you answered event { $answers }, but the latest is { $number }). Please look again.
chosen-already = You have already chosen.
time-left = There is still time.

# Taking back
undo-already-asked = Someone has already asked to take a move back.
undo-crosses-reveal = That move revealed something new, so it cannot be taken back.
undo-crosses-secret = A secret decision has been made since, and it cannot be taken back.
nothing-asked = Nobody has asked to take a move back.

# The end
ended-by-resigning = Player { $seat } has resigned.
ended-by-time = Player { $seat } ran out of time.
decided-by-resigning = the resignation of player { $seat }
decided-by-time = player { $seat } running out of time

# Refusals, over HTTP and WebSocket
malformed = The request is malformed: { $fault }
no-token = This needs a valid token: “Authorization: Bearer …”. POST /api/guests gives one.
no-such-address = There is nothing at this address.
no-such-method = This address does not support this method.
table-unreadable = This table cannot be read: its stored data is damaged. The server’s log gives the reason.
no-such-table = There is no such table. Is the link complete?
no-such-code = This code is wrong, was already used or has expired. Make a new one on the other device.
too-large = This is too large: at most { $most } bytes.
not-json = Only JSON is accepted here: “Content-Type: application/json”.
too-many =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
too-many-clients = There are too many connections to this table.
hello-first = The first message must be “hello”.
already-served = Another server already uses the data folder { $folder }: { $address }
no-database = The database cannot be used: { $fault }
broken = Something is wrong with the server. Nothing was changed; please try again.
no-page = The server is running, but the page has not been built: “npm ci && npm run build” in web/ builds it.
