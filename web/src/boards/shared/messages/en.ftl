page-board-enlarge = { $what }, enlarged
page-board-watch = Enlarge { $name }
page-board-close = Close
page-board-others = The other players
page-board-you = { $name } (you)
page-board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-board-gains =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } point
       *[other] { NUMBER($n, signDisplay: "exceptZero") } points
    }
