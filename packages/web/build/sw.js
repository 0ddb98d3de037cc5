// Keeps the page on this device. The build fills in which files there are; another list is another version.
const KEPT = 'backroom-__VERSION__';
const FILES = ['__FILES__'].flat();

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the house says is never kept: only the page is.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromHere(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** Files that are named by their content never change: the first copy is the right one. */
async function fromHere(request) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    void caches.open(KEPT).then((kept) => kept.put(request, copy));
  }
  return response;
}
