import { expect, it } from 'vitest';
import type { PersonalEntry } from './event.ts';
import { PersonalChanges } from './personal-changes.ts';
import { FakeTime } from './testing/fake-time.ts';

function setUp() {
  const time = new FakeTime();
  const written: string[] = [];
  const state = { isAway: false };
  const changes = new PersonalChanges({
    timers: time,
    append: async ({ id, person }) => {
      if (state.isAway) throw new Error('Redis is away.');
      written.push(`${person} ${id}`);
    },
  });
  return { time, written, state, changes };
}

const payment = (id: string, person = 'ada'): PersonalEntry => ({ kind: 'payment', id, person });

it('the first change of a thing is written at once, what follows within a second once at its end', async () => {
  const { time, written, changes } = setUp();
  for (const id of ['1', '1', '1', '2']) changes.add(payment(id));
  changes.add(payment('1', 'eve'));
  expect(written).toEqual(['ada 1', 'ada 2', 'eve 1']);
  await time.advance(1000);
  expect(written.slice(3)).toEqual(['ada 1']);
  changes.add(payment('1'));
  await time.advance(1000);
  expect(written.slice(4)).toEqual(['ada 1']);
  await time.advance(1000);
  expect([written.length, time.pending]).toEqual([5, 0]);
});

it('what cannot be written is tried again until it is', async () => {
  const { time, written, state, changes } = setUp();
  state.isAway = true;
  changes.add(payment('1'));
  await time.advance(3500);
  state.isAway = false;
  await time.advance(1000);
  expect(written).toEqual(['ada 1']);
});

it('what is held back is written when the process ends', async () => {
  const { time, written, changes } = setUp();
  changes.add(payment('1'));
  changes.add(payment('1'));
  await changes.close();
  expect([written, time.pending]).toEqual([['ada 1', 'ada 1'], 0]);
});
