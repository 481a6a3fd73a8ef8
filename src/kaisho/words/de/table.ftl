## server

table-has-begun = Die Partie hat schon begonnen.
table-not-begun = Die Partie hat noch nicht begonnen: Es sind Plätze frei.
table-never-begun = An diesem Tisch wurde keine Partie gespielt.
table-seat-left = Du hast diese Partie verlassen: Der Tisch macht deine Züge, und du kannst zuschauen.
table-over = Die Partie ist zu Ende.
table-no-position = Diese Stellung lässt sich im Moment nicht als Text schreiben.
table-not-over = Die Partie ist noch nicht zu Ende.
table-no-hints = Tipps gibt es nur in ungewerteten Partien gegen den Computer.
table-not-full = Noch sind nicht alle Plätze besetzt.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen.
table-sits-already = Du sitzt schon an diesem Tisch.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-not-your-turn = Du bist nicht am Zug.
table-late-act = Die Partie ist inzwischen weitergegangen: Sie steht jetzt bei Zug { $count }. Es wurde nichts geändert.
table-log-full = Diese Partie ist zu lang geworden und kann nicht weitergehen.
table-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
table-no-take-backs = An diesem Tisch kann nichts zurückgenommen werden.
table-no-take-backs-hidden = In diesem Spiel ist etwas verdeckt: Du kannst nur während deines eigenen Zuges etwas zurücknehmen.
table-no-draws = Dieses Spiel kennt kein Unentschieden.
table-offered-already = Das hast du schon vorgeschlagen.
table-nothing-offered = Das hat dir niemand vorgeschlagen.
table-claim-has-clock = Dieser Tisch hat eine Uhr, und die entscheidet.
table-claim-own-turn = Du bist selbst am Zug.
table-claim-too-early = { $minutes ->
    [one] Die anderen sind da oder noch keine Minute weg.
   *[other] Die anderen sind da oder noch keine { $minutes } Minuten weg.
}
table-unknown = Diesen Tisch gibt es nicht.
table-wrong-seats = Dieses Spiel hat { $wanted } Plätze, nicht { $found }.
table-needs-you = Nimm selbst einen Platz ein: Jeder Tisch braucht einen Menschen.
table-nobody-of-that-name = Hier gibt es niemanden namens „{ $name }“.
table-too-many = An { $most } Tischen bist du noch nicht fertig. Beende zuerst eine Partie oder verlasse einen Tisch.
table-too-many-watched = Du schaust an { $most } Tischen zu. Höre zuerst bei einem davon auf.
table-rated-needs-account = Für gewertete Partien brauchst du ein Konto. Du kannst gleich eines anlegen.
table-rated-needs-clock = Gewertete Partien brauchen eine Uhr.
table-rated-unlisted = In diesem Club werden gewertete Partien an offenen Tischen gespielt, wo alle zuschauen können.
table-rated-no-take-backs = In gewerteten Partien lässt sich nichts zurücknehmen: Schalte das Zurücknehmen ab.
table-rated-needs-people = Gewertete Partien werden zwischen Menschen gespielt: Ein Platz ist für dich, die anderen sind offen oder für andere Menschen.
table-rated-unfair = Mit diesen Optionen steht von Anfang an fest, welche Seite gewinnt. Gewertet wird nur ein Match von mindestens Standardlänge oder eine gerade Zahl von Runden.
table-needs-invitation = Dieser Tisch ist privat: Öffne ihn über den Einladungslink.
table-chat-off = In diesem Club gibt es keinen Chat.
table-chat-empty = Die Nachricht ist leer.
table-chat-too-often = Du schreibst sehr schnell. Warte einen Augenblick.
table-enough-for-today = Du hast das Tageslimit erreicht. Versuche es später wieder.
table-no-such-ply = { $most ->
    [one] Die Partie hat einen Zug: Wähle 0 oder 1.
   *[other] Die Partie hat { $most } Züge: Wähle 0 bis { $most }.
}
table-no-such-seat = Die Plätze sind von 0 bis { $most } nummeriert; -1 steht fürs Zuschauen.
table-analysis-seconds = Eine Analyse kann bis zu { $most } Sekunden dauern.
table-analysis-busy = Es warten zu viele Analysen. Versuche es in einer Minute wieder.
table-analysis-limit = Du hast das Limit von { $most } Analysen pro Stunde erreicht. Versuche es später wieder.
table-time-over = Die Zeit ist um: In dieser Partie geht nichts mehr.
table-no-such-offer = Einen solchen Vorschlag gibt es nicht.
table-claim-own-side = Deine eigene Seite ist am Zug: Du kannst den Sieg nicht beanspruchen, aber die Partie kann abgebrochen werden.
table-too-many-take-backs = Du hast in dieser Partie { $most } Aktionen zurückgenommen, mehr geht nicht: Beende deinen Zug.
table-challenged-already = Du hast für diese Person schon so viele Plätze reserviert, wie du darfst: { $most }. Warte zuerst auf eine Antwort.
table-too-many-challenges = Du hast schon an { $most } Tischen Plätze für andere reserviert. Warte zuerst auf einige Antworten.
table-challenged-by-many = Gerade wollen zu viele mit dieser Person spielen. Versuche es später wieder.
