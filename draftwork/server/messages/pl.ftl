# Stoły
table-without-beginning = Dane stołu „{ $table }” nie mają początku.
table-broken = Zdarzenia { $number } przy tym stole nie da się odtworzyć: { $reason }
table-other-moves = Zasady wymuszają tu inne ruchy.
table-read-only = Ten stół można tylko oglądać. { $reason }
table-abandoned = Ten stół porzucono.
table-not-started = Partia jeszcze się nie zaczęła.
table-not-open = Ten stół nie jest już otwarty.
match-not-over = Partia jeszcze trwa.
not-your-seat = To nie jest twoje miejsce.
not-the-host = Może to zrobić tylko osoba, która założyła stół.
seat-taken = Nie można tam usiąść.
seat-given-up = Na tym miejscu nikt teraz nie podejmuje decyzji.
seat-bot-and-person = Miejsce jest dla osoby albo dla bota, nie dla obu naraz.
seats-still-open = Są jeszcze wolne miejsca.
no-return = Tego miejsca nie da się odzyskać.
no-return-yet = Na tym miejscu turę rozgrywa teraz bot; będzie można je odzyskać, gdy ją skończy.
others-still-play = Inni jeszcze grają przy tym stole: poddaj partię albo oddaj miejsce botowi.

# Ruchy
stale = Wydarzyło się coś, czego jeszcze nie było na twoim ekranie (odpowiadasz na zdarzenie { $answers }, ostatnie ma numer { $number }). Spójrz jeszcze raz.
chosen-already = Wybór już zapadł.
time-left = Jest jeszcze czas.

# Cofanie
undo-already-asked = Ktoś już prosi o cofnięcie.
undo-crosses-reveal = Ten ruch odsłonił coś nowego i nie można go cofnąć.
undo-crosses-secret = Zapadła już tajna decyzja, której nie można cofnąć.
nothing-asked = Nikt cię nie prosi o cofnięcie.

# Koniec
ended-by-resigning = Gracz { $seat } poddał partię.
ended-by-time = Graczowi { $seat } skończył się czas.
decided-by-resigning = poddanie partii przez gracza { $seat }
decided-by-time = koniec czasu gracza { $seat }

# Odmowy, przez HTTP i WebSocket
malformed = Nie da się zrozumieć tego, co wysłano: { $fault }
no-token = Do tego potrzebny jest ważny token: „Authorization: Bearer …”, jaki daje POST /api/guests.
no-such-address = Pod tym adresem nic nie ma.
no-such-method = Ten adres nie obsługuje tej metody.
table-unreadable = Nie da się odczytać tego stołu: jego zapis jest uszkodzony. Powód jest w dzienniku serwera.
no-such-table = Nie ma takiego stołu. Sprawdź, czy link jest pełny.
no-such-code = Ten kod jest błędny, został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
too-large = To jest za duże: najwyżej { $most } bajtów.
not-json = Przyjmowany jest tylko JSON: „Content-Type: application/json”.
too-many =
    { $seconds ->
        [one] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundę.
        [few] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
    }
too-many-clients = Do tego stołu jest za dużo połączeń.
hello-first = Pierwszą wiadomością musi być „hello”.
already-served = Folderu danych { $folder } używa już inny serwer: { $address }
no-database = Nie można użyć bazy danych: { $fault }
broken = Coś jest nie tak z serwerem. To, co wysłano, niczego nie zmieniło; spróbuj ponownie.
no-page = Serwer działa, ale strona nie została zbudowana: zrób to w web/ przez „npm ci && npm run build”.
