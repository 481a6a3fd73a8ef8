# Kamisado: words of the game, refusals, rules, and what can be wrong with a position.
# A colour names a tower ("the tower Purple") or a square; the -short forms are what the abbreviated notation writes.

kamisado = Kamisado
kamisado-about = Her tarafta sekiz kule; durduğunuz karenin rengi, rakibin hangi kuleyi oynayacağını belirler.
kamisado-option-match = Maç
kamisado-option-match-single = tek tur
kamisado-option-match-standard = standart, 3 puana kadar
kamisado-option-match-long = uzun, 7 puana kadar
kamisado-option-match-marathon = maraton, 15 puana kadar
kamisado-option-match-series = tek turlardan oluşan seri
kamisado-option-rounds = Tur sayısı
kamisado-option-setup = Diziliş
kamisado-option-setup-colours = kendi renklerinde
kamisado-option-setup-tournament = oyuncular yerleştirir
kamisado-option-orientation = Tahta
kamisado-option-orientation-brown-left = solda kahverengi
kamisado-option-orientation-orange-left = solda turuncu
kamisado-write = Sözcüklerle (Mor Sol 5 Yeşil ya da Mo So 5 Ye), simgelerle (紫↖5緑) ya da karelerle (f1-a6).

kamisado-black = Siyah
kamisado-white = Beyaz

kamisado-orange = Turuncu
kamisado-blue = Mavi
kamisado-purple = Mor
kamisado-pink = Pembe
kamisado-yellow = Sarı
kamisado-red = Kırmızı
kamisado-green = Yeşil
kamisado-brown = Kahverengi
kamisado-orange-short = Tu
kamisado-blue-short = Ma
kamisado-purple-short = Mo
kamisado-pink-short = Pe
kamisado-yellow-short = Sa
kamisado-red-short = Kı
kamisado-green-short = Ye
kamisado-brown-short = Ka

kamisado-left = Sol
kamisado-forward = İleri
kamisado-right = Sağ
kamisado-back = Geri
kamisado-left-short = So
kamisado-forward-short = İl
kamisado-right-short = Sa
kamisado-back-short = Ge

kamisado-rank-0 = kule
kamisado-rank-1 = sumo
kamisado-rank-2 = ikili sumo
kamisado-rank-3 = üçlü sumo
kamisado-rank-4 = dörtlü sumo

# What the terminal shows.
kamisado-show-round = { $round }. tur
kamisado-show-score = Siyah { $black } : { $white } Beyaz
kamisado-show-must = { $side } oynayacak: { $square } karesindeki { $tower } kule
kamisado-show-free = { $side } oynayacak: istediği kule
kamisado-show-place = { $side }, { $square } karesine bir kule koyacak
kamisado-show-refill = { $side }, iki başlangıç sırasının hangi yandan doldurulacağını seçecek: sol ya da sağ
kamisado-show-waiting = { $side } tarafın koyacağı kuleler: { $towers }
kamisado-show-over = Oyun bitti.

# How a match ends.
kamisado-end-home-row = { $winner } rakibin başlangıç sırasına ulaştı ve kazandı. Son skor: Siyah { $points } Beyaz.
kamisado-end-deadlock = Artık kimse hareket edemiyor: { $winner } kazandı. Son skor: Siyah { $points } Beyaz.
kamisado-end-more-points = { $winner } seriyi kazandı. Son skor: Siyah { $points } Beyaz.
kamisado-end-equal-points = Seri berabere bitti. Son skor: Siyah { $points } Beyaz.

kamisado-round-won = { $side } turu kazandı.

kamisado-round-won-with-marker = { $side } turu kazandı. { $tower } kulenin yeni rütbesi: { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Kilitlenme: son oynayan { $side }. Oynadığı kule: { $tower }, ulaştığı kare: { $square }.
kamisado-deadlock-pushed = Kilitlenme: son oynayan { $side }. İten kule: { $tower }, ulaştığı kare: { $square }.
kamisado-deadlock-passes = Bundan sonra sırası gelecek her kule sıkışmıştır ve pas geçer; karesinin parantez içindeki rengi bir sonrakini belirler: { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = { $last } numaralı kuleden sonra sıra yeniden { $first } numaralı kuleye gelirdi ve bu sonsuza dek böyle sürerdi.
kamisado-deadlock-lost = Artık hiç kimse hareket edemez. Bu durumda son oynayan kaybeder: { $loser } turu kaybetti, { $winner } kazandı.
kamisado-deadlock-marked = { $winner }, { $on } karesindeki { $tower } kulesini işaretler; yeni rütbesi: { $rank }. Bu kule, son ulaşılan { $square } karesinin rengindedir.
kamisado-deadlock-point = { $winner } bir puan aldı. Seride işaret yoktur.
kamisado-deadlock-blocked = sıkışmış, { $number }. sırada pas geçer
kamisado-deadlock-key = sıkışmış, bu sırayla pas geçer
kamisado-deadlock-last = en son oynatılan
kamisado-deadlock-gets-marker = işareti alır
kamisado-deadlock-picture = Tur böyle bitti

## server

# What options mean, and how moves are written.
kamisado-option-match-about = maçın uzunluğu: tek tur; 3, 7 ya da 15 puana ilk ulaşan; ya da tek turlardan oluşan bir seri
kamisado-option-rounds-about = bir seride kaç tur olduğu
kamisado-option-setup-about = kuleler kendi renklerinde başlar ya da oyuncular onları istedikleri gibi dizer
kamisado-option-orientation-about = tahtanın yönü: her başlangıç sırasının sol ucunda kahverengi ya da turuncu
kamisado-how-to-move = Hamleyi sözcüklerle (Mor Sol 5 Yeşil ya da Mo So 5 Ye), simgelerle (紫↖5緑) ya da karelerle (f1-a6) yazın. Hareket edemeyen kule kendiliğinden pas geçer. Diğer komutlar:

# Why a move is refused. The ids are those of the rules.
kamisado-T2 = Sıra { $tower } kulede değil. Son hamle { $square } karesindeki { $must } kuleyi belirledi.
kamisado-Z1 = { $target } karesi, { $start } karesinin düz ya da çapraz ilerisinde değil. Kuleler asla yana ya da geriye gitmez.
kamisado-Z2 = { $target } karesine giden yol açık değil: { $blocker } karesinde bir kule duruyor.
kamisado-Z3 = { $target } karesinde zaten bir kule duruyor.
kamisado-Z5 = { $square } karesindeki { $tower } kule hareket edebiliyor, bu yüzden pas geçemez.
kamisado-S1 = Bir { $rank } en fazla { $reach } kare gider; { $asked } kare { $tower } kule için çok uzak.
kamisado-S2 = Yalnızca hemen öndeki kule itilebilir; { $target } karesi daha uzakta.
kamisado-S4 = İtiş yalnızca düz ileri yapılır; { $target } karesine çapraz itilmez.
kamisado-S5 = İtilen kulelerin arkasındaki kare boş değil: { $square } karesinde bir kule duruyor.
kamisado-S6 = { $square } karesindeki kule kendi başlangıç sırasında duruyor, itilemez.
kamisado-S7 = Bir { $rank } en fazla { $most } kule iter; burada arka arkaya daha çok kule duruyor.
kamisado-S8 = Bir { $mine } yalnızca daha düşük rütbeli kuleleri iter; { $square } karesindeki kule bir { $theirs }.
kamisado-S9 = { $square } karesindeki kule kendi kulenizdir, itilemez.
kamisado-S11 = { $tower } kule başka hiçbir yere gidemez, bu yüzden itmek zorunda.
kamisado-B1 = { $side } önce başlangıç sıralarının hangi yandan doldurulacağını seçmeli: sol ya da sağ.
kamisado-no-refill-now = Başlangıç sıraları şimdi doldurulmuyor.
kamisado-TS1 = { $tower } kule zaten { $square } karesinde duruyor. Kalan kulelerden birini koyun.
kamisado-TS2 = { $tower } kule zaten { $square } karesinde duruyor. Kalan kulelerden birini koyun.
kamisado-TS3 = Bütün kuleler yerleştirildi; tur başladı.
kamisado-no-placing = Bu maçta kuleler kendi renklerinde başlar; kimse kule yerleştirmez.
kamisado-place-first = { $side } önce kulelerini başlangıç sırasına dizmeli.
kamisado-over = Maç bitti.

# Errors in a move that somebody wrote.
kamisado-ambiguous-word = “{ $word }” birden çok anlama gelebilir: { $candidates }. Biraz daha yazın.
kamisado-unknown-colour = “{ $word }” bir renk değil. Renkler: { $known }.
kamisado-unknown-way = “{ $word }” bir yön değil. Yönler: { $known }.
kamisado-unreadable = “{ $text }” bir hamle değil. Örneğin “Mor Sol 5 Yeşil”, pas için “Mor 0 Yeşil” ya da “f1-a6” yazın.
kamisado-no-tower = { $square } karesinde kule yok.
kamisado-not-yours = { $square } karesindeki kule { $side } tarafın değil.
kamisado-not-placed = { $tower } kule henüz yerleştirilmedi.
kamisado-off-board = { $tower } kule { $length } kare giderse tahtanın dışına çıkar.
kamisado-wrong-colour = Renk uymuyor: hamlenin bittiği { $square } karesinin rengi { $real }, { $written } değil.
kamisado-wrong-push = İtilen kuleler bu itişe uymuyor: { $given }.
kamisado-placing-square = Sıradaki kule { $wanted } karesine konur, { $square } karesine değil.
kamisado-rounds-only-in-series = rounds seçeneği yalnızca match=series ile kullanılır, match={ $match } ile değil.

# Errors in a position.
kamisado-position-field-count = Bir konumda boşluklarla ayrılmış üç ile dokuz arası bölüm bulunur; burada { $found } bölüm var.
kamisado-position-rank-count = Bir konumun tahtasında “/” ile ayrılmış sekiz sıra bulunur; burada { $found } sıra var.
kamisado-position-rank-length = { $rank }. sırada 8 yerine { $found } kare var.
kamisado-position-unknown-sign = { $rank }. sıradaki “{ $sign }” ne bir kule (OBPKYRGN ya da obpkyrgn), ne boş kare sayısı, ne de bir işaret (+).
kamisado-position-marker-without-tower = { $rank }. sıradaki bir işaret (+) bir kuleden sonra gelmiyor.
kamisado-position-too-many-markers = { $square } karesindeki kulede { $found } işaret var; en fazla 4 olabilir.
kamisado-position-tower-twice = { $side } tarafın { $colour } kulesi hem { $first } hem { $second } karesinde duruyor.
kamisado-position-tower-missing = { $side } tarafın { $colour } kulesi eksik.
kamisado-position-two-on-a-square = { $square } karesinde iki kule duruyor.
kamisado-position-bad-side = “{ $text }” kimin oynayacağını söylemiyor: Siyah için b, Beyaz için w yazın.
kamisado-position-bad-tower = “{ $text }” oynayacak tarafın bir kulesi değil: kulenin harfini Siyah için küçük, Beyaz için büyük yazın ya da “-” yazın.
kamisado-position-bad-phase = “{ $text }” bir aşama değil: place, play, refill ya da over yazın.
kamisado-position-bad-score = “{ $text }” bir skor değil: 2:1 gibi yazın, önce Siyah.
kamisado-position-bad-match = “{ $text }” bir maç değil: single, standard, long, marathon ya da series:4 yazın, turnuva dizilişi için arkasına /tournament ekleyin.
kamisado-position-bad-number = “{ $text }”, “{ $field }” bölümüne uyan bir sayı değil.
kamisado-position-field-rounds = serideki tur sayısı
kamisado-position-field-score = skor
kamisado-position-field-round = tur
kamisado-position-field-turn = sıra sayısı
kamisado-position-field-acts = hamle sayısı
kamisado-position-bad-bytes = Bu baytlar bir Kamisado durumu değil.
kamisado-position-markers-in-single = Tek turda ve seride işaret olmaz.
kamisado-position-score-and-markers = { $side } tarafın { $score } puanı var, ama işaretleri { $points } puan ediyor.
kamisado-position-round-and-score = { $round }. tur skora uymuyor: { $wanted }. tur olmalı.
kamisado-position-series-rounds = Bu, { $rounds } turluk bir seriye uymuyor (1–99).
kamisado-position-over-and-score = “{ $match }” türü bir maçta bu aşama { $score } skoruna uymuyor: maç bir taraf gereken puana ulaşır ulaşmaz, seri ise bütün turlar oynanınca biter.
kamisado-position-not-placing = Kuleler yalnızca turnuva dizilişinde, ilk hamleden önce yerleştirilir.
kamisado-position-placing-order = Kuleler oyuncunun kendi solundan başlanarak yerleştirilir; önce turu açan taraf hepsini yerleştirir.
kamisado-position-already-home = { $side } tarafın bir kulesi rakibin başlangıç sırasında duruyor: tur bitmiş olurdu.
kamisado-position-free-choice = “-” ile her kule oynayabilir; bu yalnızca bir turun başında, bütün kuleler başlangıç sıralarındayken olur.
kamisado-position-wrong-opener = Bu turu öteki taraf açar.
kamisado-position-deadlock = İki taraf da artık hareket edemiyor: tur bitmiş olurdu.
kamisado-position-ended-with-tower = Tur bittikten sonra oynaması gereken kule yoktur: “-” yazın.
kamisado-position-two-at-home = Rakibin başlangıç sırasında birden çok kule duruyor: tur daha önce bitmiş olurdu.
kamisado-position-must-without-cause = Hiçbir hamle { $colour } kuleyi oynatmayı gerektirmiş olamaz: o renkte duran rakip kule yok ya da henüz kimse oynamadı.
kamisado-position-not-on-colours = Bu turun başında her kule kendi rengindedir.
kamisado-position-ended-by-winner = Sıra, son turu kazanan tarafta olmalı; bunun puanı ve işareti de bulunmalı.
kamisado-position-nothing-ended = Bu turu bitiren bir şey yok: hiçbir kule rakibin başlangıç sırasında değil ve kuleler hâlâ hareket edebilir.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = Tahta, her oyuncunun başlangıç sırası solda kahverengi kareyle başlayacak biçimde konur. İsteğe bağlı olarak çeyrek dönüş çevrilir ve sıra turuncuyla başlar; başka hiçbir şey değişmez.
kamisado-rule-T1 = Turu açan, önce kendi kulelerinden istediğini oynar.
kamisado-rule-T2 = Bir turun ikinci hamlesinden itibaren, rakibin son hamlesinin bittiği karenin rengindeki kule oynanır.
kamisado-rule-Z1 = Kuleler tek bir çizgide düz ya da çapraz ileri gider, asla yana ya da geriye gitmez.
kamisado-rule-Z2 = Normal bir kule istediği kadar uzağa gider, ama yalnızca boş karelerden geçerek.
kamisado-rule-Z3 = Hamle boş bir karede biter.
kamisado-rule-Z4 = Bir kule, köşeleri birbirine değen iki kulenin arasından çapraz geçebilir.
kamisado-rule-Z5 = Hareket edebilen kule hareket etmek zorundadır.
kamisado-rule-Z6 = Hareket edemeyen kule pas geçer: bu, kendi karesinde biten 0 uzunluğunda bir hamledir.
kamisado-rule-Z7 = Rakibin başlangıç sırasına ulaşan turu kazanır.
kamisado-rule-Z8 = Paslar sonsuza dek sürecekse en son kule oynatan turu kaybeder.
kamisado-rule-S1 = Bir sumo en fazla 5 kare gider.
kamisado-rule-S2 = Bir sumo, hemen önünde duran rakip kuleyi itebilir; ikisi de aynı yönde bir kare gider.
kamisado-rule-S3 = İtişten sonra rakibin sırası atlanır; iten oyuncu, kulenin itildiği karenin rengindeki kendi kulesini oynar.
kamisado-rule-S4 = İtiş asla çapraz olmaz.
kamisado-rule-S5 = İtilen kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-S6 = Kendi başlangıç sırasında duran kule itilemez.
kamisado-rule-S7 = Bir sumo yalnızca tek kule iter.
kamisado-rule-S8 = Bir sumo başka bir sumoyu itemez.
kamisado-rule-S9 = Yalnızca rakip kuleler itilebilir.
kamisado-rule-S10 = Sumo çapraz da gidebiliyorsa, itmek isteğe bağlıdır.
kamisado-rule-S11 = Yalnızca itiş mümkünse itmek zorunludur; ne gidebilen ne de itebilen sumo sıkışmıştır.
kamisado-rule-DS1 = Bir ikili sumo en fazla 3 kare gider.
kamisado-rule-DS2 = Bir ikili sumo, hemen önünde arka arkaya duran bir ya da iki rakip kuleyi itebilir.
kamisado-rule-DS3 = İtişinden sonra, iten oyuncunun hangi kuleyi oynayacağını itilen en arkadaki kulenin karesi belirler.
kamisado-rule-DS4 = İkili sumonun itişi asla çapraz olmaz.
kamisado-rule-DS5 = İtilen en arkadaki kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-DS6 = İkili sumonun ittiği kulelerin hiçbiri kendi başlangıç sırasında duramaz.
kamisado-rule-DS7 = Bir ikili sumo en fazla iki kule iter.
kamisado-rule-DS8 = Bir ikili sumo yalnızca daha düşük rütbeli kuleleri iter: normal kuleleri ve sumoları.
kamisado-rule-DrS1 = Bir üçlü sumo yalnızca bir kare gider.
kamisado-rule-DrS2 = Bir üçlü sumo, hemen önünde arka arkaya duran bir ile üç arası rakip kuleyi itebilir.
kamisado-rule-DrS3 = İtişinden sonra, iten oyuncunun hangi kuleyi oynayacağını itilen en arkadaki kulenin karesi belirler.
kamisado-rule-DrS4 = Üçlü sumonun itişi asla çapraz olmaz.
kamisado-rule-DrS5 = İtilen en arkadaki kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-DrS6 = Üçlü sumonun ittiği kulelerin hiçbiri kendi başlangıç sırasında duramaz.
kamisado-rule-DrS7 = Bir üçlü sumo en fazla üç kule iter.
kamisado-rule-DrS8 = Bir üçlü sumo yalnızca daha düşük rütbeli kuleleri iter: normal kuleleri, sumoları ve ikili sumoları.
kamisado-rule-B1 = Turun galibi, başlangıç sıralarının soldan mı sağdan mı doldurulacağını seçer.
kamisado-rule-B2 = Kaybeden de aynı yönde doldurur.
kamisado-rule-B3 = Soldan: kuleler başlangıç sırasından uzaklaşarak sıra sıra, her sırada oyuncunun kendi solundan başlanarak alınır ve başlangıç sırasının sol ucundan başlanarak dizilir.
kamisado-rule-B4 = Sağdan: aynısı oyuncunun kendi sağından yapılır ve kuleler başlangıç sırasının sağ ucundan başlanarak dizilir.
kamisado-rule-M1 = Tek tur bir puan değerindedir ve maçı bitirir.
kamisado-rule-M2 = Standart maç 3 puana, uzun maç 7 puana, maraton 15 puana kadar oynanır.
kamisado-rule-M3 = Rakibin başlangıç sırasına ulaşan kule bir işaret alır: ilk işareti 1, ikincisi 2, üçüncüsü 4, dördüncüsü 8 puandır.
kamisado-rule-M4 = Kilitlenmeden sonra kazanan, en son oynatılan kulenin ulaştığı karenin rengindeki kendi kulesini işaretler.
kamisado-rule-M5 = Bir oyuncu gereken puana ulaşır ulaşmaz maç biter; fazla puanlar da sayılır.
kamisado-rule-M6 = İlk turu Siyah açar; ondan sonra turu kaybeden bir sonrakini açar.
kamisado-rule-M7 = Seride bütün turlar işaretsiz, birer puana oynanır; açan taraf her turda değişir, puanlar eşitse sonuç beraberliktir.
kamisado-rule-TS1 = Turnuva dizilişi: turu açan taraf bütün kulelerini başlangıç sırasına istediği düzende yerleştirir.
kamisado-rule-TS2 = Öteki taraf bu dizilişi gördükten sonra kendi kulelerini yerleştirir.
kamisado-rule-TS3 = Ardından tur her zamanki gibi sürer.
kamisado-rule-N1 = Bir hamle kule, yön, uzaklık ve varılan karenin rengiyle yazılır; pas geçerken yön yoktur, uzaklık 0 yazılır.
kamisado-rule-N2 = Aynısı sözcüklerle ya da kısaltmalarla da yazılabilir.
kamisado-rule-N3 = Varılan karenin rengi denetlemeye yarar: uymuyorsa kayıt yanlıştır.
kamisado-rule-N4 = İtiş, sumonun hamlesi ve ardından, en yakındakinden başlanarak, itilen her kulenin geri adımı olarak yazılır.

## browser

# The board in the browser.
kamisado-tower = { $side } tarafın { $tower } kulesi
kamisado-tower-ranked = { $side } tarafın { $tower } kulesi, { $rank }
kamisado-places = { $side } kulelerini yerleştiriyor
kamisado-round-of = Tur { $round } / { $rounds }
kamisado-towers-of = { $side } tarafın kuleleri: { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = gidilebilir
kamisado-can-push = itilebilir
kamisado-can-choose = seçilebilir
kamisado-is-chosen = seçildi
kamisado-must-move = oynamak zorunda
kamisado-last-here = son hamle
kamisado-next-place = sonraki kule buraya konur
kamisado-fill-left = Soldan doldur
kamisado-fill-right = Sağdan doldur
kamisado-fill-how = Turu kazandınız. İki başlangıç sırası hangi yandan doldurulsun?
kamisado-place-how = Bir kuleyi işaretli kareye sürükleyin ya da kuleye tıklayın.
kamisado-place-tower = { $tower } kuleyi yerleştir
kamisado-pushes = Bir itiş: { $towers }

## server

# Score sheets.
kamisado-sheet-opens = Başlayan: { $side }
kamisado-sheet-won-home = { $side } turu kazandı: { $tower } kule rakibin başlangıç sırasına ulaştı.
kamisado-sheet-won-deadlock = Kilitlenme: artık kimse hareket edemiyor. En son kule oynatan: { $other }. Turu kazanan: { $side }.
kamisado-sheet-marker = İşareti alan kule: { $tower }; yeni rütbesi: { $rank }. Puan: { $points }.
kamisado-sheet-score = Skor: Siyah { $black } : { $white } Beyaz.
kamisado-sheet-fill-left = Başlangıç sıraları soldan dolduruldu; seçen: { $side }.
kamisado-sheet-fill-right = Başlangıç sıraları sağdan dolduruldu; seçen: { $side }.
kamisado-sheet-running = Tur bitmedi.
kamisado-sheet-legend = Her hamle: kule için sekizgen, ok, kare sayısı ve ulaşılan kare.
kamisado-sheet-pass = pas
kamisado-sheet-missed = sırası atlanır
kamisado-sheet-line-up = Diziliş: her kutuya bir kulenin simgesi ve işaretleri.
kamisado-sheet-winner = Kazanan
kamisado-sheet-tower = Kule
kamisado-sheet-markers = İşaretler
kamisado-sheet-points = Puan
kamisado-sheet-total = Skor
kamisado-sheet-fill = Doldurma yönü
