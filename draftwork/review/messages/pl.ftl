review-unknown-depth = Nie ma głębokości „{ $depth }”. Znane głębokości: { $known }.
review-not-finished = Analizować można tylko zakończone partie.
bad-review = To nie jest analiza partii: { $fault }

review-label-best = najlepszy ruch
review-label-equal = mniej więcej tak samo dobry
review-label-good = dobry ruch
review-label-inaccuracy = niedokładność
review-label-mistake = błąd
review-label-blunder = poważny błąd

review-luck-deal = rozdanie
review-luck-hidden = ukryte informacje
review-luck-chance = zdarzenia losowe

review-scores-more = Lepszy ruch daje średnio o { NUMBER($points, minimumFractionDigits: 1) } punktu więcej: { $category }.
review-rules-out = Po lepszym ruchu jest to jeszcze osiągalne, po wykonanym już nie: { $category }.
review-leaves-others = Po wykonanym ruchu najlepszy przeciwnik zdobywa średnio o { NUMBER($points, minimumFractionDigits: 1) } punktu więcej.

review-draw-title = Przebieg partii
review-draw-percent = { NUMBER($share, style: "percent") }
review-draw-player = Gracz { $seat }
review-draw-luck = Szczęście
review-draw-mistake = Błąd
review-draw-course = { $name }: { NUMBER($start, style: "percent") } na początku, { NUMBER($result, style: "percent") } na końcu.
