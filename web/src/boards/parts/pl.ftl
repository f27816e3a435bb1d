page-board-enlarge = { $what }, w powiększeniu
page-board-watch = Pokaż w powiększeniu: { $name }
page-board-close = Zamknij
page-board-others = Pozostali gracze
page-board-you = { $name } (ty)
page-board-points =
    { $n ->
        [one] { $signed } punkt
        [few] { $signed } punkty
       *[many] { $signed } punktów
    }
