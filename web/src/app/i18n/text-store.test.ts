import { beforeEach, expect, it, vi } from 'vitest';
import { createLanguageStore } from '../../shared/i18n/language.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { polish } from '../../testing/texts.ts';
import { createTextStore } from './text-store.ts';
import { loadTexts } from './texts.ts';

vi.mock('./texts.ts', async (original) => ({
  ...(await original<typeof import('./texts.ts')>()),
  loadTexts: vi.fn(),
}));

/** Texts that are on their way, by language and part, in the order in which they were asked for. */
const coming: { asked: string; arrive: () => void; fail: () => void }[] = [];

beforeEach(() => {
  coming.length = 0;
  vi.mocked(loadTexts).mockImplementation(
    (language, part) =>
      new Promise((resolve, reject) => {
        const asked = `${language} ${part}`;
        coming.push({ asked, arrive: () => resolve(polish), fail: () => reject(new Error(asked)) });
      }),
  );
});

const asked = () => coming.map((one) => one.asked);

function open() {
  const language = createLanguageStore(createSharedStorage().openTab(), []);
  return { language, store: createTextStore(language, document.documentElement, 'front') };
}

async function openWithFront() {
  const opened = open();
  coming.at(-1)?.arrive();
  await vi.waitFor(() => expect(opened.store.current()).not.toBeNull());
  return opened;
}

it('fetches more only where less is here', async () => {
  const { store } = await openWithFront();
  expect(store.complete('front')).toBeNull();
  const admin = store.complete('admin');
  const main = store.complete('main');
  expect(asked()).toEqual(['pl front', 'pl admin']);
  coming[1]?.arrive();
  await Promise.all([admin, main]);
  expect([store.complete('main'), store.complete('admin')]).toEqual([null, null]);
});

it('brings another language with as much as is in use', async () => {
  const { store, language } = await openWithFront();
  const main = store.complete('main');
  language.change('en');
  coming[1]?.arrive();
  coming[2]?.arrive();
  await main;
  expect(asked()).toEqual(['pl front', 'pl main', 'en main']);
  expect(document.documentElement.lang).toBe('en');
});

it('counts a fault only where nothing newer was asked for, and tries again', async () => {
  const { store } = await openWithFront();
  const main = store.complete('main');
  const admin = store.complete('admin');
  coming[1]?.fail();
  coming[2]?.arrive();
  await Promise.all([main, admin]);
  expect(store.complete('admin')).toBeNull();

  const other = await openWithFront();
  const refused = other.store.complete('main');
  coming.at(-1)?.fail();
  await expect(refused).rejects.toThrow('pl main');
  const again = other.store.complete('main');
  coming.at(-1)?.arrive();
  await again;
  expect(other.store.complete('main')).toBeNull();
});
