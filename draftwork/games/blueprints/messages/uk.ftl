blueprints-name = Blueprints
blueprints-about = Від двох до чотирьох архітекторів вибирають кубики різних матеріалів, будують за ширмами й змагаються за трофеї та нагороди.
blueprints-begins = Хто починає, вирішує випадок.

# Ходи та вибір
blueprints-notation = «W4 b2» бере дерево зі значенням 4 і ставить його на клітинку в стовпці b, рядку 2 (W дерево, R вторсировина, S камінь, G скло; стовпці a і b, рядки від 1 до 3 згори). «W4 remove» бере й вилучає кубик, який ніде не можна поставити. «discard G2» скидає скло зі значенням 2, у грі вдвох.
blueprints-word =
    { $word ->
        [discard] скинути
        [remove] вилучити
       *[other] { $word }
    }
blueprints-material =
    { $material ->
        [W] дерево
        [R] вторсировина
        [S] камінь
       *[G] скло
    }
# Літери на деталях, для охочих: жодна не схожа на іншу чи на цифру
blueprints-letter =
    { $material ->
        [W] Д
        [R] Т
        [S] К
       *[G] С
    }
blueprints-die = { blueprints-material } { $value }
blueprints-material-label =
    { $material ->
        [W] Дерево
        [R] Вторсировина
        [S] Камінь
       *[G] Скло
    }
blueprints-take =
    { $n ->
        [one] { blueprints-material-label } { $value }
       *[other] { blueprints-material-label } { $value } (у пулі: { $n })
    }
blueprints-discard = Скидання: { $die }
blueprints-remove = Вилучення кубика
blueprints-cell = На клітинку { $cell }
blueprints-todo-turn = Візьміть кубик із пулу й поставте його на свій план; якщо він нікуди не підходить, його вилучають.
blueprints-todo-discard = Виберіть кубик із пулу, який скинете.
blueprints-effect-building =
    { $score ->
        [one] будівля мала б { $score } бал ({ NUMBER($more, signDisplay: "exceptZero") })
        [few] будівля мала б { $score } бали ({ NUMBER($more, signDisplay: "exceptZero") })
       *[many] будівля мала б { $score } балів ({ NUMBER($more, signDisplay: "exceptZero") })
    }

# Чому щось неможливо
blueprints-bad-move = «{ $text }» — це не хід у Blueprints. Напишіть «W4 b2» (кубик і клітинка), «W4 remove» (вилучити) або «discard G2» (скинути). Матеріали: W, R, S, G; клітинки від a1 до b3.
blueprints-discard-first = Спершу скиньте кубик із пулу.
blueprints-no-discard = Зараз не треба нічого скидати: візьміть кубик.
blueprints-not-in-pool = У пулі немає такого кубика: { $die }.
blueprints-must-place = Цей кубик ({ $die }) можна поставити, тому вилучити його не можна.
blueprints-hatched = Клітинка { $cell } заштрихована: на ній не можна будувати.
blueprints-hatched-several = заштриховані, тож там не можна будувати: { $names }
blueprints-too-low = Цей кубик ({ $die }) не можна поставити на клітинку { $cell }: зверху там { $top }, а значення у стосі не можуть спадати.

# Підготовка
blueprints-bad-start = «start» — це номер місця від 0 до { $last }.
blueprints-bad-plans = «plans» — це список раундів (не більше { $rounds }), у кожному список номерів планів із колоди, по одному для кожного гравця (разом { $players }); жоден план не повторюється.
blueprints-bad-in-demand = «in_demand» — це список раундів (не більше { $rounds }), у кожному текст із двох різних літер з-поміж { $letters }.
blueprints-bad-dice = «dice» — це список раундів (не більше { $rounds }), у кожному список кубиків (не більше { $most }), як-от «W4»: літера з-поміж { $letters } і значення від 1 до 6.
blueprints-too-many-dice = У раунді { $round } забагато кубиків одного матеріалу ({ blueprints-material }: { $n }); у мішечку їх може бути щонайбільше { $most }. Якщо цей матеріал не затребуваний, вкажіть «in_demand».

# Набори компонентів
blueprints-edition-title-open-deck = Відкрита колода
blueprints-edition-about-open-deck = 24 наші власні плани, бо надруковані не вдалося перевірити.
blueprints-edition-whole = файл
blueprints-edition-at-entry = «plans», запис { $n }
blueprints-edition-at-plan = план { $id }
blueprints-edition-missing = { $where }: бракує «{ $field }».
blueprints-edition-unknown = { $where }: невідоме «{ $field }». Відомі: { $known }.
blueprints-edition-game = «game» має бути «blueprints», а не «{ $game }».
blueprints-edition-name = «{ $name }» — не назва: «edition» — це текст від 1 до { $most } знаків, без ; і #.
blueprints-edition-plans = «plans» — це список планів (від { $least } до { $most }), у кожного «id» і «rows».
blueprints-edition-plan-count = Кількість планів: { $n }, а має бути від { $least } до { $most }, щоб вистачило на три раунди для чотирьох гравців.
blueprints-edition-id = «{ $id }» не може бути «id» у «plans», запис { $n }: це число від 1 до { $last }.
blueprints-edition-id-twice = Є більше ніж один план { $id }.
blueprints-edition-rows = { $where }: «rows» — це список рядків згори (разом { $rows }), знаків у кожному: { $columns }.
blueprints-edition-mark = { $where }: { $marks } — не висота. Клітинка має висоту від 1 до { $last } або X, якщо вона заштрихована.
blueprints-edition-dice = { $where }: сума висот дорівнює { $n }, а має бути { $needed }.

# Позиції
blueprints-broken-range = Якесь число стану виходить за межі того, що дозволяють компоненти гри.
blueprints-broken-plans = Плани («plans») не є різними картами колоди, по одній для кожного гравця в кожному раунді.
blueprints-broken-dice = Кубики («dice») й затребувані матеріали («in demand») не відповідають мішечку, де по 8 кубиків кожного матеріалу.
blueprints-broken-moves = Взяті та скинуті кубики («taken», «discarded») не випливають із правил.
blueprints-unknown = Не вказано чогось, що в партії має бути відомо.
blueprints-impossible = Жоден із решти планів не узгоджується з кубиками, які хтось поставив і вилучив.
blueprints-broken-won = Карти одного раунду («won») не можна здобути так: кожен трофей отримує інший гравець, і рівно один гравець не отримує жодного.
blueprints-wrong-start = «start» має бути { $last }: починає гравець, який у раунді { $round } був останнім.
blueprints-pool-size = У «pool» кубиків: { $n }, а після цих ходів їх має бути { $expected }.

# Бали будівлі
blueprints-building-W =
    { $n ->
        [0] { $die } не торкається жодного кубика
        [one] { $die } торкається { $n } кубика: 2 бали
       *[other] { $die } торкається { $n } кубиків, по 2 бали
    }
blueprints-building-R =
    { $n ->
        [one] { $n } кубик вторсировини
        [few] { $n } кубики вторсировини
       *[many] { $n } кубиків вторсировини
    }
blueprints-building-S = { $die } на поверсі { $level }
blueprints-building-G = { $die } рахується за значенням
blueprints-building-bonus = збудовано точно за планом

# Бали та кінець
blueprints-card =
    { $card ->
        [gold] золотий трофей
        [silver] срібний трофей
        [bronze] бронзовий трофей
        [skyscraper] нагорода за хмарочос
        [geometer] нагорода геометра
        [structural_integrity] нагорода за цілісність конструкції
       *[materials] нагорода за матеріали
    }
blueprints-tie =
    { $tie ->
        [first_material] ; за рівності вирішила більша кількість кубиків першого затребуваного матеріалу
        [second_material] ; за рівності вирішила більша кількість кубиків другого затребуваного матеріалу
        [later_turn] ; за рівності вирішив пізніший хід
       *[none] { "" }
    }
blueprints-points-award = раунд { $round }, { blueprints-card }: місце { $place }, оцінка будівлі { $score } (дерево { $W }, вторсировина { $R }, камінь { $S }, скло { $G }, план { $bonus }){ blueprints-tie }
blueprints-points-prize = раунд { $round }, { blueprints-card }{ blueprints-tie }
blueprints-points-award-category = { blueprints-card }
blueprints-points-prize-category = { blueprints-card }
blueprints-ended =
    { $n ->
        [one] зіграно { $n } раунд
        [few] зіграно всі { $n } раунди
       *[many] зіграно всі { $n } раундів
    }
blueprints-won =
    { $by ->
        [points] більше балів
        [prizes] порівну балів; більше нагород
        [gold] порівну балів і нагород; більше золотих трофеїв
        [silver] порівну балів, нагород і золотих трофеїв; більше срібних трофеїв
        [bronze] порівну балів, нагород, золотих і срібних трофеїв; більше бронзових трофеїв
       *[shared] порівну балів, нагород і трофеїв: перемогу ділять гравці (разом { $n })
    }

# Малюнки й термінал
blueprints-draw-title = { blueprints-name }: { $status }
blueprints-draw-takes = Гравець { $seat } бере кубик
blueprints-draw-discards = Гравець { $seat } скидає кубик із пулу
blueprints-draw-won =
    { $n ->
        [one] Перемагає гравець { $seat }: { $n } бал
        [few] Перемагає гравець { $seat }: { $n } бали
       *[many] Перемагає гравець { $seat }: { $n } балів
    }
blueprints-draw-tie-break = ({ $why })
blueprints-draw-shared =
    { $n ->
        [one] Перемогу ділять гравці { $seats }: по { $n } балу
        [few] Перемогу ділять гравці { $seats }: по { $n } бали
       *[many] Перемогу ділять гравці { $seats }: по { $n } балів
    }
blueprints-draw-player = Гравець { $seat }
blueprints-draw-you = Гравець { $seat } (ви)
blueprints-draw-moves = ходить
blueprints-draw-winner = переможець
blueprints-draw-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
blueprints-draw-round = Раунд { $n } з { $rounds }
blueprints-draw-over = Партію завершено
blueprints-draw-turn = Хід { $n } з { $turns }
blueprints-draw-in-demand = Затребувані матеріали
blueprints-draw-pool = Пул
blueprints-draw-bag = Мішечок
blueprints-draw-discarded = Скинуті
blueprints-draw-cards = Трофеї та нагороди, раунд { $n }
blueprints-draw-card =
    { $card ->
        [gold] Золотий трофей
        [silver] Срібний трофей
        [bronze] Бронзовий трофей
        [skyscraper] Хмарочос
        [geometer] Геометр
        [structural_integrity] Цілісність конструкції
       *[materials] Матеріали
    }
blueprints-draw-card-for =
    { $card ->
        [gold] найкраща оцінка
        [silver]
            { $players ->
                [2] найкраща оцінка
               *[other] друга оцінка
            }
        [bronze] третя оцінка
        [skyscraper] висота щонайменше { $least }
        [geometer] усі значення 1–{ $least }
        [structural_integrity] одне значення, кубиків: { $least }+
       *[materials] один матеріал, кубиків: { $least }+
    }
blueprints-draw-card-of = здобуває гравець { $seat }
blueprints-draw-card-nobody = ніхто
blueprints-draw-won-card = { blueprints-card } раунду { $round }
blueprints-draw-won-cards = Здобуто
blueprints-draw-plan = План { $id }
blueprints-draw-from-above = згори: збудовано/план, кубики знизу вгору
blueprints-draw-space-height = { $cell }: висота за планом { $height }
blueprints-draw-space-hatched = { $cell }: заштриховано
blueprints-draw-score = Оцінка будівлі
blueprints-draw-bonus = за планом
blueprints-draw-sum = Бали
blueprints-draw-total = разом
blueprints-draw-taken = Взяті кубики
blueprints-draw-removed = вилучено
blueprints-draw-screen = За ширмою
blueprints-draw-past = Раунд { $round }: { $n }
blueprints-draw-key-space = 1/2 W4: стоїть один із двох запланованих кубиків; знизу вгору; //// заштриховано
blueprints-draw-key-removed = (W4) вилучено
blueprints-draw-about-round = { blueprints-draw-round }, хід { $turn } з { $turns }; затребувані матеріали: спершу { $first }, потім { $second }.
blueprints-draw-about-pool = У пулі: { $dice }.
blueprints-draw-about-bag = У мішечку лишилося: { $dice }.
blueprints-draw-about-discarded = Скинуто: { $dice }.
blueprints-draw-about-player =
    { $n ->
        [one] Гравець { $seat } має { $n } бал.
        [few] Гравець { $seat } має { $n } бали.
       *[many] Гравець { $seat } має { $n } балів.
    }
blueprints-draw-about-won = Здобутки гравця { $seat }: { $cards }.
blueprints-draw-about-taken = Гравець { $seat } у раунді { $round } взяв по черзі: { $dice }.
blueprints-draw-about-removed = { $die } (вилучено)
blueprints-draw-about-screen = План гравця { $seat } і місця цих кубиків приховано.
blueprints-draw-about-plan = План { $id } гравця { $seat }: { $spaces }.
blueprints-draw-about-space = на { $cell } запланована висота { $height }, збудовано: { $dice }
blueprints-draw-about-empty = нічого
blueprints-draw-about-hatched = { $cell } заштриховано
blueprints-draw-about-score = Оцінка будівлі гравця { $seat } в раунді { $round }: { $n } (дерево { $W }, вторсировина { $R }, камінь { $S }, скло { $G }, відповідність плану { $bonus }).

# Журнал
blueprints-log-material =
    { $material ->
        [W] дерево
        [R] вторсировину
        [S] камінь
       *[G] скло
    }
blueprints-log-take = взято { blueprints-log-material } зі значенням { $value }
blueprints-log-discard = скинуто { blueprints-log-material } зі значенням { $value }
blueprints-log-place = поставлено кубик на клітинку { $cell }
blueprints-log-screen = поставлено кубик за ширмою
blueprints-log-remove = вилучено кубик, бо він нікуди не підходив
blueprints-log-round = Раунд { $round } завершено
blueprints-log-round-score = { $name } — оцінка будівлі { $n }
blueprints-log-round-card = { blueprints-card } — { $name }

# Везіння в розборі партії
blueprints-luck-refill = кубики, додані до пулу
blueprints-luck-round = плани й кубики нового раунду
