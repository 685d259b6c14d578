import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { alertReceipts } from '../../upstream/src/db/alert-tables.ts';
import { users } from '../../upstream/src/db/tables.ts';
import { expect, test } from './journey.ts';

/** Headless Chromium has no push service, so the subscription is a fake. */
const withPushService = (page: Page) =>
  page.addInitScript(async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = await crypto.subtle.exportKey('raw', pair.publicKey);
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      keys: {
        p256dh: base64url(new Uint8Array(point)),
        auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
      },
    };
    let subscribed: object | null = null;
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        const options = { applicationServerKey: Uint8Array.from(text, (byte) => byte.charCodeAt(0)) };
        subscribed = { options, toJSON: () => subscription };
        return subscribed;
      },
      getSubscription: async () => subscribed,
    });
  });

const toggle = (page: Page) => page.getByRole('switch', { name: 'Powiadomienia o spadkach kursów' });

test.use({ serviceWorkers: 'allow' });

test('a notification preference is saved without browser permission, and the device is registered with it', async ({
  page,
  context,
  startAs,
  makeAccount,
}) => {
  await withPushService(page);
  await startAs(await makeAccount({ plan: 'premium' }));
  await page.goto('/dropinfo');
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).click();
  await expect(page.getByText('Powiadomienia włączone, ale nie na tym urządzeniu')).toBeVisible();
  await expect(page.getByText('To urządzenie nie pokaże powiadomień')).toBeVisible();

  await context.grantPermissions(['notifications']);
  await page.getByRole('link', { name: /^Profil/ }).click();
  await expect(page).toHaveURL('/profile');
  await expect(toggle(page)).toBeChecked();
  await toggle(page).click();
  await expect(page.getByText('Powiadomienia wyłączone')).toBeVisible();
  await page.reload();
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).click();
  await expect(page.getByText('Powiadomienia włączone')).toBeVisible();
  await expect(page.getByText('To urządzenie nie pokaże powiadomień')).toBeHidden();
});

/** Types of the worker's global scope. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent(event: Event): boolean;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}

test('a push message shows a notification, and a click on it opens its page in a new tab', async ({
  page,
  context,
  baseURL,
  startAs,
  makeAccount,
  stack,
  addDropinfo,
}) => {
  const { uid, line } = await addDropinfo();
  const account = await makeAccount({ plan: 'premium' });
  const [user] = await stack.db.select().from(users).where(eq(users.email, account.email));
  const alert = 'openedInJourney1';
  await context.grantPermissions(['notifications']);
  await startAs(account);
  const now = stack.clock.now();
  await stack.db.insert(alertReceipts).values({
    ...{ userId: user?.id ?? 0, alert, title: 'Odra – Granit', pick: '1', pickEn: '1', odds: 2 },
    ...{ kickOff: new Date(now.getTime() + 3_600_000), inDigest: false, sentAt: now },
  });
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const message = {
    origin: baseURL ?? '',
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Spadek kursu 20,00\u00a0%',
      body: 'Odra – Granit: 1 2.50 → 2.00',
      url: `/dropinfo/${uid}`,
      tag: `dropinfo-${uid}`,
      alert,
    }),
  };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const list = await registration.getNotifications();
      return list.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  // Headless Chromium drops some notifications immediately; one with the same tag replaces the last.
  await expect(async () => {
    await protocol.send('ServiceWorker.deliverPushMessage', message);
    expect(await shown()).toEqual([
      {
        title: 'Spadek kursu 20,00\u00a0%',
        body: 'Odra – Granit: 1 2.50 → 2.00',
        tag: `dropinfo-${uid}`,
        data: { url: `/dropinfo/${uid}`, alert },
      },
    ]);
    // A headless browser's notification cannot be clicked, so the click event is dispatched to the worker.
    const [worker] = context.serviceWorkers();
    const opened = await worker?.evaluate(async () => {
      const world = self as unknown as Worker;
      const [notification] = await world.registration.getNotifications();
      if (!notification) return null;
      const touch = new world.NotificationEvent('notificationclick', { notification });
      let work: Promise<unknown> = Promise.resolve();
      Object.assign(touch, {
        waitUntil(promise: Promise<unknown>) {
          work = promise;
        },
      });
      const addresses: string[] = [];
      // Only a real click opens a tab.
      world.clients.openWindow = async (address) => {
        addresses.push(address);
        return null;
      };
      world.dispatchEvent(touch);
      await work;
      const left = await world.registration.getNotifications();
      return { addresses, left: left.length };
    });
    expect(opened).toEqual({ addresses: [`/dropinfo/${uid}?alert=${alert}`], left: 0 });
  }).toPass();
  await expect(page).toHaveURL('/profile');
  await page.goto(`/dropinfo/${uid}?alert=${alert}`);
  await expect(page.getByRole('row').filter({ hasText: line })).toHaveAttribute('aria-current', 'true');
  // The app removes the notification from the URL when the server has recorded the click.
  await expect(page).toHaveURL(`/dropinfo/${uid}`);
  await page.goto('/profile?month=all');
  const receipts = page.getByRole('table', { name: 'Historia powiadomień' });
  await expect(receipts.getByRole('row').filter({ hasText: 'Odra – Granit: 1' })).toContainText('Otwarte');
});

test('a page opened without a network reports it in both languages and recovers with it', async ({
  openBrowser,
}) => {
  const context = await openBrowser();
  const page = await context.newPage();
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  // The service worker goes offline slightly later.
  await expect
    .poll(() => page.evaluate(() => fetch('/icon.svg', { cache: 'no-store' }).then(Boolean, () => false)))
    .toBe(false);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Brak połączenia z internetem' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Wczytaj stronę od nowa' }).click();
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the site can be installed as an app under its own name', async ({ page, context, request }) => {
  const reply = await request.get('/manifest.webmanifest');
  expect(reply.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: 'Tipgraph', start_url: '/dashboard', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  }

  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const protocol = await context.newCDPSession(page);
  expect((await protocol.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // Each journey has a private window, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
