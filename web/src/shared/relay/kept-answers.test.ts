import { createCredentialStore } from '@tipgraph/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryCaches } from '../../testing/memory-caches.ts';
import { forgetAnswers } from './answer-cache.ts';
import { findAnswer, keepAnswer } from './kept-answers.ts';

const minute = 60_000;
const start = Date.UTC(2026, 8, 14, 12);
const list = { operationName: 'tipsScreenQuery', id: 'tips-1', variables: { first: 50 } };
const data = { tips: { totalCount: 3 } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  // Pauses come at once.
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => act() });
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
  credentials.subscribe(() => void forgetAnswers());
  const find = (question: typeof list) => findAnswer(credentials, question);
  /** Keeps an answer and waits until it is there. */
  const keep = async (question: typeof list, answer: object = data) => {
    keepAnswer(credentials, credentials.epoch(), question, { ...answer });
    await vi.waitFor(async () => expect(await find(question)).not.toBeNull());
  };
  signIn('ewa@tipgraph.example');
  const urls = () => [...all.values()].flatMap((entries) => [...entries.keys()]);
  return { all, find, credentials, signIn, keep, urls };
}

describe('answers for when there is no network', () => {
  it('are given with their age to who asks for the same, up to three days', async () => {
    const { find, keep } = setUp();
    await keep(list);
    vi.setSystemTime(start + 35 * minute);
    expect(await find(list)).toEqual({ data, age: 35 * minute });
    expect(await find({ ...list, variables: { first: 9 } })).toBeNull();
    expect(await find({ ...list, id: 'tips-of-another-release' })).toBeNull();
    vi.setSystemTime(start + 3 * 24 * 60 * minute + 1);
    expect(await find(list)).toBeNull();
  });

  it('are few and short, and of the lists alone', async () => {
    const { credentials, find, keep, urls } = setUp();
    for (const first of [1, 2, 3]) await keep({ ...list, variables: { first } });
    await vi.waitFor(() => expect(urls()).toHaveLength(2));
    expect(await find({ ...list, variables: { first: 1 } })).toBeNull();
    const long = { ...list, variables: { first: 4 } };
    keepAnswer(credentials, credentials.epoch(), long, { text: 'x'.repeat(500_001) });
    keepAnswer(credentials, credentials.epoch(), { ...list, operationName: 'profileScreenQuery' }, data);
    await keep({ ...list, operationName: 'dropinfoScreenQuery' });
    expect(await find(long)).toBeNull();
    expect(urls()).toHaveLength(3);
  });

  it('hold nothing that signs somebody in', async () => {
    const { all, keep } = setUp();
    await keep(list);
    const stored = JSON.stringify([...all].map(([name, entries]) => [name, ...entries]));
    expect(stored).not.toMatch(/secret|ewa/);
  });

  it.each<[string, (browser: ReturnType<typeof setUp>) => void]>([
    ['signs out', ({ credentials }) => credentials.clear()],
    ['signs in as somebody else', ({ signIn }) => signIn('jan@tipgraph.example')],
  ])('are gone when somebody %s, also those on their way', async (_what, leave) => {
    const browser = setUp();
    await browser.keep(list);
    keepAnswer(browser.credentials, browser.credentials.epoch(), { ...list, variables: { first: 2 } }, data);
    leave(browser);
    await vi.waitFor(() => expect(browser.urls()).toEqual([]));
    expect(await browser.find(list)).toBeNull();
  });

  it('are not filed under somebody else who came meanwhile', async () => {
    const { credentials, find, keep, signIn } = setUp();
    const epoch = credentials.epoch();
    signIn('jan@tipgraph.example');
    keepAnswer(credentials, epoch, list, data);
    await keep({ ...list, id: 'tips-2' });
    expect(await find(list)).toBeNull();
  });

  it('are shown to nobody else, even where they could not be removed', async () => {
    const { all, find, keep, signIn } = setUp();
    await keep(list);
    const left = new Map(all);
    signIn('jan@tipgraph.example');
    for (const [name, entries] of left) all.set(name, entries);
    expect(await find(list)).toBeNull();
  });
});
