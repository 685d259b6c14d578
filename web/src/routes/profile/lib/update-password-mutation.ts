import { graphql } from 'react-relay';

/** Changes the person's password; the other sessions of the account end with it. */
export const updatePasswordMutation = graphql`
  mutation updatePasswordMutation($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;
