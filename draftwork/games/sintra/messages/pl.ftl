sintra-name = Witraże Sintry
sintra-about = Od dwóch do czterech osób układa tafle szkła na kwaterach i oszkla okna swoich pałaców.
sintra-begins = O tym, kto zaczyna, decyduje los.
sintra-option-side = Strona plansz pałaców
sintra-option-side-about = Za co są punkty na koniec gry. Na pierwszą grę dobra jest strona A.
sintra-option-side-A = A: ornamenty między oknami
sintra-option-side-B = B: przeszklone okna razy najliczniejszy kolor
sintra-option-return_over_gaps = Cofanie witrażysty ponad pustymi miejscami
sintra-option-return_over_gaps-about = Czy witrażysta może wrócić w lewo ponad pustymi miejscami. Polska instrukcja na to pozwala, ukraińska nie.
sintra-option-return_over_gaps-True = dozwolone
sintra-option-return_over_gaps-False = niedozwolone
sintra-option-floor_at_zero = Wynik poniżej zera
sintra-option-floor_at_zero-about = Czy stłuczone szkło może obniżyć wynik poniżej zera.
sintra-option-floor_at_zero-False = dozwolony
sintra-option-floor_at_zero-True = niedozwolony (straty kończą się na 0)

# Kolory, jak stoją po rzeczowniku
sintra-colour =
    { $colour ->
        [P] w kolorze różowym
        [O] w kolorze pomarańczowym
        [Y] w kolorze żółtym
        [W] w kolorze białym
        [B] w kolorze niebieskim
       *[J] joker
    }
# Same kolory
sintra-colour-name =
    { $colour ->
        [P] różowy
        [O] pomarańczowy
        [Y] żółty
        [W] biały
       *[B] niebieski
    }
# Litery na elementach, dla chętnych: żadna nie jest podobna do innej ani do cyfry
sintra-letter =
    { $colour ->
        [P] R
        [O] P
        [Y] T
        [W] Ł
       *[B] N
    }

# Ruchy i wybory
sintra-source =
    { $factory ->
        [0] Środek pola gry
       *[other] Warsztat { $factory }
    }
sintra-source-inside =
    { $factory ->
        [0] środek pola gry
       *[other] warsztat { $factory }
    }
sintra-panes =
    { $n ->
        [one] { $n } tafla { sintra-colour }
        [few] { $n } tafle { sintra-colour }
       *[many] { $n } tafli { sintra-colour }
    }
sintra-strip = Kwatera { $strip }
sintra-jokers =
    { $n ->
        [0] Żadna na polu joker
        [one] { $n } na polu joker
        [few] { $n } na polach joker
       *[many] { $n } na polach joker
    }
sintra-break = Wszystkie się tłuką
sintra-return = Cofnięcie witrażysty
sintra-keep = Do okna: tafla { sintra-colour }
sintra-todo-turn =
    { $glazier ->
        [may] Weź wszystkie tafle jednego koloru z warsztatu albo ze środka i połóż je na kwaterze, albo cofnij witrażystę.
       *[stays] Weź wszystkie tafle jednego koloru z warsztatu albo ze środka i połóż je na kwaterze.
    }
sintra-todo-keep = Kwatera { $strip } jest ukończona: wybierz taflę, którą zachowasz w oknie { $strip }.
sintra-effect-return = witrażysta staje nad kwaterą { $strip }
sintra-effect-marker = bierze znacznik gracza rozpoczynającego: o jeden rząd w dół na torze stłuczonego szkła
sintra-effect-break =
    { $n ->
        [one] tłucze się { $n } tafla
        [few] tłuką się { $n } tafle
       *[many] tłucze się { $n } tafli
    }
sintra-effect-fall =
    { $n ->
        [one] znacznik dociera do dolnego rzędu: strata { $n } punktu
       *[many] znacznik dociera do dolnego rzędu: strata { $n } punktów
    }
sintra-effect-complete =
    { $n ->
        [0] kwatera ukończona; nie ma na niej tafli { sintra-colour }
        [one] kwatera ukończona; { $n } punkt za tafle { sintra-colour }
        [few] kwatera ukończona; { $n } punkty za tafle { sintra-colour }
       *[many] kwatera ukończona; { $n } punktów za tafle { sintra-colour }
    }
sintra-effect-window =
    { $n ->
        [one] okno { $window } daje { $n } punkt
        [few] okno { $window } daje { $n } punkty
       *[many] okno { $window } daje { $n } punktów
    }
sintra-effect-round = kończy rundę
sintra-notation = „f3 pink 5” bierze różowe tafle z warsztatu 3 i kładzie je na kwaterze nad oknem 5; „centre orange 2” bierze pomarańczowe ze środka. „j1” lub „j2” na końcu kładzie tyle z nich na polach joker. „f1 blue break” tłucze tafle, na które nie ma miejsca na żadnej kwaterze w zasięgu, „return” cofa witrażystę, „keep yellow” zachowuje żółtą taflę z ukończonej kwatery. Kolory: pink różowy, orange pomarańczowy, yellow żółty, white biały, blue niebieski.
sintra-word =
    { $word ->
        [centre] środek
        [break] stłucz
        [keep] zachowaj
        [return] wróć
       *[other] { $word }
    }
sintra-effect-end = kończy grę

# Dlaczego czegoś nie można
sintra-bad-move = „{ $text }” to nie ruch w grze Witraże Sintry. Napisz „f3 pink 5” (warsztat, kolor, kwatera), „centre pink 5 j1” (jedna na polu joker), „f3 pink break” (stłucz), „return” (cofnij) albo „keep pink” (zachowaj).
sintra-keep-first = Kwatera { $strip } jest ukończona: najpierw wybierz taflę, którą zachowasz.
sintra-nothing-to-keep = Żadna kwatera nie jest ukończona, więc nie ma tafli do zachowania.
sintra-not-on-strip = Na kwaterze { $strip } nie ma tafli { sintra-colour }.
sintra-at-leftmost = Witrażysta stoi już nad skrajną lewą kwaterą.
sintra-no-strip-left = Na lewo od witrażysty nie ma żadnej kwatery.
sintra-over-gap = Między witrażystą a skrajną lewą kwaterą jest puste miejsce.
sintra-no-factory = Nie ma warsztatu { $source }: warsztaty mają numery od 1 do { $last }.
sintra-no-panes = Nie ma tam tafli { sintra-colour }: { $source }.
sintra-left-of-glazier = Kwatera { $strip } leży na lewo od witrażysty, który stoi nad oknem { $glazier }.
sintra-left-of-glazier-several = na lewo od witrażysty, który stoi nad oknem { $glazier }: { $names }
sintra-strip-gone = Kwatery { $strip } nie ma już w grze.
sintra-strip-gone-several = usunięte z gry: { $names }
sintra-no-space = Na kwaterze { $strip } nie ma pustego pola na taflę { sintra-colour }.
sintra-no-space-several = brak pustego pola na tafle { sintra-colour }: { $names }
sintra-wrong-jokers =
    { $least ->
        [0] Trzeba położyć tyle tafli, ile się zmieści. Na polach joker kwatery { $strip }: najwyżej { $most }, a nie { $given }.
       *[other] Trzeba położyć tyle tafli, ile się zmieści. Na polach joker kwatery { $strip }: co najmniej { $least } i najwyżej { $most }, a nie { $given }.
    }
sintra-must-place = W zasięgu witrażysty jest kwatera z pustym polem na taflę { sintra-colour }: trzeba z niej skorzystać.

# Przygotowanie i pozycje
sintra-bad-start = „start” to numer miejsca od 0 do { $last }.
sintra-bad-track = „round_track” to tekst: po jednej literze na rundy I–VI albo tylko II–VI. W rundach II–VI każda z liter { $letters } występuje raz.
sintra-bad-strips = „strips” to lista dla każdego miejsca: kwatery (razem { $n }) od 1 do { $last }, każda raz, od lewej, z literą strony leżącej ku górze, jak „3f” (przód) lub „3b” (tył).
sintra-jokers-up = Kwatera { $strip } leży na początku polami joker w dół.
sintra-bad-panes = „panes” to lista najwyżej { $n } tekstów, po jednym na każde uzupełnienie: najwyżej { $panes } z liter { $letters }.
sintra-too-many-panes = Tafli { sintra-colour } jest za dużo ({ $n }): tylu nie ma w woreczku.
sintra-unknown = W pozycji brak klucza rozdania: pokazuje ona tylko to, co wiadomo na jednym miejscu, więc nie da się od niej zacząć partii.
sintra-broken-range = Jakaś liczba stanu wykracza poza to, na co pozwalają elementy gry.
sintra-broken-edition = To, co nadrukowano na elementach, nie tworzy zestawu elementów tej gry.
sintra-broken-strips = Kwatery i okna nie zgadzają się ze sobą.
sintra-broken-panes = W którymś kolorze nie ma dokładnie 20 tafli.
sintra-broken-round = Runda, tafle na stole i ukończona kwatera nie zgadzają się ze sobą.
sintra-broken-drawn = Wyciągnięte tafle nie zgadzają się z woreczkiem i stołem.
sintra-broken-score = Wynik nie jest sumą punktów.

# Zestawy elementów
sintra-edition-title-open-set-2 = Drugi otwarty zestaw
sintra-edition-about-open-set-2 = Nasze własne kwatery, większość stron dwukolorowa: wyniki takie, o jakich mówią gracze drukowanej gry.
sintra-edition-title-open-set = Pierwszy otwarty zestaw
sintra-edition-about-open-set = Nasze własne kwatery z wcześniejszych wersji, większość stron ma trzy lub cztery kolory: gra jest surowsza.
sintra-edition-whole = plik
sintra-edition-at-entry = „strips”, pozycja { $n }
sintra-edition-at-field = „{ $field }”
sintra-edition-at-side =
    { $side ->
        [front] kwatera { $strip }, przód
       *[back] kwatera { $strip }, tył
    }
sintra-edition-missing = { $where }: brakuje „{ $field }”.
sintra-edition-unknown = { $where }: nieznane „{ $field }”. Znane: { $known }.
sintra-edition-game = „game” musi mieć wartość „sintra”, a nie „{ $game }”.
sintra-edition-name = „{ $name }” to nie nazwa: „edition” to tekst od 1 do { $most } znaków, bez ; i #.
sintra-edition-strips = „strips” to lista kwater (razem { $n }), każda z „id”, „front” i „back”.
sintra-edition-strip-count = Liczba kwater to { $n }, a musi wynosić { $needed }.
sintra-edition-id = „{ $id }” nie może być „id” w „strips”, pozycja { $n }: to liczba od 1 do { $last }.
sintra-edition-id-twice = Jest więcej niż jedna kwatera { $id }.
sintra-edition-side = { $where }: „{ $spaces }” nie opisuje pól; liczba liter musi wynosić { $n }.
sintra-edition-letter = { $where }: nieznany kolor { $letters }. Znane litery: { $known }.
sintra-edition-no-jokers = Żadna kwatera nie ma pól joker: na jednej stronie jednej kwatery musi ich być { $n } (J).
sintra-edition-jokers = { $where }: liczba pól joker to { $n }, a musi wynosić { $needed }.
sintra-edition-more-jokers = Pola joker może mieć tylko jedna strona, a są na dwóch: { $first } oraz { $where }.
sintra-edition-window-points = „window_points” to obiekt z „A” i „B”, a w każdym lista liczb (razem { $n }).
sintra-edition-numbers = { $where } to lista liczb (razem { $n }).
sintra-edition-number-count = { $where }: liczb jest { $n }, a musi być { $needed }.
sintra-edition-number = { $where }, pozycja { $n }: „{ $value }” to nie liczba całkowita od { $least } do { $most }.
sintra-edition-first-row = Pierwszy rząd „broken_glass” musi mieć wartość 0, a nie { $row }.
sintra-edition-rising-row = Rząd { $n } „broken_glass” ma wartość { $row }: musi być niższa niż w rzędzie powyżej, { $above }.

# Punkty i koniec
sintra-points-window =
    { $n ->
        [one] okno { $window }: { $n } tafla
        [few] okno { $window }: { $n } tafle
       *[many] okno { $window }: { $n } tafli
    }
sintra-points-colour =
    { $n ->
        [one] { $n } tafla w kolorze rundy na ukończonych kwaterach
        [few] { $n } tafle w kolorze rundy na ukończonych kwaterach
       *[many] { $n } tafli w kolorze rundy na ukończonych kwaterach
    }
sintra-points-falls =
    { $n ->
        [one] dolny rząd toru stłuczonego szkła osiągnięty raz: strata { $points } punktów
       *[many] dolny rząd toru stłuczonego szkła osiągnięty { $n } razy: strata po { $points } punktów
    }
sintra-points-left =
    { $n ->
        [one] { $n } tafla na kwaterach, punkt za każde trzy
        [few] { $n } tafle na kwaterach, punkt za każde trzy
       *[many] { $n } tafli na kwaterach, punkt za każde trzy
    }
sintra-points-row =
    { $n ->
        [one] tor stłuczonego szkła: { $n } rząd poniżej górnego
        [few] tor stłuczonego szkła: { $n } rzędy poniżej górnego
       *[many] tor stłuczonego szkła: { $n } rzędów poniżej górnego
    }
sintra-points-ornament = ornament { $ornament }, oszklone ramy wokół niego: { $n } z 4
sintra-points-side-b = { $windows } (przeszklone okna) × { $n } (tafle { sintra-colour } w pałacu)
sintra-points-forgiven = straty zatrzymane na zerze
sintra-points-window-category = Okna
sintra-points-colour-category = Kolor rundy
sintra-points-falls-category = Stłuczone szkło
sintra-points-left-category = Tafle na kwaterach
sintra-points-row-category = { sintra-points-falls-category }
sintra-points-ornament-category = Ornamenty
sintra-points-side-b-category = Okna × tafle
sintra-points-forgiven-category = Straty zatrzymane na zerze
sintra-ended = rozegrano sześć rund
sintra-won-points = więcej punktów
sintra-won-less-broken = tyle samo punktów, ale mniej straconych przez stłuczone szkło
sintra-shared-less-broken = tyle samo punktów; zwycięstwo dzielą ci, którzy stracili najmniej przez stłuczone szkło
sintra-shared = tyle samo punktów i tyle samo straconych przez stłuczone szkło: wspólne zwycięstwo

# Obrazki i terminal
sintra-draw-title = { sintra-name }: { $status }
sintra-draw-to-move = Tura gracza { $seat }
sintra-draw-keeps = Gracz { $seat } zachowuje taflę z kwatery { $strip }
sintra-draw-won =
    { $n ->
        [one] Wygrywa gracz { $seat }: { $n } punkt
        [few] Wygrywa gracz { $seat }: { $n } punkty
       *[many] Wygrywa gracz { $seat }: { $n } punktów
    }
sintra-draw-won-tied =
    { $n ->
        [one] Wygrywa gracz { $seat }: { $n } punkt; w remisie mniej strat przez stłuczone szkło
        [few] Wygrywa gracz { $seat }: { $n } punkty; w remisie mniej strat przez stłuczone szkło
       *[many] Wygrywa gracz { $seat }: { $n } punktów; w remisie mniej strat przez stłuczone szkło
    }
sintra-draw-shared =
    { $n ->
        [one] Wspólne zwycięstwo graczy { $seats }: { $n } punkt
        [few] Wspólne zwycięstwo graczy { $seats }: { $n } punkty
       *[many] Wspólne zwycięstwo graczy { $seats }: { $n } punktów
    }
sintra-draw-player = Gracz { $seat }
sintra-draw-you = Gracz { $seat } (ty)
sintra-draw-moves = teraz gra
sintra-draw-score-unit =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
sintra-draw-round =
    { $n ->
        [0] Koniec gry
       *[other] Runda { $n } z 6
    }
sintra-draw-bonus = Każda tafla { sintra-colour } na ukończonej kwaterze: 1 punkt
sintra-draw-factories = Warsztaty dostawców
sintra-draw-centre = Środek
sintra-draw-marker = Znacznik gracza rozpoczynającego
sintra-draw-bag = Woreczek
sintra-draw-tower = Wieża
sintra-draw-glazier = Witrażysta nad oknem { $place }
sintra-draw-strip =
    { $next ->
        [none] Kwatera { $strip }: { $spaces }; potem wypada z gry
       *[other] Kwatera { $strip }: { $spaces }; następna strona { $next }
    }
sintra-draw-window =
    { $n ->
        [one] Okno { $window }: zdobyto { $n } punkt
        [few] Okno { $window }: zdobyto { $n } punkty
       *[many] Okno { $window }: zdobyto { $n } punktów
    }
sintra-draw-ornaments =
    { $n ->
        [one] Ornamenty: { $n } punkt
        [few] Ornamenty: { $n } punkty
       *[many] Ornamenty: { $n } punktów
    }
sintra-draw-glazed =
    { $n ->
        [one] Przeszklone okna: { $windows } × tafle { sintra-colour }: { $panes } = { $n } punkt
        [few] Przeszklone okna: { $windows } × tafle { sintra-colour }: { $panes } = { $n } punkty
       *[many] Przeszklone okna: { $windows } × tafle { sintra-colour }: { $panes } = { $n } punktów
    }
sintra-draw-broken = Stłuczone szkło
sintra-draw-lost = strata: { $n }
sintra-draw-windows = Przeszklone okna
sintra-draw-key-pane = tafla
sintra-draw-key-space = pole
sintra-draw-key-joker = joker
sintra-draw-key-on-joker = tafla na polu joker
sintra-draw-key-next = na następnej stronie
sintra-draw-key-glazier = witrażysta
sintra-draw-about-round = Runda { $n } z 6: każda tafla { sintra-colour } na ukończonej kwaterze daje 1 punkt.
sintra-draw-about-table = Na stole: { $sources }.
sintra-draw-about-marker = Znacznik gracza rozpoczynającego leży na środku pola gry.
sintra-draw-about-player =
    { $score ->
        [one] Gracz { $seat } ma { $score } punkt; witrażysta stoi nad oknem { $place }; strata na torze stłuczonego szkła: { $row }.
        [few] Gracz { $seat } ma { $score } punkty; witrażysta stoi nad oknem { $place }; strata na torze stłuczonego szkła: { $row }.
       *[many] Gracz { $seat } ma { $score } punktów; witrażysta stoi nad oknem { $place }; strata na torze stłuczonego szkła: { $row }.
    }
sintra-draw-about-windows = Tafle w oknach gracza { $seat }, od górnej ramy: { $windows }.
sintra-draw-about-window = okno { $window }: { $panes }
sintra-draw-about-strips = Na kwaterach gracza { $seat } zmieszczą się jeszcze: { $strips }.
sintra-draw-about-strip = kwatera { $strip }: { $panes }
sintra-draw-about-jokers =
    { $n ->
        [one] { $n } tafla dowolnego koloru
        [few] { $n } tafle dowolnego koloru
       *[many] { $n } tafli dowolnego koloru
    }
sintra-draw-about-nothing = nic

# Dziennik
sintra-log-from =
    { $factory ->
        [0] ze środka
       *[other] z warsztatu { $factory }
    }
sintra-log-take =
    { $n ->
        [one] wzięto { $n } taflę { sintra-colour } { sintra-log-from }
        [few] wzięto { $n } tafle { sintra-colour } { sintra-log-from }
       *[many] wzięto { $n } tafli { sintra-colour } { sintra-log-from }
    }
sintra-log-place =
    { $all ->
        [yes] { $n ->
            [one] położono ją na kwaterze { $strip }
           *[other] położono je na kwaterze { $strip }
        }
       *[no] położono { $n } z nich na kwaterze { $strip }
    }
sintra-log-break =
    { $n ->
        [one] stłuczono { $n } taflę
        [few] stłuczono { $n } tafle
       *[many] stłuczono { $n } tafli
    }
sintra-log-marker = wzięto znacznik gracza rozpoczynającego
sintra-log-fall =
    { $n ->
        [0] osiągnięto dolny rząd toru stłuczonego szkła
        [one] stracono { $n } punkt w dolnym rzędzie toru stłuczonego szkła
        [few] stracono { $n } punkty w dolnym rzędzie toru stłuczonego szkła
       *[many] stracono { $n } punktów w dolnym rzędzie toru stłuczonego szkła
    }
sintra-log-complete = ukończono kwaterę { $strip }
sintra-log-colour =
    { $n ->
        [one] zdobyto { $n } punkt za tafle { sintra-colour }
        [few] zdobyto { $n } punkty za tafle { sintra-colour }
       *[many] zdobyto { $n } punktów za tafle { sintra-colour }
    }
sintra-log-pane =
    { $colour ->
        [P] różową taflę
        [O] pomarańczową taflę
        [Y] żółtą taflę
        [W] białą taflę
       *[B] niebieską taflę
    }
sintra-log-keep = zachowano { sintra-log-pane } w oknie { $window }
sintra-log-score =
    { $n ->
        [one] zdobyto { $n } punkt
        [few] zdobyto { $n } punkty
       *[many] zdobyto { $n } punktów
    }
sintra-log-return = cofnięto witrażystę nad kwaterę { $strip }
sintra-log-round = Zakończono rundę { $round }
sintra-log-round-score =
    { $n ->
        [one] { $name } ma { $n } punkt
        [few] { $name } ma { $n } punkty
       *[many] { $name } ma { $n } punktów
    }
sintra-log-refill = woreczek napełniono taflami z wieży

# Szczęście w analizie partii
sintra-luck-refill = uzupełnianie warsztatów
