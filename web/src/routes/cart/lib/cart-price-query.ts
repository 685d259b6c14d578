import { graphql } from 'react-relay';

/** What the cart costs, line by line; null for a plan that is not offered. */
export const cartPriceQuery = graphql`
  query cartPriceQuery($input: CartInput!) {
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
