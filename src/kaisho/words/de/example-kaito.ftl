# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kaito-exchange

example-kaito-exchange-title = Ein Schwert als Trittstein
example-kaito-exchange-about = Beiden Seiten bleibt nur noch ein Helm, da kauft Rot ein Schwert zurück. Achte darauf, wofür: Nicht das Schwert selbst zählt, sondern das Feld, auf dem der Kaito nun anhalten kann.
example-kaito-exchange-1 = Der zweite Spieler bestimmt, in welcher der beiden Lücken der Kaito beginnt. Schwarz wählt b2; Rot kann in der ganzen zweiten Reihe und in der b-Spalte wählen.
example-kaito-exchange-2 = Rot sammelt zuerst Geld: Das schwarze Mon auf a2 ist 3 wert. Für 4 lässt sich ein Schwert zurückkaufen, für 5 ein Helm.
example-kaito-exchange-3 = Schwarz tut dasselbe und nimmt das rote Mon mit dem Wert 3 auf a5. Beide haben nun gleich viel im Beutel.
example-kaito-exchange-4 = Rot nimmt ein Schwert. Der starke Computer hätte das Mon auf a4 vorgezogen: Damit wäre der Preis für ein Schwert beisammen gewesen.
example-kaito-exchange-5 = Schwarz nimmt ein schwarzes Mon vom Spielfeld. Das sieht seltsam aus und ist doch vernünftig: Mit dem, was Schwarz entfernt, kann Rot nie bezahlen.
example-kaito-exchange-6 = Der erste Helm fällt. Schwarz hat noch zwei, auf d4 und c3.
example-kaito-exchange-7 = Schwarz geht die d-Spalte hinauf und nimmt ein Schwert. Von d6 aus sieht der Kaito allerdings einen schwarzen Helm.
example-kaito-exchange-8 = Der einzige Zug, der nachweislich gewinnt. Schwarz bleibt nur der letzte Helm auf c3: Wer ihn nimmt, entscheidet die Partie.
example-kaito-exchange-9 = Schwarz zahlt mit gleicher Münze heim und nimmt einen roten Helm. Es hilft nicht mehr: Alle sieben Züge verlieren.
example-kaito-exchange-10 = Rot nimmt ein eigenes Mon mit dem Wert 1, denn zusammen mit den 3 von Schwarz hätte es ein Schwert bezahlt. Den eigenen Helm auf f5 zu nehmen hätte verloren.
example-kaito-exchange-11 = Noch ein roter Helm ist weg. Jetzt hat jede Seite nur noch einen Helm auf dem Spielfeld, Rot auf f5 und Schwarz auf c3.
example-kaito-exchange-12 = Wieder entfernt Rot ein eigenes Mon, diesmal mit dem Wert 2. Der Kaito steht in der Reihe des letzten schwarzen Helms, und Schwarz darf ihn nicht anrühren.
example-kaito-exchange-13 = Schwarz nimmt auf b1 ein eigenes Schwert. Ein gutes Feld gibt es nicht: Alle sechs Züge verlieren.
example-kaito-exchange-14 = Ein schwarzes Mon mit dem Wert 1. Mit den 3 vom Anfang hat Rot jetzt 4, genau den Preis eines Schwerts.
example-kaito-exchange-15 = Rot kauft ein Schwert zurück und legt es unter den Kaito auf c1. Ein Verzicht würde verlieren. Auf das Schwert selbst kommt es kaum an, sondern darauf, dass auf c1 ein Stein liegt.
example-kaito-exchange-16 = Schwarz verlässt die c-Spalte so schnell wie möglich und nimmt das Schwert auf f1.
example-kaito-exchange-17 = Dafür war das Schwert gut. Rot kehrt zurück und nimmt es, und nun ist die erste Reihe leer: Schwarz kann nur noch in der c-Spalte ziehen.
example-kaito-exchange-18 = Fünf Züge hat Schwarz in dieser Spalte, und einer davon gäbe sogar den eigenen Helm preis. Auch von c6, dem fernsten Feld, sieht Rot alles.
example-kaito-exchange-19 = Rot kommt herunter nach c3 und nimmt den letzten schwarzen Helm.
example-kaito-exchange-end = Rot gewinnt, weil der letzte Helm gefallen ist. Den Ausschlag gab der Tausch: Das zurückgekaufte Schwert gab dem Kaito ein Feld, auf das er zurückkehren konnte.
