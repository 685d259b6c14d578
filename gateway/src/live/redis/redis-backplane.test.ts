import { Redis } from 'ioredis';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { noLogCursor } from '../../domains/live-source.ts';
import { isListed, type LiveEvent } from '../event.ts';
import { type LogHead, newName } from '../log.ts';
import { createdAtFor, FakeList, fakeSource, noReader } from '../testing/fake-source.ts';
import { TestProxy } from '../testing/test-proxy.ts';
import { systemTimers } from '../timers.ts';
import { createWatcher } from '../watcher.ts';
import { RedisBackplane } from './redis-backplane.ts';
import { keysOf } from './scripts.ts';

const url = inject('redisUrl') ?? '';
/** Waits until a check passes. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const row = (id: number, state = 'new') => ({ id, state });

/** An upstream of two lists, a key prefix and the gateways that share it. */
class Deployment {
  readonly dropinfos = new FakeList();
  readonly tips = new FakeList();
  readonly prefix = `test:${newName()}`;
  readonly keys = keysOf(this.prefix);
  readonly redis = new Redis(url);
  readonly gateways: TestGateway[] = [];

  /** Adds a gateway; it leads when the lease is free. */
  add(entries = 1000, redisUrl = url): TestGateway {
    const gateway = new TestGateway(this, entries, redisUrl);
    this.gateways.push(gateway);
    return gateway;
  }

  /** The name of the leader. */
  async leader(): Promise<string | undefined> {
    return (await this.redis.get(this.keys.lease))?.split('-')[1];
  }

  /** Waits until a gateway leads and all have read the log. */
  async ready(): Promise<void> {
    await eventually(() => {
      for (const { backplane } of this.gateways) {
        expect(backplane.log.head().cursor).not.toBe(noLogCursor);
        expect(backplane.status().state).toBe('ok');
      }
    });
  }

  /** Deletes all data, like a Redis without persistence. */
  async wipe(): Promise<void> {
    await this.redis.del(this.keys.lease, ...(await this.redis.keys(`{${this.prefix}}:*`)));
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map(({ backplane }) => backplane.close()));
    await this.wipe();
    this.redis.disconnect();
  }
}

class TestGateway {
  readonly backplane: RedisBackplane;
  readonly seen: LiveEvent[] = [];
  readonly lost: LogHead[] = [];
  readonly reauthRequests: (string | null)[] = [];
  readonly faults: unknown[] = [];
  readonly logged: string[] = [];
  /** How often it became the leader. */
  terms = 0;

  constructor({ prefix, dropinfos, tips }: Deployment, entries: number, redisUrl: string) {
    const log = (_: object, message: string) => this.logged.push(message);
    this.backplane = new RedisBackplane({
      url: redisUrl,
      prefix,
      reach: { entries, ageMs: 3_600_000 },
      timers: systemTimers,
      logger: { info: log, warn: log },
      staleAfterMs: 10_000,
      lease: { holdMs: 1000, intervalMs: 20 },
      createWatcher: (ledger) => {
        this.terms += 1;
        return createWatcher({
          sources: [fakeSource('dropinfo', dropinfos), fakeSource('tip', tips)],
          reader: noReader,
          ledger,
          timers: systemTimers,
          random: () => 0,
          pollMs: 20,
          onFailure: (_, error) => this.faults.push(error),
        });
      },
      requestReauth: (userKey) => this.reauthRequests.push(userKey),
    });
    this.backplane.log.listen({
      events: (events) => this.seen.push(...events),
      lost: (head) => this.lost.push(head),
    });
    this.backplane.start();
  }

  get ids(): string[] {
    return this.seen.filter(isListed).map(({ id, state }) => `${id} ${state.split(' ')[0]}`);
  }

  /** Waits until it has received exactly these, in this order. */
  async sees(ids: readonly string[]): Promise<void> {
    await eventually(() => expect(this.ids).toEqual(ids));
  }
}

const deployments: Deployment[] = [];
const deploy = () => {
  const deployment = new Deployment();
  deployments.push(deployment);
  return deployment;
};

afterEach(async () => {
  await Promise.all(deployments.splice(0).map((deployment) => deployment.close()));
});

describe.skipIf(url === '')('gateways that share a Redis', () => {
  it('have one leader, and all receive each event once, in order', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    stack.dropinfos.set([row(1)]);
    await stack.ready();
    stack.dropinfos.set([row(3), row(2), row(1)]);
    stack.tips.set([row(7, 'tip_active')]);
    await eventually(() => expect(a.seen).toHaveLength(3));
    await eventually(() => expect(b.seen).toEqual(a.seen));
    expect(a.terms + b.terms).toBe(1);
    expect(a.ids.filter((id) => id.endsWith('new'))).toEqual(['2 new', '3 new']);
    expect(a.seen.map(({ seq }) => seq - (a.seen[0]?.seq ?? 0))).toEqual([0, 1, 2]);
  });

  it('resume cursors of each other, also of an event not yet received', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    const start = a.backplane.log.head();
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    const [first, second] = a.seen;
    const after = async (cursor = '') => (await b.backplane.log.after(cursor)).events.map(({ id }) => id);
    // The other gateway may not have the newest event yet; it has all of them afterwards.
    expect(await after(second?.cursor)).toEqual([]);
    expect(await after(first?.cursor)).toEqual([2]);
    expect(await after(start.cursor)).toEqual([1, 2]);
    const [logId] = start.cursor.split('-');
    expect(await b.backplane.log.after(`${logId}-${start.seq + 3}`)).toMatchObject({ gap: true });
    expect(await b.backplane.log.after(`other-${start.seq}`)).toMatchObject({ gap: true });
  });

  it('read earlier events when they start', async () => {
    const stack = deploy();
    const a = stack.add();
    await stack.ready();
    const { cursor } = a.backplane.log.head();
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    const late = stack.add();
    expect((await late.backplane.log.after(cursor)).events).toEqual(a.seen);
    expect(late.seen).toEqual([]);
  });

  it('hand over leadership immediately when the leader stops', async () => {
    const stack = deploy();
    const a = stack.add();
    stack.tips.set([row(1, 'tip_active'), row(2, 'tip_active')]);
    await stack.ready();
    const b = stack.add();
    await stack.ready();
    stack.tips.set([row(1, 'tip_success'), row(2, 'tip_active')]);
    await b.sees(['1 tip_success']);
    await a.backplane.close();
    stack.tips.set([row(1, 'tip_success'), row(2, 'tip_fail'), row(3, 'tip_active')]);
    await b.sees(['1 tip_success', '2 tip_fail', '3 tip_active']);
    expect([a.terms, b.terms]).toEqual([1, 1]);
  });

  it('continue when the ids have gone back while there was no leader', async () => {
    const stack = deploy();
    const a = stack.add();
    stack.dropinfos.set([row(1), row(90), row(100)]);
    await stack.ready();
    await a.backplane.close();
    const again = [2, 90].map((id) => ({ ...row(id), createdAt: createdAtFor(101 + id) }));
    stack.dropinfos.set([row(1)]);
    const b = stack.add();
    await stack.ready();
    stack.dropinfos.set([row(1), ...again]);
    await b.sees(['2 new', '90 new']);
  });

  it('reject the late write of a replaced leader', async () => {
    const stack = deploy();
    const a = stack.add();
    stack.dropinfos.set([row(1)]);
    await stack.ready();
    let release = () => {};
    stack.dropinfos.holdOf = (lang) => (lang === 'en' ? new Promise((resolve) => (release = resolve)) : null);
    stack.dropinfos.set([row(2), row(1)]);
    await eventually(() => expect(stack.dropinfos.reads.at(-1)).toBe('en -'));
    stack.dropinfos.holdOf = () => null;
    const b = stack.add();
    await eventually(() => expect(b.backplane.log.head().cursor).not.toBe(noLogCursor));
    await stack.redis.set(stack.keys.lease, '999-nobody', 'PX', 30);
    await eventually(() => expect(a.terms + b.terms).toBe(2));
    await b.sees(['2 new']);
    release();
    stack.dropinfos.set([row(3), row(2), row(1)]);
    await b.sees(['2 new', '3 new']);
    await a.sees(['2 new', '3 new']);
    expect(a.faults.map((fault) => (fault as Error).message)).toEqual(['Another gateway is the leader.']);
  });

  it('use another token for each lease, also when Redis has lost the counter', async () => {
    const stack = deploy();
    stack.add();
    await stack.ready();
    const { keys, redis } = stack;
    const first = await redis.get(keys.lease);
    await stack.wipe();
    await vi.waitFor(async () => expect(await redis.get(keys.lease)).toMatch(/^1-/), 10_000);
    expect(await redis.get(keys.lease)).not.toBe(first);
  });

  it('report a gap when the log is lost, and continue in a new one', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    stack.dropinfos.set([row(1)]);
    await b.sees(['1 new']);
    const old = b.backplane.log.head();
    await stack.wipe();
    await eventually(() => expect([a.lost.length, b.lost.length]).toEqual([1, 1]));
    const next = b.backplane.log.head();
    expect(next.seq).toBeGreaterThan(old.seq);
    expect(await b.backplane.log.after(old.cursor)).toEqual({ gap: true, events: [], head: next });
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    await b.sees(['1 new', '2 new']);
    expect((await a.backplane.log.after(next.cursor)).events.map(({ id }) => id)).toEqual([2]);
  });

  it('report a gap for a new log whose clock is behind, and continue after their position', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    stack.dropinfos.set([row(1)]);
    await Promise.all([a.sees(['1 new']), b.sees(['1 new'])]);
    const old = b.backplane.log.head();
    const { keys, redis } = stack;
    await redis
      .multi()
      .del(keys.log)
      .hset(keys.meta, { id: 'behind', seq: 5 })
      .xadd(keys.log, '5-0', 'log', 'behind', 'at', '5')
      .exec();
    await eventually(() => expect([a.lost.length, b.lost.length]).toEqual([1, 1]));
    expect(b.lost[0]?.seq).toBeGreaterThan(old.seq);
    stack.dropinfos.set([row(2), row(1)]);
    await Promise.all([a.sees(['1 new', '2 new']), b.sees(['1 new', '2 new'])]);
    expect(b.seen[1]?.seq).toBeGreaterThan(old.seq);
  });

  it('report a gap at an event of another release, and continue after it', async () => {
    const stack = deploy();
    const a = stack.add();
    await stack.ready();
    stack.dropinfos.set([row(1)]);
    await a.sees(['1 new']);
    const { seq, cursor } = a.backplane.log.head();
    const { keys, redis } = stack;
    const [logId = ''] = cursor.split('-');
    const foreign = JSON.stringify({ version: 0, kind: 'dropinfo', id: 2, state: 'new' });
    await redis
      .multi()
      .xadd(keys.log, `${seq + 1}-0`, 'log', logId, 'at', Date.now(), 'event', foreign)
      .hset(keys.meta, { seq: seq + 1 })
      .exec();
    await eventually(() => expect(a.lost).toEqual([{ seq: seq + 1, cursor: `${logId}-${seq + 1}` }]));
    stack.dropinfos.set([row(3), row(1)]);
    await a.sees(['1 new', '3 new']);
    const late = stack.add();
    for (const { backplane } of [a, late]) {
      expect(await backplane.log.after(cursor)).toMatchObject({ gap: true, events: [] });
      expect((await backplane.log.after(`${logId}-${seq + 1}`)).events.map(({ id }) => id)).toEqual([3]);
    }
  });

  it('stop waiting for a position when the caller aborts while Redis is unavailable', async () => {
    const proxy = await TestProxy.to(url);
    const stack = deploy();
    const a = stack.add(1000, `redis://127.0.0.1:${proxy.port}`);
    await stack.ready();
    const { seq, cursor } = a.backplane.log.head();
    proxy.break();
    const gone = new AbortController();
    const missed = a.backplane.log.after(`${cursor.split('-')[0]}-${seq + 1}`, gone.signal);
    gone.abort();
    expect(await missed).toMatchObject({ gap: true });
    await a.backplane.close();
    await proxy.close();
  });

  it.each(['gone back', 'diverged'])('report a gap when the log has %s', async (how) => {
    const stack = deploy();
    const a = stack.add();
    await stack.ready();
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    const { seq, cursor } = a.backplane.log.head();
    const { keys, redis } = stack;
    const logId = cursor.split('-')[0] ?? '';
    await redis.xdel(keys.log, `${seq}-0`);
    if (how === 'gone back') {
      await redis.hset(keys.meta, 'seq', seq - 1);
    } else {
      await redis.multi().del(keys.log).xadd(keys.log, `${seq}-0`, 'log', logId, 'at', '1').exec();
    }
    await eventually(() => expect(a.lost).toHaveLength(1));
    expect(await a.backplane.log.after(cursor)).toMatchObject({ gap: true });
  });

  it('limit the log, and report a gap beyond it', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(3), stack.add(3)];
    await stack.ready();
    const { cursor } = a.backplane.log.head();
    for (const last of [1, 2, 3, 4, 5]) {
      stack.dropinfos.set(Array.from({ length: last }, (_, at) => row(last - at)));
      await eventually(() => expect([a.seen.length, b.seen.length]).toEqual([last, last]));
    }
    expect(await stack.redis.xlen(stack.keys.log)).toBe(3);
    expect(await b.backplane.log.after(cursor)).toMatchObject({ gap: true });
    const second = b.seen[1]?.cursor ?? '';
    const late = stack.add(3);
    for (const { backplane } of [b, late]) {
      expect((await backplane.log.after(second)).events.map(({ id }) => id)).toEqual([3, 4, 5]);
    }
  });

  it('report a gap when more events arrive than the log holds', async () => {
    const stack = deploy();
    const a = stack.add(3);
    await stack.ready();
    stack.dropinfos.set([5, 4, 3, 2, 1].map((id) => row(id)));
    await eventually(() => expect(a.lost).toEqual([a.backplane.log.head()]));
    expect(a.seen).toEqual([]);
    stack.dropinfos.set([6, 5].map((id) => row(id)));
    await a.sees(['6 new']);
  });

  it('make the leader poll immediately, whichever gateway got the hint', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    const other = (await stack.leader()) === a.backplane.name ? b : a;
    const before = stack.tips.reads.length;
    other.backplane.triggerPoll('tip');
    await eventually(() => expect(stack.tips.reads.length).toBeGreaterThan(before));
  });

  it('append personal changes from any gateway to the same log', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    const { cursor } = a.backplane.log.head();
    const entry = { kind: 'payment', id: 'p-1', person: 'ada' };
    await a.backplane.append(entry);
    await b.backplane.append({ ...entry, id: 'p-2' });
    for (const { backplane } of [a, b]) {
      await eventually(async () => {
        const { gap, events } = await backplane.log.after(cursor);
        expect([gap, events]).toMatchObject([false, [entry, { ...entry, id: 'p-2' }]]);
      });
    }
  });

  it('append no personal changes before the log is open', async () => {
    const stack = deploy();
    stack.tips.errorFor = () => new Error('away');
    const a = stack.add();
    await eventually(async () => expect(await stack.leader()).toBeDefined());
    await a.backplane.append({ kind: 'payment', id: 'p-1', person: 'ada' });
    expect(await stack.redis.exists(stack.keys.log)).toBe(0);
    stack.tips.errorFor = () => null;
    await stack.ready();
    expect(a.seen).toEqual([]);
  });

  it('notify each other of sockets that must reauthenticate', async () => {
    const stack = deploy();
    const [a, b, c] = [stack.add(), stack.add(), stack.add()];
    await stack.ready();
    a.backplane.requestReauth('ada');
    b.backplane.requestReauth(null);
    await eventually(() => expect(c.reauthRequests.toSorted()).toEqual(['ada', null]));
    await eventually(() => expect([a.reauthRequests, b.reauthRequests]).toEqual([[null], ['ada']]));
  });

  it('request to reauthenticate sockets of each other after Redis has lost its data and its clock is behind', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    const message = JSON.stringify({ from: 'c', reauthenticate: 'ada' });
    await stack.redis.xadd(stack.keys.signals, '9000000000000-0', 'signal', message);
    await eventually(() => expect([a.reauthRequests, b.reauthRequests]).toEqual([['ada'], ['ada']]));
    await stack.wipe();
    a.backplane.requestReauth('bob');
    await eventually(() => expect(b.reauthRequests).toEqual(['ada', 'bob']));
  });

  it('report stale data while Redis is unavailable, and miss nothing', async () => {
    const stack = deploy();
    const a = stack.add();
    await stack.ready();
    const proxy = await TestProxy.to(url);
    const b = stack.add(1000, `redis://127.0.0.1:${proxy.port}`);
    await stack.ready();
    const { cursor } = b.backplane.log.head();
    proxy.break();
    await eventually(() => expect(b.backplane.status().state).toBe('stale'));
    b.backplane.requestReauth('ada');
    b.backplane.triggerPoll('tip');
    expect(await b.backplane.isFirst('z', 1000)).toBe(true);
    expect((await b.backplane.log.after(cursor)).gap).toBe(false);
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    const beyond = b.backplane.log.after(a.backplane.log.head().cursor);
    proxy.restore();
    await b.sees(['1 new', '2 new']);
    expect(await beyond).toMatchObject({ gap: false, events: [] });
    await eventually(() => expect(b.backplane.status().state).toBe('ok'));
    await eventually(() => expect(a.reauthRequests).toEqual(['ada']));
    expect(b.lost).toEqual([]);
    await b.backplane.close();
    await proxy.close();
  });

  it('report once that Redis refuses writes, and reauthenticate when it accepts them', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    const xadd = vi.spyOn(Redis.prototype, 'xadd').mockRejectedValue(new Error('MISCONF'));
    b.logged.splice(0);
    b.backplane.requestReauth('ada');
    await eventually(() => expect(xadd.mock.calls.length).toBeGreaterThan(3));
    xadd.mockRestore();
    await eventually(() => expect(a.reauthRequests).toEqual(['ada']));
    await eventually(() =>
      expect(b.logged.filter((line) => line.startsWith('redis'))).toEqual([
        'redis is unavailable',
        'redis is available again',
      ]),
    );
  });

  it('request all sockets to reauthenticate when too many requests wait for Redis', async () => {
    const stack = deploy();
    const a = stack.add();
    const proxy = await TestProxy.to(url);
    const b = stack.add(1000, `redis://127.0.0.1:${proxy.port}`);
    await stack.ready();
    proxy.break();
    await eventually(() => expect(b.backplane.status().state).toBe('stale'));
    for (let at = 0; at <= 1000; at += 1) b.backplane.requestReauth(`p-${at}`);
    await b.backplane.isFirst('z', 1000);
    proxy.restore();
    await eventually(() => expect(a.reauthRequests).toEqual([null]));
    await b.backplane.close();
    await proxy.close();
  });

  it('report a gap when they start without Redis and there are events when it is back', async () => {
    const stack = deploy();
    const a = stack.add();
    await stack.ready();
    const proxy = await TestProxy.to(url);
    proxy.break();
    const b = stack.add(1000, `redis://127.0.0.1:${proxy.port}`);
    stack.dropinfos.set([row(1)]);
    await a.sees(['1 new']);
    expect(b.backplane.log.head().cursor).toBe(noLogCursor);
    proxy.restore();
    await eventually(() => expect(b.lost).toEqual([a.backplane.log.head()]));
    stack.dropinfos.set([row(2), row(1)]);
    await b.sees(['2 new']);
    await b.backplane.close();
    await proxy.close();
  });

  it('are stale when Redis has no database of their number', async () => {
    const stack = deploy();
    const connect = vi.spyOn(Redis.prototype, 'connect');
    const a = stack.add(1000, `${url}/99`);
    // Each of the two connections, and then again.
    await eventually(() => expect(connect.mock.calls.length).toBeGreaterThan(4));
    connect.mockRestore();
    expect(a.backplane.status()).toEqual({ state: 'stale', ageMs: null });
    expect(a.logged).toEqual(['redis is unavailable']);
  });

  it('reconnect when their connections go silent', async () => {
    const stack = deploy();
    const proxy = await TestProxy.to(url);
    const a = stack.add(1000, `redis://127.0.0.1:${proxy.port}`);
    await stack.ready();
    proxy.freeze();
    await eventually(() => expect(a.backplane.status().state).toBe('stale'));
    await stack.ready();
    stack.dropinfos.set([row(2), row(1)]);
    await a.sees(['1 new', '2 new']);
    await a.backplane.close();
    await proxy.close();
  });

  it('accept a name once', async () => {
    const stack = deploy();
    const [a, b] = [stack.add(), stack.add()];
    await stack.ready();
    expect(await a.backplane.isFirst('x', 60_000)).toBe(true);
    expect(await b.backplane.isFirst('x', 60_000)).toBe(false);
    expect(await b.backplane.isFirst('y', 60_000)).toBe(true);
  });
});
