# Tables
table-without-beginning = The table “{ $table }” has no beginning.
table-broken = Event { $number } of this table cannot be played: { $reason }
table-other-moves = The rules make other moves follow here.
table-read-only = This table can only be looked at. { $reason }
table-abandoned = This table was abandoned.
table-not-started = The match has not started yet.
table-not-open = This table is not open any more.
match-not-over = The match is not over yet.
not-your-seat = This is not your seat.
not-the-host = Only the one who made the table can do that.
seat-taken = Nobody can sit down there.
seat-given-up = Nobody decides for this seat now.
seat-bot-and-person = A seat is for a person or for a bot, not for both.
seats-still-open = Seats are still open.
no-return = This seat cannot be taken back.
no-return-yet = The bot plays the turn of this seat; the seat can be taken back after it.
others-still-play = Others still play at this table: resign, or let a bot play on.

# Moves
stale = Something has happened that you have not seen yet (you answer event { $answers }, the last one is { $number }). Look again.
chosen-already = You have chosen already.
time-left = There is still time.

# Taking back
undo-already-asked = Somebody is already asking to take something back.
undo-crosses-reveal = That move has shown something new and cannot be taken back.
undo-crosses-secret = A secret decision has been made since, which cannot be taken back.
nothing-asked = Nobody asks you to take anything back.

# The end
ended-by-resigning = Player { $seat } has resigned.
ended-by-time = The time of player { $seat } is up.
decided-by-resigning = the resignation of player { $seat }
decided-by-time = the time of player { $seat }, which is up

# What the server refuses, over HTTP and live
malformed = What was sent is not understood here: { $fault }
no-token = This needs a valid token: “Authorization: Bearer …”, as POST /api/guests gives one.
no-such-address = There is nothing at this address.
no-such-method = This address does not understand this method.
table-unreadable = This table cannot be read: what is stored of it is damaged. Whoever runs the server finds the reason in its log.
no-such-table = There is no such table. Is the link complete?
no-such-code = This code is wrong, was used already or has lapsed. Make a new one on the other device.
too-large = This is too large: at most { $most } bytes.
not-json = Only JSON is understood here: “Content-Type: application/json”.
too-many =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
too-many-clients = There are too many connections to this table.
hello-first = The first message must be “hello”.
already-served = Another server already uses the data folder { $folder }: { $address }
no-database = The database cannot be used: { $fault }
broken = Something is wrong with the server. What you sent has changed nothing; please try again.
no-page = Draftwork serves its tables here, but the page has not been built: “npm ci && npm run build” in web/ builds it.
