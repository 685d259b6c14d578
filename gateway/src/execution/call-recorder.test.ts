import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anything } from '../kit/shape.ts';
import { get } from '../rest/endpoint.ts';
import { ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { createSession } from '../rest/session.ts';
import { type MadeCall, RecordedCalls } from './call-recorder.ts';

const named = (id: string) => get(id, '/', { auth: 'none', decode: anything, fields: [] });
const [leagues, plans] = [named('league.list'), named('plan.list')];

const session = createSession({ timeoutMs: 60_000, requestId: 'request-1' });
const good = () => new ReplyBytes(Buffer.from('{}'), null);

/** Answers each read by its endpoint's id. */
function answering(read: (id: string) => Promise<ReplyBytes>): RestClient {
  return {
    call: () => Promise.reject(new Error('Not asked.')),
    read: ({ id }) => read(id),
  };
}

/** What an operation that asked for both has made. */
async function bothMade(rest: RestClient): Promise<readonly MadeCall[]> {
  const calls = new RecordedCalls(rest, true);
  await Promise.all([calls.call(leagues, {}, session), calls.call(plans, {}, session)]);
  return calls.made() ?? [];
}

describe('reads that are made ahead', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('hold the operation up for half a second at most, and are still not made twice', async () => {
    let answer = (_: ReplyBytes) => {};
    const seen: string[] = [];
    let isSlow = false;
    const rest = answering((id) => {
      seen.push(id);
      if (!isSlow || id === leagues.id) return Promise.resolve(good());
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const before = await bothMade(rest);
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
    expect(calls.made()).toHaveLength(2);
  });

  it('leave no timer behind', async () => {
    const rest = answering(() => Promise.resolve(good()));
    expect(await new RecordedCalls(rest, true).prefetch(await bothMade(rest), session)).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what an operation has made', () => {
  it('holds no reply that it read ahead and did not ask for', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    let unasked: WeakRef<ReplyBytes> | null = null;
    const rest = answering(async (id) => {
      const reply = good();
      if (id === plans.id) unasked = new WeakRef(reply);
      return reply;
    });
    const run = async (before: readonly MadeCall[]): Promise<readonly MadeCall[] | null> => {
      const calls = new RecordedCalls(rest, true);
      await calls.prefetch(before, session);
      await calls.call(leagues, {}, session);
      return calls.made();
    };
    const made = await run(await bothMade(rest));
    await turn();
    collect();
    expect(made).toHaveLength(1);
    expect((unasked as WeakRef<ReplyBytes> | null)?.deref()).toBeUndefined();
    await made?.[0]?.again(session, good());
  });
});
