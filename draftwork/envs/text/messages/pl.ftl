text-you = Grasz w { $game } jako gracz { $player } z { $players }.
text-board = Stół, tak jak go widzisz:
text-moves = Dotychczasowe ruchy:
text-no-moves = Nikt jeszcze nie wykonał ruchu.
text-points = Punkty w tej chwili: { $points }.
text-player-points = gracz { $player }: { $points }
text-secret-points = gracz { $player }: tajne
text-wait = To nie twoja tura.
text-legal = Możliwe ruchy:
text-reply = Odpowiedz jednym ruchem: w ostatnim wierszu w postaci „move: RUCH” albo jako obiekt JSON {"{"}"move": "RUCH"{"}"}. Ruchy zapisuje się tak: { $examples }.
text-no-move = W odpowiedzi nie ma ruchu.
text-refused = { $reason } { $left ->
        [one] Masz jeszcze { $left } próbę.
        [few] Masz jeszcze { $left } próby.
       *[many] Masz jeszcze { $left } prób.
    }
text-forfeit = Liczba odpowiedzi bez możliwego ruchu: { $attempts }. Ostatni powód: { $reason }
text-over = Partia skończona. Punkty: { $points }. { $won ->
        [yes] Wygrana należy do ciebie.
       *[no] Tym razem bez wygranej.
    }
text-since = Ruchy od twojej decyzji:
text-match-running = Trwa partia. Najpierw ją dokończ albo poddaj.
text-no-match = Nie trwa żadna partia. Najpierw ją rozpocznij.
text-resigned = Partia poddana.
text-many-opponents = Za dużo przeciwników; pozostałych miejsc: { $n }.
