# What the engine protocol answers to a request that it cannot carry out.

## server

engine-not-json = Bu satır JSON değil: { $why }
engine-too-long = Bu satır çok uzun; en fazla { $most } bayt olabilir.
engine-bad-request = Bu geçerli bir istek değil: { $why }
engine-id-in-use = Kimliği { $id } olan bir istek hâlâ çalışıyor.
engine-no-game = Henüz oyun yok: önce new, position ya da load gönderin.
engine-game-over = Oyun bitti; sıra kimsede değil.
engine-bad-depth = { $depth } derinliği 1 ile 60 arasında bir sayı değil.
engine-bad-seat = { $seat } numaralı oyuncu yeri yok; yerler 0 ile { $most } arasındadır, -1 ise izleyicidir.
engine-bad-undo = Oynanandan fazla hamle geri alınamaz (istenen: { $count }, oynanan: { $acts }).
engine-undo-hidden = Bu oyunda yalnızca sıra sürerken yapılan hamleler geri alınabilir: en çok { $most }, { $count } değil.
engine-fault = Kaisho’da bir sorun çıktı: { $what }
engine-bad-limits = `seconds` 0’dan büyük ve en çok { $most }, `nodes` en az 1 olmalıdır.
