page-board-enlarge = { $what }, larger
page-board-watch = Show { $name } large
page-board-close = Close
page-board-others = The other players
page-board-you = { $name } (you)
page-board-points =
    { $n ->
        [one] { $signed } point
       *[other] { $signed } points
    }
