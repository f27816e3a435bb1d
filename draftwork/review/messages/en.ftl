review-unknown-depth = There is no depth “{ $depth }”. Known depths: { $known }.
review-not-finished = Only finished matches can be reviewed.
bad-review = This is not a review: { $fault }

review-label-best = best move
review-label-equal = about equal
review-label-good = good move
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder

review-luck-deal = the deal
review-luck-hidden = hidden information
review-luck-chance = random events

review-scores-more = The better move scores about { NUMBER($points, minimumFractionDigits: 1) } points more on average: { $category }.
review-rules-out = The better move still reaches this, the played move no longer does: { $category }.
review-leaves-others = The played move leaves the best opponent about { NUMBER($points, minimumFractionDigits: 1) } points more on average.

review-draw-title = Course of the match
review-draw-percent = { NUMBER($share, style: "percent") }
review-draw-player = Player { $seat }
review-draw-luck = Luck
review-draw-mistake = Mistake
review-draw-course = { $name }: { NUMBER($start, style: "percent") } at the start, { NUMBER($result, style: "percent") } at the end.
