// Loads the style sheet and the entry module, with retries and a message. A separate script, because a module that
// cannot be loaded cannot retry. again.js names it again if it does not arrive; the first copy that arrives does the
// work.
(() => {
  const script = document.currentScript;
  const root = document.documentElement;
  if (!script || root.dataset.started) return;
  root.dataset.started = "yes";

  const { main, style } = script.dataset;
  const PAUSES = [300, 1000, 2000, 4000, 8000];
  const RELOADS = "kaisho-start";
  const MAX_RELOADS = 3;
  const message = document.getElementById("start");

  /** Show the message in the visitor's language only. */
  function choose() {
    let stored = null;
    try {
      stored = localStorage.getItem("kaisho-language");
    } catch {
      // No storage.
    }
    const spoken = [...(message?.querySelectorAll("[lang]") ?? [])];
    const wanted = [stored, ...navigator.languages.map((code) => code.slice(0, 2)), "en"];
    const language = wanted.find((code) => spoken.some((text) => text.lang === code));
    for (const text of spoken) if (text.lang !== language) text.remove();
  }

  const showTrouble = () => message?.classList.add("trouble");
  const pause = (time) => new Promise((over) => setTimeout(over, time * (0.8 + 0.4 * Math.random())));

  async function withRetry(load) {
    for (let number = 0; ; number += 1) {
      try {
        return await load();
      } catch {
        showTrouble();
        await pause(PAUSES[Math.min(number, PAUSES.length - 1)]);
      }
    }
  }

  const styled = () =>
    new Promise((done, failed) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: style, onload: done });
      link.onerror = () => {
        link.remove();
        failed();
      };
      document.head.append(link);
    });

  async function fetched(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${answer.status}`);
    await answer.arrayBuffer();
  }

  /** Reload the page: some browsers remember a failed module until then. All files are in the cache now. */
  async function reload() {
    const reloads = Number(sessionStorage.getItem(RELOADS) ?? 0);
    if (reloads >= MAX_RELOADS) return;
    sessionStorage.setItem(RELOADS, String(reloads + 1));
    await pause(1000 * (reloads + 1));
    location.reload();
  }

  async function begin() {
    try {
      await import(main);
    } catch {
      showTrouble();
      const files = [main, ...[...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.href)];
      await Promise.all(files.map((path) => withRetry(() => fetched(path))));
      try {
        await import(main);
      } catch {
        return reload();
      }
    }
    sessionStorage.removeItem(RELOADS);
  }

  choose();
  void withRetry(styled).then(begin);
})();
