page-sagrada-colour =
    { $colour ->
        [R] червоний
        [Y] жовтий
        [G] зелений
        [B] синій
       *[P] фіолетовий
    }
page-sagrada-white = білий
page-sagrada-window = Ваш вітраж
page-sagrada-window-of = Вітраж: { $name }
page-sagrada-space-die = Клітинка { $cell }: кубик { $die }
page-sagrada-space-white = Клітинка { $cell }, порожня, біла
page-sagrada-space-colour = Клітинка { $cell }, порожня, колір { page-sagrada-colour }
page-sagrada-space-shade = Клітинка { $cell }, порожня, значення { $value }
page-sagrada-space-unknown = Клітинка { $cell }, ще без візерунка
page-sagrada-in-hand = У руці: кубик { $die }
page-sagrada-actions = Що ще можна зробити
page-sagrada-todo = Виберіть клітинку вітража для кубика або візьміть його в руку, щоб застосувати інструмент.
page-sagrada-todo-tool = Цей кубик можна покласти лише за допомогою інструмента: виберіть один із позначених.
page-sagrada-take = Взяти в руку
page-sagrada-end-sure = Ще можна покласти кубик. Усе одно завершити хід?
page-sagrada-leave = Вибрати інший
page-sagrada-left = Жоден кубик не вибрано.
page-sagrada-take-first = Спершу візьміть вибраний кубик у руку.
page-sagrada-card = Карта візерунка { $n }
