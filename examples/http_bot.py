"""A bot over HTTP alone, for any game: python examples/http_bot.py http://localhost:8470 TOKEN [NUMBER OF GAMES]"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def ask(path: str, body: Any = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
    with urlopen(Request(sys.argv[1] + path, content, headers), timeout=60) as answer:
        return json.load(answer)


def play(path: str) -> None:
    """One game to its end: act when there is something to choose, else wait for the next change."""
    state = ask(path)["state"]
    while state["result"] is None:
        if state["legal"]:
            act = {"do": "act", "after": state["count"], "act": random.choice(state["legal"])}
            state = ask(f"{path}/requests", act)["state"]
        else:
            state = ask(f"{path}?have={state['log']}&wait=25")["state"]


played = 0
while len(sys.argv) < 4 or played < int(sys.argv[3]):
    waiting = [own["table"] for own in ask("/api/me/games?limit=200")["games"] if own["table"]["status"] != "over"]
    for table in waiting:
        if table["status"] == "open":  # somebody has asked for a game
            ask(f"/api/tables/{table['id']}/requests", {"do": "join"})
        play(f"/api/tables/{table['id']}")
        played += 1
    time.sleep(0 if waiting else 1)
