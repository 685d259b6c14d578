import { notificationOf } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePage = '/offline.html';
/** What the page without a network is made of. */
const kept = [offlinePage, '/offline.js'];
/** A new name with each change of what is kept. */
const cacheName = 'offline-2';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answerOffline(offlinePage)));
  else if (request.destination === 'script' && new URL(request.url).pathname === '/offline.js') {
    event.respondWith(fetch(request).catch(() => answerOffline('/offline.js')));
  }
});

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = notificationOf(event.data?.text() ?? '', self.location.hostname);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url }: { url: string } = event.notification.data;
  event.waitUntil(show(url));
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(kept.map((address) => new Request(address, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerOffline(address: string): Promise<Response> {
  return (await caches.match(address)) ?? Response.error();
}

/** Shows a page in the tab that was used last, else in a new one. */
async function show(url: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) {
    await self.clients.openWindow(url);
    return;
  }
  // A tab that may not be brought to the front has the page all the same.
  await Promise.all([tab.navigate(url), tab.focus()]);
}
