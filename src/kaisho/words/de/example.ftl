# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.


# kamisado-standard

example-kamisado-standard-title = Der schiebende Sumo
example-kamisado-standard-about = Ein Standard-Match über vier Runden; drei Punkte gewinnen. Achte auf die letzte Runde: Der orange Sumo von Schwarz schiebt denselben Turm dreimal zurück, und nach jedem Schub zieht Schwarz noch einmal.
example-kamisado-standard-1 = Schwarz eröffnet mit Gelb und hält auf Orange: Weiß muss mit Orange antworten. Wer eröffnet, kann diese erste Runde immer gewinnen; ob dieser Zug genügt, ist nicht geklärt.
example-kamisado-standard-2 = Orange läuft sechs Felder weit und gibt a8 frei. Jetzt blickt Gelb von d5 über c6 und b7 auf eine offene Tür. Alle acht Antworten verlieren, das ist bewiesen.
example-kamisado-standard-3 = Eine schöne Antwort: Lila hält wieder auf Orange, und der orange Turm von Weiß steht auf a2 vor zwei schwarzen Türmen. Nur zwei Züge gewinnen hier, und beide enden auf Orange.
example-kamisado-standard-4 = Orange kann weder geradeaus noch schräg ziehen und muss aussetzen. Der Turm steht auf Lila: Schwarz zieht noch einmal mit Lila.
example-kamisado-standard-5 = Lila nutzt den geschenkten Zug und läuft bis g7, auf Braun. Sobald der braune Turm von Weiß h8 verlässt, kann Lila dort einziehen.
example-kamisado-standard-6 = Braun muss ziehen, und jeder seiner sechs Züge öffnet h8. Jetzt sind Lila und Gelb beide nur einen Zug vom Ziel entfernt.
example-kamisado-standard-7 = Derselbe Kniff ein zweites Mal: Blau macht einen kleinen Schritt auf Orange, und der orange Turm von Weiß sitzt auf a2 immer noch fest.
example-kamisado-standard-8 = Wieder ein Aussetzen auf einem lila Feld. Es ruft genau den Turm, den Weiß am meisten fürchtet.
example-kamisado-standard-9 = Lila zieht von g7 nach h8 und gewinnt die Runde. Der Turm bekommt einen Drachenzahn und ist von nun an ein Sumo: ein Punkt für Schwarz.
example-kamisado-standard-10 = Wer gewonnen hat, bestimmt, wie beide Grundlinien neu besetzt werden. Schwarz wählt links; so kommt der neue Sumo in die Ecke auf h1.
example-kamisado-standard-11 = Weiß hat die Runde verloren und eröffnet. Braun läuft bis b2 und rückt drei schwarzen Türmen auf den Leib; als gewinnend bewiesen ist nur eine Eröffnung: Orange fünf Felder geradeaus.
example-kamisado-standard-12 = Schwarz antwortet mit Braun bis nach a7: Von dort blickt der Turm auf b8, das Weiß gerade verlassen hat. Dafür steht nun a1 für Weiß offen.
example-kamisado-standard-13 = Rot hat dreizehn Züge, und alle verlieren. Dieser gibt g8 frei, und die ganze g-Linie gehört jetzt dem gelben Turm von Schwarz.
example-kamisado-standard-14 = Orange geht nach e6 und fügt eine dritte Drohung hinzu, über f7 nach g8. Der Turm hält auf Lila und ruft damit den Turm von Weiß, der am wenigsten ausrichten kann.
example-kamisado-standard-15 = Der lila Turm von Weiß macht einen kurzen Schritt auf Grün. Gegen drei Drohungen zugleich gibt es keine Verteidigung mehr.
example-kamisado-standard-16 = Jeder der sieben Züge von Grün würde gewinnen. Dieser hält auf Orange, weil der orange Turm von Weiß kaum noch Platz hat.
example-kamisado-standard-17 = Für Orange bleiben nur zwei Felder, und beide sind orange. Was Weiß auch tut: Es folgt der orange Turm von Schwarz.
example-kamisado-standard-18 = Von e6 über f7 nach g8: Orange erreicht die Grundlinie und wird der zweite Sumo von Schwarz. Es steht 2:0, und ein weiterer Punkt gewinnt das Match.
example-kamisado-standard-19 = Diesmal besetzt Schwarz von rechts. Beide Sumos landen in den Ecken, Orange auf a1 und Lila auf h1.
example-kamisado-standard-20 = Weiß zieht Blau fünf Felder weit auf Blau. Bei bestem Spiel verliert das, aber Schwarz muss die Antwort erst finden.
example-kamisado-standard-21 = Der Fehler des Matchs. Blau verlässt die f-Linie, und der lila Turm von Weiß sieht von f8 plötzlich bis f1. Alle Gewinnzüge gingen geradeaus und hielten diese Linie geschlossen.
example-kamisado-standard-22 = Weiß schlägt sofort zu. Grün kommt nach d3 und droht ebenfalls, f1 zu erreichen; der Turm hält auf Lila, weil der lila Sumo von Schwarz die Runde nicht mehr retten kann.
example-kamisado-standard-23 = Der Sumo geht nach h4 und schielt nach d8, vier Felder entfernt. Doch jetzt verlieren zehn von zehn Zügen, und Weiß ist mit Rosa am Zug.
example-kamisado-standard-24 = Der einzige Gewinnzug. Rosa stellt sich direkt vor den braunen Turm auf b1 und ruft ihn, denn das Feld ist braun: Braun muss zur Seite treten.
example-kamisado-standard-25 = Links auf a2 wäre Lila, und der lila Turm von Weiß liefe sofort ins Ziel. Also geht Braun nach rechts auf Gelb und gibt b1 frei.
example-kamisado-standard-26 = Gelb hält auf Orange. Der orange Sumo von Schwarz ist auf a1 eingezwängt und hat nur ein einziges Feld.
example-kamisado-standard-27 = Erzwungen und tödlich: Das Feld a2 ist lila.
example-kamisado-standard-28 = Sieben Felder geradeaus, die offene f-Linie hinunter. Lila gewinnt die Runde und wird der Sumo von Weiß: 2:1.
example-kamisado-standard-29 = Weiß besetzt von rechts. Ein zweiter Drachenzahn für den Sumo von Weiß brächte jetzt zwei Punkte und das Match; Schwarz braucht nur noch einen Punkt.
example-kamisado-standard-30 = Schwarz hat verloren und eröffnet. Rosa geht weit hinaus nach a7, direkt vor den orangen Turm von Weiß. Der Preis: g1 ist leer, und der rosa Turm von Weiß hat freie Bahn.
example-kamisado-standard-31 = Rot verlässt b8, und Rosa ist nur noch einen schrägen Schritt vom Ziel entfernt. Alle zwölf Züge von Rot verlieren.
example-kamisado-standard-32 = Rot geht nach f6 und hält auf Braun. Der rosa Turm von Weiß darf nicht gerufen werden, und darauf achtet Schwarz bis zum Ende der Runde.
example-kamisado-standard-33 = Braun kommt herunter nach c2, direkt vor einen Sumo auf c1. Das wird sehr bald wichtig.
example-kamisado-standard-34 = Gelb durchmisst die ganze Diagonale bis b7. Zusammen mit Rosa auf a7 sperrt es den orangen Turm von Weiß in seine Ecke, und es hält auf Orange.
example-kamisado-standard-35 = Orange kann nicht ziehen und setzt aus. Seine Ecke a8 ist selbst orange, also ist Schwarz mit Orange am Zug: mit dem Sumo.
example-kamisado-standard-36 = Der erste Schub. Der Sumo geht nach c2 und schiebt Braun zurück auf c3. Weiß muss aussetzen, und Schwarz macht mit Braun weiter, denn c3 ist braun.
example-kamisado-standard-37 = Braun läuft nach d5 und hält auf Orange. Der orange Turm von Weiß ist immer noch eingesperrt.
example-kamisado-standard-38 = Noch ein Aussetzen, von Orange zu Orange. So wird der Sumo zum zweiten Mal gerufen.
example-kamisado-standard-39 = Der zweite Schub bringt Braun zurück auf c4, ein grünes Feld. Hier hätte jeder Zug gewonnen; dieser lässt Weiß gar nicht erst zum Zug kommen.
example-kamisado-standard-40 = Schwarz zieht noch einmal, mit Grün, und hält auf Lila. Drei schwarze Türme sind jetzt einen Zug vom Ziel entfernt.
example-kamisado-standard-41 = Der Sumo von Weiß zieht zum ersten Mal in dieser Runde. Ein Schritt auf Braun ist so gut oder so schlecht wie die fünf anderen Züge.
example-kamisado-standard-42 = Braun geht nach c6, auf Orange. Der eingesperrte Turm ist wie eine Klingel: Jedes Mal, wenn Schwarz läutet, darf der Sumo handeln.
example-kamisado-standard-43 = Zum dritten Mal in dieser Runde setzt der orange Turm von Weiß aus.
example-kamisado-standard-44 = Der dritte Schub, und diesmal gewinnt nur er. Braun landet auf Blau, und Schwarz macht mit Blau weiter.
example-kamisado-standard-45 = Blau geht hinauf nach a6 und ruft Grün. Weiß hat drei Züge, und alle verlieren.
example-kamisado-standard-46 = Grün hält auf Blau, weil der blaue Turm von Schwarz von den eigenen Türmen blockiert ist. Aber Grün hat f8 verlassen.
example-kamisado-standard-47 = Vor Blau steht Rosa und schräg daneben Gelb: Nun muss auch Schwarz aussetzen. Das Feld a6 ist grün, also muss Grün weiterziehen.
example-kamisado-standard-48 = Grün bleibt genau ein Feld, und das ist rot.
example-kamisado-standard-49 = Rot geht zwei Felder geradeaus nach f8. Drei Sumos, drei Punkte: Schwarz gewinnt das Match.
example-kamisado-standard-end = Schwarz gewinnt das Match 3:1. Zwei Runden entschied ein Turm, der nicht ziehen konnte und so den Zug verschenkte; in der letzten machte ein Sumo daraus drei Schübe.


# kamisado-tournament

example-kamisado-tournament-title = Vor dem ersten Zug gewonnen
example-kamisado-tournament-about = In dieser Turnierrunde wählen beide ihre Aufstellung selbst, und Weiß, das als Zweites aufstellt, findet eine, gegen die jede Eröffnung verliert. Achte darauf, wie schmal der Weg trotzdem ist: Immer wieder hält nur eine einzige Antwort den Gewinn fest.
example-kamisado-tournament-1 = Bei der Turnieraufstellung müssen die Türme nicht auf ihrer eigenen Farbe beginnen. Schwarz eröffnet die Runde und stellt zuerst auf, Turm für Turm von links. Blau kommt nach a1.
example-kamisado-tournament-4 = Es folgen Lila, Grün und Rot. Weiß schaut zu und schweigt: Wer als Zweites aufstellt, kann auf die ganze Aufstellung antworten.
example-kamisado-tournament-8 = Die Aufstellung von Schwarz ist fertig, und kein einziger Turm steht auf der eigenen Farbe.
example-kamisado-tournament-9 = Jetzt stellt Weiß auf, von der eigenen linken Seite her, also ab h8. Orange bekommt die Ecke.
example-kamisado-tournament-12 = Rot, Grün und Rosa kommen als Nächste. Weiß wählt jeden Turm mit der fertigen Reihe von Schwarz vor Augen.
example-kamisado-tournament-16 = Nun beginnt eine gewöhnliche Runde mit 102 möglichen Eröffnungszügen. Doch Weiß hat die perfekte Antwort gefunden: Bewiesen ist, dass alle 102 verlieren.
example-kamisado-tournament-17 = Irgendetwas muss Schwarz spielen. Orange geht nach f4 und hält auf Blau.
example-kamisado-tournament-18 = Blau läuft nach c3, auf Braun. Drei der dreizehn Züge halten den Gewinn fest, dieser gehört dazu.
example-kamisado-tournament-19 = Braun geht bis nach h7. Damit wird h1 frei, und der braune Turm von Weiß blickt von a8 die längste Diagonale des Brettes hinunter.
example-kamisado-tournament-20 = Der einzige Gewinnzug: Lila hält auf Braun, denn der braune Turm von Schwarz steckt auf h7 vor Orange und Rot fest. Zwar öffnet sich d8 für Rot, aber Rot wird nicht gerufen.
example-kamisado-tournament-21 = Braun setzt aus. Das Feld h7 ist lila, also zieht Weiß noch einmal mit Lila.
example-kamisado-tournament-22 = Ein Schritt nach e5, wieder auf Braun. Vier der fünf Züge hätten den Gewinn verspielt.
example-kamisado-tournament-23 = Braun kann noch immer nicht ziehen, und Lila wird abermals gerufen.
example-kamisado-tournament-24 = Nur dieser Zug gewinnt: Lila geht nach e2, direkt vor die Grundlinie von Schwarz, und droht f1. Gerufen wird Grün, das nichts dagegen ausrichten kann.
example-kamisado-tournament-25 = Grün hat fünf Züge, und alle verlieren. Weil es c1 verlässt, öffnet sich die c-Linie für den blauen Turm von Weiß.
example-kamisado-tournament-26 = Der einzige Gewinnzug von zwölfen, und ein mutiger: Rot stellt sich dem eigenen braunen Turm in den Weg und öffnet g8 für den schwarzen. Aber es hält auf Orange, und Orange ist harmlos.
example-kamisado-tournament-27 = Orange dringt tief in die Hälfte von Weiß ein und bereitet den eigenen Schritt ins Ziel vor. Es hält auf Rosa und überlässt dem rosa Turm von Weiß den nächsten Zug.
example-kamisado-tournament-28 = Wieder gewinnt nur einer von elf Zügen. Rosa geht nach a4 und hält auf Gelb, obwohl das e8 für den grünen Turm von Schwarz öffnet.
example-kamisado-tournament-29 = Gelb hat vier Felder: Drei sind rosa, und beim vierten läuft der blaue Turm von Weiß ins Ziel. Schwarz wählt Rosa.
example-kamisado-tournament-30 = Ein einziger Schritt, und nur er gewinnt: Rosa hält auf Blau. Vier weiße Türme sind jetzt einen Zug vom Ziel entfernt.
example-kamisado-tournament-31 = Blau hat zwei Züge. Auf a2, einem lila Feld, würde der lila Turm von Weiß sofort gewinnen, also geht Blau nach b2, auf Braun.
example-kamisado-tournament-32 = Zum siebten Mal in dieser Runde gewinnt nur ein einziger Zug. Braun hält auf Rosa, und dem rosa Turm von Schwarz auf g1 bleibt ein einziges Feld.
example-kamisado-tournament-33 = Erzwungen: Rosa geht nach h2, auf Rot, und auf g2 steht der rote Turm von Weiß.
example-kamisado-tournament-34 = Jeder der drei Züge von Rot erreicht die Grundlinie. Weiß nimmt den schrägen nach f1.
example-kamisado-tournament-end = Weiß gewinnt die Runde. Als Zweites aufzustellen war mehr wert, als zuerst zu ziehen: Mit der richtigen Aufstellung war die Runde vorher gewonnen, und doch hielt siebenmal nur ein einziger Zug den Gewinn fest.


# kaito-exchange

example-kaito-exchange-title = Ein Schwert als Trittstein
example-kaito-exchange-about = Beiden Seiten bleibt nur noch ein Helm, da kauft Rot ein Schwert zurück. Achte darauf, wofür: Nicht das Schwert selbst zählt, sondern das Feld, auf dem der Kaito nun anhalten kann.
example-kaito-exchange-1 = Wer als Zweites spielt, bestimmt, auf welcher der beiden Lücken der Kaito beginnt. Schwarz wählt b2; Rot kann in der ganzen zweiten Reihe und in der b-Spalte wählen.
example-kaito-exchange-2 = Rot sammelt zuerst Geld: Das schwarze Mon auf a2 ist 3 wert. Für 4 lässt sich ein Schwert zurückkaufen, für 5 ein Helm.
example-kaito-exchange-3 = Schwarz tut dasselbe und nimmt das rote Mon mit dem Wert 3 auf a5. Beide haben nun gleich viel im Beutel.
example-kaito-exchange-4 = Rot nimmt ein Schwert. Der starke Computer hätte das Mon auf a4 vorgezogen: Damit wäre der Preis für ein Schwert beisammen gewesen.
example-kaito-exchange-5 = Schwarz nimmt ein schwarzes Mon vom Feld. Das sieht seltsam aus und ist doch vernünftig: Was Schwarz entfernt, damit kann Rot nie bezahlen.
example-kaito-exchange-6 = Der erste Helm fällt. Schwarz hat noch zwei, auf d4 und c3.
example-kaito-exchange-7 = Schwarz geht die d-Spalte hinauf und nimmt ein Schwert. Von d6 aus sieht der Kaito allerdings einen schwarzen Helm.
example-kaito-exchange-8 = Der einzige Zug, der nachweislich gewinnt. Schwarz bleibt nur der letzte Helm auf c3: Wer ihn nimmt, entscheidet das Spiel.
example-kaito-exchange-9 = Schwarz zahlt mit gleicher Münze heim und nimmt einen roten Helm. Es hilft nicht mehr: Alle sieben Züge verlieren.
example-kaito-exchange-10 = Rot nimmt ein eigenes Mon mit dem Wert 1, denn zusammen mit den 3 von Schwarz hätte es ein Schwert bezahlt. Den eigenen Helm auf f5 zu nehmen hätte verloren.
example-kaito-exchange-11 = Noch ein roter Helm ist weg. Jetzt liegt auf beiden Seiten nur noch ein Helm im Feld, der rote auf f5 und der schwarze auf c3.
example-kaito-exchange-12 = Wieder entfernt Rot ein eigenes Mon, diesmal mit dem Wert 2. Der Kaito steht in der Reihe des letzten schwarzen Helms, und Schwarz darf ihn nicht anrühren.
example-kaito-exchange-13 = Schwarz nimmt auf b1 ein eigenes Schwert. Ein gutes Feld gibt es nicht: Alle sechs Züge verlieren.
example-kaito-exchange-14 = Ein schwarzes Mon mit dem Wert 1. Mit den 3 vom Anfang hat Rot jetzt 4, genau den Preis eines Schwerts.
example-kaito-exchange-15 = Rot kauft ein Schwert zurück und legt es unter den Kaito auf c1. Darauf zu verzichten würde verlieren. Auf das Schwert selbst kommt es kaum an, sondern darauf, dass auf c1 ein Stein liegt.
example-kaito-exchange-16 = Schwarz verlässt die c-Spalte so schnell wie möglich und nimmt das Schwert auf f1.
example-kaito-exchange-17 = Dafür war das Schwert gut. Rot kehrt zurück und nimmt es, und nun ist die erste Reihe leer: Schwarz kann nur noch in der c-Spalte ziehen.
example-kaito-exchange-18 = Fünf Züge hat Schwarz in dieser Spalte, und einer davon gäbe sogar den eigenen Helm preis. Auch von c6, dem fernsten Feld, sieht Rot alles.
example-kaito-exchange-19 = Rot kommt herunter nach c3 und nimmt den letzten schwarzen Helm.
example-kaito-exchange-end = Rot gewinnt, weil der letzte Helm gefallen ist. Den Ausschlag gab der Tausch: Das zurückgekaufte Schwert gab dem Kaito ein Feld, auf das er zurückkehren konnte.


# caminos-connection

example-caminos-connection-title = Auf und ab quer über das Brett
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
example-caminos-connection-13 = Jetzt droht auch Gelb. Zwischen der Mauer und diesem T-Stein an der Südseite fehlt nur ein kurzes Stück, und 15 Steine würden es sofort füllen.
example-caminos-connection-14 = Grün nimmt Gelb das Feld c1 weg und damit der Mauer den Anschluss an die Nordseite. Zugleich erreicht Grün selbst diese Seite und droht auf 13 Arten, sich zu verbinden.
example-caminos-connection-15 = Noch eine Mauer, drei hoch, auf e3 und f3. Sie trennt den grünen Norden von der grünen Mitte.
example-caminos-connection-16 = Der O-Stein steht aufrecht auf d6 und e6. Er versperrt den gelben Weg nach Süden und schließt sich an die grünen Steine im Osten an.
example-caminos-connection-17 = Ein letzter Einfall: die Reihe am Südrand. Von c8 bis h8 ist alles gelb, und zwei Steine würden sie im Westen vollenden.
example-caminos-connection-18 = Grün überbaut h8 von der Ostseite her, und die Reihe führt nicht mehr ans Ziel.
example-caminos-connection-19 = Gelb errichtet bei c7 noch eine Mauer. Aber jetzt beweist eine starke Suche, dass Grün gewinnt.
example-caminos-connection-20 = Der T-Stein trägt Grün von f4 an die Ostseite. Es fehlt nur noch die Brücke zwischen b5 und f5.
example-caminos-connection-21 = Gelb kann auf 41 Arten setzen, und keine davon hilft.
example-caminos-connection-22 = Da ist sie: c5 eins hoch, d5 zwei, e5 eins. Der Weg führt von a4 auf und ab bis h4. Nur drei Steine gewinnen hier; jeder andere hätte Gelb ein Unentschieden gelassen.
example-caminos-connection-end = Grün verbindet Westen und Osten. Die ersten beiden gelben Steine wurden überbaut, und jeder dieser grünen Steine wurde ein Stück des siegreichen Wegs.


# caminos-draw

example-caminos-draw-title = Niemand kommt hinüber
example-caminos-draw-about = Auf der Raute versperren sich beide Seiten den Weg, bis keine mehr einen Stein setzen kann. Achte auch auf den Rand: Mit Wertung werden am Ende die Randsteine verglichen.
example-caminos-draw-1 = Gelb legt einen L-Stein nahe der Südecke der Raute. Hier liegen die Nachbarn eines Feldes schräg, und alle vier Seiten sind gezackt.
example-caminos-draw-2 = Grün überbaut sofort h8 und h9. In dieser Partie beantworten beide flache Steine von oben.
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
example-caminos-draw-13 = Gelb verstärkt den Osten. Beide haben jetzt eine Mauer, über die der andere nicht hinwegkommt.
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


# samurai-three

example-samurai-three-title = Neun, neun und acht
example-samurai-three-about = Drei Spieler teilen die Figuren fast gleichmäßig unter sich auf. Achte darauf, wer bei einer Figurenart allein führt: Nur wer das tut, ist am Ende noch im Rennen, so viele Figuren die anderen auch haben.
example-samurai-three-1 = Die Spieler bauen die Karte selbst auf. Rot beginnt mit einem Buddha in Kyoto.
example-samurai-three-4 = Blau stellt einen Helm nach Kyoto, Grün und Rot füllen Akita. Nun sind beide Städte voll, und in keiner stehen zwei gleiche Figuren.
example-samurai-three-12 = Es folgen die Dörfer, eine Figur in jedes. Viele Buddhas und Reisfelder kommen in den Südwesten, nach Shikoku und Kyushu.
example-samurai-three-20 = Die Figuren verteilen sich. Wer setzt, denkt an die eigenen Plättchen: Rot mag Helme, Grün Buddhas.
example-samurai-three-27 = Alle 30 Figuren stehen, zehn von jeder Art. Mit zufälligen ersten Plättchen beginnt das eigentliche Spiel, und Rot macht den Anfang.
example-samurai-three-29 = Rot legt den stärksten Samurai zwischen Edo und Kofu. Er zählt für jede Figur in seiner Nachbarschaft.
example-samurai-three-32 = Blau geht nach Kyoto und Obama. Ein Schiff trägt das Schriftzeichen und darf deshalb im selben Zug neben einem anderen Plättchen gelegt werden.
example-samurai-three-34 = Ein Buddha der Stärke 3 zwischen Ozu und Kochi. Grün sucht Buddhas abseits des Gedränges.
example-samurai-three-36 = Rot meldet mit Stärke 3 Anspruch auf den Helm von Tono an.
example-samurai-three-38 = Blau rückt von Osten an Edo heran, wo auch der Reis von Iwaki erreichbar ist.
example-samurai-three-40 = Grün lässt sich mit einem Samurai der Stärke 3 im Norden nieder. Er wirkt auf Akita und auf Kuji zugleich.
example-samurai-three-43 = Helm 4 und ein Schiff: Rot hat 5 auf den Helm von Nachi, und dort ist nur noch ein Landfeld frei.
example-samurai-three-46 = Blau legt das starke Helmplättchen an Edo und schickt ein Schiff in den fernen Südwesten, zu Imari und Uto.
example-samurai-three-48 = Buddha 4 auf e22 erreicht zwei Buddhas, in Obi und in Beppu. Beide werden diesem einen Plättchen zufallen.
example-samurai-three-50 = Der Buddha 4 von Rot tut dasselbe zwischen Kofu und Kyoto.
example-samurai-three-52 = Blau legt Buddha 4 zwischen Chiba und Edo. In Edo warten drei Figuren, und Blau sammelt Einfluss auf alle.
example-samurai-three-54 = Mit einem Samurai der Stärke 2 hat Grün in Ozu 5. Noch ein Feld, und der Buddha dort wechselt den Besitzer.
example-samurai-three-56 = Rot besetzt das letzte Feld bei Nachi und nimmt die erste Figur des Spiels: einen Helm, mit 6 gegen nichts.
example-samurai-three-58 = Der Samurai 3 von Blau macht 9 für den Helm und den Buddha von Edo. Wer Edo jetzt schließt, schenkt Blau zwei Figuren.
example-samurai-three-61 = Helm 4 übertrumpft den Helm 3 von Rot bei Tono. Ein Schiff bei Moji und Hagi hält einen Fuß im Süden.
example-samurai-three-63 = Rot schließt Kyoto und nimmt mit einem einzigen Plättchen beide Figuren, einen Helm und einen Buddha.
example-samurai-three-66 = Blau nimmt den Buddha von Chiba und ist beim Reis von Iwaki schon allein.
example-samurai-three-68 = Ein Reisplättchen schließt Tono, und Grün nimmt den Helm, 4 gegen 3. Die Art ist dabei gleichgültig: Jedes Plättchen kann ein Dorf schließen.
example-samurai-three-70 = Rot schließt Edo, obwohl Blau dadurch zwei Figuren bekommt. Mit dem Reisplättchen schlägt die 7 von Rot die 5 von Blau, und eine Figur ist besser als keine.
example-samurai-three-72 = Blau besetzt das letzte Feld bei Iwaki und nimmt den Reis.
example-samurai-three-75 = Der bisher beste Zug von Grün: Mit einem Reiter neben dem Helmplättchen schließt es Mutsu und Kuji und nimmt zwei Figuren.
example-samurai-three-77 = Der Plättchentausch. Der Reis 4 von Rot hat bei Edo seine Arbeit getan; er wandert nach Imari, und ein Plättchen der Stärke 0 bleibt zurück.
example-samurai-three-79 = Blau kümmert sich um den Reis von Obama.
example-samurai-three-82 = Grün nimmt den Buddha von Ozu. Dann der Figurentausch: Der Helm von Nikko geht nach Uto und der Reis von Uto nach Nikko, weit weg von den Reisplättchen von Rot.
example-samurai-three-84 = Rot schließt Imari und nimmt den Reis mit dem Plättchen, das dorthin gewandert ist.
example-samurai-three-87 = Blau antwortet mit seinem Figurentausch: Der Buddha von Kochi geht nach Himi, und ein Helm kommt nach Kochi, wo das Helmplättchen von Blau ihn sofort nimmt.
example-samurai-three-89 = Grün legt Reis 4 zwischen Moji und Beppu. Wie sich zeigt, ist das Plättchen dort nur geparkt.
example-samurai-three-92 = Der dritte Figurentausch bringt einen Helm nach Moji, und der Samurai von Rot nimmt ihn, 2 gegen 1. Der Reis kommt nach Uto.
example-samurai-three-94 = Reis 4 auf n12 erreicht Nikko und Ojiya. Blau ist jetzt hinter dem Reis her: Die alleinige Mehrheit ist in Reichweite.
example-samurai-three-96 = Grün versetzt das geparkte Reisplättchen nach d21 und schließt Beppu: der dritte Buddha, genommen vom alten Buddha 4.
example-samurai-three-99 = Rot schließt Obi und Uto zugleich. Grün bekommt den vierten Buddha, Rot den Reis von Uto, 5 gegen 4.
example-samurai-three-101 = Der Samurai 3 von Blau verlässt Edo, wo nichts mehr zu holen ist, und geht nach Hagi. Dort hat niemand mit einer Drohung gerechnet.
example-samurai-three-104 = Grün schließt Hagi und überlässt Blau den Reis, weil Helm 3 zugleich auf den Helm von Izumo wirkt.
example-samurai-three-108 = Ein großer Zug: Reis, Reiter und Schiff. Rot nimmt den Helm von Anan und den Reis von Utazu und hat nun neun Figuren, mehr als jeder andere.
example-samurai-three-111 = Blau nimmt mit 6 den Reis von Obama. Das sind drei, und es werden noch mehr.
example-samurai-three-114 = Grün verstärkt Izumo. Dort und in Akita stehen die letzten Helme, und wenn der letzte einer Art weg ist, endet das Spiel.
example-samurai-three-116 = Rot schließt Akita und Nikko. Grün bekommt einen Helm, Blau den Reis; der Buddha gehört niemandem, weil Rot und Grün beide 4 haben, und kommt neben den Plan.
example-samurai-three-118 = Blau schließt Izumo und Bizen. Grün bekommt den letzten Helm auf dem Plan, und damit endet das Spiel; Blau bekommt den fünften Reis.
example-samurai-three-end = Die neun Figuren von Rot zählen nicht: Bei den Helmen steht es 4:4 gegen Grün, und in keiner Art führt Rot allein. Blau führt beim Reis, Grün bei den Buddhas, beide mit vier anderen Figuren. Insgesamt hat Blau neun und Grün acht: Blau gewinnt, Grün wird Zweiter, Rot Dritter.
