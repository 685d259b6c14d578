import { describe, expect, it } from 'vitest';
import { plan, signedIn } from '../../../testing/session-states.ts';
import { planAction, planUnavailability } from './plans.ts';

const meVip = plan({ name: 'me_vip', hasFixedDates: true });
const expiresAt = '2026-12-14T22:00:00.000Z';
const { viewer: newcomer } = signedIn();
const { viewer: subscriber } = signedIn({ subscription: { planName: 'pro', expiresAt } });
const { viewer: holder } = signedIn({ hasLimitedPlanPlace: true });

describe('the button of a plan', () => {
  it.each([
    ['buys for a guest', null, 'buy'],
    ['buys for a user without a subscription', newcomer, 'buy'],
    ['extends the active plan', subscriber, 'extend'],
  ] as const)('%s', (_, viewer, action) => {
    expect(planAction(plan({ name: 'pro' }), viewer)).toBe(action);
  });

  it('changes to another plan, and adds a fixed-time plan', () => {
    expect(planAction(plan({ name: 'premium' }), subscriber)).toBe('change');
    expect(planAction(meVip, subscriber)).toBe('add');
    expect(planAction(meVip, newcomer)).toBe('buy');
  });

  it('is disabled in a language in which the plan is not sold', () => {
    expect(planUnavailability(plan({ unavailability: 'LANGUAGE' }), null)).toBe('language');
    expect(planUnavailability(plan({ unavailability: 'LANGUAGE' }), holder)).toBe('language');
  });

  it('is disabled when the plan is sold out, unless the user holds a place', () => {
    const soldOut = plan({ unavailability: 'SOLD_OUT' });
    expect(planUnavailability(soldOut, null)).toBe('soldOut');
    expect(planUnavailability(soldOut, newcomer)).toBe('soldOut');
    expect(planUnavailability(soldOut, holder)).toBeNull();
  });

  it('is disabled for an upcoming fixed-time plan', () => {
    const upcoming = [{ planName: 'me_vip', startsAt: '2026-06-13T22:00:00.000Z' }];
    const { viewer: owner } = signedIn({ upcoming, hasLimitedPlanPlace: true });
    expect(planUnavailability(meVip, owner)).toBe('owned');
    expect(planUnavailability(plan({ name: 'pro' }), owner)).toBeNull();
    expect(planUnavailability({ ...meVip, unavailability: 'OWNED' }, newcomer)).toBe('owned');
  });

  it('is disabled for an active fixed-time plan', () => {
    const { viewer: owner } = signedIn({
      subscription: { planName: 'me_vip', expiresAt },
      hasLimitedPlanPlace: true,
    });
    expect(planUnavailability(meVip, owner)).toBe('owned');
    expect(planUnavailability(plan({ name: 'pro' }), owner)).toBeNull();
  });

  it('is enabled otherwise', () => {
    expect(planUnavailability(plan({ name: 'pro' }), subscriber)).toBeNull();
    expect(planUnavailability(plan({ name: 'pro' }), null)).toBeNull();
  });
});
