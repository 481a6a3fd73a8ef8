// Looks again when something has happened: at the table, or in the lobby. The page works without it.
"use strict";

(() => {
  const { watch: watched, have, madeWith } = document.getElementById("main").dataset;
  let wait = 1000;
  let looking = false;
  let again = false;

  const fields = () => document.querySelectorAll("main input:not([type=hidden]), main select, main textarea, main details");

  // What is being typed, chosen or unfolded stays as it is.
  function kept() {
    const found = new Map();
    for (const field of fields()) {
      const name = field.id || (field.querySelector("summary") || {}).textContent;
      if (name && !field.readOnly) found.set(name, field);
    }
    return found;
  }

  async function look() {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (answer.ok) replace(new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      again = false; // no connection: the socket comes back first
    } finally {
      looking = false;
    }
    if (again) {
      again = false;
      look();
    }
  }

  function replace(page) {
    const before = kept();
    const focus = document.activeElement && document.activeElement.id;
    document.title = page.title;
    document.getElementById("main").replaceChildren(...page.getElementById("main").childNodes);
    for (const [name, field] of kept()) {
      const old = before.get(name);
      if (!old || old.tagName !== field.tagName) continue;
      if (field.tagName === "DETAILS") field.open = old.open;
      else if (field.type === "checkbox") field.checked = old.checked;
      else if (field.tagName !== "SELECT" || [...field.options].some((option) => option.value === old.value)) field.value = old.value;
    }
    if (focus && document.getElementById(focus)) document.getElementById(focus).focus({ preventScroll: true });
  }

  // What of a table the page was made with: the same words as in its data-made-with.
  const stamp = ({ state, seats }) => [state.status, state.log, ...seats.map(({ kind }) => kind)].join(" ");

  function connect() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    const say = (message) => socket.send(JSON.stringify(message));
    let told = false;
    socket.onopen = () => say({ do: "hello", protocol: 1, language: document.documentElement.lang });
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "welcome") {
        wait = 1000;
        say(watched === "lobby" ? { do: "lobby" } : { do: "watch", table: watched, have: Number(have) });
      } else if (message.type === "ping") {
        say({ do: "pong", n: message.n });
      } else if (["table", "lobby"].includes(message.type) && !told) {
        told = true; // a table's page shows this already, unless something has happened since it was made
        if (wait !== 1000 || message.type === "lobby" || stamp(message) !== madeWith) look();
      } else if (["update", "table", "chat", "lobby", "your-turn", "challenge"].includes(message.type)) {
        look();
      }
    };
    socket.onclose = () => {
      setTimeout(() => { connect(); look(); }, wait);
      wait = Math.min(2 * wait, 30000);
    };
  }

  if (watched && "WebSocket" in window) connect();
})();
