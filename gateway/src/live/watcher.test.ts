import { expect, it } from 'vitest';
import { noLogCursor } from '../domains/live-source.ts';
import { MemoryLog } from './memory-log.ts';
import { FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime } from './testing/fake-time.ts';
import { createWatcher } from './watcher.ts';

function setUp() {
  const time = new FakeTime();
  const [dropinfos, tips] = [new FakeList(), new FakeList()];
  const log = new MemoryLog('test', { entries: 10, ageMs: 1000 }, time.clock);
  const watcher = createWatcher({
    sources: [fakeSource('dropinfo', dropinfos), fakeSource('tip', tips)],
    reader: noReader,
    ledger: log,
    timers: time,
    random: () => 1,
    pollMs: 2000,
    onFailure: () => {},
  });
  return { time, dropinfos, tips, log, watcher };
}

it('opens the log when every list has been read', async () => {
  const { time, dropinfos, tips, log, watcher } = setUp();
  tips.nextErrors.push(new Error('down'));
  watcher.start();
  await time.advance(3999);
  expect([dropinfos.reads.length, log.head().cursor]).toEqual([2, noLogCursor]);
  await time.advance(1);
  expect([tips.reads.length, log.head().cursor]).toEqual([2, 'test-0']);
  await watcher.stop();
});

it('opens the log without a list that the upstream lacks, whose first reading later publishes nothing', async () => {
  const { time, tips, log, watcher } = setUp();
  tips.isMissing = true;
  watcher.start();
  await time.advance(2000);
  expect([log.head().cursor, watcher.status()]).toEqual(['test-0', { state: 'ok', ageMs: 0 }]);
  tips.isMissing = false;
  tips.set([{ id: 1, state: 'new' }]);
  await time.advance(2000);
  tips.set([
    { id: 1, state: 'new' },
    { id: 2, state: 'new' },
  ]);
  await time.advance(2000);
  expect((await log.after('test-0')).events).toMatchObject([{ kind: 'tip', id: 2 }]);
  await watcher.stop();
});
