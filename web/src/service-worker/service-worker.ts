import { answerForFile, keepOfflinePage, keepShell, offlineAnswer, removeOutdated } from './kept-files.ts';
import { notificationOf } from './notification-of.ts';

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

/** Shows a page in a tab that has it already, else in a new one: what somebody does in another tab is left to them. */
async function show(url: string): Promise<void> {
  const { href } = new URL(url, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === href);
  await (tab ? tab.focus() : self.clients.openWindow(url));
}
