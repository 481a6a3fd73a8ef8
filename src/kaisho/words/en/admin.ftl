# The administration page.

admin-admins-only = Only admins of the club see this page.
admin-people = People
admin-tables = Tables
admin-find-people = Part of a name
admin-found = { $count ->
    [0] Nobody found
    [one] One found
   *[other] { $count } found
}
admin-more-people = The first { $count }. Type more of the name to find others.
admin-is-admin = admin
admin-is-banned = banned
admin-seen = last seen { $moment }
admin-ban-sure = Yes, ban at once
admin-new-password-sure = Yes, replace the old one
admin-sure = Yes, with all rights
admin-no-admin-sure = Yes, remove
admin-close-table = Close
admin-close-table-sure = Yes, end the game
admin-no-tables = No table is open or in play.
admin-no-second-factor-sure = Yes, remove it
admin-audit-more = Older entries
admin-audit-about-whom = About whom, or by which admin
admin-order-ban = ban
admin-order-unban = lift the ban
admin-order-password = set a new password
admin-order-admin = make admin
admin-order-no-admin = remove as admin
admin-order-rename = rename
admin-done = Done: { $name }
admin-new-password-once = The new password of { $name }, shown only this once:
admin-invite = Invitations
admin-days = Valid for (days)
admin-make-invitation = Create an invitation
admin-invitation-once = { $days ->
    [one] An invitation for one account, valid for one day, shown only this once:
   *[other] An invitation for one account, valid for { $days } days, shown only this once:
}
admin-club = The club
admin-club-name = Name of the club
admin-registration = New accounts
admin-registration-open = open to everybody
admin-registration-invitation = by invitation
admin-registration-closed = closed
admin-close-about = The game ends; nobody has won or lost.
admin-table-closed = The table has been closed.
admin-pairs = Who has played whom
admin-pairs-about = Finished games of the last { $days } days, pairs with the most rated games first. If two people play many rated games and the same one always wins, it is worth a look.
admin-pairs-line = { $games ->
    [one] one game
   *[other] { $games } games
}, of which rated: { $rated } · won { $first } : { $second }
admin-pairs-none = No two people have finished a game with each other yet.
admin-guests = Guests may enter with just a name
admin-order-no-second-factor = remove the second factor
admin-audit-about = The latest sign-ins, refusals and decisions by admins. Addresses are not stored here.

## server

# Only on the plain page.
admin-person = A person
admin-what = Action
admin-new-name = New name (for renaming)
admin-do = Do it
admin-on = on
admin-off = off
admin-close = Close a table
admin-table = Address or id of the table
