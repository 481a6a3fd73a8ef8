# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# samurai-three

example-samurai-three-title = Neun, neun und acht
example-samurai-three-about = Drei Spieler teilen die Figuren fast gleichmäßig unter sich auf. Achte darauf, wer bei einer Figurenart allein führt: Nur wer das tut, ist am Ende noch im Rennen, so viele Figuren die anderen auch haben.
example-samurai-three-1 = Die Spieler besetzen den Plan selbst. Rot beginnt mit einem Buddha in Kyoto.
example-samurai-three-4 = Blau stellt einen Helm nach Kyoto, Grün und Rot füllen Akita. Nun sind beide Städte voll, und in keiner stehen zwei gleiche Figuren.
example-samurai-three-12 = Es folgen die Dörfer, eine Figur in jedes. Viele Buddhas und Reisfelder kommen in den Südwesten, nach Shikoku und Kyushu.
example-samurai-three-20 = Die Figuren verteilen sich. Wer setzt, denkt an die eigenen Plättchen: Rot mag Helme, Grün Buddhas.
example-samurai-three-27 = Alle 30 Figuren stehen auf dem Plan, zehn von jeder Art. Mit zufälligen ersten Plättchen beginnt die eigentliche Partie, und Rot macht den Anfang.
example-samurai-three-29 = Rot legt den stärksten Samurai zwischen Edo und Kofu. Er zählt für jede Figur in seiner Nachbarschaft.
example-samurai-three-32 = Blau geht nach Kyoto und Obama. Ein Schiff ist ein schnelles Plättchen (侍) und darf deshalb im selben Zug zusätzlich zu einem anderen gelegt werden.
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
example-samurai-three-56 = Rot besetzt das letzte Feld bei Nachi und nimmt die erste Figur der Partie: einen Helm, mit 6 gegen nichts.
example-samurai-three-58 = Der Samurai der Stärke 3 von Blau macht 9 für den Helm und den Buddha von Edo. Wer Edo jetzt schließt, schenkt Blau zwei Figuren.
example-samurai-three-61 = Helm 4 übertrumpft den Helm 3 von Rot bei Tono. Ein Schiff bei Moji und Hagi hält einen Fuß im Süden.
example-samurai-three-63 = Rot schließt Kyoto und nimmt mit einem einzigen Plättchen beide Figuren, einen Helm und einen Buddha.
example-samurai-three-66 = Blau nimmt den Buddha von Chiba und ist beim Reis von Iwaki schon allein.
example-samurai-three-68 = Ein Reisplättchen schließt Tono, und Grün nimmt den Helm, 4 gegen 3. Die Art ist dabei gleichgültig: Jedes Plättchen kann ein Dorf schließen.
example-samurai-three-70 = Rot schließt Edo, obwohl Blau dadurch zwei Figuren bekommt. Mit dem Reisplättchen schlägt die 7 von Rot die 5 von Blau, und eine Figur ist besser als keine.
example-samurai-three-72 = Blau besetzt das letzte Feld bei Iwaki und nimmt den Reis.
example-samurai-three-75 = Der bisher beste Zug von Grün: Mit einem Reiter zusätzlich zum Helmplättchen schließt Grün Mutsu und Kuji und nimmt zwei Figuren.
example-samurai-three-77 = Der Plättchentausch. Der Reis 4 von Rot hat bei Edo seine Arbeit getan; er wandert nach Imari, und ein Plättchen der Stärke 0 bleibt zurück.
example-samurai-three-79 = Blau kümmert sich um den Reis von Obama.
example-samurai-three-82 = Grün nimmt den Buddha von Ozu. Dann der Figurentausch: Der Helm von Nikko geht nach Uto und der Reis von Uto nach Nikko, weit weg von den Reisplättchen von Rot.
example-samurai-three-84 = Rot schließt Imari und nimmt den Reis mit dem Plättchen, das dorthin gewandert ist.
example-samurai-three-87 = Blau antwortet mit einem Figurentausch: Der Buddha von Kochi geht nach Himi, und ein Helm kommt nach Kochi, wo das Helmplättchen von Blau ihn sofort nimmt.
example-samurai-three-89 = Grün legt Reis 4 zwischen Moji und Beppu. Wie sich zeigt, ist das Plättchen dort nur geparkt.
example-samurai-three-92 = Der dritte Figurentausch bringt einen Helm nach Moji, und der Samurai von Rot nimmt ihn, 2 gegen 1. Der Reis kommt nach Uto.
example-samurai-three-94 = Reis 4 auf n12 erreicht Nikko und Ojiya. Blau ist jetzt hinter dem Reis her: Die alleinige Mehrheit ist in Reichweite.
example-samurai-three-96 = Grün versetzt das geparkte Reisplättchen nach d21 und schließt Beppu: der dritte Buddha, genommen vom alten Buddha 4.
example-samurai-three-99 = Rot schließt Obi und Uto zugleich. Grün bekommt den vierten Buddha, Rot den Reis von Uto, 5 gegen 4.
example-samurai-three-101 = Der Samurai 3 von Blau verlässt Edo, wo nichts mehr zu holen ist, und geht nach Hagi. Dort hat niemand mit einer Drohung gerechnet.
example-samurai-three-104 = Grün schließt Hagi und überlässt Blau den Reis, weil Helm 3 zugleich auf den Helm von Izumo wirkt.
example-samurai-three-108 = Ein großer Zug: Reis, Reiter und Schiff. Rot nimmt den Helm von Anan und den Reis von Utazu und hat nun neun Figuren, mehr als jeder andere.
example-samurai-three-111 = Blau nimmt mit 6 den Reis von Obama. Das sind drei, und es werden noch mehr.
example-samurai-three-114 = Grün verstärkt Izumo. Dort und in Akita stehen die letzten Helme, und wenn die letzte Figur einer Art weg ist, endet die Partie.
example-samurai-three-116 = Rot schließt Akita und Nikko. Grün bekommt einen Helm, Blau den Reis; der Buddha geht an niemanden, weil Rot und Grün beide 4 haben, und wird beiseite gestellt.
example-samurai-three-118 = Blau schließt Izumo und Bizen. Grün bekommt den letzten Helm auf dem Plan, und damit endet die Partie; Blau bekommt das fünfte Reisfeld.
example-samurai-three-end = Die neun Figuren von Rot zählen nicht: Bei den Helmen steht es 4:4 gegen Grün, und in keiner Art führt Rot allein. Blau führt beim Reis, Grün bei den Buddhas, beide mit vier anderen Figuren. Insgesamt hat Blau neun und Grün acht: Blau gewinnt, Grün wird Zweiter, Rot Dritter.
