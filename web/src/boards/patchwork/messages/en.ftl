page-patchwork-later = Coming next
page-patchwork-where =
    { $left ->
        [0] { $name } is on space { $space }, the end.
       *[other] { $name } is on space { $space }, { $left } to go.
    }
page-patchwork-quilt =
    { $n ->
        [one] Your quilt, { $n } empty cell
       *[other] Your quilt, { $n } empty cells
    }
page-patchwork-quilt-of =
    { $n ->
        [one] { $name }’s quilt, { $n } empty cell
       *[other] { $name }’s quilt, { $n } empty cells
    }
page-patchwork-grid = Cells of the quilt
page-patchwork-grid-holding = Where to sew it on: arrow keys move the patch, R turns it, F turns it over, Enter sews it on, Escape puts it back
page-patchwork-cell-empty = { $cell }, empty
page-patchwork-cell-leather = { $cell }, leather patch
page-patchwork-cell-patch = { $cell }, patch { $patch }
page-patchwork-cell-fits = Corner on { $cell }: fits, { $notes }
page-patchwork-cell-no = Corner on { $cell }: does not fit. { $notes }
page-patchwork-taken = { $patch } in hand: { $effects }.
page-patchwork-todo = Move the patch into place, turn it with R, turn it over with F, and sew it on.
page-patchwork-todo-touch = Move the patch into place, turn it with ⟳, turn it over with ⇋, and sew it on.
page-patchwork-hand = The patch in your hand
page-patchwork-turn-left = Turn left
page-patchwork-turn-right = Turn right
page-patchwork-turn-over = Turn over
page-patchwork-leave = Put back
page-patchwork-confirm = Sew on here
page-patchwork-enlarge = { $name }’s quilt, enlarged
page-patchwork-watch = Enlarge { $name }’s quilt
page-patchwork-close = Close
