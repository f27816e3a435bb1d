page-board-enlarge = { $what }, збільшено
page-board-watch = Збільшити: { $name }
page-board-close = Закрити
page-board-others = Інші гравці
page-board-you = { $name } (ви)
page-board-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
page-board-gains =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } бал
        [few] { NUMBER($n, signDisplay: "exceptZero") } бали
       *[many] { NUMBER($n, signDisplay: "exceptZero") } балів
    }
