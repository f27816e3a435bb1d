page-board-enlarge = { $name }: { $about }. Збільшити
page-board-close = Закрити
page-board-others = Інші гравці
page-board-you = { $name } (ви)
page-board-to-move = ходить
page-board-points =
    { $n ->
        [one] { $signed } очко
        [few] { $signed } очки
       *[many] { $signed } очок
    }
