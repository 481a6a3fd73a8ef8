// Without a connection it says so. It keeps that one page and nothing else: what the server says is never kept, and
// every page is asked for anew.
const KEPT = "kaisho-offline-2";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) =>
        cache.addAll([PAGE, "/offline.css", "/seal.svg"].map((path) => new Request(path, { cache: "reload" }))),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
  );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const path = new URL(url).pathname;
  if (mode === "navigate" && method === "GET") event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (path === "/offline.css" || path === "/seal.svg") {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
