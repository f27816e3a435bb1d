text-you = You are player { $player } of { $players } in a match of { $game }.
text-board = The table as you see it:
text-moves = The moves so far:
text-no-moves = Nobody has moved yet.
text-points = Points now: { $points }.
text-player-points = player { $player }: { $points }
text-secret-points = player { $player }: secret
text-wait = It is not your turn.
text-legal = The legal moves:
text-reply = Reply with one move, on a last line of the form “move: MOVE” or as the JSON object {"{"}"move": "MOVE"{"}"}. Moves are written like these: { $examples }.
text-no-move = Your reply names no move.
text-refused = { $reason } { $left ->
        [one] You have { $left } more attempt.
       *[other] You have { $left } more attempts.
    }
text-forfeit = None of { $attempts } replies was a legal move. The last reason: { $reason }
text-over = The match is over. Points: { $points }. { $won ->
        [yes] You have won.
       *[no] You have not won.
    }
text-since = The moves since your decision:
text-match-running = A match is running. Finish or resign it first.
text-no-match = No match is running. Begin one first.
text-resigned = You have resigned.
text-many-opponents = Too many opponents; other seats: { $n }.
