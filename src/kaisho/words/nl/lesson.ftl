# Courses, lessons and rules on the screen.

lesson-step = Stap { $number }: { $title }
lesson-step-done = Stap { $number }: { $title }, gedaan
lesson-rules = De regels
lesson-rules-about = Alles wat in de spelregels staat, één ding tegelijk.
lesson-tactics-about = Echte stellingen, alle bewezen: de goede zetten winnen of zijn de beste, alle andere niet.
lesson-next = Hierna: { $title }
lesson-aim = Het doel
lesson-chapter-done = Hoofdstuk klaar: { $title }
lesson-seal = klaar
lesson-count = { $done } van { $all }
lesson-play-now = Nu spelen
lesson-answer = { $side } antwoordt: { $move }
lesson-not-won = Dat mag, maar het wint niet meteen. Kijk nog eens.
lesson-contents = Op deze pagina
lesson-picture = Probeer het: { $title }
