// The service worker: shows an offline page when the server cannot be reached. Only that page and its files are cached,
// the fonts among them; everything else always comes from the server.
const CACHE = "kaisho-offline-4";
const OFFLINE_PAGE = "/offline.html";
const FONT_STYLE = "/fonts.css";
const STYLES = ["/offline.css", FONT_STYLE];

/** Cache the offline page and its files. A style sheet names the fonts' files, which change with their contents. */
async function store() {
  const cache = await caches.open(CACHE);
  const files = [OFFLINE_PAGE, ...STYLES, "/seal.svg"];
  await cache.addAll(files.map((path) => new Request(path, { cache: "reload" })));
  const style = await (await cache.match(FONT_STYLE)).text();
  await cache.addAll(style.match(/\/assets\/[^"')]+\.woff2?/g) ?? []);
}

self.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
  );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const path = new URL(url).pathname;
  if (mode === "navigate" && method === "GET") {
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE_PAGE)));
  } else if (STYLES.includes(path) || path === "/seal.svg") {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  } else if (/\.woff2?$/.test(path)) {
    event.respondWith(caches.match(path).then((font) => font ?? fetch(event.request)));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
