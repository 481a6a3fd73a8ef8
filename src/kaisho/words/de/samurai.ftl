# Samurai: words of the game, refusals, rules, and errors in a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Lege Plättchen um die Dörfer und Städte Japans und gewinne ihre Helme, Buddhas und Reisfelder; für zwei bis vier Spieler.
samurai-option-players = Spieler
samurai-option-capture = Figuren nehmen
samurai-option-capture-turn = am Ende des Zuges
samurai-option-capture-immediate = sofort
samurai-option-hands = Erste Plättchen
samurai-option-hands-choose = gewählt
samurai-option-hands-random = zufällig
samurai-option-open-captures = Gewonnene Figuren sichtbar
samurai-option-open-captures-no = nein
samurai-option-open-captures-yes = ja
samurai-option-figures = Figuren
samurai-option-figures-choose = reihum gesetzt
samurai-option-figures-random = zufällig

# Players, figures and tiles; the spoken notation uses these words.
samurai-red = Rot
samurai-blue = Blau
samurai-green = Grün
samurai-yellow = Gelb
samurai-helmet = Helm
samurai-buddha = Buddha
samurai-rice = Reis
samurai-samurai-tile = Samurai
samurai-ship = Schiff
samurai-horseman = Reiter
samurai-tile-exchange = Plättchentausch
samurai-figure-exchange = Figurentausch
samurai-discard = Abwurf
samurai-end = Zugende
samurai-write = Ein Plättchen und wohin es kommt (H4@k15), eine Figur und ihre Siedlung (h@Kyoto), +H4 wählt ein Plättchen, „end“ beendet den Zug.

# What the terminal shows.
samurai-show-pick = { $side } wählt ein Plättchen für die Anfangshand (bisher { $count } von 5)
samurai-show-place-city = { $side } setzt eine Figur in eine Stadt
samurai-show-place-village = { $side } setzt eine Figur in ein Dorf
samurai-show-unplaced = Noch zu setzen: Helme { $helmets }, Buddhas { $buddhas }, Reisfelder { $rice }
samurai-show-first-lay = { $side } ist am Zug: mindestens ein Plättchen
samurai-show-any-lay = { $side } kann mit jedem Plättchen weitermachen oder den Zug beenden
samurai-show-character-only = { $side } kann schnelle Plättchen (侍) nachlegen oder den Zug beenden
samurai-show-over = Die Partie ist zu Ende.
samurai-show-hand = Hand
samurai-show-supply = Vorrat
samurai-show-captured = Figuren
samurai-show-aside = Beiseite
samurai-show-legend = h Helm · b Buddha · r Reis · [ ] Siedlung · ~ Meer

# How a game ends.
samurai-end-two-majorities = { $winner } hat bei zwei Figurenarten die meisten Figuren und gewinnt. Gewonnene Figuren: { $points }.
samurai-end-most-others = { $winner } führt bei einer Figurenart, hat unter den Führenden die meisten übrigen Figuren und gewinnt. Gewonnene Figuren: { $points }.
samurai-end-most-figures = { $winner } hat bei Gleichstand die meisten Figuren insgesamt und gewinnt. Gewonnene Figuren: { $points }.
samurai-end-no-majority = Niemand führt bei einer Figurenart allein; { $winner } hat die meisten Figuren und gewinnt. Gewonnene Figuren: { $points }.
samurai-end-shared = Gleichstand in allem: { $winner } teilen sich den Sieg. Gewonnene Figuren: { $points }.
samurai-end-all-share = Alle Spieler teilen sich den Sieg{ $winner }. Gewonnene Figuren: { $points }.
samurai-end-unknown-captures = Die Partie ist zu Ende, aber hier sind nicht alle gewonnenen Figuren bekannt: Wer gewonnen hat, lässt sich nicht sagen{ $winner }. Gewonnene Figuren: { $points }.
samurai-place-by-0 = keine Mehrheit; Figuren insgesamt: { $total }
samurai-place-by-1 = Mehrheit: { $kinds }; übrige Figuren: { $others }; Figuren insgesamt: { $total }
samurai-place-by-2 = Mehrheiten: { $kinds }; Figuren insgesamt: { $total }

## server

# What options mean, and how moves are written.
samurai-option-players-about = wie viele mitspielen: Mehr Spieler nutzen mehr vom Plan
samurai-option-capture-about = ob umstellte Figuren am Ende des Zuges genommen werden oder sofort
samurai-option-hands-about = ob die Spieler ihre ersten fünf Plättchen wählen oder zufällig ziehen
samurai-option-open-captures-about = ob alle die gewonnenen Figuren sehen können, die man sich ohnehin merken könnte (zu zweit immer)
samurai-option-figures-about = ob die Figuren reihum gesetzt oder zufällig verteilt werden
samurai-how-to-move = Schreibe ein Plättchen und wohin es soll (H4@k15 oder Helm 4 k15), eine Figur und ihre Siedlung (h@Kyoto oder Helm Kyoto), T0@k15-m12 für einen Plättchentausch, F:h@Kyoto-b@Edo für einen Figurentausch, F für einen Abwurf, +H4, um ein Plättchen zu wählen, und „end“, wenn dein Zug fertig ist. Weitere Befehle:

# Why a move is refused.
samurai-over = Die Partie ist zu Ende.
samurai-pick-first = { $side } muss zuerst fünf Plättchen für die Hand wählen.
samurai-none-left = { $side } hat kein Plättchen { $tile } mehr, das sich wählen ließe.
samurai-place-first = Zuerst werden die Figuren gesetzt; an der Reihe ist { $side }.
samurai-no-picking = Die Anfangshände sind vollständig; Plättchen werden nicht mehr gewählt.
samurai-no-placing = Alle Figuren stehen auf dem Plan; die Partie hat begonnen.
samurai-not-in-hand = Das Plättchen { $tile } hast du nicht auf der Hand.
samurai-end-too-early = { $side } muss mindestens ein Plättchen legen, bevor der Zug endet.
samurai-settlement-not-in-play = { $settlement } ist bei dieser Spielerzahl nicht im Spiel.
samurai-edo-is-full = Edo hat von Anfang an eine Figur jeder Art.
samurai-same-kind = In einer Stadt dürfen keine zwei Figuren einer Art stehen: { $settlement }, { $figure }.
samurai-settlement-is-full = In { $settlement } ist kein Platz für eine weitere Figur.
samurai-cities-first = Zuerst müssen die Städte besetzt werden: { $cities }.
samurai-figures-used-up = Alle Figuren dieser Art stehen schon auf dem Plan: { $figure }.
samurai-one-without-character = Du hast in diesem Zug schon ein Plättchen ohne 侍 gelegt, also muss { $tile } warten; nur schnelle Plättchen (侍) dürfen folgen.
samurai-on-a-settlement = Auf Siedlungen kommen nie Plättchen, auch nicht auf leere: { $settlement }.
samurai-ship-on-land = Schiffe kommen nur aufs Meer; { $hex } ist Land.
samurai-at-sea = Nur Schiffe kommen aufs Meer; { $hex } ist Meer, und { $tile } ist kein Schiff.
samurai-hex-not-in-play = Das Feld { $hex } ist bei dieser Spielerzahl nicht im Spiel.
samurai-occupied = Auf { $hex } liegt schon ein Plättchen.
samurai-nothing-to-exchange = Auf { $hex } liegt kein eigenes Plättchen ohne 侍, das du aufnehmen könntest.
samurai-same-hex = Das aufgenommene Plättchen kommt auf ein anderes Feld, nicht zurück auf { $hex }.
samurai-no-such-figure = Diese Figur steht dort nicht: { $settlement }, { $figure }.
samurai-swap-without-effect = Dieser Tausch würde nichts ändern; um das Plättchen abzugeben, wirf es ab (F).

# Errors in a move that somebody wrote.
samurai-ambiguous-name = „{ $text }“ kann mehr als eine Siedlung bedeuten: { $known }. Schreibe etwas mehr davon.
samurai-unknown-settlement = „{ $text }“ ist keine Siedlung.
samurai-unknown-hex = Ein Feld „{ $text }“ gibt es auf dem Plan nicht.
samurai-exchange-on-land = Ein Plättchentausch ist nur auf freiem Land möglich; „{ $text }“ ist kein freies Land.
samurai-unknown-tile = Ein Plättchen „{ $text }“ gibt es nicht. Es gibt { $known }.
samurai-swap-with-itself = Eine Figur lässt sich nicht mit sich selbst tauschen.
samurai-unreadable = „{ $text }“ ist kein Zug. Schreibe zum Beispiel „S2@k15“, „h@Kyoto“, „Schiff 1 k17“ oder „end“.

# Errors in a deal.
samurai-deal-players = Die Anfangsverteilung sollte Plättchen für { $wanted } Spieler haben, getrennt durch „/“, nicht für { $found }.
samurai-deal-tile = „{ $text }“ in der Anfangsverteilung von { $side } ist kein Plättchen. Es gibt { $known }.
samurai-deal-count = Die Anfangsverteilung sollte { $wanted } Plättchen für { $side } haben, nicht { $found }.
samurai-deal-kind = { $side } hat in der Anfangsverteilung die falsche Zahl von Plättchen { $tile }: { $found } statt { $wanted }.
samurai-deal-figures = „{ $text }“ ist keine Reihenfolge der Figuren. Nach den Plättchen endet die Anfangsverteilung mit { $wanted } Buchstaben, gleich vielen h, b und r.

# Errors in a position.
samurai-position-field-count = Eine Stellung hat dreizehn Angaben, getrennt durch Leerzeichen; hier sind es { $found }.
samurai-position-parts = Die Angabe „{ $field }“ hat { $found } Teile statt { $wanted }.
samurai-position-bad-number = „{ $text }“ ist keine Zahl, die zur Angabe „{ $field }“ passt.
samurai-position-bad-word = „{ $text }“ passt nicht zur Angabe „{ $field }“. Möglich: { $known }.
samurai-position-bad-tile = „{ $text }“ ist kein Plättchen.
samurai-position-bad-figures = „{ $text }“ können nicht die Figuren in { $settlement } sein: Schreibe h, b, r je höchstens einmal oder „-“.
samurai-position-bad-laid = „{ $text }“ ist kein Plättchen auf dem Plan: Schreibe es wie H4@k15.
samurai-position-two-tiles = Auf { $hex } liegen zwei Plättchen.
samurai-position-hand-order = Die Plättchen der Hand „{ $text }“ stehen in der falschen Reihenfolge (richtig: Helme, Buddhas, Reis, Samurai, Schiffe, Reiter, Tausch, unbekannte).
samurai-position-tile-count = Auf der Hand, in Vorrat und Schachtel und auf dem Plan sollte { $side } zusammen 20 Plättchen haben, nicht { $found }.
samurai-position-tile-twice = { $side } hat zu viele Plättchen { $tile }: { $found }.
samurai-position-tile-place = Das Plättchen { $tile } kann nicht auf { $hex } liegen.
samurai-position-hand-size = { $side } kann hier nicht diese Zahl von Plättchen auf der Hand haben: { $found }.
samurai-position-before-the-game = Das ist vor dem Spiel nicht möglich: Erst werden Plättchen gewählt, dann reihum Figuren gesetzt, sonst geschieht nichts.
samurai-position-settlement = { $settlement } kann hier nicht diese Zahl von Figuren haben: { $found }.
samurai-position-figure-count = Auf dem Plan, gewonnen und beiseite gestellt müssen es von jeder Art insgesamt { $wanted } Figuren sein; die Zahl von „{ $figure }“ passt nicht.
samurai-position-figures-in-all = Auf dem Plan, gewonnen und beiseite gestellt müssen es insgesamt { $wanted } Figuren sein, nicht { $found }.
samurai-position-no-screens = Gewonnene Figuren sind hier allen bekannt: Zu zweit und mit offenen Figuren kann keine hinter einem Sichtschirm stehen.
samurai-position-over = Eine Partie ist genau dann zu Ende, wenn ein Zug vorbei ist und eine Figurenart vom Plan verschwunden ist oder vier Figuren beiseite stehen.
samurai-position-bad-bytes = Diese Bytes sind kein Spielzustand von Samurai.
samurai-position-field-options = Optionen
samurai-position-field-phase = Phase
samurai-position-field-seat = wer am Zug ist
samurai-position-field-laid = in diesem Zug gelegt
samurai-position-field-figures = Figuren auf dem Plan
samurai-position-field-tiles = Plättchen auf dem Plan
samurai-position-field-captured = gewonnene Figuren
samurai-position-field-aside = beiseite gestellte Figuren
samurai-position-field-hands = Hände
samurai-position-field-supplies = Vorräte
samurai-position-field-out = verbrauchte Figurentausche
samurai-position-field-turn = Züge
samurai-position-field-acts = Aktionen

# Every rule in our own words, for the list of rules.
samurai-rule-M1 = Vor dem Spiel wählt jeder heimlich fünf seiner zwanzig Plättchen; die übrigen fünfzehn sind der eigene verdeckte Vorrat. Als Option werden die fünf zufällig gezogen.
samurai-rule-M2 = Edo beginnt mit einer Figur jeder Art.
samurai-rule-M3 = Vom Startspieler an setzen alle reihum eine Figur: erst zwei in jede Stadt, dann eine in jedes Dorf. Als Option verteilt sie der Zufall.
samurai-rule-M4 = In keiner Stadt stehen je zwei Figuren einer Art.
samurai-rule-M5 = Wenn alle Figuren gesetzt sind, beginnt der Startspieler.
samurai-rule-M6 = In einem Zug legst du ein oder mehrere Plättchen aus der Hand; ein Figurentausch allein genügt.
samurai-rule-M7 = Höchstens eines davon ist ohne das Zeichen 侍. Plättchen mit dem Zeichen sind schnell: Davon dürfen es beliebig viele sein.
samurai-rule-M8 = Schiffe kommen auf leere Meerfelder, alle anderen Plättchen auf leeres Land.
samurai-rule-M9 = Auf Siedlungen kommen nie Plättchen, auch wenn ihre Figuren weg sind.
samurai-rule-M10 = Ein Plättchen mit einer Figur beeinflusst Figuren dieser Art in den Siedlungen daneben, so stark wie seine Zahl; Samurai, Schiffe und Reiter beeinflussen alle Arten.
samurai-rule-M11 = Ein Figurentausch vertauscht zwei beliebige Figuren auf dem Plan und kommt dann aus dem Spiel.
samurai-rule-M12 = Ein Plättchentausch wird dorthin gelegt, wo ein eigenes Plättchen ohne das Zeichen 侍 liegt; dieses kommt sofort auf ein anderes leeres Landfeld, der Tausch bleibt mit Stärke 0 liegen.
samurai-rule-M13 = Ist alles Land um eine Siedlung belegt, werden ihre Figuren genommen, jede von dem Spieler mit dem größten Einfluss auf sie.
samurai-rule-M14 = Hat niemand allein den größten Einfluss, wird die Figur beiseite gestellt.
samurai-rule-M15 = Am Ende des Zuges ziehst du aus deinem Vorrat, solange er reicht, bis du wieder fünf Plättchen auf der Hand hast.
samurai-rule-M16 = Die Partie endet nach dem Zug, in dem die letzte Figur einer Art den Plan verlässt oder die vierte Figur beiseite gestellt wird.
samurai-rule-M17 = Wer bei zwei Figurenarten allein die meisten Figuren hat, gewinnt in jedem Fall.
samurai-rule-M18 = Sonst kommen nur Spieler infrage, die bei einer Art allein die meisten Figuren haben: Wer die meisten Figuren der anderen Arten hat, gewinnt.
samurai-rule-M19 = Bei Gleichstand gewinnt, wer die meisten Figuren insgesamt hat.
samurai-rule-M20 = Herrscht auch dann Gleichstand, wird der Sieg geteilt.
samurai-rule-M21 = Zu dritt und zu viert stehen gewonnene Figuren hinter Sichtschirmen: Bei den anderen siehst du nur die Anzahl. Zu zweit und am Ende, wenn die Schirme weggenommen werden, sind sie offen.
samurai-rule-M22 = Die Plätze ergeben sich auf dieselbe Weise: Wer bei zwei Arten allein die Mehrheit hat, wird Erster; dann folgen die Spieler mit einer Mehrheit, nach ihren Figuren der anderen Arten, dann nach allen Figuren; dann die ohne Mehrheit, nach allen Figuren. Wer dann noch gleichauf ist, teilt sich den Platz.
