import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deferred } from '../harness/deferred.ts';
import { openBrowser, type Tab } from '../harness/open-browser.ts';
import { personas } from '../harness/personas.ts';
import { type ReleasedDocuments, releaseDocuments } from '../harness/release-documents.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** One, two and three calls of the upstream. */
const queries = [
  'query tab { viewer { user { email } } }',
  'query tab { viewer { user { email } } dropinfoFilters { id } }',
  'query tab { viewer { user { email } payments { totalCount } } dropinfoFilters { id } }',
];
const { email } = personas.premium;
/** Longer than the window in which the upstream sends blank tokens, in seconds. */
const beyondWindow = 6;
/** How long to try it by the real clock, in minutes; for a run by hand. */
const minutes = Number(process.env.TWO_TABS_MINUTES ?? 0);

let stack: Stack;
let documents: ReleasedDocuments;

beforeAll(async () => {
  documents = await releaseDocuments(queries);
  stack = await startStack({ gateway: { DOCUMENTS_DIR: documents.dir } });
});
afterAll(async () => {
  await stack.close();
  await documents.remove();
});

/** The id of one of the queries. */
const query = (place: number): string => documents.ids[place] ?? '';

interface Browser {
  tabs: readonly [Tab, Tab];
  tokens: Set<string | undefined>;
  random: () => number;
}

async function openTwoTabs(seed: number): Promise<Browser> {
  const { credentials } = await stack.signedIn('premium');
  if (credentials === null) throw new Error('Nobody is signed in.');
  const browser = openBrowser(stack.url, credentials);
  return { tabs: [browser.openTab(), browser.openTab()], tokens: new Set(), random: seededRandom(seed) };
}

const expectToWork = async (answer: Promise<unknown>): Promise<void> =>
  expect(await answer).toMatchObject({ data: { viewer: { user: { email } } } });

/** Both tabs ask one to three things at once, and now and then one connects anew; then the tokens are noted. */
async function round({ tabs, tokens, random }: Browser): Promise<number> {
  const upTo = (count: number) => Math.floor(random() * count);
  const asked = tabs.flatMap((tab) =>
    Array.from({ length: 1 + upTo(3) }, () => expectToWork(tab.run(query(upTo(queries.length))))),
  );
  if (upTo(5) === 0) asked.push(tabs[upTo(2)]?.connect() ?? Promise.resolve());
  await Promise.all(asked);
  for (const tab of tabs) tokens.add(tab.credentials.read()?.accessToken);
  return asked.length;
}

test('hundreds of operations of two tabs between each other, each after its own pause, sign nobody out', async () => {
  const browser = await openTwoTabs(5);
  let operations = 0;
  while (operations < 500) {
    operations += await round(browser);
    stack.clock.advance(Math.floor(browser.random() * 2 * beyondWindow));
  }
  expect(browser.tokens.size).toBeGreaterThan(50);
  expect(browser.tokens).not.toContain(undefined);
}, 180_000);

test('a token changes with each operation when no two are near each other, whichever tab asks', async () => {
  const { tabs, tokens } = await openTwoTabs(6);
  for (let turn = 0; turn < 100; turn += 1) {
    stack.clock.advance(beyondWindow);
    const [asking, other] = turn % 2 === 0 ? tabs : tabs.toReversed();
    await expectToWork(asking?.run(query(turn % queries.length)) ?? Promise.reject());
    expect(other?.credentials.read()).toEqual(asking?.credentials.read());
    tokens.add(asking?.credentials.read()?.accessToken);
  }
  expect(tokens.size).toBe(100);
}, 120_000);

test.each([1, 2, 5])('an answer that a tab sees only after %i more changes undoes none', async (changes) => {
  const { tabs } = await openTwoTabs(7);
  const [awake, asleep] = tabs;
  stack.clock.advance(beyondWindow);
  const [arrived, waking] = [deferred<void>(), deferred<void>()];
  const late = asleep.run(query(0), () => {
    arrived.resolve();
    return waking.promise;
  });
  await arrived.promise;
  stack.clock.advance(beyondWindow);
  for (let change = 0; change < changes; change += 1) {
    await expectToWork(awake.run(query(0)));
    stack.clock.advance(beyondWindow);
  }
  const newest = awake.credentials.read();
  waking.resolve();
  await expectToWork(late);
  expect(asleep.credentials.read()).toEqual(newest);
  await expectToWork(asleep.run(query(0)));
  await expectToWork(awake.run(query(0)));
});

test.runIf(minutes > 0)(
  'two tabs work side by side by the real clock',
  async () => {
    const browser = await openTwoTabs(8);
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      await round(browser);
      await pause(browser.random() * 2 * beyondWindow * 1000);
    }
    expect(browser.tokens).not.toContain(undefined);
  },
  (minutes + 1) * 60_000,
);
