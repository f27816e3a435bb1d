# Strona wokół plansz
page-title = Draftwork: cztery gry draftowe
page-title-game = { $game } – Draftwork
page-title-turn = ● Twoja tura: { $game } – Draftwork
page-skip = Przejdź do treści
page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-system = systemowy
page-theme-light = jasny
page-theme-dark = ciemny
page-theme-contrast = wysoki kontrast
page-letters = Litery na elementach
page-confirm-when = Potwierdzanie wyborów
page-confirm-never = Nigdy
page-confirm-touch = Na ekranie dotykowym
page-confirm-always = Zawsze
page-confirm-step = Potwierdź wybór
page-confirm = Potwierdź
page-confirm-back = Wróć
page-speed = Ruch elementów
page-speed-off = Wyłączony
page-speed-fast = Szybki
page-speed-normal = Zwykły
page-speed-slow = Wolny
page-pace = Ruchy botów
page-pace-instant = Natychmiast
page-pace-normal = Zwykłe
page-pace-slow = Wolne
page-summaries = Podsumowanie po każdej rundzie
page-sounds = Dźwięki
page-notify = Powiadamiaj, gdy nadejdzie moja tura
page-notify-not-here = Tutaj to niemożliwe: przeglądarki pozwalają na powiadomienia tylko przez HTTPS albo na komputerze serwera. Zamiast tego zmieni się tytuł strony i zabrzmi dźwięk.
page-install = Zainstaluj jako aplikację
page-notation = Pokazuj w dzienniku notację ruchów
page-face-down = Blueprints: zdobyte trofea i nagrody zakryte do końca gry
page-face-down-more = Ukrywa punkty i to, kto co zdobył. Dziennik podaje zwycięzców raz, na koniec każdej rundy.
page-notice = Draftwork to nieoficjalna wersja tych gier, z własną grafiką i własnymi tekstami. Nazwy gier należą do ich wydawców, którzy nie mają z tym projektem nic wspólnego.
page-trouble = Coś poszło nie tak. Spróbuj jeszcze raz.
page-offline = Nie można połączyć się z serwerem.
page-offline-title = Brak połączenia
page-offline-about = Draftwork potrzebuje swojego serwera. Twoje partie są tam bezpieczne, a ta strona wróci, gdy tylko serwer odpowie.
page-offline-retry = Spróbuj ponownie
page-loading = Wczytywanie…
page-not-found = Pod tym adresem nic nie ma.
page-to-home = Do gier
page-cancel = Anuluj
page-copy = Kopiuj
page-copied = Skopiowano.

# Strona główna
page-hello = Cztery gry, jeden stół
page-hello-more = Kawałki materiału, szkło, kostki i budynki: siadaj i graj, od razu z botem albo ze znajomymi przez link.
page-play-now = Graj teraz
page-play-now-of = Graj teraz: { $game }
page-opponent = Poziom botów
page-bot-count = Boty
page-friends = Graj ze znajomymi
page-how-to-play = Jak grać
page-how-to-play-of = Jak grać: { $game }
page-friends-of = Graj ze znajomymi: { $game }
page-solo = Solo
page-solo-of = Solo: { $game }
page-solo-tools =
    { $n ->
        [1] 1 (najtrudniej)
        [5] 5 (najłatwiej)
        [few] { $n } narzędzia
       *[many] { $n } narzędzi
    }
page-difficulty = Trudność
page-picture-of = { $game }: partia w toku
page-continue = Twoje partie
page-your-turn = Twoja tura
page-against = przeciwko: { $names }
page-results = Twoje wyniki
page-no-games = Nie masz jeszcze zakończonych partii.
page-open-tables = Otwarte stoły
page-free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
page-no-tables = W tej chwili nikt nie czeka na graczy.
page-replay-file = Odtwórz zapisaną partię
page-you = Ty
page-nickname = Pseudonim
page-rename = Zmień
page-renamed = Nazywasz się teraz { $name }.
page-carry = Przenieś na inne urządzenie
page-carry-more = Otwórz tam ten link (działa tylko raz), a na obu urządzeniach będziesz tym samym graczem.
page-carry-time =
    { $minutes ->
        [one] Jest ważny przez { $minutes } minutę.
        [few] Jest ważny przez { $minutes } minuty.
       *[many] Jest ważny przez { $minutes } minut.
    }
page-carried = Na tym urządzeniu grasz teraz jako { $name }.
page-carrying = Przenoszenie…
page-carry-ask = Grać dalej jako { $name }?
page-carry-both-about = Na tym urządzeniu grasz już jako { $name }. Możesz zachować oba pseudonimy i przełączać się między nimi na stronie głównej.
page-carry-both = Zachowaj oba
page-carry-only = Tylko { $name }
page-carry-only-about = Jeśli nie zachowasz obu, to urządzenie zapomni pseudonim { $name }. Partie tego gracza będzie można wtedy kontynuować tylko na innych jego urządzeniach.
page-carry-same = Na tym urządzeniu już grasz jako { $name }.
page-identities = Inne pseudonimy na tym urządzeniu
page-identity-switch = Graj jako { $name }
page-identity-forget = Zapomnij { $name }
page-identity-forget-sure = Czy to urządzenie ma zapomnieć pseudonim { $name }? Partie tego gracza będzie można wtedy kontynuować tylko na innych jego urządzeniach.
page-nicknames = Rudzik, Zięba, Wydra, Klon, Jałowiec, Wróbel, Leszczyna, Borsuk, Koniczyna, Czapla, Kuna, Wierzba, Makolągwa, Paproć, Kamyk, Skowronek
page-bot = { bot-name }
page-strength =
    { $bot ->
        [random] bez strategii
        [apprentice] łatwy
        [journeyman] średni
        [craftsman] trudny
        [master] bardzo trudny
        [grandmaster] najtrudniejszy
       *[other] inny bot
    }
page-strength-about =
    { $bot ->
        [random] Gra na chybił trafił: można się rozejrzeć i wszystkiego spróbować.
        [apprentice] Robi proste, rozsądne ruchy: dobry na pierwsze partie.
        [journeyman] Wie, ile wart jest każdy ruch: dobry, gdy znasz już zasady.
        [craftsman] Myśli kilka tur naprzód: dla graczy, którzy planują.
        [master] Dobrze planuje i rzadko się myli: dla doświadczonych graczy.
        [grandmaster] Najlepszy, jakiego mamy. Myśli około sekundy w każdej turze.
       *[other] Bot z rozszerzenia.
    }
page-bot-strength = { page-bot } – { page-strength }

# Nowy stół
page-new = Nowy stół: { $game }
page-players = Gracze
page-how-many = Liczba graczy
page-players-n =
    { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
page-seat = Miejsce { $n }
page-seat-me = ja
page-seat-here = ktoś inny przy tym urządzeniu
page-free-seat = Zwolnij miejsce
page-seat-open = ktoś znajomy, przez link
page-seat-name = Imię gracza na miejscu { $n }
page-lot = Kto zaczyna, rozstrzyga los na początku partii.
page-options = Opcje
page-components = Elementy
page-components-name = Elementy: { $name }
page-edition-own = „{ $name }”, z pliku
page-edition-own-file = Własny plik…
page-edition-own-about = To, co jest wydrukowane na Twoim egzemplarzu gry, wpisane do pliku.
page-edition-file = Plik z elementami (JSON)
page-edition-checking = Trwa sprawdzanie pliku…
page-edition-good = „{ $name }” to kompletny zestaw elementów.
page-edition-hash = Odcisk:
page-edition-faults = Ten plik nie jest kompletnym zestawem elementów:
page-edition-more =
    { $n ->
        [one] I jeszcze { $n } błąd.
        [few] I jeszcze { $n } błędy.
       *[many] I jeszcze { $n } błędów.
    }
page-edition-missing = Najpierw wybierz kompletny plik z elementami albo inne elementy.
page-edition-not-json = To nie jest plik z elementami: to nie JSON.
page-edition-too-large = Ten plik jest za duży na plik z elementami.
page-edition-show = Pokaż elementy
page-edition-save = Zapisz nasz zestaw jako plik na początek
page-edition-no-drawing = Tych elementów nie można narysować.
page-clock = Czas do namysłu
page-clock-which = Zegar
page-clock-kind =
    { $kind ->
        [turn] czas na każdą turę
        [fischer] czas na całą partię i dodatek po każdej turze
        [days] dni na każdą turę
       *[none] bez zegara
    }
page-clock-seconds = Sekundy
page-clock-minutes = Minuty
page-clock-increment = Sekundy dodawane po każdej turze
page-clock-days = Dni
page-lapse = Gdy czas się skończy
page-lapse-bot = dalej gra bot
page-lapse-loss = partia jest przegrana
page-clock-about =
    { $kind ->
        [turn] Kto myśli nad turą dłużej, przekracza czas.
        [fischer] Jak zegar szachowy: zaoszczędzony czas zostaje na później.
        [days] Na partię rozłożoną na kilka dni: każdy gra, kiedy mu wygodnie.
       *[none] Każdy myśli tak długo, jak chce.
    }
page-lapse-about =
    { $lapse ->
        [loss] Przy trzech i więcej graczach dalej gra jednak bot.
       *[bot] Gracz może wrócić i znów zająć swoje miejsce.
    }
page-listed = Pokaż na liście otwartych stołów
page-listed-about = Każdy na tym serwerze może go znaleźć i usiąść. W przeciwnym razie mogą to zrobić tylko osoby, które mają link.
page-create = Załóż stół

# Czekanie na graczy
page-waiting = Stół jest otwarty
page-terms = O tym stole
page-terms-host = Gospodarz
page-terms-you = Ty ({ $name })
page-terms-bots = Boty
page-terms-no-bots = bez botów
page-terms-clock-turn = { $time } na turę
page-terms-clock-game = { $time } na całą partię
page-terms-clock-fischer = { $time } na całą partię i jeszcze { $more } po każdej turze
page-terms-open-to = Kto może usiąść
page-terms-listed = każdy: stół jest na liście
page-terms-by-link = osoby, które mają link
page-invite = Każdy, kto ma ten link, może usiąść:
page-link = Link do stołu
page-qr = Kod QR z linkiem
page-share-none = Link do tego stołu działa tylko na tym komputerze.
page-share = Wpuść innych z mojej sieci
page-share-about = Po kliknięciu będą mogły dołączyć inne urządzenia w twojej sieci, dopóki serwer działa.
page-join = Usiądź
page-your-name = Twoje imię
page-starts-you = Partię rozpoczynasz Ty, gdy wszystkie miejsca są zajęte.
page-starts-other = Gdy wszystkie miejsca są zajęte, partię rozpoczyna { $name }.
page-start = Zacznij
page-waiting-seats =
    { $n ->
        [one] Czekamy jeszcze na { $n } gracza.
       *[other] Czekamy jeszcze na { $n } graczy.
    }
page-waiting-bots = Ktoś nie przyjdzie? Oddaj miejsce botowi.
page-seat-free = wolne
page-leave = Odejdź
page-abandoned = Ten stół został porzucony.
page-read-only = Tę partię można tylko oglądać.

# Co teraz zrobić
page-now-turn = Twoja tura. { $todo }
page-now-turn-of = { $name }: { $todo }
page-now-sending = Wysyłanie ruchu…
page-now-waits =
    { $n ->
        [one] Teraz gra { $name }.
       *[other] Teraz grają: { $name }.
    }
page-now-sealed = Wybór zapadł. Czekamy na pozostałych.
page-now-thinking =
    { $n ->
        [1] { $name } się zastanawia…
       *[other] Zastanawiają się: { $name }…
    }
page-now-standing-in = { $name } jeszcze się przygotowuje; na razie gra za niego { $bot }.
page-stands-in = w zastępstwie: { $bot }
page-stood-in = w zastępstwie: { $bot }
page-now-paused-lapsed = Skończył ci się czas. Boty czekają na ciebie.
page-now-paused-left = Na twoim miejscu jest bot. Boty czekają, aż wrócisz.
page-now-paused = Nikt teraz nie gra. Boty czekają.
page-now-watching = Oglądasz tę partię.
page-now-past = To wcześniejsza pozycja.
page-now-over = Partia jest skończona.
page-now-playback = Trwają ruchy pozostałych. Kliknij, aby pominąć.
page-last-since = Od Twojej tury:
page-last-all = Wszystkie ruchy od Twojej tury
page-last-again = Pokaż ostatnią turę jeszcze raz
page-mute = Wycisz dźwięki
page-unmute = Włącz dźwięki
page-round-close = Zamknij
page-round-player = Gracz
page-round-gained = Ta runda
page-round-next =
    { $you ->
        [yes] Dalej: runda { $n } z { $of }. Zaczynasz.
       *[no] Dalej: runda { $n } z { $of }. Zaczyna { $name }.
    }
page-back-to-now = Wróć do bieżącej pozycji
page-lost = Połączenie zerwane. Ponawianie…
page-dismissed = Serwer zakończył to połączenie: być może wylogowano cię na innym urządzeniu.
page-connect-again = Spróbuj ponownie
page-unseated = To miejsce już do ciebie nie należy. Oglądasz dalej jako widz.
page-connecting = Łączenie…

# Miejsca
page-players-here = Gracze
page-namesake = { $name } { $n }
page-present = przy stole
page-absent = brak połączenia
page-to-move = teraz gra
page-fate =
    { $fate ->
        [resigned] partia poddana
        [lapsed] koniec czasu
        [left] miejsce opuszczone
       *[playing] gra
    }
page-plays-for = gra tu { $bot }
page-watchers =
    { $n ->
        [one] Ogląda { $n } osoba
        [few] Oglądają { $n } osoby
       *[many] Ogląda { $n } osób
    }
page-score-of =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
page-time-left = Pozostały czas: { $time }

# Panele
page-panels = Panele obok planszy
page-no-moves = Teraz nie ma nic do wyboru.
page-board = Plansza
page-no-board = Ta pozycja w grze { $game } nie ma obrazka: co się stało, mówią dziennik i punkty.
page-board-failed = Plansza gry { $game } nie działa. Zastępują ją obrazek i lista ruchów.
page-why = dlaczego?
page-why-rule = dlaczego? zasada { $rule }
page-why-not = Niemożliwe: { $why }
page-total = Razem
page-points-hidden = Poznasz je na koniec partii.
page-no-points = Brak punktów.
page-chat-text = Wiadomość
page-send = Wyślij
page-no-chat = Nikt jeszcze nic nie napisał.
page-chat-unread =
    { $n ->
        [one] { $n } nieprzeczytana wiadomość
        [few] { $n } nieprzeczytane wiadomości
       *[many] { $n } nieprzeczytanych wiadomości
    }

# Dziennik
page-log-created = Stół został założony.
page-log-joined = { $name } siada do stołu.
page-log-left = { $name } odchodzi.
page-log-bot-seated = { $bot } zajmuje miejsce { $seat }.
page-log-seat-freed = Miejsce { $seat } jest znowu wolne.
page-log-started = Partia się zaczyna.
page-log-forced = { $told } (ruch wymuszony)
page-log-sealed = { $name }: tajny wybór już zapadł.
page-log-undo-asked = { $name } prosi o cofnięcie ruchu.
page-log-undo-refused = { $name } się nie zgadza.
page-log-undone = { $name } cofa ruch.
page-log-resigned = { $name } się poddaje.
page-log-lapsed = { $name }: czas się skończył.
page-log-taken-over = { $bot } gra dalej zamiast gracza { $name }.
page-log-abandoned = Stół został porzucony.
page-log-ended = Partia jest skończona.
page-log-rematch = Zaczyna się nowa partia.
page-log-rematch-offered = { $name } proponuje rewanż.
page-log-rematch-agreed = { $name } przyjmuje rewanż.
page-log-rematch-declined = { $name } odrzuca rewanż.
page-log-rematch-withdrawn = { $name } wycofuje propozycję rewanżu.
page-log-show = Pokaż tę pozycję
page-log-start = Początek

# Co można zrobić ze swoim miejscem
page-undo = Cofnij
page-undo-key = Klawisz: Backspace
page-undo-ask = Poproś o cofnięcie
page-undo-asked = Czekamy na zgodę pozostałych.
page-consent = { $name } prosi o cofnięcie ruchu. Zgadzasz się?
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-more = Więcej
page-resign = Poddaj się
page-resign-sure = Czy chcesz poddać tę partię?
page-to-bot = Niech dalej gra bot
page-to-bot-sure = Bot będzie grał dalej za ciebie; możesz wrócić na swoje miejsce.
page-replace = { $name } od dawna nie gra: niech gra bot
page-return = Wróć na swoje miejsce
page-returning = Bot rozgrywa twoją turę. Odzyskasz miejsce, gdy tylko ją skończy.
page-abandon = Porzuć stół
page-yes = Tak

# Jedno urządzenie, kilka osób
page-curtain = Przekaż urządzenie: { $name }
page-curtain-more = Nikt inny nie powinien teraz patrzeć na ekran.
page-curtain-lift = To ja, { $name }: pokaż moją stronę

# Koniec
page-result-you-won =
    { $n ->
        [none] Wygrywasz
        [0] Wygrywasz przy równej liczbie punktów
        [one] Wygrywasz różnicą { $n } punktu
        [few] Wygrywasz różnicą { $n } punktów
       *[many] Wygrywasz różnicą { $n } punktów
    }
page-result-they-won =
    { $n ->
        [none] Wygrywa { $who }
        [0] Przy równej liczbie punktów wygrywa { $who }
        [one] Wygrywa { $who } różnicą { $n } punktu
        [few] Wygrywa { $who } różnicą { $n } punktów
       *[many] Wygrywa { $who } różnicą { $n } punktów
    }
page-result-you-lost =
    { $n ->
        [0] Przegrywasz przy równej liczbie punktów
        [one] Przegrywasz różnicą { $n } punktu
        [few] Przegrywasz różnicą { $n } punktów
       *[many] Przegrywasz różnicą { $n } punktów
    }
page-result-you-share = Wspólne zwycięstwo: ty oraz { $who }
page-result-they-share = Wspólnie wygrywają: { $who }
page-result-above-target =
    { $n ->
        [one] Zwycięstwo: { $n } punkt powyżej wyniku docelowego
        [few] Zwycięstwo: { $n } punkty powyżej wyniku docelowego
       *[many] Zwycięstwo: { $n } punktów powyżej wyniku docelowego
    }
page-result-below-target =
    { $n ->
        [0] Porażka: wynik docelowy osiągnięty, ale nie przekroczony
        [one] Porażka: do wyniku docelowego zabrakło { $n } punktu
        [few] Porażka: do wyniku docelowego zabrakło { $n } punktów
       *[many] Porażka: do wyniku docelowego zabrakło { $n } punktów
    }
page-result-you-gave-up =
    { $how ->
        [resigned] Poddajesz partię
       *[lapsed] Twój czas się skończył
    }
page-result-they-gave-up =
    { $how ->
        [resigned] { $name } się poddaje
       *[lapsed] czas gracza { $name } się skończył
    }
page-result-you-won-as-other-gave-up = Wygrywasz: { page-result-they-gave-up }
page-result-they-won-as-other-gave-up = Wygrywa { $who }: { page-result-they-gave-up }
page-result-nobody = Nikt nie wygrywa
page-result-table = Punkty według kategorii
page-category = Kategoria
page-difference = Różnica
page-score-cell = { $category }, { $name }: { $amount }
page-score-hidden = ukryte
page-winner-mark = zwycięstwo
page-decisive = największa różnica
page-decisive-key = Największa różnica: { $one } – { $other }
page-target = Wynik docelowy
page-picture-png = Udostępnij obraz (PNG)
page-picture-svg = Obraz (SVG)
page-rank = Miejsce
page-rematch = Jeszcze raz
page-rematch-offer = Zaproponuj rewanż
page-rematch-waiting = Chcesz rewanżu. Czekamy na odpowiedź: { $names }.
page-rematch-accept = Przyjmij
page-rematch-withdraw = Wycofaj
page-rematch-next = Do następnej partii
page-record = Pobierz zapis
page-replay = Odtwórz
page-fair-title = Uczciwość: czy można ufać losowi?
page-fair = Zanim ktokolwiek usiadł, serwer wybrał swoją część ziarna, z którego wynika wszystko, co w grze losowe, i podał zobowiązanie: odcisk tej części. Potem przeglądarka każdego gracza dodała swoją. Dlatego ani serwer, ani żaden gracz nie mógł wybrać rozdania. Po partii ziarno jest ujawniane i każdy może sprawdzić, czy ma ten sam odcisk.
page-commitment = Zobowiązanie:
page-fair-noted = Ta przeglądarka zapamiętała zobowiązanie i porówna je z ziarnem po partii.
page-fair-late = Ta przeglądarka dołączyła już po rozpoczęciu, więc później nie stwierdzi, czy zobowiązanie nie było wcześniej inne.
page-fair-kept = Dotrzymane: ziarno ma odcisk podany przed partią.
page-fair-broken = Niedotrzymane: to nie jest ziarno, do którego serwer zobowiązał się przed partią.
page-fair-unknown = Ta przeglądarka dołączyła po rozpoczęciu i nie ma zobowiązania do porównania.
page-fair-check = Aby sprawdzić to bez serwera, pobierz zapis i uruchom:

# Odtwarzanie
page-replay-title = Odtwarzanie
page-replay-of = Odtwarzanie: { $game }
page-replay-upload = Wybierz zapis (plik JSON Draftwork)
page-position = Pozycja
page-position-of = { $ply } z { $last }
page-first = Pierwsza pozycja
page-previous = Poprzednia pozycja
page-next = Następna pozycja
page-last = Ostatnia pozycja
page-replay-keys = Spacja odtwarza i wstrzymuje. Strzałki prowadzą od ruchu do ruchu, Home i End do pierwszej i ostatniej pozycji.
page-replay-keys-rounds = Page Up i Page Down prowadzą od rundy do rundy.
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-speed = Szybkość
page-replay-times = { $n }×
page-previous-round = Poprzednia runda
page-next-round = Następna runda
page-position-link = Link do tej pozycji

# Stoły na listach
page-state =
    { $state ->
        [open] otwarty
        [running] w toku
        [over] partia skończona
        [abandoned] porzucony
        [read-only] tylko do oglądania
       *[other] { $state }
    }
page-no-record = Ten plik nie jest zapisem: to nie JSON.
page-no-record-edition = W tym pliku są elementy gry, a nie zapis partii. Aby nimi zagrać, załóż nowy stół i tam wybierz ten plik.
page-no-record-other = Ten plik nie jest zapisem z Draftwork albo jest uszkodzony.
page-decided = Rozstrzygnięcie: { $by }
page-ended = Powód zakończenia: { $reason }
page-news = Przebieg gry
page-told = { $name }: { $what }
page-tab-moves = Ruchy
page-tab-log = Dziennik
page-tab-scores = Punkty
page-tab-chat = Czat
page-tab-rules = Zasady
page-tab-result = Wynik
page-tab-panels = Panele
page-drawer-close = Zamknij panel
page-view = Widok
page-zoom = Wielkość planszy
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-full-screen = Pełny ekran
page-full-screen-off = Wyjdź z pełnego ekranu
