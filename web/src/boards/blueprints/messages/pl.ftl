page-blueprints-space =
    { $n ->
        [0] { $cell }: puste, wysokość w projekcie { $height }
       *[other] { $cell }: { $built }, zbudowano { $n } z { $height }
    }
page-blueprints-hand = Kość w ręce
page-blueprints-pick = Weź kość z puli.
page-blueprints-pick-discard = Wybierz kość z puli do odrzucenia.
page-blueprints-discard = Odrzucić: { $die }? Naciśnij kość jeszcze raz albo potwierdź.
page-blueprints-where = Wybierz pole dla kości: { $die }.
page-blueprints-nowhere = Tej kości ({ $die }) nie da się nigdzie postawić: można ją tylko usunąć.
page-blueprints-confirm = Postaw na polu { $cell }
page-blueprints-leave = Odłóż
page-blueprints-from = Skąd te punkty
page-blueprints-building-of = Budynek: { $name }, wynik budynku { $n }
page-blueprints-enlarge = Budynek: { $name }, powiększenie
page-blueprints-watch = Powiększ budynek: { $name }
page-blueprints-close = Zamknij
page-blueprints-rounds = Rundy
page-blueprints-round = Runda { $n }
page-blueprints-now = Teraz
page-blueprints-face-down =
    { $n ->
        [one] Zdobyto { $n } kartę, jest zakryta
        [few] Zdobyto { $n } karty, są zakryte
       *[many] Zdobyto { $n } kart, są zakryte
    }
page-blueprints-face-down-round = Kto je zdobył, okaże się na koniec gry.
