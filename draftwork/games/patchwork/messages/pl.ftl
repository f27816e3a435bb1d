patchwork-name = Patchwork
patchwork-about = Dwie osoby kupują kawałki materiału za guziki i czas, a każda naszywa je na własną kołdrę.
patchwork-begins = O tym, kto zaczyna, decyduje los.
patchwork-option-board = Plansza czasu
patchwork-option-board-about = Gdzie na planszy czasu czekają specjalne kawałki: wydania różnią się jednym z pięciu.
patchwork-option-board-2014 = pierwsze wydanie: kawałek na 20
patchwork-option-board-later = późniejsze wydania: kawałek na 38

# Ruchy i wybory
patchwork-notation = „advance” wyprzedza przeciwnika. „17 c4” to kawałek 17 z lewym górnym rogiem jego prostokąta na polu c4. Litery po numerze obracają go: r w prawo, u do góry nogami, l w lewo; f przed nimi najpierw odwraca go na drugą stronę (17fr c4). „leather e5” naszywa specjalny kawałek.
patchwork-word =
    { $word ->
        [advance] wyprzedź
        [leather] specjalny
       *[other] { $word }
    }
patchwork-advance = Wyprzedzenie przeciwnika
patchwork-patch = Kawałek { $patch } (koszt { $cost }, czas { $time }, dochód { $income })
patchwork-turn =
    { $turn ->
        [r] Obrócony w prawo
        [u] Do góry nogami
        [l] Obrócony w lewo
        [f] Odwrócony na drugą stronę
        [fr] Odwrócony na drugą stronę i obrócony w prawo
        [fu] Odwrócony na drugą stronę i do góry nogami
        [fl] Odwrócony na drugą stronę i obrócony w lewo
       *[none] Bez obracania
    }
patchwork-cell = Róg na polu { $cell }
patchwork-leather = Specjalny kawałek na polu { $cell }
patchwork-todo-turn =
    { $n ->
        [0] Wyprzedź przeciwnika: każde pole przynosi guzik.
        [one] Kup kawałek leżący przed neutralnym żetonem albo wyprzedź przeciwnika: każde pole przynosi guzik.
       *[other] Kup jeden z { $n } kawałków leżących przed neutralnym żetonem albo wyprzedź przeciwnika: każde pole przynosi guzik.
    }
patchwork-todo-leather = Naszyj specjalny kawałek na dowolne puste pole kołdry.
patchwork-effect-time =
    { $n ->
        [one] przesuwa żeton o { $n } pole
        [few] przesuwa żeton o { $n } pola
       *[many] przesuwa żeton o { $n } pól
    }
patchwork-effect-income =
    { $n ->
        [one] przynosi { $n } guzik dochodu
        [few] przynosi { $n } guziki dochodu
       *[many] przynosi { $n } guzików dochodu
    }
patchwork-effect-leather =
    { $n ->
        [one] daje specjalny kawałek
        [few] daje { $n } specjalne kawałki
       *[many] daje { $n } specjalnych kawałków
    }
patchwork-effect-special = daje specjalny żeton
patchwork-effect-again = masz jeszcze jedną turę

# Dlaczego czegoś nie można
patchwork-bad-move = „{ $text }” to nie ruch w Patchworku. Napisz „advance” (wyprzedź), „17 c4” (kawałek i pole), „17fr c4” (odwrócony i obrócony w prawo) albo „leather e5” (specjalny kawałek).
patchwork-no-patch = Nie ma kawałka { $patch }: kawałki mają numery od 0 do { $last }.
patchwork-outside = Kawałek nie mieści się na kołdrze, gdy jego róg leży na polu { $cell }.
patchwork-leather-first = Najpierw trzeba naszyć specjalny kawałek na dowolne puste pole.
patchwork-no-leather = Nie ma specjalnego kawałka do naszycia.
patchwork-not-offered = Kawałka { $patch } nie można teraz kupić: do wyboru są tylko trzy leżące przed neutralnym żetonem, zgodnie z ruchem wskazówek zegara.
patchwork-too-dear =
    { $buttons ->
        [one] Kawałek { $patch } kosztuje { $cost }, a masz { $buttons } guzik.
        [few] Kawałek { $patch } kosztuje { $cost }, a masz { $buttons } guziki.
       *[many] Kawałek { $patch } kosztuje { $cost }, a masz { $buttons } guzików.
    }
patchwork-overlap = Pole { $cell } jest już zajęte.
patchwork-overlap-several = już zajęte: { $names }
patchwork-fits-nowhere = Kawałek { $patch } nigdzie nie mieści się na kołdrze.
patchwork-turn-fits-nowhere = W tym ułożeniu nigdzie się nie mieści.

# Przygotowanie i pozycje
patchwork-bad-circle = „circle” to lista { $n } kawałków od 0 do { $last }, każdy dokładnie raz, w kolejności zgodnej z ruchem wskazówek zegara.
patchwork-bad-start = „start” to numer miejsca: 0 albo 1.
patchwork-bad-circle-text = W okręgu muszą być wszystkie kawałki (razem { $n }), każdy raz, i jeden znak ^ przed pierwszym do kupienia.
patchwork-position-overlap = „{ $item }” nachodzi na inny kawałek na kołdrze gracza { $seat }.
patchwork-broken-range = Jakaś liczba stanu wykracza poza to, na co pozwalają elementy gry.
patchwork-broken-token = Neutralny żeton, okrąg i kołdry nie są zgodne co do tego, które kawałki kupiono.
patchwork-broken-quilt = Kawałki na kołdrze nie zgadzają się z jej polami, dochodem lub guzikami.
patchwork-broken-leather = Specjalne kawałki nie zgadzają się z żetonami czasu.
patchwork-broken-turn = Gracz, którego tura trwa, musi być w tyle na planszy czasu, chyba że ma jeszcze do naszycia specjalny kawałek.
patchwork-broken-special = Specjalny żeton nie zgadza się z wypełnionymi kwadratami.

# Punkty i koniec
patchwork-points-buttons =
    { $n ->
        [one] { $n } guzik
        [few] { $n } guziki
       *[many] { $n } guzików
    }
patchwork-points-special = specjalny żeton za pełny kwadrat 7×7
patchwork-points-empty =
    { $n ->
        [one] { $n } puste pole, 2 punkty
        [few] { $n } puste pola, po 2 punkty
       *[many] { $n } pustych pól, po 2 punkty
    }
patchwork-points-buttons-category = Guziki
patchwork-points-special-category = Specjalny żeton
patchwork-points-empty-category = Puste pola
patchwork-ended = oba żetony czasu dotarły na ostatnie pole
patchwork-won-points = więcej punktów
patchwork-won-home-first = tyle samo punktów; gracz { $seat } dotarł na ostatnie pole jako pierwszy

# Obrazki i terminal
patchwork-draw-title = Patchwork: { $status }
patchwork-draw-to-move = Tura gracza { $seat }
patchwork-draw-sews =
    { $n ->
        [one] Gracz { $seat } musi naszyć specjalny kawałek
        [few] Gracz { $seat } musi naszyć { $n } specjalne kawałki
       *[many] Gracz { $seat } musi naszyć { $n } specjalnych kawałków
    }
patchwork-draw-won = Gracz { $seat } wygrywa { $points } do { $other }
patchwork-draw-won-tied = Gracz { $seat } wygrywa: remis po { $points }, ale pierwszy na mecie
patchwork-draw-player = Gracz { $seat }
patchwork-draw-you = Gracz { $seat } (ty)
patchwork-draw-moves = teraz gra
patchwork-draw-buttons = Guziki
patchwork-draw-income = Dochód
patchwork-draw-score = Wynik
patchwork-draw-empty = Puste pola
patchwork-draw-cost = Koszt
patchwork-draw-time = Czas
patchwork-draw-special = Specjalny żeton
patchwork-draw-special-free = Specjalny żeton: 7 punktów za pierwszy kwadrat 7×7
patchwork-draw-time-board = Plansza czasu
patchwork-draw-space =
    { $left ->
        [0] pole { $space }, meta
       *[other] pole { $space }, do mety: { $left }
    }
patchwork-draw-on-top = leży na wierzchu
patchwork-draw-stack = { $upper }/{ $lower } gracz { $upper } na wierzchu
patchwork-draw-mark-income = wypłata dochodu
patchwork-draw-mark-leather = specjalny kawałek
patchwork-draw-mark-taken = zabrany
patchwork-draw-left =
    { $n ->
        [0] nie ma już kawałków
        [one] został { $n } kawałek
        [few] zostały { $n } kawałki
       *[many] zostało { $n } kawałków
    }
patchwork-draw-offer = Do kupienia
patchwork-draw-then = Dalej, zgodnie z ruchem wskazówek zegara (koszt/czas/dochód):
patchwork-draw-price = koszt { $cost }, czas { $time }, dochód { $income }
patchwork-draw-leather = Specjalny kawałek
patchwork-draw-about-player =
    { $buttons ->
        [one] Gracz { $seat } ma { $buttons } guzik, dochód { $income }, puste pola: { $empty }, wynik { $score }, pole { $space } na planszy czasu.
        [few] Gracz { $seat } ma { $buttons } guziki, dochód { $income }, puste pola: { $empty }, wynik { $score }, pole { $space } na planszy czasu.
       *[many] Gracz { $seat } ma { $buttons } guzików, dochód { $income }, puste pola: { $empty }, wynik { $score }, pole { $space } na planszy czasu.
    }
patchwork-draw-about-special = Gracz { $seat } ma specjalny żeton.
patchwork-draw-about-offer = Do kupienia: { $patches }.

# Dziennik
patchwork-log-buy =
    { $n ->
        [0] wzięto kawałek { $patch } za darmo
        [one] kupiono kawałek { $patch } za { $n } guzik
        [few] kupiono kawałek { $patch } za { $n } guziki
       *[many] kupiono kawałek { $patch } za { $n } guzików
    }
patchwork-log-time =
    { $n ->
        [one] przesunięto żeton o { $n } pole
        [few] przesunięto żeton o { $n } pola
       *[many] przesunięto żeton o { $n } pól
    }
patchwork-log-advance =
    { $n ->
        [one] przesunięto żeton do przodu o { $n } pole
        [few] przesunięto żeton do przodu o { $n } pola
       *[many] przesunięto żeton do przodu o { $n } pól
    }
patchwork-log-buttons =
    { $n ->
        [one] otrzymano { $n } guzik
        [few] otrzymano { $n } guziki
       *[many] otrzymano { $n } guzików
    }
patchwork-log-income =
    { $n ->
        [one] zebrano { $n } guzik dochodu
        [few] zebrano { $n } guziki dochodu
       *[many] zebrano { $n } guzików dochodu
    }
patchwork-log-leather =
    { $n ->
        [one] zdobyto specjalny kawałek
        [few] zdobyto { $n } specjalne kawałki
       *[many] zdobyto { $n } specjalnych kawałków
    }
patchwork-log-sew = naszyto specjalny kawałek na pole { $cell }
patchwork-log-special = zdobyto specjalny żeton
patchwork-log-home = dotarto na ostatnie pole

# Zestawy elementów
patchwork-edition-title-standard = Standardowy
patchwork-edition-about-standard = Kawałki materiału i plansze czasu z drukowanej gry.
