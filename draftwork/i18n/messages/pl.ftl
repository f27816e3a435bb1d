# Tworzenie partii
unknown-game = Nie ma gry „{ $name }”. Znane gry: { $known }.
broken-game = Gra „{ $name }” jest zainstalowana, ale nie da się jej wczytać: { $fault }
bad-players = Liczba graczy { $players } nie pasuje do gry { $game }. Możliwe: { $allowed }.
players-not-whole = Liczba graczy musi być liczbą całkowitą; podano „{ $players }”.
unknown-option = Gra { $game } nie ma opcji „{ $option }”. Znane opcje: { $known }.
bad-option = „{ $value }” nie może być wartością opcji { $option }. Możliwe: { $allowed }.
bad-option-type =
    { $kind ->
        [flag] Wartość „{ $value }” opcji { $option } podaj jako True albo False, a nie jako tekst.
        [number] Wartość „{ $value }” opcji { $option } podaj jako liczbę całkowitą.
       *[text] Wartość „{ $value }” opcji { $option } podaj jako tekst.
    }
unknown-edition = Nie ma zestawu elementów „{ $name }”. Znane zestawy: { $known }. Inne podaje się jako plik.
edition-fixed = Elementów gry { $game } nie można wymienić.
edition-no-object = Plik z elementami musi zawierać jeden obiekt JSON.
edition-faults =
    { $n ->
        [one] W tym zestawie elementów jest { $n } błąd: { $first }
        [few] W tym zestawie elementów są { $n } błędy. Pierwszy: { $first }
       *[many] W tym zestawie elementów jest { $n } błędów. Pierwszy: { $first }
    }
unknown-setup = Przygotowanie gry { $game } nie ma części „{ $part }”. Znane części: { $known }.
bad-setup-type = Przygotowanie to zbiór nazwanych części, a nie { $type }.
bad-setup-part =
    { $n ->
        [0] „{ $part }” musi być liczbą całkowitą od 0.
       *[other] „{ $part }” musi być listą liczb całkowitych od 0, o długości najwyżej { $n }.
    }
impossible-setup = Partia nie może się tak zacząć: { $reason }
bad-seats = „seats” to lista imion: najwyżej { $players }, każde do { $most } znaków.
bad-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
bad-seed = Ziarno to dowolny tekst albo liczba całkowita o długości najwyżej { $most } znaków.
bad-random-source = Źródło losowości to liczba całkowita albo generator liczb losowych, a nie { $type }.
bad-nonces = Dodatki graczy do ziarna to lista tekstów: najwyżej { $count }, każdy do { $most } znaków.

# Gra
bad-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
seat-not-whole = Numer miejsca musi być liczbą całkowitą; podano „{ $seat }”.
bad-move-type = Ruch to tekst albo liczba, a nie { $type }.
no-such-move = Nie ma ruchu { $move }: ruchy mają numery od 0 do { $last }.
move-of-another-game = „{ $move }” to ruch w grze { $game }.
match-over = Partia jest skończona.
not-your-turn = Teraz jest tura gracza { $seat }.
nothing-to-decide = To miejsce nie ma teraz o czym decydować.
nothing-to-undo = Nie ma ruchu, który można by cofnąć.
ply-not-whole = Liczba ruchów musi być liczbą całkowitą; podano „{ $ply }”.
no-such-ply = Nie ma ruchu { $ply }: ruchów w partii jest { $last }.

# Gry bez własnych tekstów
move-text = { $move }
choose-move = Wybierz ruch.
bad-move-text = „{ $text }” nie jest ruchem w tej grze. Ruch zapisuje się na przykład tak: „{ $example }”.
points-in-all = razem punktów
ended-by-rules = nie ma już ruchów
won-by-points = więcej punktów
won-by-tie-break = tyle samo punktów; rozstrzyga dodatkowa zasada
won-shared = tyle samo punktów: wspólne zwycięstwo

# Dziennik
log-sentence =
    { $you ->
        [yes] Ty: { $what }.
       *[no] { $name }: { $what }.
    }
log-and = { $first } i { $last }
log-comma = { $first }, { $more }
log-ended = { $what }.
log-ended-with = { $what }: { $results }.
log-results = { $first }; { $more }

# Zapisy i pozycje
bad-record = To nie jest zapis Draftwork: { $fault }
record-too-long = Zapis może mieć najwyżej { $most } bajtów.
record-without-seed = Ten zapis zawiera tylko to, co było widać z jednego miejsca: bez ziarna nie da się go odtworzyć.
record-unknown-edition = Zapis powstał z użyciem zestawu elementów „{ $name }” ({ $hash }), którego tu nie ma.
record-bad-start = Partia z tego zapisu nie może się zacząć: { $reason }
record-bad-position = Pozycja w zapisie nie zgadza się z grą, liczbą graczy, opcjami, ziarnem lub przygotowaniem.
record-bad-move = Ruchu { $number } z zapisu, „{ $text }”, nie da się wykonać: { $reason }
record-other-move = Zasady wymuszają tu ruch „{ $played }”.
record-too-few-moves = Ruchów w zapisie: { $moves }, a zasady wymuszają ciąg dalszy aż do ruchu { $forced }.
record-bad-commitment = Zobowiązanie w zapisie nie pasuje do jego ziarna.
record-bad-gave-up = To, co zapis mówi o poddaniu się, nie zgadza się z jego ruchami.
record-not-promised = Zobowiązanie zanotowane przed partią nie pasuje do tego ziarna: to nie jest obiecane rozdanie.
record-bad-result = Wynik w zapisie nie zgadza się z jego ruchami.
unsupported-version = To powstało według zasad gry { $game } w wersji { $version }; ten program gra według wersji { $now }.
verified-commitment = Zobowiązanie pasuje do ziarna.
verified-promise = Ziarno jest tym, które obiecano przed partią.
verified-no-commitment = W zapisie nie ma zobowiązania: nic nie dowodzi, że ziarno wybrano przed partią.
verified-position = Od pozycji początkowej można grać.
verified-deal =
    { $n ->
        [0] Rozdanie wynika z ziarna.
        [one] Rozdanie wynika z ziarna i dodatku { $n } gracza.
        [few] Rozdanie wynika z ziarna i dodatków { $n } graczy.
       *[many] Rozdanie wynika z ziarna i dodatków { $n } graczy.
    }
verified-moves =
    { $n ->
        [one] { $n } ruch, zgodny z zasadami.
        [few] { $n } ruchy, wszystkie zgodne z zasadami.
       *[many] { $n } ruchów, wszystkie zgodne z zasadami.
    }
verified-result = Wynik zgadza się z ruchami.
verified-no-result = W zapisie nie ma wyniku.
position-too-long = Pozycja może mieć najwyżej { $most } znaków.
position-missing = W pozycji brakuje „{ $key }”.
position-unknown = Pozycja tej gry nie ma wiersza „{ $key }”.
position-bad-line = „{ $line }” nie jest wierszem pozycji: napisz „klucz: wartość”, każdy klucz raz.
bad-position-value = „{ $value }” nie może być wartością „{ $key }” w pozycji.
position-of-no-seat = Gracz { $seat } wiedziałby więcej, niż mówi ta pozycja.
impossible-position = Taka pozycja nie może wystąpić w grze.

# Jądro
kernel-compiling = Kompiluję zasady dla tego komputera: tylko raz, od pół minuty do dwóch minut. „draftwork warm” robi to z wyprzedzeniem.

# Boty i symulacje
bot-name =
    { $bot ->
        [random] Losowy
        [apprentice] Uczeń
        [journeyman] Czeladnik
        [craftsman] Rzemieślnik
        [master] Mistrz
        [grandmaster] Arcymistrz
       *[other] { $bot }
    }
bot-to-type = { bot-name } ({ $bot })
unknown-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
unknown-bot-similar = Nie ma bota „{ $name }”. Czy chodziło o „{ $similar }”?
bad-budget = Budżet to albo iteracje, albo sekundy.
bad-iterations = Liczba iteracji musi być całkowita, od 1 do { $most }; podano „{ $given }”.
bad-seconds = Sekundy to liczba większa od 0, najwyżej { $most }; podano „{ $given }”.
bad-threads = Liczba wątków musi być całkowita, od 1 do { $most }; podano „{ $given }”.
bad-weights = Nie można odczytać wag z pliku „{ $file }”: { $fault }
other-weights = Wagi w pliku „{ $file }” nie pasują do gry { $game } w tej wersji.
no-search = Gra { $game } nie daje botom wiedzy potrzebnej do przeszukiwania.
not-legal-here = Ruch „{ $move }” nie jest tu dozwolony.
worker-fault = Proces bota nie odpowiedział: { $fault }
worker-died = Proces bota dwa razy sam się zakończył podczas namysłu nad jednym ruchem.
worker-stopped = Proces bota zakończono, zanim odpowiedział.
bad-bots = Potrzeba botów: { $players }, podano: { $given }.
bad-games = Liczba partii musi być całkowita, od 1 do { $most }; podano „{ $games }”.
bad-reward = Nie ma nagrody „{ $name }”. Nagrody: { $known }.
bad-buffer-name = Nie ma bufora „{ $name }”. Bufory: { $known }.
bad-buffer = Bufor „{ $name }” musi być ciągłą, zapisywalną tablicą typu { $type } o kształcie { $shape }.
bad-vector = Środowisko wektorowe wymaga co najmniej jednego toru, co najmniej jednego powtórzenia oraz masek jednego z rodzajów: { $masks }.
bot-twice = Bot „{ $bot }” jest na liście dwa razy.
bad-bot-budget = „{ $bot }” to nie bot z budżetem: napisz na przykład master@3000 (iteracje) albo master@0.1s (sekundy).
too-few-bots = Do porównania potrzeba co najmniej { $least } botów.
bad-deals = Liczba rozdań musi być całkowita, od 1 do { $most }; podano „{ $given }”.
bad-workers = Liczba procesów musi być całkowita, od 0 do { $most }; podano „{ $given }”.
bad-sprt = „{ $given }” nie jest testem: napisz dwie różne różnice Elo, najpierw mniejszą, na przykład 0,30.
sprt-two-bots = Test porównuje dwa boty; podano: { $given }.
bad-ledger = „{ $file }” nie jest plikiem areny, którego można użyć: { $fault }
other-ledger = „{ $file }” zawiera partie innej areny: różni się „{ $field }”. Wybierz inny plik.
worker-lost = Proces, który rozgrywał partie, sam się zakończył (kod { $code }). To, co ukończono, jest zachowane.
