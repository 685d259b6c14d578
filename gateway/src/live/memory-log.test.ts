import { describe, expect, it } from 'vitest';
import { noLogCursor } from '../domains/live-source.ts';
import type { LiveEntry } from './event.ts';
import { MemoryLog } from './memory-log.ts';
import { FakeTime, settle } from './testing/fake-time.ts';

const tip = (id: number, state: string): LiveEntry => ({
  kind: 'tip',
  id,
  state,
  previousState: null,
  audience: { kind: 'tip', type: 'default', idx: id },
  wire: { pl: {}, en: {} },
});

function newLog(entries = 100, ageMs = 60_000) {
  const time = new FakeTime();
  const log = new MemoryLog('test', { entries, ageMs }, time.clock);
  log.open();
  return { time, log };
}

describe('MemoryLog', () => {
  it('returns the events after a cursor in order', async () => {
    const { log } = newLog();
    const start = log.head().cursor;
    log.append([tip(1, 'tip_success'), tip(2, 'tip_fail')]);
    const middle = log.head().cursor;
    log.append([tip(3, 'tip_fail')]);
    expect((await log.after(start)).events.map((event) => event.id)).toEqual([1, 2, 3]);
    expect((await log.after(middle)).events.map((event) => event.id)).toEqual([3]);
    expect(await log.after(log.head().cursor)).toEqual({
      gap: false,
      events: [],
      head: { seq: 3, cursor: 'test-3' },
    });
  });

  it('waits until it is open, then accepts only its own cursors', async () => {
    const reach = { entries: 10, ageMs: 60_000 };
    const log = new MemoryLog('test', reach, new FakeTime().clock);
    expect(log.head().cursor).toBe(noLogCursor);
    const missed = Promise.all([log.after('test-0'), log.after(noLogCursor)]);
    const nothing = { entries: [], changed: new Map(), evicted: [], highestId: 0 };
    await log.save('tip', { ...nothing, entries: [tip(1, 'a')] });
    await expect(Promise.race([missed, settle()])).resolves.toBeUndefined();
    await log.save('dropinfo', nothing);
    expect((await missed).map(({ gap, events }) => [gap, events.length])).toEqual([
      [false, 1],
      [true, 0],
    ]);
    expect(log.head().cursor).toBe('test-1');
  });

  it('stops waiting when the signal is aborted', async () => {
    const log = new MemoryLog('test', { entries: 10, ageMs: 60_000 }, new FakeTime().clock);
    const gone = new AbortController();
    const missed = log.after('test-0', gone.signal);
    gone.abort();
    expect(await missed).toMatchObject({ gap: true, events: [] });
    expect(await log.after('test-0', gone.signal)).toMatchObject({ gap: true, events: [] });
  });

  it('reports a gap beyond its max. number of entries', async () => {
    const { log } = newLog(2);
    const start = log.head().cursor;
    log.append([tip(1, 'a'), tip(2, 'a'), tip(3, 'a')]);
    expect(await log.after(start)).toMatchObject({ gap: true, events: [], head: { seq: 3 } });
    expect((await log.after('test-1')).events.map((event) => event.id)).toEqual([2, 3]);
  });

  it('reports a gap beyond its max. age', async () => {
    const { log, time } = newLog();
    const start = log.head().cursor;
    log.append([tip(1, 'a')]);
    await time.advance(60_000);
    log.append([tip(2, 'a')]);
    expect((await log.after(start)).events).toHaveLength(2);
    await time.advance(1);
    log.append([tip(3, 'a')]);
    expect((await log.after(start)).gap).toBe(true);
    expect((await log.after('test-1')).events).toHaveLength(2);
  });

  it.each(['other-0', 'test-1'])('reports a gap for %s, which it never returned', async (cursor) => {
    const { log } = newLog();
    expect((await log.after(cursor)).gap).toBe(true);
  });

  it.each(['', 'test', 'test-', 'test--1', 'test-01', 'TEST-1', 'test-1 ', `test-${'9'.repeat(16)}`])(
    'rejects %j as malformed',
    async (cursor) => {
      const { log } = newLog();
      await expect(log.after(cursor)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    },
  );
});
