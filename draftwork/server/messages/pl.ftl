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
not-gone = Oddać botowi miejsce innej osoby można tylko przy stole bez zegara, gdy od trzech dni nie wykonała ona ruchu w swojej turze.
no-return = Tego miejsca nie da się odzyskać.
no-return-yet = Na tym miejscu turę rozgrywa teraz bot; będzie można je odzyskać, gdy ją skończy.
others-still-play = Inni jeszcze grają przy tym stole: poddaj partię albo oddaj miejsce botowi.

# Ruchy
stale = Wydarzyło się coś, czego jeszcze nie było na twoim ekranie (odpowiadasz na zdarzenie { $answers }, ostatnie ma numer { $number }). Spójrz jeszcze raz.
chosen-already = Wybór już zapadł.
sequence-turn-over = Po ruchu nr { $n } to już nie twoja kolej, więc żaden z tych ruchów nie został wykonany.
sequence-crosses-reveal = Ruch „{ $move }” odsłania coś nowego, więc następne trzeba wysłać osobno. Żaden nie został wykonany.
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
chat-control-characters = W tekście są niewidoczne znaki sterujące. Usuń je i wyślij tekst jeszcze raz.
no-token = Do tego potrzebny jest ważny token: „Authorization: Bearer …”, jaki daje POST /api/guests.
no-such-address = Pod tym adresem nic nie ma.
no-network = Ten komputer nie jest w żadnej sieci, więc inni nie mogą się z nim połączyć.
cannot-share = Serwer nie może nasłuchiwać na adresie { $address }: { $fault }
share-only-here = Tylko komputer, na którym działa serwer, może udostępnić go w sieci lokalnej.
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
too-many-connections = Jest za dużo połączeń. Zamknij inne karty z Draftwork albo spróbuj później.
head-too-large = Adres i nagłówki żądania są za długie: najwyżej { $most } bajtów.
too-many-headers = Żądanie ma za dużo nagłówków: najwyżej { $most }.
not-http = To nie jest żądanie HTTP.
request-timeout = Żądanie docierało zbyt długo.
wrong-host = Ten serwer nie odpowiada pod nazwą „{ $host }”. Jeśli to Twoja nazwa, uruchom serwer z opcją --origin i adresem strony, na przykład --origin http://{ $host }.
hello-first = Pierwszą wiadomością musi być „hello”.
already-served = Folderu danych { $folder } używa już inny serwer: { $address }
no-database = Nie można użyć bazy danych { $database }: { $fault }
database-empty = Plik bazy danych { $file } jest pusty: jego zawartość przepadła. Przywróć kopię zapasową albo usuń plik, aby zacząć z nową bazą.
database-missing = Brakuje pliku bazy danych { $file }, choć jest jego dziennik { $log }. Przywróć plik bazy albo usuń dziennik, aby zacząć z nową bazą.
database-damaged = Plik bazy danych { $file } jest uszkodzony ({ $fault }). Przywróć kopię zapasową. Część danych może uratować „sqlite3 PLIK .recover”.
disk-full = Na dysku serwera nie ma już miejsca, więc niczego nie zapisano i nic się nie zmieniło. Spróbuj ponownie później.
storage-down = Serwer nie może się teraz połączyć ze swoją bazą danych. Spróbuj ponownie.
lease-lost = Stół jest przenoszony na inny serwer. Spróbuj ponownie.
owned-elsewhere = Serwer tego stołu teraz nie odpowiada. Spróbuj ponownie.
store-not-empty = Docelowa baza danych nie jest pusta: „{ $table }” zawiera wiersze. Niczego nie zmieniono.
store-copy-differs = Kopia „{ $table }” różni się od oryginału, więc niczego nie zapisano.
broken = Coś jest nie tak z serwerem. To, co wysłano, niczego nie zmieniło; spróbuj ponownie.
no-page = Serwer działa, ale strona nie została zbudowana: zrób to w web/ przez „npm ci && npm run build”.
