import { expect, it } from 'vitest';
import { usedBytes } from '../testing/used-bytes.ts';
import { Bulkhead, type BulkheadSlot } from './bulkhead.ts';

const take = (bulkhead: Bulkhead, caller = 'ada', address = caller): BulkheadSlot => {
  const slot = bulkhead.enter(caller, address);
  if (slot === null) throw new Error('The bulkhead is full.');
  return slot;
};

const oneByOne = (maxWaiting: number): Bulkhead =>
  new Bulkhead({ maxRunning: 1, maxWaiting, maxRunningPerCaller: 1, maxWaitingPerAddress: maxWaiting });

it('runs and queues calls in order up to its limits, and refuses the rest', async () => {
  const bulkhead = oneByOne(2);
  const order: string[] = [];
  const first = take(bulkhead);
  const [second, third] = [take(bulkhead), take(bulkhead)];
  second.turn?.then(() => order.push('second'));
  third.turn?.then(() => order.push('third'));
  expect([first.turn, bulkhead.enter('ada', 'ada'), bulkhead.size]).toEqual([
    null,
    null,
    { running: 1, waiting: 2 },
  ]);
  first.release();
  first.release();
  await second.turn;
  expect([order, bulkhead.size]).toEqual([['second'], { running: 1, waiting: 1 }]);
  second.release();
  await third.turn;
  third.release();
  expect([order, bulkhead.size]).toEqual([['second', 'third'], { running: 0, waiting: 0 }]);
});

it('removes a released call from the queue', async () => {
  const bulkhead = oneByOne(2);
  const first = take(bulkhead);
  const next = take(bulkhead);
  const released = take(bulkhead);
  released.release();
  released.release();
  const turns = [next.turn?.then(() => 'next'), released.turn?.then(() => 'released')];
  expect(await Promise.race(turns)).toBe('released');
  expect(bulkhead.size).toEqual({ running: 1, waiting: 1 });
  first.release();
  await next.turn;
  expect(bulkhead.size).toEqual({ running: 1, waiting: 0 });
});

it('starts all waiting calls beyond the limit', async () => {
  const bulkhead = oneByOne(3);
  const first = take(bulkhead);
  const slots = [take(bulkhead, 'bob'), take(bulkhead), take(bulkhead)];
  first.release();
  bulkhead.startAll();
  await Promise.all(slots.map(({ turn }) => turn));
  expect(bulkhead.size).toEqual({ running: 3, waiting: 0 });

  const later = take(bulkhead, 'cai');
  slots[0]?.release();
  slots[1]?.release();
  expect(bulkhead.size).toEqual({ running: 1, waiting: 1 });
  slots[2]?.release();
  later.release();
  expect([bulkhead.size, take(bulkhead).turn]).toEqual([{ running: 0, waiting: 0 }, null]);
});

it('limits the share of one caller and lets callers take turns', async () => {
  const bulkhead = new Bulkhead({
    maxRunning: 4,
    maxWaiting: 8,
    maxRunningPerCaller: 3,
    maxWaitingPerAddress: 6,
  });
  const running = [1, 2, 3].map(() => take(bulkhead));
  const waiting = [1, 2, 3, 4, 5, 6].map(() => take(bulkhead));
  expect([bulkhead.enter('ada', 'ada'), bulkhead.size]).toEqual([null, { running: 3, waiting: 6 }]);

  const order: string[] = [];
  const bob = take(bulkhead, 'bob');
  expect(bob.turn).toBeNull();
  const more = [take(bulkhead, 'bob'), take(bulkhead, 'cai')];
  for (const [name, slot] of [
    ...waiting.map((slot) => ['ada', slot] as const),
    ['bob', more[0]] as const,
    ['cai', more[1]] as const,
  ]) {
    slot?.turn?.then(() => order.push(name));
  }
  for (const slot of running) slot.release();
  await Promise.all([waiting[0]?.turn, ...more.map(({ turn }) => turn)]);
  expect(order).toEqual(['ada', 'bob', 'cai']);

  for (const slot of [bob, ...more, ...waiting]) slot.release();
  expect(bulkhead.size).toEqual({ running: 0, waiting: 0 });
  expect([1, 2, 3].map(() => take(bulkhead).turn)).toEqual([null, null, null]);
});

it('starts no more calls of a caller than its share while others run', () => {
  const bulkhead = new Bulkhead({
    maxRunning: 3,
    maxWaiting: 8,
    maxRunningPerCaller: 2,
    maxWaitingPerAddress: 8,
  });
  const [first, second] = [take(bulkhead), take(bulkhead)];
  const bob = take(bulkhead, 'bob');
  take(bulkhead);
  bob.release();
  expect(bulkhead.size).toEqual({ running: 2, waiting: 1 });
  first.release();
  second.release();
  take(bulkhead);
  take(bulkhead);
  expect(bulkhead.size).toEqual({ running: 2, waiting: 1 });
});

it('keeps nothing of callers and addresses without calls', () => {
  const bulkhead = oneByOne(2);
  const before = usedBytes();
  for (let caller = 0; caller < 50; caller += 1) {
    const name = `${caller}`.padEnd(1_000_000, 'x');
    const slots = ['running', 'started', 'released'].map((kind) => take(bulkhead, `${kind} ${name}`));
    for (const at of [2, 0, 1]) slots[at]?.release();
  }
  expect(usedBytes() - before).toBeLessThan(10_000_000);
  expect(bulkhead.size).toEqual({ running: 0, waiting: 0 });
});

it('lets addresses take turns, whatever callers they name', async () => {
  const bulkhead = oneByOne(8);
  let running = take(bulkhead, 'first', 'one');
  const order: string[] = [];
  const waiting = [
    ...['a', 'b', 'a', 'c'].map((name) => ({ name, slot: take(bulkhead, name, 'one') })),
    ...['x', 'y'].map((name) => ({ name, slot: take(bulkhead, name, 'other') })),
  ];
  for (const { name, slot } of waiting) {
    slot.turn?.then(() => {
      order.push(name);
      running = slot;
    });
  }
  for (const _ of waiting) {
    running.release();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(order).toEqual(['a', 'x', 'b', 'y', 'c', 'a']);
});

it('limits the waiting calls of one address, whatever callers it names', async () => {
  const bulkhead = new Bulkhead({
    maxRunning: 1,
    maxWaiting: 8,
    maxRunningPerCaller: 1,
    maxWaitingPerAddress: 2,
  });
  const running = take(bulkhead);
  const waiting = [take(bulkhead, 'bob', 'one'), take(bulkhead, 'cai', 'one')];
  expect(bulkhead.enter('dan', 'one')).toBeNull();
  const elsewhere = take(bulkhead, 'dan', 'other');
  running.release();
  await waiting[0]?.turn;
  expect(bulkhead.enter('eve', 'one')).not.toBeNull();
  waiting[1]?.release();
  elsewhere.release();
  expect(bulkhead.enter('fay', 'one')).not.toBeNull();
  bulkhead.startAll();
  expect([1, 2, 3].map((index) => bulkhead.enter(`later ${index}`, 'one') === null)).toEqual([
    false,
    false,
    true,
  ]);
});
