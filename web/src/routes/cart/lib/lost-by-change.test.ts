import { expect, it } from 'vitest';
import { lostByChange, type PlanChange } from './cart-rules.ts';

const upgrade: PlanChange = {
  action: 'CHANGE',
  runningPln: 129,
  chosenPln: 199,
  daysLeft: 20,
  restPln: 86,
  countedPln: 86,
};

it.each<[string, Partial<PlanChange>, object | null]>([
  ['a more expensive plan that deducts the full value', {}, null],
  ['the first plan', { action: 'BUY', daysLeft: null, restPln: 0, countedPln: 0 }, null],
  ['the same plan', { action: 'EXTEND', countedPln: 0 }, null],
  ['no active plan', { daysLeft: null, chosenPln: 49 }, null],
  ['an active plan that is not on sale', { runningPln: null }, null],
  ['a cheaper plan', { chosenPln: 49 }, { days: 20, restPln: 86, countedPln: 86, lostPln: 0 }],
  [
    'a remaining value above the price',
    { chosenPln: 49, daysLeft: 365, restPln: 1671.6, countedPln: 49 },
    { days: 365, restPln: 1671.6, countedPln: 49, lostPln: 1622.6 },
  ],
  ['a part of the value', { countedPln: 85.9 }, { days: 20, restPln: 86, countedPln: 85.9, lostPln: 0.1 }],
  [
    'more than the value',
    { chosenPln: 49, countedPln: 87 },
    { days: 20, restPln: 86, countedPln: 87, lostPln: 0 },
  ],
  ['a plan of the same price', { chosenPln: 129 }, null],
  ['free days', { restPln: 0, countedPln: 0 }, { days: 20, restPln: 0, countedPln: 0, lostPln: 0 }],
])('lostByChange for %s', (_, change, lost) => {
  expect(lostByChange({ ...upgrade, ...change })).toEqual(lost);
});
