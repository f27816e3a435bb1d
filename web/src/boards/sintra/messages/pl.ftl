page-sintra-strips = Twoje kwatery
page-sintra-windows = Okna
page-sintra-strip = Kwatera { $strip }. Na niej: { $on }. Wolne pola na: { $open }.
page-sintra-next = Na następnej stronie: { $spaces }.
page-sintra-last = Potem wypada z gry.
page-sintra-window =
    { $n ->
        [one] Okno { $window }, liczba { $points }: { $panes }; zdobyto { $n } punkt
        [few] Okno { $window }, liczba { $points }: { $panes }; zdobyto { $n } punkty
       *[many] Okno { $window }, liczba { $points }: { $panes }; zdobyto { $n } punktów
    }
page-sintra-row = Tor stłuczonego szkła: rząd { $points }
page-sintra-jokers = Ile tafli na polach joker?
page-sintra-todo = Wybierz kwaterę dla tafli: tę pod witrażystą albo dalej na prawo.
page-sintra-todo-break = Żadna kwatera w zasięgu nie przyjmie tych tafli: stłucz wszystkie albo wybierz inne.
page-sintra-left = Żadne tafle nie są wybrane.
page-sintra-palace = Pałac: { $name }
page-sintra-sides = Przód każdej kwatery jest po lewej, tył po prawej.
page-sintra-both-sides = Kwatera { $strip }. Przód: { $front }. Tył: { $back }.
page-sintra-numbers-windows = Liczby pod oknami, strona { $side }:
page-sintra-numbers-track = Tor stłuczonego szkła:
page-sintra-numbers-ornaments = Ornament z 0–4 wypełnionymi ramami wokół:
