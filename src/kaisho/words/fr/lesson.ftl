# Courses, lessons and rules on the screen.

lesson-step = Étape { $number } : { $title }
lesson-step-done = Étape { $number } : { $title }, réussie
lesson-rules = Les règles
lesson-rules-about = Tout ce que dit le livret de règles, une chose à la fois.
lesson-tactics-about = De vraies positions, toutes prouvées : les bons coups gagnent ou sont les meilleurs, les autres non.
lesson-next = Ensuite : { $title }
lesson-aim = Le but
lesson-chapter-done = Chapitre terminé : { $title }
lesson-seal = terminé
lesson-count = { $done } sur { $all }
lesson-play-now = Jouer maintenant
lesson-answer = { $side } répond : { $move }
lesson-not-won = C’est permis, mais cela ne gagne pas tout de suite. Regardez encore.
lesson-contents = Sur cette page
lesson-picture = À essayer : { $title }
