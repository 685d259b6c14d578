import { expect, it } from 'vitest';
import { MemoryLog } from './log.ts';
import { FakeList, fakeSource, noReader } from './testing/fake-source.ts';
import { FakeTime } from './testing/fake-time.ts';
import { Watcher } from './watcher.ts';

it('has its baseline when every list was read', async () => {
  const time = new FakeTime();
  const [dropinfos, tips] = [new FakeList(), new FakeList()];
  tips.faults.push(new Error('down'));
  const watcher = new Watcher({
    sources: [fakeSource('dropinfo', dropinfos), fakeSource('tip', tips)],
    reader: noReader,
    log: new MemoryLog('test', { entries: 10, ageMs: 1000 }, time.clock),
    timers: time,
    random: () => 1,
    pollMs: 2000,
    onFailure: () => {},
  });
  let told = false;
  void watcher.baseline.then(() => {
    told = true;
  });
  watcher.start();
  await time.advance(3999);
  expect([dropinfos.reads.length, watcher.hasBaseline, told]).toEqual([2, false, false]);
  await time.advance(1);
  expect([tips.reads.length, watcher.hasBaseline, told]).toEqual([2, true, true]);
  await watcher.stop();
});
