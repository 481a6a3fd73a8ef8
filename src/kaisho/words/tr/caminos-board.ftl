# The aim
caminos-board-aim = Amaç: karşılıklı iki kenarı, yukarıdan bakıldığında kendi renginizde bir yolla birleştirmek.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Ahşap
caminos-board-look-slate = Arduvaz
caminos-board-look-paper = Kâğıt
caminos-board-look-contrast = Yüksek karşıtlık
caminos-board-camera = Görünümü değiştir
caminos-board-first-bars =
    { $left ->
        [one] Önce tarafsız çubuklar: konacak bir çubuk kaldı.
       *[other] Önce tarafsız çubuklar: ikisinden birini koyun.
    }
caminos-board-left = Kalan taşlar: { $stones }.
caminos-board-edges =
    { $number ->
        [one] Bir kenar taşı.
       *[other] { $number } kenar taşı.
    }
caminos-board-out = Oyun dışı: artık hiçbir taş koyamıyor.
caminos-board-plan = Önceden seç
caminos-board-cell-planned = { $words } (sonraki hamleniz için seçildi)
