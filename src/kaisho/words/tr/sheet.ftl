# Score sheets: what stands on them, and what is told about them.

## server

sheet-title = Notasyon formu
sheet-date = Tarih
sheet-event = Etkinlik
sheet-place = Yer
sheet-comment = Not: { $comment }
sheet-page = Sayfa { $page } / { $pages }
sheet-start = Başlangıç
sheet-after-setup = Kurulumdan sonra
sheet-end = Son konum
sheet-now = Ulaşılan konum
sheet-moves = Hamleler
sheet-result = Sonuç
sheet-points-of = Puan: { $side }
sheet-figures-of = Figür: { $side }
sheet-named = { $name }: { $value }
sheet-unfinished = Oyun bitmedi.
sheet-hidden = Soru işareti, şimdilik yalnızca diğer oyuncuların bildiği şeylerin yerine geçer.
sheet-format = Notasyon formu { $known } olarak yazılır; “{ $file }” adının uzantısı bunlardan biri değil.
