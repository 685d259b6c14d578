import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { createLogger } from '../../gateway/src/observe/logger.ts';
import { type Gateway, startGateway } from '../../gateway/src/start-gateway.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { faults } from './faults.ts';
import { type FaultyOrigin, startFaultyOrigin } from './faulty-origin.ts';
import { scriptUpstream } from './scripted-upstream.ts';

const leagues = '{ leagues { totalCount } }';
const others = '{ tips { totalCount } plans { name } }';

let origin: FaultyOrigin;
let gateway: Gateway;
const circuits: unknown[] = [];

beforeAll(async () => {
  origin = await startFaultyOrigin(scriptUpstream().answer);
  const logger = createLogger('warn', {
    write(line) {
      const { msg, group, state } = JSON.parse(line);
      if (msg === 'upstream circuit') circuits.push([group, state]);
    },
  });
  const settings = { UPSTREAM_TIMEOUT_MS: '2000', LOG_LEVEL: 'warn', RATE_LIMIT: '0' };
  gateway = await startGateway(readConfig({ PORT: '0', UPSTREAM_URL: origin.url, ...settings }), { logger });
  // The first operation of a process takes as long as hundreds after it.
  expect(await ask(others)).toEqual({});
});
afterAll(async () => {
  await origin.close();
  await gateway.close();
});

const clientOf = (name: string): GraphClient => {
  const client = new GraphClient(gateway.url);
  client.credentials = {
    'access-token': `token-of-${name}`,
    client: `client-of-${name}`,
    'token-type': 'Bearer',
    uid: `${name}@tipgraph.example`,
  };
  return client;
};

/** What the first error of an operation says of itself; nothing for an answer without errors. */
async function ask(query: string, name = 'ada'): Promise<{ code?: string; retryAfter?: number }> {
  const { errors } = await clientOf(name).run(query);
  return errors[0]?.extensions ?? {};
}

/** How many calls of the leagues have gone to the upstream. */
const sent = (): number => origin.calls.filter(({ path }) => path.startsWith('/leagues')).length;

const circuitOfLeagues = async (): Promise<string | undefined> =>
  /^tipgraph_upstream_circuit\{group="league"\} (\d)$/m.exec(
    await (await fetch(`${gateway.url}/metrics`)).text(),
  )?.[1];

test('leagues that hang leave all else alone, are soon refused at once, and come back by themselves', async () => {
  origin.choose = ({ path }) => (path.startsWith('/leagues') ? faults['slow headers'] : null);
  const hanging = Array.from({ length: 60 }, (_, place) => ask(leagues, `person${place % 8}`));
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await ask(others)).toEqual({});
  }
  const codes = new Set((await Promise.all(hanging)).map(({ code }) => code));
  expect([...codes]).toContain('UPSTREAM_TIMEOUT');
  expect([...codes]).not.toContain(undefined);
  const held = sent();
  expect(held).toBeLessThanOrEqual(32);

  expect(await ask(leagues)).toEqual({ code: 'UPSTREAM_OFFLINE', retryAfter: expect.any(Number) });
  expect(sent()).toBe(held);
  expect([await circuitOfLeagues(), circuits]).toEqual(['2', [['league', 'open']]]);
  expect(await ask(others)).toEqual({});

  origin.choose = () => null;
  await expect.poll(() => ask(leagues), { timeout: 10_000 }).toEqual({});
  expect(await circuitOfLeagues()).toBe('0');
  expect(circuits).toEqual([
    ['league', 'open'],
    ['league', 'half-open'],
    ['league', 'closed'],
  ]);
});

test('one person whose calls fail leaves everybody else alone', async () => {
  origin.choose = ({ path, uid }) =>
    path.startsWith('/leagues') && uid === 'mallory@tipgraph.example' ? faults['500'] : null;
  for (let turn = 0; turn < 5; turn += 1) {
    const attacks = Array.from({ length: 20 }, () => ask(leagues, 'mallory'));
    expect(await ask(leagues)).toEqual({});
    expect((await Promise.all(attacks)).map(({ code }) => code)).toEqual(Array(20).fill('UPSTREAM_ERROR'));
  }
  expect(await circuitOfLeagues()).toBe('0');
});
