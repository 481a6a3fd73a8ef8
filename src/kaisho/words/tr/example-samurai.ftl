# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# samurai-three

example-samurai-three-title = Dokuz, dokuz ve sekiz
example-samurai-three-about = Üç oyuncu figürleri neredeyse eşit paylaşır. Hangi türde kimin tek başına önde olduğuna dikkat edin: Diğerlerinde kaç figür olursa olsun, sonda yalnızca bu oyuncular yarışta kalır.
example-samurai-three-1 = Haritayı oyuncular kendileri donatır. Kırmızı, Kyoto kentine bir buda koyarak başlar.
example-samurai-three-4 = Mavi, Kyoto kentine bir miğfer ekler; Yeşil ile Kırmızı, Akita kentini doldurur. Artık iki kent de doludur ve hiçbirinde aynı türden iki figür yoktur.
example-samurai-three-12 = Sıra köylerdedir, her birine bir figür. Budaların ve pirinç tarlalarının çoğu güneybatıya, Shikoku ile Kyushu adalarına gider.
example-samurai-three-20 = Figürler dağılır. Figür koyan herkes elindeki taşları düşünür: Kırmızı miğferleri, Yeşil budaları sever.
example-samurai-three-27 = 30 figürün hepsi yerindedir, her türden on tane. Rastgele ilk taşlarla asıl oyun başlar ve ilk sıra Kırmızı’dadır.
example-samurai-three-29 = Kırmızı en güçlü samurayını Edo ile Kofu arasına koyar. Samuray, çevresindeki her tür figür için sayılır.
example-samurai-three-32 = Mavi, Kyoto ile Obama yakınına gelir. Gemi hızlı bir taştır (侍); bu yüzden oyuncu, sırasında onunla birlikte başka bir taş da koyabilir.
example-samurai-three-34 = Ozu ile Kochi arasına 3 gücünde bir buda. Yeşil kalabalıktan uzaktaki budaları arar.
example-samurai-three-36 = Kırmızı, Tono köyünün miğferine 3 güçle göz koyar.
example-samurai-three-38 = Mavi doğudan Edo kentine yaklaşır; Iwaki köyünün pirincine de buradan erişilir.
example-samurai-three-40 = Yeşil, 3 gücünde bir samurayla kuzeye yerleşir. Bu taş aynı anda hem Akita hem Kuji üzerinde etkilidir.
example-samurai-three-43 = Miğfer 4 ve bir gemi: Kırmızı, Nachi köyünün miğferinde 5 güce ulaşır ve orada tek bir kara alanı boş kalır.
example-samurai-three-46 = Mavi güçlü miğfer taşını Edo yanına koyar ve uzak güneybatıya, Imari ile Uto yakınına bir gemi yollar.
example-samurai-three-48 = e22 alanındaki Buda 4 iki budaya erişir: Obi ve Beppu. İkisi de bu tek taşla alınacaktır.
example-samurai-three-50 = Kırmızı’nın Buda 4 taşı, Kofu ile Kyoto arasında aynısını yapar.
example-samurai-three-52 = Mavi, Chiba ile Edo arasına Buda 4 koyar. Edo kentinde üç figür bekler ve Mavi hepsinde etki toplar.
example-samurai-three-54 = 2 gücünde bir samuray, Yeşil’i Ozu köyünde 5 güce çıkarır. Bir alan daha dolunca oradaki buda el değiştirecektir.
example-samurai-three-56 = Kırmızı, Nachi köyünün son alanını doldurur ve oyunun ilk figürünü alır: hiçe karşı 6 güçle bir miğfer.
example-samurai-three-58 = 3 gücünde bir samuray, Mavi’yi Edo kentinin miğferi ve budası için 9 güce çıkarır. Edo kentini şimdi kim kapatırsa Mavi’ye iki figür verir.
example-samurai-three-61 = Miğfer 4, Tono köyünde Kırmızı’nın Miğfer 3 taşını geçer. Moji ile Hagi yakınındaki bir gemi güneyi de elde tutar.
example-samurai-three-63 = Kırmızı, Kyoto kentini kapatır ve tek taşla iki figürü de alır: bir miğfer ve bir buda.
example-samurai-three-66 = Mavi, Chiba köyünün budasını alır; Iwaki köyünün pirincinde ise şimdiden tek başınadır.
example-samurai-three-68 = Bir pirinç taşı Tono köyünü kapatır ve Yeşil, 3 güce karşı 4 güçle miğferi alır. Türü önemli değildir: Bir köyü her taş kapatabilir.
example-samurai-three-70 = Kırmızı, Mavi iki figür alacak olsa da Edo kentini kapatır. Pirinç taşıyla 7 güç 5 gücü yener ve bir figür hiç yoktan iyidir.
example-samurai-three-72 = Mavi, Iwaki köyünün son alanını doldurur ve pirinci alır.
example-samurai-three-75 = Yeşil’in şimdiye kadarki en iyi hamlesi: Miğfer taşının yanında bir atlıyla Mutsu ile Kuji köylerini kapatır ve iki figür alır.
example-samurai-three-77 = Taş değişimi. Kırmızı’nın Pirinç 4 taşı Edo yanında işini bitirmiştir; Imari yakınına taşınır ve geride 0 gücünde bir taş kalır.
example-samurai-three-79 = Mavi, Obama köyünün pirinciyle ilgilenir.
example-samurai-three-82 = Yeşil, Ozu köyünün budasını alır. Ardından figür değişimi: Nikko miğferi Uto köyüne, Uto pirinci Nikko köyüne gider; Kırmızı’nın pirinç taşlarından uzağa.
example-samurai-three-84 = Kırmızı, Imari köyünü kapatır ve taşıdığı taşla pirinci alır.
example-samurai-three-87 = Mavi bir figür değişimiyle yanıt verir: Kochi budası Himi köyüne gider, Kochi köyüne ise bir miğfer gelir ve Mavi’nin miğfer taşı onu hemen alır.
example-samurai-three-89 = Yeşil, Moji ile Beppu arasına Pirinç 4 koyar. Görüleceği gibi taş orada yalnızca bekletilmektedir.
example-samurai-three-92 = Üçüncü figür değişimi Moji köyüne bir miğfer getirir ve Kırmızı’nın samurayı onu 1 güce karşı 2 güçle alır. Pirinç Uto köyüne gider.
example-samurai-three-94 = n12 alanındaki Pirinç 4, Nikko ile Ojiya köylerine erişir. Mavi artık pirincin peşindedir: Tek başına çoğunluk yakındır.
example-samurai-three-96 = Yeşil beklettiği pirinç taşını d21 alanına taşır ve Beppu köyünü kapatır: eski Buda 4 taşının aldığı üçüncü buda.
example-samurai-three-99 = Kırmızı, Obi ile Uto köylerini birlikte kapatır. Yeşil dördüncü budayı, Kırmızı ise 4 güce karşı 5 güçle Uto pirincini alır.
example-samurai-three-101 = Mavi’nin 3 gücündeki samurayı, alınacak bir şey kalmayan Edo yanından ayrılıp Hagi yakınına gider. Orada kimse tehdit beklemiyordu.
example-samurai-three-104 = Yeşil, Hagi köyünü kapatır ve pirinci Mavi’ye bırakır, çünkü Miğfer 3 aynı zamanda Izumo miğferine etki eder.
example-samurai-three-108 = Büyük bir hamle: pirinç, atlı ve gemi. Kırmızı, Anan miğferini ve Utazu pirincini alır; dokuz figürle herkesten çok figürü vardır.
example-samurai-three-111 = Mavi, Obama pirincini 6 güçle alır. Üç oldu, devamı da gelecek.
example-samurai-three-114 = Yeşil, Izumo köyünü güçlendirir. Son miğferler orada ve Akita kentindedir; bir türün sonuncusu gidince oyun biter.
example-samurai-three-116 = Kırmızı, Akita ile Nikko yerleşimlerini kapatır. Yeşil bir miğfer, Mavi pirinci alır; Kırmızı ile Yeşil 4 güçte eşit olduğu için buda kimsenin olmaz ve kenara konur.
example-samurai-three-118 = Mavi, Izumo ile Bizen köylerini kapatır. Yeşil haritadaki son miğferi alır ve oyun biter; Mavi beşinci pirincini alır.
example-samurai-three-end = Kırmızı’nın dokuz figürü sayılmaz: Miğferlerde Yeşil ile 4:4 eşittir ve hiçbir türde tek başına önde değildir. Mavi pirinçte, Yeşil budalarda öndedir; ikisinin de dört başka figürü vardır. Toplamda Mavi 9, Yeşil 8: Mavi birinci, Yeşil ikinci, Kırmızı üçüncüdür.
