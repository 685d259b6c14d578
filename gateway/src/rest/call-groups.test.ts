import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import {
  type FakeOrigin,
  json,
  type Script,
  startFakeOrigin,
  unreachableUrl,
} from '../testing/fake-origin.ts';
import { sampleCredentials } from '../testing/samples.ts';
import { type CircuitChange, defaultGroupLimits, type GroupLimits } from './call-groups.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { UpstreamSession } from './session.ts';

const league = get('league.list', '/leagues.json', { auth: 'optional', decode: anything, fields: [] });
const leagueById = { ...league, id: 'league.get', path: () => '/league.json' };
const plan = { ...league, id: 'plan.list', path: () => '/plans.json' };
const upload = { ...league, method: 'POST', form: () => [{ name: 'a', value: 'b' }] } as const;

const circuit = { windowMs: 10_000, minCalls: 10, maxBadShare: 0.5, firstPauseMs: 4000, maxPauseMs: 16_000 };
const good = json({});
const fails = json({ errors: [] }, 500);

let now = 0;
let origin: FakeOrigin;
let rest: UpstreamClient;
let changes: CircuitChange[] = [];

/** Callbacks of the running timeouts, the oldest first. */
const timers = new Set<() => void>();

/** Fires the timeouts of the oldest calls, without the first `skip`. */
function fireTimeouts(count: number, skip = 0): void {
  for (const run of [...timers].slice(skip, skip + count)) {
    timers.delete(run);
    run();
  }
}

function start(limits: Partial<GroupLimits> = {}, upstreamUrl = origin.url): void {
  rest = new UpstreamClient({
    upstreamUrl,
    upstreamTimeoutMs: 2000,
    startTimer(_, run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
    groupLimits: { ...defaultGroupLimits, circuit, ...limits },
    now: () => now,
    random: () => 0,
    onCircuit: (change) => changes.push(change),
  });
}

beforeEach(async () => {
  now = 0;
  changes = [];
  timers.clear();
  origin = await startFakeOrigin();
  for (const path of ['/leagues.json', '/league.json', '/plans.json']) origin.on(`GET ${path}`, good);
});
afterEach(async () => {
  await rest.close(0);
  await origin.close();
});

/** Result of a call: OK, or the error code and `retryAfterS`. */
const request = (
  endpoint: typeof league,
  caller: Partial<ConstructorParameters<typeof UpstreamSession>[0]> = {},
): Promise<unknown> =>
  rest.call(endpoint, {}, new UpstreamSession({ timeoutMs: 5000, requestId: randomUUID(), ...caller })).then(
    () => 'OK',
    (error: unknown) => (error instanceof UpstreamError ? [error.code, error.retryAfterS] : error),
  );

/** Holds back all responses until `release`. */
function hanging(): { script: Script; arrived: () => number; release: () => void } {
  const waiting: (() => unknown)[] = [];
  return {
    script: (...exchange) => void waiting.push(() => good(...exchange)),
    arrived: () => waiting.length,
    release: () => {
      for (const respond of waiting.splice(0)) respond();
    },
  };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the circuit of a group', () => {
  const open = async () => {
    origin.on('GET /leagues.json', fails);
    for (let call = 0; call < 10; call += 1) await request(league);
  };

  it('opens for the whole group only', async () => {
    start();
    await open();
    const before = origin.seen.length;
    expect([await request(league), await request(leagueById)]).toEqual([
      ['UPSTREAM_OFFLINE', 2],
      ['UPSTREAM_OFFLINE', 2],
    ]);
    expect(origin.seen).toHaveLength(before);
    expect(await request(plan)).toBe('OK');
    expect(changes).toEqual([{ group: 'league', state: 'open' }]);
  });

  it('closes after a successful probe', async () => {
    start();
    await open();
    origin.on('GET /leagues.json', good);
    now = 2000;
    expect([await request(league), await request(leagueById)]).toEqual(['OK', 'OK']);
    expect(changes.map(({ state }) => state)).toEqual(['open', 'half-open', 'closed']);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'closed', running: 0, waiting: 0 }]);
  });

  it('stays closed when the upstream refuses calls', async () => {
    start();
    for (const status of [400, 401, 403, 404, 422, 423, 429]) {
      origin.on('GET /leagues.json', json({ errors: [] }, status));
      for (let call = 0; call < 10; call += 1) await request(league);
    }
    origin.on('GET /leagues.json', json({ code: 'provider_unreachable' }, 503));
    for (let call = 0; call < 10; call += 1) await request(league);
    expect(changes).toEqual([]);
  });

  const closeConnection: Script = (_, response) => response.destroy();

  it.each([
    [
      'calls fail for one IPv6 network with many uids',
      fails,
      (n: number) => [`user${n}@x.example`, `2001:db8::${n}`],
    ],
    [
      'calls fail for one uid from many addresses',
      fails,
      (n: number) => ['user@x.example', `203.0.113.${n}`],
    ],
    ['calls of one caller close their connections', closeConnection, () => ['user@x.example', '203.0.113.9']],
  ] as const)('stays closed when %s', async (_, script, callerOf) => {
    start();
    origin.on('GET /leagues.json', script);
    for (let call = 1; call <= 20; call += 1) {
      const [uid = '', address] = callerOf(call);
      await request(league, { credentials: { ...sampleCredentials, uid }, address });
    }
    expect(changes).toEqual([]);
  });

  it('opens when no connection can be made, for a single caller too', async () => {
    start({}, unreachableUrl);
    for (let call = 0; call < 10; call += 1) await request(league, { address: '203.0.113.9' });
    expect(changes).toEqual([{ group: 'league', state: 'open' }]);
  });

  it('opens after timeouts, except of uploads and of calls with a very short deadline', async () => {
    start();
    origin.on('GET /leagues.json', () => {});
    const short = Array.from({ length: 20 }, () => request(league, { timeoutMs: 900 }));
    fireTimeouts(20);
    expect(await Promise.all(short)).toEqual(Array(20).fill(['UPSTREAM_TIMEOUT', null]));
    origin.on('POST /leagues.json', () => {});
    const uploads = Array.from({ length: 10 }, () => request(upload));
    fireTimeouts(10);
    expect(await Promise.all(uploads)).toEqual(Array(10).fill(['UPSTREAM_TIMEOUT', null]));
    expect(changes).toEqual([]);
    for (let call = 0; call < 10; call += 1) void request(league);
    fireTimeouts(10);
    expect(changes).toEqual([{ group: 'league', state: 'open' }]);
  });

  it('lets a probe through when hanging calls fill the group, and frees their slots when it closes', async () => {
    start({ maxRunning: 10, maxWaiting: 0 });
    origin.on('GET /leagues.json', () => {});
    for (let call = 0; call < 10; call += 1) void request(league);
    fireTimeouts(10);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'open', running: 10, waiting: 0 }]);
    now = 2000;
    expect([await request(leagueById), await request(leagueById)]).toEqual(['OK', 'OK']);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'closed', running: 0, waiting: 0 }]);
  });
});

it('refuses all waiting calls when the circuit opens', async () => {
  start({ maxRunning: 10, maxWaiting: 5 });
  const { script, arrived, release } = hanging();
  origin.on('GET /leagues.json', script);
  const sent = Array.from({ length: 10 }, () => request(league));
  const waitingCall = { ...leagueById, once: true };
  const waiting = Array.from({ length: 5 }, () => request(waitingCall));
  await until(() => arrived() === 10);
  fireTimeouts(10);
  expect(await Promise.all(sent)).toEqual(Array(10).fill(['UPSTREAM_TIMEOUT', null]));
  expect(rest.groups()).toEqual([{ group: 'league', state: 'open', running: 10, waiting: 0 }]);
  expect(await Promise.all(waiting)).toEqual(Array(5).fill(['UPSTREAM_OFFLINE', 2]));
  release();
  await until(() => rest.groups()[0]?.running === 0);
  expect(new Set(origin.seen.map(({ path }) => path))).toEqual(new Set(['/leagues.json']));
});

it('leaves connections to a group while other groups hang', async () => {
  start();
  for (const group of ['a', 'b', 'c', 'd']) {
    const path = `/${group}.json`;
    origin.on(`GET ${path}`, () => {});
    const hangs = { ...league, id: `${group}.list`, path: () => path };
    for (let call = 0; call < 32; call += 1) void request(hangs);
  }
  await until(() => origin.seen.length === 128);
  expect(await request(plan)).toBe('OK');
});

it('stays closed when a call cannot be sent', async () => {
  start();
  const credentials = { ...sampleCredentials, accessToken: 'line\nbreak' };
  const session = () => new UpstreamSession({ timeoutMs: 5000, requestId: randomUUID(), credentials });
  for (let call = 0; call < 20; call += 1) {
    await expect(rest.call(league, {}, session())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  expect(await request(league)).toBe('OK');
  expect(changes).toEqual([]);
});

it('sign-ins, uploads and long-running calls have groups of their own', async () => {
  start({ maxRunning: 1, maxWaiting: 0 });
  origin.on('POST /leagues.json', () => {});
  void request({ ...league, method: 'POST', timeoutMs: 10_000 });
  const late = request(upload);
  fireTimeouts(1, 1);
  expect(await late).toEqual(['UPSTREAM_TIMEOUT', null]);
  expect(await request(upload)).toEqual(['RATE_LIMITED', 1]);
  expect(await request(league)).toBe('OK');
  void request({ ...league, method: 'POST', auth: 'none' });
  expect(await request({ ...league, method: 'POST', auth: 'none' })).toEqual(['RATE_LIMITED', 1]);
  expect(await request(league)).toBe('OK');
  expect(rest.groups().map(({ group }) => group)).toEqual([
    'league.longRunning',
    'league.upload',
    'league',
    'league.signIn',
  ]);
});

describe('the bulkhead of a group', () => {
  it('isolates a hanging group', async () => {
    start({ maxRunning: 3, maxWaiting: 2 });
    const { script, arrived, release } = hanging();
    origin.on('GET /leagues.json', script);
    const calls = Array.from({ length: 5 }, () => request(league));
    await until(() => arrived() === 3);
    expect([await request(league), await request(leagueById)]).toEqual([
      ['RATE_LIMITED', 1],
      ['RATE_LIMITED', 1],
    ]);
    for (let call = 0; call < 20; call += 1) expect(await request(plan)).toBe('OK');
    expect(arrived()).toBe(3);
    release();
    await until(() => arrived() === 2);
    release();
    expect(await Promise.all(calls)).toEqual(Array(5).fill('OK'));
    expect(await request(leagueById)).toBe('OK');
  });

  it('does not send a call that timed out in the queue', async () => {
    start({ maxRunning: 1, maxWaiting: 5 });
    const { script, arrived, release } = hanging();
    origin.on('GET /leagues.json', script);
    const first = request(league);
    await until(() => arrived() === 1);
    const timedOut = request(leagueById);
    fireTimeouts(1, 1);
    expect(await timedOut).toEqual(['UPSTREAM_TIMEOUT', null]);
    release();
    expect(await first).toBe('OK');
    expect(await request(plan)).toBe('OK');
    expect(origin.seen.map(({ path }) => path)).toEqual(['/leagues.json', '/plans.json']);
    expect(rest.groups()).toMatchObject([{ running: 0, waiting: 0 }, {}]);
  });

  it.each([
    ['a user and others who send the same uid', sampleCredentials, '203.0.113.9', '198.51.100.4', 'OK'],
    ['a user at one address', sampleCredentials, '203.0.113.9', '203.0.113.9', ['RATE_LIMITED', 1]],
    ['guests of one IPv6 network', null, '2001:db8::1', '2001:db8::2', ['RATE_LIMITED', 1]],
    ['guests of two IPv6 networks', null, '2001:db8::1', '2001:db8:0:1::1', 'OK'],
  ] as const)('has shares for callers: %s', async (_, credentials, first, second, expected) => {
    start({ maxRunningPerCaller: 1, maxWaitingPerAddress: 0 });
    const { script, arrived, release } = hanging();
    origin.on('GET /leagues.json', script);
    const hangs = request(league, { credentials, address: first });
    await until(() => arrived() === 1);
    expect(await request(leagueById, { credentials, address: second })).toEqual(expected);
    release();
    expect(await hangs).toBe('OK');
  });
});
