import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { TestProxy } from '../../live/testing/test-proxy.ts';
import { type RateStore, redisRateStore } from './rate-store.ts';

const redisUrl = inject('redisUrl') ?? '';
const rule = { points: 3, seconds: 60 };
const stores: RateStore[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** A counter of one gateway, and the number of local counts and errors. */
function counterAt(url: string, name: string, timeoutMs = 10_000) {
  const reported = { local: 0, errors: 0 };
  const store = redisRateStore({
    url,
    timeoutMs,
    onLocal: () => {
      reported.local += 1;
    },
    onError: () => {
      reported.errors += 1;
    },
  });
  stores.push(store);
  return { counter: store.counter(name, rule), reported };
}

type Counter = ReturnType<typeof counterAt>['counter'];

async function passes(counter: Counter, key = 'ada'): Promise<boolean> {
  try {
    await counter.consume(key);
    return true;
  } catch {
    return false;
  }
}

async function passesOf(count: number, counter: Counter): Promise<boolean[]> {
  const seen: boolean[] = [];
  for (let at = 0; at < count; at += 1) seen.push(await passes(counter));
  return seen;
}

describe.skipIf(redisUrl === '')('counts in Redis', () => {
  const ready = (counter: Counter, reported: { local: number }) =>
    expect
      .poll(async () => {
        const before = reported.local;
        await passes(counter, randomUUID());
        return reported.local - before;
      })
      .toBe(0);

  it('are shared by all gateways', async () => {
    const name = randomUUID();
    const [one, other] = [counterAt(redisUrl, name), counterAt(redisUrl, name)];
    await ready(one.counter, one.reported);
    await ready(other.counter, other.reported);
    expect(await passesOf(2, one.counter)).toEqual([true, true]);
    expect(await passesOf(2, other.counter)).toEqual([true, false]);
    expect(await passes(one.counter)).toBe(false);
  });

  it('can be refunded', async () => {
    const { counter, reported } = counterAt(redisUrl, randomUUID());
    await ready(counter, reported);
    expect(await passesOf(3, counter)).toEqual([true, true, true]);
    await counter.reward('ada', 1);
    expect(await passesOf(2, counter)).toEqual([true, false]);
  });

  it('are local when Redis has no database of that number', async () => {
    const connect = vi.spyOn(Redis.prototype, 'connect');
    const { counter, reported } = counterAt(`${redisUrl}/99`, randomUUID());
    await expect.poll(() => connect.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(2);
    connect.mockRestore();
    expect(await passesOf(4, counter)).toEqual([true, true, true, false]);
    expect(reported).toEqual({ local: 4, errors: 1 });
  });

  it('are local while Redis does not answer, without a timeout each time', async () => {
    const proxy = await TestProxy.to(redisUrl);
    const { counter, reported } = counterAt(`redis://127.0.0.1:${proxy.port}`, randomUUID(), 200);
    await ready(counter, reported);
    proxy.pause();
    const before = reported.local;
    const send = vi.spyOn(Redis.prototype, 'sendCommand');
    expect(await passesOf(20, counter)).toEqual([true, true, true, ...Array(17).fill(false)]);
    expect(reported.local - before).toBe(20);
    const counts = send.mock.calls.flatMap(([{ name, promise }]) =>
      name.startsWith('eval') ? [promise] : [],
    );
    const outcomes = await Promise.allSettled(counts);
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : ''));
    expect(reasons.filter((reason) => reason === 'Command timed out')).toHaveLength(1);
    send.mockRestore();
    proxy.resume();
    await ready(counter, reported);
    await proxy.close();
  });
});

describe('counts without a Redis', () => {
  it('are local with the same rules, and the error is reported once', async () => {
    const { counter, reported } = counterAt('redis://127.0.0.1:1', 'x');
    expect(await passesOf(5, counter)).toEqual([true, true, true, false, false]);
    expect(reported.local).toBe(5);
    await expect.poll(() => reported.errors).toBe(1);
  });
});
