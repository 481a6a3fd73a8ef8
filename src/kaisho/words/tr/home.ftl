# The home page and lists of games.

home-live = Şu anda oynanıyor
home-today = Günün oyunu
home-look = Notlarıyla izle
home-here = Şu anda burada
home-more-people =
    { $count ->
        [one] ve bir kişi daha
       *[other] ve { $count } kişi daha
    }
home-finished = Yeni bitenler
home-won = Kazanan: { $names }
home-time-left = { $time } kaldı
home-next = Sıranın sizde olduğu sonraki oyun
home-options = Seçenekler: { $options }
home-reset = Varsayılana dön
