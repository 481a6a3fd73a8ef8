# What every game shares: errors about games, options, positions, notation and records.

## server

with-rule = { $why } (Regel { $rule })
no-such-act = Es gibt keine Aktion mit der Nummer { $act }.
unknown-language = Kaisho kennt die Sprache „{ $language }“ nicht. Möglich: { $known }.
unknown-game = Es gibt kein Spiel „{ $name }“. Möglich: { $known }.
no-course = Zu { $game } gibt es keinen Kurs, wohl aber zu { $known }.
no-step = Der Kurs zu { $game } hat keinen Schritt „{ $step }“.
game-bad-name = Das Spiel „{ $name }“ aus dem Paket { $package } wird übergangen: Der Name eines Spiels besteht aus 2 bis 30 Kleinbuchstaben und Ziffern und beginnt mit einem Buchstaben.
game-twice = Das Spiel „{ $name }“ aus dem Paket { $package } wird übergangen: Ein Spiel dieses Namens gibt es schon in { $other }.
game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $error }
game-not-a-class = Das Spiel „{ $name }“ lässt sich nicht laden: Sein Paket enthält keine Klasse dieses Namens, die von kaisho.game.Game abgeleitet ist.
game-other-name = Das Spiel „{ $name }“ lässt sich nicht laden: Seine Klasse heißt „{ $found }“.
unknown-bot = Es gibt keinen Bot „{ $name }“. Möglich: { $known }.
unknown-example = Es gibt keine Beispielpartie „{ $name }“. Möglich: { $known }.
unknown-style = Es gibt keine Notation „{ $style }“. Möglich: { $known }.
unknown-option = { $game } hat keine Option „{ $name }“. Möglich: { $known }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
option-without-value = „{ $text }“ ist keine Option: Schreibe sie als Name=Wert.
option-twice = Die Option { $name } ist doppelt angegeben.
too-many-options = Es sind { $found } Optionen angegeben, höchstens { $most } sind erlaubt.
text-too-long = Dieser Text ist zu lang: Er hat { $found } Zeichen, höchstens { $most } sind erlaubt.
bad-deal-size = Die Anfangsverteilung hat { $found } Teile statt { $wanted }.
bad-state-size = Ein Spielzustand umfasst hier { $wanted } Byte, nicht { $found }.
solve-two-only = { $game } mit { $seats } Plätzen lässt sich nicht lösen: Das geht nur bei zwei Plätzen.
no-planes = { $game } hat keine Beobachtungsebenen: In den Regeln fehlt „observe“, daher können lernende Programme das Spiel nicht beobachten.
solve-hidden = In { $game } ist etwas vor den Spielern verdeckt, deshalb lassen sich die Stellungen nicht lösen.
solve-over = Die Partie ist zu Ende; es gibt nichts zu lösen.
empty-act = Da steht nichts. Schreibe einen Zug.
act-not-legal = { $act } ist hier kein erlaubter Zug.
act-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
position-bad-field = „{ $text }“ gehört nicht in eine Stellung dieses Spiels: Sie besteht aus Feldern wie name=1 oder name=1,2,3.
position-no-field = In der Stellung fehlt die Angabe { $name }.
position-field-size = Die Stellung hat { $found } statt { $wanted } Zahlen für { $name }.
position-out-of-bounds = Die Stellung hat für { $name } den Wert { $found }: Möglich ist nur { $least } bis { $most }.
position-no-bounds = Dieses Spiel liest keine Stellungen: Es legt nicht fest, wie groß { $name } sein darf.
position-other-options = Die Stellung hat für { $name } den Wert { $found }: Mit diesen Optionen ist er { $wanted }.
position-over-or-not = Laut der Stellung ist die Partie zu Ende, obwohl noch Züge möglich sind, oder umgekehrt.
position-concealed = Die möglichen Züge der Seite am Zug sind in dieser Stellung verdeckt: Sie zeigt nur, was jemand anderes wissen darf.

# Records.
bad-record = Zeile { $line }: { $why }
record-first-line = Das ist keine Aufzeichnung von Kaisho: Die erste Zeile sollte „kaisho record 1“ lauten.
record-newer = Diese Aufzeichnung stammt von einer neueren Version von Kaisho (Format { $found }; diese hier liest Formate bis { $known }). Bitte aktualisiere Kaisho.
record-newer-rules = Diese Aufzeichnung gehört zu Version { $found } der Regeln von { $game }; diese Version von Kaisho kennt Version { $known }. Bitte aktualisiere Kaisho.
record-older-rules = Diese Aufzeichnung gehört zu Version { $found } der Regeln von { $game }; diese Version von Kaisho spielt nach Version { $known }.
record-bad-tag = „{ $text }“ ist keine Angabe: Schreibe sie als Name: Wert.
record-unknown-tag = Eine Angabe „{ $name }“ gibt es in Aufzeichnungen nicht.
record-tag-twice = Die Angabe „{ $name }“ steht doppelt da.
record-tag-missing = Die Angabe „{ $name }“ fehlt.
record-no-deal = In der Aufzeichnung fehlt die Verteilung. Eine laufende Partie, in der etwas verdeckt ist, wird ohne sie aufgezeichnet; untersuchen lässt sie sich, wenn sie zu Ende ist.
record-bad-version = „{ $text }“ ist keine Versionsnummer.
record-bad-section = Hier steht „{ $found }“, es ist aber Runde { $wanted }.
record-bad-carried = „{ $text }“ gibt nicht für jeden Platz eine Punktzahl an, oder in diesem Spiel werden keine Punkte zusammengezählt.
record-options-and-start = Die Optionen und die Ausgangsstellung dieser Aufzeichnung passen nicht zusammen.
record-bad-line = „{ $text }“ ist kein Zug: In eine Zeile gehören die Nummer des Zuges, die Seite und der Zug.
record-bad-number = Hier sollte Zug { $wanted } stehen, nicht { $found }.
record-bad-seat = Am Zug ist { $wanted }, nicht { $found }.
record-after-end = Hier ist die Partie schon zu Ende.
record-truncated = Laut der Angabe „acts“ hat die Aufzeichnung { $wanted } Züge, hier sind es aber { $found }. Vielleicht fehlt etwas.
record-bad-result = In der Aufzeichnung steht „{ $found }“, aber die Züge führen zu „{ $wanted }“.
record-bad-comment = Im Kommentar „{ $name }“ steht „{ $found }“, nach den Zügen ist es aber „{ $wanted }“.
record-bad-left = „{ $text }“ sagt nicht, wer die Partie warum verlassen hat: Schreibe eine Seite, die noch spielt, und dahinter resigned, flag oder claimed.
record-left-act = Diese Seite hatte die Partie verlassen: Der Tisch hätte { $wanted } gespielt, nicht { $found }.
record-comment-misplaced = Der Kommentar „{ $name }“ gehört nicht hierher.
record-comment-twice = Der Kommentar „{ $name }“ steht hier doppelt.
record-comment-case = Der Kommentar „{ $name }“ muss kleingeschrieben werden: „{ $wanted }“.
record-not-text = Die Datei ist kein UTF-8-Text.
file-missing = Es gibt keine Datei { $file }.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }

# Compiling.
compiling = Die Regeln werden für diesen Rechner kompiliert (eine Minute oder weniger); beim nächsten Start ist das nicht mehr nötig
cache-foreign = { $folder } gehört jemand anderem, oder andere können dort schreiben; bis zum Ende dieses Programms werden kompilierte Regeln anderswo gespeichert
cache-unwritable = Kompilierte Regeln können in { $folder } nicht gespeichert werden ({ $why }); dieser Start dauert deshalb länger
cache-unusable = Die kompilierten Regeln in { $folder } sind nicht brauchbar ({ $why })
clock-bad-base = Diese Bedenkzeit ist nicht möglich: Wähle { $least } bis { $most }.
clock-bad-increment = Der Zuschlag kann { $least } bis { $most } betragen, und es gibt ihn nur bei einer Fischer-Uhr.
store-broken-table = Der Tisch { $table } ist in der Datenbank beschädigt und kann nicht gezeigt werden. Bitte gib den Betreibern dieses Clubs Bescheid.
store-newer = Die Daten stammen von einer neueren Version von Kaisho (Format { $found }; diese kennt { $known }). Bitte aktualisiere Kaisho.
store-other-rules = Diese Partie wurde nach Version { $found } der Regeln von { $game } gespielt; diese Version von Kaisho spielt nach Version { $known }.
store-unknown-form = Die Daten haben das Format { $found }, das keine bekannte Version von Kaisho schreibt. Spiele mit „kaisho restore“ eine Sicherung ein.
store-trouble = Das konnte nicht gespeichert werden, also wurde nichts geändert. Bitte versuche es noch einmal.
missing-extra = Dafür wird { $package } gebraucht, das nicht installiert ist. Installiere es mit: { $install }
env-other-options = Diese Stellung gehört zu einem Spiel mit { $found }; die Umgebung wurde für { $wanted } angelegt.
illegal-step = Partie { $place }, Aktion { $act }: { $why }
