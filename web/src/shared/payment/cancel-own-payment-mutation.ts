import { graphql } from 'react-relay';

/** Cancels an order of the person's own that waits to be paid. */
export const cancelOwnPaymentMutation = graphql`
  mutation cancelOwnPaymentMutation($input: CancelOwnPaymentInput!) {
    cancelOwnPayment(input: $input) {
      errors {
        code
      }
    }
  }
`;
