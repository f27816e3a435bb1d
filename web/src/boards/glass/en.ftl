page-board-enlarge = { $name }: { $about }. Enlarge
page-board-close = Close
page-board-others = The other players
page-board-you = { $name } (you)
page-board-to-move = to move
page-board-points =
    { $n ->
        [one] { $signed } point
       *[other] { $signed } points
    }
