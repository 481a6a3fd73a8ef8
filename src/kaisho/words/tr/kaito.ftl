# Kaito: words of the game, refusals, rules, and what can be wrong with a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = İki oyuncu aynı usta hırsızı 36 taşın üzerinde oynatır; son kılıcını ya da son miğferini yitiren kaybeder.
kaito-option-start = Başlayan renk
kaito-option-start-red = Kırmızı
kaito-option-start-black = Siyah
kaito-write = Alınacak taşın karesi (d4); değiş tokuşta taş ve mon değerleri (cb>H), vazgeçmek için “-”.

kaito-red = Kırmızı
kaito-black = Siyah

kaito-sword = Kılıç
kaito-helmet = Miğfer
kaito-mon = Mon
kaito-mon-3 = Mon 3
kaito-mon-2 = Mon 2
kaito-mon-1 = Mon 1
kaito-stone = { $colour } { $kind }
kaito-kaito = Kaito
kaito-for = için
kaito-decline = Vazgeç

# What the terminal shows.
kaito-show-side = { $side } · alanda: { $left } · elinde: { $holds }
kaito-show-place = { $side }, Kaito’nun başlayacağı boşluğu seçecek
kaito-show-move = { $side } oynayacak: Kaito { $square } karesinde
kaito-show-exchange = { $side } mon verip kendi taşını geri alabilir ya da vazgeçebilir
kaito-show-over = Oyun bitti.

# How a game ends.
kaito-end-last-sword = Rakibin son kılıcı alandan çıktı: { $winner } kazandı.
kaito-end-last-helmet = Rakibin son miğferi alandan çıktı: { $winner } kazandı.
kaito-end-stuck = Kaito artık oynatılamıyor: { $winner } kazandı.

## server

# What options mean, and how moves are written.
kaito-option-start-about = başlayan oyuncunun rengi
kaito-how-to-move = Alacağınız taşın karesini yazın (d4); isterseniz taşı da ekleyin (d4 Siyah Mon 3 ya da d4:c). Değiş tokuşta taşı ve ödediğiniz mon değerlerini yazın (Miğfer için 3+2 ya da cb>H); “Vazgeç” ya da “-” değiş tokuş yapmadan geçer. Kaito’nun başlayacağı boşluk da bir karedir. Diğer komutlar:

# Why a move is refused.
kaito-over = Oyun bitti.
kaito-no-gap = { $square } karesi boş değil. Kaito iki boşluktan birinde başlar: { $gaps }.
kaito-gap-first = { $side } önce Kaito’nun başlayacağı boşluğu seçmeli: { $gaps }.
kaito-gap-chosen = Kaito’nun yeri zaten belli: { $square } karesinde duruyor.
kaito-must-move = Kaito { $square } karesinde duruyor ve oradan ayrılmak zorunda.
kaito-not-in-line = { $target } karesi, { $kaito } karesinde duran Kaito’nun ne satırında ne de sütununda.
kaito-no-stone-there = { $target } karesi boş. Kaito bir taşın üzerinde durmalı.
kaito-capture-first = { $side } önce bir taş almalı; değiş tokuş sıranın sonunda yapılır.
kaito-exchange-first = { $side } bu sırasında taşını aldı; artık yalnızca değiş tokuş yapabilir ya da bundan vazgeçebilir.
kaito-stone-gone = “{ $kind }” taşı geri alınamaz: onu alandan { $side } kendisi aldı, taş oyun dışı.
kaito-stone-not-held = { $side } tarafın rakibinde “{ $kind }” taşı yok.
kaito-not-so-many = { $value } değerinde en çok { $most } mon ödenebilir, { $paid } değil.
kaito-too-little = “{ $kind }” taşının bedeli { $price } mon; { $worth } yetmez.
kaito-superfluous = “{ $kind }” taşının bedeli { $price } mon; ödeme, { $value } değerinde bir taş olmadan da yeter.

# Errors in a move that somebody wrote.
kaito-ambiguous-word = “{ $word }” birden çok anlama gelebilir: { $candidates }. Biraz daha yazın.
kaito-unknown-word = “{ $word }” bu oyunda kullanılan bir sözcük değil.
kaito-unknown-letter = “{ $letter }” bir taş değil. Taşların harfleri: { $known }.
kaito-unreadable = “{ $text }” bir hamle değil. Örneğin “d4”, “d4 Siyah Kılıç”, “Miğfer için 3+2” ya da “Vazgeç” yazın.
kaito-no-value = { $value } değerinde mon yok; değerler 1, 2 ve 3.
kaito-no-stone = { $square } karesinde taş yok.
kaito-wrong-stone = Taş uymuyor: { $square } karesindeki taş { $colour } { $kind }; yazılan: { $written }.
kaito-mixed-payment = “{ $payment }” ödemesinde büyük ve küçük harfler karışmış: ödemenin tamamı rakibin renginde olmalı.
kaito-exchange-colours = Renkler uymuyor: { $side } taraf { $other } renkli taşlarla öder ve kendi taşını geri alır.
kaito-too-many-mon = Her renkte { $value } değerinde { $most } mon taşı vardır, { $found } değil.

# Errors in a deal.
kaito-deal-length = Bir Kaito dağıtımında her taş için bir tane olmak üzere { $wanted } karakter bulunur; burada { $found } karakter var.
kaito-deal-unknown-letter = Dağıtımın { $place }. karakteri olan “{ $letter }” bir taş değil. Taşlar: { $known }.
kaito-deal-unknown-stone = Dağıtımda taş olmayan bir sayı var. Taşlar 0 ile 10 arasındadır: { $known }.
kaito-deal-counts = Şu taşların sayısı tutmuyor (taş, bulunan/gereken): { $wrong }.

# Errors in a position.
kaito-position-field-count = Bir konumda boşluklarla ayrılmış beş ile dokuz arası bölüm bulunur; burada { $found } bölüm var.
kaito-position-rank-count = Bir konumun alanında “/” ile ayrılmış altı satır bulunur; burada { $found } satır var.
kaito-position-rank-length = { $rank }. satırda 6 yerine { $found } kare var.
kaito-position-unknown-sign = { $rank }. satırdaki “{ $sign }” ne bir taş (SHCBA ya da shcba) ne de bir boşluk sayısı.
kaito-position-bad-side = “{ $text }” sıranın kimde olduğunu söylemiyor: Kırmızı için r, Siyah için b yazın.
kaito-position-bad-kaito = “{ $text }” Kaito için bir kare değil: a1 ile f6 arasında bir kare, yeri belli olmadan önce “-” yazın.
kaito-position-bad-taken = “{ $text }”, { $holder } tarafın önünde açık duran taşları göstermiyor: { $letters } harflerinden ya da “-” yazın.
kaito-position-bad-phase = “{ $text }” bir aşama değil: place, move, exchange ya da over yazın.
kaito-position-bad-start = “{ $text }” bir başlayan renk değil: red ya da black yazın.
kaito-position-bad-number = “{ $text }”, “{ $field }” bölümüne uyan bir sayı değil.
kaito-position-field-turn = sıra sayısı
kaito-position-field-acts = hamle sayısı
kaito-position-bad-bytes = Bu baytlar bir Kaito durumu değil.
kaito-position-too-many = Alandaki ve oyuncuların önündeki “{ $letter }” taşı sayısı { $found }; en çok { $most } olabilir.
kaito-position-kaito-missing = Kaito’nun karesi yok; bu yalnızca “place” aşamasında olur.
kaito-position-kaito-too-early = “place” aşamasında Kaito’nun henüz karesi yoktur; { $square } yerine “-” yazın.
kaito-position-placing-stones = “place” aşamasında bütün taşlar alandadır; “{ $letter }” taşı sayısı { $wanted } yerine { $found }.
kaito-position-placing-side = “place” aşamasında sıra ikinci oyuncudadır.
kaito-position-already-lost = Alanda { $side } tarafın hiç “{ $kind }” taşı kalmamış: oyun bitmiş olurdu.
kaito-position-stuck = { $square } karesindeki Kaito hareket edemiyor: oyun bitmiş olurdu.
kaito-position-beneath = { $square } karesindeki Kaito’nun altında yalnızca { $side } tarafın az önce geri aldığı bir kılıç ya da miğfer olabilir.
kaito-position-exchange-beneath = { $square } karesinden az önce bir taş alındı: orada Kaito’nun altında bir şey olamaz.
kaito-position-no-exchange = { $side } burada değiş tokuş yapamaz; sıra bitmiş olurdu.
kaito-position-lost-twice = Birden çok kılıç ya da miğfer türü alanda kalmamış: oyun daha önce bitmiş olurdu.
kaito-position-nothing-ended = Bu oyunu bitiren bir şey yok: iki tarafın da kılıcı ve miğferi var, Kaito da hareket edebiliyor.
kaito-position-turns = Alınan taşların sayısı tutmuyor: oyuncular sırayla birer taş alır; şimdi sıra { $side } tarafta olmazdı.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = 36 taş karıştırılıp altışarlı altı satır hâlinde dizilir; her oyuncunun bir rengi vardır.
kaito-rule-K2 = Başlayan oyuncu taşlar görülmeden belirlenir; rengi iki renkten herhangi biri olabilir.
kaito-rule-K3 = İki boş taş alandan çıkar; ikinci oyuncu Kaito’yu, başlayan oyuncunun rengi üstte olacak biçimde bu iki boşluktan birine koyar.
kaito-rule-K4 = Kaito kendi satırında ya da sütununda, taşların ve boşlukların üzerinden istendiği kadar gider ve bir taşın üzerinde durur.
kaito-rule-K5 = Hareketinden sonra Kaito ters çevrilir ve onu bundan sonra oynatacak oyuncunun rengini gösterir.
kaito-rule-K6 = Kaito’nun üzerinde durduğu taş alandan çıkar; bu, oyuncunun kendi taşı da olabilir.
kaito-rule-K7 = Alınan rakip taş, onu alanın önünde açık durur.
kaito-rule-K8 = Oyuncunun aldığı kendi taşı oyun dışıdır.
kaito-rule-K9 = Oyuncu sırasının sonunda, rakip mon taşlarıyla ödeyerek rakibin elindeki bir kılıcını (4) ya da miğferini (5) geri alabilir; taş Kaito’nun altına konur. Ödenen taşlar oyun dışıdır, para üstü verilmez.
kaito-rule-K10 = Sırası gelen oyuncu yalnızca bir değiş tokuş yapabilir.
kaito-rule-K11 = Son kılıcı alandan çıkan oyuncu, onu kim almış olursa olsun, hemen kaybeder.
kaito-rule-K12 = Son miğferi alandan çıkan oyuncu, onu kim almış olursa olsun, hemen kaybeder.
kaito-rule-K13 = Sırası geldiğinde Kaito’yu oynatamayan oyuncu kaybeder.

## browser

# What the board in the browser says.
kaito-field = Alan
kaito-gap = boşluk
kaito-stands-here = Kaito, üstte { $colour }
kaito-beneath = altında: { $stone }
kaito-two-sides = Kaito’nun üst yüzü { $up }, alt yüzü { $down }.
kaito-may-take = alınabilir
kaito-may-begin = Kaito burada başlayabilir
kaito-on-field = Alanda
kaito-taken = Alınan
kaito-out = Oyun dışı
kaito-none = yok
kaito-no-mon = mon yok
kaito-exchange = Mon ile değiş tokuş yapılsın mı?
kaito-exchange-about = Aldığınız mon taşlarıyla ödeyip kendi taşlarınızdan birini geri alın; taş Kaito’nun altına konur. Para üstü verilmez.
kaito-price = { $stone }: bedeli { $price }
kaito-pay = { $stone }: { $values } öde
kaito-over-price = { $more } fazla
kaito-text-view = Alan, yazıyla
kaito-mon-counted = Mon × { $stones }, değeri { $worth }
kaito-last-here = son hamle
