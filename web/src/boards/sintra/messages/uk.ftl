page-sintra-strips = Ваші вітражі
page-sintra-windows = Вікна
page-sintra-strip = Вітраж { $strip }. На ньому: { $on }. Вільні поля для: { $open }.
page-sintra-next = На наступній стороні: { $spaces }.
page-sintra-last = Потім він вибуває з гри.
page-sintra-window =
    { $n ->
        [one] Вікно { $window }, число { $points }: { $panes }; здобуто { $n } бал
        [few] Вікно { $window }, число { $points }: { $panes }; здобуто { $n } бали
       *[many] Вікно { $window }, число { $points }: { $panes }; здобуто { $n } балів
    }
page-sintra-row = Шкала розбитого скла: рядок { $points }
page-sintra-jokers = Скільки скелець на поля-джокери?
page-sintra-todo = Виберіть вітраж для скелець: той, що під скляром, або правіше.
page-sintra-todo-break = Жоден доступний вітраж не прийме цих скелець: розбийте всі або виберіть інші.
page-sintra-left = Жодних скелець не вибрано.
page-sintra-palace = Палац: { $name }
page-sintra-sides = Лицьова сторона кожного вітража — ліворуч, зворотна — праворуч.
page-sintra-both-sides = Вітраж { $strip }. Лицьова сторона: { $front }. Зворотна сторона: { $back }.
page-sintra-numbers-windows = Числа під вікнами, сторона { $side }:
page-sintra-numbers-track = Шкала розбитого скла:
page-sintra-numbers-ornaments = Орнамент із 0–4 заповненими клітинками навколо:
