import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryCaches } from '../testing/memory-caches.ts';

type Listener = (event: object) => void;

const origin = 'https://tipgraph.example';

/** The built worker. */
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));

/** Runs the worker in a new context with these open tabs, most recently used first. */
function startWorker(tabs: readonly object[], site: Record<string, string> = {}) {
  const network = { isOffline: false, hangs: false, site };
  const read = (path: string) => (network.isOffline ? null : (network.site[path] ?? null));
  const { all, caches } = createMemoryCaches(read);
  const fetch = vi.fn(async (request: string | Request, _init?: RequestInit) => {
    if (network.isOffline) throw new TypeError('Failed to fetch');
    if (network.hangs) return new Promise<Response>(() => undefined);
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
  const subscribe = vi.fn(async () => undefined);
  const self = {
    clients,
    registration: { showNotification, pushManager: { subscribe } },
    location: { hostname: 'tipgraph.example', origin },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  /** The HTTP cache's mode of each file that was cached. */
  const cacheModes: Record<string, string | undefined> = {};
  class RequestOfSite {
    readonly url: string;
    constructor(path: string, { cache }: RequestInit) {
      this.url = new URL(path, origin).href;
      cacheModes[path] = cache;
    }
  }
  runInNewContext(code, { self, caches, fetch, URL, Request: RequestOfSite, Response, setTimeout });
  /** Dispatches an event and waits for the promise that the worker passes to `waitUntil`. */
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  /** Returns the text or error status for a path; null when the worker does not handle the request. */
  const get = async (path: string, mode = 'no-cors', method = 'GET') => {
    const request = { url: new URL(path, origin).href, mode, method };
    const responses: Promise<Response>[] = [];
    const respondWith = (response: Promise<Response>) => void responses.push(response);
    listeners.get('fetch')?.({ request, respondWith });
    const [response = null] = await Promise.all(responses);
    return response && (response.ok ? response.text() : response.status);
  };
  return { all, cacheModes, clients, fetch, get, network, showNotification, subscribe, dispatch };
}
/** The files that the server has in a release. */
const release = (name: string) => ({
  '/offline.html': 'no network',
  '/offline.js': 'retry',
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

it('shows a push message with the page that a click opens', async () => {
  const { showNotification, dispatch } = startWorker([]);
  const message = {
    title: 'Spadek kursu 20%',
    body: 'Odra – Granit',
    url: '/dropinfo/d-1',
    tag: 'dropinfo-d-1',
    alert: 'a-1',
  };
  await dispatch('push', { data: { text: () => JSON.stringify(message) } });
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
])('opens %s of a clicked notification %s in a new tab when no tab shows it', async (url, alert, opened) => {
  const { clients, dispatch } = startWorker([]);
  const notification = makeNotification(url, alert);
  await dispatch('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(opened);
});

it('focuses the tab that shows the page', async () => {
  const [last, other] = [makeTab('/admin/tips/new'), makeTab('/tips/t-7')];
  const { clients, dispatch } = startWorker([last, other]);
  await dispatch('notificationclick', { notification: makeNotification('/tips/t-7') });
  expect(other.focus).toHaveBeenCalledOnce();
  expect(other.postMessage.mock.calls).toEqual([[{ alert: 'a-1' }]]);
  expect(last.focus).not.toHaveBeenCalled();
  await dispatch('notificationclick', { notification: makeNotification('/tips/t-7', null) });
  expect(other.postMessage).toHaveBeenCalledOnce();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it('never navigates another tab', async () => {
  const tab = makeTab('/admin/tips/new');
  const { clients, dispatch } = startWorker([tab]);
  await dispatch('notificationclick', { notification: makeNotification('/tips/t-7') });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/tips/t-7?alert=a-1');
  expect([tab.navigate, tab.focus].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('subscribes again with the same key when its subscription has ended, and informs every tab', async () => {
  const tabs = [makeTab('/dashboard'), makeTab('/dropinfo')];
  const { subscribe, dispatch } = startWorker(tabs);
  const applicationServerKey = new ArrayBuffer(65);
  const oldSubscription = { options: { applicationServerKey } };
  await dispatch('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey });
  for (const tab of tabs) expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith('pushSubscriptionChanged');
});

it('informs the tabs of an ended subscription when the browser cannot subscribe again', async () => {
  const tab = makeTab('/dropinfo');
  const { subscribe, dispatch } = startWorker([tab]);
  subscribe.mockRejectedValue(new Error('The permission was withdrawn'));
  const oldSubscription = { options: { applicationServerKey: new ArrayBuffer(65) } };
  await dispatch('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith('pushSubscriptionChanged');
});

it.each([
  ['the browser has replaced it', { options: { applicationServerKey: new ArrayBuffer(65) } }, {}],
  ['its key is unknown', null, null],
])('only informs the tabs of a changed subscription when %s', async (_, oldSubscription, newSubscription) => {
  const tab = makeTab('/dropinfo');
  const { subscribe, dispatch } = startWorker([tab]);
  await dispatch('pushsubscriptionchange', { oldSubscription, newSubscription });
  expect(subscribe).not.toHaveBeenCalled();
  expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith('pushSubscriptionChanged');
});

it('serves the app offline once it is cached, and the offline page before', async () => {
  const { get, network, dispatch } = startWorker([], release('1'));
  await dispatch('install', {});
  await dispatch('activate', {});
  network.isOffline = true;
  expect(await get('/tips', 'navigate')).toBe('no network');
  network.isOffline = false;
  expect(await get('/tips', 'navigate')).toBe(404);
  await dispatch('message', { data: 'keepShell' });
  network.isOffline = true;
  expect(await get('/tips?kind=special', 'navigate')).toBe('app 1');
  expect(await get('/first-paint.js')).toBe('colours of 1');
  expect(await get('/assets/app-1.js')).toBe('code 1');
});

it('serves the cached app when the network hangs, and waits for the network before it is cached', async () => {
  const { get, network, dispatch } = startWorker([], release('1'));
  await dispatch('install', {});
  network.hangs = true;
  const served = vi.fn();
  void get('/tips', 'navigate').then(served);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(served).not.toHaveBeenCalled();
  network.hangs = false;
  await dispatch('message', { data: 'keepShell' });
  network.hangs = true;
  const files = Promise.all([get('/tips', 'navigate'), get('/first-paint.js')]).then(served);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(served).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await files;
  expect(served).toHaveBeenCalledExactlyOnceWith(['app 1', 'colours of 1']);
});

it('does not handle requests for other paths and origins', async () => {
  const { get, fetch } = startWorker([], release('1'));
  for (const address of ['/graphql', '/media/tip.webp', 'https://elsewhere.example/assets/a.js']) {
    expect(await get(address), address).toBeNull();
  }
  expect(await get('/first-paint.js', 'no-cors', 'POST')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('loads each release past the HTTP cache, except hashed files', async () => {
  const { cacheModes, fetch, dispatch } = startWorker([], release('1'));
  await dispatch('install', {});
  await dispatch('message', { data: 'keepShell' });
  const { '/assets/app-1.js': hashed, ...others } = cacheModes;
  expect(hashed).toBe('default');
  expect(others).toEqual({
    '/offline.html': 'reload',
    '/offline.js': 'reload',
    '/first-paint.js': 'reload',
    '/index.html': 'reload',
  });
  expect(fetch.mock.calls).toEqual([['/offline-shell.json', { cache: 'no-cache' }]]);
});

it('deletes only the offline pages of earlier workers', async () => {
  const { all, dispatch } = startWorker([], release('1'));
  await dispatch('install', {});
  const current = [...all.keys()];
  for (const name of ['offline-1', 'shell-1', 'answers-1']) all.set(name, new Map());
  await dispatch('activate', {});
  expect([...all.keys()]).toEqual([...current, 'shell-1', 'answers-1']);
});

it('loads only what is missing of an incomplete release', async () => {
  const { '/assets/app-1.js': _missing, ...incomplete } = release('1');
  const { cacheModes, get, network, dispatch } = startWorker([], incomplete);
  await dispatch('message', { data: 'keepShell' });
  delete cacheModes['/first-paint.js'];
  network.site = release('1');
  await dispatch('message', { data: 'keepShell' });
  expect(Object.keys(cacheModes).sort()).toEqual(['/assets/app-1.js', '/index.html']);
  network.isOffline = true;
  expect(await get('/tips', 'navigate')).toBe('app 1');
});

it('serves the newest release, and keeps the chunks of the previous one', async () => {
  const { all, get, network, dispatch } = startWorker([], release('1'));
  await dispatch('message', { data: 'keepShell' });
  network.site = release('2');
  await dispatch('message', { data: 'keepShell' });
  expect(await get('/assets/app-1.js')).toBe('code 1');
  network.site = { ...release('3'), '/assets/app-3.js': '' };
  await dispatch('message', { data: 'keepShell' });
  expect(await get('/assets/app-1.js')).toBe(404);
  network.isOffline = true;
  expect(await get('/dashboard', 'navigate')).toBe('app 3');
  expect([...all.keys()]).toEqual(['shell-2', 'shell-3']);
});

it('serves the earlier release again after a rollback', async () => {
  const { get, network, dispatch } = startWorker([]);
  for (const name of ['1', '2', '1']) {
    network.site = release(name);
    await dispatch('message', { data: 'keepShell' });
  }
  network.isOffline = true;
  expect(await get('/dashboard', 'navigate')).toBe('app 1');
});

it('never serves an incomplete release', async () => {
  const { get, network, dispatch } = startWorker([], release('1'));
  await dispatch('message', { data: 'keepShell' });
  const { '/assets/app-2.js': _missing, ...incomplete } = release('2');
  network.site = incomplete;
  await dispatch('message', { data: 'keepShell' });
  network.isOffline = true;
  expect(await get('/dashboard', 'navigate')).toBe('app 1');
});

it('keeps its releases when the list of files cannot be read', async () => {
  const { all, dispatch, fetch } = startWorker([], release('1'));
  await dispatch('message', { data: 'keepShell' });
  const before = [...all.keys()];
  fetch.mockImplementationOnce(async () => new Response('{}', { status: 503 }));
  await dispatch('message', { data: 'keepShell' });
  expect([...all.keys()]).toEqual(before);
});
