# Courses, lessons and rules on the screen.

lesson-step = Schritt { $number }: { $title }
lesson-step-done = Schritt { $number }: { $title }, geschafft
lesson-rules = Die Regeln
lesson-rules-about = Alles, was in der Anleitung steht, Schritt für Schritt.
lesson-tactics-about = Echte Stellungen, alle bewiesen: Die richtigen Züge gewinnen oder sind die besten, alle anderen nicht.
lesson-next = Als Nächstes: { $title }
lesson-aim = Das Ziel
lesson-chapter-done = Kapitel geschafft: { $title }
lesson-seal = geschafft
lesson-count = { $done } von { $all }
lesson-play-now = Jetzt spielen
lesson-answer = { $side } antwortet: { $move }
lesson-not-won = Das ist erlaubt, gewinnt aber nicht sofort. Sieh noch einmal hin.
lesson-contents = Auf dieser Seite
lesson-picture = Ausprobieren: { $title }
