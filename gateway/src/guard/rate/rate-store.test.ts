import { randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type RateStore, redisRateStore } from './rate-store.ts';

const redisUrl = inject('redisUrl') ?? '';
const rule = { points: 3, seconds: 60 };
const stores: RateStore[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A counter of one gateway, and what it counted by itself; it waits long for Redis unless told otherwise. */
function counterAt(url: string, name: string, timeoutMs = 10_000) {
  const told = { local: 0, faults: 0 };
  const store = redisRateStore({
    url,
    timeoutMs,
    onLocal: () => {
      told.local += 1;
    },
    onFault: () => {
      told.faults += 1;
    },
  });
  stores.push(store);
  return { counter: store.counter(name, rule), told };
}

type Counter = ReturnType<typeof counterAt>['counter'];

const passes = (counter: Counter, key = 'ada'): Promise<boolean> =>
  counter.consume(key).then(
    () => true,
    () => false,
  );

async function passesOf(count: number, counter: Counter): Promise<boolean[]> {
  const seen: boolean[] = [];
  for (let at = 0; at < count; at += 1) seen.push(await passes(counter));
  return seen;
}

/** A way to a server that can be held up, as a slow one or a slow line does. */
async function startHoldingLine(target: string) {
  const { hostname, port } = new URL(target);
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      ends.push(from);
      if (line.isHeld) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const address = server.address();
  const line = {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    isHeld: false,
    hold() {
      line.isHeld = true;
      for (const end of ends) end.pause();
    },
    letGo() {
      line.isHeld = false;
      for (const end of ends.splice(0)) end.resume();
    },
  };
  return line;
}

describe.skipIf(redisUrl === '')('counts in Redis', () => {
  const ready = (counter: Counter, told: { local: number }) =>
    expect
      .poll(async () => {
        const before = told.local;
        await passes(counter, randomUUID());
        return told.local - before;
      })
      .toBe(0);

  it('are those of all gateways together', async () => {
    const name = randomUUID();
    const [one, other] = [counterAt(redisUrl, name), counterAt(redisUrl, name)];
    await ready(one.counter, one.told);
    await ready(other.counter, other.told);
    expect(await passesOf(2, one.counter)).toEqual([true, true]);
    expect(await passesOf(2, other.counter)).toEqual([true, false]);
    expect(await passes(one.counter)).toBe(false);
  });

  it('may be given back', async () => {
    const { counter, told } = counterAt(redisUrl, randomUUID());
    await ready(counter, told);
    expect(await passesOf(3, counter)).toEqual([true, true, true]);
    await counter.reward('ada', 1);
    expect(await passesOf(2, counter)).toEqual([true, false]);
  });

  it('are made here while Redis does not answer, without waiting each time, and there again after', async () => {
    const line = await startHoldingLine(redisUrl);
    const { counter, told } = counterAt(line.url, randomUUID(), 200);
    await ready(counter, told);
    line.hold();
    const [started, before] = [performance.now(), told.local];
    expect(await passesOf(20, counter)).toEqual([true, true, true, ...Array(17).fill(false)]);
    expect(told.local - before).toBe(20);
    expect(performance.now() - started).toBeLessThan(20 * 200);
    line.letGo();
    await ready(counter, told);
  });
});

describe('counts without a Redis', () => {
  it('are made here at once by the same rules, and the fault is told once', async () => {
    const { counter, told } = counterAt('redis://127.0.0.1:1', 'x');
    expect(await passesOf(5, counter)).toEqual([true, true, true, false, false]);
    expect(told.local).toBe(5);
    await expect.poll(() => told.faults).toBe(1);
  });
});
