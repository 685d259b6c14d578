import { graphql } from 'react-relay';
import type { useCartPriceQuery as CartPriceQuery } from '../../../__generated__/useCartPriceQuery.graphql.ts';
import { useCart } from '../../../shared/payment/cart-store.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useFetchedQuery } from '../../../shared/relay/use-fetched-query.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { wantsDiscord } from './cart-rules.ts';

/** Fetches the price of the cart after every relevant change. */
export function useCartPrice(isDiscordIncluded: boolean) {
  const { cart } = useCart();
  const { viewer } = useSession();
  const { sub, subMonths, promo } = cart;
  const discord = wantsDiscord(cart, isDiscordIncluded);
  const promoCode = promo.state === 'applied' ? cart.promocode.trim() : null;
  const variables =
    sub === null || subMonths === null
      ? null
      : { input: { planName: sub, months: subMonths, discord, promoCode } };
  const { data, error, isFetching, refetch } = useFetchedQuery<CartPriceQuery>(
    useCartPriceQuery,
    variables,
    viewer?.id ?? null,
  );
  const caught = data?.cartPrice.ok === false ? caughtError(data.cartPrice.errors) : null;
  return {
    /** The latest price, which stays during a fetch. Null before a length is chosen. */
    price: data?.cartPrice.ok ? (data.cartPrice.value ?? null) : null,
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
      action
      extraMonths
      goqIncluded
      unavailability
    }
  }
`;
