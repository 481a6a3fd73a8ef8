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
show-shared = Zaferi paylaştınız!
show-loss = Kaybettiniz
show-draw = Berabere
show-ended = Oyun bitti
show-wins = { $count ->
    [one] { $side } kazandı
   *[other] { $side } kazandı
}
show-shares = { $side } zaferi paylaşıyor
show-place = { $place }. oldunuz
show-points = { $points } puan
show-score = Skor: { $points }
show-result = Sonucu göster
show-board = Tahtaya bak
show-other-side = Diğer taraf
show-harder = Daha zor: { $level }
show-easier = Daha kolay: { $level }
show-mistakes = Hatalarıma bak
show-analyse = Oyunu analiz et

# Why a game ended so: for everybody, and in the second person for whoever has won or lost.
show-why-resigned = { $losers ->
    [one] { $loser } pes etti.
   *[other] { $loser } pes etti.
}
show-why-resigned-you = Pes ettiniz.
show-why-flag = { $losers ->
    [one] { $loser } tarafın süresi doldu.
   *[other] { $loser } tarafın süresi doldu.
}
show-why-flag-you = Süreniz doldu.
show-why-claimed = { $losers ->
    [one] { $loser } geri gelmedi.
   *[other] { $loser } geri gelmedi.
}
show-why-claimed-you = Geri gelmediniz.
show-why-others-left = Diğerleri oyundan ayrıldı.
show-why-agreed-draw = Oyuncular beraberlikte anlaştı.
show-why-first-left = Önde olan taraf oyundan ayrılmıştı.
show-why-kamisado-home-row = { $winner } rakibin başlangıç sırasına ulaştı.
show-why-kamisado-home-row-won = Rakibin başlangıç sırasına ulaştınız.
show-why-kamisado-home-row-lost = { $winner } sizin başlangıç sıranıza ulaştı.
show-why-kamisado-deadlock = Artık kimse hareket edemiyor; son oynayan { $loser } kaybetti.
show-why-kamisado-deadlock-won = Artık kimse hareket edemiyor ve son oynayan { $loser } oldu.
show-why-kamisado-deadlock-lost = Artık kimse hareket edemiyor ve son oynayan siz oldunuz.
show-why-kamisado-more-points = { $winner } seride daha çok puan aldı.
show-why-kamisado-more-points-won = Seride daha çok puan aldınız.
show-why-kamisado-more-points-lost = Seride daha az puan aldınız.
show-why-kamisado-equal-points = Seride puanlar eşit.
show-why-kaito-last-sword = { $loser } tarafın alanda kılıcı kalmadı.
show-why-kaito-last-sword-won = { $loser } tarafın alanda kılıcı kalmadı.
show-why-kaito-last-sword-lost = Alanda kılıcınız kalmadı.
show-why-kaito-last-helmet = { $loser } tarafın alanda miğferi kalmadı.
show-why-kaito-last-helmet-won = { $loser } tarafın alanda miğferi kalmadı.
show-why-kaito-last-helmet-lost = Alanda miğferiniz kalmadı.
show-why-kaito-stuck = { $loser } kaitoyu artık oynatamıyor.
show-why-kaito-stuck-won = { $loser } kaitoyu artık oynatamıyor.
show-why-kaito-stuck-lost = Kaitoyu artık oynatamıyorsunuz.
show-why-caminos-connection = { $winners ->
    [one] { $winner } karşılıklı iki kenarı birleştirdi.
   *[other] { $winner } karşılıklı iki kenarı birleştirdi.
}
show-why-caminos-connection-won = { $winners ->
    [one] Karşılıklı iki kenarı birleştirdiniz.
   *[other] Karşılıklı iki kenarı birleştirdiniz.
}
show-why-caminos-connection-lost = { $winners ->
    [one] { $winner } karşılıklı iki kenarı birleştirdi.
   *[other] { $winner } karşılıklı iki kenarı birleştirdi.
}
show-why-caminos-edge-stones = { $winners ->
    [one] Kimse iki kenarı birleştiremedi; kenar taşı daha az olan: { $winner }.
   *[other] Kimse iki kenarı birleştiremedi; kenar taşı daha az olan: { $winner }.
}
show-why-caminos-edge-stones-won = { $winners ->
    [one] Kimse iki kenarı birleştiremedi; sizin kenar taşlarınız daha az.
   *[other] Kimse iki kenarı birleştiremedi; sizin kenar taşlarınız daha az.
}
show-why-caminos-edge-stones-lost = { $losers ->
    [one] Kimse iki kenarı birleştiremedi; sizin kenar taşlarınız daha çok.
   *[other] Kimse iki kenarı birleştiremedi; sizin kenar taşlarınız daha çok.
}
show-why-caminos-equal-edge-stones = Kimse iki kenarı birleştiremedi, kenar taşları da eşit.
show-why-caminos-no-connection = Kimse iki kenarı birleştiremedi.
show-why-samurai-two-majorities = { $winner } iki figür türünde çoğunluğu aldı.
show-why-samurai-two-majorities-won = İki figür türünde çoğunluğu aldınız.
show-why-samurai-two-majorities-lost = { $winner } iki figür türünde çoğunluğu aldı.
show-why-samurai-most-others = { $winner } bir türde önde; öteki türlerden de en çok figür onda.
show-why-samurai-most-others-won = Bir türde öndesiniz; öteki türlerden de en çok figür sizde.
show-why-samurai-most-others-lost = { $winner } bir türde önde; öteki türlerden de en çok figür onda.
show-why-samurai-most-figures = Eşit olanlar arasında toplamda en çok figürü olan: { $winner }.
show-why-samurai-most-figures-won = Eşit olanlar arasında toplamda en çok figür sizde.
show-why-samurai-most-figures-lost = Eşit olanlar arasında toplamda en çok figürü olan: { $winner }.
show-why-samurai-no-majority = Hiçbir türde tek başına önde olan yok; en çok figürü olan: { $winner }.
show-why-samurai-no-majority-won = Hiçbir türde tek başına önde olan yok; en çok figür sizde.
show-why-samurai-no-majority-lost = Hiçbir türde tek başına önde olan yok; en çok figürü olan: { $winner }.
show-why-samurai-shared = { $winner } arasında hiçbir fark yok.
show-why-samurai-shared-won = { $others } ile aranızda hiçbir fark yok.
show-why-samurai-shared-lost = { $winner } arasında hiçbir fark yok.
show-why-samurai-all-share = Oyuncular arasında hiçbir fark yok: zafer herkesin.
show-why-samurai-unknown-captures = Alınan figürlerin hepsi bilinmiyor: kimin kazandığı söylenemez.
