# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kamisado-standard

example-kamisado-standard-title = Der stoßende Sumo
example-kamisado-standard-about = Ein Standard-Match über vier Runden; drei Punkte gewinnen. Achte auf die letzte Runde: Der orange Sumo von Schwarz stößt denselben Turm dreimal zurück, und nach jedem Stoß zieht Schwarz noch einmal.
example-kamisado-standard-1 = Schwarz eröffnet mit Gelb und hält auf Orange, also muss Weiß mit Orange antworten. Wer eröffnet, kann diese erste Runde immer gewinnen; ob dieser Zug genügt, ist nicht geklärt.
example-kamisado-standard-2 = Orange läuft sechs Felder weit und gibt a8 frei. Jetzt blickt Gelb von d5 über c6 und b7 auf eine offene Tür. Der Solver beweist, dass alle acht Antworten verlieren.
example-kamisado-standard-3 = Eine schöne Antwort: Lila hält wieder auf Orange, und der orange Turm von Weiß steht auf a2 vor zwei schwarzen Türmen. Nur zwei Züge gewinnen hier, und beide enden auf Orange.
example-kamisado-standard-4 = Orange kann weder geradeaus noch diagonal ziehen und passt. Der Turm steht auf Lila: Schwarz zieht noch einmal mit Lila.
example-kamisado-standard-5 = Lila nutzt den geschenkten Zug und läuft bis g7, auf Braun. Sobald der braune Turm von Weiß h8 verlässt, kann Lila dort einziehen.
example-kamisado-standard-6 = Braun muss ziehen, und jeder seiner sechs Züge öffnet h8. Jetzt sind Lila und Gelb beide nur einen Zug vom Ziel entfernt.
example-kamisado-standard-7 = Derselbe Kniff ein zweites Mal: Blau macht einen kleinen Schritt auf Orange, und der orange Turm von Weiß sitzt auf a2 immer noch fest.
example-kamisado-standard-8 = Wieder ein Pass auf einem lila Feld. Er ruft genau den Turm, den Weiß am meisten fürchtet.
example-kamisado-standard-9 = Lila zieht von g7 nach h8 und gewinnt die Runde. Der Turm bekommt einen Marker, einen Drachenzahn, und ist von nun an ein Sumo: ein Punkt für Schwarz.
example-kamisado-standard-10 = Wer gewonnen hat, bestimmt, wie beide Grundlinien aufgefüllt werden. Schwarz wählt links; so kommt der neue Sumo in die Ecke auf h1.
example-kamisado-standard-11 = Weiß hat die Runde verloren und eröffnet. Braun läuft bis b2 und rückt drei schwarzen Türmen auf den Leib; als gewinnend bewiesen ist nur eine Eröffnung: Orange fünf Felder geradeaus.
example-kamisado-standard-12 = Schwarz antwortet mit Braun bis nach a7: Von dort blickt der Turm auf b8, das Weiß gerade verlassen hat. Dafür steht nun a1 für Weiß offen.
example-kamisado-standard-13 = Rot hat dreizehn Züge, und alle verlieren. Dieser gibt g8 frei, und die ganze g-Linie gehört jetzt dem gelben Turm von Schwarz.
example-kamisado-standard-14 = Orange geht nach e6 und fügt eine dritte Drohung hinzu, über f7 nach g8. Der Turm hält auf Lila und ruft damit den Turm von Weiß, der am wenigsten ausrichten kann.
example-kamisado-standard-15 = Der lila Turm von Weiß macht einen kurzen Schritt auf Grün. Gegen drei Drohungen zugleich gibt es keine Verteidigung mehr.
example-kamisado-standard-16 = Jeder der sieben Züge von Grün würde gewinnen. Dieser hält auf Orange, weil der orange Turm von Weiß kaum noch Platz hat.
example-kamisado-standard-17 = Für Orange bleiben nur zwei Felder, und beide sind orange. Was Weiß auch tut: Es folgt der orange Turm von Schwarz.
example-kamisado-standard-18 = Von e6 über f7 nach g8: Orange erreicht die Grundlinie und wird der zweite Sumo von Schwarz. Es steht 2:0, und ein weiterer Punkt gewinnt das Match.
example-kamisado-standard-19 = Diesmal füllt Schwarz von rechts auf. Beide Sumos landen in den Ecken, Orange auf a1 und Lila auf h1.
example-kamisado-standard-20 = Weiß zieht Blau fünf Felder weit auf Blau. Bei bestem Spiel verliert das, aber Schwarz muss die Antwort erst finden.
example-kamisado-standard-21 = Der Fehler des Matches. Blau verlässt die f-Linie, und der lila Turm von Weiß sieht von f8 plötzlich bis f1. Alle Gewinnzüge gingen geradeaus und hielten diese Linie geschlossen.
example-kamisado-standard-22 = Weiß schlägt sofort zu. Grün kommt nach d3 und droht ebenfalls, f1 zu erreichen; der Turm hält auf Lila, weil der lila Sumo von Schwarz die Runde nicht mehr retten kann.
example-kamisado-standard-23 = Der Sumo geht nach h4 und schielt nach d8, vier Felder entfernt. Doch jetzt verlieren alle zehn Züge, und Weiß ist mit Rosa am Zug.
example-kamisado-standard-24 = Der einzige Gewinnzug. Rosa stellt sich direkt vor den braunen Turm auf b1 und ruft ihn, denn das Feld ist braun: Braun muss zur Seite treten.
example-kamisado-standard-25 = Links auf a2 wäre Lila, und der lila Turm von Weiß liefe sofort ins Ziel. Also geht Braun nach rechts auf Gelb und gibt b1 frei.
example-kamisado-standard-26 = Gelb hält auf Orange. Der orange Sumo von Schwarz ist auf a1 eingezwängt und hat nur ein einziges Feld.
example-kamisado-standard-27 = Erzwungen und tödlich: Das Feld a2 ist lila.
example-kamisado-standard-28 = Sieben Felder geradeaus, die offene f-Linie hinunter. Lila gewinnt die Runde und wird der Sumo von Weiß: 2:1.
example-kamisado-standard-29 = Weiß füllt von rechts auf. Ein zweiter Marker für den Sumo von Weiß brächte jetzt zwei Punkte und das Match; Schwarz braucht nur noch einen Punkt.
example-kamisado-standard-30 = Schwarz hat verloren und eröffnet. Rosa geht weit hinaus nach a7, direkt vor den orangen Turm von Weiß. Der Preis: g1 ist leer, und der rosa Turm von Weiß hat freie Bahn.
example-kamisado-standard-31 = Rot verlässt b8, und Rosa ist nur noch einen schrägen Schritt vom Ziel entfernt. Alle zwölf Züge von Rot verlieren.
example-kamisado-standard-32 = Rot geht nach f6 und hält auf Braun. Der rosa Turm von Weiß darf nicht gerufen werden, und darauf achtet Schwarz bis zum Ende der Runde.
example-kamisado-standard-33 = Braun kommt herunter nach c2, direkt vor einen Sumo auf c1. Das wird sehr bald wichtig.
example-kamisado-standard-34 = Gelb durchmisst die ganze Diagonale bis b7. Zusammen mit Rosa auf a7 sperrt der Turm den orangen Turm von Weiß in seine Ecke, und er hält auf Orange.
example-kamisado-standard-35 = Orange kann nicht ziehen und passt. Seine Ecke a8 ist selbst orange, also ist Schwarz mit Orange am Zug: mit dem Sumo.
example-kamisado-standard-36 = Der erste Stoß. Der Sumo geht nach c2 und stößt Braun zurück auf c3. Weiß setzt aus, und Schwarz macht mit Braun weiter, denn c3 ist braun.
example-kamisado-standard-37 = Braun läuft nach d5 und hält auf Orange. Der orange Turm von Weiß ist immer noch eingesperrt.
example-kamisado-standard-38 = Noch ein Pass, von Orange zu Orange. So wird der Sumo zum zweiten Mal gerufen.
example-kamisado-standard-39 = Der zweite Stoß bringt Braun zurück auf c4, ein grünes Feld. Hier hätte jeder Zug gewonnen; dieser lässt Weiß gar nicht erst zum Zug kommen.
example-kamisado-standard-40 = Schwarz zieht noch einmal, mit Grün, und hält auf Lila. Drei schwarze Türme sind jetzt einen Zug vom Ziel entfernt.
example-kamisado-standard-41 = Der Sumo von Weiß zieht zum ersten Mal in dieser Runde. Ein Schritt auf Braun ist so gut oder so schlecht wie die fünf anderen Züge.
example-kamisado-standard-42 = Braun geht nach c6, auf Orange. Der eingesperrte Turm ist wie eine Klingel: Jedes Mal, wenn Schwarz läutet, darf der Sumo handeln.
example-kamisado-standard-43 = Zum dritten Mal in dieser Runde passt der orange Turm von Weiß.
example-kamisado-standard-44 = Der dritte Stoß, und diesmal gewinnt nur er. Braun landet auf Blau, und Schwarz macht mit Blau weiter.
example-kamisado-standard-45 = Blau geht hinauf nach a6 und ruft Grün. Weiß hat drei Züge, und alle verlieren.
example-kamisado-standard-46 = Grün hält auf Blau, weil der blaue Turm von Schwarz von den eigenen Türmen blockiert ist. Aber Grün hat f8 verlassen.
example-kamisado-standard-47 = Vor Blau steht Rosa und schräg daneben Gelb: Nun passt auch Schwarz. Das Feld a6 ist grün, also muss Grün weiterziehen.
example-kamisado-standard-48 = Grün bleibt genau ein Feld, und das ist rot.
example-kamisado-standard-49 = Rot geht zwei Felder geradeaus nach f8. Drei Sumos, drei Punkte: Schwarz gewinnt das Match.
example-kamisado-standard-end = Schwarz gewinnt das Match 3:1. Zwei Runden entschied ein Turm, der nicht ziehen konnte und so den Zug verschenkte; in der letzten machte ein Sumo daraus drei freie Stöße.

# kamisado-tournament

example-kamisado-tournament-title = Vor dem ersten Zug gewonnen
example-kamisado-tournament-about = In dieser Turnierrunde wählen beide ihre Aufstellung selbst, und Weiß, das als Zweites aufstellt, findet eine, gegen die jede Eröffnung verliert. Achte darauf, wie schmal der Weg trotzdem ist: Immer wieder hält nur eine einzige Antwort den Gewinn fest.
example-kamisado-tournament-1 = Bei der Turnieraufstellung müssen die Türme nicht auf ihrer eigenen Farbe beginnen. Schwarz eröffnet die Runde und stellt zuerst auf, Turm für Turm von links. Blau kommt nach a1.
example-kamisado-tournament-4 = Es folgen Lila, Grün und Rot. Weiß schaut zu und schweigt: Wer als Zweites aufstellt, kann auf die ganze Aufstellung antworten.
example-kamisado-tournament-8 = Die Aufstellung von Schwarz ist fertig, und kein einziger Turm steht auf der eigenen Farbe.
example-kamisado-tournament-9 = Jetzt stellt Weiß auf, von der eigenen linken Seite her, also ab h8. Orange bekommt die Ecke.
example-kamisado-tournament-12 = Rot, Grün und Rosa kommen als Nächste. Weiß wählt jeden Turm mit der fertigen Reihe von Schwarz vor Augen.
example-kamisado-tournament-16 = Nun könnte eine gewöhnliche Runde mit 102 möglichen Eröffnungszügen beginnen. Doch der Solver beweist, dass Weiß die perfekte Antwort gefunden hat: Alle 102 verlieren.
example-kamisado-tournament-17 = Irgendetwas muss Schwarz spielen. Orange geht nach f4 und hält auf Blau.
example-kamisado-tournament-18 = Blau läuft nach c3, auf Braun. Drei der dreizehn Züge halten den Gewinn fest, dieser gehört dazu.
example-kamisado-tournament-19 = Braun geht bis nach h7. Damit wird h1 frei, und der braune Turm von Weiß blickt von a8 die längste Diagonale des Brettes hinunter.
example-kamisado-tournament-20 = Der einzige Gewinnzug: Lila hält auf Braun, denn der braune Turm von Schwarz steckt auf h7 vor Orange und Rot fest. Zwar öffnet sich d8 für Rot, aber Rot wird nicht gerufen.
example-kamisado-tournament-21 = Braun passt. Das Feld h7 ist lila, also zieht Weiß noch einmal mit Lila.
example-kamisado-tournament-22 = Ein Schritt nach e5, wieder auf Braun. Vier der fünf Züge hätten den Gewinn verspielt.
example-kamisado-tournament-23 = Braun kann noch immer nicht ziehen, und Lila wird abermals gerufen.
example-kamisado-tournament-24 = Nur dieser Zug gewinnt: Lila geht nach e2, direkt vor die Grundlinie von Schwarz, und droht, f1 zu erreichen. Gerufen wird Grün, das nichts dagegen ausrichten kann.
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
example-kamisado-tournament-end = Weiß gewinnt die Runde. Als Zweites aufzustellen war mehr wert, als zuerst zu ziehen: Mit der richtigen Aufstellung war die Runde schon vorher gewonnen, und doch hielt siebenmal nur ein einziger Zug den Gewinn fest.
