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
