page-sintra-strips = Your strips
page-sintra-windows = Windows
page-sintra-strip = Strip { $strip }. On it: { $on }. Room for: { $open }.
page-sintra-next = On the next side: { $spaces }.
page-sintra-last = Then it is removed.
page-sintra-window =
    { $n ->
        [one] Window { $window }, number { $points }: { $panes }; { $n } point scored
       *[other] Window { $window }, number { $points }: { $panes }; { $n } points scored
    }
page-sintra-row = Broken-glass track: row { $points }
page-sintra-jokers = How many panes on jokers?
page-sintra-todo = Choose the strip for the panes: the one under the glazier or further right.
page-sintra-todo-break = No strip in reach can take these panes: break them all, or choose others.
page-sintra-left = No panes are chosen.
page-sintra-palace = { $name }’s palace
page-sintra-sides = Each strip has its front on the left and its back on the right.
page-sintra-both-sides = Strip { $strip }. Front: { $front }. Back: { $back }.
page-sintra-numbers-windows = Numbers under the windows, side { $side }:
page-sintra-numbers-track = Broken-glass track:
page-sintra-numbers-ornaments = An ornament with 0–4 filled frames around it:
