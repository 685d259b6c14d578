import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

/** The worker as browsers get it. */
let code = '';
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./service-worker.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  for (const result of [built].flat()) {
    if ('output' in result) code = result.output[0].code;
  }
});

/** Runs the worker in a world of its own, with these tabs open; the one that was used last comes first. */
function startWorker(tabs: readonly object[]) {
  const listeners = new Map<string, Listener>();
  const clients = { matchAll: vi.fn(async () => tabs), openWindow: vi.fn(async () => null) };
  const showNotification = vi.fn(async () => undefined);
  const self = {
    clients,
    registration: { showNotification },
    location: { hostname: 'tipgraph.example', origin: 'https://tipgraph.example' },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  runInNewContext(code, { self, URL });
  /** Tells the worker of something and waits until it has done what it asked the browser to wait for. */
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return { clients, showNotification, tell };
}
const makeTab = (path: string) => ({
  url: `https://tipgraph.example${path}`,
  navigate: vi.fn(async () => null),
  focus: vi.fn(async () => null),
  postMessage: vi.fn(),
});
const makeNotification = (url: string, alert: string | null = 'a-1') => ({
  close: vi.fn(),
  data: { url, alert },
});

it('shows a push message with the page that a touch opens', async () => {
  const { showNotification, tell } = startWorker([]);
  const message = {
    title: 'Spadek kursu 20%',
    body: 'Odra – Granit',
    url: '/dropinfo/d-1',
    tag: 'dropinfo-d-1',
    alert: 'a-1',
  };
  await tell('push', { data: { text: () => JSON.stringify(message) } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Spadek kursu 20%', {
    body: 'Odra – Granit',
    tag: 'dropinfo-d-1',
    icon: '/icon-192.png',
    data: { url: '/dropinfo/d-1', alert: 'a-1' },
  });
});

it.each([
  ['/dropinfo/d-1', 'a-1', '/dropinfo/d-1?alert=a-1'],
  ['/profile#alerts', 'a-1', '/profile?alert=a-1#alerts'],
  ['/dropinfo/d-1', null, '/dropinfo/d-1'],
])(
  'opens the page %s of a touched notification in a new tab when none is open, with its name %s',
  async (url, alert, opened) => {
    const { clients, tell } = startWorker([]);
    const notification = makeNotification(url, alert);
    await tell('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalledOnce();
    expect(clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(opened);
  },
);

it('brings the tab to the front that has the page already', async () => {
  const [last, other] = [makeTab('/admin/tips/new'), makeTab('/tips/t-7')];
  const { clients, tell } = startWorker([last, other]);
  await tell('notificationclick', { notification: makeNotification('/tips/t-7') });
  expect(other.focus).toHaveBeenCalledOnce();
  expect(other.postMessage).toHaveBeenCalledExactlyOnceWith({ alert: 'a-1' });
  expect(last.focus).not.toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it('never takes a tab away from what somebody does in it', async () => {
  const tab = makeTab('/admin/tips/new');
  const { clients, tell } = startWorker([tab]);
  await tell('notificationclick', { notification: makeNotification('/tips/t-7') });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/tips/t-7?alert=a-1');
  expect([tab.navigate, tab.focus].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
