# Столи
table-without-beginning = Стіл «{ $table }» не має початку.
table-broken = Подію { $number } за цим столом неможливо відтворити: { $reason }
table-other-moves = За правилами тут мають бути інші ходи.
table-read-only = За цим столом можна лише спостерігати. { $reason }
table-abandoned = Цей стіл покинуто.
table-not-started = Партія ще не почалася.
table-not-open = Цей стіл уже не відкритий.
match-not-over = Партія ще триває.
not-your-seat = Це не ваше місце.
not-the-host = Це може зробити лише той, хто створив стіл.
seat-taken = Туди не можна сісти.
seat-given-up = За це місце зараз ніхто не вирішує.
seat-bot-and-person = Місце або для людини, або для бота, не для обох.
seats-still-open = Ще є вільні місця.
no-return = Це місце не можна повернути.
no-return-yet = Бот зараз робить хід за це місце; повернути його можна після ходу.
others-still-play = Інші ще грають за цим столом: здайтеся або залиште місце ботові.

# Ходи
stale = Сталося щось, чого ви ще не бачили (ви відповідаєте на подію { $answers }, остання має номер { $number }). Погляньте ще раз.
chosen-already = Ви вже вибрали.
time-left = Ще є час.

# Скасування
undo-already-asked = Хтось уже просить скасувати хід.
undo-crosses-reveal = Цей хід відкрив щось нове, і його не можна скасувати.
undo-crosses-secret = Відтоді ухвалено таємне рішення, яке не можна скасувати.
nothing-asked = Ніхто не просить вас про скасування.

# Кінець
ended-by-resigning = Гравець { $seat } здався.
ended-by-time = Час гравця { $seat } вичерпано.
decided-by-resigning = здача гравця { $seat }
decided-by-time = вичерпаний час гравця { $seat }

# У чому сервер відмовляє, через HTTP і наживо
malformed = Те, що надіслано, тут незрозуміле: { $fault }
no-token = Для цього потрібен чинний токен: «Authorization: Bearer …», який дає POST /api/guests.
no-such-address = За цією адресою нічого немає.
no-such-method = Ця адреса не розуміє цього методу.
no-such-table = Такого столу немає. Чи посилання повне?
no-such-code = Цей код хибний, його вже використано або строк його дії минув. Створіть новий на іншому пристрої.
too-large = Це завелике: щонайбільше { $most } байтів.
not-json = Тут зрозумілий лише JSON: «Content-Type: application/json».
too-many =
    { $seconds ->
        [one] Забагато одразу. Спробуйте ще раз за { $seconds } секунду.
        [few] Забагато одразу. Спробуйте ще раз за { $seconds } секунди.
       *[other] Забагато одразу. Спробуйте ще раз за { $seconds } секунд.
    }
too-many-clients = До цього столу забагато з’єднань.
hello-first = Першим повідомленням має бути «hello».
already-served = Тека даних { $folder } вже використовується іншим сервером: { $address }
no-database = Неможливо використати базу даних: { $fault }
broken = Щось не так із сервером. Надіслане нічого не змінило; спробуйте ще раз.
no-page = Draftwork тут подає столи, але сторінку не зібрано: її збирає «npm ci && npm run build» у web/.
