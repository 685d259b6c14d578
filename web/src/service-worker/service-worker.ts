import { notificationOf, type PushNotification } from './notification-of.ts';

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
  const { title, body, tag, ...data } = notificationOf(event.data?.text() ?? '', self.location.hostname);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
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
