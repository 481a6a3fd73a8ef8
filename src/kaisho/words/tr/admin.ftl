# The administration page.

admin-admins-only = Bu sayfayı yalnızca kulübün yöneticileri görür.
admin-people = Kişiler
admin-tables = Masalar
admin-find-people = Adın bir parçası
admin-found = { $count ->
    [0] Kimse bulunamadı
   *[other] { $count } kişi bulundu
}
admin-more-people = İlk { $count } kişi. Başkalarını bulmak için adın daha fazlasını yazın.
admin-is-admin = yönetici
admin-is-banned = yasaklı
admin-seen = son görülme: { $moment }
admin-ban-sure = Evet, hemen yasakla
admin-new-password-sure = Evet, eskisini değiştir
admin-sure = Evet, bütün yetkilerle
admin-no-admin-sure = Evet, yetkiyi al
admin-close-table = Kapat
admin-close-table-sure = Evet, oyunu bitir
admin-no-tables = Açık ya da oynanan masa yok.
admin-no-second-factor-sure = Evet, kaldır
admin-audit-more = Daha eski kayıtlar
admin-audit-about-whom = Kiminle ilgili ya da hangi yöneticinin yaptığı
admin-order-ban = yasakla
admin-order-unban = yasağını kaldır
admin-order-password = yeni parola ver
admin-order-admin = yönetici yap
admin-order-no-admin = yöneticilikten çıkar
admin-order-rename = adını değiştir
admin-done = Tamam: { $name }
admin-new-password-once = { $name } için yeni parola, yalnızca bu kez gösterilir:
admin-invite = Davet kodları
admin-days = Geçerlilik (gün)
admin-make-invitation = Davet kodu oluştur
admin-invitation-once = Bir hesap için davet kodu, { $days } gün geçerli, yalnızca bu kez gösterilir:
admin-club = Kulüp
admin-club-name = Kulübün adı
admin-registration = Yeni hesaplar
admin-registration-open = herkese açık
admin-registration-invitation = davetle
admin-registration-closed = kapalı
admin-close-about = Oyun biter; kimse kazanmış ya da kaybetmiş olmaz.
admin-table-closed = Masa kapatıldı.
admin-pairs = Kim kiminle oynadı
admin-pairs-about = Son { $days } günde biten oyunlar; en çok puanlı oyunu olan çiftler önce. İki kişi çok sayıda puanlı oyun oynuyor ve hep aynı kişi kazanıyorsa bir göz atmakta yarar var.
admin-pairs-line = { $games ->
    [one] bir oyun
   *[other] { $games } oyun
}, puanlı: { $rated } · galibiyet { $first } : { $second }
admin-pairs-none = Henüz iki kişi birbiriyle oyun bitirmedi.
admin-guests = Misafirler yalnızca bir adla girebilir
admin-order-no-second-factor = ikinci adımı kaldır
admin-audit-about = Son girişler, retler ve yönetici işlemleri. Adresler burada saklanmaz.

## server

# Only on the plain page.
admin-person = Bir kişi
admin-what = İşlem
admin-new-name = Yeni ad (ad değiştirmek için)
admin-do = Uygula
admin-on = açık
admin-off = kapalı
admin-close = Masayı kapat
admin-table = Masanın adresi ya da kimliği
