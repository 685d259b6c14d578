import { expect, it } from 'vitest';
import { createLanguageStore } from '../../shared/i18n/language.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { polish } from '../../testing/texts.ts';
import { createTextStore } from './text-store.ts';
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
  const store = createTextStore(language, root, 'front', load);
  return { language, root, store, coming, asked: () => coming.map((one) => one.asked) };
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

it('counts a fault only where nothing newer was asked for, and tries again', async () => {
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
