# Pomoc
cli-help = Graj w gry draftowe i badaj je, w przeglądarce i w terminalu. Bez polecenia: „serve”.
cli-help-games = Pokaż gry: liczbę graczy, opcje, co jest ukryte, a co losowe.
cli-help-play = Zagraj przy tej klawiaturze, z ludźmi i z botami.
cli-help-simulate = Niech boty rozegrają wiele partii; pokaż, co z tego wyszło.
cli-help-arena = Niech boty zagrają ze sobą na tych samych rozdaniach; pokaż, jak są silne.
cli-help-ladder = Niech zagrają ze sobą wszystkie boty z drabiny; zapisz, jak są silne.
cli-help-replay = Przejdź zapisaną partię krok po kroku; w potoku wypisz ją jako tekst.
cli-help-verify = Sprawdź zapis: zobowiązanie, rozdanie, każdy ruch i wynik.
cli-help-draw = Narysuj zapisaną partię albo pozycję.
cli-help-warm = Skompiluj zasady z wyprzedzeniem, żeby później na to nie czekać.
cli-help-help = Pokaż tę pomoc i zakończ.
cli-help-version = Pokaż wersję i zakończ.
cli-help-lang = Język. Domyślnie: DRAFTWORK_LANG albo język systemu.
cli-help-json = Wypisz dane w formacie JSON zamiast tabeli.
cli-help-game = Nazwa gry, taka jak w „draftwork games”.
cli-help-file = Zapis (JSON) albo pozycja (tekst); - oznacza standardowe wejście.
cli-help-players = Liczba graczy.
cli-help-option = Opcja gry, taka jak w „draftwork games”. Można podać kilka razy.
cli-help-seed = Dowolny tekst; to samo ziarno daje to samo rozdanie. Domyślnie: losowe.
cli-help-seed-bots = Dowolny tekst; to samo ziarno daje te same partie.
cli-help-seats = Kto zajmuje kolejne miejsca (oddziel przecinkami): me (ja), imię albo bot, na przykład master. Nazwa inna niż nazwy botów to osoba. Domyślnie: me, a resztę miejsc zajmuje craftsman (rzemieślnik).
cli-help-load = Kontynuuj zapisaną partię albo zacznij od pozycji.
cli-help-bots = Boty w kolejności miejsc, oddzielone przecinkami.
cli-help-games-count = Liczba partii.
cli-help-arena-bots = Boty do porównania, oddzielone przecinkami: nazwa albo nazwa z budżetem, na przykład master@3000 (iteracje na decyzję) lub master@0.1s (sekundy na turę).
cli-help-arena-deals = Liczba rozdań; każde jest grane we wszystkich ustawieniach miejsc.
cli-help-arena-sprt = Skończ, gdy tylko się rozstrzygnie, czy pierwszy bot jest lepszy od drugiego o drugą z podanych liczb Elo, czy tylko o pierwszą.
cli-help-arena-out = Plik na partie; jeśli są w nim partie tej samej areny, graj dalej od miejsca, w którym je przerwano.
cli-help-ladder-games = Nazwy gier. Domyślnie: wszystkie nasze.
cli-help-ladder-deals = Liczba rozdań na każdą parę; 0, żeby nic nie grać i tylko zapisać stronę. Domyślnie: tyle, ile daje 400 partii.
cli-help-ladder-out = Folder na partie; strona powstaje obok niego.
cli-help-workers = Liczba procesów; 0, żeby grać w tym jednym. Domyślnie: po jednym na rdzeń.
cli-help-move = Pokaż partię po tylu ruchach.
cli-help-svg = Jako obrazek SVG.
cli-help-output = Plik na obrazek. Domyślnie: standardowe wyjście.
cli-usage-prefix = Użycie:
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia
cli-command-to-type = POLECENIE
cli-default = domyślnie:
cli-required = wymagane

# Co jest nie tak z poleceniem albo z plikiem
cli-usage = { $fault }
cli-no-such-option = Nie ma tu opcji „{ $option }”. Dostępne pokazuje „--help”.
cli-no-such-command = Nie ma polecenia „{ $name }”. Dostępne pokazuje „draftwork --help”.
cli-missing = Brakuje { $name }. Jak napisać polecenie, mówi „--help”.
cli-bad-option-usage = Opcji { $option } nie pisze się w ten sposób. Jak to zrobić, mówi „--help”.
cli-extra = Zbędne w poleceniu: { $args }
cli-bad-number = „{ $value }” nie pasuje do { $option }: potrzebna jest liczba całkowita od { $least } do { $most }.
cli-bad-language = Nie ma języka „{ $value }”. Możliwe: { $known }.
cli-bad-option = „{ $value }” nie jest opcją gry: napisz nazwa=wartość.
cli-which-game = W którą grę? Znane gry: { $known }.
cli-other-game = { $file } to partia innej gry: { $game }.
cli-load-alone = Z --load partia jest już rozdana: pomiń --players, --seed i --option.
cli-empty-seat = Jedno z miejsc na liście nie ma nazwy. Napisz na przykład „me,random”.
cli-seats-and-players = Liczba graczy w --seats to { $given }, a w --players { $players }. Pomiń --players albo uzgodnij obie liczby.
cli-seats-of-match = Liczba graczy w --seats to { $given }, a w tej partii { $players }.
cli-long-name =
    { $most ->
        [one] Imię może mieć najwyżej { $most } znak.
        [few] Imię może mieć najwyżej { $most } znaki.
       *[many] Imię może mieć najwyżej { $most } znaków.
    }
cli-no-such-move =
    { $last ->
        [0] Nie ma ruchu { $move }: partia nie ma żadnych ruchów.
       *[other] Nie ma ruchu { $move }: partia ma ruchy od 0 do { $last }.
    }
cli-output-needs-svg = -o zapisuje obrazek: dodaj --svg.
cli-no-file = Nie ma pliku { $file }.
cli-no-folder = Nie ma folderu, w którym miałby powstać { $file }.
cli-file-empty = { $file } jest pusty.
cli-is-folder = { $file } to folder, a nie plik.
cli-not-allowed = Nie można otworzyć { $file }: brak uprawnień.
cli-cannot-read = Nie można odczytać { $file }: { $fault }
cli-cannot-write = Nie można zapisać { $file }: { $fault }
cli-cannot-write-out = Nie można wypisać wyniku: { $fault }
cli-file-too-large = Plik { $file } jest za duży na zapis lub pozycję: najwyżej { $most } bajtów.
cli-file-not-text = { $file } nie jest plikiem tekstowym.
cli-file-exists = { $file } już istnieje. Wybierz inną nazwę.

# Gry
cli-yes = tak
cli-no = nie
cli-games-command = Polecenie
cli-games-players = Gracze
cli-games-option = Opcja { $name }
cli-games-default = (domyślnie)
cli-games-value = – { $about }
cli-games-editions = Elementy
cli-games-moves = Ruchy
cli-games-moves-value = razem { $n }, najwyżej { $most } naraz
cli-games-longest = Najdłuższa partia
cli-games-longest-value =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[many] { $n } decyzji
    }
cli-games-hidden = Ukryte informacje
cli-games-chance = Losowość po rozdaniu

# Rozgrywka
cli-player = Gracz { $seat }
cli-player-you = Gracz { $seat } (ty)
cli-player-named = Gracz { $seat } ({ $name })
cli-seat-person = Gracz { $seat } (osoba)
cli-seat-person-named = Gracz { $seat } (osoba: { $name })
cli-seat-bot = Gracz { $seat } (bot: { $name })
cli-greet = Przy stole: { $names }.
cli-greet-help = Wpisz ruch albo tyle słów, żeby było wiadomo, o który chodzi. „pomoc” wszystko wyjaśnia, „wyjdź” kończy.
cli-turn = Tura: { $who }
cli-hand-over = Teraz przy klawiaturze: { $who }. Gdy nikt inny nie patrzy, naciśnij Enter.
cli-told = { $who }: { $what }
cli-told-forced = { $who }: { $what } (ruch wymuszony)
cli-told-sentence = { $told } ({ $text })
cli-told-sentence-forced = { $told } ({ $text }; ruch wymuszony)
cli-move = { $text } – { $words }
cli-type = Wpisz
cli-choice = Ruch
cli-brings = Co to teraz daje
cli-then = Potem do wyboru
cli-more = … i jeszcze { $n }: wpisz { $typed }
cli-more-choices = jeszcze { $n }: wpisz „ruchy”
cli-refused = Inne wybory są teraz niemożliwe; „dlaczego” pokazuje powody.
cli-not-possible = Niemożliwe
cli-why = Dlaczego
cli-why-more = Więcej powodów: dopisz słowa wyboru, na przykład „dlaczego { $typed }”.
cli-nothing-refused = Teraz każdy wybór jest możliwy.
cli-possible = To jest możliwe: { $moves }.
cli-no-choice = Żaden wybór nie pasuje do „{ $wanted }”.
cli-ways =
    { $n ->
        [one] { $n } sposób
        [few] { $n } sposoby
       *[many] { $n } sposobów
    }
cli-gain =
    { $n ->
        [one] { NUMBER($n, signDisplay: "exceptZero") } punkt
        [few] { NUMBER($n, signDisplay: "exceptZero") } punkty
       *[many] { NUMBER($n, signDisplay: "exceptZero") } punktów
    }
cli-help-moves = Jak zapisać ruch
cli-help-partial = Wystarczy tyle słów, żeby ruch był jednoznaczny, po angielsku albo po polsku: na przykład samo pole albo nazwa koloru. Jeśli pasuje kilka ruchów, pojawi się ich lista; dopisz resztę albo naciśnij Enter, żeby zacząć od nowa.
cli-order-word =
    { $order ->
        [help] pomoc
        [moves] ruchy
        [why] dlaczego
        [board] plansza
        [score] punkty
        [undo] cofnij
        [save] zapisz
       *[quit] wyjdź
    }
cli-order-moves-argument = [SŁOWA]
cli-order-why-argument = [SŁOWA]
cli-order-save-argument = [PLIK]
cli-order-help = to wyjaśnienie
cli-order-moves = wszystkie ruchy albo te, których słowa tak się zaczynają
cli-order-why = dlaczego inne wybory są niemożliwe – wszystkie albo te z podanymi słowami
cli-order-board = pokaż jeszcze raz planszę i możliwości
cli-order-score = wszystkie dotychczasowe punkty i zasady, z których wynikają
cli-order-undo = wróć do swojej ostatniej decyzji
cli-order-save = zapisz partię w pliku
cli-order-quit = zakończ; tak samo działają Ctrl-D i Ctrl-C. Niedokończona partia czeka
cli-no-moves = Żaden możliwy ruch nie pasuje do „{ $wanted }”.
cli-undone = Cofnięto.
cli-saved = Zapisano w { $file }.
cli-go-on = Żeby grać dalej: draftwork play { $game } --load { $file }
cli-not-saved = Ostatnie ruchy nie zostały zapisane.
cli-kept = Partia czeka. „draftwork play { $game }” zaproponuje jej kontynuację.
cli-cannot-keep = Niedokończonej partii nie można tu przechować: { $reason } Użyj „zapisz PLIK”.
cli-unfinished = { $n ->
    [one] Masz niedokończoną partię:
    [few] Masz { $n } niedokończone partie:
   *[many] Masz { $n } niedokończonych partii:
}
cli-unfinished-match = { $number }. { $game }, { $when }: { $names }. { $moves ->
    [one] { $moves } ruch.
    [few] { $moves } ruchy.
   *[many] { $moves } ruchów.
}
cli-continue = { $n ->
    [one] Enter ją kontynuuje, „n” zaczyna nową partię.
   *[other] Enter kontynuuje pierwszą, numer – inną, „n” zaczyna nową partię.
}
cli-unfinished-damaged = Nie można kontynuować niedokończonej partii z pliku { $file }: { $reason }
cli-over-help = „zapisz” zapisuje partię, „cofnij” wraca do twojej ostatniej decyzji, „wyjdź” kończy.
cli-narrow = Szerokość planszy: { $needed }, okna: { $width }. W szerszym oknie będzie wyglądać lepiej.

# Punkty i koniec
cli-rule = Zasada
cli-points = Punkty
cli-reason = Za co
cli-total = razem
cli-score-title = Punkty
cli-result-title = Koniec
cli-winners =
    { $n ->
        [0] Nikt nie wygrał.
        [one] Wygrywa: { $who }.
       *[other] Wspólne zwycięstwo: { $who }.
    }
cli-decided = Rozstrzygnięcie: { $by }
cli-ended = Powód zakończenia: { $reason }

# Odtwarzanie
cli-replay-head =
    { $moves ->
        [one] { $names }; { $moves } ruch
        [few] { $names }; { $moves } ruchy
       *[many] { $names }; { $moves } ruchów
    }
cli-seed = ziarno { $seed }
cli-replay-help = Enter albo n: następny ruch; p: poprzedni; liczba: pozycja po tym ruchu; q: koniec.
cli-replay-end = To jest ostatni ruch.
cli-after-moves = Po ruchu { $n } z { $all }

# Symulacja i kompilacja
cli-simulating = Gra: { $game }
cli-simulated =
    { $games ->
        [one] { $games } partia, ziarno { $seed }
        [few] { $games } partie, ziarno { $seed }
       *[many] { $games } partii, ziarno { $seed }
    }
cli-simulated-seat = Miejsce
cli-simulated-mean = Średni wynik
cli-simulated-sd = Odchylenie standardowe
cli-simulated-wins = Wygrane
cli-simulated-share = Udział
cli-simulated-mean-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-sd-value = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulated-wins-value = { NUMBER($n, maximumFractionDigits: 1) }
cli-simulated-share-value = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulated-decisions = Średnia liczba decyzji w partii: { NUMBER($decisions, maximumFractionDigits: 1) }; możliwych ruchów w decyzji: { NUMBER($moves, maximumFractionDigits: 1) }.
cli-simulated-speed = Czas procesora: { NUMBER($seconds, maximumFractionDigits: 2) } s; partii na sekundę: { $speed }.
cli-warm-begin = Kompiluję zasady dla tego komputera; potrwa to kilka minut.
cli-warm-folder = Wszystko skompilowane. Wynik jest w { $folder }.
cli-warm-no-folder = Wszystko da się skompilować, ale nie ma folderu, w którym można by to zapisać, więc każdy program kompiluje dla siebie. Folder można wskazać przez XDG_CACHE_HOME.
cli-warm-pure = Zasady działają tu jako zwykły Python, więc nie ma czego kompilować.

# Zestawy elementów
cli-help-edition = Zestawy elementów: „list [GRA]” wymienia te dołączone do gier, „new GRA” zapisuje plik na własny, „check PLIK” mówi, co jest w nim nie tak.
cli-help-edition-action = co zrobić
cli-help-edition-target = plik do sprawdzenia albo gra
cli-help-edition-output = gdzie zapisać nowy plik
cli-help-edition-from = zacznij od tego naszego zestawu zamiast od pustego szablonu
cli-help-edition-given = elementy, którymi się gra: nazwa naszego zestawu albo własny plik
cli-edition-usage = Napisz „edition list [GRA]”, „edition check PLIK” albo „edition new GRA [--from NAZWA] [-o PLIK]”.
cli-edition-neither = „{ $given }” to ani zestaw elementów tej gry ({ $known }), ani plik: nie ma takiego pliku.
cli-edition-not-json = { $file } to nie JSON: { $fault }
cli-edition-no-game = Plik z elementami to obiekt JSON, który podaje swoją grę: "game": "…".
cli-edition-faults =
    { $n ->
        [one] { $file }: { $n } błąd.
        [few] { $file }: { $n } błędy.
       *[many] { $file }: { $n } błędów.
    }
cli-edition-good = „{ $name }” ({ $hash }) to kompletny zestaw elementów gry { $game }.
cli-edition-play = Zagraj tym zestawem: draftwork play { $game } --edition { $file }
cli-edition-exists = Plik { $file } już istnieje; wybierz inną nazwę przez -o.
cli-edition-new = Zapisano { $file }. Wypełnij każdy „?”, a potem: draftwork edition check { $file }
cli-edition-copied = Zapisano { $file }. Zmień nazwę („edition”) i co chcesz, a potem: draftwork edition check { $file }
cli-edition-own = albo własny plik (--edition PLIK)

# Learning, and bots in another process
cli-help-train = Niech algorytm gra sam ze sobą i uczy się oceniać pozycje.
cli-help-train-games = Liczba partii z samym sobą w każdym pokoleniu.
cli-help-visits = Liczba odwiedzin drzewa na każdą decyzję.
cli-help-generations = Ile razy grać i uczyć się: każde pokolenie gra tym, czego nauczyło się poprzednie.
cli-help-units = Ile jednostek ukrytych wypróbować po ocenie liniowej; 0 – żadnej.
cli-help-gate = Największa liczba rozdań na rozstrzygnięcie, czy nowa ocena jest lepsza.
cli-help-weights = Plik na wagi. Domyślnie: GRA.weights.json tutaj.
cli-train-play = { $game }: gra z samym sobą
cli-train-test = { $game }: nowa ocena przeciw starej
cli-train-column-generation = pokolenie
cli-train-column-units = jednostki ukryte
cli-train-column-error = błąd (punkty)
cli-train-column-deals = rozdania
cli-train-column-share = zwycięstwa
cli-train-column-kept = przyjęta
cli-train-share = { NUMBER($share, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
cli-train-kept = tak
cli-train-not-kept = nie
cli-train-nothing = Nic nie okazało się lepsze od tego, co było: plik nie powstaje.
cli-train-written = Zapisano: { $file }
cli-bots-warming = { $name } jeszcze się przygotowuje; do tego czasu gra za niego uczeń (apprentice).
cli-bots-ready = { $name } jest gotowy i od teraz gra sam.

# Arena
cli-arena-played = Rozdania: { $deals }, partie: { $games }, ziarno { $seed }
cli-arena-bot = Bot
cli-arena-share = Udział
cli-arena-interval = 95%
cli-arena-elo = Elo
cli-arena-score = Wynik
cli-arena-margin = Przewaga
cli-arena-median = ms (mediana)
cli-arena-slow = ms (99%)
cli-arena-interval-value = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-whole = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
cli-arena-sprt-accepted = Rozstrzygnięte: { $bot } jest lepszy raczej o { $high } Elo niż o { $low } (logarytm ilorazu wiarygodności: { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-rejected = Rozstrzygnięte: { $bot } jest lepszy najwyżej o { $low } Elo, a nie o { $high } (logarytm ilorazu wiarygodności: { NUMBER($llr, maximumFractionDigits: 2) }).
cli-arena-sprt-open = Nie rozstrzygnięto, czy { $bot } jest lepszy o { $high } Elo, czy o { $low } (logarytm ilorazu wiarygodności: { NUMBER($llr, maximumFractionDigits: 2) }); potrzeba więcej rozdań.
cli-ladder-written = Zapisano: { $file }
cli-bots-starting = Boty startują; za pierwszym razem kompilują to, czego potrzebują, co trwa minutę lub dwie.

# Verifying
cli-help-commitment = Zobowiązanie zanotowane przed partią, do porównania z ziarnem.
cli-bad-commitment = --commitment to 64 cyfry szesnastkowe pokazane przed partią, a nie „{ $value }”.
cli-verify-commitment = Zobowiązanie: { $commitment }
cli-verify-nonce = Dodatek { $n }: { $nonce }
cli-verify-true = Zapis jest autentyczny.
cli-verify-false = Zapis nie jest autentyczny.

# Serwer
cli-help-serve = Uruchom serwer i otwórz go w przeglądarce: na tym komputerze albo w sieci lokalnej.
cli-help-port = Port. Domyślnie: dowolny wolny.
cli-help-host = Adres, na którym serwer ma nasłuchiwać; 0.0.0.0 dla wszystkich w sieci lokalnej.
cli-help-lan-address = Adres tego komputera w sieci lokalnej, jeśli ma ich kilka.
cli-help-data = Folder na dane serwera. Domyślnie: folder danych użytkownika.
cli-help-database = Inna baza danych niż plik SQLite w folderze danych, jako adres SQLAlchemy.
cli-help-origin = Strona pod innym adresem, która może się łączyć, na przykład https://play.example. Można podać kilka razy.
cli-help-trusted-proxy = Adres lub sieć serwera proxy, który podaje adresy swoich klientów, na przykład 127.0.0.1 lub 10.0.0.0/8. Można podać kilka razy.
cli-help-bot-workers = Liczba procesów, które myślą za boty. Domyślnie: jeden na rdzeń.
cli-help-no-browser = Nie otwieraj przeglądarki.
cli-no-server = Serwer nie jest zainstalowany; zainstaluje go polecenie { $command }. Bez niego można grać w terminalu: draftwork play
cli-serve-no-port = Nie można nasłuchiwać na { $host }, port { NUMBER($port, useGrouping: 0) }: { $fault }
cli-serve-no-folder = Nie można użyć folderu danych { $folder }: { $fault }
cli-serve-exposed = Inni użytkownicy tego komputera mogą odczytać dane serwera. Aby temu zapobiec: chmod go-rwx { $paths }
cli-serve-bad-proxy = --trusted-proxy { $text } nie jest ani adresem, ani siecią, na przykład 127.0.0.1 lub 10.0.0.0/8.
cli-serve-few-files = Liczba połączeń naraz: najwyżej { $connections }, bo liczba plików, które ten proces może otworzyć, to tylko { $files }. Zwiększa ją „ulimit -n { NUMBER($wanted, useGrouping: 0) }” przed uruchomieniem.
cli-serve-here = Draftwork działa pod adresem { $address }
cli-serve-only-here = Otworzyć go można tylko na tym komputerze. Aby grać z innymi w swojej sieci, użyj przycisku w zaproszeniu do stołu albo uruchom „draftwork serve --host 0.0.0.0”.
cli-serve-network = W sieci lokalnej: { $address }
cli-serve-data = Wszystko jest przechowywane w { $folder }
cli-serve-bots = Jeśli kod bota nie jest jeszcze skompilowany, kompilacja trwa w tle, a tymczasem gra uczeń (apprentice).
cli-serve-stop = Ctrl-C zatrzymuje serwer; po następnym uruchomieniu partie toczą się dalej.
cli-serve-ended = Zatrzymano. Wszystko jest zapisane.
cli-help-export = Wypisz wszystkie skończone partie serwera jako zapisy: do folderu, do jednego pliku albo jako wiersze JSON.
cli-help-export-target = Folder na osobny plik dla każdej partii albo plik na wiersze JSON. Domyślnie: wiersze na standardowe wyjście.
cli-help-import = Dodaj zapisy do serwera jako stoły do oglądania; każdy ruch jest sprawdzany.
cli-help-import-files = Zapisy (JSON), jeden w pliku albo po jednym w wierszu.
cli-not-exported = Stołu { $table } nie da się odczytać; nie został wyeksportowany.
cli-exported =
    { $n ->
        [one] Wyeksportowano { $n } partię.
        [few] Wyeksportowano { $n } partie.
       *[many] Wyeksportowano { $n } partii.
    }
cli-imported =
    { $n ->
        [one] Zaimportowano { $n } partię; wcześniej już były: { $known }.
        [few] Zaimportowano { $n } partie; wcześniej już były: { $known }.
       *[many] Zaimportowano { $n } partii; wcześniej już były: { $known }.
    }
cli-not-imported = { $file }, zapis { $number }: { $reason }

# Nowe gry
cli-help-own-game = Własne gry: „new NAZWA” zapisuje małą, kompletną grę na początek, „tune NAZWA” mierzy parametry przeszukiwania gry.
cli-help-game-action = co zrobić
cli-help-game-name = nazwa gry
cli-help-game-folder = Z „new”: folder, w którym zapisać grę. Domyślnie: nazwa gry.
cli-help-game-games = Z „tune”: liczba partii do rozegrania. Domyślnie: 100.
cli-game-usage = Napisz „game new NAZWA [--folder FOLDER]” albo „game tune NAZWA [--players N] [--games N]”.
cli-game-bad-name = „{ $name }” nie może być nazwą gry: musi to być nazwa dozwolona w Pythonie, złożona z najwyżej 30 małych liter a–z, cyfr i znaków _, zaczynająca się od litery.
cli-game-taken = Nazwa „{ $name }” jest zajęta przez grę albo moduł Pythona. Wybierz inną.
cli-folder-exists = { $folder } już istnieje; wybierz inny folder przez --folder.
cli-game-written = Mała, kompletna gra jest w { $folder }. Wypróbuj ją, a potem przerób na swoją:
cli-game-tuning = { $game }: pomiar
cli-game-tuned =
    { $n ->
        [one] Zmierzono w { $n } partii, w punktach. To argumenty Heuristics:
        [few] Zmierzono w { $n } partiach, w punktach. To argumenty Heuristics:
        [many] Zmierzono w { $n } partiach, w punktach. To argumenty Heuristics:
       *[other] Zmierzono w { $n } partii, w punktach. To argumenty Heuristics:
    }

# Analiza partii
cli-help-review = Przeanalizuj zakończoną partię: ile kosztowała każda decyzja, co było szczęściem i jak grać lepiej.
cli-help-review-depth = Jak dokładnie: quick (sekundy), standard (do minuty) lub deep (kilka minut).
cli-help-review-open = Oceniaj decyzje tak, jakby wszystkie karty i kości były odkryte, a nie według wiedzy gracza.
cli-help-review-svg = Plik na rysunek przebiegu partii.
cli-review-running = Analiza partii
cli-review-title = analiza partii
cli-review-graph = Prawdopodobieństwo wygranej od pierwszego do ostatniego ruchu
cli-review-start = początek
cli-review-own = własne błędy
cli-review-others = błędy innych
cli-review-luck = szczęście
cli-review-unexplained = niewyjaśnione
cli-review-result = wynik
cli-review-best = najlepsze ruchy
cli-review-best-of = { $best } z { $n }
cli-review-share = { NUMBER($share, style: "percent") }
cli-review-change = { NUMBER($share, style: "percent", signDisplay: "exceptZero") }
cli-review-no-chance = Po przygotowaniu gry nic nie jest w niej losowe, więc nie ma szczęścia.
cli-review-no-mistakes = Żaden błąd nie przekracza niepewności oceny.
cli-review-decision = { $number }. { $played }: { $label }, { $loss } (w punktach: { $points }). Lepiej: { $best }
