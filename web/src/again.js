// Loads the loader (start.js) under other addresses until it arrives, if its first request failed. index.html names
// this file after the loader, several times: most visits need nothing of it.
(() => {
  const root = document.documentElement;
  const { dataset } = document.querySelector("script[data-main]");
  const { src } = document.currentScript;
  let tries = 0;
  function load() {
    if (root.dataset.started) return;
    const again = document.createElement("script");
    again.src = `${src.replace("again", "start")}.${(tries += 1)}`;
    again.onerror = () => setTimeout(load, 1000);
    Object.assign(again.dataset, dataset);
    document.head.append(again);
  }
  load();
})();
