# Caminos: words of the game, refusals, rules, and what can be wrong with a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Taşları yan yana ve üst üste koyun; yukarıdan bakıldığında kendi renginizde bir yol karşılıklı iki kenarı birleştirince kazanırsınız.
caminos-option-board = Tahta
caminos-option-board-square = kare
caminos-option-board-rhombus = eşkenar dörtgen
caminos-option-board-octagon = sekizgen
caminos-option-board-ring = halka
caminos-option-players = Oyuncular
caminos-option-players-2 = iki
caminos-option-players-4 = dört (iki takım)
caminos-option-neutral = Tarafsız çubuklar
caminos-option-neutral-no = hayır
caminos-option-neutral-yes = evet
caminos-option-scoring = Puan tutma
caminos-option-scoring-no = hayır
caminos-option-scoring-yes = evet
caminos-write = Taş, yükseklikleriyle üstten görünüşü ve ilk hanesi: T .1./111 b1.

caminos-yellow = Sarı
caminos-green = Yeşil
caminos-yellow1 = Sarı 1
caminos-green1 = Yeşil 1
caminos-yellow2 = Sarı 2
caminos-green2 = Yeşil 2

caminos-stone-T = T taşı
caminos-stone-Z = Z taşı
caminos-stone-L = L taşı
caminos-stone-O = O taşı
caminos-stone-I = çubuk
caminos-above = üstte

# What the terminal shows.
caminos-show-level = Kat { $level }
caminos-show-signs = Y sarı, G yeşil, N tarafsız; rakam yığının yüksekliğidir.
caminos-show-turned = Bu tahtada bir hanenin komşuları çapraz olarak üstünde ve altındadır.
caminos-show-left = Kalan taşlar, { $side }: { $stones }
caminos-show-left-out = Kalan taşlar, { $side }: { $stones } (oyun dışı, C8 kuralı)
caminos-show-edges = Kenar taşları: Sarı { $yellow }, Yeşil { $green }
caminos-show-stone = Sıra: { $side }. Bir taş konacak.
caminos-show-bar = Sıra: { $side }. Bir tarafsız çubuk konacak.
caminos-show-over = Oyun bitti.

# How a game ends. The total is that of the points: nobody has any in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Karşılıklı iki kenar birleşti. Kazanan: { $winner }.
       *[other] Karşılıklı iki kenar birleşti. Kazanan: { $winner }. Puanlar: { $points }.
    }
caminos-end-edge-stones = Kimse iki kenarı birleştiremedi. Kenar taşı daha az olan kazandı: { $winner }. Puanlar: { $points }.
caminos-end-equal-edge-stones = Kimse iki kenarı birleştiremedi ve kenar taşları eşit: berabere. Puanlar: { $points }.
caminos-end-no-connection = Kimse iki kenarı birleştiremedi: berabere.

## server

# What options mean, and how moves are written.
caminos-option-board-about = tahta: kare, eşkenar dörtgen, sekizgen ya da ortası delik halka
caminos-option-players-about = iki oyuncu ya da iki takım hâlinde dört oyuncu
caminos-option-neutral-about = önce, engel olarak, iki tarafsız çubuk konup konmayacağı
caminos-option-scoring-about = bir serinin parçası olarak puan tutulup tutulmayacağı
caminos-how-to-move = Taşı, yükseklikleriyle üstten görünüşünü ve ilk sütununun hanesini yazın: “T 111/.1. c4” yatık durur, “T 2'22' c4” ortası üzerinde durur (' başka bir şeyin üstüne uzanan kısmı gösterir). Ya da her sütunu belirtin: “T taşı: c4 1, d4 1, e4 1, d5 1”. Diğer komutlar:

# Why a move is refused.
caminos-bars-first = Önce iki tarafsız çubuk konur; şimdi çubuk koyacak olan: { $side }.
caminos-bars-placed = İki tarafsız çubuk da kondu.
caminos-no-bars = Bu oyun tarafsız çubuklar olmadan oynanıyor.
caminos-used-up = Bu taştan kalmadı ({ $side }): { $stone }.
caminos-off-board = Taş tahtanın kenarından dışarı taşardı.
caminos-over-the-hole = Taş, halkanın altı boş olan deliğinin üstüne gelirdi: { $cells }.
caminos-hole = Taşın altında boşluk kalırdı: { $cells }.
caminos-C4 = Taş, tahtaya hiçbir yerde değmeden şuraya otururdu: { $cells }.
caminos-C5 = Taş şurada üç küpten yükseğe çıkardı: { $cells }.
caminos-C8 = { $side } hiçbir şey koyamadı ve oyun dışı kaldı; artık kimse taş koyamıyor.
caminos-over-connected = Oyun bitti: { $side } karşılıklı iki kenarı birleştirdi.
caminos-over-all-placed = Oyun bitti: bütün taşlar kondu.

# Errors in a move that somebody wrote.
caminos-unreadable = “{ $text }” bir hamle değil. Örneğin “T 111/.1. c4” ya da “T taşı: c4 1, d4 1, e4 1, d5 1” yazın.
caminos-unknown-stone = “{ $text }” bir taş değil. Taşlar: { $known }.
caminos-unknown-view = “{ $view }” bu taşın üstten görünüşü değil: { $stone }. Görünüşleri: { $known }.
caminos-no-cell = { $cell } bu tahtanın ({ $board }) bir hanesi değil.
caminos-bad-column = “{ $text }” bir sütun değil. Haneyi ve yüksekliği yazın, örneğin “c4 2”; altında bir şey varsa “c4 2 üstte”.
caminos-column-twice = { $cell } hanesi iki kez yazılmış.
caminos-no-such-shape = Nasıl çevrilirse çevrilsin bu taşın böyle sütunları ve yükseklikleri olmaz: { $stone }.

# Errors in a position.
caminos-position-field-count = Bir konumda altı bölüm vardır: tahta, haneler, sıradaki oyuncu, kalan taşlar, oyun dışı oyuncular, kenar taşları. Burada { $found } bölüm var.
caminos-position-bad-kind = “{ $text }” oyunu belirtmiyor. Örneğin square/2, ring/4/neutral ya da octagon/2/neutral/scoring yazın.
caminos-position-row-count = Bu tahtada “/” ile ayrılmış { $wanted } satır bulunur; burada { $found } satır var.
caminos-position-unknown-sign = { $row }. satır okunamıyor: “{ $text }”. Bir sayı o kadar boş hane demektir; yığın alttan üste y, g ve n ile yazılır, en üstteki küp büyük harfle.
caminos-position-row-length = { $row }. satırda { $wanted } hane bulunur; burada { $found } hane var.
caminos-position-too-high = { $cell } hanesindeki yığın üç küpten yüksek.
caminos-position-bad-seat = “{ $text }” sıranın kimde olduğunu söylemiyor: 1 ile { $most } arasında bir sayı yazın.
caminos-position-bad-left = “{ $text }” hangi taşların kaldığını söylemiyor. Her oyuncu için T, Z, L ve O sırasıyla dört rakam yazın, oyuncuları “:” ile ayırın. Oyuncu sayısı: { $players }.
caminos-position-too-many-left = { $side } için { $stone } biçiminde bu kadar taş kalmış olamaz; en çok: { $most }.
caminos-position-bad-out = “{ $text }” kimin oyun dışı olduğunu söylemiyor: oyuncu numaralarını sırayla yazın ya da “-” koyun.
caminos-position-bad-edges = “{ $text }” kenar taşlarını vermiyor: önce Sarı olmak üzere 3:2 gibi yazın.
caminos-position-neutral-cubes = Tahtadaki tarafsız küp sayısı: { $found }. İki çubuk vardır, her birinde üç küp bulunur ve bunlar yalnızca neutral seçeneğiyle oynanır.
caminos-position-bad-bytes = Bu baytlar bir Caminos durumu değil.
caminos-position-stones-before-bars = İki çubuk konmadan tahtada taş var.
caminos-position-cubes-and-stones = Tahtadaki küpler, { $side }: { $cubes }; her biri dört küplük taşlardan konanların sayısı ise { $stones }. Bu ikisi birbirini tutmuyor.
caminos-position-no-touch = Konmuş taşlar, { $side }: { $stones }; her biri tahtaya değmelidir, ama değen küplerinin sayısı yalnızca { $cubes }.
caminos-position-edge-stones = Kenar taşları, { $side }: { $found }; bu, kenar hanelerindeki küplerin sayısına uymuyor: { $cells }.
caminos-position-turn-order = Kalan taşlar, oyun dışı olanlar ve sıradaki oyuncu birbirine uymuyor: sırayla oynanır.
caminos-position-wrong-winner = Bir renk iki kenarı birleştiriyor, ama son taşı öteki koymuş.
caminos-position-out-and-to-act = { $side } oyun dışı, sıra onda olamaz.
caminos-position-cannot-place = Sıra { $side } tarafta, ama hiçbir şey koyamaz ve oyun dışı kalırdı.
caminos-position-not-out = Herkes oyun dışı olarak yazılmış, ama { $side } hâlâ taş koyabilir.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = İki oyuncunun her birinin bir rengi vardır: 4 T, 4 Z, 4 L ve 2 O taşı. Dört oyuncuda birinci ile üçüncü bir takım, ikinci ile dördüncü öteki takımdır; ortaklar bir rengin taşlarını yarı yarıya paylaşır.
caminos-rule-C2 = Oyuncular sırayla oynar; sırası gelen bir taş koyar.
caminos-rule-C3 = Boşluk olmaz: taşın her sütununun altında tahta ya da oradaki yığının tepesi vardır.
caminos-rule-C4 = Taşın en az bir yüzü tahtaya değer.
caminos-rule-C5 = Bu yüzden hiçbir şey üç küpten yükseğe çıkmaz.
caminos-rule-C6 = Bir taş tek başına durabilir, başkalarına değebilir ya da üstlerine gelebilir.
caminos-rule-C7 = Taş koyabilen koymak zorundadır.
caminos-rule-C8 = Sırası geldiğinde hiçbir taş koyamayan, sonradan yeniden koyabilecek olsa bile oyunun sonuna dek oyun dışıdır.
caminos-rule-C9 = Karşılıklı iki kenarı, tepesinde kendi rengi olan hanelerden geçen bir yolla birleştiren kazanır; takımlar birlikte kazanır.
caminos-rule-C10 = Yol bir haneden onunla kenar paylaşan haneye gider, asla köşeden geçmez.
caminos-rule-C11 = Yükseklikleri farklı yığınlar arasında yol yalnızca oyuncunun kendi küpleri boyunca gider: yüksek yığının alçak olanı aşan bütün küpleri onun olmalıdır.
caminos-rule-C12 = Yol, tepesinde oyuncunun rengi olan kenar hanelerinde, herhangi bir yükseklikte başlar ve biter; köşe hanesi iki kenara da aittir.
caminos-rule-C13 = Karede ve eşkenar dörtgende kuzey ile güney, doğu ile batı karşılıklıdır.
caminos-rule-C14 = Sekizgende ve halkada bir kenar, tam karşısındaki kenarın iki komşusundan biriyle de birleştirilebilir.
caminos-rule-C15 = Bütün taşlar konduğunda ya da kimse koyamadığında kenarlar birleşmemişse oyun berabere biter.
caminos-rule-C16 = İsteğe bağlı: oyunun ilk iki hamlesinde, her zamanki kurallara göre istenen yere birer tarafsız çubuk konur. Çubuklar kimsenin değildir; yatık duranların üstüne taş konabilir.
caminos-rule-C17 = Puan tutulan bir oyunda kazanan, en kısa yolun her yüzü için bir puan alır; haneler ve aralarında çıkılan ya da inilen yüzler sayılır.
caminos-rule-C18 = Sekizgende ve halkada tam karşılıklı kenarlar arasındaki yol iki kat sayılır.
caminos-rule-C19 = Puan tutulan bir oyunda kenarlar birleşmezse, doğrudan tahtanın kenar hanelerine oturan kenar taşı daha az olan kazanır ve karşı tarafın her kenar taşı için bir puan alır.
caminos-rule-C20 = Kenar taşları eşitse kimse puan almaz.
