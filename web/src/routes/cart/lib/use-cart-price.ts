import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useCartPriceQuery as CartPriceQuery } from '../../../__generated__/useCartPriceQuery.graphql.ts';
import { type Cart, useCart } from '../../../shared/payment/cart-store.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useFetchedQuery } from '../../../shared/relay/use-fetched-query.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { type CartPlan, wantsDiscord } from './cart-rules.ts';

/**
 * Fetches the price of the cart after every relevant change. Without its plan, fetches nothing. A promo code that has ended since it
 * was applied becomes a refused one. A null viewer ends the session, so that a signed-in buyer gets no guest's price.
 */
export function useCartPrice(cart: Cart, plan: CartPlan | undefined) {
  const { change } = useCart();
  const { viewer } = useSession();
  const { subMonths, promo } = cart;
  const promoCode = promo.state === 'applied' ? cart.promocode.trim() : null;
  const variables =
    !plan || subMonths === null
      ? null
      : {
          input: {
            planName: plan.name,
            months: subMonths,
            discord: wantsDiscord(cart, plan.discordIncluded),
            promoCode,
          },
        };
  const fetched = useFetchedQuery<CartPriceQuery>(useCartPriceQuery, variables, viewer?.id ?? null);
  const { data, error, isFetching, refetch } = fetched;
  const caught = data?.cartPrice.ok === false ? caughtError(data.cartPrice.errors) : null;
  const price = data?.cartPrice.ok ? data.cartPrice.value : null;
  const promoCodeError = isFetching || promoCode === null ? null : (price?.promoCodeErrors[0]?.code ?? null);
  useEffect(() => {
    if (promoCodeError !== null) change({ promo: { state: 'refused', isUsed: promoCodeError === 'USED' } });
  }, [promoCodeError, change]);
  return {
    /** The latest price, which stays during a fetch. Null before a length is chosen, and for a plan that is no longer on sale. */
    price,
    /** The buyer at the time of the price; null for a guest. */
    viewer: data?.viewer ?? null,
    /** The length of the latest price. */
    months: fetched.variables?.input.months ?? null,
    isFetching,
    error: error ?? caught,
    refetch,
  };
}

const useCartPriceQuery = graphql`
  query useCartPriceQuery($input: CartInput!) {
    cartPrice(input: $input) @catch(to: RESULT) {
      lines {
        kind
        amountPln
        percent
      }
      totalPln
      promoCodeErrors {
        code
      }
      action
      extraMonths
      goqIncluded
      unavailability
    }
    viewer {
      activeSubscription {
        planName
        expiresAt
      }
      activeSubscriptionRestValuePln
      activeSubscriptionDaysLeft
    }
  }
`;
