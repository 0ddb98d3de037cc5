// Stores the page on this device. The build fills in the list of files; another list is another version.
const KEPT = 'backroom-__VERSION__';
const FILES = ['__FILES__'].flat();

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

/** Files fetched at a time: few, so that the page stays responsive. */
const AT_ONCE = 2;

async function keepAll() {
  const kept = await caches.open(KEPT);
  const left = [...FILES];
  const some = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await keep(kept, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** Files that an older version has stored already are not fetched again. */
async function keep(kept, file) {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  await (known === undefined ? kept.add(file) : kept.put(file, known));
}

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
  // Answers of the API are never stored, only the page.
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

/** A push notification. The server has written it in the reader's language; it contains nothing of the game. */
self.addEventListener('push', (event) => {
  const { text = '', tables = [] } = event.data?.json() ?? {};
  const [first] = tables;
  const path = tables.length === 1 ? `/t/${first.match}` : '/mine';
  const notice = { body: text, icon: '/icon-192.png', badge: '/icon-192.png', tag: path, renotify: true, data: path };
  event.waitUntil(self.registration.showNotification('Backroom', notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** The page that is there already, or a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? self.clients.openWindow(path) : there.focus();
}
