# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } pas geçiyor: yolu kapalı
show-pushed = { $side } itti: sıra { $other } için atlanıyor
show-forced = Tek hamle: masa oynadı
show-played = Masa oynadı: { $side }
show-acted = { $side }: { $act }
show-hidden = { $side } gizlice seçiyor
show-go-on = Devam

# Endings.
show-win = Kazandın!
show-loss = Kaybettin
show-draw = Berabere
show-ended = Oyun bitti
show-wins = { $count ->
    [one] { $side } kazandı
   *[other] { $side } kazandı
}
show-place = { $place }. oldun
show-points = { $points } puan
show-result = Sonucu göster
show-board = Tahtaya bak
show-other-side = Diğer taraf
show-harder = Daha zor: { $level }
show-easier = Daha kolay: { $level }
show-mistakes = Hatalarıma bak

# Why a game ended so.
show-why-resigned = { $loser } oyunu bıraktı.
show-why-resigned-you = Oyunu bıraktın.
show-why-flag = Süresi biten: { $loser }.
show-why-flag-you = Süren bitti.
show-why-claimed = { $loser } uzun süre gelmedi.
show-why-claimed-you = Uzun süre gelmedin.
show-why-kamisado-home-row = { $winner } rakibin başlangıç sırasına ulaştı.
show-why-kamisado-deadlock = Artık kimse hareket edemiyor; son hamleyi yapan: { $loser }.
show-why-kamisado-more-points = { $winner } seride daha çok puan aldı.
show-why-kamisado-equal-points = Serinin puanları eşit.
show-why-kaito-last-sword = Alanda kılıcı kalmayan: { $loser }.
show-why-kaito-last-helmet = Alanda miğferi kalmayan: { $loser }.
show-why-kaito-stuck = Kaito artık oynatılamıyor.
show-why-caminos-connection = { $winner } karşılıklı iki kenarı birleştirdi.
show-why-caminos-edge-stones = Kimse iki kenarı birleştiremedi; kenar taşı daha az olan: { $winner }.
show-why-caminos-equal-edge-stones = Kimse iki kenarı birleştiremedi, kenar taşları da eşit.
show-why-caminos-no-connection = Kimse iki kenarı birleştiremedi.
show-why-samurai-two-majorities = { $winner } iki figür türünde çoğunluğu aldı.
show-why-samurai-most-others = { $winner } bir türde önde; öteki türlerden de en çok figür onda.
show-why-samurai-most-figures = Eşitler arasında toplamda en çok figür: { $winner }.
show-why-samurai-no-majority = Hiçbir türde tek başına önde olan yok; en çok figür: { $winner }.
show-why-samurai-shared = Öndekiler arasında hiçbir fark yok.
show-why-samurai-all-share = Oyuncular arasında hiçbir fark yok.
