import { createCredentialStore } from '@tipgraph/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryCaches } from '../../testing/memory-caches.ts';
import { cacheResponse, findCachedResponse } from './cached-responses.ts';
import { clearResponseCache } from './response-cache.ts';

const minute = 60_000;
const start = Date.UTC(2026, 8, 14, 12);
const list = { operationName: 'tipsScreenQuery', id: 'tips-1', variables: { first: 50, search: 'a' } };
const data = { tips: { totalCount: 3 } };

let writes: Promise<void>[];
const written = () => Promise.all(writes);

beforeEach(() => {
  writes = [];
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  // The browser is idle immediately.
  const requestIdleCallback = (write: () => Promise<void>) => void writes.push(write());
  vi.stubGlobal('window', { requestIdleCallback });
});

function setUp() {
  const { all, caches } = createMemoryCaches();
  const credentials = createCredentialStore();
  const signIn = (uid: string) =>
    credentials.adopt(
      { accessToken: 'secret-token', client: `secret-client-${uid}`, tokenType: 'Bearer', uid },
      credentials.epoch(),
    );
  vi.stubGlobal('caches', caches);
  credentials.subscribe(() => void clearResponseCache());
  const find = (key: typeof list) => findCachedResponse(credentials, key);
  /** Caches a response and waits until it is stored. */
  const cache = async (key: typeof list) => {
    cacheResponse(credentials, credentials.epoch(), key, data);
    await written();
  };
  signIn('ewa@tipgraph.example');
  const urls = () => [...all.values()].flatMap((entries) => [...entries.keys()]);
  return { all, find, credentials, signIn, cache, urls };
}

describe('cached responses', () => {
  it('are found with their age by document and variables for three days', async () => {
    const { find, cache } = setUp();
    await cache(list);
    vi.setSystemTime(start + 35 * minute);
    expect(await find(list)).toEqual({ data, age: 35 * minute });
    expect(await find({ ...list, variables: { first: 50, search: 'b' } })).toBeNull();
    expect(await find({ ...list, variables: { first: 100, search: 'a' } })).toEqual({
      data,
      age: 35 * minute,
    });
    expect(await find({ ...list, id: 'tips-of-another-release' })).toBeNull();
    vi.setSystemTime(start + 3 * 24 * 60 * minute + 1);
    expect(await find(list)).toBeNull();
  });

  it('are limited in number, length and operations', async () => {
    const { credentials, find, cache, urls } = setUp();
    for (const search of ['1', '2', '3']) await cache({ ...list, variables: { first: 50, search } });
    expect(urls()).toHaveLength(2);
    expect(await find({ ...list, variables: { first: 50, search: '1' } })).toBeNull();
    const long = { ...list, variables: { first: 50, search: '4' } };
    cacheResponse(credentials, credentials.epoch(), long, { text: 'x'.repeat(500_001) });
    cacheResponse(credentials, credentials.epoch(), { ...list, operationName: 'profileScreenQuery' }, data);
    await cache({ ...list, operationName: 'dropinfoScreenQuery' });
    expect(await find(long)).toBeNull();
    expect(urls()).toHaveLength(3);
  });

  it('contain no credentials', async () => {
    const { all, cache } = setUp();
    await cache(list);
    const stored = JSON.stringify([...all].map(([name, entries]) => [name, ...entries]));
    expect(stored).not.toMatch(/secret|ewa/);
  });

  it.each<[string, (browser: ReturnType<typeof setUp>) => void]>([
    ['a sign-out', ({ credentials }) => credentials.clear()],
    ['a sign-in as another user', ({ signIn }) => signIn('jan@tipgraph.example')],
  ])('are deleted after %s, including pending ones', async (_, leave) => {
    const browser = setUp();
    await browser.cache(list);
    cacheResponse(
      browser.credentials,
      browser.credentials.epoch(),
      { ...list, variables: { first: 50, search: '2' } },
      data,
    );
    leave(browser);
    await written();
    await expect.poll(browser.urls).toEqual([]);
    expect(await browser.find(list)).toBeNull();
  });

  it('are not stored for a user who has signed in meanwhile', async () => {
    const { credentials, find, cache, signIn } = setUp();
    const epoch = credentials.epoch();
    signIn('jan@tipgraph.example');
    cacheResponse(credentials, epoch, list, data);
    await cache({ ...list, id: 'tips-2' });
    expect(await find(list)).toBeNull();
  });

  it('are not returned to another user when they could not be deleted', async () => {
    const { all, find, cache, signIn } = setUp();
    await cache(list);
    const left = new Map(all);
    signIn('jan@tipgraph.example');
    for (const [name, entries] of left) all.set(name, entries);
    expect(await find(list)).toBeNull();
  });
});
