sintra-name = Вітражі Сінтри
sintra-about = Від двох до чотирьох гравців викладають скельця на вітражі й засклюють вікна своїх палаців.
sintra-begins = Хто починає, вирішує випадок.
sintra-option-side = Сторона планшетів палаців
sintra-option-side-about = За що дають бали наприкінці гри. Для першої гри добра сторона A.
sintra-option-side-A = A: орнаменти між вікнами
sintra-option-side-B = B: завершені вікна, помножені на найчисленніший колір
sintra-option-return_over_gaps = Повернення скляра через порожні місця
sintra-option-return_over_gaps-about = Чи може скляр повертатися ліворуч через порожні місця. Польські правила це дозволяють, українські — ні.
sintra-option-return_over_gaps-True = дозволено
sintra-option-return_over_gaps-False = не дозволено
sintra-option-floor_at_zero = Від’ємний рахунок
sintra-option-floor_at_zero-about = Чи може розбите скло опустити рахунок нижче нуля.
sintra-option-floor_at_zero-False = дозволено
sintra-option-floor_at_zero-True = не дозволено: втрати зупиняються на нулі

# Кольори, як вони стоять після іменника
sintra-colour =
    { $colour ->
        [P] рожевого кольору
        [O] помаранчевого кольору
        [Y] жовтого кольору
        [W] білого кольору
        [B] синього кольору
       *[J] джокер
    }

# Самі кольори
sintra-colour-name =
    { $colour ->
        [P] рожевий
        [O] помаранчевий
        [Y] жовтий
        [W] білий
       *[B] синій
    }

# Літери на деталях, для охочих: жодна не схожа на іншу чи на цифру
sintra-letter =
    { $colour ->
        [P] Р
        [O] П
        [Y] Ж
        [W] Л
       *[B] С
    }

# Ходи та вибір
sintra-source =
    { $factory ->
        [0] Центр стола
       *[other] Вітрина { $factory }
    }
sintra-source-inside =
    { $factory ->
        [0] центр стола
       *[other] вітрина { $factory }
    }
sintra-panes =
    { $n ->
        [one] { $n } скельце { sintra-colour }
        [few] { $n } скельця { sintra-colour }
       *[many] { $n } скелець { sintra-colour }
    }
sintra-strip = Вітраж { $strip }
sintra-jokers =
    { $n ->
        [0] Жодного на полі-джокері
        [one] { $n } на полі-джокері
        [few] { $n } на полях-джокерах
       *[many] { $n } на полях-джокерах
    }
sintra-break = Усі розбиваються
sintra-return = Повернення скляра
sintra-keep = До вікна: скельце { sintra-colour }
sintra-todo-turn =
    { $glazier ->
        [may] Візьміть усі скельця одного кольору з вітрини або з центру стола й викладіть їх на вітраж — або поверніть скляра.
       *[stays] Візьміть усі скельця одного кольору з вітрини або з центру стола й викладіть їх на вітраж.
    }
sintra-todo-keep = Вітраж { $strip } завершено: виберіть скельце, яке залишите у вікні { $strip }.
sintra-effect-return = скляр стає над вітражем { $strip }
sintra-effect-marker = бере маркер першого ходу: один крок униз шкалою розбитого скла
sintra-effect-break =
    { $n ->
        [one] розбивається { $n } скельце
        [few] розбиваються { $n } скельця
       *[many] розбивається { $n } скелець
    }
sintra-effect-fall =
    { $n ->
        [one] маркер досягає нижнього рядка: втрата { $n } бала
       *[other] маркер досягає нижнього рядка: втрата { $n } балів
    }
sintra-effect-complete =
    { $n ->
        [0] вітраж завершено; на ньому немає скелець { sintra-colour }
        [one] вітраж завершено; { $n } бал за скельця { sintra-colour }
        [few] вітраж завершено; { $n } бали за скельця { sintra-colour }
       *[many] вітраж завершено; { $n } балів за скельця { sintra-colour }
    }
sintra-effect-window =
    { $n ->
        [one] вікно { $window } дає { $n } бал
        [few] вікно { $window } дає { $n } бали
       *[many] вікно { $window } дає { $n } балів
    }
sintra-effect-round = завершує раунд
sintra-notation = «f3 pink 5» бере рожеві скельця з вітрини 3 і викладає їх на вітраж над вікном 5; «centre orange 2» бере помаранчеві з центру стола. «j1» або «j2» наприкінці кладе стільки з них на поля-джокери. «f1 blue break» розбиває скельця, яким немає місця на жодному досяжному вітражі, «return» повертає скляра, «keep yellow» залишає жовте скельце із завершеного вітража. Кольори: pink рожевий, orange помаранчевий, yellow жовтий, white білий, blue синій.
sintra-word =
    { $word ->
        [centre] центр
        [break] розбити
        [keep] залишити
        [return] повернути
       *[other] { $word }
    }
sintra-effect-end = завершує гру

# Чому щось неможливо
sintra-bad-move = «{ $text }» — це не хід у «Вітражах Сінтри». Напишіть «f3 pink 5» (вітрина, колір, вітраж), «centre pink 5 j1» (одне на полі-джокері), «f3 pink break» (розбити), «return» (повернути скляра) або «keep pink» (залишити).
sintra-keep-first = Вітраж { $strip } завершено: спершу виберіть скельце, яке залишите.
sintra-nothing-to-keep = Жоден вітраж не завершено, тож немає скельця, яке можна залишити.
sintra-not-on-strip = На вітражі { $strip } немає скельця { sintra-colour }.
sintra-at-leftmost = Скляр уже стоїть над крайнім лівим вітражем.
sintra-no-strip-left = Ліворуч від скляра немає жодного вітража.
sintra-over-gap = Між скляром і крайнім лівим вітражем є порожнє місце.
sintra-no-factory = Немає вітрини { $source }: вітрини мають номери від 1 до { $last }.
sintra-no-panes = Там немає скелець { sintra-colour }: { $source }.
sintra-left-of-glazier = Вітраж { $strip } лежить ліворуч від скляра, який стоїть над вікном { $glazier }.
sintra-left-of-glazier-several = ліворуч від скляра, який стоїть над вікном { $glazier }: { $names }
sintra-strip-gone = Вітража { $strip } вже немає в грі.
sintra-strip-gone-several = вилучені з гри: { $names }
sintra-no-space = На вітражі { $strip } немає порожнього поля для скельця { sintra-colour }.
sintra-no-space-several = немає порожнього поля для скелець { sintra-colour }: { $names }
sintra-wrong-jokers =
    { $least ->
        [0] Треба викласти стільки скелець, скільки вміститься. На полях-джокерах вітража { $strip }: щонайбільше { $most }, а не { $given }.
       *[other] Треба викласти стільки скелець, скільки вміститься. На полях-джокерах вітража { $strip }: щонайменше { $least } і щонайбільше { $most }, а не { $given }.
    }
sintra-must-place = Скляр може дістатися вітража з порожнім полем для скельця { sintra-colour }: такий вітраж треба використати.

# Підготовка та позиції
sintra-bad-start = «start» — це номер місця від 0 до { $last }.
sintra-bad-track = «round_track» — це текст: по літері на раунди I–VI або лише II–VI. У раундах II–VI кожна з літер { $letters } трапляється один раз.
sintra-bad-strips = «strips» — це список для кожного місця: вітражі (разом { $n }) від 1 до { $last }, кожен один раз, зліва направо, з літерою сторони, що лежить догори, як «3f» (лицьова) або «3b» (зворотна).
sintra-jokers-up = Вітраж { $strip } на початку лежить полями-джокерами вниз.
sintra-bad-panes = «panes» — це список щонайбільше з { $n } текстів, по одному на кожне поповнення: щонайбільше { $panes } з літер { $letters }.
sintra-too-many-panes = Скелець { sintra-colour } забагато ({ $n }): стільки немає в мішечку.
sintra-unknown = У позиції немає ключа роздачі: вона показує лише те, що відомо на одному місці, тож почати з неї партію не можна.
sintra-broken-range = Якесь число стану виходить за межі того, що дозволяють компоненти гри.
sintra-broken-edition = Надруковане на компонентах не є набором компонентів цієї гри.
sintra-broken-strips = Вітражі й вікна суперечать одне одному.
sintra-broken-panes = Скелець якогось кольору не рівно 20.
sintra-broken-round = Раунд, скельця на столі й завершений вітраж суперечать одне одному.
sintra-broken-drawn = Витягнуті скельця суперечать мішечку й столу.
sintra-broken-score = Рахунок не є сумою балів.

# Набори компонентів
sintra-edition-title-open-set-2 = Другий відкритий набір
sintra-edition-about-open-set-2 = Наші власні вітражі, здебільшого двоколірні: результати такі, про які розповідають гравці надрукованої гри.
sintra-edition-title-open-set = Перший відкритий набір
sintra-edition-about-open-set = Наші власні вітражі з попередніх версій, здебільшого з трьох або чотирьох кольорів: гра суворіша.
sintra-edition-whole = файл
sintra-edition-at-entry = «strips», запис { $n }
sintra-edition-at-field = «{ $field }»
sintra-edition-at-side =
    { $side ->
        [front] вітраж { $strip }, лицьова сторона
       *[back] вітраж { $strip }, зворотна сторона
    }
sintra-edition-missing = { $where }: бракує «{ $field }».
sintra-edition-unknown = { $where }: невідоме «{ $field }». Відомі: { $known }.
sintra-edition-game = «game» має бути «sintra», а не «{ $game }».
sintra-edition-name = «{ $name }» — не назва: «edition» — це текст від 1 до { $most } знаків, без ; і #.
sintra-edition-strips = «strips» — це список вітражів (разом { $n }), у кожного «id», «front» і «back».
sintra-edition-strip-count = Кількість вітражів: { $n }, а має бути { $needed }.
sintra-edition-id = «{ $id }» не може бути «id» у «strips», запис { $n }: це число від 1 до { $last }.
sintra-edition-id-twice = Є більше ніж один вітраж { $id }.
sintra-edition-side = { $where }: «{ $spaces }» не описує полів; літер має бути { $n }.
sintra-edition-letter = { $where }: невідомий колір { $letters }. Відомі літери: { $known }.
sintra-edition-no-jokers = Жоден вітраж не має полів-джокерів: на одній стороні одного вітража їх має бути { $n } (J).
sintra-edition-jokers = { $where }: полів-джокерів { $n }, а має бути { $needed }.
sintra-edition-more-jokers = Поля-джокери може мати лише одна сторона, а вони є на двох: { $first } та { $where }.
sintra-edition-window-points = «window_points» — це об’єкт з «A» і «B», у кожному список чисел (разом { $n }).
sintra-edition-numbers = { $where } — це список чисел (разом { $n }).
sintra-edition-number-count = { $where }: чисел { $n }, а має бути { $needed }.
sintra-edition-number = { $where }, запис { $n }: «{ $value }» — не ціле число від { $least } до { $most }.
sintra-edition-first-row = Перший рядок «broken_glass» має бути 0, а не { $row }.
sintra-edition-rising-row = Рядок { $n } «broken_glass» дорівнює { $row }: він має бути нижчим за рядок над ним, { $above }.

# Бали та кінець
sintra-points-window =
    { $n ->
        [one] вікно { $window }: { $n } скельце
        [few] вікно { $window }: { $n } скельця
       *[many] вікно { $window }: { $n } скелець
    }
sintra-points-colour =
    { $n ->
        [one] { $n } скельце кольору раунду на завершених вітражах
        [few] { $n } скельця кольору раунду на завершених вітражах
       *[many] { $n } скелець кольору раунду на завершених вітражах
    }
sintra-points-falls =
    { $n ->
        [one] нижнього рядка шкали розбитого скла досягнуто { $n } раз, { $points } балів
        [few] нижнього рядка шкали розбитого скла досягнуто { $n } рази, по { $points } балів
       *[many] нижнього рядка шкали розбитого скла досягнуто { $n } разів, по { $points } балів
    }
sintra-points-left =
    { $n ->
        [one] { $n } скельце на вітражах, бал за кожні три
        [few] { $n } скельця на вітражах, бал за кожні три
       *[many] { $n } скелець на вітражах, бал за кожні три
    }
sintra-points-row =
    { $n ->
        [one] шкала розбитого скла: { $n } рядок під верхнім
        [few] шкала розбитого скла: { $n } рядки під верхнім
       *[many] шкала розбитого скла: { $n } рядків під верхнім
    }
sintra-points-ornament = орнамент { $ornament }, засклені клітинки навколо нього: { $n } з 4
sintra-points-side-b = { $windows } (завершені вікна) × { $n } (скельця { sintra-colour } в палаці)
sintra-points-forgiven = втрати зупинено на нулі
sintra-points-window-category = Вікна
sintra-points-colour-category = Колір раунду
sintra-points-falls-category = Розбите скло
sintra-points-left-category = Скельця на вітражах
sintra-points-row-category = { sintra-points-falls-category }
sintra-points-ornament-category = Орнаменти
sintra-points-side-b-category = Вікна × скельця
sintra-points-forgiven-category = Втрати зупинено на нулі
sintra-ended = зіграно шість раундів
sintra-won-points = більше балів
sintra-won-less-broken = порівну балів, але менше втрачено через розбите скло
sintra-shared-less-broken = порівну балів; перемогу ділять ті, хто втратив найменше через розбите скло
sintra-shared = порівну балів і порівну втрачено через розбите скло: спільна перемога

# Малюнки й термінал
sintra-draw-title = { sintra-name }: { $status }
sintra-draw-to-move = Хід гравця { $seat }
sintra-draw-keeps = Гравець { $seat } залишає скельце з вітража { $strip }
sintra-draw-won =
    { $n ->
        [one] Перемагає гравець { $seat }: { $n } бал
        [few] Перемагає гравець { $seat }: { $n } бали
       *[many] Перемагає гравець { $seat }: { $n } балів
    }
sintra-draw-won-tied =
    { $n ->
        [one] Перемагає гравець { $seat }: { $n } бал; порівну, але менше втрат через розбите скло
        [few] Перемагає гравець { $seat }: { $n } бали; порівну, але менше втрат через розбите скло
       *[many] Перемагає гравець { $seat }: { $n } балів; порівну, але менше втрат через розбите скло
    }
sintra-draw-shared =
    { $n ->
        [one] Спільна перемога гравців { $seats }: { $n } бал
        [few] Спільна перемога гравців { $seats }: { $n } бали
       *[many] Спільна перемога гравців { $seats }: { $n } балів
    }
sintra-draw-player = Гравець { $seat }
sintra-draw-you = Гравець { $seat } (ви)
sintra-draw-moves = ходить
sintra-draw-score-unit =
    { $n ->
        [one] бал
        [few] бали
       *[many] балів
    }
sintra-draw-round =
    { $n ->
        [0] Партію завершено
       *[other] Раунд { $n } з 6
    }
sintra-draw-bonus = Кожне скельце { sintra-colour } на завершеному вітражі: 1 бал
sintra-draw-factories = Вітрини фабрик
sintra-draw-centre = Центр стола
sintra-draw-marker = Маркер першого ходу
sintra-draw-bag = Мішечок
sintra-draw-tower = Вежа
sintra-draw-glazier = Скляр над вікном { $place }
sintra-draw-strip =
    { $next ->
        [none] Вітраж { $strip }: { $spaces }; потім вибуває з гри
       *[other] Вітраж { $strip }: { $spaces }; наступна сторона { $next }
    }
sintra-draw-window =
    { $n ->
        [one] Вікно { $window }: здобуто { $n } бал
        [few] Вікно { $window }: здобуто { $n } бали
       *[many] Вікно { $window }: здобуто { $n } балів
    }
sintra-draw-ornaments =
    { $n ->
        [one] Орнаменти: { $n } бал
        [few] Орнаменти: { $n } бали
       *[many] Орнаменти: { $n } балів
    }
sintra-draw-glazed =
    { $n ->
        [one] Завершені вікна: { $windows } × скельця { sintra-colour }: { $panes } = { $n } бал
        [few] Завершені вікна: { $windows } × скельця { sintra-colour }: { $panes } = { $n } бали
       *[many] Завершені вікна: { $windows } × скельця { sintra-colour }: { $panes } = { $n } балів
    }
sintra-draw-broken = Розбите скло
sintra-draw-lost = втрата: { $n }
sintra-draw-windows = Завершені вікна
sintra-draw-key-pane = скельце
sintra-draw-key-space = поле
sintra-draw-key-joker = джокер
sintra-draw-key-on-joker = скельце на полі-джокері
sintra-draw-key-next = на наступній стороні
sintra-draw-key-glazier = скляр
sintra-draw-about-round = Раунд { $n } з 6: кожне скельце { sintra-colour } на завершеному вітражі дає 1 бал.
sintra-draw-about-table = На столі: { $sources }.
sintra-draw-about-marker = Маркер першого ходу лежить у центрі стола.
sintra-draw-about-player =
    { $score ->
        [one] Гравець { $seat } має { $score } бал; скляр стоїть над вікном { $place }; втрата на шкалі розбитого скла: { $row }.
        [few] Гравець { $seat } має { $score } бали; скляр стоїть над вікном { $place }; втрата на шкалі розбитого скла: { $row }.
       *[many] Гравець { $seat } має { $score } балів; скляр стоїть над вікном { $place }; втрата на шкалі розбитого скла: { $row }.
    }
sintra-draw-about-windows = Скельця у вікнах гравця { $seat }, від верхньої клітинки: { $windows }.
sintra-draw-about-window = вікно { $window }: { $panes }
sintra-draw-about-strips = На вітражах гравця { $seat } ще вмістяться: { $strips }.
sintra-draw-about-strip = вітраж { $strip }: { $panes }
sintra-draw-about-jokers =
    { $n ->
        [one] { $n } скельце будь-якого кольору
        [few] { $n } скельця будь-якого кольору
       *[many] { $n } скелець будь-якого кольору
    }
sintra-draw-about-nothing = нічого

# Журнал
sintra-log-from =
    { $factory ->
        [0] з центру стола
       *[other] з вітрини { $factory }
    }
sintra-log-take =
    { $n ->
        [one] взято { $n } скельце { sintra-colour } { sintra-log-from }
        [few] взято { $n } скельця { sintra-colour } { sintra-log-from }
       *[many] взято { $n } скелець { sintra-colour } { sintra-log-from }
    }
sintra-log-place =
    { $all ->
        [yes] { $n ->
            [one] викладено його на вітраж { $strip }
           *[other] викладено їх на вітраж { $strip }
        }
       *[no] викладено { $n } з них на вітраж { $strip }
    }
sintra-log-break =
    { $n ->
        [one] розбито { $n } скельце
        [few] розбито { $n } скельця
       *[many] розбито { $n } скелець
    }
sintra-log-marker = взято маркер першого ходу
sintra-log-fall =
    { $n ->
        [0] досягнуто нижнього рядка шкали розбитого скла
        [one] втрачено { $n } бал у нижньому рядку шкали розбитого скла
        [few] втрачено { $n } бали у нижньому рядку шкали розбитого скла
       *[many] втрачено { $n } балів у нижньому рядку шкали розбитого скла
    }
sintra-log-complete = завершено вітраж { $strip }
sintra-log-colour =
    { $n ->
        [one] здобуто { $n } бал за скельця { sintra-colour }
        [few] здобуто { $n } бали за скельця { sintra-colour }
       *[many] здобуто { $n } балів за скельця { sintra-colour }
    }
sintra-log-pane =
    { $colour ->
        [P] рожеве скельце
        [O] помаранчеве скельце
        [Y] жовте скельце
        [W] біле скельце
       *[B] синє скельце
    }
sintra-log-keep = залишено { sintra-log-pane } у вікні { $window }
sintra-log-score =
    { $n ->
        [one] здобуто { $n } бал
        [few] здобуто { $n } бали
       *[many] здобуто { $n } балів
    }
sintra-log-return = повернуто скляра до вітража { $strip }
sintra-log-round = Раунд { $round } завершено
sintra-log-round-score =
    { $n ->
        [one] { $name } має { $n } бал
        [few] { $name } має { $n } бали
       *[many] { $name } має { $n } балів
    }
sintra-log-refill = мішечок наповнено скельцями з вежі

# Везіння в розборі партії
sintra-luck-refill = поповнення вітрин
