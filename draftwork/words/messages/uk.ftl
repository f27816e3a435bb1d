# Створення партії
unknown-game = Немає гри «{ $name }». Відомі ігри: { $known }.
broken-game = Гру «{ $name }» встановлено, але її не вдається завантажити: { $fault }
bad-players = Кількість гравців { $players } не підходить для гри { $game }. Можливі значення: { $allowed }.
unknown-option = Гра { $game } не має опції «{ $option }». Відомі опції: { $known }.
bad-option = «{ $value }» не може бути значенням опції { $option }. Можливі значення: { $allowed }.
unknown-edition = Немає набору компонентів «{ $name }». Наш — «{ $known }»; інші подають як файл.
edition-fixed = Компоненти гри { $game } не можна замінити.
edition-no-object = Файл компонентів містить один об'єкт JSON.
edition-faults =
    { $n ->
        [one] У цьому наборі компонентів { $n } помилка: { $first }
        [few] У цьому наборі компонентів { $n } помилки. Перша: { $first }
       *[many] У цьому наборі компонентів { $n } помилок. Перша: { $first }
    }
unknown-setup = Підготовка гри { $game } не має частини «{ $part }». Відомі частини: { $known }.
bad-setup-type = Підготовка — це набір названих частин, а не { $type }.
bad-seats = «seats» — це список щонайбільше { $players } імен, кожне до { $most } символів.
bad-language = Немає мови «{ $language }». Відомі мови: { $known }.
bad-seed = Зерно — це будь-який текст, не довший за { $most } символів.

# Гра
bad-seat = Немає місця { $seat }: місця пронумеровані від 0 до { $last }.
bad-move-type = Хід — це текст або число, а не { $type }.
no-such-move = Немає ходу { $move }: ходи пронумеровані від 0 до { $last }.
move-of-another-game = «{ $move }» — хід у грі { $game }.
match-over = Партію закінчено.
not-your-turn = Зараз ходить гравець { $seat }.
nothing-to-decide = Цьому місцю зараз нема чого вирішувати.
nothing-to-undo = Немає ходу, який можна було б скасувати.

# Записи та позиції
bad-record = Це не запис Draftwork: { $fault }
record-too-long = Запис може мати щонайбільше { $most } байтів.
record-without-seed = Цей запис містить лише те, що було видно з одного місця: без зерна його не відтворити.
record-unknown-edition = Запис зроблено з набором компонентів «{ $name }» ({ $hash }), якого тут немає.
record-bad-start = Партія з цього запису не може початися: { $reason }
record-bad-position = Позиція в записі не відповідає грі, кількості гравців, опціям, зерну або підготовці.
record-bad-move = Хід { $number } із запису, «{ $text }», зробити не можна: { $reason }
record-other-move = За правилами тут вимушений хід «{ $played }».
record-too-few-moves = Ходів у записі: { $moves }, а правила вимагають продовження аж до ходу { $forced }.
record-bad-commitment = Зобов'язання в записі не відповідає його зерну.
record-bad-result = Результат у записі не відповідає його ходам.
unsupported-version = Це зроблено за правилами гри { $game } версії { $version }; ця програма грає за версією { $now }.
position-too-long = Позиція може мати щонайбільше { $most } символів.
position-missing = У позиції бракує «{ $key }».
position-unknown = Позиція цієї гри не має рядка «{ $key }».
position-bad-line = «{ $line }» — не рядок позиції: напишіть «ключ: значення», кожен ключ один раз.
bad-position-value = «{ $value }» не може бути значенням «{ $key }» у позиції.

# Ядро
kernel-compiling = Компілюю правила для цього комп'ютера: лише один раз, близько пів хвилини. «draftwork warm» робить це заздалегідь.

# Боти та симуляції
unknown-bot = Немає бота «{ $name }». Відомі боти: { $known }.
bad-budget = Бюджет — це або ітерації, або секунди.
bad-iterations = Кількість ітерацій має бути цілим числом від 1 до { $most }, а не «{ $given }».
bad-seconds = Кількість секунд має бути більша за 0 і не більша за { $most }, а не «{ $given }».
bad-threads = Кількість потоків має бути цілим числом від 1 до { $most }, а не «{ $given }».
bad-weights = Не вдалося прочитати ваги з файлу «{ $file }»: { $fault }
other-weights = Ваги у файлі «{ $file }» не підходять до гри { $game } в цій версії.
no-search = Гра { $game } не дає ботам знань для пошуку.
not-legal-here = Хід «{ $move }» тут недозволений.
worker-fault = Процес бота не зміг відповісти: { $fault }
bad-bots = Потрібно ботів: { $players }, вказано: { $given }.
bad-games = «{ $games }» — не кількість партій: від 1 до { $most }.
