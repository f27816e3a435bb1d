windfall-name = Windfall
windfall-about = Take apples from both ends of a row, and end with the most points.
windfall-prompt = Take the apple at one end of the row.
windfall-move =
    { $move ->
        [left] The apple on the left
       *[right] The apple on the right
    }
windfall-ended = all apples are taken
