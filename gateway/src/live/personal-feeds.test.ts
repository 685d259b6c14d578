import { expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import type { LiveLog, LogListener } from './log.ts';
import { PersonalFeeds } from './personal-feeds.ts';
import { FakeSink } from './testing/fake-sink.ts';
import { settle } from './testing/fake-time.ts';

it('tells a socket of a gap, and a stream to come back, when the log was lost', async () => {
  const listeners: LogListener[] = [];
  let head = { seq: 3, cursor: 'first-3' };
  const log: LiveLog = {
    head: () => head,
    after: async (cursor) => ({ gap: !cursor.startsWith(head.cursor.split('-')[0] ?? ''), events: [], head }),
    listen: (listener) => {
      listeners.push(listener);
      return () => {};
    },
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
  const onNews = () => {};
  const execute = async (payload: object) => ({ data: { ...payload } });
  const membership = feeds.join({ operation, person: 'ada', onNews, sink, execute }, 'first-3');
  const remove = feeds.add({ operation, person: 'ada', onNews, onLost: () => (ends += 1) });
  await settle();
  expect([sink.data, feeds.size]).toEqual([[], 2]);
  head = { seq: 9, cursor: 'second-9' };
  for (const listener of listeners) listener.lost(head);
  await settle();
  expect([sink.data, ends]).toEqual([[{ cursor: 'second-9', gap: true, ids: [] }], 1]);
  remove();
  expect([membership.leave(), feeds.size]).toEqual(['second-9', 0]);
});
