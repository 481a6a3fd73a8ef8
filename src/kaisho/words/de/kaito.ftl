# Kaito: words of the game, refusals, rules, and errors in a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = Beide ziehen denselben Meisterdieb über 36 Steine; wer sein letztes Schwert oder seinen letzten Helm verliert, hat verloren.
kaito-option-start = Startfarbe
kaito-option-start-red = Rot
kaito-option-start-black = Schwarz
kaito-write = Das Feld des Steins, den du nimmst (d4); ein Tausch ist der Stein mit den Mon-Werten (cb>H), „-“ verzichtet.

kaito-red = Rot
kaito-black = Schwarz

kaito-sword = Schwert
kaito-helmet = Helm
kaito-mon = Mon
kaito-mon-3 = Mon 3
kaito-mon-2 = Mon 2
kaito-mon-1 = Mon 1
kaito-stone = { $kind } { $colour }
kaito-kaito = Kaito
kaito-for = für
kaito-decline = Verzicht

# What the terminal shows.
kaito-show-side = { $side } · auf dem Spielfeld { $left } · erbeutet { $holds }
kaito-show-place = { $side } wählt die Lücke, in der der Kaito beginnt
kaito-show-move = { $side } am Zug: der Kaito auf { $square }
kaito-show-exchange = { $side } kann Mon gegen einen eigenen Stein tauschen oder darauf verzichten
kaito-show-over = Die Partie ist zu Ende.

# How a game ends.
kaito-end-last-sword = Das letzte gegnerische Schwert ist vom Spielfeld verschwunden: { $winner } gewinnt.
kaito-end-last-helmet = Der letzte gegnerische Helm ist vom Spielfeld verschwunden: { $winner } gewinnt.
kaito-end-stuck = Der Kaito lässt sich nicht mehr bewegen: { $winner } gewinnt.

## server

# What options mean, and how moves are written.
kaito-option-start-about = die Farbe, die beginnt
kaito-how-to-move = Nenne das Feld des Steins, den du nimmst (d4), wenn du willst mit dem Stein (d4 Mon 3 Schwarz oder d4:c). Ein Tausch nennt den Stein und die Mon, mit denen du zahlst (Helm für 3+2 oder cb>H); „Verzicht“ oder „-“ lässt ihn aus. Auch die Lücke für den Kaito ist ein Feld. Weitere Befehle:

# Why a move is refused.
kaito-over = Die Partie ist zu Ende.
kaito-no-gap = { $square } ist keine Lücke. Der Kaito beginnt in einer der beiden Lücken: { $gaps }.
kaito-gap-first = { $side } muss zuerst die Lücke wählen, in der der Kaito beginnt: { $gaps }.
kaito-gap-chosen = Der Kaito wurde schon gesetzt; er steht auf { $square }.
kaito-must-move = Der Kaito steht auf { $square } und muss von dort weg.
kaito-not-in-line = { $target } liegt weder in der Reihe noch in der Spalte des Kaito, der auf { $kaito } steht.
kaito-no-stone-there = { $target } ist eine Lücke. Der Kaito muss auf einem Stein enden.
kaito-capture-first = { $side } muss zuerst einen Stein nehmen; getauscht wird am Ende des Zuges.
kaito-exchange-first = { $side } hat in diesem Zug schon einen Stein genommen und kann jetzt nur noch tauschen oder darauf verzichten.
kaito-stone-gone = Der Stein „{ $kind }“ lässt sich nicht zurückkaufen: { $side } hat ihn selbst vom Spielfeld genommen, er ist aus dem Spiel.
kaito-stone-not-held = Vor dem Gegner von { $side } liegt kein Stein „{ $kind }“.
kaito-not-so-many = Mit dem Wert { $value } lassen sich nur { $most } Mon zahlen, nicht { $paid }.
kaito-too-little = Der Stein „{ $kind }“ kostet { $price } Mon; { $worth } reichen nicht.
kaito-superfluous = Der Stein „{ $kind }“ kostet { $price } Mon; die Zahlung reicht auch ohne einen Stein mit dem Wert { $value }.

# Errors in a move that somebody wrote.
kaito-ambiguous-word = „{ $word }“ kann mehreres bedeuten: { $candidates }. Schreibe etwas mehr davon.
kaito-unknown-word = „{ $word }“ ist kein Wort dieses Spiels.
kaito-unknown-letter = „{ $letter }“ ist kein Stein. Die Buchstaben der Steine sind { $known }.
kaito-unreadable = „{ $text }“ ist kein Zug. Schreibe zum Beispiel „d4“, „d4 Schwert Schwarz“, „Helm für 3+2“ oder „Verzicht“.
kaito-no-value = Ein Mon mit dem Wert { $value } gibt es nicht, nur 1, 2 und 3.
kaito-no-stone = Auf { $square } liegt kein Stein.
kaito-wrong-stone = Der Stein passt nicht: Auf { $square } liegt { $kind } { $colour }, nicht { $written }.
kaito-mixed-payment = Die Zahlung „{ $payment }“ mischt große und kleine Buchstaben; sie muss ganz in der Farbe des Gegners sein.
kaito-exchange-colours = Die Farben passen nicht: { $side } zahlt mit Steinen der Farbe { $other } und bekommt einen eigenen zurück.
kaito-too-many-mon = Jede Farbe hat { $most } Mon mit dem Wert { $value }, nicht { $found }.

# Errors in a deal.
kaito-deal-length = Eine Anfangsverteilung von Kaito hat { $wanted } Zeichen, für jeden Stein eines; hier sind es { $found }.
kaito-deal-unknown-letter = „{ $letter }“, das { $place }. Zeichen der Anfangsverteilung, ist kein Stein. Die Steine sind { $known }.
kaito-deal-unknown-stone = Die Anfangsverteilung enthält eine Zahl, die kein Stein ist. Die Steine sind 0 bis 10 für { $known }.
kaito-deal-counts = Von diesen Steinen gibt es zu viele oder zu wenige (Stein, gefunden/nötig): { $wrong }.

# Errors in a position.
kaito-position-field-count = Eine Stellung besteht aus fünf bis neun Angaben, getrennt durch Leerzeichen; hier sind es { $found }.
kaito-position-rank-count = Das Spielfeld einer Stellung hat sechs Reihen, getrennt durch „/“; hier sind es { $found }.
kaito-position-rank-length = Reihe { $rank } sollte 6 Felder haben, nicht { $found }.
kaito-position-unknown-sign = „{ $sign }“ in Reihe { $rank } ist weder ein Stein (SHCBA oder shcba) noch eine Anzahl von Lücken.
kaito-position-bad-side = „{ $text }“ sagt nicht, wer am Zug ist: Schreibe r für Rot oder b für Schwarz.
kaito-position-bad-kaito = „{ $text }“ ist kein Feld für den Kaito: Schreibe a1 bis f6 oder, bevor er gesetzt ist, „-“.
kaito-position-bad-taken = „{ $text }“ sagt nicht, was offen vor { $holder } liegt: Schreibe Buchstaben aus { $letters } oder „-“.
kaito-position-bad-phase = „{ $text }“ ist keine Phase: Schreibe place, move, exchange oder over.
kaito-position-bad-start = „{ $text }“ ist keine Startfarbe: Schreibe red oder black.
kaito-position-bad-number = „{ $text }“ ist keine Zahl, die zur Angabe „{ $field }“ passt.
kaito-position-field-turn = Züge
kaito-position-field-acts = Aktionen
kaito-position-bad-bytes = Diese Bytes sind kein Spielzustand von Kaito.
kaito-position-too-many = Auf dem Spielfeld und vor den Spielern liegen { $found } Steine „{ $letter }“; höchstens { $most } sind möglich.
kaito-position-kaito-missing = Der Kaito hat kein Feld; das ist nur in der Phase „place“ möglich.
kaito-position-kaito-too-early = In der Phase „place“ steht der Kaito noch auf keinem Feld, auch nicht auf { $square }: Schreibe „-“.
kaito-position-placing-stones = In der Phase „place“ liegen alle Steine auf dem Spielfeld: Von „{ $letter }“ sollten es { $wanted } sein, nicht { $found }.
kaito-position-placing-side = In der Phase „place“ ist am Zug, wer nicht beginnt.
kaito-position-already-lost = { $side } hat keinen Stein „{ $kind }“ mehr auf dem Spielfeld: Die Partie wäre zu Ende.
kaito-position-stuck = Der Kaito auf { $square } kann nicht ziehen: Die Partie wäre zu Ende.
kaito-position-beneath = Unter dem Kaito auf { $square } kann nur liegen, was { $side } gerade zurückgekauft hat: ein Schwert oder ein Helm.
kaito-position-exchange-beneath = Von { $square } wurde gerade ein Stein genommen: Dort kann unter dem Kaito nichts liegen.
kaito-position-no-exchange = { $side } kann hier nicht tauschen; der Zug wäre also zu Ende.
kaito-position-lost-twice = Mehr als eine Art von Schwertern oder Helmen ist vom Spielfeld verschwunden: Die Partie wäre früher zu Ende gewesen.
kaito-position-nothing-ended = Nichts hat diese Partie beendet: Beide haben Schwerter und Helme, und der Kaito kann ziehen.
kaito-position-turns = Die genommenen Steine passen nicht: Beide nehmen abwechselnd je einen Stein, also wäre { $side } jetzt nicht am Zug.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = Die 36 Steine werden gemischt und in sechs Reihen zu sechs ausgelegt; jeder Spieler hat eine Farbe.
kaito-rule-K2 = Wer beginnt, steht fest, bevor jemand die Steine sieht, und kann jede der beiden Farben haben.
kaito-rule-K3 = Die beiden Blankosteine werden entfernt; wer nicht beginnt, stellt den Kaito in eine dieser Lücken, sodass die Farbe des Startspielers oben liegt.
kaito-rule-K4 = Der Kaito zieht beliebig weit in seiner Reihe oder Spalte, über Steine und Lücken hinweg, und endet auf einem Stein.
kaito-rule-K5 = Nach seinem Zug wird der Kaito umgedreht und zeigt die Farbe des Spielers, der ihn als Nächster bewegt.
kaito-rule-K6 = Der Stein, auf dem der Kaito endet, verlässt das Spielfeld; es darf ein eigener sein.
kaito-rule-K7 = Ein genommener gegnerischer Stein liegt offen vor dem Spieler, der ihn genommen hat.
kaito-rule-K8 = Ein eigener Stein, den du nimmst, ist aus dem Spiel.
kaito-rule-K9 = Am Ende deines Zuges darfst du mit gegnerischen Mon einen eigenen Stein zurückkaufen, den der Gegner hat, ein Schwert für 4 oder einen Helm für 5; er kommt unter den Kaito. Die Zahlung ist aus dem Spiel, und Wechselgeld gibt es nicht.
kaito-rule-K10 = In einem Zug ist nur ein Tausch erlaubt.
kaito-rule-K11 = Wessen letztes Schwert vom Spielfeld verschwindet, der hat sofort verloren, egal wer es genommen hat.
kaito-rule-K12 = Wessen letzter Helm vom Spielfeld verschwindet, der hat sofort verloren, egal wer ihn genommen hat.
kaito-rule-K13 = Wer zu Beginn des eigenen Zuges den Kaito nicht bewegen kann, hat verloren.

## browser

# The board in the browser.
kaito-field = Das Spielfeld
kaito-gap = Lücke
kaito-stands-here = der Kaito, oben { $colour }
kaito-beneath = darunter: { $stone }
kaito-two-sides = Der Kaito zeigt { $up }; seine andere Seite ist { $down }.
kaito-may-take = kann genommen werden
kaito-may-begin = hier kann der Kaito beginnen
kaito-on-field = Auf dem Spielfeld
kaito-taken = Erbeutet
kaito-out = Aus dem Spiel
kaito-none = keine
kaito-no-mon = keine Mon
kaito-exchange = Mon tauschen?
kaito-exchange-about = Mit erbeuteten Mon kannst du einen eigenen Stein zurückkaufen; er kommt unter den Kaito. Wechselgeld gibt es nicht.
kaito-price = { $stone }: kostet { $price }
kaito-pay = { $stone }: { $values } zahlen
kaito-over-price = { $more } zu viel
kaito-text-view = Das Spielfeld in Worten
kaito-mon-counted = Mon × { $stones }, Wert { $worth }
kaito-last-here = letzter Zug
