text-you = Ви гравець { $player } з { $players } у партії гри «{ $game }».
text-board = Стіл, яким ви його бачите:
text-moves = Ходи досі:
text-no-moves = Ще ніхто не ходив.
text-points = Бали зараз: { $points }.
text-player-points = гравець { $player }: { $points }
text-secret-points = гравець { $player }: таємно
text-wait = Зараз не ваш хід.
text-legal = Можливі ходи:
text-reply = Дайте у відповіді один хід: в останньому рядку у вигляді «move: ХІД» або як об’єкт JSON {"{"}"move": "ХІД"{"}"}. Ходи записують так: { $examples }.
text-no-move = У відповіді немає ходу.
text-refused = { $reason } { $left ->
        [one] Залишилася { $left } спроба.
        [few] Залишилося { $left } спроби.
       *[many] Залишилося { $left } спроб.
    }
text-forfeit = Кількість відповідей без можливого ходу: { $attempts }. Остання причина: { $reason }
text-over = Партію завершено. Бали: { $points }. { $won ->
        [yes] Ви перемогли.
       *[no] Ви не перемогли.
    }
text-since = Ходи від вашого рішення:
text-match-running = Партія триває. Спершу завершіть її або здайтеся.
text-no-match = Жодна партія не триває. Спершу почніть її.
text-resigned = Ви здалися.
text-many-opponents = Забагато суперників; інших місць: { $n }.
