# Masa: hamle listesi, geriye bakış, kolaylıklar.
play-round = { $round }. tur
play-drawn = renkli işaretler
play-looking-back = Geriye bakış: { $of } hamlenin { $at }. hamlesinden sonra
play-first = Başa dön
play-before = Bir hamle geri
play-next = Bir hamle ileri
play-to-now = Şimdiye dön
play-new-moves = { $count ->
    [one] bir yeni hamle
   *[other] { $count } yeni hamle
}
play-confirm = Hamleyi onayla
play-confirm-move = { $move } oynansın mı?
play-confirm-yes = Oyna
play-confirm-no = Vazgeç
play-premove = Sıradaki hamleniz için: { $move }
play-premove-drop = Vazgeç
play-premove-dropped = Önceden seçilen hamle şu anda oynanamıyor.
play-hint = İpucu
play-hint-is = İpucu: { $move }
play-type = Hamle yaz
play-type-how = Herhangi bir notasyonla bir hamle
play-tools = Araçlar
play-zen = Yalnızca tahtayı göster
play-zen-off = Her şeyi yeniden göster
play-next-game = Sıradaki oyun
play-keys = Tuşlar
play-key-steps = hamle hamle geri ve ileri git; virgül ve nokta tahta seçiliyken de çalışır
play-key-ends = oyunun başına git ve şimdiye dön
play-key-aside = incelemede önceki ya da sonraki varyanta git
play-key-must = oynaması gereken taşa ya da tahtaya git
play-key-type = hamle yaz
play-key-confirm = hamleyi onayla ya da ondan vazgeç; Escape şimdiye de döndürür
play-key-next = sıranın sizde olduğu bir sonraki oyun
play-key-zen = yalnızca tahtayı ya da yeniden her şeyi göster
play-key-help = bu liste
