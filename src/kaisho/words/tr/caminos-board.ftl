# The aim
caminos-board-aim = Amaç: yukarıdan bakıldığında karşılıklı iki kenarı kendi renginden bir yolla birleştirmek.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Ahşap
caminos-board-look-slate = Arduvaz
caminos-board-look-paper = Kâğıt
caminos-board-look-contrast = Yüksek karşıtlık
caminos-board-camera = Görünümü hareket ettir
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
caminos-board-out = Elendi: artık hiçbir taş konamaz.
