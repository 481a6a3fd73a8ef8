# What every game shares: errors about games, options, positions, notation and records.

with-rule = { $why } (kural { $rule })
no-such-act = { $act } numaralı bir hamle yok.
unknown-language = Kaisho “{ $language }” dilini bilmiyor. Bildiği diller: { $known }.
unknown-game = “{ $name }” diye bir oyun yok. Oyunlar: { $known }.
unknown-bot = “{ $name }” diye bir bot yok. Botlar: { $known }.
unknown-example = “{ $name }” diye bir örnek oyun yok. Örnekler: { $known }.
unknown-style = “{ $style }” diye bir gösterim yok. Gösterimler: { $known }.
unknown-option = { $game } oyununda “{ $name }” diye bir seçenek yok. Seçenekleri: { $known }.
bad-option-value = { $name } seçeneği “{ $value }” olamaz. Olabilecekler: { $allowed }.
option-without-value = “{ $text }” bir seçenek değil: ad=değer biçiminde yazın.
option-twice = { $name } seçeneği iki kez verilmiş.
too-many-options = { $found } seçenek verilmiş; en çok { $most } olabilir.
text-too-long = Bu metin çok uzun: { $found } karakter var, en çok { $most } olabilir.
bad-deal-size = Dağıtımda { $wanted } yerine { $found } parça var.
bad-state-size = Bu oyunun bir durumu { $wanted } bayttır, { $found } değil.
solve-two-only = { $seats } kişilik { $game } çözülemez: yalnızca iki kişilik oyunlar çözülebilir.
solve-over = Oyun bitti; çözülecek bir şey yok.
empty-act = Okunacak bir şey yok: bir hamle yazın.

# Records.
bad-record = { $line }. satır: { $why }
record-first-line = Bu bir Kaisho oyun kaydı değil: ilk satır “kaisho record 1” olmalı.
record-newer = Bu oyun kaydı Kaisho’nun daha yeni bir sürümüyle yazılmış (biçim { $found }; bu sürüm en fazla biçim { $known } okuyabilir). Lütfen Kaisho’yu güncelleyin.
record-newer-rules = Bu kayıt { $game } kurallarının { $found } numaralı sürümüne göre yazılmış; bu Kaisho { $known } numaralı sürümü biliyor. Lütfen Kaisho’yu güncelleyin.
record-older-rules = Bu kayıt { $game } kurallarının { $found } numaralı sürümüne göre yazılmış; bu Kaisho { $known } numaralı sürüme göre oynuyor.
record-bad-tag = “{ $text }” bir etiket değil: “ad: değer” biçiminde yazın.
record-unknown-tag = Oyun kaydında “{ $name }” diye bir etiket olmaz.
record-tag-twice = “{ $name }” etiketi iki kez verilmiş.
record-tag-missing = “{ $name }” etiketi eksik.
record-bad-version = “{ $text }” bir sürüm numarası değil.
record-bad-section = Kayıtta burada “{ $found }” yazıyor, oysa { $wanted }. raunttayız.
record-bad-carried = “{ $text }” her yer için bir puan vermiyor ya da bu oyunda puanlar toplanmıyor.
record-options-and-start = Bu kaydın seçenekleri ile başlangıç konumu birbirine uymuyor.
record-bad-line = “{ $text }” bir hamle değil: her satırda hamlenin numarası, taraf ve hamle bulunur.
record-bad-number = Burada { $found } numaralı hamle değil, { $wanted } numaralı hamle olmalı.
record-bad-seat = Sıra “{ $wanted }” tarafında, “{ $found }” tarafında değil.
record-after-end = Oyun burada çoktan bitmiş.
record-truncated = Kayıtta { $wanted } hamle olmalı, ama { $found } hamle var. Belki bir şey eksik.
record-bad-result = Kayıtta “{ $found }” yazıyor, ama hamlelerin sonucu “{ $wanted }”.
record-bad-comment = “{ $name }” açıklamasında “{ $found }” yazıyor, oysa hamlelere göre doğrusu “{ $wanted }”.
record-bad-left = “{ $text }” kimin neden ayrıldığını söylemiyor: hâlâ oynayan bir taraf ve resigned, flag ya da claimed gerekir.
record-left-act = Bu taraf ayrılmıştı: masa { $found } değil, { $wanted } oynardı.
record-comment-misplaced = Burada “{ $name }” açıklaması bulunamaz.
record-comment-twice = “{ $name }” açıklaması burada iki kez bulunuyor.
record-comment-case = “{ $name }” açıklaması küçük harflerle yazılır: “{ $wanted }”.
record-not-text = Bu dosya UTF-8 metni değil.
file-missing = { $file } dosyası bulunamadı.
file-unreadable = { $file } dosyası okunamıyor: { $why }
file-unwritable = { $file } dosyası yazılamıyor: { $why }

# Compiling.
compiling = kurallar bu makine için derleniyor (bir dakika veya daha az); sonraki açılışlarda buna gerek kalmayacak
cache-foreign = { $folder } klasörü bir başkasına ait ya da başkaları oraya yazabiliyor; derlenmiş kurallar bu program bitene kadar başka yerde tutuluyor
cache-unwritable = derlenen kurallar { $folder } klasöründe saklanamıyor ({ $why }); bu yüzden bu açılış daha uzun sürüyor
cache-unusable = { $folder } klasöründeki derlenmiş kurallar kullanılamıyor ({ $why })
clock-bad-base = Bu süre mümkün değil: { $least } ile { $most } arası.
clock-bad-increment = Ek süre { $least } ile { $most } arası olabilir ve yalnızca Fischer saatinde.
store-broken-table = { $table } masası veritabanında bozulmuş, bu yüzden gösterilemiyor. Lütfen kulübü barındıran kişiye haber verin.
store-newer = Veriler daha yeni bir Kaisho’ya ait (biçim { $found }; bu sürüm { $known } biçimini bilir). Lütfen Kaisho’yu güncelleyin.
store-other-rules = Bu oyun { $game } kurallarının { $found } sürümüyle oynandı; bu Kaisho { $known } sürümüyle oynar.
store-unknown-form = Veriler { $found } biçiminde; bilinen hiçbir Kaisho sürümü bu biçimi yazmadı. Bir yedekle “kaisho restore” komutunu çalıştırın.
store-trouble = Bu kaydedilemedi, bu yüzden hiçbir şey değişmedi. Lütfen yeniden deneyin.
missing-extra = Bunun için { $package } gerekir, ancak kurulu değil. Şununla kurabilirsiniz: { $install }
env-other-options = Bu konum { $found } seçenekli bir oyuna ait; ortam ise { $wanted } için oluşturuldu.
illegal-step = { $place } numaralı oyun, { $act } numaralı hamle: { $why }
