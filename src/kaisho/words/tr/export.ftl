export-format = { $file } ne Parquet ne de NumPy: adı şunlardan biriyle bitmelidir: { $known }.
export-needs-pyarrow = Parquet dosyaları için bir paket daha gerekir: { $install }
export-no-records = { $folder } içinde oyun kaydı yok.
export-other-game = Bir dışa aktarmadaki bütün oyunların seçenekleri aynıdır: { $file } { $found } oyunudur, { $wanted } değil.
export-players = { $game } burada 1 ile { $most } arasında oyuncu alır, { $found } değil.
export-every-act = Her hamlenin değeri için çözücüye bir konum sayısı gerekir (--solve).
export-solve-hidden = { $game } oyuncularından bir şey gizler: hiçbir konumu çözülemez.
export-interrupted = Dışa aktarma kesildi; hiçbir şey yazılmadı.
