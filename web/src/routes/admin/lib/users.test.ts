import { expect, it } from 'vitest';
import { subscriptionState } from './users.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const stateOnDay = (day: number) =>
  subscriptionState({ startsAt: at(5), expiresAt: at(20) }, Date.parse(at(day)));

it.each([
  [4, 'coming'],
  [5, 'running'],
  [13, 'running'],
  [14, 'ending'],
  [19, 'ending'],
  [20, 'over'],
] as const)('on day %i a subscription from the 5th to the 20th is %s', (day, state) => {
  expect(stateOnDay(day)).toBe(state);
});
