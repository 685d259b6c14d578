import { notificationOf } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePage = '/offline.html';
/** A new name with each change of what is kept. */
const cacheName = 'offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(answerOffline));
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
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerOffline(): Promise<Response> {
  return (await caches.match(offlinePage)) ?? Response.error();
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
