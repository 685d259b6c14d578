import { expect, it } from 'vitest';
import { Bulkhead, type BulkheadPlace } from './bulkhead.ts';

const take = (bulkhead: Bulkhead): BulkheadPlace => {
  const place = bulkhead.enter();
  if (place === null) throw new Error('There is no place.');
  return place;
};

it('lets so many run, so many wait in their order, and refuses the rest', async () => {
  const bulkhead = new Bulkhead({ mostRunning: 1, mostWaiting: 2 });
  const order: string[] = [];
  const first = take(bulkhead);
  const [second, third] = [take(bulkhead), take(bulkhead)];
  second.turn?.then(() => order.push('second'));
  third.turn?.then(() => order.push('third'));
  expect([first.turn, bulkhead.enter(), bulkhead.size]).toEqual([null, null, { running: 1, waiting: 2 }]);
  first.leave();
  first.leave();
  await second.turn;
  expect([order, bulkhead.size]).toEqual([['second'], { running: 1, waiting: 1 }]);
  second.leave();
  await third.turn;
  third.leave();
  expect([order, bulkhead.size]).toEqual([['second', 'third'], { running: 0, waiting: 0 }]);
});

it('forgets one that leaves the queue', async () => {
  const bulkhead = new Bulkhead({ mostRunning: 1, mostWaiting: 1 });
  const first = take(bulkhead);
  const impatient = take(bulkhead);
  impatient.leave();
  impatient.leave();
  await impatient.turn;
  expect(bulkhead.size).toEqual({ running: 1, waiting: 0 });
  const next = take(bulkhead);
  first.leave();
  await next.turn;
  expect(bulkhead.size).toEqual({ running: 1, waiting: 0 });
});

it('calls all who wait where their turn is of no use', async () => {
  const bulkhead = new Bulkhead({ mostRunning: 1, mostWaiting: 2 });
  const places = [take(bulkhead), take(bulkhead), take(bulkhead)];
  bulkhead.callAll();
  await Promise.all(places.map(({ turn }) => turn));
  expect(bulkhead.size).toEqual({ running: 3, waiting: 0 });
  for (const { leave } of places) leave();
  expect([bulkhead.size, take(bulkhead).turn]).toEqual([{ running: 0, waiting: 0 }, null]);
});
