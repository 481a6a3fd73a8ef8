"""Play a game over HTTP at a club served by the installed package: ``served_game.py KAISHO DATA``."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from typing import Any

LINE = ("c1-a3", "b8-h2", "a3-e7")


class Guest:
    """An HTTP client with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def ask(self, path: str, wanted: Any = None) -> tuple[str, str]:
        """The content type and the text of a response."""
        headers = {"Origin": self.address, "Cookie": self.cookie, "Content-Type": "application/json"}
        body = None if wanted is None else json.dumps(wanted).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, body, headers), timeout=120) as answer:
            cookies = [cookie.partition(";")[0] for cookie in answer.headers.get_all("Set-Cookie", ())]
            self.cookie = "; ".join(cookies) or self.cookie
            return answer.headers["Content-Type"], answer.read().decode()

    def ask_json(self, path: str, wanted: Any = None) -> Any:
        return json.loads(self.ask(path, wanted)[1])


def play(address: str) -> None:
    guest = Guest(address)
    kind, page = guest.ask("/")
    script = re.search(r'data-main="(/assets/[^"]+\.js)"', page)
    assert kind.startswith("text/html") and script, "the built pages are not there"
    assert "javascript" in guest.ask(script[1])[0]
    guest.ask_json("/api/guests", {"name": "Installed"})
    table = guest.ask_json("/api/tables", {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]})
    for number, act in enumerate(LINE):
        table = guest.ask_json(f"/api/tables/{table['table']}/requests", {"do": "act", "act": act, "after": number})
    result = table["state"]["result"]
    assert result["reason"] == "deadlock" and result["values"] == [-1.0, 1.0], result
    print("a game was played at the club that the package serves")


def main(kaisho: str, data: str) -> None:
    process = subprocess.Popen([kaisho, "serve", "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"https?://\S+:\d+", line):
                play(found[0])
                break
        else:
            sys.exit("the club did not open")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
