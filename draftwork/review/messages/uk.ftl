review-unknown-depth = Немає глибини «{ $depth }». Відомі глибини: { $known }.
review-not-finished = Розбирати можна лише завершені партії.
bad-review = Це не розбір партії: { $fault }

review-label-best = найкращий хід
review-label-equal = приблизно рівноцінний
review-label-good = добрий хід
review-label-inaccuracy = неточність
review-label-mistake = помилка
review-label-blunder = груба помилка

review-luck-deal = роздача
review-luck-hidden = прихована інформація
review-luck-chance = випадкові події

review-scores-more = Кращий хід дає в середньому на { NUMBER($points, minimumFractionDigits: 1) } бала більше: { $category }.
review-rules-out = Після кращого ходу це ще досяжне, після зробленого — вже ні: { $category }.
review-leaves-others = Після зробленого ходу найсильніший суперник здобуває в середньому на { NUMBER($points, minimumFractionDigits: 1) } бала більше.

review-draw-title = Перебіг партії
review-draw-percent = { NUMBER($share, style: "percent") }
review-draw-player = Гравець { $seat }
review-draw-luck = Везіння
review-draw-mistake = Помилка
review-draw-course = { $name }: { NUMBER($start, style: "percent") } на початку, { NUMBER($result, style: "percent") } наприкінці.
