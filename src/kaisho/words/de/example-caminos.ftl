# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# caminos-connection

example-caminos-connection-title = Auf und ab quer über das Spielfeld
example-caminos-connection-about = Grün verbindet die Westseite mit der Ostseite über Steine verschiedener Höhe. Achte darauf, wie oft ein Stein zugleich den Weg von Gelb versperrt und den eigenen trägt.
example-caminos-connection-1 = Gelb beginnt mit einem L-Stein an der Westseite. Noch ist alles offen, und flache Steine laden dazu ein, überbaut zu werden.
example-caminos-connection-2 = Grün baut gleich darüber: Zwei Würfel des L-Steins liegen auf a4 und b4, und c4 wird zwei hoch. Von oben gesehen ist die Westseite bei a4 nun grün.
example-caminos-connection-3 = Gelb wendet sich der anderen Hälfte zu und legt einen Z-Stein quer durch den Osten.
example-caminos-connection-4 = Grün deckt den Rest des ersten gelben Steins zu, von b5 bis b7. Von oben ist keine seiner Flächen mehr zu sehen.
example-caminos-connection-5 = Ein neuer Anfang in der Nordwestecke. Der T-Stein berührt die Nordseite und die Westseite zugleich.
example-caminos-connection-6 = Dieselbe Idee auf dem anderen Flügel: Ein L-Stein über f4 und f5 teilt den gelben Z-Stein in zwei Stücke.
example-caminos-connection-7 = Gelb streckt sich am Nordrand entlang zur Mitte hin.
example-caminos-connection-8 = Grün überbaut b1 und b2 und schließt die Lücke bei b3. Von b1 bis b7 ist alles grün: Ein weiterer Stein zur Südseite würde gewinnen, und dafür gibt es 17 Möglichkeiten.
example-caminos-connection-9 = Gerade noch rechtzeitig. Gelb stellt einen L-Stein auf b3 und c3, drei hoch, und zerschneidet die grüne Linie. Über einen Dreierstapel lässt sich nichts mehr bauen.
example-caminos-connection-10 = Grün beginnt weiter östlich einen zweiten Weg, der von e2 über e3 nach e4 ansteigt.
example-caminos-connection-11 = Die gelbe Mauer wächst: b3, c3, c4 und d4 sind jetzt alle drei hoch.
example-caminos-connection-12 = Ein Z-Stein über d2 und d3 engt die Mauer von Nordosten her ein und schließt sich an die neuen grünen Steine an.
example-caminos-connection-13 = Jetzt droht auch Gelb. Zwischen der Mauer und diesem T-Stein an der Südseite fehlt nur ein kurzes Stück, und 15 Steine würden es sofort schließen.
example-caminos-connection-14 = Grün nimmt Gelb das Feld c1 weg und damit der Mauer den Anschluss an die Nordseite. Zugleich erreicht Grün selbst diese Seite und droht auf 13 Arten, sich zu verbinden.
example-caminos-connection-15 = Noch eine Mauer, drei hoch, auf e3 und f3. Sie trennt den grünen Norden von der grünen Mitte.
example-caminos-connection-16 = Der O-Stein steht aufrecht auf d6 und e6. Er versperrt den gelben Weg nach Süden und schließt sich an die grünen Steine im Osten an.
example-caminos-connection-17 = Ein letzter Einfall: die Reihe am Südrand. Von c8 bis h8 ist alles gelb, und zwei Steine würden sie im Westen vollenden.
example-caminos-connection-18 = Grün überbaut h8 von der Ostseite her, und die Reihe führt nicht mehr ans Ziel.
example-caminos-connection-19 = Gelb errichtet bei c7 noch eine Mauer. Doch jetzt beweist eine tiefe Suche, dass Grün gewinnt.
example-caminos-connection-20 = Der T-Stein trägt Grün von f4 an die Ostseite. Es fehlt nur noch die Brücke zwischen b5 und f5.
example-caminos-connection-21 = Gelb kann auf 41 Arten setzen, und keine davon hilft.
example-caminos-connection-22 = Da ist sie: c5 eins hoch, d5 zwei, e5 eins. Der Weg führt von a4 auf und ab bis h4. Nur drei Steine gewinnen hier; mit jedem anderen wäre Gelb ins Unentschieden entkommen.
example-caminos-connection-end = Grün verbindet Westen und Osten. Die ersten beiden gelben Steine wurden überbaut, und jeder dieser grünen Steine wurde ein Stück des Gewinnwegs.

# caminos-draw

example-caminos-draw-title = Niemand kommt hinüber
example-caminos-draw-about = Auf der Raute versperren sich beide Spieler den Weg, bis keiner mehr einen Stein setzen kann. Achte auch auf den Rand: Wird mit Punkten gespielt, vergleicht man am Ende die Randsteine.
example-caminos-draw-1 = Gelb legt einen L-Stein nahe der Südecke der Raute. Hier liegen die Nachbarn eines Feldes schräg, und alle vier Seiten sind gezackt.
example-caminos-draw-2 = Grün überbaut sofort h8 und h9. In dieser Partie beantworten beide Spieler flache Steine von oben.
example-caminos-draw-3 = Ein T-Stein im Nordosten. Gelb will zwei Stützpunkte haben, bevor Grün beide zudecken kann.
example-caminos-draw-4 = Grün deckt auch f9 und g9 zu: Vom ersten gelben Stein ist nichts mehr zu sehen.
example-caminos-draw-5 = Gelb kommt mit einem Z-Stein durch die Mitte zurück.
example-caminos-draw-6 = Wieder ein L-Stein obendrauf, über f7 und f8. Die grünen Steine fügen sich zu einer langen Linie.
example-caminos-draw-7 = Gelb baut die Nordseite um e3 und f3 aus.
example-caminos-draw-8 = Grün setzt den vierten und letzten L-Stein ein, über e4 und f4. Zum Überbauen taugen L-Steine am besten; von nun an muss Grün ohne sie auskommen.
example-caminos-draw-9 = Ein T-Stein mit der Nase nach oben: g5 ist zwei hoch und verbindet den gelben Osten mit der Mitte.
example-caminos-draw-10 = Grün deckt f5 zu und steht auf e5 drei hoch. Jetzt würden 13 verschiedene Steine sofort zwei Seiten verbinden.
example-caminos-draw-11 = Gelb unterbricht die Linie mit einem Dreierstapel auf f6. Ein Dreierstapel ist endgültig: Niemand kann darüber bauen.
example-caminos-draw-12 = Grün weicht nach Westen aus und überbaut e8.
example-caminos-draw-13 = Gelb verstärkt den Osten. Beide Spieler haben jetzt eine Mauer, über die der andere nicht hinwegkommt.
example-caminos-draw-14 = Ein aufrechter O-Stein auf d7 und d8. Vier Steine würden einen grünen Weg vollenden; Gelb muss aufpassen.
example-caminos-draw-15 = Noch ein Dreierstapel, auf g8 und g9, trennt die grünen Steine im Süden von den übrigen.
example-caminos-draw-16 = Grün verbreitert die westliche Gruppe. Der Rand ist noch fast leer: Gelb hat einen Randstein, Grün keinen.
example-caminos-draw-17 = Gelb schließt den Süden mit Dreierstapeln auf f9 und f10.
example-caminos-draw-18 = Grün baut b6 und c6 aus. Ein Weg entlang der Westseite ist noch möglich.
example-caminos-draw-19 = Jetzt droht Gelb: Acht Steine würden sofort verbinden, zum Beispiel über f1 und f2.
example-caminos-draw-20 = Drei Steine halten alles auf, und Grün findet einen davon. Bei bestem Spiel würde Grün von hier an gewinnen.
example-caminos-draw-21 = Gelb verstopft den Nordwesten auf c5 und d5. Für sich genommen dürfte das nicht reichen.
example-caminos-draw-22 = Der Wendepunkt. Achtzehn der 24 möglichen Steine hätten den Gewinn festgehalten; dieser auf j5 und j6 gibt ihn her.
example-caminos-draw-23 = Gelb sieht die Chance. Nur zwei von sechzehn Möglichkeiten halten das Unentschieden, und dies ist eine davon.
example-caminos-draw-24 = Von nun an kann keiner mehr etwas falsch machen. Grün nimmt die Ecke bei f1.
example-caminos-draw-25 = Gelb schließt bei e2 das letzte Loch. Jetzt zählt jeder seine Randsteine.
example-caminos-draw-26 = Grün setzt den letzten Stein, der noch irgendwo passt. Gelb behält einen O-Stein und Grün einen Z-Stein, aber für sie ist kein Platz mehr.
example-caminos-draw-end = Niemand hat zwei Seiten verbunden, also werden die Randsteine verglichen: vier zu vier. Bei Gleichstand bekommt niemand Punkte.
