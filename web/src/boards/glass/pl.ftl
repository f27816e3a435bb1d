page-board-enlarge = { $name }: { $about }. Powiększ
page-board-close = Zamknij
page-board-others = Pozostali gracze
page-board-you = { $name } (ty)
page-board-to-move = na ruchu
page-board-points =
    { $n ->
        [one] { $signed } punkt
        [few] { $signed } punkty
       *[many] { $signed } punktów
    }
