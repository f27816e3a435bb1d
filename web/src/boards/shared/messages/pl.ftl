page-board-enlarge = { $what }, w powiększeniu
page-board-watch = Pokaż w powiększeniu: { $name }
page-board-close = Zamknij
page-board-others = Pozostali gracze
page-board-you = { $name } (ty)
page-board-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
page-board-gains =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } punkt
        [few] { NUMBER($n, signDisplay: "exceptZero") } punkty
       *[many] { NUMBER($n, signDisplay: "exceptZero") } punktów
    }
