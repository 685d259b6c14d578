import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { priceOf as shownPrice } from '../../gateway/src/domains/plan/price.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { priceOf as chargedPrice } from '../../upstream/src/purchase/price.ts';
import { randomCart } from './random-cart.ts';

const carts = 20_000;

test(`gateway and upstream compute the same price for ${carts} carts`, () => {
  const random = seededRandom(20_231_224);
  const seen = new Map<string, number>();
  for (let count = 0; count < carts; count += 1) {
    const cart = randomCart(random);
    const { totalGrosz, lines, extraMonths } = shownPrice(cart.gateway);
    const charged = chargedPrice(cart.upstream);
    const inGateway = [lines.map(({ kind, grosz }) => [kind.toLowerCase(), grosz]), totalGrosz, extraMonths];
    const inUpstream = [
      charged.lines.map(({ kind, grosz }) => [kind, grosz]),
      charged.totalGrosz,
      charged.extraMonths,
    ];
    // `expect` is slow, and there are many carts.
    if (!isDeepStrictEqual(inGateway, inUpstream)) {
      expect(inGateway, JSON.stringify(cart.gateway)).toEqual(inUpstream);
    }
    const sum = lines.reduce((before, { grosz }) => before + grosz, 0);
    if (sum !== totalGrosz || !Number.isInteger(sum) || sum < 0) {
      expect.fail(`${JSON.stringify(cart.gateway)}: total ${totalGrosz}, sum of the lines ${sum}`);
    }
    for (const { kind } of lines) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if (totalGrosz === 0) seen.set('sum 0', (seen.get('sum 0') ?? 0) + 1);
    if (extraMonths > 0) seen.set('extra months', (seen.get('extra months') ?? 0) + 1);
  }
  const kinds = ['DURATION_DISCOUNT', 'SALE', 'PROMO_CODE', 'ACTIVE_SUBSCRIPTION_REST', 'DISCORD'];
  for (const kind of [...kinds, 'sum 0', 'extra months']) {
    expect(seen.get(kind) ?? 0, `carts with ${kind}`).toBeGreaterThan(carts / 200);
  }
});
