hoard-name = Скарб
hoard-about = Грайте картами відкрито або закопуйте їх і зберіть найбільше очок. Іграшка для тестів.
hoard-option-die = Кубик
hoard-option-die-wild = дикий: 0 0 1 3 4 5
hoard-option-die-calm = спокійний: 1 2 2 2 2 3

# Ходи й вибір
hoard-card = Карта { $card }
hoard-play = Відкрито, з { $die } від кубика
hoard-bury = Сорочкою догори, з додатком { $more }
hoard-effect-secret = інші не знатимуть, яка це карта

# Чому щось неможливо
hoard-bad-move = «{ $text }» не є ходом у Скарбі. Напишіть «play 7» (зіграти) або «bury 7» (закопати), з картою від 1 до { $last }.
hoard-not-held = Гравець, чий зараз хід, не має в руці карти { $card }.
hoard-buried-one = За всю партію можна закопати лише одну карту.

# Підготовка й позиції
hoard-bad-start = «start» має бути місцем від 0 до { $last }.
hoard-bad-dice = «dice» має бути списком щонайбільше { $n } граней кубика.
hoard-bad-hands = «hands» має бути списком { $n } карт для кожного місця, від 1 до { $last }, жодної двічі.
hoard-unknown = У позиції є знак питання: це знання одного місця, і з нього не можна почати партію.
hoard-broken-table = Раунд, кубики й зіграні карти не узгоджуються.
hoard-broken-cards = Якась карта є у двох місцях або такої карти немає.

# Очки й кінець
hoard-points-open = карта { $card } зіграна відкрито, з { $die } від кубика
hoard-points-buried = карта { $card } закопана, з додатком { $more }
hoard-ended = усі карти зіграно
hoard-won-points = більше очок
hoard-won-fewer-buried = порівну очок, але менше з них закопано
hoard-shared = порівну очок і стільки ж закопано: перемога спільна

# Малюнки
hoard-dice = Кубики: { $dice }
hoard-player = Гравець { $seat } ({ $score })
