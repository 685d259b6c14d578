import { answerForFile, keepOfflinePage, keepShell, offlineAnswer, removeOutdated } from './kept-files.ts';
import { notificationOf, type PushNotification } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

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
