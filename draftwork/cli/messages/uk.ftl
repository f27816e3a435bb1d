# Довідка
cli-help = Грайте в драфтові ігри й досліджуйте їх, у браузері та в терміналі. Без команди: «serve».
cli-help-games = Показати ігри: кількість гравців, параметри, що приховано, а що вирішує випадок.
cli-help-play = Зіграти за цією клавіатурою, з людьми та ботами.
cli-help-simulate = Нехай боти зіграють багато партій; показати, що вийшло.
cli-help-arena = Нехай боти зіграють між собою на тих самих роздачах; показати, наскільки вони сильні.
cli-help-ladder = Нехай усі боти драбини зіграють між собою; записати, наскільки вони сильні.
cli-help-replay = Пройти записану партію крок за кроком; у конвеєрі — вивести її текстом.
cli-help-verify = Перевірити запис: зобов’язання, роздачу, кожен хід і результат.
cli-help-draw = Намалювати записану партію або позицію.
cli-help-warm = Скомпілювати правила заздалегідь, щоб потім не довелося чекати.
cli-help-help = Показати цю довідку й вийти.
cli-help-version = Показати версію й вийти.
cli-help-lang = Мова. Типово: DRAFTWORK_LANG або мова системи.
cli-help-json = Вивести дані у форматі JSON замість таблиці.
cli-help-game = Назва гри, як у «draftwork games».
cli-help-file = Запис (JSON) або позиція (текст); - означає стандартний ввід.
cli-help-players = Кількість гравців.
cli-help-option = Параметр гри, як у «draftwork games». Можна вказати кілька разів.
cli-help-seed = Будь-який текст; те саме зерно дає ту саму роздачу. Типово: випадкове.
cli-help-seed-bots = Будь-який текст; те саме зерно дає ті самі партії.
cli-help-seats = Хто де сидить, через кому: me (я), ім’я або бот, наприклад master. Ім’я, якого не має жоден бот, — це людина. Типово: me, а решта місць — craftsman (ремісник).
cli-help-load = Продовжити збережену партію або грати з позиції.
cli-help-bots = Боти в порядку місць, через кому.
cli-help-games-count = Кількість партій.
cli-help-arena-bots = Боти для порівняння, через кому: назва або назва з бюджетом, наприклад master@3000 (ітерації на рішення) чи master@0.1s (секунди на хід).
cli-help-arena-deals = Кількість роздач; кожну грають у всіх розміщеннях за столом.
cli-help-arena-sprt = Зупинитися, щойно вирішиться, чи перший бот кращий за другого на друге число Ело, чи лише на перше.
cli-help-arena-out = Файл для партій; якщо в ньому є партії тієї самої арени, продовжити з місця зупинки.
cli-help-ladder-games = Назви ігор. Типово: усі наші.
cli-help-ladder-deals = Кількість роздач для кожної пари; 0 — нічого не грати, лише записати сторінку. Типово: стільки, щоб вийшло 400 партій.
cli-help-ladder-out = Тека для партій; сторінка з’являється поруч із нею.
cli-help-workers = Кількість процесів; 0 — грати в цьому самому. Типово: по одному на ядро.
cli-help-move = Показати партію після стількох ходів.
cli-help-svg = Як малюнок SVG.
cli-help-output = Файл для малюнка. Типово: стандартний вивід.
cli-usage-prefix = Використання:
cli-arguments = Аргументи
cli-options = Параметри
cli-commands = Команди
cli-command-to-type = КОМАНДА
cli-default = типово:
cli-required = обов’язково

# Що не так із командою або файлом
cli-usage = { $fault }
cli-no-such-option = Тут немає параметра «{ $option }». Доступні показує «--help».
cli-no-such-command = Немає команди «{ $name }». Доступні показує «draftwork --help».
cli-missing = Бракує { $name }. Як пишеться команда, каже «--help».
cli-bad-option-usage = Параметр { $option } так не пишеться. Як саме, каже «--help».
cli-extra = Зайве в команді: { $args }
cli-bad-number = «{ $value }» не підходить для { $option }: потрібне ціле число від { $least } до { $most }.
cli-bad-language = Немає мови «{ $value }». Можливі: { $known }.
cli-bad-option = «{ $value }» — не параметр гри: напишіть назва=значення.
cli-which-game = У яку гру? Відомі ігри: { $known }.
cli-other-game = { $file } — це партія іншої гри: { $game }.
cli-load-alone = З --load партію вже роздано: не вказуйте --players, --seed та --option.
cli-empty-seat = Одне з місць у списку не має назви. Напишіть, наприклад, «me,random».
cli-seats-and-players = У --seats названо гравців: { $given }, а в --players: { $players }. Не вказуйте --players або узгодьте обидва числа.
cli-seats-of-match = У --seats названо гравців: { $given }, а в цій партії їх { $players }.
cli-long-name =
    { $most ->
        [one] Ім’я може мати щонайбільше { $most } символ.
        [few] Ім’я може мати щонайбільше { $most } символи.
       *[many] Ім’я може мати щонайбільше { $most } символів.
    }
cli-no-such-move =
    { $last ->
        [0] Немає ходу { $move }: у партії немає ходів.
       *[other] Немає ходу { $move }: у партії ходи від 0 до { $last }.
    }
cli-output-needs-svg = -o записує малюнок: додайте --svg.
cli-no-file = Немає файлу { $file }.
cli-no-folder = Немає теки для { $file }.
cli-file-empty = { $file } порожній.
cli-is-folder = { $file } — це тека, а не файл.
cli-not-allowed = Не можна відкрити { $file }: немає прав.
cli-cannot-read = Не вдалося прочитати { $file }: { $fault }
cli-cannot-write = Не вдалося записати { $file }: { $fault }
cli-cannot-write-out = Не вдалося вивести результат: { $fault }
cli-file-too-large = Файл { $file } завеликий для запису чи позиції: щонайбільше { $most } байтів.
cli-file-not-text = { $file } — не текстовий файл.
cli-file-exists = { $file } уже існує. Виберіть іншу назву.

# Ігри
cli-yes = так
cli-no = ні
cli-games-command = Команда
cli-games-players = Гравці
cli-games-option = Параметр { $name }
cli-games-default = (типово)
cli-games-value = — { $about }
cli-games-editions = Компоненти
cli-games-moves = Ходи
cli-games-moves-value = усього { $n }, щонайбільше { $most } одночасно
cli-games-longest = Найдовша партія
cli-games-longest-value =
    { $n ->
        [one] { $n } рішення
        [few] { $n } рішення
       *[many] { $n } рішень
    }
cli-games-hidden = Прихована інформація
cli-games-chance = Випадковість після роздачі

# Гра
cli-player = Гравець { $seat }
cli-player-you = Гравець { $seat } (ви)
cli-player-named = Гравець { $seat } ({ $name })
cli-seat-person = Гравець { $seat } (людина)
cli-seat-person-named = Гравець { $seat } (людина: { $name })
cli-seat-bot = Гравець { $seat } (бот: { $name })
cli-greet = За столом: { $names }.
cli-greet-help = Введіть хід або стільки слів, щоб було зрозуміло який. «довідка» все пояснює, «вийти» завершує.
cli-turn = Ходить: { $who }
cli-hand-over = Тепер за клавіатурою: { $who }. Коли ніхто інший не дивиться, натисніть Enter.
cli-told = { $who }: { $what }
cli-told-forced = { $who }: { $what }; єдина можливість
cli-told-sentence = { $told } ({ $text })
cli-told-sentence-forced = { $told } ({ $text }; єдина можливість)
cli-move = { $text } — { $words }
cli-type = Введіть
cli-choice = Щоб зробити це
cli-brings = Що це дає зараз
cli-then = А далі одне з цих
cli-more = … і ще { $n }: введіть { $typed }
cli-more-choices = ще { $n }: введіть «ходи»
cli-refused = Інші варіанти зараз неможливі; «чому» показує причини.
cli-not-possible = Неможливо
cli-why = Чому
cli-why-more = Більше причин: додайте слова варіанта, наприклад «чому { $typed }».
cli-nothing-refused = Зараз можливий кожен варіант.
cli-possible = Це можливо: { $moves }.
cli-no-choice = Жоден варіант не підходить до «{ $wanted }».
cli-ways =
    { $n ->
        [one] { $n } спосіб
        [few] { $n } способи
       *[many] { $n } способів
    }
cli-gain =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } бал
        [few] { NUMBER($n, signDisplay: "exceptZero") } бали
       *[many] { NUMBER($n, signDisplay: "exceptZero") } балів
    }
cli-help-moves = Як записати хід
cli-help-partial = Досить стількох слів, щоб хід був однозначним, англійською або українською: наприклад, лише клітинка або назва кольору. Якщо підходить кілька ходів, з’явиться їхній список; допишіть решту або натисніть Enter, щоб почати спочатку.
cli-order-word =
    { $order ->
        [help] довідка
        [moves] ходи
        [why] чому
        [board] дошка
        [score] бали
        [undo] скасувати
        [save] зберегти
       *[quit] вийти
    }
cli-order-moves-argument = [СЛОВА]
cli-order-why-argument = [СЛОВА]
cli-order-save-argument = [ФАЙЛ]
cli-order-help = це пояснення
cli-order-moves = усі ходи або ті, слова яких так починаються
cli-order-why = чому інші варіанти неможливі: усі або ті, що містять ці слова
cli-order-board = показати ще раз дошку й можливості
cli-order-score = усі дотеперішні бали й правила, за якими їх дано
cli-order-undo = повернутися до свого останнього рішення
cli-order-save = зберегти партію у файлі
cli-order-quit = вийти; так само діють Ctrl-D і Ctrl-C. Незакінчена партія зберігається
cli-no-moves = Жоден можливий хід не підходить до «{ $wanted }».
cli-undone = Скасовано.
cli-saved = Збережено у { $file }.
cli-go-on = Щоб продовжити: draftwork play { $game } --load { $file }
cli-not-saved = Останні ходи не збережено.
cli-kept = Партію збережено. «draftwork play { $game }» запропонує її продовжити.
cli-cannot-keep = Незакінчену партію неможливо тут зберегти: { $reason } Скористайтеся «зберегти ФАЙЛ».
cli-unfinished = { $n ->
    [one] У вас є { $n } незакінчена партія:
    [few] У вас є { $n } незакінчені партії:
   *[many] У вас є { $n } незакінчених партій:
}
cli-unfinished-match = { $number }. { $game }, { $when }: { $names }. { $moves ->
    [one] { $moves } хід.
    [few] { $moves } ходи.
   *[many] { $moves } ходів.
}
cli-continue = { $n ->
    [one] Enter продовжує її, «н» починає нову партію.
   *[other] Enter продовжує першу, номер — іншу, «н» починає нову партію.
}
cli-unfinished-damaged = Незакінчену партію з файлу { $file } неможливо продовжити: { $reason }
cli-over-help = «зберегти» зберігає партію, «скасувати» повертає до вашого останнього рішення, «вийти» завершує.
cli-narrow = Ширина дошки: { $needed }, вікна: { $width }. У ширшому вікні її видно краще.

# Бали та кінець
cli-rule = Правило
cli-points = Бали
cli-reason = За що
cli-total = разом
cli-score-title = Бали
cli-result-title = Кінець
cli-winners =
    { $n ->
        [0] Ніхто не переміг.
        [one] Перемагає: { $who }.
       *[other] Спільна перемога: { $who }.
    }
cli-decided = Що вирішило: { $by }
cli-ended = Причина завершення: { $reason }

# Відтворення
cli-replay-head =
    { $moves ->
        [one] { $names }; { $moves } хід
        [few] { $names }; { $moves } ходи
       *[many] { $names }; { $moves } ходів
    }
cli-seed = зерно { $seed }
cli-replay-help = Enter або n: наступний хід; p: попередній; число: після цього ходу; q: вийти.
cli-replay-end = Це останній хід.
cli-after-moves = Після ходу { $n } з { $all }

# Симуляція та компіляція
cli-simulating = Гра: { $game }
cli-simulated =
    { $games ->
        [one] { $games } партія, зерно { $seed }
        [few] { $games } партії, зерно { $seed }
       *[many] { $games } партій, зерно { $seed }
    }
cli-simulated-seat = Місце
cli-simulated-mean = Середній рахунок
cli-simulated-sd = Стандартне відхилення
cli-simulated-wins = Перемоги
cli-simulated-share = Частка
cli-simulated-mean-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-sd-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-wins-value = { NUMBER($n, maximumFractionDigits: 1) }
cli-simulated-share-value = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-decisions = У середньому рішень у партії: { NUMBER($decisions, maximumFractionDigits: 1) }; можливих ходів у рішенні: { NUMBER($moves, maximumFractionDigits: 1) }.
cli-simulated-speed = Час процесора: { NUMBER($seconds, maximumFractionDigits: 2) } с; партій за секунду: { $speed }.
cli-warm-begin = Компілюю правила для цього комп’ютера; це триватиме кілька хвилин.
cli-warm-folder = Усе скомпільовано. Результат у { $folder }.
cli-warm-no-folder = Усе можна скомпілювати, але немає теки, куди це записати, тож кожна програма компілює для себе. Теку можна вказати через XDG_CACHE_HOME.
cli-warm-pure = Правила працюють тут як звичайний Python, тож компілювати нема чого.

# Набори компонентів
cli-help-edition = Набори компонентів: «list [ГРА]» називає ті, що йдуть з іграми, «new ГРА» записує файл для власного, «check ФАЙЛ» каже, що в ньому не так.
cli-help-edition-action = що зробити
cli-help-edition-target = файл для перевірки або гра
cli-help-edition-output = куди записати новий файл
cli-help-edition-from = почати з цього нашого набору замість порожнього шаблону
cli-help-edition-given = компоненти, якими грати: назва нашого набору або власний файл
cli-edition-usage = Напишіть «edition list [ГРА]», «edition check ФАЙЛ» або «edition new ГРА [--from НАЗВА] [-o ФАЙЛ]».
cli-edition-neither = «{ $given }» — ані набір компонентів цієї гри ({ $known }), ані файл: такого файлу немає.
cli-edition-not-json = { $file } — не JSON: { $fault }
cli-edition-no-game = Файл компонентів — це об’єкт JSON, який називає свою гру: "game": "…".
cli-edition-faults =
    { $n ->
        [one] { $file }: { $n } помилка.
        [few] { $file }: { $n } помилки.
       *[many] { $file }: { $n } помилок.
    }
cli-edition-good = «{ $name }» ({ $hash }) — повний набір компонентів гри { $game }.
cli-edition-play = Грати цим набором: draftwork play { $game } --edition { $file }
cli-edition-exists = Файл { $file } вже є; виберіть іншу назву через -o.
cli-edition-new = Записано { $file }. Заповніть кожен «?», а тоді: draftwork edition check { $file }
cli-edition-copied = Записано { $file }. Змініть назву («edition») і що захочете, а тоді: draftwork edition check { $file }
cli-edition-own = або власний файл (--edition ФАЙЛ)

# Learning, and bots in another process
cli-help-train = Нехай пошук грає сам із собою і вчиться оцінювати позиції.
cli-help-train-games = Кількість партій із самим собою в кожному поколінні.
cli-help-visits = Кількість відвідувань дерева на кожне рішення.
cli-help-generations = Скільки разів грати й учитися: кожне покоління грає тим, чого навчилося попереднє.
cli-help-units = Скільки прихованих вузлів спробувати після лінійної оцінки; 0 — жодного.
cli-help-gate = Найбільша кількість роздач, щоб вирішити, чи нова оцінка краща.
cli-help-weights = Файл для ваг. Типово: ГРА.weights.json тут.
cli-train-play = { $game }: гра із самим собою
cli-train-test = { $game }: нова оцінка проти старої
cli-train-column-generation = покоління
cli-train-column-units = приховані вузли
cli-train-column-error = похибка (бали)
cli-train-column-deals = роздачі
cli-train-column-share = перемоги
cli-train-column-kept = прийнято
cli-train-share = { NUMBER($share, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
cli-train-kept = так
cli-train-not-kept = ні
cli-train-nothing = Ніщо не виявилося кращим за те, що було: файл не створено.
cli-train-written = Записано: { $file }
cli-bots-warming = { $name } ще готується; доти за нього грає учень (apprentice).
cli-bots-ready = { $name } готовий і відтепер грає сам.

# Арена
cli-arena-played = Роздачі: { $deals }, партії: { $games }, зерно { $seed }
cli-arena-bot = Бот
cli-arena-share = Частка
cli-arena-interval = 95%
cli-arena-elo = Ело
cli-arena-score = Рахунок
cli-arena-margin = Перевага
cli-arena-median = мс (медіана)
cli-arena-slow = мс (99%)
cli-arena-interval-value = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-whole = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
cli-arena-sprt-accepted = Вирішено: { $bot } кращий радше на { $high } Ело, ніж на { $low } (логарифм відношення правдоподібності: { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-rejected = Вирішено: { $bot } кращий щонайбільше на { $low } Ело, а не на { $high } (логарифм відношення правдоподібності: { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-open = Не вирішено, чи { $bot } кращий на { $high } Ело, чи на { $low } (логарифм відношення правдоподібності: { NUMBER($llr, maximumFractionDigits: 2) }); потрібно більше роздач.
cli-ladder-written = Записано: { $file }
cli-bots-starting = Боти запускаються; першого разу вони компілюють потрібне, це триває хвилину-дві.

# Verifying
cli-help-commitment = Зобов’язання, записане до партії, щоб порівняти його із зерном.
cli-bad-commitment = --commitment — це 64 шістнадцяткові цифри, показані до партії, а не «{ $value }».
cli-verify-commitment = Зобов’язання: { $commitment }
cli-verify-nonce = Nonce { $n }: { $nonce }
cli-verify-true = Запис справжній.
cli-verify-false = Запис несправжній.

# Сервер
cli-help-serve = Запустити сервер і відкрити його в браузері: на цьому комп’ютері або в локальній мережі.
cli-help-port = Порт. Типово: будь-який вільний.
cli-help-host = Адреса, на якій сервер чекає з’єднань; 0.0.0.0 для всіх у локальній мережі.
cli-help-lan-address = Адреса цього комп’ютера в локальній мережі, якщо їх кілька.
cli-help-data = Тека для всього, що зберігається. Типово: тека даних користувача.
cli-help-database = Інша база даних, ніж файл SQLite у теці даних, як адреса SQLAlchemy.
cli-help-origin = Сторінка за іншою адресою, якій дозволено з’єднуватися, наприклад https://play.example. Можна вказати кілька разів.
cli-help-trusted-proxy = Адреса або мережа проксі-сервера, який повідомляє адреси своїх клієнтів, наприклад 127.0.0.1 або 10.0.0.0/8. Можна вказати кілька разів.
cli-help-bot-workers = Кількість процесів, які думають за ботів. Типово: один на ядро.
cli-help-no-browser = Не відкривати браузер.
cli-no-server = Сервер не встановлено; його встановить команда { $command }. Без нього можна грати в терміналі: draftwork play
cli-serve-no-port = Неможливо відкрити { $host }, порт { NUMBER($port, useGrouping: 0) }: { $fault }
cli-serve-no-folder = Неможливо використати теку даних { $folder }: { $fault }
cli-serve-exposed = Інші користувачі цього комп’ютера можуть читати дані сервера. Щоб цьому запобігти: chmod go-rwx { $paths }
cli-serve-bad-proxy = --trusted-proxy { $text } — не адреса й не мережа, як-от 127.0.0.1 або 10.0.0.0/8.
cli-serve-few-files = Щонайбільше з’єднань одночасно: { $connections }, бо цей процес може відкрити лише стільки файлів: { $files }. Більше дасть «ulimit -n { NUMBER($wanted, useGrouping: 0) }» перед запуском.
cli-serve-here = Draftwork за адресою { $address }
cli-serve-only-here = Відкрити її можна лише на цьому комп’ютері. Щоб грати з іншими у своїй мережі, натисніть кнопку в запрошенні до столу або запустіть «draftwork serve --host 0.0.0.0».
cli-serve-network = У локальній мережі: { $address }
cli-serve-data = Усе зберігається в { $folder }
cli-serve-bots = Якщо код бота ще не скомпільовано, це робиться у фоновому режимі, а тим часом грає учень (apprentice).
cli-serve-stop = Ctrl-C зупиняє; після наступного запуску партії продовжаться.
cli-serve-ended = Зупинено. Усе збережено.
cli-help-export = Експортувати всі закінчені партії сервера як записи: у теку, в один файл або рядками JSON.
cli-help-export-target = Тека для окремого файлу на кожну партію або файл для рядків JSON. Типово: рядки на стандартний вивід.
cli-help-import = Додати записи до сервера як столи для перегляду; кожен хід перевіряється.
cli-help-import-files = Записи (JSON), один у файлі або по одному в рядку.
cli-not-exported = Стіл { $table } не вдалося прочитати, його не експортовано.
cli-exported =
    { $n ->
        [one] Експортовано { $n } партію.
        [few] Експортовано { $n } партії.
       *[many] Експортовано { $n } партій.
    }
cli-imported =
    { $n ->
        [one] Імпортовано { $n } партію; уже були: { $known }.
        [few] Імпортовано { $n } партії; уже були: { $known }.
       *[many] Імпортовано { $n } партій; уже були: { $known }.
    }
cli-not-imported = { $file }, запис { $number }: { $reason }

# Нові ігри
cli-help-own-game = Власні ігри: «new НАЗВА» записує маленьку готову гру для початку, «tune НАЗВА» вимірює параметри пошуку гри.
cli-help-game-action = що зробити
cli-help-game-name = назва гри
cli-help-game-folder = З «new»: тека, у яку записати гру. Типово: назва гри.
cli-help-game-games = З «tune»: скільки партій зіграти. Типово: 100.
cli-game-usage = Напишіть «game new НАЗВА [--folder ТЕКА]» або «game tune НАЗВА [--players N] [--games N]».
cli-game-bad-name = «{ $name }» не може бути назвою гри: потрібна назва, дозволена в Python, щонайбільше з 30 малих літер a–z, цифр і знаків _, яка починається з літери.
cli-game-taken = Назву «{ $name }» вже має гра або модуль Python. Виберіть іншу.
cli-folder-exists = { $folder } вже є; виберіть іншу теку через --folder.
cli-game-written = Маленька готова гра лежить у { $folder }. Спробуйте її, а потім переробіть на свою:
cli-game-tuning = { $game }: вимірювання
cli-game-tuned =
    { $n ->
        [one] Виміряно за { $n } партію, у балах. Це аргументи Heuristics:
        [few] Виміряно за { $n } партії, у балах. Це аргументи Heuristics:
        [many] Виміряно за { $n } партій, у балах. Це аргументи Heuristics:
       *[other] Виміряно за { $n } партії, у балах. Це аргументи Heuristics:
    }

# Розбір партії
cli-help-review = Розібрати завершену партію: скільки коштувало кожне рішення, що було везінням і як грати краще.
cli-help-review-depth = Наскільки ретельно: quick (секунди), standard (до хвилини) або deep (кілька хвилин).
cli-help-review-open = Оцінювати рішення так, ніби всі карти й кубики відкриті, а не за тим, що міг знати гравець.
cli-help-review-svg = Файл для малюнка перебігу партії.
cli-review-running = Розбір партії
cli-review-title = розбір партії
cli-review-graph = Імовірність перемоги від першого до останнього ходу
cli-review-start = початок
cli-review-own = власні помилки
cli-review-others = чужі помилки
cli-review-luck = везіння
cli-review-unexplained = непояснене
cli-review-result = підсумок
cli-review-best = найкращі ходи
cli-review-best-of = { $best } із { $n }
cli-review-share = { NUMBER($share, style: "percent") }
cli-review-change = { NUMBER($share, style: "percent", signDisplay: "exceptZero") }
cli-review-no-chance = Після підготовки в цій грі немає нічого випадкового, тож немає й везіння.
cli-review-no-mistakes = Жодна помилка не більша за похибку оцінки.
cli-review-decision = { $number }. { $played }: { $label }, { $loss } (у балах: { $points }). Краще: { $best }
