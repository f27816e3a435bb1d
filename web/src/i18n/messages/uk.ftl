# Сторінка навколо дощок
page-title = Draftwork: чотири драфтові гри
page-title-game = { $game } — Draftwork
page-title-turn = ● Ваш хід: { $game } — Draftwork
page-skip = Перейти до основного вмісту
page-settings = Налаштування
page-language = Мова
page-theme = Тема
page-theme-system = системна
page-theme-light = світла
page-theme-dark = темна
page-theme-contrast = високий контраст
page-letters = Літери на деталях
page-confirm-when = Підтвердження вибору
page-confirm-never = Ніколи
page-confirm-touch = На сенсорному екрані
page-confirm-always = Завжди
page-confirm-step = Підтвердьте вибір
page-confirm = Підтвердити
page-confirm-back = Назад
page-speed = Рух фігур
page-speed-off = Вимкнено
page-speed-fast = Швидкий
page-speed-normal = Звичайний
page-speed-slow = Повільний
page-pace = Ходи ботів
page-pace-instant = Одразу
page-pace-normal = Звичайні
page-pace-slow = Повільні
page-summaries = Підсумок після кожного раунду
page-sounds = Звуки
page-notify = Сповіщати, коли мій хід
page-notify-not-here = Тут це неможливо: браузери дозволяють сповіщення лише через HTTPS або на комп’ютері сервера. Натомість зміниться заголовок сторінки й пролунає звук.
page-install = Установити як застосунок
page-notation = Показувати в журналі нотацію ходів
page-face-down = Blueprints: здобуті трофеї та нагороди закриті до кінця гри
page-face-down-more = Приховує бали й те, хто що здобув. Журнал називає переможців один раз, наприкінці кожного раунду.
page-notice = Draftwork — неофіційна реалізація цих ігор із власною графікою й текстами. Назви ігор належать їхнім видавцям, які не мають стосунку до цього проєкту.
page-trouble = Сталася помилка. Спробуйте ще раз.
page-offline = Не вдається з’єднатися із сервером.
page-offline-title = Немає з’єднання
page-offline-about = Draftwork потребує свого сервера. Ваші партії там у безпеці, а ця сторінка повернеться, щойно сервер відповість.
page-offline-retry = Спробувати ще раз
page-loading = Завантаження…
page-not-found = За цією адресою нічого немає.
page-to-home = До ігор
page-cancel = Скасувати
page-copy = Копіювати
page-copied = Скопійовано.

# Головна
page-hello = Чотири гри, один стіл
page-hello-more = Клаптики, скло, кубики й будівлі: сідайте та грайте, одразу з ботом або з друзями за посиланням.
page-play-now = Грати зараз
page-play-now-of = Грати зараз: { $game }
page-opponent = Рівень ботів
page-bot-count = Боти
page-friends = Грати з друзями
page-how-to-play = Як грати
page-how-to-play-of = Як грати: { $game }
page-friends-of = Грати з друзями: { $game }
page-solo = Соло
page-solo-of = Соло: { $game }
page-solo-tools =
    { $n ->
        [1] 1 (найважче)
        [5] 5 (найлегше)
        [few] { $n } інструменти
       *[many] { $n } інструментів
    }
page-difficulty = Складність
page-picture-of = { $game }: партія в розпалі
page-continue = Ваші партії
page-your-turn = Ваш хід
page-against = проти: { $names }
page-results = Ваші результати
page-no-games = Ви ще не завершили жодної партії.
page-open-tables = Відкриті столи
page-free-seats =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
page-no-tables = Зараз ніхто не чекає на гравців.
page-replay-file = Відтворити збережену партію
page-you = Ви
page-nickname = Псевдонім
page-rename = Змінити
page-renamed = Тепер вас звати { $name }.
page-carry = Перенести на інший пристрій
page-carry-more = Відкрийте там це посилання (воно діє один раз), і на обох пристроях ви будете тим самим гравцем.
page-carry-time =
    { $minutes ->
        [one] Воно дійсне { $minutes } хвилину.
        [few] Воно дійсне { $minutes } хвилини.
       *[many] Воно дійсне { $minutes } хвилин.
    }
page-carried = На цьому пристрої ви тепер { $name }.
page-carrying = Перенесення…
page-carry-ask = Продовжити як { $name }?
page-carry-both-about = На цьому пристрої ви вже граєте як { $name }. Можна зберегти обидва псевдоніми й перемикатися між ними на головній сторінці.
page-carry-both = Зберегти обидва
page-carry-only = Лише { $name }
page-carry-only-about = Якщо не зберегти обидва, цей пристрій забуде псевдонім { $name }. Партії цього гравця можна буде продовжити лише на інших його пристроях.
page-carry-same = На цьому пристрої ви вже { $name }.
page-identities = Інші псевдоніми на цьому пристрої
page-identity-switch = Грати як { $name }
page-identity-forget = Забути { $name }
page-identity-forget-sure = Забути псевдонім { $name } на цьому пристрої? Партії цього гравця можна буде продовжити лише на інших його пристроях.
page-nicknames = Вільшанка, Зяблик, Видра, Клен, Ялівець, Горобець, Ліщина, Борсук, Конюшина, Чапля, Куниця, Верба, Коноплянка, Папороть, Камінчик, Жайвір
page-bot = { bot-name }
page-strength =
    { $bot ->
        [random] без стратегії
        [apprentice] легкий
        [journeyman] середній
        [craftsman] важкий
        [master] дуже важкий
        [grandmaster] найважчий
       *[other] інший бот
    }
page-strength-about =
    { $bot ->
        [random] Ходить навмання: можна роздивитися й усе спробувати.
        [apprentice] Робить прості, розумні ходи: добрий для перших партій.
        [journeyman] Бачить, чого вартий кожен хід: добрий, коли ви вже знаєте правила.
        [craftsman] Думає на кілька ходів уперед: для гравців, які планують.
        [master] Добре планує й рідко помиляється: для досвідчених гравців.
        [grandmaster] Найкращий із наших. Думає близько секунди кожного ходу.
       *[other] Бот із розширення.
    }
page-bot-strength = { page-bot } — { page-strength }

# Новий стіл
page-new = Новий стіл: { $game }
page-players = Гравці
page-how-many = Кількість гравців
page-players-n =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
page-seat = Місце { $n }
page-seat-me = я
page-seat-here = хтось інший на цьому пристрої
page-free-seat = Звільнити місце
page-seat-open = хтось із друзів, за посиланням
page-seat-name = Ім’я гравця на місці { $n }
page-lot = Хто починає, вирішує жереб на початку партії.
page-options = Параметри
page-components = Компоненти
page-components-name = Компоненти: { $name }
page-edition-own = «{ $name }», з файлу
page-edition-own-file = Власний файл…
page-edition-own-about = Те, що надруковано на вашому примірнику гри, внесене у файл.
page-edition-file = Файл компонентів (JSON)
page-edition-checking = Файл перевіряється…
page-edition-good = «{ $name }» — повний набір компонентів.
page-edition-hash = Відбиток:
page-edition-faults = Цей файл — не повний набір компонентів:
page-edition-more =
    { $n ->
        [one] І ще { $n } помилка.
        [few] І ще { $n } помилки.
       *[many] І ще { $n } помилок.
    }
page-edition-missing = Спершу виберіть повний файл компонентів або інші компоненти.
page-edition-not-json = Це не файл компонентів: це не JSON.
page-edition-too-large = Цей файл завеликий для файлу компонентів.
page-edition-show = Показати компоненти
page-edition-save = Зберегти наш набір як файл для початку
page-edition-no-drawing = Ці компоненти не можна намалювати.
page-clock = Час на роздуми
page-clock-which = Годинник
page-clock-kind =
    { $kind ->
        [turn] час на кожен хід
        [fischer] час на всю партію й додаток після кожного ходу
        [days] дні на кожен хід
       *[none] без годинника
    }
page-clock-seconds = Секунди
page-clock-minutes = Хвилини
page-clock-increment = Секунди, що додаються після кожного ходу
page-clock-days = Дні
page-lapse = Коли час вичерпається
page-lapse-bot = далі грає бот
page-lapse-loss = партію програно
page-clock-about =
    { $kind ->
        [turn] Хто думає над ходом довше, той вичерпує час.
        [fischer] Як шаховий годинник: зекономлений час лишається на потім.
        [days] Для партії на кілька днів: кожен ходить, коли йому зручно.
       *[none] Кожен думає стільки, скільки хоче.
    }
page-lapse-about =
    { $lapse ->
        [loss] Якщо гравців троє або більше, далі все ж грає бот.
       *[bot] Гравець може повернутися і знову зайняти своє місце.
    }
page-listed = Показувати стіл у списку відкритих
page-listed-about = Кожен на цьому сервері зможе його знайти й сісти. Інакше — лише ті, хто має посилання.
page-create = Відкрити стіл

# Чекаємо на гравців
page-waiting = Стіл відкритий
page-terms = Про цей стіл
page-terms-host = Господар столу
page-terms-you = ви ({ $name })
page-terms-bots = Боти
page-terms-no-bots = без ботів
page-terms-clock-turn = { $time } на хід
page-terms-clock-game = { $time } на всю партію
page-terms-clock-fischer = { $time } на всю партію і ще { $more } після кожного ходу
page-terms-open-to = Хто може сісти
page-terms-listed = усі: стіл є у списку
page-terms-by-link = ті, хто має посилання
page-invite = Кожен, хто має це посилання, може сісти:
page-link = Посилання на стіл
page-qr = QR-код посилання
page-share-none = Посилання на цей стіл працює лише на цьому комп’ютері.
page-share = Впустити інших із моєї мережі
page-share-about = Після натискання зможуть долучитися інші пристрої у вашій мережі, доки сервер працює.
page-join = Сісти
page-your-name = Ваше ім’я
page-starts-you = Партію починаєте ви, коли всі місця зайнято.
page-starts-other = Коли всі місця зайнято, партію починає { $name }.
page-start = Почати
page-waiting-seats =
    { $n ->
        [one] Чекаємо ще на { $n } гравця.
       *[other] Чекаємо ще на { $n } гравців.
    }
page-waiting-bots = Хтось не прийде? Віддайте місце ботові.
page-seat-free = вільне
page-leave = Піти
page-abandoned = Цей стіл покинуто.
page-read-only = Цю партію можна лише переглядати.

# Що робити зараз
page-now-turn = Ваш хід. { $todo }
page-now-turn-of = { $name }: { $todo }
page-now-sending = Надсилання ходу…
page-now-waits =
    { $n ->
        [one] Зараз ходить { $name }.
       *[other] Зараз ходять: { $name }.
    }
page-now-sealed = Ви вже вибрали. Чекаємо на інших.
page-now-thinking =
    { $n ->
        [1] { $name } думає…
       *[other] Думають: { $name }…
    }
page-now-standing-in = { $name } ще готується; поки що за нього грає { $bot }.
page-stands-in = на заміні: { $bot }
page-stood-in = на заміні: { $bot }
page-now-paused-lapsed = Ваш час вичерпано. Боти чекають на вас.
page-now-paused-left = На вашому місці бот. Боти чекають, доки ви повернетеся.
page-now-paused = Зараз ніхто не грає. Боти чекають.
page-now-watching = Ви спостерігаєте за партією.
page-now-past = Це одна з попередніх позицій.
page-now-over = Партію закінчено.
page-now-playback = Ходять інші. Натисніть, щоб пропустити.
page-last-since = Від вашого ходу:
page-last-all = Усі ходи від вашого ходу
page-last-again = Показати останній хід ще раз
page-mute = Вимкнути звуки
page-unmute = Увімкнути звуки
page-round-close = Закрити
page-round-player = Гравець
page-round-gained = Цей раунд
page-round-next =
    { $you ->
        [yes] Далі: раунд { $n } з { $of }. Починаєте ви.
       *[no] Далі: раунд { $n } з { $of }. Починає { $name }.
    }
page-back-to-now = До поточної позиції
page-lost = З’єднання втрачено. Нова спроба…
page-dismissed = Сервер завершив це з’єднання: можливо, ви вийшли на іншому пристрої.
page-connect-again = Спробувати ще раз
page-unseated = Це місце вже не ваше. Ви далі дивитеся як глядач.
page-connecting = З’єднання…

# Місця
page-players-here = Гравці
page-namesake = { $name } { $n }
page-present = за столом
page-absent = немає зв’язку
page-to-move = ходить
page-fate =
    { $fate ->
        [resigned] партію здано
        [lapsed] час вичерпано
        [left] місце покинуто
       *[playing] грає
    }
page-plays-for = тут грає { $bot }
page-watchers =
    { $n ->
        [one] Дивиться { $n } людина
        [few] Дивляться { $n } людини
       *[many] Дивляться { $n } людей
    }
page-score-of =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
page-time-left = Залишилося часу: { $time }

# Панелі
page-panels = Панелі поруч із дошкою
page-no-moves = Зараз нема чого вирішувати.
page-board = Дошка
page-no-board = Для цієї позиції гри { $game } немає малюнка: що сталося, розповідають журнал та бали.
page-board-failed = Дошка гри { $game } не працює. Її замінюють малюнок і список ходів.
page-why = чому?
page-why-rule = чому? правило { $rule }
page-why-not = Неможливо: { $why }
page-total = Разом
page-points-hidden = Ви дізнаєтеся про них наприкінці партії.
page-no-points = Жодного бала.
page-chat-text = Повідомлення
page-send = Надіслати
page-no-chat = Ще ніхто нічого не написав.
page-chat-unread =
    { $n ->
        [one] { $n } непрочитане повідомлення
        [few] { $n } непрочитані повідомлення
       *[many] { $n } непрочитаних повідомлень
    }

# Журнал
page-log-created = Стіл відкрито.
page-log-joined = { $name } сідає за стіл.
page-log-left = { $name } йде з-за столу.
page-log-bot-seated = { $bot } займає місце { $seat }.
page-log-seat-freed = Місце { $seat } знову вільне.
page-log-started = Партія починається.
page-log-forced = { $told } (вимушений хід)
page-log-sealed = { $name }: таємний вибір зроблено.
page-log-undo-asked = { $name } просить скасувати хід.
page-log-undo-refused = { $name } не погоджується.
page-log-undone = { $name } скасовує хід.
page-log-resigned = { $name } здається.
page-log-lapsed = { $name }: час вичерпано.
page-log-taken-over = { $bot } грає далі замість гравця { $name }.
page-log-abandoned = Стіл покинуто.
page-log-ended = Партію закінчено.
page-log-rematch = Починається нова партія.
page-log-rematch-offered = { $name } пропонує реванш.
page-log-rematch-agreed = { $name } погоджується на реванш.
page-log-rematch-declined = { $name } відмовляється від реваншу.
page-log-rematch-withdrawn = { $name } відкликає пропозицію реваншу.
page-log-show = Показати цю позицію
page-log-start = Початок

# Що можна зробити зі своїм місцем
page-undo = Скасувати хід
page-undo-key = Клавіша: Backspace
page-undo-ask = Попросити скасувати хід
page-undo-asked = Чекаємо на згоду інших.
page-consent = { $name } просить скасувати хід. Ви згодні?
page-agree = Погоджуюся
page-refuse = Не погоджуюся
page-more = Більше
page-resign = Здатися
page-resign-sure = Здати цю партію?
page-to-bot = Нехай далі грає бот
page-to-bot-sure = Бот гратиме далі за вас; ви зможете повернутися на своє місце.
page-replace = { $name } давно не грає: нехай грає бот
page-return = Повернутися на своє місце
page-returning = Бот робить ваш хід. Ви повернете собі місце, щойно він закінчить.
page-abandon = Покинути стіл
page-yes = Так

# Один пристрій, кілька людей
page-curtain = Передайте пристрій: { $name }
page-curtain-more = Ніхто інший не повинен зараз дивитися на екран.
page-curtain-lift = Це я, { $name }: показати мою сторону

# Кінець
page-result-you-won =
    { $n ->
        [none] Ви перемогли
        [0] Ви перемогли за рівної кількості балів
        [one] Ви перемогли з перевагою в { $n } бал
        [few] Ви перемогли з перевагою в { $n } бали
       *[many] Ви перемогли з перевагою в { $n } балів
    }
page-result-they-won =
    { $n ->
        [none] Перемога: { $who }
        [0] Перемога за рівної кількості балів: { $who }
        [one] Перемога з перевагою в { $n } бал: { $who }
        [few] Перемога з перевагою в { $n } бали: { $who }
       *[many] Перемога з перевагою в { $n } балів: { $who }
    }
page-result-you-lost =
    { $n ->
        [0] Ви програли за рівної кількості балів
        [one] Ви програли з різницею в { $n } бал
        [few] Ви програли з різницею в { $n } бали
       *[many] Ви програли з різницею в { $n } балів
    }
page-result-you-share = Спільна перемога: ви та { $who }
page-result-they-share = Спільна перемога: { $who }
page-result-above-target =
    { $n ->
        [one] Перемога: { $n } бал понад цільовий рахунок
        [few] Перемога: { $n } бали понад цільовий рахунок
       *[many] Перемога: { $n } балів понад цільовий рахунок
    }
page-result-below-target =
    { $n ->
        [0] Поразка: цільового рахунку досягнуто, але не перевищено
        [one] Поразка: до цільового рахунку забракло { $n } бала
        [few] Поразка: до цільового рахунку забракло { $n } балів
       *[many] Поразка: до цільового рахунку забракло { $n } балів
    }
page-result-you-gave-up =
    { $how ->
        [resigned] Ви здалися
       *[lapsed] Ваш час вичерпано
    }
page-result-they-gave-up =
    { $how ->
        [resigned] { $name } здається
       *[lapsed] час гравця { $name } вичерпано
    }
page-result-you-won-as-other-gave-up = Ви перемогли: { page-result-they-gave-up }
page-result-they-won-as-other-gave-up = Перемога: { $who } ({ page-result-they-gave-up })
page-result-nobody = Ніхто не переміг
page-result-table = Бали за категоріями
page-category = Категорія
page-difference = Різниця
page-score-cell = { $category }, { $name }: { $amount }
page-score-hidden = приховано
page-winner-mark = перемога
page-decisive = найбільша різниця
page-decisive-key = Найбільша різниця: { $one } – { $other }
page-target = Цільовий рахунок
page-picture-png = Поділитися зображенням (PNG)
page-picture-svg = Зображення (SVG)
page-rank = Місце
page-rematch = Ще раз
page-rematch-offer = Запропонувати реванш
page-rematch-waiting = Ви хочете реваншу. Чекаємо на відповідь: { $names }.
page-rematch-accept = Прийняти
page-rematch-withdraw = Відкликати
page-rematch-next = До наступної партії
page-record = Завантажити запис
page-replay = Відтворити
page-fair-title = Чесність: чи можна довіряти випадку?
page-fair = Перш ніж хтось сів за стіл, сервер вибрав свою частину зерна, з якого випливає все випадкове у грі, і назвав зобов’язання — її відбиток. Потім браузер кожного гравця додав свою. Тож ні сервер, ні гравець не могли вибрати роздачу. Після партії зерно розкривають, і кожен може побачити, чи має воно цей відбиток.
page-commitment = Зобов’язання:
page-fair-noted = Цей браузер записав зобов’язання й наприкінці порівняє його із зерном.
page-fair-late = Ви приєдналися після початку, тож цей браузер потім не скаже, чи не було зобов’язання раніше іншим.
page-fair-kept = Дотримано: зерно має відбиток, названий перед партією.
page-fair-broken = Не дотримано: це не те зерно, щодо якого сервер зобов’язався перед партією.
page-fair-unknown = Цей браузер приєднався після початку й не має зобов’язання для порівняння.
page-fair-check = Щоб перевірити без сервера, завантажте запис і виконайте:

# Відтворення
page-replay-title = Відтворення
page-replay-of = Відтворення: { $game }
page-replay-upload = Виберіть запис (файл JSON від Draftwork)
page-position = Позиція
page-position-of = { $ply } з { $last }
page-first = Перша позиція
page-previous = Попередня позиція
page-next = Наступна позиція
page-last = Остання позиція
page-replay-keys = Пробіл відтворює та призупиняє. Стрілки ведуть від ходу до ходу, Home та End — до першої й останньої позиції.
page-replay-keys-rounds = Page Up та Page Down ведуть від раунду до раунду.
page-replay-play = Відтворювати
page-replay-pause = Призупинити
page-replay-speed = Швидкість
page-replay-times = { $n }×
page-previous-round = Попередній раунд
page-next-round = Наступний раунд
page-position-link = Посилання на цю позицію

# Столи у списках
page-state =
    { $state ->
        [open] відкритий
        [running] грають
        [over] партію закінчено
        [abandoned] покинуто
        [read-only] лише для перегляду
       *[other] { $state }
    }
page-no-record = Цей файл не є записом: це не JSON.
page-no-record-edition = У цьому файлі компоненти гри, а не запис партії. Щоб зіграти ними, відкрийте новий стіл і виберіть цей файл там.
page-no-record-other = Цей файл не є записом Draftwork або пошкоджений.
page-decided = Що вирішило: { $by }
page-ended = Причина завершення: { $reason }
page-news = Перебіг партії
page-told = { $name }: { $what }
page-tab-moves = Ходи
page-tab-log = Журнал
page-tab-scores = Бали
page-tab-chat = Чат
page-tab-rules = Правила
page-tab-result = Підсумок
page-tab-panels = Панелі
page-drawer-close = Закрити панель
page-view = Вигляд
page-zoom = Розмір поля
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-full-screen = На весь екран
page-full-screen-off = Вийти з повноекранного режиму
