# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.


# kamisado-standard

example-kamisado-standard-title = İten sumo
example-kamisado-standard-about = Üç puana oynanan, dört rauntluk bir standart maç. Son raunda dikkat edin: Siyah oyuncunun turuncu sumosu aynı kuleyi üç kez geri iter ve her itişten sonra yine Siyah oynar.
example-kamisado-standard-1 = Siyah, Sarı ile açar ve turuncuda durur; Beyaz, Turuncu ile yanıt vermek zorundadır. Açan taraf bu ilk raundu her zaman kazanabilir; bu hamlenin yetip yetmediği bilinmiyor.
example-kamisado-standard-2 = Turuncu altı kare ilerler ve a8 boş kalır. Şimdi d5 karesindeki Sarı, c6 ve b7 üzerinden açık bir kapı görür. Sekiz yanıtın hepsi kaybeder; bu kanıtlanmıştır.
example-kamisado-standard-3 = Güzel bir yanıt: Mor yine turuncuda durur, Beyaz oyuncunun Turuncu kulesi ise a2 karesinde iki siyah kulenin önünde sıkışmıştır. Burada yalnızca iki hamle kazanır, ikisi de turuncuda biter.
example-kamisado-standard-4 = Turuncu ne düz ne çapraz gidebilir, bu yüzden pas geçer. Mor karede durduğu için Siyah yine Mor ile oynar.
example-kamisado-standard-5 = Mor bu bedava hamleyi kullanır ve g7 karesine, kahverengiye çıkar. Beyaz oyuncunun Kahverengi kulesi h8 karesinden ayrılır ayrılmaz Mor oraya girebilir.
example-kamisado-standard-6 = Kahverengi oynamak zorundadır ve altı hamlesinin her biri h8 karesini açar. Artık Mor da Sarı da hedefe bir hamle uzaktadır.
example-kamisado-standard-7 = Aynı oyun bir kez daha: Mavi turuncuya küçük bir adım atar, Beyaz oyuncunun Turuncu kulesi hâlâ a2 karesinde sıkışmıştır.
example-kamisado-standard-8 = Mor karede bir pas daha. Bu pas tam da Beyaz oyuncunun en çok korktuğu kuleyi çağırır.
example-kamisado-standard-9 = Mor, g7 karesinden h8 karesine girer ve raundu kazanır. Bir ejderha dişi alır ve artık bir sumodur: Siyah bir puan kazanır.
example-kamisado-standard-10 = Raundu kazanan, iki sıranın nasıl doldurulacağını seçer. Siyah soldan doldurur; yeni sumo böylece h1 köşesine gelir.
example-kamisado-standard-11 = Raundu kaybeden Beyaz açar. Kahverengi b2 karesine kadar gider ve üç siyah kulenin karşısına dikilir; kazandığı kanıtlanan tek açılış Turuncu ile beş kare ileriydi.
example-kamisado-standard-12 = Siyah, Kahverengi ile a7 karesine kadar çıkar: Buradan, Beyaz oyuncunun az önce bıraktığı b8 karesini görür. Buna karşılık a1 artık Beyaz için açıktır.
example-kamisado-standard-13 = Kırmızı kulenin on üç hamlesi vardır ve hepsi kaybeder. Bu hamle g8 karesini boşaltır; g sütunu artık Siyah oyuncunun Sarı kulesine açıktır.
example-kamisado-standard-14 = Turuncu e6 karesine gelir ve f7 üzerinden g8 karesine üçüncü bir tehdit ekler. Morda durur ve Beyaz oyuncunun en işe yaramaz kulesini çağırır.
example-kamisado-standard-15 = Beyaz oyuncunun Mor kulesi yeşile kısa bir adım atar. Aynı anda üç tehdide karşı savunma kalmamıştır.
example-kamisado-standard-16 = Yeşil kulenin yedi hamlesinin hepsi kazanır. Bu hamle turuncuda durur, çünkü Beyaz oyuncunun Turuncu kulesinin neredeyse hiç yeri kalmamıştır.
example-kamisado-standard-17 = Turuncu için yalnızca iki kare kalmıştır ve ikisi de turuncudur. Beyaz ne yaparsa yapsın, sırada Siyah oyuncunun Turuncu kulesi vardır.
example-kamisado-standard-18 = e6 karesinden f7 üzerinden g8 karesine: Turuncu karşı sıraya ulaşır ve Siyah oyuncunun ikinci sumosu olur. Durum 2:0; bir puan daha maçı kazandırır.
example-kamisado-standard-19 = Siyah bu kez sağdan doldurur. İki sumo da köşelere gelir: Turuncu a1, Mor h1 karesine.
example-kamisado-standard-20 = Beyaz, Mavi kuleyi beş kare ileri, maviye sürer. Doğru oyunda bu kaybeder, ama Siyah yanıtı bulmak zorundadır.
example-kamisado-standard-21 = Maçın hatası. Mavi f sütunundan ayrılır ve Beyaz oyuncunun Mor kulesi f8 karesinden birden f1 karesine kadar görür. Kazanan bütün hamleler düz gidiyor ve bu sütunu kapalı tutuyordu.
example-kamisado-standard-22 = Beyaz hemen vurur. Yeşil d3 karesine gelir ve o da f1 karesini tehdit eder; morda durur, çünkü Siyah oyuncunun mor sumosu raundu artık kurtaramaz.
example-kamisado-standard-23 = Sumo h4 karesine gider ve dört kare ötedeki d8 karesine göz diker. Ama artık on hamlenin onu da kaybeder ve Beyaz, Pembe ile oynayacaktır.
example-kamisado-standard-24 = Kazanan tek hamle. Pembe, b1 karesindeki Kahverengi kulenin tam önüne dikilir ve kahverengide durarak onu çağırır: Kahverengi yana çekilmek zorundadır.
example-kamisado-standard-25 = Soldaki a2 mordur ve Beyaz oyuncunun Mor kulesi hemen hedefe yürürdü. Kahverengi bu yüzden sağa, sarıya gider ve b1 karesini açar.
example-kamisado-standard-26 = Sarı turuncuda durur. Siyah oyuncunun turuncu sumosu a1 karesinde sıkışmıştır ve gidebileceği tek bir kare vardır.
example-kamisado-standard-27 = Zorunlu ve ölümcül: a2 karesi mordur.
example-kamisado-standard-28 = Açık f sütununda yedi kare düz. Mor raundu kazanır ve Beyaz oyuncunun sumosu olur: 2:1.
example-kamisado-standard-29 = Beyaz sağdan doldurur. Beyaz sumonun ikinci dişi şimdi iki puan ve maç demektir; Siyah için tek puan yeter.
example-kamisado-standard-30 = Raundu kaybeden Siyah açar. Pembe uzağa, a7 karesine, Beyaz oyuncunun Turuncu kulesinin tam önüne gider. Bedeli: g1 boşalır ve Beyaz oyuncunun Pembe kulesinin yolu açılır.
example-kamisado-standard-31 = Kırmızı b8 karesinden ayrılır ve Pembe hedefe çapraz bir adım kalır. Kırmızı kulenin on iki hamlesi de kaybeder.
example-kamisado-standard-32 = Kırmızı f6 karesine gider ve kahverengide durur. Beyaz oyuncunun Pembe kulesi çağrılmamalıdır; Siyah raunt bitene kadar buna dikkat eder.
example-kamisado-standard-33 = Kahverengi c2 karesine, c1 karesindeki sumonun tam önüne iner. Bu çok yakında önem kazanacak.
example-kamisado-standard-34 = Sarı bütün çaprazı geçip b7 karesine gelir. a7 karesindeki Pembe ile birlikte Beyaz oyuncunun Turuncu kulesini köşesine kilitler ve turuncuda durur.
example-kamisado-standard-35 = Turuncu oynayamaz ve pas geçer. Durduğu a8 köşesi de turuncudur; sıra Siyah oyuncunun Turuncu kulesinde, yani sumodadır.
example-kamisado-standard-36 = İlk itiş. Sumo c2 karesine adım atar ve Kahverengi kuleyi c3 karesine geri iter. Beyaz bir sıra kaybeder, Siyah da Kahverengi ile devam eder, çünkü c3 kahverengidir.
example-kamisado-standard-37 = Kahverengi d5 karesine gider ve turuncuda durur. Beyaz oyuncunun Turuncu kulesi hâlâ kilitlidir.
example-kamisado-standard-38 = Turuncudan turuncuya bir pas daha. Sumo böylece ikinci kez çağrılır.
example-kamisado-standard-39 = İkinci itiş Kahverengi kuleyi yeşil c4 karesine götürür. Burada her hamle kazanırdı; bu hamle Beyaz oyuncuya hiç sıra vermez.
example-kamisado-standard-40 = Siyah, Yeşil ile bir kez daha oynar ve morda durur. Üç siyah kule artık hedefe bir hamle uzaktadır.
example-kamisado-standard-41 = Beyaz oyuncunun sumosu bu raunttaki ilk hamlesini yapar. Kahverengiye bir adım, öteki beş hamleden ne iyi ne kötüdür.
example-kamisado-standard-42 = Kahverengi c6 karesine, turuncuya gider. Kilitli kule bir zil gibidir: Siyah her çaldığında sumo harekete geçer.
example-kamisado-standard-43 = Beyaz oyuncunun Turuncu kulesi bu rauntta üçüncü kez pas geçer.
example-kamisado-standard-44 = Üçüncü itiş; bu kez kazanan tek hamle budur. Kahverengi maviye düşer ve Siyah, Mavi ile devam eder.
example-kamisado-standard-45 = Mavi a6 karesine çıkar ve Yeşil kuleyi çağırır. Beyaz oyuncunun üç hamlesi vardır ve hepsi kaybeder.
example-kamisado-standard-46 = Yeşil mavide durur, çünkü Siyah oyuncunun Mavi kulesinin yolunu kendi kuleleri kapatır. Ama Yeşil f8 karesini bırakmıştır.
example-kamisado-standard-47 = Mavi kulenin önünde Pembe, çaprazında Sarı vardır: Şimdi Siyah da pas geçer. a6 karesi yeşildir, Yeşil yeniden oynamalıdır.
example-kamisado-standard-48 = Yeşil kulenin tek bir karesi kalmıştır ve o da kırmızıdır.
example-kamisado-standard-49 = Kırmızı iki kare düz gidip f8 karesine ulaşır. Üç sumo, üç puan: Maçı Siyah kazanır.
example-kamisado-standard-end = Siyah maçı 3:1 kazanır. İki raundu, oynayamayan ve böylece sırayı geri veren bir kule belirledi; son rauntta bir sumo bundan üç itiş çıkardı.


# kamisado-tournament

example-kamisado-tournament-title = İlk hamleden önce kazanılan raunt
example-kamisado-tournament-about = Bu turnuva raundunda iki taraf da dizilişini kendi seçer; ikinci dizen Beyaz, her açılışı yenen bir diziliş bulur. Yolun buna rağmen ne kadar dar olduğuna dikkat edin: Çoğu zaman kazancı yalnızca tek bir yanıt korur.
example-kamisado-tournament-1 = Turnuva dizilişinde kuleler kendi renklerinde başlamak zorunda değildir. Raundu açacak olan Siyah önce dizer; soldan başlayarak kuleleri tek tek koyar. Mavi a1 karesine gelir.
example-kamisado-tournament-4 = Mor, Yeşil ve Kırmızı izler. Beyaz sessizce seyreder: İkinci dizen, bütün dizilişe yanıt verebilir.
example-kamisado-tournament-8 = Siyah dizilişini tamamladı ve hiçbir kule kendi renginde durmuyor.
example-kamisado-tournament-9 = Şimdi Beyaz kendi solundan, yani h8 karesinden başlayarak dizer. Köşeyi Turuncu alır.
example-kamisado-tournament-12 = Kırmızı, Yeşil ve Pembe gelir. Beyaz her kuleyi, Siyah oyuncunun bitmiş sırasına bakarak seçer.
example-kamisado-tournament-16 = Artık 102 olası açılışı olan sıradan bir raunt başlar. Ama Beyaz kusursuz yanıtı bulmuştur: 102 açılışın hepsinin kaybettiği kanıtlanmıştır.
example-kamisado-tournament-17 = Siyah yine de bir şey oynamak zorundadır. Turuncu f4 karesine gider ve mavide durur.
example-kamisado-tournament-18 = Mavi c3 karesine, kahverengiye iner. On üç hamleden üçü kazancı korur; bu da onlardan biridir.
example-kamisado-tournament-19 = Kahverengi h7 karesine kadar çıkar. h1 boşalır ve Beyaz oyuncunun Kahverengi kulesi a8 karesinden tahtanın en uzun çaprazını görür.
example-kamisado-tournament-20 = Kazanan tek hamle: Mor kahverengide durur, çünkü Siyah oyuncunun Kahverengi kulesi h7 karesinde Turuncu ile Kırmızı önünde sıkışmıştır. d8 Kırmızı için açılır, ama Kırmızı çağrılmayacaktır.
example-kamisado-tournament-21 = Kahverengi pas geçer. h7 karesi mordur, bu yüzden Beyaz yine Mor ile oynar.
example-kamisado-tournament-22 = e5 karesine bir adım, yine kahverengi. Beş hamleden dördü kazancı elden kaçırırdı.
example-kamisado-tournament-23 = Kahverengi hâlâ oynayamaz ve Mor bir kez daha çağrılır.
example-kamisado-tournament-24 = Yalnızca bu kazanır: Mor e2 karesine, siyah sıranın tam önüne iner ve f1 karesini tehdit eder. Yeşil çağrılır, çünkü buna karşı bir şey yapamaz.
example-kamisado-tournament-25 = Yeşil kulenin beş hamlesi vardır ve hepsi kaybeder. c1 karesinden ayrılınca c sütunu Beyaz oyuncunun Mavi kulesine açılır.
example-kamisado-tournament-26 = On iki hamlenin kazanan tek hamlesi, üstelik cesur: Kırmızı kendi Kahverengi kulesinin yoluna dikilir ve g8 karesini rakip kuleye açar. Ama turuncuda durur ve Turuncu zararsızdır.
example-kamisado-tournament-27 = Turuncu, Beyaz oyuncunun yarısına derinlemesine girer ve kendi son adımını hazırlar. Pembede durur ve sırayı Beyaz oyuncunun Pembe kulesine bırakır.
example-kamisado-tournament-28 = Yine on bir hamleden yalnızca biri kazanır. Pembe a4 karesine gider ve sarıda durur; oysa bu, e8 karesini Siyah oyuncunun Yeşil kulesine açar.
example-kamisado-tournament-29 = Sarı kulenin dört karesi vardır: Üçü pembedir, dördüncüsünde Beyaz oyuncunun Mavi kulesi hedefe yürür. Siyah pembeyi seçer.
example-kamisado-tournament-30 = Tek bir adım ve kazanan tek hamle: Pembe mavide durur. Dört beyaz kule artık hedefe bir hamle uzaktadır.
example-kamisado-tournament-31 = Mavi kulenin iki hamlesi vardır. Mor a2 karesinde Beyaz oyuncunun Mor kulesi hemen kazanırdı; Mavi bu yüzden b2 karesine, kahverengiye gider.
example-kamisado-tournament-32 = Bu rauntta yedinci kez yalnızca tek hamle kazanır. Kahverengi pembede durur ve g1 karesindeki siyah Pembe kulenin tek bir karesi kalır.
example-kamisado-tournament-33 = Zorunlu: Pembe h2 karesine, kırmızıya adım atar; Beyaz oyuncunun Kırmızı kulesi g2 karesinde beklemektedir.
example-kamisado-tournament-34 = Kırmızı kulenin üç hamlesi de karşı sıraya ulaşır. Beyaz çapraz olanı, f1 karesini seçer.
example-kamisado-tournament-end = Raundu Beyaz kazanır. İkinci dizmek, ilk oynamaktan daha değerliydi: Doğru dizilişle raunt baştan kazanılmıştı, yine de kazancı yedi kez tek bir hamle korudu.


# kaito-exchange

example-kaito-exchange-title = Basamak olan kılıç
example-kaito-exchange-about = İki tarafın da tek miğferi kalmışken Kırmızı bir kılıç geri alır. Kılıcın neye yaradığına dikkat edin: Önemli olan kılıç değil, kaitonun artık durabileceği karedir.
example-kaito-exchange-1 = Kaitonun iki boşluktan hangisinde başlayacağını ikinci oyuncu seçer. Siyah onu b2 karesine koyar; Kırmızı bütün ikinci sıradan ve b sütunundan seçebilir.
example-kaito-exchange-2 = Kırmızı önce para toplar: a2 karesindeki siyah mon 3 değerindedir. 4 ile bir kılıç, 5 ile bir miğfer geri alınır.
example-kaito-exchange-3 = Siyah da aynısını yapar ve a5 karesindeki 3 değerli kırmızı monu alır. Artık iki kese eşittir.
example-kaito-exchange-4 = Kırmızı bir kılıç alır. Güçlü bilgisayar a4 karesindeki monu yeğlerdi; bir kılıcın bedeli onunla tamamlanırdı.
example-kaito-exchange-5 = Siyah, sahadan siyah bir mon alır. Tuhaf görünür ama akıllıcadır: Kırmızı, Siyah oyuncunun kaldırdığıyla hiçbir zaman ödeme yapamaz.
example-kaito-exchange-6 = İlk miğfer düşer. Siyah oyuncunun iki miğferi kalır: d4 ve c3 karelerinde.
example-kaito-exchange-7 = Siyah d sütununda yukarı çıkar ve bir kılıç alır. Ne var ki kaito d6 karesinden siyah bir miğferi görür.
example-kaito-exchange-8 = Kazandığı kanıtlanan tek hamle. Siyah oyuncunun yalnızca c3 karesindeki son miğferi kalır: Onu alan oyunu belirler.
example-kaito-exchange-9 = Siyah aynı şekilde karşılık verir ve kırmızı bir miğfer alır. Artık işe yaramaz: Yedi hamlenin hepsi kaybeder.
example-kaito-exchange-10 = Kırmızı 1 değerindeki kendi monunu alır, çünkü o mon rakibin elindeki 3 ile birlikte bir kılıcın bedelini öderdi. f5 karesindeki kendi miğferini almak kaybettirirdi.
example-kaito-exchange-11 = Bir kırmızı miğfer daha gider. Şimdi iki tarafın da sahada tek miğferi vardır: kırmızı f5, siyah c3 karesinde.
example-kaito-exchange-12 = Kırmızı yine kendi monunu, bu kez 2 değerinde olanı kaldırır. Kaito son siyah miğferin sırasında durur ve Siyah ona dokunmamalıdır.
example-kaito-exchange-13 = Siyah b1 karesinde kendi kılıcını alır. İyi bir kare yoktur: Altı hamlenin hepsi kaybeder.
example-kaito-exchange-14 = 1 değerinde siyah bir mon. Baştaki 3 ile birlikte Kırmızı oyuncunun artık 4 değeri vardır: tam bir kılıcın bedeli.
example-kaito-exchange-15 = Kırmızı bir kılıç geri alır ve onu c1 karesinde kaitonun altına koyar. Vazgeçmek kaybettirirdi. Kılıcın kendisi pek önemli değildir; önemli olan c1 karesinde bir taş olmasıdır.
example-kaito-exchange-16 = Siyah c sütunundan olabildiğince çabuk çıkar ve f1 karesindeki kılıcı alır.
example-kaito-exchange-17 = Kılıç işte bunun içindi. Kırmızı geri dönüp onu alır ve birinci sıra boşalır: Siyah artık yalnızca c sütununda oynayabilir.
example-kaito-exchange-18 = Siyah oyuncunun bu sütunda beş hamlesi vardır; biri kendi miğferini bile verir. En uzak kare olan c6 bile Kırmızı oyuncunun görüşünden kurtulamaz.
example-kaito-exchange-19 = Kırmızı c3 karesine iner ve son siyah miğferi alır.
example-kaito-exchange-end = Kırmızı son miğferi alarak kazanır. Farkı takas yarattı: Geri alınan kılıç, kaitoya dönebileceği bir kare verdi.


# caminos-connection

example-caminos-connection-title = İnişli çıkışlı bir yol
example-caminos-connection-about = Yeşil, farklı yükseklikteki taşların üzerinden batı kenarını doğu kenarına bağlar. Bir taşın ne kadar sık hem Sarı oyuncunun yolunu kestiğine hem de Yeşil oyuncunun yolunu taşıdığına dikkat edin.
example-caminos-connection-1 = Sarı, batı kenarında bir L taşıyla başlar. Henüz her yer açıktır ve alçak taşların üzerine kolayca inşa edilir.
example-caminos-connection-2 = Yeşil hemen üzerine inşa eder: L taşının iki küpü a4 ile b4 üzerinde durur, c4 ise iki katlı olur. Yukarıdan bakınca batı kenarı a4 hanesinde artık yeşildir.
example-caminos-connection-3 = Sarı öteki yarıya geçer ve doğunun ortasına bir Z taşı koyar.
example-caminos-connection-4 = Yeşil, ilk sarı taşın geri kalanını b5 ile b7 arasında örter. Artık yukarıdan hiçbir yüzü görünmez.
example-caminos-connection-5 = Kuzeybatı köşesinde yeni bir başlangıç. T taşı hem kuzey hem batı kenarına değer.
example-caminos-connection-6 = Öteki kanatta aynı düşünce: f4 ile f5 üzerindeki L taşı, sarı Z taşını ikiye böler.
example-caminos-connection-7 = Sarı, kuzey kenarı boyunca ortaya doğru uzanır.
example-caminos-connection-8 = Yeşil b1 ile b2 hanelerini örter ve b3 boşluğunu kapatır. b1 ile b7 arası tümüyle yeşildir: Güney kenarına bir taş daha kazandırır ve bunun 17 yolu vardır.
example-caminos-connection-9 = Tam zamanında. Sarı, b3 ile c3 üzerine üç katlı bir L taşı diker ve yeşil çizgiyi keser. Üç katlı bir yığının üzerine bir şey kurulamaz.
example-caminos-connection-10 = Yeşil daha doğuda, e2 hanesinden e3 üzerinden e4 hanesine yükselen ikinci bir yola başlar.
example-caminos-connection-11 = Sarı duvar büyür: b3, c3, c4 ve d4 artık hep üç katlıdır.
example-caminos-connection-12 = d2 ile d3 üzerindeki Z taşı duvarı kuzeydoğudan sıkıştırır ve yeni yeşil taşlara bağlanır.
example-caminos-connection-13 = Şimdi Sarı da tehdit eder. Duvar ile güney kenarındaki bu T taşı arasında kısa bir parça eksiktir ve 15 taş onu hemen doldurur.
example-caminos-connection-14 = Yeşil c1 hanesini alır; duvarın kuzey kenarıyla bağı kopar. Aynı anda Yeşil kendisi bu kenara ulaşır ve 13 yoldan bağlanma tehdidi kurar.
example-caminos-connection-15 = e3 ile f3 üzerinde üç katlı bir duvar daha. Yeşil kuzeyi yeşil ortadan ayırır.
example-caminos-connection-16 = O taşı d6 ile e6 üzerinde dik durur. Sarı yolun güneye inişini keser ve doğudaki yeşil taşlara bağlanır.
example-caminos-connection-17 = Son bir düşünce: güney kenarındaki sıra. c8 ile h8 arası tümüyle sarıdır ve iki taş bu sırayı batıda tamamlayabilir.
example-caminos-connection-18 = Yeşil, h8 hanesini doğu kenarından örter; sıra artık hedefe varmaz.
example-caminos-connection-19 = Sarı, c7 hanesinde bir duvar daha yükseltir. Ama güçlü bir arama artık Yeşil oyuncunun kazandığını kanıtlar.
example-caminos-connection-20 = T taşı Yeşil oyuncuyu f4 hanesinden doğu kenarına taşır. Eksik kalan yalnızca b5 ile f5 arasındaki köprüdür.
example-caminos-connection-21 = Sarı oyuncunun taş koymak için 41 yolu vardır ve hiçbiri işe yaramaz.
example-caminos-connection-22 = İşte köprü: c5 bir, d5 iki, e5 bir katlı. Yol a4 hanesinden inip çıkarak h4 hanesine varır. Burada yalnızca üç taş kazanır; başka her taş Sarı oyuncuya beraberlik verirdi.
example-caminos-connection-end = Yeşil batıyla doğuyu bağlar. İlk iki sarı taşın üzerine inşa edildi ve bu yeşil taşların her biri kazanan yolun parçası oldu.


# caminos-draw

example-caminos-draw-title = Kimse karşıya geçemiyor
example-caminos-draw-about = Eşkenar dörtgen tahtada iki taraf birbirinin yolunu keser, sonunda kimse taş koyamaz olur. Kenara da dikkat edin: Puanlı oyunda sonda kenar taşları karşılaştırılır.
example-caminos-draw-1 = Sarı, eşkenar dörtgenin güney köşesi yakınına bir L taşı koyar. Burada bir hanenin komşuları çaprazdadır ve dört kenar da tırtıklıdır.
example-caminos-draw-2 = Yeşil hemen h8 ile h9 üzerine inşa eder. Bu oyunda iki taraf da alçak taşlara yukarıdan yanıt verecektir.
example-caminos-draw-3 = Kuzeydoğuda bir T taşı. Sarı, Yeşil ikisini birden örtmeden önce iki dayanak ister.
example-caminos-draw-4 = Yeşil f9 ile g9 hanelerini de örter: İlk sarı taştan görünen bir şey kalmaz.
example-caminos-draw-5 = Sarı bir Z taşıyla ortadan geri gelir.
example-caminos-draw-6 = Yine üste bir L taşı, f7 ile f8 üzerine. Yeşil taşlar uzun bir çizgi oluşturmaya başlar.
example-caminos-draw-7 = Sarı, e3 ile f3 çevresinde kuzey kenarını güçlendirir.
example-caminos-draw-8 = Yeşil, e4 ile f4 üzerine dördüncü ve son L taşını koyar. Örtmek için en iyisi L taşlarıdır; bundan sonra onlarsız oynanacaktır.
example-caminos-draw-9 = Burnu yukarıda bir T taşı: g5 iki katlıdır ve sarı doğuyu ortayla birleştirir.
example-caminos-draw-10 = Yeşil f5 hanesini örter ve e5 hanesinde üç kata çıkar. Şimdi 13 ayrı taş iki kenarı hemen bağlar.
example-caminos-draw-11 = Sarı, f6 hanesindeki üç katlı yığınla çizgiyi keser. Üç katlı bir yığın kesindir: Üzerine kimse inşa edemez.
example-caminos-draw-12 = Yeşil onu batıdan dolanır ve e8 hanesini örter.
example-caminos-draw-13 = Sarı doğuyu güçlendirir. Artık iki tarafın da ötekinin aşamayacağı bir duvarı vardır.
example-caminos-draw-14 = d7 ile d8 üzerinde dik bir O taşı. Dört taş yeşil bir yolu tamamlardı; Sarı dikkatli olmalıdır.
example-caminos-draw-15 = g8 ile g9 üzerindeki üç katlı bir yığın daha, güneydeki yeşil taşları ötekilerden ayırır.
example-caminos-draw-16 = Yeşil batıdaki grubunu genişletir. Kenar hâlâ neredeyse boştur: Sarı oyuncunun bir kenar taşı vardır, Yeşil oyuncunun hiç yoktur.
example-caminos-draw-17 = Sarı, f9 ile f10 üzerindeki üç katlı yığınlarla güneyi kapatır.
example-caminos-draw-18 = Yeşil b6 ile c6 hanelerini yükseltir. Batı kenarı boyunca bir yol hâlâ mümkündür.
example-caminos-draw-19 = Şimdi Sarı tehdit eder: Sekiz taş hemen bağlardı, örneğin f1 ile f2 üzerinden.
example-caminos-draw-20 = Her şeyi durduran üç taş vardır ve Yeşil birini bulur. Doğru oyunla Yeşil buradan kazanırdı.
example-caminos-draw-21 = Sarı, c5 ile d5 üzerinde kuzeybatıyı tıkar. Bu tek başına yetmemelidir.
example-caminos-draw-22 = Dönüm noktası. Olası 24 taştan on sekizi kazancı korurdu; j5 ile j6 üzerindeki bu taş onu elden kaçırır.
example-caminos-draw-23 = Sarı fırsatı görür. On altı olasılıktan yalnızca ikisi beraberliği korur ve bu onlardan biridir.
example-caminos-draw-24 = Buradan sonra iki taraf da yanlış yapamaz. Yeşil, f1 köşesini alır.
example-caminos-draw-25 = Sarı, e2 hanesinde son boşluğu kapatır. Şimdi herkes kenar taşlarını sayar.
example-caminos-draw-26 = Yeşil bir yere sığan son taşı koyar. Sarı oyuncunun bir O taşı, Yeşil oyuncunun bir Z taşı kalır, ama onlara yer yoktur.
example-caminos-draw-end = Kimse iki kenarı bağlamadı; bu yüzden kenar taşları karşılaştırılır: dörde dört. Eşitlikte kimse puan almaz.


# samurai-three

example-samurai-three-title = Dokuz, dokuz ve sekiz
example-samurai-three-about = Üç oyuncu figürleri neredeyse eşit paylaşır. Hangi türde kimin tek başına önde olduğuna dikkat edin: Diğerlerinde kaç figür olursa olsun, sonda yalnızca bu oyuncular yarışta kalır.
example-samurai-three-1 = Haritayı oyuncular kendileri donatır. Kırmızı, Kyoto şehrine bir Buda koyarak başlar.
example-samurai-three-4 = Mavi, Kyoto şehrine bir miğfer ekler; Yeşil ile Kırmızı, Akita şehrini doldurur. Artık iki şehir de doludur ve hiçbirinde aynı türden iki figür yoktur.
example-samurai-three-12 = Sıra köylerdedir, her birine bir figür. Budaların ve pirinç tarlalarının çoğu güneybatıya, Shikoku ile Kyushu adalarına gider.
example-samurai-three-20 = Figürler dağılır. Figür koyan herkes elindeki taşları düşünür: Kırmızı miğferleri, Yeşil Budaları sever.
example-samurai-three-27 = 30 figürün hepsi yerindedir, her türden on tane. Rastgele ilk taşlarla asıl oyun başlar ve ilk sıra Kırmızı oyuncudadır.
example-samurai-three-29 = Kırmızı en güçlü samurayını Edo ile Kofu arasına koyar. Samuray, çevresindeki her tür figür için sayılır.
example-samurai-three-32 = Mavi, Kyoto ile Obama yakınına gelir. Gemi işaretlidir; bu yüzden aynı sırada başka bir taşın yanında konabilir.
example-samurai-three-34 = Ozu ile Kochi arasına 3 gücünde bir Buda. Yeşil kalabalıktan uzaktaki Budaları arar.
example-samurai-three-36 = Kırmızı, Tono köyünün miğferine 3 güçle göz koyar.
example-samurai-three-38 = Mavi doğudan Edo şehrine yaklaşır; Iwaki köyünün pirinci de buradan erişilirdir.
example-samurai-three-40 = Yeşil, 3 gücünde bir samurayla kuzeye yerleşir. Bu taş aynı anda hem Akita hem Kuji üzerinde etkilidir.
example-samurai-three-43 = Miğfer 4 ve bir gemi: Kırmızı, Nachi köyünün miğferinde 5 güce ulaşır ve orada tek bir kara alanı boş kalır.
example-samurai-three-46 = Mavi güçlü miğfer taşını Edo yanına koyar ve uzak güneybatıya, Imari ile Uto yakınına bir gemi yollar.
example-samurai-three-48 = e22 alanındaki Buda 4 iki Budaya erişir: Obi ve Beppu. İkisi de bu tek taşla alınacaktır.
example-samurai-three-50 = Kırmızı oyuncunun Buda 4 taşı, Kofu ile Kyoto arasında aynısını yapar.
example-samurai-three-52 = Mavi, Chiba ile Edo arasına Buda 4 koyar. Edo şehrinde üç figür bekler ve Mavi hepsinde etki toplar.
example-samurai-three-54 = 2 gücünde bir samuray, Yeşil oyuncuyu Ozu köyünde 5 güce çıkarır. Bir alan daha, ve oradaki Buda el değiştirir.
example-samurai-three-56 = Kırmızı, Nachi köyünün son alanını doldurur ve oyunun ilk figürünü alır: hiçe karşı 6 güçle bir miğfer.
example-samurai-three-58 = 3 gücünde bir samuray, Mavi oyuncuyu Edo şehrinin miğferi ve Budası için 9 güce çıkarır. Edo şehrini şimdi kim kapatırsa Mavi oyuncuya iki figür verir.
example-samurai-three-61 = Miğfer 4, Tono köyünde Kırmızı oyuncunun miğfer 3 taşını geçer. Moji ile Hagi yakınındaki bir gemi güneyde bir ayak bırakır.
example-samurai-three-63 = Kırmızı, Kyoto şehrini kapatır ve tek taşla iki figürü de alır: bir miğfer ve bir Buda.
example-samurai-three-66 = Mavi, Chiba köyünün Budasını alır; Iwaki köyünün pirincinde ise şimdiden tek başınadır.
example-samurai-three-68 = Bir pirinç taşı Tono köyünü kapatır ve Yeşil, 3 güce karşı 4 güçle miğferi alır. Türü önemli değildir: Bir köyü her taş kapatabilir.
example-samurai-three-70 = Kırmızı, Mavi iki figür alacak olsa da Edo şehrini kapatır. Pirinç taşıyla 7 güç 5 gücü yener ve bir figür hiç yoktan iyidir.
example-samurai-three-72 = Mavi, Iwaki köyünün son alanını doldurur ve pirinci alır.
example-samurai-three-75 = Yeşil oyuncunun şimdiye kadarki en iyi sırası: Miğfer taşının yanında bir atlıyla Mutsu ile Kuji köylerini kapatır ve iki figür alır.
example-samurai-three-77 = Taş değişimi. Kırmızı oyuncunun pirinç 4 taşı Edo yanında işini bitirmiştir; Imari yakınına taşınır ve geride 0 gücünde bir taş kalır.
example-samurai-three-79 = Mavi, Obama köyünün pirinciyle ilgilenir.
example-samurai-three-82 = Yeşil, Ozu köyünün Budasını alır. Ardından figür değişimi: Nikko miğferi Uto köyüne, Uto pirinci Nikko köyüne gider; Kırmızı oyuncunun pirinç taşlarından uzağa.
example-samurai-three-84 = Kırmızı, Imari köyünü kapatır ve taşıdığı taşla pirinci alır.
example-samurai-three-87 = Mavi kendi figür değişimiyle yanıt verir: Kochi Budası Himi köyüne gider, Kochi köyüne ise bir miğfer gelir ve Mavi oyuncunun miğfer taşı onu hemen alır.
example-samurai-three-89 = Yeşil, Moji ile Beppu arasına pirinç 4 koyar. Görüleceği gibi taş orada yalnızca bekletilmektedir.
example-samurai-three-92 = Üçüncü figür değişimi Moji köyüne bir miğfer getirir ve Kırmızı oyuncunun samurayı onu 1 güce karşı 2 güçle alır. Pirinç Uto köyüne gider.
example-samurai-three-94 = n12 alanındaki pirinç 4, Nikko ile Ojiya köylerine erişir. Mavi artık pirincin peşindedir: Tek başına çoğunluk yakındır.
example-samurai-three-96 = Yeşil beklettiği pirinç taşını d21 alanına taşır ve Beppu köyünü kapatır: eski Buda 4 taşının aldığı üçüncü Buda.
example-samurai-three-99 = Kırmızı, Obi ile Uto köylerini birlikte kapatır. Yeşil dördüncü Budayı, Kırmızı ise 4 güce karşı 5 güçle Uto pirincini alır.
example-samurai-three-101 = Mavi oyuncunun 3 gücündeki samurayı, alınacak bir şey kalmayan Edo yanından ayrılıp Hagi yakınına gider. Orada kimse tehdit beklemiyordu.
example-samurai-three-104 = Yeşil, Hagi köyünü kapatır ve pirinci Mavi oyuncuya bırakır, çünkü miğfer 3 aynı zamanda Izumo miğferine etki eder.
example-samurai-three-108 = Büyük bir sıra: pirinç, atlı ve gemi. Kırmızı, Anan miğferini ve Utazu pirincini alır; dokuz figürle herkesten çok figürü vardır.
example-samurai-three-111 = Mavi, Obama pirincini 6 güçle alır. Üç oldu, devamı da gelecek.
example-samurai-three-114 = Yeşil, Izumo köyünü güçlendirir. Son miğferler orada ve Akita şehrindedir; bir türün sonuncusu gidince oyun biter.
example-samurai-three-116 = Kırmızı, Akita ile Nikko yerleşimlerini kapatır. Yeşil bir miğfer, Mavi pirinci alır; Kırmızı ile Yeşil 4 güçte eşit olduğu için Buda kimsenin olmaz ve kenara konur.
example-samurai-three-118 = Mavi, Izumo ile Bizen köylerini kapatır. Yeşil haritadaki son miğferi alır ve oyun biter; Mavi beşinci pirincini alır.
example-samurai-three-end = Kırmızı oyuncunun dokuz figürü sayılmaz: Miğferlerde Yeşil ile 4:4 eşittir ve hiçbir türde tek başına önde değildir. Mavi pirinçte, Yeşil Budalarda öndedir; ikisinin de dört başka figürü vardır. Toplamda Mavi 9, Yeşil 8: Mavi birinci, Yeşil ikinci, Kırmızı üçüncüdür.
