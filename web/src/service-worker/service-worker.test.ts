import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { createMemoryCaches } from '../testing/memory-caches.ts';

type Listener = (event: object) => void;

const origin = 'https://tipgraph.example';

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
function startWorker(tabs: readonly object[], site: Record<string, string> = {}) {
  const network = { isAway: false, site };
  const read = (path: string) => (network.isAway ? null : (network.site[path] ?? null));
  const { all, caches } = createMemoryCaches(read);
  const fetch = vi.fn(async (request: string | Request) => {
    if (network.isAway) throw new TypeError('Failed to fetch');
    const path = new URL(typeof request === 'string' ? request : request.url, origin).pathname;
    const text = read(path);
    return new Response(text, { status: text === null ? 404 : 200 });
  });
  const listeners = new Map<string, Listener>();
  const clients = {
    matchAll: vi.fn(async () => tabs),
    openWindow: vi.fn(async () => null),
    claim: async () => undefined,
  };
  const showNotification = vi.fn(async () => undefined);
  const self = {
    clients,
    registration: { showNotification },
    location: { hostname: 'tipgraph.example', origin },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  class RequestOfSite {
    readonly url: string;
    constructor(path: string) {
      this.url = new URL(path, origin).href;
    }
  }
  runInNewContext(code, { self, caches, fetch, URL, Request: RequestOfSite, Response });
  /** Tells the worker of something and waits until it has done what it asked the browser to wait for. */
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  /** The text that a page gets for an address; null where the worker leaves it to the browser. */
  const get = async (path: string, mode = 'no-cors') => {
    const request = { url: new URL(path, origin).href, mode, method: 'GET' };
    const answers: Promise<Response>[] = [];
    const respondWith = (answer: Promise<Response>) => void answers.push(answer);
    listeners.get('fetch')?.({ request, respondWith });
    const [reply = null] = await Promise.all(answers);
    return reply && (reply.ok ? reply.text() : reply.status);
  };
  return { all, clients, fetch, get, network, showNotification, tell };
}
/** What a server has of a release. */
const release = (name: string) => ({
  '/offline.html': 'no network',
  '/offline.js': 'asks again',
  '/first-paint.js': `colours of ${name}`,
  '/index.html': `app ${name}`,
  [`/assets/app-${name}.js`]: `code ${name}`,
  '/offline-shell.json': JSON.stringify({
    release: name,
    files: ['/first-paint.js', `/assets/app-${name}.js`],
  }),
});

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

it('keeps the app when a page asks for it, and opens it without a network, else the offline page', async () => {
  const { get, network, tell } = startWorker([], release('1'));
  await tell('install', {});
  await tell('activate', {});
  network.isAway = true;
  expect(await get('/tips', 'navigate')).toBe('no network');
  network.isAway = false;
  expect(await get('/tips', 'navigate')).toBe(404);
  await tell('message', { data: 'keepShell' });
  network.isAway = true;
  expect(await get('/tips?kind=special', 'navigate')).toBe('app 1');
  expect(await get('/first-paint.js')).toBe('colours of 1');
  expect(await get('/assets/app-1.js')).toBe('code 1');
});

it('leaves to the browser what is not of the app', async () => {
  const { get, fetch } = startWorker([], release('1'));
  for (const address of ['/graphql', '/media/tip.webp', 'https://elsewhere.example/assets/a.js']) {
    expect(await get(address), address).toBeNull();
  }
  expect(fetch).not.toHaveBeenCalled();
});

it('opens the newest release, and leaves open pages of the one before their code', async () => {
  const { all, get, network, tell } = startWorker([], release('1'));
  await tell('message', { data: 'keepShell' });
  network.site = release('2');
  await tell('message', { data: 'keepShell' });
  expect(await get('/assets/app-1.js')).toBe('code 1');
  network.site = { ...release('3'), '/assets/app-3.js': '' };
  await tell('message', { data: 'keepShell' });
  expect(await get('/assets/app-1.js')).toBe(404);
  network.isAway = true;
  expect(await get('/dashboard', 'navigate')).toBe('app 3');
  expect([...all.keys()]).toEqual(['shell-2', 'shell-3']);
});

it('never opens a release that it has in part', async () => {
  const { get, network, tell } = startWorker([], release('1'));
  await tell('message', { data: 'keepShell' });
  const { '/assets/app-2.js': _gone, ...part } = release('2');
  network.site = part;
  await tell('message', { data: 'keepShell' });
  network.isAway = true;
  expect(await get('/dashboard', 'navigate')).toBe('app 1');
});
