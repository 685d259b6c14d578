import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { deferred } from '../harness/deferred.ts';
import { openBrowser, type Tab } from '../harness/open-browser.ts';
import { demoPassword, personas } from '../harness/personas.ts';
import { type ReleasedDocuments, releaseDocuments } from '../harness/release-documents.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** With one, two and three upstream calls. */
const queries = [
  'query tab { viewer { user { email } } }',
  'query tab { viewer { user { email } } dropinfoFilters { id } }',
  'query tab { viewer { user { email } payments { totalCount } } dropinfoFilters { id } }',
];
/** The fourth document. */
const changePassword = `mutation change {
  updatePassword(input: { currentPassword: "${demoPassword}", password: "another one", passwordConfirmation: "another one" }) {
    errors { code }
  }
}`;
const { email } = personas.premium;
/** Longer than the window in which the upstream sends blank tokens, in seconds. */
const beyondWindow = 6;
/** Duration of the manual run with the real clock. */
const minutes = Number(process.env.TWO_TABS_MINUTES ?? 0);

let stack: Stack;
let documents: ReleasedDocuments;

beforeAll(async () => {
  documents = await releaseDocuments([...queries, changePassword]);
  stack = await startStack({ gateway: { DOCUMENTS_DIR: documents.dir } });
});
afterAll(async () => {
  await stack.close();
  await documents.remove();
});

const queryId = (index: number): string => documents.ids[index] ?? '';

interface Browser {
  tabs: readonly [Tab, Tab];
  tokens: Set<string | undefined>;
  random: () => number;
}

async function openTwoTabs(seed: number, persona: 'premium' | 'vip' = 'premium'): Promise<Browser> {
  const { credentials } = await stack.signedIn(persona);
  if (credentials === null) throw new Error('There is no session.');
  const browser = openBrowser(stack.url, credentials);
  return { tabs: [browser.openTab(), browser.openTab()], tokens: new Set(), random: seededRandom(seed) };
}

const expectToWork = async (result: Promise<unknown>): Promise<void> =>
  expect(await result).toMatchObject({ data: { viewer: { user: { email } } } });

/** Both tabs send one to three concurrent operations, and sometimes one reconnects; then the tokens are recorded. */
async function runRound({ tabs, tokens, random }: Browser): Promise<number> {
  const randomBelow = (count: number) => Math.floor(random() * count);
  const running = tabs.flatMap((tab) =>
    Array.from({ length: 1 + randomBelow(3) }, () =>
      expectToWork(tab.run(queryId(randomBelow(queries.length)))),
    ),
  );
  if (randomBelow(5) === 0) running.push(tabs[randomBelow(2)]?.connect() ?? Promise.resolve());
  await Promise.all(running);
  for (const tab of tabs) tokens.add(tab.credentials.read()?.accessToken);
  return running.length;
}

test('two tabs keep their session during 80 interleaved operations', async () => {
  const browser = await openTwoTabs(5);
  let operations = 0;
  while (operations < 80) {
    operations += await runRound(browser);
    stack.clock.advance(Math.floor(browser.random() * 2 * beyondWindow));
  }
  expect(browser.tokens.size).toBeGreaterThan(8);
  expect(browser.tokens).not.toContain(undefined);
}, 180_000);

test('the token rotates with each operation of either tab when operations are far apart', async () => {
  const { tabs, tokens } = await openTwoTabs(6);
  for (let turn = 0; turn < 12; turn += 1) {
    stack.clock.advance(beyondWindow);
    const [active, other] = turn % 2 === 0 ? tabs : tabs.toReversed();
    await expectToWork(active?.run(queryId(turn % queries.length)) ?? Promise.reject());
    expect(other?.credentials.read()).toEqual(active?.credentials.read());
    tokens.add(active?.credentials.read()?.accessToken);
  }
  expect(tokens.size).toBe(12);
}, 120_000);

test.each([1, 2, 5])('a response that arrives after %i more rotations undoes none', async (rotations) => {
  const { tabs } = await openTwoTabs(7);
  const [awake, asleep] = tabs;
  stack.clock.advance(beyondWindow);
  const [arrived, waking] = [deferred<void>(), deferred<void>()];
  const late = asleep.run(queryId(0), () => {
    arrived.resolve();
    return waking.promise;
  });
  await arrived.promise;
  stack.clock.advance(beyondWindow);
  for (let rotation = 0; rotation < rotations; rotation += 1) {
    await expectToWork(awake.run(queryId(0)));
    stack.clock.advance(beyondWindow);
  }
  const newest = awake.credentials.read();
  waking.resolve();
  await expectToWork(late);
  expect(asleep.credentials.read()).toEqual(newest);
  await expectToWork(asleep.run(queryId(0)));
  await expectToWork(awake.run(queryId(0)));
});

test('both tabs stay signed in after a new password, also with a request that it has overtaken', async () => {
  const { tabs } = await openTwoTabs(9, 'vip');
  const [changing, other] = tabs;
  const viewer = { data: { viewer: { user: { email: personas.vip.email } } } };
  expect(await changing.run(queryId(0))).toMatchObject(viewer);
  const [changed, refused, storing] = [deferred<void>(), deferred<void>(), deferred<void>()];
  const change = changing.run(queryId(queries.length), () => {
    changed.resolve();
    return storing.promise;
  });
  await changed.promise;
  const overtaken = other.run(queryId(0), () => {
    refused.resolve();
    return change;
  });
  await refused.promise;
  storing.resolve();
  expect(await change).toMatchObject({ data: { updatePassword: { errors: [] } } });
  expect(await overtaken).toMatchObject({ ...viewer, sessionEnd: null });
  for (const tab of tabs) expect(await tab.run(queryId(0))).toMatchObject(viewer);
});

test.runIf(minutes > 0)(
  'two tabs keep their session by the real clock',
  async () => {
    const browser = await openTwoTabs(8);
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      await runRound(browser);
      await pause(browser.random() * 2 * beyondWindow * 1000);
    }
    expect(browser.tokens).not.toContain(undefined);
  },
  (minutes + 1) * 60_000,
);
