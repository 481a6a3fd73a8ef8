# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } pas geçiyor: kule sıkıştı
show-pushed = { $side } itti: { $other } tarafın sırası atlanıyor
show-forced = Tek hamle: masa oynadı
show-played = { $side } yerine masa oynadı
show-acted = { $side }: { $act }
show-hidden = { $side } gizlice seçiyor
show-go-on = Devam

# Endings.
show-win = Kazandınız!
show-loss = Kaybettiniz
show-draw = Berabere
show-ended = Oyun bitti
show-wins = { $count ->
    [one] { $side } kazandı
   *[other] { $side } kazandı
}
show-place = { $place }. oldunuz
show-points = { $points } puan
show-result = Sonucu göster
show-board = Tahtaya bak
show-other-side = Diğer taraf
show-harder = Daha zor: { $level }
show-easier = Daha kolay: { $level }
show-mistakes = Hatalarıma bak

# Why a game ended so.
show-why-resigned = { $loser } pes etti.
show-why-resigned-you = Pes ettiniz.
show-why-flag = { $loser } tarafın süresi doldu.
show-why-flag-you = Süreniz doldu.
show-why-claimed = { $loser } geri gelmedi.
show-why-claimed-you = Geri gelmediniz.
show-why-kamisado-home-row = { $winner } rakibin başlangıç sırasına ulaştı.
show-why-kamisado-deadlock = Artık kimse hareket edemiyor; son oynayan { $loser } kaybetti.
show-why-kamisado-more-points = { $winner } seride daha çok puan aldı.
show-why-kamisado-equal-points = Seride puanlar eşit.
show-why-kaito-last-sword = { $loser } tarafın alanda kılıcı kalmadı.
show-why-kaito-last-helmet = { $loser } tarafın alanda miğferi kalmadı.
show-why-kaito-stuck = Kaito artık oynatılamıyor.
show-why-caminos-connection = { $winner } karşılıklı iki kenarı birleştirdi.
show-why-caminos-edge-stones = Kimse iki kenarı birleştiremedi; kenar taşı daha az olan: { $winner }.
show-why-caminos-equal-edge-stones = Kimse iki kenarı birleştiremedi, kenar taşları da eşit.
show-why-caminos-no-connection = Kimse iki kenarı birleştiremedi.
show-why-samurai-two-majorities = { $winner } iki figür türünde çoğunluğu aldı.
show-why-samurai-most-others = { $winner } bir türde önde; öteki türlerden de en çok figür onda.
show-why-samurai-most-figures = Eşit olanlar arasında toplamda en çok figürü olan: { $winner }.
show-why-samurai-no-majority = Hiçbir türde tek başına önde olan yok; en çok figürü olan: { $winner }.
show-why-samurai-shared = Öndekiler arasında hiçbir fark yok.
show-why-samurai-all-share = Oyuncular arasında hiçbir fark yok.
