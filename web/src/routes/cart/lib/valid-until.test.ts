import { describe, expect, it, vi } from 'vitest';
import { orderFacts, validUntil } from './cart-rules.ts';

const order = { action: 'BUY', months: 1, extraMonths: 0, planEnd: null, runsUntil: null, now: 0 };

describe.each(['Europe/Warsaw', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'for a user in %s the end of an order',
  (zone) => {
    it.each([
      ['of a month', '2026-03-14T12:00:00Z', {}, '14.04.2026'],
      ['of a month with two extra months', '2026-03-14T12:00:00Z', { extraMonths: 2 }, '14.06.2026'],
      ['at the end of a long month', '2026-01-31T12:00:00Z', {}, '28.02.2026'],
      // 0:30 in Warsaw, before the change to daylight saving time.
      ['after midnight', '2026-03-28T23:30:00Z', {}, '29.04.2026'],
      ['before midnight', '2026-03-29T21:30:00Z', {}, '29.04.2026'],
      ['in the repeated hour', '2026-10-25T00:30:00Z', {}, '25.11.2026'],
      [
        'as an extension',
        '2026-03-14T12:00:00Z',
        { action: 'EXTEND', runsUntil: '2026-05-31T22:30:00Z' },
        '01.07.2026',
      ],
      [
        'as an extension of a plan that ends at midnight',
        '2026-03-14T12:00:00Z',
        { action: 'EXTEND', runsUntil: '2026-05-31T22:00:00Z' },
        '30.06.2026',
      ],
      [
        'as a change',
        '2026-03-14T12:00:00Z',
        { action: 'CHANGE', runsUntil: '2026-05-31T22:30:00Z' },
        '14.04.2026',
      ],
      ['of a fixed-time plan', '2026-06-14T12:00:00Z', { planEnd: '2026-07-15T21:59:59.999Z' }, '15.07.2026'],
      [
        'of one that ends at midnight',
        '2026-06-14T12:00:00Z',
        { planEnd: '2026-07-15T22:00:00Z' },
        '15.07.2026',
      ],
    ])('%s at %s', (_, now, change, day) => {
      vi.stubEnv('TZ', zone);
      expect(validUntil({ ...order, now: Date.parse(now), ...change })).toBe(day);
    });
  },
);

describe('the facts of an order', () => {
  const now = Date.parse('2026-03-14T12:00:00Z');
  const plan = {
    ...{ name: 'pro', pricePln: 129, discordIncluded: false, hasFixedDates: false, offers: [] },
    ...{ validFrom: null, validUntil: null, unavailability: null },
  };
  const price = {
    ...{ lines: [], totalPln: 129, promoCodeErrors: [], action: 'CHANGE' as const, extraMonths: 0 },
    ...{ goqIncluded: false, unavailability: null },
  };
  const viewer = {
    activeSubscription: { planName: 'standard', expiresAt: '2026-03-14T11:00:00Z' },
    ...{ activeSubscriptionRestValuePln: null, activeSubscriptionDaysLeft: null },
  };
  const factsOf = (change: object) =>
    orderFacts({ ...plan, ...change }, { price, viewer, months: 1 }, null, now);

  it('count a day of a plan that has just ended', () => {
    expect(factsOf({})).toMatchObject({ running: 'standard', runningDays: 1, until: '14.04.2026' });
  });

  it('name no end of a plan with fixed dates that has none', () => {
    expect(factsOf({ hasFixedDates: true }).until).toBeNull();
  });

  it('name the first day only when it is in the future', () => {
    expect(factsOf({ validFrom: '2026-03-13T23:00:00Z' }).from).toBeNull();
    expect(factsOf({ validFrom: '2026-03-14T23:00:00Z' }).from).toBe('15.03.2026');
  });
});
