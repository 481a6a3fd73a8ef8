# The courses: what each step says. Acts and colours are named as in the words of the games.

## server

learn-kaito-chapter-thief = Usta hırsız
learn-kaito-chapter-winning = Kazanmak ve kaybetmek
learn-kaito-chapter-mon = Mon değiş tokuşu
learn-kaito-place = Karıştırılmış 36 taş; iki boş taşın yeri boş kaldı. Kırmızı başlayacak; Kaito’yu siz, Siyah, koyarsınız. Önce bir taşın üstüne koymayı deneyin.
learn-kaito-place-2 = Yalnızca boşluklar olur: b5 ya da d6. Birini seçin.
learn-kaito-place-done = Kaito kırmızıyı gösteriyor: önce Kırmızı oynatır. İkiniz de aynı hırsızı oynatırsınız.
learn-kaito-line = Kırmızısınız. c1’deki Kaito satırında ya da sütununda gider. İkisinde de olmayan bir kare deneyin, örneğin b2.
learn-kaito-line-2 = Bir taşın üstünde durmalı. Bir boşlukta, c4’te durmayı deneyin.
learn-kaito-line-3 = Ama taşların ve boşlukların üstünden istediğiniz kadar gider. c6’ya dek gidin.
learn-kaito-line-done = İki taşın ve iki boşluğun üstünden: hırsızı hiçbir şey durduramaz.
learn-kaito-take = Oyunun ilk hamlesi sizin. Siyah bir taş alın: d5, f5 ya da b3.
learn-kaito-take-done = Taş önünüzde açık durur. Kaito çevrilir: siyahı gösterir ve Siyah onu bıraktığınız yerden oynatır.
learn-kaito-own = Kendi taşlarınızı da alabilirsiniz; belki hırsızı Siyah’ın kazanamayacağı yere göndermek için. Kırmızı bir taş alın.
learn-kaito-own-done = O taş tümüyle oyun dışıdır: kimse geri getiremez.
learn-kaito-helmet = Siyah’ın alanda tek miğferi kaldı. Son miğferi giden hemen kaybeder: kazanın.
learn-kaito-helmet-hint = Kaito’nun sütununa, yukarıya bakın.
learn-kaito-helmet-done = Son miğfer gitti, Siyah kaybetti.
learn-kaito-sword = Kılıçlar için de böyle: alanda kılıcı kalmayan kaybeder. Siyah’ın sonuncusunu bulun.
learn-kaito-sword-hint = Kaito’nun satırının öbür ucunda.
learn-kaito-sword-done = İyi nişan aldınız. Her hamleden önce kılıçları ve miğferleri sayın, sizinkileri de rakibinkileri de.
learn-kaito-stuck = Kazanmanın üçüncü yolu: Kaito’yu, Siyah’ın satırda ve sütunda taş bulamayacağı yere bırakın.
learn-kaito-stuck-hint = Erişilebilen taşlardan hangisi yapayalnız?
learn-kaito-stuck-done = Siyah oynayamıyor ve kaybetti.
learn-kaito-danger = Son miğferiniz d3’te. Onu kendiniz almak da kaybettirir, Siyah’ın ona ulaşması da: öyle oynayın ki güvende olsun.
learn-kaito-danger-hint = Üçüncü satırdan çıkın ve d sütununa girmeyin.
learn-kaito-danger-done = Güvende. Hırsızı nereye bıraktığınız, ne aldığınız kadar önemli.
learn-kaito-exchange = Elinizde 2 ve 1 değerinde siyah mon var. Üçüncüsünü alın: d4’teki 3’ü.
learn-kaito-exchange-2 = Şimdi Siyah’ın elindeki bir taşınızı geri alabilirsiniz: kılıç 4, miğfer 5. 2+1 ile bir kılıç almayı deneyin.
learn-kaito-exchange-3 = Yetmez, para üstü de yok. Az önce aldığınız mon taşıyla, 3+2’ye bir miğfer alın.
learn-kaito-exchange-done = Miğfer Kaito’nun altında ve hemen yeniden sayılıyor. Ödediğiniz oyun dışı.
learn-kaito-once = Bir taş aldınız; 3+3+2+1’iniz bir kılıca ve bir miğfere yeter. 3+1’e bir kılıç alın.
learn-kaito-once-done = Her sırada tek değiş tokuş yapılır: şimdi sıra Siyah’ta. Kalan mon taşlarınız sizde kalır.
learn-kaito-gone = Bir kez kendi miğferinizi almıştınız. Onu 3+2’ye geri almayı deneyin.
learn-kaito-gone-2 = Kendi aldığınız taşlarınız tümüyle gitti. Onun yerine bir kılıç alın ya da vazgeçip mon taşlarınızı tutun.
learn-kaito-gone-done = Güzel. Değiş tokuş her zaman sizin seçiminizdir, zorunluluk değil.
learn-kaito-plan = İleriyi düşünün: Siyah’ın tek kılıcı kaldı. Hırsızı, Siyah’ın alacak tek ve kötü bir taşı olacağı yere bırakın.
learn-kaito-plan-hint = Üçüncü satırda kalın ve sağa gidin.
learn-kaito-plan-2 = Siyah b3’e gitmek zorundaydı; hedefiniz o sütunda. Bitirin.
learn-kaito-plan-done = Üç hamlede zafer. Kaito’nun her şeyini biliyorsunuz: iyi avlar!
