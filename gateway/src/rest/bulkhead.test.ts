import { expect, it } from 'vitest';
import { Bulkhead, type BulkheadPlace } from './bulkhead.ts';

const take = (bulkhead: Bulkhead, caller = 'ada'): BulkheadPlace => {
  const place = bulkhead.enter(caller);
  if (place === null) throw new Error('There is no place.');
  return place;
};

it('lets so many run, so many wait in their order, and refuses the rest', async () => {
  const bulkhead = new Bulkhead({ maxRunning: 1, maxWaiting: 2 });
  const order: string[] = [];
  const first = take(bulkhead);
  const [second, third] = [take(bulkhead), take(bulkhead)];
  second.turn?.then(() => order.push('second'));
  third.turn?.then(() => order.push('third'));
  expect([first.turn, bulkhead.enter('ada'), bulkhead.size]).toEqual([
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

it('forgets one that leaves the queue', async () => {
  const bulkhead = new Bulkhead({ maxRunning: 1, maxWaiting: 1 });
  const first = take(bulkhead);
  const impatient = take(bulkhead);
  impatient.release();
  impatient.release();
  await impatient.turn;
  expect(bulkhead.size).toEqual({ running: 1, waiting: 0 });
  const next = take(bulkhead);
  first.release();
  await next.turn;
  expect(bulkhead.size).toEqual({ running: 1, waiting: 0 });
});

it('calls all who wait where their turn is of no use', async () => {
  const bulkhead = new Bulkhead({ maxRunning: 1, maxWaiting: 2 });
  const places = [take(bulkhead), take(bulkhead), take(bulkhead)];
  bulkhead.callAll();
  await Promise.all(places.map(({ turn }) => turn));
  expect(bulkhead.size).toEqual({ running: 3, waiting: 0 });
  for (const place of places) place.release();
  expect([bulkhead.size, take(bulkhead).turn]).toEqual([{ running: 0, waiting: 0 }, null]);
});

it('keeps places for others when one caller wants all, and lets callers take turns', async () => {
  const bulkhead = new Bulkhead({
    maxRunning: 4,
    maxWaiting: 8,
    maxRunningPerCaller: 3,
    maxWaitingPerCaller: 6,
  });
  const running = [1, 2, 3].map(() => take(bulkhead));
  const waiting = [1, 2, 3, 4, 5, 6].map(() => take(bulkhead));
  expect([bulkhead.enter('ada'), bulkhead.size]).toEqual([null, { running: 3, waiting: 6 }]);

  const order: string[] = [];
  const bob = take(bulkhead, 'bob');
  expect(bob.turn).toBeNull();
  const more = [take(bulkhead, 'bob'), take(bulkhead, 'cai')];
  for (const [name, place] of [
    ...waiting.map((place) => ['ada', place] as const),
    ['bob', more[0]] as const,
    ['cai', more[1]] as const,
  ]) {
    place?.turn?.then(() => order.push(name));
  }
  for (const place of running) place.release();
  await Promise.all([waiting[0]?.turn, ...more.map(({ turn }) => turn)]);
  expect(order).toEqual(['ada', 'bob', 'cai']);

  for (const place of [bob, ...more, ...waiting]) place.release();
  expect(bulkhead.size).toEqual({ running: 0, waiting: 0 });
  expect([1, 2, 3].map(() => take(bulkhead).turn)).toEqual([null, null, null]);
});
