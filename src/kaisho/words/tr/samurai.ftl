# Samurai: words of the game, refusals, rules, and what can be wrong with a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Japonya’nın köy ve kentlerinin çevresine taş koyun; miğferleri, budaları ve pirinç tarlalarını kazanın; iki ila dört kişilik.
samurai-option-players = Oyuncular
samurai-option-capture = Figür alma
samurai-option-capture-turn = sıranın sonunda
samurai-option-capture-immediate = hemen
samurai-option-hands = İlk taşlar
samurai-option-hands-choose = seçilir
samurai-option-hands-random = rastgele
samurai-option-open-captures = Alınan figürler açık
samurai-option-open-captures-no = hayır
samurai-option-open-captures-yes = evet
samurai-option-figures = Figürler
samurai-option-figures-choose = oyuncular yerleştirir
samurai-option-figures-random = rastgele

# Players, figures and tiles; the spoken notation uses these words.
samurai-red = Kırmızı
samurai-blue = Mavi
samurai-green = Yeşil
samurai-yellow = Sarı
samurai-helmet = Miğfer
samurai-buddha = Buda
samurai-rice = Pirinç
samurai-samurai-tile = Samuray
samurai-ship = Gemi
samurai-horseman = Atlı
samurai-tile-exchange = Taş değişimi
samurai-figure-exchange = Figür değişimi
samurai-discard = Iskarta
samurai-end = Sırayı bitir
samurai-write = Bir taş ve yeri (H4@k15), bir figür ve yerleşimi (h@Kyoto), taş seçmek için +H4, sırayı bitirmek için “end”.

# What the terminal shows.
samurai-show-pick = { $side } ilk eli için taş seçiyor (seçilen: { $count } / 5)
samurai-show-place-city = { $side } bir kente figür koyuyor
samurai-show-place-village = { $side } bir köye figür koyuyor
samurai-show-unplaced = Konacak: miğfer { $helmets }, buda { $buddhas }, pirinç tarlası { $rice }
samurai-show-first-lay = Sıra: { $side }, en az bir taş
samurai-show-any-lay = { $side } herhangi bir taşla devam edebilir ya da sırasını bitirebilir
samurai-show-character-only = { $side } hızlı taşlarla (侍) devam edebilir ya da sırasını bitirebilir
samurai-show-over = Oyun bitti.
samurai-show-hand = el
samurai-show-supply = yedek
samurai-show-captured = figürler
samurai-show-aside = Kenara konanlar
samurai-show-legend = h miğfer · b buda · r pirinç · [ ] yerleşim · ~ deniz

# How a game ends.
samurai-end-two-majorities = { $winner } iki figür türünde çoğunluğu aldı ve kazandı. Alınan figürler: { $points }.
samurai-end-most-others = { $winner } bir türde tek başına önde; böyle olanlar arasında öteki türlerden en çok figür onda, bu yüzden kazandı. Alınan figürler: { $points }.
samurai-end-most-figures = Eşit olanlar arasında toplam figürü en çok olan { $winner } kazandı. Alınan figürler: { $points }.
samurai-end-no-majority = Hiçbir türde tek başına önde olan yok; en çok figürü olan { $winner } kazandı. Alınan figürler: { $points }.
samurai-end-shared = Aralarında fark yok: { $winner } zaferi paylaşıyor. Alınan figürler: { $points }.
samurai-end-all-share = Bütün oyuncular zaferi paylaşıyor{ $winner }. Alınan figürler: { $points }.
samurai-end-unknown-captures = Oyun bitti, ama alınan figürlerin hepsi burada bilinmediğinden kimin kazandığı söylenemez{ $winner }. Alınan figürler: { $points }.
samurai-place-by-0 = çoğunluk yok; toplam figür: { $total }
samurai-place-by-1 = çoğunluk: { $kinds }; öteki figürler: { $others }; toplam figür: { $total }
samurai-place-by-2 = çoğunluklar: { $kinds }; toplam figür: { $total }

## server

# What options mean, and how moves are written.
samurai-option-players-about = kaç kişinin oynayacağı: oyuncu arttıkça haritanın daha çoğu kullanılır
samurai-option-capture-about = çevrilen figürlerin sıranın sonunda mı yoksa hemen mi alınacağı
samurai-option-hands-about = oyuncuların ilk beş taşı seçerek mi yoksa rastgele çekerek mi alacağı
samurai-option-open-captures-about = alınan figürleri herkesin görüp görmeyeceği; belleği iyi olan zaten bilir (iki kişiyle her zaman açık)
samurai-option-figures-about = figürleri oyuncuların sırayla mı yerleştireceği, yoksa rastgele mi dağıtılacağı
samurai-how-to-move = Bir taşı ve yerini (H4@k15 ya da Miğfer 4 k15), bir figürü ve yerleşimini (h@Kyoto ya da Miğfer Kyoto), taş değişimi için T0@k15-m12, figür değişimi için F:h@Kyoto-b@Edo, onu atmak için F, taş seçmek için +H4, sıranızı bitirmek için “end” yazın. Diğer komutlar:

# Why a move is refused.
samurai-over = Oyun bitti.
samurai-pick-first = { $side } önce eli için beş taş seçmeli.
samurai-none-left = { $side } için seçilecek { $tile } taşı kalmadı.
samurai-place-first = Önce figürler konur; sıra: { $side }.
samurai-no-picking = İlk eller tamam; artık taş seçilmiyor.
samurai-no-placing = Bütün figürler haritada; oyun başladı.
samurai-not-in-hand = { $tile } taşı elinizde değil.
samurai-end-too-early = { $side } sırasını bitirmeden önce en az bir taş koymalı.
samurai-settlement-not-in-play = { $settlement } bu oyuncu sayısında oyunda değil.
samurai-edo-is-full = Edo’da başından beri her türden bir figür var.
samurai-same-kind = Bir kentte aynı türden iki figür olamaz: { $settlement }, { $figure }.
samurai-settlement-is-full = Başka figüre yer yok: { $settlement }.
samurai-cities-first = Önce kentler doldurulmalı: { $cities }.
samurai-figures-used-up = Bu türün bütün figürleri zaten haritada: { $figure }.
samurai-one-without-character = Bu sıranızda 侍 işareti olmayan bir taş zaten koydunuz; { $tile } beklemeli. Artık yalnızca hızlı taşlar (侍) koyabilirsiniz.
samurai-on-a-settlement = Yerleşimlere, boş olsalar bile, taş konmaz: { $settlement }.
samurai-ship-on-land = Gemiler yalnızca denize konur; { $hex } ise kara.
samurai-at-sea = Denize yalnızca gemi konur; { $hex } deniz, { $tile } ise gemi değil.
samurai-hex-not-in-play = { $hex } alanı bu oyuncu sayısında oyunda değil.
samurai-occupied = { $hex } alanında zaten bir taş var.
samurai-nothing-to-exchange = { $hex } alanında geri alınabilecek, 侍 işareti olmayan kendi taşınız yok.
samurai-same-hex = Geri alınan taş başka bir alana konur, yeniden { $hex } alanına değil.
samurai-no-such-figure = Bu figür orada değil: { $settlement }, { $figure }.
samurai-swap-without-effect = Bu değişimin hiçbir etkisi olmaz; taştan kurtulmak için onu atın (F).

# Errors in a move that somebody wrote.
samurai-ambiguous-name = “{ $text }” birden çok yerleşim anlamına gelebilir: { $known }. Biraz daha yazın.
samurai-unknown-settlement = “{ $text }” bir yerleşim değil.
samurai-unknown-hex = Haritada “{ $text }” alanı yok.
samurai-exchange-on-land = Taş değişimi yalnızca düz karada yapılabilir; “{ $text }” düz kara değil.
samurai-unknown-tile = “{ $text }” diye bir taş yok. Taşlar: { $known }.
samurai-swap-with-itself = Bir figür kendisiyle değiştirilemez.
samurai-unreadable = “{ $text }” bir hamle değil. Örneğin “S2@k15”, “h@Kyoto”, “Gemi 1 k17” ya da “end” yazın.

# Errors in a deal.
samurai-deal-players = Dağıtımda “/” ile ayrılmış olarak { $wanted } oyuncunun taşları bulunmalı, { $found } oyuncunun değil.
samurai-deal-tile = Dağıtımdaki “{ $text }” ({ $side }) bir taş değil. Taşlar: { $known }.
samurai-deal-count = Dağıtımda { $side } için { $wanted } yerine { $found } taş var.
samurai-deal-kind = Dağıtımda { $side } için { $tile } taşı sayısı yanlış: { $wanted } yerine { $found }.
samurai-deal-figures = “{ $text }” bir figür sırası değil. Dağıtım, taşlardan sonra { $wanted } harfle bitmelidir; h, b ve r sayıları eşit olmalıdır.

# Errors in a position.
samurai-position-field-count = Bir konumda boşluklarla ayrılmış on üç bölüm bulunur; burada { $found } bölüm var.
samurai-position-parts = “{ $field }” bölümünde { $wanted } yerine { $found } parça var.
samurai-position-bad-number = “{ $text }”, “{ $field }” bölümüne uyan bir sayı değil.
samurai-position-bad-word = “{ $text }”, “{ $field }” bölümüne uymuyor. Geçerli değerler: { $known }.
samurai-position-bad-tile = “{ $text }” bir taş değil.
samurai-position-bad-figures = “{ $text }” şu yerleşimin figürleri olamaz: { $settlement }. h, b, r harflerini en çok birer kez ya da “-” yazın.
samurai-position-bad-laid = “{ $text }” haritadaki bir taş değil: H4@k15 gibi yazın.
samurai-position-two-tiles = { $hex } alanında iki taş var.
samurai-position-hand-order = “{ $text }” elindeki taşlar yanlış sırada (doğru sıra: miğfer, buda, pirinç, samuray, gemi, atlı, değişim, bilinmeyen).
samurai-position-tile-count = Elde, yedekte, haritada ve kutuda { $side } tarafın toplam 20 yerine { $found } taşı var.
samurai-position-tile-twice = { $side } için bu taştan çok fazla var: { $tile }, { $found } tane.
samurai-position-tile-place = { $tile } taşı { $hex } alanında olamaz.
samurai-position-hand-size = Eldeki taş sayısı ({ $side }) burada { $found } olamaz.
samurai-position-before-the-game = Bu, oyun başlamadan önce olamaz: önce taşlar seçilir, sonra sırayla figürler konur, başka bir şey olmaz.
samurai-position-settlement = Şu yerleşimdeki figür sayısı burada { $found } olamaz: { $settlement }.
samurai-position-figure-count = Haritadakiler, alınanlar ve kenardakilerle birlikte her türden { $wanted } figür olmalı; “{ $figure }” sayısı uymuyor.
samurai-position-figures-in-all = Haritadakiler, alınanlar ve kenardakilerle birlikte toplam { $wanted } figür olmalı; burada { $found } figür var.
samurai-position-no-screens = Alınan figürler burada herkese açıktır: iki kişiyle ya da açık figürlerle hiçbiri paravanın arkasında olamaz.
samurai-position-over = Oyun ancak bir oyuncunun sırası bittiğinde ve bir figür türü haritadan çıkmışsa ya da dört figür kenara konmuşsa biter.
samurai-position-bad-bytes = Bu baytlar bir Samurai durumu değil.
samurai-position-field-options = seçenekler
samurai-position-field-phase = aşama
samurai-position-field-seat = kimin sırası
samurai-position-field-laid = sıra içinde konanlar
samurai-position-field-figures = haritadaki figürler
samurai-position-field-tiles = haritadaki taşlar
samurai-position-field-captured = alınan figürler
samurai-position-field-aside = kenara konan figürler
samurai-position-field-hands = eller
samurai-position-field-supplies = yedekler
samurai-position-field-out = kullanılmış figür değişimleri
samurai-position-field-turn = sıra sayısı
samurai-position-field-acts = hamle sayısı

# Every rule in our own words, for the list of rules.
samurai-rule-M1 = Oyundan önce herkes yirmi taşından beşini gizlice seçer; kalan on beşi kapalı yedeğidir. İsteğe bağlı olarak beş taş rastgele çekilir.
samurai-rule-M2 = Edo her türden bir figürle başlar.
samurai-rule-M3 = İlk oyuncudan başlayarak herkes sırayla bir figür koyar: önce her kente iki, sonra her köye bir. İsteğe bağlı olarak figürler rastgele yerleştirilir.
samurai-rule-M4 = Hiçbir kentte aynı türden iki figür bulunmaz.
samurai-rule-M5 = Bütün figürler yerleşince ilk oyuncu başlar.
samurai-rule-M6 = Sıranız geldiğinde elinizden bir ya da daha çok taş koyarsınız; yalnızca figür değişimi de yeter.
samurai-rule-M7 = Bunların en çok biri 侍 işaretsiz olabilir. İşaretli taşlar hızlıdır: onlardan istediğiniz kadar koyabilirsiniz.
samurai-rule-M8 = Gemiler boş deniz alanlarına, öteki taşlar boş düz karaya konur.
samurai-rule-M9 = Yerleşimlere, figürleri gitmiş olsa da, taş konmaz.
samurai-rule-M10 = Üzerinde figür olan taş, yanındaki yerleşimlerde o türün figürlerini, sayısı kadar güçle etkiler; samuray, gemi ve atlı bütün türleri etkiler.
samurai-rule-M11 = Figür değişimi haritadaki herhangi iki figürün yerini değiştirir, sonra oyundan çıkar.
samurai-rule-M12 = Taş değişimi, 侍 işareti olmayan kendi taşınızın yerine konur; o taş hemen başka bir boş düz kara alanına gider, değişim 0 gücüyle kalır.
samurai-rule-M13 = Bir yerleşimin çevresindeki bütün düz kara dolunca figürleri alınır; her figür, onu en çok etkileyenin olur.
samurai-rule-M14 = En büyük etki tek bir oyuncuda değilse figür kenara konur.
samurai-rule-M15 = Sıranızın sonunda, yedeğiniz yettiği sürece, elinizde yeniden beş taş olana dek taş çekersiniz.
samurai-rule-M16 = Oyun, bir türün son figürü haritadan çıktığında ya da dördüncü figür kenara konduğunda, o sıranın sonunda biter.
samurai-rule-M17 = İki türde tek başına çoğunluğu alan her durumda kazanır.
samurai-rule-M18 = Yoksa yalnızca bir türde tek başına önde olanlar yarışır: öteki türlerden en çok figürü olan kazanır.
samurai-rule-M19 = Eşitlikte, toplamda en çok figürü olan kazanır.
samurai-rule-M20 = Bu da eşitse zafer paylaşılır.
samurai-rule-M21 = Üç ya da dört kişiyle, alınan figürler paravanların arkasında durur: başkalarının yalnızca kaç figürü olduğu görünür. İki kişiyle ya da sonda paravanlar kalkınca figürler açıktır.
samurai-rule-M22 = Sıralama aynı sayımla belirlenir: iki türde tek başına çoğunluğu alan birincidir; sonra bir çoğunluğu olanlar gelir, önce öteki türlerden figürlerine, sonra bütün figürlerine göre; sonra çoğunluğu olmayanlar, bütün figürlerine göre. Hâlâ eşit olanlar sırayı paylaşır.
