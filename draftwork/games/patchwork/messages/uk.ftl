patchwork-name = Печворк
patchwork-about = Двоє гравців купують клаптики за ґудзики й час, і кожен нашиває їх на свою ковдру.
patchwork-begins = Хто починає, вирішує випадок.
patchwork-option-board = Дошка часу
patchwork-option-board-about = Де на дошці часу чекають шкіряні клаптики: видання різняться одним із п’яти.
patchwork-option-board-2014 = перше видання: клаптик на 20
patchwork-option-board-later = пізніші видання: клаптик на 38

# Ходи та вибір
patchwork-notation = «advance» випереджає суперника. «17 c4» — клаптик 17 з лівим верхнім кутом його прямокутника на клітинці c4. Літери після номера повертають його: r праворуч, u догори ногами, l ліворуч; f перед ними спершу перевертає на інший бік (17fr c4). «leather e5» нашиває шкіряний клаптик.
patchwork-word =
    { $word ->
        [advance] випередити
        [leather] шкіряний
       *[other] { $word }
    }
patchwork-advance = Випередження суперника
patchwork-patch = Клаптик { $patch } (ціна { $cost }, час { $time }, дохід { $income })
patchwork-turn =
    { $turn ->
        [r] Повернутий праворуч
        [u] Догори ногами
        [l] Повернутий ліворуч
        [f] Перевернутий на інший бік
        [fr] Перевернутий на інший бік і повернутий праворуч
        [fu] Перевернутий на інший бік і догори ногами
        [fl] Перевернутий на інший бік і повернутий ліворуч
       *[none] Без повороту
    }
patchwork-cell = Кут на клітинці { $cell }
patchwork-leather = Шкіряний клаптик на клітинці { $cell }
patchwork-todo-turn =
    { $n ->
        [0] Випередьте суперника: кожне поле приносить ґудзик.
        [one] Купіть клаптик після нейтрального жетона (за годинниковою стрілкою) або випередьте суперника: кожне поле приносить ґудзик.
       *[other] Купіть один із { $n } клаптиків після нейтрального жетона (за годинниковою стрілкою) або випередьте суперника: кожне поле приносить ґудзик.
    }
patchwork-todo-leather = Нашийте шкіряний клаптик на будь-яку порожню клітинку ковдри.
patchwork-effect-time =
    { $n ->
        [one] пересуває жетон на { $n } поле
        [few] пересуває жетон на { $n } поля
       *[many] пересуває жетон на { $n } полів
    }
patchwork-effect-income =
    { $n ->
        [one] приносить { $n } ґудзик доходу
        [few] приносить { $n } ґудзики доходу
       *[many] приносить { $n } ґудзиків доходу
    }
patchwork-effect-leather =
    { $n ->
        [one] здобуває шкіряний клаптик
        [few] здобуває { $n } шкіряні клаптики
       *[many] здобуває { $n } шкіряних клаптиків
    }
patchwork-effect-special = здобуває спеціальний жетон
patchwork-effect-again = ви ходите ще раз

# Чому щось неможливо
patchwork-bad-move = «{ $text }» — це не хід у «Печворку». Напишіть «advance» (випередити), «17 c4» (клаптик і клітинка), «17fr c4» (перевернутий і повернутий праворуч) або «leather e5» (шкіряний клаптик).
patchwork-no-patch = Немає клаптика { $patch }: клаптики мають номери від 0 до { $last }.
patchwork-outside = Клаптик не вміщається на ковдрі, якщо його кут на клітинці { $cell }.
patchwork-leather-first = Спершу треба нашити шкіряний клаптик на будь-яку порожню клітинку.
patchwork-no-leather = Немає шкіряного клаптика, який можна нашити.
patchwork-not-offered = Клаптик { $patch } зараз не можна купити: вибирати можна лише з трьох наступних після нейтрального жетона за годинниковою стрілкою.
patchwork-too-dear =
    { $buttons ->
        [one] Клаптик { $patch } коштує { $cost }, а у вас { $buttons } ґудзик.
        [few] Клаптик { $patch } коштує { $cost }, а у вас { $buttons } ґудзики.
       *[many] Клаптик { $patch } коштує { $cost }, а у вас { $buttons } ґудзиків.
    }
patchwork-overlap = Клітинка { $cell } вже зайнята.
patchwork-overlap-several = уже зайняті: { $names }
patchwork-fits-nowhere = Клаптик { $patch } ніде не вміщається на ковдрі.
patchwork-turn-fits-nowhere = У такому положенні він ніде не вміщається.

# Підготовка та позиції
patchwork-bad-circle = «circle» — це список { $n } клаптиків від 0 до { $last }, кожен рівно один раз, за годинниковою стрілкою.
patchwork-bad-start = «start» — це номер місця: 0 або 1.
patchwork-bad-circle-text = У колі мають бути всі клаптики (разом { $n }), кожен один раз, і один знак ^ перед першим, який можна купити.
patchwork-position-overlap = «{ $item }» накладається на інший клаптик на ковдрі гравця { $seat }.
patchwork-broken-range = Якесь число стану виходить за межі того, що дозволяють компоненти гри.
patchwork-broken-token = Нейтральний жетон, коло й ковдри суперечать одне одному щодо того, які клаптики куплено.
patchwork-broken-quilt = Клаптики на ковдрі не відповідають її клітинкам, доходу або ґудзикам.
patchwork-broken-leather = Шкіряні клаптики не відповідають жетонам часу.
patchwork-broken-turn = Гравець, що ходить, має бути позаду на дошці часу, хіба що він ще має нашити шкіряний клаптик.
patchwork-broken-special = Спеціальний жетон не відповідає заповненим квадратам.

# Бали та кінець
patchwork-points-buttons =
    { $n ->
        [one] { $n } ґудзик
        [few] { $n } ґудзики
       *[many] { $n } ґудзиків
    }
patchwork-points-special = спеціальний жетон за повний квадрат 7×7
patchwork-points-empty =
    { $n ->
        [1] 1 порожня клітинка, 2 бали
        [one] { $n } порожня клітинка, по 2 бали
        [few] { $n } порожні клітинки, по 2 бали
       *[many] { $n } порожніх клітинок, по 2 бали
    }
patchwork-points-buttons-category = Ґудзики
patchwork-points-special-category = Спеціальний жетон
patchwork-points-empty-category = Порожні клітинки
patchwork-ended = обидва жетони часу дійшли до останнього поля
patchwork-won-points = більше балів
patchwork-won-home-first = порівну балів; гравець { $seat } першим дійшов до останнього поля

# Малюнки й термінал
patchwork-draw-title = Печворк: { $status }
patchwork-draw-to-move = Хід гравця { $seat }
patchwork-draw-sews =
    { $n ->
        [one] Гравець { $seat } має нашити шкіряний клаптик
        [few] Гравець { $seat } має нашити { $n } шкіряні клаптики
       *[many] Гравець { $seat } має нашити { $n } шкіряних клаптиків
    }
patchwork-draw-won = Гравець { $seat } перемагає з рахунком { $points } : { $other }
patchwork-draw-won-tied = Гравець { $seat } перемагає: порівну, по { $points }, але фінішував першим
patchwork-draw-player = Гравець { $seat }
patchwork-draw-you = Гравець { $seat } (ви)
patchwork-draw-moves = ходить
patchwork-draw-buttons = Ґудзики
patchwork-draw-income = Дохід
patchwork-draw-score = Рахунок
patchwork-draw-empty = Порожні
patchwork-draw-cost = Ціна
patchwork-draw-time = Час
patchwork-draw-special = Спеціальний жетон
patchwork-draw-special-free = Спеціальний жетон: 7 балів за перший повний квадрат 7×7
patchwork-draw-time-board = Дошка часу
patchwork-draw-space =
    { $left ->
        [0] поле { $space }, фініш
       *[other] поле { $space }, до фінішу: { $left }
    }
patchwork-draw-on-top = лежить зверху
patchwork-draw-stack = { $upper }/{ $lower } гравець { $upper } зверху
patchwork-draw-mark-income = виплата доходу
patchwork-draw-mark-leather = шкіряний клаптик
patchwork-draw-mark-taken = забрано
patchwork-draw-left =
    { $n ->
        [0] не залишилося жодного клаптика
        [one] залишився { $n } клаптик
        [few] залишилося { $n } клаптики
       *[many] залишилося { $n } клаптиків
    }
patchwork-draw-offer = Можна купити
patchwork-draw-then = Далі за годинниковою стрілкою (ціна/час/дохід):
patchwork-draw-price = ціна { $cost }, час { $time }, дохід { $income }
patchwork-draw-leather = Шкіряний клаптик
patchwork-draw-about-player =
    { $buttons ->
        [one] Гравець { $seat } має { $buttons } ґудзик, дохід { $income }, порожні клітинки: { $empty }, рахунок { $score }, поле { $space } на дошці часу.
        [few] Гравець { $seat } має { $buttons } ґудзики, дохід { $income }, порожні клітинки: { $empty }, рахунок { $score }, поле { $space } на дошці часу.
       *[many] Гравець { $seat } має { $buttons } ґудзиків, дохід { $income }, порожні клітинки: { $empty }, рахунок { $score }, поле { $space } на дошці часу.
    }
patchwork-draw-about-special = Гравець { $seat } має спеціальний жетон.
patchwork-draw-about-offer = Можна купити: { $patches }.

# Журнал
patchwork-log-buy =
    { $n ->
        [0] взято клаптик { $patch } безкоштовно
        [one] куплено клаптик { $patch } за { $n } ґудзик
        [few] куплено клаптик { $patch } за { $n } ґудзики
       *[many] куплено клаптик { $patch } за { $n } ґудзиків
    }
patchwork-log-time =
    { $n ->
        [one] пересунуто жетон на { $n } поле
        [few] пересунуто жетон на { $n } поля
       *[many] пересунуто жетон на { $n } полів
    }
patchwork-log-advance =
    { $n ->
        [one] пересунуто жетон уперед на { $n } поле
        [few] пересунуто жетон уперед на { $n } поля
       *[many] пересунуто жетон уперед на { $n } полів
    }
patchwork-log-buttons =
    { $n ->
        [one] отримано { $n } ґудзик
        [few] отримано { $n } ґудзики
       *[many] отримано { $n } ґудзиків
    }
patchwork-log-income =
    { $n ->
        [one] зібрано { $n } ґудзик доходу
        [few] зібрано { $n } ґудзики доходу
       *[many] зібрано { $n } ґудзиків доходу
    }
patchwork-log-leather =
    { $n ->
        [one] здобуто шкіряний клаптик
        [few] здобуто { $n } шкіряні клаптики
       *[many] здобуто { $n } шкіряних клаптиків
    }
patchwork-log-sew = нашито шкіряний клаптик на клітинку { $cell }
patchwork-log-special = здобуто спеціальний жетон
patchwork-log-home = досягнуто останнього поля

# Набори компонентів
patchwork-edition-title-standard = Стандартний
patchwork-edition-about-standard = Клаптики та дошки часу з надрукованої гри.
