import { graphql } from 'react-relay';

/** Has a message with a link sent; the answer does not tell whether the address has an account. */
export const requestPasswordResetMutation = graphql`
  mutation requestPasswordResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;
