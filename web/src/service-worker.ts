// The service worker: an offline page, and notifications that lead back to their table.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_VERSION: string; // vite.config.ts replaces it by a hash of the files

const CACHE = `offline-${OFFLINE_VERSION}`;
const OFFLINE_PAGE = "/offline.html";
const FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(navigateOrOffline(event.request));
  else if (origin === location.origin && FILES.includes(pathname))
    event.respondWith(cachedIfOffline(event.request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data)));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  await self.skipWaiting();
}

/** Delete the files of former versions, and serve the pages that are open already. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function navigateOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function cachedIfOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Focus the window that shows the table, or else open one. */
async function showTable(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((client) => new URL(client.url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}

export {};
