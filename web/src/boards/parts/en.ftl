page-board-enlarge = { $what }, enlarged
page-board-watch = Enlarge { $name }
page-board-close = Close
page-board-others = The other players
page-board-you = { $name } (you)
page-board-points =
    { $n ->
        [one] { $signed } point
       *[other] { $signed } points
    }
