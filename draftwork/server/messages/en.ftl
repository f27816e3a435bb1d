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
