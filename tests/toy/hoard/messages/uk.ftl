hoard-name = Скарб
hoard-about = Грайте картами відкрито або закопуйте їх і зберіть найбільше балів. Іграшка для тестів.
hoard-option-die = Кубик
hoard-option-die-wild = дикий: 0 0 1 3 4 5
hoard-option-die-calm = спокійний: 1 2 2 2 2 3

# Ходи й вибір
hoard-card = Карта { $card }
hoard-play = Відкрито, з { $die } від кубика
hoard-bury = Сорочкою догори, з додатком { $more }
hoard-todo =
    { $bury ->
        [may] Виберіть карту: зіграйте її відкрито або закопайте.
       *[done] Виберіть карту, яку зіграєте.
    }
hoard-effect-secret = інші не знатимуть, яка це карта

# Чому щось неможливо
hoard-not-held = Гравець, чий зараз хід, не має в руці карти { $card }.
hoard-buried-one = За всю партію можна закопати лише одну карту.

# Підготовка й позиції
hoard-bad-start = «start» має бути місцем від 0 до { $last }.
hoard-bad-dice = «dice» має бути списком щонайбільше { $n } граней кубика.
hoard-bad-hands = «hands» має бути списком { $n } карт для кожного місця, від 1 до { $last }, жодної двічі.
hoard-unknown = У позиції є знак питання: це знання одного місця, і з нього не можна почати партію.
hoard-broken-table = Раунд, кубики й зіграні карти не узгоджуються.
hoard-broken-cards = Якась карта є у двох місцях або такої карти немає.

# Бали й кінець
hoard-points-open = карта { $card } зіграна відкрито, з { $die } від кубика
hoard-points-buried = карта { $card } закопана, з додатком { $more }
hoard-ended = усі карти зіграно
hoard-won-points = більше балів
hoard-won-fewer-buried = порівну балів, але менше з них закопано
hoard-shared = порівну балів і стільки ж закопано: перемога спільна

# Малюнки
hoard-dice = Кубики: { $dice }
hoard-player = Гравець { $seat } ({ $score })

# Дошка на сторінці
hoard-board-caption = Кубики й карти на столі
hoard-board-round = Раунд { $round }
hoard-board-die = , кубик: { $die }
hoard-board-not-rolled = , ще не кинуто
hoard-board-buried = Закопана
hoard-board-in-hand = У руці
hoard-board-hidden = прихована карта
hoard-board-hand = Ваші карти
hoard-board-you = { $name } (ви)
hoard-board-hint =
    { $bury ->
        [may] { $card }: зіграйте її відкрито або закопайте.
       *[done] { $card }: зіграйте її відкрито.
    }
hoard-board-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[other] { $n } балів
    }
hoard-board-gains = +{ $n }
hoard-board-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
