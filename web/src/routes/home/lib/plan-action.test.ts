import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/session-states.ts';
import { plan } from '../testing.tsx';
import { planAction, planRefusal } from './plans.ts';

const meVip = plan({ name: 'me_vip', validUntil: '2026-07-15T21:59:59.999Z' });
const expiresAt = '2026-12-14T22:00:00.000Z';
const { viewer: newcomer } = signedIn();
const { viewer: subscriber } = signedIn({ subscription: { planName: 'pro', expiresAt } });
const { viewer: holder } = signedIn({ hasLimitedPlanPlace: true });

describe('the button of a plan', () => {
  it.each([
    ['buys for a guest', null, 'buy'],
    ['buys for a person without a subscription', newcomer, 'buy'],
    ['extends the plan that runs', subscriber, 'extend'],
  ] as const)('%s', (_, viewer, action) => {
    expect(planAction(plan({ name: 'pro' }), viewer)).toBe(action);
  });

  it('changes to another plan, and adds one of fixed dates', () => {
    expect(planAction(plan({ name: 'premium' }), subscriber)).toBe('change');
    expect(planAction(meVip, subscriber)).toBe('add');
    expect(planAction(meVip, newcomer)).toBe('buy');
  });

  it('is off in a language in which the plan is not sold, for everyone', () => {
    expect(planRefusal(plan({ unavailability: 'LANGUAGE' }), null)).toBe('language');
    expect(planRefusal(plan({ unavailability: 'LANGUAGE' }), holder)).toBe('language');
  });

  it('is off when the last place is gone, except for who holds one', () => {
    const soldOut = plan({ unavailability: 'SOLD_OUT' });
    expect(planRefusal(soldOut, null)).toBe('soldOut');
    expect(planRefusal(soldOut, newcomer)).toBe('soldOut');
    expect(planRefusal(soldOut, holder)).toBeNull();
  });

  it('is off for a plan of fixed dates that is bought and begins later', () => {
    const upcoming = [{ planName: 'me_vip', startsAt: '2026-06-13T22:00:00.000Z' }];
    const { viewer: owner } = signedIn({ upcoming, hasLimitedPlanPlace: true });
    expect(planRefusal(meVip, owner)).toBe('owned');
    expect(planRefusal(plan({ name: 'pro' }), owner)).toBeNull();
    expect(planRefusal({ ...meVip, unavailability: 'OWNED' }, newcomer)).toBe('owned');
  });

  it('is off for a plan of fixed dates that runs already', () => {
    const { viewer: owner } = signedIn({
      subscription: { planName: 'me_vip', expiresAt },
      hasLimitedPlanPlace: true,
    });
    expect(planRefusal(meVip, owner)).toBe('owned');
    expect(planRefusal(plan({ name: 'pro' }), owner)).toBeNull();
  });

  it('is on otherwise', () => {
    expect(planRefusal(plan({ name: 'pro' }), subscriber)).toBeNull();
    expect(planRefusal(plan({ unavailability: undefined }), null)).toBeNull();
  });
});
