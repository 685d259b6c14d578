import { describe, expect, it } from 'vitest';
import {
  applyDiscount,
  type Cart,
  discordGrosz,
  durationsOf,
  includesGoq,
  type PlanTerms,
  priceOf,
} from './price.ts';

const prices: Record<string, number> = {
  standard: 4900,
  'standard+': 7900,
  pro: 12_900,
  premium: 19_900,
  vip: 29_900,
  me_vip: 9900,
};

const terms = (name: string, over: Partial<PlanTerms> = {}): PlanTerms => ({
  name,
  priceGrosz: prices[name] ?? 0,
  salePercent: 0,
  hasFixedDates: name === 'me_vip',
  discordIncluded: name === 'vip' || name === 'me_vip',
  goqFromMonths: { premium: 6, vip: 6, me_vip: 1 }[name] ?? null,
  ...over,
});

type Over = Partial<Omit<Cart, 'plan'>> & Pick<Partial<PlanTerms>, 'priceGrosz' | 'salePercent'>;

const cart = (
  name: string,
  months: number,
  { priceGrosz = prices[name] ?? 0, salePercent = 0, ...over }: Over = {},
): Cart => ({
  plan: terms(name, { priceGrosz, salePercent }),
  months,
  promoPercent: 0,
  discord: false,
  activePlan: null,
  restGrosz: 0,
  christmasSale: false,
  ...over,
});

const total = (plan: string, months: number, over: Over = {}): number =>
  priceOf(cart(plan, months, over)).totalGrosz / 100;

const linesOf = (plan: string, months: number, over: Over = {}) =>
  priceOf(cart(plan, months, over)).lines.map(({ kind, grosz, percent }) => [kind, grosz / 100, percent]);

describe('the price by length', () => {
  it.each([
    ['standard', 1, 49],
    ['standard', 3, 139.65],
    ['standard', 6, 264.6],
    ['standard', 12, 411.6],
    ['standard+', 1, 79],
    ['standard+', 3, 225.15],
    ['standard+', 6, 426.6],
    ['standard+', 12, 663.6],
    ['pro', 1, 129],
    ['pro', 3, 367.65],
    ['pro', 6, 696.6],
    ['pro', 12, 1083.6],
    ['premium', 1, 199],
    ['premium', 3, 567.15],
    ['premium', 6, 1074.6],
    ['premium', 12, 1671.6],
    ['vip', 1, 299],
    ['vip', 3, 852.15],
    ['vip', 6, 1614.6],
    ['vip', 12, 2511.6],
  ] as const)('of %s for %i months is %d zł', (plan, months, expected) => {
    expect(total(plan, months)).toBe(expected);
  });

  it('has a separate line for the discount', () => {
    expect(linesOf('pro', 6)).toEqual([
      ['PACKAGE', 774, null],
      ['DURATION_DISCOUNT', -77.4, 10],
    ]);
    expect(linesOf('pro', 1)).toEqual([['PACKAGE', 129, null]]);
  });
});

describe('the Discord server', () => {
  it.each([
    [1, 50],
    [3, 142.5],
    [6, 270],
    [12, 420],
  ])('for %i months costs %d zł', (months, expected) => {
    expect(discordGrosz(terms('standard'), months) / 100).toBe(expected);
    expect(total('standard', months, { discord: true })).toBeCloseTo(
      total('standard', months) + expected,
      10,
    );
  });

  it.each(['vip', 'me_vip'])('is included in %s', (plan) => {
    expect(linesOf(plan, 1, { discord: true })).toEqual([['PACKAGE', (prices[plan] ?? 0) / 100, null]]);
  });

  it('keeps its price with a sale, a promo code and a remaining value above the package price', () => {
    const over = { salePercent: 50, promoPercent: 50, discord: true, activePlan: 'vip', restGrosz: 99_999 };
    expect(linesOf('standard', 3, over).at(-1)).toEqual(['DISCORD', 142.5, null]);
    expect(total('standard', 3, over)).toBe(142.5);
  });
});

describe('reductions', () => {
  it('apply in order: length, sale, promo code, remaining value', () => {
    const over = {
      salePercent: 20,
      promoPercent: 10,
      activePlan: 'standard',
      restGrosz: 3333,
      discord: true,
    };
    expect(linesOf('pro', 12, over)).toEqual([
      ['PACKAGE', 1548, null],
      ['DURATION_DISCOUNT', -464.4, 30],
      ['SALE', -216.72, 20],
      ['PROMO_CODE', -86.69, 10],
      ['ACTIVE_SUBSCRIPTION_REST', -33.33, null],
      ['DISCORD', 420, null],
    ]);
    expect(total('pro', 12, over)).toBe(1166.86);
  });

  it('are rounded half up at each step', () => {
    expect(applyDiscount(4995, 50)).toBe(2498);
    expect(applyDiscount(4995, 12.5)).toBe(4371);
    expect(applyDiscount(1, 50)).toBe(1);
    const odd = { priceGrosz: 4999, salePercent: 12.5, promoPercent: 33.33 };
    expect(linesOf('standard', 3, odd)).toEqual([
      ['PACKAGE', 149.97, null],
      ['DURATION_DISCOUNT', -7.5, 5],
      ['SALE', -17.81, 12.5],
      ['PROMO_CODE', -41.55, 33.33],
    ]);
  });

  it('of 100 percent by promo code give a total of 0', () => {
    expect(total('pro', 6, { promoPercent: 100 })).toBe(0);
    expect(total('pro', 6, { promoPercent: 100, discord: true })).toBe(270);
  });

  it.each([
    ['another plan takes off the rest', { activePlan: 'standard', restGrosz: 2000 }, 109],
    ['the rest is at most the package', { activePlan: 'vip', restGrosz: 12_901 }, 0],
    ['the same plan is extended', { activePlan: 'pro', restGrosz: 2000 }, 129],
    ['no plan has no rest', { activePlan: null, restGrosz: 2000 }, 129],
    ['a rest below 0 adds nothing', { activePlan: 'standard', restGrosz: -100 }, 129],
  ])('when %s', (_case, over, expected) => {
    expect(total('pro', 1, over)).toBe(expected);
  });
});

describe('ME VIP', () => {
  it('costs 99 zł once, without any discount', () => {
    const over = {
      salePercent: 50,
      promoPercent: 50,
      activePlan: 'pro',
      restGrosz: 5000,
      discord: true,
      christmasSale: true,
    };
    expect(linesOf('me_vip', 1, over)).toEqual([['PACKAGE', 99, null]]);
    expect(total('me_vip', 1, { activePlan: 'me_vip', christmasSale: true })).toBe(99);
    expect(durationsOf(terms('me_vip')).map(({ months }) => months)).toEqual([1]);
    expect(durationsOf(terms('pro')).map(({ months }) => months)).toEqual([1, 3, 6, 12]);
  });
});

describe('the quality guarantee', () => {
  it.each([
    ['premium', 6, true],
    ['premium', 12, true],
    ['premium', 3, false],
    ['vip', 6, true],
    ['vip', 12, true],
    ['vip', 1, false],
    ['pro', 12, false],
    ['me_vip', 1, true],
  ] as const)('in %s for %i months: %s', (plan, months, included) => {
    expect(includesGoq(terms(plan), months)).toBe(included);
  });
});

describe('the Christmas sale of 2023', () => {
  const on = { christmasSale: true };

  it.each([
    ['standard', 3, 25, 0, 104.74],
    ['standard', 6, 25, 0, 198.45],
    ['standard', 12, 25, 0, 308.7],
    ['standard+', 3, 25, 0, 168.86],
    ['standard+', 6, 25, 0, 319.95],
    ['standard+', 12, 25, 0, 497.7],
    ['pro', 3, 25, 0, 275.74],
    ['pro', 6, 25, 0, 522.45],
    ['pro', 12, 25, 0, 812.7],
    ['premium', 6, 5, 1, 1020.87],
    ['premium', 12, 5, 2, 1588.02],
    ['vip', 6, 5, 1, 1533.87],
    ['vip', 12, 5, 2, 2386.02],
  ] as const)(
    'takes off %s for %i months %i %% and adds %i months: %d zł',
    (plan, months, percent, extra, sum) => {
      const price = priceOf(cart(plan, months, on));
      expect(price.lines.find((line) => line.kind === 'SALE')?.percent).toBe(percent);
      expect(price).toMatchObject({ totalGrosz: Math.round(sum * 100), extraMonths: extra });
      expect(priceOf(cart(plan, months))).toMatchObject({ extraMonths: 0 });
      expect(total(plan, months)).toBeGreaterThan(sum);
    },
  );

  it.each([
    ['standard', 1],
    ['pro', 1],
    ['premium', 1],
    ['premium', 3],
    ['vip', 3],
  ] as const)('leaves a new %s for %i months alone', (plan, months) => {
    expect(priceOf(cart(plan, months, on))).toEqual(priceOf(cart(plan, months)));
  });

  it.each([
    ['standard', 24.5],
    ['standard+', 39.5],
    ['pro', 64.5],
    ['premium', 99.5],
    ['vip', 149.5],
  ] as const)('halves one more month of %s to %d zł', (plan, sum) => {
    expect(total(plan, 1, { ...on, activePlan: plan, restGrosz: 1000 })).toBe(sum);
    expect(total(plan, 1, { activePlan: plan, restGrosz: 1000 })).toBe(sum * 2);
  });

  it('does not halve a change to another plan', () => {
    expect(total('pro', 1, { ...on, activePlan: 'standard', restGrosz: 1000 })).toBe(119);
  });

  it.each([10, 5])(
    'does not apply, nor its extra months, when the plan’s sale of %i %% is larger',
    (salePercent) => {
      expect(priceOf(cart('vip', 12, { ...on, salePercent }))).toEqual(
        priceOf(cart('vip', 12, { salePercent })),
      );
      expect(priceOf(cart('vip', 12, { ...on, salePercent: 4.99 })).extraMonths).toBe(2);
    },
  );
});
