sagrada-name = Sagrada
sagrada-about = Від одного до чотирьох гравців вибирають кубики з кольорового скла й заповнюють свої вітражі.
sagrada-begins = Хто починає, вирішує випадок.
sagrada-option-reduced_bag = Кубики в мішечку
sagrada-option-reduced_bag-about = Коли кубиків менше, легше передбачити, які кольори ще з’являться.
sagrada-option-reduced_bag-False = усі 90
sagrada-option-reduced_bag-True = менше: по 10, 14 або 18 кожного кольору для 2, 3 або 4 гравців
sagrada-option-tools = Інструменти
sagrada-option-tools-about = Скільки інструментів допомагає в грі соло; кожен діє один раз. Що їх менше, то важче.
sagrada-option-tools-1 = один: найважче
sagrada-option-tools-2 = два
sagrada-option-tools-3 = три
sagrada-option-tools-4 = чотири
sagrada-option-tools-5 = п’ять: найлегше
sagrada-option-solo_private = Особисті цілі
sagrada-option-solo_private-about = У грі соло ви маєте дві особисті цілі. Набагато легше, коли рахуються обидві.
sagrada-option-solo_private-one = рахується краща
sagrada-option-solo_private-both = рахуються обидві
sagrada-notation = «draft 2» вибирає другий кубик із пулу, «place c3» кладе його в стовпець c, рядок 3, «tool 6» застосовує інструмент 6, «pass» закінчує хід. Кроки інструментів: «up», «down», «value 5», «track 4.2» (другий кубик раунду 4), «from b2», «to c3», «done», «return», а в соло ще «pay 4». «pattern 17» вибирає візерунок.
sagrada-word =
    { $word ->
        [pattern] візерунок
        [draft] вибрати
        [place] покласти
        [tool] інструмент
        [pay] заплатити
        [up] збільшити
        [down] зменшити
        [value] значення
        [track] трек
        [from] з
        [to] на
        [done] готово
        [return] повернути
        [pass] пас
       *[other] { $word }
    }

# Colours and cards
sagrada-colour =
    { $colour ->
        [R] червоний
        [Y] жовтий
        [G] зелений
        [B] синій
       *[P] фіолетовий
    }
sagrada-private =
    { $colour ->
        [R] Відтінки червоного
        [Y] Відтінки жовтого
        [G] Відтінки зеленого
        [B] Відтінки синього
       *[P] Відтінки фіолетового
    }
sagrada-private-text = сума значень ваших кубиків цього кольору
sagrada-tool-1 = Щипці для сколювання
sagrada-tool-1-text = Збільште або зменште вибраний кубик на один; одиниця не стає шісткою, а шістка — одиницею.
sagrada-tool-2 = Пензель для егломізе
sagrada-tool-2-text = Перемістіть один кубик свого вітража й не зважайте на надрукований колір нової клітинки.
sagrada-tool-3 = Гладилка для мідної фольги
sagrada-tool-3-text = Перемістіть один кубик свого вітража й не зважайте на надрукований відтінок нової клітинки.
sagrada-tool-4 = Ніж для свинцю
sagrada-tool-4-text = Перемістіть два різні кубики свого вітража, один за одним, за всіма правилами.
sagrada-tool-5 = Різак для лінз
sagrada-tool-5-text = Обміняйте вибраний кубик на кубик із треку раундів.
sagrada-tool-6 = Пензлик для флюсу
sagrada-tool-6-text = Перекиньте вибраний кубик. Якщо він тоді нікуди не підходить, він повертається до пулу.
sagrada-tool-7 = Молоток скляра
sagrada-tool-7-text = Перекиньте весь пул: лише у вашому другому ході раунду, перед вибором кубика.
sagrada-tool-8 = Щипці для розламування
sagrada-tool-8-text = У першому ході раунду, поклавши кубик, одразу виберіть ще один; другий хід цього раунду ви пропускаєте.
sagrada-tool-9 = Лінійка з корком
sagrada-tool-9-text = Покладіть вибраний кубик на клітинку, яка не торкається жодного кубика.
sagrada-tool-10 = Шліфувальний камінь
sagrada-tool-10-text = Переверніть вибраний кубик на протилежну грань.
sagrada-tool-11 = Змивка флюсу
sagrada-tool-11-text = Покладіть вибраний кубик у мішечок, витягніть інший, виберіть його значення й покладіть його або залиште в пулі.
sagrada-tool-12 = Коліщатко для простукування
sagrada-tool-12-text = Перемістіть один або два кубики одного кольору, що є на треку раундів, за всіма правилами.
sagrada-public-light_shades = Світлі відтінки
sagrada-public-light_shades-text = кожна пара 1 і 2
sagrada-public-medium_shades = Середні відтінки
sagrada-public-medium_shades-text = кожна пара 3 і 4
sagrada-public-deep_shades = Темні відтінки
sagrada-public-deep_shades-text = кожна пара 5 і 6
sagrada-public-shade_variety = Різноманіття відтінків
sagrada-public-shade_variety-text = кожен комплект усіх шести значень
sagrada-public-row_shade_variety = Різноманіття відтінків у рядку
sagrada-public-row_shade_variety-text = кожен повний рядок без повторення значень
sagrada-public-column_shade_variety = Різноманіття відтінків у стовпці
sagrada-public-column_shade_variety-text = кожен повний стовпець без повторення значень
sagrada-public-row_color_variety = Різноманіття кольорів у рядку
sagrada-public-row_color_variety-text = кожен повний рядок без повторення кольорів
sagrada-public-column_color_variety = Різноманіття кольорів у стовпці
sagrada-public-column_color_variety-text = кожен повний стовпець без повторення кольорів
sagrada-public-color_variety = Різноманіття кольорів
sagrada-public-color_variety-text = кожен комплект усіх п’яти кольорів
sagrada-public-color_diagonals = Кольорові діагоналі
sagrada-public-color_diagonals-text = кожен кубик, що по діагоналі сусідить із кубиком свого кольору
# Літери на деталях, для охочих: жодна не схожа на іншу чи на цифру
sagrada-letter =
    { $colour ->
        [R] Р
        [Y] Ж
        [G] Л
        [B] С
       *[P] Ф
    }

# Names of patterns; those that are not here are called as in the edition
sagrada-pattern-chromatic_splendor = Хроматична пишнота
sagrada-pattern-firelight = Світло вогню
sagrada-pattern-suns_glory = Слава сонця
sagrada-pattern-kaleidoscopic_dream = Калейдоскопічний сон
sagrada-pattern-fractal_drops = Фрактальні краплі
sagrada-pattern-ripples_of_light = Хвилі світла
sagrada-pattern-water_of_life = Вода життя
sagrada-pattern-sun_catcher = Ловець сонця
sagrada-pattern-shadow_thief = Викрадач тіней
sagrada-pattern-symphony_of_light = Симфонія світла

# Moves and choices
sagrada-do-pattern =
    { $dots ->
        [one] { $name } (візерунок { $n }), { $dots } жетон прихильності
        [few] { $name } (візерунок { $n }), { $dots } жетони прихильності
       *[many] { $name } (візерунок { $n }), { $dots } жетонів прихильності
    }
sagrada-do-pass = Кінець ходу
sagrada-do-draft = Кубик { $n }: { sagrada-colour } { $value }
sagrada-do-place = На клітинку { $cell }
sagrada-do-tool = { $name }
sagrada-do-pay = Плата: { sagrada-colour } { $value }
sagrada-do-up = На один більше
sagrada-do-down = На один менше
sagrada-do-value = Значення { $value }
sagrada-do-track = З раунду { $round }: { sagrada-colour } { $value }
sagrada-do-from = Кубик із клітинки { $cell }
sagrada-do-to = На клітинку { $cell }
sagrada-do-done = Без другого кубика
sagrada-do-return = Назад до пулу
sagrada-todo-round =
    { $turn ->
        [second] Другий хід раунду
       *[first] Перший хід раунду
    }
sagrada-todo-choose = Виберіть один із чотирьох візерунків для свого вітража.
sagrada-todo-turn =
    { $left ->
        [draft] { sagrada-todo-round }: виберіть кубик із пулу або закінчіть хід.
        [tool] { sagrada-todo-round }: застосуйте інструмент або закінчіть хід.
        [none] { sagrada-todo-round }: закінчіть хід.
       *[both] { sagrada-todo-round }: виберіть кубик із пулу, застосуйте інструмент або закінчіть хід.
    }
sagrada-todo-hand =
    { $left ->
        [draft] Покладіть вибраний кубик у свій вітраж.
       *[both] Покладіть вибраний кубик у свій вітраж або застосуйте до нього інструмент.
    }
sagrada-todo-pay = { $tool }: виберіть кубик із пулу, яким заплатите.
sagrada-todo-nudge = { $tool }: збільште або зменште значення кубика на 1.
sagrada-todo-swap = { $tool }: виберіть кубик із треку раундів для обміну.
sagrada-todo-rolled = { $tool }: покладіть перекинутий кубик; якщо він нікуди не підходить, поверніть його до пулу.
sagrada-todo-again = { $tool }: виберіть ще один кубик із пулу.
sagrada-todo-apart = { $tool }: покладіть кубик туди, де він не торкається інших.
sagrada-todo-value = { $tool }: виберіть значення витягнутого кубика.
sagrada-todo-free = { $tool }: покладіть кубик або поверніть його до пулу.
sagrada-todo-lift = { $tool }: виберіть кубик свого вітража, який переміщуєте.
sagrada-todo-drop = { $tool }: виберіть, куди перемістити кубик.
sagrada-pays-tokens =
    { $n ->
        [one] коштує { $n } жетон прихильності
        [few] коштує { $n } жетони прихильності
       *[many] коштує { $n } жетонів прихильності
    }
sagrada-pays-die =
    { $colour ->
        [R] коштує червоний кубик із пулу
        [Y] коштує жовтий кубик із пулу
        [G] коштує зелений кубик із пулу
        [B] коштує синій кубик із пулу
       *[P] коштує фіолетовий кубик із пулу
    }
sagrada-effect-blocks = блокує { $cells }, де надруковано той самий колір чи відтінок
sagrada-fits = може лежати на { $cells }
sagrada-fits-cell = { $cell } ({ NUMBER($n, signDisplay: "exceptZero") })
sagrada-fits-tool = можна покласти лише за допомогою інструмента { $n } «{ $tool }», який { $price }

# Why something is not possible
sagrada-bad-move = «{ $text }» — це не хід у Sagrada. Напишіть, наприклад, «draft 2», «place c3», «tool 6» або «pass».
sagrada-now-0 = Спершу виберіть один зі своїх чотирьох візерунків.
sagrada-now-1 = Зараз це неможливо: виберіть кубик, застосуйте інструмент або закінчіть хід.
sagrada-now-2 = Зараз це неможливо: покладіть вибраний кубик або застосуйте до нього інструмент.
sagrada-now-3 = Спершу заплатіть за інструмент кубиком із пулу.
sagrada-now-4 = Спершу виберіть, на один більше чи менше.
sagrada-now-5 = Спершу виберіть кубик із треку раундів.
sagrada-now-6 = Зараз це неможливо: перекинутий кубик треба покласти, а якщо він нікуди не підходить, він повертається.
sagrada-now-7 = Спершу виберіть ще один кубик.
sagrada-now-8 = Спершу покладіть кубик на клітинку, яка не торкається жодного іншого.
sagrada-now-9 = Спершу виберіть значення витягнутого кубика.
sagrada-now-10 = Зараз це неможливо: покладіть кубик або поверніть його до пулу.
sagrada-now-11 = Спершу виберіть кубик, який переміщуєте.
sagrada-now-12 = Спершу виберіть, куди перемістити кубик.
sagrada-why-not-dealt = Візерунка { $n } немає на ваших картах.
sagrada-why-no-die = У пулі немає кубика { $n }.
sagrada-why-drafted = У цьому ході вже вибрано кубик.
sagrada-why-unplaceable = Цей кубик не вдалося б нікуди покласти.
sagrada-why-must-place = Кубик можна покласти, тож треба це зробити.
sagrada-why-occupied = На клітинці { $cell } вже лежить кубик.
sagrada-why-occupied-several = там уже лежить кубик: { $names }
sagrada-why-not-edge = Перший кубик має лежати на краю або в куті, а клітинка { $cell } не там.
sagrada-why-not-edge-several = не на краю: { $names }
sagrada-why-not-touching = На клітинці { $cell } він не торкався б жодного кубика.
sagrada-why-not-touching-several = не торкається жодного кубика: { $names }
sagrada-why-wrong-colour = На клітинці { $cell } надруковано інший колір.
sagrada-why-wrong-colour-several = надруковано інший колір: { $names }
sagrada-why-wrong-shade = На клітинці { $cell } надруковано інший відтінок.
sagrada-why-wrong-shade-several = надруковано інший відтінок: { $names }
sagrada-why-adjacent-colour = Клітинка { $cell } поруч із кубиком того самого кольору.
sagrada-why-adjacent-colour-several = поруч із кубиком того самого кольору: { $names }
sagrada-why-adjacent-value = Клітинка { $cell } поруч із кубиком того самого значення.
sagrada-why-adjacent-value-several = поруч із кубиком того самого значення: { $names }
sagrada-why-touching = На клітинці { $cell } він торкався б іншого кубика.
sagrada-why-no-tool = Інструмента «{ $tool }» немає в цій грі.
sagrada-why-tool-used = У цьому ході вже застосовано інструмент.
sagrada-why-tool-gone = Інструмент «{ $tool }» використано, він вибув із гри.
sagrada-why-too-dear =
    { $n ->
        [0] «{ $tool }» коштує { $cost }, а у вас не лишилося жетонів прихильності.
        [one] «{ $tool }» коштує { $cost }, а у вас { $n } жетон прихильності.
        [few] «{ $tool }» коштує { $cost }, а у вас { $n } жетони прихильності.
       *[many] «{ $tool }» коштує { $cost }, а у вас { $n } жетонів прихильності.
    }
sagrada-why-no-payment = У пулі немає кубика, яким можна заплатити за «{ $tool }» (потрібен { sagrada-colour }).
sagrada-why-needs-die = «{ $tool }» діє на вибраний кубик: спершу виберіть кубик.
sagrada-why-needs-no-die = «{ $tool }» діє лише без кубика в руці: спершу покладіть цей кубик.
sagrada-why-second-turn = «{ $tool }» діє лише у вашому другому ході раунду.
sagrada-why-first-turn = «{ $tool }» діє лише у вашому першому ході раунду.
sagrada-why-before-draft = «{ $tool }» діє лише перед вибором кубика.
sagrada-why-after-placing = «{ $tool }» діє лише після того, як ви поклали кубик.
sagrada-why-empty-track = Для «{ $tool }» потрібен кубик на треку раундів.
sagrada-why-not-on-track = На треку раундів немає кубика цього кольору.
sagrada-why-no-end = Дію «{ $tool }» зараз неможливо довести до кінця.
sagrada-why-cannot-pay = За «{ $tool }» платять іншим кубиком: потрібен { sagrada-colour }.
sagrada-why-strands = Після оплати цим кубиком інструмент «{ $tool }» не мав би на що діяти.
sagrada-why-no-face = Одиниця не стає шісткою, а шістка — одиницею.
sagrada-why-no-track-die = На треку раундів немає кубика { $n } з раунду { $round }.
sagrada-why-empty-space = На клітинці { $cell } немає кубика.
sagrada-why-same-die = Кубик із клітинки { $cell } вже переміщено.
sagrada-why-other-colour = Кубик на клітинці { $cell } не того кольору, що перший.
sagrada-why-cannot-move = Кубик із клітинки { $cell } нема куди перемістити.
sagrada-why-same-space = Кубик уже лежить на клітинці { $cell }.
sagrada-why-no-second = Після переміщення на клітинку { $cell } не вдалося б перемістити другий кубик.

# Set-up, options and positions
sagrada-no-reduced-solo = У грі соло немає меншого мішечка.
sagrada-tools-solo-only = Коли гравців кілька, інструментів завжди { $n }.
sagrada-private-solo-only = «solo_private» стосується лише гри соло.
sagrada-bad-start = «start» — це номер місця від 0 до { $last }.
sagrada-bad-private = «private» — це різні літери (разом { $n }) з таких: { $letters }.
sagrada-bad-public = «public» — це різні цілі (разом { $n }) з таких: { $known }.
sagrada-bad-tools = «tools» — це різні номери (разом { $n }) з таких: { $known }.
sagrada-bad-patterns = «patterns» має давати по дві карти кожному гравцеві (гравців: { $n }), з номерами від 1 до { $last }, кожну карту раз.
sagrada-bad-dice = «dice» має містити щонайбільше { $rounds } рядків по { $n } кубиків, наприклад «R5».
sagrada-bad-too-many = Задано кубиків кольору { $colour }: { $n }, а їх лише { $most }.
sagrada-bad-turn = «{ $turn }» — це не хід: напишіть раунд і хід, від «1.1» до «10.{ $turns }».
sagrada-bad-rerolls = «rerolls» має давати для ходу значення від 1 до 6 для місць пулу, наприклад "3.2": {"{"}"1": 5{"}"}.
sagrada-bad-draws = «draws» має давати для ходу місце в мішечку й колір, наприклад "3.2": "57B", або "own".
sagrada-bad-draw-place = Місця { $place } тоді немає в мішечку: є лише від { $first } до { $last }.
sagrada-bad-draw-colour = Для місця { $place } в мішечку задано два кольори.
sagrada-bad-luck = Можна задати щонайбільше { $most } перекидань і витягувань.
sagrada-unknown = У цій позиції щось невідоме, тож почати з неї партію не можна.
sagrada-broken-range = Якесь число стану виходить за межі того, що дозволяють компоненти.
sagrada-broken-edition = Візерунки не з цього набору компонентів.
sagrada-broken-cards = У «tools», «public», «private» або «cards» якась карта трапляється двічі чи відсутня, або візерунка немає на карті цього гравця.
sagrada-broken-window = У «{ $window }» торкаються кубики однакового кольору чи значення, або клітинки не такі, як у візерунку.
sagrada-broken-tokens = Жетони гравців і жетони на інструментах («tokens», «paid») разом не дають кількості крапок на візерунках.
sagrada-broken-luck = Перекидання й витягування («luck») не узгоджуються з використаними інструментами.
sagrada-broken-dice = Кубики в «track», «pool», «dice» або «spare» — не ті, що були в попередніх раундах.
sagrada-dice-of-colour = Кількість кубиків кольору { $colour } у вітражах, у пулі, у руці та на треку раундів — { $n }, а їх лише { $most }.
sagrada-dice-in-all = Кількість кубиків у вітражах, у пулі, у руці та на треку раундів — { $n }, а досі витягнуто { $expected }.
sagrada-broken-turn = Те, що треба вирішити («phase», «turn», «drafted», «tool», «hand», «skipping»), не узгоджується з рештою позиції.

# Editions
sagrada-edition-title-base-game = Базова гра
sagrada-edition-about-base-game = Карти візерунків із надрукованої гри.
sagrada-edition-whole = Файл
sagrada-edition-at-pattern = Візерунок { $side } карти { $card }
sagrada-edition-missing = { $where }: бракує «{ $field }».
sagrada-edition-unknown = { $where }: невідоме «{ $field }»; відомі { $known }.
sagrada-edition-game = Файл для «{ $game }», а не для «sagrada».
sagrada-edition-name = «{ $name }» — не назва набору компонентів: щонайбільше { $most } знаків, без ; # |.
sagrada-edition-cards = «cards» має бути списком карт із двома візерунками на кожній.
sagrada-edition-card-count = Карт { $n }; може бути від { $least } до { $most }.
sagrada-edition-card = Карта { $n } має бути списком двох візерунків.
sagrada-edition-pattern-name = { $where }: «{ $field }» має містити від 1 до { $most } знаків, без ; # |.
sagrada-edition-id-twice = { $where }: ідентифікатор «{ $id }» уже зайнятий.
sagrada-edition-dots = { $where }: «dots» — це «{ $dots }», а має бути число від { $least } до { $most }.
sagrada-edition-rows = { $where }: текстів у «rows» має бути { $rows }, а клітинок у кожному { $columns }.
sagrada-edition-letter = { $where }: невідомі клітинки «{ $letters }»; відомі { $known }.

# Points and the end
sagrada-points-set = { $objective }: комплект
sagrada-points-line = { $objective }: повна лінія
sagrada-points-diagonal = { $objective }: кубики на діагоналі
sagrada-points-private =
    { $colour ->
        [R] особиста ціль: сума значень червоних кубиків
        [Y] особиста ціль: сума значень жовтих кубиків
        [G] особиста ціль: сума значень зелених кубиків
        [B] особиста ціль: сума значень синіх кубиків
       *[P] особиста ціль: сума значень фіолетових кубиків
    }
sagrada-points-tokens =
    { $n ->
        [one] лишився { $n } жетон прихильності
        [few] лишилося { $n } жетони прихильності
       *[many] лишилося { $n } жетонів прихильності
    }
sagrada-points-empty =
    { $n ->
        [one] { $n } порожня клітинка: { $each }
        [few] { $n } порожні клітинки, по { $each }
       *[many] { $n } порожніх клітинок, по { $each }
    }
sagrada-points-set-category = { $objective }
sagrada-points-line-category = { $objective }
sagrada-points-diagonal-category = { $objective }
sagrada-points-private-category = Особиста ціль
sagrada-points-tokens-category = Жетони прихильності
sagrada-points-empty-category = Порожні клітинки
sagrada-ended = десять раундів зіграно
sagrada-won-points = більше балів
sagrada-won-private = порівну балів; більше балів за особисту ціль
sagrada-won-tokens = порівну балів, також за особисту ціль; лишилося більше жетонів прихильності
sagrada-won-order = у всьому порівну; гравець { $seat } пізніший у порядку останнього раунду
sagrada-solo-won = рахунок { $points } перевищує цільовий рахунок { $target }
sagrada-solo-lost = рахунок { $points } не перевищує цільового рахунку { $target }

# Малюнки й термінал
sagrada-draw-title = { sagrada-name }: { $status }
sagrada-draw-now-choose = Гравець { $seat } вибирає візерунок
sagrada-draw-now-turn =
    { $left ->
        [draft] Гравець { $seat } може вибрати кубик або закінчити хід
        [tool] Гравець { $seat } може застосувати інструмент або закінчити хід
        [none] Гравець { $seat } закінчує хід
       *[both] Гравець { $seat } вибирає кубик, застосовує інструмент або закінчує хід
    }
sagrada-draw-now-hand =
    { $left ->
        [draft] Гравець { $seat } кладе вибраний кубик
       *[both] Гравець { $seat } кладе вибраний кубик або застосовує до нього інструмент
    }
sagrada-draw-now-pay = Гравець { $seat } платить кубиком із пулу за «{ $tool }»
sagrada-draw-now-nudge = Гравець { $seat } збільшує або зменшує значення кубика на 1
sagrada-draw-now-swap = Гравець { $seat } міняє кубик на кубик із треку раундів
sagrada-draw-now-rolled = Гравець { $seat } кладе перекинутий кубик або повертає його до пулу, якщо той нікуди не підходить
sagrada-draw-now-again = Гравець { $seat } вибирає ще один кубик
sagrada-draw-now-apart = Гравець { $seat } кладе кубик туди, де він не торкається інших
sagrada-draw-now-value = Гравець { $seat } вибирає значення витягнутого кубика
sagrada-draw-now-free = Гравець { $seat } кладе кубик або повертає його до пулу
sagrada-draw-now-lift = Гравець { $seat } вибирає кубик, який переміщує
sagrada-draw-now-drop = Гравець { $seat } вибирає, куди перемістити кубик
sagrada-draw-won =
    { $n ->
        [one] Перемагає гравець { $seat }: { $n } бал
        [few] Перемагає гравець { $seat }: { $n } бали
       *[many] Перемагає гравець { $seat }: { $n } балів
    }
sagrada-draw-won-tied = Перемагає гравець { $seat }: { $reason }
sagrada-draw-solo-won =
    { $n ->
        [one] Перемога: { $n } бал, цільовий рахунок { $target }
        [few] Перемога: { $n } бали, цільовий рахунок { $target }
       *[many] Перемога: { $n } балів, цільовий рахунок { $target }
    }
sagrada-draw-solo-lost =
    { $n ->
        [one] Поразка: { $n } бал, цільовий рахунок { $target }
        [few] Поразка: { $n } бали, цільовий рахунок { $target }
       *[many] Поразка: { $n } балів, цільовий рахунок { $target }
    }
sagrada-draw-player = Гравець { $seat }
sagrada-draw-you = Гравець { $seat } (ви)
sagrada-draw-moves = ходить
sagrada-draw-winner = перемога
sagrada-draw-score-unit =
    { $n ->
        [one] бал
        [few] бали
       *[many] балів
    }
sagrada-draw-without-private = без особистої цілі
sagrada-draw-round =
    { $n ->
        [0] Перед першим раундом
        [11] Після останнього раунду
       *[other] Раунд { $n } з 10
    }
sagrada-draw-turns = Ходи
sagrada-draw-target = Цільовий рахунок: { $n }
sagrada-draw-pool = Пул
sagrada-draw-pool-empty = Кубики кинуть, коли всі виберуть візерунки.
sagrada-draw-hand = У руці
sagrada-draw-track = Трек раундів
sagrada-draw-bag =
    { $n ->
        [one] Мішечок: { $n } кубик
        [few] Мішечок: { $n } кубики
       *[many] Мішечок: { $n } кубиків
    }
sagrada-draw-tools = Інструменти
sagrada-draw-goals = Спільні цілі
sagrada-draw-private = Особиста ціль
sagrada-draw-privates = Особисті цілі
sagrada-draw-tokens =
    { $n ->
        [0] жодного жетона прихильності
        [one] { $n } жетон прихильності
        [few] { $n } жетони прихильності
       *[many] { $n } жетонів прихильності
    }
sagrada-draw-used = застосовано в цьому ході
sagrada-draw-gone = поза грою
sagrada-draw-empty =
    { $n ->
        [0] жодної порожньої клітинки
        [one] { $n } порожня клітинка
        [few] { $n } порожні клітинки
       *[many] { $n } порожніх клітинок
    }
sagrada-draw-pattern = Візерунок { $n }
sagrada-draw-choose = Візерунки на вибір
sagrada-draw-sealed = візерунок вибрано, ще закритий
sagrada-draw-unchosen = візерунок ще не вибрано
sagrada-draw-start = починає раунд
sagrada-draw-skips = без другого ходу
sagrada-draw-hidden = закрита
sagrada-draw-die = { sagrada-colour } { $value }
sagrada-draw-unrolled = { sagrada-colour }, значення ще не вибрано
sagrada-draw-about-pool = Пул: { $dice }.
sagrada-draw-about-hand = У руці: { $dice }.
sagrada-draw-about-track = Раунд { $round } на треку: { $dice }.
sagrada-draw-about-cards = { $heading }: { $cards }.
sagrada-draw-about-private =
    { $n ->
        [one] Особиста ціль гравця { $seat }: { $names }.
       *[other] Особисті цілі гравця { $seat }: { $names }.
    }
sagrada-draw-about-player =
    { $score ->
        [one] Гравець { $seat }: { $score } бал, { sagrada-draw-tokens }, візерунок { $pattern }.
        [few] Гравець { $seat }: { $score } бали, { sagrada-draw-tokens }, візерунок { $pattern }.
       *[many] Гравець { $seat }: { $score } балів, { sagrada-draw-tokens }, візерунок { $pattern }.
    }
sagrada-draw-about-window = Кубики у вітражі гравця { $seat }: { $dice }.
sagrada-draw-about-unchosen = Гравець { $seat } ще не вибрав візерунка.
sagrada-draw-about-sealed = Гравець { $seat } вибрав візерунок, ще закритий.
sagrada-draw-key-spaces = R5 кубик · клітинки: r для червоного · 5 для п’ятірки · . для будь-якого

# Журнал
sagrada-log-colour =
    { $colour ->
        [R] червоний
        [Y] жовтий
        [G] зелений
        [B] синій
       *[P] фіолетовий
    }
sagrada-log-value-by = { $value }
sagrada-log-value-of = кубик зі значенням { $value }
sagrada-log-die = { sagrada-log-colour } { sagrada-log-value-of }
sagrada-log-sealed = вибрано візерунок
sagrada-log-pattern = вибрано візерунок «{ $name }»
sagrada-log-draft = вибрано { sagrada-log-die }
sagrada-log-place = покладено його на клітинку { $cell }
sagrada-log-tool =
    { $n ->
        [0] застосовано інструмент «{ $tool }»
        [one] застосовано інструмент «{ $tool }» за { $n } жетон прихильності
        [few] застосовано інструмент «{ $tool }» за { $n } жетони прихильності
       *[many] застосовано інструмент «{ $tool }» за { $n } жетонів прихильності
    }
sagrada-log-pay = сплачено кубиком із пулу ({ sagrada-log-colour } { sagrada-log-value-by })
sagrada-log-up = збільшено значення кубика до { $value }
sagrada-log-down = зменшено значення кубика до { $value }
sagrada-log-value = вибрано для кубика значення { $value }
sagrada-log-track = обміняно кубик на { sagrada-log-die } з раунду { $round }
sagrada-log-rolled = перекинуто кубик із результатом { $value }
sagrada-log-pool = перекинуто весь пул
sagrada-log-skip = втрачено другий хід раунду
sagrada-log-turned = перевернуто кубик на { $value }
sagrada-log-drawn = замінено кубик на { sagrada-log-colour } з мішечка
sagrada-log-move = переміщено { sagrada-log-die } з клітинки { $from } на клітинку { $cell }
sagrada-log-return = повернуто його до пулу
sagrada-log-pass = пропущено хід
sagrada-log-round = Раунд { $round } завершено
sagrada-log-track-left =
    { $n ->
        [0] на трек раундів не потрапив жоден кубик
        [one] на трек раундів потрапив { $n } кубик
        [few] на трек раундів потрапили { $n } кубики
       *[many] на трек раундів потрапило { $n } кубиків
    }

# Везіння в розборі партії
sagrada-luck-roll = кидки кубиків
sagrada-luck-reroll = перекидання інструментами
sagrada-luck-draw = витягування інструментами
