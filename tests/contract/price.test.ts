import { expect, test } from 'vitest';
import { type Cart, priceOf as shownPrice } from '../../gateway/src/domains/purchase/price.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { priceOf as chargedPrice } from '../../upstream/src/purchase/price.ts';
import { randomCart } from './random-cart.ts';

const carts = 20_000;

const kindsOf = (cart: Cart): string[] => shownPrice(cart).lines.map(({ kind }) => kind);

test(`gateway and upstream compute the same price for ${carts} carts`, () => {
  const random = seededRandom(20_231_224);
  const seen = new Map<string, number>();
  for (let count = 0; count < carts; count += 1) {
    const cart = randomCart(random);
    const shown = shownPrice(cart.gateway);
    const charged = chargedPrice(cart.upstream);
    const said = JSON.stringify(cart.gateway);
    expect(
      shown.lines.map(({ kind, grosz }) => [kind.toLowerCase(), grosz]),
      said,
    ).toEqual(charged.lines.map(({ kind, grosz }) => [kind, grosz]));
    expect({ sum: shown.totalGrosz, extra: shown.extraMonths }, said).toEqual({
      sum: charged.totalGrosz,
      extra: charged.extraMonths,
    });

    const { totalGrosz, lines } = shown;
    expect(
      lines.reduce((sum, line) => sum + line.grosz, 0),
      said,
    ).toBe(totalGrosz);
    expect(Number.isInteger(totalGrosz) && totalGrosz >= 0, said).toBe(true);
    for (const kind of kindsOf(cart.gateway)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if (totalGrosz === 0) seen.set('sum 0', (seen.get('sum 0') ?? 0) + 1);
    if (shown.extraMonths > 0) seen.set('extra months', (seen.get('extra months') ?? 0) + 1);
  }
  const kinds = ['DURATION_DISCOUNT', 'SALE', 'PROMO_CODE', 'ACTIVE_SUBSCRIPTION_REST', 'DISCORD'];
  for (const kind of [...kinds, 'sum 0', 'extra months']) {
    expect(seen.get(kind) ?? 0, `carts with ${kind}`).toBeGreaterThan(carts / 200);
  }
});
