page-patchwork-later = Następne w kolejności
page-patchwork-where =
    { $left ->
        [0] { $name }: pole { $space }, meta.
       *[other] { $name }: pole { $space }, do mety: { $left }.
    }
page-patchwork-quilt =
    { $n ->
        [one] Twoja kołdra, { $n } puste pole
        [few] Twoja kołdra, { $n } puste pola
       *[many] Twoja kołdra, { $n } pustych pól
    }
page-patchwork-quilt-of =
    { $n ->
        [one] Kołdra: { $name }, { $n } puste pole
        [few] Kołdra: { $name }, { $n } puste pola
       *[many] Kołdra: { $name }, { $n } pustych pól
    }
page-patchwork-grid = Pola kołdry
page-patchwork-grid-holding = Gdzie naszyć: strzałki przesuwają kawałek, R obraca, F odwraca na drugą stronę, Enter naszywa, Escape odkłada
page-patchwork-cell-empty = { $cell }, puste
page-patchwork-cell-leather = { $cell }, specjalny kawałek
page-patchwork-cell-patch = { $cell }, kawałek { $patch }
page-patchwork-cell-fits = Róg na polu { $cell }: mieści się, { $notes }
page-patchwork-cell-no = Róg na polu { $cell }: nie mieści się. { $notes }
page-patchwork-taken = { $patch } w ręce: { $effects }.
page-patchwork-todo = Przesuń kawałek na miejsce, obróć go klawiszem R, odwróć klawiszem F i naszyj.
page-patchwork-todo-touch = Przesuń kawałek na miejsce, obróć go przyciskiem ⟳, odwróć przyciskiem ⇋ i naszyj.
page-patchwork-hand = Kawałek w ręce
page-patchwork-turn-left = Obróć w lewo
page-patchwork-turn-right = Obróć w prawo
page-patchwork-turn-over = Odwróć na drugą stronę
page-patchwork-leave = Odłóż
page-patchwork-confirm = Naszyj tutaj
page-patchwork-enlarge = Kołdra: { $name }, powiększenie
page-patchwork-watch = Powiększ kołdrę: { $name }
page-patchwork-close = Zamknij
