# What every game shares: errors about games, options, positions, notation and records.

## server

with-rule = { $why } ({ $rule } kuralı)
no-such-act = { $act } numaralı bir hamle yok.
unknown-language = Kaisho “{ $language }” dilini bilmiyor. Bildiği diller: { $known }.
unknown-game = “{ $name }” diye bir oyun yok. Oyunlar: { $known }.
no-course = { $game } için bir kurs yok. Kursu olan oyunlar: { $known }.
no-step = { $game } kursunda “{ $step }” adımı yok.
game-bad-name = { $package } paketindeki “{ $name }” oyunu atlandı: bir oyunun adı 2 ile 30 arasında küçük harf ve rakamdan oluşur ve bir harfle başlar.
game-twice = { $package } paketindeki “{ $name }” oyunu atlandı: { $other } içinde bu adda bir oyun zaten var.
game-broken = “{ $name }” oyunu yüklenemiyor: { $error }
game-not-a-class = “{ $name }” oyunu yüklenemiyor: paketinde bu adı taşıyan ve kaisho.game.Game sınıfından türeyen bir sınıf yok.
game-other-name = “{ $name }” oyunu yüklenemiyor: sınıfının adı “{ $found }”.
unknown-bot = “{ $name }” diye bir bot yok. Botlar: { $known }.
unknown-example = “{ $name }” diye bir örnek oyun yok. Örnekler: { $known }.
unknown-style = “{ $style }” diye bir notasyon yok. Notasyonlar: { $known }.
unknown-option = { $game } oyununda “{ $name }” diye bir seçenek yok. Seçenekleri: { $known }.
bad-option-value = { $name } seçeneği “{ $value }” olamaz. Geçerli değerler: { $allowed }.
option-without-value = “{ $text }” bir seçenek değil: ad=değer biçiminde yazın.
option-twice = { $name } seçeneği iki kez verilmiş.
too-many-options = { $found } seçenek verilmiş; en çok { $most } olabilir.
text-too-long = Bu metin çok uzun: { $found } karakter var, en çok { $most } olabilir.
bad-deal-size = Dağıtımda { $wanted } yerine { $found } parça var.
bad-state-size = Bu oyunun bir durumu { $wanted } bayttır, { $found } değil.
solve-two-only = { $seats } kişilik { $game } çözülemez: yalnızca iki kişilik oyunlar çözülebilir.
no-planes = { $game } oyununun gözlem düzlemleri yok: kurallarında “observe” bulunmadığından öğrenme programları oyunu gözlemleyemez.
solve-hidden = { $game } oyununda gizli bilgi vardır: hiçbir konumu çözülemez.
solve-over = Oyun bitti; çözülecek bir şey yok.
empty-act = Hiçbir şey yazılmadı. Bir hamle yazın.
act-not-legal = { $act } burada geçerli bir hamle değil.
act-unreadable = “{ $text }” bu oyunun bir hamlesi değil.
position-bad-field = “{ $text }” bu oyunun bir konumuna ait değil: konum, ad=1 ya da ad=1,2,3 gibi bölümlerden oluşur.
position-no-field = Konumda { $name } bölümü eksik.
position-field-size = Konumda { $name } için { $wanted } yerine { $found } sayı var.
position-out-of-bounds = Konumda { $name } için { $found } yazıyor: yalnızca { $least } ile { $most } arası mümkün.
position-no-bounds = Bu oyun konum okuyamaz: { $name } bölümünün ne kadar büyük olabileceğini belirtmiyor.
position-other-options = Konumda { $name } için { $found } yazıyor: bu seçeneklerle { $wanted } olmalı.
position-over-or-not = Konuma göre oyun bitmiş, oysa hâlâ geçerli hamleler var; ya da tam tersi.
position-concealed = Sıradaki oyuncunun geçerli hamleleri bu konumda gizli: konum yalnızca bir başkasının bilebileceklerini gösteriyor.

# Records.
bad-record = { $line }. satır: { $why }
record-first-line = Bu bir Kaisho oyun kaydı değil: ilk satır “kaisho record 1” olmalı.
record-newer = Bu oyun kaydı Kaisho’nun daha yeni bir sürümüyle yazılmış (biçim { $found }; bu sürümün okuyabildiği en yeni biçim: { $known }). Lütfen Kaisho’yu güncelleyin.
record-newer-rules = Bu kayıt { $game } kurallarının { $found } numaralı sürümüne göre yazılmış; bu Kaisho sürümü { $known } numaralı sürümü biliyor. Lütfen Kaisho’yu güncelleyin.
record-older-rules = Bu kayıt { $game } kurallarının { $found } numaralı sürümüne göre yazılmış; bu Kaisho sürümü { $known } numaralı sürüme göre oynuyor.
record-bad-tag = “{ $text }” bir etiket değil: “ad: değer” biçiminde yazın.
record-unknown-tag = Oyun kaydında “{ $name }” diye bir etiket olmaz.
record-tag-twice = “{ $name }” etiketi iki kez verilmiş.
record-tag-missing = “{ $name }” etiketi eksik.
record-no-deal = Kayıtta dağıtım yok. Gizli bilgisi olan bir oyun, sürerken dağıtımsız kaydedilir; oyun bitince incelenebilir.
record-bad-version = “{ $text }” bir sürüm numarası değil.
record-bad-section = Kayıtta burada “{ $found }” yazıyor, oysa bu { $wanted }. tur.
record-bad-carried = “{ $text }” her oyuncu için bir puan vermiyor ya da bu oyunda puanlar toplanmıyor.
record-options-and-start = Bu kaydın seçenekleri ile başlangıç konumu birbirine uymuyor.
record-bad-line = “{ $text }” bir hamle değil: her satırda hamlenin numarası, taraf ve hamle bulunur.
record-bad-number = Burada { $found } numaralı hamle değil, { $wanted } numaralı hamle olmalı.
record-bad-seat = Sıra “{ $wanted }” tarafında, “{ $found }” tarafında değil.
record-after-end = Oyun burada zaten bitmiş.
record-truncated = “acts” etiketine göre kayıtta { $wanted } hamle olmalı, ama { $found } hamle var. Belki bir şey eksik.
record-bad-result = Kayıtta “{ $found }” yazıyor, ama hamlelerin sonucu “{ $wanted }”.
record-bad-comment = “{ $name }” açıklamasında “{ $found }” yazıyor, oysa hamlelere göre doğrusu “{ $wanted }”.
record-bad-left = “{ $text }” kimin neden ayrıldığını söylemiyor: hâlâ oynayan bir taraf ve ardından resigned, flag ya da claimed yazın.
record-left-act = Bu taraf oyundan ayrılmıştı: masa { $found } değil, { $wanted } oynardı.
record-comment-misplaced = “{ $name }” açıklamasının yeri burası değil.
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
clock-bad-base = Bu süre bir saat için mümkün değil: { $least } ile { $most } arasında seçin.
clock-bad-increment = Ek süre { $least } ile { $most } arasında olmalıdır ve yalnızca Fischer saatinde verilebilir.
store-broken-table = { $table } masası veritabanında bozulmuş, bu yüzden gösterilemiyor. Lütfen kulübün sorumlularına haber verin.
store-newer = Veriler Kaisho’nun daha yeni bir sürümüyle yazılmış (biçim { $found }; bu sürümün bildiği biçim: { $known }). Lütfen Kaisho’yu güncelleyin.
store-other-rules = Bu oyun { $game } kurallarının { $found } numaralı sürümüne göre oynandı; bu Kaisho sürümü { $known } numaralı sürüme göre oynuyor.
store-unknown-form = Verilerin biçimi { $found }; bilinen hiçbir Kaisho sürümü bu biçimde yazmadı. Bir yedekle “kaisho restore” komutunu çalıştırın.
store-trouble = Kaydedilemedi, bu yüzden hiçbir şey değiştirilmedi. Lütfen yeniden deneyin.
missing-extra = Bunun için { $package } gerekir, ancak kurulu değil. Şununla kurabilirsiniz: { $install }
env-other-options = Bu konum { $found } seçenekli bir oyuna ait; ortam ise { $wanted } için oluşturuldu.
illegal-step = { $place } numaralı oyun, { $act } numaralı hamle: { $why }
