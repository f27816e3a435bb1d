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
not-gone = You can let a bot play for others only at a table without a clock, when it has been their turn for three days.
no-return = This seat cannot be taken back.
no-return-yet = The bot is playing this seat’s turn; you can take the seat back after it.
others-still-play = Others are still playing at this table: resign, or let a bot take over.

# Moves
stale = Something has happened that you have not seen yet (you answered event { $answers }, but the latest is { $number }). Please look again.
chosen-already = You have already chosen.
sequence-turn-over = After your move number { $n } it is no longer your turn, so none of these moves was played.
sequence-crosses-reveal = The move “{ $move }” reveals something new, so the moves after it must be sent separately. None was played.
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
chat-control-characters = The text has invisible control characters. Remove them and send it again.
no-token = This needs a valid token: “Authorization: Bearer …”. POST /api/guests gives one.
no-such-address = There is nothing at this address.
no-network = This computer is in no network, so others cannot reach it.
cannot-share = The server cannot listen on { $address }: { $fault }
share-only-here = Only the computer on which the server runs can open it to the local network.
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
too-many-connections = There are too many connections. Close other tabs with Draftwork, or try again later.
head-too-large = The address and the headers of the request are too long: at most { $most } bytes.
too-many-headers = The request has too many headers: at most { $most }.
not-http = This is not an HTTP request.
request-timeout = The request took too long to arrive.
wrong-host = This server does not answer to the name “{ $host }”. If the name is yours, start the server with --origin and the address of the page, such as --origin http://{ $host }.
hello-first = The first message must be “hello”.
already-served = Another server already uses the data folder { $folder }: { $address }
no-database = The database { $database } cannot be used: { $fault }
database-empty = The database file { $file } is empty: its content is lost. Restore a backup, or delete the file to begin with a new database.
database-missing = The database file { $file } is missing, but its log { $log } is there. Put the database back, or delete the log to begin with a new database.
database-damaged = The database file { $file } is damaged ({ $fault }). Restore a backup. “sqlite3 FILE .recover” may save a part of the data.
disk-full = The server’s disk is full, so nothing could be saved and nothing was changed. Please try again later.
storage-down = The server cannot reach its database at the moment. Please try again.
lease-lost = The table is moving to another server. Please try again.
owned-elsewhere = The server of this table does not answer at the moment. Please try again.
store-not-empty = The database to copy into is not empty: “{ $table }” holds rows. Nothing was changed.
store-copy-differs = The copy of “{ $table }” differs from the original, so nothing was stored.
broken = Something is wrong with the server. Nothing was changed; please try again.
no-page = The server is running, but the page has not been built: “npm ci && npm run build” in web/ builds it.
