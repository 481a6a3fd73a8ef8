## server

table-has-begun = Die Partie hat schon begonnen.
table-not-begun = Die Partie hat noch nicht begonnen: Es sind Plätze frei.
table-never-begun = An diesem Tisch wurde keine Partie gespielt.
table-seat-left = Dieser Platz ist verlassen: Der Tisch macht seine Züge; Zuschauen ist weiter möglich.
table-over = Die Partie ist zu Ende.
table-no-position = Diese Stellung lässt sich im Moment nicht als Text schreiben.
table-not-over = Die Partie ist noch nicht zu Ende.
table-no-hints = Tipps gibt es nur in ungewerteten Partien gegen den Computer.
table-not-full = Noch sind nicht alle Plätze besetzt.
table-full = Alle Plätze sind besetzt. Zuschauen ist möglich.
table-seat-taken = Dieser Platz ist nicht frei. Bitte einen anderen wählen.
table-sits-already = Mehr als ein Platz pro Person geht an diesem Tisch nicht.
table-not-seated = Das geht nur mit einem eigenen Platz an diesem Tisch.
table-not-your-turn = Jetzt ist jemand anderes am Zug.
table-late-act = Die Partie ist inzwischen weitergegangen: Sie steht jetzt bei Zug { $count }. Es wurde nichts geändert.
table-log-full = Diese Partie ist zu lang geworden und kann nicht weitergehen.
table-nothing-to-take-back = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
table-no-take-backs = An diesem Tisch kann nichts zurückgenommen werden.
table-no-take-backs-hidden = In diesem Spiel ist etwas verdeckt: Zurücknehmen geht nur während des eigenen Zuges.
table-no-draws = Dieses Spiel kennt kein Unentschieden.
table-offered-already = Das ist schon vorgeschlagen.
table-nothing-offered = Das hat niemand vorgeschlagen.
table-claim-has-clock = Dieser Tisch hat eine Uhr, und die entscheidet.
table-claim-own-turn = Das geht nicht, während man selbst am Zug ist.
table-claim-too-early = { $minutes ->
    [one] Die anderen sind da oder noch keine Minute weg.
   *[other] Die anderen sind da oder noch keine { $minutes } Minuten weg.
}
table-unknown = Diesen Tisch gibt es nicht.
table-wrong-seats = Dieses Spiel hat { $wanted } Plätze, nicht { $found }.
table-needs-you = Jeder Tisch braucht einen Menschen: Bitte selbst einen Platz einnehmen.
table-nobody-of-that-name = Hier gibt es niemanden namens „{ $name }“.
table-too-many = An { $most } Tischen läuft noch etwas. Bitte zuerst eine Partie beenden oder einen Tisch verlassen.
table-too-many-watched = Zuschauen geht an höchstens { $most } Tischen. Bitte zuerst bei einem davon aufhören.
table-rated-needs-account = Gewertete Partien brauchen ein Konto. Es lässt sich gleich anlegen.
table-rated-needs-clock = Gewertete Partien brauchen eine Uhr.
table-rated-unlisted = In diesem Club werden gewertete Partien an offenen Tischen gespielt, wo alle zuschauen können.
table-rated-no-take-backs = In gewerteten Partien lässt sich nichts zurücknehmen: Bitte das Zurücknehmen abschalten.
table-rated-needs-people = Gewertete Partien werden zwischen Menschen gespielt: ein eigener Platz, die anderen offen oder für andere Menschen.
table-rated-unfair = Mit diesen Optionen steht von Anfang an fest, welche Seite gewinnt. Gewertet wird nur ein Match von mindestens Standardlänge oder eine gerade Zahl von Runden.
table-needs-invitation = Dieser Tisch ist privat: Er öffnet sich nur über den Einladungslink.
table-chat-off = In diesem Club gibt es keinen Chat.
table-chat-empty = Die Nachricht ist leer.
table-chat-too-often = Das geht sehr schnell. Bitte einen Augenblick warten.
table-enough-for-today = Das Tageslimit ist erreicht. Bitte später wieder versuchen.
table-no-such-ply = { $most ->
    [one] Die Partie hat einen Zug: Möglich ist 0 oder 1.
   *[other] Die Partie hat { $most } Züge: Möglich ist 0 bis { $most }.
}
table-no-such-seat = Die Plätze sind von 0 bis { $most } nummeriert; -1 steht fürs Zuschauen.
table-analysis-seconds = Eine Analyse kann bis zu { $most } Sekunden dauern.
table-analysis-busy = Es warten zu viele Analysen. Bitte in einer Minute wieder versuchen.
table-analysis-limit = Das Limit von { $most } Analysen pro Stunde ist erreicht. Bitte später wieder versuchen.
table-time-over = Die Zeit ist um: In dieser Partie geht nichts mehr.
table-no-such-offer = Einen solchen Vorschlag gibt es nicht.
table-claim-own-side = Die eigene Seite ist am Zug: Den Sieg zu beanspruchen geht nicht, aber die Partie kann abgebrochen werden.
table-too-many-take-backs = In dieser Partie sind schon { $most } Aktionen zurückgenommen, mehr geht nicht: Bitte den Zug beenden.
table-challenged-already = Für diese Person sind schon so viele Plätze reserviert wie erlaubt: { $most }. Bitte zuerst eine Antwort abwarten.
table-too-many-challenges = Schon an { $most } Tischen sind Plätze für andere reserviert. Bitte zuerst einige Antworten abwarten.
table-challenged-by-many = Gerade wollen zu viele mit dieser Person spielen. Bitte später wieder versuchen.
