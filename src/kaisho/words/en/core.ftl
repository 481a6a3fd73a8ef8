# What every game shares: errors about games, options, positions, notation and records.

## server

with-rule = { $why } (rule { $rule })
no-such-act = There is no act with the number { $act }.
unknown-language = Kaisho does not speak “{ $language }”. It speaks { $known }.
unknown-game = There is no game “{ $name }”. The games are { $known }.
no-course = There is no course for { $game }. There is one for { $known }.
no-step = The course of { $game } has no step “{ $step }”.
game-bad-name = The game “{ $name }” of the package { $package } is skipped: a game’s name consists of 2 to 30 lower-case letters and digits, and begins with a letter.
game-twice = The game “{ $name }” of the package { $package } is skipped: { $other } already has a game of that name.
game-broken = The game “{ $name }” cannot be loaded: { $error }
game-not-a-class = The game “{ $name }” cannot be loaded: its package has no class of that name that is derived from kaisho.game.Game.
game-other-name = The game “{ $name }” cannot be loaded: its class is named “{ $found }”.
unknown-bot = There is no bot “{ $name }”. The bots are { $known }.
unknown-example = There is no example game “{ $name }”. The examples are { $known }.
unknown-style = There is no notation “{ $style }”. The notations are { $known }.
unknown-option = { $game } has no option “{ $name }”. Its options are { $known }.
bad-option-value = The option { $name } cannot be “{ $value }”. It can be { $allowed }.
option-without-value = “{ $text }” is not an option: write it as name=value.
option-twice = The option { $name } is given twice.
too-many-options = There are { $found } options; at most { $most } are allowed.
text-too-long = This text is too long: it has { $found } characters, and at most { $most } are allowed.
bad-deal-size = The deal has { $found } parts instead of { $wanted }.
bad-state-size = A state of this game has { $wanted } bytes, not { $found }.
solve-two-only = { $game } with { $seats } seats cannot be solved: only games with two seats can.
no-planes = { $game } has no observation planes: its rules do not include “observe”, so learning programs cannot observe it.
solve-hidden = { $game } hides something from its players, so its positions cannot be solved.
solve-over = The game is over; there is nothing to solve.
empty-act = Nothing was written. Write a move.
act-not-legal = { $act } is not a legal move here.
act-unreadable = “{ $text }” is not a move of this game.
position-bad-field = “{ $text }” does not belong in a position of this game: it has fields like name=1 or name=1,2,3.
position-no-field = The field { $name } is missing from the position.
position-field-size = The position has { $found } numbers for { $name } instead of { $wanted }.
position-out-of-bounds = The position has { $found } for { $name }, but only { $least } to { $most } is possible.
position-no-bounds = This game cannot read positions: it does not say how large { $name } may be.
position-other-options = The position has { $found } for { $name }, but with these options it is { $wanted }.
position-over-or-not = The position says that the game is over although there are legal moves, or the other way round.
position-concealed = The legal moves of the seat to act are hidden in this position: it shows only what somebody else may know.

# Records.
bad-record = Line { $line }: { $why }
record-first-line = This is not a Kaisho record: the first line should be “kaisho record 1”.
record-newer = This record was written by a newer version of Kaisho (format { $found }; this version reads formats up to { $known }). Please update Kaisho.
record-newer-rules = This record was written for version { $found } of the rules of { $game }; this version of Kaisho knows version { $known }. Please update Kaisho.
record-older-rules = This record was written for version { $found } of the rules of { $game }; this version of Kaisho plays by version { $known }.
record-bad-tag = “{ $text }” is not a tag: write it as name: value.
record-unknown-tag = A record has no tag “{ $name }”.
record-tag-twice = The tag “{ $name }” is given twice.
record-tag-missing = The tag “{ $name }” is missing.
record-no-deal = The record has no deal. A running game that hides something is recorded without it, and can be studied when it is over.
record-bad-version = “{ $text }” is not a version number.
record-bad-section = The record says “{ $found }” here, but this is round { $wanted }.
record-bad-carried = “{ $text }” does not give one number of points for each seat, or this game does not add up points.
record-options-and-start = The options and the start position of this record do not match.
record-bad-line = “{ $text }” is not a move: a line consists of the number of the move, the side, and the move.
record-bad-number = This should be move { $wanted }, not { $found }.
record-bad-seat = It is the turn of “{ $wanted }”, not of “{ $found }”.
record-after-end = The game is already over here.
record-truncated = According to its tag “acts” the record has { $wanted } moves, but there are { $found } here. Something may be missing.
record-bad-result = The record says “{ $found }”, but the moves lead to “{ $wanted }”.
record-bad-comment = The comment “{ $name }” says “{ $found }”, but according to the moves it is “{ $wanted }”.
record-bad-left = “{ $text }” does not say who left and why: write a side that is still playing, then resigned, flag or claimed.
record-left-act = This side had left the game: the table would have played { $wanted }, not { $found }.
record-comment-misplaced = The comment “{ $name }” does not belong here.
record-comment-twice = The comment “{ $name }” appears twice here.
record-comment-case = The comment “{ $name }” must be written in lower case: “{ $wanted }”.
record-not-text = The file is not UTF-8 text.
file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read: { $why }
file-unwritable = The file { $file } cannot be written: { $why }

# Compiling.
compiling = compiling the rules for this machine (a minute or less); later starts will not need this
cache-foreign = { $folder } belongs to somebody else, or others can write there; until this program ends, compiled rules are stored elsewhere
cache-unwritable = compiled rules cannot be stored in { $folder } ({ $why }), so this start takes longer
cache-unusable = the compiled rules in { $folder } cannot be used ({ $why })
clock-bad-base = This time is not possible for a clock: choose { $least } to { $most }.
clock-bad-increment = The increment can be { $least } to { $most }, and only a Fischer clock has one.
store-broken-table = The table { $table } is damaged in the database and cannot be shown. Please tell the host of this club.
store-newer = The data was written by a newer version of Kaisho (format { $found }; this one knows { $known }). Please update Kaisho.
store-other-rules = This game was played by version { $found } of the rules of { $game }; this version of Kaisho plays by version { $known }.
store-unknown-form = The data has the format { $found }, which no known version of Kaisho writes. Run “kaisho restore” with a backup.
store-trouble = This could not be saved, so nothing was changed. Please try again.
missing-extra = This needs { $package }, which is not installed. Install it with: { $install }
env-other-options = This position belongs to a game with { $found }; the environment was made for { $wanted }.
illegal-step = Game { $place }, act { $act }: { $why }
