import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { type DocumentedExample, documentedExamples } from '../harness/documented-examples.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type MockProcess, startMock } from '../harness/mock-process.ts';

const toolsKey = 'key-of-the-test-that-runs-the-examples';
const examples = documentedExamples();

/** The result and computed cost of an example. */
interface Outcome {
  answer: unknown;
  cost: number;
}

/** A value with long lists truncated. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shown = value.slice(0, 2).map(cut);
    return value.length > 2 ? [...shown, `… ${value.length - 2} more`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]));
}

/** Runs all examples in order, each with its account. */
async function runAll(url: string): Promise<Outcome[]> {
  const open = (account: DocumentedExample['account']) => {
    const client = new GraphClient(url, { lang: 'en', toolsKey });
    return account === null ? client.open() : client.signIn(`${account}@tipgraph.example`);
  };
  const clients = { vip: await open('vip'), admin: await open('admin'), guest: await open(null) };
  const outcomes: Outcome[] = [];
  for (const { account, document, variables } of examples) {
    const { data, errors, extensions } = await clients[account ?? 'guest'].run(document, variables);
    const { computed } = extensions.cost as { computed: number };
    outcomes.push({ answer: { ...(errors.length > 0 && { errors }), data }, cost: computed });
  }
  return outcomes;
}

beforeAll(() => buildParts(['servers']), 300_000);

describe('npm run mock', () => {
  let mock: MockProcess;
  let outcomes: Outcome[];
  beforeAll(async () => {
    mock = await startMock(['--events=0'], { TOOLS_KEYS: toolsKey });
    outcomes = await runAll(mock.url);
  }, 180_000);
  afterAll(() => mock.stop());

  test('prints one line with address, accounts and clock', () => {
    expect(mock.output().trim().split('\n')).toEqual([
      expect.stringMatching(
        /^Mock at http:\/\/localhost:\d+\/graphql; accounts .*vip@.* password tipgraph-demo; the clock stands at 2026-03-14T11:00:00\.000Z$/,
      ),
    ]);
  });

  test('stops the clock', async () => {
    const dates = [];
    for (let turn = 0; turn < 2; turn += 1)
      dates.push((await fetch(`${mock.url}/healthz`)).headers.get('date'));
    expect(dates).toEqual(Array(2).fill('Sat, 14 Mar 2026 11:00:00 GMT'));
  });

  test('serves the reference with the examples', async () => {
    const page = await (await fetch(`${mock.url}/docs/graph/examples`)).text();
    expect(examples.filter(({ name }) => !page.includes(`id="${name}"`))).toEqual([]);
    expect((await fetch(`${mock.url}/docs/graph/style.css`)).status).toBe(200);
  });

  test('answers every example', () => {
    expect(examples.length).toBeGreaterThan(7);
    const failed = outcomes.flatMap(({ answer }, index) =>
      typeof answer === 'object' && answer !== null && 'errors' in answer ? [examples[index]?.name] : [],
    );
    expect(failed).toEqual([]);
  });

  // The stored answers come from another start; `vitest -u` writes them again.
  test('returns the stored answers of the reference', async () => {
    const shown = examples.map((example, index) => ({
      ...example,
      answer: cut(outcomes[index]?.answer),
      cost: outcomes[index]?.cost,
    }));
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot('../../docs/graph-examples.json');
  });

  test('sends live events', async () => {
    const member = await new GraphClient(mock.url).signIn('vip@tipgraph.example');
    const admin = await new GraphClient(mock.url).signIn('admin@tipgraph.example');
    const socket = new LiveSocket(mock.url, member.credentials);
    const changes = socket.subscribe(
      'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { id } } }',
      { after: await member.liveCursor() },
    );
    const { tips } = await admin.data<{ tips: { edges: { node: { id: string; status: string } }[] } }>(
      '{ tips(first: 100) { edges { node { id status } } } }',
    );
    const id = tips.edges.find(({ node }) => node.status === 'ACTIVE')?.node.id;
    const settle = 'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: FAIL }) { tip { id } } }';
    await admin.data(settle, { id });
    expect((await changes.next()).value).toMatchObject({ data: { tipStatusesChanged: { tips: [{ id }] } } });
    await socket.close();
  });

  test('exits with 0', async () => {
    expect(await mock.stop()).toBe(0);
  });
});

test('npm run mock -- --events=-1 says what is wrong', async () => {
  await expect(startMock(['--events=-1'])).rejects.toThrow('--events must be');
});
