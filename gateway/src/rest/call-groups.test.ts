import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { type FakeOrigin, json, type Script, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleCredentials } from '../testing/samples.ts';
import { type CircuitChange, defaultGroupLimits, type GroupLimits } from './call-groups.ts';
import { get } from './endpoint.ts';
import { UpstreamClient } from './rest-client.ts';
import { createSession } from './session.ts';

const league = get('league.list', '/leagues.json', { auth: 'optional', decode: anything, fields: [] });
const leagueById = { ...league, id: 'league.get', path: () => '/league.json' };
const plan = { ...league, id: 'plan.list', path: () => '/plans.json' };

const circuit = { windowMs: 10_000, minCalls: 10, maxBadShare: 0.5, firstPauseMs: 2000, maxPauseMs: 8000 };
const good = json({});
const fails = json({ errors: [] }, 500);

let now = 0;
let origin: FakeOrigin;
let rest: UpstreamClient;
let changes: CircuitChange[] = [];

/** What is due when the time of a call is up, in the order in which they began. */
const timers = new Set<() => void>();

/** Ends the time of so many calls, the eldest first; `after` leaves out the eldest of all. */
function letTimeEnd(count: number, after = 0): void {
  for (const run of [...timers].slice(after, after + count)) {
    timers.delete(run);
    run();
  }
}

function start(over: Partial<GroupLimits> = {}): void {
  rest = new UpstreamClient({
    upstreamUrl: origin.url,
    upstreamTimeoutMs: 2000,
    after(_, run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
    groupLimits: { ...defaultGroupLimits, circuit, ...over },
    now: () => now,
    random: () => 1,
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

/** How a call ends: OK, or the code and the seconds to wait. */
const ask = (endpoint: typeof league, timeoutMs = 5000): Promise<unknown> =>
  rest.call(endpoint, {}, createSession({ timeoutMs, requestId: randomUUID() })).then(
    () => 'OK',
    (error: unknown) => (error instanceof UpstreamError ? [error.code, error.retryAfterS] : error),
  );

/** Answers nothing until it is let go. */
function hanging(): { script: Script; arrived: () => number; letGo: () => void } {
  const waiting: (() => unknown)[] = [];
  return {
    script: (...exchange) => void waiting.push(() => good(...exchange)),
    arrived: () => waiting.length,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the circuit of a group', () => {
  const open = async () => {
    origin.on('GET /leagues.json', fails);
    for (let call = 0; call < 10; call += 1) await ask(league);
  };

  it('opens for all calls of the group, and for no other group', async () => {
    start();
    await open();
    const before = origin.seen.length;
    expect([await ask(league), await ask(leagueById)]).toEqual([
      ['UPSTREAM_OFFLINE', 2],
      ['UPSTREAM_OFFLINE', 2],
    ]);
    expect(origin.seen).toHaveLength(before);
    expect(await ask(plan)).toBe('OK');
    expect(changes).toEqual([{ group: 'league', state: 'open' }]);
  });

  it('closes after a probe that went well', async () => {
    start();
    await open();
    origin.on('GET /leagues.json', good);
    now = 2000;
    expect([await ask(league), await ask(leagueById)]).toEqual(['OK', 'OK']);
    expect(changes.map(({ state }) => state)).toEqual(['open', 'half-open', 'closed']);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'closed', running: 0, waiting: 0 }]);
  });

  it('stays closed however often the upstream refuses', async () => {
    start();
    for (const status of [400, 401, 403, 404, 422, 423, 429]) {
      origin.on('GET /leagues.json', json({ errors: [] }, status));
      for (let call = 0; call < 10; call += 1) await ask(league);
    }
    origin.on('GET /leagues.json', json({ code: 'provider_unreachable' }, 503));
    for (let call = 0; call < 10; call += 1) await ask(league);
    expect(changes).toEqual([]);
  });

  it('opens for silence, and takes calls that had hardly any time for none', async () => {
    start();
    origin.on('GET /leagues.json', () => {});
    const hurried = Array.from({ length: 20 }, () => ask(league, 900));
    letTimeEnd(20);
    expect(await Promise.all(hurried)).toEqual(Array(20).fill(['UPSTREAM_TIMEOUT', null]));
    expect(changes).toEqual([]);
    for (let call = 0; call < 10; call += 1) void ask(league);
    letTimeEnd(10);
    expect(changes).toEqual([{ group: 'league', state: 'open' }]);
  });

  it('lets a probe through though dead calls hold every place, and forgets them once it closes', async () => {
    start({ maxRunning: 10, maxWaiting: 0 });
    origin.on('GET /leagues.json', () => {});
    for (let call = 0; call < 10; call += 1) void ask(league);
    letTimeEnd(10);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'open', running: 10, waiting: 0 }]);
    now = 2000;
    expect([await ask(leagueById), await ask(leagueById)]).toEqual(['OK', 'OK']);
    expect(rest.groups()).toEqual([{ group: 'league', state: 'closed', running: 0, waiting: 0 }]);
  });
});

it('sends none of those that wait once the circuit has opened, and refuses them at once', async () => {
  start({ maxRunning: 10, maxWaiting: 5 });
  const { script, arrived, letGo } = hanging();
  origin.on('GET /leagues.json', script);
  const sent = Array.from({ length: 10 }, () => ask(league));
  const patient = { ...leagueById, once: true };
  const waiting = Array.from({ length: 5 }, () => ask(patient));
  await until(() => arrived() === 10);
  letTimeEnd(10);
  expect(await Promise.all(sent)).toEqual(Array(10).fill(['UPSTREAM_TIMEOUT', null]));
  expect(rest.groups()).toEqual([{ group: 'league', state: 'open', running: 10, waiting: 0 }]);
  expect(await Promise.all(waiting)).toEqual(Array(5).fill(['UPSTREAM_OFFLINE', 2]));
  letGo();
  await until(() => rest.groups()[0]?.running === 0);
  expect(new Set(origin.seen.map(({ path }) => path))).toEqual(new Set(['/leagues.json']));
});

it('leaves connections for a group while several others hang', async () => {
  start();
  for (const group of ['a', 'b', 'c', 'd']) {
    const path = `/${group}.json`;
    origin.on(`GET ${path}`, () => {});
    const hangs = { ...league, id: `${group}.list`, path: () => path };
    for (let call = 0; call < 32; call += 1) void ask(hangs);
  }
  await until(() => origin.seen.length === 128);
  expect(await ask(plan)).toBe('OK');
});

it('stays closed for what cannot be sent', async () => {
  start();
  const credentials = { ...sampleCredentials, accessToken: 'line\nbreak' };
  const session = () => createSession({ timeoutMs: 5000, requestId: randomUUID(), credentials });
  for (let call = 0; call < 20; call += 1) {
    await expect(rest.call(league, {}, session())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  expect(await ask(league)).toBe('OK');
  expect(changes).toEqual([]);
});

it('sign-ins, uploads and long-running calls have places of their own', async () => {
  start({ maxRunning: 1, maxWaiting: 0 });
  const form = { ...league, method: 'POST', form: () => [{ name: 'a', value: 'b' }] } as const;
  origin.on('POST /leagues.json', () => {});
  void ask({ ...league, method: 'POST', timeoutMs: 10_000 });
  const late = ask(form);
  letTimeEnd(1, 1);
  expect(await late).toEqual(['UPSTREAM_TIMEOUT', null]);
  expect(await ask(form)).toEqual(['RATE_LIMITED', 1]);
  expect(await ask(league)).toBe('OK');
  void ask({ ...league, method: 'POST', auth: 'none' });
  expect(await ask({ ...league, method: 'POST', auth: 'none' })).toEqual(['RATE_LIMITED', 1]);
  expect(await ask(league)).toBe('OK');
  expect(rest.groups().map(({ group }) => group)).toEqual([
    'league.longRunning',
    'league.upload',
    'league',
    'league.signIn',
  ]);
});

describe('the bulkhead of a group', () => {
  it('keeps a group that hangs from the others', async () => {
    start({ maxRunning: 3, maxWaiting: 2 });
    const { script, arrived, letGo } = hanging();
    origin.on('GET /leagues.json', script);
    const calls = Array.from({ length: 5 }, () => ask(league));
    await until(() => arrived() === 3);
    expect([await ask(league), await ask(leagueById)]).toEqual([
      ['RATE_LIMITED', 1],
      ['RATE_LIMITED', 1],
    ]);
    for (let call = 0; call < 20; call += 1) expect(await ask(plan)).toBe('OK');
    expect(arrived()).toBe(3);
    letGo();
    await until(() => arrived() === 2);
    letGo();
    expect(await Promise.all(calls)).toEqual(Array(5).fill('OK'));
    expect(await ask(leagueById)).toBe('OK');
  });

  it('never sends a call that was given up in the queue', async () => {
    start({ maxRunning: 1, maxWaiting: 5 });
    const { script, arrived, letGo } = hanging();
    origin.on('GET /leagues.json', script);
    const first = ask(league);
    await until(() => arrived() === 1);
    const given = ask(leagueById);
    letTimeEnd(1, 1);
    expect(await given).toEqual(['UPSTREAM_TIMEOUT', null]);
    letGo();
    expect(await first).toBe('OK');
    expect(origin.seen.map(({ path }) => path)).toEqual(['/leagues.json']);
    expect(rest.groups()).toMatchObject([{ running: 0, waiting: 0 }]);
  });
});
