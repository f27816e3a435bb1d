# Tworzenie partii
unknown-game = Nie ma gry „{ $name }”. Znane gry: { $known }.
bad-players = W { $game } nie gra się w tyle osób: { $players }. Możliwe: { $allowed }.
unknown-option = { $game } nie ma opcji „{ $option }”. Znane opcje: { $known }.
bad-option = „{ $value }” nie jest wartością opcji { $option }. Możliwe: { $allowed }.
unknown-setup = Przygotowanie { $game } nie ma części „{ $part }”. Znane części: { $known }.
bad-seed = Ziarno to dowolny tekst o długości najwyżej { $most } znaków.

# Gra
bad-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
bad-move-type = Ruch to tekst albo liczba, a nie { $type }.
no-such-move = Nie ma ruchu { $move }: ruchy mają numery od 0 do { $last }.
match-over = Partia jest skończona.
not-your-turn = Teraz ruch ma gracz { $seat }.
nothing-to-undo = Nie ma ruchu, który można cofnąć.

# Zapisy i pozycje
bad-record = To nie jest zapis Draftwork: { $fault }
record-too-long = Zapis ma najwyżej { $most } bajtów.
record-without-seed = Ten zapis zawiera tylko to, co wiedziało jedno miejsce: bez ziarna nie da się go odtworzyć.
record-unknown-edition = Zapis powstał z elementami „{ $name }” ({ $hash }), których tu nie ma.
record-bad-start = Partia z tego zapisu nie może się zacząć: { $reason }
record-bad-position = Pozycja w zapisie nie zgadza się z grą, liczbą graczy, opcjami, ziarnem lub przygotowaniem.
record-bad-move = Ruchu { $number } z zapisu, „{ $text }”, nie da się wykonać: { $reason }
record-other-move = Zasady wymuszają tu „{ $played }”.
record-too-few-moves = Zapis kończy się po ruchu { $moves }, ale zasady wymuszają dalsze, aż do { $forced }.
record-bad-result = Wynik w zapisie nie jest wynikiem jego ruchów.
unsupported-version = To powstało według wersji { $version } zasad { $game }; ten program gra według wersji { $now }.
position-too-long = Pozycja ma najwyżej { $most } znaków.
position-missing = W pozycji brakuje „{ $key }”.
position-unknown = Pozycja tej gry nie ma wiersza „{ $key }”.
position-bad-line = „{ $line }” nie jest wierszem pozycji: napisz „klucz: wartość”, każdy klucz raz.
bad-position-value = W pozycji „{ $value }” nie jest wartością dla „{ $key }”.

# Jądro
kernel-compiling = Kompiluję zasady dla tego komputera: raz, około pół minuty. „draftwork warm” robi to z wyprzedzeniem.

# Boty i symulacje
unknown-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
bad-bots = Potrzeba botów: { $players }, podano: { $given }.
bad-games = „{ $games }” nie jest liczbą partii: potrzeba co najmniej 1.
