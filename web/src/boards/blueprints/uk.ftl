# Літери на кубиках
page-blueprints-letter =
    { $material ->
        [W] Д
        [R] В
        [S] К
       *[G] С
    }
page-blueprints-space =
    { $n ->
        [0] { $cell }: порожня, висота за планом { $height }
       *[other] { $cell }: { $built }, збудовано { $n } з { $height }
    }
page-blueprints-hand = Кубик у руці
page-blueprints-pick = Візьміть кубик із запасу.
page-blueprints-pick-discard = Виберіть кубик із запасу, щоб скинути його.
page-blueprints-discard = Скинути: { $die }? Натисніть кубик ще раз або підтвердьте.
page-blueprints-where = { $die }: виберіть клітинку.
page-blueprints-nowhere = { $die }: ніде не можна поставити, лише вилучити.
page-blueprints-confirm = Поставити на { $cell }
page-blueprints-leave = Відкласти
page-blueprints-from = Звідки ці очки
page-blueprints-building-of = Будівля: { $name }, оцінка будівлі { $n }
page-blueprints-enlarge = Будівля: { $name }, збільшено
page-blueprints-watch = Показати будівлю більшою: { $name }
page-blueprints-close = Закрити
page-blueprints-rounds = Раунди
page-blueprints-round = Раунд { $n }
page-blueprints-now = Зараз
page-blueprints-veiled = за ширмою
