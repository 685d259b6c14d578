import { expect, it } from 'vitest';
import { lostByChange, type PlanChange } from './cart-rules.ts';

const up: PlanChange = {
  action: 'CHANGE',
  runningPln: 129,
  chosenPln: 199,
  daysLeft: 20,
  restPln: 86,
  countedPln: 86,
};

it.each<[string, Partial<PlanChange>, object | null]>([
  ['a dearer plan that takes the whole rest off', {}, null],
  ['the first plan', { action: 'BUY', daysLeft: 0, restPln: 0, countedPln: 0 }, null],
  ['the same plan', { action: 'EXTEND', countedPln: 0 }, null],
  ['the last day is over', { daysLeft: 0 }, null],
  ['a plan that runs and is not sold any more', { runningPln: null }, null],
  ['a cheaper plan', { chosenPln: 49 }, { days: 20, restPln: 86, countedPln: 86, lostPln: 0 }],
  [
    'a rest above the price',
    { chosenPln: 49, daysLeft: 365, restPln: 1671.6, countedPln: 49 },
    { days: 365, restPln: 1671.6, countedPln: 49, lostPln: 1622.6 },
  ],
  [
    'days that were given',
    { restPln: 0, countedPln: 0 },
    { days: 20, restPln: 0, countedPln: 0, lostPln: 0 },
  ],
])('%s', (_, change, lost) => {
  expect(lostByChange({ ...up, ...change })).toEqual(lost);
});
