page-board-enlarge = { $what }, у більшому розмірі
page-board-watch = Показати великим: { $name }
page-board-close = Закрити
page-board-others = Інші гравці
page-board-you = { $name } (ви)
page-board-points =
    { $n ->
        [one] { $signed } очко
        [few] { $signed } очки
       *[many] { $signed } очок
    }
