import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../../testing/session-states.ts';
import { planAction, planRefusal } from './plan-action.ts';

const expiresAt = '2026-12-14T22:00:00.000Z';
const { viewer: newcomer } = signedIn();
const { viewer: subscriber } = signedIn({ subscription: { plan: 'pro', expiresAt } });
const { viewer: holder } = signedIn({ limitedApplied: true });

describe('the button of a plan', () => {
  it.each([
    ['buys for a guest', null, 'buy'],
    ['buys for a person without a subscription', newcomer, 'buy'],
    ['extends the plan that runs', subscriber, 'extend'],
  ] as const)('%s', (_, viewer, action) => {
    expect(planAction({ name: 'pro' }, viewer)).toBe(action);
  });

  it('changes to another plan', () => {
    expect(planAction({ name: 'premium' }, subscriber)).toBe('change');
  });

  it('is off in a language in which the plan is not sold, for everyone', () => {
    expect(planRefusal({ unavailability: 'LANGUAGE' }, null)).toBe('language');
    expect(planRefusal({ unavailability: 'LANGUAGE' }, holder)).toBe('language');
  });

  it('is off when the last place is gone, except for who holds one', () => {
    expect(planRefusal({ unavailability: 'SOLD_OUT' }, null)).toBe('soldOut');
    expect(planRefusal({ unavailability: 'SOLD_OUT' }, newcomer)).toBe('soldOut');
    expect(planRefusal({ unavailability: 'SOLD_OUT' }, holder)).toBeNull();
  });

  it('is on otherwise', () => {
    expect(planRefusal({ unavailability: null }, null)).toBeNull();
    expect(planRefusal({ unavailability: undefined }, null)).toBeNull();
  });
});
