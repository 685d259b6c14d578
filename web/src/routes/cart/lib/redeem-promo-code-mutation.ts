import { graphql } from 'react-relay';

/** Checks a promo code for the signed-in person; it is used up only by a paid order. */
export const redeemPromoCodeMutation = graphql`
  mutation redeemPromoCodeMutation($input: RedeemPromoCodeInput!) {
    redeemPromoCode(input: $input) {
      promoCode {
        code
        percent
      }
      errors {
        field
        code
      }
    }
  }
`;
