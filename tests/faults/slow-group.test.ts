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
  const settings = {
    UPSTREAM_TIMEOUT_MS: '5000',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  gateway = await startGateway(readConfig({ PORT: '0', UPSTREAM_URL: origin.url, ...settings }), { logger });
  // A warm-up: the first operation of a process is hundreds of times slower.
  expect(await run(others)).toEqual({});
});
afterAll(async () => {
  await origin.close();
  await gateway.close();
});

const clientOf = (name: string, address?: string): GraphClient => {
  const client = new GraphClient(gateway.url, address === undefined ? {} : { address });
  client.credentials = {
    'access-token': `token-of-${name}`,
    client: `client-of-${name}`,
    'token-type': 'Bearer',
    uid: `${name}@tipgraph.example`,
  };
  return client;
};

/** Runs an operation and returns the extensions of its first error. */
async function run(
  query: string,
  name = 'ada',
  address?: string,
): Promise<{ code?: string; retryAfter?: number }> {
  const { errors } = await clientOf(name, address).run(query);
  return errors[0]?.extensions ?? {};
}

const sentLeagueCalls = (): number => origin.calls.filter(({ path }) => path.startsWith('/leagues')).length;

const leagueCircuit = async (): Promise<string | undefined> =>
  /^tipgraph_upstream_circuit\{group="league"\} (\d)$/m.exec(
    await (await fetch(`${gateway.url}/metrics`)).text(),
  )?.[1];

test('a group that hangs opens its own circuit, affects no other group and recovers', async () => {
  origin.chooseFault = ({ path }) => (path.startsWith('/leagues') ? faults['slow headers'] : null);
  const hanging = Array.from({ length: 60 }, (_, index) =>
    run(leagues, `user${index % 8}`, `203.0.113.${index % 8}`),
  );
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await run(others)).toEqual({});
  }
  // The pause of an open circuit starts while others still hang.
  await expect.poll(leagueCircuit, { interval: 10 }).toBe('2');
  const sent = sentLeagueCalls();
  expect(sent).toBeLessThanOrEqual(32);
  expect(await run(leagues)).toEqual({ code: 'UPSTREAM_OFFLINE', retryAfter: expect.any(Number) });
  expect([sentLeagueCalls(), circuits]).toEqual([sent, [['league', 'open']]]);
  expect(await run(others)).toEqual({});
  const codes = new Set((await Promise.all(hanging)).map(({ code }) => code));
  expect([...codes]).toContain('UPSTREAM_TIMEOUT');
  expect([...codes]).not.toContain(undefined);

  origin.chooseFault = () => null;
  await expect.poll(() => run(leagues), { timeout: 10_000 }).toEqual({});
  expect(await leagueCircuit()).toBe('0');
  expect(circuits).toEqual([
    ['league', 'open'],
    ['league', 'half-open'],
    ['league', 'closed'],
  ]);
});

test('failing calls of one user, also under other names, do not open the circuit for others', async () => {
  origin.chooseFault = ({ path, uid }) =>
    path.startsWith('/leagues') && uid?.startsWith('mallory') ? faults['500'] : null;
  for (let turn = 0; turn < 5; turn += 1) {
    const attacks = Array.from({ length: 20 }, (_, index) => run(leagues, `mallory${index % 5}`));
    expect(await run(leagues)).toEqual({});
    expect((await Promise.all(attacks)).map(({ code }) => code)).toEqual(Array(20).fill('UPSTREAM_ERROR'));
  }
  expect(await leagueCircuit()).toBe('0');
});
