page-board-enlarge = { $what }, збільшено
page-board-watch = Збільшити: { $name }
page-board-close = Закрити
page-board-others = Інші гравці
page-board-you = { $name } (ви)
page-board-points =
    { $n ->
        [one] { $signed } бал
        [few] { $signed } бали
       *[many] { $signed } балів
    }
