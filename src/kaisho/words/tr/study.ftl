study-one-start = Bir oyun kaydından, bir konumdan ya da bir dağıtımdan başlayın, ama yalnızca birinden.
study-needs-game = Hangi oyun? Adını belirtin ya da bir oyun kaydı verin.
study-other-game = Bu oyun kaydı { $wanted } değil, { $found } oyununa ait.
study-other-options = Başlangıç noktasının seçenekleri farklı: { $found }.
study-unknown-tag = “{ $name }” burada belirtilemez. Belirtilebilenler, her biri tek satırda: { $known }.
study-too-long = En çok { $most } hamle olabilir.
study-refused = { $number }. hamle oynanamaz. { $why }
study-no-solver = { $game } bu hâliyle çözülemez: bunun için iki oyuncu olmalı ve hiçbir şey gizli olmamalı.
study-nothing-known = Sırası gelen tarafta ne olduğu bilinmiyor, bu yüzden konum değerlendirilemez.
study-rated-game = Bu kulüpte süren puanlı bir oyun bu konumda, bu konumdan geçti ya da bu konuma bir hamle uzakta. O oyun bitene kadar botlar ve çözücü bu konum hakkında bir şey söylemez.
study-busy = Şu anda çok fazla inceleme analiz ediliyor. Birazdan yeniden deneyin.
study-too-slow = Bu inceleme çok uzun sürüyor: { $seconds } saniye sonra durduruldu.

# What the page for studying says.
study-title = İnceleme
study-about = Bir oyunu yeniden izleyin, başka hamleler deneyin, en güçlü botun ve çözücünün ne düşündüğünü öğrenin. Hiçbir şey saklanmaz; bir bağlantı sizi buraya geri getirir.
study-from-start = baştan
study-bring = Kayıt ya da konum aç
study-paste = Metin olarak bir kayıt ya da konum
study-position-of = Hangi oyunun konumu
study-open = Aç
study-file = Dosyadan
study-moves = Hamleler
study-variation = Varyant
study-no-moves = Henüz hamle yok: tahtada oynayın.
study-promote = Ana varyant yap
study-remove = Buradan sonrasını sil
study-steps = Oyunda ilerle
study-first = Başa
study-before = Bir hamle geri
study-play = Otomatik oynat
study-next = Bir hamle ileri
study-last = Sona
study-place = Oyundaki hamle
study-place-of = Hamle { $at } / { $of }
study-thoughts = Konumun değeri nedir?
study-nothing-to-think = Oyun burada bitti.
study-ask-bot = Bilgisayara sor ({ $level })
study-ask-solver = Çözücüye sor
study-thinking = Düşünülüyor…
study-would-play = Önerilen hamle: { $text }
study-expects = { $side } için beklenti: { $value }
study-proved = kanıtlandı
study-undecided = Verilen sürede karara varılamadı.
study-drawn = Kanıtlandı: kimse galibiyeti garantileyemez.
study-wins = Kanıtlandı: { $side } kazanır.
study-of-round = (yalnızca oynanmakta olan tur)
study-acts-win = Kazandıran hamleler:
study-acts-draw = Berabere bitiren hamleler:
study-acts-loss = Kaybettiren hamleler:
study-acts-undecided = Karara varılamayan: { $count }
study-seen-from = Bakış yönü
study-eyes = Kimin gözünden
study-who-acts = sırası gelen oyuncu
study-keep = Kaydet ya da paylaş
study-copy-link = Bağlantıyı kopyala
study-copy-position = Konumu kopyala
study-copy-record = Kaydı kopyala
study-save-record = Kaydı indir
study-to-table = Masaya git
study-other = Başka bir şey incele

# The mistakes of a player, after a game.
study-mistakes = Hatalarım
study-mistakes-judged = { $of } hamleden { $count } tanesine bakıldı
study-mistakes-found = { $count ->
    [one] Son { $judged } hamlenizde bir hata bulundu.
   *[other] Son { $judged } hamlenizde { $count } hata bulundu.
}
study-mistakes-none = Son { $judged } hamlenizde hata bulunmadı.
study-mistakes-open = Verilen sürede karara varılamayan: { $count }.
study-mistakes-next = Sonraki hata
study-mistakes-stop = Durdur
study-mistakes-go-on = Devam et
study-mistake-win-loss = Bu hamle kazancı kayba çevirdi.
study-mistake-win-draw = Bu hamle kazancı beraberliğe çevirdi.
study-mistake-draw-loss = Bu hamle beraberliği kayba çevirdi.
study-better = Daha iyisi: { $text }

# An example game with comments.
study-example-aside = Kendi varyantınızı deniyorsunuz. Açıklamalar oyunun kaldığı yerden sürer.
study-example-back = Oyuna dön
