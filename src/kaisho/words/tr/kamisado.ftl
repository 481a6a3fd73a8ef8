# Kamisado: words of the game, refusals, rules, and what can be wrong with a position.
# A colour names a tower ("the tower Purple") or a square; the -short forms are what the abbreviated notation writes.

kamisado = Kamisado
kamisado-about = Her tarafta sekiz kule; durduğunuz karenin rengi, rakibin hangi kuleyi oynayacağını belirler.
kamisado-option-match = maçın uzunluğu: tek raunt; 3, 7 ya da 15 puana ilk ulaşan; ya da tek rauntlardan oluşan bir seri
kamisado-option-rounds = bir seride kaç raunt olduğu
kamisado-option-setup = kuleler kendi renklerinde başlar ya da oyuncular onları istedikleri gibi dizer
kamisado-option-orientation = tahtanın yönü: her ana sıranın sol ucunda kahverengi ya da turuncu
kamisado-how-to-move = Hamleyi sözcüklerle (Mor Sol 5 Yeşil ya da Mo So 5 Ye), simgelerle (紫↖5緑) ya da karelerle (e1-e5) yazın. Hareket edemeyen kule kendiliğinden pas geçer. Ayrıca:

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
kamisado-rank-2 = çift sumo
kamisado-rank-3 = üçlü sumo
kamisado-rank-4 = dörtlü sumo

# What the terminal shows.
kamisado-show-round = Raunt { $round }
kamisado-show-score = Siyah { $black } : { $white } Beyaz
kamisado-show-must = { $side } oynayacak: { $square } karesindeki { $tower } kule
kamisado-show-free = { $side } oynayacak: istediği kule
kamisado-show-place = { $side }, { $square } karesine bir kule koyacak
kamisado-show-refill = { $side }, iki ana sıranın hangi yandan doldurulacağını seçecek: sol ya da sağ
kamisado-show-waiting = { $side } tarafın koyacağı kuleler: { $towers }
kamisado-show-over = Maç bitti.

# How a match ends.
kamisado-end-home-row = { $winner } rakibin ana sırasına ulaştı ve kazandı. Skor: Siyah { $points } Beyaz.
kamisado-end-deadlock = Artık kimse hareket edemiyor. { $winner } kazandı. Skor: Siyah { $points } Beyaz.
kamisado-end-more-points = { $winner } seriyi kazandı. Skor: Siyah { $points } Beyaz.
kamisado-end-equal-points = Seri berabere bitti, { $points }.

kamisado-round-won = { $side } raundu kazandı.

kamisado-round-won-with-marker = { $side } raundu kazandı. { $tower } kulenin yeni rütbesi: { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Kilitlenme: Son oynayan { $side }. Oynadığı kule: { $tower }, ulaştığı kare: { $square }.
kamisado-deadlock-pushed = Kilitlenme: Son oynayan { $side }. İten kule: { $tower }, ulaştığı kare: { $square }.
kamisado-deadlock-passes = Bundan sonra sırası gelecek her kule sıkışmıştır ve pas geçer; karesinin parantez içindeki rengi bir sonrakini belirler: { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = { $last } numaradan sonra sıra yeniden { $first } numaraya gelirdi ve bu sonsuza dek böyle sürerdi.
kamisado-deadlock-lost = Artık hiç kimse hareket edemezdi. Bu durumda son oynayan kaybeder: { $loser } raundu kaybetti, { $winner } kazandı.
kamisado-deadlock-marked = { $winner }, { $on } karesindeki { $tower } kulesini işaretler; yeni rütbesi: { $rank }. Bu kule, son ulaşılan { $square } karesinin rengindedir.
kamisado-deadlock-point = { $winner } bir puan aldı. Seride işaret yoktur.
kamisado-deadlock-blocked = sıkışmış, { $number } numarada pas geçer
kamisado-deadlock-key = sıkışmış, bu sırayla pas geçer
kamisado-deadlock-last = en son oynatılan
kamisado-deadlock-gets-marker = işareti alır
kamisado-deadlock-picture = Raunt böyle bitti

# Why an act is refused. The ids are the rules'.
kamisado-T2 = Sıra { $tower } kulede değil. Son hamle { $square } karesindeki { $must } kuleyi belirledi.
kamisado-Z1 = { $start } karesinden { $target } karesine giden yol, düz ya da çapraz ileri bir çizgi değil. Kuleler asla yana ya da geriye gitmez.
kamisado-Z2 = { $target } karesine giden yol açık değil: { $blocker } karesinde bir kule duruyor.
kamisado-Z3 = { $target } karesinde zaten bir kule duruyor.
kamisado-Z5 = { $square } karesindeki { $tower } kule hareket edebiliyor, bu yüzden pas geçemez.
kamisado-S1 = Bir { $rank } en fazla { $reach } kare gider; { $asked } kare { $tower } kule için çok uzak.
kamisado-S2 = Yalnızca hemen öndeki kule itilebilir; { $target } karesi daha uzakta.
kamisado-S4 = İtiş yalnızca düz ileri yapılır; { $target } karesine çapraz itilmez.
kamisado-S5 = İtilen kulelerin arkasındaki kare boş değil: { $square } karesinde bir kule duruyor.
kamisado-S6 = { $square } karesindeki kule kendi ana sırasında duruyor, itilemez.
kamisado-S7 = Bir { $rank } en fazla { $most } kule iter; arka arkaya çok fazla kule duruyor.
kamisado-S8 = Bir { $mine } yalnızca daha düşük rütbeli kuleleri iter; { $square } karesinde bir { $theirs } duruyor.
kamisado-S9 = { $square } karesindeki kule kendi kulenizdir, itilemez.
kamisado-S11 = { $tower } kule başka hiçbir yere gidemez, bu yüzden itmek zorunda.
kamisado-B1 = Önce { $side }, ana sıraların hangi yandan doldurulacağını seçer: sol ya da sağ.
kamisado-no-refill-now = Şimdi ana sıraları doldurma zamanı değil.
kamisado-TS1 = { $tower } kule zaten { $square } karesinde duruyor. Kalan kulelerden birini koyun.
kamisado-TS2 = { $tower } kule zaten { $square } karesinde duruyor. Kalan kulelerden birini koyun.
kamisado-TS3 = Bütün kuleler yerleştirildi; raunt başladı.
kamisado-no-placing = Bu maçta kuleler kendi renklerinde başlar; kimse kule yerleştirmez.
kamisado-place-first = Önce { $side } kulelerini ana sıraya dizer.
kamisado-over = Maç bitti.

# What is wrong with an act that somebody wrote.
kamisado-ambiguous-word = “{ $word }” birden çok anlama gelebilir: { $candidates }. Biraz daha yazın.
kamisado-unknown-colour = “{ $word }” bir renk değil. Renkler: { $known }.
kamisado-unknown-way = “{ $word }” bir yön değil. Yönler: { $known }.
kamisado-unreadable = “{ $text }” bir hamle değil. Örneğin “Mor Sol 5 Yeşil”, pas için “Mor 0 Sarı” ya da “e1-e5” yazın.
kamisado-no-tower = { $square } karesinde kule yok.
kamisado-not-yours = { $square } karesindeki kule { $side } tarafın değil.
kamisado-not-placed = { $tower } kule henüz yerleştirilmedi.
kamisado-off-board = { $tower } kule { $length } kare giderse tahtanın dışına çıkar.
kamisado-wrong-colour = Renk uymuyor: hamlenin bittiği { $square } karesinin rengi { $real }, { $written } değil.
kamisado-wrong-push = İtilen kuleler uymuyor: { $given }.
kamisado-placing-square = Sıradaki kule { $wanted } karesine konur, { $square } karesine değil.
kamisado-rounds-only-in-series = rounds seçeneği yalnızca match=series ile kullanılır, match={ $match } ile değil.

# What is wrong with a position.
kamisado-position-field-count = Bir konumda boşluklarla ayrılmış üç ile dokuz arası alan bulunur; burada { $found } alan var.
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
kamisado-position-bad-number = “{ $text }”, “{ $field }” alanına uyan bir sayı değil.
kamisado-position-field-rounds = serideki raunt sayısı
kamisado-position-field-score = skor
kamisado-position-field-round = raunt
kamisado-position-field-turn = tur sayısı
kamisado-position-field-acts = hamle sayısı
kamisado-position-bad-bytes = Bu baytlar bir Kamisado durumu değil.
kamisado-position-markers-in-single = Tek rauntta ve seride işaret olmaz.
kamisado-position-score-and-markers = { $side } tarafın { $score } puanı var, ama işaretleri { $points } puan ediyor.
kamisado-position-round-and-score = Raunt { $round } skora uymuyor: raunt { $wanted } olmalı.
kamisado-position-series-rounds = Bu, { $rounds } rauntluk bir seriye uymuyor (1–99).
kamisado-position-over-and-score = “{ $match }” maçında skor { $score } iken bu aşama yanlış: maç tam gereken puana ulaşıldığında, seri ise bütün rauntlar oynandığında biter.
kamisado-position-not-placing = Kuleler yalnızca turnuva dizilişinde, ilk hamleden önce yerleştirilir.
kamisado-position-placing-order = Kuleler oyuncunun kendi solundan başlanarak yerleştirilir; önce raundu açan taraf hepsini yerleştirir.
kamisado-position-already-home = { $side } tarafın bir kulesi rakibin ana sırasında duruyor: raunt bitmiş olurdu.
kamisado-position-free-choice = “-” ile her kule oynayabilir; bu yalnızca raunt başında, bütün kuleler ana sıralarındayken olur.
kamisado-position-wrong-opener = Bu raundu öteki taraf açar.
kamisado-position-deadlock = İki taraf da artık hareket edemiyor: raunt bitmiş olurdu.
kamisado-position-ended-with-tower = Raunt bittikten sonra oynaması gereken kule yoktur: “-” yazın.
kamisado-position-two-at-home = Rakibin ana sırasında birden çok kule duruyor: raunt daha önce bitmiş olurdu.
kamisado-position-must-without-cause = Hiçbir hamle { $colour } kuleyi oynamak zorunda bırakmış olamaz: o renkte rakip kule yok ya da henüz kimse oynamadı.
kamisado-position-not-on-colours = Bu raundun başında her kule kendi rengindedir.
kamisado-position-ended-by-winner = Sıra son raundu kazanan tarafta olmalı; puanı ve işareti de bulunmalı.
kamisado-position-nothing-ended = Bu raundu bitiren bir şey yok: rakip ana sırada kule yok ve kuleler hâlâ hareket edebilir.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = Tahta, her oyuncunun ana sırası solda kahverengi kareyle başlayacak biçimde konur. İsteğe bağlı olarak çeyrek tur döndürülür ve sıra turuncuyla başlar; başka hiçbir şey değişmez.
kamisado-rule-T1 = Raundu açan, önce kendi kulelerinden istediğini oynar.
kamisado-rule-T2 = Ondan sonra, rengi rakibin son hamlesinin bittiği karenin rengi olan kule oynanır.
kamisado-rule-Z1 = Kuleler tek bir çizgide düz ya da çapraz ileri gider, asla yana ya da geriye gitmez.
kamisado-rule-Z2 = Sade bir kule istediği kadar uzağa gider, ama yalnızca boş karelerden geçerek.
kamisado-rule-Z3 = Hamle boş bir karede biter.
kamisado-rule-Z4 = Bir kule, köşeleri birbirine değen iki kulenin arasından çapraz geçebilir.
kamisado-rule-Z5 = Hareket edebilen kule hareket etmek zorundadır.
kamisado-rule-Z6 = Hareket edemeyen kule pas geçer: bu, kendi karesinde biten 0 uzunluğunda bir hamledir.
kamisado-rule-Z7 = Rakibin ana sırasına ulaşan raundu kazanır.
kamisado-rule-Z8 = Paslar sonsuza dek sürecekse, son kez kule oynatan raundu kaybeder.
kamisado-rule-S1 = Bir sumo en fazla 5 kare gider.
kamisado-rule-S2 = Bir sumo, hemen önünde duran rakip kuleyi itebilir; ikisi de birer kare ilerler.
kamisado-rule-S3 = İtişten sonra rakip sırasını kaybeder; iten oyuncu, rengi kulenin itildiği karenin rengi olan kulesini oynar.
kamisado-rule-S4 = İtiş asla çapraz olmaz.
kamisado-rule-S5 = İtilen kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-S6 = Kendi ana sırasında duran kule itilemez.
kamisado-rule-S7 = Bir sumo yalnızca tek kule iter.
kamisado-rule-S8 = Bir sumo başka bir sumoyu itemez.
kamisado-rule-S9 = Yalnızca rakip kuleler itilebilir.
kamisado-rule-S10 = Sumo çapraz da gidebiliyorsa, itmek isteğe bağlıdır.
kamisado-rule-S11 = Yalnızca itiş olanaklıysa itmek zorunludur; ne gidebilen ne de itebilen sumo sıkışmıştır.
kamisado-rule-DS1 = Bir çift sumo en fazla 3 kare gider.
kamisado-rule-DS2 = Bir çift sumo, hemen önünde arka arkaya duran bir ya da iki rakip kuleyi itebilir.
kamisado-rule-DS3 = İtişinden sonra, iten oyuncunun hangi kuleyi oynayacağını itilen en arkadaki kulenin karesi belirler.
kamisado-rule-DS4 = Çift sumonun itişi asla çapraz olmaz.
kamisado-rule-DS5 = İtilen en arkadaki kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-DS6 = Çift sumonun ittiği kulelerin hiçbiri kendi ana sırasında duramaz.
kamisado-rule-DS7 = Bir çift sumo en fazla iki kule iter.
kamisado-rule-DS8 = Bir çift sumo yalnızca daha düşük rütbeli kuleleri iter: sade kuleleri ve sumoları.
kamisado-rule-DrS1 = Bir üçlü sumo yalnızca bir kare gider.
kamisado-rule-DrS2 = Bir üçlü sumo, hemen önünde arka arkaya duran bir ile üç arası rakip kuleyi itebilir.
kamisado-rule-DrS3 = İtişinden sonra, iten oyuncunun hangi kuleyi oynayacağını itilen en arkadaki kulenin karesi belirler.
kamisado-rule-DrS4 = Üçlü sumonun itişi asla çapraz olmaz.
kamisado-rule-DrS5 = İtilen en arkadaki kulenin arkasındaki kare boş olmalıdır.
kamisado-rule-DrS6 = Üçlü sumonun ittiği kulelerin hiçbiri kendi ana sırasında duramaz.
kamisado-rule-DrS7 = Bir üçlü sumo en fazla üç kule iter.
kamisado-rule-DrS8 = Bir üçlü sumo yalnızca daha düşük rütbeli kuleleri iter: sade kuleleri, sumoları ve çift sumoları.
kamisado-rule-B1 = Raundun galibi, ana sıraların soldan mı sağdan mı doldurulacağını seçer.
kamisado-rule-B2 = Kaybeden de aynı yönde doldurur.
kamisado-rule-B3 = Soldan: kuleler ana sıradan uzaklaşarak sıra sıra, her sırada oyuncunun kendi solundan başlanarak alınır ve ana sıranın sol ucundan başlanarak dizilir.
kamisado-rule-B4 = Sağdan: aynısı oyuncunun kendi sağından yapılır ve kuleler ana sıranın sağ ucundan başlanarak dizilir.
kamisado-rule-M1 = Tek raunt bir puan değerindedir ve maçı bitirir.
kamisado-rule-M2 = Standart maç 3 puana, uzun maç 7 puana, maraton 15 puana kadar oynanır.
kamisado-rule-M3 = Rakibin ana sırasına ulaşan kule bir işaret alır: ilk işareti 1, ikincisi 2, üçüncüsü 4, dördüncüsü 8 puandır.
kamisado-rule-M4 = Kilitlenmeden sonra kazanan, rengi en son oynatılan kulenin ulaştığı karenin rengi olan kendi kulesini işaretler.
kamisado-rule-M5 = Bir oyuncu gereken puana ulaşır ulaşmaz maç biter; fazla puanlar da sayılır.
kamisado-rule-M6 = İlk raundu Siyah açar; ondan sonra raundu kaybeden bir sonrakini açar.
kamisado-rule-M7 = Seride bütün rauntlar işaretsiz, birer puana oynanır; açan taraf her rauntta değişir, puanlar eşitse sonuç beraberliktir.
kamisado-rule-TS1 = Turnuva dizilişi: raundu açan taraf bütün kulelerini ana sırasına istediği düzende yerleştirir.
kamisado-rule-TS2 = Öteki taraf bunu gördükten sonra kendi kulelerini yerleştirir.
kamisado-rule-TS3 = Ardından raunt her zamanki gibi sürer.
kamisado-rule-N1 = Bir hamle kule, yön, uzaklık ve varılan karenin rengiyle yazılır; pas geçerken yön yoktur, uzaklık 0 yazılır.
kamisado-rule-N2 = Aynısı sözcüklerle ya da kısaltmalarla da söylenebilir.
kamisado-rule-N3 = Varılan karenin rengi bir denetimdir: uymuyorsa kayıt yanlıştır.
kamisado-rule-N4 = İtiş, sumonun hamlesi ve ardından, en yakındakinden başlanarak, itilen her kulenin geri adımı olarak yazılır.
kamisado-tower = { $side } tarafının { $tower } kulesi
kamisado-tower-ranked = { $side } tarafının { $tower } kulesi, { $rank }
kamisado-places = { $side } kulelerini yerleştiriyor
kamisado-round-of = Raunt { $round } / { $rounds }
kamisado-towers-of = { $side } kuleleri: { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = gidilebilir
kamisado-can-push = itilebilir
kamisado-can-choose = seçilebilir
kamisado-is-chosen = seçildi
kamisado-must-move = oynamak zorunda
kamisado-last-here = son hamle
kamisado-next-place = sonraki kule buraya gelir
kamisado-fill-left = Soldan doldur
kamisado-fill-right = Sağdan doldur
kamisado-fill-how = Rauntu kazandınız. İki ana sıra hangi taraftan doldurulsun?
kamisado-place-how = Bir kuleyi işaretli kareye sürükleyin ya da üzerine tıklayın.
kamisado-place-tower = { $tower } kulesini yerleştir
kamisado-board = Kamisado tahtası; ok tuşları kareden kareye gider, Enter seçer, Escape bırakır
kamisado-pushes = Bir itiş: { $towers }

# Score sheets.
kamisado-sheet-opens = Başlayan: { $side }
kamisado-sheet-won-home = { $side } raundu kazandı: { $tower } kule rakibin ana sırasına ulaştı.
kamisado-sheet-won-deadlock = Kilitlenme: artık kimse hareket edemiyor. Son kez kule oynatan: { $other }. Raundu kazanan: { $side }.
kamisado-sheet-marker = İşareti alan kule: { $tower }; yeni rütbesi: { $rank }. Puan: { $points }.
kamisado-sheet-score = Skor: Siyah { $black } : { $white } Beyaz.
kamisado-sheet-fill-left = Ana sıralar soldan dolduruldu; seçen: { $side }.
kamisado-sheet-fill-right = Ana sıralar sağdan dolduruldu; seçen: { $side }.
kamisado-sheet-running = Raunt bitmedi.
kamisado-sheet-legend = Her hamle: kule için sekizgen, ok, kare sayısı ve ulaşılan kare.
kamisado-sheet-pass = pas
kamisado-sheet-missed = sırasını kaybeder
kamisado-sheet-line-up = Diziliş: her kutuya bir kulenin simgesi ve işaretleri.
kamisado-sheet-winner = Kazanan
kamisado-sheet-tower = Kule
kamisado-sheet-markers = İşaretler
kamisado-sheet-points = Puan
kamisado-sheet-total = Skor
kamisado-sheet-fill = Doldurma yönü
