page-patchwork-later = Наступні за чергою
page-patchwork-where =
    { $left ->
        [0] { $name }: поле { $space }, фініш.
       *[other] { $name }: поле { $space }, до фінішу: { $left }.
    }
page-patchwork-quilt =
    { $n ->
        [one] Ваша ковдра, { $n } порожня клітинка
        [few] Ваша ковдра, { $n } порожні клітинки
       *[many] Ваша ковдра, { $n } порожніх клітинок
    }
page-patchwork-quilt-of =
    { $n ->
        [one] Ковдра: { $name }, { $n } порожня клітинка
        [few] Ковдра: { $name }, { $n } порожні клітинки
       *[many] Ковдра: { $name }, { $n } порожніх клітинок
    }
page-patchwork-grid = Клітинки ковдри
page-patchwork-grid-holding = Куди нашити: стрілки пересувають клаптик, R повертає, F перевертає на інший бік, Enter нашиває, Escape відкладає
page-patchwork-cell-empty = { $cell }, порожня
page-patchwork-cell-leather = { $cell }, шкіряний клаптик
page-patchwork-cell-patch = { $cell }, клаптик { $patch }
page-patchwork-cell-fits = Кут на клітинці { $cell }: вміщається, { $notes }
page-patchwork-cell-no = Кут на клітинці { $cell }: не вміщається. { $notes }
page-patchwork-taken = { $patch } у руці: { $effects }.
page-patchwork-todo = Пересуньте клаптик на місце, поверніть його клавішею R, переверніть клавішею F і нашийте.
page-patchwork-todo-touch = Пересуньте клаптик на місце, поверніть його кнопкою ⟳, переверніть кнопкою ⇋ і нашийте.
page-patchwork-hand = Клаптик у руці
page-patchwork-turn-left = Повернути ліворуч
page-patchwork-turn-right = Повернути праворуч
page-patchwork-turn-over = Перевернути на інший бік
page-patchwork-leave = Відкласти
page-patchwork-confirm = Нашити тут
page-patchwork-enlarge = Ковдра: { $name }, збільшено
page-patchwork-watch = Збільшити ковдру: { $name }
page-patchwork-close = Закрити
