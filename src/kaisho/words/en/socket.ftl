## server

socket-slow = Your connection is too slow to keep up.
socket-sent-away = An admin of this club has ended your connection.
socket-stopping = The server is stopping. Your games are saved; come back in a moment.
socket-too-often = Not so fast. Wait a moment and try again.
socket-bad-message = This message does not follow the protocol: { $why }
socket-hello-first = Send “hello” first.
socket-needs-name = Choose a name first; without one you can only watch.
socket-internal = Something went wrong here. It has been noted; please try again.
socket-old-protocol = The server uses another version of the protocol. Reload the page, or update your program.
socket-signed-out = You have been signed out here because your password was changed or your session was ended.
