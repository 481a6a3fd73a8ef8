"""A bot over HTTP alone, for any game: python examples/http_bot.py http://localhost:8470 TOKEN [NUMBER OF GAMES]"""

import json
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Refused(Exception):
    """The club refused a request: the code, and a message for people."""


def ask(path: str, body: Any = None) -> Any:
    """Return the club's answer. While the club cannot be reached or asks for fewer requests, wait and try again."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
    while True:
        try:
            with urlopen(Request(sys.argv[1] + path, content, headers), timeout=60) as answer:
                return json.load(answer)
        except HTTPError as error:
            if error.code != 429 and error.code < 500:
                refusal = json.load(error)
                raise Refused(refusal["code"], refusal["message"]) from None
            time.sleep(float(error.headers.get("Retry-After") or 5))  # too often, or something is wrong with the server
        except (HTTPException, OSError, ValueError):  # the server or the network restarts
            time.sleep(5)


def play(path: str) -> None:
    """Play one game to its end: act when there is something to choose, otherwise wait for the next change."""
    state = ask(path)["state"]
    while state["result"] is None:
        if state["legal"]:
            act = {"do": "act", "after": state["count"], "act": random.choice(state["legal"])}
            try:
                state = ask(f"{path}/requests", act)["state"]
            except Refused:  # the opponent has resigned or taken an act back
                state = ask(path)["state"]
        else:
            state = ask(f"{path}?have={state['log']}&wait=25")["state"]


played = 0
while len(sys.argv) < 4 or played < int(sys.argv[3]):
    waiting = [game["table"] for game in ask("/api/me/games?limit=200")["games"] if game["table"]["status"] != "over"]
    for table in waiting:
        try:
            if table["status"] == "open":  # somebody has challenged us
                ask(f"/api/tables/{table['id']}/requests", {"do": "join"})
            play(f"/api/tables/{table['id']}")
            played += 1
        except Refused as refused:  # the table was closed, or the seat is somebody else's now
            print(*refused.args, file=sys.stderr)
    time.sleep(0 if waiting else 1)
