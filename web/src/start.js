// Loads the club's pages, and does not give up when a file cannot be had: it says so and tries again.
// A script of its own, because a module that could not be loaded cannot help itself. index.html names it three times; the
// first one that arrives does the work.
(() => {
  const script = document.currentScript;
  const root = document.documentElement;
  if (!script || root.dataset.started) return;
  root.dataset.started = "yes";

  const { main, style } = script.dataset;
  const PAUSES = [300, 1000, 2000, 4000, 8000];
  const RELOADS = "kaisho-start";
  const MOST_RELOADS = 3;
  const shown = document.getElementById("start");

  /** Speak the visitor's language only. */
  function choose() {
    let kept = null;
    try {
      kept = localStorage.getItem("kaisho-language");
    } catch {
      // A browser that keeps nothing.
    }
    const spoken = [...(shown?.querySelectorAll("[lang]") ?? [])];
    const wanted = [kept, ...navigator.languages.map((code) => code.slice(0, 2)), "en"];
    const language = wanted.find((code) => spoken.some((text) => text.lang === code));
    for (const text of spoken) if (text.lang !== language) text.remove();
  }

  const tell = () => shown?.classList.add("trouble");
  const pause = (time) => new Promise((over) => setTimeout(over, time * (0.8 + 0.4 * Math.random())));

  async function patiently(load) {
    for (let number = 0; ; number += 1) {
      try {
        return await load();
      } catch {
        tell();
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

  /** Some browsers remember that a module could not be loaded, until the page is loaded again: all files are here now. */
  async function reload() {
    const reloads = Number(sessionStorage.getItem(RELOADS) ?? 0);
    if (reloads >= MOST_RELOADS) return;
    sessionStorage.setItem(RELOADS, String(reloads + 1));
    await pause(1000 * (reloads + 1));
    location.reload();
  }

  async function begin() {
    try {
      await import(main);
    } catch {
      tell();
      const files = [main, ...[...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.href)];
      await Promise.all(files.map((path) => patiently(() => fetched(path))));
      try {
        await import(main);
      } catch {
        return reload();
      }
    }
    sessionStorage.removeItem(RELOADS);
  }

  choose();
  void patiently(styled).then(begin);
})();
