# Courses, lessons and rules on the screen.

lesson-step = Adım { $number }: { $title }
lesson-step-done = Adım { $number }: { $title }, tamam
lesson-rules = Kurallar
lesson-rules-about = Kural kitabındaki her şey, tek tek.
lesson-tactics-about = Gerçek konumlar, hepsi kanıtlı: doğru hamleler kazandırır ya da en iyisidir, ötekiler değil.
lesson-next = Sırada: { $title }
lesson-aim = Amaç
lesson-chapter-done = Bölüm tamam: { $title }
lesson-seal = tamam
lesson-count = { $done } / { $all }
lesson-play-now = Şimdi oyna
lesson-answer = { $side } yanıtlıyor: { $move }
lesson-not-won = Bu geçerli bir hamle, ama hemen kazandırmıyor. Bir daha bakın.
lesson-contents = Bu sayfada
lesson-picture = Deneyin: { $title }
