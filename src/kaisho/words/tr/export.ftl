## server

export-format = { $file } ne Parquet ne de NumPy: adı şunlardan biriyle bitmelidir: { $known }.
export-needs-pyarrow = Parquet dosyaları için bir paket daha gerekir: { $install }
export-no-records = { $folder } içinde oyun kaydı yok.
export-other-game = Bir dışa aktarmadaki bütün oyunların seçenekleri aynı olmalıdır: { $file } dosyasında { $found } var, { $wanted } değil.
export-players = { $game } burada 1 ile { $most } arasında oyuncu alır, { $found } değil.
export-every-act = Her hamlenin değerini kanıtlamak için çözücünün kaç konuma bakabileceğini de belirtin (--solve).
export-interrupted = Dışa aktarma yarıda kesildi; hiçbir şey yazılmadı.
