hoard-name = Skarb
hoard-about = Zagrywaj karty odkryte albo zakopuj je i zbierz najwięcej punktów. Zabawka do testów.
hoard-option-die = Kostka
hoard-option-die-wild = dzika: 0 0 1 3 4 5
hoard-option-die-calm = spokojna: 1 2 2 2 2 3

# Ruchy i wybory
hoard-card = Karta { $card }
hoard-play = Odkryta, z { $die } z kostki
hoard-bury = Zakryta, z dodatkiem { $more }
hoard-todo =
    { $bury ->
        [may] Wybierz kartę: zagraj ją odkrytą albo zakop.
       *[done] Wybierz kartę do zagrania.
    }
hoard-effect-secret = inni nie dowiedzą się, która to karta

# Dlaczego czegoś nie można
hoard-not-held = Gracz, którego tura trwa, nie ma w ręce karty { $card }.
hoard-buried-one = W całej partii można zakopać tylko jedną kartę.

# Przygotowanie i pozycje
hoard-bad-start = „start” musi być miejscem od 0 do { $last }.
hoard-bad-dice = „dice” musi być listą najwyżej { $n } ścianek kostki.
hoard-bad-hands = „hands” musi być listą { $n } kart dla każdego miejsca, od 1 do { $last }, żadna dwa razy.
hoard-unknown = W pozycji jest znak zapytania: to wiedza jednego miejsca i nie można od niej zacząć partii.
hoard-broken-table = Runda, kostki i zagrane karty nie zgadzają się ze sobą.
hoard-broken-cards = Jakaś karta jest w dwóch miejscach albo jej nie ma.

# Punkty i koniec
hoard-points-open = karta { $card } zagrana odkryta, z { $die } z kostki
hoard-points-buried = karta { $card } zakopana, z dodatkiem { $more }
hoard-ended = zagrano wszystkie karty
hoard-won-points = więcej punktów
hoard-won-fewer-buried = tyle samo punktów, ale mniej z nich zakopanych
hoard-shared = tyle samo punktów i tyle samo zakopanych: zwycięstwo jest wspólne

# Obrazki
hoard-dice = Kostki: { $dice }
hoard-player = Gracz { $seat } ({ $score })

# Plansza na stronie
hoard-board-caption = Kostki i karty na stole
hoard-board-round = Runda { $round }
hoard-board-die = , kostka: { $die }
hoard-board-not-rolled = , jeszcze bez rzutu
hoard-board-buried = Zakopana
hoard-board-in-hand = W ręce
hoard-board-hidden = ukryta karta
hoard-board-hand = Twoje karty
hoard-board-you = { $name } (ty)
hoard-board-hint =
    { $bury ->
        [may] { $card }: zagraj ją odkrytą albo zakop.
       *[done] { $card }: zagraj ją odkrytą.
    }
hoard-board-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
hoard-board-gains = +{ $n }
hoard-board-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
