# What every game shares: errors about games, options, positions, notation and records.

with-rule = { $why } (Regel { $rule })
no-such-act = Es gibt keine Aktion mit der Nummer { $act }.
unknown-language = Kaisho kennt die Sprache „{ $language }“ nicht. Möglich: { $known }.
unknown-game = Es gibt kein Spiel „{ $name }“. Möglich: { $known }.
unknown-bot = Es gibt keinen Bot „{ $name }“. Möglich: { $known }.
unknown-example = Es gibt keine Beispielpartie „{ $name }“. Möglich: { $known }.
unknown-style = Es gibt keine Notation „{ $style }“. Möglich: { $known }.
unknown-option = { $game } hat keine Option „{ $name }“. Möglich: { $known }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
option-without-value = „{ $text }“ ist keine Option: Schreib sie als Name=Wert.
option-twice = Die Option { $name } ist doppelt angegeben.
too-many-options = Es sind { $found } Optionen angegeben, höchstens { $most } sind erlaubt.
text-too-long = Dieser Text ist zu lang: Er hat { $found } Zeichen, höchstens { $most } sind erlaubt.
bad-deal-size = Die Anfangsverteilung hat { $found } statt { $wanted } Teile.
bad-state-size = Ein Spielzustand umfasst hier { $wanted } Byte, nicht { $found }.
solve-two-only = { $game } mit { $seats } Plätzen lässt sich nicht lösen: das geht nur bei zwei Plätzen.
solve-over = Das Spiel ist zu Ende; es gibt nichts zu lösen.
empty-act = Da steht nichts: Schreib einen Zug.

# Records.
bad-record = Zeile { $line }: { $why }
record-first-line = Das ist keine Aufzeichnung von Kaisho: Die erste Zeile sollte „kaisho record 1“ lauten.
record-newer = Diese Aufzeichnung stammt von einer neueren Version von Kaisho (Format { $found }; diese hier liest Formate bis { $known }). Bitte aktualisiere Kaisho.
record-newer-rules = Diese Aufzeichnung gehört zu Version { $found } der Regeln von { $game }; dieses Kaisho kennt Version { $known }. Bitte aktualisiere Kaisho.
record-older-rules = Diese Aufzeichnung gehört zu Version { $found } der Regeln von { $game }; dieses Kaisho spielt nach Version { $known }.
record-bad-tag = „{ $text }“ ist keine Angabe: Schreib sie als Name: Wert.
record-unknown-tag = Eine Angabe „{ $name }“ gibt es in Aufzeichnungen nicht.
record-tag-twice = Die Angabe „{ $name }“ steht doppelt da.
record-tag-missing = Die Angabe „{ $name }“ fehlt.
record-bad-version = „{ $text }“ ist keine Versionsnummer.
record-bad-section = Hier steht „{ $found }“, es ist aber Runde { $wanted }.
record-bad-carried = „{ $text }“ gibt nicht für jeden Platz eine Punktzahl an, oder in diesem Spiel werden keine Punkte zusammengezählt.
record-options-and-start = Die Optionen und die Ausgangsstellung dieser Aufzeichnung passen nicht zusammen.
record-bad-line = „{ $text }“ ist kein Zug: In eine Zeile gehören die Nummer des Zuges, die Seite und der Zug.
record-bad-number = Hier sollte Zug { $wanted } stehen, nicht { $found }.
record-bad-seat = Am Zug ist { $wanted }, nicht { $found }.
record-after-end = Hier ist das Spiel schon zu Ende.
record-truncated = Die Zahl der Züge sollte { $wanted } sein, ist aber { $found }. Vielleicht fehlt etwas.
record-bad-result = In der Aufzeichnung steht „{ $found }“, aber die Züge führen zu „{ $wanted }“.
record-bad-comment = Im Kommentar „{ $name }“ steht „{ $found }“, nach den Zügen ist es aber „{ $wanted }“.
record-bad-left = „{ $text }“ sagt nicht, wer warum ausgeschieden ist: eine Seite, die noch spielt, und resigned, flag oder claimed.
record-left-act = Diese Seite war ausgeschieden: Der Tisch hätte { $wanted } gespielt, nicht { $found }.
record-comment-misplaced = Hier kann kein Kommentar „{ $name }“ stehen.
record-comment-twice = Der Kommentar „{ $name }“ steht hier doppelt.
record-comment-case = Der Kommentar „{ $name }“ wird klein geschrieben: „{ $wanted }“.
record-not-text = Die Datei ist kein Text in UTF-8.
file-missing = Es gibt keine Datei { $file }.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }

# Compiling.
compiling = Die Regeln werden für diesen Rechner übersetzt (eine Minute oder weniger); spätere Starts brauchen das nicht mehr
cache-foreign = { $folder } gehört jemand anderem, oder andere können dort schreiben; kompilierte Regeln liegen bis zum Ende dieses Programms anderswo
cache-unwritable = Übersetzte Regeln können in { $folder } nicht aufbewahrt werden ({ $why }); dieser Start dauert deshalb länger
cache-unusable = Die übersetzten Regeln in { $folder } sind nicht brauchbar ({ $why })
clock-bad-base = Diese Bedenkzeit ist nicht möglich: { $least } bis { $most }.
clock-bad-increment = Der Zuschlag kann { $least } bis { $most } sein, und nur bei einer Fischer-Uhr.
store-broken-table = Der Tisch { $table } ist in der Datenbank beschädigt und kann nicht gezeigt werden. Bitte dem Betreiber dieses Clubs Bescheid sagen.
store-newer = Die Daten stammen von einem neueren Kaisho (Form { $found }; dieses kennt { $known }). Bitte Kaisho aktualisieren.
store-other-rules = Diese Partie wurde nach Fassung { $found } der Regeln von { $game } gespielt; dieses Kaisho spielt nach Fassung { $known }.
store-unknown-form = Die Daten haben die Form { $found }, die von keiner bekannten Fassung von Kaisho stammt. Spiele mit „kaisho restore“ eine Sicherung ein.
store-trouble = Das konnte nicht gespeichert werden, also wurde nichts geändert. Bitte noch einmal versuchen.
missing-extra = Dafür wird { $package } gebraucht, das nicht installiert ist. Installiere es mit: { $install }
env-other-options = Diese Stellung gehört zu einem Spiel mit { $found }; die Umgebung wurde für { $wanted } angelegt.
illegal-step = Partie { $place }, Aktion { $act }: { $why }
