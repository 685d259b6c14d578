import { expect, it, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { polish } from '../testing/texts.ts';
import { createLanguageStore } from './language.ts';
import { createMessagesLoader } from './messages-loader.ts';
import type { loadTexts } from './texts.ts';

/** A store whose texts are on their way until the test lets them arrive, in the order in which they were asked for. */
function open() {
  const coming: { asked: string; arrive: () => void; fail: () => void }[] = [];
  const load: typeof loadTexts = (language, part) =>
    new Promise((resolve, reject) => {
      const asked = `${language} ${part}`;
      coming.push({ asked, arrive: () => resolve(polish), fail: () => reject(new Error(asked)) });
    });
  const language = createLanguageStore(createSharedStorage().openTab(), []);
  const root = { lang: '' };
  const retries: (() => void)[] = [];
  const store = createMessagesLoader(language, root, 'front', (retry) => retries.push(retry), load);
  return { language, root, store, coming, retries, asked: () => coming.map((one) => one.asked) };
}

async function openWithFront() {
  const opened = open();
  opened.coming[0]?.arrive();
  await expect.poll(() => opened.store.current()).not.toBeNull();
  return opened;
}

it('fetches more only where less is here', async () => {
  const { store, coming, asked } = await openWithFront();
  expect(store.complete('front')).toBeNull();
  const admin = store.complete('admin');
  const main = store.complete('main');
  expect(asked()).toEqual(['pl front', 'pl admin']);
  coming[1]?.arrive();
  await Promise.all([admin, main]);
  expect([store.complete('main'), store.complete('admin')]).toEqual([null, null]);
});

it('brings another language with as much as is in use', async () => {
  const { store, language, root, coming, asked } = await openWithFront();
  const main = store.complete('main');
  language.change('en');
  coming[1]?.arrive();
  coming[2]?.arrive();
  await main;
  expect(asked()).toEqual(['pl front', 'pl main', 'en main']);
  expect(root.lang).toBe('en');
});

it('counts an error only where nothing newer was asked for, and tries again', async () => {
  const { store, coming } = await openWithFront();
  const main = store.complete('main');
  const admin = store.complete('admin');
  coming[1]?.fail();
  coming[2]?.arrive();
  await Promise.all([main, admin]);
  expect(store.complete('admin')).toBeNull();

  const other = await openWithFront();
  const refused = other.store.complete('main');
  other.coming[1]?.fail();
  await expect(refused).rejects.toThrow('pl main');
  const again = other.store.complete('main');
  other.coming[2]?.arrive();
  await again;
  expect(other.store.complete('main')).toBeNull();
});

it('tells that the first texts cannot be had, and takes them when they can', async () => {
  const { store, coming, retries } = open();
  coming[0]?.fail();
  await expect.poll(() => retries).toHaveLength(1);
  expect(store.current()).toBeNull();
  retries[0]?.();
  coming[1]?.arrive();
  await expect.poll(() => store.current()).not.toBeNull();
});

it('changes nothing when the texts of another language cannot be had', async () => {
  const { store, language, root, coming } = await openWithFront();
  const told = vi.fn();
  language.subscribe(told);
  const refused = store.change('en');
  coming[1]?.fail();
  await expect(refused).rejects.toThrow('en front');
  expect([language.current(), root.lang, told.mock.calls]).toEqual(['pl', 'pl', []]);
  const again = store.change('en');
  expect(language.current()).toBe('pl');
  coming[2]?.arrive();
  await again;
  expect(language.current()).toBe('en');
});
