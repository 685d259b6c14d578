import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anything } from '../kit/shape.ts';
import { get } from '../rest/endpoint.ts';
import { ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { UpstreamSession } from '../rest/session.ts';
import { type RecordedCall, RecordedCalls } from './call-recorder.ts';

const named = (id: string) => get(id, '/', { auth: 'none', decode: anything, fields: [] });
const [leagues, plans] = [named('league.list'), named('plan.list')];

const session = new UpstreamSession({ timeoutMs: 60_000, requestId: 'request-1' });
const good = () => new ReplyBytes(Buffer.from('{}'), null);

/** A client that answers by endpoint id. */
function clientOf(read: (id: string) => Promise<ReplyBytes>): RestClient {
  return {
    call: () => Promise.reject(new Error('Unexpected call.')),
    read: ({ id }) => read(id),
  };
}

/** Recorded calls of an operation that has read leagues and plans. */
async function recordBoth(rest: RestClient): Promise<readonly RecordedCall[]> {
  const calls = new RecordedCalls(rest, true);
  await Promise.all([calls.call(leagues, {}, session), calls.call(plans, {}, session)]);
  return calls.recorded() ?? [];
}

describe('prefetched calls', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('delay the operation by at most half a second and are not repeated', async () => {
    let answer = (_: ReplyBytes) => {};
    const seen: string[] = [];
    let isSlow = false;
    const rest = clientOf((id) => {
      seen.push(id);
      if (!isSlow || id === leagues.id) return Promise.resolve(good());
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const before = await recordBoth(rest);
    isSlow = true;
    const calls = new RecordedCalls(rest, true);
    const read = vi.fn();
    void calls.prefetch(before, session).then(read);
    await vi.advanceTimersByTimeAsync(499);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledExactlyOnceWith(null);

    expect(await calls.call(leagues, {}, session)).toEqual({});
    const late = calls.call(plans, {}, session);
    answer(good());
    expect(await late).toEqual({});
    expect(seen).toEqual([leagues.id, plans.id, leagues.id, plans.id]);
    expect(calls.recorded()).toHaveLength(2);
  });

  it('clear their timer', async () => {
    const rest = clientOf(() => Promise.resolve(good()));
    expect(await new RecordedCalls(rest, true).prefetch(await recordBoth(rest), session)).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('recorded calls', () => {
  it('are unknown when one was made twice: its replies may differ', async () => {
    const replies = ['{}', '[]'].map((text) => new ReplyBytes(Buffer.from(text), null));
    const rest = clientOf(async () => replies.shift() ?? good());
    const calls = new RecordedCalls(rest, true);
    for (const reply of [{}, []]) expect(await calls.call(leagues, {}, session)).toEqual(reply);
    expect(calls.recorded()).toBeNull();
  });

  it('are awaited with a call that follows the last one', async () => {
    const answers: ((reply: ReplyBytes) => void)[] = [];
    const rest = clientOf(() => new Promise((resolve) => void answers.push(resolve)));
    const calls = new RecordedCalls(rest, true);
    const idle = vi.fn();
    const both = calls.call(leagues, {}, session).then(() => calls.call(plans, {}, session));
    const waiting = calls.whenIdle().then(idle);
    answers[0]?.(good());
    await turn();
    await turn();
    expect([answers.length, idle.mock.calls.length]).toEqual([2, 0]);
    answers[1]?.(good());
    await Promise.all([both, waiting]);
  });

  it('retain no unused prefetched reply', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const unused: WeakRef<ReplyBytes>[] = [];
    const rest = clientOf(async (id) => {
      const reply = good();
      if (id === plans.id) unused.push(new WeakRef(reply));
      return reply;
    });
    const run = async (before: readonly RecordedCall[]): Promise<readonly RecordedCall[] | null> => {
      const calls = new RecordedCalls(rest, true);
      await calls.prefetch(before, session);
      await calls.call(leagues, {}, session);
      return calls.recorded();
    };
    const recorded = await run(await recordBoth(rest));
    // One collection may keep what an earlier turn has still used.
    const isRetained = () => unused.some((reply) => reply.deref() !== undefined);
    for (let attempt = 0; attempt < 20 && isRetained(); attempt += 1) {
      await turn();
      collect();
    }
    expect(recorded).toHaveLength(1);
    expect(unused).not.toEqual([]);
    expect(isRetained()).toBe(false);
    await recorded?.[0]?.repeat(session, good());
  });
});
