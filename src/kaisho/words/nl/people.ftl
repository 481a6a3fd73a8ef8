## server

people-name-length = Een naam moet { $least } tot { $most } tekens hebben.
people-name-signs = Een naam moet met een letter of een cijfer beginnen en mag alleen bestaan uit letters, cijfers, enkele spaties en - _ . '
people-name-letters = Een naam mag alleen letters van gangbare schriften bevatten, geen fonetische tekens en geen kleinkapitalen.
people-name-scripts = Een naam moet in één schrift zijn geschreven: Latijns, Grieks, Cyrillisch of een ander, maar niet in meerdere.
people-name-reserved = Die naam is voorbehouden aan de club. Kies een andere.
people-name-taken = “{ $name }”, of een naam die er sterk op lijkt, is al bezet. “{ $free }” is vrij.
people-name-too-soon = { $days ->
    [one] Je kunt je naam over één dag weer wijzigen.
   *[other] Je kunt je naam over { $days } dagen weer wijzigen.
}
people-password-length = Een wachtwoord moet { $least } tot { $most } tekens hebben.
people-password-is-name = Je naam is geen goed wachtwoord.
people-password-common = Dat wachtwoord is een van de eerste die anderen zouden proberen. Kies een langer wachtwoord: drie of vier woorden die niets met elkaar te maken hebben, zijn goed te onthouden.
people-wrong-password = De naam of het wachtwoord is onjuist.
people-banned = Je bent in deze club geblokkeerd.
people-unknown = Die persoon bestaat hier niet.
people-too-many-muted = Je hebt al { $most } mensen gedempt; meer kan niet.
people-not-guest = Je hebt al een account.
people-not-account = Daarvoor heb je een account nodig.
people-registration-closed = Deze club accepteert op dit moment geen nieuwe accounts.
people-invitation-needed = Voor een account bij deze club heb je een uitnodiging nodig.
people-invitation-unknown = Deze uitnodiging bestaat niet, is al gebruikt of is verlopen.
people-too-many-bots = Een account kan ten hoogste { $most } bots hebben.
people-not-your-bot = Dat is niet een van je bots.
people-too-many-tokens = Een bot kan ten hoogste { $most } tokens hebben. Trek er eerst een in.
people-token-unknown = Dat token bestaat niet.
people-still-playing = Er zijn nog lopende partijen of open tafels. Speel die eerst uit of verlaat ze.
people-needs-name = Kies eerst een naam.
people-needs-account = Daarvoor heb je een account nodig.
people-needs-admin = Dat mag alleen een beheerder van de club.
people-wrong-token = Dit token is niet of niet meer geldig.
people-passwords-busy = Er melden zich op dit moment heel veel mensen tegelijk aan. Wacht even en probeer het opnieuw.
people-too-many-tries = Er zijn te veel aanmeldpogingen voor dit account geweest. Probeer het over { $minutes } min opnieuw, of op een apparaat waarop je je al eens hebt aangemeld.
people-code-needed = Dit account heeft een tweede factor. Voer de code in die je app toont, of een herstelcode.
people-wrong-code = De code is onjuist of al gebruikt. Wacht op de volgende die je app toont.
people-second-factor-on = Je hebt al een tweede factor.
people-second-factor-off = Je hebt geen tweede factor.
people-second-factor-not-begun = Begin eerst met het instellen van de tweede factor.
people-needs-second-factor = Beheerders van deze club hebben een tweede factor nodig. Stel die in op je accountpagina.
people-no-guests = Deze club laat geen gasten toe. Meld je aan met een account.
people-device-banned = Iemand die dit apparaat heeft gebruikt, is in deze club geblokkeerd. Meld je aan met een account of vraag het aan de mensen die de club beheren.
people-login-unknown = Die sessie bestaat niet meer.
