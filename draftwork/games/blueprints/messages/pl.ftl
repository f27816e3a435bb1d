blueprints-name = Blueprints
blueprints-about = Od dwóch do czterech architektów dobiera kości różnych materiałów, buduje za zasłonkami i rywalizuje o trofea i nagrody.
blueprints-begins = O tym, kto zaczyna, decyduje los.

# Ruchy i wybory
blueprints-notation = „W4 b2” bierze drewno o wartości 4 i stawia je na polu w kolumnie b, w rzędzie 2 (W drewno, R recykling, S kamień, G szkło; kolumny a i b, rzędy od 1 do 3 od góry). „W4 remove” bierze i usuwa kość, która nigdzie nie pasuje. „discard G2” odrzuca szkło o wartości 2, w grze dwuosobowej.
blueprints-word =
    { $word ->
        [discard] odrzuć
        [remove] usuń
       *[other] { $word }
    }
blueprints-material =
    { $material ->
        [W] drewno
        [R] recykling
        [S] kamień
       *[G] szkło
    }
# Litery na elementach, dla chętnych: żadna nie jest podobna do innej ani do cyfry
blueprints-letter =
    { $material ->
        [W] W
        [R] R
        [S] K
       *[G] Ł
    }
blueprints-die = { blueprints-material } { $value }
blueprints-material-label =
    { $material ->
        [W] Drewno
        [R] Recykling
        [S] Kamień
       *[G] Szkło
    }
blueprints-take =
    { $n ->
        [one] { blueprints-material-label } { $value }
       *[other] { blueprints-material-label } { $value } (w puli: { $n })
    }
blueprints-discard = Odrzucenie: { $die }
blueprints-remove = Usunięcie kości
blueprints-cell = Na pole { $cell }
blueprints-todo-turn = Weź kość z puli i postaw ją na swoim projekcie; jeśli nigdzie nie pasuje, zostaje usunięta.
blueprints-todo-discard = Wybierz z puli kość, którą odrzucisz.
blueprints-effect-building =
    { $score ->
        [one] budynek miałby { $score } punkt ({ NUMBER($more, signDisplay: "exceptZero") })
        [few] budynek miałby { $score } punkty ({ NUMBER($more, signDisplay: "exceptZero") })
       *[many] budynek miałby { $score } punktów ({ NUMBER($more, signDisplay: "exceptZero") })
    }

# Dlaczego czegoś nie można
blueprints-bad-move = „{ $text }” to nie ruch w Blueprints. Napisz „W4 b2” (kość i pole), „W4 remove” (usuń) albo „discard G2” (odrzuć). Materiały: W, R, S, G; pola: od a1 do b3.
blueprints-discard-first = Najpierw odrzuć kość z puli.
blueprints-no-discard = Teraz niczego się nie odrzuca: weź kość.
blueprints-not-in-pool = W puli nie ma takiej kości: { $die }.
blueprints-must-place = Tę kość ({ $die }) można postawić, więc nie wolno jej usunąć.
blueprints-hatched = Pole { $cell } jest zakreskowane: nie można na nim budować.
blueprints-hatched-several = zakreskowane, więc nie można tam budować: { $names }
blueprints-too-low = Tej kości ({ $die }) nie można postawić na polu { $cell }: na wierzchu jest tam { $top }, a wartości w stosie nie mogą maleć.

# Przygotowanie
blueprints-bad-start = „start” to numer miejsca od 0 do { $last }.
blueprints-bad-plans = „plans” to lista rund (najwyżej { $rounds }), a w każdej lista numerów projektów z talii, po jednym dla każdego gracza (razem { $players }); żaden projekt się nie powtarza.
blueprints-bad-in-demand = „in_demand” to lista rund (najwyżej { $rounds }), w każdej tekst z dwóch różnych liter spośród { $letters }.
blueprints-bad-dice = „dice” to lista rund (najwyżej { $rounds }), a w każdej lista kości (najwyżej { $most }), np. „W4”: litera spośród { $letters } i wartość od 1 do 6.
blueprints-too-many-dice = W rundzie { $round } jest za dużo kości jednego materiału ({ blueprints-material }: { $n }); w woreczku może ich być najwyżej { $most }. Jeśli ten materiał nie jest pożądany, podaj „in_demand”.

# Zestawy elementów
blueprints-edition-title-open-deck = Otwarta talia
blueprints-edition-about-open-deck = 24 nasze własne projekty, bo drukowanych nie dało się sprawdzić.
blueprints-edition-whole = plik
blueprints-edition-at-entry = „plans”, pozycja { $n }
blueprints-edition-at-plan = projekt { $id }
blueprints-edition-missing = { $where }: brakuje „{ $field }”.
blueprints-edition-unknown = { $where }: nieznane „{ $field }”. Znane: { $known }.
blueprints-edition-game = „game” musi mieć wartość „blueprints”, a nie „{ $game }”.
blueprints-edition-name = „{ $name }” to nie nazwa: „edition” to tekst od 1 do { $most } znaków, bez ; i #.
blueprints-edition-plans = „plans” to lista projektów (od { $least } do { $most }), każdy z „id” i „rows”.
blueprints-edition-plan-count = Liczba projektów to { $n }, a musi wynosić od { $least } do { $most }, żeby wystarczyło na trzy rundy dla czterech graczy.
blueprints-edition-id = „{ $id }” nie może być „id” w „plans”, pozycja { $n }: to liczba od 1 do { $last }.
blueprints-edition-id-twice = Jest więcej niż jeden projekt { $id }.
blueprints-edition-rows = { $where }: „rows” to lista rzędów od góry (razem { $rows }), każdy o { $columns } znakach.
blueprints-edition-mark = { $where }: { $marks } to nie wysokość. Pole ma wysokość od 1 do { $last } albo X, jeśli jest zakreskowane.
blueprints-edition-dice = { $where }: suma wysokości to { $n }, a musi wynosić { $needed }.

# Pozycje
blueprints-broken-range = Jakaś liczba stanu wykracza poza to, na co pozwalają elementy gry.
blueprints-broken-plans = Projekty („plans”) nie są różnymi kartami z talii, po jednej dla każdego gracza w każdej rundzie.
blueprints-broken-dice = Kości („dice”) i pożądane materiały („in demand”) nie zgadzają się z woreczkiem, w którym jest po 8 kości każdego materiału.
blueprints-broken-moves = Wzięte i odrzucone kości („taken”, „discarded”) nie wynikają z zasad.
blueprints-unknown = Nie podano czegoś, co w partii musi być znane.
blueprints-impossible = Żaden z pozostałych projektów nie zgadza się z kośćmi, które ktoś postawił i usunął.
blueprints-broken-won = Kart jednej rundy („won”) nie można zdobyć w ten sposób: każde trofeum dostaje inny gracz i dokładnie jeden gracz nie dostaje żadnego.
blueprints-wrong-start = „start” musi mieć wartość { $last }: zaczyna gracz, który w rundzie { $round } był ostatni.
blueprints-pool-size = Liczba kości w „pool” to { $n }, a po tych turach powinno ich być { $expected }.

# Punkty budynku
blueprints-building-W =
    { $n ->
        [0] { $die } nie przylega do żadnej kości
        [one] { $die } przylega do { $n } kości, 2 punkty
       *[many] { $die } przylega do { $n } kości, po 2 punkty
    }
blueprints-building-R =
    { $n ->
        [one] { $n } kość z recyklingu
        [few] { $n } kości z recyklingu
       *[many] { $n } kości z recyklingu
    }
blueprints-building-S = { $die } na piętrze { $level }
blueprints-building-G = { $die }: tyle punktów, ile wynosi wartość
blueprints-building-bonus = premia za wykonanie planu: zbudowano dokładnie według projektu

# Punkty i koniec
blueprints-card =
    { $card ->
        [gold] złote trofeum
        [silver] srebrne trofeum
        [bronze] brązowe trofeum
        [skyscraper] nagroda dla drapacza chmur
        [geometer] nagroda geometry
        [structural_integrity] nagroda za spójność konstrukcji
       *[materials] nagroda za wykorzystanie budulca
    }
blueprints-tie =
    { $tie ->
        [first_material] ; remis rozstrzygnęła większa liczba kości z pierwszego pożądanego materiału
        [second_material] ; remis rozstrzygnęła większa liczba kości z drugiego pożądanego materiału
        [later_turn] ; remis rozstrzygnęła późniejsza tura
       *[none] { "" }
    }
blueprints-points-award = runda { $round }, { blueprints-card }: miejsce { $place }, wynik budynku { $score } (drewno { $W }, recykling { $R }, kamień { $S }, szkło { $G }, premia za plan { $bonus }){ blueprints-tie }
blueprints-points-prize = runda { $round }, { blueprints-card }{ blueprints-tie }
blueprints-points-award-category = { blueprints-card }
blueprints-points-prize-category = { blueprints-card }
blueprints-ended =
    { $n ->
        [one] rozegrano { $n } rundę
        [few] rozegrano wszystkie { $n } rundy
       *[many] rozegrano wszystkie rundy: { $n }
    }
blueprints-won =
    { $by ->
        [points] więcej punktów
        [prizes] tyle samo punktów; więcej nagród
        [gold] tyle samo punktów i nagród; więcej złotych trofeów
        [silver] tyle samo punktów, nagród i złotych trofeów; więcej srebrnych trofeów
        [bronze] tyle samo punktów, nagród, złotych i srebrnych trofeów; więcej brązowych trofeów
       *[shared] tyle samo punktów, nagród i trofeów: wspólne zwycięstwo (liczba graczy: { $n })
    }

# Obrazki i terminal
blueprints-draw-title = { blueprints-name }: { $status }
blueprints-draw-takes = Gracz { $seat } bierze kość
blueprints-draw-discards = Gracz { $seat } odrzuca kość z puli
blueprints-draw-won =
    { $n ->
        [one] Wygrywa gracz { $seat }: { $n } punkt
        [few] Wygrywa gracz { $seat }: { $n } punkty
       *[many] Wygrywa gracz { $seat }: { $n } punktów
    }
blueprints-draw-tie-break = ({ $why })
blueprints-draw-shared =
    { $n ->
        [one] Zwycięstwo dzielą gracze { $seats }: po { $n } punkcie
        [few] Zwycięstwo dzielą gracze { $seats }: po { $n } punkty
       *[many] Zwycięstwo dzielą gracze { $seats }: po { $n } punktów
    }
blueprints-draw-player = Gracz { $seat }
blueprints-draw-you = Gracz { $seat } (ty)
blueprints-draw-moves = teraz gra
blueprints-draw-winner = zwycięstwo
blueprints-draw-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
blueprints-draw-round = Runda { $n } z { $rounds }
blueprints-draw-over = Koniec gry
blueprints-draw-turn = Tura { $n } z { $turns }
blueprints-draw-in-demand = Pożądane materiały
blueprints-draw-pool = Pula
blueprints-draw-bag = Woreczek
blueprints-draw-discarded = Odrzucone
blueprints-draw-cards = Trofea i nagrody, runda { $n }
blueprints-draw-card =
    { $card ->
        [gold] Złote trofeum
        [silver] Srebrne trofeum
        [bronze] Brązowe trofeum
        [skyscraper] Drapacz chmur
        [geometer] Geometra
        [structural_integrity] Spójność konstrukcji
       *[materials] Wykorzystanie budulca
    }
blueprints-draw-card-for =
    { $card ->
        [gold] najwyższy wynik
        [silver]
            { $players ->
                [2] najwyższy wynik
               *[other] drugi wynik
            }
        [bronze] trzeci wynik
        [skyscraper] wysokość co najmniej { $least }
        [geometer] wszystkie wartości 1–{ $least }
        [structural_integrity] { $least }+ kości o tej samej wartości
       *[materials] { $least }+ kości z jednego materiału
    }
blueprints-draw-card-of = zdobywa gracz { $seat }
blueprints-draw-card-nobody = nikt
blueprints-draw-won-card = { blueprints-card } z rundy { $round }
blueprints-draw-won-cards = Zdobyte
blueprints-draw-plan = Projekt { $id }
blueprints-draw-from-above = z góry: zbudowano/projekt, kości od dołu
blueprints-draw-space-height = { $cell }: wysokość w projekcie { $height }
blueprints-draw-space-hatched = { $cell }: zakreskowane
blueprints-draw-score = Wynik budynku
blueprints-draw-bonus = premia za plan
blueprints-draw-sum = Punkty
blueprints-draw-total = razem
blueprints-draw-taken = Wzięte kości
blueprints-draw-removed = usunięta
blueprints-draw-screen = Za zasłonką
blueprints-draw-past = Runda { $round }: { $n }
blueprints-draw-key-space = 1/2 W4: stoi jedna z dwóch planowanych kości; stosy od dołu; //// zakreskowane
blueprints-draw-key-removed = (W4) usunięta
blueprints-draw-about-round = { blueprints-draw-round }, tura { $turn } z { $turns }; pożądane materiały: najpierw { $first }, potem { $second }.
blueprints-draw-about-pool = W puli: { $dice }.
blueprints-draw-about-bag = W woreczku zostało: { $dice }.
blueprints-draw-about-discarded = Odrzucone: { $dice }.
blueprints-draw-about-player =
    { $n ->
        [one] Gracz { $seat } ma { $n } punkt.
        [few] Gracz { $seat } ma { $n } punkty.
       *[many] Gracz { $seat } ma { $n } punktów.
    }
blueprints-draw-about-won = Gracz { $seat } ma: { $cards }.
blueprints-draw-about-taken = Gracz { $seat } w rundzie { $round } wziął kolejno: { $dice }.
blueprints-draw-about-removed = { $die } (usunięta kość)
blueprints-draw-about-screen = Projekt gracza { $seat } i miejsca tych kości są ukryte.
blueprints-draw-about-plan = Projekt { $id } gracza { $seat }: { $spaces }.
blueprints-draw-about-space = na polu { $cell } planowana wysokość { $height }, zbudowano: { $dice }
blueprints-draw-about-empty = nic
blueprints-draw-about-hatched = pole { $cell } zakreskowane
blueprints-draw-about-score = Wynik budynku gracza { $seat } w rundzie { $round }: { $n } (drewno { $W }, recykling { $R }, kamień { $S }, szkło { $G }, premia za wykonanie planu { $bonus }).

# Dziennik
blueprints-log-material =
    { $material ->
        [W] drewno
        [R] recykling
        [S] kamień
       *[G] szkło
    }
blueprints-log-take = wzięto { blueprints-log-material } o wartości { $value }
blueprints-log-discard = odrzucono { blueprints-log-material } o wartości { $value }
blueprints-log-place = postawiono kość na polu { $cell }
blueprints-log-screen = postawiono kość za zasłonką
blueprints-log-remove = usunięto kość, bo nigdzie nie pasowała
blueprints-log-round = Zakończono rundę { $round }
blueprints-log-round-score = { $name } – wynik budynku { $n }
blueprints-log-round-card = { blueprints-card } – { $name }

# Szczęście w analizie partii
blueprints-luck-refill = kości dokładane do puli
blueprints-luck-round = plany i kości nowej rundy
