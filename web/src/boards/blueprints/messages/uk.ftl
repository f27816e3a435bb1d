page-blueprints-space =
    { $n ->
        [0] { $cell }: порожня, висота за планом { $height }
       *[other] { $cell }: { $built }, збудовано { $n } з { $height }
    }
page-blueprints-hand = Кубик у руці
page-blueprints-pick = Візьміть кубик із пулу.
page-blueprints-pick-discard = Виберіть кубик із пулу, щоб скинути його.
page-blueprints-discard = Скинути: { $die }? Натисніть кубик ще раз або підтвердьте.
page-blueprints-where = Виберіть клітинку для кубика: { $die }.
page-blueprints-nowhere = Цей кубик ({ $die }) ніде не поставити: його можна лише вилучити.
page-blueprints-confirm = Поставити на { $cell }
page-blueprints-leave = Відкласти
page-blueprints-from = Звідки ці бали
page-blueprints-building-of = Будівля: { $name }, оцінка будівлі { $n }
page-blueprints-enlarge = Будівля: { $name }, збільшено
page-blueprints-watch = Збільшити будівлю: { $name }
page-blueprints-close = Закрити
page-blueprints-rounds = Раунди
page-blueprints-round = Раунд { $n }
page-blueprints-now = Зараз
page-blueprints-face-down =
    { $n ->
        [one] Здобуто { $n } карту, її закрито
        [few] Здобуто { $n } карти, їх закрито
       *[many] Здобуто { $n } карт, їх закрито
    }
page-blueprints-face-down-round = Хто їх здобув, стане відомо наприкінці гри.
