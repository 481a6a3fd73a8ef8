# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# caminos-connection

example-caminos-connection-title = İnişli çıkışlı bir yol
example-caminos-connection-about = Yeşil, farklı yükseklikteki taşların üzerinden batı kenarını doğu kenarına bağlar. Bir taşın ne kadar sık hem Sarı’nın yolunu kestiğine hem de Yeşil’in yolunu taşıdığına dikkat edin.
example-caminos-connection-1 = Sarı, batı kenarında bir L taşıyla başlar. Henüz her yer açıktır ve alçak taşların üstüne kolayca çıkılır.
example-caminos-connection-2 = Yeşil hemen üstüne çıkar: L taşının iki küpü a4 ile b4 üzerinde durur, c4 ise iki katlı olur. Yukarıdan bakınca batı kenarı a4 hanesinde artık yeşildir.
example-caminos-connection-3 = Sarı öteki yarıya geçer ve doğunun ortasına bir Z taşı koyar.
example-caminos-connection-4 = Yeşil, ilk sarı taşın geri kalanını b5 ile b7 arasında örter. Artık yukarıdan hiçbir yüzü görünmez.
example-caminos-connection-5 = Kuzeybatı köşesinde yeni bir başlangıç. T taşı hem kuzey hem batı kenarına değer.
example-caminos-connection-6 = Öteki kanatta aynı düşünce: f4 ile f5 üzerindeki L taşı, sarı Z taşını ikiye böler.
example-caminos-connection-7 = Sarı, kuzey kenarı boyunca ortaya doğru uzanır.
example-caminos-connection-8 = Yeşil b1 ile b2 hanelerini örter ve b3 boşluğunu kapatır. b1 ile b7 arası tümüyle yeşildir: Güney kenarına bir taş daha kazandırır ve bunun 17 yolu vardır.
example-caminos-connection-9 = Tam zamanında. Sarı, b3 ile c3 üzerine üç katlı bir L taşı diker ve yeşil çizgiyi keser. Üç katlı bir yığının üstüne hiçbir şey konamaz.
example-caminos-connection-10 = Yeşil daha doğuda, e2 hanesinden e3 üzerinden e4 hanesine yükselen ikinci bir yola başlar.
example-caminos-connection-11 = Sarı duvar büyür: b3, c3, c4 ve d4 artık hep üç katlıdır.
example-caminos-connection-12 = d2 ile d3 üzerindeki Z taşı duvarı kuzeydoğudan sıkıştırır ve yeni yeşil taşlara bağlanır.
example-caminos-connection-13 = Şimdi Sarı da tehdit eder. Duvar ile güney kenarındaki bu T taşı arasında kısa bir parça eksiktir ve 15 taş onu hemen doldurur.
example-caminos-connection-14 = Yeşil c1 hanesini alır; duvarın kuzey kenarıyla bağı kopar. Aynı anda Yeşil kendisi bu kenara ulaşır ve 13 yoldan bağlanma tehdidi kurar.
example-caminos-connection-15 = e3 ile f3 üzerinde üç katlı bir duvar daha. Yeşil kuzeyi yeşil ortadan ayırır.
example-caminos-connection-16 = O taşı d6 ile e6 üzerinde dik durur. Sarı yolun güneye inişini keser ve doğudaki yeşil taşlara bağlanır.
example-caminos-connection-17 = Son bir düşünce: güney kenarındaki satır. c8 ile h8 arası tümüyle sarıdır ve iki taş bu satırı batıda tamamlayabilir.
example-caminos-connection-18 = Yeşil, h8 hanesini doğu kenarından örter; satır artık hedefe varmaz.
example-caminos-connection-19 = Sarı, c7 hanesinde bir duvar daha yükseltir. Ama güçlü bir arama artık Yeşil’in kazandığını kanıtlar.
example-caminos-connection-20 = T taşı Yeşil’i f4 hanesinden doğu kenarına taşır. Eksik kalan yalnızca b5 ile f5 arasındaki köprüdür.
example-caminos-connection-21 = Sarı’nın taş koymak için 41 yolu vardır ve hiçbiri işe yaramaz.
example-caminos-connection-22 = İşte köprü: c5 bir, d5 iki, e5 bir katlı. Yol a4 hanesinden inip çıkarak h4 hanesine varır. Burada yalnızca üç yerleştirme kazandırır; başka her taş Sarı’ya beraberlik verirdi.
example-caminos-connection-end = Yeşil batıyla doğuyu bağlar. İlk iki sarı taşın üstüne çıkıldı ve bu yeşil taşların her biri kazandıran yolun parçası oldu.

# caminos-draw

example-caminos-draw-title = Kimse karşıya geçemiyor
example-caminos-draw-about = Eşkenar dörtgen tahtada iki taraf birbirinin yolunu keser, sonunda kimse taş koyamaz olur. Kenara da dikkat edin: Puan tutuluyorsa sonda kenar taşları karşılaştırılır.
example-caminos-draw-1 = Sarı, eşkenar dörtgenin güney köşesi yakınına bir L taşı koyar. Burada bir hanenin komşuları çaprazdadır ve dört kenar da tırtıklıdır.
example-caminos-draw-2 = Yeşil hemen h8 ile h9 hanelerinin üstüne çıkar. Bu oyunda iki taraf da alçak taşlara yukarıdan yanıt verecektir.
example-caminos-draw-3 = Kuzeydoğuda bir T taşı. Sarı, Yeşil ikisini birden örtmeden önce iki dayanak ister.
example-caminos-draw-4 = Yeşil f9 ile g9 hanelerini de örter: İlk sarı taştan görünen bir şey kalmaz.
example-caminos-draw-5 = Sarı bir Z taşıyla ortadan geri gelir.
example-caminos-draw-6 = Yine üste bir L taşı, f7 ile f8 üzerine. Yeşil taşlar uzun bir çizgi oluşturmaya başlar.
example-caminos-draw-7 = Sarı, e3 ile f3 çevresinde kuzey kenarını güçlendirir.
example-caminos-draw-8 = Yeşil, e4 ile f4 üzerine dördüncü ve son L taşını koyar. Örtmek için en iyisi L taşlarıdır; bundan sonra onlarsız oynanacaktır.
example-caminos-draw-9 = Burnu yukarıda bir T taşı: g5 iki katlıdır ve sarı doğuyu ortayla birleştirir.
example-caminos-draw-10 = Yeşil f5 hanesini örter ve e5 hanesinde üç kata çıkar. Şimdi 13 ayrı yerleştirme iki kenarı Yeşil için hemen bağlar.
example-caminos-draw-11 = Sarı, f6 hanesindeki üç katlı yığınla çizgiyi keser. Üç katlı bir yığın kalıcıdır: Üstüne kimse çıkamaz.
example-caminos-draw-12 = Yeşil onu batıdan dolanır ve e8 hanesini örter.
example-caminos-draw-13 = Sarı doğuyu güçlendirir. Artık iki tarafın da ötekinin aşamayacağı bir duvarı vardır.
example-caminos-draw-14 = d7 ile d8 üzerinde dik bir O taşı. Dört taş yeşil bir yolu tamamlardı; Sarı dikkatli olmalıdır.
example-caminos-draw-15 = g8 ile g9 üzerindeki üç katlı bir yığın daha, güneydeki yeşil taşları ötekilerden ayırır.
example-caminos-draw-16 = Yeşil batıdaki grubunu genişletir. Kenar hâlâ neredeyse boştur: Sarı’nın bir kenar taşı vardır, Yeşil’in hiç yoktur.
example-caminos-draw-17 = Sarı, f9 ile f10 üzerindeki üç katlı yığınlarla güneyi kapatır.
example-caminos-draw-18 = Yeşil b6 ile c6 hanelerini yükseltir. Batı kenarı boyunca bir yol hâlâ mümkündür.
example-caminos-draw-19 = Şimdi Sarı tehdit eder: Sekiz taş hemen bağlardı, örneğin f1 ile f2 üzerinden.
example-caminos-draw-20 = Her şeyi durduran üç taş vardır ve Yeşil birini bulur. Doğru oyunla Yeşil buradan kazanırdı.
example-caminos-draw-21 = Sarı, c5 ile d5 üzerinde kuzeybatıyı tıkar. Bu tek başına yetmemelidir.
example-caminos-draw-22 = Dönüm noktası. Olası 24 taştan on sekizi kazancı korurdu; j5 ile j6 üzerindeki bu taş onu elden kaçırır.
example-caminos-draw-23 = Sarı fırsatı görür. On altı olasılıktan yalnızca ikisi beraberliği korur ve bu onlardan biridir.
example-caminos-draw-24 = Buradan sonra iki taraf için de ters gidebilecek bir şey yoktur. Yeşil, f1 köşesini alır.
example-caminos-draw-25 = Sarı, e2 hanesinde son boşluğu kapatır. Şimdi herkes kenar taşlarını sayar.
example-caminos-draw-26 = Yeşil bir yere sığan son taşı koyar. Sarı’nın bir O taşı, Yeşil’in bir Z taşı kalır, ama onlara yer yoktur.
example-caminos-draw-end = Kimse iki kenarı bağlamadı; bu yüzden kenar taşları karşılaştırılır: dörde dört. Eşitlikte kimse puan almaz.
