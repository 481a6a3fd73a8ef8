## server

table-has-begun = The game has already begun.
table-not-begun = The game has not begun yet: there are open seats.
table-never-begun = No game was played at this table.
table-seat-left = You have left this game: the table plays your turns, and you can watch.
table-over = The game is over.
table-no-position = This position cannot be written as text at the moment.
table-not-over = The game is not over yet.
table-no-hints = There are hints only in unrated games against the computer.
table-not-full = Not all seats are taken yet.
table-full = All seats are taken. You can watch.
table-seat-taken = That seat is not open. Choose another one.
table-sits-already = You are already seated at this table.
table-not-seated = You are not seated at this table.
table-not-your-turn = It is not your turn.
table-late-act = The game has gone on in the meantime: it is now at move { $count }. Nothing was changed.
table-log-full = This game has become too long to continue.
table-nothing-to-take-back = You have no move to take back.
table-no-take-backs = There are no take-backs at this table.
table-no-take-backs-hidden = Something is hidden in this game: you can take back a move only during your own turn.
table-no-draws = This game has no draws.
table-offered-already = You have already proposed that.
table-nothing-offered = Nobody has proposed that to you.
table-claim-has-clock = This table has a clock, and the clock decides.
table-claim-own-turn = It is your own turn.
table-claim-too-early = { $minutes ->
    [one] The others are here, or have been away for less than one minute.
   *[other] The others are here, or have been away for less than { $minutes } minutes.
}
table-unknown = There is no such table.
table-wrong-seats = This game has { $wanted } seats, not { $found }.
table-needs-you = Take a seat yourself: every table needs a person.
table-nobody-of-that-name = There is nobody named “{ $name }” here.
table-too-many = You have { $most } unfinished tables. Finish or leave one first.
table-too-many-watched = You are watching { $most } tables. Stop watching one first.
table-rated-needs-account = Rated games need an account. You can create one right away.
table-rated-needs-clock = Rated games need a clock.
table-rated-unlisted = In this club, rated games are played at listed tables, where everybody can watch.
table-rated-no-take-backs = Rated games have no take-backs: turn them off.
table-rated-needs-people = Rated games are between people: one seat is yours, the others are open or for other people.
table-rated-unfair = With these options it is known which side wins from the start. Rated games need a match of standard length or longer, or an even number of rounds.
table-needs-invitation = This table is private: use its invitation link to open it.
table-chat-off = This club has no chat.
table-chat-empty = The message is empty.
table-chat-too-often = You are writing very fast. Wait a moment.
table-enough-for-today = You have reached the limit for one day. Try again later.
table-no-such-ply = { $most ->
    [one] The game has one move: choose 0 or 1.
   *[other] The game has { $most } moves: choose 0 to { $most }.
}
table-no-such-seat = Seats are numbered 0 to { $most }; -1 is for watching.
table-analysis-seconds = An analysis can take up to { $most } seconds.
table-analysis-busy = Too many analyses are waiting. Try again in a minute.
table-analysis-limit = You have reached the limit of { $most } analyses per hour. Try again later.
table-time-over = Time is up: nothing more can be done in this game.
table-no-such-offer = There is no such proposal.
table-claim-own-side = It is your own side’s turn: you cannot claim the win, but the game can be called off.
table-too-many-take-backs = You have taken back { $most } moves in this game, which is the limit: finish your turn.
table-challenged-already = You have already reserved as many seats for that person as you may: { $most }. Wait for an answer first.
table-too-many-challenges = You have already reserved seats for others at { $most } tables. Wait for some answers first.
table-challenged-by-many = Too many people want to play with that person at the moment. Try again later.
