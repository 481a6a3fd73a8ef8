// The service worker: shows an offline page when the server cannot be reached. Only that page and its files are cached;
// everything else always comes from the server.
const CACHE = "kaisho-offline-2";
const OFFLINE_PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll([OFFLINE_PAGE, "/offline.css", "/seal.svg"].map((path) => new Request(path, { cache: "reload" }))),
      )
      .then(() => self.skipWaiting()),
  );
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
  } else if (path === "/offline.css" || path === "/seal.svg") {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
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
