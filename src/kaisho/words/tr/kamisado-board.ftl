# The aim
kamisado-board-aim = Amaç: kulelerinizden biriyle rakibin başlangıç sırasına ulaşmak.

# Tarayıcıdaki Kamisado tahtası: bir kulenin neden oynaması gerektiği, baloncuklar, görünümler, tur sonları.

kamisado-board = Kamisado tahtası: ok tuşlarıyla kareler arasında gezinin, Enter ile seçin, Escape ile bırakın
kamisado-board-on-orange = turuncu { $square } karesinde
kamisado-board-on-blue = mavi { $square } karesinde
kamisado-board-on-purple = mor { $square } karesinde
kamisado-board-on-pink = pembe { $square } karesinde
kamisado-board-on-yellow = sarı { $square } karesinde
kamisado-board-on-red = kırmızı { $square } karesinde
kamisado-board-on-green = yeşil { $square } karesinde
kamisado-board-on-brown = kahverengi { $square } karesinde
kamisado-board-look-lacquer = Lake
kamisado-board-look-silk = İpek
kamisado-board-look-contrast = Yüksek karşıtlık
kamisado-board-why-stopped = { $side }, { $tower } kuleyi oynamalı: { $other } son hamlesinde { $on } durdu.
kamisado-board-why-passed = { $side }, { $tower } kuleyi oynamalı: { $other } tarafın { $passed } kulesi { $on } sıkıştı ve pas geçti.
kamisado-board-why-pushed = { $side } yeniden oynuyor, { $tower } kuleyle: itilen kule { $on } durdu, { $other } tarafın sırası atlandı.
kamisado-board-why-led = { $side }, { $tower } kuleyi oynamalı: son hamle { $on } bitti.
kamisado-board-passes = sıkıştı: pas
kamisado-board-blocked = { $tower } sıkıştı: pas geçmek için ona tıklayın.
kamisado-board-can-pass = sıkıştı: pas geçmek için seçin
kamisado-board-filled-left = İki başlangıç sırası da soldan dolduruluyor.
kamisado-board-filled-right = İki başlangıç sırası da sağdan dolduruluyor.
kamisado-board-only-move = tek hamle
kamisado-board-misses = { $side } tarafın sırası atlanır
kamisado-board-whose = { $tower }: { $side } bu renkte durunca oynar.
kamisado-board-hands = ardından { $side }, { $tower } kuleyi oynar
kamisado-board-hands-blocked = { $side } tarafın { $tower } kulesi sıkışmış, pas geçer
kamisado-board-wins = turu kazanır
kamisado-board-can-plan = önceden seçilebilir
kamisado-board-planned = sonraki sıra için seçildi
kamisado-board-planned-how = Önceden seçildi: { $tower }, { $square }. Vazgeçmek için üzerine tıklayın ya da Escape’e basın.
kamisado-board-hint = ipucu
kamisado-board-round-win = Turu kazandınız.
kamisado-board-round-loss = Turu kaybettiniz.
kamisado-board-marker =
    { $points ->
        [one] { $tower } kulenin yeni rütbesi: { $rank }. Bir puan.
       *[other] { $tower } kulenin yeni rütbesi: { $rank }. { $points } puan.
    }
kamisado-board-point = { $tower } kuleyle bir puan.
kamisado-board-holding =
    { $points ->
        [one] Bir puan
       *[other] { $points } puan
    }
kamisado-board-holding-of =
    { $points ->
        [one] { $target } puandan biri
       *[other] { $target } puandan { $points }
    }
kamisado-board-holding-tower = { $tower }: { $rank }
