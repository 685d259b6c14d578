import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dropinfoFilters, plans, sports } from '../db/schema.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { meVipDates, seedPlans } from './seed-plans.ts';

const database = await setUpDatabase();

const clock = () => new Date('2026-03-14T12:00:00Z');

it('creates the default plans', async () => {
  await seedPlans(database.db, clock);
  const offer = await database.db.select().from(plans).orderBy(plans.position);
  expect(offer.map(({ name, priceGrosz, seesEveryNthTip }) => [name, priceGrosz, seesEveryNthTip])).toEqual([
    ['standard', 4_900, 7],
    ['standard+', 7_900, 6],
    ['pro', 12_900, 4],
    ['premium', 19_900, 1],
    ['vip', 29_900, 1],
    ['me_vip', 9_900, 1],
  ]);
  expect(offer.map(({ goqFromMonths }) => goqFromMonths)).toEqual([null, null, null, 6, 6, 1]);
  expect(offer.filter(({ discordIncluded }) => discordIncluded).map(({ name }) => name)).toEqual([
    'vip',
    'me_vip',
  ]);
  const permissions = Object.fromEntries(offer.map((plan) => [plan.name, plan.permissions]));
  expect(permissions).toMatchObject({
    standard: ['stats', 'tips', 'default_tips'],
    'standard+': ['stats', 'tips', 'default_tips', 'autofilters'],
    pro: ['stats', 'tips', 'default_tips', 'autofilters', 'dropinfo', 'special_tips'],
  });
  expect(permissions.premium).toEqual(expect.arrayContaining(['dropinfo_filters', 'chatgpt_tips']));
  expect(offer.filter(({ isLimited }) => isLimited).map(({ name }) => name)).toEqual(['me_vip']);
  expect(offer.find(({ name }) => name === 'me_vip')).toMatchObject({
    soldUntil: new Date('2026-06-15T22:00:00Z'),
    validFrom: new Date('2026-06-13T22:00:00Z'),
    validUntil: new Date('2026-07-15T22:00:00Z'),
  });
});

it('moves the summer plan to the next year after its sale', () => {
  const yearsOf = (now: string) =>
    Object.values(meVipDates(new Date(now))).map((date) => date.getUTCFullYear());
  expect(yearsOf('2026-06-15T21:59:00Z')).toEqual([2026, 2026, 2026]);
  expect(yearsOf('2026-06-15T22:00:00Z')).toEqual([2027, 2027, 2027]);
});

it('does not restore edited or removed rows', async () => {
  await seedPlans(database.db, clock);
  await database.db.update(plans).set({ priceGrosz: 1, name: 'basic' }).where(eq(plans.name, 'standard'));
  await database.db.delete(plans).where(eq(plans.name, 'vip'));
  await database.db.update(dropinfoFilters).set({ name: 'Ulubione' });
  const before = await database.db.select().from(plans).orderBy(plans.id);
  await Promise.all([seedPlans(database.db, clock), seedPlans(database.db, clock)]);
  expect(await database.db.select().from(plans).orderBy(plans.id)).toEqual(before);
  expect(await database.db.select().from(dropinfoFilters)).toMatchObject([{ name: 'Ulubione' }]);
  expect(await database.db.$count(sports)).toBe(1);
});
