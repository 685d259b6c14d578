import { graphql } from 'react-relay';

/** Orders what is in the cart; gives where to pay, or why not. */
export const placeOrderMutation = graphql`
  mutation placeOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      paymentUrl
      errors {
        field
        code
        message
      }
    }
  }
`;
