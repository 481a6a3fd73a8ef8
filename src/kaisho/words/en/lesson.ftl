# Courses, lessons and rules on the screen.

lesson-step = Step { $number }: { $title }
lesson-step-done = Step { $number }: { $title }, done
lesson-rules = The rules
lesson-rules-about = Everything that the rulebook says, one thing at a time.
lesson-tactics-about = Real positions with proved solutions: the right moves win, or are the best there are; all others fall short.
lesson-next = Next: { $title }
lesson-aim = The aim
lesson-chapter-done = Chapter done: { $title }
lesson-seal = done
lesson-count = { $done } of { $all }
lesson-play-now = Play now
lesson-answer = { $side } answers: { $move }
lesson-not-won = That is allowed, but it does not win at once. Look again.
lesson-contents = On this page
lesson-picture = Try it: { $title }
