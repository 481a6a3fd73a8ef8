# The aim
kaito-board-aim = Amaç: rakibin son kılıcını ya da son miğferini alandan çıkarmak.

# Kaito’s board in the browser. A colour or a stone is inserted as it stands in kaito.ftl.

kaito-board-look-ceramic = Seramik
kaito-board-look-porcelain = Porselen
kaito-board-look-lacquer = Lake
kaito-board-look-contrast = Yüksek karşıtlık
kaito-board-begin = Kaito burada başlar; ilk oynayan: { $side }.
kaito-board-gain-mon = Alınan taş: { $stone }. Mon toplamı: { $worth }.
kaito-board-gain-life = Alınan taş: { $stone }. Alanda kalan: { $left }.
kaito-board-gain-own = Alınan taş: { $stone }, kendi taşı. Bir daha oyuna dönmez.
kaito-board-gain-win = Alınan taş: { $stone }, sonuncusu. Oyunu kazandırır!
kaito-board-gain-loss = Alınan taş: { $stone }, kendi son taşı. Oyunu kaybettirir!
kaito-board-then-stuck = Sonra { $side } oynayamaz: oyunu kazandırır!
kaito-board-then-exchange = Ardından değiş tokuş yapılabilir.
kaito-board-then-danger = Dikkat: { $side } sonraki hamlede kazanabilir.
kaito-board-premove = Sonraki sıranız için seçildi: { $square }. Vazgeçmek için yeniden seçin ya da Escape’e basın.
kaito-board-next-turn = sonraki sıra için seçildi
kaito-board-hint = önerilen
kaito-board-from-here = Kaito buradan geldi
kaito-board-drop = Kaito’yu kendi satırındaki ya da sütunundaki bir taşın üzerine bırakın.
kaito-board-buy = Geri alınacak taş
kaito-board-payment = Ödenecek mon
kaito-board-not-held = rakipte değil
kaito-board-short = { $less } eksik
