import type {
  CartLineKind,
  useCartPriceQuery$data,
} from '../../../__generated__/useCartPriceQuery.graphql.ts';

type Priced = Extract<useCartPriceQuery$data['cartPrice'], { readonly ok: true }>;

/** What a cart costs, as the graph tells it. */
export type CartPrice = NonNullable<Priced['value']>;

/** A line of the price. */
export type PriceLine = CartPrice['lines'][number];

const addOn: CartLineKind = 'DISCORD';

/** The lines of the package and its reductions, those of add-ons, and what the package costs by then in PLN. */
export function splitLines(lines: readonly PriceLine[]) {
  const ofPackage = lines.filter(({ kind }) => kind !== addOn);
  const grosze = ofPackage.reduce((sum, { amountPln }) => sum + Math.round(amountPln * 100), 0);
  return { ofPackage, ofAddOns: lines.filter(({ kind }) => kind === addOn), packagePln: grosze / 100 };
}
