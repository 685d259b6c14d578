import { expect, it } from 'vitest';
import { guest, plan, signedIn } from '../../../testing/session-states.ts';
import { beginsLater } from './begins-later.ts';

const validFrom = '2026-06-13T22:00:00.000Z';
const plans = [plan({ name: 'me_vip', validFrom }), plan({ name: 'pro' })];
const before = Date.parse('2026-03-14T12:00:00Z');

it('returns the start of a plan with fixed dates before its first day', () => {
  const state = { ...guest(), plans };
  expect(beginsLater(state, 'me_vip', before)).toBe(validFrom);
  expect(beginsLater(state, 'me_vip', Date.parse(validFrom))).toBeNull();
  expect(beginsLater(state, 'pro', before)).toBeNull();
});

it('returns the start of an upcoming subscription whose plan is not on sale', () => {
  const upcoming = [{ planName: 'me_vip', startsAt: validFrom }];
  expect(beginsLater(signedIn({ upcoming }), 'me_vip', before)).toBe(validFrom);
  expect(beginsLater(signedIn(), 'me_vip', before)).toBeNull();
});
