import { describe, expect, test } from 'vitest';
import { type PriceInput, priceOf } from './price.ts';

const plan = (name: string, zlotys: number, extra: Partial<PriceInput['plan']> = {}): PriceInput['plan'] => ({
  name,
  priceGrosz: Math.round(zlotys * 100),
  salePercent: null,
  discordIncluded: name === 'vip' || name === 'me_vip',
  hasFixedDates: name === 'me_vip',
  ...extra,
});
const standard = plan('standard', 49);
const standardPlus = plan('standard+', 79);
const pro = plan('pro', 129);
const premium = plan('premium', 199);
const vip = plan('vip', 299);
const meVip = plan('me_vip', 99, { salePercent: 50 });

const price = (input: Partial<PriceInput>) =>
  priceOf({
    plan: standard,
    months: 1,
    discord: false,
    promoPercent: null,
    action: 'buy',
    restGrosz: 0,
    christmasSale: false,
    ...input,
  });

type Case = [string, Partial<PriceInput>, number];

describe('the price of an order in grosz', () => {
  test.each<Case>([
    ['1 month', { months: 1 }, 4_900],
    ['3 months, 5 % less', { months: 3 }, 13_965],
    ['6 months, 10 % less', { months: 6 }, 26_460],
    ['12 months, 30 % less', { months: 12 }, 41_160],
    ['3 months of standard+', { plan: standardPlus, months: 3 }, 22_515],
    ['12 months of vip', { plan: vip, months: 12 }, 251_160],
    ['half a grosz is rounded up', { plan: plan('odd', 0.1), months: 3 }, 29],
    ['a sale', { plan: plan('pro', 129, { salePercent: 20 }), months: 3 }, 29_412],
    ['a sale of 12.5 %', { plan: plan('pro', 129, { salePercent: 12.5 }) }, 11_288],
    ['a promo code', { plan: pro, promoPercent: 20 }, 10_320],
    ['sale, then promo code', { plan: plan('pro', 129, { salePercent: 20 }), promoPercent: 10 }, 9_288],
    ['a promo code of 100 %', { plan: pro, promoPercent: 100 }, 0],
    ['Discord for 1 month', { discord: true }, 9_900],
    ['Discord for 3 months: 142.50', { months: 3, discord: true }, 13_965 + 14_250],
    ['Discord for 6 months: 270', { months: 6, discord: true }, 26_460 + 27_000],
    ['Discord for 12 months: 420', { months: 12, discord: true }, 41_160 + 42_000],
    ['Discord keeps its price with a promo code', { promoPercent: 100, discord: true }, 5_000],
    ['Discord where the plan includes it', { plan: vip, discord: true }, 29_900],
    ['the remaining value of another plan', { plan: vip, action: 'change', restGrosz: 6_450 }, 23_450],
    ['a remaining value above the package', { plan: standard, action: 'change', restGrosz: 20_000 }, 0],
    [
      'a remaining value does not pay for Discord',
      { action: 'change', restGrosz: 20_000, discord: true },
      5_000,
    ],
    ['a remaining value does not count when extending', { action: 'extend', restGrosz: 4_000 }, 4_900],
    ['ME VIP, once', { plan: meVip }, 9_900],
    [
      'ME VIP gets no discount and no Discord',
      { plan: meVip, promoPercent: 50, action: 'change', restGrosz: 5_000, discord: true },
      9_900,
    ],
  ])('%s', (_, input, expected) => {
    expect(price(input).totalGrosz).toBe(expected);
    expect(price(input).extraMonths).toBe(0);
  });

  test('has a line for each step that changes it', () => {
    expect(
      price({
        plan: plan('pro', 129, { salePercent: 20 }),
        months: 6,
        promoPercent: 10,
        action: 'change',
        restGrosz: 1_234,
        discord: true,
      }).lines,
    ).toEqual([
      { kind: 'package', grosz: 77_400 },
      { kind: 'duration_discount', grosz: -7_740 },
      { kind: 'sale', grosz: -13_932 },
      { kind: 'promo_code', grosz: -5_573 },
      { kind: 'active_subscription_rest', grosz: -1_234 },
      { kind: 'discord', grosz: 27_000 },
    ]);
    expect(price({}).lines).toEqual([{ kind: 'package', grosz: 4_900 }]);
  });
});

describe('the Christmas sale of 2023', () => {
  test.each<[string, Partial<PriceInput>, number, number]>([
    ['standard for 3 months', { months: 3 }, 10_474, 0],
    ['standard+ for 6 months', { plan: standardPlus, months: 6 }, 31_995, 0],
    ['pro for 12 months', { plan: pro, months: 12 }, 81_270, 0],
    ['standard for 1 month', { months: 1 }, 4_900, 0],
    ['premium for 3 months', { plan: premium, months: 3 }, 56_715, 0],
    ['premium for 6 months, 1 month more', { plan: premium, months: 6 }, 102_087, 1],
    ['vip for 12 months, 2 months more', { plan: vip, months: 12 }, 238_602, 2],
    ['extending by 1 month', { plan: vip, action: 'extend' }, 14_950, 0],
    ['extending by 3 months', { action: 'extend', months: 3 }, 10_474, 0],
    ['ME VIP', { plan: meVip, action: 'extend' }, 9_900, 0],
    ["a plan's own sale that takes off more", { plan: { ...pro, salePercent: 30 }, months: 3 }, 25_736, 0],
    ["a plan's own sale that takes off less", { plan: { ...pro, salePercent: 10 }, months: 3 }, 27_574, 0],
  ])('%s', (_, input, expected, extraMonths) => {
    expect(price({ ...input, christmasSale: true })).toMatchObject({ totalGrosz: expected, extraMonths });
  });
});

test('the lines add up to the total, which is never negative', () => {
  for (const months of [1, 3, 6, 12] as const) {
    for (const promoPercent of [null, 0.01, 33.33, 99.99, 100]) {
      for (const restGrosz of [0, 1, 99_999]) {
        const { lines, totalGrosz } = price({ months, promoPercent, restGrosz, action: 'change' });
        expect(lines.reduce((sum, { grosz }) => sum + grosz, 0)).toBe(totalGrosz);
        expect(Number.isInteger(totalGrosz) && totalGrosz >= 0).toBe(true);
      }
    }
  }
});
