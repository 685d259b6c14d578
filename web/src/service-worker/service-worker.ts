import { notificationOf, type PushNotification } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.js'];
/** Must change with these files. */
const offlineCache = 'offline-3';

const appPage = '/index.html';
/** Each release has its own cache. */
const shellPrefix = 'shell-';
/** The previous release stays for open pages, which may load chunks of it later. */
const maxReleases = 2;

async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

/** Deletes the offline pages of earlier workers. */
async function deleteStaleOfflinePages(): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith('offline-') && name !== offlineCache);
  await Promise.all(stale.map((name) => caches.delete(name)));
}

/** Caches the current release. The next call retries files that failed to load. */
async function cacheShell(): Promise<void> {
  const reply = await fetch('/offline-shell.json', { cache: 'no-cache' });
  if (!reply.ok) return;
  // The files that the app needs to start offline, and a hash of their content.
  const { release, files }: { release: string; files: string[] } = await reply.json();
  const name = shellPrefix + release;
  // After a rollback the release is created again, because the last cache counts as the newest.
  if ((await shellNames()).at(-1) !== name) await caches.delete(name);
  const cache = await caches.open(name);
  // One by one, so that the open page's requests have priority. The app's page comes last and marks a complete shell.
  for (const file of [...files, appPage]) {
    if (!(await cache.match(file)))
      await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  }
  const stale = (await shellNames()).slice(0, -maxReleases);
  await Promise.all(stale.map((shell) => caches.delete(shell)));
}

/** The names of cached releases, oldest first. */
const shellNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(shellPrefix));

/** A network that gives no response for this time counts as down. */
const maxWaitMs = 8_000;

/** Fetches from the network. Without a network, or while it hangs, returns the cached copy of `path`, if there is one. */
async function networkFirst(request: Request, path: string): Promise<Response | null> {
  const fetched = fetch(request).catch(() => null);
  const hangs = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  return (await Promise.race([fetched, hangs])) ?? (await findCached(path)) ?? fetched;
}

/** Returns a page, or else the cached app or the offline page. */
async function respondWithPage({ request }: FetchEvent): Promise<Response> {
  return (await networkFirst(request, appPage)) ?? (await findCached(offlinePage)) ?? Response.error();
}

/** Serves hashed files from the cache first, other files from the network first. Null for requests of neither kind. */
function respondWithFile({ request }: FetchEvent): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return null;
  if (isHashed(pathname)) return findCached(pathname).then((cached) => cached ?? fetch(request));
  if (!isRootFile.test(pathname)) return null;
  return networkFirst(request, pathname).then((response) => response ?? Response.error());
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');
const isRootFile = /^\/[^/]+\.(?:js|svg|png)$/;

/** Returns the newest copy of a file. */
async function findCached(path: string): Promise<Response | null> {
  const names = (await caches.keys()).filter((name) => name === offlineCache || name.startsWith(shellPrefix));
  for (const name of names.reverse()) {
    const cached = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (cached) return cached;
  }
  return null;
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteStaleOfflinePages().then(() => self.clients.claim()));
});

// Sent by the signed-in area: guests have nothing to see offline.
self.addEventListener('message', (event) => {
  if (event.data === 'keepShell') event.waitUntil(cacheShell().catch(() => {}));
});

// Pages come from the network first, so that no client stays on an old release.
self.addEventListener('fetch', (event) => {
  const response = event.request.mode === 'navigate' ? respondWithPage(event) : respondWithFile(event);
  if (response) event.respondWith(response);
});

self.addEventListener('push', (event) => {
  const { title, body, tag, ...data } = notificationOf(event.data?.text() ?? '', self.location.hostname);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data }));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

/**
 * Subscribes again when the push service has ended the subscription, and informs open pages. The app registers the new subscription
 * with the server, now or when it is next opened, because the worker has no credentials.
 */
async function renewSubscription(change: PushSubscriptionChangeEvent): Promise<void> {
  const applicationServerKey = change.oldSubscription?.options.applicationServerKey;
  if (!change.newSubscription && applicationServerKey) {
    const options = { userVisibleOnly: true, applicationServerKey };
    // Without a subscription the tabs show that push is off.
    await self.registration.pushManager.subscribe(options).catch(() => undefined);
  }
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage('pushSubscriptionChanged');
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/**
 * Focuses the tab that shows the page, or opens a new one. Other tabs never navigate, because the user may be working in them.
 * The page reports to the server that the notification was opened.
 */
async function openPage({ url, alert }: Pick<PushNotification, 'url' | 'alert'>): Promise<void> {
  const page = new URL(url, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === page.href);
  if (tab) {
    await tab.focus();
    if (alert !== null) tab.postMessage({ alert });
    return;
  }
  if (alert !== null) page.searchParams.set('alert', alert);
  await self.clients.openWindow(`${page.pathname}${page.search}${page.hash}`);
}
