# Customs of the games: for whom they are, how long they take, who begins. { $side } is the name of a side.

customs-title = Gelenekler
customs-players = Oyuncu sayısı: { $players }
customs-age = Yaş: { $age } ve üzeri
customs-minutes = { $minutes } dk.
customs-duration = Olağan süre: { $minutes } dk.
customs-first = İlk oyun için: { $what }
customs-leaving-title = Oyundan ayrılmak
customs-names = Bu ekranda, saat yönünde sırayla kimler oynuyor?
customs-name = { $number }. oyuncu
customs-ask-experienced = En deneyimli kim?
customs-ask-youngest = En genç kim?
customs-ask-lot = Kim başlıyor?
customs-skip = fark etmez
customs-draw = Kura çek
customs-order = Oyun sırası: { $names }
customs-by-ratings = Geleneğe göre daha deneyimli oyuncunun tarafı: { $side }. Puanlamaya göre daha deneyimli olan: { $name }.
customs-by-ratings-you = Geleneğe göre daha deneyimli oyuncunun tarafı: { $side }. Puanlamaya göre daha deneyimli olan sizsiniz.
customs-no-ratings = Geleneğe göre daha deneyimli oyuncunun tarafı: { $side }. Puanlama, kimin daha deneyimli olduğunu göstermiyor.
customs-computer = Geleneğe göre daha deneyimli oyuncunun tarafı: { $side }. Bu düzeyde daha deneyimli olan bilgisayardır.
customs-computer-you = Geleneğe göre daha deneyimli oyuncunun tarafı: { $side }. Bu düzeyde daha deneyimli olan sizsiniz.
customs-by-custom = geleneğe göre

## server

# Only on the plain pages and in the terminal.
customs-duration-of = Olağan süre ({ $what }): { $minutes } dk.
customs-duration-each = Olağan süre ({ $what }): tur başına { $minutes } dk.
customs-lead-experienced = Daha deneyimli oyuncunun tarafı: { $side }.
customs-lead-youngest = En genç oyuncu başlar.
customs-lead-lot = Kimin başlayacağı kurayla belirlenir.
customs-leaving-two = İki taraflı bir oyunda pes eden, süresi dolan ya da geri dönmeyen kaybeder; bir takım tek taraf sayılır.
customs-leaving-many = Üç ya da dört kişilik oyunda ötekiler oynamayı sürdürür: pes eden, süresi dolan ya da geri dönmeyen oyundan ayrılmış olur ve son sırayı alır.
customs-leaving-turns = Ayrılanların yerine, kimseyi kayırmayan değişmez bir kurala göre masa oynar.
customs-leaving-places = Oyunun sonunda kalanlar kendi aralarında sıralanır; ayrılanlar onlardan sonra gelir, ilk ayrılan en sona kalır.
customs-leaving-last = Geriye tek oyuncu kalırsa o kazanır.
customs-terminal-names = Oyuncuların adları, saat yönünde ve virgülle ayrılmış (atlamak için Enter):{" "}
customs-terminal-ask = { $question } { $choices } (atlamak için Enter):{" "}
customs-terminal-draw = { $number }: kura çek
customs-terminal-wrong = Bir ad ya da numarasını yazın veya atlamak için Enter’a basın.
customs-terminal-count = Bu oyunda oyuncu sayısı { $players }; yazdığınız ad sayısı { $found }.
customs-terminal-first = İlk oyun için önerilen: { $options }.
