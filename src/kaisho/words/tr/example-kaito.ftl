# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# kaito-exchange

example-kaito-exchange-title = Basamak olan kılıç
example-kaito-exchange-about = İki tarafın da tek miğferi kalmışken Kırmızı bir kılıç geri alır. Kılıcın neye yaradığına dikkat edin: Önemli olan kılıç değil, Kaito’nun artık durabileceği karedir.
example-kaito-exchange-1 = Kaito’nun iki boşluktan hangisinde başlayacağını ikinci oyuncu seçer. Siyah onu b2 karesine koyar; Kırmızı bütün ikinci satırdan ve b sütunundan seçebilir.
example-kaito-exchange-2 = Kırmızı önce para toplar: a2 karesindeki siyah mon 3 değerindedir. 4 ile bir kılıç, 5 ile bir miğfer geri alınır.
example-kaito-exchange-3 = Siyah da aynısını yapar ve a5 karesindeki 3 değerli kırmızı monu alır. Artık iki kese eşittir.
example-kaito-exchange-4 = Kırmızı bir kılıç alır. Güçlü bilgisayar a4 karesindeki monu yeğlerdi; bir kılıcın bedeli onunla tamamlanırdı.
example-kaito-exchange-5 = Siyah, alandan siyah bir mon alır. Tuhaf görünür ama akıllıcadır: Kırmızı, Siyah’ın kaldırdığıyla hiçbir zaman ödeme yapamaz.
example-kaito-exchange-6 = İlk miğfer düşer. Siyah’ın iki miğferi kalır: d4 ve c3 karelerinde.
example-kaito-exchange-7 = Siyah d sütununda yukarı çıkar ve bir kılıç alır. Ne var ki Kaito d6 karesinden siyah bir miğferi görür.
example-kaito-exchange-8 = Kazandırdığı kanıtlanan tek hamle. Siyah’ın yalnızca c3 karesindeki son miğferi kalır: Onu alan oyunun sonucunu belirler.
example-kaito-exchange-9 = Siyah aynı şekilde karşılık verir ve kırmızı bir miğfer alır. Artık işe yaramaz: Yedi hamlenin hepsi kaybettirir.
example-kaito-exchange-10 = Kırmızı 1 değerindeki kendi monunu alır, çünkü o mon rakibin elindeki 3 ile birlikte bir kılıcın bedelini öderdi. f5 karesindeki kendi miğferini almak kaybettirirdi.
example-kaito-exchange-11 = Bir kırmızı miğfer daha gider. Şimdi iki tarafın da alanda tek miğferi vardır: kırmızı f5, siyah c3 karesinde.
example-kaito-exchange-12 = Kırmızı yine kendi monunu, bu kez 2 değerinde olanı kaldırır. Kaito son siyah miğferin satırında durur ve Siyah ona dokunmamalıdır.
example-kaito-exchange-13 = Siyah b1 karesinde kendi kılıcını alır. İyi bir kare yoktur: Altı hamlenin hepsi kaybettirir.
example-kaito-exchange-14 = 1 değerinde siyah bir mon. Baştaki 3 ile birlikte Kırmızı’nın artık 4 değeri vardır: tam bir kılıcın bedeli.
example-kaito-exchange-15 = Kırmızı bir kılıç geri alır ve onu c1 karesinde Kaito’nun altına koyar. Vazgeçmek kaybettirirdi. Kılıcın kendisi pek önemli değildir; önemli olan c1 karesinde bir taş olmasıdır.
example-kaito-exchange-16 = Siyah c sütunundan olabildiğince çabuk çıkar ve f1 karesindeki kılıcı alır.
example-kaito-exchange-17 = Kılıç işte bunun içindi. Kırmızı geri dönüp onu alır ve birinci satır boşalır: Siyah artık yalnızca c sütununda oynayabilir.
example-kaito-exchange-18 = Siyah’ın bu sütunda beş hamlesi vardır; biri kendi miğferini bile verir. En uzak kare olan c6 bile Kırmızı’nın görüşünden kurtulamaz.
example-kaito-exchange-19 = Kırmızı c3 karesine iner ve son siyah miğferi alır.
example-kaito-exchange-end = Kırmızı son miğferi alarak kazanır. Farkı değiş tokuş yarattı: Geri alınan kılıç, Kaito’ya dönebileceği bir kare verdi.
