## server

socket-slow = Bağlantınız ayak uyduramayacak kadar yavaş.
socket-sent-away = Bu kulübün yöneticisi bağlantınızı sonlandırdı.
socket-stopping = Sunucu durduruluyor. Oyunlarınız kaydedildi; birazdan geri gelin.
socket-too-often = Çok hızlısınız. Biraz bekleyip yeniden deneyin.
socket-bad-message = Bu ileti protokole uymuyor: { $why }
socket-hello-first = Önce “hello” gönderin.
socket-needs-name = Önce bir ad seçin; adsız yalnızca izleyebilirsiniz.
socket-internal = Bir hata oluştu ve kaydedildi; lütfen yeniden deneyin.
socket-old-protocol = Sunucu protokolün başka bir sürümünü kullanıyor. Sayfayı yeniden yükleyin ya da programınızı güncelleyin.
socket-signed-out = Parolanız değiştirildi ya da oturumunuz kapatıldı; bu yüzden buradan çıkış yapıldı.
