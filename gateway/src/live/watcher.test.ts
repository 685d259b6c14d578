import { expect, it } from 'vitest';
import { noLogCursor } from '../domains/live-source.ts';
import { MemoryLog } from './memory-log.ts';
import { FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime } from './testing/fake-time.ts';
import { Watcher } from './watcher.ts';

it('opens the log when every list has been read', async () => {
  const time = new FakeTime();
  const [dropinfos, tips] = [new FakeList(), new FakeList()];
  tips.nextErrors.push(new Error('down'));
  const log = new MemoryLog('test', { entries: 10, ageMs: 1000 }, time.clock);
  const watcher = new Watcher({
    sources: [fakeSource('dropinfo', dropinfos), fakeSource('tip', tips)],
    reader: noReader,
    ledger: log,
    timers: time,
    random: () => 1,
    pollMs: 2000,
    onFailure: () => {},
  });
  watcher.start();
  await time.advance(3999);
  expect([dropinfos.reads.length, log.head().cursor]).toEqual([2, noLogCursor]);
  await time.advance(1);
  expect([tips.reads.length, log.head().cursor]).toEqual([2, 'test-0']);
  await watcher.stop();
});
