import { expect, it } from 'vitest';
import type { PersonalEntry } from './event.ts';
import { PersonalChanges } from './personal-feeds.ts';
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
  await time.advance(4000);
  expect([written.length, time.pending]).toEqual([4, 0]);
});

it.each([100, 1000])('changes that come every %i ms are written less and less often', async (everyMs) => {
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

it('what cannot be written is tried again until it is', async () => {
  const { time, written, state, changes } = setUp();
  state.isAway = true;
  changes.add(payment('1'));
  await time.advance(2500);
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
