import { graphql } from 'react-relay';

/** Sets a new password and signs in; the credentials come in the answer's headers. */
export const resetPasswordMutation = graphql`
  mutation resetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      viewer {
        ...sessionQuery_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;
