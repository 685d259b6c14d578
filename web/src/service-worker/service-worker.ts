import { notificationOf, type PushNotification } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePage = '/offline.html';
/** What the page without a network is made of. */
const offlineFiles = [offlinePage, '/offline.js'];
/** A new name with each change of these. */
const offlineCache = 'offline-3';

const appPage = '/index.html';
/** The app's files of each release have a cache of their own. */
const shellPrefix = 'shell-';
/** The release before stays for pages that are open still, and ask for parts of it later. */
const releasesKept = 2;

/** What the build writes: the files with which the app starts without a network, and a name for their content. */
interface ShellList {
  release: string;
  files: string[];
}

/** Keeps the page that says in every language that there is no network. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

/** Removes the offline page of an earlier worker; what else is kept here goes by rules of its own. */
async function removeOutdated(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith('offline-') && name !== offlineCache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** Keeps the app of the release that is served now. What cannot be had is asked for the next time. */
async function keepShell(): Promise<void> {
  const reply = await fetch('/offline-shell.json', { cache: 'no-cache' });
  if (!reply.ok) return;
  const { release, files }: ShellList = await reply.json();
  const cache = await caches.open(shellPrefix + release);
  // One by one, since the open page comes first, and the app's page last: a shell that has it is whole.
  for (const file of [...files, appPage]) {
    if (!(await cache.match(file)))
      await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  }
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix));
  await Promise.all(shells.slice(0, -releasesKept).map((name) => caches.delete(name)));
}

/** A page without a network: the app where it is kept, which says itself what it lacks, else the offline page. */
async function offlineAnswer(): Promise<Response> {
  return (await findKept(appPage)) ?? (await findKept(offlinePage)) ?? Response.error();
}

/** Answers for files of this site: those that never change from what is kept, others from there without a network. */
function answerForFile({ request }: FetchEvent): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return null;
  if (isHashed(pathname)) return findKept(pathname).then((kept) => kept ?? fetch(request));
  if (!isRootFile.test(pathname)) return null;
  return fetch(request).catch(async () => (await findKept(pathname)) ?? Response.error());
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');
const isRootFile = /^\/[^/]+\.(?:js|svg|png)$/;

/** The newest copy of a file. */
async function findKept(path: string): Promise<Response | null> {
  const names = (await caches.keys()).filter((name) => name === offlineCache || name.startsWith(shellPrefix));
  for (const name of names.reverse()) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (kept) return kept;
  }
  return null;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOutdated().then(() => self.clients.claim()));
});

// A page asks for it when somebody is signed in: guests have nothing to see without a network.
self.addEventListener('message', (event) => {
  if (event.data === 'keepShell') event.waitUntil(keepShell().catch(() => {}));
});

// A page always comes from the network while there is one, so that nobody is left with an older release.
self.addEventListener('fetch', (event) => {
  const answer =
    event.request.mode === 'navigate' ? fetch(event.request).catch(offlineAnswer) : answerForFile(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  const { title, body, tag, ...data } = notificationOf(event.data?.text() ?? '', self.location.hostname);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/**
 * Shows a page in a tab that has it already, else in a new one: what somebody does in another tab is left to them. The page
 * tells the server that the notification was opened.
 */
async function show({ url, alert }: Pick<PushNotification, 'url' | 'alert'>): Promise<void> {
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
