# Створення партії
unknown-game = Немає гри «{ $name }». Відомі ігри: { $known }.
bad-players = У { $game } не грають у такому складі: { $players }. Можливо: { $allowed }.
unknown-option = { $game } не має опції «{ $option }». Відомі опції: { $known }.
bad-option = «{ $value }» не є значенням опції { $option }. Можливо: { $allowed }.
unknown-setup = Підготовка { $game } не має частини «{ $part }». Відомі частини: { $known }.
bad-seed = Зерно — це будь-який текст, не довший за { $most } символів.

# Гра
bad-seat = Немає місця { $seat }: місця пронумеровані від 0 до { $last }.
bad-move-type = Хід — це текст або число, а не { $type }.
no-such-move = Немає ходу { $move }: ходи пронумеровані від 0 до { $last }.
match-over = Партію закінчено.
not-your-turn = Зараз ходить гравець { $seat }.
nothing-to-undo = Немає ходу, який можна скасувати.

# Записи та позиції
bad-record = Це не запис Draftwork: { $fault }
record-too-long = Запис має щонайбільше { $most } байтів.
record-without-seed = Цей запис містить лише те, що знало одне місце: без зерна його не відтворити.
record-unknown-edition = Запис зроблено з компонентами «{ $name }» ({ $hash }), яких тут немає.
record-bad-start = Партія з цього запису не може початися: { $reason }
record-bad-position = Позиція в записі не узгоджена з грою, кількістю гравців, опціями, зерном або підготовкою.
record-bad-move = Хід { $number } із запису, «{ $text }», неможливий: { $reason }
record-other-move = Правила тут змушують до «{ $played }».
record-too-few-moves = Запис закінчується після ходу { $moves }, але правила змушують іти далі, до { $forced }.
record-bad-result = Результат у записі не є результатом його ходів.
unsupported-version = Це зроблено за версією { $version } правил { $game }; ця програма грає за версією { $now }.
position-too-long = Позиція має щонайбільше { $most } символів.
position-missing = У позиції бракує «{ $key }».
position-unknown = Позиція цієї гри не має рядка «{ $key }».
position-bad-line = «{ $line }» — не рядок позиції: напишіть «ключ: значення», кожен ключ один раз.
bad-position-value = У позиції «{ $value }» не є значенням для «{ $key }».

# Ядро
kernel-compiling = Компілюю правила для цього комп'ютера: один раз, близько пів хвилини. «draftwork warm» робить це заздалегідь.

# Боти та симуляції
unknown-bot = Немає бота «{ $name }». Відомі боти: { $known }.
bad-bots = Потрібно ботів: { $players }, вказано: { $given }.
bad-games = «{ $games }» — не кількість партій: потрібна щонайменше 1.
