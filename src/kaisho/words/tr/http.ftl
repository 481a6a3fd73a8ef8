## server

http-foreign-host = Bu sunucu “{ $host }” adına yanıt vermez. Vermesi gerekiyorsa bu adresi --public-url ile belirtin.
http-right-address = Kulübün adresi:
http-foreign-origin = Bu istek bu kulüpten değil, { $origin } adresindeki bir sayfadan geliyor.
http-no-origin = Bu istek hangi sayfadan geldiğini belirtmiyor (Origin başlığı).
http-too-often = Çok fazla istek. Biraz bekleyip yeniden deneyin.
http-bad-request = İstek anlaşılamıyor: { $why }
http-not-found = Bu adreste bir şey yok.
http-no-documentation = Bu kurulumda belgeler yok. Kaynak kodun bir kopyasında “make docs” komutu onları oluşturur.
http-not-this-way = Bu adres bu yöntemi kabul etmiyor.
http-too-long = İstek çok uzun.
http-too-slow = İsteğin gelmesi çok uzun sürdü. Lütfen yeniden gönderin.
http-bad-form = Bu formun süresi doldu. Sayfayı yeniden yükleyip formu bir daha doldurun.
http-preparing = Kurallar bu bilgisayar için hazırlanıyor. Bu yalnızca bir kez olur ve bir iki dakika sürer; her oyun hazır olur olmaz açılır.
