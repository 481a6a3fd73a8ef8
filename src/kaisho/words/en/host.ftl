## server

host-bad-text = { $setting } must be text without control characters.
host-long-text = { $setting } is too long: at most { $most } characters are allowed.
host-bad-url = { $setting } cannot be “{ $value }”. It must be an address such as https://club.example, without a path.
host-bad-network = { $setting } cannot be “{ $value }”. It must be an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
host-bad-token = { $setting } needs at least { $least } characters: letters, digits or symbols, without spaces.
host-bad-file = { $setting }: the file { $file } cannot be read as text: { $why }
host-no-home = There is no home folder here. Set the data folder with --data.
host-not-changeable = { $setting } cannot be changed while the server runs. These can: { $known }.
host-folder-unusable = The data folder { $folder } cannot be used: { $why }
host-folder-busy = A server is running on the data folder { $folder } (process { $process }). Stop it first, or choose another folder with --data.
host-bad-secret = { $file } is not a Kaisho key. Put the right one back, or remove the file: then everybody has to sign in again.
host-no-data = There is no server data in { $folder } yet. Start “kaisho serve” once, or set the right folder with --data.
host-older-data = The data in { $folder } has an older format. Start “kaisho serve” once to bring it up to date.
host-club-lost = There was a club in { $folder } ({ $traces }), but its database is missing or empty. If a restore was interrupted, run it again; otherwise put kaisho.sqlite back, with the files that belong to it, or run “kaisho restore” with a backup. To start an empty club here all the same, use --new-club.
host-commits-lost = { $lost ->
    [one] The last change is missing from the database: its log (kaisho.sqlite-wal) was removed or truncated. Put it back, or run “kaisho restore” with a backup. To go on without this change, remove { $file }.
   *[other] The last { $lost } changes are missing from the database: its log (kaisho.sqlite-wal) was removed or truncated. Put it back, or run “kaisho restore” with a backup. To go on without these changes, remove { $file }.
}
host-database-damaged = The database { $file } is damaged: { $why }. Keep a copy of it, and run “kaisho restore” with the latest backup.
host-database-unusable = The database { $file } cannot be used: { $why }. It does not seem to be damaged; check the permissions of its folder, and the disk.
host-disk-full = There is no space left on the disk for { $file }. Nothing is lost; free some space and try again.
host-backup-made = The backup is in { $file } ({ $size } MB of data, checked).
host-backup-unknown = { $file } is not a Kaisho backup.
host-backup-damaged = The backup { $file } is damaged. Nothing was changed.
host-backup-newer = The backup { $file } was made by a newer version of Kaisho ({ $version }). Please update Kaisho.
host-restored = The data from { $made } has been restored to { $folder }.
host-restored-upgraded = It was written by Kaisho { $version } and has been brought up to date.
host-restored-former = The previous data has been saved in { $file }.
host-unknown-variable = Note: { $name } is not a Kaisho setting.
host-listens = Kaisho is open: { $address }
host-how-to-stop = Press Ctrl-C to stop; games are saved.
host-stopped = Kaisho is closed.
host-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another one with --port.
host-no-person = There is nobody called “{ $name }”.
host-made-admin = { $name } is now an admin.
host-unmade-admin = { $name } is no longer an admin.
host-banned = { $name } has been banned, and all of their sessions have ended.
host-unbanned = { $name } is no longer banned.
host-renamed = { $before } is now called { $name }.
host-new-password = The new password of { $name } is { $password } (it will not be shown again; all sessions have ended).
host-invitation = { $days ->
    [one] Invitation for one account, valid for one day: { $code }
   *[other] Invitation for one account, valid for { $days } days: { $code }
}
host-no-table = There is no table “{ $table }”.
host-table-ended = The game at table { $table } is already over.
host-closing-table = The table { $table } will be closed: by the running server within two seconds, otherwise at its next start.
host-club-changed = { $setting } has been changed; a running server uses the new value within two seconds.
host-club-as-started = { $setting } is back to the value the server was started with.
host-nobody = There is nobody yet.
host-no-tables = No table is open or in play.
host-no-pairs = No two people have finished a game with each other yet.
host-pair-games = { $games ->
    [one] one game, { $rated } rated
   *[other] { $games } games, { $rated } rated
}
host-kind-account = account
host-kind-guest = guest
host-kind-bot = bot
host-is-admin = admin
host-is-banned = banned
host-table-open = open
host-table-playing = in play
host-no-second-factor = { $name } does not have a second factor.
host-second-factor-reset = { $name } no longer has a second factor and can sign in with the password alone.
