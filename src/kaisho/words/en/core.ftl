# What every game shares: errors about games, options, positions, notation and records.

with-rule = { $why } (rule { $rule })
no-such-act = There is no act with the number { $act }.
unknown-language = Kaisho does not speak “{ $language }”. It speaks { $known }.
unknown-game = There is no game “{ $name }”. The games are { $known }.
unknown-bot = There is no bot “{ $name }”. The bots are { $known }.
unknown-example = There is no example game “{ $name }”. The examples are { $known }.
unknown-style = There is no notation “{ $style }”. There are { $known }.
unknown-option = { $game } has no option “{ $name }”. Its options are { $known }.
bad-option-value = The option { $name } cannot be “{ $value }”. It can be { $allowed }.
option-without-value = “{ $text }” is no option: write it as name=value.
option-twice = The option { $name } is given twice.
too-many-options = There are { $found } options; { $most } are the most.
text-too-long = This text is too long: it has { $found } characters, and { $most } are the most.
bad-deal-size = The deal has { $found } parts instead of { $wanted }.
bad-state-size = A state of this game has { $wanted } bytes, not { $found }.
solve-two-only = { $game } with { $seats } seats cannot be solved: only games of two seats can.
solve-over = The game is over; there is nothing to solve.
empty-act = There is nothing to read: write a move.

# Records.
bad-record = Line { $line }: { $why }
record-first-line = This is no record of Kaisho: the first line should be “kaisho record 1”.
record-newer = This record was written by a newer version of Kaisho (format { $found }, this one reads up to { $known }). Please update Kaisho.
record-newer-rules = This record was written for version { $found } of the rules of { $game }; this Kaisho knows version { $known }. Please update Kaisho.
record-older-rules = This record was written for version { $found } of the rules of { $game }; this Kaisho plays by version { $known }.
record-bad-tag = “{ $text }” is no tag: write it as name: value.
record-unknown-tag = A record has no tag “{ $name }”.
record-tag-twice = The tag “{ $name }” is given twice.
record-tag-missing = The tag “{ $name }” is missing.
record-bad-version = “{ $text }” is not a version number.
record-bad-section = The record says “{ $found }” here, but this is round { $wanted }.
record-bad-carried = “{ $text }” is no number of points for each seat, or points are not added up in this game.
record-options-and-start = The options and the start position of this record do not agree.
record-bad-line = “{ $text }” is no move: a line is the number of the move, the side, and the move.
record-bad-number = Here should be move { $wanted }, not { $found }.
record-bad-seat = It is the turn of “{ $wanted }”, not of “{ $found }”.
record-after-end = The game is already over here.
record-truncated = According to its tag “acts” the record has { $wanted } moves, but here are { $found }. Perhaps something is missing.
record-bad-result = The record says “{ $found }”, but the moves lead to “{ $wanted }”.
record-bad-comment = The comment “{ $name }” says “{ $found }”, but by the moves it is “{ $wanted }”.
record-bad-left = “{ $text }” does not say who left, and why: a side that still plays, and resigned, flag or claimed.
record-left-act = This side had left: the table would have played { $wanted }, not { $found }.
record-comment-misplaced = No comment “{ $name }” can stand here.
record-comment-twice = The comment “{ $name }” stands here twice.
record-comment-case = A comment “{ $name }” is written in small letters: “{ $wanted }”.
record-not-text = The file is no text in UTF-8.
file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read: { $why }
file-unwritable = The file { $file } cannot be written: { $why }

# Compiling.
compiling = compiling the rules for this machine (a minute or less); later starts will not need this
cache-foreign = { $folder } belongs to somebody else, or others can write there; compiled rules are kept elsewhere until this program ends
cache-unwritable = compiled rules cannot be kept in { $folder } ({ $why }), so this start takes longer
cache-unusable = the compiled rules in { $folder } cannot be used ({ $why })
clock-bad-base = This clock’s time is not possible: { $least } to { $most }.
clock-bad-increment = The increment can be { $least } to { $most }, and only with a Fischer clock.
store-broken-table = The table { $table } is damaged in the database and cannot be shown. Please tell the host of this club.
store-newer = The data were written by a newer Kaisho (form { $found }; this one knows { $known }). Please update Kaisho.
store-other-rules = This game was played by version { $found } of the rules of { $game }; this Kaisho plays by version { $known }.
store-unknown-form = The data have the form { $found }, which no version of Kaisho is known to have written. Run “kaisho restore” with a backup.
store-trouble = This could not be saved, so nothing was changed. Please try again.
missing-extra = This needs { $package }, which is not installed. Install it with: { $install }
env-other-options = This position belongs to a game with { $found }; the environment was made for { $wanted }.
illegal-step = Game { $place }, act { $act }: { $why }
