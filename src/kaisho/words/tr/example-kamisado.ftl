# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# kamisado-standard

example-kamisado-standard-title = İten sumo
example-kamisado-standard-about = Üç puana oynanan, dört turluk bir standart maç. Son tura dikkat edin: Siyah’ın turuncu sumosu aynı kuleyi üç kez geri iter ve her itişten sonra yine Siyah oynar.
example-kamisado-standard-1 = Siyah, Sarı ile açar ve turuncuda durur; Beyaz, Turuncu ile yanıt vermek zorundadır. Açan taraf bu ilk turu her zaman kazanabilir; bu hamlenin yetip yetmediği bilinmiyor.
example-kamisado-standard-2 = Turuncu altı kare ilerler ve a8 boş kalır. Şimdi d5 karesindeki Sarı, c6 ve b7 üzerinden açık bir kapı görür. Çözücünün kanıtladığı gibi sekiz yanıtın hepsi kaybettirir.
example-kamisado-standard-3 = Güzel bir yanıt: Mor yine turuncuda durur, Beyaz’ın Turuncu kulesi ise a2 karesinde iki siyah kulenin önünde sıkışmıştır. Burada yalnızca iki hamle kazandırır, ikisi de turuncuda biter.
example-kamisado-standard-4 = Turuncu ne düz ne çapraz gidebilir, bu yüzden pas geçer. Mor karede durduğu için Siyah yine Mor ile oynar.
example-kamisado-standard-5 = Mor bu bedava hamleyi kullanır ve g7 karesine, kahverengiye çıkar. Beyaz’ın Kahverengi kulesi h8 karesinden ayrılır ayrılmaz Mor oraya girebilir.
example-kamisado-standard-6 = Kahverengi oynamak zorundadır ve altı hamlesinin her biri h8 karesini açar. Artık Mor da Sarı da hedefe bir hamle uzaktadır.
example-kamisado-standard-7 = Aynı numara bir kez daha: Mavi turuncuya küçük bir adım atar, Beyaz’ın Turuncu kulesi hâlâ a2 karesinde sıkışmıştır.
example-kamisado-standard-8 = Mor karede bir pas daha. Bu pas tam da Beyaz’ın en çok korktuğu kuleyi çağırır.
example-kamisado-standard-9 = Mor, g7 karesinden h8 karesine girer ve turu kazanır. Bir ejderha dişi alır ve artık bir sumodur: Siyah bir puan kazanır.
example-kamisado-standard-10 = Turu kazanan, iki başlangıç sırasının nasıl doldurulacağını seçer. Siyah soldan doldurur; yeni sumo böylece h1 köşesine gelir.
example-kamisado-standard-11 = Turu kaybeden Beyaz açar. Kahverengi b2 karesine kadar gider ve üç siyah kulenin karşısına dikilir; kazandırdığı kanıtlanan tek açılış, Turuncu ile beş kare ileriydi.
example-kamisado-standard-12 = Siyah, Kahverengi ile a7 karesine kadar çıkar: Buradan, Beyaz’ın az önce bıraktığı b8 karesini görür. Buna karşılık a1 artık Beyaz için açıktır.
example-kamisado-standard-13 = Kırmızı kulenin on üç hamlesi vardır ve hepsi kaybettirir. Bu hamle g8 karesini boşaltır; g sütunu artık Siyah’ın Sarı kulesine açıktır.
example-kamisado-standard-14 = Turuncu e6 karesine gelir ve f7 üzerinden g8 karesine üçüncü bir tehdit ekler. Morda durur ve Beyaz’ın en işe yaramaz kulesini çağırır.
example-kamisado-standard-15 = Beyaz’ın Mor kulesi yeşile kısa bir adım atar. Aynı anda üç tehdide karşı savunma kalmamıştır.
example-kamisado-standard-16 = Yeşil kulenin yedi hamlesinin hepsi kazandırır. Bu hamle turuncuda durur, çünkü Beyaz’ın Turuncu kulesinin neredeyse hiç yeri kalmamıştır.
example-kamisado-standard-17 = Turuncu için yalnızca iki kare kalmıştır ve ikisi de turuncudur. Beyaz ne yaparsa yapsın, sırada Siyah’ın Turuncu kulesi vardır.
example-kamisado-standard-18 = e6 karesinden f7 üzerinden g8 karesine: Turuncu rakibin başlangıç sırasına ulaşır ve Siyah’ın ikinci sumosu olur. Skor 2:0; bir puan daha maçı kazandırır.
example-kamisado-standard-19 = Siyah bu kez sağdan doldurur. İki sumo da köşelere gelir: Turuncu a1, Mor h1 karesine.
example-kamisado-standard-20 = Beyaz, Mavi kuleyi beş kare ileri, maviye sürer. Doğru oynanırsa bu kaybettirir, ama Siyah yanıtı bulmak zorundadır.
example-kamisado-standard-21 = Maçın hatası. Mavi f sütunundan ayrılır ve Beyaz’ın Mor kulesi f8 karesinden birden f1 karesine kadar görür. Kazandıran bütün hamleler düz gidiyor ve bu sütunu kapalı tutuyordu.
example-kamisado-standard-22 = Beyaz hemen vurur. Yeşil d3 karesine gelir ve o da f1 karesini tehdit eder; morda durur, çünkü Siyah’ın mor sumosu turu artık kurtaramaz.
example-kamisado-standard-23 = Sumo h4 karesine gider ve dört kare ötedeki d8 karesine göz diker. Ama artık on hamlenin onu da kaybettirir ve Beyaz, Pembe ile oynayacaktır.
example-kamisado-standard-24 = Kazandıran tek hamle. Pembe, b1 karesindeki Kahverengi kulenin tam önüne dikilir ve kahverengide durarak onu çağırır: Kahverengi yana çekilmek zorundadır.
example-kamisado-standard-25 = Soldaki a2 mordur ve Beyaz’ın Mor kulesi hemen hedefe yürürdü. Kahverengi bu yüzden sağa, sarıya gider ve b1 karesini açar.
example-kamisado-standard-26 = Sarı turuncuda durur. Siyah’ın turuncu sumosu a1 karesinde kıstırılmıştır ve gidebileceği tek bir kare vardır.
example-kamisado-standard-27 = Zorunlu ve ölümcül: a2 karesi mordur.
example-kamisado-standard-28 = Açık f sütununda yedi kare düz. Mor turu kazanır ve Beyaz’ın sumosu olur: 2:1.
example-kamisado-standard-29 = Beyaz sağdan doldurur. Beyaz sumonun ikinci işareti şimdi iki puan ve maç demektir; Siyah için tek puan yeter.
example-kamisado-standard-30 = Turu kaybeden Siyah açar. Pembe uzağa, a7 karesine, Beyaz’ın Turuncu kulesinin tam önüne gider. Bedeli: g1 boşalır ve Beyaz’ın Pembe kulesinin yolu açılır.
example-kamisado-standard-31 = Kırmızı b8 karesinden ayrılır ve Pembe kulenin hedefe çapraz bir adımı kalır. Kırmızı kulenin on iki hamlesi de kaybettirir.
example-kamisado-standard-32 = Kırmızı f6 karesine gider ve kahverengide durur. Beyaz’ın Pembe kulesi çağrılmamalıdır; Siyah tur bitene kadar buna dikkat eder.
example-kamisado-standard-33 = Kahverengi c2 karesine, c1 karesindeki sumonun tam önüne iner. Bu çok yakında önem kazanacak.
example-kamisado-standard-34 = Sarı bütün çaprazı geçip b7 karesine gelir. a7 karesindeki Pembe ile birlikte Beyaz’ın Turuncu kulesini köşesine kilitler ve turuncuda durur.
example-kamisado-standard-35 = Turuncu oynayamaz ve pas geçer. Durduğu a8 köşesi de turuncudur; sıra Siyah’ın Turuncu kulesinde, yani sumodadır.
example-kamisado-standard-36 = İlk itiş. Sumo c2 karesine adım atar ve Kahverengi kuleyi c3 karesine geri iter. Beyaz’ın sırası atlanır, Siyah da Kahverengi ile devam eder, çünkü c3 kahverengidir.
example-kamisado-standard-37 = Kahverengi d5 karesine gider ve turuncuda durur. Beyaz’ın Turuncu kulesi hâlâ kilitlidir.
example-kamisado-standard-38 = Turuncudan turuncuya bir pas daha. Sumo böylece ikinci kez çağrılır.
example-kamisado-standard-39 = İkinci itiş Kahverengi kuleyi yeşil c4 karesine götürür. Burada her hamle kazandırırdı; bu hamle Beyaz’a hiç sıra vermez.
example-kamisado-standard-40 = Siyah, Yeşil ile bir kez daha oynar ve morda durur. Üç siyah kule artık hedefe bir hamle uzaktadır.
example-kamisado-standard-41 = Beyaz’ın sumosu bu turdaki ilk hamlesini yapar. Kahverengiye bir adım, öteki beş hamleden ne iyi ne kötüdür.
example-kamisado-standard-42 = Kahverengi c6 karesine, turuncuya gider. Kilitli kule bir zil gibidir: Siyah her çaldığında sumo harekete geçer.
example-kamisado-standard-43 = Beyaz’ın Turuncu kulesi bu turda üçüncü kez pas geçer.
example-kamisado-standard-44 = Üçüncü itiş; bu kez kazandıran tek hamle budur. Kahverengi maviye düşer ve Siyah, Mavi ile devam eder.
example-kamisado-standard-45 = Mavi a6 karesine çıkar ve Yeşil kuleyi çağırır. Beyaz’ın üç hamlesi vardır ve hepsi kaybettirir.
example-kamisado-standard-46 = Yeşil mavide durur, çünkü Siyah’ın Mavi kulesinin yolunu kendi kuleleri kapatır. Ama Yeşil f8 karesini bırakmıştır.
example-kamisado-standard-47 = Mavi kulenin önünde Pembe, çaprazında Sarı vardır: Şimdi Siyah da pas geçer. a6 karesi yeşildir, Yeşil yeniden oynamalıdır.
example-kamisado-standard-48 = Yeşil kulenin tek bir karesi kalmıştır ve o da kırmızıdır.
example-kamisado-standard-49 = Kırmızı iki kare düz gidip f8 karesine ulaşır. Üç sumo, üç puan: Maçı Siyah kazanır.
example-kamisado-standard-end = Siyah maçı 3:1 kazanır. İki turu, oynayamayan ve böylece sırayı geri veren bir kule belirledi; son turda bir sumo bundan üç itiş çıkardı.

# kamisado-tournament

example-kamisado-tournament-title = İlk hamleden önce kazanılan tur
example-kamisado-tournament-about = Bu turnuva turunda iki taraf da dizilişini kendi seçer; ikinci dizen Beyaz, her açılışı yenen bir diziliş bulur. Yolun buna rağmen ne kadar dar olduğuna dikkat edin: Çoğu zaman kazancı yalnızca tek bir yanıt korur.
example-kamisado-tournament-1 = Turnuva dizilişinde kuleler kendi renklerinde başlamak zorunda değildir. Turu açacak olan Siyah önce dizer; soldan başlayarak kuleleri tek tek koyar. Mavi a1 karesine gelir.
example-kamisado-tournament-4 = Mor, Yeşil ve Kırmızı izler. Beyaz sessizce seyreder: İkinci dizen, bütün dizilişe yanıt verebilir.
example-kamisado-tournament-8 = Siyah dizilişini tamamladı ve hiçbir kule kendi renginde durmuyor.
example-kamisado-tournament-9 = Şimdi Beyaz kendi solundan, yani h8 karesinden başlayarak dizer. Köşeyi Turuncu alır.
example-kamisado-tournament-12 = Kırmızı, Yeşil ve Pembe gelir. Beyaz her kuleyi, Siyah’ın tamamlanmış dizilişine bakarak seçer.
example-kamisado-tournament-16 = Artık 102 olası açılışı olan sıradan bir tur başlar. Ama Beyaz kusursuz yanıtı bulmuştur: çözücü, 102 açılışın hepsinin kaybettirdiğini kanıtlar.
example-kamisado-tournament-17 = Siyah yine de bir şey oynamak zorundadır. Turuncu f4 karesine gider ve mavide durur.
example-kamisado-tournament-18 = Mavi c3 karesine, kahverengiye iner. On üç hamleden üçü kazancı korur; bu da onlardan biridir.
example-kamisado-tournament-19 = Kahverengi h7 karesine kadar çıkar. h1 boşalır ve Beyaz’ın Kahverengi kulesi a8 karesinden tahtanın en uzun çaprazını görür.
example-kamisado-tournament-20 = Kazandıran tek hamle: Mor kahverengide durur, çünkü Siyah’ın Kahverengi kulesi h7 karesinde Turuncu ile Kırmızı kulelerin önünde sıkışmıştır. d8 Kırmızı için açılır, ama Kırmızı çağrılmayacaktır.
example-kamisado-tournament-21 = Kahverengi pas geçer. h7 karesi mordur, bu yüzden Beyaz yine Mor ile oynar.
example-kamisado-tournament-22 = e5 karesine bir adım, yine kahverengi. Beş hamleden dördü kazancı elden kaçırırdı.
example-kamisado-tournament-23 = Kahverengi hâlâ oynayamaz ve Mor bir kez daha çağrılır.
example-kamisado-tournament-24 = Yalnızca bu kazandırır: Mor e2 karesine, Siyah’ın başlangıç sırasının tam önüne iner ve f1 karesini tehdit eder. Yeşil çağrılır, çünkü buna karşı bir şey yapamaz.
example-kamisado-tournament-25 = Yeşil kulenin beş hamlesi vardır ve hepsi kaybettirir. c1 karesinden ayrılınca c sütunu Beyaz’ın Mavi kulesine açılır.
example-kamisado-tournament-26 = On iki hamleden yalnızca bu kazandırır, üstelik cesur bir hamledir: Kırmızı kendi Kahverengi kulesinin yoluna dikilir ve g8 karesini rakip kuleye açar. Ama turuncuda durur ve Turuncu zararsızdır.
example-kamisado-tournament-27 = Turuncu, Beyaz’ın yarısına derinlemesine girer ve kendi son adımını hazırlar. Pembede durur ve sırayı Beyaz’ın Pembe kulesine bırakır.
example-kamisado-tournament-28 = Yine on bir hamleden yalnızca biri kazandırır. Pembe a4 karesine gider ve sarıda durur; oysa bu, e8 karesini Siyah’ın Yeşil kulesine açar.
example-kamisado-tournament-29 = Sarı kulenin dört karesi vardır: Üçü pembedir, dördüncüsünde Beyaz’ın Mavi kulesi hedefe yürür. Siyah pembeyi seçer.
example-kamisado-tournament-30 = Tek bir adım ve kazandıran tek hamle: Pembe mavide durur. Dört beyaz kule artık hedefe bir hamle uzaktadır.
example-kamisado-tournament-31 = Mavi kulenin iki hamlesi vardır. Mor a2 karesinde Beyaz’ın Mor kulesi hemen kazanırdı; Mavi bu yüzden b2 karesine, kahverengiye gider.
example-kamisado-tournament-32 = Bu turda yedinci kez yalnızca tek hamle kazandırır. Kahverengi pembede durur ve g1 karesindeki siyah Pembe kulenin tek bir karesi kalır.
example-kamisado-tournament-33 = Zorunlu: Pembe h2 karesine, kırmızıya adım atar; Beyaz’ın Kırmızı kulesi g2 karesinde beklemektedir.
example-kamisado-tournament-34 = Kırmızı kulenin üç hamlesi de başlangıç sırasına ulaşır. Beyaz çapraz olanı, f1 karesini seçer.
example-kamisado-tournament-end = Turu Beyaz kazanır. İkinci dizmek, ilk oynamaktan daha değerliydi: Doğru dizilişle tur baştan kazanılmıştı, yine de kazancı yedi kez tek bir hamle korudu.
