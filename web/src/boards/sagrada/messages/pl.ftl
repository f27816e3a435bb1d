page-sagrada-colour =
    { $colour ->
        [R] czerwony
        [Y] żółty
        [G] zielony
        [B] niebieski
       *[P] fioletowy
    }
page-sagrada-white = biały
page-sagrada-window = Twój witraż
page-sagrada-window-of = Witraż: { $name }
page-sagrada-space-die = Pole { $cell }: kostka { $die }
page-sagrada-space-white = Pole { $cell }, puste, białe
page-sagrada-space-colour = Pole { $cell }, puste, kolor { page-sagrada-colour }
page-sagrada-space-shade = Pole { $cell }, puste, wartość { $value }
page-sagrada-space-unknown = Pole { $cell }, jeszcze bez wzoru
page-sagrada-in-hand = W ręce: kostka { $die }
page-sagrada-actions = Co jeszcze możesz zrobić
page-sagrada-todo = Wybierz pole witrażu dla kostki albo weź ją do ręki, by użyć na niej narzędzia.
page-sagrada-todo-tool = Tę kostkę można położyć tylko dzięki narzędziu: wybierz jedno z oznaczonych.
page-sagrada-take = Weź do ręki
page-sagrada-end-sure = Można jeszcze położyć kostkę. Zakończyć turę mimo to?
page-sagrada-leave = Wybierz inną
page-sagrada-left = Żadna kostka nie jest wybrana.
page-sagrada-take-first = Najpierw weź wybraną kostkę do ręki.
page-sagrada-card = Karta wzoru { $n }
