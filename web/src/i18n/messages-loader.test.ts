import { expect, it, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { polish } from '../testing/texts.ts';
import { createLanguageStore } from './language.ts';
import { createMessagesLoader } from './messages-loader.ts';
import type { loadTexts } from './texts.ts';

/** A loader whose requests stay pending until the test settles them. */
function open() {
  const requests: { id: string; resolve: () => void; fail: () => void }[] = [];
  const load: typeof loadTexts = (language, part) =>
    new Promise((resolve, reject) => {
      const id = `${language} ${part}`;
      requests.push({ id, resolve: () => resolve(polish), fail: () => reject(new Error(id)) });
    });
  const language = createLanguageStore(createSharedStorage().openTab(), []);
  const root = { lang: '' };
  const retries: (() => void)[] = [];
  const store = createMessagesLoader(language, root, 'home', (retry) => retries.push(retry), load);
  return { language, root, store, requests, retries, requestedIds: () => requests.map(({ id }) => id) };
}

async function openWithFront() {
  const opened = open();
  opened.requests[0]?.resolve();
  await expect.poll(() => opened.store.current()).not.toBeNull();
  return opened;
}

it('loads a part only when it is not loaded', async () => {
  const { store, requests, requestedIds } = await openWithFront();
  expect(store.ensureLoaded('home')).toBeNull();
  const admin = store.ensureLoaded('admin');
  const main = store.ensureLoaded('main');
  expect(requestedIds()).toEqual(['pl home', 'pl admin']);
  requests[1]?.resolve();
  await Promise.all([admin, main]);
  expect([store.ensureLoaded('main'), store.ensureLoaded('admin')]).toEqual([null, null]);
});

it('loads the parts in use when the language changes', async () => {
  const { store, language, root, requests, requestedIds } = await openWithFront();
  const main = store.ensureLoaded('main');
  language.change('en');
  requests[1]?.resolve();
  requests[2]?.resolve();
  await main;
  expect(requestedIds()).toEqual(['pl home', 'pl main', 'en main']);
  expect(root.lang).toBe('en');
});

it('ignores an error when a newer request is pending, and retries on the next call', async () => {
  const { store, requests } = await openWithFront();
  const main = store.ensureLoaded('main');
  const admin = store.ensureLoaded('admin');
  requests[1]?.fail();
  requests[2]?.resolve();
  await Promise.all([main, admin]);
  expect(store.ensureLoaded('admin')).toBeNull();

  const other = await openWithFront();
  const failed = other.store.ensureLoaded('main');
  other.requests[1]?.fail();
  await expect(failed).rejects.toThrow('pl main');
  const again = other.store.ensureLoaded('main');
  other.requests[2]?.resolve();
  await again;
  expect(other.store.ensureLoaded('main')).toBeNull();
});

it('reports that the first messages failed to load, and uses them after a retry', async () => {
  const { store, requests, retries } = open();
  requests[0]?.fail();
  await expect.poll(() => retries).toHaveLength(1);
  expect(store.current()).toBeNull();
  retries[0]?.();
  requests[1]?.resolve();
  await expect.poll(() => store.current()).not.toBeNull();
});

it('keeps the language when the messages of another one fail to load', async () => {
  const { store, language, root, requests } = await openWithFront();
  const listener = vi.fn();
  language.subscribe(listener);
  const failed = store.change('en');
  requests[1]?.fail();
  await expect(failed).rejects.toThrow('en home');
  expect([language.current(), root.lang, listener.mock.calls]).toEqual(['pl', 'pl', []]);
  const again = store.change('en');
  expect(language.current()).toBe('pl');
  requests[2]?.resolve();
  await again;
  expect(language.current()).toBe('en');
});
