## server

people-name-length = A name must have { $least } to { $most } characters.
people-name-signs = A name must begin with a letter or a digit and may contain only letters, digits, single spaces and - _ . '
people-name-letters = A name may contain only letters of scripts in everyday use, no phonetic symbols and no small capitals.
people-name-scripts = A name must be written in one script: Latin, Greek, Cyrillic or another one, but not in several.
people-name-reserved = That name is reserved for the club. Please choose another one.
people-name-taken = “{ $name }”, or a name very similar to it, is already taken. “{ $free }” is free.
people-name-too-soon = { $days ->
    [one] You can change your name again in one day.
   *[other] You can change your name again in { $days } days.
}
people-password-length = A password must have { $least } to { $most } characters.
people-password-is-name = Your name is not a good password.
people-password-common = That password is one of the first that others would try. Choose a longer one: three or four words that have nothing to do with each other are easy to remember.
people-wrong-password = The name or the password is wrong.
people-banned = You have been banned from this club.
people-unknown = There is no such person here.
people-too-many-muted = You have already muted { $most } people, which is the limit.
people-not-guest = You already have an account.
people-not-account = That needs an account.
people-registration-closed = This club is not accepting new accounts at the moment.
people-invitation-needed = An account in this club needs an invitation.
people-invitation-unknown = This invitation does not exist, has been used, or has expired.
people-too-many-bots = An account can have at most { $most } bots.
people-not-your-bot = That is not one of your bots.
people-too-many-tokens = A bot can have at most { $most } tokens. Revoke one first.
people-token-unknown = There is no such token.
people-still-playing = There are still games in progress or open tables. Finish or leave them first.
people-needs-name = Choose a name first.
people-needs-account = That needs an account.
people-needs-admin = Only an admin of the club may do that.
people-wrong-token = This token is not valid, or no longer valid.
people-passwords-busy = A great many people are signing in at the moment. Wait a moment and try again.
people-too-many-tries = Too many attempts have been made to sign in to this account. Try again in { $minutes } min, or on a device on which you have signed in before.
people-code-needed = This account has a second factor. Enter the code shown by your app, or a recovery code.
people-wrong-code = The code is wrong or has already been used. Wait for the next one that your app shows.
people-second-factor-on = You already have a second factor.
people-second-factor-off = You do not have a second factor.
people-second-factor-not-begun = Start setting up the second factor first.
people-needs-second-factor = Admins of this club need a second factor. Set one up on your account page.
people-no-guests = This club does not admit guests. Sign in with an account.
people-device-banned = Somebody who used this device has been banned from the club. Sign in with an account, or ask the people who run the club.
people-login-unknown = This session no longer exists.
