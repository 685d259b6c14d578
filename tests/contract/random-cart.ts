import type { Cart } from '../../gateway/src/domains/plan/price.ts';
import type { OrderAction, OrderLength, PriceInput } from '../../upstream/src/purchase/price.ts';
import { orderLengths } from '../../upstream/src/purchase/price.ts';

/** The plans and an unknown plan. */
const planNames = ['standard', 'standard+', 'pro', 'premium', 'vip', 'me_vip', 'gold'] as const;

/** One cart as the types of gateway and upstream. */
export interface RandomCart {
  gateway: Cart;
  upstream: PriceInput;
}

/** A cart with a random plan, length, sale, code, active plan and remaining value. */
export function randomCart(random: () => number): RandomCart {
  const randomInt = (max: number) => Math.floor(random() * (max + 1));
  const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length - 1)] as Item;
  const maybe = (chance: number) => random() < chance;
  const percent = () => (maybe(0.5) ? randomInt(100) : randomInt(10_000) / 100);

  const name = oneOf(planNames);
  const hasFixedDates = name === 'me_vip' || maybe(0.05);
  const discordIncluded = name === 'me_vip' || name === 'vip' || maybe(0.05);
  const activePlan = maybe(0.4) ? null : maybe(0.4) ? name : oneOf(planNames);
  const cart = {
    discord: maybe(0.5),
    restGrosz: maybe(0.2) ? 0 : randomInt(300_000),
    christmasSale: maybe(0.4),
  };
  const plan = {
    name,
    priceGrosz: maybe(0.5) ? randomInt(40_000) : randomInt(400) * 100,
    hasFixedDates,
    discordIncluded,
  };
  const salePercent = maybe(0.5) ? 0 : percent();
  const promoPercent = maybe(0.5) ? 0 : percent();
  const months: OrderLength = hasFixedDates ? 1 : oneOf(orderLengths);
  const action: OrderAction = activePlan === null ? 'buy' : activePlan === name ? 'extend' : 'change';
  return {
    gateway: {
      ...cart,
      plan: { ...plan, salePercent, goqFromMonths: null },
      promoPercent,
      activePlan,
      months,
    },
    upstream: { ...cart, plan: { ...plan, salePercent }, promoPercent, action, months },
  };
}
