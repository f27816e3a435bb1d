sagrada-name = Sagrada
sagrada-about = Od jednego do czterech graczy wybiera kostki z kolorowego szkła i wypełnia nimi swój witraż.
sagrada-begins = O tym, kto zaczyna, decyduje los.
sagrada-option-reduced_bag = Kostki w woreczku
sagrada-option-reduced_bag-about = Gdy kostek jest mniej, łatwiej przewidzieć, jakie kolory jeszcze wypadną.
sagrada-option-reduced_bag-False = wszystkie 90
sagrada-option-reduced_bag-True = mniej: po 10, 14 lub 18 kostek każdego koloru dla 2, 3 lub 4 graczy
sagrada-option-tools = Narzędzia
sagrada-option-tools-about = Ile narzędzi pomaga w grze solo; każde działa raz. Im ich mniej, tym trudniej.
sagrada-option-tools-1 = jedno: najtrudniej
sagrada-option-tools-2 = dwa
sagrada-option-tools-3 = trzy
sagrada-option-tools-4 = cztery
sagrada-option-tools-5 = pięć: najłatwiej
sagrada-option-solo_private = Cele indywidualne
sagrada-option-solo_private-about = W grze solo masz dwa cele indywidualne. Jest dużo łatwiej, gdy liczą się oba.
sagrada-option-solo_private-one = liczy się lepszy
sagrada-option-solo_private-both = liczą się oba
sagrada-notation = „draft 2” wybiera drugą kostkę z puli, „place c3” kładzie ją w kolumnie c, w wierszu 3, „tool 6” używa narzędzia 6, „pass” kończy turę. Kroki narzędzi: „up”, „down”, „value 5”, „track 4.2” (druga kostka rundy 4), „from b2”, „to c3”, „done”, „return”, a solo także „pay 4”. „pattern 17” wybiera wzór.
sagrada-word =
    { $word ->
        [pattern] wzór
        [draft] wybierz
        [place] połóż
        [tool] narzędzie
        [pay] zapłać
        [up] zwiększ
        [down] zmniejsz
        [value] wartość
        [track] tor
        [from] z
        [to] na
        [done] gotowe
        [return] odłóż
        [pass] pas
       *[other] { $word }
    }

# Colours and cards
sagrada-colour =
    { $colour ->
        [R] czerwona
        [Y] żółta
        [G] zielona
        [B] niebieska
       *[P] fioletowa
    }
sagrada-private =
    { $colour ->
        [R] Odcienie czerwieni
        [Y] Odcienie żółci
        [G] Odcienie zieleni
        [B] Odcienie błękitu
       *[P] Odcienie fioletu
    }
sagrada-private-text = suma wartości twoich kostek tego koloru
sagrada-tool-1 = Szczypce do łupania
sagrada-tool-1-text = Zmień wartość wybranej kostki o jeden w górę lub w dół; jedynka nie zmienia się w szóstkę ani szóstka w jedynkę.
sagrada-tool-2 = Pędzel do eglomizacji
sagrada-tool-2-text = Przesuń jedną kostkę w swoim witrażu, ignorując kolor nowego pola.
sagrada-tool-3 = Gładzik do folii miedzianej
sagrada-tool-3-text = Przesuń jedną kostkę w swoim witrażu, ignorując odcień nowego pola.
sagrada-tool-4 = Nóż do ołowiu
sagrada-tool-4-text = Przesuń dwie różne kostki w swoim witrażu, jedną po drugiej, zgodnie ze wszystkimi zasadami.
sagrada-tool-5 = Obcinak do soczewek
sagrada-tool-5-text = Zamień wybraną kostkę z kostką na torze rund.
sagrada-tool-6 = Pędzelek do topnika
sagrada-tool-6-text = Przerzuć wybraną kostkę. Jeśli nigdzie nie pasuje, wraca do puli.
sagrada-tool-7 = Młotek szklarski
sagrada-tool-7-text = Przerzuć całą pulę: tylko w swojej drugiej turze rundy, przed wyborem kostki.
sagrada-tool-8 = Szczypce do łamania
sagrada-tool-8-text = W pierwszej turze rundy, po położeniu kostki, od razu wybierz następną; twoja druga tura tej rundy przepada.
sagrada-tool-9 = Liniał z korkiem
sagrada-tool-9-text = Połóż wybraną kostkę na polu, które nie styka się z żadną kostką.
sagrada-tool-10 = Kamień szlifierski
sagrada-tool-10-text = Obróć wybraną kostkę na przeciwną ściankę.
sagrada-tool-11 = Zmywacz topnika
sagrada-tool-11-text = Włóż wybraną kostkę do woreczka, wyciągnij inną, wybierz jej wartość i połóż ją albo zostaw w puli.
sagrada-tool-12 = Kółko do stukania
sagrada-tool-12-text = Przesuń jedną lub dwie kostki jednego koloru, który jest na torze rund, zgodnie ze wszystkimi zasadami.
sagrada-public-light_shades = Jasne odcienie
sagrada-public-light_shades-text = każda para 1 i 2
sagrada-public-medium_shades = Pośrednie odcienie
sagrada-public-medium_shades-text = każda para 3 i 4
sagrada-public-deep_shades = Ciemne odcienie
sagrada-public-deep_shades-text = każda para 5 i 6
sagrada-public-shade_variety = Bogactwo odcieni
sagrada-public-shade_variety-text = każdy komplet wszystkich sześciu wartości
sagrada-public-row_shade_variety = Różne odcienie w wierszu
sagrada-public-row_shade_variety-text = każdy pełny wiersz bez powtórzonej wartości
sagrada-public-column_shade_variety = Różne odcienie w kolumnie
sagrada-public-column_shade_variety-text = każda pełna kolumna bez powtórzonej wartości
sagrada-public-row_color_variety = Różne kolory w wierszu
sagrada-public-row_color_variety-text = każdy pełny wiersz bez powtórzonego koloru
sagrada-public-column_color_variety = Różne kolory w kolumnie
sagrada-public-column_color_variety-text = każda pełna kolumna bez powtórzonego koloru
sagrada-public-color_variety = Bogactwo kolorów
sagrada-public-color_variety-text = każdy komplet wszystkich pięciu kolorów
sagrada-public-color_diagonals = Kolorowe przekątne
sagrada-public-color_diagonals-text = każda kostka, która po skosie sąsiaduje z kostką swojego koloru
# Litery na elementach, dla chętnych: żadna nie jest podobna do innej ani do cyfry
sagrada-letter =
    { $colour ->
        [R] C
        [Y] T
        [G] L
        [B] N
       *[P] F
    }

# Names of patterns; those that are not here are called as in the edition
sagrada-pattern-chromatic_splendor = Chromatyczny przepych
sagrada-pattern-firelight = Blask ognia
sagrada-pattern-suns_glory = Chwała słońca
sagrada-pattern-kaleidoscopic_dream = Kalejdoskopowy sen
sagrada-pattern-fractal_drops = Fraktalne krople
sagrada-pattern-ripples_of_light = Fale światła
sagrada-pattern-water_of_life = Woda życia
sagrada-pattern-sun_catcher = Łapacz słońca
sagrada-pattern-shadow_thief = Złodziej cieni
sagrada-pattern-symphony_of_light = Symfonia światła

# Moves and choices
sagrada-do-pattern =
    { $dots ->
        [one] { $name } (wzór { $n }), { $dots } znacznik uznania
        [few] { $name } (wzór { $n }), { $dots } znaczniki uznania
       *[many] { $name } (wzór { $n }), { $dots } znaczników uznania
    }
sagrada-do-pass = Koniec tury
sagrada-do-draft = Kostka { $n }: { sagrada-colour } { $value }
sagrada-do-place = Na pole { $cell }
sagrada-do-tool = { $name }
sagrada-do-pay = Zapłata kostką: { sagrada-colour } { $value }
sagrada-do-up = O jeden w górę
sagrada-do-down = O jeden w dół
sagrada-do-value = Wartość { $value }
sagrada-do-track = Z rundy { $round }: { sagrada-colour } { $value }
sagrada-do-from = Kostka na polu { $cell }
sagrada-do-to = Na pole { $cell }
sagrada-do-done = Bez drugiej kostki
sagrada-do-return = Z powrotem do puli
sagrada-todo-round =
    { $turn ->
        [second] Druga tura w rundzie
       *[first] Pierwsza tura w rundzie
    }
sagrada-todo-choose = Wybierz jeden z czterech wzorów na swój witraż.
sagrada-todo-turn =
    { $left ->
        [draft] { sagrada-todo-round }: wybierz kostkę z puli albo zakończ turę.
        [tool] { sagrada-todo-round }: użyj narzędzia albo zakończ turę.
        [none] { sagrada-todo-round }: zakończ turę.
       *[both] { sagrada-todo-round }: wybierz kostkę z puli, użyj narzędzia albo zakończ turę.
    }
sagrada-todo-hand =
    { $left ->
        [draft] Połóż wybraną kostkę w swoim witrażu.
       *[both] Połóż wybraną kostkę w swoim witrażu albo użyj na niej narzędzia.
    }
sagrada-todo-pay = { $tool }: wybierz z puli kostkę, którą zapłacisz.
sagrada-todo-nudge = { $tool }: zwiększ albo zmniejsz wartość kostki o 1.
sagrada-todo-swap = { $tool }: wybierz z toru rund kostkę do zamiany.
sagrada-todo-rolled = { $tool }: połóż przerzuconą kostkę; jeśli nigdzie nie pasuje, odłóż ją do puli.
sagrada-todo-again = { $tool }: wybierz jeszcze jedną kostkę z puli.
sagrada-todo-apart = { $tool }: połóż kostkę tam, gdzie nie styka się z żadną inną.
sagrada-todo-value = { $tool }: wybierz wartość wyciągniętej kostki.
sagrada-todo-free = { $tool }: połóż kostkę albo odłóż ją do puli.
sagrada-todo-lift = { $tool }: wybierz w swoim witrażu kostkę do przesunięcia.
sagrada-todo-drop = { $tool }: wybierz, dokąd przesunąć kostkę.
sagrada-pays-tokens =
    { $n ->
        [one] kosztuje { $n } znacznik uznania
        [few] kosztuje { $n } znaczniki uznania
       *[many] kosztuje { $n } znaczników uznania
    }
sagrada-pays-die =
    { $colour ->
        [R] kosztuje czerwoną kostkę z puli
        [Y] kosztuje żółtą kostkę z puli
        [G] kosztuje zieloną kostkę z puli
        [B] kosztuje niebieską kostkę z puli
       *[P] kosztuje fioletową kostkę z puli
    }
sagrada-effect-blocks = blokuje pola z tym samym kolorem lub odcieniem: { $cells }
sagrada-fits = możliwe pola: { $cells }
sagrada-fits-cell = { $cell } ({ NUMBER($n, signDisplay: "exceptZero") })
sagrada-fits-tool = można ją położyć tylko dzięki narzędziu { $n } „{ $tool }”, które { $price }

# Why something is not possible
sagrada-bad-move = „{ $text }” to nie ruch w Sagradzie. Napisz na przykład „draft 2”, „place c3”, „tool 6” albo „pass”.
sagrada-now-0 = Najpierw wybierz jeden ze swoich czterech wzorów.
sagrada-now-1 = Teraz to niemożliwe: wybierz kostkę, użyj narzędzia albo zakończ turę.
sagrada-now-2 = Teraz to niemożliwe: połóż wybraną kostkę albo użyj na niej narzędzia.
sagrada-now-3 = Najpierw zapłać za narzędzie kostką z puli.
sagrada-now-4 = Najpierw wybierz, czy kostka zmienia się o jeden w górę, czy w dół.
sagrada-now-5 = Najpierw wybierz kostkę z toru rund.
sagrada-now-6 = Teraz to niemożliwe: przerzuconą kostkę trzeba położyć, a jeśli nigdzie nie pasuje, wraca do puli.
sagrada-now-7 = Najpierw wybierz następną kostkę.
sagrada-now-8 = Najpierw połóż kostkę na polu, które nie styka się z żadną inną.
sagrada-now-9 = Najpierw wybierz wartość wyciągniętej kostki.
sagrada-now-10 = Teraz to niemożliwe: połóż kostkę albo odłóż ją do puli.
sagrada-now-11 = Najpierw wybierz kostkę do przesunięcia.
sagrada-now-12 = Najpierw wybierz, dokąd przesunąć kostkę.
sagrada-why-not-dealt = Wzoru { $n } nie ma na twoich kartach.
sagrada-why-no-die = W puli nie ma kostki { $n }.
sagrada-why-drafted = W tej turze już wybrano kostkę.
sagrada-why-unplaceable = Tej kostki nie dałoby się nigdzie położyć.
sagrada-why-must-place = Kostkę można położyć, więc trzeba to zrobić.
sagrada-why-occupied = Na polu { $cell } już leży kostka.
sagrada-why-occupied-several = zajęte: { $names }
sagrada-why-not-edge = Pierwsza kostka musi leżeć przy krawędzi lub w narożniku, a pole { $cell } tam nie leży.
sagrada-why-not-edge-several = nie przy krawędzi: { $names }
sagrada-why-not-touching = Na polu { $cell } nie stykałaby się z żadną kostką.
sagrada-why-not-touching-several = bez styku z inną kostką: { $names }
sagrada-why-wrong-colour = Na polu { $cell } nadrukowany jest inny kolor.
sagrada-why-wrong-colour-several = inny kolor pola: { $names }
sagrada-why-wrong-shade = Na polu { $cell } nadrukowany jest inny odcień.
sagrada-why-wrong-shade-several = inny odcień pola: { $names }
sagrada-why-adjacent-colour = Pole { $cell } sąsiaduje z kostką tego samego koloru.
sagrada-why-adjacent-colour-several = obok kostki tego samego koloru: { $names }
sagrada-why-adjacent-value = Pole { $cell } sąsiaduje z kostką o tej samej wartości.
sagrada-why-adjacent-value-several = obok kostki o tej samej wartości: { $names }
sagrada-why-touching = Na polu { $cell } stykałaby się z inną kostką.
sagrada-why-no-tool = Narzędzia „{ $tool }” nie ma w tej grze.
sagrada-why-tool-used = W tej turze już użyto narzędzia.
sagrada-why-tool-gone = Narzędzie „{ $tool }” zostało już użyte i wypadło z gry.
sagrada-why-too-dear =
    { $n ->
        [0] „{ $tool }” kosztuje { $cost }, a nie masz już znaczników uznania.
        [one] „{ $tool }” kosztuje { $cost }, a masz { $n } znacznik uznania.
        [few] „{ $tool }” kosztuje { $cost }, a masz { $n } znaczniki uznania.
       *[many] „{ $tool }” kosztuje { $cost }, a masz { $n } znaczników uznania.
    }
sagrada-why-no-payment = W puli nie ma kostki, którą można zapłacić za „{ $tool }” (potrzebna { sagrada-colour }).
sagrada-why-needs-die = „{ $tool }” działa na wybraną kostkę: najpierw wybierz kostkę.
sagrada-why-needs-no-die = „{ $tool }” działa tylko bez kostki w ręce: najpierw połóż tę kostkę.
sagrada-why-second-turn = „{ $tool }” działa tylko w twojej drugiej turze rundy.
sagrada-why-first-turn = „{ $tool }” działa tylko w twojej pierwszej turze rundy.
sagrada-why-before-draft = „{ $tool }” działa tylko przed wyborem kostki.
sagrada-why-after-placing = „{ $tool }” działa tylko po położeniu kostki.
sagrada-why-empty-track = „{ $tool }” wymaga kostki na torze rund.
sagrada-why-not-on-track = Na torze rund nie ma kostki tego koloru.
sagrada-why-no-end = Działania „{ $tool }” nie da się teraz dokończyć.
sagrada-why-cannot-pay = Tą kostką nie można zapłacić za „{ $tool }”: potrzebna jest { sagrada-colour }.
sagrada-why-strands = Po zapłaceniu tą kostką narzędzie „{ $tool }” nie miałoby już na czym działać.
sagrada-why-no-face = Jedynka nie zmienia się w szóstkę ani szóstka w jedynkę.
sagrada-why-no-track-die = Na torze rund nie ma kostki { $n } z rundy { $round }.
sagrada-why-empty-space = Na polu { $cell } nie ma kostki.
sagrada-why-same-die = Kostka na polu { $cell } została już przesunięta.
sagrada-why-other-colour = Kostka na polu { $cell } ma inny kolor niż pierwsza.
sagrada-why-cannot-move = Kostki na polu { $cell } nie da się nigdzie przesunąć.
sagrada-why-same-space = Kostka już leży na polu { $cell }.
sagrada-why-no-second = Po przesunięciu na pole { $cell } nie dałoby się przesunąć drugiej kostki.

# Set-up, options and positions
sagrada-no-reduced-solo = W grze solo w woreczku są zawsze wszystkie kostki.
sagrada-tools-solo-only = W grze dla kilku osób liczba narzędzi to zawsze { $n }.
sagrada-private-solo-only = „solo_private” dotyczy tylko gry solo.
sagrada-bad-start = „start” to numer miejsca od 0 do { $last }.
sagrada-bad-private = „private” to różne litery (razem { $n }) spośród: { $letters }.
sagrada-bad-public = „public” to różne cele (razem { $n }) spośród: { $known }.
sagrada-bad-tools = „tools” to różne numery (razem { $n }) spośród: { $known }.
sagrada-bad-patterns = „patterns” musi podawać po dwie karty dla każdego gracza (graczy: { $n }), z numerami od 1 do { $last }, każdą kartę raz.
sagrada-bad-dice = „dice” to lista rund (najwyżej { $rounds }), a w każdej lista kostek (razem { $n }), na przykład „R5”.
sagrada-bad-too-many = Liczba ustalonych kostek koloru { $colour } to { $n }, a jest ich tylko { $most }.
sagrada-bad-turn = „{ $turn }” nie jest turą: podaj rundę i turę, od „1.1” do „10.{ $turns }”.
sagrada-bad-rerolls = „rerolls” musi podawać dla tury wartości od 1 do 6 dla miejsc w puli, na przykład "3.2": {"{"}"1": 5{"}"}.
sagrada-bad-draws = „draws” musi podawać dla tury miejsce w woreczku i kolor, na przykład "3.2": "57B", albo "own".
sagrada-bad-draw-place = Miejsca { $place } nie ma wtedy w woreczku: są tylko od { $first } do { $last }.
sagrada-bad-draw-colour = Dla miejsca { $place } w woreczku ustalono dwa kolory.
sagrada-bad-luck = Można ustalić najwyżej { $most } ponownych rzutów i losowań.
sagrada-unknown = W tej pozycji coś jest nieznane, więc nie da się od niej zacząć partii.
sagrada-broken-range = Jakaś liczba w stanie gry wykracza poza to, na co pozwalają elementy.
sagrada-broken-edition = Wzory nie pochodzą z tego zestawu elementów.
sagrada-broken-cards = W „tools”, „public”, „private” lub „cards” jakaś karta występuje dwa razy albo jej brakuje, albo wzoru nie ma na karcie tego gracza.
sagrada-broken-window = W „{ $window }” stykają się kostki o tym samym kolorze lub tej samej wartości albo pola nie są takie jak we wzorze.
sagrada-broken-tokens = Znaczniki graczy i znaczniki na narzędziach („tokens”, „paid”) nie dają razem liczby kropek na wzorach.
sagrada-broken-luck = Ponowne rzuty i losowania („luck”) nie zgadzają się z użytymi narzędziami.
sagrada-broken-dice = Kostki w „track”, „pool”, „dice” lub „spare” nie są kostkami z dotychczasowych rund.
sagrada-dice-of-colour = Liczba kostek koloru { $colour } w witrażach, w puli, w ręce i na torze rund to { $n }, a jest ich tylko { $most }.
sagrada-dice-in-all = Liczba kostek w witrażach, w puli, w ręce i na torze rund to { $n }, a dotąd wylosowano { $expected }.
sagrada-broken-turn = To, co trzeba teraz rozstrzygnąć („phase”, „turn”, „drafted”, „tool”, „hand”, „skipping”), nie zgadza się z resztą pozycji.

# Editions
sagrada-edition-title-base-game = Gra podstawowa
sagrada-edition-about-base-game = Karty wzorów z drukowanej gry.
sagrada-edition-whole = Plik
sagrada-edition-at-pattern = Wzór { $side } na karcie { $card }
sagrada-edition-missing = { $where }: brakuje „{ $field }”.
sagrada-edition-unknown = { $where }: nieznane „{ $field }”; znane są { $known }.
sagrada-edition-game = Plik jest dla „{ $game }”, a nie dla „sagrada”.
sagrada-edition-name = „{ $name }” to nie nazwa zestawu elementów: najwyżej { $most } znaków, bez ; # |.
sagrada-edition-cards = „cards” musi być listą kart, po dwa wzory na każdej.
sagrada-edition-card-count = Liczba kart to { $n }; może być od { $least } do { $most }.
sagrada-edition-card = Karta { $n } musi być listą dwóch wzorów.
sagrada-edition-pattern-name = { $where }: „{ $field }” musi mieć od 1 do { $most } znaków, bez ; # |.
sagrada-edition-id-twice = { $where }: identyfikator „{ $id }” jest już zajęty.
sagrada-edition-dots = { $where }: „dots” to „{ $dots }”, a musi być liczbą od { $least } do { $most }.
sagrada-edition-rows = { $where }: liczba tekstów w „rows” musi wynosić { $rows }, a liczba pól w każdym { $columns }.
sagrada-edition-letter = { $where }: nieznane pola „{ $letters }”; znane są { $known }.

# Points and the end
sagrada-points-set = { $objective }: komplet
sagrada-points-line = { $objective }: pełna linia
sagrada-points-diagonal = { $objective }: kostki na przekątnej
sagrada-points-private =
    { $colour ->
        [R] cel indywidualny: suma wartości czerwonych kostek
        [Y] cel indywidualny: suma wartości żółtych kostek
        [G] cel indywidualny: suma wartości zielonych kostek
        [B] cel indywidualny: suma wartości niebieskich kostek
       *[P] cel indywidualny: suma wartości fioletowych kostek
    }
sagrada-points-tokens =
    { $n ->
        [one] { $n } niewykorzystany znacznik uznania
        [few] { $n } niewykorzystane znaczniki uznania
       *[many] { $n } niewykorzystanych znaczników uznania
    }
sagrada-points-empty =
    { $n ->
        [one] { $n } puste pole: { $each }
        [few] { $n } puste pola, po { $each }
       *[many] { $n } pustych pól, po { $each }
    }
sagrada-points-set-category = { $objective }
sagrada-points-line-category = { $objective }
sagrada-points-diagonal-category = { $objective }
sagrada-points-private-category = Cel indywidualny
sagrada-points-tokens-category = Znaczniki uznania
sagrada-points-empty-category = Puste pola
sagrada-ended = rozegrano dziesięć rund
sagrada-won-points = więcej punktów
sagrada-won-private = tyle samo punktów; więcej punktów za cel indywidualny
sagrada-won-tokens = tyle samo punktów, także za cel indywidualny; więcej niewykorzystanych znaczników uznania
sagrada-won-order = remis we wszystkim; gracz { $seat } był dalej w kolejności ostatniej rundy
sagrada-solo-won = wynik { $points } przewyższa wynik docelowy { $target }
sagrada-solo-lost = wynik { $points } nie przewyższa wyniku docelowego { $target }

# Obrazki i terminal
sagrada-draw-title = { sagrada-name }: { $status }
sagrada-draw-now-choose = Gracz { $seat } wybiera wzór
sagrada-draw-now-turn =
    { $left ->
        [draft] Gracz { $seat } może wybrać kostkę albo zakończyć turę
        [tool] Gracz { $seat } może użyć narzędzia albo zakończyć turę
        [none] Gracz { $seat } kończy turę
       *[both] Gracz { $seat } wybiera kostkę, używa narzędzia albo kończy turę
    }
sagrada-draw-now-hand =
    { $left ->
        [draft] Gracz { $seat } kładzie wybraną kostkę
       *[both] Gracz { $seat } kładzie wybraną kostkę albo używa na niej narzędzia
    }
sagrada-draw-now-pay = Gracz { $seat } płaci kostką z puli za „{ $tool }”
sagrada-draw-now-nudge = Gracz { $seat } zwiększa albo zmniejsza wartość kostki o 1
sagrada-draw-now-swap = Gracz { $seat } zamienia kostkę z kostką z toru rund
sagrada-draw-now-rolled = Gracz { $seat } kładzie przerzuconą kostkę albo odkłada ją do puli, jeśli nigdzie nie pasuje
sagrada-draw-now-again = Gracz { $seat } wybiera jeszcze jedną kostkę
sagrada-draw-now-apart = Gracz { $seat } kładzie kostkę tam, gdzie nie styka się z żadną inną
sagrada-draw-now-value = Gracz { $seat } wybiera wartość wyciągniętej kostki
sagrada-draw-now-free = Gracz { $seat } kładzie kostkę albo odkłada ją do puli
sagrada-draw-now-lift = Gracz { $seat } wybiera kostkę do przesunięcia
sagrada-draw-now-drop = Gracz { $seat } wybiera, dokąd przesunąć kostkę
sagrada-draw-won =
    { $n ->
        [one] Wygrywa gracz { $seat }: { $n } punkt
        [few] Wygrywa gracz { $seat }: { $n } punkty
       *[many] Wygrywa gracz { $seat }: { $n } punktów
    }
sagrada-draw-won-tied = Wygrywa gracz { $seat }: { $reason }
sagrada-draw-solo-won =
    { $n ->
        [one] Wygrana: { $n } punkt, wynik docelowy { $target }
        [few] Wygrana: { $n } punkty, wynik docelowy { $target }
       *[many] Wygrana: { $n } punktów, wynik docelowy { $target }
    }
sagrada-draw-solo-lost =
    { $n ->
        [one] Przegrana: { $n } punkt, wynik docelowy { $target }
        [few] Przegrana: { $n } punkty, wynik docelowy { $target }
       *[many] Przegrana: { $n } punktów, wynik docelowy { $target }
    }
sagrada-draw-player = Gracz { $seat }
sagrada-draw-you = Gracz { $seat } (ty)
sagrada-draw-moves = teraz gra
sagrada-draw-winner = zwycięstwo
sagrada-draw-score-unit =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
sagrada-draw-without-private = bez celu indywidualnego
sagrada-draw-round =
    { $n ->
        [0] Przed pierwszą rundą
        [11] Po ostatniej rundzie
       *[other] Runda { $n } z 10
    }
sagrada-draw-turns = Tury
sagrada-draw-target = Wynik docelowy: { $n }
sagrada-draw-pool = Pula
sagrada-draw-pool-empty = Rzut kostkami nastąpi, gdy wszyscy wybiorą wzory.
sagrada-draw-hand = W ręce
sagrada-draw-track = Tor rund
sagrada-draw-bag =
    { $n ->
        [one] Woreczek: { $n } kostka
        [few] Woreczek: { $n } kostki
       *[many] Woreczek: { $n } kostek
    }
sagrada-draw-tools = Narzędzia
sagrada-draw-goals = Cele grupowe
sagrada-draw-private = Cel indywidualny
sagrada-draw-privates = Cele indywidualne
sagrada-draw-tokens =
    { $n ->
        [0] brak znaczników uznania
        [one] { $n } znacznik uznania
        [few] { $n } znaczniki uznania
       *[many] { $n } znaczników uznania
    }
sagrada-draw-used = użyte w tej turze
sagrada-draw-gone = poza grą
sagrada-draw-empty =
    { $n ->
        [0] brak pustych pól
        [one] { $n } puste pole
        [few] { $n } puste pola
       *[many] { $n } pustych pól
    }
sagrada-draw-pattern = Wzór { $n }
sagrada-draw-choose = Wzory do wyboru
sagrada-draw-sealed = wzór wybrany, jeszcze zakryty
sagrada-draw-unchosen = wzór jeszcze niewybrany
sagrada-draw-start = zaczyna rundę
sagrada-draw-skips = bez drugiej tury
sagrada-draw-hidden = zakryty
sagrada-draw-die = { sagrada-colour } { $value }
sagrada-draw-unrolled = { sagrada-colour }, wartość jeszcze niewybrana
sagrada-draw-about-pool = Pula: { $dice }.
sagrada-draw-about-hand = W ręce: { $dice }.
sagrada-draw-about-track = Runda { $round } na torze: { $dice }.
sagrada-draw-about-cards = { $heading }: { $cards }.
sagrada-draw-about-private =
    { $n ->
        [one] Cel indywidualny gracza { $seat }: { $names }.
       *[other] Cele indywidualne gracza { $seat }: { $names }.
    }
sagrada-draw-about-player =
    { $score ->
        [one] Gracz { $seat }: { $score } punkt, { sagrada-draw-tokens }, wzór { $pattern }.
        [few] Gracz { $seat }: { $score } punkty, { sagrada-draw-tokens }, wzór { $pattern }.
       *[many] Gracz { $seat }: { $score } punktów, { sagrada-draw-tokens }, wzór { $pattern }.
    }
sagrada-draw-about-window = Kostki w witrażu gracza { $seat }: { $dice }.
sagrada-draw-about-unchosen = Gracz { $seat } jeszcze nie wybrał wzoru.
sagrada-draw-about-sealed = Gracz { $seat } wybrał wzór, jeszcze zakryty.
sagrada-draw-key-spaces = R5 kostka · r pole na czerwoną · 5 pole na piątkę · . pole na dowolną

# Dziennik
sagrada-log-colour =
    { $colour ->
        [R] czerwoną
        [Y] żółtą
        [G] zieloną
        [B] niebieską
       *[P] fioletową
    }
sagrada-log-value-by =
    { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
       *[6] szóstką
    }
sagrada-log-value-of =
    { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
sagrada-log-die = { sagrada-log-colour } { sagrada-log-value-of }
sagrada-log-sealed = wybrano wzór
sagrada-log-pattern = wybrano wzór „{ $name }”
sagrada-log-draft = wybrano { sagrada-log-die }
sagrada-log-place = położono ją na polu { $cell }
sagrada-log-tool =
    { $n ->
        [0] użyto narzędzia „{ $tool }”
        [one] użyto narzędzia „{ $tool }” za { $n } znacznik uznania
        [few] użyto narzędzia „{ $tool }” za { $n } znaczniki uznania
       *[many] użyto narzędzia „{ $tool }” za { $n } znaczników uznania
    }
sagrada-log-pay = zapłacono { sagrada-log-colour } { sagrada-log-value-by }
sagrada-log-up = zwiększono wartość kostki do { $value }
sagrada-log-down = zmniejszono wartość kostki do { $value }
sagrada-log-value = ustawiono wartość kostki na { $value }
sagrada-log-track = zamieniono kostkę na { sagrada-log-die } z rundy { $round }
sagrada-log-rolled = przerzucono kostkę z wynikiem { $value }
sagrada-log-pool = przerzucono całą pulę
sagrada-log-skip = zrezygnowano z drugiej tury w rundzie
sagrada-log-turned = obrócono kostkę na { $value }
sagrada-log-drawn = wymieniono kostkę na { sagrada-log-colour } z woreczka
sagrada-log-move = przesunięto { sagrada-log-die } z pola { $from } na pole { $cell }
sagrada-log-return = odłożono ją do puli
sagrada-log-pass = spasowano
sagrada-log-round = Zakończono rundę { $round }
sagrada-log-track-left =
    { $n ->
        [0] na tor rund nie trafiła żadna kostka
        [one] na tor rund trafiła { $n } kostka
        [few] na tor rund trafiły { $n } kostki
       *[many] na tor rund trafiło { $n } kostek
    }

# Szczęście w analizie partii
sagrada-luck-roll = rzuty kośćmi
sagrada-luck-reroll = przerzuty narzędziami
sagrada-luck-draw = dobieranie narzędziami
