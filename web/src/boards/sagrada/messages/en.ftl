page-sagrada-colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
page-sagrada-white = white
page-sagrada-window = Your window
page-sagrada-window-of = { $name }’s window
page-sagrada-space-die = Space { $cell }: { $die }
page-sagrada-space-white = Space { $cell }, empty, white
page-sagrada-space-colour = Space { $cell }, empty, for { page-sagrada-colour }
page-sagrada-space-shade = Space { $cell }, empty, for value { $value }
page-sagrada-space-unknown = Space { $cell }, no pattern yet
page-sagrada-in-hand = In hand: { $die }
page-sagrada-actions = What else you can do
page-sagrada-todo = Choose a space in your window for the die, or pick it up to use a tool on it.
page-sagrada-todo-tool = This die fits only with a tool: choose one of the marked tools.
page-sagrada-take = Pick it up
page-sagrada-end-sure = A die can still be placed. End the turn anyway?
page-sagrada-leave = Choose another
page-sagrada-left = No die is chosen.
page-sagrada-take-first = First pick up the chosen die.
page-sagrada-card = Pattern card { $n }
