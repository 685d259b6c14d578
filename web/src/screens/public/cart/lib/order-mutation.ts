import { graphql } from 'react-relay';

/** Orders what is in the cart; gives where to pay, or why not. */
export const orderMutation = graphql`
  mutation orderMutation($input: OrderInput!) {
    order(input: $input) {
      paymentUrl
      errors {
        field
        code
        message
      }
    }
  }
`;
