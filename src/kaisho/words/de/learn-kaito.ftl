# The courses: what each step says. Acts and colours are named as in the words of the games.

## server

learn-kaito-chapter-thief = Der Meisterdieb
learn-kaito-chapter-winning = Gewinnen und verlieren
learn-kaito-chapter-mon = Der Mon-Tausch
learn-kaito-place = Hier liegen 36 gemischte Steine, und die zwei Blankosteine haben Lücken hinterlassen. Rot soll beginnen, also stellst du, Schwarz, den Kaito auf. Versuche es erst auf einem Stein.
learn-kaito-place-2 = Nur die Lücken gehen: b5 oder d6. Wähle eine.
learn-kaito-place-done = Der Kaito zeigt Rot: Rot zieht ihn zuerst. Ihr zieht beide denselben Dieb.
learn-kaito-line = Du bist Rot. Der Kaito auf c1 zieht in seiner Reihe oder Spalte. Versuche ein Feld, das in keiner liegt, etwa b2.
learn-kaito-line-2 = Er muss auf einem Stein enden. Versuche, in einer Lücke zu halten, auf c4.
learn-kaito-line-3 = Aber er zieht über Steine und Lücken, so weit du willst. Geh ganz bis c6.
learn-kaito-line-done = Über zwei Steine und zwei Lücken: Einen Dieb hält nichts auf.
learn-kaito-take = Der erste Zug einer Partie, und er gehört dir. Nimm einen schwarzen Stein: d5, f5 oder b3.
learn-kaito-take-done = Der Stein liegt offen vor dir. Der Kaito wird umgedreht: Er zeigt Schwarz, und Schwarz zieht ihn von dort weiter, wo du ihn gelassen hast.
learn-kaito-own = Du darfst auch eigene Steine nehmen, vielleicht um den Dieb dorthin zu schicken, wo Schwarz nichts gewinnt. Nimm einen roten.
learn-kaito-own-done = Dieser Stein ist endgültig aus dem Spiel: Niemand kann ihn zurückholen.
learn-kaito-helmet = Schwarz hat noch einen Helm auf dem Spielfeld. Wer den letzten Helm verliert, hat sofort verloren: Gewinne.
learn-kaito-helmet-hint = Sieh die Spalte des Kaito hinauf.
learn-kaito-helmet-done = Der letzte Helm ist weg, und Schwarz hat verloren.
learn-kaito-sword = Dasselbe gilt für Schwerter: Wer keines mehr auf dem Spielfeld hat, hat verloren. Finde das letzte von Schwarz.
learn-kaito-sword-hint = Es liegt am anderen Ende der Reihe des Kaito.
learn-kaito-sword-done = Gut gezielt. Zähle vor jedem Zug Schwerter und Helme, deine und die des Gegners.
learn-kaito-stuck = Ein dritter Weg zum Sieg: Lass den Kaito dort, wo Schwarz in Reihe und Spalte keinen Stein findet.
learn-kaito-stuck-hint = Welcher der Steine in Reichweite liegt ganz allein?
learn-kaito-stuck-done = Schwarz kann nicht ziehen und hat verloren.
learn-kaito-danger = Dein letzter Helm liegt auf d3. Wenn du ihn selbst nimmst, verlierst du auch, und Schwarz darf ihn nicht erreichen: Ziehe so, dass er sicher ist.
learn-kaito-danger-hint = Verlass die dritte Reihe und meide die Spalte d.
learn-kaito-danger-done = Sicher. Wo du den Dieb stehen lässt, zählt so viel wie das, was du nimmst.
learn-kaito-exchange = Du hast schwarze Mon im Wert von 2 und 1. Hol dir ein drittes: die 3 auf d4.
learn-kaito-exchange-2 = Nun darfst du einen deiner Steine zurückkaufen, die Schwarz hat: Ein Schwert kostet 4, ein Helm 5. Versuche, ein Schwert für 2+1 zu bekommen.
learn-kaito-exchange-3 = Zu wenig, und Wechselgeld gibt es nicht. Kaufe einen Helm für 3+2 zurück, auch mit dem eben genommenen Mon.
learn-kaito-exchange-done = Der Helm liegt unter dem Kaito und zählt sofort wieder. Was du bezahlt hast, ist aus dem Spiel.
learn-kaito-once = Du hast einen Stein genommen, und deine 3+3+2+1 würden für ein Schwert und einen Helm reichen. Kaufe ein Schwert für 3+1 zurück.
learn-kaito-once-done = Nur ein Tausch je Zug: Jetzt ist Schwarz dran. Deine übrigen Mon behältst du.
learn-kaito-gone = Du hast einmal einen eigenen Helm genommen. Versuche, ihn für 3+2 zurückzukaufen.
learn-kaito-gone-2 = Selbst genommene eigene Steine sind endgültig weg. Kaufe stattdessen ein Schwert zurück, oder verzichte und behalte deine Mon.
learn-kaito-gone-done = Gut. Ein Tausch ist immer deine Wahl, nie eine Pflicht.
learn-kaito-plan = Denke voraus: Schwarz hat noch ein Schwert. Lass den Dieb dort, wo Schwarz nur einen Stein nehmen kann, und zwar einen schlechten.
learn-kaito-plan-hint = Bleib in der dritten Reihe und geh nach rechts.
learn-kaito-plan-2 = Schwarz musste nach b3, und dein Ziel liegt in dieser Spalte. Bring es zu Ende.
learn-kaito-plan-done = Ein Sieg in drei Zügen. Du weißt alles über Kaito: Viel Spaß auf der Jagd!
