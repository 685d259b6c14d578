import { expect, it, vi } from 'vitest';
import { grantPeriod, includedBenefits } from './subscription-grant.ts';

const plan = {
  name: 'vip',
  hasFixedDates: false,
  validFrom: null,
  validUntil: null,
  discordIncluded: true,
  goqFromMonths: 6,
};
const meVip = {
  ...plan,
  hasFixedDates: true,
  goqFromMonths: 1,
  validFrom: '2026-06-13T22:00:00.000Z',
  validUntil: '2026-07-15T22:00:00.000Z',
};
const noon = (day: string) => Date.parse(`${day}T11:00:00.000Z`);

it.each([
  [plan, 5, { goq: false, discord: true }],
  [plan, 6, { goq: true, discord: true }],
  [plan, null, { goq: false, discord: true }],
  [meVip, null, { goq: true, discord: true }],
  [{ ...plan, discordIncluded: false, goqFromMonths: null }, 12, { goq: false, discord: false }],
  [undefined, 12, { goq: false, discord: false }],
])('includes benefits by plan and months', (given, months, included) => {
  expect(includedBenefits(given, months)).toEqual(included);
});

it('counts months by the calendar in Warsaw', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // 0:30 in Warsaw.
  expect(grantPeriod(plan, 1, Date.parse('2026-01-30T23:30:00.000Z'))).toEqual({
    from: '31.01.2026',
    until: '28.02.2026',
  });
});

it.each([
  [plan, 1, '2026-01-31', { from: '31.01.2026', until: '28.02.2026' }],
  [plan, 12, '2026-03-14', { from: '14.03.2026', until: '14.03.2027' }],
  [plan, 0, '2026-03-14', null],
  [plan, 37, '2026-03-14', null],
  [plan, null, '2026-03-14', null],
  [meVip, null, '2026-03-14', { from: '14.06.2026', until: '15.07.2026' }],
  [meVip, null, '2026-07-01', { from: '01.07.2026', until: '15.07.2026' }],
])('computes the period of a grant: %#', (given, months, today, days) => {
  expect(grantPeriod(given, months, noon(today))).toEqual(days);
});
