import { describe, expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import type { PersonalEntry } from './event.ts';
import type { LiveLog, LogListener } from './log.ts';
import { PersonalChanges, PersonalFeeds } from './personal-feeds.ts';
import { FakeSink } from './testing/fake-sink.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

function setUp() {
  const time = new FakeTime();
  const written: string[] = [];
  const state = { isUnavailable: false };
  const changes = new PersonalChanges({
    timers: time,
    append: async ({ id, person }) => {
      if (state.isUnavailable) throw new Error('Redis is unavailable.');
      written.push(`${person} ${id}`);
    },
  });
  return { time, written, state, changes };
}

const payment = (id: string, person = 'ada'): PersonalEntry => ({ kind: 'payment', id, person });

describe('PersonalChanges', () => {
  it('writes the first change immediately, and later ones of the same second once at its end', async () => {
    const { time, written, changes } = setUp();
    for (const id of ['1', '1', '1', '2']) changes.add(payment(id));
    changes.add(payment('1', 'eve'));
    expect(written).toEqual(['ada 1', 'ada 2', 'eve 1']);
    await time.advance(1000);
    expect(written.slice(3)).toEqual(['ada 1']);
    await time.advance(4000);
    expect([written.length, time.pending]).toEqual([4, 0]);
  });

  it.each([100, 1000])('writes changes that arrive every %i ms less and less often', async (everyMs) => {
    const { time, written, changes } = setUp();
    const times: number[] = [];
    for (let at = 0; at < 70_000; at += everyMs) {
      changes.add(payment('1'));
      if (times.length < written.length) times.push(at / 1000);
      await time.advance(everyMs);
      if (times.length < written.length) times.push(at / 1000 + everyMs / 1000);
    }
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 47, 63]);
  });

  it('retries a failed write', async () => {
    const { time, written, state, changes } = setUp();
    state.isUnavailable = true;
    changes.add(payment('1'));
    await time.advance(2500);
    state.isUnavailable = false;
    await time.advance(1000);
    expect(written).toEqual(['ada 1']);
  });

  it('writes pending changes when it is closed', async () => {
    const { time, written, changes } = setUp();
    changes.add(payment('1'));
    changes.add(payment('1'));
    await changes.close();
    expect([written, time.pending]).toEqual([['ada 1', 'ada 1'], 0]);
  });
});

describe('PersonalFeeds', () => {
  it('reports a gap to a socket, and ends a stream, when the log was lost', async () => {
    const listeners: LogListener[] = [];
    let head = { seq: 3, cursor: 'first-3' };
    const log: LiveLog = {
      head: () => head,
      after: async (cursor) => ({
        gap: !cursor.startsWith(head.cursor.split('-')[0] ?? ''),
        events: [],
        head,
      }),
      listen: (listener) => void listeners.push(listener),
    };
    const feeds = new PersonalFeeds(log);
    const operation = {
      type: 'personal',
      prepared: prepared('subscription { paymentChanged { gap } }', {}),
      source: { scope: 'person', kind: 'payment', field: 'paymentChanged' },
      after: null,
    } as const;
    const sink = new FakeSink();
    let ends = 0;
    const onChange = () => {};
    const execute = async (payload: object) => ({ data: { ...payload } });
    const membership = feeds.join({ operation, userKey: 'ada', onChange, sink, execute }, 'first-3');
    const remove = feeds.add({ operation, userKey: 'ada', onChange, onGap: () => (ends += 1) });
    await settle();
    expect([sink.data, feeds.size]).toEqual([[], 2]);
    head = { seq: 9, cursor: 'second-9' };
    for (const listener of listeners) listener.lost(head);
    await settle();
    expect([sink.data, ends]).toEqual([[{ cursor: 'second-9', gap: true, ids: [] }], 1]);
    remove();
    expect([membership.leave(), feeds.size]).toEqual(['second-9', 0]);
  });
});
